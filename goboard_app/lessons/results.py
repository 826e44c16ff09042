"""Results of a class: the answers of each pupil to each task, and the same as a table of CSV."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

LONGEST_NAME = 40
MOST_TRIES = 9999
# The last four are full-width forms, which spreadsheets in Chinese or Japanese take for the plain signs.
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""The characters that begin a formula in a spreadsheet, which would run a name typed by a pupil."""

NO_ANSWERS: Mapping[int, TaskResult] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class TaskResult:
    """The result of a pupil in one task: the number of wrong answers and of hints taken."""

    wrong: int = 0
    hints: int = 0
    is_solved: bool = False

    @property
    def is_at_once(self) -> bool:
        """True if it was solved with the first answer and without help."""
        return self.is_solved and not self.wrong and not self.hints

    @property
    def tries(self) -> int:
        """The number of answers given."""
        return self.wrong + self.is_solved


@dataclass(frozen=True, slots=True)
class PupilResults:
    """A pupil by name or number, and the results of the tasks tried, by their numbers."""

    name: str
    answers: Mapping[int, TaskResult] = field(default_factory=lambda: NO_ANSWERS)

    @property
    def solved(self) -> int:
        """The number of tasks solved."""
        return sum(answer.is_solved for answer in self.answers.values())

    @property
    def at_once(self) -> int:
        """The number of tasks solved with the first answer and without help."""
        return sum(answer.is_at_once for answer in self.answers.values())


@dataclass(frozen=True, slots=True)
class ClassResults:
    """The answers of a class on one day to the tasks of a lesson, or to problems.

    `day` is as in 2026-05-02; `tasks` are the questions, each in a line.
    """

    title: str
    day: str
    tasks: tuple[str, ...]
    pupils: tuple[PupilResults, ...] = ()

    def goes_on(self, other: ClassResults) -> bool:
        """Return whether the other results are of the same tasks and day, so that the class goes on with them."""
        mine, its = (self.title, self.day, self.tasks), (other.title, other.day, other.tasks)
        return mine == its

    def pupil(self, name: str) -> PupilResults | None:
        """Return the pupil of this name, in large letters or small ones; None if there is none."""
        key = name_key(name)
        return next((pupil for pupil in self.pupils if name_key(pupil.name) == key), None)

    def with_pupil(self, name: str) -> ClassResults:
        """Return the results with one more pupil, whose name must be free."""
        return replace(self, pupils=(*self.pupils, PupilResults(name)))

    def answered(self, name: str, task: int, result: TaskResult) -> ClassResults:
        """Return the results with a pupil's result in a task."""
        pupils = (
            replace(pupil, answers=MappingProxyType({**pupil.answers, task: result})) if pupil.name == name else pupil
            for pupil in self.pupils
        )
        return replace(self, pupils=tuple(pupils))

    def joined(self, newer: ClassResults) -> ClassResults:
        """Return both results of the same class joined; where both have an answer, the newer one counts."""
        mine = {pupil.name: pupil for pupil in self.pupils}
        for pupil in newer.pupils:
            before = mine.get(pupil.name, pupil)
            answers = MappingProxyType({**before.answers, **pupil.answers})
            mine[pupil.name] = replace(pupil, answers=answers)
        return replace(self, pupils=tuple(mine.values()))

    def free_name(self, name: str) -> str:
        """Return this name, with a number after it if another pupil has it: "Anna (2)"."""
        number, free = 1, name
        while self.pupil(free) is not None:
            number += 1
            ending = f" ({number})"
            free = name[: LONGEST_NAME - len(ending)].rstrip() + ending
        return free


def clean_name(text: str) -> str:
    """Return a typed name in one line, without invisible characters."""
    # Separators of lines and paragraphs, and control characters.
    seen = (" " if unicodedata.category(c) in ("Zl", "Zp", "Cc") else c for c in text)
    # Format characters, surrogates, private and unassigned characters.
    kept = (c for c in seen if unicodedata.category(c) not in ("Cf", "Cs", "Co", "Cn"))
    # NFC: a letter with an accent is one character of the limit, however it was typed.
    words = " ".join(unicodedata.normalize("NFC", "".join(kept)).split())
    return words[:LONGEST_NAME].rstrip()


def name_key(name: str) -> str:
    """Return the form in which two names are compared, so that large and small letters are equal."""
    # NFKC makes full-width letters equal to plain ones.
    return unicodedata.normalize("NFKC", name).casefold()


def csv_bytes(rows: Sequence[Sequence[str]], separator: str) -> bytes:
    """Return a table as spreadsheets read it, in UTF-8; no cell is a formula.

    It begins with the byte order mark of UTF-8: without it spreadsheets read the file in the old
    encoding of the country, and Cyrillic names become unreadable.
    """
    text = io.StringIO(newline="")
    # RFC 4180: lines end with CR and LF.
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    writer.writerows([harmless(cell) for cell in row] for row in rows)
    # A lone surrogate in a name cannot be encoded.
    return text.getvalue().encode("utf-8-sig", "replace")


def harmless(cell: str) -> str:
    """Return a cell that a spreadsheet shows and does not run as a formula."""
    # An apostrophe makes the rest of a cell text.
    return f"'{cell}" if cell.lstrip(" ").startswith(_FORMULA) else cell
