"""Rectangles of a board, marked with the mouse (PointDrag), or with the mouse and the keyboard (AreaMarker)."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal, Slot

from goboard_app.go.board import Point
from goboard_app.session.position_search import PointRect
from goboard_app.ui.board.view import STROKE_REACH, BoardView


class PointDrag(QObject):
    """The drags and clicks of the left button on a board, while `is_on`.

    Signals: `begun()` when the button goes down; `moved(PointRect)` during a drag, `ended(PointRect)` at its end;
    `clicked(Point, KeyboardModifiers)` for a click without a drag, with the modifiers of the press.
    """

    begun = Signal()
    moved = Signal(object)
    ended = Signal(object)
    clicked = Signal(object, object)

    def __init__(self, board: BoardView, parent: QObject, *, is_on: bool = True) -> None:
        super().__init__(parent)
        self._board = board
        self._is_on = False
        self._start: Point | None = None
        self._modifiers = Qt.KeyboardModifier.NoModifier
        self._is_drag = self._is_off = False
        board.stroke_begun.connect(self._on_begun)
        board.stroke_moved.connect(self._on_moved)
        board.stroke_dropped.connect(self._on_dropped)
        board.stroke_ended.connect(self._on_ended)
        if is_on:
            self.set_on(True)

    @property
    def is_on(self) -> bool:
        """Return whether the left button drags."""
        return self._is_on

    def set_on(self, is_on: bool) -> None:
        """Take over the left button, or release it; a drag that has begun is forgotten."""
        # The board may have given the button to another mode in the meantime, so it is taken each time.
        if is_on:
            self._board.stroke_buttons = frozenset({Qt.MouseButton.LeftButton})
        self._board.stroke_reach = STROKE_REACH if is_on else 0.0
        if is_on != self._is_on:
            self._is_on, self._start = is_on, None

    @Slot(object, object, object)
    def _on_begun(self, point: Point, _button: object, modifiers: Qt.KeyboardModifier) -> None:
        if self._is_on:
            self._start, self._modifiers, self._is_drag = point, modifiers, False
            self.begun.emit()

    @Slot(object)
    def _on_moved(self, point: Point) -> None:
        if self._start is not None:
            self._is_drag = True
            self.moved.emit(PointRect.between(self._start, point))

    @Slot(object)
    def _on_dropped(self, point: Point | None) -> None:
        self._is_off = point is None

    @Slot(object)
    def _on_ended(self, last: Point) -> None:
        start, self._start = self._start, None
        if start is None:
            return
        if self._is_drag or last != start:
            self.ended.emit(PointRect.between(start, last))
        elif not self._is_off:
            # A click beside the board is none.
            self.clicked.emit(start, self._modifiers)


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
        self._drag = PointDrag(board, self, is_on=False)
        self._by_key: Point | None = None
        self.done_at: Point | None = None
        """The point where Enter set the opposite corner: Enter there again confirms the area."""
        self._drag.begun.connect(self._on_begun)
        self._drag.moved.connect(self.marked)
        self._drag.ended.connect(self.marked)
        self._drag.clicked.connect(self._on_clicked)

    @property
    def is_on(self) -> bool:
        """Return whether mouse and Enter mark the board."""
        return self._drag.is_on

    def set_on(self, is_on: bool) -> None:
        """Take over the mouse and Enter, or release them."""
        if is_on != self.is_on:
            self._by_key = None
            self._board.set_pointer(Qt.CursorShape.CrossCursor if is_on else Qt.CursorShape.ArrowCursor)
        self._drag.set_on(is_on)

    @Slot()
    def _on_begun(self) -> None:
        self.done_at = None

    @Slot(object, object)
    def _on_clicked(self, point: Point, _modifiers: object) -> None:
        self.clicked.emit(point)

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
