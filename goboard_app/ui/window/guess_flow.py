"""GuessFlow: the row of the menu that hides the moves of a record and has them guessed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from goboard_app.app.game_controller import GameController
from goboard_app.go.point import Point
from goboard_app.ui.look.look import Look
from goboard_app.ui.window.find_flow import FindFlow
from goboard_app.ui.window.game_page import GamePage
from goboard_app.ui.window.presenter import BoardPresenter
from goboard_app.ui.window.walking import STEPS

if TYPE_CHECKING:
    from goboard_app.ui.window.guess_work import GuessWork

_OFF = (
    *STEPS,
    *("previous_game", "next_game", "games", "undo", "redo", "pass", "take_back", "count"),
    *("compare", "story", "go_on", "guess", "find", "find_position", "find_next", "find_previous"),
)


class GuessFlow(QObject):
    """Begins it; `work`, which does it all, is made when it is first needed.

    Signal: `opened()` when the moves are hidden from now on.
    """

    opened = Signal()

    def __init__(
        self,
        look: Look,
        controller: GameController,
        page: GamePage,
        presenter: BoardPresenter,
        finding: FindFlow,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._controller = controller
        self._page = page
        self._presenter = presenter
        self._finding = finding

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Tie the action of the menu to what it does."""
        actions["guess"].triggered.connect(self.show)

    def restrict(self, actions: Mapping[str, QAction]) -> None:
        """Turn off what would give the moves away, or end the guessing by accident."""
        for name in _OFF if self.is_open else ():
            actions[name].setEnabled(False)

    @cached_property
    def work(self) -> GuessWork:
        """The guessing itself."""
        # Late: nothing is guessed while the program starts.
        from goboard_app.ui.window.guess_work import GuessWork

        return GuessWork(self._look, self._controller, self._page, self._presenter, self)

    @property
    def is_open(self) -> bool:
        """Whether moves are hidden."""
        return "work" in self.__dict__ and self.work.is_open

    @Slot()
    def show(self) -> None:
        """Hide the moves, and ask whose are to be guessed."""
        self._finding.leave()
        self.work.open()
        self.opened.emit()

    @Slot()
    def leave(self) -> None:
        """Show everything again as it was."""
        if self.is_open:
            self.work.leave()

    def describe(self, point: Point) -> str | None:
        """What is on a point of the board that is shown meanwhile; None where none is."""
        return self.work.describe(point) if self.is_open else None
