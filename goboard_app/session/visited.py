"""Visited: the places one has been at in a record, to go back to and forward again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree

_MOST = 200
_NEAR = 10


@dataclass(frozen=True, slots=True)
class VisitedNode:
    """A node of one of the games of a record."""

    tree: GameTree
    node: Node


class Visited:
    """Works like the history of a browser. Walking a few moves on is no new place, jumping is."""

    def __init__(self) -> None:
        self._places: list[VisitedNode] = []
        self._at = -1

    def note(self, place: VisitedNode, is_jump: bool = False) -> None:
        """The board shows this place now; a jump is a new place however short it was."""
        here = self._places[self._at] if self._places else None
        if here is not None and (here == place or (not is_jump and is_near(here, place))):
            self._places[self._at] = place
            return
        del self._places[self._at + 1 :]
        self._places.append(place)
        del self._places[:-_MOST]
        self._at = len(self._places) - 1

    def go(self, step: int, is_there: Callable[[VisitedNode], bool]) -> VisitedNode | None:
        """The next place that is still there, back (-1) or forward (1), which is the place now.

        None where there is none; then nothing changes.
        """
        at = self._at + step
        while 0 <= at < len(self._places):
            if is_there(self._places[at]):
                self._at = at
                return self._places[at]
            at += step
        return None

    def forget(self) -> None:
        """Another record is on the board."""
        self._places.clear()
        self._at = -1


def is_near(one: VisitedNode, other: VisitedNode) -> bool:
    """Whether a few steps forward or back lead from one place to the other."""
    return one.tree is other.tree and (
        _is_above(one.node, other.node) or _is_above(other.node, one.node)
    )


def _is_above(upper: Node, lower: Node) -> bool:
    at: Node | None = lower
    for _ in range(_NEAR + 1):
        if at is None or at is upper:
            break
        at = at.parent
    return at is upper
