"""Nigiri: one player grasps stones, the other guesses odd or even, and the guess gives Black."""

from __future__ import annotations

import random
import secrets
from dataclasses import dataclass, field, replace
from enum import Enum, auto

LEAST, MOST = 5, 24
"""The handful; as many odd numbers as even ones lie between."""


class Parity(Enum):
    """What is guessed; the value is the number of black stones that say it."""

    ODD = 1
    EVEN = 2

    @classmethod
    def of(cls, stones: int) -> Parity:
        """Whether this is an odd or an even number."""
        return cls.ODD if stones % 2 else cls.EVEN


class Chooser(Enum):
    """The two at the board before they have colours: who grasps white stones, and who guesses."""

    HOLDER = auto()
    GUESSER = auto()


class Stage(Enum):
    """How far a nigiri has come."""

    GUESSING = auto()
    COUNTING = auto()
    DECIDED = auto()


@dataclass(frozen=True, slots=True)
class Nigiri:
    """One moment of a nigiri; each step makes a new one.

    `laid` counts the groups of stones, pairs and perhaps a single one, that lie on the board. The
    handful stays hidden until all of them do.
    """

    _handful: int = field(repr=False)
    guess: Parity | None = None
    laid: int = 0

    @property
    def stage(self) -> Stage:
        """What comes next: the guess, another pair, or nothing."""
        if self.guess is None:
            return Stage.GUESSING
        return Stage.COUNTING if self.laid < _groups(self._handful) else Stage.DECIDED

    @property
    def pairs(self) -> tuple[int, ...]:
        """The groups that lie there: 2, 2 and so on, 1 at the end of an odd handful."""
        stones = min(2 * self.laid, self._handful)
        return (2,) * (stones // 2) + (1,) * (stones % 2)

    @property
    def stones_laid(self) -> int:
        """How many stones have been counted out."""
        return sum(self.pairs)

    @property
    def handful(self) -> int | None:
        """How many stones were grasped; None until they are counted."""
        return self._handful if self.stage is Stage.DECIDED else None

    @property
    def black(self) -> Chooser | None:
        """Who plays Black: the guesser if the guess was right; None until all is counted."""
        if self.stage is not Stage.DECIDED:
            return None
        return Chooser.GUESSER if Parity.of(self._handful) is self.guess else Chooser.HOLDER

    def guessed(self, guess: Parity) -> Nigiri:
        """The guess is made; raise ValueError for a second one."""
        if self.guess is not None:
            raise ValueError("the guess is made already")
        return replace(self, guess=guess)

    def with_next_pair(self) -> Nigiri:
        """One more pair laid out, if any is left; raise ValueError before the guess."""
        if self.guess is None:
            raise ValueError("nothing is shown before the guess")
        return replace(self, laid=self.laid + 1) if self.stage is Stage.COUNTING else self

    def counted_out(self) -> Nigiri:
        """Everything laid out at once; raise ValueError before the guess."""
        nigiri = self.with_next_pair()
        return replace(nigiri, laid=_groups(self._handful))


def begin_nigiri(chance: random.Random | None = None) -> Nigiri:
    """A handful is grasped, every number from 5 to 24 being as likely as any other.

    The number comes from the operating system's source for secrets unless `chance` is given.
    """
    return Nigiri((chance or secrets.SystemRandom()).randint(LEAST, MOST))


def _groups(stones: int) -> int:
    return (stones + 1) // 2
