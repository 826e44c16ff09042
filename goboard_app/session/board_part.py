"""BoardPart: a rectangle of the board, and pictures cut down to it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, is_dataclass, replace

from goboard_app.go.board import BoardSize, Point, parse_point, point_name
from goboard_app.session.picture import BoardPicture


@dataclass(frozen=True, slots=True)
class BoardPart:
    """The points from `first` at the top left to `last` at the bottom right, both included."""

    first: Point
    last: Point

    @property
    def size(self) -> BoardSize:
        """How many columns and rows the part has."""
        return BoardSize(self.last.col - self.first.col + 1, self.last.row - self.first.row + 1)

    def __contains__(self, point: object) -> bool:
        return (
            isinstance(point, Point)
            and self.first.col <= point.col <= self.last.col
            and self.first.row <= point.row <= self.last.row
        )

    def has_all(self, size: BoardSize) -> bool:
        """Whether this is the whole of a board of this size."""
        return self == whole_board(size)

    def within(self, point: Point) -> Point:
        """The same point counted from the part's own corner."""
        return Point(point.col - self.first.col, point.row - self.first.row)


def whole_board(size: BoardSize) -> BoardPart:
    """The part that leaves nothing out."""
    return BoardPart(Point(0, 0), Point(size.columns - 1, size.rows - 1))


def parse_part(text: str, size: BoardSize) -> BoardPart:
    """The part between two corners such as A1:J9; raise ValueError where it is not on the board."""
    one, colon, other = text.partition(":")
    if not colon:
        raise ValueError(f"{text!r} has no two corners")
    return part_around((parse_point(one, size), parse_point(other, size)))


def part_name(part: BoardPart, size: BoardSize) -> str:
    """The two corners at the lower left and the upper right: A1:J9."""
    low = Point(part.first.col, part.last.row)
    high = Point(part.last.col, part.first.row)
    return f"{point_name(low, size)}:{point_name(high, size)}"


def part_around(points: Iterable[Point], size: BoardSize | None = None, room: int = 0) -> BoardPart:
    """The smallest part that holds the points, with `room` more lines on each side.

    Where a size is given the part stays on the board, and goes on to an edge that is so near that
    only `room` lines more would be left out.
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
    return (0 if low <= room else low), (side - 1 if high >= side - 1 - room else high)


def cut_down(picture: BoardPicture, part: BoardPart) -> BoardPicture:
    """The picture of the part alone, as a board of its own that begins at the part's corner.

    Every point in the picture, in whatever kind of mark, is counted anew; what lies outside is
    left out, and so is a mark of which one end lies outside.
    """
    if part.has_all(picture.size):
        return picture
    columns = picture.size.columns
    rows = range(part.first.row, part.last.row + 1)
    stones = b"".join(
        picture.stones[row * columns + part.first.col : row * columns + part.last.col + 1]
        for row in rows
    )
    cut = {
        item.name: _cut(getattr(picture, item.name), part)
        for item in fields(picture)
        if item.name not in ("size", "stones")
    }
    return replace(picture, size=part.size, stones=stones, **cut)  # type: ignore[arg-type]


def _cut(value: object, part: BoardPart) -> object:
    """A value with its points counted from the part; None where it lies outside."""
    if isinstance(value, Point):
        return part.within(value) if value in part else None
    if isinstance(value, frozenset | tuple):
        kept = (_cut(item, part) for item in value)
        return type(value)(item for item in kept if item is not None)
    if is_dataclass(value) and not isinstance(value, type):
        return _cut_parts(value, part)
    return value


def _cut_parts(value: object, part: BoardPart) -> object:
    changed: dict[str, object] = {}
    for item in fields(value):  # type: ignore[arg-type]
        before = getattr(value, item.name)
        after = _cut(before, part)
        if after is None and before is not None:
            return None
        changed[item.name] = after
    return replace(value, **changed)  # type: ignore[type-var]
