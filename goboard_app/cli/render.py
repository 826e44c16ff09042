"""`goboard render`: writes a board or a game as a picture, text or pages, without a window or a display."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from goboard_app.app.files.load import game_title
from goboard_app.app.texts import cli as cli_texts
from goboard_app.app.texts import files as files_texts
from goboard_app.app.texts import install_language
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.print import games_left_out, handout_title, no_positions, shot_notes
from goboard_app.app.texts.results import finding_sentence
from goboard_app.cli.batch import Batch, Source, in_and_out, planned, sources_of
from goboard_app.cli.files import (
    STANDARD,
    CommandFailed,
    Exit,
    ReadFile,
    game_number,
    read_file,
    same_file,
    system_language,
    tell,
    whole_option,
    write_file,
)
from goboard_app.go.board import BoardSize
from goboard_app.late import late
from goboard_app.lessons.handout import Handout, plan_handout
from goboard_app.record.game_info import info_of
from goboard_app.record.properties import is_number
from goboard_app.record.tree import GameTree
from goboard_app.session.export import (
    LARGEST_MOVING_PX,
    LONGEST_MS,
    PER_PAGE,
    SHORTEST_MS,
    SMALLEST_PX,
    TYPE_SIZES,
    USUAL_MS,
    USUAL_PX,
    USUAL_TYPE_SIZE,
    ExportChoice,
    ExportKind,
    Shot,
    frames,
    node_after,
    plain_shot,
    still,
    with_numbers,
)
from goboard_app.session.kifu.plan import LENGTHS, KifuOptions, move_span, plan_kifu
from goboard_app.session.painter import paint
from goboard_app.session.picture import BoardPart, parse_part, whole_board
from goboard_app.session.session import GameSession

with late:
    from PySide6 import QtGui

    from goboard_app.ui.paper import jobs, writers
    from goboard_app.ui.paper.jobs import Material
    from goboard_app.ui.widgets.look import app_font

if TYPE_CHECKING:
    import argparse


THEME_NAMES = ("light", "dark", "contrast", "contrast_dark", "print")
PAPERS = ("a4", "letter")
# In pixels, the longer side.
LARGEST = 4096
USUAL_MOVING = 480

_ENDINGS = {
    # Standard output, or a name without an ending.
    "": ExportKind.PNG,
    ".png": ExportKind.PNG,
    ".svg": ExportKind.SVG,
    ".pdf": ExportKind.PDF,
    ".txt": ExportKind.TEXT,
    ".gif": ExportKind.GIF,
    ".webp": ExportKind.WEBP,
}
_USUAL_FORMAT = "png"
# Kinds that are meant for print: their usual theme is the one for paper.
_ON_PAPER = (ExportKind.SVG, ExportKind.PDF, ExportKind.KIFU, ExportKind.HANDOUT)

# Options that do not go with --handout, and those that need it.
_NOT_ON_HANDOUTS = ("kifu", "move", "range", "part", "numbers")
_FOR_HANDOUTS = ("solutions", "type", "blanks")


@dataclass(frozen=True, slots=True)
class Span:
    """Moves from `first` to `last`, counted from 1."""

    first: int
    last: int


def add_render_options(options: argparse._ArgumentGroup) -> None:
    """Add all options of the command."""
    size = translate("cli", "longer side in pixels")
    options.add_argument("--move", metavar="N", help=translate("cli", "how many moves to play"))
    options.add_argument(
        "--range",
        metavar="A-B",
        help=translate("cli", "these moves; on one board they have numbers"),
    )
    options.add_argument("--numbers", action="store_true", help=translate("cli", "numbers on the stones"))
    options.add_argument("--part", metavar="A1:J9", help=translate("cli", "only this part of the board"))
    options.add_argument("--kifu", action="store_true", help=translate("cli", "the game in figures (PDF)"))
    options.add_argument(
        "--sensei",
        action="store_true",
        help=translate("cli", "in the format of Sensei’s Library (text)"),
    )
    options.add_argument("--size", metavar="PX", help=size)
    options.add_argument("--theme", choices=THEME_NAMES, help=translate("cli", "colours"))
    options.add_argument("--paper", choices=PAPERS, default=PAPERS[0], help=translate("cli", "page size"))
    options.add_argument(
        "--figures",
        choices=[str(length) for length in LENGTHS],
        default=str(LENGTHS[0]),
        help=translate("cli", "moves per figure"),
    )
    options.add_argument(
        "--format",
        choices=[ending[1:] for ending in _ENDINGS if ending],
        help=translate("cli", "with --output: the ending of the files, png if none is given"),
    )
    _add_more(options)


def _add_more(options: argparse._ArgumentGroup) -> None:
    options.add_argument(
        "--handout",
        choices=[str(count) for count in PER_PAGE],
        help=translate("cli", "the positions of the file, this many per page (PDF)"),
    )
    options.add_argument(
        "--solutions",
        action="store_true",
        help=translate("cli", "with --handout: solutions on the last page"),
    )
    options.add_argument(
        "--type",
        choices=[str(points) for points in TYPE_SIZES],
        help=translate("cli", "with --handout: size of the text in points"),
    )
    options.add_argument(
        "--blanks",
        action="store_true",
        help=translate("cli", "with --handout: lines for name, date and answers"),
    )
    options.add_argument(
        "--speed",
        metavar="MS",
        default=str(USUAL_MS),
        help=translate("cli", "milliseconds per move (GIF, WebP)"),
    )
    options.add_argument("--game", metavar="N", help=translate("cli", "this game of the file"))
    options.add_argument(
        "--no-coordinates",
        dest="coordinates",
        action="store_false",
        help=translate("cli", "leave out letters and numbers at the edge"),
    )


def kind_of(options: Namespace, out: str) -> ExportKind:
    """Return the kind of file that the name of OUT and the options ask for.

    Raises CommandFailed if the ending is unknown or the options do not fit together.
    """
    ending = os.path.splitext(out)[1].lower()
    if ending not in _ENDINGS:
        known = ", ".join(name for name in _ENDINGS if name)
        raise CommandFailed(cli_texts.named(out, files_texts.unknown_ending(ending, known)))
    kind = _ENDINGS[ending]
    if options.sensei:
        _demand(kind is ExportKind.TEXT, "--sensei", ".txt")
        kind = ExportKind.SENSEI
    if options.kifu:
        _demand(kind is ExportKind.PDF, "--kifu", ".pdf")
    is_board = options.move is not None or options.part is not None or options.numbers
    if options.handout is not None:
        _demand(kind is ExportKind.PDF, "--handout", ".pdf")
        kind = ExportKind.HANDOUT
    else:
        for name in _FOR_HANDOUTS:
            if getattr(options, name):
                raise CommandFailed(files_texts.needs_option(f"--{name}", "--handout"))
    # A PDF without an option for a single board is the whole game.
    if kind is ExportKind.PDF and (options.kifu or not is_board):
        kind = ExportKind.KIFU
    _check_together(options, kind)
    return kind


def _check_together(options: Namespace, kind: ExportKind) -> None:
    if options.move is not None and options.range is not None:
        raise CommandFailed(files_texts.not_together("--move", "--range"))
    if kind.has_pages:
        asked = "--kifu" if kind is ExportKind.KIFU else "--handout"
        names = ("move", "part") if kind is ExportKind.KIFU else _NOT_ON_HANDOUTS
        for name in names:
            if getattr(options, name) not in (None, False):
                raise CommandFailed(files_texts.not_together(asked, f"--{name}"))


def _demand(holds: bool, option: str, ending: str) -> None:
    if not holds:
        raise CommandFailed(files_texts.only_with(option, ending))


def choice_of(options: Namespace, kind: ExportKind) -> ExportChoice:
    """Return the look of the output. Raises CommandFailed if the size or the speed is out of range."""
    largest = LARGEST_MOVING_PX if kind.is_moving else LARGEST
    usual = USUAL_MOVING if kind.is_moving else USUAL_PX
    size = usual
    if options.size is not None:
        size = whole_option("--size", options.size, SMALLEST_PX, largest)
    return ExportChoice(
        kind=kind,
        size=size,
        moving_size=min(size, LARGEST_MOVING_PX),
        theme=options.theme or ("print" if kind in _ON_PAPER else THEME_NAMES[0]),
        coordinates=options.coordinates,
        numbers=options.numbers,
        paper=options.paper,
        length=int(options.figures),
        per_page=int(options.handout or PER_PAGE[0]),
        solutions=options.solutions,
        type_size=int(options.type or USUAL_TYPE_SIZE),
        blanks=options.blanks,
        frame_ms=whole_option("--speed", options.speed, SHORTEST_MS, LONGEST_MS),
    )


def part_option(text: str | None, size: BoardSize) -> BoardPart | None:
    """Return the part of the board that --part names; None without it. Raises CommandFailed if it is invalid."""
    if text is None:
        return None
    try:
        return parse_part(text, size)
    except ValueError as error:
        raise CommandFailed(files_texts.bad_part(text, size)) from error


def range_option(text: str, moves: int) -> Span:
    """Return the moves that --range names. Raises CommandFailed if they are not within `moves` moves."""
    first, dash, last = text.partition("-")
    if not (dash and is_number(first.strip()) and is_number(last.strip())):
        raise CommandFailed(files_texts.bad_range(text))
    span = Span(int(first), int(last))
    if span.first > span.last:
        raise CommandFailed(files_texts.range_backwards(span.first, span.last))
    if not (span.first >= 1 and span.last <= moves):
        raise CommandFailed(cli_texts.number_out_of_range("--range", 1, moves))
    return span


def run_render(options: Namespace) -> int:
    """Write one board, a row of boards, a whole game, or a hand-out; for many files one each, into a folder.

    Raises CommandFailed if the options do not fit together, or a file may not be read or written.
    """
    if options.output is None:
        if options.format is not None:
            options.refuse(cli_texts.needs_output_for("--format"))
        name, out = in_and_out(options)
        if same_file(name, out):
            raise CommandFailed(cli_texts.named(out, cli_texts.would_lose_record()))
        kind = kind_of(options, out)
        choice = choice_of(options, kind)
        file = read_file(name)
        painted = _painted(file, options, choice)
        write_file(out, painted.data)
        return _tell(file, painted.messages, tell)
    ending = f".{options.format or _USUAL_FORMAT}"
    # Any name with this ending serves, since the kind depends on the ending alone.
    choice = choice_of(options, kind_of(options, ending[1:] + ending))
    listing = sources_of(options.names, left_out=options.output)
    names = planned(listing, options.output, lambda name: os.path.splitext(name)[0] + ending, may_be_itself=False)
    batch = Batch(listing, may_overwrite=options.force)

    def render(source: Source) -> Exit:
        batch.refuse_existing(names[source])
        file = batch.read(source)
        painted = _painted(file, options, choice)
        batch.write(source, names[source], painted.data)
        return _tell(file, painted.messages, batch.tell)

    # One for all files: making one takes longer than painting a board.
    application = loaded_graphics()
    try:
        return batch.run(render, writes=True)
    finally:
        del application


class _Painted(NamedTuple):
    """The bytes of a file to write, and the messages about the record."""

    data: bytes
    messages: list[str]


def _painted(file: ReadFile, options: Namespace, choice: ExportChoice) -> _Painted:
    """Return the file that the options ask for. Raises CommandFailed if the record does not fit them."""
    game = 1 if options.game is None else game_number(file, options.game)
    tree = file.record.games[game - 1]
    if choice.kind is ExportKind.HANDOUT:
        return _painted_handout(file, options, choice)
    told = _messages(file, options.game)
    span = _span(tree, options)
    # A range on one board can only be shown by numbers; an animation plays it.
    is_numbered = choice.numbers or (options.range is not None and not choice.kind.is_moving)
    choice = replace(choice, numbers=is_numbered)
    part = part_option(options.part, tree.size)
    material = partial(_material, tree, choice, span, part, told)
    return _Painted(_bytes(material, choice), told)


def _painted_handout(file: ReadFile, options: Namespace, choice: ExportChoice) -> _Painted:
    """Return the positions of all games of the file, or of the one that --game names, as pages."""
    games = file.record.games
    trees = games if options.game is None else (games[game_number(file, options.game) - 1],)
    plan = plan_handout(trees, choice.per_page, choice.solutions)
    if not plan.positions:
        raise CommandFailed(cli_texts.named(file.name, no_positions()))
    told = [finding_sentence(item) for item in file.record.findings]
    if plan.left_out:
        told.append(games_left_out(plan.left_out))
    return _Painted(_bytes(partial(_handout_material, plan, file.name), choice), told)


def _handout_material(plan: Handout, name: str) -> Material:
    stem = "" if name == STANDARD else Path(name).stem
    return Material(handout_title(plan.name, stem), handout=plan)


def _tell(file: ReadFile, told: list[str], tell: Callable[[str, bool], None]) -> Exit:
    """Print the messages about the file; return the exit code."""
    # Messages go to standard error: standard output may be the picture.
    for sentence in told:
        tell(cli_texts.named(file.name, sentence), True)
    return Exit.TOLD if told else Exit.FINE


def _span(tree: GameTree, options: Namespace) -> Span:
    """Return the moves to show: those of the range, or all up to --move."""
    made = move_span(tree)
    if options.range is not None:
        return range_option(options.range, made)
    if options.move is None:
        return Span(1, made)
    # The real limits follow, with the number of moves of this game.
    moves = whole_option("--move", options.move, -(10**9), 10**9)
    if not 0 <= moves <= made:
        raise CommandFailed(cli_texts.number_out_of_range("--move", 0, made))
    return Span(1, moves)


def _bytes(material: Callable[[], Material], choice: ExportChoice) -> bytes:
    application = loaded_graphics()
    try:
        return jobs.prepare(material(), choice)(lambda _done: None)
    # An animation of a long game may need more memory than there is.
    except (writers.CannotPaint, MemoryError) as error:
        raise CommandFailed(cli_texts.not_painted()) from error
    finally:
        # Fonts and pixmaps exist only as long as there is an application.
        del application


def _material(tree: GameTree, choice: ExportChoice, span: Span, part: BoardPart | None, told: list[str]) -> Material:
    title = game_title(info_of(tree))
    if choice.kind is ExportKind.KIFU:
        options = KifuOptions(choice.length, choice.comments, choice.variations)
        return Material(title, kifu=plan_kifu(tree, _bounded(options, span, tree)))
    if choice.kind.is_moving:
        if span.last < 1:
            raise CommandFailed(files_texts.no_moves())
        shown = frames(tree, tree.main_line(), span.first, span.last, choice.numbers)
        return Material(title, frames=shown, part=part or whole_board(tree.size))
    shot = _shot(tree, choice, span, part)
    notes = _unseen(shot, choice)
    told.extend(notes)
    return Material(title, shot=shot)


def _bounded(options: KifuOptions, span: Span, tree: GameTree) -> KifuOptions:
    if span == Span(1, move_span(tree)):
        return options
    return KifuOptions(options.length, options.comments, options.variations, span.first, span.last)


def _shot(tree: GameTree, choice: ExportChoice, span: Span, part: BoardPart | None) -> Shot:
    line = tree.main_line()
    node = node_after(tree, line, span.last)
    picture = still(paint(GameSession(tree, is_live=False, cursor=node)))
    if choice.numbers:
        return with_numbers(picture, tree, line, span.first, span.last, part)
    return plain_shot(picture, part=part)


def _unseen(shot: Shot, choice: ExportChoice) -> list[str]:
    """Return a message about the moves that no number in the picture can show; for PNG, which has no room for notes."""
    notes = shot_notes(shot) if choice.kind is ExportKind.PNG else ""
    return [files_texts.not_seen(notes)] if notes else []


def loaded_graphics() -> QCoreApplication:
    """Return an application that can paint. Raises CommandFailed if Qt's graphics cannot be loaded."""
    try:
        # Qt's graphics, which are loaded here, need system libraries that a server may lack.
        _ = jobs.prepare, writers.CannotPaint
        return _graphics()
    except ImportError as error:
        raise CommandFailed(cli_texts.no_graphics(str(error))) from error


def _graphics() -> QCoreApplication:
    """Return an application that can paint; Qt allows one at a time."""
    present = QCoreApplication.instance()
    if isinstance(present, QtGui.QGuiApplication):
        return present
    if present is not None:
        # A QCoreApplication cannot paint, and has to end before another one begins.
        present.shutdown()
    application = QtGui.QGuiApplication(_platform_arguments())
    # The font of the window: another one would break the lines of the same hand-out elsewhere.
    application.setFont(app_font(application.font(), is_system=False, factor=1.0))
    install_language(application, system_language())
    return application


def _platform_arguments() -> list[str]:
    """Return the arguments that select Qt's offscreen platform on systems that may have no display."""
    if sys.platform in ("win32", "darwin"):
        return ["goboard"]
    if not any(os.environ.get(name) for name in ("LC_ALL", "LC_CTYPE", "LANG")):
        # Qt warns of a locale without UTF-8, as cron jobs have.
        os.environ["LC_CTYPE"] = "C.UTF-8"
    return ["goboard", "-platform", "offscreen"]


def _messages(file: ReadFile, game: str | None) -> list[str]:
    games = len(file.record.games)
    told = [finding_sentence(item) for item in file.record.findings]
    return told if games < 2 or game is not None else [*told, cli_texts.one_of_games(1, games)]
