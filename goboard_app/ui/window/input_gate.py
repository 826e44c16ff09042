"""InputGate: holds the user's hands off a window while something is done that it waits for."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

_KEYS = frozenset({QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride})
# What reaches a window first and is then passed on to one of its widgets is let through there.
_HANDS = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.Wheel,
        QEvent.Type.ContextMenu,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TouchEnd,
        QEvent.Type.DragEnter,
        QEvent.Type.Drop,
    }
)


class InputGate(QObject):
    """While it is shut, mouse and keys reach nothing but one widget, and Escape.

    Signal: `escaped()` when Escape is pressed.
    """

    escaped = Signal()

    def __init__(self, free: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._free = free

    def shut(self) -> None:
        """Let nothing else through from now on."""
        app = QCoreApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def open(self) -> None:
        """Let everything through again."""
        app = QCoreApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102, N802 - Qt's own
        kind = event.type()
        if kind in _KEYS:
            return self._keep_key(event)
        if kind == QEvent.Type.Shortcut:
            return True
        return kind in _HANDS and isinstance(watched, QWidget) and watched is not self._free

    def _keep_key(self, event: QEvent) -> bool:
        is_press = event.type() == QEvent.Type.KeyPress
        if is_press and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        # A shortcut that is not overridden is looked for among the rows of the menu.
        event.accept()
        return True
