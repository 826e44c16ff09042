"""What mouse, wheel and keys mean, kept apart from the widget that receives them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from goboard_app.go.point import Point

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
