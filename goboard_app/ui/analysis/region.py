"""RegionMode: the user marks the points of the board that the engine is to think about."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent

from goboard_app.go.board import Point
from goboard_app.session.marks import without_ghost
from goboard_app.session.picture import BoardPicture
from goboard_app.session.position_search import PointRect
from goboard_app.ui.board.area_marker import AreaMarker
from goboard_app.ui.shell.feature import WindowContext
from goboard_app.ui.shell.modes import Mode

_ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RegionMode(QObject, Mode):
    """The marking of points: dragging marks a rectangle, a click adds a point or takes it away, Enter ends it.

    Signals: `marked(frozenset)` with the points when they are complete; `ended()` when the mode has left the board.
    """

    marked = Signal(object)
    ended = Signal()

    name = "region"
    takes_strokes = True
    ends_with_board = True

    def __init__(self, context: WindowContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._marker = AreaMarker(context.page.board, self)
        self.points: frozenset[Point] = frozenset()
        self._marker.marked.connect(self._on_rectangle)
        self._marker.clicked.connect(self._on_point)

    @property
    def is_on(self) -> bool:
        """Return whether points are being marked."""
        return self._context.modes.is_on(self)

    def begin(self) -> None:
        """Take over the board."""
        self.points = frozenset()
        self._context.modes.enter(self)
        self._marker.set_on(True)
        board = self._context.page.board
        board.setFocus()
        # Plain arrow keys walk through the record otherwise.
        board.arrows_move_cursor = True
        self._context.presenter.show_picture()

    def finish(self) -> None:
        """Leave the board, and report the marked points if there are any."""
        points = self.points
        self.leave()
        if points:
            self.marked.emit(points)

    def leave(self) -> None:
        """Leave the board without a result."""
        if not self.is_on:
            return
        self.points = frozenset()
        self._marker.set_on(False)
        self._context.modes.gone(self)
        # Restores the arrow keys of the current phase.
        self._context.presenter.show_again()
        self.ended.emit()

    def picture(self, below: BoardPicture) -> BoardPicture:
        """Outline the marked points."""
        return replace(without_ghost(below), lit=self.points)

    def click(self, point: Point, modifiers: Qt.KeyboardModifier) -> bool:
        """Mark a corner with Enter, then the opposite one; the third Enter at the same point ends the marking."""
        if point == self._marker.done_at and modifiers == Qt.KeyboardModifier.NoModifier:
            self.finish()
        else:
            self._marker.take_enter(point, modifiers)
        return True

    def key(self, event: QKeyEvent) -> bool:
        """End the marking with Enter."""
        if event.key() not in _ENTERS or not self.points:
            return False
        event.accept()
        self.finish()
        return True

    @Slot(object)
    def _on_rectangle(self, area: PointRect) -> None:
        size = self._context.controller.session.tree.size
        self._put(frozenset(point for point in area.points() if point in size))

    @Slot(object)
    def _on_point(self, point: Point) -> None:
        self._put(self.points ^ {point})

    def _put(self, points: frozenset[Point]) -> None:
        if points != self.points:
            self.points = points
            self._context.presenter.show_picture()
