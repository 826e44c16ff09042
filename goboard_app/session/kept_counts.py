"""KeptCounts: counts that were put aside, to go on with when their position is back."""

from __future__ import annotations

from dataclasses import replace

from goboard_app.go.position import Position
from goboard_app.record.node import Node
from goboard_app.session.counting import CountingState
from goboard_app.session.marked import recorded_statuses


class KeptCounts:
    """One count for each position: as its stones were marked when it was left."""

    def __init__(self) -> None:
        self._kept: dict[Position, CountingState] = {}

    def keep(self, counting: CountingState) -> None:
        """Put a count aside."""
        self._kept[counting.position] = counting

    def forget(self) -> None:
        """All stones are as they were before anybody marked them."""
        self._kept.clear()

    def begun(self, fresh: CountingState, node: Node) -> CountingState:
        """A count that begins: with the marks of the one kept, else with those of its node."""
        last = self._kept.get(fresh.position)
        if last is not None and last.is_fixed == fresh.is_fixed:
            # A result was taken back, say: the stones are marked as they were.
            return last.withdrawn()
        # A count leaves its marks where the game ends; others need not be complete.
        is_marked = not fresh.is_fixed and not node.children
        recorded = recorded_statuses(fresh.position, node) if is_marked else None
        return fresh if recorded is None else replace(fresh, statuses=recorded, is_recorded=True)
