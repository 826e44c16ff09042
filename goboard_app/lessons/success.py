"""Success: the reason why a solution works, read off the board after the best resistance."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from goboard_app.go.board import Color, Move, Play
from goboard_app.go.chains import Chain, chain_at
from goboard_app.go.position import CODES
from goboard_app.lessons.attempt import Attempt, played_out, resisted
from goboard_app.lessons.convention import TaskKind
from goboard_app.lessons.problem import ProblemKind
from goboard_app.lessons.refutation import MANY_LIBERTIES
from goboard_app.lessons.resistance import Told, is_asked_seeker, resistance
from goboard_app.scoring.life.board import QuickBoard, find_safe


class SuccessReason(Enum):
    """The result that the solver reaches, with the meaning of `Success.count`."""

    CAPTURED = auto()
    """The stones to capture, or some of those to cut, are captured; the count is their number."""
    LADDER = auto()
    """The same by a ladder."""
    SNAPBACK = auto()
    """The same by a snapback."""
    NO_WAY_OUT = auto()
    """The stones to capture cannot escape."""
    NO_SECOND_EYE = auto()
    """The stones to capture do not get two eyes."""
    KO = auto()
    """A ko decides, and the solver wins it with enough threats."""
    TWO_EYES = auto()
    """The stones to save live with two eyes."""
    CAPTURES = auto()
    """The stones to save are safe, as attackers are captured; the count is their number."""
    AWAY = auto()
    """The stones to save have escaped; the count is the number of their liberties."""
    HELD = auto()
    """The stones to save cannot be captured."""
    JOINED = auto()
    """The stones to connect are one chain."""
    BOTH_WAYS = auto()
    """The stones to connect cannot be cut."""
    APART = auto()
    """The stones to cut stay apart."""
    POINTS = auto()
    """The part of the board has enough points; the count is the required number."""


@dataclass(frozen=True, slots=True)
class Success:
    """The side that solved the problem, its means and their number, and the line of the best resistance.

    `line` begins after the moves of the attempt. `tried` is the first move with which the other side resists, in the
    attempt or in the line; None if there was nothing left to try.
    """

    side: Color
    because: SuccessReason
    count: int = 0
    line: tuple[Move, ...] = ()
    tried: Move | None = None


def why_right(attempt: Attempt, told: Told) -> Success | None:
    """Return why a solution works, with the best resistance to it; None if no reason is known.

    `told` is called between two searches, and may raise an error to stop them.
    """
    if not attempt.outcome.is_over or not attempt.moves:
        return None
    line = resistance(attempt, told)
    end = played_out(resisted(attempt, line))
    found = _SuccessReader(attempt, end).why()
    if found is None:
        return None
    side = attempt.task.position.to_move
    tries = (move for move in end.moves if isinstance(move, Play) and move.color is not side)
    return Success(side, *found, line, next(tries, None))


class _SuccessReader:
    """The board of the question, and the one after the solution and the resistance."""

    def __init__(self, attempt: Attempt, end: Attempt) -> None:
        self._task, self._kind = attempt.task, attempt.problem.kind
        self._side = attempt.task.position.to_move
        self._start, self._end = attempt.task.position, end.position
        enemy = self._side.opponent
        placed = sum(isinstance(move, Play) and move.color is enemy for move in end.moves)
        own = [move.point for move in end.moves if isinstance(move, Play) and move.color is self._side]
        # The solver played twice at one point: the first stone there was captured.
        self._has_recaptured = len(set(own)) < len(own)
        # The stones before and those placed since, less those left, are the captured ones.
        self._taken = len(self._start.points(enemy)) + placed - len(self._end.points(enemy))

    def why(self) -> tuple[SuccessReason, int] | None:
        kind = self._task.kind
        if kind is TaskKind.POINTS_FOR:
            return (SuccessReason.POINTS, self._task.number) if self._task.color in (None, self._side) else None
        # A task such as PLAY names no stones whose fate could be read.
        if not any(self._start.at(point) is not None for point in self._task.points):
            return None
        if kind is TaskKind.CONNECT:
            return self._connected()
        if kind is TaskKind.CUT:
            is_taken = any(self._end.at(point) is not self._side.opponent for point in self._task.points)
            return (SuccessReason.CAPTURED, self._taken) if is_taken else (SuccessReason.APART, 0)
        if kind is TaskKind.KO:
            return SuccessReason.KO, 0
        if kind not in (TaskKind.CAPTURE, TaskKind.KILL, TaskKind.SAVE, TaskKind.LIVE):
            return None
        return self._captured() if is_asked_seeker(self._task) else self._saved()

    def _chains(self, color: Color) -> list[Chain]:
        chains = (chain_at(self._end, point) for point in self._task.points)
        return list(dict.fromkeys(c for c in chains if c is not None and c.color is color))

    def _captured(self) -> tuple[SuccessReason, int]:
        enemy = self._side.opponent
        asked = [point for point in self._task.points if self._start.at(point) is enemy]
        left = self._chains(enemy)
        if not left:
            way = SuccessReason.CAPTURED
            if self._kind is ProblemKind.LADDER:
                way = SuccessReason.LADDER
            elif self._kind is ProblemKind.SNAPBACK and self._has_recaptured:
                way = SuccessReason.SNAPBACK
            return way, len(asked)
        if self._task.kind is TaskKind.KILL:
            return SuccessReason.NO_SECOND_EYE, 0
        return SuccessReason.NO_WAY_OUT, 0

    def _saved(self) -> tuple[SuccessReason, int]:
        own = self._chains(self._side)
        if own and self._lives(own):
            return SuccessReason.TWO_EYES, 0
        if self._taken > 0:
            return SuccessReason.CAPTURES, self._taken
        liberties = min((len(chain.liberties) for chain in own), default=0)
        # A task to live asks for eyes, so liberties explain nothing there.
        if liberties >= MANY_LIBERTIES and self._task.kind is not TaskKind.LIVE:
            return SuccessReason.AWAY, liberties
        return SuccessReason.HELD, 0

    def _lives(self, chains: list[Chain]) -> bool:
        """Return whether stones live unconditionally."""
        board = QuickBoard.of(self._end)
        heads = find_safe(board, CODES[self._side]).heads
        index = self._end.size.index
        return all(board.head[index(point)] in heads for chain in chains for point in chain.stones)

    def _connected(self) -> tuple[SuccessReason, int]:
        is_one = len(self._chains(self._side)) == 1
        return SuccessReason.JOINED if is_one else SuccessReason.BOTH_WAYS, 0
