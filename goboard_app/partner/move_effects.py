"""Effects of moves, and the styles that value them: how partners play a capture game.

A style is a row of numbers: how far it reads, and the value it gives to each effect of a move. The
effects of a move are found once for all styles (`wants_of`); a weak player is one who overlooks most
of them, as human beginners do, and never one who alternates good moves with random ones.
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


class MoveEffect(Enum):
    """An effect of a move."""

    CAPTURE = auto()
    SAVE = auto()
    """Saves stones from atari, or from a capture by force."""
    CATCH = auto()
    """Puts stones in atari that cannot escape any more."""
    ATARI = auto()
    CONTACT = auto()
    NEAR = auto()
    """Close to the last move."""
    CONNECT = auto()
    CUT = auto()
    EYE = auto()
    LIBERTIES = auto()
    """Gives more liberties to stones that are short of them."""
    SIEGE = auto()
    """Takes liberties from stones that are short of them and have no eye."""
    OPEN = auto()
    """In the open, at the height where corners and sides are taken."""
    ROOM = auto()
    """In a region whose owner is not yet clear."""
    BORDER = auto()
    """Closes an open border late in the game, or intrudes through it."""
    LIFE = auto()
    """A point where the first to play decides the life of stones."""
    EDGE = auto()
    """On the first line, where stones do little."""
    RISK = auto()
    """The stone could be captured by force."""


@dataclass(frozen=True, slots=True)
class PlayingStyle:
    """The weights that a character gives to each aim, its depth of reading, and its randomness.

    `reads` is the number of positions for which it follows a chase. `sway` is the scale of the noise
    on the values. Near the end of the game it passes rather than play a move worth less than `least`.
    """

    weights: Mapping[MoveEffect, float]
    reads: int
    sway: float
    least: float


CHASING = PlayingStyle(
    weights={
        MoveEffect.CAPTURE: 10.0,
        MoveEffect.SAVE: 7.0,
        MoveEffect.CATCH: 5.0,
        MoveEffect.ATARI: 4.0,
        MoveEffect.CONTACT: 2.0,
        MoveEffect.NEAR: 1.5,
        MoveEffect.OPEN: 0.5,
        MoveEffect.BORDER: 0.5,
        MoveEffect.EDGE: -1.0,
    },
    reads=3,
    sway=0.8,
    least=0.5,
)
"""Captures and flees; likes to touch."""
BUILDING = PlayingStyle(
    weights={
        MoveEffect.CAPTURE: 8.0,
        MoveEffect.SAVE: 8.0,
        MoveEffect.CATCH: 7.0,
        MoveEffect.ATARI: 1.0,
        MoveEffect.CONTACT: 0.3,
        MoveEffect.NEAR: 0.8,
        MoveEffect.CONNECT: 3.0,
        MoveEffect.CUT: 3.0,
        MoveEffect.EYE: 2.5,
        MoveEffect.LIBERTIES: 2.0,
        MoveEffect.SIEGE: 2.0,
        MoveEffect.OPEN: 4.0,
        MoveEffect.ROOM: 3.0,
        MoveEffect.BORDER: 2.0,
        MoveEffect.LIFE: 3.0,
        MoveEffect.EDGE: -1.0,
        MoveEffect.RISK: -5.0,
    },
    reads=60,
    sway=0.4,
    least=0.2,
)
"""Also connects, cuts, makes eyes, and takes open corners and sides first."""


@dataclass(slots=True)
class MoveEffects:
    """The effects of the moves of one side: for each point the amount of each aim."""

    aims: dict[int, dict[MoveEffect, float]] = field(default_factory=dict)

    def add(self, at: int, aim: MoveEffect, amount: float) -> None:
        """Add an amount of an aim to a move at `at`; of two amounts of one aim the greater one counts."""
        found = self.aims.setdefault(at, {})
        found[aim] = max(amount, found.get(aim, 0.0))

    def value(self, at: int, taste: PlayingStyle) -> float:
        """Return the value of a move for a character."""
        weights = taste.weights
        return sum(weights.get(aim, 0.0) * much for aim, much in self.aims.get(at, {}).items())


_SHORT = 4
"""The number of liberties up to which a chain is short of them."""


def wants_of(
    board: QuickBoard, own: int, size: BoardSize, last: int, points: frozenset[int], taste: PlayingStyle
) -> MoveEffects:
    """Return the effects of the moves of `own` on these points, as far as a character of this taste looks.

    `last` is the index of the other side's last stone, -1 if there is none.
    """
    wants = MoveEffects()
    sight = _EffectReader(board, own, size, last, points, taste, wants)
    sight.look_at_chains()
    sight.look_at_points()
    return wants


def ranked(wants: MoveEffects, points: frozenset[int], taste: PlayingStyle, rng: Random) -> list[tuple[float, int]]:
    """Return the points with their values plus noise, the highest value first.

    Points of equal value take turns at the front; a point that is worth more by many times `sway` comes
    first nearly always: even a beginner does not overlook the capture of five stones.
    """
    found = []
    for at in sorted(points):
        value = wants.value(at, taste)
        # With Gumbel noise the odds between two points are exp(difference / sway).
        mood = taste.sway * -log(-log(max(1e-9, min(rng.random(), 1 - 1e-9))))
        found.append((value + mood, at))
    return sorted(found, key=lambda pair: (-pair[0], pair[1]))


def is_sensible(board: QuickBoard, at: int, own: int) -> bool:
    """Return whether even a beginner may play there: it fills no own eye and gives no stones away.

    One stone may be sacrificed where that captures something.
    """
    if board.is_eye(at, own):
        return False
    free, size, captured = board.liberties_after(at, own)
    if free >= 2:
        return True
    return free == 1 and captured > 0 and (size == 1 or captured > 1)


class _EffectReader:
    """One look at a board, which fills the wants."""

    def __init__(
        self,
        board: QuickBoard,
        own: int,
        size: BoardSize,
        last: int,
        points: frozenset[int],
        taste: PlayingStyle,
        wants: MoveEffects,
    ) -> None:
        self._board = board
        self._own = own
        self._size = size
        self._last = last
        self._points = points
        self._taste = taste
        self._wants = wants

    def look_at_chains(self) -> None:
        """Add the captures, escapes and ataris of all chains."""
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
        # Two liberties are enough unless the chain can be captured by force.
        if len(libs) == 2 and capturing_move(board, head, reads) < 0:
            return
        for at in self._ways_out(head, libs):
            if at not in self._points:
                continue
            after = board.copy()
            after.play(at, self._own)
            left = after.libs[after.head[head]]
            # A move saves only if the chain cannot be captured by force afterwards.
            if len(left) > 1 and capturing_move(after, after.head[head], reads) < 0:
                self._wants.add(at, MoveEffect.SAVE, weight)

    def _ways_out(self, head: int, libs: frozenset[int]) -> list[int]:
        """Return the liberties of a chain, and the points that capture chains around it in atari."""
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
            # Capturing also rescues own chains in atari next to the captured one.
            if board.color[near] == self._own and len(board.libs[board.head[near]]) == 1
        }
        rescued = sum(len(board.stones[chain]) for chain in saved)
        self._wants.add(at, MoveEffect.CAPTURE, weight + (weight_of(rescued) if rescued else 0.0))

    def _want_atari(self, head: int, libs: frozenset[int], weight: float) -> None:
        board = self._board
        for at in sorted(libs):
            if at not in self._points or not is_sensible(board, at, self._own):
                continue
            after = board.copy()
            after.play(at, self._own)
            effect = MoveEffect.CATCH if is_caught(after, head, self._taste.reads) else MoveEffect.ATARI
            self._wants.add(at, effect, weight)

    def look_at_points(self) -> None:
        """Add the other effects of each point."""
        for at in self._points:
            self._look_at_touch(at)
            self._look_at_place(at)
        if MoveEffect.CONNECT in self._taste.weights:
            self._look_at_links()
            self._look_at_room()

    def _look_at_touch(self, at: int) -> None:
        """Add the effects of a stone on the chains that it touches."""
        board, own, libs = self._board, self._own, self._board.libs
        around = [other for other in board.near[at] if board.color[other]]
        mine = {board.head[other] for other in around if board.color[other] == own}
        yours = {board.head[other] for other in around if board.color[other] != own}
        free, _, _ = board.liberties_after(at, own)
        if yours and free >= 2:
            fewest = min(len(libs[head]) for head in yours)
            self._wants.add(at, MoveEffect.CONTACT, 0.5 + 1.0 / fewest)
            for head in yours:
                if len(libs[head]) <= _SHORT and not self._eyes(head):
                    stones = len(board.stones[head])
                    self._wants.add(at, MoveEffect.SIEGE, weight_of(stones) / len(libs[head]))
        short = [head for head in mine if len(libs[head]) < _SHORT]
        for head in short:
            gained = free - len(libs[head])
            if gained > 0:
                stones = len(board.stones[head])
                self._wants.add(at, MoveEffect.LIBERTIES, gained * weight_of(stones) / len(libs[head]) / 2)
        if mine and min(len(libs[head]) for head in mine) <= _SHORT and self._makes_eye(at):
            stones = max(len(board.stones[head]) for head in mine)
            self._wants.add(at, MoveEffect.EYE, min(1.5, 0.3 + 0.15 * stones))

    def _look_at_place(self, at: int) -> None:
        """Add the effects that depend on the place of a point alone."""
        height = _height(self._size, at)
        if height == 1:
            self._wants.add(at, MoveEffect.EDGE, 1.0)
        if self._last >= 0:
            # After a suicide the point of the last move itself is empty.
            self._wants.add(at, MoveEffect.NEAR, 1.0 / max(1, _distance(self._size, at, self._last)))
        if not any(self._board.color[other] for other in self._within(at, 2)):
            self._wants.add(at, MoveEffect.OPEN, _openness(self._size, at))

    def _makes_eye(self, at: int) -> bool:
        """Return whether a stone there makes an eye beside it for chains that have less than two."""
        board, own = self._board, self._own
        for near in board.near[at]:
            if board.color[near]:
                continue
            around = board.near[near]
            if any(board.color[other] != own and other != at for other in around):
                continue
            heads = {board.head[other] for other in around if other != at}
            eyes = {lib for head in heads for lib in self._eyes(head)}
            # A false eye: enemy stones on two diagonals in the centre, on one at the edge.
            corners = board.diagonals[near]
            false = sum(board.color[corner] == 3 - own for corner in corners)
            if len(eyes) < 2 and false < (2 if len(corners) == 4 else 1):
                return True
        return False

    def _eyes(self, head: int) -> list[int]:
        """Return the one-point eyes of a chain."""
        board = self._board
        color = board.color[head]
        return [lib for lib in board.libs[head] if board.is_eye(lib, color)]

    def _look_at_links(self) -> None:
        """Add the points where one more stone connects two chains, or separates them."""
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
            # With two common liberties the chains are miai to connect.
            return
        cutter = 3 - color
        free, _, captured = board.liberties_after(at, cutter)
        if free < 2 and not captured:
            return
        fewest = min(len(board.stones[one]), len(board.stones[other]))
        weak = min(len(board.libs[one]), len(board.libs[other])) <= 3
        amount = (1.0 + 0.2 * min(fewest, 5)) * (1.0 if weak else 0.6)
        self._wants.add(at, MoveEffect.CONNECT if color == self._own else MoveEffect.CUT, amount)

    def _look_at_room(self) -> None:
        """Add how undecided the points around each point are, and the risk of a stone there."""
        board, own = self._board, self._own
        pull = [0.0] * len(board.color)
        for at, color in enumerate(board.color):
            if color:
                sign = 1.0 if color == own else -1.0
                for other, far in self._around(at, 4):
                    # The influence of a stone halves with each step.
                    pull[other] += sign * 0.5**far
        doubt = [
            0.0 if color else 1.0 / (1.0 + (3.0 * much) ** 2) for color, much in zip(board.color, pull, strict=True)
        ]
        for at in self._points:
            room = sum(doubt[other] * 0.7**far for other, far in self._around(at, 2))
            self._wants.add(at, MoveEffect.ROOM, room / 5.0)
            after = board.copy()
            after.play(at, own)
            head = after.head[at]
            if capturing_move(after, head, self._taste.reads) >= 0:
                self._wants.add(at, MoveEffect.RISK, weight_of(len(after.stones[head])))

    def _around(self, at: int, reach: int) -> list[tuple[int, int]]:
        return [pair for distance in range(reach + 1) for pair in _rings(self._size)[at][distance]]

    def _within(self, at: int, reach: int) -> list[int]:
        return [other for other, _ in self._around(at, reach)]


@cache
def _rings(size: BoardSize) -> tuple[tuple[tuple[tuple[int, int], ...], ...], ...]:
    """Return for each point the points at each distance from it, up to four, with the distance."""
    return tuple(
        tuple(
            tuple((other, far) for other in range(size.area) if _distance(size, at, other) == far) for far in range(5)
        )
        for at in range(size.area)
    )


def _height(size: BoardSize, at: int) -> int:
    """Return the line of a point, from 1 at the edge."""
    col, row = at % size.columns, at // size.columns
    return 1 + min(col, row, size.columns - 1 - col, size.rows - 1 - row)


def _openness(size: BoardSize, at: int) -> float:
    """Return the value of a first stone there: corners on the third and fourth line, then sides."""
    col, row = at % size.columns, at // size.columns
    lines = sorted((1 + min(col, size.columns - 1 - col), 1 + min(row, size.rows - 1 - row)))
    low, high = lines
    # Small boards have their star points on the third line, larger ones on the fourth.
    best = 3 if min(size.columns, size.rows) < 13 else 4
    if min(size.columns, size.rows) < 8:
        # On so small a board all corners touch: the value grows towards the middle.
        return low / 3
    if low in (3, best) and high in (3, best):
        return 1.0
    if low in (3, 4):
        return 0.8
    return 0.2


def weight_of(stones: int) -> float:
    """Return the weight of a number of stones: it grows a little less than in proportion."""
    return 1.0 + 0.6 * (stones - 1)


def is_caught(board: QuickBoard, head: int, reads: int) -> bool:
    """Return whether a chain in atari cannot escape with its side to move, within this depth of reading."""
    own = board.color[head]
    # The chain is in atari, so there is one.
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
