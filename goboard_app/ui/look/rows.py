"""What rows of lists with small boards have in common: their ground and their number."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from goboard_app.ui.look.theme import Theme

Index = QModelIndex | QPersistentModelIndex

_ROUND = 6


def paint_ground(
    painter: QPainter, theme: Theme, ground: QRectF, fill: str | None, has_bar: bool, is_here: bool
) -> None:
    """A ground of this colour, a bar at its edge, and a frame where the keyboard is."""
    painter.setPen(Qt.PenStyle.NoPen)
    if fill is not None:
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(ground, _ROUND, _ROUND)
    if has_bar:
        painter.setBrush(QColor(theme.accent))
        bar = QRectF(ground.left() + 3, ground.top() + 8, 4, ground.height() - 16)
        painter.drawRoundedRect(bar, 2, 2)
    if is_here:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.accent), 2))
        painter.drawRoundedRect(ground.adjusted(1, 1, -1, -1), _ROUND, _ROUND)


def paint_number(
    painter: QPainter, font: QFont, color: str, ground: QRectF, number: int, count: int
) -> float:
    """The number of a row at its left, with room for that of the last; where the rest begins."""
    painter.setFont(font)
    painter.setPen(QColor(color))
    widest = QFontMetricsF(font).horizontalAdvance("8" * len(str(count)))
    room = QRectF(ground.left() + 14, ground.top(), widest + 4, ground.height())
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
    painter.drawText(room, int(flags), str(number))
    return room.right() + 10
