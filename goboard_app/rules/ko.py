"""The rules of repetition: which earlier state a play would bring back."""

from __future__ import annotations

from goboard_app.go.board import Color
from goboard_app.rules.history import BoardState, History, Origin
from goboard_app.rules.ruleset import KoRule


def is_simple_ko(stones: bytes, history: History) -> bool:
    """Whether `stones` is the board before the last move, and that move was a play."""
    last = len(history) - 1
    return (
        last > 0
        and history.state(last).origin is Origin.PLAY
        and history.state(last - 1).stones == stones
    )


def repeated_state(rule: KoRule, stones: bytes, color: Color, history: History) -> int | None:
    """The number of the earlier state that forbids `color` to make the board `stones`, or None.

    One comparison serves all rules: simple ko looks at the board before the last play, positional
    superko at every board, situational superko at every board with the same side to move,
    natural situational superko at every board this side made by a play or a set-up. The expert
    variant of Ing's rule forbids the third board with the same side to move, besides simple ko.
    """
    same = history.numbers_with(stones)
    if not same:
        return None
    if rule in (KoRule.SIMPLE, KoRule.THIRD_OCCURRENCE) and is_simple_ko(stones, history):
        return len(history) - 2
    if rule is KoRule.SIMPLE:
        return None
    if rule is KoRule.SITUATIONAL or rule is KoRule.THIRD_OCCURRENCE:
        same = [i for i in same if history.state(i).to_move is color.opponent]
    elif rule is KoRule.NATURAL_SITUATIONAL:
        same = [i for i in same if _was_made_by(color, history.state(i))]
    needed = 2 if rule is KoRule.THIRD_OCCURRENCE else 1
    return same[-1] if len(same) >= needed else None


def _was_made_by(color: Color, state: BoardState) -> bool:
    return state.made_by is color and state.origin is not Origin.PASS
