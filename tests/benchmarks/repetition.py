"""Measure how many problems plain learners keep in mind with the schedule, and with the boxes that were before it.

Run `python -m tests.benchmarks.repetition`. A learner answers six problems a day for half a year: due ones, the least
stable first, then up to three new ones of 150. Learners of the first sort forget by half-lives, each problem with its
own; a right answer makes the half-life longer, the more so the less sure it was. Those of the second sort forget by
the curve of FSRS, each problem at its own speed. A row gives how many problems a learner knows on the average of the
days, and at their end; an aim is the schedule's number at the end, times that of the boxes.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from statistics import mean
from typing import Protocol

from fsrs import Card, Rating, Scheduler

from goboard_app.lessons.schedule import BOX_DAYS, ProblemCard
from tests.support.aims import tell

DAYS, PROBLEMS, A_DAY, NEW, LEARNERS = 180, 150, 6, 3, 20
_START = datetime(2026, 1, 1, 12, tzinfo=UTC)


class Memory(Protocol):
    """The memory of one problem."""

    def chance(self, day: int) -> float:
        """Return the chance of a right answer on a day."""

    def learn(self, day: int, is_right: bool) -> None:
        """Take in an answer and the correction after it."""


class HalfLife:
    """A memory that fades by half after a number of days."""

    def __init__(self, dice: random.Random) -> None:
        self.half, self.gain, self.last = 1.5 * 2 ** dice.gauss(0, 1.2), 1.3 + 1.6 * dice.random(), -1

    def chance(self, day: int) -> float:
        return 2 ** (-(day - self.last) / self.half) if self.last >= 0 else 0.0

    def learn(self, day: int, is_right: bool) -> None:
        if self.last >= 0:
            self.half = self.half * (1 + 2 * self.gain * (1 - self.chance(day))) if is_right else max(1, self.half / 2)
        self.last = day


class PowerLaw:
    """A memory that fades by the curve of FSRS, at a speed of its own."""

    _curve = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)

    def __init__(self, dice: random.Random) -> None:
        self.card, self.speed, self.last = Card(card_id=0), 2 ** dice.gauss(0, 1), -1

    def _when(self, day: int) -> datetime:
        before = self.card.last_review or _START
        return before + timedelta(days=max(1, round((day - self.last) / self.speed)))

    def chance(self, day: int) -> float:
        return self._curve.get_card_retrievability(self.card, self._when(day)) if self.last >= 0 else 0.0

    def learn(self, day: int, is_right: bool) -> None:
        rating = Rating.Good if is_right else Rating.Again
        self.card, _log = self._curve.review_card(self.card, rating, self._when(day))
        self.last = day


class Boxed:
    """A card in one of six boxes."""

    def __init__(self) -> None:
        self.box, self.due, self.wait = 0, 0, 0

    def answered(self, is_right: bool, day: int) -> Boxed:
        self.box = min(self.box + 1, len(BOX_DAYS) - 1) if is_right else 0
        self.wait = BOX_DAYS[self.box]
        self.due = day + self.wait
        return self


class AnyCard(Protocol):
    """A card of either sort."""

    @property
    def due(self) -> int: ...

    @property
    def wait(self) -> int: ...

    def answered(self, is_right: bool, day: int) -> AnyCard: ...


def learn(memory: Callable[[random.Random], Memory], card: Callable[[], AnyCard], seed: int) -> tuple[float, float]:
    """Return how many problems a learner knows on the average of the days, and at their end."""
    dice = random.Random(seed)
    minds = [memory(dice) for _ in range(PROBLEMS)]
    cards = [card() for _ in range(PROBLEMS)]
    started, known = 0, []
    for day in range(DAYS):
        # A missed problem waits until the next day.
        due = sorted((n for n in range(started) if cards[n].due <= day), key=lambda n: (cards[n].wait, cards[n].due))
        due = due[:A_DAY]
        new = range(started, min(started + min(NEW, A_DAY - len(due)), PROBLEMS))
        for number in (*due, *new):
            mind = minds[number]
            is_right = dice.random() < (mind.chance(day) if number < started else 0.5)
            mind.learn(day, is_right)
            # The scheduler counts days from 1.
            cards[number] = cards[number].answered(is_right, day + 1)
        started = max(started, new.stop)
        known.append(sum(mind.chance(day) for mind in minds))
    return mean(known), known[-1]


def main() -> None:
    """Print a row for each learner and each sort of card."""
    for name, memory in (("half-lives", HalfLife), ("power law", PowerLaw)):
        ends = []
        for of, card in (("boxes", Boxed), ("schedule", ProblemCard)):
            rows = [learn(memory, card, seed) for seed in range(LEARNERS)]
            ends.append(mean(end for _mean, end in rows))
            print(f"{name:12} {of:10} {mean(each for each, _end in rows):6.1f} {ends[-1]:6.1f}")
        tell(f"known, {name}", ends[1] / ends[0])


if __name__ == "__main__":
    main()
