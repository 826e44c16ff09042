"""Daily: ten minutes of problems, one new idea and a small game, and the summary of a week."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from goboard_app.app.course import OpenLesson
from goboard_app.app.problems import ProblemCollection
from goboard_app.app.progress import CAPTURE_GAME, FIRST_GAME, Progress
from goboard_app.lessons.problem import Problem, ProblemKind
from goboard_app.lessons.schedule import Cards, grade_for

MOST_PROBLEMS, NEW_OF_A_KIND = 5, 3
WEEK = 7

_EVENING_IDEAS = ("01-board", "02-liberties", "03-capture", "05-passing")
_IDEAS: tuple[str | ProblemKind, ...] = (
    *_EVENING_IDEAS,
    ProblemKind.CAPTURE,
    "07-more-captures",
    "08-atari",
    ProblemKind.ESCAPE,
    "09-connect",
    ProblemKind.CONNECT,
    ProblemKind.CUT,
    "10-self-capture",
    "11-ko",
    ProblemKind.KO,
    "12-eyes",
    ProblemKind.TWO_EYES,
    ProblemKind.TAKE_AN_EYE,
    ProblemKind.LADDER,
    ProblemKind.NET,
    "13-seki",
    ProblemKind.RACE,
    ProblemKind.SNAPBACK,
    ProblemKind.BORDER,
    "14-two-ways",
)
"""The new ideas in their order: lessons by their keys, and kinds of problems."""


class DailyStep(Enum):
    """A step of the ten minutes."""

    PROBLEMS = auto()
    IDEA = auto()
    GAME = auto()


class SmallGame(Enum):
    """The game of a day."""

    CAPTURE = auto()
    """The first capture wins."""
    WHOLE = auto()
    """A game that is counted."""


@dataclass(frozen=True, slots=True)
class Idea:
    """A new idea: a lesson with its key and title, or the first problems of a kind."""

    key: str = ""
    title: str = ""
    kind: ProblemKind | None = None
    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class DailyPlan:
    """The contents of the ten minutes: problems due for review, new ones, an idea and a game, each if there is one.

    `grade` is the grade of new problems that fits the pupil, 0 without problems.
    """

    due: tuple[Problem, ...] = ()
    new: tuple[Problem, ...] = ()
    idea: Idea | None = None
    game: SmallGame | None = None
    grade: int = 0

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The problems of the first step."""
        return (*self.due, *self.new)

    @property
    def steps(self) -> tuple[DailyStep, ...]:
        """The steps, in their order."""
        has = {DailyStep.PROBLEMS: self.problems, DailyStep.IDEA: self.idea, DailyStep.GAME: self.game}
        return tuple(step for step in DailyStep if has[step])


def plan_day(
    collections: Sequence[ProblemCollection],
    lessons: Sequence[OpenLesson],
    cards: Cards,
    progress: Progress,
    day: int,
) -> DailyPlan:
    """Return the ten minutes of a day, from the program's own problems and the first steps."""
    everything = [problem for each in collections for problem in each.problems]
    places = cards.to_repeat([problem.key for problem in everything], day)[:MOST_PROBLEMS]
    due = tuple(everything[place] for place in places)
    grade = grade_for(cards, {problem.key: problem.grade for problem in everything}) if everything else 0
    met = [each for each in collections if _is_met(each, cards)]
    new = _new_problems(met, cards, grade)[: MOST_PROBLEMS - len(due)]
    return DailyPlan(due, new, _next_idea(collections, lessons, cards, progress), _game(cards, progress), grade)


def _is_met(collection: ProblemCollection, cards: Cards) -> bool:
    return any(cards.of(key) is not None for key in collection.keys)


def _new_problems(collections: Sequence[ProblemCollection], cards: Cards, grade: int) -> tuple[Problem, ...]:
    """Return the problems that were never asked, those of the grade first, with the kinds in turn."""
    ranked = [
        # Of two grades equally near, the easier one comes first.
        ((abs(problem.grade - grade), problem.grade, number, place), problem)
        for place, each in enumerate(collections)
        for number, problem in enumerate(p for p in each.problems if cards.of(p.key) is None)
    ]
    ranked.sort(key=lambda one: one[0])
    return tuple(problem for _rank, problem in ranked)


def _next_idea(
    collections: Sequence[ProblemCollection], lessons: Sequence[OpenLesson], cards: Cards, progress: Progress
) -> Idea | None:
    """Return the first new idea; None after all.

    To a pupil who knows any of the later ideas, those of the first evening are not new.
    """
    by_key = {each.key: each for each in lessons}
    by_kind = {each.kind: each for each in collections}
    # What is missing in this installation is as good as known.
    known = [
        _is_known_lesson(by_key, each, progress)
        if isinstance(each, str)
        else each not in by_kind or _is_met(by_kind[each], cards)
        for each in _IDEAS
    ]
    first = len(_EVENING_IDEAS) if any(known[len(_EVENING_IDEAS) :]) else 0
    if all(known[first:]):
        return None
    found = _IDEAS[known.index(False, first)]
    if isinstance(found, str):
        return Idea(found, by_key[found].lesson.title)
    problems = sorted(by_kind[found].problems, key=lambda problem: problem.grade)
    return Idea(kind=found, problems=tuple(problems[:NEW_OF_A_KIND]))


def _is_known_lesson(lessons: Mapping[str, OpenLesson], key: str, progress: Progress) -> bool:
    lesson = lessons.get(key)
    return lesson is None or progress.has_finished(key, range(len(lesson.lesson.screens)))


def _game(cards: Cards, progress: Progress) -> SmallGame | None:
    """Return the game that fits a pupil: none before capturing was learnt."""
    played = {game for game in (CAPTURE_GAME, FIRST_GAME) if progress.is_done(game.key, game.parts - 1)}
    if FIRST_GAME in played:
        return SmallGame.WHOLE
    if CAPTURE_GAME in played:
        # A whole game is counted, so passing and counting come first.
        return SmallGame.WHOLE if progress.is_done("05-passing", 0) else SmallGame.CAPTURE
    if progress.is_done("03-capture", 0):
        return SmallGame.CAPTURE
    return SmallGame.WHOLE if cards.by_key else None


@dataclass(frozen=True, slots=True)
class Week:
    """The summary of the last seven days: what was done, and what is known since.

    `answered` are the problems whose last answer was in the week, `right` those among them with a right one. `kinds`
    has the number of problems of a kind that are known since a day of the week. `lessons` are titles.
    """

    answered: int = 0
    right: int = 0
    kinds: tuple[tuple[ProblemKind, int], ...] = ()
    lessons: tuple[str, ...] = ()
    games: int = 0

    @property
    def is_empty(self) -> bool:
        """Return whether nothing was done."""
        return not (self.answered or self.lessons or self.games)


def week_before(
    collections: Sequence[ProblemCollection],
    lessons: Sequence[OpenLesson],
    cards: Cards,
    progress: Progress,
    day: int,
) -> Week:
    """Return the summary of the seven days that end with this one; days to come are left out."""
    days = range(day - WEEK + 1, day + 1)
    answered = [card for card in cards.by_key.values() if card.day in days]
    kinds = [
        (each.kind, sum(1 for key in each.keys if (card := cards.of(key)) is not None and card.since in days))
        for each in collections
        if each.kind is not None
    ]
    learnt = dict(progress.learnt)
    return Week(
        len(answered),
        sum(not card.was_missed for card in answered),
        tuple((kind, count) for kind, count in kinds if count),
        tuple(each.lesson.title for each in lessons if learnt.get(each.key, 0) in days),
        sum(count for when, count in progress.games if when in days),
    )
