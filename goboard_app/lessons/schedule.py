"""Schedule: the cards for repeating problems, the days when they are due, and the grade that fits a pupil."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import lru_cache
from types import MappingProxyType

from fsrs import Card, Rating, Scheduler, State

MOST_WAIT = 365
"""The most days from a right answer to the next question."""
BOX_DAYS = (0, 1, 3, 7, 16, 35)
"""The days after which a card of each box was due, in the files of versions with boxes."""

# At 85 % a pupil with six problems a day keeps the most of them in mind (tests/benchmarks/repetition.py).
_RECALLED = 0.85
# The last answers of a grade that decide whether the next one is offered, how many there must be, and how many right.
_LATEST, _LEAST, _ENOUGH = 8, 6, 0.75
_NONE: Mapping[str, ProblemCard] = MappingProxyType({})


@lru_cache(maxsize=1)
def _scheduler() -> Scheduler:
    # Steps of minutes and random days are left out: a problem is asked on a day, and tests must repeat.
    return Scheduler(
        desired_retention=_RECALLED,
        learning_steps=(),
        relearning_steps=(),
        maximum_interval=MOST_WAIT,
        enable_fuzzing=False,
    )


@dataclass(frozen=True, slots=True)
class ProblemCard:
    """The memory of one problem, by FSRS; days are ordinal numbers.

    `stability` is the number of days after which nine of ten pupils still know it, 0 before the first answer, and
    `difficulty` is from 1 to 10. `day` is that of the last answer, and `wait` the days from there until the problem is
    due. `since` is the first of the days since which each answer was right, 0 if the last one was not.
    """

    stability: float = 0.0
    difficulty: float = 0.0
    day: int = 0
    wait: int = 0
    since: int = 0

    @property
    def was_missed(self) -> bool:
        """True if the last answer was not right."""
        return self.since == 0

    @property
    def due(self) -> int:
        """The day on which the problem is due."""
        return self.day + self.wait

    def answered(self, is_right: bool, day: int) -> ProblemCard:
        """Return the card after an answer; two right answers on one day count as one."""
        if is_right and not self.was_missed and self.day == day:
            return self
        rating = Rating.Good if is_right else Rating.Again
        after, _log = _scheduler().review_card(self._as_fsrs(), rating, _noon(day))
        # A missed problem is due at once, and again until it is right.
        wait = (after.due - _noon(day)).days if is_right else 0
        since = (self.since or day) if is_right else 0
        return ProblemCard(after.stability or 0.0, after.difficulty or 0.0, day, wait, since)

    def not_after(self, today: int) -> ProblemCard:
        """Return the card as if no answer came after today, so that a clock set back puts no problem off."""
        if self.day <= today:
            return self
        return replace(self, day=today, since=min(self.since, today))

    def _as_fsrs(self) -> Card:
        if not self.stability:
            # Without a number the library takes one from the clock, and waits a millisecond for it.
            return Card(card_id=0)
        when = _noon(self.day)
        return Card(
            card_id=0,
            state=State.Review,
            stability=self.stability,
            difficulty=self.difficulty,
            due=when,
            last_review=when,
        )


def _noon(day: int) -> datetime:
    # FSRS counts between moments: the same hour, without summer time, makes whole days.
    return datetime.fromordinal(day).replace(hour=12, tzinfo=UTC)


def card_of_box(box: int, day: int) -> ProblemCard:
    """Return the card for a problem in a box, due on the same day as before; the box's days become its stability."""
    card = ProblemCard().answered(box > 0, day)
    if not box:
        return card
    # In each of the boxes before, the problem waited at least its days.
    since = max(1, day - sum(BOX_DAYS[:box]))
    return replace(card, stability=float(BOX_DAYS[box]), wait=BOX_DAYS[box], since=since)


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of all problems that were ever answered, by their keys."""

    by_key: Mapping[str, ProblemCard] = field(default_factory=lambda: _NONE)

    def of(self, key: str) -> ProblemCard | None:
        """Return the card of a problem; None if it was never answered."""
        return self.by_key.get(key)

    def answered(self, key: str, is_right: bool, day: int) -> Cards:
        """Return the cards after an answer to one problem."""
        card = (self.of(key) or ProblemCard()).not_after(day)
        return Cards(MappingProxyType({**self.by_key, key: card.answered(is_right, day)}))

    def not_after(self, today: int) -> Cards:
        """Return the cards as if no answer came after today."""
        return Cards(MappingProxyType({key: card.not_after(today) for key, card in self.by_key.items()}))

    def known(self, keys: Iterable[str]) -> int:
        """Return how many of these were answered rightly the last time."""
        cards = (self.of(key) for key in keys)
        return sum(1 for card in cards if card is not None and not card.was_missed)

    def missed(self, keys: Iterable[str]) -> int:
        """Return how many of these were answered wrongly the last time."""
        cards = (self.of(key) for key in keys)
        return sum(1 for card in cards if card is not None and card.was_missed)

    def to_repeat(self, keys: Sequence[str], day: int) -> tuple[int, ...]:
        """Return the places of those that are due: missed ones first, the least stable before others."""
        cards = ((number, self.of(key)) for number, key in enumerate(keys))
        due = [(number, card) for number, card in cards if card is not None and card.due <= day]
        due.sort(key=lambda each: (not each[1].was_missed, each[1].wait, each[1].day, each[0]))
        return tuple(number for number, _ in due)

    def by_need(self, keys: Sequence[str], day: int) -> tuple[int, ...]:
        """Return the places of all of them: those that are due, then new ones, then known ones."""
        due = self.to_repeat(keys, day)
        rest = [number for number in range(len(keys)) if number not in set(due)]
        rest.sort(key=lambda number: self._later(keys[number]))
        return (*due, *rest)

    def _later(self, key: str) -> int:
        card = self.of(key)
        # No day is this early, so new problems come before known ones.
        return 0 if card is None else card.due


def grade_for(cards: Cards, grades: Mapping[str, int]) -> int:
    """Return the grade of the next new problems; `grades` has the grade of each problem by its key.

    The next grade is offered once three of four among the last answers to one were right, and the one before it again
    while fewer than half of the last answers were.
    """
    offered = sorted(set(grades.values()))
    for place, grade in enumerate(offered):
        share, count = _share_right(cards, [key for key, of in grades.items() if of == grade])
        is_last = place + 1 == len(offered)
        if count < _LEAST or share < _ENOUGH or is_last:
            is_too_hard = count >= _LEAST and share < 0.5 and place > 0
            return offered[place - 1] if is_too_hard else grade
    # The last grade always returns, so there are no problems at all.
    return 1


def _share_right(cards: Cards, keys: Iterable[str]) -> tuple[float, int]:
    """Return the share of right ones among the last answers to these problems, and the number of those answers."""
    met = [card for key in keys if (card := cards.of(key)) is not None]
    latest = sorted(met, key=lambda card: card.day, reverse=True)[:_LATEST]
    right = sum(not card.was_missed for card in latest)
    return (right / len(latest) if latest else 0.0), len(latest)
