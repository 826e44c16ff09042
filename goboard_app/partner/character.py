"""Characters: the ladder of partners to play with, from one who barely knows capturing to the strongest.

All look at the board by the same network; a character is a row of numbers that says how much it
overlooks. A weak player is one with a narrow view, who misses an atari or takes what it can get, and
never one who alternates good moves with random ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum

from goboard_app.go.board import BoardSize


class Character(Enum):
    """The partners to play with, the weakest first; the value is the name in settings."""

    SNAIL = "snail"
    PUPPY = "puppy"
    DUCK = "duck"
    RABBIT = "rabbit"
    BEAVER = "beaver"
    CAT = "cat"
    FOX = "fox"
    RAVEN = "raven"
    OWL = "owl"
    DRAGON = "dragon"

    @property
    def rank(self) -> int:
        """The place in the ladder, from 0 for the weakest."""
        return list(Character).index(self)


# The area of a board up to which weaknesses are whole, and how fast they lessen: a power of the ratio of the areas.
_USUAL_AREA, _EASING = 81, 0.7


@dataclass(frozen=True, slots=True)
class Level:
    """The strength of a character.

    `sight` is the chance, from 0 to 1, to notice a point far from the last move; near it the chance is
    greater. `mood` is the scale of the noise on the logarithm of a move's chance. `greed` is added to that
    logarithm for each stone that a move captures or puts in atari; `misses` is the chance to overlook all
    own stones in atari. `visits` are the positions that it reads ahead, and
    `end_visits` those after each move that it compares with a pass, on a board of 81 points.
    """

    sight: float = 1.0
    mood: float = 0.0
    greed: float = 0.0
    misses: float = 0.0
    visits: int = 0
    end_visits: int = 16

    def on_board(self, size: BoardSize) -> Level:
        """Return the level for a board: on a large one a game has more moves, and weaknesses add up.

        So that the steps of the ladder stay as high, each weakness comes nearer to those of the strongest
        character that does not read ahead.
        """
        if self.visits or size.area <= _USUAL_AREA:
            return self
        top, part = LEVELS[Character.RAVEN], (_USUAL_AREA / size.area) ** _EASING
        return replace(
            self,
            sight=top.sight * (self.sight / top.sight) ** part,
            mood=top.mood + (self.mood - top.mood) * part,
            greed=top.greed + (self.greed - top.greed) * part,
            misses=top.misses + (self.misses - top.misses) * part,
        )


LEVELS: Mapping[Character, Level] = {
    Character.SNAIL: Level(sight=0.057, mood=2.52, greed=1.68, misses=0.59),
    Character.PUPPY: Level(sight=0.12, mood=1.9, greed=1.3, misses=0.4),
    Character.DUCK: Level(sight=0.2, mood=1.5, greed=1.0, misses=0.28),
    Character.RABBIT: Level(sight=0.277, mood=1.215, greed=0.715, misses=0.186),
    Character.BEAVER: Level(sight=0.41, mood=0.97, greed=0.446, misses=0.104),
    Character.CAT: Level(sight=0.595, mood=0.77, greed=0.24, misses=0.058, end_visits=32),
    Character.FOX: Level(sight=0.76, mood=0.57, greed=0.1, misses=0.026, end_visits=32),
    Character.RAVEN: Level(sight=0.92, mood=0.35, end_visits=32),
    Character.OWL: Level(visits=32, end_visits=32),
    Character.DRAGON: Level(visits=80, end_visits=32),
}

KYU: Mapping[Character, int] = {
    Character.SNAIL: 25,
    Character.PUPPY: 23,
    Character.DUCK: 21,
    Character.RABBIT: 20,
    Character.BEAVER: 18,
    Character.CAT: 16,
    Character.FOX: 15,
    Character.RAVEN: 13,
    Character.OWL: 9,
    Character.DRAGON: 7,
}
"""The strengths of the partners in kyu, measured against GNU Go, whose level 10 is about 9 kyu."""
