"""Touch: whether a screen can be touched, and the gestures of a finger in place of the mouse."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QInputDevice, QMouseEvent
from PySide6.QtWidgets import QApplication, QGestureEvent, QPinchGesture, QWidget

from goboard_app.app.jobs import single_shot

SWIPE = 60
"""The minimum length of a swipe in pixels; it must also be twice as far across as up or down."""

# The distance in pixels within which a finger counts as resting.
_STILL = 12


def has_touch_screen() -> bool:
    """Return whether a screen can be touched."""
    kinds = QInputDevice.DeviceType
    return any(device.type() is kinds.TouchScreen for device in QInputDevice.devices())


def _is_finger(event: QMouseEvent) -> bool:
    """Return whether this mouse event comes from a touch that no widget accepted."""
    return event.pointingDevice().type() is QInputDevice.DeviceType.TouchScreen


class Finger(QObject):
    """A recogniser of a resting or swiping finger on a widget, which passes its mouse events on.

    Signals: `held(QPoint)` where a finger rests, in the coordinates of the widget; `swiped(int)` with 1 for a swipe to
    the left, as in turning a page, and -1 for one to the right.
    """

    held = Signal(QPoint)
    swiped = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._start: QPoint | None = None
        self._is_still = self._is_held = False
        self._timer = single_shot(self, self._on_held)

    def press(self, event: QMouseEvent) -> None:
        """Start to follow a finger; ignore a mouse."""
        self.leave()
        if event.button() == Qt.MouseButton.LeftButton and _is_finger(event):
            self._start = event.position().toPoint()
            self._is_still = True
            self._timer.start(QGuiApplication.styleHints().mousePressAndHoldInterval())

    def move(self, event: QMouseEvent) -> None:
        """End the wait for a resting finger if it moved too far."""
        gone = self._gone(event)
        if self._is_still and max(abs(gone.x()), abs(gone.y())) > _STILL:
            self._is_still = False
            self._timer.stop()

    def release(self, event: QMouseEvent) -> bool:
        """Report a swipe; return whether the finger made a gesture, so that this is no click."""
        gone, is_held = self._gone(event), self._is_held
        is_swipe = not is_held and abs(gone.x()) >= max(SWIPE, 2 * abs(gone.y()))
        self.leave()
        if is_swipe:
            self.swiped.emit(1 if gone.x() < 0 else -1)
        return is_held or is_swipe

    def leave(self) -> None:
        """Drop the gesture: another object handles it."""
        self._timer.stop()
        self._start, self._is_still, self._is_held = None, False, False

    def _gone(self, event: QMouseEvent) -> QPoint:
        return QPoint() if self._start is None else event.position().toPoint() - self._start

    @Slot()
    def _on_held(self) -> None:
        if self._start is not None:
            self._is_held = True
            self.held.emit(self._start)


def ask_menu(viewport: QWidget) -> Callable[[QPoint], None]:
    """Return a function that requests the context menu at a position of a viewport."""

    def ask(place: QPoint) -> None:
        reason = QContextMenuEvent.Reason.Mouse
        QApplication.sendEvent(viewport, QContextMenuEvent(reason, place, viewport.mapToGlobal(place)))

    return ask


def pinched(event: QEvent) -> float:
    """Return the factor by which two fingers have just moved apart; 1 for any other event."""
    gesture = event.gesture(Qt.GestureType.PinchGesture) if isinstance(event, QGestureEvent) else None
    return gesture.scaleFactor() if isinstance(gesture, QPinchGesture) else 1.0
