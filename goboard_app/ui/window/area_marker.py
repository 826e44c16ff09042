"""AreaMarker: a part of the board marked by dragging, or by Enter at two of its corners."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from goboard_app.go.board import Point
from goboard_app.session.position_search import Area
from goboard_app.ui.board.board_view import BoardView
from goboard_app.ui.board.pointer import is_enter

_LEFT = Qt.MouseButton.LeftButton
_CROSS = Qt.CursorShape.CrossCursor


class AreaMarker(QObject):
    """While it is on, the mouse and Enter mark a part of the board and play nothing.

    Signals: `marked(Area)` whenever the part becomes another, while the mouse is still down too;
    `clicked(Point)` for a click without dragging, or for Shift and Enter.
    """

    marked = Signal(object)
    clicked = Signal(object)

    def __init__(self, board: BoardView, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._is_on = False
        self._start: Point | None = None
        self._by_key: Point | None = None
        self._is_drag = False

    @property
    def is_on(self) -> bool:
        """Whether the board is there to be marked."""
        return self._is_on

    def set_on(self, is_on: bool) -> None:
        """Take the mouse and Enter, or give them back."""
        if is_on == self._is_on:
            return
        self._is_on = is_on
        self._start = self._by_key = None
        for watched in (self._board, self._board.viewport()):
            if is_on:
                watched.installEventFilter(self)
            else:
                watched.removeEventFilter(self)
        if is_on:
            # No stone follows the pointer as long as none can be played.
            self._board.leaveEvent(QEvent(QEvent.Type.Leave))
        self._board.viewport().setCursor(_CROSS if is_on else Qt.CursorShape.ArrowCursor)

    def show_pointer(self) -> None:
        """Show the cross again; the board has its own pointer for each picture."""
        if self._is_on:
            self._board.viewport().setCursor(_CROSS)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Mark with what would otherwise play."""
        if event.type() == QEvent.Type.Enter:
            return True
        if watched is self._board:
            return isinstance(event, QKeyEvent) and self._take_key(event)
        return isinstance(event, QMouseEvent) and self._take_mouse(event)

    def _take_mouse(self, event: QMouseEvent) -> bool:
        kind, point = event.type(), self._board.point_at(event.position())
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            self._start = point if event.button() == _LEFT else None
            self._is_drag = False
        elif self._start is not None and point is not None:
            self._is_drag = self._is_drag or point != self._start
            if self._is_drag:
                self.marked.emit(Area.between(self._start, point))
        if kind == QEvent.Type.MouseButtonRelease and event.button() == _LEFT:
            self._release()
        event.accept()
        return True

    def _release(self) -> None:
        start, self._start = self._start, None
        if start is not None and not self._is_drag:
            self.clicked.emit(start)

    def _take_key(self, event: QKeyEvent) -> bool:
        """Enter at one corner, and Enter at the corner across."""
        point = self._board.cursor_point
        if event.type() != QEvent.Type.KeyPress or not is_enter(event) or point is None:
            return False
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.clicked.emit(point)
        elif self._by_key is None or self._by_key not in self._board.picture.size:
            self._by_key = point
            self.marked.emit(Area.between(point, point))
        else:
            self.marked.emit(Area.between(self._by_key, point))
            self._by_key = None
        event.accept()
        return True
