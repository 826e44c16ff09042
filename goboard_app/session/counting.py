"""CountingState: what is being counted, which stones are said to be dead, and by which rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from goboard_app.go.point import Point
from goboard_app.go.position import Position
from goboard_app.rules.ruleset import Ruleset, Scoring
from goboard_app.scoring.count import Count, GameTerms, count
from goboard_app.scoring.statuses import ALL_ALIVE, Status, Statuses, cycle_chain, set_area


@dataclass(frozen=True, slots=True)
class CountingState:
    """One moment of the counting phase; every change makes a new state that knows the last one.

    `is_fixed` says that the stop was final: every stone is alive and nothing can be changed.
    """

    position: Position
    ruleset: Ruleset
    terms: GameTerms
    statuses: Statuses = ALL_ALIVE
    scoring: Scoring | None = None
    is_fixed: bool = False
    before: CountingState | None = None

    def count(self) -> Count:
        """The score as things stand."""
        return _counted(self.position, self.statuses, self.ruleset, self.terms, self.scoring)

    @property
    def open_neutral_points(self) -> int:
        """How many neutral points must be filled before the count, by rules that say so (WAGC)."""
        return self.count().neutral if self.ruleset.fill_dame_first else 0

    def clicked(self, point: Point) -> CountingState:
        """The chain on `point` gets its next status; seki only where it changes the score."""
        if self.is_fixed:
            return self
        return self._with(cycle_chain(self.statuses, self.position, point, self.ruleset.marks_seki))

    def area_toggled(self, point: Point) -> CountingState:
        """All stones of that colour in the closed area become dead, or alive if `point` is dead."""
        if self.is_fixed:
            return self
        is_dead = self.statuses.of(point) is Status.DEAD
        status = Status.ALIVE if is_dead else Status.DEAD
        return self._with(set_area(self.statuses, self.position, point, status))

    def under(self, ruleset: Ruleset, terms: GameTerms) -> CountingState:
        """The same stones counted by other rules."""
        return replace(self, ruleset=ruleset, terms=terms, scoring=None)

    def undone(self) -> CountingState:
        """The state before the last change of a status, by the rules chosen now."""
        if self.before is None:
            return self
        return replace(self, statuses=self.before.statuses, before=self.before.before)

    def _with(self, statuses: Statuses) -> CountingState:
        if statuses == self.statuses:
            return self
        return replace(self, statuses=statuses, before=self)


@lru_cache(maxsize=4)
def _counted(
    position: Position,
    statuses: Statuses,
    ruleset: Ruleset,
    terms: GameTerms,
    scoring: Scoring | None,
) -> Count:
    """The score, worked out once: board, panel and sentence all ask for it."""
    return count(position, statuses, ruleset, terms, scoring)
