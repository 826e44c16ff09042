"""Filling pages: large blocks across, and below each its text in two columns. Plain arithmetic.

All lengths are in the units of `measures`. Nothing here is ever cut: a piece that does not fit goes
to the next column or page as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

_STEPS = 14


@dataclass(frozen=True, slots=True)
class Piece:
    """What is not divided: a line of text, a board.

    `gap` is room wanted above, but not at the head of a column; a piece that `keeps` does not stand
    at the foot of one without the piece after it.
    """

    height: float
    paint: Callable[..., None]
    gap: float = 0.0
    keeps: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """A block across the page, as high as `block` makes it, and the pieces below it.

    `block` is given the room that is left on the page and answers with the piece that fits in it,
    or None where the block wants a page of its own.
    """

    block: Callable[[float], Piece | None] | None
    pieces: tuple[Piece, ...] = ()


@dataclass(frozen=True, slots=True)
class PageFrame:
    """The room on a page: `high` from the top, columns of a width beside one another."""

    high: float
    column_width: float
    column_gap: float
    columns: int = 2
    section_gap: float = 0.0

    def column_x(self, column: int) -> float:
        """Where a column begins."""
        return column * (self.column_width + self.column_gap)


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece and where it stands on its page, from the upper left corner of the frame."""

    x: float
    y: float
    piece: Piece


@dataclass
class _Paper:
    """The pages that are being filled; `y` is where the last one is free."""

    frame: PageFrame
    pages: list[list[Placed]] = field(default_factory=lambda: [[]])
    y: float = 0.0

    @property
    def left(self) -> float:
        return self.frame.high - self.y

    def turn(self) -> None:
        self.pages.append([])
        self.y = 0.0


def fill_pages(frame: PageFrame, sections: Sequence[Section]) -> list[list[Placed]]:
    """All pages with what stands on them."""
    paper = _Paper(frame)
    for section in sections:
        _place_block(paper, section)
        _place_columns(paper, section.pieces)
    return paper.pages


def _place_block(paper: _Paper, section: Section) -> None:
    if section.block is None:
        return
    if paper.y:
        paper.y += paper.frame.section_gap
    piece = section.block(paper.left)
    if piece is None and paper.y:
        paper.turn()
        piece = section.block(paper.left)
    if piece is not None:
        paper.pages[-1].append(Placed(0.0, paper.y, piece))
        paper.y += piece.height


def _place_columns(paper: _Paper, pieces: Sequence[Piece]) -> None:
    """Fill the columns below what is there; the last ones are made equally long."""
    start = 0
    while start < len(pieces):
        gap = paper.frame.section_gap / 2 if paper.y else 0.0
        room = paper.left - gap
        rest = pieces[start:]
        if paper.y and room < _least(rest):
            paper.turn()
            continue
        high = _balanced(rest, room, paper.frame.columns)
        columns, taken = _fill(rest, room if high is None else high, paper.frame.columns)
        used = 0.0
        for number, column in enumerate(columns):
            for y, piece in _stacked(column):
                place = Placed(paper.frame.column_x(number), paper.y + gap + y, piece)
                paper.pages[-1].append(place)
                used = max(used, y + piece.height)
        start += taken
        if start < len(pieces):
            paper.turn()
        else:
            paper.y += gap + used


def _least(pieces: Sequence[Piece]) -> float:
    """How much room the first pieces need that may not stand apart."""
    high = 0.0
    for number, piece in enumerate(pieces):
        high += piece.height + (piece.gap if number else 0.0)
        if not piece.keeps:
            break
    return high


def _balanced(pieces: Sequence[Piece], room: float, columns: int) -> float | None:
    """The least height in which everything fits into the columns; None where it does not."""
    if _fill(pieces, room, columns)[1] < len(pieces):
        return None
    low, high = 0.0, room
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if _fill(pieces, middle, columns, may_overflow=False)[1] == len(pieces):
            high = middle
        else:
            low = middle
    return high


def _fill(
    pieces: Sequence[Piece], room: float, columns: int, may_overflow: bool = True
) -> tuple[list[list[Piece]], int]:
    """The pieces that go into each column of this height, and how many there are in all."""
    filled: list[list[Piece]] = []
    start = 0
    for _ in range(columns):
        taken = _column(pieces, start, room)
        if not taken and start < len(pieces) and not filled and may_overflow:
            # Higher than any page: it must stand somewhere.
            taken = 1
        filled.append(list(pieces[start : start + taken]))
        start += taken
    return filled, start


def _column(pieces: Sequence[Piece], start: int, room: float) -> int:
    """How many pieces from `start` on fit into one column and may stand at its foot."""
    high, end = 0.0, start
    while end < len(pieces):
        piece = pieces[end]
        high += piece.height + (piece.gap if end > start else 0.0)
        if high > room + 1e-6:
            break
        end += 1
    if end < len(pieces):
        while end > start and pieces[end - 1].keeps:
            end -= 1
    return end - start


def _stacked(pieces: Sequence[Piece]) -> Iterator[tuple[float, Piece]]:
    y = 0.0
    for number, piece in enumerate(pieces):
        y += piece.gap if number else 0.0
        yield y, piece
        y += piece.height
