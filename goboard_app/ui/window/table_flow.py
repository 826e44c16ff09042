"""TableFlow: the rows of the menu for the teacher's table."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import cached_property
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.files.document import Documents
from goboard_app.app.texts.files import reading_text
from goboard_app.session.session import Phase
from goboard_app.ui.look.look import Look
from goboard_app.ui.window.file_flow import FileFlow
from goboard_app.ui.window.file_strip import FileStrip
from goboard_app.ui.window.game_page import GamePage
from goboard_app.ui.window.presenter import BoardPresenter
from goboard_app.ui.window.side_panel import is_called
from goboard_app.ui.window.thumbnails import Thumbnails
from goboard_app.ui.window.view_flow import ViewFlow

if TYPE_CHECKING:
    from goboard_app.ui.panels.class_panel import ClassPanel
    from goboard_app.ui.window.table_work import TableWork

_PAGES = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
_MODIFIERS = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier)


class TableFlow(QObject):
    """Puts the table up and away; `work`, which does it all, is made when it is first needed."""

    def __init__(
        self,
        look: Look,
        controller: GameController,
        documents: Documents,
        files: FileFlow,
        page: GamePage,
        presenter: BoardPresenter,
        view: ViewFlow,
        thumbnails: Thumbnails,
        strip: FileStrip,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._look = look
        self._controller = controller
        self._documents = documents
        self._files = files
        self._page = page
        self._presenter = presenter
        self._view = view
        self._thumbnails = thumbnails
        self._strip = strip
        self._window = window
        self._actions: Mapping[str, QAction] = {}
        page.panel.made.connect(self._on_made)

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Tie the rows of the menu to what they do."""
        self._actions = actions
        actions["table"].triggered.connect(self._on_switch)
        actions["new_lesson"].triggered.connect(self.ask_new)

    def enable(self, on_board: bool) -> None:
        """Turn the switch on where there is a record to talk about."""
        is_record = self._controller.session.phase is Phase.REVIEWING
        is_free = on_board and not self._presenter.is_held
        self._actions["table"].setEnabled(is_free and (is_record or self.is_on))
        self._actions["table"].setChecked(self.is_on)

    @cached_property
    def work(self) -> TableWork:
        """The table itself."""
        # Late: nobody waits for it at the start.
        from goboard_app.ui.window.table_work import TableWork

        work = TableWork(
            self._look,
            self._controller,
            self._page,
            self._presenter,
            self._view,
            self._thumbnails,
            self._actions,
            self,
        )
        self._files.saved.connect(work.on_saved)
        return work

    @property
    def is_on(self) -> bool:
        """Whether the table is there."""
        return "work" in self.__dict__ and self.work.is_on

    @Slot()
    def leave(self) -> None:
        """Put the table away; what was shown is put back."""
        if self.is_on:
            self.work.leave()

    def take_title(self) -> None:
        """Take the title that is being written for given."""
        if self.is_on:
            self.work.panel.take_title()

    @Slot(bool)
    def on_presenting(self, is_presenting: bool) -> None:
        """Before a class nothing is being prepared."""
        if is_presenting and self.is_on:
            self.work.end_preparing()

    def settle(self) -> None:
        """The record is wanted as it was prepared."""
        if self.is_on:
            self.work.put_back()

    @Slot()
    def _on_switch(self) -> None:
        if self.is_on:
            self.leave()
        else:
            self._look_for_positions()
        self._actions["table"].setChecked(self.is_on)

    def _look_for_positions(self) -> None:
        """Put the table up once it is known what its positions are."""
        from goboard_app.app.files.load import game_title
        from goboard_app.lessons.lesson import looking

        controller = self._controller
        self._strip.work.start(
            lambda: looking(controller.trees),
            self._on_found,
            reading_text(game_title(controller.session.info)),
            lambda: controller.trees,
        )

    def _on_found(self, _found: None) -> None:
        # A game may have begun, or a page have been shown, while the positions were looked for.
        if self._actions["table"].isEnabled():
            self.work.open()
        self._actions["table"].setChecked(self.is_on)

    @Slot()
    def ask_new(self) -> None:
        """Begin a lesson with one empty board of the size that is asked for."""
        # Late, like every dialog that a start does not need.
        from goboard_app.lessons.lesson import first_position
        from goboard_app.ui.dialogs.lesson_size import LessonSizeDialog

        dialog = LessonSizeDialog(self._look, self._window)
        size = dialog.ask()
        dialog.deleteLater()
        if size is None or not self._files.may_leave():
            return
        self._files.drop_loading()
        self._documents.shelve_unfinished()
        rules = self._view.settings.new_game.ruleset
        tree = first_position(size, rules, date.today())
        self._controller.show_games([tree])
        self.work.open(is_new=True)
        self._actions["table"].setChecked(True)

    def take_key(self, event: QKeyEvent) -> bool:
        """Go through the lesson with the keys of pages; whether it was one of them."""
        step = _PAGES.get(Qt.Key(event.key()))
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if step is None or modifiers not in _MODIFIERS or not self.step_by(step):
            return False
        event.accept()
        return True

    def step_by(self, step: int) -> bool:
        """Go to the next position, or with -1 to the one before; whether there is a table."""
        if not self.is_on or self._controller.session.phase is not Phase.REVIEWING:
            return False
        self.work.step(step)
        return True

    @Slot(object)
    def _on_made(self, panel: QWidget) -> None:
        if is_called(panel, "ClassPanel"):
            cast("ClassPanel", panel).lesson = self._told

    def _told(self) -> tuple[str, str] | None:
        """What a class is told of the lesson, and where one is in it; None without a table."""
        return self.work.places.told() if self.is_on else None
