"""A counting story: its manner, its chapters and steps, and the frames that they lead to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from fractions import Fraction
from functools import cached_property

from goboard_app.go.board import Color
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.count import Count
from goboard_app.scoring.story.frame import StoneMove, StoryFrame


class Manner(Enum):
    """The traditions of counting."""

    PRISONERS = auto()  # territory: prisoners filled in, the rest shaped into tens
    HALF = auto()  # area: one colour alone, against half the board
    FILL_IN = auto()  # area: all stones back on the board
    REACH = auto()  # area: as far as each side reaches
    SMALLER = auto()  # area: the smaller one by twos, the other is the rest
    COLOR_IN = auto()  # area: both, point by point
    STONES = auto()  # stones: fill up all but what each group needs
    BOTH = auto()  # by area and by territory, beside one another


class ChapterKind(Enum):
    """What is done in a chapter; its amount is given in stones unless said otherwise."""

    LIFT_DEAD = auto()
    MARK_SEKI = auto()  # amount: points that do not count
    MARK_TERRITORY = auto()  # amount: points
    HAND_OVER_PASSES = auto()
    FILL_PRISONERS = auto()  # side: whose territory is filled
    LEFT_OVER = auto()  # side: who holds the prisoners that found no room
    SHAPE_TENS = auto()  # amount: tens
    COUNT_TERRITORY = auto()  # amount: points
    SHARE_NEUTRAL = auto()  # amount: points
    REMOVE_STONES = auto()  # side: whose stones go
    COUNT_STONES = auto()
    HALF_COUNT = auto()  # amount: half the points of the board
    COLOR_IN = auto()  # amount: points
    COUNT_REST = auto()  # amount: points
    REACH = auto()  # amount: points
    NOT_COUNTED = auto()  # amount: points that count for nobody though one side reaches them
    RETURN_PRISONERS = auto()
    HAND_OVER_KOMI = auto()  # side: in whose area the stones are put
    FILL_AREA = auto()  # side: who fills
    FILL_OPPONENT = auto()  # side: whose stones go into the other's area
    KEEP_EYES = auto()  # amount: points
    WHY_NOT = auto()  # nothing moves: why another way is taken
    TAX = auto()
    KOMI = auto()
    HANDICAP = auto()
    FIRST_PASS = auto()
    CLOCK = auto()
    PUT_BACK = auto()  # the board is laid out anew for the other way to count
    COMPARE = auto()
    COMPARE_WAYS = auto()


class WhyNot(Enum):
    """Why stones cannot be filled in as Ing did it."""

    KOMI = auto()
    """Komi is handed over as stones, two points each, and this one is no even number."""
    STONES = auto()
    """One side has more stones on the board than a set holds, or too few to share what is open."""
    ROOM = auto()
    """There is no room for the stones of komi."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Steps that belong together; `side` is whose stones or points they are about, if one's.

    `amount` is what the chapter deals with in all. `first` is the number of its first step,
    from 0, and `length` the number of its steps.
    """

    kind: ChapterKind
    side: Color | None
    amount: Fraction
    first: int
    length: int
    why_not: WhyNot | None = None


@dataclass(frozen=True, slots=True)
class StoryStep:
    """What happens between two frames: stones that move, and what it adds up to.

    `done` is how much of the chapter's amount is dealt with after the step, `amount` how much of
    it the step itself was; `side` is whose it is.
    """

    chapter: int
    side: Color | None
    amount: Fraction
    done: Fraction
    moves: tuple[StoneMove, ...] = ()


@dataclass(frozen=True)
class Story:
    """A board counted in steps that can be shown forwards and backwards.

    `frames[k]` is what is to be seen after k steps. The last frame's margin is that of `count`,
    which the story never changes.
    """

    manner: Manner
    ruleset: Ruleset
    count: Count
    chapters: tuple[Chapter, ...]
    steps: tuple[StoryStep, ...]
    frames: tuple[StoryFrame, ...]

    def __len__(self) -> int:
        return len(self.steps)

    def step_to(self, place: int) -> StoryStep | None:
        """The step that led here; None at the start."""
        return self.steps[place - 1] if place else None

    @cached_property
    def starts(self) -> frozenset[int]:
        """Before which places a chapter begins, the first one left out."""
        return frozenset(chapter.first for chapter in self.chapters[1:])
