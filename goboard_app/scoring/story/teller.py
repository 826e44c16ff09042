"""Teller: takes down a story chapter by chapter, step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from goboard_app.go.board import Color, Point
from goboard_app.go.position import Position
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.count import Count, GameTerms
from goboard_app.scoring.statuses import Statuses
from goboard_app.scoring.story.frame import NO_POINTS, StoneMove, StoryFrame
from goboard_app.scoring.story.numbers import even_parts
from goboard_app.scoring.story.tally import Number, RunningTally
from goboard_app.scoring.story.values import Chapter, ChapterKind, StoryStep, WhyNot

SIDES = (Color.BLACK, Color.WHITE)

MOST_SINGLE = 24
"""So many stones are moved one by one; more go in groups, so that no chapter gets too long."""

MOST_GROUPS = 10


@dataclass(frozen=True, slots=True)
class Case:
    """What is to be counted, by which rules, and what it comes to."""

    position: Position
    statuses: Statuses
    ruleset: Ruleset
    terms: GameTerms
    count: Count

    @property
    def neutral(self) -> frozenset[Point]:
        """Every empty point that counts for nobody, those of a seki among them."""
        territory = self.count.territory
        return territory.neutral | territory.seki_black | territory.seki_white

    def living(self, color: Color) -> frozenset[Point]:
        """The stones of one side that are not dead."""
        return self.position.points(color) - self.statuses.dead

    def area(self, color: Color) -> frozenset[Point]:
        """The living stones of one side and the points it surrounds."""
        return self.living(color) | self.count.territory.of(color)


@dataclass
class Teller:
    """What has been told so far; the functions of the traditions alone change it.

    `frame` is what is to be seen now. A chapter without steps leaves no trace.
    """

    frame: StoryFrame
    chapters: list[Chapter] = field(default_factory=list)
    steps: list[StoryStep] = field(default_factory=list)
    frames: list[StoryFrame] = field(default_factory=list)

    def __post_init__(self) -> None:
        """The story begins with the frame given."""
        self.frames.append(self.frame)
        self._done = Fraction(0)

    def open(
        self,
        kind: ChapterKind,
        amount: Number = 0,
        side: Color | None = None,
        why_not: WhyNot | None = None,
    ) -> None:
        """Begin a chapter that will deal with so much."""
        if self.chapters and not self.chapters[-1].length:
            self.chapters.pop()
        chapter = Chapter(kind, side, Fraction(amount), len(self.steps), 0, why_not)
        self.chapters.append(chapter)
        self._done = Fraction(0)

    def step(
        self,
        frame: StoryFrame,
        amount: Number = 0,
        side: Color | None = None,
        moves: Sequence[StoneMove] = (),
    ) -> None:
        """Tell one step, which leads to this frame; `moves` are made on top of it."""
        chapter = self.chapters[-1]
        self._done += amount
        self.frame = frame.after(moves)
        self.frames.append(self.frame)
        who = side or chapter.side
        self.steps.append(
            StoryStep(len(self.chapters) - 1, who, Fraction(amount), self._done, tuple(moves))
        )
        self.chapters[-1] = replace(chapter, length=chapter.length + 1)

    def move_all(
        self,
        moves: Sequence[StoneMove],
        follow: Callable[[StoryFrame, int], StoryFrame] = lambda frame, _: frame,
        most: int = MOST_SINGLE,
    ) -> None:
        """Tell of these moves, one by one or in groups.

        `follow` is given the frame before and the number of stones moved once the step is done,
        and says what else is another then.
        """
        made = 0
        for part in even_parts(len(moves), most):
            made += part
            frame = follow(replace(self.frame, lit=NO_POINTS), made)
            self.step(frame, part, moves=moves[made - part : made])

    def clear(self) -> None:
        """Let nothing be lit any more, from the next step on."""
        self.frame = replace(self.frame, lit=NO_POINTS, wave=NO_POINTS)

    def retell(self, tally: RunningTally) -> None:
        """Begin the numbers anew, from the next step on."""
        self.frame = replace(self.frame, tally=tally)
