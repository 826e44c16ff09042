"""The results of classes, kept in a file, and who of a class is answering just now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from types import MappingProxyType

from PySide6.QtCore import QObject, Signal

from goboard_app.app.progress import ProgressFile, as_list, as_number, as_table
from goboard_app.lessons.results import (
    MOST_TRIES,
    ClassResults,
    PupilResults,
    TaskResult,
    clean_name,
)

_KEY = "classes"

All = tuple[ClassResults, ...]


class ResultsStore(ProgressFile):
    """All classes, the latest last; an answer is [wrong, hints, solved] under its task's number."""

    def load(self) -> All:
        """What was kept; nothing where there is no file, or none that can be understood."""
        return self.read(_classes, ())

    def save(self, classes: All) -> bool:
        """Keep these; whether they could be written."""
        return self.write({_KEY: [_data(each) for each in classes]})


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
    day = date.fromisoformat(_text(table.get("day"))).isoformat()
    return ClassResults(_text(table.get("title")), day, tasks, pupils)


def _pupil(found: object, tasks: int) -> PupilResults:
    table = as_table(found)
    answers: dict[int, TaskResult] = {}
    for task, told in as_table(table.get("answers")).items():
        wrong, hints, solved = (as_number(number) for number in as_list(told))
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
    """Knows which class answers, and who of it; what they answer is kept at once.

    Signal: `unkept(str)` with the reason when it could not be written; it stays here all the same,
    and is written with the next answer.
    """

    unkept = Signal(str)

    def __init__(
        self,
        store: ResultsStore,
        today: Callable[[], date] = date.today,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.store = store
        self._today = today
        self._unwritten: tuple[ClassResults, ...] = ()
        self.at_hand: ClassResults | None = None
        self.name = ""

    def all(self) -> All:
        """The results of all classes, the latest last; what could not be written among them."""
        return _joined(self.store.load(), self._unwritten)

    def begin(self, title: str, tasks: tuple[str, ...]) -> None:
        """A class begins with these tasks, or goes on with them on the same day."""
        new = ClassResults(title, self._today().isoformat(), tasks)
        self.at_hand = next((each for each in self.all() if each.goes_on(new)), new)
        self.name = ""

    def is_known(self, name: str) -> bool:
        """Whether a pupil of this name has begun."""
        return self.at_hand is not None and self.at_hand.pupil(clean_name(name)) is not None

    def come(self, name: str, is_another: bool = False) -> PupilResults | None:
        """A pupil begins, or goes on; the other one of the same name gets a number. None: no name.

        Who has not answered yet is not kept.
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
        """What the pupil who answers made of a task until now."""
        pupil = self.at_hand.pupil(self.name) if self.at_hand is not None else None
        return TaskResult() if pupil is None else pupil.answers.get(task, TaskResult())

    def note(self, task: int, is_wrong: bool = False, hints: int = 0, solved: bool = False) -> None:
        """Note an answer or a hint of the pupil; what was solved stays as it was solved."""
        before = self.result(task)
        if self.at_hand is None or not self.name or before.is_solved:
            return
        after = TaskResult(min(MOST_TRIES, before.wrong + is_wrong), max(before.hints, hints), solved)
        if after != before:
            self.at_hand = self.at_hand.answered(self.name, task, after)
            self._keep(self.at_hand)

    def _keep(self, results: ClassResults) -> None:
        results = replace(results, pupils=tuple(p for p in results.pupils if p.answers))
        unwritten = _joined(self._unwritten, (results,))
        if self.store.save(_joined(self.store.load(), unwritten)):
            self._unwritten = ()
        else:
            self._unwritten = unwritten
            self.unkept.emit(self.store.trouble)

    def leave(self) -> None:
        """The pupil is done."""
        self.name = ""

    def end(self) -> None:
        """The class is done."""
        self.at_hand, self.name = None, ""

    def delete(self, results: ClassResults) -> bool:
        """Delete the results of a class for good; whether that could be written.

        If it is the one that answers, it goes on without them.
        """
        left = tuple(each for each in self.store.load() if not each.goes_on(results))
        is_written = self.store.save(left)
        if is_written:
            self._unwritten = tuple(e for e in self._unwritten if not e.goes_on(results))
            if self.at_hand is not None and self.at_hand.goes_on(results):
                emptied = replace(self.at_hand, pupils=())
                self.at_hand = emptied.with_pupil(self.name) if self.name else emptied
        return is_written


def _joined(kept: All, newer: All) -> All:
    """These, with what is newer; another window may have added to the same class."""
    rest = [each for each in kept if not any(each.goes_on(new) for new in newer)]
    again = (next((e.joined(new) for e in kept if e.goes_on(new)), new) for new in newer)
    return (*rest, *again)
