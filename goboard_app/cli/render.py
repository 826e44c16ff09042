"""`goboard render`: a picture of a position, without a window or a display."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from dataclasses import replace

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice

from goboard_app.app.texts.commands import (
    named,
    no_graphics,
    not_painted,
    number_out_of_range,
    one_of_games,
    only_png,
    would_lose_record,
)
from goboard_app.app.texts.records import finding_sentence
from goboard_app.app.translation import install_language
from goboard_app.cli.errors import CommandFailed, Exit
from goboard_app.cli.files import ReadFile, read_file, same_file, write_file
from goboard_app.cli.language import system_language
from goboard_app.cli.values import whole_option
from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree
from goboard_app.record.values import move_of
from goboard_app.session.game_session import GameSession
from goboard_app.session.painter import paint
from goboard_app.session.picture import NO_POINTS, BoardPicture

SMALLEST, USUAL, LARGEST = 32, 1000, 4096
THEME_NAMES = ("light", "dark", "contrast")


def run_render(options: Namespace) -> int:
    """Write the picture of one position as PNG."""
    _refuse_target(options.file, options.out)
    size = whole_option("--size", options.size, SMALLEST, LARGEST)
    file = read_file(options.file)
    tree = file.record.games[0]
    node = tree.main_line_end()
    if options.move is not None:
        node = _node_after(tree, whole_option("--move", options.move, -(10**9), 10**9))
    write_file(options.out, _png(_picture(tree, node), options, size))
    told = list(_messages(file))
    for sentence in told:
        print(named(file.name, sentence), file=sys.stderr)
    return Exit.TOLD if told else Exit.FINE


def _refuse_target(source: str, out: str) -> None:
    ending = os.path.splitext(out)[1]
    if same_file(source, out):
        raise CommandFailed(named(out, would_lose_record()))
    if ending.lower() not in ("", ".png"):
        raise CommandFailed(named(out, only_png(ending)))


def _node_after(tree: GameTree, moves: int) -> Node:
    """The last node of the main line at which just so many moves have been made."""
    made = 0
    found = tree.root
    for node in tree.main_line():
        made += move_of(node, tree.size) is not None
        if made > moves >= 0:
            return found
        found = node
    if not 0 <= moves <= made:
        raise CommandFailed(number_out_of_range("--move", 0, made))
    return found


def _picture(tree: GameTree, node: Node) -> BoardPicture:
    picture = paint(GameSession(tree, is_live=False, cursor=node))
    return replace(picture, ghost=None, playable=NO_POINTS)


def _png(picture: BoardPicture, options: Namespace, size: int) -> bytes:
    try:
        from PySide6.QtGui import QImageWriter

        from goboard_app.ui.board.render import render_image
        from goboard_app.ui.look.theme import THEMES

        application = _graphics()
    except ImportError as error:
        raise CommandFailed(no_graphics(str(error))) from error
    image = render_image(picture, THEMES[options.theme], size, coordinates=options.coordinates)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    is_made = not image.isNull() and QImageWriter(buffer, QByteArray(b"png")).write(image)
    # Fonts and pixmaps are to be had as long as there is an application.
    del application
    if not is_made:
        raise CommandFailed(not_painted())
    return bytes(buffer.data().data())


def _graphics() -> QCoreApplication:
    """An application that can paint; there can be one at a time."""
    from PySide6.QtGui import QGuiApplication

    present = QCoreApplication.instance()
    if isinstance(present, QGuiApplication):
        return present
    if present is not None:
        present.shutdown()
    application = QGuiApplication(_platform_arguments())
    install_language(application, system_language())
    return application


def _platform_arguments() -> list[str]:
    """Where a display may be missing or unreachable, ask for none: no window is shown anyway."""
    if sys.platform in ("win32", "darwin"):
        return ["goboard"]
    if not any(os.environ.get(name) for name in ("LC_ALL", "LC_CTYPE", "LANG")):
        # Qt complains of a locale without UTF-8, such as jobs run by the clock have.
        os.environ["LC_CTYPE"] = "C.UTF-8"
    return ["goboard", "-platform", "offscreen"]


def _messages(file: ReadFile) -> list[str]:
    games = len(file.record.games)
    told = [finding_sentence(item) for item in file.record.findings]
    return told if games < 2 else [*told, one_of_games(1, games)]
