"""FindFlow: the rows of the menu that look for words and positions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from goboard_app.app.controller import GameController
from goboard_app.session.session import Phase
from goboard_app.ui.look.look import Look
from goboard_app.ui.window.game_page import GamePage
from goboard_app.ui.window.hand import Hand
from goboard_app.ui.window.presenter import BoardPresenter

if TYPE_CHECKING:
    from goboard_app.ui.window.find_work import FindWork

FINDS = frozenset({Phase.PLAYING, Phase.REVIEWING, Phase.FINISHED})
"""In other phases the board and the panel are needed for what is being done there."""


class FindFlow(QObject):
    """Opens the panel of the search; `work`, which does it all, is made when it is first needed.

    Signal: `closed()` when the panel is put away.
    """

    closed = Signal()

    def __init__(
        self,
        look: Look,
        controller: GameController,
        page: GamePage,
        presenter: BoardPresenter,
        hand: Hand,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._controller = controller
        self._page = page
        self._presenter = presenter
        self._hand = hand
        hand.taken.connect(self._on_taken)

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Tie the actions of the menu to what they do."""
        for name, act in {
            "find": self.find_words,
            "find_position": self.find_position,
            "find_next": self._on_next,
            "find_previous": self._on_previous,
        }.items():
            actions[name].triggered.connect(act)

    @cached_property
    def work(self) -> FindWork:
        """The search itself."""
        # Late: nothing is looked for while the program starts.
        from goboard_app.ui.window.find_work import FindWork

        work = FindWork(self._look, self._controller, self._page, self._presenter, self)
        work.closed.connect(self.closed)
        work.board_wanted.connect(self._on_board_wanted)
        return work

    @property
    def is_open(self) -> bool:
        """Whether the panel of the search is shown."""
        return "work" in self.__dict__ and self.work.is_open

    @Slot()
    def find_words(self) -> None:
        """Ask for words."""
        self.work.open(is_position=False)

    @Slot()
    def find_position(self) -> None:
        """Let a part of the board be marked."""
        self._hand.take(self)
        self.work.open(is_position=True)

    @Slot()
    def _on_board_wanted(self) -> None:
        self._hand.take(self)

    @Slot(object)
    def _on_taken(self, owner: QObject) -> None:
        """The board is wanted for something else; words do not need it."""
        if owner is not self and self.is_open and self.work.is_position:
            self.work.leave()

    @Slot()
    def leave(self) -> None:
        """Put the panel of the phase back; what was found stays for F3."""
        if self.is_open:
            self.work.leave()

    @Slot()
    def _on_next(self) -> None:
        self.work.step(1)

    @Slot()
    def _on_previous(self) -> None:
        self.work.step(-1)
