"""Refutations: the reason why a move did not solve a problem, read off the board after the refutation."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from goboard_app.go.board import Color, Point
from goboard_app.go.chains import Chain, chain_at
from goboard_app.go.position import CODES, Position
from goboard_app.lessons.attempt import Attempt, AttemptOutcome, played_out
from goboard_app.lessons.convention import TaskKind
from goboard_app.scoring.life.board import QuickBoard, find_safe

MANY_LIBERTIES = 3
"""The number of liberties with which a chain has clearly escaped."""


class RefutationReason(Enum):
    """The success of the other side, with the meaning of `Refutation.count`."""

    CAPTURED = auto()
    """It captures some of the stones to save; the count is their number."""
    IN_ATARI = auto()
    """The stones to save have one liberty left; the count is their number."""
    LOST = auto()
    """The stones to save cannot be saved."""
    TWO_EYES = auto()
    """The stones to capture live with two eyes."""
    CAPTURES = auto()
    """The stones to capture escape, and attackers are captured; the count is their number."""
    CONNECTED = auto()
    """The stones to capture join others; the count is the number of liberties."""
    AWAY = auto()
    """The stones to capture have escaped; the count is the number of their liberties."""
    STANDS = auto()
    """The stones to capture cannot be captured."""
    JOINED = auto()
    """The stones to cut are one chain; the count is the number of its liberties."""
    APART = auto()
    """The stones to connect cannot be connected."""
    TOO_FEW = auto()
    """Too few points are left; the count is the required number."""


@dataclass(frozen=True, slots=True)
class Refutation:
    """The side that refutes the move, its means, and the number that belongs to it."""

    side: Color
    because: RefutationReason
    count: int = 0


def why_wrong(attempt: Attempt) -> Refutation | None:
    """Return why the last move is wrong, as its refutation shows; None if no reason is known."""
    before = attempt.before
    if attempt.outcome is not AttemptOutcome.WRONG or before is None:
        return None
    end = played_out(attempt)
    # The wrong move and one reply are the least that shows a reason.
    if not attempt.task.is_complete or len(end.moves) < len(before.moves) + 2:
        return None
    found = _RefutationReader(attempt, before, end).why()
    return None if found is None else Refutation(attempt.task.position.to_move.opponent, *found)


class _RefutationReader:
    """The board before the wrong move, and the one after the whole refutation."""

    def __init__(self, attempt: Attempt, before: Attempt, end: Attempt) -> None:
        self._task = attempt.task
        self._side = attempt.task.position.to_move
        self._before, self._end = before.position, end.position
        moves = end.moves[len(before.moves) :]
        placed = sum(not move.is_pass and move.color is self._side for move in moves)
        stones = len(self._before.points(self._side)) + placed
        # The stones before and those placed since, less those left, are the captured ones.
        self._taken = stones - len(self._end.points(self._side))

    def why(self) -> tuple[RefutationReason, int] | None:
        kind = self._task.kind
        is_own = any(self._task.position.at(p) is self._side for p in self._task.points)
        # A ko may be for one's own stones or for those of the other side.
        if kind in (TaskKind.SAVE, TaskKind.LIVE) or (kind is TaskKind.KO and is_own):
            return self._lost()
        if kind in (TaskKind.CAPTURE, TaskKind.KILL, TaskKind.KO):
            return self._escaped()
        if kind is TaskKind.CUT:
            return self._joined()
        if kind is TaskKind.CONNECT:
            gone = self._gone()
            return (RefutationReason.CAPTURED, gone) if gone else (RefutationReason.APART, 0)
        if kind is TaskKind.POINTS_FOR and self._task.color in (None, self._side):
            return RefutationReason.TOO_FEW, self._task.number
        return None

    def _chains(self, position: Position, color: Color) -> list[Chain]:
        chains = (chain_at(position, point) for point in self._task.points)
        return list(dict.fromkeys(c for c in chains if c is not None and c.color is color))

    def _gone(self) -> int:
        """Return how many of the stones in question the other side has captured."""
        return sum(self._end.at(point) is not self._side for point in self._task.points)

    def _lost(self) -> tuple[RefutationReason, int]:
        gone = self._gone()
        if gone:
            return RefutationReason.CAPTURED, gone
        chains = self._chains(self._end, self._side)
        if len(chains) == 1 and chains[0].is_in_atari:
            return RefutationReason.IN_ATARI, len(chains[0].stones)
        return RefutationReason.LOST, 0

    def _escaped(self) -> tuple[RefutationReason, int]:
        enemy = self._side.opponent
        now = self._chains(self._end, enemy)
        # The weakest chain decides whether all of them have escaped.
        liberties = min((len(chain.liberties) for chain in now), default=0)
        stones: frozenset[Point] = frozenset().union(*(chain.stones for chain in now))
        if self._lives(stones, enemy):
            return RefutationReason.TWO_EYES, 0
        if self._taken > 0:
            return RefutationReason.CAPTURES, self._taken
        were = self._chains(self._before, enemy)
        known: frozenset[Point] = frozenset().union(*(chain.stones for chain in were))
        others = self._before.points(enemy) - known
        # In atari the joined stones have not escaped.
        if stones & others and liberties > 1:
            return RefutationReason.CONNECTED, liberties
        if liberties >= MANY_LIBERTIES:
            return RefutationReason.AWAY, liberties
        return RefutationReason.STANDS, 0

    def _lives(self, stones: frozenset[Point], color: Color) -> bool:
        """Return whether stones live unconditionally."""
        board = QuickBoard.of(self._end)
        heads = find_safe(board, CODES[color]).heads
        index = self._end.size.index
        # `all` is true for no stones, but captured stones do not live.
        return bool(stones) and all(board.head[index(point)] in heads for point in stones)

    def _joined(self) -> tuple[RefutationReason, int] | None:
        # Stones to cut belong to the other side.
        chains = self._chains(self._end, self._side.opponent)
        return (RefutationReason.JOINED, len(chains[0].liberties)) if len(chains) == 1 else None
