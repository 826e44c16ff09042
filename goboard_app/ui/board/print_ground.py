"""The empty board on paper: ground, lines that go on where the board does, stars, names."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from goboard_app.go.board import BoardSize, column_name, star_points
from goboard_app.session.picture import BoardPart
from goboard_app.ui.board.geometry import BoardGeometry
from goboard_app.ui.look.theme import Theme

_BEYOND = 0.52
_FONT = 0.34
_AWAY = 0.93
_STAR = 0.085
_SMALL_STAR = 0.07


def paint_ground(
    painter: QPainter,
    geometry: BoardGeometry,
    size: BoardSize,
    part: BoardPart,
    theme: Theme,
    stars: bool,
) -> QColor:
    """Paint the part of an empty board of `size` and give the colour of its ground."""
    ground = QColor(theme.wood_light)
    painter.fillRect(QRectF(0, 0, geometry.width, geometry.height), ground)
    line = _mixed(QColor(theme.line), ground, theme.line_opacity)
    _paint_lines(painter, geometry, size, part, line, theme.line_factor)
    if stars:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(line)
        radius = (_SMALL_STAR if geometry.is_small else _STAR) * geometry.spacing
        for point in star_points(size):
            if point in part:
                place = geometry.center(part.within(point))
                painter.drawEllipse(QPointF(*place), radius, radius)
    if geometry.coordinates:
        _paint_names(painter, geometry, size, part, QColor(theme.coordinate))
    return ground


def _mixed(color: QColor, ground: QColor, opacity: float) -> QColor:
    """A see-through colour on its ground, opaque: where two lines cross it is no darker."""
    return QColor.fromRgbF(
        ground.redF() + (color.redF() - ground.redF()) * opacity,
        ground.greenF() + (color.greenF() - ground.greenF()) * opacity,
        ground.blueF() + (color.blueF() - ground.blueF()) * opacity,
    )


def _paint_lines(
    painter: QPainter,
    geometry: BoardGeometry,
    size: BoardSize,
    part: BoardPart,
    color: QColor,
    factor: float,
) -> None:
    plain, edge = 0.025 * geometry.spacing * factor, 0.055 * geometry.spacing * factor
    beyond = _BEYOND * geometry.spacing

    def overhang(is_edge: bool) -> float:
        # A line ends flush with the outer side of the edge, or goes on a little.
        return edge / 2 if is_edge else beyond

    left = geometry.first_x - overhang(part.first.col == 0)
    right = geometry.line_x(part.size.columns - 1) + overhang(part.last.col == size.columns - 1)
    top = geometry.first_y - overhang(part.first.row == 0)
    bottom = geometry.line_y(part.size.rows - 1) + overhang(part.last.row == size.rows - 1)
    for col in range(part.first.col, part.last.col + 1):
        x = geometry.line_x(col - part.first.col)
        _paint_line(
            painter,
            QLineF(x, top, x, bottom),
            color,
            edge if col in (0, size.columns - 1) else plain,
        )
    for row in range(part.first.row, part.last.row + 1):
        y = geometry.line_y(row - part.first.row)
        _paint_line(
            painter, QLineF(left, y, right, y), color, edge if row in (0, size.rows - 1) else plain
        )


def _paint_line(painter: QPainter, line: QLineF, color: QColor, width: float) -> None:
    pen = QPen(color, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawLine(line)


def _paint_names(
    painter: QPainter, geometry: BoardGeometry, size: BoardSize, part: BoardPart, color: QColor
) -> None:
    font = QFont()
    font.setPixelSize(round(_FONT * geometry.spacing))
    metrics = QFontMetricsF(font)
    away = _AWAY * geometry.spacing
    columns, rows = part.size.columns, part.size.rows
    path = QPainterPath()

    def write(text: str, x: float, y: float) -> None:
        left = x - metrics.horizontalAdvance(text) / 2
        path.addText(QPointF(left, y + metrics.capHeight() / 2), font, text)

    for col in range(columns):
        name, x = column_name(part.first.col + col), geometry.line_x(col)
        write(name, x, geometry.first_y - away)
        write(name, x, geometry.line_y(rows - 1) + away)
    for row in range(rows):
        name, y = str(size.rows - part.first.row - row), geometry.line_y(row)
        write(name, geometry.first_x - away, y)
        write(name, geometry.line_x(columns - 1) + away, y)
    painter.fillPath(path, color)
