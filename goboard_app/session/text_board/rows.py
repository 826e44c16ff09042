"""Rows of a board as text: their points, the board that they make, and its record."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from goboard_app.go.board import MAX_SIDE, BoardSize, Color, Point
from goboard_app.record.node import Node
from goboard_app.record.properties import Mark, MarkKind, markup_values, point_text
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.tree import GameTree
from goboard_app.session.text_board.signs import STONES
from goboard_app.session.text_board.words import FirstMove

# One row alone may be any line of text.
LEAST_ROWS = 2
USUAL_SIDE = 19

BLACK, WHITE, EMPTY = "X", "O", "."
DRAWN: dict[str, tuple[str, MarkKind | None]] = {
    **dict.fromkeys("●⚫⬤", (BLACK, None)),
    **dict.fromkeys("○◯⚪〇", (WHITE, None)),
    **dict.fromkeys(".,+_·・．＋➕◦∙•🟫🟨🟧", (EMPTY, None)),
    "◉": (BLACK, MarkKind.CIRCLE),
    "◎": (WHITE, MarkKind.CIRCLE),
    "■": (BLACK, MarkKind.SQUARE),
    "□": (WHITE, MarkKind.SQUARE),
    "▲": (BLACK, MarkKind.TRIANGLE),
    "△": (WHITE, MarkKind.TRIANGLE),
}
"""Signs of points that are no letters, with their marks."""
STONE_LETTERS = "XxOoBbWw#@"

EDGE = re.compile(r"^[\s|+]*[-=]{3}[\s|+=-]*$")


@dataclass(frozen=True, slots=True)
class BoardReading:
    """The board in a text, and the parts of the text that are not in it.

    Without a board `tree` is None, and `bad_row` is the row that could not be read, if that is the reason. `unread`
    are lines and signs that were left out, `missing` the numbers of moves that are not in the text. `diagrams` is
    the number of diagrams, of which the first is read. `is_placed` is False where the text does not say where on the
    board its part lies, `is_size_known` where it does not say how large the board is.
    """

    tree: GameTree | None = None
    bad_row: str = ""
    unread: tuple[str, ...] = ()
    missing: tuple[int, ...] = ()
    diagrams: int = 1
    is_placed: bool = True
    is_size_known: bool = True

    @property
    def is_whole(self) -> bool:
        """True if nothing of the board was left out or guessed."""
        is_sure = self.is_placed and self.is_size_known
        return is_sure and self.diagrams == 1 and not self.unread and not self.missing


NO_BOARD = BoardReading()


class Cell(NamedTuple):
    """A point of a row: its stone or another sign, with its mark, its label or the number of its move."""

    sign: str
    mark: MarkKind | None = None
    label: str = ""
    number: int | None = None


@dataclass(frozen=True, slots=True)
class TextRow:
    """A row of points, with the number beside it and the edges at its ends."""

    cells: tuple[Cell, ...]
    line: str
    number: int | None = None
    has_left: bool = False
    has_right: bool = False
    has_frame: bool = False


@dataclass(frozen=True, slots=True)
class TextBlock:
    """The rows of a board, its size, and the point of the upper left one, as rows may be a part of it."""

    rows: tuple[TextRow, ...]
    size: BoardSize
    at: Point = Point(0, 0)

    def cells(self) -> Iterator[tuple[Point, Cell]]:
        """Yield the cells with their points on the board."""
        for y, row in enumerate(self.rows):
            for x, cell in enumerate(row.cells):
                yield Point(self.at.col + x, self.at.row + y), cell


class Edges(NamedTuple):
    """The edges of the board that its rows show."""

    top: bool
    bottom: bool
    left: bool
    right: bool


class BadRow(Exception):
    """A board has a row that cannot be read."""

    def __init__(self, line: str) -> None:
        super().__init__(line)
        self.line = line


def without_gaps(lines: Sequence[str]) -> list[str]:
    """Return the lines without empty ones, where those are between all lines, as some mail programs put them."""
    filled = [line for line in lines if line]
    return filled if len(lines) - len(filled) >= len(filled) - 1 > 0 else list(lines)


def is_a_board(rows: Sequence[TextRow]) -> bool:
    """Return whether these rows are points of a board rather than words: half of them are stones and empty points."""
    cells = [cell for row in rows for cell in row.cells]
    plain = sum(not cell.label and cell.number is None and cell.sign in STONES + STONE_LETTERS + "," for cell in cells)
    has_stone = any(cell.sign in STONE_LETTERS for cell in cells)
    is_framed = all(row.has_frame or row.number is not None for row in rows) and (has_stone or plain > 0)
    return LEAST_ROWS <= len(rows) <= MAX_SIDE and (2 * plain >= len(cells) or is_framed)


def placed(rows: tuple[TextRow, ...], edges: Edges, side: int = USUAL_SIDE) -> TextBlock:
    """Return the rows at their place on a square board with this side, of which they are all, or a part with edges.

    Two opposite edges give the side themselves. Rows with all edges, or too large, are a board of their own.
    """
    wide, high = len(rows[0].cells), len(rows)
    if edges.left and edges.right:
        side = wide
    elif edges.top and edges.bottom:
        side = high
    if all(edges) or not max(wide, high) <= side <= MAX_SIDE:
        return TextBlock(rows, BoardSize(wide, high))
    left = side - wide if edges.right and not edges.left else 0
    top = side - high if edges.bottom and not edges.top else 0
    return TextBlock(rows, BoardSize.square(side), Point(left, top))


def marks_of(block: TextBlock) -> list[Mark]:
    """Return the marks and labels in the rows."""
    marks = [Mark(cell.mark, point) for point, cell in block.cells() if cell.mark is not None]
    return marks + [Mark(MarkKind.LABEL, point, cell.label) for point, cell in block.cells() if cell.label]


def moves_of(block: TextBlock) -> tuple[dict[int, Point], tuple[str, ...]]:
    """Return the points of the numbers, and the numbers that are on another point, too."""
    moves: dict[int, Point] = {}
    twice: list[str] = []
    for point, cell in block.cells():
        if cell.number is not None:
            if cell.number in moves:
                twice.append(str(cell.number))
            else:
                moves[cell.number] = point
    return moves, tuple(twice)


def gaps_in(moves: Mapping[int, Point], first: int) -> tuple[int, ...]:
    """Return the numbers from the first to the last move that are on no point."""
    return tuple(number for number in range(first, max(moves, default=0)) if number not in moves)


class Markup(NamedTuple):
    """Marks, and lines and arrows by the property and the ends of each."""

    marks: Sequence[Mark]
    lines: Sequence[tuple[str, Point, Point]] = ()


def tree_of(
    block: TextBlock,
    markup: Markup,
    moves: Mapping[int, Point],
    first: FirstMove,
    is_white_first: bool,
    has_territory_signs: bool = False,
    last_markup: Markup | None = None,
) -> GameTree:
    """Return a game that begins with these stones and continues with the numbered moves.

    The markup is that of the stones, and of the last move unless that has one of its own.
    """
    setup: list[Property] = []
    owned = (("AB", BLACK), ("AW", WHITE), *((("TB", "x"), ("TW", "o")) if has_territory_signs else ()))
    for ident, sign in owned:
        points = tuple(point_text(point) for point, cell in block.cells() if cell.sign == sign)
        if points:
            setup.append(Property(ident, points))
    if is_white_first:
        setup.append(Property("PL", ("W",)))
    tree = GameTree.new(block.size, [*setup, *_markup_properties(markup)])
    at_end = _markup_properties(last_markup or markup)
    node = tree.root
    for number in sorted(moves):
        color = first.color if (number - first.number) % 2 == 0 else first.color.opponent
        is_last = number == max(moves)
        move = Property("B" if color is Color.BLACK else "W", (point_text(moves[number]),))
        # The marks belong to the diagram, with its moves and before them.
        child = Node((move, *(at_end if is_last else ())))
        node.attach(child)
        node = child
    return tree


def _markup_properties(markup: Markup) -> list[Property]:
    found: list[Property] = []
    unique = list(dict.fromkeys(markup.marks))
    for kind in MarkKind:
        values = markup_values(unique, kind) if kind.value else None
        if values:
            found.append(Property(kind.value, values))
    for ident in ("AR", "LN"):
        ends = tuple(f"{point_text(start)}:{point_text(end)}" for name, start, end in markup.lines if name == ident)
        if ends:
            found.append(Property(ident, tuple(dict.fromkeys(ends))))
    return found
