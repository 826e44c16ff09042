"""The geometry of the board: colours, points, sizes, names of points, star points, and moves."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import NamedTuple

MIN_SIDE = 1
# SGF FF[4] names a line by one letter, a to z and A to Z, and so has 52 lines.
MAX_SIDE = 52
# I is left out, as on printed boards.
_COLUMN_LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
# Columns have two letters from the 26th on, see `column_name`.
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

    # There is one object per colour, so identity serves; the count hashes colours thousands of times.
    __hash__ = object.__hash__


class Point(NamedTuple):
    """An intersection: column and row, both from 0, counted from the top left as in SGF.

    A named tuple, because the count works on sets of points: it hashes a hundred thousand of them
    on 52x52.
    """

    col: int
    row: int


@dataclass(frozen=True, slots=True)
class BoardSize:
    """The number of columns and rows of a board, each from 1 to 52; boards may be rectangular.

    Points are numbered row by row from the top left; this number is called the index.
    """

    columns: int
    rows: int

    def __post_init__(self) -> None:
        """Check the sides.

        Raises ValueError if a side is not within 1 to 52.
        """
        if not (MIN_SIDE <= self.columns <= MAX_SIDE and MIN_SIDE <= self.rows <= MAX_SIDE):
            raise ValueError(f"board sides must lie between {MIN_SIDE} and {MAX_SIDE}")

    @classmethod
    def square(cls, side: int) -> BoardSize:
        """Return the size of a square board with this side."""
        return cls(side, side)

    @property
    def area(self) -> int:
        """The number of points of the board."""
        return self.columns * self.rows

    @property
    def is_square(self) -> bool:
        """True if both sides are equal."""
        return self.columns == self.rows

    def __contains__(self, point: object) -> bool:
        return isinstance(point, Point) and 0 <= point.col < self.columns and 0 <= point.row < self.rows

    def __iter__(self) -> Iterator[Point]:
        return iter(all_points(self.columns, self.rows))

    def index(self, point: Point) -> int:
        """Return the index of a point of this board."""
        return point.row * self.columns + point.col

    def point(self, index: int) -> Point:
        """Return the point with this index."""
        return all_points(self.columns, self.rows)[index]

    def neighbors(self, point: Point) -> tuple[Point, ...]:
        """Return the points adjacent to a point along the lines.

        Two to four of them; fewer on boards of one line.
        """
        points = all_points(self.columns, self.rows)
        return tuple([points[i] for i in neighbor_indices(self.columns, self.rows)[self.index(point)]])


# These two take numbers and no BoardSize, whose hash would be computed at each call, once for each point judged.
@cache
def all_points(columns: int, rows: int) -> tuple[Point, ...]:
    """Return every point of a board, in the order of the indices."""
    return tuple(Point(col, row) for row in range(rows) for col in range(columns))


@cache
def neighbor_indices(columns: int, rows: int) -> tuple[tuple[int, ...], ...]:
    """Return for each index of a board the indices of the adjacent points."""
    area = columns * rows

    def near(i: int) -> tuple[int, ...]:
        """Return the indices above, left, right and below, as far as they are on the board."""
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
    """Return the letter of a column: A to Z without I, from the 26th column on AA, AB and so on."""
    if col < len(_COLUMN_LETTERS):
        return _COLUMN_LETTERS[col]
    high, low = divmod(col - len(_COLUMN_LETTERS), len(_COLUMN_LETTERS))
    return _COLUMN_LETTERS[high] + _COLUMN_LETTERS[low]


def point_name(point: Point, size: BoardSize) -> str:
    """Return the usual Western name of a point, such as Q16: columns from the left, rows from the bottom."""
    return f"{column_name(point.col)}{size.rows - point.row}"


def parse_point(text: str, size: BoardSize) -> Point:
    """Return the point with this Western name on a board of this size.

    Raises ValueError if the board has no such point.
    """
    match = re.fullmatch(_POINT_NAME, text.strip())
    if match is None:
        raise ValueError(f"no point is called {text!r}")
    col = 0
    for letter in match[1].upper():
        # Two letters count in base 25, so that AA follows Z.
        col = col * len(_COLUMN_LETTERS) + _COLUMN_LETTERS.index(letter) + 1
    point = Point(col - 1, size.rows - int(match[2]))
    if point not in size:
        raise ValueError(f"{text!r} is not on a board of {size.columns} by {size.rows}")
    return point


@cache
def star_points(size: BoardSize) -> frozenset[Point]:
    """Return the points that are marked with a dot.

    Odd boards from 13 on have nine, which are the points of a fixed handicap, those from 9 on five;
    other boards from 8 on have the four corner points, smaller boards none. The dots lie on the
    third line of boards below 13, else on the fourth.
    """
    if min(size.columns, size.rows) < 8:
        return frozenset()
    cols, rows = _star_lines(size.columns), _star_lines(size.rows)
    corners = {Point(c, r) for c in (cols[0], cols[-1]) for r in (rows[0], rows[-1])}
    if len(cols) < 3 or len(rows) < 3:
        return frozenset(corners)
    center = Point(cols[1], rows[1])
    if min(size.columns, size.rows) < 13:
        return frozenset(corners | {center})
    return frozenset(Point(c, r) for c in cols for r in rows)


def _star_lines(side: int) -> tuple[int, ...]:
    """Return the line numbers (from 0) that carry star points along one side."""
    edge = 2 if side < 13 else 3
    if side % 2:
        return (edge, side // 2, side - 1 - edge)
    return (edge, side - 1 - edge)


class Play(NamedTuple):
    """A move that puts a stone of `color` on `point`."""

    color: Color
    point: Point

    @property
    def is_pass(self) -> bool:
        """False: a stone is played."""
        return False


class Pass(NamedTuple):
    """A pass by `color`."""

    color: Color

    @property
    def is_pass(self) -> bool:
        """True: no stone is played."""
        return True


Move = Play | Pass


def connected(points: Iterable[Point], size: BoardSize) -> list[frozenset[Point]]:
    """Return the connected parts of a set of points, in the order of the board.

    Points are connected along the lines.
    """
    near, named = neighbor_indices(size.columns, size.rows), all_points(size.columns, size.rows)
    left = set(map(size.index, points))
    parts: list[frozenset[Point]] = []
    for start in sorted(left):
        # `sorted` has made a copy, so points that an earlier part has taken still turn up here.
        if start not in left:
            continue
        left.discard(start)
        part = [start]
        # The list grows while it is walked: it is the queue of the flood fill.
        for here in part:
            for there in near[here]:
                if there in left:
                    left.discard(there)
                    part.append(there)
        parts.append(frozenset(map(named.__getitem__, part)))
    return parts
