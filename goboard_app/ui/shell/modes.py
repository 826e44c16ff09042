"""Modes: the stack of modes that own the board's input, and the steps before the board is left.

Without a mode, the user plays. Drawing tools, setting up stones, searching for a position, guessing moves and
explaining a count are modes while they last.
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
    """One way to use the board. The session has the board while the stack is empty.

    `holds_page`: the session is not shown during the mode, neither on the board nor in the panel.
    `takes_strokes`: strokes with a mouse button on the board go to this mode alone.
    `is_for_class`: the mode goes on when the page starts or stops being shown to a class.
    `ends_with_board`: the mode ends as soon as the board is to be left, before any question.
    """

    name = ""
    holds_page = False
    takes_strokes = False
    is_for_class = False
    ends_with_board = False

    def picture(self, below: BoardPicture) -> BoardPicture:
        """Return the picture to show, made from the picture without this mode."""
        return below

    def click(self, point: Point, modifiers: Qt.KeyboardModifier) -> bool:
        """Handle a click on a point, by mouse or Enter; return whether it is used."""
        return False

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key that the focus widget has not used; return whether it is used."""
        return False

    def describe(self, point: Point) -> str | None:
        """Return the description of a point for screen readers, or None for the description by the session."""
        return None

    def allows(self, command: str) -> bool:
        """Return whether a command may be used during the mode."""
        return True

    def escape(self) -> bool:
        """Leave the mode on Escape, or undo its last step; return whether there was anything to do."""
        self.leave()
        return True

    def settle(self) -> None:
        """Write unfinished work into the record, before it is saved or leaves the board."""

    def leave(self) -> None:
        """Leave the board and write down or drop unfinished work. Calls `gone`."""
        raise NotImplementedError


class ModeStack(QObject):
    """The modes of one window; the top one has the board.

    Signals: `entered(Mode)` when a mode gets the board, `changed()` after that and after a mode has left.
    """

    entered = Signal(object)
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._modes: list[Mode] = []

    @property
    def all(self) -> tuple[Mode, ...]:
        """The modes, from the bottom to the top."""
        # A copy, since modes that leave are removed from the list during a loop over them.
        return tuple(self._modes)

    @property
    def top(self) -> Mode | None:
        """The mode that has the board; None: the session."""
        return self._modes[-1] if self._modes else None

    @property
    def holds_page(self) -> bool:
        """Return whether some mode hides the session from the page."""
        return any(mode.holds_page for mode in self._modes)

    def is_on(self, mode: Mode) -> bool:
        """Return whether this mode is on the stack."""
        return mode in self._modes

    def enter(self, mode: Mode) -> None:
        """Give the board to a mode, after every other mode has left."""
        self.leave_all(but=mode)
        if mode not in self._modes:
            self._modes.append(mode)
        self.entered.emit(mode)
        self.changed.emit()

    def gone(self, mode: Mode) -> None:
        """Remove a mode that has left the board."""
        if mode in self._modes:
            self._modes.remove(mode)
            self.changed.emit()

    def leave_all(self, but: Mode | None = None) -> None:
        """Make every mode leave, from the top down, except `but`."""
        for mode in reversed(self.all):
            # A mode that leaves may take others with it.
            if mode is not but and mode in self._modes:
                mode.leave()

    @Slot()
    def leave_for_class(self) -> None:
        """Make every mode leave that may not go on before a class."""
        for mode in reversed(self.all):
            if not mode.is_for_class and mode in self._modes:
                mode.leave()

    def leave_pages(self) -> None:
        """Make every mode leave that hides the session from the page."""
        for mode in reversed(self.all):
            if mode.holds_page:
                mode.leave()

    def end_with_board(self) -> None:
        """Make every mode leave that ends with the board: the board is to be left."""
        for mode in reversed(self.all):
            if mode.ends_with_board:
                mode.leave()

    def settle(self) -> None:
        """Make every mode write its unfinished work into the record."""
        for mode in reversed(self.all):
            mode.settle()

    # The modes as one

    def picture(self, below: BoardPicture) -> BoardPicture:
        """Return the board as the modes show it, each drawing over those below it."""
        for mode in self._modes:
            below = mode.picture(below)
        return below

    def click(self, point: Point, modifiers: Qt.KeyboardModifier) -> bool:
        """Pass a click to the modes from the top down; return whether one used it."""
        return any(mode.click(point, modifiers) for mode in reversed(self.all))

    def key(self, event: QKeyEvent) -> bool:
        """Pass a key to the modes from the top down; return whether one used it."""
        return any(mode.key(event) for mode in reversed(self.all))

    def describe(self, point: Point) -> str | None:
        """Return the description of a point by the topmost mode that has one, else None."""
        told = (mode.describe(point) for mode in reversed(self.all))
        return next((text for text in told if text is not None), None)

    def allows(self, command: str) -> bool:
        """Return whether every mode allows a command."""
        # Asked for every command in a sweep, mostly without any mode.
        return not self._modes or all(mode.allows(command) for mode in self._modes)

    def escape(self) -> bool:
        """Pass Escape to the modes from the top down; return whether one had something to leave."""
        return any(mode.escape() for mode in reversed(self.all))


class Leaving(QObject):
    """The steps before the board is left: asking the user, keeping the game, closing other parts.

    Features add to these lists when they start: `behind` returns whether a game waits behind a page of the feature,
    `writers` put unfinished text into the record, `settlers` close what is open beside the board, `askers` ask about
    unsaved changes, and `keepers` keep a finished game in a file of the program's own and return whether one did.
    Signal: `left()` when the board is left, or waits behind another page.
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
        self.keepers: list[Callable[[], bool]] = []

    @property
    def is_on_board(self) -> bool:
        """Return whether the board of the game is on the screen."""
        return self._pages.currentWidget() is self._page

    def has_board(self) -> bool:
        """Return whether a game is on its board, shown in another way, or waits behind a page."""
        return self.is_on_board or any(is_behind() for is_behind in self.behind)

    def may_leave(self) -> bool:
        """Ask about unsaved changes; return whether the game may go."""
        return all(ask() for ask in self.askers)

    def leave_board(self) -> bool:
        """Keep the game on the board, or ask about it; return whether the board may be left."""
        self._modes.end_with_board()
        if self.has_board():
            is_kept = self.is_kept()
            if not is_kept and not self.may_leave():
                return False
            self._documents.settle()
            # A kept game becomes an entry of the start page.
            if is_kept:
                self._documents.set_aside()
        self.left.emit()
        return True

    def write_down(self) -> None:
        """Write into the record the stones being set up and the text being written."""
        self._modes.settle()
        for write in self.writers:
            write()

    def settle_board(self) -> None:
        """End the activity at the board, which then waits unchanged behind another page."""
        self.end_activity()
        # No player may lose time in a game that is not on the screen.
        self._controller.clock.pause()

    def end_activity(self) -> None:
        """Write down and close what goes on at the board beside the game."""
        self._modes.end_with_board()
        # Stones being set up at the teacher's table are shown there, and put back with the rest.
        self._modes.settle()
        for settle in self.settlers:
            settle()
        self.left.emit()

    def is_kept(self) -> bool:
        """Keep the game if the start page can offer to continue it; return whether it is kept."""
        if not self._documents.is_own_game or self._controller.session.info.result:
            return False
        return self._documents.keep_now()

    def keeps_game(self) -> bool:
        """Keep a game that is played at this computer without a question; return whether leaving it loses nothing."""
        if not self._documents.is_own_game:
            return False
        # A game without a move and without a comment is no loss.
        if self._documents.unfinished.is_blank:
            return True
        if self._controller.session.info.result:
            return any(keep() for keep in self.keepers)
        return self._documents.keep_now()
