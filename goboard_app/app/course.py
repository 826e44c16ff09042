"""Course: lessons in their order, the current screen and task, the stored progress, and the counted example game."""

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
from goboard_app.app.progress import CAPTURE_GAME, EVENING, FIRST_GAME, Progress, ProgressStore, today
from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.lessons.lesson import Lesson, Screen, lesson_in, read_lesson
from goboard_app.lessons.symmetry import SAME, turned, turnings
from goboard_app.lessons.task import (
    TaskState,
    answer_choice,
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
"""One ruleset for each tradition of counting by hand."""

_NEEDED = {step.key: step.needed for step in EVENING}

_GAMES = {
    CAPTURE_GAME.key: NewGame(size=BoardSize(7, 7), goal=1, has_cross=True),
    FIRST_GAME.key: NewGame(),
}


@dataclass(frozen=True, slots=True)
class OpenLesson:
    """A lesson with the key under which its progress is stored; with an empty key the progress is not stored.

    `game` is the game to be played after the last screen, if there is one. `path` is the file of the lesson; None if it
    has no file or is open on the board as well. `further` is a file with further boards for the tasks, which is read
    only when a pupil asks for more.
    """

    key: str
    lesson: Lesson
    game: NewGame | None = None
    path: Path | None = None
    further: Path | None = None

    @property
    def parts(self) -> int:
        """The number of things to do: the screens, and the game if there is one."""
        return len(self.lesson.screens) + (self.game is not None)

    def with_further(self) -> Lesson:
        """Return the lesson with its further boards, or unchanged if they cannot be read."""
        with contextlib.suppress(UnreadableFile):
            if self.path is not None and self.further is not None:
                files = (self.path, self.further)
                return lesson_in([tree for f in files for tree in load_file(f).record.games])
        return self.lesson


def first_steps(language: str) -> tuple[OpenLesson, ...]:
    """Return the lessons of the first steps in their order, the first evening before the rest.

    A lesson that is missing in this language, cannot be read or is cut off, is returned in English.
    """
    return tuple(_first_step(*files) for files in _files_of_steps(language))


def reading_first_steps(language: str) -> Steps[None]:
    """Read the lessons one by one, so that `first_steps` finds them in the cache."""
    for files in _files_of_steps(language):
        _first_step(*files)
        yield 0.0


_Stamps = tuple[Stamp | None, Stamp | None]


def _files_of_steps(language: str) -> list[tuple[Path, Path, _Stamps]]:
    """Return the file of each lesson in this language, the English one, and the stamps that show a change of either."""
    own = resource_path(f"languages/{language}/lessons")
    # The file names begin with the number of the lesson, which gives the order.
    english = sorted(resource_path(f"languages/{SOURCE_LANGUAGE}/lessons").glob("[0-9]*.sgf"))
    pairs = ((own / path.name, path) for path in english)
    return [(path, other, (stamp_of(path), stamp_of(other))) for path, other in pairs]


@lru_cache(maxsize=32)
def _first_step(path: Path, otherwise: Path, _stamps: _Stamps) -> OpenLesson:
    """Return the lesson in `path`, or the one in `otherwise` if it is missing or cannot be read.

    The further boards have no words and are in one file for all languages. The stamps are part of the cache's key, so
    that translators see a changed file at once.
    """
    key, game = otherwise.stem, _GAMES.get(otherwise.stem)
    boards = resource_path(f"lessons/{otherwise.name}")
    further = boards if boards.is_file() else None
    with contextlib.suppress(UnreadableFile):
        if path.is_file() and not _is_cut_off(path):
            return OpenLesson(key, open_lesson(path), game, path, further)
    return OpenLesson(key, open_lesson(otherwise), game, otherwise, further)


def _is_cut_off(path: Path) -> bool:
    """Return whether a file ends within a game."""
    with contextlib.suppress(OSError):
        # Cheaper than reading the record; whether its text can be read at all is seen later.
        return not path.read_bytes().rstrip().endswith(b")")
    return True


def open_lesson(path: Path) -> Lesson:
    """Return the lesson in a file; raises UnreadableFile if it holds no game."""
    return read_lesson(load_file(path).record)


class Course(QObject):
    """The pupil's place in the lessons, without any display.

    Signals: `turned()` when another screen is shown, `answered()` after an answer, `hinted()` after a hint, `ended()`
    when nothing follows the last screen, `unkept()` when the progress could not be written.

    `is_evening` means that only those screens of the first evening are gone through that lead to its games.
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
        self.is_evening = False
        self.state: TaskState | None = None
        self.screen: Screen | None = None
        self._boards: tuple[Screen, ...] = ()
        self._asked = 0
        self._further: dict[str, Lesson] = {}
        self._is_guest = False
        # The lesson and the screen before the first guest.
        self._stood = 0, 0

    # Where we are

    def open(self, lessons: Sequence[OpenLesson], place: int | None = None, key: str = "") -> None:
        """Open these lessons where the pupil left them; at least one must have a screen.

        With a place, begin at that screen of the first lesson instead; with a key, begin at the lesson of that key.
        """
        # Another window may have stored further progress since it was last read.
        self._is_guest = False
        self.progress = self._store.load()
        self.lessons = tuple(lesson for lesson in lessons if lesson.lesson.screens)
        self._further.clear()
        if place is not None:
            self.go_to(0, place)
            return
        keys = [lesson.key for lesson in self.lessons]
        last = key or self.progress.last
        self.go_to(keys.index(last) if last in keys else 0)

    @property
    def here(self) -> OpenLesson:
        """The current lesson."""
        return self.lessons[self.step]

    @property
    def is_asked_again(self) -> bool:
        """True if the task is asked in another position than the first one."""
        return self._asked > 0

    @property
    def can_ask_again(self) -> bool:
        """True if the task has other positions."""
        screen = self.screen
        if screen is None or screen.task is None:
            return False
        is_more = self.here.further is not None or len(self._boards) > 1
        return is_more or bool(turnings(self._boards[0]))

    def places_in(self, step: int) -> Sequence[int]:
        """Return the screens of a lesson that are gone through, in their order."""
        screens = range(len(self.lessons[step].lesson.screens))
        needed = _NEEDED.get(self.lessons[step].key, ()) if self.is_evening else ()
        return [place for place in needed if place in screens] or screens

    @property
    def is_at_start(self) -> bool:
        """True if nothing comes before this screen."""
        return self.step == 0 and self.place <= self.places_in(0)[0]

    @property
    def is_last_of_lesson(self) -> bool:
        """True if no screen of the lesson comes after this one."""
        return self.place >= self.places_in(self.step)[-1]

    @property
    def is_at_end(self) -> bool:
        """True if nothing comes after this screen."""
        return self.step == len(self.lessons) - 1 and self.is_last_of_lesson

    def parts_in(self, step: int) -> Sequence[int]:
        """Return the parts of a lesson that are gone through: screens, and the game if there is one."""
        lesson = self.lessons[step]
        return [*self.places_in(step), *range(len(lesson.lesson.screens), lesson.parts)]

    def done_in(self, step: int) -> int:
        """Return the number of finished parts of a lesson among those that are gone through."""
        return sum(self.progress.is_done(self.lessons[step].key, part) for part in self.parts_in(step))

    def go_to(self, step: int, place: int | None = None) -> None:
        """Show a lesson, at the given screen or where the pupil left it."""
        self.step = step
        screens = len(self.here.lesson.screens)
        self._show(self.progress.place_in(self.here.key, screens) if place is None else place)

    @Slot()
    def go_on(self) -> None:
        """Go to the next screen, and from the last one of a lesson to the next lesson."""
        if not self.is_last_of_lesson:
            self._show(next(place for place in self.places_in(self.step) if place > self.place))
        elif self.step + 1 < len(self.lessons):
            self.go_to(self.step + 1, self.places_in(self.step + 1)[0])
        else:
            self.ended.emit()

    @Slot()
    def go_back(self) -> None:
        """Go to the previous screen, and from the first one of a lesson to the last one of the lesson before."""
        before = [place for place in self.places_in(self.step) if place < self.place]
        if before:
            self._show(before[-1])
        elif self.step > 0:
            self.go_to(self.step - 1, self.places_in(self.step - 1)[-1])

    def begin_anew(self) -> None:
        """Show the first screen with nothing done, for the next pupil, wherever the lessons were opened.

        The stored progress is kept, and is used again when the lessons are next opened.
        """
        self.progress = Progress()
        self.go_to(0, self.places_in(0)[0])

    def begin_guest(self, done: Sequence[tuple[int, int]], at: tuple[int, int]) -> None:
        """Begin with a pupil whose answers are stored elsewhere; `done` are the screens that the pupil has solved.

        Each of them is the number of its lesson and its own number, as is `at`, the screen to show.
        """
        keys = [lesson.key for lesson in self.lessons]
        if not self._is_guest:
            self._stood = self.step, self.place
        self._is_guest = True
        self.progress = Progress(frozenset((keys[step], place) for step, place in done))
        self.go_to(*at)

    def end_guest(self) -> None:
        """Show the screen that was shown before the guests, with the stored progress."""
        stood = self._stood if self._is_guest else (self.step, self.place)
        self._is_guest = False
        self.progress = self._store.load()
        self.go_to(*stood)

    # The task

    def answer_point(self, point: Point) -> None:
        """Answer with a point."""
        self._answer(lambda state: answer_point(state, point))

    def answer_number(self, number: int) -> None:
        """Answer with a number."""
        self._answer(lambda state: answer_number(state, number))

    def answer_choice(self, number: int) -> None:
        """Answer with one of several choices, by its number from 1."""
        self._answer(lambda state: answer_choice(state, number))

    @Slot()
    def answer_pass(self) -> None:
        """Answer by passing."""
        self._answer(answer_pass)

    @Slot()
    def take_hint(self) -> None:
        """Take a hint for the task, unless it is done."""
        if self.state is not None and not self.state.is_done:
            self.state = take_hint(self.state)
            self.hinted.emit()

    @Slot()
    def ask_again(self) -> None:
        """Set the same task in the next of its other positions; after the last one, in the first again."""
        if self.can_ask_again:
            # The further boards are read only when they are first needed.
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
            self._keep(self.progress.with_done(self.here.key, self.place, today()))
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
            progress = progress.with_done(self.here.key, place, today())
        self._keep(progress)
        self.turned.emit()

    def _all_boards(self) -> tuple[Screen, ...]:
        """Return the boards of the screen and those of the further file, which is read once."""
        here = self.here
        if here.further is None:
            return self._boards
        if here.key not in self._further:
            self._further[here.key] = here.with_further()
        # The further file may have fewer screens than the lesson.
        there = self._further[here.key].screens[self.place : self.place + 1]
        return (self._boards[0], *(other for screen in there for other in screen.others))

    def _set_up(self) -> None:
        """Set up the next board; every board is shown once before one comes again, turned or mirrored."""
        around, number = divmod(self._asked, len(self._boards))
        board = self._boards[number]
        ways = (SAME, *turnings(board))
        # Every second board comes turned, and with its colours swapped if the task allows that.
        self.screen = turned(board, ways[(around + number % 2) % len(ways)])
        self.state = begin(self.screen.task) if self.screen.task is not None else None

    def _keep(self, progress: Progress) -> None:
        if progress != self.progress:
            self.progress = progress
            # A lesson without a key has no place in the file, and the answers of guests are stored elsewhere.
            is_kept = self.here.key and not self._is_guest
            if is_kept and not self._store.save(progress):
                self.unkept.emit()


@dataclass(frozen=True, slots=True)
class CountingExample:
    """A counted game, and the count stored in its record."""

    session: GameSession
    counting: CountingState

    def story(self, ruleset: Ruleset, counted: Color = Color.BLACK) -> Story:
        """Return the account of counting the same board under this ruleset."""
        return story_under(self.session, self.counting, ruleset, counted)


def counting_example() -> CountingExample:
    """Return the counted game that ships with the program; raises LookupError if its record holds no count."""
    record = load_file(resource_path("lessons/counting.sgf")).record
    tree = record.games[0]
    session = GameSession(tree, False, cursor=tree.main_line_end())
    counting = recorded_count(session)
    if counting is None:
        raise LookupError("the record of the example holds no count")
    return CountingExample(session, counting)
