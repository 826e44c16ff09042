"""How each mark is painted, around the origin, with sizes that follow from the spacing."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from goboard_app.go.color import Color
from goboard_app.ui.board.plan import Shape, Sprite
from goboard_app.ui.look.stones import stone_image
from goboard_app.ui.look.theme import Theme

GHOST_OPACITY = 0.55
REFUSED_OPACITY = 0.50


@dataclass(frozen=True, slots=True)
class Measure:
    """What the painters need to know: spacing `s`, stone diameter `d`, line width, the theme.

    `wood` is the plain colour under letters on empty points.
    """

    s: float
    d: int
    line_width: int
    theme: Theme
    wood: QColor

    def wide(self, share: float) -> float:
        """The width of a mark's line: a share of the spacing, at least one pixel."""
        return max(1.0, share * self.s * self.theme.line_factor)


def paint_sprite(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """Paint one mark with its middle at the origin."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _PAINTERS[sprite.shape](painter, sprite, measure)


def _ring(painter: QPainter, radius: float, width: float, color: QColor | str) -> None:
    painter.setPen(QPen(QColor(color), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, 0), radius, radius)


def _contrast(sprite: Sprite, theme: Theme) -> QColor:
    """The colour of a mark: against its stone, or on wood that of the coordinates."""
    if sprite.color is Color.BLACK:
        return QColor(theme.last_on_black)
    if sprite.color is Color.WHITE:
        return QColor(theme.last_on_white)
    return QColor(theme.coordinate)


def _paint_ghost(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    _faint_stone(painter, sprite, measure, GHOST_OPACITY)


def _faint_stone(painter: QPainter, sprite: Sprite, measure: Measure, opacity: float) -> None:
    side = measure.d + 2
    painter.save()
    painter.setOpacity(opacity)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    stone = stone_image(sprite.color or Color.BLACK, measure.d, side)
    painter.drawImage(QPointF(-side / 2, -side / 2), stone)
    painter.restore()


def _paint_refused(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    _faint_stone(painter, sprite, measure, REFUSED_OPACITY)
    arm = 0.215 * measure.s
    width = measure.wide(0.085)
    lines = [QLineF(-arm, -arm, arm, arm), QLineF(-arm, arm, arm, -arm)]
    for color, wide in (
        (measure.theme.mark_halo, width * 1.9),
        (measure.theme.board_warning, width),
    ):
        pen = QPen(QColor(color), wide)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLines(lines)


def _paint_missing(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """A ghost with "!": the stone that is still wanting."""
    _faint_stone(painter, sprite, measure, GHOST_OPACITY)
    sprite = Sprite(sprite.shape, sprite.color, "!")
    _paint_text(painter, sprite, measure, 0.58, QFont.Weight.Bold)


def _paint_last_move(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    width = max(1.2, 0.055 * measure.d * measure.theme.line_factor)
    _ring(painter, 0.225 * measure.d, width, _contrast(sprite, measure.theme))


def _paint_last_move_wide(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    width = max(1.2, 0.055 * measure.d * measure.theme.line_factor)
    _ring(painter, 0.41 * measure.d, width, _contrast(sprite, measure.theme))


def _paint_liberty(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    radius = max(2.0, 0.075 * measure.s * measure.theme.line_factor)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(measure.theme.mark_halo))
    edge = radius + max(1.2, 0.030 * measure.s)
    painter.drawEllipse(QPointF(0, 0), edge, edge)
    painter.setBrush(QColor(measure.theme.board_mark))
    painter.drawEllipse(QPointF(0, 0), radius, radius)


def _paint_atari(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    _paint_halo_ring(painter, measure, measure.theme.board_warning)


def _paint_target(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    _paint_halo_ring(painter, measure, measure.theme.board_mark)


def _paint_halo_ring(painter: QPainter, measure: Measure, color: str) -> None:
    """A ring along the edge of a stone, on a halo that keeps it clear of any ground."""
    factor = measure.theme.line_factor
    radius = 0.5 * measure.d
    _ring(painter, radius, max(2.6, 0.095 * measure.d * factor), measure.theme.mark_halo)
    _ring(painter, radius, max(1.5, 0.05 * measure.d * factor), color)


def _paint_territory(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    _paint_owner(painter, sprite, measure, 1.0)


def _paint_captor(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    _paint_owner(painter, sprite, measure, 1.12)


def _paint_owner(painter: QPainter, sprite: Sprite, measure: Measure, zoom: float) -> None:
    """Black's square or White's diamond."""
    theme = measure.theme
    if sprite.color is Color.BLACK:
        _paint_square(painter, measure, zoom)
        return
    half = 0.195 * measure.s * zoom
    diamond = QPainterPath(QPointF(0, -half))
    for x, y in ((half, 0.0), (0.0, half), (-half, 0.0)):
        diamond.lineTo(x, y)
    diamond.closeSubpath()
    pen = QPen(QColor(theme.territory_white_edge), measure.wide(0.032))
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(theme.territory_white_mark))
    painter.drawPath(diamond)


def _paint_square(painter: QPainter, measure: Measure, zoom: float) -> None:
    """A square on whole pixels, with a pale hairline that parts it from the lines."""
    side = max(2, round(0.29 * measure.s * zoom))
    side += (side + measure.line_width) % 2
    halo = QColor(measure.theme.territory_white)
    halo.setAlphaF(0.42)
    edge = max(1, round(0.016 * measure.s))
    box = QRectF(-side / 2, -side / 2, side, side)
    painter.fillRect(box.adjusted(-edge, -edge, edge, edge), halo)
    painter.fillRect(box, QColor(measure.theme.territory_black_mark))


def _paint_neutral(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    arm = 0.115 * measure.s
    lines = [QLineF(-arm, -arm, arm, arm), QLineF(-arm, arm, arm, -arm)]
    width = measure.wide(0.05)
    for color, wide in ((measure.wood, width * 2.6), (QColor(measure.theme.line), width)):
        pen = QPen(color, wide)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLines(lines)


def _paint_hint(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    halo = QColor(measure.theme.mark_halo)
    halo.setAlphaF(0.35)
    line = QColor(measure.theme.board_mark)
    line.setAlphaF(0.62)
    _ring(painter, 0.30 * measure.s, measure.wide(0.085), halo)
    _ring(painter, 0.30 * measure.s, measure.wide(0.036), line)


def _paint_cursor(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    half, arm = 0.5 * measure.s, 0.24 * measure.s
    path = QPainterPath()
    for x in (-1, 1):
        for y in (-1, 1):
            path.moveTo(x * half, y * (half - arm))
            path.lineTo(x * half, y * half)
            path.lineTo(x * (half - arm), y * half)
    theme = measure.theme
    for color, width in (
        (theme.mark_halo, max(3.0, measure.wide(0.085))),
        (theme.board_mark, max(1.5, measure.wide(0.042))),
    ):
        pen = QPen(QColor(color), width)
        pen.setCapStyle(Qt.PenCapStyle.SquareCap)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawPath(path)


def _mark_pen(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """On empty points a halo of wood first, so that lines do not cut the mark."""
    pen = QPen(_contrast(sprite, measure.theme), max(1.3, measure.wide(0.055)))
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_outline(painter: QPainter, sprite: Sprite, measure: Measure, path: QPainterPath) -> None:
    if sprite.color is None:
        _wood_disc(painter, measure, 0.46)
    _mark_pen(painter, sprite, measure)
    painter.drawPath(path)


def _paint_triangle(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    radius = 0.29 * measure.s
    path = QPainterPath(QPointF(0, -radius))
    for turn in (30, 150):
        angle = math.radians(turn)
        path.lineTo(radius * math.cos(angle), radius * math.sin(angle))
    path.closeSubpath()
    _paint_outline(painter, sprite, measure, path)


def _paint_square_mark(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    half = 0.215 * measure.s
    path = QPainterPath()
    path.addRect(QRectF(-half, -half, 2 * half, 2 * half))
    _paint_outline(painter, sprite, measure, path)


def _paint_circle(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 0.255 * measure.s, 0.255 * measure.s)
    _paint_outline(painter, sprite, measure, path)


def _paint_cross(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    arm = 0.19 * measure.s
    path = QPainterPath(QPointF(-arm, -arm))
    path.lineTo(arm, arm)
    path.moveTo(-arm, arm)
    path.lineTo(arm, -arm)
    _paint_outline(painter, sprite, measure, path)


def _paint_selected(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    half = 0.15 * measure.s
    if sprite.color is None:
        _wood_disc(painter, measure, 0.46)
    box = QRectF(-half, -half, 2 * half, 2 * half)
    painter.fillRect(box, _contrast(sprite, measure.theme))


def _wood_disc(painter: QPainter, measure: Measure, reach: float) -> None:
    """A soft disc of plain wood that hides the lines under a mark."""
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


def _paint_filled(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """A dot in the contrary colour: this stone was put back to be counted."""
    radius = max(1.6, 0.10 * measure.d)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_contrast(sprite, measure.theme))
    painter.drawEllipse(QPointF(0, 0), radius, radius)


def _paint_size(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """A pill with the number of points, Black's dark and White's light."""
    theme = measure.theme
    is_black = sprite.color is Color.BLACK
    ground = QColor(theme.territory_black_mark if is_black else theme.territory_white_mark)
    ink = QColor(theme.territory_white_mark if is_black else theme.territory_black_mark)
    font = QFont()
    font.setWeight(QFont.Weight.DemiBold)
    font.setPixelSize(max(6, round(0.40 * measure.s)))
    metrics = QFontMetricsF(font)
    wide = metrics.horizontalAdvance(sprite.text)
    high = 0.56 * measure.s
    box = QRectF(0, 0, max(high, wide + 0.40 * measure.s), high)
    box.moveCenter(QPointF(0, 0))
    edge = theme.territory_white if is_black else theme.territory_white_edge
    painter.setPen(QPen(QColor(edge), measure.wide(0.03)))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, high / 2, high / 2)
    outline = QPainterPath()
    outline.addText(QPointF(-wide / 2, metrics.capHeight() / 2), font, sprite.text)
    painter.fillPath(outline, ink)


def _paint_label(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    _paint_text(painter, sprite, measure, 0.52, QFont.Weight.DemiBold)


def _paint_number(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    _paint_text(painter, sprite, measure, 0.46, QFont.Weight.Medium)


def _paint_text(
    painter: QPainter, sprite: Sprite, measure: Measure, share: float, weight: QFont.Weight
) -> None:
    """Text as large as it may be, made smaller until it fits across the stone."""
    if sprite.color is None:
        _wood_disc(painter, measure, 0.46)
    font = QFont()
    font.setWeight(weight)
    font.setPixelSize(max(1, round(share * measure.s)))
    wide = QFontMetricsF(font).horizontalAdvance(sprite.text)
    room = 0.74 * measure.d
    if wide > room:
        font.setPixelSize(max(1, round(font.pixelSize() * room / wide)))
    metrics = QFontMetricsF(font)
    outline = QPainterPath()
    left = -metrics.horizontalAdvance(sprite.text) / 2
    outline.addText(QPointF(left, metrics.capHeight() / 2), font, sprite.text)
    painter.fillPath(outline, _contrast(sprite, measure.theme))


_PAINTERS: dict[Shape, Callable[[QPainter, Sprite, Measure], None]] = {
    Shape.GHOST: _paint_ghost,
    Shape.REFUSED: _paint_refused,
    Shape.LAST_MOVE: _paint_last_move,
    Shape.LAST_MOVE_WIDE: _paint_last_move_wide,
    Shape.LIBERTY: _paint_liberty,
    Shape.ATARI: _paint_atari,
    Shape.TERRITORY: _paint_territory,
    Shape.CAPTOR: _paint_captor,
    Shape.NEUTRAL: _paint_neutral,
    Shape.HINT: _paint_hint,
    Shape.TARGET: _paint_target,
    Shape.MISSING: _paint_missing,
    Shape.CURSOR: _paint_cursor,
    Shape.TRIANGLE: _paint_triangle,
    Shape.SQUARE: _paint_square_mark,
    Shape.CIRCLE: _paint_circle,
    Shape.CROSS: _paint_cross,
    Shape.SELECTED: _paint_selected,
    Shape.LABEL: _paint_label,
    Shape.NUMBER: _paint_number,
    Shape.FILLED: _paint_filled,
    Shape.SIZE: _paint_size,
}
