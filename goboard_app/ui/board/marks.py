"""Painting the marks of a record: shapes, labels, numbers, and the signs of annotations."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from goboard_app.go.board import Color
from goboard_app.session.picture import MarkKind
from goboard_app.ui.board.geometry import Measure
from goboard_app.ui.board.plan import Sprite
from goboard_app.ui.widgets.theme import Theme

LEAST_LABEL = 0.25
"""The smallest font size of a label, as a share of the spacing, before its end is cut off."""

# The longest text within a stone; then shares of the spacing, and the factor of a shape around a text.
_FEW = 3
_WIDE = 0.94
_SURROUNDING = 1.36
_INSIDE = 0.34


def contrast(sprite: Sprite, theme: Theme) -> QColor:
    """Return the colour of a mark: contrasting with its stone, or that of the coordinates on wood."""
    if sprite.color is Color.BLACK:
        return QColor(theme.last_on_black)
    if sprite.color is Color.WHITE:
        return QColor(theme.last_on_white)
    return QColor(theme.coordinate)


def _mark_pen(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """Set the pen of a mark and no brush."""
    pen = QPen(contrast(sprite, measure.theme), max(1.3, measure.wide(0.055)))
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_outline(painter: QPainter, sprite: Sprite, measure: Measure, path: QPainterPath) -> None:
    """Paint the outline of a shape; a shape with a text inside is larger and surrounds it."""
    # On an empty point a disc of wood hides the lines, which would cut the mark.
    if sprite.color is None:
        _wood_disc(painter, measure, 0.46)
    _mark_pen(painter, sprite, measure)
    if not sprite.text:
        painter.drawPath(path)
        return
    painter.drawPath(QTransform.fromScale(_SURROUNDING, _SURROUNDING).map(path))
    _paint_inside(painter, sprite, measure, contrast(sprite, measure.theme))


def _paint_inside(painter: QPainter, sprite: Sprite, measure: Measure, ink: QColor) -> None:
    """Paint the text inside a shape."""
    painter.save()
    # A triangle has more room towards its base.
    if sprite.shape is MarkKind.TRIANGLE:
        painter.translate(0, 0.06 * measure.s)
    fill_text(painter, sprite.text, (_INSIDE * measure.s, 0.42 * measure.s), ink)
    painter.restore()


def paint_triangle(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """Paint the mark TR of FF[4]."""
    radius = 0.29 * measure.s
    path = QPainterPath(QPointF(0, -radius))
    for turn in (30, 150):
        angle = math.radians(turn)
        path.lineTo(radius * math.cos(angle), radius * math.sin(angle))
    path.closeSubpath()
    _paint_outline(painter, sprite, measure, path)


def paint_square_mark(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """Paint the mark SQ of FF[4]."""
    half = 0.215 * measure.s
    path = QPainterPath()
    path.addRect(QRectF(-half, -half, 2 * half, 2 * half))
    _paint_outline(painter, sprite, measure, path)


def paint_circle(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """Paint the mark CR of FF[4]."""
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 0.255 * measure.s, 0.255 * measure.s)
    _paint_outline(painter, sprite, measure, path)


def paint_cross(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """Paint the mark MA of FF[4]; a text is placed in the middle, between shorter arms."""
    inner = 0.17 * measure.s if sprite.text else 0.0
    arm = 0.19 * measure.s
    path = QPainterPath()
    for x, y in ((-1, -1), (1, 1), (-1, 1), (1, -1)):
        path.moveTo(x * inner, y * inner)
        path.lineTo(x * arm, y * arm)
    _paint_outline(painter, sprite, measure, path)


def paint_selected(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """Paint the mark SL of FF[4] as a filled square, with a text in a contrasting colour."""
    half = (0.24 if sprite.text else 0.15) * measure.s
    if sprite.color is None:
        _wood_disc(painter, measure, 0.46)
    box = QRectF(-half, -half, 2 * half, 2 * half)
    ink = contrast(sprite, measure.theme)
    painter.fillRect(box, ink)
    if sprite.text:
        ground = measure.theme.last_on_white if ink.lightness() > 127 else measure.theme.mark_halo
        _paint_inside(painter, sprite, measure, QColor(ground))


def _wood_disc(painter: QPainter, measure: Measure, reach: float) -> None:
    """Paint a soft disc of plain wood that hides the lines under a mark."""
    radius = reach * measure.s
    gradient = QRadialGradient(QPointF(0, 0), radius)
    clear = QColor(measure.wood)
    clear.setAlpha(0)
    gradient.setColorAt(0, measure.wood)
    gradient.setColorAt(0.68, measure.wood)
    gradient.setColorAt(1, clear)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(gradient))
    painter.drawEllipse(QPointF(0, 0), radius, radius)


def paint_label(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """Paint the label LB of FF[4], a text of any length."""
    paint_text(painter, sprite, measure, 0.52, QFont.Weight.DemiBold)


def paint_number(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """Paint the number of a move."""
    paint_text(painter, sprite, measure, 0.46, QFont.Weight.Medium)


def paint_text(painter: QPainter, sprite: Sprite, measure: Measure, share: float, weight: QFont.Weight) -> None:
    """Paint a text as large as allowed, made smaller until it fits, and elided as a last resort.

    Up to three letters fit within the stone; longer texts take the width of the cell, in two lines if needed.
    """
    if sprite.color is None:
        _wood_disc(painter, measure, 0.46)
    ink = contrast(sprite, measure.theme)
    if len(sprite.text) <= _FEW:
        font = _fitting_font(sprite.text, share * measure.s, 0.74 * measure.d, weight)
        _draw_text(painter, sprite.text, font, ink)
        return
    least = max(7, round(LEAST_LABEL * measure.s))
    room = _WIDE * measure.s
    font = _fitting_font(sprite.text, share * measure.s, room, weight)
    # Font sizes are whole pixels: an excess of about a pixel is allowed.
    room += 0.06 * measure.s
    is_small = font.pixelSize() < least
    font.setPixelSize(max(font.pixelSize(), least))
    metrics = QFontMetricsF(font)
    lines = _in_two(sprite.text) if is_small else [sprite.text]
    step = 1.6 * metrics.capHeight()
    for number, line in enumerate(lines):
        text = metrics.elidedText(line, Qt.TextElideMode.ElideRight, room)
        painter.save()
        painter.translate(0, (number - (len(lines) - 1) / 2) * step)
        if sprite.color is None:
            wide, high = metrics.horizontalAdvance(text) + 2, 1.4 * metrics.capHeight()
            painter.fillRect(QRectF(-wide / 2, -high / 2, wide, high), measure.wood)
        _draw_text(painter, text, font, ink)
        painter.restore()


def _in_two(text: str) -> list[str]:
    """Return the halves of a text, split at the space nearest to its middle, if it has one."""
    blanks = [place for place, letter in enumerate(text) if letter == " "]
    if not blanks:
        return [text]
    middle = min(blanks, key=lambda place: abs(2 * place - len(text)))
    return [text[:middle], text[middle + 1 :]]


def fill_text(painter: QPainter, text: str, sizes: tuple[float, float], ink: QColor) -> None:
    """Paint a text in the middle; `sizes` are its maximum height and width."""
    font = _fitting_font(text, sizes[0], sizes[1], QFont.Weight.DemiBold)
    _draw_text(painter, text, font, ink)


def _fitting_font(text: str, size: float, room: float, weight: QFont.Weight) -> QFont:
    font = QFont()
    font.setWeight(weight)
    font.setPixelSize(max(1, round(size)))
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > room:
        font.setPixelSize(max(1, int(font.pixelSize() * room / wide)))
    return font


def _draw_text(painter: QPainter, text: str, font: QFont, ink: QColor) -> None:
    metrics = QFontMetricsF(font)
    outline = QPainterPath()
    left = -metrics.horizontalAdvance(text) / 2
    outline.addText(QPointF(left, metrics.capHeight() / 2), font, text)
    painter.fillPath(outline, ink)


def paint_sign(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """Paint the judgement of the last move, such as "!?", on a pale pill at the upper right of its stone."""
    font = QFont()
    font.setWeight(QFont.Weight.Bold)
    font.setPixelSize(max(8, round(0.33 * measure.s)))
    metrics = QFontMetricsF(font)
    high = 1.45 * metrics.capHeight()
    wide = max(high, metrics.horizontalAdvance(sprite.text) + 0.55 * high)
    painter.translate(0.34 * measure.s, -0.36 * measure.s)
    painter.setPen(QPen(QColor(measure.theme.board_mark), measure.wide(0.035)))
    painter.setBrush(QColor(measure.theme.mark_halo))
    box = QRectF(-wide / 2, -high / 2, wide, high)
    painter.drawRoundedRect(box, high / 2, high / 2)
    _draw_text(painter, sprite.text, font, QColor(measure.theme.board_mark))
