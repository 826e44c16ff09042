"""AreaMarker: a part of the board marked by dragging, or by Enter at two corners."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from goboard_app.go.point import Point
from goboard_app.session.pattern import Area
from goboard_app.ui.board.board_view import BoardView
from goboard_app.ui.board.pointer import is_enter

_LEFT = Qt.MouseButton.LeftButton


class AreaMarker(QObject):
    """While it is on, the mouse and Enter mark a part of the board and play nothing.

    Signal: `marked(Area)` whenever the part becomes another, while the mouse is still down too.
    """

    marked = Signal(object)

    def __init__(self, board: BoardView, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._is_on = False
        self._start: Point | None = None
        self._by_key: Point | None = None

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
        shape = Qt.CursorShape.CrossCursor if is_on else Qt.CursorShape.ArrowCursor
        self._board.viewport().setCursor(shape)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Mark with what would otherwise play."""
        if watched is self._board:
            return isinstance(event, QKeyEvent) and self._take_key(event)
        return isinstance(event, QMouseEvent) and self._take_mouse(event)

    def _take_mouse(self, event: QMouseEvent) -> bool:
        kind, point = event.type(), self._board.point_at(event.position())
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            self._start = point if event.button() == _LEFT else None
        elif kind == QEvent.Type.MouseButtonRelease and event.button() == _LEFT:
            self._stretch_to(point)
            self._start = None
        elif kind == QEvent.Type.MouseMove:
            self._stretch_to(point)
        event.accept()
        return True

    def _stretch_to(self, point: Point | None) -> None:
        if self._start is not None and point is not None:
            self.marked.emit(Area.between(self._start, point))

    def _take_key(self, event: QKeyEvent) -> bool:
        """Enter at one corner, and Enter at the corner across."""
        point = self._board.cursor_point
        if event.type() != QEvent.Type.KeyPress or not is_enter(event) or point is None:
            return False
        if self._by_key is None or self._by_key not in self._board.picture.size:
            self._by_key = point
            self.marked.emit(Area.between(point, point))
        else:
            self.marked.emit(Area.between(self._by_key, point))
            self._by_key = None
        event.accept()
        return True
