"""GuessFlow: the row of the menu that hides the moves of a record and has them guessed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent

from goboard_app.app.controller import GameController
from goboard_app.go.board import Point
from goboard_app.ui.look.look import Look
from goboard_app.ui.window.find_flow import FindFlow
from goboard_app.ui.window.game_page import GamePage
from goboard_app.ui.window.hand import Hand
from goboard_app.ui.window.presenter import BoardPresenter

if TYPE_CHECKING:
    from goboard_app.ui.window.guess_work import GuessWork

_LEFT_ON = frozenset(
    (
        *("new", "open", "reopen", "shelved", "backups", "save", "save_as", "save_encoded"),
        *("repairs", "start_page", "quit", "point", "next_area", "full_screen", "present"),
        *("coordinates", "natural", "motion", "show_count", "system_font", "sounds", "panel"),
        *("aid", "liberties", "atari", "numbers", "chains", "areas", "keys", "rulesets", "about"),
        *("new_window", "open_in_window", "close_window", "next_window", "arrange"),
    )
)
"""What neither shows a move to come nor changes the record; every other action is off."""


class GuessFlow(QObject):
    """Begins it; `work`, which does it all, is made when it is first needed.

    Signals: `opened()` when the moves are hidden from now on, `closed()` when they are shown again.
    """

    opened = Signal()
    closed = Signal()

    def __init__(
        self,
        look: Look,
        controller: GameController,
        page: GamePage,
        presenter: BoardPresenter,
        hand: Hand,
        finding: FindFlow,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._controller = controller
        self._page = page
        self._presenter = presenter
        self._hand = hand
        self._finding = finding
        self._off: list[QAction] = []

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Tie the action of the menu to what it does."""
        actions["guess"].triggered.connect(self.show)

    def restrict(self, actions: Mapping[str, QAction]) -> None:
        """Turn off what would give the moves away, or end the guessing by accident.

        To be called last whenever actions were turned on and off.
        """
        if not self.is_open:
            return
        for name, action in actions.items():
            if action.isEnabled() and name not in _LEFT_ON:
                action.setEnabled(False)
                self._off.append(action)

    @Slot()
    def _on_left(self) -> None:
        """Turn on again what was turned off; what the session does not allow goes off at once."""
        for action in self._off:
            action.setEnabled(True)
        self._off.clear()

    @cached_property
    def work(self) -> GuessWork:
        """The guessing itself."""
        # Late: nothing is guessed while the program starts.
        from goboard_app.ui.window.guess_work import GuessWork

        work = GuessWork(self._look, self._controller, self._page, self._presenter, self)
        work.left.connect(self._on_left)
        work.closed.connect(self.closed)
        return work

    @property
    def is_open(self) -> bool:
        """Whether moves are hidden."""
        return "work" in self.__dict__ and self.work.is_open

    @Slot()
    def show(self) -> None:
        """Hide the moves, and ask whose are to be guessed."""
        self._hand.take(self)
        self._finding.leave()
        self.work.open()
        self.opened.emit()

    @Slot()
    def leave(self) -> None:
        """Show everything again as it was."""
        if self.is_open:
            self.work.leave()

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what the buttons do; whether the key was one of theirs."""
        return self.is_open and self.work.take_key(event)

    def describe(self, point: Point) -> str | None:
        """What is on a point of the board that is shown meanwhile; None where none is."""
        return self.work.describe(point) if self.is_open else None
