"""What `goboard render` is asked for: its options, read and checked against each other."""

from __future__ import annotations

import os
from argparse import Namespace
from dataclasses import dataclass
from typing import TYPE_CHECKING

from goboard_app.app.texts.cli import named, number_out_of_range
from goboard_app.app.texts.files import (
    bad_part,
    bad_range,
    needs_option,
    not_together,
    only_with,
    range_backwards,
    unknown_ending,
)
from goboard_app.app.texts.format import translate
from goboard_app.cli.errors import CommandFailed
from goboard_app.cli.values import whole_option
from goboard_app.go.board import BoardSize
from goboard_app.session.export import (
    LARGEST_MOVING_PX,
    LONGEST_MS,
    PER_PAGE,
    SHORTEST_MS,
    SMALLEST_PX,
    USUAL_MS,
    USUAL_PX,
    ExportChoice,
    ExportKind,
)
from goboard_app.session.kifu import LENGTHS
from goboard_app.session.picture import BoardPart, parse_part

if TYPE_CHECKING:
    import argparse


THEME_NAMES = ("light", "dark", "contrast", "print")
PAPERS = ("a4", "letter")
LARGEST = 4096
USUAL_MOVING = 480

_ENDINGS = {
    "": ExportKind.PNG,
    ".png": ExportKind.PNG,
    ".svg": ExportKind.SVG,
    ".pdf": ExportKind.PDF,
    ".txt": ExportKind.TEXT,
    ".gif": ExportKind.GIF,
    ".webp": ExportKind.WEBP,
}
_ON_PAPER = (ExportKind.SVG, ExportKind.PDF, ExportKind.KIFU, ExportKind.HANDOUT)

_NOT_ON_HANDOUTS = ("kifu", "move", "range", "part", "numbers")


@dataclass(frozen=True, slots=True)
class Span:
    """Moves from `first` to `last`, counted from 1."""

    first: int
    last: int


def add_render_options(options: argparse._ArgumentGroup) -> None:
    """All options of the command."""
    size = translate("cli", "longer side in pixels")
    options.add_argument("--move", metavar="N", help=translate("cli", "how many moves are made"))
    options.add_argument(
        "--range",
        metavar="A-B",
        help=translate("cli", "these moves; on one board they have numbers"),
    )
    options.add_argument(
        "--numbers", action="store_true", help=translate("cli", "numbers on the stones")
    )
    options.add_argument(
        "--part", metavar="A1:J9", help=translate("cli", "only this part of the board")
    )
    options.add_argument(
        "--kifu", action="store_true", help=translate("cli", "the game in figures (PDF)")
    )
    options.add_argument(
        "--sensei", action="store_true", help=translate("cli", "as Sensei's Library has it (text)")
    )
    options.add_argument("--size", metavar="PX", help=size)
    options.add_argument("--theme", choices=THEME_NAMES, help=translate("cli", "colours"))
    options.add_argument(
        "--paper", choices=PAPERS, default=PAPERS[0], help=translate("cli", "size of the pages")
    )
    options.add_argument(
        "--figures",
        choices=[str(length) for length in LENGTHS],
        default=str(LENGTHS[0]),
        help=translate("cli", "moves in a figure"),
    )
    _add_more(options)


def _add_more(options: argparse._ArgumentGroup) -> None:
    options.add_argument(
        "--handout",
        choices=[str(count) for count in PER_PAGE],
        help=translate("cli", "the positions of the file, so many a page (PDF)"),
    )
    options.add_argument(
        "--solutions",
        action="store_true",
        help=translate("cli", "with --handout: solutions on a last page"),
    )
    options.add_argument(
        "--speed",
        metavar="MS",
        default=str(USUAL_MS),
        help=translate("cli", "milliseconds a move (GIF, WebP)"),
    )
    options.add_argument("--game", metavar="N", help=translate("cli", "this game of the file"))
    options.add_argument(
        "--no-coordinates",
        dest="coordinates",
        action="store_false",
        help=translate("cli", "leave out letters and numbers at the edge"),
    )


def kind_of(options: Namespace) -> ExportKind:
    """The kind of file that the name of OUT and the options mean; raise CommandFailed for none."""
    ending = os.path.splitext(options.out)[1].lower()
    if ending not in _ENDINGS:
        known = ", ".join(name for name in _ENDINGS if name)
        raise CommandFailed(named(options.out, unknown_ending(ending, known)))
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
    elif options.solutions:
        raise CommandFailed(needs_option("--solutions", "--handout"))
    if kind is ExportKind.PDF and (options.kifu or not is_board):
        kind = ExportKind.KIFU
    _check_together(options, kind)
    return kind


def _check_together(options: Namespace, kind: ExportKind) -> None:
    if options.move is not None and options.range is not None:
        raise CommandFailed(not_together("--move", "--range"))
    if kind.has_pages:
        asked = "--kifu" if kind is ExportKind.KIFU else "--handout"
        names = ("move", "part") if kind is ExportKind.KIFU else _NOT_ON_HANDOUTS
        for name in names:
            if getattr(options, name) not in (None, False):
                raise CommandFailed(not_together(asked, f"--{name}"))


def _demand(holds: bool, option: str, ending: str) -> None:
    if not holds:
        raise CommandFailed(only_with(option, ending))


def choice_of(options: Namespace, kind: ExportKind) -> ExportChoice:
    """How it is to look; raise CommandFailed for a size or a speed that is not possible."""
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
        frame_ms=whole_option("--speed", options.speed, SHORTEST_MS, LONGEST_MS),
    )


def part_option(text: str | None, size: BoardSize) -> BoardPart | None:
    """The part of the board that --part names; raise CommandFailed where there is none."""
    if text is None:
        return None
    try:
        return parse_part(text, size)
    except ValueError as error:
        raise CommandFailed(bad_part(text, size)) from error


def range_option(text: str, moves: int) -> Span:
    """The moves that --range names, of so many; raise CommandFailed where there are none such."""
    first, dash, last = text.partition("-")
    if not (dash and first.strip().isdecimal() and last.strip().isdecimal()):
        raise CommandFailed(bad_range(text))
    span = Span(int(first), int(last))
    if span.first > span.last:
        raise CommandFailed(range_backwards(span.first, span.last))
    if not (span.first >= 1 and span.last <= moves):
        raise CommandFailed(number_out_of_range("--range", 1, moves))
    return span
