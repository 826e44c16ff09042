"""CountingFlow: shows how counting works, on a page of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QStackedWidget, QWidget

from goboard_app.ui.look.look import Look
from goboard_app.ui.window.view_flow import ViewFlow, board_options

if TYPE_CHECKING:
    from goboard_app.ui.window.counting_page import CountingPage


class CountingFlow(QObject):
    """Tells the count of the game that ships with the program.

    Signals: `turned()` when the page is shown, `left()` when the user goes back, `made(QWidget)`
    with the page.
    """

    turned = Signal()
    left = Signal()
    made = Signal(object)

    def __init__(
        self,
        look: Look,
        view: ViewFlow,
        pages: QStackedWidget,
        leave_board: Callable[[], bool],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._look = look
        self._view = view
        self._pages = pages
        self._leave_board = leave_board
        view.settings_changed.connect(self.apply_settings)
        pages.currentChanged.connect(self._on_page)

    @cached_property
    def page(self) -> CountingPage:
        """The page, made when it is first shown."""
        # Late, since hardly any start of the program leads here.
        from goboard_app.app.course import counting_example
        from goboard_app.ui.window.counting_page import CountingPage

        page = CountingPage(self._look, counting_example())
        page.left.connect(self.left)
        self._pages.addWidget(page)
        self.made.emit(page)
        return page

    @property
    def is_shown(self) -> bool:
        """Whether the page is on the screen."""
        return "page" in self.__dict__ and self._pages.currentWidget() is self.page

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Tie the action of the menu to what it does."""
        actions["counting_works"].triggered.connect(self.show)

    @Slot()
    def show(self) -> None:
        """Tell the count from the beginning, in the first tradition."""
        if self.is_shown or not self._leave_board():
            return
        page = self.page
        self._pages.setCurrentWidget(page)
        self.apply_settings()
        page.tell(0)
        self.turned.emit()

    @Slot()
    def apply_settings(self) -> None:
        """Draw the board as the settings say."""
        if "page" in self.__dict__:
            self.page.board.set_theme(self._look.theme)
            self.page.board.set_options(board_options(self._view.settings))
            self.page.stage.set_motion(self._view.settings.motion)

    @Slot(int)
    def _on_page(self) -> None:
        """What is told to nobody stops."""
        if "page" in self.__dict__ and not self.is_shown:
            self.page.stage.stop()
