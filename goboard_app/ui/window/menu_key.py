"""The menu key by its other name: Shift+F10, of which not every system makes an event."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget


def take_menu_key(event: QKeyEvent) -> bool:
    """Ask what has the keyboard for its menu; whether this was the key for it."""
    widget = QApplication.focusWidget()
    is_menu = event.key() == Qt.Key.Key_F10
    if not is_menu or event.modifiers() != Qt.KeyboardModifier.ShiftModifier or widget is None:
        return False
    event.accept()
    _ask(widget)
    return True


def _ask(widget: QWidget) -> None:
    middle = widget.rect().center()
    reason = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(widget, QContextMenuEvent(reason, middle, widget.mapToGlobal(middle)))
