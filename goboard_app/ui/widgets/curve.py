"""A small curve of parts from 0 to 1, on the screen and on paper."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen


def paint_curve(painter: QPainter, room: QRectF, shares: Sequence[float | None], color: QColor, width: float) -> None:
    """Paint a dot for each known part, one above the other the larger it is, and lines between them."""
    step = room.width() / max(1, len(shares) - 1)
    points = [
        QPointF(room.left() + number * step, room.bottom() - share * room.height())
        for number, share in enumerate(shares)
        if share is not None
    ]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline(points)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    for point in points:
        painter.drawEllipse(point, 1.4 * width, 1.4 * width)
    painter.restore()
