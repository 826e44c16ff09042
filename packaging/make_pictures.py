"""Draw the pictures of the documents: windows of the program itself, without a display.

Run `python packaging/make_pictures.py [NAME...]` to write docs/*.webp again, all of them or those that are named.
The games are those below. Each window opens as the program ships it, with settings of its own in a folder that is
deleted afterwards, without motion. So the pictures are the same at each run, as long as the program is and the fonts
of the computer are.
"""

from __future__ import annotations

import io
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PIL import Image
from PySide6.QtCore import QBuffer, QEvent, QIODevice, QPoint, QSettings
from PySide6.QtGui import QCursor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication  # noqa: TID251  these are the windows of the program

from goboard_app.app.settings import SettingsHub, SettingsStore
from goboard_app.app.texts import install_language
from goboard_app.go.board import BoardSize, parse_point
from goboard_app.record.sgf.parser import games_of_text
from goboard_app.rules.catalogue import CHINESE
from goboard_app.session.export import node_after
from goboard_app.session.new_game import NewGame
from goboard_app.ui.features import FEATURES
from goboard_app.ui.shell.window import MainWindow
from goboard_app.ui.shell.windows import Windows

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs"
SIZE, MOVING_SIZE, SHOWN_SIZE, QUALITY = (1280, 800), (1120, 720), (896, 576), 84
WAIT_S, STILL_S = 30.0, 0.4
NOWHERE = QPoint(-5000, -5000)
FRAME_MS, LAST_FRAME_MS, MOST_FRAMES = 1800, 4000, 12

PLAYED = "E4 E5 F5 D6 F6 E7 G7 F7 G6 E8 F8 D5 D4 C5 C4 B4 C3 B5 D3 C7 G9 B3"

COUNTED = """(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]KM[6.5]PB[Hana]PW[Tomás]
;B[ee];W[ec];B[dc];W[fe];B[ef];W[ff];B[fg];W[gf];B[gg];W[hg]
;B[dd];W[ed];B[hh];W[db];B[cb];W[eb];B[hc];W[gc];B[he];W[hd]
;B[df];W[cf];B[ce];W[cg];B[dg];W[eg];B[eh];W[ig];B[ih];W[da]
;B[ca];W[fd];B[ch];W[hf];B[bf];W[ge];B[fb];W[ie];B[];W[])"""

REVIEWED = """(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Chinese]KM[7]PB[Hana]BR[5k]PW[Miro]WR[4k]DT[2026-03-14]RE[B+2]
;B[ec];W[gc];B[cg];W[eg];B[gg]
(;W[gf]IT[]LB[ff:A][hg:B]TR[gg]C[White pushes at G4. Black can bend at F4, or pull back to H3 and keep White low.]
(;B[ff];W[ge];B[fe];W[gd];B[eh];W[dh];B[fg];W[dg];B[df];W[ch])
(;B[hg]C[Low, and a little slow.];W[ff];B[hf];W[he]))
(;W[hg]C[The quiet move.];B[ff](;W[hf];B[dg])(;W[df])))"""

TAUGHT = """(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]GN[Catching stones]AB[fd][ge][he]AW[gd][fb][cg]PL[B]AR[gd:gb][gd:id]
C[@screen
Black moves. White has two liberties and seems to get away. Where must Black begin?
@task capture G6
@hint Which side leads White to the edge?
@right White cannot get out.]
;B[gc];W[hd];B[id];W[hc];B[hb];W[ic];B[ib])
(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]AB[dd][de][ef][ff]AW[ee][cc][gc]PL[B]
C[@screen
A ladder does not work here. Can Black still catch the white stone?
@task play
@right A net: White has no way out.]
;B[fd])
(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]AB[de][ec][df]AW[dd][ce][cf][ee]PL[W]
C[@screen
Now it is White who chases.
@task play]
;W[dg])
(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]AB[cc][gc][cg][gg]PL[B]
C[@screen
How many liberties has each of these stones?
@task count 4])"""


@contextmanager
def program(size: tuple[int, int] = SIZE, **settings: object) -> Iterator[MainWindow]:
    """Open a window of the program with these settings, and close it."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        store = SettingsStore(QSettings(str(folder / "goboard.ini"), QSettings.Format.IniFormat))
        usual = {"theme": "light", "language": "en", "motion": False, "natural_placement": True}
        store.save(replace(store.load(), **(usual | settings)))  # type: ignore[arg-type]
        # Else the window would be pointed at where the one before it was.
        QCursor.setPos(NOWHERE)
        windows = Windows(SettingsHub(store, app), folder / "data" / "unfinished.sgf", app.font(), FEATURES, app)
        window = windows.make()
        window.resize(*size)
        window.show_start_page()
        window.show()
        try:
            yield window
        finally:
            windows.release()
            window.hide()
            window.deleteLater()
            app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def settle(window: MainWindow, is_done: Callable[[], bool] = lambda: True) -> None:
    """Let the program work until something holds, the groups are read and the window rests for a moment."""
    end = time.monotonic() + WAIT_S
    while window.controller.reader.is_busy or not is_done():
        assert time.monotonic() < end, "waited in vain"
        QTest.qWait(20)
    QTest.qWait(int(1000 * STILL_S))


def picture_of(window: MainWindow) -> Image.Image:
    """Return what the window shows."""
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return Image.open(io.BytesIO(buffer.data().data())).convert("RGB")


def show_record(window: MainWindow, text: str, moves: int = 0) -> None:
    """Put a record on the board, after so many moves."""
    window.controller.show_games(games_of_text(text))
    window.page.panel.make_ready()
    tree = window.controller.session.tree
    window.controller.go_to(node_after(tree, tree.main_line(), moves))
    settle(window)


def game() -> list[Image.Image]:
    """Return a game on 9 × 9 that goes on, with the pointer on a chain."""
    with program() as window:
        players = NewGame(BoardSize(9, 9), CHINESE, Fraction(15, 2), black_name="Hana", white_name="Tomás")
        window.context.service("games").start(players)
        for name in PLAYED.split():
            window.controller.click(parse_point(name, players.size))
        board = window.page.board
        settle(window)
        QTest.mouseMove(board.viewport(), QPoint(2, 2))
        QTest.mouseMove(board.viewport(), board.position_of(parse_point("D4", players.size)))
        settle(window)
        picture = picture_of(window)
        QTest.mouseMove(window, NOWHERE)
        return [picture]


def count() -> list[Image.Image]:
    """Return the steps of a count by Japanese rules."""
    with program(MOVING_SIZE) as window:
        show_record(window, COUNTED, 100)
        window.controller.start_count()
        settle(window)
        stories = window.context.service("stories")
        stories.show()
        settle(window, lambda: stories.is_open)
        stories.player.pause()
        frames = []
        last = len(stories.story.steps)
        places = sorted({round(last * each / (MOST_FRAMES - 1)) for each in range(MOST_FRAMES)})
        for place in places:
            stories.player.go_to(place)
            settle(window)
            frames.append(picture_of(window).resize(SHOWN_SIZE, Image.Resampling.LANCZOS))
        return frames


def review() -> list[Image.Image]:
    """Return a record with variations, in the dark theme."""
    with program(theme="dark") as window:
        show_record(window, REVIEWED, 6)
        return [picture_of(window)]


def table() -> list[Image.Image]:
    """Return a lesson at the teacher's table."""
    with program() as window:
        show_record(window, TAUGHT)
        window.commands.run("table")
        settle(window)
        return [picture_of(window)]


PICTURES: dict[str, Callable[[], list[Image.Image]]] = {
    "game": game,
    "counting": count,
    "review": review,
    "table": table,
}
"""The pictures by name; one with several frames moves."""


def main() -> int:
    """Write the pictures that are named, or all."""
    names = sys.argv[1:] or list(PICTURES)
    if unknown := [name for name in names if name not in PICTURES]:
        print(f"No such picture: {', '.join(unknown)}. There are: {', '.join(PICTURES)}", file=sys.stderr)
        return 2
    application = QApplication([sys.argv[0], "-style", "Fusion"])
    install_language(application, "en")
    for name in names:
        first, *others = PICTURES[name]()
        path = FOLDER / f"{name}.webp"
        times = [FRAME_MS] * len(others) + [LAST_FRAME_MS]
        more = {"save_all": True, "append_images": others, "duration": times, "loop": 0} if others else {}
        first.save(path, "WEBP", quality=QUALITY, method=6, **more)
        print(f"{name}: {path.stat().st_size} bytes")
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
