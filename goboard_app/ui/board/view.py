"""BoardView: the widget that shows a BoardPicture and converts mouse, wheel and keys into points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, cast

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from goboard_app.app.jobs import Job, Steps
from goboard_app.go.board import BoardSize, Point
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.board.accessible import install_boards, tell_cursor, tell_picture
from goboard_app.ui.board.background import board_wood
from goboard_app.ui.board.geometry import BoardGeometry, BoardOptions, fit_board
from goboard_app.ui.board.scene import FLIGHT_MS, MOST_SHADOWS, PLAYED_THROUGH_MS, BoardScene, Flight
from goboard_app.ui.board.sprites import Sprites
from goboard_app.ui.widgets.accessible import announce, tell_current
from goboard_app.ui.widgets.theme import Theme
from goboard_app.ui.widgets.tips import show_tip
from goboard_app.ui.widgets.touch import Finger

# QWheelEvent counts in eighths of a degree; a notch of a usual wheel is 15 degrees.
NOTCH = 120
STROKE_REACH = 1.5
"""The reach of strokes that mark a part of the board: the coordinates beside it are within."""

_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
SIDE_BUTTONS = frozenset({Qt.MouseButton.BackButton, Qt.MouseButton.ForwardButton})
"""The buttons at the side of a mouse, which go back and forward."""

_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})

# After so long without another change of size the board is painted finely.
_SETTLE_MS = 140
_LEAST_SIDE = 160
# Rectangles that are repainted each on its own; more are repainted as one.
_MOST_PLACES = 6
_EMPTY = BoardPicture(BoardSize.square(19), bytes(361))

# A longer label may be cut short on the board.
_SHORT = 3

# Posted to a board that must be redrawn; handled after pending layout and before Qt paints.
_DRAW = QEvent.Type(QEvent.registerEventType())


class _ViewLayout(NamedTuple):
    """The place and style of a board; the table in whole device pixels."""

    geometry: BoardGeometry
    theme: Theme
    options: BoardOptions
    table: tuple[int, int]


class Pointer:
    """The point under the pointer, and the one where a button was pressed; only the view changes it."""

    def __init__(self) -> None:
        self.over: Point | None = None
        self._pressed: tuple[Qt.MouseButton, Point] | None = None

    def press(self, button: Qt.MouseButton, point: Point | None) -> None:
        """Note a press of a button; outside all points, forget an earlier one."""
        self._pressed = (button, point) if point is not None else None

    def release(self, button: Qt.MouseButton, point: Point | None) -> Point | None:
        """Return the point clicked, if the same button was pressed on it before, else None."""
        pressed, self._pressed = self._pressed, None
        return point if point is not None and pressed == (button, point) else None

    def hover(self, point: Point | None) -> bool:
        """Move the pointer; return whether it is over another point than before."""
        before, self.over = self.over, point
        return point != before

    def forget(self) -> None:
        """Forget all points, as after a change of the board."""
        self.over = None
        self._pressed = None


class PointerStroke:
    """A pointer movement over points with a button held down; only the view changes it."""

    def __init__(self) -> None:
        self.button: Qt.MouseButton | None = None
        self._start: Point | None = None
        self._last: Point | None = None

    def begin(self, button: Qt.MouseButton, point: Point | None) -> bool:
        """Begin a stroke; return whether it begins: it must be on a point, and the only stroke."""
        if point is None or self.button is not None:
            return False
        self.button, self._start, self._last = button, point, point
        return True

    def move(self, point: Point | None) -> bool:
        """Move the stroke; return whether it has come to another point."""
        if self.button is None or point is None or point == self._last:
            return False
        self._last = point
        return True

    def end(self, point: Point | None) -> tuple[Qt.MouseButton | None, Point | None, Point | None]:
        """End the stroke; return its button, its first point and its last point."""
        ended = self.button, self._start, point or self._last
        self.button = self._start = self._last = None
        return ended


class WheelSteps:
    """An adder of the small steps of fine wheels and touch pads to whole notches."""

    def __init__(self) -> None:
        self._rest = 0

    def add(self, delta: int) -> int:
        """Return the notches completed by this step, positive for down (towards the user)."""
        # A change of direction drops the rest.
        if delta * self._rest < 0:
            self._rest = 0
        self._rest += delta
        notches = int(self._rest / NOTCH)
        self._rest -= notches * NOTCH
        return -notches


def cursor_step(event: QKeyEvent) -> tuple[int, int] | None:
    """Return the step (right, down) of an arrow key, or None."""
    return _STEPS.get(Qt.Key(event.key()))


class HeldKey:
    """The recognition of the presses that a key repeats while it is held down.

    An X server sends a release and a press for each of them, with the same time. Qt marks the press as a repeated one
    only if it happens to read both together.
    """

    def __init__(self) -> None:
        self._key, self._time = 0, 0

    def release(self, event: QKeyEvent) -> None:
        """Note the release of a key."""
        self._key, self._time = event.key(), event.timestamp()

    def is_repeated(self, event: QKeyEvent) -> bool:
        """Return whether a press belongs to a key that is held down."""
        is_same = event.timestamp() > 0 and (event.key(), event.timestamp()) == (self._key, self._time)
        return event.isAutoRepeat() or is_same


def is_enter(event: QKeyEvent) -> bool:
    """Return whether the key acts on the keyboard point."""
    plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    allowed = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
    return event.key() in _ENTER and plain in allowed


class BoardCanvas(QGraphicsView):
    """A view that shows one BoardPicture as large as it fits; it takes no input.

    Signal: `flights_landed()` when all stones of `fly` have arrived.
    """

    flights_landed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._options = BoardOptions()
        self._board = BoardScene(_EMPTY, self)
        self._geometry = fit_board(_EMPTY.size, _LEAST_SIDE, _LEAST_SIDE)
        self._placed: _ViewLayout | None = None
        self._drawn: _ViewLayout | None = None
        self._is_stretched = False
        self._is_due = True
        self._is_posted = False
        self._was_seen = False
        self._place: QRect | None = None
        self._settling = Job(self)
        self._settling.done.connect(self._draw_finely)
        self._build_canvas()
        self._board.flights_ended.connect(self._land)

    def _build_canvas(self) -> None:
        # A viewport of our own: to return the one that Qt has made, PySide makes every class of widget.
        self.setViewport(QWidget())
        self.setScene(self._board)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # The clip of `drawBackground` lasts for the items because of this flag.
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumSize(_LEAST_SIDE, _LEAST_SIDE)
        # A scene accepts whatever is dragged over it, and then drops nothing: the window opens dropped files.
        self.setAcceptDrops(False)
        self.viewport().setAcceptDrops(False)

    @property
    def picture(self) -> BoardPicture:
        """The picture shown."""
        return self._board.picture

    @property
    def board_scene(self) -> BoardScene:
        """The scene behind the view, drawn and up to date if the view is visible."""
        if self.isVisible() and (self._is_due or self._is_stretched):
            self._draw()
        return self._board

    @property
    def board_geometry(self) -> BoardGeometry:
        """The present geometry, in device pixels of the viewport."""
        return self._geometry

    def show_picture(self, picture: BoardPicture, animate: bool = False) -> None:
        """Show another picture; running animations end at once, and with `animate` changes are animated."""
        before = self._board.picture
        if self._is_due:
            # Everything is redrawn in any case, as soon as its place is known.
            self._board.forget_look()
        self._board.show_picture(picture, animate and self._options.motion)
        if (picture.size, picture.part) != (before.size, before.part):
            self._lay_out()

    def set_played_through(self, is_played: bool) -> None:
        """Limit the duration of animations during autoplay, where one move follows another."""
        self._board.motion.longest = PLAYED_THROUGH_MS if is_played else 0

    def set_theme(self, theme: Theme) -> None:
        """Draw in other colours."""
        self._theme = theme
        self._lay_out()

    @property
    def options(self) -> BoardOptions:
        """The options in force."""
        return self._options

    def set_options(self, options: BoardOptions) -> None:
        """Set the options and draw again."""
        if options == self._options:
            return
        self._options = options
        if not options.motion:
            self._board.motion.finish()
        self._lay_out()

    def fly(self, flights: Sequence[Flight], duration: int = FLIGHT_MS) -> None:
        """Move stones over the board, then emit `flights_landed`; at once if motion is off."""
        # Draws a board that is due: without its sprites the flights would end at once.
        scene = self.board_scene
        if len(flights) > MOST_SHADOWS:
            self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        scene.fly(flights, duration if self._options.motion else 0)

    def _land(self) -> None:
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.flights_landed.emit()

    def finish_motion(self) -> None:
        """End all animations at once."""
        self._board.motion.finish()

    def position_of(self, point: Point) -> QPoint:
        """Return the position of the point in the viewport, in logical pixels."""
        x, y = self._geometry.center(point)
        ratio = self._geometry.dpr
        return QPoint(int(x / ratio), int(y / ratio))

    def cell_of(self, point: Point) -> QRectF:
        """Return the square around the point in the viewport, in logical pixels."""
        x, y = self._geometry.center(point)
        ratio, side = self._geometry.dpr, self._geometry.spacing
        return QRectF((x - side / 2) / ratio, (y - side / 2) / ratio, side / ratio, side / ratio)

    def point_at(self, position: QPointF) -> Point | None:
        """Return the point at a position of the viewport, or None."""
        ratio = self._geometry.dpr
        return self._geometry.point_at(position.x() * ratio, position.y() * ratio)

    def nearest(self, position: QPointF, reach: float) -> Point | None:
        """Return the nearest point to a position of the viewport, or None beyond a distance in spacings."""
        ratio = self._geometry.dpr
        return self._geometry.nearest(position.x() * ratio, position.y() * ratio, reach)

    def event(self, event: QEvent) -> bool:
        """Lay out again if the pixel ratio of the screen changes; draw if a redraw is due."""
        kind = event.type()
        if kind == QEvent.Type.DevicePixelRatioChange:
            self._lay_out()
        elif kind == _DRAW:
            self._is_posted = False
            if self.isVisible() and self._is_due:
                self._draw()
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a few distant areas one by one: a clip of many parts would slow down all of them.

        Qt itself must paint: it remembers the area of each painted item, and erases it there later.
        """
        self._was_seen = True
        if self._is_due:
            self._draw()
        places = list(cast(Iterable[QRect], event.region()))
        # Only a whole pixel ratio turns the rectangles into whole device pixels.
        if self._is_stretched or not self._geometry.dpr.is_integer() or not _are_apart(places):
            super().paintEvent(event)
            return
        ratio = int(self._geometry.dpr)
        for place in places:
            self._place = QRect(place.topLeft() * ratio, place.size() * ratio)
            super().paintEvent(QPaintEvent(place))
        self._place = None

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the ground, and clip the items above it to the area that is being painted.

        The clip stays in force for the items, as the view does not save the state of the painter
        (DontSavePainterState). Without it an item across two areas would be drawn twice in both, with its edges too
        dark.
        """
        if self._is_stretched:
            # The table was drawn for another size.
            painter.fillRect(QRectF(rect), QColor(self._theme.table))
        if self._place is None:
            super().drawBackground(painter, rect)
            return
        painter.setClipRect(self._place)
        self._board.draw_ground(painter, self._place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the board again: it is stretched while the size keeps changing, and redrawn soon after."""
        super().resizeEvent(event)
        self._lay_out(is_resized=True)

    def _painting_finely(self) -> Steps[None]:
        """Paint the stones and the wood in steps; they are cached for the redraw."""
        geometry, options = self._geometry, self._options
        sprites = Sprites(geometry, self._theme)
        for code, point in self._board.kinds_of_stones():
            sprites.stone(code, point)
            yield 0.0
        board_wood(self._theme, geometry.width, geometry.height, options.grain, options.trial)
        yield 0.0

    @Slot()
    def _draw_finely(self) -> None:
        if self._is_stretched:
            self._is_due = True
            self._draw_soon()

    def _lay_out(self, is_resized: bool = False) -> None:
        """Compute the layout; the board is drawn after all pending changes.

        Showing a slider and a wider panel resizes the board twice, and drawing takes a while: a visible board that is
        only resized is stretched until no more changes come.
        """
        ratio = self.devicePixelRatioF()
        width, height = self.viewport().width() * ratio, self.viewport().height() * ratio
        size, part, coordinates = self.picture.size, self.picture.part, self._options.coordinates
        geometry = fit_board(size, width, height, ratio, coordinates, part)
        place = _ViewLayout(geometry, self._theme, self._options, (int(width), int(height)))
        if place == self._placed:
            return
        self._placed, self._geometry = place, geometry
        drawn = self._drawn if is_resized and self.isVisible() and not self._is_due else None
        # A board that was not on the screen yet is drawn at once, so that the user never sees it stretched first.
        if drawn is not None and self._was_seen:
            self._stretch(drawn, place)
        else:
            self._is_due = True
            self._draw_soon()

    def _stretch(self, drawn: _ViewLayout, place: _ViewLayout) -> None:
        """Transform the drawn board to its new place; if that has another size, redraw it soon."""
        before, now = drawn.geometry, place.geometry
        stretch = now.spacing / before.spacing
        x, y = before.first_x - now.first_x / stretch, before.first_y - now.first_y / stretch
        self._show_part(QRectF(x, y, place.table[0] / stretch, place.table[1] / stretch), stretch)
        self._set_stretched(place != drawn)
        self._settling.cancel()
        if self._is_stretched:
            self._settling.start_slices(self._painting_finely(), delay_ms=_SETTLE_MS)

    def _set_stretched(self, is_stretched: bool) -> None:
        if is_stretched != self._is_stretched:
            self._is_stretched = is_stretched
            self._board.set_stretched(is_stretched)

    def _show_part(self, part: QRectF, stretch: float) -> None:
        """Make a part of the scene, in its own pixels, fill the viewport."""
        scale = stretch / self._geometry.dpr
        self.setTransform(QTransform.fromScale(scale, scale))
        self.setSceneRect(part)

    def _draw_soon(self) -> None:
        if self._is_due and not self._is_posted and self.isVisible():
            self._is_posted = True
            QCoreApplication.postEvent(self, QEvent(_DRAW), Qt.EventPriority.LowEventPriority.value)

    def _draw(self) -> None:
        """Redraw everything at its present place."""
        self._settling.cancel()
        self._is_due = False
        self._set_stretched(False)
        if self._placed is not None:
            self._board.setSceneRect(0, 0, *self._placed.table)
        self._show_part(self._board.sceneRect(), 1.0)
        self._drawn = self._placed
        sprites = Sprites(self._geometry, self._theme)
        self._board.set_look(sprites, self._theme, self._options)

    def showEvent(self, event: QShowEvent) -> None:
        """Draw the board if a redraw is due: nothing is drawn while it is hidden."""
        super().showEvent(event)
        self._draw_soon()


class BoardView(BoardCanvas):
    """A view that shows one BoardPicture as large as it fits and converts mouse and keys into points.

    point_clicked(Point, Qt.KeyboardModifiers): the left button was released on the point where it was pressed, or Enter
    or Space was pressed at the keyboard point. The second click of a double click counts too.
    point_double_clicked(Point): just before that second click.
    point_right_clicked(Point): the same with the right button, or the menu key.
    point_hovered(Point | None): the pointer came to another point, or left them all.
    cursor_moved(Point): arrow keys moved the keyboard point.
    cursor_changed(Point | None): the keyboard point is shown elsewhere, or not any more.
    wheel_turned(int): whole notches, +1 for one down (forward).
    side_button_pressed(Qt.MouseButton): a button at the side of the mouse was pressed.
    swiped(int): a finger swiped over the board, 1 to the left (forward), -1 to the right. A finger that rests on a
    point acts as the right button.
    flights_landed(): all stones of `fly` have arrived.
    A button among `stroke_buttons` draws instead of clicking: stroke_begun(Point, Qt.MouseButton, Qt.KeyboardModifiers)
    where it was pressed, stroke_moved(Point) over each further point, and stroke_ended(Point) where it was released, or
    at its last point; just before that stroke_dropped(Point | None), with None if it was released off the board. With
    `stroke_reach` a stroke beside the board is one at the nearest point. A
    stroke of the right button on one point is a right click as well.
    """

    point_clicked = Signal(object, object)
    point_double_clicked = Signal(object)
    point_right_clicked = Signal(object)
    point_hovered = Signal(object)
    cursor_moved = Signal(object)
    cursor_changed = Signal(object)
    wheel_turned = Signal(int)
    side_button_pressed = Signal(object)
    swiped = Signal(int)
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
        """Set the function that describes a point in words, and the accessible name of the board.

        `detail` may be set to a function that returns further details of a point, its accessible description.
        """
        super().__init__(theme, parent)
        self.describe = describe
        self.detail: Callable[[Point], str] = _nothing_more
        self.arrows_move_cursor = True
        self.stroke_buttons: frozenset[Qt.MouseButton] = frozenset()
        self.stroke_reach = 0.0
        """The distance from the outer points, in those between points, at which a stroke may begin and go on."""
        self._shape = Qt.CursorShape.ArrowCursor
        self._stroke = PointerStroke()
        self._held_key = HeldKey()
        self._cursor: Point | None = None
        self._last_touched: Point | None = None
        self._has_writer = False
        self._pointer = Pointer()
        self._wheel = WheelSteps()
        self._finger = Finger(self)
        self._finger.held.connect(self._on_held)
        self._finger.swiped.connect(self.swiped)
        install_boards(BoardView)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # The ghost follows the pointer while no button is pressed.
        self.viewport().setMouseTracking(True)

    @property
    def cursor_point(self) -> Point | None:
        """The keyboard point; None while it is not shown."""
        return self._cursor

    @Slot(bool)
    def keep_writer(self, is_kept: bool) -> None:
        """Leave the focus with a text field on a click with Ctrl, which names a point there; or take it again."""
        self._has_writer = is_kept
        # Qt gives the focus before it delivers the click, so a click sets it in `mousePressEvent` meanwhile.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if is_kept else Qt.FocusPolicy.StrongFocus)

    def show_picture(self, picture: BoardPicture, animate: bool = False) -> None:
        """Show another picture; running animations end at once, and with `animate` changes are animated."""
        before = self.picture
        super().show_picture(picture, animate)
        if picture.size != before.size:
            self._forget_points()
        elif self._cursor is not None and self._cursor not in picture.shown:
            self._hide_cursor()
        tell_picture(self, before, picture)
        if picture.ghost is not before.ghost or picture.playable is not before.playable:
            self._update_pointer()

    def set_cursor(self, point: Point | None) -> None:
        """Move the keyboard point here and show it; None hides it."""
        self._cursor = point if point is None or point in self.picture.shown else self._cursor
        self._board.set_cursor(self._cursor)
        if self._cursor is not None:
            self._last_touched = self._cursor
            tell_cursor(self, self.picture, self._cursor)
        self.cursor_changed.emit(self._cursor)

    def set_pointer(self, shape: Qt.CursorShape) -> None:
        """Set the shape of the pointer over points where it may act."""
        self._shape = shape
        self._update_pointer()

    def point_to(self, point: Point | None) -> None:
        """Show the ghost here as if the pointer were here, for a stone that is dragged from elsewhere."""
        self._hover(point)

    def announce(self, text: str, assertive: bool = False) -> None:
        """Speak a text through the screen reader; `assertive` interrupts its current speech."""
        announce(self, text, assertive)

    def event(self, event: QEvent) -> bool:
        """Keep the keys that the board uses from the shortcuts of the window."""
        # The class first: the type of an event is made an enum of Python, for each of many.
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and self._uses_key(event):
            event.accept()
            return True
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Show a tool tip with the whole text of a label that may be cut short."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._show_label(event)
            return True
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note where a button was pressed, or begin a stroke."""
        if event.button() in SIDE_BUTTONS:
            event.accept()
            self.side_button_pressed.emit(event.button())
            return
        if self._has_writer and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._hide_cursor()
        point = self.point_at(event.position())
        event.accept()
        near = self._near(event.position())
        if event.button() in self.stroke_buttons and self._stroke.begin(event.button(), near):
            self.stroke_begun.emit(near, event.button(), event.modifiers())
            return
        self._pointer.press(event.button(), point)
        self._finger.press(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Emit a click if the button is released on the same point, or end a stroke."""
        if self._stroke.button == event.button():
            self._stroke.move(self._near(event.position()))
            self._end_stroke(self.point_at(event.position()))
            event.accept()
            return
        point = self._pointer.release(event.button(), self.point_at(event.position()))
        event.accept()
        if self._finger.release(event) or point is None:
            return
        self._last_touched = point
        if event.button() == Qt.MouseButton.LeftButton:
            self.point_clicked.emit(point, event.modifiers())
        elif event.button() == Qt.MouseButton.RightButton:
            self.point_right_clicked.emit(point)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Announce the double click, then handle its second press like any other."""
        point = self.point_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and point is not None:
            self.point_double_clicked.emit(point)
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Let the ghost, or a stroke, follow the pointer."""
        point = self.point_at(event.position())
        self._finger.move(event)
        self._hover(point)
        near = self._near(event.position())
        if self._stroke.move(near):
            self.stroke_moved.emit(near)
        event.accept()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the ghost at once."""
        super().enterEvent(event)
        self._hover(self.point_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Hide the ghost."""
        super().leaveEvent(event)
        self._hover(None)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Emit whole notches; small steps of touch pads add up."""
        steps = self._wheel.add(event.angleDelta().y())
        event.accept()
        if steps:
            self.wheel_turned.emit(steps)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Emit a right click at the keyboard point for the menu key; mouse buttons are handled elsewhere."""
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
        elif self._cursor is not None and not self._held_key.is_repeated(event):
            # Enter that is held down is one click.
            self.point_clicked.emit(self._cursor, event.modifiers())

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Note the release, and leave it to the window."""
        self._held_key.release(event)
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the keyboard point if the keyboard brought the focus."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.set_cursor(self._cursor or self._start_point())
            # Qt tells a screen reader only that the board has the focus, not the point.
            tell_current(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the keyboard point, unless a popup took the focus."""
        super().focusOutEvent(event)
        # A popup gives the focus back.
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._hide_cursor()

    @Slot(QPoint)
    def _on_held(self, place: QPoint) -> None:
        point = self.point_at(QPointF(place))
        if point is not None:
            self._last_touched = point
            self.point_right_clicked.emit(point)

    def _show_label(self, event: QHelpEvent) -> None:
        point = self.point_at(QPointF(event.pos()))
        texts = [m.text for m in self.picture.marks if m.point == point and len(m.text) > _SHORT]
        show_tip(event.globalPos(), texts[-1] if texts else "", self)

    def _near(self, position: QPointF) -> Point | None:
        """Return the point of a stroke at a position: the nearest one, where strokes reach beyond the points."""
        return self.point_at(position) or self.nearest(position, self.stroke_reach)

    def _end_stroke(self, point: Point | None) -> None:
        button, start, last = self._stroke.end(point)
        self._last_touched = last
        # First, so that receivers of `stroke_ended` know whether the button was released off the board.
        self.stroke_dropped.emit(point)
        self.stroke_ended.emit(last)
        if button == Qt.MouseButton.RightButton and start == last:
            self.point_right_clicked.emit(last)

    def _uses_key(self, event: QKeyEvent) -> bool:
        # On macOS Qt sets KeypadModifier for the arrow keys too.
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if cursor_step(event) is not None:
            is_plain = modifiers == Qt.KeyboardModifier.NoModifier and self.arrows_move_cursor
            return is_plain or modifiers == Qt.KeyboardModifier.ControlModifier
        return is_enter(event) and self._cursor is not None

    def _move_cursor(self, right: int, down: int) -> None:
        if self._cursor is None:
            point = self._start_point()
        else:
            first, last = self.picture.shown.first, self.picture.shown.last
            col = min(max(self._cursor.col + right, first.col), last.col)
            row = min(max(self._cursor.row + down, first.row), last.row)
            point = Point(col, row)
        if point != self._cursor:
            self.set_cursor(point)
            self.cursor_moved.emit(point)

    def _start_point(self) -> Point:
        shown = self.picture.shown
        start = self._last_touched or self.picture.last_move
        if start is not None and start in shown:
            return start
        size, first = shown.size, shown.first
        return Point(first.col + size.columns // 2, first.row + size.rows // 2)

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
        """Set the pointer's shape; it is "forbidden" over a point where no stone may be played."""
        point, picture = self._pointer.over, self.picture
        is_barred = picture.ghost is not None and point is not None and point not in picture.playable
        shape = Qt.CursorShape.ForbiddenCursor if is_barred else self._shape
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)


def _are_apart(places: Sequence[QRect]) -> bool:
    """Return whether these are a few rectangles with much space between them."""
    if not 1 < len(places) <= _MOST_PLACES:
        return False
    whole, filled = QRect(), 0
    for place in places:
        whole |= place
        filled += place.width() * place.height()
    return 2 * filled < whole.width() * whole.height()


def _nothing_more(_point: Point) -> str:
    return ""
