"""CompareFlow: puts the comparison of the rulesets before the board, and takes it away again."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.session.session import GameSession, Phase
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.view import board_options

if TYPE_CHECKING:
    from goboard_app.session.compare_rulesets import KomiMode
    from goboard_app.ui.rulesets.compare import ComparePage


def _is_counted(session: GameSession) -> bool:
    if session.phase is not Phase.FINISHED:
        return session.counting is not None
    # Late: no program starts with a game that is over.
    from goboard_app.session.current_count import counted_state

    return counted_state(session) is not None


class CompareFlow(QObject):
    """Knows when the comparison is shown. It is asked by others, and light; its page is not.

    Signals: `turned()` when another page is shown; `made(QWidget)` when the page was made.
    """

    turned = Signal()
    made = Signal(object)

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._controller = context.controller
        self._pages = context.pages
        context.controller.changed.connect(self._on_changed)
        context.view.settings_changed.connect(self.apply_settings)

    @cached_property
    def page(self) -> ComparePage:
        """The page, made when it is first shown."""
        # Late: nothing is compared while the program starts, and this flow is there by then.
        from goboard_app.ui.rulesets.compare import ComparePage

        page = ComparePage(self._context.look)
        page.left.connect(self.leave)
        page.komi_chosen.connect(self._on_komi)
        self._pages.addWidget(page)
        self.apply_settings()
        self.made.emit(page)
        return page

    @property
    def can_compare(self) -> bool:
        """Whether there is a count on the board, or one can be made of a record's position."""
        session = self._controller.session
        if session.goal is not None:
            return False
        return session.phase is Phase.REVIEWING or _is_counted(session)

    @property
    def is_shown(self) -> bool:
        """Whether the comparison is before the board."""
        return "page" in self.__dict__ and self._pages.currentWidget() is self.page

    @Slot()
    def show(self) -> None:
        """Compare what is counted; a position of a record is counted for it."""
        if not self.can_compare:
            return
        if self._controller.session.phase is Phase.REVIEWING:
            self._controller.start_count()
        self.page.compare(self._controller.session)
        self.apply_settings()
        self._pages.setCurrentWidget(self.page)
        self.page.board.setFocus()
        self._tell()

    @Slot()
    def leave(self) -> None:
        """Go back to the board."""
        if self.is_shown:
            self._pages.setCurrentWidget(self._context.page)
            self._context.page.board.setFocus()
            self._tell()

    @Slot()
    def apply_settings(self) -> None:
        """Draw the board as the settings say."""
        if "page" in self.__dict__:
            self.page.board.set_theme(self._context.look.theme)
            self.page.board.set_options(board_options(self._context.view.settings))

    @Slot()
    def _on_changed(self) -> None:
        if not self.is_shown:
            return
        if _is_counted(self._controller.session):
            self.page.compare_again(self._controller.session)
        else:
            self.leave()

    @Slot(object)
    def _on_komi(self, mode: KomiMode) -> None:
        self.page.compare(self._controller.session, mode)

    def _tell(self) -> None:
        self.turned.emit()
        self._context.commands.sweep_soon()
