"""Walking: going from place to place in a record, by the menu and by plain keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction, QKeyEvent

from goboard_app.app.controller import GameController
from goboard_app.app.texts import record as texts
from goboard_app.go.board import Point, point_name
from goboard_app.session import tree_edits
from goboard_app.session.tree_edits import Goal
from goboard_app.ui.look.look import Look
from goboard_app.ui.window.presenter import BoardPresenter

if TYPE_CHECKING:
    from goboard_app.ui.window.point_field import MoveNumberField, PointField

_SEEKS: dict[str, tuple[Goal, int]] = {
    "previous_variation": (Goal.VARIATION, -1),
    "next_variation": (Goal.VARIATION, 1),
    "previous_fork": (Goal.FORK, -1),
    "next_fork": (Goal.FORK, 1),
    "previous_comment": (Goal.COMMENT, -1),
    "next_comment": (Goal.COMMENT, 1),
    "previous_hotspot": (Goal.HOTSPOT, -1),
    "next_hotspot": (Goal.HOTSPOT, 1),
    "previous_capture": (Goal.CAPTURE, -1),
    "next_capture": (Goal.CAPTURE, 1),
}
_STEPS = {"ten_back": -10, "back": -1, "forward": 1, "ten_forward": 10}

STEPS = ("first", *_STEPS, "last", *_SEEKS, "move_number", "played_at", "named")

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
        self, look: Look, controller: GameController, presenter: BoardPresenter, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._controller = controller
        self._presenter = presenter
        self.steps_instead: Callable[[int], bool] | None = None
        """Takes a step to another game for one of its own, and says whether it did."""
        self._number_field: MoveNumberField | None = None
        self._played_field: PointField | None = None
        self._acts: dict[str, Callable[[], None]] = {
            "first": controller.go_to_first,
            "last": controller.go_to_last,
            "move_number": self._ask_number,
            "played_at": self._ask_played,
            "named": self._ask_named,
            "previous_game": partial(self._show_game, -1),
            "next_game": partial(self._show_game, 1),
        }
        self._acts |= {name: partial(controller.step, steps) for name, steps in _STEPS.items()}
        self._acts |= {name: partial(self._seek, *wish) for name, wish in _SEEKS.items()}
        presenter.move_asked.connect(self._on_point)

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Tie the actions of the menu to what they do."""
        for name in self._acts:
            actions[name].triggered.connect(self._on_action)

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
    def _on_action(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self._acts[action.objectName()]()

    def _seek(self, goal: Goal, step: int) -> None:
        act = tree_edits.go_to_goal(self._controller.session, goal, step)
        if act is None:
            self._presenter.tell(texts.nothing_there(goal, step))
        else:
            self._controller.perform(act)

    def _show_game(self, step: int) -> None:
        if self.steps_instead is not None and self.steps_instead(step):
            return
        self._controller.show_game(self._controller.game_number + step)

    def _ask_number(self) -> None:
        if self._number_field is None:
            self._number_field = self._presenter.page.number_field
            self._number_field.chosen.connect(self._on_number)
        self._number_field.ask(tree_edits.move_count(self._controller.session))

    @Slot(object)
    def _on_number(self, number: int) -> None:
        node = tree_edits.node_of_move(self._controller.session, number)
        if node is not None:
            self._controller.go_to(node)

    def _ask_played(self) -> None:
        if self._played_field is None:
            self._played_field = self._presenter.page.played_field
            self._played_field.chosen.connect(self._on_point)
        self._played_field.ask(self._controller.session.tree.size)

    @Slot(object)
    def _on_point(self, point: Point) -> None:
        """Go to the move that was played on a point."""
        session = self._controller.session
        node = tree_edits.node_of_point(session, point)
        if node is None:
            self._presenter.tell(texts.no_move_at(point_name(point, session.tree.size)))
        else:
            self._controller.go_to(node)

    def _ask_named(self) -> None:
        # Late, like every dialog that a start does not need.
        from goboard_app.record.tree import TreeShape
        from goboard_app.session.tree_model import TreeFaces
        from goboard_app.ui.dialogs.named_places import NamedPlacesDialog

        shape = TreeShape(self._controller.session.tree)
        places = tree_edits.named_places(shape, TreeFaces(shape).move_number)
        if not places:
            self._presenter.tell(texts.no_names())
            return
        dialog = NamedPlacesDialog(self._look, places, self._presenter.page.window())
        chosen = dialog.ask()
        if chosen is not None:
            self._controller.go_to(shape.node_at(chosen.number))
