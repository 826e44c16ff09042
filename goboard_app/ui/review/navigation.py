"""Navigation of a record: commands and keys, automatic play, and the history of places."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from goboard_app.app.jobs import Job, Steps
from goboard_app.app.settings import PlaceStore, Settings
from goboard_app.app.texts import walking as texts
from goboard_app.go.board import Point, point_name
from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree
from goboard_app.session import tree_edits
from goboard_app.session.path import Visited, VisitedNode, node_at_path, node_path_steps
from goboard_app.session.session import Change, Phase
from goboard_app.session.tree_edits import Landmark
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.services import PLACES

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

FINDS = frozenset({Phase.PLAYING, Phase.REVIEWING, Phase.FINISHED})
"""The phases in which a search is possible; the others need board and panel for themselves."""

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
    """Carries out the commands of the menu "Go to"."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        controller = context.controller
        self._context = context
        self._look = context.look
        self._controller = controller
        self._presenter = context.presenter
        self.steps_instead: Callable[[int], bool] | None = None
        """A replacement for the step to another game; returns whether it took the step."""
        self._number_field: MoveNumberField | None = None
        self._played_field: PointField | None = None
        self._acts: dict[str, Callable[[], None]] = {
            "first": controller.go_to_first,
            "last": controller.go_to_last,
            "move_number": self._ask_number,
            "played_at": self._ask_played,
            "previous_game": partial(self._show_game, -1),
            "next_game": partial(self._show_game, 1),
        }
        self._acts |= {name: partial(controller.step, steps) for name, steps in _STEPS.items()}
        self._acts |= {name: partial(self._seek, *wish) for name, wish in _SEEKS.items()}

    def walk(self, name: str) -> None:
        """Carry out the command of this name."""
        self._acts[name]()

    def walk_by(self, event: QKeyEvent) -> bool:
        """Walk by a plain key that neither a widget nor a mode has used; return whether it is such a key.

        These keys are no shortcuts of the menu, because shortcuts would take them from lists and fields.
        """
        name = _PLAIN_KEYS.get(Qt.Key(event.key()))
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if name is None or modifiers != Qt.KeyboardModifier.NoModifier:
            return False
        event.accept()
        self._acts[name]()
        return True

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
            self._context.service(PLACES).jump_to(node)

    def _ask_played(self) -> None:
        if self._played_field is None:
            self._played_field = self._presenter.page.played_field
            self._played_field.chosen.connect(self.go_to_point)
        self._played_field.ask(self._controller.session.tree.size)

    @Slot(object)
    def go_to_point(self, point: Point) -> None:
        """Go to the move that was played at a point, or say that there is none."""
        session = self._controller.session
        node = tree_edits.node_of_point(session, point)
        if node is None:
            self._presenter.tell(texts.no_move_at(point_name(point, session.tree.size)))
        else:
            self._context.service(PLACES).jump_to(node)


class AutoPlay(QObject):
    """Plays through a record: steps forward at an interval until the line ends.

    Space starts and stops it. Walking by hand does not stop it: it goes on from the new node. Writing, marking and
    editing stop it, since they concern the current move.
    """

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._commands = context.commands
        self._controller = context.controller
        self._presenter = context.presenter
        self._view = context.view
        self._bar: ReviewBar | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_time)
        self._controller.replaced.connect(self.stop)
        self._controller.changed.connect(self._on_changed)
        self._presenter.presented.connect(self._on_presented)
        self._view.settings_changed.connect(self._on_settings)

    @property
    def is_playing(self) -> bool:
        """Return whether the record is being played through."""
        return self._timer.isActive()

    def take_key(self, event: QKeyEvent) -> bool:
        """Toggle for a plain Space that nothing else has used; return whether it was used."""
        is_space = event.key() == Qt.Key.Key_Space and not event.modifiers()
        if not is_space or not self._can_play:
            return False
        event.accept()
        self.toggle()
        return True

    @Slot()
    def toggle(self) -> None:
        """Start or stop; at the end of the line, say that there is no next move."""
        if self.is_playing:
            self.stop()
        elif self._can_play and self._bar is not None:
            if not self._has_next:
                self._presenter.tell(texts.at_the_end())
            else:
                self._timer.start(self._bar.interval)
        self._show()

    @Slot()
    def stop(self) -> None:
        """Stop at the current node."""
        self._timer.stop()
        self._show()

    @property
    def _can_play(self) -> bool:
        return self._commands.can("play_through") and self._presenter.page.isVisible()

    @property
    def _has_next(self) -> bool:
        return bool(self._controller.session.cursor.children)

    def _show(self) -> None:
        self._presenter.set_played_through(self.is_playing)
        if self._bar is not None:
            self._bar.show_playing(self.is_playing)
        # The menu row shows whether the record is played through.
        self._commands.sweep_soon()

    @Slot()
    def _on_time(self) -> None:
        if QApplication.activeModalWidget() is not None:
            # The dialog is about the current move.
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

    def take_bar(self, bar: ReviewBar) -> None:
        """Connect the bar below the board: its button starts and stops, its speed is the interval."""
        self._bar = bar
        bar.play_asked.connect(self.toggle)
        bar.set_interval(self._view.settings.play_interval)
        bar.speed_changed.connect(self._on_speed)

    @Slot(int)
    def _on_speed(self, interval: int) -> None:
        self._timer.setInterval(interval)
        # Stored for all windows, which take it over in _on_settings.
        self._view.change(replace(self._view.settings, play_interval=interval))

    @Slot(object)
    def _on_settings(self, settings: Settings) -> None:
        """Adopt an interval that was chosen in another window."""
        if self._bar is not None and self._bar.interval != settings.play_interval:
            self._bar.set_interval(settings.play_interval)
            self._timer.setInterval(self._bar.interval)


class PlacesFlow(QObject):
    """The history of places, for the menu, the keys and the side buttons of the mouse.

    A file is opened at the node where it was left; the start of a file is not stored.
    """

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._controller = context.controller
        self._presenter = context.presenter
        self._store = PlaceStore(context.hub.store)
        self._visited = Visited()
        self._is_going = False
        self._is_jumping = False
        self._path = ""
        self._trees: tuple[GameTree, ...] = ()
        self._last: tuple[int, Node] | None = None
        self._telling = Job(self)
        self._telling.done.connect(self._on_told)
        self._controller.changed.connect(self._on_changed)
        self._controller.replaced.connect(self._on_replaced)

    @Slot()
    def go_back(self) -> None:
        """Go to the place before the last jump."""
        self._go(-1)

    @Slot()
    def go_forward(self) -> None:
        """Go forward in the history again."""
        self._go(1)

    def jump_to(self, node: Node) -> None:
        """Go to a node of the game that the user named: a place to go back from, however near it is."""
        self._is_jumping = True
        self._controller.go_to(node)
        self._is_jumping = False

    def _go(self, step: int) -> None:
        if self._controller.session.phase is Phase.TRYING:
            return
        place = self._visited.go(step, self._is_there)
        if place is None:
            self._presenter.tell(texts.no_history(step))
            return
        self._show(place)

    def _show(self, place: VisitedNode) -> None:
        # A step within the history is no new entry of it.
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
            self._visited.note(VisitedNode(session.tree, session.cursor), self._is_jumping)
        # Only a record that was opened from a file or saved has a place to store.
        if session.tree in self._trees:
            self._last = self._controller.game_number, session.cursor

    @Slot(object)
    def on_opened(self, path: str) -> None:
        """Store where the previous file was left, and go to where this one was left."""
        self._remember()
        # The place of this very file may still be in the making: finish it before it is read.
        if path == self._path:
            self.settle()
        self._follow(path)
        found = node_at_path(self._trees, self._store.place_of(path))
        if found is None or self._controller.session.phase is not Phase.REVIEWING:
            return
        number, node = found
        if (number, node) == (self._controller.game_number, self._controller.session.cursor):
            return
        self._show(VisitedNode(self._trees[number], node))
        # Noted as a jump, so that going back leads to the start of the file.
        self._visited.note(VisitedNode(self._trees[number], node), is_jump=True)
        self._presenter.tell(texts.left_off_here())

    @Slot(object)
    def on_saved(self, path: str) -> None:
        """Attribute the games on the board to this file from now on."""
        self._follow(path)
        # `_follow` has forgotten the node on the board.
        self._on_changed(None)

    def _follow(self, path: str) -> None:
        self._path, self._trees, self._last = path, self._controller.trees, None

    @property
    def kept(self) -> tuple[Visited, str]:
        """The history, and the file on the board."""
        return self._visited, self._path

    def resume(self, visited: Visited, path: str) -> None:
        """Take over the history of another window, and store where its file is left."""
        self._visited = visited
        self._follow(path)
        self._on_changed(None)

    def settle(self) -> None:
        """Store where the file on the board is left, and finish storing those before it."""
        self._remember()
        self._telling.finish()

    def _remember(self) -> None:
        # The job stores the place of one file at a time.
        self._telling.finish()
        if self._path and self._last is not None:
            self._telling.start_slices(_told(self._path, *self._last))

    @Slot(object)
    def _on_told(self, told: tuple[str, str]) -> None:
        self._store.keep(*told)


def _told(path: str, number: int, node: Node) -> Steps[tuple[str, str]]:
    """Yield pauses, and return the file and the path of the node; an empty path for the start of a file."""
    yield 0.0
    is_start = number == 0 and node.parent is None
    return path, "" if is_start else (yield from node_path_steps(number, node))
