"""Characters: beginners to play with, each of whom sees and wants so much of the game.

A character is a row: how far it reads, and how much it wants each thing that a move may do. What a
move does is found once for all of them (`wants_of`); a weak player is one who does not look for
most of it, as with people, and never one who plays a good move and then a random one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cache
from math import log
from random import Random

from goboard_app.go.board import BoardSize
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.search import capturing_move


class Character(Enum):
    """Whom there is to play with, the weakest first; the value names it in settings."""

    PUPPY = "puppy"
    """Captures and flees; likes to touch."""
    BEAVER = "beaver"
    """Also connects, cuts, makes eyes, and takes open corners and sides first."""
    OWL = "owl"
    """Also imagines how the game may go on, and counts who wins."""


class Aim(Enum):
    """Something that a move does."""

    CAPTURE = auto()
    SAVE = auto()
    """Gets stones out of atari, or makes safe those that could be captured by force."""
    CATCH = auto()
    """Stones cannot get away any more."""
    ATARI = auto()
    CONTACT = auto()
    NEAR = auto()
    """Close to the last move."""
    CONNECT = auto()
    CUT = auto()
    EYE = auto()
    LIBERTIES = auto()
    """Gives stones that are short of liberties more of them."""
    SIEGE = auto()
    """Takes liberties from stones that are short of them and have no eye."""
    OPEN = auto()
    """In the open, at the height where corners and sides are taken."""
    ROOM = auto()
    """Where it is not yet plain whose the points around will be."""
    BORDER = auto()
    """Closes a border that is open, late in the game, or comes in there."""
    LIFE = auto()
    """Where whoever plays first decides whether stones live."""
    EDGE = auto()
    """On the first line, where stones do little."""
    RISK = auto()
    """The stone could be captured by force."""


@dataclass(frozen=True, slots=True)
class Taste:
    """How much a character wants each aim, how far it reads, and how its mood sways.

    `reads` is the number of positions that it follows a chase for. A wish below `least` is none:
    it would rather pass than play so, when the end is near.
    """

    weights: Mapping[Aim, float]
    reads: int
    sway: float
    least: float


_PUPPY = Taste(
    weights={
        Aim.CAPTURE: 10.0,
        Aim.SAVE: 7.0,
        Aim.CATCH: 5.0,
        Aim.ATARI: 4.0,
        Aim.CONTACT: 2.0,
        Aim.NEAR: 1.5,
        Aim.OPEN: 0.5,
        Aim.BORDER: 0.5,
        Aim.EDGE: -1.0,
    },
    reads=3,
    sway=0.8,
    least=0.5,
)
_BEAVER = Taste(
    weights={
        Aim.CAPTURE: 8.0,
        Aim.SAVE: 8.0,
        Aim.CATCH: 7.0,
        Aim.ATARI: 1.0,
        Aim.CONTACT: 0.3,
        Aim.NEAR: 0.8,
        Aim.CONNECT: 3.0,
        Aim.CUT: 3.0,
        Aim.EYE: 2.5,
        Aim.LIBERTIES: 2.0,
        Aim.SIEGE: 2.0,
        Aim.OPEN: 4.0,
        Aim.ROOM: 3.0,
        Aim.BORDER: 2.0,
        Aim.LIFE: 3.0,
        Aim.EDGE: -1.0,
        Aim.RISK: -5.0,
    },
    reads=60,
    sway=0.4,
    least=0.2,
)
TASTES: Mapping[Character, Taste] = {
    Character.PUPPY: _PUPPY,
    Character.BEAVER: _BEAVER,
    # What looks good at first sight; then it reads.
    Character.OWL: _BEAVER,
}


@dataclass(slots=True)
class Wants:
    """What the moves of one side would do: for each point how much of each aim it has."""

    aims: dict[int, dict[Aim, float]] = field(default_factory=dict)

    def add(self, at: int, aim: Aim, amount: float) -> None:
        """A move at `at` does so much of it; of two amounts of one aim the greater one counts."""
        found = self.aims.setdefault(at, {})
        found[aim] = max(amount, found.get(aim, 0.0))

    def value(self, at: int, taste: Taste) -> float:
        """How much a character wants a move."""
        weights = taste.weights
        return sum(weights.get(aim, 0.0) * much for aim, much in self.aims.get(at, {}).items())


_SHORT = 4
"""Stones with so many liberties or less are worth a thought."""


def wants_of(board: QuickBoard, own: int, size: BoardSize, last: int, points: frozenset[int], taste: Taste) -> Wants:
    """What moves of `own` on these points would do, as far as a character of this taste looks.

    `last` is where the other side played, -1 if it did not.
    """
    wants = Wants()
    sight = _Sight(board, own, size, last, points, taste, wants)
    sight.look_at_chains()
    sight.look_at_points()
    return wants


def ranked(wants: Wants, points: frozenset[int], taste: Taste, rng: Random) -> list[tuple[float, int]]:
    """The points with how much they are wanted in today's mood, the most wanted first.

    Points wanted alike come first by turns; a point that is wanted more by many times `sway` comes
    first nearly always: nobody forgets to take five stones.
    """
    found = []
    for at in sorted(points):
        value = wants.value(at, taste)
        # With noise of this shape (Gumbel's) the odds of two points are exp(difference / sway).
        mood = taste.sway * -log(-log(max(1e-9, min(rng.random(), 1 - 1e-9))))
        found.append((value + mood, at))
    return sorted(found, key=lambda pair: (-pair[0], pair[1]))


def is_sensible(board: QuickBoard, at: int, own: int) -> bool:
    """Whether even a beginner may play there: no own eye is filled, no stones are given away.

    One stone may be thrown in where that takes something.
    """
    if board.is_eye(at, own):
        return False
    free, size, captured = board.liberties_after(at, own)
    if free >= 2:
        return True
    return free == 1 and captured > 0 and (size == 1 or captured > 1)


class _Sight:
    """One look at a board; fills the wants."""

    def __init__(
        self,
        board: QuickBoard,
        own: int,
        size: BoardSize,
        last: int,
        points: frozenset[int],
        taste: Taste,
        wants: Wants,
    ) -> None:
        self._board = board
        self._own = own
        self._size = size
        self._last = last
        self._points = points
        self._taste = taste
        self._wants = wants

    def look_at_chains(self) -> None:
        """Who can be taken, who must flee."""
        board = self._board
        for head, libs in sorted(board.libs.items()):
            weight = weight_of(len(board.stones[head]))
            if board.color[head] == self._own:
                self._look_at_own(head, libs, weight)
            elif len(libs) == 1:
                self._want_capture(head, libs, weight)
            elif len(libs) == 2:
                self._want_atari(head, libs, weight)

    def _look_at_own(self, head: int, libs: frozenset[int], weight: float) -> None:
        board, reads = self._board, self._taste.reads
        if len(libs) > 2 or not libs:
            return
        if len(libs) == 2 and capturing_move(board, head, reads) < 0:
            return
        for at in self._ways_out(head, libs):
            if at not in self._points:
                continue
            after = board.copy()
            after.play(at, self._own)
            left = after.libs[after.head[head]]
            if len(left) > 1 and capturing_move(after, after.head[head], reads) < 0:
                self._wants.add(at, Aim.SAVE, weight)

    def _ways_out(self, head: int, libs: frozenset[int]) -> list[int]:
        """The liberties of a chain, and where it could take stones around it that are in atari."""
        board = self._board
        found = dict.fromkeys(sorted(libs))
        for stone in board.stones[head]:
            for near in board.near[stone]:
                if board.color[near] == 3 - self._own:
                    others = board.libs[board.head[near]]
                    if len(others) == 1:
                        found.update(dict.fromkeys(others))
        return list(found)

    def _want_capture(self, head: int, libs: frozenset[int], weight: float) -> None:
        board = self._board
        (at,) = libs
        if at not in self._points:
            return
        saved = {
            board.head[near]
            for stone in board.stones[head]
            for near in board.near[stone]
            if board.color[near] == self._own and len(board.libs[board.head[near]]) == 1
        }
        rescued = sum(len(board.stones[chain]) for chain in saved)
        self._wants.add(at, Aim.CAPTURE, weight + (weight_of(rescued) if rescued else 0.0))

    def _want_atari(self, head: int, libs: frozenset[int], weight: float) -> None:
        board = self._board
        for at in sorted(libs):
            if at not in self._points or not is_sensible(board, at, self._own):
                continue
            after = board.copy()
            after.play(at, self._own)
            is_caught = _is_caught(after, head, self._taste.reads)
            self._wants.add(at, Aim.CATCH if is_caught else Aim.ATARI, weight)

    def look_at_points(self) -> None:
        """What there is besides of each point."""
        for at in self._points:
            self._look_at_touch(at)
            self._look_at_place(at)
        if Aim.CONNECT in self._taste.weights:
            self._look_at_links()
            self._look_at_room()

    def _look_at_touch(self, at: int) -> None:
        """What a stone there does to the stones that it touches."""
        board, own, libs = self._board, self._own, self._board.libs
        around = [other for other in board.near[at] if board.color[other]]
        mine = {board.head[other] for other in around if board.color[other] == own}
        yours = {board.head[other] for other in around if board.color[other] != own}
        free, _, _ = board.liberties_after(at, own)
        if yours and free >= 2:
            fewest = min(len(libs[head]) for head in yours)
            self._wants.add(at, Aim.CONTACT, 0.5 + 1.0 / fewest)
            for head in yours:
                if len(libs[head]) <= _SHORT and not self._eyes(head):
                    stones = len(board.stones[head])
                    self._wants.add(at, Aim.SIEGE, weight_of(stones) / len(libs[head]))
        short = [head for head in mine if len(libs[head]) < _SHORT]
        for head in short:
            gained = free - len(libs[head])
            if gained > 0:
                stones = len(board.stones[head])
                self._wants.add(at, Aim.LIBERTIES, gained * weight_of(stones) / len(libs[head]) / 2)
        if mine and min(len(libs[head]) for head in mine) <= _SHORT and self._makes_eye(at):
            stones = max(len(board.stones[head]) for head in mine)
            self._wants.add(at, Aim.EYE, min(1.5, 0.3 + 0.15 * stones))

    def _look_at_place(self, at: int) -> None:
        """What a point is worth by where it lies."""
        height = _height(self._size, at)
        if height == 1:
            self._wants.add(at, Aim.EDGE, 1.0)
        if self._last >= 0:
            self._wants.add(at, Aim.NEAR, 1.0 / _distance(self._size, at, self._last))
        if not any(self._board.color[other] for other in self._within(at, 2)):
            self._wants.add(at, Aim.OPEN, _openness(self._size, at))

    def _makes_eye(self, at: int) -> bool:
        """Whether a stone there makes an eye beside it for stones that have less than two."""
        board, own = self._board, self._own
        for near in board.near[at]:
            if board.color[near]:
                continue
            around = board.near[near]
            if any(board.color[other] != own and other != at for other in around):
                continue
            heads = {board.head[other] for other in around if other != at}
            eyes = {lib for head in heads for lib in self._eyes(head)}
            corners = board.diagonals[near]
            false = sum(board.color[corner] == 3 - own for corner in corners)
            if len(eyes) < 2 and false < (2 if len(corners) == 4 else 1):
                return True
        return False

    def _eyes(self, head: int) -> list[int]:
        """The one-point eyes of a chain."""
        board = self._board
        color = board.color[head]
        return [lib for lib in board.libs[head] if board.is_eye(lib, color)]

    def _look_at_links(self) -> None:
        """Where two chains are joined by one more stone, or kept apart by it."""
        board = self._board
        for at in self._points:
            near = board.near[at]
            for color in (1, 2):
                heads = sorted({board.head[p] for p in near if board.color[p] == color})
                for number, one in enumerate(heads):
                    for other in heads[:number]:
                        self._look_at_link(at, color, one, other)

    def _look_at_link(self, at: int, color: int, one: int, other: int) -> None:
        board = self._board
        shared = board.libs[one] & board.libs[other]
        if len(shared) != 1:
            # One of two points will do.
            return
        cutter = 3 - color
        free, _, captured = board.liberties_after(at, cutter)
        if free < 2 and not captured:
            return
        fewest = min(len(board.stones[one]), len(board.stones[other]))
        weak = min(len(board.libs[one]), len(board.libs[other])) <= 3
        amount = (1.0 + 0.2 * min(fewest, 5)) * (1.0 if weak else 0.6)
        self._wants.add(at, Aim.CONNECT if color == self._own else Aim.CUT, amount)

    def _look_at_room(self) -> None:
        """How much is not decided around each point, and whether a stone could stay there."""
        board, own = self._board, self._own
        pull = [0.0] * len(board.color)
        for at, color in enumerate(board.color):
            if color:
                sign = 1.0 if color == own else -1.0
                for other, far in self._around(at, 4):
                    pull[other] += sign * 0.5**far
        doubt = [
            0.0 if color else 1.0 / (1.0 + (3.0 * much) ** 2) for color, much in zip(board.color, pull, strict=True)
        ]
        for at in self._points:
            room = sum(doubt[other] * 0.7**far for other, far in self._around(at, 2))
            self._wants.add(at, Aim.ROOM, room / 5.0)
            after = board.copy()
            after.play(at, own)
            head = after.head[at]
            if capturing_move(after, head, self._taste.reads) >= 0:
                self._wants.add(at, Aim.RISK, weight_of(len(after.stones[head])))

    def _around(self, at: int, reach: int) -> list[tuple[int, int]]:
        return [pair for distance in range(reach + 1) for pair in _rings(self._size)[at][distance]]

    def _within(self, at: int, reach: int) -> list[int]:
        return [other for other, _ in self._around(at, reach)]


@cache
def _rings(size: BoardSize) -> tuple[tuple[tuple[tuple[int, int], ...], ...], ...]:
    """For each point the points at each distance from it, up to four, with the distance."""
    return tuple(
        tuple(
            tuple((other, far) for other in range(size.area) if _distance(size, at, other) == far) for far in range(5)
        )
        for at in range(size.area)
    )


def _height(size: BoardSize, at: int) -> int:
    """The line that a point lies on, from 1 at the edge."""
    col, row = at % size.columns, at // size.columns
    return 1 + min(col, row, size.columns - 1 - col, size.rows - 1 - row)


def _openness(size: BoardSize, at: int) -> float:
    """How good the first stone there is: corners on the third and fourth line, then sides."""
    col, row = at % size.columns, at // size.columns
    lines = sorted((1 + min(col, size.columns - 1 - col), 1 + min(row, size.rows - 1 - row)))
    low, high = lines
    best = 3 if min(size.columns, size.rows) < 13 else 4
    if min(size.columns, size.rows) < 8:
        # There is one corner at the most: the middle has them all.
        return low / 3
    if low in (3, best) and high in (3, best):
        return 1.0
    if low in (3, 4):
        return 0.8
    return 0.2


def weight_of(stones: int) -> float:
    """How much so many stones count: twice as many not quite twice as much."""
    return 1.0 + 0.6 * (stones - 1)


def _is_caught(board: QuickBoard, head: int, reads: int) -> bool:
    """Whether a chain in atari cannot get away, its side to move, as far as somebody reads."""
    own = board.color[head]
    (last,) = board.libs[board.head[head]]
    if not board.is_legal(last, own):
        return True
    free, _, captured = board.liberties_after(last, own)
    if captured or free > 2:
        return False
    if free < 2:
        return True
    after = board.copy()
    after.play(last, own)
    return capturing_move(after, after.head[head], reads) >= 0


def _distance(size: BoardSize, one: int, other: int) -> int:
    columns = size.columns
    return abs(one % columns - other % columns) + abs(one // columns - other // columns)
