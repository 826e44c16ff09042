"""Pattern: a part of a board to be looked for, and the forms in which it may be met."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from goboard_app.go.board import BoardSize, Point
from goboard_app.go.position import EMPTY, Position

WHATEVER = 3
"""The code of a point on which anything may stand; the others are those of `Position`."""

_SWAPPED = bytes.maketrans(b"\1\2", b"\2\1")


class Edge(Enum):
    """A side of the board."""

    LEFT = auto()
    RIGHT = auto()
    TOP = auto()
    BOTTOM = auto()


_TRANSPOSED = {
    Edge.LEFT: Edge.TOP,
    Edge.TOP: Edge.LEFT,
    Edge.RIGHT: Edge.BOTTOM,
    Edge.BOTTOM: Edge.RIGHT,
}
_MIRRORED = {
    Edge.LEFT: Edge.RIGHT,
    Edge.RIGHT: Edge.LEFT,
    Edge.TOP: Edge.TOP,
    Edge.BOTTOM: Edge.BOTTOM,
}


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle of points, both corners included."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def between(cls, one: Point, other: Point) -> Area:
        """The rectangle with these two points in opposite corners."""
        cols, rows = sorted((one.col, other.col)), sorted((one.row, other.row))
        return cls(cols[0], rows[0], cols[1], rows[1])

    @classmethod
    def whole(cls, size: BoardSize) -> Area:
        """The whole board."""
        return cls(0, 0, size.columns - 1, size.rows - 1)

    def points(self) -> Iterator[Point]:
        """Its points, row by row."""
        for row in range(self.top, self.bottom + 1):
            for col in range(self.left, self.right + 1):
                yield Point(col, row)

    @property
    def is_point(self) -> bool:
        """Whether it is a single point."""
        return self.left == self.right and self.top == self.bottom

    def fits(self, size: BoardSize) -> bool:
        """Whether all of it lies on a board of this size."""
        return self.right < size.columns and self.bottom < size.rows

    def is_whole(self, size: BoardSize) -> bool:
        """Whether it is all of a board."""
        return self == Area.whole(size)

    def sides(self, size: BoardSize) -> frozenset[Edge]:
        """The sides of the board that it touches."""
        touched = {
            Edge.LEFT: self.left == 0,
            Edge.RIGHT: self.right == size.columns - 1,
            Edge.TOP: self.top == 0,
            Edge.BOTTOM: self.bottom == size.rows - 1,
        }
        return frozenset(side for side, is_touched in touched.items() if is_touched)


@dataclass(frozen=True, slots=True)
class Pattern:
    """What stands in a rectangle: one code for each point, row by row.

    The `sides` of the board that the part touched it has to touch wherever it is found; where it
    touched none it may be found anywhere.
    """

    columns: int
    rows: int
    cells: bytes
    sides: frozenset[Edge]

    @property
    def has_stones(self) -> bool:
        """Whether there is a stone to look for."""
        return 1 in self.cells or 2 in self.cells

    def swapped(self) -> Pattern:
        """The same with the colours exchanged."""
        return Pattern(self.columns, self.rows, self.cells.translate(_SWAPPED), self.sides)

    def mirrored(self) -> Pattern:
        """The same with left and right exchanged."""
        width = self.columns
        rows = (self.cells[at : at + width][::-1] for at in range(0, len(self.cells), width))
        sides = frozenset(_MIRRORED[side] for side in self.sides)
        return Pattern(width, self.rows, b"".join(rows), sides)

    def transposed(self) -> Pattern:
        """The same with columns and rows exchanged."""
        cells = b"".join(self.cells[col :: self.columns] for col in range(self.columns))
        sides = frozenset(_TRANSPOSED[side] for side in self.sides)
        return Pattern(self.rows, self.columns, cells, sides)

    def anchors(self, size: BoardSize) -> Iterator[Point]:
        """Where its top left corner may lie on a board of this size."""
        sides = self.sides
        cols = _starts(self.columns, size.columns, Edge.LEFT in sides, Edge.RIGHT in sides)
        rows = _starts(self.rows, size.rows, Edge.TOP in sides, Edge.BOTTOM in sides)
        return (Point(col, row) for row in rows for col in cols)


@dataclass(frozen=True, slots=True)
class Variant:
    """A form of a pattern; `is_swapped` says that the colours are exchanged in it."""

    pattern: Pattern
    is_swapped: bool


def pattern_of(
    position: Position,
    area: Area,
    whatever: frozenset[Point] = frozenset(),
    is_empty_fixed: bool = True,
) -> Pattern:
    """The part of a board as a pattern.

    `whatever` are points that do not matter; without `is_empty_fixed` no empty point does.
    """
    size = position.size
    cells = bytearray()
    for point in area.points():
        code = position.stones[size.index(point)]
        is_open = point in whatever or (code == EMPTY and not is_empty_fixed)
        cells.append(WHATEVER if is_open else code)
    columns = area.right - area.left + 1
    return Pattern(columns, area.bottom - area.top + 1, bytes(cells), area.sides(size))


def variants_of(
    pattern: Pattern, in_any_symmetry: bool = True, in_both_colors: bool = True
) -> tuple[Variant, ...]:
    """The different forms of a pattern, itself first: turned and mirrored, with colours swapped."""
    forms = [pattern]
    if in_any_symmetry:
        for form in (pattern, pattern.transposed()):
            for flipped in (form, form.mirrored()):
                forms += [flipped, _upside_down(flipped)]
    found = dict.fromkeys(forms, False)
    if in_both_colors:
        for form in forms:
            found.setdefault(form.swapped(), True)
    return tuple(Variant(form, is_swapped) for form, is_swapped in found.items())


def _upside_down(pattern: Pattern) -> Pattern:
    return pattern.transposed().mirrored().transposed()


def _starts(length: int, room: int, at_start: bool, at_end: bool) -> range:
    """Where a stretch of this length may begin in a room, if it has to touch one end or both."""
    last = room - length
    if last < 0 or (at_start and at_end and last):
        return range(0)
    return range(last if at_end else 0, 1 if at_start else last + 1)
