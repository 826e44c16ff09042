"""Long cycles: noticing that a board has come back with the same side to move."""

from __future__ import annotations

from goboard_app.go.value import value
from goboard_app.rules.history import History, Origin
from goboard_app.rules.ruleset import LongCycle, Ruleset


@value
class Cycle:
    """The last lap of a repetition.

    `occurrences` counts the states equal to the last one, itself included; `length` is the number
    of moves of the last lap, `passes` those of them that were passes; `removed_black` and
    `removed_white` count the stones of that colour taken off in the lap.
    """

    occurrences: int
    length: int
    passes: int
    removed_black: int
    removed_white: int

    @property
    def is_balanced(self) -> bool:
        """Whether the lap held no pass and cost both sides the same."""
        return self.passes == 0 and self.removed_black == self.removed_white


def find_cycle(history: History) -> Cycle | None:
    """The cycle that the last state closes; None where no earlier state equals it."""
    last = history.states[-1]
    same = [
        i for i in history.numbers_with(last.stones) if history.states[i].to_move is last.to_move
    ]
    if len(same) < 2:
        return None
    first = history.states[same[-2]]
    lap = history.states[same[-2] + 1 : same[-1] + 1]
    return Cycle(
        occurrences=len(same),
        length=len(lap),
        passes=sum(state.origin is Origin.PASS for state in lap),
        removed_black=last.lost_black - first.lost_black,
        removed_white=last.lost_white - first.lost_white,
    )


def offer(history: History, ruleset: Ruleset) -> LongCycle | None:
    """What the players may agree to now that a board has come back; None where there is nothing."""
    if ruleset.long_cycle is LongCycle.FORBIDDEN:
        return None
    cycle = find_cycle(history)
    return ruleset.long_cycle if cycle is not None and cycle.is_balanced else None
