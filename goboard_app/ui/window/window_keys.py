"""WindowKeys: what plain keys do where nothing that has the focus uses them, and what Escape ends.

They are no shortcuts of the menu, which would take them from lists and fields.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from goboard_app.ui.window.menu_key import take_menu_key

if TYPE_CHECKING:
    from goboard_app.ui.window.main_window import MainWindow


class WindowKeys:
    """Offers a key to the parts of a window, one after the other, until one of them takes it."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def take(self, event: QKeyEvent) -> bool:
        """Whether somebody took the key."""
        if self._window.locks.take_key(event):
            return True
        if event.key() == Qt.Key.Key_Escape:
            self.give_up()
            return True
        if take_menu_key(event) or self._is_for_board(event):
            return True
        return self._may_walk and self._walk_by(event)

    def _is_for_board(self, event: QKeyEvent) -> bool:
        """Whether the key was for what goes on there; while moves are guessed there is no tool."""
        window = self._window
        if window.stories.take_key(event) or window.guesses.take_key(event):
            return True
        return not window.guesses.is_open and window.editing.take_key(event)

    @property
    def _may_walk(self) -> bool:
        """Whether plain keys may walk: there is a board, and nothing that follows is hidden."""
        return self._window.is_on_board and not self._window.guesses.is_open

    def _walk_by(self, event: QKeyEvent) -> bool:
        window = self._window
        return (
            window.table.take_key(event)
            or window.screens.take_key(event)
            or window.playing.take_key(event)
            or window.walking.walk_by(event)
        )

    def give_up(self) -> None:
        """Let go of the first of these that is there.

        A tool for marks, the reading of a file or of the board, the full screen, the strip.
        """
        window = self._window
        if window.marking.leave() or window.editing.leave() or window.strip.leave_work():
            return
        if window.files.is_loading:
            window.files.cancel_loading()
        elif window.strip.is_working:
            window.strip.stop_work()
        elif window.controller.reader.is_busy:
            window.controller.reader.stop()
        elif window.finding.is_open:
            window.finding.leave()
        elif window.guesses.is_open:
            window.guesses.leave()
        elif not window.screens.leave():
            window.strip.hide()
