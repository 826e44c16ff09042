"""How each mark is painted, around the origin, with sizes that follow from the spacing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
)

from goboard_app.go.board import Color
from goboard_app.ui.board.mark_paint import (
    contrast,
    paint_circle,
    paint_cross,
    paint_label,
    paint_number,
    paint_selected,
    paint_sign,
    paint_square_mark,
    paint_text,
    paint_triangle,
)
from goboard_app.ui.board.measure import Measure
from goboard_app.ui.board.plan import Shape, Sprite
from goboard_app.ui.look.stones import stone_image

GHOST_OPACITY = 0.55
REFUSED_OPACITY = 0.50


def paint_sprite(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """Paint one mark with its middle at the origin."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _PAINTERS[sprite.shape](painter, sprite, measure)


def _ring(painter: QPainter, radius: float, width: float, color: QColor | str) -> None:
    painter.setPen(QPen(QColor(color), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, 0), radius, radius)


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
    paint_text(painter, sprite, measure, 0.58, QFont.Weight.Bold)


def _paint_last_move(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    width = max(1.2, 0.055 * measure.d * measure.theme.line_factor)
    _ring(painter, 0.225 * measure.d, width, contrast(sprite, measure.theme))


def _paint_last_move_wide(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    width = max(1.2, 0.055 * measure.d * measure.theme.line_factor)
    _ring(painter, 0.41 * measure.d, width, contrast(sprite, measure.theme))


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


def _paint_filled(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """A dot in the contrary colour: this stone was put back to be counted."""
    radius = max(1.6, 0.10 * measure.d)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(contrast(sprite, measure.theme))
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
    Shape.TRIANGLE: paint_triangle,
    Shape.SQUARE: paint_square_mark,
    Shape.CIRCLE: paint_circle,
    Shape.CROSS: paint_cross,
    Shape.SELECTED: paint_selected,
    Shape.LABEL: paint_label,
    Shape.NUMBER: paint_number,
    Shape.FILLED: _paint_filled,
    Shape.SIZE: _paint_size,
    Shape.SIGN: paint_sign,
}
