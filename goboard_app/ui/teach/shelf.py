"""The actions of a teacher on a lesson or a problem: open on the board, copy to My lessons, print."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Slot
from PySide6.QtWidgets import QMenu, QWidget

from goboard_app.app.files.load import UnreadableFile
from goboard_app.app.files.save import CannotSave
from goboard_app.app.jobs import Job, JobWatch
from goboard_app.app.lesson_shelf import add_problem, copy_file, copy_game
from goboard_app.app.problems import ProblemCollection, reading_collection
from goboard_app.app.texts import lessons as texts
from goboard_app.app.texts.files import could_not_open, could_not_save
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.walking import nothing_asked
from goboard_app.lessons.check import TeachingKind, read_lesson_or_kind_in_steps
from goboard_app.lessons.convention import Steps
from goboard_app.lessons.game_problem import GameProblem, ProblemForm
from goboard_app.lessons.lesson import Lesson, lesson_positions
from goboard_app.record.tree import GameTree
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.page import PageRecord, record_shown
from goboard_app.ui.shell.services import LIBRARY, RECORD_FILES
from goboard_app.ui.teach import LESSONS, PROBLEMS

# The time in seconds that a copy in progress may still take when the program ends.
_LAST_SECONDS = 30.0

_MENU = ("open_on_board", "copy_lesson", "copy_problem", "", "print", "export", "", "lock")
"""The rows of the menu beside a lesson; "" is a separator."""


class ShelfFlow(QObject):
    """The flow that opens the file of a page on the board, or copies it to the user's own lessons."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        # A file may be large, and writing it safely takes a while.
        self._copying = Job(self)
        self._copied = Path()
        self._copying.done.connect(self._on_copied)
        self._copying.failed.connect(self._on_not_copied)
        self._adding = Job(self)
        self._adding.done.connect(self._on_added)
        self._adding.failed.connect(self._on_not_added)
        self._kept: Callable[[Path | None], object] | None = None

    @property
    def is_copying(self) -> bool:
        """Return whether a copy is being written in the background."""
        return self._copying.is_busy

    def offer(self, widget: QWidget, place: QPoint | None = None) -> None:
        """Open the menu of actions on the page that is shown, at a point of a widget."""
        menu = QMenu(widget)
        actions = self._context.commands.actions
        for name in _MENU:
            if not name:
                menu.addSeparator()
            elif actions[name].isEnabled():
                menu.addAction(actions[name])
        # `popup` returns at once, so the menu must delete itself.
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(widget.mapToGlobal(place or widget.rect().bottomLeft()))

    # To the board

    def open_on_board(self, then: Callable[[], object] | None = None) -> None:
        """Open the file that is shown as a record, at the place that is shown; then call `then`."""
        record = record_shown(self._context.pages)
        if record is not None:
            with contextlib.suppress(OSError):
                # The folder is the first choice for saving a file that came with the program.
                self._context.documents.lessons.mkdir(parents=True, exist_ok=True)
            self._context.service(RECORD_FILES).open(record.path, lambda: self._go_to(record, then))

    def _go_to(self, record: PageRecord, then: Callable[[], object] | None) -> None:
        controller = self._context.controller
        if record.screen is not None:
            positions = lesson_positions(controller.trees)
            if record.screen < len(positions):
                controller.show_game(positions[record.screen].game)
                controller.go_to(positions[record.screen].node)
        elif record.game is not None:
            controller.show_game(record.game)
        if then is not None:
            then()

    # My lessons

    def copy(self) -> None:
        """Copy the whole file that is shown to My lessons."""
        record = record_shown(self._context.pages)
        if record is not None:
            self._copy(record, None)

    def copy_problem(self) -> None:
        """Copy the problem that is shown to My lessons as a file of its own."""
        record = record_shown(self._context.pages)
        if record is not None and record.game is not None:
            self._copy(record, record.game)

    def _copy(self, record: PageRecord, game: int | None) -> None:
        folder = self._context.documents.lessons
        if game is None:
            work = partial(copy_file, record.path, folder, record.name)
        else:
            name = texts.problem_file_name(record.name, game + 1)
            work = partial(copy_game, record.path, game, folder, name)
        # The copy before must be on the disk before the next one begins.
        self._copying.finish()
        self._copied = record.path
        self._copying.start_beside(lambda _watch: work(), JobWatch(), last_s=_LAST_SECONDS)

    @Slot(object)
    def _on_copied(self, path: Path) -> None:
        strip = self._context.strip
        strip.tell(texts.copied_to_my_lessons(path.stem), is_grave=False)
        opens = translate("lesson", "Open on the board")
        strip.offer((opens, lambda: self._context.service(RECORD_FILES).open(path)))

    @Slot(object)
    def _on_not_copied(self, error: Exception) -> None:
        strip = self._context.strip
        if isinstance(error, UnreadableFile):
            strip.tell(could_not_open(self._copied.name, str(error)))
        elif isinstance(error, CannotSave):
            strip.tell(could_not_save(str(self._context.documents.lessons), str(error)))
        else:
            raise error

    def add(self, problem: GameProblem, name: str, form: ProblemForm, kept: Callable[[Path | None], object]) -> None:
        """Add a problem to one of My lessons, which is made in this form if needed.

        `kept` is called with its file, or with None if it could not be written, which is reported here.
        """
        # The problem before must be on the disk before the next one is added.
        self._adding.finish()
        self._kept = kept
        work = partial(add_problem, problem, self._context.documents.lessons, name, form)
        self._adding.start_beside(lambda _watch: work(), JobWatch(), last_s=_LAST_SECONDS)

    @Slot(object)
    def _on_added(self, path: Path) -> None:
        if self._kept is not None:
            self._kept(path)

    @Slot(object)
    def _on_not_added(self, error: Exception) -> None:
        if self._kept is not None:
            self._kept(None)
        if not isinstance(error, CannotSave | UnreadableFile):
            raise error
        self._context.strip.tell(could_not_save(str(self._context.documents.lessons), str(error)))

    def open(self, path: Path) -> None:
        """Show a file as a lesson, or as problems; a folder is shown as a library.

        The folder of My lessons is in the list of the start page for the lessons that have no row there.
        """
        if path == self._context.documents.lessons:
            self._context.service(LIBRARY).open(path)
            return
        self._context.strip.work.read(
            path,
            lambda games: _lesson_or_problems(games, path),
            lambda found: self._show(path, found),
        )

    def _show(self, path: Path, found: Lesson | ProblemCollection | TeachingKind) -> None:
        if isinstance(found, Lesson):
            self._context.service(LESSONS).take(path, found)
        elif isinstance(found, ProblemCollection):
            self._context.service(PROBLEMS).ask(found)
        else:
            strip = self._context.strip
            strip.tell(nothing_asked(), is_grave=False)
            opens = translate("lesson", "Open on the board")
            strip.offer((opens, lambda: self._context.service(RECORD_FILES).open(path)))


def _lesson_or_problems(games: Sequence[GameTree], path: Path) -> Steps[Lesson | ProblemCollection | TeachingKind]:
    found = yield from read_lesson_or_kind_in_steps(games)
    if found is TeachingKind.PROBLEMS:
        return (yield from reading_collection(games, path.stem, path))
    return found
