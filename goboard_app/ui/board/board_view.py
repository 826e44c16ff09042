"""BoardView: the board as a widget; it shows a picture and says what was done on it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from goboard_app.go.board import Point
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.board.accessible import install, tell_cursor, tell_picture
from goboard_app.ui.board.board_canvas import BoardCanvas
from goboard_app.ui.board.pointer import Pointer, Stroke, WheelSteps, cursor_step, is_enter
from goboard_app.ui.look.announcing import announce
from goboard_app.ui.look.theme import Theme

# A label that is longer may be cut short on the board.
_SHORT = 3


class BoardView(BoardCanvas):
    """Shows one BoardPicture as large as it fits and turns mouse and keys into points.

    point_clicked(Point, Qt.KeyboardModifiers): the left button came up on the point where it went
    down, or Enter or Space was pressed at the keyboard point. The second click of a double click
    counts too. point_double_clicked(Point): just before that second click.
    point_right_clicked(Point): the same with the right button, or the menu key.
    point_hovered(Point | None): the pointer came to another point, or left them all.
    cursor_moved(Point): arrow keys moved the keyboard point.
    cursor_changed(Point | None): the keyboard point is shown elsewhere, or not any more.
    wheel_turned(int): whole notches, +1 for one down (forward).
    flights_landed(): all stones of `fly` have arrived.
    A button among `stroke_buttons` draws instead of clicking: stroke_begun(Point, Qt.MouseButton,
    Qt.KeyboardModifiers) where it went down, stroke_moved(Point) over each further point, and
    stroke_ended(Point) where it came up, or at its last point; just before that
    stroke_dropped(Point | None) says None where it came up off the board. A stroke of the right
    button on one point alone is a right click as well.
    """

    point_clicked = Signal(object, object)
    point_double_clicked = Signal(object)
    point_right_clicked = Signal(object)
    point_hovered = Signal(object)
    cursor_moved = Signal(object)
    cursor_changed = Signal(object)
    wheel_turned = Signal(int)
    stroke_begun = Signal(object, object, object)
    stroke_moved = Signal(object)
    stroke_dropped = Signal(object)
    stroke_ended = Signal(object)

    def __init__(
        self,
        theme: Theme,
        describe: Callable[[Point], str],
        name: str,
        parent: QWidget | None = None,
    ) -> None:
        """`describe` says in words what is on a point; `name` is the board's name read aloud.

        `detail` may be set to say more of a point: its description aloud.
        """
        super().__init__(theme, parent)
        self.describe = describe
        self.detail: Callable[[Point], str] = _nothing_more
        self.arrows_move_cursor = True
        self.stroke_buttons: frozenset[Qt.MouseButton] = frozenset()
        self._stroke = Stroke()
        self._cursor: Point | None = None
        self._last_touched: Point | None = None
        self._pointer = Pointer()
        self._wheel = WheelSteps()
        install()
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)

    @property
    def cursor_point(self) -> Point | None:
        """The keyboard point; None while it is not shown."""
        return self._cursor

    def show_picture(self, picture: BoardPicture, animate: bool = False) -> None:
        """Show another picture; what still moves ends at once, what is new may move in."""
        before = self.picture
        super().show_picture(picture, animate)
        if picture.size != before.size:
            self._forget_points()
        tell_picture(self, before, picture)
        if picture.ghost is not before.ghost or picture.playable is not before.playable:
            self._update_pointer()

    def set_cursor(self, point: Point | None) -> None:
        """Move the keyboard point here and show it; None hides it."""
        self._cursor = point if point is None or point in self.picture.size else self._cursor
        self._board.set_cursor(self._cursor)
        if self._cursor is not None:
            self._last_touched = self._cursor
            tell_cursor(self, self.picture, self._cursor)
        self.cursor_changed.emit(self._cursor)

    def point_to(self, point: Point | None) -> None:
        """Let the ghost stand here as if the pointer did, for a stone that comes from elsewhere."""
        self._hover(point)

    def announce(self, text: str, assertive: bool = False) -> None:
        """Have a screen reader say this; `assertive` interrupts what it is saying."""
        announce(self, text, assertive)

    def event(self, event: QEvent) -> bool:
        """Keep the keys the board uses from the window's shortcuts."""
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and self._uses_key(event):
            event.accept()
            return True
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell a label that may be cut short as a whole."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._show_label(event)
            return True
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a button went down."""
        self._hide_cursor()
        point = self.point_at(event.position())
        event.accept()
        if event.button() in self.stroke_buttons and self._stroke.begin(event.button(), point):
            self.stroke_begun.emit(point, event.button(), event.modifiers())
            return
        self._pointer.press(event.button(), point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click, where the button comes up on the same point."""
        if self._stroke.button == event.button():
            self._end_stroke(self.point_at(event.position()))
            event.accept()
            return
        point = self._pointer.release(event.button(), self.point_at(event.position()))
        event.accept()
        if point is None:
            return
        self._last_touched = point
        if event.button() == Qt.MouseButton.LeftButton:
            self.point_clicked.emit(point, event.modifiers())
        elif event.button() == Qt.MouseButton.RightButton:
            self.point_right_clicked.emit(point)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of two quick ones: it is a press like any other."""
        point = self.point_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and point is not None:
            self.point_double_clicked.emit(point)
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Let the ghost, or a stroke, follow the pointer."""
        point = self.point_at(event.position())
        self._hover(point)
        if self._stroke.move(point):
            self.stroke_moved.emit(point)
        event.accept()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the ghost at once."""
        super().enterEvent(event)
        self._hover(self.point_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """No pointer, no ghost."""
        super().leaveEvent(event)
        self._hover(None)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Say whole notches; small steps of touch pads add up."""
        steps = self._wheel.add(event.angleDelta().y())
        event.accept()
        if steps:
            self.wheel_turned.emit(steps)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu key asks about the keyboard point; the mouse has been served already."""
        if event.reason() == QContextMenuEvent.Reason.Keyboard and self._cursor is not None:
            self.point_right_clicked.emit(self._cursor)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the keyboard point or act on it; other keys go to the window."""
        if not self._uses_key(event):
            event.ignore()
            return
        event.accept()
        step = cursor_step(event)
        if step is not None:
            self._move_cursor(*step)
        elif self._cursor is not None:
            self.point_clicked.emit(self._cursor, event.modifiers())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the keyboard point where the keyboard brought the focus."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.set_cursor(self._cursor or self._start_point())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the keyboard point: keys go elsewhere now."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._hide_cursor()

    def _show_label(self, event: QHelpEvent) -> None:
        point = self.point_at(QPointF(event.pos()))
        texts = [m.text for m in self.picture.marks if m.point == point and len(m.text) > _SHORT]
        QToolTip.showText(event.globalPos(), texts[-1] if texts else "", self)

    def _end_stroke(self, point: Point | None) -> None:
        button, start, last = self._stroke.end(point)
        self._last_touched = last
        self.stroke_dropped.emit(point)
        self.stroke_ended.emit(last)
        if button == Qt.MouseButton.RightButton and start == last:
            self.point_right_clicked.emit(last)

    def _uses_key(self, event: QKeyEvent) -> bool:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if cursor_step(event) is not None:
            is_plain = modifiers == Qt.KeyboardModifier.NoModifier and self.arrows_move_cursor
            return is_plain or modifiers == Qt.KeyboardModifier.ControlModifier
        return is_enter(event) and self._cursor is not None

    def _move_cursor(self, right: int, down: int) -> None:
        if self._cursor is None:
            point = self._start_point()
        else:
            size = self.picture.size
            col = min(max(self._cursor.col + right, 0), size.columns - 1)
            row = min(max(self._cursor.row + down, 0), size.rows - 1)
            point = Point(col, row)
        if point != self._cursor:
            self.set_cursor(point)
            self.cursor_moved.emit(point)

    def _start_point(self) -> Point:
        size = self.picture.size
        start = self._last_touched or self.picture.last_move
        if start is not None and start in size:
            return start
        return Point(size.columns // 2, size.rows // 2)

    def _hide_cursor(self) -> None:
        if self._cursor is not None:
            self.set_cursor(None)

    def _forget_points(self) -> None:
        self._hide_cursor()
        self._last_touched = None
        self._pointer.forget()
        self._board.set_ghost(None)

    def _hover(self, point: Point | None) -> None:
        if not self._pointer.hover(point):
            return
        self._board.set_ghost(point)
        self._update_pointer()
        self.point_hovered.emit(point)

    def _update_pointer(self) -> None:
        """Over a point where the stone may not go, the pointer says so."""
        point, picture = self._pointer.over, self.picture
        is_barred = (
            picture.ghost is not None and point is not None and point not in picture.playable
        )
        shape = Qt.CursorShape.ForbiddenCursor if is_barred else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)


def _nothing_more(_point: Point) -> str:
    return ""
