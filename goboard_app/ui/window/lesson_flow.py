"""LessonFlow: the first steps and other lessons, on a page of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QWidget

from goboard_app.app.texts.files import holds_no_lesson, progress_not_kept, progress_not_read
from goboard_app.app.texts.format import translate
from goboard_app.ui.look.look import Look
from goboard_app.ui.window.file_strip import FileStrip
from goboard_app.ui.window.view_flow import ViewFlow, board_options

if TYPE_CHECKING:
    from goboard_app.app.course import Course, OpenLesson
    from goboard_app.lessons.lesson import Lesson
    from goboard_app.ui.window.game_page import GamePage
    from goboard_app.ui.window.lesson_page import LessonPage
    from goboard_app.ui.window.lesson_stage import LessonStage


PROGRESS = "progress.json"


class LessonFlow(QObject):
    """Opens lessons, shows their page and leaves it again.

    The game on the board is none of its business: `leave_board` has it kept and whether it may be
    left. A record on the board that is itself the lesson waits behind the page, which leads back to
    it. Signals: `turned()` when the page is shown or left for another, `left()` when the user goes
    back and no board waits, `counting_asked()` after the last of the first steps, `made(QWidget)`
    with the page.
    """

    turned = Signal()
    left = Signal()
    counting_asked = Signal()
    made = Signal(object)

    def __init__(
        self,
        look: Look,
        view: ViewFlow,
        pages: QStackedWidget,
        strip: FileStrip,
        folder: Path,
        leave_board: Callable[[], bool],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._look = look
        self._view = view
        self._pages = pages
        self._strip = strip
        self._folder = folder
        self._leave_board = leave_board
        self._window = window
        self._board: GamePage | None = None
        self._has_told = False
        view.settings_changed.connect(self.apply_settings)

    @cached_property
    def course(self) -> Course:
        """The lessons at hand; made, with the page, when the first one is shown."""
        # Late, here as below: nobody waits for lessons at the start.
        from goboard_app.app.course import Course, ProgressStore

        self._store = ProgressStore(self._folder / PROGRESS)
        course = Course(self._store, self)
        course.ended.connect(self._on_ended)
        course.unkept.connect(self._on_unkept)
        return course

    @cached_property
    def stage(self) -> LessonStage:
        """The page, and who shows lessons there."""
        from goboard_app.ui.window.lesson_stage import LessonStage

        stage = LessonStage(self._look, self.course, self)
        stage.page.left.connect(self.leave)
        self._pages.addWidget(stage.page)
        self.made.emit(stage.page)
        return stage

    @property
    def page(self) -> LessonPage:
        """The page, made when it is first shown."""
        return self.stage.page

    @property
    def is_shown(self) -> bool:
        """Whether a lesson is on the screen."""
        return "stage" in self.__dict__ and self._pages.currentWidget() is self.page

    @property
    def is_before_board(self) -> bool:
        """Whether the record on the board waits behind the page."""
        return self.is_shown and self._board is not None

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Tie the actions of the menu to what they do."""
        actions["first_steps"].triggered.connect(self.show_first_steps)
        actions["open_lesson"].triggered.connect(self.ask_open)

    @Slot()
    def show_first_steps(self) -> None:
        """Show the first steps where they were left."""
        from goboard_app.app.course import first_steps
        from goboard_app.app.i18n import language_in_force

        if self.is_shown and self.stage.are_first_steps:
            return
        if self._leave_board():
            steps = first_steps(language_in_force(self._view.settings.language))
            self._show(steps, are_first_steps=True)

    @Slot()
    def ask_open(self) -> None:
        """Let the user choose a lesson."""
        name, _ = QFileDialog.getOpenFileName(
            self._window,
            translate("lesson", "Open a lesson"),
            "",
            translate("lesson", "Lessons (*.sgf);;All files (*)"),
        )
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> None:
        """Show the lesson in a file; what is wrong in it is told over the page."""
        from goboard_app.lessons.lesson import reading_lesson

        self._strip.work.read(path, reading_lesson, lambda lesson: self._open(path, lesson))

    def _open(self, path: Path, lesson: Lesson) -> None:
        from goboard_app.app.course import OpenLesson

        if not lesson.screens:
            self._strip.tell(holds_no_lesson(path.name))
            return
        if self._leave_board():
            self._show((OpenLesson(path.resolve().as_posix(), lesson),))
            self._tell_faults()

    def show_games(
        self, lesson: Lesson, key: str, title: str, board: GamePage, place: int = 0
    ) -> None:
        """Show the lesson in games that are on a board; they stay there as they are.

        Progress is kept under this key, and none without one. `place` is the number of the screen
        to begin with.
        """
        from goboard_app.app.course import OpenLesson

        self._show((OpenLesson(key, replace(lesson, title=lesson.title or title)),), board, place)
        self._tell_faults()

    @Slot()
    def leave(self) -> None:
        """Back to the record, if it waits behind the page, or away."""
        if self._board is None or not self.is_shown:
            self.left.emit()
            return
        self._strip.hide()
        self._pages.setCurrentWidget(self._board)
        self._board.board.setFocus()
        self.turned.emit()

    @Slot()
    def apply_settings(self) -> None:
        """Draw the board as the settings say."""
        if "stage" in self.__dict__:
            self.page.board.set_theme(self._look.theme)
            self.page.board.set_options(board_options(self._view.settings))

    def _show(
        self,
        lessons: tuple[OpenLesson, ...],
        board: GamePage | None = None,
        place: int | None = None,
        are_first_steps: bool = False,
    ) -> None:
        self._board = board
        self.stage.are_first_steps = are_first_steps
        if self._has_told:
            # What was said of the lesson before is not true of this one.
            self._strip.hide()
        self._has_told = False
        page = self.page
        self.apply_settings()
        back = translate("problem", "Back to the board")
        page.panel.leave.setText(back if board is not None else translate("lesson", "Start page"))
        self._pages.setCurrentWidget(page)
        self.course.open(lessons, place)
        self._tell_trouble()
        self.turned.emit()

    def _tell_faults(self) -> None:
        from goboard_app.app.texts.lessons import fault_sentence, faults_summary

        findings = self.course.here.lesson.findings
        if findings:
            details = [fault_sentence(finding) for finding in findings]
            self._tell(faults_summary(findings), details)

    def _tell_trouble(self) -> None:
        """Say that the progress could not be read, and where it is kept."""
        aside, self._store.set_aside = self._store.set_aside, None
        if aside is not None:
            self._tell(progress_not_read(aside))

    def _tell(self, sentence: str, details: Sequence[str] = ()) -> None:
        self._strip.tell(sentence, details)
        self._has_told = True

    @Slot()
    def _on_ended(self) -> None:
        if self.page.is_locked:
            self.page.say_end()
        elif self.stage.are_first_steps:
            self.counting_asked.emit()
        else:
            self.leave()

    @Slot()
    def _on_unkept(self) -> None:
        self._tell(progress_not_kept(self._store.trouble))
