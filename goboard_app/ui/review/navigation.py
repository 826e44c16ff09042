"""Navigation of a record: by menu and keys, by itself, through the history of places, and by
name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QListWidgetItem, QWidget

from goboard_app.app.controller import GameController
from goboard_app.app.files.recent import PlaceStore
from goboard_app.app.settings import Settings
from goboard_app.app.texts import record as texts
from goboard_app.app.texts.format import translate
from goboard_app.app.texts.record import at_the_end, left_off_here, no_history
from goboard_app.app.texts.search import (
    first_of_places,
    named_place_text,
    named_places,
    named_places_found,
    no_name_holds,
)
from goboard_app.go.board import Point, point_name
from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree
from goboard_app.session import tree_edits
from goboard_app.session.path import Visited, VisitedNode, node_at_path, node_path_text
from goboard_app.session.session import Change, Phase
from goboard_app.session.tree_edits import Landmark, NamedNode
from goboard_app.ui.shell.presenter import BoardPresenter
from goboard_app.ui.shell.view import ViewFlow
from goboard_app.ui.widgets.cards import ChoiceList
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, DialogBase, column_layout, label

if TYPE_CHECKING:
    from goboard_app.ui.shell.page import MoveNumberField, PointField, ReviewBar

_SEEKS: dict[str, tuple[Landmark, int]] = {
    "previous_variation": (Landmark.VARIATION, -1),
    "next_variation": (Landmark.VARIATION, 1),
    "previous_fork": (Landmark.FORK, -1),
    "next_fork": (Landmark.FORK, 1),
    "previous_comment": (Landmark.COMMENT, -1),
    "next_comment": (Landmark.COMMENT, 1),
    "previous_hotspot": (Landmark.HOTSPOT, -1),
    "next_hotspot": (Landmark.HOTSPOT, 1),
    "previous_capture": (Landmark.CAPTURE, -1),
    "next_capture": (Landmark.CAPTURE, 1),
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

    def _seek(self, goal: Landmark, step: int) -> None:
        act = tree_edits.go_to_landmark(self._controller.session, goal, step)
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

        shape = TreeShape(self._controller.session.tree)
        places = tree_edits.named_nodes(shape, TreeFaces(shape).move_number)
        if not places:
            self._presenter.tell(texts.no_names())
            return
        dialog = NamedPlacesDialog(self._look, places, self._presenter.page.window())
        chosen = dialog.ask()
        if chosen is not None:
            self._controller.go_to(shape.node_at(chosen.number))


class AutoPlay(QObject):
    """Steps forward again and again until the line ends, or something else is done.

    Space starts and stops it; walking by hand meanwhile goes on from there. Whoever writes, marks
    or edits wants to stay at that move, so it stops.
    """

    def __init__(
        self,
        controller: GameController,
        presenter: BoardPresenter,
        view: ViewFlow,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._presenter = presenter
        self._view = view
        self._bar: ReviewBar | None = None
        self._action: QAction | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_time)
        controller.replaced.connect(self.stop)
        controller.changed.connect(self._on_changed)
        presenter.presented.connect(self._on_presented)
        presenter.page.review_bar_made.connect(self._on_bar)
        view.settings_changed.connect(self._on_settings)

    @property
    def is_playing(self) -> bool:
        """Whether the record plays by itself just now."""
        return self._timer.isActive()

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Tie the row of the menu to it."""
        self._action = actions["play_through"]
        self._action.triggered.connect(self.toggle)

    def take_key(self, event: QKeyEvent) -> bool:
        """Take a plain Space that nothing else has used; say whether it was one."""
        is_space = event.key() == Qt.Key.Key_Space and not event.modifiers()
        if not is_space or not self._can_play:
            return False
        event.accept()
        self.toggle()
        return True

    @Slot()
    def toggle(self) -> None:
        """Start, or stop."""
        if self.is_playing:
            self.stop()
        elif self._can_play and self._bar is not None:
            if not self._has_next:
                self._presenter.tell(at_the_end())
            else:
                self._timer.start(self._bar.interval)
        self._show()

    @Slot()
    def stop(self) -> None:
        """Stay where the board is."""
        self._timer.stop()
        self._show()

    @property
    def _can_play(self) -> bool:
        is_off = self._action is not None and not self._action.isEnabled()
        is_reviewing = self._controller.session.phase is Phase.REVIEWING
        return is_reviewing and not is_off and self._presenter.page.isVisible()

    @property
    def _has_next(self) -> bool:
        return bool(self._controller.session.cursor.children)

    def _show(self) -> None:
        self._presenter.set_played_through(self.is_playing)
        if self._bar is not None:
            self._bar.show_playing(self.is_playing)
        if self._action is not None:
            self._action.setChecked(self.is_playing)

    @Slot()
    def _on_time(self) -> None:
        if QApplication.activeModalWidget() is not None:
            # Whoever is asked about this move, or writes its task, means this one.
            self.stop()
            return
        if self._can_play:
            self._controller.step(1)
        if not (self._can_play and self._has_next):
            self.stop()

    @Slot()
    def _on_presented(self) -> None:
        if self.is_playing and self._controller.session.phase is not Phase.REVIEWING:
            self.stop()

    @Slot(object)
    def _on_changed(self, change: Change) -> None:
        if self.is_playing and change & (Change.TREE | Change.NODE):
            self.stop()

    @Slot(object)
    def _on_bar(self, bar: ReviewBar) -> None:
        self._bar = bar
        bar.play_asked.connect(self.toggle)
        bar.set_interval(self._view.settings.play_interval)
        bar.speed_changed.connect(self._on_speed)

    @Slot(int)
    def _on_speed(self, interval: int) -> None:
        self._timer.setInterval(interval)
        self._view.change(replace(self._view.settings, play_interval=interval))

    @Slot(object)
    def _on_settings(self, settings: Settings) -> None:
        """Another window may have chosen another speed."""
        if self._bar is not None and self._bar.interval != settings.play_interval:
            self._bar.set_interval(settings.play_interval)
            self._timer.setInterval(self._bar.interval)


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
        found = node_at_path(self._trees, self._store.place_of(path))
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
            self._store.keep(self._path, "" if is_start else node_path_text(number, node))


_MOST_SHOWN = 500
_OF_THE_LIST = {Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp}


class NamedPlacesDialog(DialogBase):
    """Asks for one of the places; what is typed in `field` leaves those whose names hold it."""

    def __init__(
        self, look: Look, places: Sequence[NamedNode], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._places = places
        self._shown: list[NamedNode] = []
        self.field = QLineEdit()
        self.list = ChoiceList(look, translate("named places", "Named places"))
        self.note = label(role="note", tone="muted")
        self.go = Button(look, translate("named places", "Go there"), kind="primary")
        self._cancel = Button(look, translate("named places", "Cancel"))
        self.setWindowTitle(translate("named places", "Go to a named place"))
        self.setMinimumWidth(look.px(440))
        self._build(look)
        self._connect()
        self._refresh()

    def _build(self, look: Look) -> None:
        self.field.setPlaceholderText(translate("named places", "Part of the name"))
        self.field.setAccessibleName(translate("named places", "Part of the name"))
        self.field.setClearButtonEnabled(True)
        self.list.setMinimumHeight(look.px(300))
        card = Card("plain")
        card.setLayout(column_layout(self.list, margin=4))
        title = label(translate("named places", "Go to a named place"), "page")
        layout = column_layout(
            title, self.field, card, self.note, self.button_row(self.go, self._cancel)
        )
        layout.setContentsMargins(24, 20, 24, 18)
        self.setLayout(layout)
        self.field.installEventFilter(self)
        self.field.setFocus()

    def _connect(self) -> None:
        self.field.textChanged.connect(self._refresh)
        self.list.itemDoubleClicked.connect(self._on_double_click)

    def ask(self) -> NamedNode | None:
        """The place that was chosen; None where none was."""
        is_accepted = self.exec() == QDialog.DialogCode.Accepted
        at = self.list.currentRow()
        return self._shown[at] if is_accepted and at >= 0 else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows in the field walk in the list, so that a hand need not leave the keys."""
        is_press = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if is_press and isinstance(event, QKeyEvent) and Qt.Key(event.key()) in _OF_THE_LIST:
            QApplication.sendEvent(self.list, event)
            return True
        return super().eventFilter(watched, event)

    @Slot()
    def _refresh(self) -> None:
        wanted = self.field.text().strip().casefold()
        found = [place for place in self._places if wanted in place.name.casefold()]
        self._shown = found[:_MOST_SHOWN]
        self.list.clear()
        for place in self._shown:
            self.list.add_row(named_place_text(place))
        self.list.setCurrentRow(0)
        self.go.setEnabled(bool(found))
        self.note.setText(self._note(found, wanted))

    def _note(self, found: Sequence[NamedNode], wanted: str) -> str:
        if not found:
            return no_name_holds(self.field.text().strip())
        if len(found) > len(self._shown):
            return first_of_places(len(self._shown), len(found))
        count = len(found)
        if wanted:
            return named_places_found(count)
        return named_places(count)

    @Slot(QListWidgetItem)
    def _on_double_click(self, _item: QListWidgetItem) -> None:
        self.accept()
