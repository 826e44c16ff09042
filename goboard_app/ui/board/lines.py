"""Lines and arrows between points: their shapes, and the layer that shows them."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from goboard_app.session.picture import LineMark
from goboard_app.ui.board.geometry import BoardGeometry
from goboard_app.ui.board.plan import LINE_LEVEL
from goboard_app.ui.look.theme import Theme

_WIDTH, _HALO = 0.075, 0.145
_HEAD, _HALF_HEAD = 0.34, 0.15
_SHORT = 0.16


def line_paths(
    lines: tuple[LineMark, ...], geometry: BoardGeometry
) -> tuple[QPainterPath, QPainterPath]:
    """All strokes as one path to be drawn with a pen, and all heads of arrows to be filled.

    An arrow ends a little before its point, so that its tip and what stands there can be seen.
    """
    strokes, heads = QPainterPath(), QPainterPath()
    heads.setFillRule(Qt.FillRule.WindingFill)
    for line in lines:
        if line.start not in geometry.size or line.end not in geometry.size:
            continue
        start, end = QPointF(*geometry.center(line.start)), QPointF(*geometry.center(line.end))
        if line.is_arrow:
            end = _add_head(heads, start, end, geometry.spacing)
        strokes.moveTo(start)
        strokes.lineTo(end)
    return strokes, heads


def _add_head(heads: QPainterPath, start: QPointF, end: QPointF, spacing: float) -> QPointF:
    """Add the head of an arrow; where its stroke ends."""
    way = end - start
    length = math.hypot(way.x(), way.y())
    ahead = way / length
    aside = QPointF(-ahead.y(), ahead.x())
    tip = end - ahead * _SHORT * spacing
    base = tip - ahead * _HEAD * spacing
    heads.moveTo(tip)
    heads.lineTo(base + aside * _HALF_HEAD * spacing)
    heads.lineTo(base - aside * _HALF_HEAD * spacing)
    heads.closeSubpath()
    return base + ahead * 0.3 * _HEAD * spacing


def line_pens(geometry: BoardGeometry, theme: Theme) -> tuple[QPen, QPen]:
    """The halo that keeps a line clear of any ground, and the line."""
    spacing = geometry.spacing * theme.line_factor
    halo = QPen(QColor(theme.mark_halo), max(3.0, _HALO * spacing))
    line = QPen(QColor(theme.board_mark), max(1.5, _WIDTH * spacing))
    for pen in (halo, line):
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return halo, line


def line_strokes(
    lines: tuple[LineMark, ...], geometry: BoardGeometry, theme: Theme
) -> list[tuple[QPainterPath, QPen, QBrush]]:
    """What to draw one over the other: the halos of all, then all lines and heads."""
    if not lines:
        return []
    strokes, heads = line_paths(lines, geometry)
    halo, line = line_pens(geometry, theme)
    head_halo = QPen(halo)
    head_halo.setWidthF(halo.widthF() - line.widthF())
    nothing = QBrush(Qt.BrushStyle.NoBrush)
    return [
        (strokes, halo, nothing),
        (heads, head_halo, nothing),
        (strokes, line, nothing),
        (heads, QPen(Qt.PenStyle.NoPen), QBrush(line.color())),
    ]


class LineLayer:
    """Lines and arrows: four items at most. Only `show` and `restyle` change it."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._lines: tuple[LineMark, ...] = ()
        self._items: list[QGraphicsPathItem] = []
        self._look: tuple[BoardGeometry, Theme] | None = None

    def show(self, lines: tuple[LineMark, ...]) -> None:
        """Show exactly these."""
        if lines != self._lines:
            self._lines = lines
            self._build()

    def restyle(self, geometry: BoardGeometry, theme: Theme) -> None:
        """Draw them anew."""
        self._look = geometry, theme
        if self._lines or self._items:
            self._build()

    def _build(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []
        if self._look is None:
            return
        for path, pen, brush in line_strokes(self._lines, *self._look):
            item = QGraphicsPathItem(path)
            item.setZValue(LINE_LEVEL)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setPen(pen)
            item.setBrush(brush)
            self._scene.addItem(item)
            self._items.append(item)
