"""Course: lessons in their order, the screen and task at hand, the progress that is kept, and
the counted games that ship with the program.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app import SOURCE_LANGUAGE, resource_path
from goboard_app.app.files.load import Stamp, UnreadableFile, load_file, stamp_of
from goboard_app.app.jobs import Steps
from goboard_app.app.progress import CAPTURE_GAME, FIRST_GAME, Progress, ProgressStore
from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.lessons.lesson import Lesson, Screen, lesson_in, read_lesson
from goboard_app.lessons.symmetry import SAME, turned, turnings
from goboard_app.lessons.task import (
    TaskState,
    answer_number,
    answer_pass,
    answer_point,
    begin,
    take_hint,
)
from goboard_app.rules import catalogue
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.traditions.story import Story
from goboard_app.session.compare_rulesets import story_under
from goboard_app.session.counting import CountingState
from goboard_app.session.current_count import recorded_count
from goboard_app.session.new_game import NewGame
from goboard_app.session.session import GameSession

TRADITIONS: tuple[Ruleset, ...] = (
    catalogue.JAPANESE,
    catalogue.CHINESE,
    catalogue.ING,
    catalogue.TROMP_TAYLOR,
    catalogue.NEW_ZEALAND,
)
"""One ruleset of each way in which people count by hand."""

_GAMES = {
    CAPTURE_GAME.key: NewGame(size=BoardSize(7, 7), goal=1, has_cross=True),
    FIRST_GAME.key: NewGame(),
}


@dataclass(frozen=True, slots=True)
class OpenLesson:
    """A lesson with the key that progress is kept under; without one it is forgotten.

    `game` is what is played after its last screen, where one is; `path` is its file, None where it
    is in none or on the board as well. `further` is a file with further boards for its tasks, which
    are read when somebody asks for more.
    """

    key: str
    lesson: Lesson
    game: NewGame | None = None
    path: Path | None = None
    further: Path | None = None

    @property
    def parts(self) -> int:
        """How much there is to be done: the screens, and the game."""
        return len(self.lesson.screens) + (self.game is not None)

    def with_further(self) -> Lesson:
        """The lesson with its further boards, as far as they can be read."""
        with contextlib.suppress(UnreadableFile):
            if self.path is not None and self.further is not None:
                files = (self.path, self.further)
                return lesson_in([tree for f in files for tree in load_file(f).record.games])
        return self.lesson


def first_steps(language: str) -> tuple[OpenLesson, ...]:
    """The first steps in their order, the first evening before the rest.

    Each that this language does not have, or that cannot be read, is in English.
    """
    return tuple(_first_step(*files) for files in _files_of_steps(language))


def reading_first_steps(language: str) -> Steps[None]:
    """Read them one by one, so that `first_steps` need not."""
    for files in _files_of_steps(language):
        _first_step(*files)
        yield 0.0


_Stamps = tuple[Stamp | None, Stamp | None]


def _files_of_steps(language: str) -> list[tuple[Path, Path, _Stamps]]:
    """The file of each step in this language, and the English one, with what tells of a change."""
    own = resource_path(f"languages/{language}/lessons")
    english = sorted(resource_path(f"languages/{SOURCE_LANGUAGE}/lessons").glob("[0-9]*.sgf"))
    pairs = ((own / path.name, path) for path in english)
    return [(path, other, (stamp_of(path), stamp_of(other))) for path, other in pairs]


@lru_cache(maxsize=32)
def _first_step(path: Path, otherwise: Path, _stamps: _Stamps) -> OpenLesson:
    """The step of a language, or where there is none, or none that can be read, the other.

    Its further boards need no words, and stand in one file for all languages. A translator may
    change a file meanwhile, and sees it then.
    """
    key, game = otherwise.stem, _GAMES.get(otherwise.stem)
    boards = resource_path(f"lessons/{otherwise.name}")
    further = boards if boards.is_file() else None
    with contextlib.suppress(UnreadableFile):
        if path.is_file():
            return OpenLesson(key, open_lesson(path), game, path, further)
    return OpenLesson(key, open_lesson(otherwise), game, otherwise, further)


def open_lesson(path: Path) -> Lesson:
    """The lesson in a file; raise UnreadableFile where it holds no game."""
    return read_lesson(load_file(path).record)


class Course(QObject):
    """Knows where the pupil is; it shows nothing.

    Signals: `turned()` when another screen is to be shown, `answered()` after an answer, `hinted()`
    after a hint; `ended()` when there is nothing after the last screen; `unkept()` when the
    progress could not be written.
    """

    turned = Signal()
    answered = Signal()
    hinted = Signal()
    ended = Signal()
    unkept = Signal()

    def __init__(self, store: ProgressStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.progress = Progress()
        self.lessons: tuple[OpenLesson, ...] = ()
        self.step = 0
        self.place = 0
        self.state: TaskState | None = None
        self.screen: Screen | None = None
        self._boards: tuple[Screen, ...] = ()
        self._asked = 0
        self._further: dict[str, Lesson] = {}
        self._first = 0
        self._is_guest = False

    # Where we are

    def open(self, lessons: Sequence[OpenLesson], place: int | None = None, key: str = "") -> None:
        """Take up these lessons where they were left; there must be one with a screen.

        With a place, begin at that screen of the first one instead, and with a key at that lesson.
        """
        # Another window may have got further meanwhile.
        self._is_guest = False
        self.progress = self._store.load()
        self.lessons = tuple(lesson for lesson in lessons if lesson.lesson.screens)
        self._further.clear()
        self._first = place or 0
        if place is not None:
            self.go_to(0, place)
            return
        keys = [lesson.key for lesson in self.lessons]
        last = key or self.progress.last
        self.go_to(keys.index(last) if last in keys else 0)

    @property
    def here(self) -> OpenLesson:
        """The lesson at hand."""
        return self.lessons[self.step]

    @property
    def can_ask_again(self) -> bool:
        """Whether the task has other positions."""
        screen = self.screen
        if screen is None or screen.task is None:
            return False
        is_more = self.here.further is not None or len(self._boards) > 1
        return is_more or bool(turnings(self._boards[0]))

    @property
    def is_at_start(self) -> bool:
        """Whether nothing comes before this screen."""
        return self.step == 0 and self.place == 0

    @property
    def is_at_end(self) -> bool:
        """Whether nothing comes after this screen."""
        is_last = self.step == len(self.lessons) - 1
        return is_last and self.place == len(self.here.lesson.screens) - 1

    def done_in(self, step: int) -> int:
        """How many screens of a lesson are done."""
        lesson = self.lessons[step]
        return sum(self.progress.is_done(lesson.key, n) for n in range(lesson.parts))

    def go_to(self, step: int, place: int | None = None) -> None:
        """Show a lesson, at a screen or where it was left."""
        self.step = step
        screens = len(self.here.lesson.screens)
        self._show(self.progress.place_in(self.here.key, screens) if place is None else place)

    @Slot()
    def go_on(self) -> None:
        """To the next screen, and from the last one of a lesson to the next lesson."""
        if self.place + 1 < len(self.here.lesson.screens):
            self._show(self.place + 1)
        elif self.step + 1 < len(self.lessons):
            self.go_to(self.step + 1, 0)
        else:
            self.ended.emit()

    @Slot()
    def go_back(self) -> None:
        """To the screen before, or to the last one of the lesson before."""
        if self.place > 0:
            self._show(self.place - 1)
        elif self.step > 0:
            before = self.lessons[self.step - 1].lesson
            self.go_to(self.step - 1, len(before.screens) - 1)

    def begin_anew(self) -> None:
        """Show the screen to begin with and nothing done, for whoever comes next.

        What was kept before stays kept, and is there again when the lessons are opened again.
        """
        self.progress = Progress()
        self.go_to(0, self._first)

    def begin_guest(self, done: Sequence[tuple[int, int]], at: tuple[int, int] | None) -> None:
        """Ask a pupil whose answers are kept elsewhere; `done` are the screens that were solved.

        Each is the number of its lesson and its own; `at` is the one to show, None for the one to
        begin with.
        """
        keys = [lesson.key for lesson in self.lessons]
        self._is_guest = True
        self.progress = Progress(frozenset((keys[step], place) for step, place in done))
        self.go_to(*(at or (0, self._first)))

    def end_guest(self) -> None:
        """Show the screen to begin with as before pupils came."""
        self._is_guest = False
        self.progress = self._store.load()
        self.go_to(0, self._first)

    # The task

    def answer_point(self, point: Point) -> None:
        """Answer with a point."""
        self._answer(lambda state: answer_point(state, point))

    def answer_number(self, number: int) -> None:
        """Answer with a number."""
        self._answer(lambda state: answer_number(state, number))

    @Slot()
    def answer_pass(self) -> None:
        """Answer by passing."""
        self._answer(answer_pass)

    @Slot()
    def take_hint(self) -> None:
        """Ask for a hint."""
        if self.state is not None and not self.state.is_done:
            self.state = take_hint(self.state)
            self.hinted.emit()

    @Slot()
    def ask_again(self) -> None:
        """Ask the same task in the next of its other positions; after the last as it was."""
        if self.can_ask_again:
            if not self._asked:
                self._boards = self._all_boards()
            self._asked += 1
            self._set_up()
            self.turned.emit()

    def _answer(self, answered: Callable[[TaskState], TaskState]) -> None:
        before = self.state
        if before is None:
            return
        self.state = answered(before)
        if self.state is before:
            return
        if self.state.is_done:
            self._keep(self.progress.with_done(self.here.key, self.place))
        self.answered.emit()

    def _show(self, place: int) -> None:
        self.place = place
        self._asked = 0
        first = self.here.lesson.screens[place]
        self._boards = (first, *first.others)
        self._set_up()
        progress = self.progress.left_at(self.here.key, place)
        if self.state is None:
            # A screen without a task is done by reading it.
            progress = progress.with_done(self.here.key, place)
        self._keep(progress)
        self.turned.emit()

    def _all_boards(self) -> tuple[Screen, ...]:
        """The boards of the screen, and those of the further file, read once."""
        here = self.here
        if here.further is None:
            return self._boards
        if here.key not in self._further:
            self._further[here.key] = here.with_further()
        # The file may have fewer screens by now.
        there = self._further[here.key].screens[self.place : self.place + 1]
        return (self._boards[0], *(other for screen in there for other in screen.others))

    def _set_up(self) -> None:
        """Show every board before any of them comes again, and then in another position."""
        around, number = divmod(self._asked, len(self._boards))
        board = self._boards[number]
        ways = (SAME, *turnings(board))
        # Every second one is new in its colours too.
        self.screen = turned(board, ways[(around + number % 2) % len(ways)])
        self.state = begin(self.screen.task) if self.screen.task is not None else None

    def _keep(self, progress: Progress) -> None:
        if progress != self.progress:
            self.progress = progress
            is_kept = self.here.key and not self._is_guest
            if is_kept and not self._store.save(progress):
                self.unkept.emit()


@dataclass(frozen=True, slots=True)
class CountingExample:
    """A game that was counted, and the count that its record holds."""

    session: GameSession
    counting: CountingState

    def story(self, ruleset: Ruleset, counted: Color = Color.BLACK) -> Story:
        """The same board counted as these rules have it."""
        return story_under(self.session, self.counting, ruleset, counted)


def counting_example() -> CountingExample:
    """The game that ships with the program; its record is proved by a test."""
    record = load_file(resource_path("lessons/counting.sgf")).record
    tree = record.games[0]
    session = GameSession(tree, False, cursor=tree.main_line_end())
    counting = recorded_count(session)
    if counting is None:
        raise LookupError("the record of the example holds no count")
    return CountingExample(session, counting)
