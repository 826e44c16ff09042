"""Posed: a problem as it is drawn in the table, and the verdict of the search on it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from goboard_app.go.board import BoardSize, Color, Point, parse_point, point_name
from goboard_app.lessons.proof.bits import STRIDE, Bits, State, all_points, bit, each
from goboard_app.lessons.proof.goals import Capture, Connect, Goal, Points
from goboard_app.lessons.proof.search import MOST_STATES, Search

FULL = BoardSize(9, 9)
"""The largest board."""


class Asked(Enum):
    """The task of the side to move."""

    CAPTURE = "capture"
    SAVE = "save"
    CONNECT = "connect"
    CUT = "cut"
    POINTS = "points"


SEEKS = frozenset({Asked.CAPTURE, Asked.CONNECT, Asked.POINTS})


SIDES = {"X": Color.BLACK, "O": Color.WHITE}


@dataclass(frozen=True)
class Verdict:
    """The first moves that win for certain, and those that win with threats for every ko."""

    certain: frozenset[str]
    with_threats: frozenset[str]


@dataclass(frozen=True)
class Posed:
    """One problem, known by its kind and name.

    `rows` is the board from the top, X for Black and O for White. `stones` are those that are to
    be captured, saved, connected or cut; `also` the other ones to be connected or cut; for POINTS
    `stones` is the part of the board and `wanted` how many points of it. Both sides play wherever
    they like on the whole board, or in `area` if one is given, which is a list of points and
    rectangles ("A1-D4 F2"), for at most `depth` moves, the first one counted. The answers and tries
    that are written to the file lie in `near`, or beside the stones. In a ko the marked move wins
    only with threats enough; nothing else wins even so. A search gives up after `most_states`
    boards. `difficulty` is that of its lines, as it was measured when the files were written.
    """

    kind: str
    grade: int
    name: str
    to_move: Color
    asked: Asked
    rows: str
    stones: str
    near: str
    depth: int
    also: str = ""
    wanted: int = 0
    is_ko: bool = False
    area: str = ""
    most_states: int = MOST_STATES
    difficulty: int = 0

    @cached_property
    def _lines(self) -> list[str]:
        return ["".join(line.split()) for line in self.rows.split("\n") if line.strip()]

    @cached_property
    def size(self) -> BoardSize:
        """Return the size of the board."""
        return BoardSize(len(self._lines[0]), len(self._lines))

    @cached_property
    def board(self) -> Bits:
        """Return all points of the board."""
        return all_points(self.size.columns, self.size.rows)

    @property
    def further(self) -> tuple[int, ...]:
        """Return the additional depths at which the answer is checked again."""
        more = (1, 2) if self.asked is Asked.POINTS else (2,)
        return tuple(self.depth + each for each in more)

    def bits(self, text: str) -> Bits:
        """Return the points of a list of points and rectangles."""
        return bits_of(text, self.size)

    def name_of(self, one: Bits) -> str:
        """Return the name of a point."""
        return point_name(point_of(one), self.size)

    @cached_property
    def state(self) -> State:
        """Return the board, seen by the side to move."""
        black = white = 0
        for row, line in enumerate(self._lines):
            for col, letter in enumerate(line):
                black |= bit(col, row) if letter == "X" else 0
                white |= bit(col, row) if letter == "O" else 0
        return State(black, white) if self.to_move is Color.BLACK else State(white, black)

    @cached_property
    def verdict(self) -> Verdict:
        """Return the verdict of the search within `depth` moves."""
        return self.judged(self.depth)

    def judged(self, depth: int) -> Verdict:
        """Return the verdict of the search within a number of moves, the first one counted.

        Where no ko came up in the first search, threats could not have changed its answer.
        """
        search = self.search(has_threats=False)
        certain = self._winning(search, depth)
        if not search.has_met_ko:
            return Verdict(certain, certain)
        return Verdict(certain, self._winning(self.search(has_threats=True), depth))

    def _winning(self, search: Search, depth: int) -> frozenset[str]:
        """Return the first moves that reach the goal, anywhere on the board; "pass" if that does."""
        points, can_pass = search.winning(self.state, self.asked in SEEKS, depth)
        found = {self.name_of(point) for point in each(points)}
        return frozenset(found | {"pass"} if can_pass else found)

    def search(self, has_threats: bool) -> Search:
        """Return a search for the goal, with threats for every ko on the side to move or without."""
        takes = has_threats is (self.asked in SEEKS)
        area = self.bits(self.area) if self.area else self.board
        return Search(self.board, area, self._goal(), takes, self.most_states)

    def _goal(self) -> Goal:
        if self.asked is Asked.POINTS:
            return Points(self.bits(self.stones), self.wanted, self.board)
        if self.asked in (Asked.CONNECT, Asked.CUT):
            return Connect(self.bits(self.stones), self.bits(self.also), self.board)
        return Capture(self.bits(self.stones), self.board)


def bits_of(text: str, size: BoardSize = FULL) -> Bits:
    """Return the points of a list of points and rectangles."""
    found = 0
    for part in text.split():
        first, _, last = part.partition("-")
        one, two = parse_point(first, size), parse_point(last or first, size)
        for col in range(min(one.col, two.col), max(one.col, two.col) + 1):
            for row in range(min(one.row, two.row), max(one.row, two.row) + 1):
                found |= bit(col, row)
    return found


def point_of(one_bit: Bits) -> Point:
    """Return the point of a single bit."""
    row, col = divmod(one_bit.bit_length() - 1, STRIDE)
    return Point(col - 1, row - 1)
