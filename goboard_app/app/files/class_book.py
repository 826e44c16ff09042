"""The files of classes over a term: a folder for each class, and in it the answers of its pupils."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import uuid
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import reduce
from pathlib import Path
from types import MappingProxyType

from goboard_app.app.files.load import UnreadableFile, UnusableFile, put_aside, read_file, titled_name
from goboard_app.app.files.save import CannotSave, reason_of, replace_file
from goboard_app.app.instance import lock_of
from goboard_app.lessons.results import ClassResults, TaskResult, clean_name
from goboard_app.lessons.term import (
    MOST_MOVES,
    ClassBook,
    LessonPupil,
    TermAnswer,
    TermLesson,
    is_result,
)

_FORMAT = 1
_FILE = "class.json"
# The time for which another program may write the file.
_LOCK_MS = 3000
_MOST_TEXT = 200

Change = Callable[[ClassBook], ClassBook]


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


class ClassFile:
    """The book of one class in a file that its user alone may read.

    Each change reads the file again under a lock, so that two programs lose nothing. What can be read of a damaged file
    is kept, and the file itself is renamed: `set_aside` then says where it is, until the user has been informed.
    `trouble` is the reason why the last writing failed, '' if it succeeded.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.set_aside: UnusableFile | None = None
        self.trouble = ""

    @property
    def name(self) -> str:
        """The name of the class."""
        return self.path.parent.name

    def load(self) -> ClassBook:
        """Return what the file holds, or what can be read of it."""
        found = _read(self.path)
        if not found.is_damaged:
            return found.book
        # The damaged file is put aside, and what was read of it is written in its place.
        self.change(lambda book: book)
        return found.book

    def change(self, act: Change) -> bool:
        """Apply a change to the stored book; return whether the file could be written."""
        self.trouble = ""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # The folder of a class, and the one with all of them, are nobody else's.
            for folder in (self.path.parent.parent, self.path.parent):
                folder.chmod(0o700)
        except OSError as error:
            self.trouble = reason_of(error)
            return False
        lock = lock_of(self.path)
        if not lock.tryLock(_LOCK_MS) and lock.error() == lock.LockError.LockFailedError:
            self.trouble = reason_of(OSError(errno.EBUSY, ""))
            return False
        try:
            return self._write(act)
        finally:
            lock.unlock()

    def _write(self, act: Change) -> bool:
        found = _read(self.path)
        if found.is_damaged:
            aside = put_aside(self.path)
            self.set_aside = aside
            if aside.trouble:
                # A file that could not be moved is not overwritten.
                self.trouble = aside.trouble
                return False
        try:
            replace_file(self.path, _text(act(found.book)).encode("utf-8"), is_private=True)
        except (CannotSave, OSError) as error:
            self.trouble = reason_of(error)
            return False
        return True


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
    tasks = tuple(_line(task) for task in results.tasks)
    return TermLesson(uuid.uuid4().hex, _line(results.title), results.day, tasks, source, tuple(places))


# The text of a file: each lesson, and each pupil in a lesson, is one line, so that a file that was cut off or edited
# can be read line by line.


def _text(book: ClassBook) -> str:
    lessons = [_dumped(_lesson_data(each)) for each in book.lessons]
    pupils = [_dumped(_pupil_data(each, pupil)) for each in book.lessons for pupil in each.pupils]
    return f'{{"format": {_FORMAT},\n"lessons": [\n{_lines(lessons)}],\n"pupils": [\n{_lines(pupils)}]}}\n'


def _lines(rows: Iterable[str]) -> str:
    text = ",\n".join(rows)
    return f"{text}\n" if text else ""


def _dumped(table: dict[str, object]) -> str:
    return json.dumps(table, ensure_ascii=False).encode("utf-8", "replace").decode("utf-8")


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


@dataclass(frozen=True, slots=True)
class _Found:
    """The book that could be read, and whether the file holds more than that."""

    book: ClassBook
    is_damaged: bool = False


def _read(path: Path) -> _Found:
    if not os.path.lexists(path):
        return _Found(ClassBook())
    try:
        data = read_file(path)
    except UnreadableFile:
        return _Found(ClassBook(), True)
    if not data.strip():
        # Another program has just made the file and is about to write it.
        return _Found(ClassBook())
    text = data.decode("utf-8-sig", "replace")
    # What is no UTF-8 has become other characters.
    is_damaged, rows = text.encode("utf-8") != data.removeprefix(b"\xef\xbb\xbf"), None
    # json.loads raises RecursionError for deeply nested lists.
    with contextlib.suppress(ValueError, RecursionError, KeyError, TypeError):
        whole = json.loads(text)
        rows = [*whole["lessons"], *whole["pupils"]]
        is_damaged |= whole["format"] != _FORMAT
    if rows is None:
        rows, is_damaged = list(_rows(text)), True
    book, lost = _book(rows)
    return _Found(book, is_damaged or bool(lost))


def _rows(text: str) -> Iterator[object]:
    """Return what stands on the lines of a file that is no JSON as a whole."""
    for line in text.splitlines():
        with contextlib.suppress(ValueError, RecursionError):
            yield json.loads(line.strip().rstrip(","))


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
    tasks = tuple(_line(each) for each in _list(row["tasks"]))
    places = tuple(_place(each) for each in _list(row.get("places", [])))
    gone = frozenset(_line(each) for each in _list(row.get("gone", [])))
    # Lessons are ordered by their day as text, so it must be a valid date in one form.
    day = date.fromisoformat(_line(row["day"])).isoformat()
    # A path may be longer than any other text.
    source = row.get("source", "")
    if not isinstance(source, str):
        raise TypeError("no text")
    return TermLesson(_line(row["lesson"]), _line(row["title"]), day, tasks, source, places, (), gone)


def _pupil(row: dict[str, object], tasks: int) -> tuple[LessonPupil, int]:
    """Return the pupil in a row, and the number of answers that could not be understood."""
    name = clean_name(_line(row["name"]))
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
            kept = tuple(_line(move)[:12] for move in moves[:MOST_MOVES] if isinstance(move, str))
            answers[place] = TermAnswer(result, kept)
    return LessonPupil(_line(row["pupil"]), name, MappingProxyType(answers)), len(given) - len(answers)


def _place(value: object) -> tuple[int, int]:
    step, screen = (_number(each) for each in _list(value))
    if step < 0 or screen < 0:
        raise ValueError("no place")
    return step, screen


def _line(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    return " ".join(value.split())[:_MOST_TEXT]


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError("no list")
    return value


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError("no number")
    return value
