"""Legality: the check of a move against a ruleset."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from goboard_app.go.board import Color, Move, Pass, Point
from goboard_app.go.chains import chain_at
from goboard_app.go.position import EMPTY, MoveResult, Position
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
    stones = outcome.position.stones
    reason, repeated = _refusal(stones, len(outcome.self_captured), move.color, history, ruleset)
    if reason is Refusal.SUICIDE:
        return Verdict(move, reason, outcome, cause=outcome.self_captured)
    # Only ko and superko are left as reasons here; the captured stones are those that bring the old board back.
    cause = outcome.captured if reason is not None else frozenset()
    return Verdict(move, reason, outcome, cause=cause, repeated=repeated)


def playable_points(
    position: Position, history: History, ruleset: Ruleset
) -> tuple[frozenset[Point], frozenset[Point]]:
    """Return the legal points of the side to move, and those that only ko forbids.

    As `judge` for each empty point, without its verdicts.
    """
    color = position.to_move
    is_black = color is Color.BLACK
    legal: list[Point] = []
    ko: list[Point] = []
    for at, point in enumerate(position.size):
        if position.stones[at] == EMPTY:
            stones, _captured, self_captured = position.stones_after(at, is_black)
            reason, _repeated = _refusal(stones, len(self_captured), color, history, ruleset)
            if reason is None:
                legal.append(point)
            # Empty points of the board are neither occupied nor off the board, so the reason is a ko.
            elif reason is not Refusal.SUICIDE:
                ko.append(point)
    return frozenset(legal), frozenset(ko)


def legal_points(position: Position, history: History, ruleset: Ruleset) -> frozenset[Point]:
    """Return all points where the side to move may play."""
    return playable_points(position, history, ruleset)[0]


def _refusal(
    stones: bytes, self_captured: int, color: Color, history: History, ruleset: Ruleset
) -> tuple[Refusal | None, int | None]:
    """Return why a play that leaves these stones is refused, and the number of the state that it repeats."""
    # Captured stones have been removed first, so a capture is never suicide.
    if self_captured and _is_forbidden(self_captured, ruleset.suicide):
        return Refusal.SUICIDE, None
    # Suicide of a single stone leaves the board as it was: positional superko forbids it where suicide is allowed.
    repeated = repeated_state(ruleset.ko, stones, color, history)
    if repeated is None:
        return None, None
    # Under superko a simple ko is still called ko, the more familiar reason.
    return Refusal.KO if is_simple_ko(stones, history) else Refusal.SUPERKO, repeated


def legal_by_setup(position: Position) -> bool:
    """Return whether every chain on the board has a liberty, as in every position reached by play."""
    chains = (chain_at(position, p) for p in position.size if position.at(p) is not None)
    return all(chain is None or chain.liberties for chain in chains)


def _is_forbidden(lost: int, suicide: Suicide) -> bool:
    # Under MULTI only the suicide of a single stone is forbidden.
    return suicide is Suicide.NONE or (suicide is Suicide.MULTI and lost == 1)
