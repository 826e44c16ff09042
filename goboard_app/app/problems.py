"""Problems: the collections of the program or of a file, the cards for repeating them, and the problem being solved."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app import resource_path
from goboard_app.app.files.load import UnreadableFile, load_file
from goboard_app.app.jobs import Job, JobWatch
from goboard_app.app.progress import ProgressFile, as_list, as_number, as_table, today
from goboard_app.go.board import Point
from goboard_app.lessons.attempt import (
    Attempt,
    AttemptOutcome,
    begin,
    play_at,
    play_on,
    play_pass,
    resisted,
    show_solution,
    take_back,
    take_hint,
)
from goboard_app.lessons.convention import LessonFinding, Steps
from goboard_app.lessons.problem import Problem, ProblemKind, read_problems_in_steps
from goboard_app.lessons.schedule import BOX_DAYS, MOST_WAIT, Cards, ProblemCard, card_of_box
from goboard_app.lessons.success import Success, why_right
from goboard_app.lessons.symmetry import SAME, BoardTransform
from goboard_app.record.transform import Symmetry
from goboard_app.record.tree import GameTree

_KEY, _VERSION_KEY, _VERSION = "problems", "version", 2
# The ordinal number of a day in the year 8214; later ones are errors in a file.
_MOST_DAY = 3_000_000
SMALL_SIDES = (5, 7)
"""The sides of the small boards on which problems for children are set."""

_QUARTER = BoardTransform(Symmetry.RIGHT)
_MIRROR = BoardTransform(Symmetry.SIDEWAYS)
_SWAP = BoardTransform(swaps_colors=True)


@dataclass(frozen=True, slots=True)
class ProblemCollection:
    """Problems in their order; `kind` is set for a collection of the program's own.

    `side` is the side of their boards if they were gathered by it, otherwise 0.
    """

    title: str
    problems: tuple[Problem, ...]
    kind: ProblemKind | None = None
    side: int = 0

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys under which the cards of its problems are stored."""
        return tuple(problem.key for problem in self.problems)

    @property
    def findings(self) -> tuple[LessonFinding, ...]:
        """The findings about errors in its file."""
        return tuple(finding for problem in self.problems for finding in problem.findings)


def own_collections(folder: Path | None = None) -> Steps[tuple[ProblemCollection, ...]]:
    """Read the collections that ship with the program in steps, one for each kind of problem.

    Missing ones are left out.
    """
    folder = folder or resource_path("problems")
    found = []
    for number, kind in enumerate(ProblemKind):
        problems = yield from _of_own_file(folder / f"{kind.value}.sgf")
        yield number / len(ProblemKind)
        if problems:
            found.append(ProblemCollection("", problems, kind))
    return tuple(found)


def _of_own_file(path: Path) -> Steps[tuple[Problem, ...]]:
    """Read the problems of a file, once for all windows as long as the file does not change."""
    try:
        stat = path.stat()
        stamp = path, stat.st_mtime_ns, stat.st_size
        if stamp not in _own():
            games = load_file(path).record.games
            _own()[stamp] = _of_file((yield from read_problems_in_steps(games)), path)
    except (OSError, UnreadableFile):
        return ()
    return _own()[stamp]


@cache
def _own() -> dict[tuple[Path, int, int], tuple[Problem, ...]]:
    """Return the cache of the problems in the program's own files."""
    return {}


def courses(collections: Sequence[ProblemCollection]) -> tuple[ProblemCollection, ...]:
    """Arrange the same problems in courses, with the easy ones of all kinds before harder ones.

    There is one course for each of the small boards for children, then one with all problems.
    """
    ranked = [
        ((problem.grade, number), problem) for each in collections for number, problem in enumerate(each.problems)
    ]
    # Problems themselves have no order.
    ranked.sort(key=lambda one: one[0])
    problems = [problem for _rank, problem in ranked]
    found = [
        ProblemCollection("", small, side=side)
        for side in SMALL_SIDES
        if (small := tuple(p for p in problems if p.task.position.size.columns == side))
    ]
    return (*found, ProblemCollection("", tuple(problems))) if len(collections) > 1 else ()


def source_of(path: Path) -> str:
    """Return a file of problems as a text that stays true where the program is moved to another folder."""
    own = resource_path("problems")
    return path.name if path.parent == own else path.resolve().as_posix()


def file_of(source: str) -> Path:
    """Return the file of such a text."""
    # An absolute path replaces the one before it.
    return resource_path("problems") / source


def reading_collection(trees: Sequence[GameTree], title: str, path: Path | None = None) -> Steps[ProblemCollection]:
    """Read the problems of games in steps, with or without a file; the games are not changed."""
    return ProblemCollection(title, _of_file((yield from read_problems_in_steps(trees)), path))


MOST_FILES = 5_000
"""The limit of files of a folder that are read for problems."""
_MOST_FILE_BYTES = 5_000_000


@dataclass(frozen=True, slots=True)
class ProblemFolder:
    """The problems of all files below a folder, and the names of the files that hold none."""

    collection: ProblemCollection
    left_out: tuple[str, ...] = ()


def reading_folder(folder: Path) -> Steps[ProblemFolder]:
    """Read the files below a folder in steps, sorted by name, with 10 after 2.

    Files that cannot be read, or hold no problem with stones, are left out.
    """
    paths: list[Path] = []
    for place, _folders, names in os.walk(folder):
        yield 0.0
        paths += [Path(place, name) for name in names if name.lower().endswith(".sgf")]
    paths.sort(key=lambda path: _by_number(path.relative_to(folder)))
    found: list[Problem] = []
    # Files beyond the limit are reported with those without a problem.
    left_out = [path.name for path in paths[MOST_FILES:]]
    for number, path in enumerate(paths[:MOST_FILES]):
        yield number / len(paths)
        try:
            games = load_file(path, most=_MOST_FILE_BYTES).record.games
        except UnreadableFile:
            left_out.append(path.name)
            continue
        problems = yield from read_problems_in_steps(games)
        asked = [problem for problem in problems if any(problem.task.position.stones)]
        found += _of_file(asked, path)
        if not asked:
            left_out.append(path.name)
    return ProblemFolder(ProblemCollection(folder.name, tuple(found)), tuple(left_out))


def _by_number(path: Path) -> list[tuple[bool, int, str]]:
    parts = re.split(r"(\d+)", str(path).casefold())
    # Numbers and texts cannot be compared, so each part begins with its kind.
    return [(part.isdecimal(), int(part) if part.isdecimal() else 0, part) for part in parts]


def _of_file(problems: Sequence[Problem], path: Path | None) -> tuple[Problem, ...]:
    return tuple(replace(problem, path=path) for problem in problems)


class CardStore(ProgressFile):
    """The file of the cards: `{"version": 2, "problems": {"3fa9…": [stability, difficulty, day, wait, since]}}`.

    A file without a version has boxes, `{"problems": {"3fa9…": [box, day]}}`, which become cards when it is read. A
    file of a later version is put aside like a damaged one.
    """

    def __init__(self, path: Path, day: Callable[[], int] | None = None) -> None:
        super().__init__(path)
        self._day = day or today

    def load(self) -> Cards:
        """Return the stored cards; none if the file is missing or cannot be understood.

        An answer from a day to come counts as one of today: the clock was set back since.
        """
        return self.read(_cards, Cards()).not_after(self._day())

    def save(self, cards: Cards) -> bool:
        """Write these cards; return whether the file could be written."""
        rows = {
            key: [round(c.stability, 3), round(c.difficulty, 3), c.day, c.wait, c.since]
            for key, c in cards.by_key.items()
        }
        return self.write({_VERSION_KEY: _VERSION, _KEY: rows})


def _cards(found: object) -> Cards:
    whole = as_table(found)
    version = as_number(whole.get(_VERSION_KEY, 1))
    if version not in _READERS:
        raise ValueError("a later version")
    table, read = as_table(whole.get(_KEY, {})), _READERS[version]
    return Cards(MappingProxyType({str(key): read(value) for key, value in table.items()}))


def _boxed(value: object) -> ProblemCard:
    box, day = (as_number(part) for part in as_list(value))
    if not 0 <= box < len(BOX_DAYS) or not 0 < day < _MOST_DAY:
        raise ValueError("no such box or day")
    return card_of_box(box, day)


def _card(value: object) -> ProblemCard:
    stability, difficulty, *days = as_list(value)
    day, wait, since = (as_number(part) for part in days)
    card = ProblemCard(_as_fraction(stability), _as_fraction(difficulty), day, wait, since)
    is_known = 0 < card.stability < _MOST_DAY and 1 <= card.difficulty <= 10
    if not is_known or not 0 < day < _MOST_DAY or not 0 <= wait <= MOST_WAIT or not 0 <= since <= day:
        raise ValueError("no such card")
    return card


def _as_fraction(value: object) -> float:
    return float(value) if isinstance(value, float) else as_number(value)


_READERS: Mapping[int, Callable[[object], ProblemCard]] = {1: _boxed, _VERSION: _card}


def _look_for_reason(attempt: Attempt, watch: JobWatch) -> Success | None:
    return why_right(attempt, lambda: watch.told(0.0))


class Solving(QObject):
    """The problem that is being solved, without any display.

    Signals: `turned()` when a problem has to be shown, `answered()` when a move was played or taken back or the
    solution was shown; `explained()` when the reason why a solution works is known; `played_on()` after a further move
    that shows why a move is wrong or right; `hinted()` after a hint; `ended()` when no problem follows; `unkept()` when
    the cards could not be written.
    """

    turned = Signal()
    answered = Signal()
    explained = Signal()
    played_on = Signal()
    hinted = Signal()
    ended = Signal()
    unkept = Signal()

    def __init__(self, store: CardStore, day: Callable[[], int] = today, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.day = day
        self.cards = Cards()
        self.title = ""
        self.problems: tuple[Problem, ...] = ()
        self.place = 0
        self.attempt: Attempt | None = None
        self.success: Success | None = None
        self._resisting = Job(self)
        self._resisting.done.connect(self._on_resisted)
        self._turnings: tuple[BoardTransform, ...] = ()
        self._is_kept = False
        self._keeps = True
        self._is_anew = False
        self._is_guest = False
        self._first = 0

    # Which problem

    def remember(self) -> Cards:
        """Read the stored cards, to which another window may have added."""
        self.cards = self._store.load()
        return self.cards

    def open(
        self,
        title: str,
        problems: Sequence[Problem],
        by_need: bool = False,
        keeps: bool = True,
        place: int = 0,
    ) -> None:
        """Set these problems, in their order, or the ones missed last before the others with `by_need`.

        If `keeps` is false, the answers are dropped when other problems are opened. `place` is the number of the
        problem to begin with.
        """
        self.remember()
        self._keeps, self._is_anew, self._is_guest = keeps, False, False
        keys = [problem.key for problem in problems]
        order = self.cards.by_need(keys, self.day()) if by_need else range(len(keys))
        self.title = title
        self.problems = tuple(problems[number] for number in order)
        self._first = min(place, len(self.problems) - 1)
        self._show(self._first)

    def open_due(self, title: str, collections: Sequence[ProblemCollection]) -> bool:
        """Set the problems of these collections that are due for repetition; return whether there are any."""
        problems = [problem for each in collections for problem in each.problems]
        keys = [problem.key for problem in problems]
        due = self.remember().to_repeat(keys, self.day())
        if due:
            self.open(title, [problems[number] for number in due])
        return bool(due)

    def begin_anew(self) -> None:
        """Begin at the first problem without any cards, for the next pupil.

        The stored cards are kept.
        """
        self._is_anew, self.cards = True, Cards()
        self._show(0)

    def begin_guest(self, place: int) -> None:
        """Begin at a problem with a pupil whose answers are stored elsewhere."""
        self._is_anew, self._is_guest, self.cards = True, True, Cards()
        self._show(place)

    def end_guest(self) -> None:
        """Return to the first problem with the stored cards, as before the guests."""
        self._is_anew, self._is_guest = False, False
        self.remember()
        self._show(self._first)

    @property
    def problem(self) -> Problem | None:
        """The problem as it is set now, turned and with its colours swapped as the user chose."""
        return self.attempt.problem if self.attempt is not None else None

    @property
    def is_at_start(self) -> bool:
        """True if no problem comes before this one."""
        return self.place == 0

    @property
    def is_at_end(self) -> bool:
        """True if no problem comes after this one."""
        return self.place + 1 >= len(self.problems)

    @Slot()
    def go_on(self) -> None:
        """Go to the next problem."""
        if self.is_at_end:
            self.ended.emit()
        else:
            self._show(self.place + 1)

    @Slot()
    def go_back(self) -> None:
        """Go to the previous problem."""
        if not self.is_at_start:
            self._show(self.place - 1)

    def go_to(self, place: int) -> None:
        """Go to another of these problems."""
        self._show(place)

    def _show(self, place: int) -> None:
        self.place = place
        self._turnings = ()
        self._is_kept = False
        self._set_up()

    # The orientation of the board

    @Slot()
    def turn(self) -> None:
        """Turn the board by 90 degrees, and start the problem again."""
        self._lay(_QUARTER)

    @Slot()
    def mirror(self) -> None:
        """Mirror the board from left to right, and start the problem again."""
        self._lay(_MIRROR)

    @Slot()
    def swap_colors(self) -> None:
        """Swap Black and White, and start the problem again."""
        self._lay(_SWAP)

    def _lay(self, turning: BoardTransform) -> None:
        if self.attempt is not None:
            self._turnings = (*self._turnings, turning)
            self._set_up()

    def _set_up(self) -> None:
        problem = self.problems[self.place]
        for turning in self._turnings:
            problem = problem.turned(turning) if turning != SAME else problem
        self._resisting.cancel()
        self.attempt, self.success = begin(problem), None
        self.turned.emit()

    # Answers

    def play_at(self, point: Point) -> None:
        """Answer with a stone."""
        self._take(lambda attempt: play_at(attempt, point))

    @Slot()
    def play_pass(self) -> None:
        """Answer by passing."""
        self._take(play_pass)

    @Slot()
    def take_back(self) -> None:
        """Take back the last own move, or close the solution."""
        self._take(take_back)

    @Slot()
    def show_solution(self) -> None:
        """Show the solution."""
        self._take(show_solution)

    @Slot()
    def take_hint(self) -> None:
        """Give a further hint: in words first, then the points to play."""
        if self._changed(take_hint):
            self.hinted.emit()

    def play_on(self) -> None:
        """Play the next move that shows why the last move was wrong, or why the solution works."""
        if self._changed(play_on):
            self.played_on.emit()

    def _take(self, act: Callable[[Attempt], Attempt]) -> None:
        if self._changed(act):
            self._resisting.cancel()
            self.success = None
            self.answered.emit()
            self._explain()

    @property
    def is_explaining(self) -> bool:
        """Return whether the reason why a solution works is being looked for."""
        return self._resisting.is_busy

    def _explain(self) -> None:
        """Look for the best resistance to the solution, which the search bounds to a fraction of a second."""
        attempt = self.attempt
        if attempt is not None and attempt.outcome.is_over:
            self._resisting.start_beside(partial(_look_for_reason, attempt), JobWatch(), is_patient=True)

    @Slot(object)
    def _on_resisted(self, found: Success | None) -> None:
        if found is None or self.attempt is None:
            return
        self.success = found
        self.attempt = resisted(self.attempt, found.line)
        self.explained.emit()

    def _changed(self, act: Callable[[Attempt], Attempt]) -> bool:
        """Apply an act and store its answer; return whether it changed anything."""
        before = self.attempt
        if before is None:
            return False
        self.attempt = act(before)
        if self.attempt is not before:
            self._keep(self.attempt)
        return self.attempt is not before

    def _keep(self, attempt: Attempt) -> None:
        """Store the first answer to a problem, each time that it is set."""
        is_solved = attempt.outcome is AttemptOutcome.SOLVED
        is_answered = attempt.has_missed or is_solved
        if self._is_kept or not is_answered or not attempt.problem.has_solution:
            return
        self._is_kept = True
        is_right = is_solved and not attempt.has_missed
        key = self.problems[self.place].key
        # Another window may have written to the file since it was read.
        kept = self._store.load().answered(key, is_right, self.day())
        is_told_all, keeps = self._keeps and not self._is_anew, self._keeps and not self._is_guest
        # The cards of a further pupil have only that pupil's answers.
        self.cards = kept if is_told_all else self.cards.answered(key, is_right, self.day())
        if keeps and not self._store.save(kept):
            self.unkept.emit()
