"""Results of a class: what each pupil answered to each task, and the same as a table of CSV."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

LONGEST_NAME = 40
MOST_TRIES = 9999
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""By what a spreadsheet knows a formula: it would carry out what a pupil typed as a name."""

NO_ANSWERS: Mapping[int, TaskResult] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class TaskResult:
    """What a pupil made of one task: how many answers were wrong, how many hints were taken."""

    wrong: int = 0
    hints: int = 0
    is_solved: bool = False

    @property
    def is_at_once(self) -> bool:
        """Whether it was solved with the first answer and without help."""
        return self.is_solved and not self.wrong and not self.hints

    @property
    def tries(self) -> int:
        """How many answers were given."""
        return self.wrong + self.is_solved


@dataclass(frozen=True, slots=True)
class PupilResults:
    """A pupil by name or number, and what came of the tasks that were tried, by their numbers."""

    name: str
    answers: Mapping[int, TaskResult] = field(default_factory=lambda: NO_ANSWERS)

    @property
    def solved(self) -> int:
        """How many tasks are solved."""
        return sum(answer.is_solved for answer in self.answers.values())

    @property
    def at_once(self) -> int:
        """How many were solved with the first answer and without help."""
        return sum(answer.is_at_once for answer in self.answers.values())


@dataclass(frozen=True, slots=True)
class ClassResults:
    """What a class answered on one day to the tasks of a lesson, or to problems.

    `day` is as in 2026-05-02; `tasks` are what was asked, each in a line.
    """

    title: str
    day: str
    tasks: tuple[str, ...]
    pupils: tuple[PupilResults, ...] = ()

    def goes_on(self, other: ClassResults) -> bool:
        """Whether another one is of the same tasks and day: the class goes on with it."""
        mine, its = (self.title, self.day, self.tasks), (other.title, other.day, other.tasks)
        return mine == its

    def pupil(self, name: str) -> PupilResults | None:
        """The pupil who goes by this name, in large letters or small ones; None for nobody."""
        key = _key(name)
        return next((pupil for pupil in self.pupils if _key(pupil.name) == key), None)

    def with_pupil(self, name: str) -> ClassResults:
        """The same with one more pupil, whose name must be free."""
        return replace(self, pupils=(*self.pupils, PupilResults(name)))

    def answered(self, name: str, task: int, result: TaskResult) -> ClassResults:
        """The same with what a pupil made of a task."""
        pupils = (
            replace(pupil, answers=MappingProxyType({**pupil.answers, task: result})) if pupil.name == name else pupil
            for pupil in self.pupils
        )
        return replace(self, pupils=tuple(pupils))

    def joined(self, newer: ClassResults) -> ClassResults:
        """Both of the same class: pupils and answers of either, the newer one's where both have."""
        mine = {pupil.name: pupil for pupil in self.pupils}
        for pupil in newer.pupils:
            before = mine.get(pupil.name, pupil)
            answers = MappingProxyType({**before.answers, **pupil.answers})
            mine[pupil.name] = replace(pupil, answers=answers)
        return replace(self, pupils=tuple(mine.values()))

    def free_name(self, name: str) -> str:
        """This name, with a number after it where somebody else goes by it: "Anna (2)"."""
        number, free = 1, name
        while self.pupil(free) is not None:
            number += 1
            ending = f" ({number})"
            free = name[: LONGEST_NAME - len(ending)].rstrip() + ending
        return free


def clean_name(text: str) -> str:
    """What was typed as a name, in one line, without characters that nobody sees."""
    seen = (" " if unicodedata.category(c) in ("Zl", "Zp", "Cc") else c for c in text)
    kept = (c for c in seen if unicodedata.category(c) not in ("Cf", "Cs", "Co", "Cn"))
    words = " ".join(unicodedata.normalize("NFC", "".join(kept)).split())
    return words[:LONGEST_NAME].rstrip()


def _key(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def csv_bytes(rows: Sequence[Sequence[str]], separator: str) -> bytes:
    """A table as spreadsheets read it, in UTF-8; no cell is a formula.

    It begins with the mark of UTF-8: without it they take a file of CSV for the old encoding of
    the country, and Cyrillic names for rubbish.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    writer.writerows([harmless(cell) for cell in row] for row in rows)
    return text.getvalue().encode("utf-8-sig", "replace")


def harmless(cell: str) -> str:
    """A cell that a spreadsheet shows and does not carry out."""
    return f"'{cell}" if cell.lstrip(" ").startswith(_FORMULA) else cell
