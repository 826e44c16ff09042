"""What mouse, wheel and keys mean, kept apart from the widget that receives them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from goboard_app.go.board import Point

NOTCH = 120

_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})


class Pointer:
    """Where the pointer is and where a button went down; the view alone changes it."""

    def __init__(self) -> None:
        self.over: Point | None = None
        self._pressed: tuple[Qt.MouseButton, Point] | None = None

    def press(self, button: Qt.MouseButton, point: Point | None) -> None:
        """A button went down; outside all points this forgets an earlier one."""
        self._pressed = (button, point) if point is not None else None

    def release(self, button: Qt.MouseButton, point: Point | None) -> Point | None:
        """The point clicked, where the same button went down on it before."""
        pressed, self._pressed = self._pressed, None
        return point if point is not None and pressed == (button, point) else None

    def hover(self, point: Point | None) -> bool:
        """Whether the pointer is over another point than before."""
        before, self.over = self.over, point
        return point != before

    def forget(self) -> None:
        """Know of no point any more, as after a change of the board."""
        self.over = None
        self._pressed = None


class Stroke:
    """A button held down while the pointer moves over points; the view alone changes it."""

    def __init__(self) -> None:
        self.button: Qt.MouseButton | None = None
        self._start: Point | None = None
        self._last: Point | None = None

    def begin(self, button: Qt.MouseButton, point: Point | None) -> bool:
        """A button went down; whether a stroke begins: on a point, and one stroke at a time."""
        if point is None or self.button is not None:
            return False
        self.button, self._start, self._last = button, point, point
        return True

    def move(self, point: Point | None) -> bool:
        """Whether the stroke has come to another point."""
        if self.button is None or point is None or point == self._last:
            return False
        self._last = point
        return True

    def end(self, point: Point | None) -> tuple[Qt.MouseButton | None, Point | None, Point | None]:
        """The button came up; which it was, where the stroke began, and its last point."""
        ended = self.button, self._start, point or self._last
        self.button = self._start = self._last = None
        return ended


class WheelSteps:
    """Adds up the small turns of fine wheels and touch pads to whole notches."""

    def __init__(self) -> None:
        self._rest = 0

    def add(self, delta: int) -> int:
        """The notches that this turn completes, positive for down (towards the hand)."""
        if delta * self._rest < 0:
            self._rest = 0
        self._rest += delta
        notches = int(self._rest / NOTCH)
        self._rest -= notches * NOTCH
        return -notches


def cursor_step(event: QKeyEvent) -> tuple[int, int] | None:
    """The step (right, down) of an arrow key."""
    return _STEPS.get(Qt.Key(event.key()))


def is_enter(event: QKeyEvent) -> bool:
    """Whether the key acts on the keyboard point."""
    plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    allowed = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
    return event.key() in _ENTER and plain in allowed
