"""The board as geometry: colours, points, sizes, names of points and star points; and moves."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import NamedTuple

MIN_SIDE = 1
MAX_SIDE = 52
_COLUMN_LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
_POINT_NAME = r"([A-HJ-Za-hj-z]{1,2})([1-9][0-9]?)"


class Color(Enum):
    """Black or White; the value is the letter that SGF and GTP use."""

    BLACK = "B"
    WHITE = "W"

    @property
    def opponent(self) -> Color:
        """The other colour."""
        return Color.WHITE if self is Color.BLACK else Color.BLACK

    def __repr__(self) -> str:
        return f"Color.{self.name}"

    # There is one of each, and a count asks for the hash thousands of times.
    __hash__ = object.__hash__


class Point(NamedTuple):
    """A crossing of two lines: column and row, both from 0, counted from the top left as in SGF.

    A named tuple, since sets of points are what counting is made of: a count on 52x52 asks for a
    hundred thousand hashes.
    """

    col: int
    row: int


@dataclass(frozen=True, slots=True)
class BoardSize:
    """The number of columns and rows of a board, each from 1 to 52; boards may be rectangular.

    Points are numbered row by row from the top left; that number is called the index.
    """

    columns: int
    rows: int

    def __post_init__(self) -> None:
        """Refuse sides outside 1 to 52 with ValueError."""
        if not (MIN_SIDE <= self.columns <= MAX_SIDE and MIN_SIDE <= self.rows <= MAX_SIDE):
            raise ValueError(f"board sides must lie between {MIN_SIDE} and {MAX_SIDE}")

    @classmethod
    def square(cls, side: int) -> BoardSize:
        """A board of `side` times `side`."""
        return cls(side, side)

    @property
    def area(self) -> int:
        """How many points the board has."""
        return self.columns * self.rows

    @property
    def is_square(self) -> bool:
        """Whether both sides are equal."""
        return self.columns == self.rows

    def __contains__(self, point: object) -> bool:
        return isinstance(point, Point) and 0 <= point.col < self.columns and 0 <= point.row < self.rows

    def __iter__(self) -> Iterator[Point]:
        return iter(all_points(self))

    def index(self, point: Point) -> int:
        """The index of a point of this board."""
        return point.row * self.columns + point.col

    def point(self, index: int) -> Point:
        """The point with this index."""
        return all_points(self)[index]

    def neighbors(self, point: Point) -> tuple[Point, ...]:
        """The two to four points next to this one along the lines (fewer on one-line boards)."""
        points = all_points(self)
        return tuple(points[i] for i in neighbor_indices(self)[self.index(point)])


@cache
def all_points(size: BoardSize) -> tuple[Point, ...]:
    """Every point of the board, in the order of the indices."""
    return tuple(Point(col, row) for row in range(size.rows) for col in range(size.columns))


@cache
def neighbor_indices(size: BoardSize) -> tuple[tuple[int, ...], ...]:
    """For each index the indices of the neighbouring points."""
    columns, area = size.columns, size.area

    def near(i: int) -> tuple[int, ...]:
        """Above, left, right and below, as far as they are on the board."""
        col, places = i % columns, []
        if i >= columns:
            places.append(i - columns)
        if col:
            places.append(i - 1)
        if col + 1 < columns:
            places.append(i + 1)
        if i + columns < area:
            places.append(i + columns)
        return tuple(places)

    return tuple(map(near, range(area)))


def column_name(col: int) -> str:
    """The letter of a column, A to Z without I; from the 26th column on AA, AB and so forth."""
    if col < len(_COLUMN_LETTERS):
        return _COLUMN_LETTERS[col]
    high, low = divmod(col - len(_COLUMN_LETTERS), len(_COLUMN_LETTERS))
    return _COLUMN_LETTERS[high] + _COLUMN_LETTERS[low]


def point_name(point: Point, size: BoardSize) -> str:
    """The usual Western name, such as Q16: columns from the left, rows from the bottom."""
    return f"{column_name(point.col)}{size.rows - point.row}"


def parse_point(text: str, size: BoardSize) -> Point:
    """The point called so on a board of this size; raise ValueError where there is none."""
    match = re.fullmatch(_POINT_NAME, text.strip())
    if match is None:
        raise ValueError(f"no point is called {text!r}")
    col = 0
    for letter in match[1].upper():
        col = col * len(_COLUMN_LETTERS) + _COLUMN_LETTERS.index(letter) + 1
    point = Point(col - 1, size.rows - int(match[2]))
    if point not in size:
        raise ValueError(f"{text!r} is not on a board of {size.columns} by {size.rows}")
    return point


@cache
def star_points(size: BoardSize) -> frozenset[Point]:
    """The points marked with a dot: nine on 19x19 and larger odd boards, five on 9x9 to 17x17.

    Square odd boards from 9 on have five (nine from 19 on), other boards from 8 on the four
    corner ones, smaller boards none. The dots lie on the third line below 13, else the fourth.
    """
    if min(size.columns, size.rows) < 8:
        return frozenset()
    cols, rows = _star_lines(size.columns), _star_lines(size.rows)
    corners = {Point(c, r) for c in (cols[0], cols[-1]) for r in (rows[0], rows[-1])}
    if len(cols) < 3 or len(rows) < 3:
        return frozenset(corners)
    center = Point(cols[1], rows[1])
    if min(size.columns, size.rows) < 19:
        return frozenset(corners | {center})
    return frozenset(Point(c, r) for c in cols for r in rows)


def _star_lines(side: int) -> tuple[int, ...]:
    """The line numbers (from 0) that carry star points along one side."""
    edge = 2 if side < 13 else 3
    if side % 2:
        return (edge, side // 2, side - 1 - edge)
    return (edge, side - 1 - edge)


class Play(NamedTuple):
    """A stone of `color` is put on `point`."""

    color: Color
    point: Point

    @property
    def is_pass(self) -> bool:
        """False: a stone is played."""
        return False


class Pass(NamedTuple):
    """`color` passes."""

    color: Color

    @property
    def is_pass(self) -> bool:
        """True: no stone is played."""
        return True


Move = Play | Pass


def connected(points: Iterable[Point], size: BoardSize) -> list[frozenset[Point]]:
    """The parts of a set of points that hang together along the lines, in the board's order."""
    near, named = neighbor_indices(size), all_points(size)
    left = set(map(size.index, points))
    parts: list[frozenset[Point]] = []
    for start in sorted(left):
        if start not in left:
            continue
        left.discard(start)
        part = [start]
        for here in part:
            for there in near[here]:
                if there in left:
                    left.discard(there)
                    part.append(there)
        parts.append(frozenset(map(named.__getitem__, part)))
    return parts
