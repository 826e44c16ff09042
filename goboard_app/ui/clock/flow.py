"""ClockFlow: the clock for a real board, from its window to the result in the players' book."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import QObject, Slot

from goboard_app.app.settings import TIME, Setting
from goboard_app.app.texts.clocks import played_on_real_board
from goboard_app.clock.clock import ClockEvent
from goboard_app.clock.control import MINUTE, SECOND, ByoYomi, Hourglass, NoClock, TimeControl
from goboard_app.go.board import BoardSize, Color
from goboard_app.session.new_game import NewGame, played_elsewhere
from goboard_app.ui.clock.result import ResultDialog
from goboard_app.ui.clock.window import ClockWindow
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import BOOK, SOUNDS

_USUAL: TimeControl = ByoYomi(10 * MINUTE, 3, 30 * SECOND)
BLACK: Setting[TimeControl] = Setting("real_clock/black", _USUAL, TIME)
WHITE: Setting[TimeControl] = Setting("real_clock/white", _USUAL, TIME)
"""The time controls that were last used on a real board."""


class ClockFlow(QObject):
    """The one clock for a real board that a window of the program opens."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._game = NewGame(size=BoardSize(19, 19))
        self.window: ClockWindow | None = None

    def show(self) -> None:
        """Open the clock; the clock of the game on the screen is paused."""
        if self.window is not None:
            return
        hub = self._context.hub
        self._context.controller.clock.pause()
        black, white = hub.value(BLACK), hub.value(WHITE)
        # Settings may be changed by hand; see GameClock for these two kinds.
        if any(isinstance(black, kind) is not isinstance(white, kind) for kind in (NoClock, Hourglass)):
            white = black
        window = self.window = ClockWindow(self._context.look, black, white, self._context.window)
        window.clock.reached.connect(self._on_reached)
        window.clock.lost.connect(self._on_lost)
        window.chosen.connect(self._on_chosen)
        window.result_asked.connect(self._on_result)
        window.left.connect(self._on_left)
        # On the screen of this window; without a window manager nobody else makes it as large as that.
        window.setGeometry(self._context.window.screen().geometry())
        window.showFullScreen()
        window.setFocus()

    @Slot(object, object)
    def _on_reached(self, event: ClockEvent, _color: Color) -> None:
        self._context.service(SOUNDS).hear_clock(event)

    @Slot(object)
    def _on_lost(self, _color: Color) -> None:
        self._context.service(SOUNDS).hear_clock(ClockEvent.LOST)

    @Slot(object, object)
    def _on_chosen(self, black: TimeControl, white: TimeControl) -> None:
        self._context.hub.store_value(BLACK, black)
        self._context.hub.store_value(WHITE, white)

    @Slot()
    def _on_result(self) -> None:
        """Ask for the result, and keep it in the players' book."""
        window = self.window
        clock = None if window is None else window.clock.now
        if window is None or clock is None:
            return
        loser = clock.loser
        game = replace(self._game, black_time=clock.black_control, white_time=clock.white_control)
        dialog = ResultDialog(self._context.look, game, None if loser is None else loser.opponent, window)
        if dialog.run():
            self._game, now = dialog.game, datetime.now()
            comment = played_on_real_board(f"{now:%H:%M:%S}", sum(window.clock.moves.values()))
            tree = played_elsewhere(dialog.game, dialog.result_text, now.date(), comment)
            self._context.service(BOOK).keep_result(tree, self._tell)

    def _tell(self, sentence: str, is_kept: bool) -> None:
        """Show what became of the result, unless the clock was left before."""
        if self.window is not None:
            self.window.tell(sentence)
            # A second click would keep a second game.
            self.window.result.setVisible(not is_kept)

    @Slot()
    def _on_left(self) -> None:
        window, self.window = self.window, None
        if window is not None:
            window.deleteLater()
        self._context.window.activateWindow()
