"""PlacesFlow: the history of places visited, and the place where each file was left."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Slot
from PySide6.QtGui import QAction, QMouseEvent

from goboard_app.app.controller import GameController
from goboard_app.app.files.recent import PlaceStore
from goboard_app.app.texts.record import left_off_here, no_history
from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree
from goboard_app.session.path import Visited, VisitedNode, place_in, place_text
from goboard_app.session.session import Phase
from goboard_app.ui.window.presenter import BoardPresenter


class PlacesFlow(QObject):
    """Goes back and forward by menu, keys and the side buttons of the mouse.

    A file is opened where it was left; one that was left at its start begins there.
    """

    def __init__(
        self,
        controller: GameController,
        presenter: BoardPresenter,
        store: PlaceStore,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._presenter = presenter
        self._store = store
        self._visited = Visited()
        self._is_going = False
        self._by_button: dict[Qt.MouseButton, QAction] = {}
        self._path = ""
        self._trees: tuple[GameTree, ...] = ()
        self._last: tuple[int, Node] | None = None
        controller.changed.connect(self._on_changed)
        controller.replaced.connect(self._on_replaced)
        presenter.page.board.viewport().installEventFilter(self)
        presenter.page.installEventFilter(self)

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Tie the rows of the menu to it."""
        back, forward = actions["been_before"], actions["been_after"]
        back.triggered.connect(self.go_back)
        forward.triggered.connect(self.go_forward)
        buttons = Qt.MouseButton
        self._by_button = {buttons.BackButton: back, buttons.ForwardButton: forward}

    @Slot()
    def go_back(self) -> None:
        """Go to where the board was before the last jump."""
        self._go(-1)

    @Slot()
    def go_forward(self) -> None:
        """Go forward again."""
        self._go(1)

    def _go(self, step: int) -> None:
        if self._controller.session.phase is Phase.TRYING:
            return
        place = self._visited.go(step, self._is_there)
        if place is None:
            self._presenter.tell(no_history(step))
            return
        self._show(place)

    def _show(self, place: VisitedNode) -> None:
        self._is_going = True
        self._controller.show_game(self._controller.trees.index(place.tree))
        self._controller.go_to(place.node)
        self._is_going = False

    def _is_there(self, place: VisitedNode) -> bool:
        return place.tree in self._controller.trees and place.tree.contains(place.node)

    @Slot()
    def _on_replaced(self) -> None:
        self._visited.forget()

    @Slot(object)
    def _on_changed(self, _change: object) -> None:
        session = self._controller.session
        if not self._is_going:
            self._visited.note(VisitedNode(session.tree, session.cursor))
        if session.tree in self._trees:
            self._last = self._controller.game_number, session.cursor

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The side buttons of a mouse go back and forward, wherever they are pressed."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            action = self._by_button.get(event.button())
            if action is not None:
                # Where the row of the menu is off, so is the button.
                action.trigger()
                return True
        return super().eventFilter(watched, event)

    @Slot(str)
    def on_opened(self, path: str) -> None:
        """A file is on the board: remember where the last one was left, go to where this was."""
        self.settle()
        self._follow(path)
        found = place_in(self._trees, self._store.place_of(path))
        if found is None or self._controller.session.phase is not Phase.REVIEWING:
            return
        number, node = found
        if (number, node) == (self._controller.game_number, self._controller.session.cursor):
            return
        self._show(VisitedNode(self._trees[number], node))
        self._visited.note(VisitedNode(self._trees[number], node), is_jump=True)
        self._presenter.tell(left_off_here())

    @Slot(str)
    def on_saved(self, path: str) -> None:
        """The games on the board belong to this file from now on."""
        self._follow(path)
        self._on_changed(None)

    def _follow(self, path: str) -> None:
        self._path, self._trees, self._last = path, self._controller.trees, None

    def settle(self) -> None:
        """Remember where the file on the board was left."""
        if self._path and self._last is not None:
            number, node = self._last
            is_start = number == 0 and node.parent is None
            self._store.keep(self._path, "" if is_start else place_text(number, node))
