"""What is to be seen at one moment of a counting story, and stones that move on to the next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum, auto

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import CODES, COLORS, EMPTY
from goboard_app.scoring.story.tally import RunningTally, WaySum

NO_POINTS: frozenset[Point] = frozenset()


class Spot(Enum):
    """Where a stone lies that is not on the board: with its captor, or with those never played."""

    LID = auto()
    BOWL = auto()


Place = Point | Spot


@dataclass(frozen=True, slots=True)
class StoneMove:
    """One stone goes from one place to another."""

    color: Color
    start: Place
    end: Place

    @property
    def back(self) -> StoneMove:
        """The same stone going back."""
        return StoneMove(self.color, self.end, self.start)


@dataclass(frozen=True, slots=True)
class StoryFrame:
    """Everything there is to see at one moment of a story.

    `stones` is coded as in `Position`. `lids` and `bowls` say how many black and how many white
    stones lie with their captor and with those that were never played: together with the board
    they are always the same number. `black_areas` and `white_areas` are what counts for each side
    as things stand, in the parts they are counted in. `filled` are stones that were put back on
    the board to be counted, `lit` what is being counted, `wave` where a reach has just come to.
    """

    size: BoardSize
    stones: bytes
    lids: tuple[int, int]
    bowls: tuple[int, int]
    tally: RunningTally = RunningTally()
    dead: frozenset[Point] = NO_POINTS
    seki: frozenset[Point] = NO_POINTS
    neutral: frozenset[Point] = NO_POINTS
    filled: frozenset[Point] = NO_POINTS
    black_areas: tuple[frozenset[Point], ...] = ()
    white_areas: tuple[frozenset[Point], ...] = ()
    lit: frozenset[Point] = NO_POINTS
    wave: frozenset[Point] = NO_POINTS
    ways: tuple[WaySum, ...] = ()

    def at(self, point: Point) -> Color | None:
        """The colour of the stone on a point."""
        return COLORS[self.stones[self.size.index(point)]]

    def points(self, color: Color | None) -> frozenset[Point]:
        """All points that hold this colour; the empty ones for None."""
        code = EMPTY if color is None else CODES[color]
        return frozenset(self.size.point(i) for i, s in enumerate(self.stones) if s == code)

    def areas(self, color: Color) -> tuple[frozenset[Point], ...]:
        """The parts of one side's area."""
        return self.black_areas if color is Color.BLACK else self.white_areas

    def in_lid(self, color: Color) -> int:
        """How many stones of this colour lie with their captor."""
        return self.lids[_place(color)]

    def in_bowl(self, color: Color) -> int:
        """How many stones of this colour were never played."""
        return self.bowls[_place(color)]

    def with_areas(self, color: Color, areas: Iterable[frozenset[Point]]) -> StoryFrame:
        """The same with other areas of one side."""
        if color is Color.BLACK:
            return replace(self, black_areas=tuple(areas))
        return replace(self, white_areas=tuple(areas))

    def after(self, moves: Iterable[StoneMove]) -> StoryFrame:
        """The same with stones moved, all at once; raise ValueError where that cannot be.

        What is said of a stone (dead, put back) goes with it as far as it stays on the board.
        """
        hands = _Hands(self)
        moves = tuple(moves)
        for move in moves:
            hands.take(move)
        for move in moves:
            hands.put(move)
        left = frozenset(move.start for move in moves if isinstance(move.start, Point))
        carried = {move.end for move in moves if move.start in self.filled}
        return replace(
            self,
            stones=bytes(hands.stones),
            lids=(hands.lids[0], hands.lids[1]),
            bowls=(hands.bowls[0], hands.bowls[1]),
            dead=self.dead - left,
            filled=(self.filled - left) | {p for p in carried if isinstance(p, Point)},
        )


class _Hands:
    """Stones while they are moved about."""

    def __init__(self, frame: StoryFrame) -> None:
        self._size = frame.size
        self.stones = bytearray(frame.stones)
        self.lids, self.bowls = list(frame.lids), list(frame.bowls)

    def take(self, move: StoneMove) -> None:
        """Take a stone from where it lies."""
        self._change(move.color, move.start, CODES[move.color], EMPTY, -1)

    def put(self, move: StoneMove) -> None:
        """Put it where it goes."""
        self._change(move.color, move.end, EMPTY, CODES[move.color], 1)

    def _change(self, color: Color, place: Place, old: int, new: int, by: int) -> None:
        if isinstance(place, Point):
            i = self._size.index(place)
            if self.stones[i] != old:
                raise ValueError(f"no such stone can move at {place}")
            self.stones[i] = new
            return
        there = self.lids if place is Spot.LID else self.bowls
        there[_place(color)] += by
        if there[_place(color)] < 0:
            raise ValueError(f"no stone is left in {place}")


def _place(color: Color) -> int:
    return 0 if color is Color.BLACK else 1
