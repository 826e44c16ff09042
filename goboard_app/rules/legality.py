"""Legality: the check of a move against a ruleset."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from goboard_app.go.board import Move, Pass, Play, Point
from goboard_app.go.chains import chain_at
from goboard_app.go.position import MoveResult, Position
from goboard_app.rules.repetition import History, is_simple_ko, repeated_state
from goboard_app.rules.ruleset import Ruleset, Suicide


class Refusal(Enum):
    """The reason why a play is not allowed."""

    OFF_BOARD = "off_board"
    OCCUPIED = "occupied"
    SUICIDE = "suicide"
    KO = "ko"
    SUPERKO = "superko"


class Verdict(NamedTuple):
    """The legality of a move.

    `reason` is None if the move is allowed. `outcome` is the result that the move has or would
    have, None if it cannot be carried out at all. `cause` holds the stones in the way: the stone on
    the point, the chain without liberties, or the stones whose capture repeats a board. `repeated`
    is the number of the state in the history that would come back.
    """

    move: Move
    reason: Refusal | None
    outcome: MoveResult | None
    cause: frozenset[Point] = frozenset()
    repeated: int | None = None

    @property
    def is_legal(self) -> bool:
        """True if the move is allowed."""
        return self.reason is None


def judge(position: Position, move: Move, history: History, ruleset: Ruleset) -> Verdict:
    """Return whether `ruleset` allows `move` in `position`, which is the last state of `history`.

    A pass is always allowed.
    """
    if isinstance(move, Pass):
        return Verdict(move, None, position.play(move))
    if move.point not in position.size:
        return Verdict(move, Refusal.OFF_BOARD, None)
    if position.stones[position.size.index(move.point)]:
        return Verdict(move, Refusal.OCCUPIED, None, cause=frozenset({move.point}))
    outcome = position.play(move)
    # `play` has removed captured stones first, so a capture is never suicide.
    if outcome.self_captured and _is_forbidden(len(outcome.self_captured), ruleset.suicide):
        return Verdict(move, Refusal.SUICIDE, outcome, cause=outcome.self_captured)
    stones = outcome.position.stones
    repeated = repeated_state(ruleset.ko, stones, move.color, history)
    if repeated is None:
        return Verdict(move, None, outcome)
    # Under superko a simple ko is still called ko, the more familiar reason.
    reason = Refusal.KO if is_simple_ko(stones, history) else Refusal.SUPERKO
    return Verdict(move, reason, outcome, cause=outcome.captured, repeated=repeated)


def legal_points(position: Position, history: History, ruleset: Ruleset) -> frozenset[Point]:
    """Return all points where the side to move may play; 2 to 3 ms late in a game on 19x19."""
    color = position.to_move
    return frozenset(
        point for point in position.points(None) if judge(position, Play(color, point), history, ruleset).reason is None
    )


def legal_by_setup(position: Position) -> bool:
    """Return whether every chain on the board has a liberty, as in every position reached by play."""
    chains = (chain_at(position, p) for p in position.size if position.at(p) is not None)
    return all(chain is None or chain.liberties for chain in chains)


def _is_forbidden(lost: int, suicide: Suicide) -> bool:
    # Under MULTI only the suicide of a single stone is forbidden.
    return suicide is Suicide.NONE or (suicide is Suicide.MULTI and lost == 1)
