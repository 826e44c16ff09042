"""How much room there is on the screen that a widget is on."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget


def available_size(widget: QWidget) -> QSize:
    """The room for windows on the screen of `widget`."""
    return available_rect(widget).size()


def available_rect(widget: QWidget) -> QRect:
    """The same with its place.

    Not asked by `widget.screen()`: PySide then counts the screen among what belongs to the widget
    and has been seen to delete it together with a dialog.
    """
    screen = QGuiApplication.screenAt(widget.mapToGlobal(widget.rect().center()))
    return (screen or QGuiApplication.primaryScreen()).availableGeometry()


def tiles(count: int, room: QRect) -> list[QRect]:
    """So many places beside and below one another that fill a room, and are as square as may be.

    A last row that is not full is shared by those in it.
    """
    columns = max(range(1, count + 1), key=lambda n: _fitness(count, n, room), default=1)
    rows = -(-count // columns)
    places: list[QRect] = []
    for row in range(rows):
        here = min(columns, count - row * columns)
        top, bottom = _edge(room.height(), row, rows), _edge(room.height(), row + 1, rows)
        for column in range(here):
            left, right = _edge(room.width(), column, here), _edge(room.width(), column + 1, here)
            places.append(QRect(room.left() + left, room.top() + top, right - left, bottom - top))
    return places


def _fitness(count: int, columns: int, room: QRect) -> tuple[float, int, int]:
    """The shorter side of a place; of equal ways full rows are better, and then more columns."""
    rows = -(-count // columns)
    side = min(room.width() / columns, room.height() / rows)
    return side, count - rows * columns, columns


def _edge(length: int, number: int, of: int) -> int:
    return length * number // of
