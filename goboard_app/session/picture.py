"""BoardPicture: everything that a view needs to draw the board, and parts of a board."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from enum import Enum, auto
from typing import Any, NamedTuple

from goboard_app.go.board import BoardSize, Color, Point, parse_point, point_name
from goboard_app.record.properties import Mark as Mark
from goboard_app.record.properties import MarkKind as MarkKind

NO_POINTS: frozenset[Point] = frozenset()


class LineMark(NamedTuple):
    """A line between two points, or an arrow that points at the second."""

    start: Point
    end: Point
    is_arrow: bool = False


class RefusedMark(NamedTuple):
    """A refused move: its point and colour, and the stones that are the reason."""

    point: Point
    color: Color
    cause: frozenset[Point] = NO_POINTS


class MissingMove(NamedTuple):
    """A move that a side still has to make before the count."""

    point: Point
    color: Color


class WayMark(NamedTuple):
    """A next move of the record, as a small stone with a letter; a single one has none.

    In a line that is shown ahead the stones are large and hold the numbers of its moves. A move
    from elsewhere (`is_known`), such as a dictionary of joseki, has a shape of its own.
    """

    point: Point
    color: Color
    text: str = ""
    is_ahead: bool = False
    is_known: bool = False


class Merit(Enum):
    """The quality of a move that an engine has analysed."""

    BEST = auto()
    GOOD = auto()
    FAIR = auto()
    POOR = auto()


class CandidateMark(NamedTuple):
    """A move that an engine has analysed, with its loss; `is_next`: the record plays it."""

    point: Point
    merit: Merit
    text: str
    is_next: bool = False


class LossMark(NamedTuple):
    """A stone whose move an engine has analysed."""

    point: Point
    merit: Merit


class ThoughtMark(NamedTuple):
    """A point that an engine looks at first, with its estimate before reading, in percent."""

    point: Point
    percent: int


class AreaSize(NamedTuple):
    """The number of points of an area, written on one of them."""

    point: Point
    color: Color
    number: int


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """One frozen view of the board; two equal pictures look the same.

    `stones` is coded as in `Position`. `ghost` is the colour of the stone that follows the pointer,
    None where no stone may be put down now; it shows over `playable` points alone. `dead` and
    `seki` hold stones, `atari` stones in atari and `liberties` empty points that get a dot. `unclear`
    are stones that may be dead or alive, `selected` those that the panel is about,
    `openings` points where a border is not closed, and `missing` moves that are still needed.
    `so_far_black` and `so_far_white` are surrounded during the game, and tinted lightly;
    `likely_black` and `likely_white` may become a side's, and are tinted more lightly still.
    `lit` are whole chains and areas that the pointer asks about, and that get an outline. It looks like
    `selected` but is separate: the row that is chosen stays selected while the pointer asks
    about other points, and two outlines that touch must not run into one. While points are
    counted `lit` is the part that is counted now, `filled` are stones put back on the board for it,
    `blocks` parts of the territory that are kept apart though they touch, and `wave` the points
    that a reach has just come to. `dimmed` points are greyed out, `hidden` ones are outside the
    part that is shown. `sign` is the judgement of the last move, in a few characters. `ways` are
    next moves of the record, `candidates` those that an engine has analysed, `losses` the last moves as it
    judges them, and `thoughts` the points that it looks at first. `part` is
    the part that is shown alone, as large as it fits, with coordinates of the whole board;
    None for the whole board.
    """

    size: BoardSize
    stones: bytes
    last_move: Point | None = None
    ghost: Color | None = None
    playable: frozenset[Point] = NO_POINTS
    dead: frozenset[Point] = NO_POINTS
    seki: frozenset[Point] = NO_POINTS
    territory_black: frozenset[Point] = NO_POINTS
    territory_white: frozenset[Point] = NO_POINTS
    so_far_black: frozenset[Point] = NO_POINTS
    so_far_white: frozenset[Point] = NO_POINTS
    likely_black: frozenset[Point] = NO_POINTS
    likely_white: frozenset[Point] = NO_POINTS
    neutral: frozenset[Point] = NO_POINTS
    refused: RefusedMark | None = None
    atari: frozenset[Point] = NO_POINTS
    liberties: frozenset[Point] = NO_POINTS
    hints: frozenset[Point] = NO_POINTS
    lit: frozenset[Point] = NO_POINTS
    marks: tuple[Mark, ...] = ()
    unclear: frozenset[Point] = NO_POINTS
    selected: frozenset[Point] = NO_POINTS
    openings: frozenset[Point] = NO_POINTS
    missing: tuple[MissingMove, ...] = ()
    filled: frozenset[Point] = NO_POINTS
    sizes: tuple[AreaSize, ...] = ()
    blocks: tuple[frozenset[Point], ...] = ()
    wave: frozenset[Point] = NO_POINTS
    lines: tuple[LineMark, ...] = ()
    dimmed: frozenset[Point] = NO_POINTS
    hidden: frozenset[Point] = NO_POINTS
    sign: str = ""
    ways: tuple[WayMark, ...] = ()
    candidates: tuple[CandidateMark, ...] = ()
    losses: tuple[LossMark, ...] = ()
    thoughts: tuple[ThoughtMark, ...] = ()
    part: BoardPart | None = None

    @property
    def shown(self) -> BoardPart:
        """The part of the board that is shown."""
        return self.part or whole_board(self.size)


@dataclass(frozen=True, slots=True)
class BoardPart:
    """The points from `first` at the top left to `last` at the bottom right, both included."""

    first: Point
    last: Point

    @property
    def size(self) -> BoardSize:
        """The numbers of columns and rows of the part."""
        return BoardSize(self.last.col - self.first.col + 1, self.last.row - self.first.row + 1)

    def __contains__(self, point: object) -> bool:
        return (
            isinstance(point, Point)
            and self.first.col <= point.col <= self.last.col
            and self.first.row <= point.row <= self.last.row
        )

    def has_all(self, size: BoardSize) -> bool:
        """Return whether this is the whole of a board of this size."""
        return self == whole_board(size)

    def within(self, point: Point) -> Point:
        """Return the same point counted from the part's own corner."""
        return Point(point.col - self.first.col, point.row - self.first.row)


def whole_board(size: BoardSize) -> BoardPart:
    """Return the part that covers the whole board."""
    return BoardPart(Point(0, 0), Point(size.columns - 1, size.rows - 1))


def parse_part(text: str, size: BoardSize) -> BoardPart:
    """Return the part between two corners such as A1:J9. Raises ValueError if it is not on the board."""
    one, colon, other = text.partition(":")
    if not colon:
        raise ValueError(f"{text!r} has no two corners")
    return part_around((parse_point(one, size), parse_point(other, size)))


def part_name(part: BoardPart, size: BoardSize) -> str:
    """Return the two corners at the lower left and the upper right: A1:J9."""
    # Rows count from the top, coordinates from the bottom.
    low = Point(part.first.col, part.last.row)
    high = Point(part.last.col, part.first.row)
    return f"{point_name(low, size)}:{point_name(high, size)}"


def part_around(points: Iterable[Point], size: BoardSize | None = None, room: int = 0) -> BoardPart:
    """Return the smallest part that holds the points, with `room` more lines on each side.

    Where a size is given the part stays on the board, and is extended to an edge if only `room`
    lines more would be left out there.
    """
    found = list(points)
    cols = sorted(point.col for point in found)
    rows = sorted(point.row for point in found)
    left, right, top, bottom = cols[0], cols[-1], rows[0], rows[-1]
    if size is not None:
        left, right = _widened(left, right, size.columns, room)
        top, bottom = _widened(top, bottom, size.rows, room)
    return BoardPart(Point(left, top), Point(right, bottom))


def _widened(low: int, high: int, side: int, room: int) -> tuple[int, int]:
    low, high = low - room, high + room
    # So near an edge the part is extended to it.
    return (0 if low <= room else low), (side - 1 if high >= side - 1 - room else high)


def cut_down(picture: BoardPicture, part: BoardPart) -> BoardPicture:
    """Return the picture of the part alone, as a board of its own that begins at the part's corner.

    Every point in the picture, in any kind of mark, is counted from that corner; points outside are
    left out, and so is a mark with one end outside.
    """
    if part.has_all(picture.size):
        return picture
    columns = picture.size.columns
    rows = range(part.first.row, part.last.row + 1)
    stones = b"".join(
        picture.stones[row * columns + part.first.col : row * columns + part.last.col + 1] for row in rows
    )
    cut = {
        item.name: _cut(getattr(picture, item.name), part)
        for item in fields(picture)
        if item.name not in ("size", "stones", "part")
    }
    return replace(picture, size=part.size, stones=stones, part=None, **cut)  # type: ignore[arg-type]


def _cut(value: object, part: BoardPart) -> object:
    """Return a value with its points counted from the part; None if it is outside."""
    if isinstance(value, Point):
        return part.within(value) if value in part else None
    # Before the test for tuple: a NamedTuple is one.
    if hasattr(value, "_fields"):
        return _cut_parts(value, part)
    if isinstance(value, frozenset | tuple):
        kept = (_cut(item, part) for item in value)
        return type(value)(item for item in kept if item is not None)
    return value


def _cut_parts(value: Any, part: BoardPart) -> object:  # noqa: ANN401 - any NamedTuple
    cut = [(before, _cut(before, part)) for before in value]
    # A mark with one end outside is left out as a whole.
    if any(after is None and before is not None for before, after in cut):
        return None
    return type(value)(*(after for _before, after in cut))
