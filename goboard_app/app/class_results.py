"""The results of classes: a file that keeps them, and the pupil who answers at present."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from types import MappingProxyType

from PySide6.QtCore import QObject, Signal

from goboard_app.app.files.class_book import ClassShelf, new_lesson
from goboard_app.app.progress import ProgressFile, as_list, as_number, as_table
from goboard_app.lessons.results import (
    MOST_TRIES,
    ClassResults,
    PupilResults,
    TaskResult,
    clean_name,
)
from goboard_app.lessons.term import ClassBook

_KEY = "classes"

All = tuple[ClassResults, ...]


class ResultsStore(ProgressFile):
    """The file with the results of all classes, the latest class last.

    The answer to a task is stored as [wrong, hints, solved] under the number of the task.
    """

    is_private = True

    def load(self) -> All:
        """Return the stored classes; an empty tuple if the file is missing or cannot be understood."""
        return self.read(_classes, ())

    def save(self, classes: All) -> bool:
        """Write these classes; return whether the file could be written."""
        return self.write({_KEY: [_data(each) for each in classes]})

    def rename(self, book: ClassBook, before: str, after: str) -> bool:
        """Give a pupil another name on the days of a class too, or delete the pupil with ''.

        Return whether the file could be written.
        """
        stored = self.load()
        changed = tuple(_renamed(each, before, after) if _is_in(each, book) else each for each in stored)
        return changed == stored or self.save(changed)


def _is_in(results: ClassResults, book: ClassBook) -> bool:
    lesson = new_lesson(results)
    return book.lesson(lesson.title, lesson.day, lesson.tasks) is not None


def _renamed(results: ClassResults, before: str, after: str) -> ClassResults:
    pupil = results.pupil(before)
    if pupil is None:
        return results
    rest = replace(results, pupils=tuple(each for each in results.pupils if each is not pupil))
    if not after:
        return rest
    other = rest.pupil(after)
    new = replace(pupil, name=after if other is None else other.name)
    return rest.joined(replace(rest, pupils=(new,)))


def _data(each: ClassResults) -> Mapping[str, object]:
    pupils = [
        {
            "name": pupil.name,
            "answers": {
                str(task): [found.wrong, found.hints, int(found.is_solved)]
                for task, found in sorted(pupil.answers.items())
            },
        }
        for pupil in each.pupils
    ]
    return {"title": each.title, "day": each.day, "tasks": list(each.tasks), "pupils": pupils}


def _classes(found: object) -> All:
    return tuple(_class(each) for each in as_list(as_table(found).get(_KEY, [])))


def _class(found: object) -> ClassResults:
    table = as_table(found)
    tasks = tuple(_text(task) for task in as_list(table.get("tasks")))
    pupils = tuple(_pupil(each, len(tasks)) for each in as_list(table.get("pupils")))
    # Classes are compared by their day as text, so it must be a valid date in one form.
    day = date.fromisoformat(_text(table.get("day"))).isoformat()
    return ClassResults(_text(table.get("title")), day, tasks, pupils)


def _pupil(found: object, tasks: int) -> PupilResults:
    table = as_table(found)
    answers: dict[int, TaskResult] = {}
    for task, told in as_table(table.get("answers")).items():
        wrong, hints, solved = (as_number(number) for number in as_list(told))
        # An answer to a task that the class does not have marks the whole file as damaged.
        is_known = 0 <= int(str(task)) < tasks
        if not (is_known and 0 <= wrong <= MOST_TRIES and 0 <= hints <= MOST_TRIES):
            raise ValueError("no such answer")
        answers[int(str(task))] = TaskResult(wrong, hints, bool(solved))
    return PupilResults(_text(table.get("name")), MappingProxyType(answers))


def _text(found: object) -> str:
    if not isinstance(found, str):
        raise TypeError("no text")
    return found


class PupilsAnswering(QObject):
    """The class and the pupil that answer at present; every answer is stored at once.

    Signal: `unkept(str)` with the reason when an answer could not be written. The answer then stays in memory and is
    written with the next one.
    """

    unkept = Signal(str)

    def __init__(
        self,
        store: ResultsStore,
        today: Callable[[], date] = date.today,
        parent: QObject | None = None,
        shelf: ClassShelf | None = None,
    ) -> None:
        super().__init__(parent)
        self.store = store
        self.shelf = shelf
        """The classes over a term, which lose what is deleted here."""
        self._today = today
        self._unwritten: tuple[ClassResults, ...] = ()
        self.at_hand: ClassResults | None = None
        self.name = ""

    def all(self) -> All:
        """Return the results of all classes, the latest last, including those that could not be written."""
        return _joined(self.store.load(), self._unwritten)

    def begin(self, title: str, tasks: tuple[str, ...]) -> None:
        """Begin a class with these tasks, or continue the one begun with them on the same day."""
        new = ClassResults(title, self._today().isoformat(), tasks)
        self.at_hand = next((each for each in self.all() if each.goes_on(new)), new)
        self.name = ""

    def is_known(self, name: str) -> bool:
        """Return whether a pupil of this name has begun."""
        return self.at_hand is not None and self.at_hand.pupil(clean_name(name)) is not None

    def come(self, name: str, is_another: bool = False) -> PupilResults | None:
        """Let a pupil begin or continue, and return their results; None if the name is empty or no class has begun.

        With `is_another` the pupil is a second one of the same name and gets a number. Pupils without an answer are not
        stored.
        """
        name, at_hand = clean_name(name), self.at_hand
        if not name or at_hand is None:
            return None
        pupil = None if is_another else at_hand.pupil(name)
        if pupil is None:
            pupil = PupilResults(at_hand.free_name(name))
            self.at_hand = at_hand.with_pupil(pupil.name)
        self.name = pupil.name
        return pupil

    def result(self, task: int) -> TaskResult:
        """Return the result up to now of the answering pupil in a task."""
        pupil = self.at_hand.pupil(self.name) if self.at_hand is not None else None
        return TaskResult() if pupil is None else pupil.answers.get(task, TaskResult())

    def note(self, task: int, is_wrong: bool = False, hints: int = 0, solved: bool = False) -> None:
        """Add an answer or a hint to the pupil's result; a solved task keeps its result."""
        before = self.result(task)
        if self.at_hand is None or not self.name or before.is_solved:
            return
        # A larger count would be refused when the file is read.
        after = TaskResult(min(MOST_TRIES, before.wrong + is_wrong), max(before.hints, hints), solved)
        if after != before:
            self.at_hand = self.at_hand.answered(self.name, task, after)
            self._keep(self.at_hand)

    def _keep(self, results: ClassResults) -> None:
        # Pupils who have entered a name but answered nothing are not stored.
        results = replace(results, pupils=tuple(p for p in results.pupils if p.answers))
        unwritten = _joined(self._unwritten, (results,))
        # The file is read again, since another window may have written to it.
        if self.store.save(_joined(self.store.load(), unwritten)):
            self._unwritten = ()
        else:
            self._unwritten = unwritten
            self.unkept.emit(self.store.trouble)

    def leave(self) -> None:
        """End the turn of the pupil."""
        self.name = ""

    def end(self) -> None:
        """End the class."""
        self.at_hand, self.name = None, ""

    def delete(self, results: ClassResults) -> bool:
        """Delete the results of a class for good; return whether the file could be written.

        If it is the class that answers at present, it continues without its results.
        """
        left = tuple(each for each in self.store.load() if not each.goes_on(results))
        is_written = self._is_out_of_books(results) and self.store.save(left)
        if is_written:
            self._unwritten = tuple(e for e in self._unwritten if not e.goes_on(results))
            if self.at_hand is not None and self.at_hand.goes_on(results):
                emptied = replace(self.at_hand, pupils=())
                self.at_hand = emptied.with_pupil(self.name) if self.name else emptied
        return is_written

    def _is_out_of_books(self, results: ClassResults) -> bool:
        """Delete the same answers from the books of classes; return whether these could be written."""
        lesson = new_lesson(results)
        named = lesson.title, lesson.day, lesson.tasks
        for file in self.shelf.files() if self.shelf is not None else ():
            if file.load().lesson(*named) is not None and not file.change(lambda book: book.without(*named)):
                self.store.trouble = file.trouble
                return False
        return True


def _joined(kept: All, newer: All) -> All:
    """Return the kept classes with the newer results added, since another window may have written to the same class."""
    rest = [each for each in kept if not any(each.goes_on(new) for new in newer)]
    again = (next((e.joined(new) for e in kept if e.goes_on(new)), new) for new in newer)
    return (*rest, *again)
