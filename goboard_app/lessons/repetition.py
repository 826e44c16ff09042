"""Spaced repetition: what was missed comes back soon, what is known ever later.

Boxes as Sebastian Leitner had them: a right answer moves a card one box on, a wrong one back to the
first. Days are numbers that grow by one a day; nothing here looks at a calendar.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

DAYS = (0, 1, 3, 7, 16, 35)
"""After how many days a card of each box is asked again; the first box is due at once."""


@dataclass(frozen=True, slots=True)
class ProblemCard:
    """What is remembered of one problem: its box, and the day of the last answer."""

    box: int = 0
    day: int = 0

    @property
    def was_missed(self) -> bool:
        """Whether the last answer was not right."""
        return self.box == 0

    @property
    def due(self) -> int:
        """The day on which it is to be asked again."""
        return self.day + DAYS[min(self.box, len(DAYS) - 1)]

    def answered(self, is_right: bool, day: int) -> ProblemCard:
        """The card after an answer; being right twice on one day is being right once."""
        if not is_right:
            return ProblemCard(0, day)
        is_again = self.box > 0 and self.day == day
        return ProblemCard(self.box if is_again else min(self.box + 1, len(DAYS) - 1), day)


_NONE: Mapping[str, ProblemCard] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of all problems that were ever answered, by their keys."""

    by_key: Mapping[str, ProblemCard] = field(default_factory=lambda: _NONE)

    def of(self, key: str) -> ProblemCard | None:
        """The card of a problem; None where it was never answered."""
        return self.by_key.get(key)

    def answered(self, key: str, is_right: bool, day: int) -> Cards:
        """The same after an answer to one problem."""
        card = self.of(key)
        after = (card or ProblemCard()).answered(is_right, day)
        return Cards(MappingProxyType({**self.by_key, key: after}))

    def known(self, keys: Iterable[str]) -> int:
        """How many of these were answered rightly the last time."""
        cards = (self.of(key) for key in keys)
        return sum(1 for card in cards if card is not None and not card.was_missed)

    def missed(self, keys: Iterable[str]) -> int:
        """How many of these were answered wrongly the last time."""
        cards = (self.of(key) for key in keys)
        return sum(1 for card in cards if card is not None and card.was_missed)

    def to_repeat(self, keys: Sequence[str], day: int) -> tuple[int, ...]:
        """The places of those that are due: missed ones first, the longest ago before others."""
        cards = ((number, self.of(key)) for number, key in enumerate(keys))
        due = [(number, card) for number, card in cards if card is not None and card.due <= day]
        due.sort(key=lambda each: (each[1].box, each[1].day, each[0]))
        return tuple(number for number, _ in due)

    def by_need(self, keys: Sequence[str], day: int) -> tuple[int, ...]:
        """The places of all of them: what is due, then what is new, then what is known."""
        due = self.to_repeat(keys, day)
        rest = [number for number in range(len(keys)) if number not in set(due)]
        rest.sort(key=lambda number: self._later(keys[number]))
        return (*due, *rest)

    def _later(self, key: str) -> int:
        card = self.of(key)
        return 0 if card is None else card.due
