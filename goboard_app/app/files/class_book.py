"""The files of classes over a term: a folder for each class, and in it the answers of its pupils."""

from __future__ import annotations

import contextlib
import uuid
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from functools import reduce
from pathlib import Path
from types import MappingProxyType

from goboard_app.app.files.line_file import LineFile, Row, as_line, as_text
from goboard_app.app.files.load import titled_name
from goboard_app.lessons.results import ClassResults, TaskResult, clean_name
from goboard_app.lessons.term import (
    LONGEST_ANSWER,
    MOST_MOVES,
    ClassBook,
    LessonPupil,
    TermAnswer,
    TermLesson,
    is_result,
)

_FILE = "class.json"


class ClassShelf:
    """The folders of classes below one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def names(self) -> list[str]:
        """The names of the classes, in the order of the alphabet."""
        with contextlib.suppress(OSError):
            return sorted((each.name for each in self.folder.iterdir() if each.is_dir()), key=str.casefold)
        return []

    def file(self, name: str) -> ClassFile:
        """Return the file of a class, which need not exist yet."""
        stem = titled_name(clean_name(name)).removesuffix(".sgf").strip(" .")
        return ClassFile(self.folder / (stem or "-") / _FILE)

    def files(self) -> list[ClassFile]:
        """Return the files of all classes."""
        return [self.file(name) for name in self.names]


class ClassFile(LineFile[ClassBook]):
    """The book of one class in a file that its user alone may read."""

    is_private = True

    @property
    def name(self) -> str:
        """The name of the class."""
        return self.path.parent.name

    def make_folder(self) -> None:
        """Make the folder of the class, which is nobody else's, as is the one with all classes."""
        super().make_folder()
        for folder in (self.path.parent.parent, self.path.parent):
            folder.chmod(0o700)

    def nothing(self) -> ClassBook:
        """Return a class without lessons."""
        return ClassBook()

    def tables(self, value: ClassBook) -> Mapping[str, Iterable[Row]]:
        """Return a row for each lesson, and one for each pupil in each lesson."""
        pupils = (_pupil_data(each, pupil) for each in value.lessons for pupil in each.pupils)
        return {"lessons": map(_lesson_data, value.lessons), "pupils": pupils}

    def understood(self, rows: Iterable[object], is_damaged: bool) -> tuple[ClassBook, int]:
        """Return the book in these rows, and how many of its parts could not be understood."""
        return _book(rows)


class TermRecorder:
    """The answers of a class in one lesson, on their way to its file: those of a pupil are written as the turn ends.

    What could not be written stays and is written with the answers of the next pupil.
    """

    def __init__(self, file: ClassFile, lesson: TermLesson) -> None:
        self.file = file
        known = file.load().lesson(lesson.title, lesson.day, lesson.tasks)
        self._lesson = lesson if known is None else replace(lesson, key=known.key)
        self._unwritten: tuple[LessonPupil, ...] = ()
        self._keys: dict[str, str] = {}
        self._pupil: LessonPupil | None = None

    def come(self, name: str) -> None:
        """Begin the turn of a pupil, or go on with it."""
        lesson = self._lesson
        known = self.file.load().lesson(lesson.title, lesson.day, lesson.tasks)
        pupil = None if known is None else known.pupil(name)
        key = self._keys.setdefault(name, pupil.key if pupil is not None else uuid.uuid4().hex)
        same = known.pupils if known is not None else ()
        before = next((each for each in (*self._unwritten, *same) if each.key == key), None)
        self._pupil = before if before is not None else LessonPupil(key, name)

    def note(self, task: int, result: TaskResult, move: str = "") -> None:
        """Note the result of a task as it is now, with the wrong move that led to it."""
        if self._pupil is not None:
            self._pupil = self._pupil.with_answer(task, result, move)

    def leave(self) -> bool:
        """End the turn and write it; return whether that was possible."""
        pupil, self._pupil = self._pupil, None
        if pupil is not None and pupil.answers:
            self._unwritten = (*(each for each in self._unwritten if each.key != pupil.key), pupil)
        if not self._unwritten:
            return True
        more = replace(self._lesson, pupils=self._unwritten)
        is_written = self.file.change(lambda book: book.with_lesson(more))
        if is_written:
            self._unwritten = ()
        return is_written


def new_lesson(results: ClassResults, source: str = "", places: Sequence[tuple[int, int]] = ()) -> TermLesson:
    """Return the lesson of these results without answers."""
    tasks = tuple(as_line(task) for task in results.tasks)
    return TermLesson(uuid.uuid4().hex, as_line(results.title), results.day, tasks, source, tuple(places))


# The rows of a file


def _lesson_data(lesson: TermLesson) -> dict[str, object]:
    return {
        "lesson": lesson.key,
        "title": lesson.title,
        "day": lesson.day,
        "tasks": list(lesson.tasks),
        "source": lesson.source,
        "places": list(lesson.places),
        "gone": sorted(lesson.gone),
    }


def _pupil_data(lesson: TermLesson, pupil: LessonPupil) -> dict[str, object]:
    answers = {
        str(task): [each.result.wrong, each.result.hints, int(each.result.is_solved), *each.moves]
        for task, each in sorted(pupil.answers.items())
    }
    return {"pupil": pupil.key, "in": lesson.key, "name": pupil.name, "answers": answers}


def _book(rows: Iterable[object]) -> tuple[ClassBook, int]:
    """Return the book in these rows, and how many of its parts could not be understood."""
    lessons: dict[str, TermLesson] = {}
    lost = 0
    for row in rows:
        if not isinstance(row, dict):
            lost += 1
            continue
        try:
            if "tasks" in row:
                lesson = _lesson(row)
                lost += lesson.key in lessons
                lessons.setdefault(lesson.key, lesson)
            else:
                place = lessons[row["in"]]
                pupil, less = _pupil(row, len(place.tasks))
                lost += less
                lessons[place.key] = place.with_pupil(pupil)
        except (ValueError, TypeError, KeyError, AttributeError):
            lost += 1
    # Two lessons with the same tasks on the same day become one.
    return reduce(ClassBook.with_lesson, lessons.values(), ClassBook()), lost


def _lesson(row: dict[str, object]) -> TermLesson:
    tasks = tuple(as_line(each) for each in _list(row["tasks"]))
    places = tuple(_place(each) for each in _list(row.get("places", [])))
    gone = frozenset(as_line(each) for each in _list(row.get("gone", [])))
    # Lessons are ordered by their day as text, so it must be a valid date in one form.
    day = date.fromisoformat(as_line(row["day"])).isoformat()
    # A path may be longer than any other text.
    source = as_text(row.get("source", ""))
    return TermLesson(as_line(row["lesson"]), as_line(row["title"]), day, tasks, source, places, (), gone)


def _pupil(row: dict[str, object], tasks: int) -> tuple[LessonPupil, int]:
    """Return the pupil in a row, and the number of answers that could not be understood."""
    name = clean_name(as_line(row["name"]))
    given = row["answers"]
    if not name or not isinstance(given, dict):
        raise ValueError("no pupil")
    answers: dict[int, TermAnswer] = {}
    for task, told in given.items():
        try:
            wrong, hints, solved, *moves = _list(told)
            result = TaskResult(_number(wrong), _number(hints), bool(_number(solved)))
            place = int(task)
        except (ValueError, TypeError):
            continue
        if 0 <= place < tasks and is_result(result.wrong, result.hints):
            kept = tuple(as_line(move)[:LONGEST_ANSWER] for move in moves[:MOST_MOVES] if isinstance(move, str))
            answers[place] = TermAnswer(result, kept)
    return LessonPupil(as_line(row["pupil"]), name, MappingProxyType(answers)), len(given) - len(answers)


def _place(value: object) -> tuple[int, int]:
    step, screen = (_number(each) for each in _list(value))
    if step < 0 or screen < 0:
        raise ValueError("no place")
    return step, screen


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError("no list")
    return value


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError("no number")
    return value
