"""How much room there is on the screen that a widget is on."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget


def available_size(widget: QWidget) -> QSize:
    """The room for windows on the screen of `widget`.

    Not asked by `widget.screen()`: PySide then counts the screen among what belongs to the widget
    and has been seen to delete it together with a dialog.
    """
    screen = QGuiApplication.screenAt(widget.mapToGlobal(widget.rect().center()))
    return (screen or QGuiApplication.primaryScreen()).availableSize()
