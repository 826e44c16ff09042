"""Modes: who has the board now, as a stack with one on top, and how the board is left.

Playing is what is left when there is no mode. A tool, the setting up of stones, a search for a
position, guessing, the telling of a count: each is a mode while it lasts.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.files.document import Documents
from goboard_app.go.board import Point
from goboard_app.session.picture import BoardPicture


class Mode:
    """One way to use the board. The session has the board where there is no mode on the stack.

    `holds_page`: what the session says is not shown meanwhile, neither board nor panel.
    `takes_strokes`: what a button of the mouse draws on the board is for this mode alone.
    `is_for_class`: it goes on when the page is shown to a class from now on, or no more.
    `ends_with_board`: it is over as soon as the board is to be left, before anything is asked.
    """

    name = ""
    holds_page = False
    takes_strokes = False
    is_for_class = False
    ends_with_board = False

    def picture(self, below: BoardPicture) -> BoardPicture:
        """What the board shows, made from what it would show without this mode."""
        return below

    def click(self, point: Point, modifiers: Qt.KeyboardModifier) -> bool:
        """A point was clicked, by mouse or Enter; whether that is used up."""
        return False

    def key(self, event: QKeyEvent) -> bool:
        """A key that nothing with the focus has used; whether it is used up now."""
        return False

    def describe(self, point: Point) -> str | None:
        """What is on a point, for those who hear the board; None: what the session says."""
        return None

    def allows(self, command: str) -> bool:
        """Whether a command may be used meanwhile."""
        return True

    def escape(self) -> bool:
        """Escape was pressed: leave, or take a first step back; whether there was one."""
        self.leave()
        return True

    def settle(self) -> None:
        """Write down what is half done: the record is saved, or goes from the board."""

    def leave(self) -> None:
        """Let go of the board; what is half done is written down or dropped. Calls `gone`."""
        raise NotImplementedError


class ModeStack(QObject):
    """The modes of one window, the one that has the board on top.

    Signals: `entered(Mode)` when one has the board from now on, `changed()` then, and when one has
    let go of it.
    """

    entered = Signal(object)
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._modes: list[Mode] = []

    @property
    def all(self) -> tuple[Mode, ...]:
        """The modes from below to the top."""
        return tuple(self._modes)

    @property
    def top(self) -> Mode | None:
        """Who has the board; None: the session."""
        return self._modes[-1] if self._modes else None

    @property
    def holds_page(self) -> bool:
        """Whether some mode keeps from the page what the session says."""
        return any(mode.holds_page for mode in self._modes)

    def is_on(self, mode: Mode) -> bool:
        """Whether this mode is on the stack."""
        return mode in self._modes

    def enter(self, mode: Mode) -> None:
        """Give the board to a mode; every other one leaves first."""
        self.leave_all(but=mode)
        if mode not in self._modes:
            self._modes.append(mode)
        self.entered.emit(mode)
        self.changed.emit()

    def gone(self, mode: Mode) -> None:
        """A mode has let go of the board."""
        if mode in self._modes:
            self._modes.remove(mode)
            self.changed.emit()

    def leave_all(self, but: Mode | None = None) -> None:
        """Have every mode leave, from the top down."""
        for mode in reversed(self.all):
            if mode is not but and mode in self._modes:
                mode.leave()

    @Slot()
    def leave_for_class(self) -> None:
        """Have those leave that are not for a class."""
        for mode in reversed(self.all):
            if not mode.is_for_class and mode in self._modes:
                mode.leave()

    def leave_pages(self) -> None:
        """Have those leave that keep from the page what the session says."""
        for mode in reversed(self.all):
            if mode.holds_page:
                mode.leave()

    def end_with_board(self) -> None:
        """The board is to be left: have those leave that do not wait for it."""
        for mode in reversed(self.all):
            if mode.ends_with_board:
                mode.leave()

    def settle(self) -> None:
        """Have every mode write down what is half done."""
        for mode in reversed(self.all):
            mode.settle()

    # What the one on top does

    def picture(self, below: BoardPicture) -> BoardPicture:
        """The board as the modes show it, each drawing over those below it."""
        for mode in self._modes:
            below = mode.picture(below)
        return below

    def click(self, point: Point, modifiers: Qt.KeyboardModifier) -> bool:
        """Whether a mode took the click."""
        return any(mode.click(point, modifiers) for mode in reversed(self.all))

    def key(self, event: QKeyEvent) -> bool:
        """Whether a mode took the key."""
        return any(mode.key(event) for mode in reversed(self.all))

    def describe(self, point: Point) -> str | None:
        """What a mode says of a point."""
        told = (mode.describe(point) for mode in reversed(self.all))
        return next((text for text in told if text is not None), None)

    def allows(self, command: str) -> bool:
        """Whether every mode lets a command through."""
        return all(mode.allows(command) for mode in self._modes)

    def escape(self) -> bool:
        """Whether a mode had something to leave."""
        return any(mode.escape() for mode in reversed(self.all))


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
