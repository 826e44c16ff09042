"""AreaMarker: marks a rectangle of a board with the mouse or the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal, Slot

from goboard_app.go.board import Point
from goboard_app.session.position_search import PointRect
from goboard_app.ui.board.view import STROKE_REACH, BoardView

_LEFT = Qt.MouseButton.LeftButton
_CROSS = Qt.CursorShape.CrossCursor


class AreaMarker(QObject):
    """Marks a rectangle of the board with the mouse or Enter; while it is on, neither plays a move.

    Signals: `marked(PointRect)` whenever the rectangle changes, also while the mouse is still down; `clicked(Point)`
    for a click without dragging, or for Shift+Enter.
    """

    marked = Signal(object)
    clicked = Signal(object)

    def __init__(self, board: BoardView, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._is_on = False
        self._start: Point | None = None
        self._by_key: Point | None = None
        self.done_at: Point | None = None
        """The point where Enter set the opposite corner: Enter there again confirms the area."""
        self._is_drag = self._is_off = False
        board.stroke_begun.connect(self._on_begun)
        board.stroke_moved.connect(self._on_moved)
        board.stroke_dropped.connect(self._on_dropped)
        board.stroke_ended.connect(self._on_ended)

    @property
    def is_on(self) -> bool:
        """Return whether mouse and Enter mark the board."""
        return self._is_on

    def set_on(self, is_on: bool) -> None:
        """Take over the mouse and Enter, or release them."""
        if is_on:
            self._board.stroke_buttons = frozenset({_LEFT})
        self._board.stroke_reach = STROKE_REACH if is_on else 0.0
        if is_on == self._is_on:
            return
        self._is_on = is_on
        self._start = self._by_key = None
        self._board.set_pointer(_CROSS if is_on else Qt.CursorShape.ArrowCursor)

    @Slot(object, object, object)
    def _on_begun(self, point: Point, _button: object, _modifiers: object) -> None:
        if self._is_on:
            self._start, self._is_drag = point, False
            self.done_at = None

    @Slot(object)
    def _on_moved(self, point: Point) -> None:
        if self._start is not None:
            self._is_drag = True
            self.marked.emit(PointRect.between(self._start, point))

    @Slot(object)
    def _on_dropped(self, point: Point | None) -> None:
        self._is_off = point is None

    @Slot(object)
    def _on_ended(self, last: Point) -> None:
        start, self._start = self._start, None
        if start is None:
            return
        if self._is_drag or last != start:
            self.marked.emit(PointRect.between(start, last))
        elif not self._is_off:
            # A click beside the board is none.
            self.clicked.emit(start)

    def take_enter(self, point: Point, modifiers: Qt.KeyboardModifier) -> None:
        """Set a corner of the area, or the opposite corner if one is set.

        With Shift the point counts as clicked.
        """
        if modifiers & Qt.KeyboardModifier.ShiftModifier:
            self.clicked.emit(point)
        # A corner from a larger board is no corner of this one.
        elif self._by_key is None or self._by_key not in self._board.picture.size:
            self._by_key, self.done_at = point, None
            self.marked.emit(PointRect.between(point, point))
        else:
            self.marked.emit(PointRect.between(self._by_key, point))
            self._by_key, self.done_at = None, point
