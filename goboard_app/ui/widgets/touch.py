"""Fingers: whether a screen can be touched, and what a finger does instead of a mouse."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QInputDevice, QMouseEvent
from PySide6.QtWidgets import QApplication, QGestureEvent, QPinchGesture, QWidget

SWIPE = 60
"""So many pixels a finger has to go, and twice as far across as up or down."""

_STILL = 12


def has_touch_screen() -> bool:
    """Whether a screen can be touched."""
    kinds = QInputDevice.DeviceType
    return any(device.type() is kinds.TouchScreen for device in QInputDevice.devices())


def _is_finger(event: QMouseEvent) -> bool:
    """Whether this is a touch that nobody took, which Qt or the system then tells of as a mouse."""
    return event.pointingDevice().type() is QInputDevice.DeviceType.TouchScreen


class Finger(QObject):
    """Follows a finger on a widget, which hands on what it hears of the mouse.

    Signals: `held(QPoint)` where a finger rests, in the coordinates of the widget; `swiped(int)`
    with 1 when it went to the left, as if to turn a page, and -1 when it went to the right.
    """

    held = Signal(QPoint)
    swiped = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._start: QPoint | None = None
        self._is_still = self._is_held = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_held)

    def press(self, event: QMouseEvent) -> None:
        """A finger came down; a mouse did not."""
        self.leave()
        if event.button() == Qt.MouseButton.LeftButton and _is_finger(event):
            self._start = event.position().toPoint()
            self._is_still = True
            self._timer.start(QGuiApplication.styleHints().mousePressAndHoldInterval())

    def move(self, event: QMouseEvent) -> None:
        """It moved, maybe too far to be at rest."""
        gone = self._gone(event)
        if self._is_still and max(abs(gone.x()), abs(gone.y())) > _STILL:
            self._is_still = False
            self._timer.stop()

    def release(self, event: QMouseEvent) -> bool:
        """It went up; whether it meant something, and is no click."""
        gone, is_held = self._gone(event), self._is_held
        is_swipe = not is_held and abs(gone.x()) >= max(SWIPE, 2 * abs(gone.y()))
        self.leave()
        if is_swipe:
            self.swiped.emit(1 if gone.x() < 0 else -1)
        return is_held or is_swipe

    def leave(self) -> None:
        """What it does belongs to something else."""
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
    """Asks for the menu at a place of a viewport, as the right button does."""

    def ask(place: QPoint) -> None:
        reason = QContextMenuEvent.Reason.Mouse
        QApplication.sendEvent(viewport, QContextMenuEvent(reason, place, viewport.mapToGlobal(place)))

    return ask


def pinched(event: QEvent) -> float:
    """By how much two fingers have just moved apart; 1 where this tells of no such thing."""
    gesture = event.gesture(Qt.GestureType.PinchGesture) if isinstance(event, QGestureEvent) else None
    return gesture.scaleFactor() if isinstance(gesture, QPinchGesture) else 1.0
