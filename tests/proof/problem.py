"""Posed: a problem as it is drawn in the table, and what the search says of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from goboard_app.go.board import BoardSize, Color, Point, parse_point, point_name
from tests.proof.bits import Bits, State, all_points, bit, each
from tests.proof.goals import Capture, Connect, Goal, Points
from tests.proof.search import Search

SIDE = 9
SIZE = BoardSize(SIDE, SIDE)
BOARD = all_points(SIDE, SIDE)


class Asked(Enum):
    """What the side to move wants."""

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
    rectangles ("A1-D4 F2"), for at most `depth` moves, the first one counted. The moves that are
    written to the file lie in `near`, all of them that matter to people. In a ko the marked move
    wins only with threats enough; nothing else wins even so.
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
    area: str = "A1-J9"

    @cached_property
    def state(self) -> State:
        """The board, seen by the side to move."""
        black = white = 0
        lines = ["".join(line.split()) for line in self.rows.split("\n") if line.strip()]
        for row, line in enumerate(lines):
            for col, letter in enumerate(line):
                black |= bit(col, row) if letter == "X" else 0
                white |= bit(col, row) if letter == "O" else 0
        return State(black, white) if self.to_move is Color.BLACK else State(white, black)

    @cached_property
    def verdict(self) -> Verdict:
        """What the search finds within `depth` moves."""
        return self.judged(self.depth)

    def judged(self, depth: int) -> Verdict:
        """What the search finds within so many moves, the first one counted.

        Where no ko came up in the first search, threats could not have changed its answer.
        """
        search = self.search(has_threats=False)
        certain = self._winning(search, depth)
        if not search.has_met_ko:
            return Verdict(certain, certain)
        return Verdict(certain, self._winning(self.search(has_threats=True), depth))

    def _winning(self, search: Search, depth: int) -> frozenset[str]:
        """The first moves that reach what is asked, wherever on the board; "pass" if that does."""
        points, can_pass = search.winning(self.state, self.asked in SEEKS, depth)
        found = {point_name(point_of(point), SIZE) for point in each(points)}
        return frozenset(found | {"pass"} if can_pass else found)

    def search(self, has_threats: bool) -> Search:
        """A search for what is asked, with threats for every ko on the side to move or without."""
        takes = has_threats is (self.asked in SEEKS)
        return Search(BOARD, bits_of(self.area), self._goal(), takes)

    def _goal(self) -> Goal:
        if self.asked is Asked.POINTS:
            return Points(bits_of(self.stones), self.wanted, BOARD)
        if self.asked in (Asked.CONNECT, Asked.CUT):
            return Connect(bits_of(self.stones), bits_of(self.also), BOARD)
        return Capture(bits_of(self.stones), BOARD)


def bits_of(text: str) -> Bits:
    """The points of a list of points and rectangles."""
    found = 0
    for part in text.split():
        first, _, last = part.partition("-")
        one, two = parse_point(first, SIZE), parse_point(last or first, SIZE)
        for col in range(min(one.col, two.col), max(one.col, two.col) + 1):
            for row in range(min(one.row, two.row), max(one.row, two.row) + 1):
                found |= bit(col, row)
    return found


def point_of(one_bit: Bits) -> Point:
    """The point of a single bit."""
    return next(p for p in SIZE if bit(p.col, p.row) == one_bit)
