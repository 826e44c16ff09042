"""A class over a term: the lessons that it answered, with the answers and the wrong moves of each pupil."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import NamedTuple

from goboard_app.lessons.results import MOST_TRIES, TaskResult, name_key

FIRST_STEPS = "first steps"
"""The source of a lesson that was the first steps of the program."""
PROBLEMS = "problems"
"""The first line of the source of problems; the files that they are in follow, one a line."""
PASS = "pass"
"""The wrong move of a pupil who passed."""
MOST_MOVES = 20
"""The wrong moves that are kept of one pupil in one task; the first ones tell the most."""
LONGEST_ANSWER = 60
"""The characters that are kept of a wrong answer, which may be a sentence."""


@dataclass(frozen=True, slots=True)
class TermAnswer:
    """The result of a pupil in one task, and the wrong answers in their order: points, numbers, words, or "pass"."""

    result: TaskResult = field(default_factory=TaskResult)
    moves: tuple[str, ...] = ()

    def joined(self, newer: TermAnswer) -> TermAnswer:
        """Return both answers to one task as one; nothing that either of them tells is lost."""
        mine, its = self.result, newer.result
        # Both may count the same answers, so their sum could count some twice.
        result = TaskResult(max(mine.wrong, its.wrong), max(mine.hints, its.hints), mine.is_solved or its.is_solved)
        # A program that goes on with a lesson repeats the moves that it has kept before.
        goes_on = newer.moves[: len(self.moves)] == self.moves
        moves = newer.moves if goes_on else (*self.moves, *newer.moves)
        return TermAnswer(result, moves[:MOST_MOVES])


Answers = Mapping[int, TermAnswer]
_NOTHING: Answers = MappingProxyType({})


def _joined(mine: Answers, newer: Answers) -> Answers:
    both = {task: mine[task].joined(newer[task]) for task in mine.keys() & newer.keys()}
    return MappingProxyType({**mine, **newer, **both})


class TermPlace(NamedTuple):
    """The place of a task: its file or `FIRST_STEPS`, the step, and the screen; of a problem its game in the file."""

    source: str
    step: int
    screen: int
    is_problem: bool = False


def problems_source(files: Sequence[str]) -> str:
    """Return the source of problems in these files; the step of the place of a problem is the number of its file."""
    return "\n".join((PROBLEMS, *files))


@dataclass(frozen=True, slots=True)
class TermTally:
    """The numbers of tasks that were right at once, right with help or at a later try, and only answered wrongly."""

    at_once: int = 0
    with_help: int = 0
    wrong: int = 0
    tasks: int = 0

    @property
    def share(self) -> float:
        """The part of the tasks that was right at once, from 0 to 1."""
        return self.at_once / self.tasks if self.tasks else 0.0


@dataclass(frozen=True, slots=True)
class LessonPupil:
    """A pupil in one lesson. The key stays where the pupil gets another name."""

    key: str
    name: str
    answers: Answers = field(default_factory=lambda: _NOTHING)

    def with_answer(self, task: int, result: TaskResult, move: str = "") -> LessonPupil:
        """Return the pupil with a new result of a task, and one more wrong move if there is one."""
        moves = self.answers.get(task, TermAnswer()).moves
        moves = (*moves, move[:LONGEST_ANSWER])[:MOST_MOVES] if move else moves
        return replace(self, answers=MappingProxyType({**self.answers, task: TermAnswer(result, moves)}))


@dataclass(frozen=True, slots=True)
class FirstWrong:
    """A task with the number of pupils who answered it, of those who were wrong first, and their first wrong moves."""

    task: int
    answered: int
    wrong: int
    moves: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class TermLesson:
    """The answers of a class in one lesson on one day.

    `source` is the file of the lesson, `FIRST_STEPS`, that of `problems_source`, or '' if it has none, and `places` the
    step and the screen of each task in it, from 0. `gone` are the keys of pupils who were forgotten, so that another
    program does not bring them back.
    """

    key: str
    title: str
    day: str
    tasks: tuple[str, ...]
    source: str = ""
    places: tuple[tuple[int, int], ...] = ()
    pupils: tuple[LessonPupil, ...] = ()
    gone: frozenset[str] = frozenset()

    def is_of(self, title: str, day: str, tasks: Sequence[str]) -> bool:
        """Return whether this is the lesson with these tasks on this day."""
        return (self.title, self.day, self.tasks) == (title, day, tuple(tasks))

    def place_of(self, task: int) -> TermPlace | None:
        """Return the place of a task; None if its file is not known."""
        if not self.source or not 0 <= task < len(self.places):
            return None
        step, screen = self.places[task]
        first, *files = self.source.split("\n")
        if first != PROBLEMS:
            return TermPlace(self.source, step, screen)
        return TermPlace(files[step], 0, screen, True) if step < len(files) and files[step] else None

    def pupil(self, name: str) -> LessonPupil | None:
        """Return the first pupil of this name; None if there is none."""
        wanted = name_key(name)
        return next((each for each in self.pupils if name_key(each.name) == wanted), None)

    def answers(self, name: str) -> Answers:
        """Return the answers of the pupil of this name, of all keys together; empty without any."""
        wanted, found = name_key(name), _NOTHING
        for each in self.pupils:
            if name_key(each.name) == wanted:
                found = _joined(found, each.answers)
        return found

    def tally(self, answers: Answers) -> TermTally:
        """Return how many of the tasks were answered how."""
        results = [each.result for each in answers.values()]
        at_once = sum(each.is_at_once for each in results)
        solved = sum(each.is_solved for each in results)
        wrong = sum(bool(each.wrong) and not each.is_solved for each in results)
        return TermTally(at_once, solved - at_once, wrong, len(self.tasks))

    def wrong_first(self) -> tuple[FirstWrong, ...]:
        """Return the tasks that were answered wrongly first, those of most pupils before the others."""
        sheets = [self.answers(name) for name in _names([self])]
        found = []
        for task in range(len(self.tasks)):
            given = [sheet[task] for sheet in sheets if task in sheet]
            missed = [each for each in given if each.result.wrong]
            moves = Counter(each.moves[0] for each in missed if each.moves)
            if missed:
                found.append(FirstWrong(task, len(given), len(missed), tuple(moves.most_common())))
        return tuple(sorted(found, key=lambda each: (-each.wrong, each.task)))

    def with_pupil(self, pupil: LessonPupil) -> TermLesson:
        """Return the lesson with the answers of a pupil; a known one keeps the name, a forgotten one stays so."""
        if pupil.key in self.gone:
            return self
        known = next((each for each in self.pupils if each.key == pupil.key), None)
        if known is None:
            return replace(self, pupils=(*self.pupils, pupil))
        both = replace(known, answers=_joined(known.answers, pupil.answers))
        return replace(self, pupils=tuple(both if each is known else each for each in self.pupils))


@dataclass(frozen=True, slots=True)
class ClassBook:
    """The lessons of a class, the earliest first."""

    lessons: tuple[TermLesson, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the pupils in the order of the alphabet, each once."""
        return _names(self.lessons)

    def lesson(self, title: str, day: str, tasks: Sequence[str]) -> TermLesson | None:
        """Return the lesson with these tasks on this day; None if the class did not have it."""
        return next((each for each in self.lessons if each.is_of(title, day, tasks)), None)

    def with_lesson(self, lesson: TermLesson) -> ClassBook:
        """Return the book with the answers in a lesson added to those that it has."""
        known = self.lesson(lesson.title, lesson.day, lesson.tasks)
        if known is None:
            # The sort is stable, so that lessons of one day stay in their order.
            return ClassBook(tuple(sorted((*self.lessons, lesson), key=lambda each: each.day)))
        both = replace(known, gone=known.gone | lesson.gone)
        for pupil in lesson.pupils:
            both = both.with_pupil(pupil)
        return self._changed({known.key: both})

    def renamed(self, before: str, after: str) -> ClassBook:
        """Return the book with another name for a pupil; the answers of two of one name are those of one pupil."""
        wanted = name_key(before)
        changed = {}
        for lesson in self.lessons:
            pupils = (
                replace(pupil, name=after) if name_key(pupil.name) == wanted else pupil for pupil in lesson.pupils
            )
            changed[lesson.key] = replace(lesson, pupils=tuple(pupils))
        return self._changed(changed)

    def forgotten(self, name: str) -> ClassBook:
        """Return the book without a pupil, neither name nor answers."""
        wanted = name_key(name)
        changed = {}
        for lesson in self.lessons:
            gone = {pupil.key for pupil in lesson.pupils if name_key(pupil.name) == wanted}
            left = tuple(pupil for pupil in lesson.pupils if pupil.key not in gone)
            changed[lesson.key] = replace(lesson, pupils=left, gone=lesson.gone | gone)
        return self._changed(changed)

    def without(self, title: str, day: str, tasks: Sequence[str]) -> ClassBook:
        """Return the book without a lesson."""
        return ClassBook(tuple(each for each in self.lessons if not each.is_of(title, day, tasks)))

    def shares(self, name: str) -> list[float | None]:
        """Return for each lesson the part that a pupil had right at once; None for a lesson without an answer."""
        sheets = ((lesson, lesson.answers(name)) for lesson in self.lessons)
        return [lesson.tally(answers).share if answers else None for lesson, answers in sheets]

    def _changed(self, changed: Mapping[str, TermLesson]) -> ClassBook:
        return ClassBook(tuple(changed.get(each.key, each) for each in self.lessons))


def _names(lessons: Iterable[TermLesson]) -> tuple[str, ...]:
    found: dict[str, str] = {}
    for lesson in lessons:
        for pupil in lesson.pupils:
            found.setdefault(name_key(pupil.name), pupil.name)
    return tuple(found[key] for key in sorted(found))


def is_result(wrong: int, hints: int) -> bool:
    """Return whether these numbers can be those of a result."""
    return 0 <= wrong <= MOST_TRIES and 0 <= hints <= MOST_TRIES
