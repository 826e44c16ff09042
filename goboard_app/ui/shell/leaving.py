"""Leaving the board: whether a game is in the window, seen or not, and how it is left."""

from __future__ import annotations

from typing import Any


class Leaving:
    """Asks, keeps and lets go before the board gives way to something else."""

    def __init__(self, window: Any) -> None:  # noqa: ANN401
        self._window = window

    @property
    def is_on_board(self) -> bool:
        """Whether the board of the game is on the screen."""
        return bool(self._window.is_on_board)

    def has_board(self) -> bool:
        """Whether a game is shown, on its board or in the comparison, or waits behind tasks."""
        window = self._window
        is_behind = window.context.service("teaching").is_before_board
        return bool(window.is_on_board or window.comparing.is_shown or is_behind)

    def leave_board(self) -> bool:
        """Have the game on the board kept, or ask about it; whether the board may be left."""
        window = self._window
        window.stories.leave()
        window.guesses.leave()
        if self.has_board():
            is_kept = self.is_kept()
            if not is_kept and not window.files.may_leave():
                return False
            window.documents.settle()
            if is_kept:
                window.documents.set_aside()
        window.context.service("screens").stop_presenting()
        return True

    def settle_board(self) -> None:
        """Let go of what goes on at the board, which is to wait as it is."""
        window = self._window
        window.stories.leave()
        window.guesses.leave()
        # What is being set up at the table is shown there, and put back with the rest.
        window.editing.settle()
        window.context.service("table").settle()
        window.context.service("screens").stop_presenting()
        window.controller.clock.pause()

    def is_kept(self) -> bool:
        """Whether the game is one that the start page will offer to carry on; keeps it so."""
        window = self._window
        session = window.controller.session
        if not session.is_live or window.documents.path is not None or session.info.result:
            return False
        if window.controller.game_count > 1:
            # One game is carried on, not a file of them.
            return False
        return bool(window.documents.keep_now())
