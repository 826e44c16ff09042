"""A plan of lessons: what a teacher shows, lets play and prints in each, and what each of them opens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from goboard_app.go.board import BoardSize
from goboard_app.lessons.problem import GRADES, ProblemKind
from goboard_app.session.capture import has_room_for_cross
from goboard_app.session.new_game import NewGame, proposed_komi

MOST_MINUTES = 180
MOST_LINKS = 20
MOST_TEXT = 4000
"""The largest number of things that a part of a lesson opens."""
OPENED = ("counting_works", "real_clock", "players", "class_book")
"""The commands that a lesson may name."""


class PlanPart(Enum):
    """A part of a lesson; the value is its name in files."""

    AIM = "aim"
    SHOW = "show"
    PLAY = "play"
    PRINT = "print"


class LinkKind(Enum):
    """The kind of a thing that a lesson opens; the value is its name in files."""

    LESSON = "lesson"
    """One of the first steps, by its key."""
    PROBLEMS = "problems"
    """Problems of one kind and grade: "take-an-eye-1"."""
    GAME = "game"
    """A game on its terms: "9x9-handicap-2", "7x7-capture-1-puppy"."""
    PRINT = "print"
    """The hand-out of problems, or of one of the first steps."""
    OWN = "own"
    """A file of My lessons, by its name."""
    OPEN = "open"
    """A row of the menus, by the name of its command."""


class PlanLink(NamedTuple):
    """A thing that a lesson opens, written as "game:9x9"."""

    kind: LinkKind
    name: str

    @property
    def text(self) -> str:
        """The link as files have it."""
        return f"{self.kind.value}:{self.name}"


class PlanGame(NamedTuple):
    """The terms of a game in a plan; `partner` is the name of a partner in settings, '' for two people."""

    game: NewGame
    partner: str = ""


def game_of(name: str) -> PlanGame:
    """Return the terms of a game: "9x9", "9x9-handicap-2", "7x7-capture-1-puppy". Raises ValueError for others."""
    size, *words = name.split("-")
    columns, _, rows = size.partition("x")
    game = NewGame(size=BoardSize(int(columns), int(rows)))
    partner = ""
    while words:
        word = words.pop(0)
        if word == "capture" and words:
            game = replace(game, goal=int(words.pop(0)), has_cross=has_room_for_cross(game.size))
        elif word == "handicap" and words:
            stones = int(words.pop(0))
            game = replace(game, handicap=stones, komi=proposed_komi(game.ruleset, stones))
        elif not partner:
            partner = word
        else:
            raise ValueError(f"{word} is no term of a game")
    if not game.is_possible:
        raise ValueError(f"there is no game {name}")
    return PlanGame(game, partner)


class PlanProblems(NamedTuple):
    """The problems of one kind and grade."""

    kind: ProblemKind
    grade: int


def problems_of(name: str) -> PlanProblems:
    """Return the problems of a name: "take-an-eye-1". Raises ValueError for another name."""
    # The name of a kind may hold hyphens.
    kind, _, grade = name.rpartition("-")
    found = PlanProblems(ProblemKind(kind), int(grade))
    if found.grade not in GRADES:
        raise ValueError("no such grade")
    return found


@dataclass(frozen=True, slots=True)
class PlanSection:
    """A part of a lesson with its minutes, 0 for none, its text, and what it opens."""

    part: PlanPart
    minutes: int = 0
    text: str = ""
    links: tuple[PlanLink, ...] = ()


_EMPTY = tuple(PlanSection(part) for part in PlanPart)


@dataclass(frozen=True, slots=True)
class PlanLesson:
    """A lesson of the plan with its parts, one of each kind. The key is that of its page, or made for a new one."""

    key: str
    title: str = ""
    sections: tuple[PlanSection, ...] = _EMPTY

    @property
    def minutes(self) -> int:
        """The minutes of all parts together."""
        return sum(section.minutes for section in self.sections)


@dataclass(frozen=True, slots=True)
class PlanRow:
    """A place in the plan: the key of a lesson, the day on which it was held, and the lesson if it was changed.

    The day is written as 2026-11-28, '' if it was not held.
    """

    key: str
    held: str = ""
    changed: PlanLesson | None = None


@dataclass(frozen=True, slots=True)
class TeachingPlan:
    """The plan as a teacher left it. A lesson that came with the program and was not changed is only named."""

    rows: tuple[PlanRow, ...] = ()

    @classmethod
    def of(cls, shipped: Iterable[PlanLesson]) -> TeachingPlan:
        """Return the plan as it came with the program."""
        return cls(tuple(PlanRow(lesson.key) for lesson in shipped))

    def row(self, key: str) -> PlanRow | None:
        """Return the row of a lesson; None if the plan does not have it."""
        return next((row for row in self.rows if row.key == key), None)

    def lessons(self, shipped: Iterable[PlanLesson]) -> list[tuple[PlanRow, PlanLesson]]:
        """Return the rows with their lessons, without those of which nothing is known any more."""
        known = {lesson.key: lesson for lesson in shipped}
        found = ((row, row.changed or known.get(row.key)) for row in self.rows)
        return [(row, lesson) for row, lesson in found if lesson is not None]

    def moved(self, key: str, before: str) -> TeachingPlan:
        """Return the plan with a lesson moved before another one, or to the end with ''."""
        row = self.row(key)
        if row is None or key == before:
            return self
        rest = [each for each in self.rows if each.key != key]
        at = next((number for number, each in enumerate(rest) if each.key == before), len(rest))
        return TeachingPlan((*rest[:at], row, *rest[at:]))

    def with_lesson(self, lesson: PlanLesson, after: str = "") -> TeachingPlan:
        """Return the plan with a changed lesson in its place, or with a new one after another one, else at the end."""
        if (row := self.row(lesson.key)) is not None:
            return self._with_row(replace(row, changed=lesson))
        at = next((number for number, each in enumerate(self.rows, 1) if each.key == after), len(self.rows))
        return TeachingPlan((*self.rows[:at], PlanRow(lesson.key, changed=lesson), *self.rows[at:]))

    def without(self, key: str) -> TeachingPlan:
        """Return the plan without a lesson."""
        return TeachingPlan(tuple(row for row in self.rows if row.key != key))

    def with_held(self, key: str, day: str) -> TeachingPlan:
        """Return the plan with the day on which a lesson was held; '' means not yet."""
        row = self.row(key)
        return self if row is None else self._with_row(replace(row, held=day))

    def put_back(self, key: str) -> TeachingPlan:
        """Return the plan with a lesson as it came with the program."""
        row = self.row(key)
        return self if row is None else self._with_row(replace(row, changed=None))

    def all_put_back(self, shipped: Sequence[PlanLesson]) -> TeachingPlan:
        """Return the plan as it came with the program; the days stay, and lessons of the teacher's at the end."""
        keys = {lesson.key for lesson in shipped}
        first = (PlanRow(lesson.key, row.held if (row := self.row(lesson.key)) else "") for lesson in shipped)
        return TeachingPlan((*first, *(row for row in self.rows if row.key not in keys)))

    def completed(self, shipped: Sequence[PlanLesson]) -> TeachingPlan:
        """Return the plan with the lessons of the program that it lacks, each after the one that it follows there."""
        plan, before = self, ""
        for lesson in shipped:
            if plan.row(lesson.key) is None:
                at = next((n for n, row in enumerate(plan.rows, 1) if row.key == before), 0)
                plan = TeachingPlan((*plan.rows[:at], PlanRow(lesson.key), *plan.rows[at:]))
            before = lesson.key
        return plan

    def _with_row(self, row: PlanRow) -> TeachingPlan:
        return TeachingPlan(tuple(row if each.key == row.key else each for each in self.rows))
