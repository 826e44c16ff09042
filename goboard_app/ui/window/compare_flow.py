"""CompareFlow: opens the page with all rulesets side by side, and keeps it up to date."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

from goboard_app.app.controller import GameController
from goboard_app.session.current_count import counted_state
from goboard_app.session.session import Phase
from goboard_app.ui.look.look import Look
from goboard_app.ui.window.game_page import GamePage
from goboard_app.ui.window.view_flow import ViewFlow, board_options

if TYPE_CHECKING:
    from goboard_app.session.compare_rulesets import KomiMode
    from goboard_app.ui.window.compare_page import ComparePage


def can_compare(controller: GameController) -> bool:
    """Whether there is a count on the board, or one can be made of a record's position."""
    session = controller.session
    if session.goal is not None:
        return False
    return session.phase is Phase.REVIEWING or counted_state(session) is not None


class CompareFlow(QObject):
    """Puts the comparison before the board and takes it away again.

    Signals: `turned()` when another page is shown; `made(QWidget)` when the page was made.
    """

    turned = Signal()
    made = Signal(object)

    def __init__(
        self,
        look: Look,
        controller: GameController,
        view: ViewFlow,
        pages: QStackedWidget,
        game_page: GamePage,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._controller = controller
        self._view = view
        self._pages = pages
        self._game_page = game_page
        controller.changed.connect(self._on_changed)

    @cached_property
    def page(self) -> ComparePage:
        """The page, made when it is first shown."""
        from goboard_app.ui.window.compare_page import ComparePage

        page = ComparePage(self._look)
        page.left.connect(self.leave)
        page.komi_chosen.connect(self._on_komi)
        self._pages.addWidget(page)
        self.apply_settings()
        self.made.emit(page)
        return page

    @property
    def is_shown(self) -> bool:
        """Whether the comparison is before the board."""
        return "page" in self.__dict__ and self._pages.currentWidget() is self.page

    @Slot()
    def show(self) -> None:
        """Compare what is counted; a position of a record is counted for it."""
        # Late, with the page: nothing is compared while the program starts.
        from goboard_app.session.compare_rulesets import KomiMode

        if not can_compare(self._controller):
            return
        if self._controller.session.phase is Phase.REVIEWING:
            self._controller.start_count()
        self._refresh(KomiMode.AS_PLAYED)
        self.apply_settings()
        self._pages.setCurrentWidget(self.page)
        self.page.board.setFocus()
        self.turned.emit()

    @Slot()
    def leave(self) -> None:
        """Go back to the board."""
        if self.is_shown:
            self._pages.setCurrentWidget(self._game_page)
            self._game_page.board.setFocus()
            self.turned.emit()

    def apply_settings(self) -> None:
        """Draw the board as the settings say."""
        if "page" in self.__dict__:
            self.page.board.set_theme(self._look.theme)
            self.page.board.set_options(board_options(self._view.settings))

    @Slot()
    def _on_changed(self) -> None:
        if not self.is_shown:
            return
        if counted_state(self._controller.session) is None:
            self.leave()
        elif self.page.mode is not None:
            self._refresh(self.page.mode)

    @Slot(object)
    def _on_komi(self, mode: KomiMode) -> None:
        self._refresh(mode)

    def _refresh(self, mode: KomiMode) -> None:
        from goboard_app.session.compare_rulesets import shown_comparison

        session = self._controller.session
        counting = counted_state(session)
        if counting is not None:
            self.page.show_comparison(shown_comparison(session, counting, mode))
