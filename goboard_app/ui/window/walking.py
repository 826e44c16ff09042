"""Walking: going from move to move, by the menu and by plain keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction, QKeyEvent

from goboard_app.app.game_controller import GameController
from goboard_app.ui.window.presenter import BoardPresenter

STEPS = (
    "first",
    "ten_back",
    "back",
    "forward",
    "ten_forward",
    "last",
    "previous_variation",
    "next_variation",
)

_PLAIN_KEYS = {
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_PageUp: "ten_back",
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Right: "forward",
    Qt.Key.Key_PageDown: "ten_forward",
    Qt.Key.Key_End: "last",
    Qt.Key.Key_Up: "previous_variation",
    Qt.Key.Key_Down: "next_variation",
}


class Walking(QObject):
    """Carries out the actions of the menu "Go to"."""

    def __init__(
        self, controller: GameController, presenter: BoardPresenter, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._presenter = presenter
        self._acts: dict[str, Callable[[], None]] = {
            "first": controller.go_to_first,
            "ten_back": self._ten_back,
            "back": self._back,
            "forward": self._forward,
            "ten_forward": self._ten_forward,
            "last": controller.go_to_last,
            "previous_variation": self._previous_variation,
            "next_variation": self._next_variation,
            "previous_game": self._previous_game,
            "next_game": self._next_game,
        }

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Tie the actions of the menu to what they do."""
        for name, act in self._acts.items():
            actions[name].triggered.connect(act)

    def walk_by(self, event: QKeyEvent) -> bool:
        """Take a plain key that nothing else has used; say whether it is one to walk by.

        These keys are no shortcuts of the menu, which would take them from lists and fields.
        """
        name = _PLAIN_KEYS.get(Qt.Key(event.key()))
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if name is None or modifiers != Qt.KeyboardModifier.NoModifier:
            return False
        event.accept()
        self._acts[name]()
        return True

    @Slot()
    def _back(self) -> None:
        self._controller.step(-1)

    @Slot()
    def _forward(self) -> None:
        self._controller.step(1)

    @Slot()
    def _ten_back(self) -> None:
        self._controller.step(-10)

    @Slot()
    def _ten_forward(self) -> None:
        self._controller.step(10)

    @Slot()
    def _previous_variation(self) -> None:
        self._presenter.step_variation(-1)

    @Slot()
    def _next_variation(self) -> None:
        self._presenter.step_variation(1)

    @Slot()
    def _previous_game(self) -> None:
        self._controller.show_game(self._controller.game_number - 1)

    @Slot()
    def _next_game(self) -> None:
        self._controller.show_game(self._controller.game_number + 1)
