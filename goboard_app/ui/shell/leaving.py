"""Leaving the board: whether a game is in the window, seen or not, and how it is left."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.files.document import Documents
from goboard_app.ui.shell.modes import ModeStack


class Leaving(QObject):
    """Asks, keeps and lets go before the board gives way to something else.

    Features take part by adding to these lists when they start: `behind` tells whether the game
    waits behind a page of theirs, `writers` put into the record what is half written, `settlers`
    put away what is open beside the board, and `askers` ask about what is not saved.
    Signal: `left()` when the board is left, or is to wait behind something.
    """

    left = Signal()

    def __init__(
        self,
        controller: GameController,
        documents: Documents,
        pages: QStackedWidget,
        page: QWidget,
        modes: ModeStack,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._documents = documents
        self._pages = pages
        self._page = page
        self._modes = modes
        self.behind: list[Callable[[], bool]] = []
        self.writers: list[Callable[[], object]] = []
        self.settlers: list[Callable[[], object]] = []
        self.askers: list[Callable[[], bool]] = []

    @property
    def is_on_board(self) -> bool:
        """Whether the board of the game is on the screen."""
        return self._pages.currentWidget() is self._page

    def has_board(self) -> bool:
        """Whether a game is shown, on its board or in another way, or waits behind a page."""
        return self.is_on_board or any(is_behind() for is_behind in self.behind)

    def may_leave(self) -> bool:
        """Ask about what is not saved; whether the game may go."""
        return all(ask() for ask in self.askers)

    def leave_board(self) -> bool:
        """Have the game on the board kept, or ask about it; whether the board may be left."""
        self._modes.end_with_board()
        if self.has_board():
            is_kept = self.is_kept()
            if not is_kept and not self.may_leave():
                return False
            self._documents.settle()
            if is_kept:
                self._documents.set_aside()
        self.left.emit()
        return True

    def write_down(self) -> None:
        """Put into the record what is being set up, and what is being written."""
        self._modes.settle()
        for write in self.writers:
            write()

    def settle_board(self) -> None:
        """Let go of what goes on at the board, which is to wait as it is."""
        self._modes.end_with_board()
        # What is being set up at the table is shown there, and put back with the rest.
        self._modes.settle()
        for settle in self.settlers:
            settle()
        self.left.emit()
        self._controller.clock.pause()

    def is_kept(self) -> bool:
        """Whether the game is one that the start page will offer to carry on; keeps it so."""
        session = self._controller.session
        if not session.is_live or self._documents.path is not None or session.info.result:
            return False
        if self._controller.game_count > 1:
            # One game is carried on, not a file of them.
            return False
        return self._documents.keep_now()
