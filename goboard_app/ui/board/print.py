"""Boards on paper: a diagram of a picture in black and white, or in the colours of a theme."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from goboard_app.go.board import BoardSize, Color, Point, column_name, star_points
from goboard_app.session.picture import BoardPart, BoardPicture, cut_down
from goboard_app.ui.board.background import board_wood
from goboard_app.ui.board.geometry import BoardGeometry, Measure
from goboard_app.ui.board.layers import line_strokes
from goboard_app.ui.board.plan import (
    DEAD_BLACK,
    LINE_LEVEL,
    OUTLINED,
    STONE_COLORS,
    VEIL_LEVEL,
    AreaKind,
    Layer,
    area_style,
    joined_path,
    level_of,
    outline_pens,
    plan_areas,
    plan_marks,
    stone_codes,
)
from goboard_app.ui.board.sprites import paint_sprite
from goboard_app.ui.widgets.theme import LIGHT, Theme

# Shares of the spacing.
_BEYOND = 0.52
_STAR = 0.085
_SMALL_STAR = 0.07

SPACING = 400
"""The distance between lines in the units in which a board is painted before it is scaled."""

_EDGE = 0.62
NAMES = 0.34
"""The usual font size of the line names, as a share of the spacing."""
NAMES_ROOM = 2.0
"""The space for the line names on each side, as a multiple of their font size."""
_AWAY = 0.31 / NAMES
# Limits in logical pixels are then those of a screen board with a spacing of 40.
_DPR = SPACING / 40
_DEAD_OPACITY = 0.46
_HATCH = 0.19

PRINT = LIGHT._replace(
    name="print",
    wood="",
    table="#FFFFFF",
    wood_light="#FFFFFF",
    wood_grain="#FFFFFF",
    line="#000000",
    line_opacity=1.0,
    coordinate="#000000",
    board_mark="#000000",
    board_warning="#000000",
    last_on_black="#FFFFFF",
    last_on_white="#000000",
    territory_black="#000000",
    territory_black_opacity=0.14,
    territory_black_mark="#000000",
    territory_white="#FFFFFF",
    territory_white_opacity=0.0,
    territory_white_mark="#FFFFFF",
    territory_white_edge="#000000",
)
"""The theme for black on white; stones are circles."""


def paint_ground(
    painter: QPainter,
    geometry: BoardGeometry,
    size: BoardSize,
    part: BoardPart,
    style: PrintStyle,
) -> QColor:
    """Paint the part of an empty board of `size`; return the colour of its ground."""
    theme = style.theme
    ground = QColor(theme.wood_light)
    box = QRectF(0, 0, geometry.width, geometry.height)
    painter.fillRect(box, ground)
    if style.has_grain:
        # The wood is scaled to the pixels of the output.
        pixels = painter.transform().mapRect(box).toAlignedRect()
        wood = board_wood(theme, pixels.width(), pixels.height(), has_grain=True, is_trial=False)
        if isinstance(wood, QImage):
            painter.drawImage(box, wood)
    line = _mixed(QColor(theme.line), ground, theme.line_opacity)
    _paint_lines(painter, geometry, size, part, line, theme.line_factor)
    if style.stars:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(line)
        radius = (_SMALL_STAR if geometry.is_small else _STAR) * geometry.spacing
        for point in star_points(size):
            if point in part:
                place = geometry.center(part.within(point))
                painter.drawEllipse(QPointF(*place), radius, radius)
    if geometry.coordinates:
        _paint_names(painter, geometry, size, part, QColor(theme.coordinate), style.names)
    return ground


def _mixed(color: QColor, ground: QColor, opacity: float) -> QColor:
    """Return a transparent colour blended with its ground, opaque, so that crossings are no darker."""
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
        _paint_line(painter, QLineF(left, y, right, y), color, edge if row in (0, size.rows - 1) else plain)


def _paint_line(painter: QPainter, line: QLineF, color: QColor, width: float) -> None:
    pen = QPen(color, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawLine(line)


def _paint_names(
    painter: QPainter,
    geometry: BoardGeometry,
    size: BoardSize,
    part: BoardPart,
    color: QColor,
    high: float,
) -> None:
    font = QFont()
    font.setPixelSize(round(high * geometry.spacing))
    metrics = QFontMetricsF(font)
    away = (_EDGE + _AWAY * high) * geometry.spacing
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


@dataclass(frozen=True, slots=True)
class PrintStyle:
    """The style of a diagram: the theme, and whether coordinates, star points and wood are shown.

    The wood is a picture, and is left out of files that consist of lines and letters alone. `names` is the font size of
    the line names, as a share of the spacing.
    """

    theme: Theme = PRINT
    coordinates: bool = True
    stars: bool = True
    has_grain: bool = False
    names: float = NAMES

    @property
    def is_flat(self) -> bool:
        """Return whether stones are plain circles."""
        return self.theme.name == PRINT.name


def diagram_size(part: BoardPart, spacing: float, coordinates: bool = True, names: float = NAMES) -> QSizeF:
    """Return the size of a part of a board at this spacing."""
    around = 2 * _margin(coordinates, names)
    size = part.size
    return QSizeF(
        (size.columns - 1 + around) * spacing,
        (size.rows - 1 + around) * spacing,
    )


def spacing_within(part: BoardPart, room: QSizeF, coordinates: bool = True, names: float = NAMES) -> float:
    """Return the largest spacing at which a part of a board fits in a room."""
    unit = diagram_size(part, 1.0, coordinates, names)
    return min(room.width() / unit.width(), room.height() / unit.height())


def paint_diagram(painter: QPainter, picture: BoardPicture, part: BoardPart, box: QRectF, style: PrintStyle) -> None:
    """Paint a part of a picture as large as it fits in a box, centred."""
    spacing = spacing_within(part, box.size(), style.coordinates, style.names)
    size = diagram_size(part, spacing, style.coordinates, style.names)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.center() - QPointF(size.width() / 2, size.height() / 2))
    painter.scale(spacing / SPACING, spacing / SPACING)
    _paint(painter, picture, part, style)
    painter.restore()


def _paint(painter: QPainter, picture: BoardPicture, part: BoardPart, style: PrintStyle) -> None:
    """Paint in the order of the layers, as the board on the screen does."""
    shown, geometry = cut_down(picture, part), _geometry(part, style)
    theme = style.theme
    ground = paint_ground(painter, geometry, picture.size, part, style)
    measure = Measure(geometry.spacing, geometry.stone_diameter, geometry.line_width, theme, ground)
    bench = _Bench(painter, shown, geometry, measure)
    bench.paint_areas(Layer.AREA, Layer.STONE)
    bench.paint_marks(Layer.AREA, Layer.STONE)
    _paint_stones(painter, shown, geometry, style)
    bench.paint_areas(Layer.STONE, Layer.MARK)
    bench.paint_marks(Layer.STONE, LINE_LEVEL)
    for path, pen, brush in line_strokes(shown.lines, geometry, theme):
        painter.setPen(pen)
        painter.setBrush(brush)
        painter.drawPath(path)
    bench.paint_marks(LINE_LEVEL, VEIL_LEVEL)
    bench.paint_areas(Layer.MARK, Layer.WARNING)
    bench.paint_marks(VEIL_LEVEL, Layer.FLIGHT)
    _paint_outlines(painter, shown, geometry, theme)


class _Bench:
    """A painter of the marks and areas between two levels of one picture."""

    def __init__(self, painter: QPainter, picture: BoardPicture, geometry: BoardGeometry, measure: Measure) -> None:
        self._painter = painter
        self._areas = plan_areas(picture)
        self._marks = sorted(plan_marks(picture), key=lambda placed: placed[0])
        self._geometry = geometry
        self._measure = measure

    def paint_marks(self, above: float, below: float) -> None:
        """Paint the small pictures between two levels, both excluded."""
        for layer, point, sprite in self._marks:
            if above < layer < below:
                with _at(self._painter, self._geometry, point):
                    paint_sprite(self._painter, sprite, self._measure)

    def paint_areas(self, least: float, below: float) -> None:
        """Paint the joined shapes from one level to below another."""
        for kind, points in self._areas.items():
            if kind not in OUTLINED and least <= level_of(kind) < below:
                self._paint_area(kind, points)

    def _paint_area(self, kind: AreaKind, points: frozenset[Point]) -> None:
        painter, geometry, theme = self._painter, self._geometry, self._measure.theme
        if kind is AreaKind.SEKI:
            # As lines, since the brush of `area_style` for seki is a tile of pixels.
            painter.setPen(QPen(QColor(theme.line), 0.024 * geometry.spacing))
            for point in points:
                painter.drawLines(list(_hatching(point, geometry)))
            return
        brush, pen = area_style(kind, geometry, theme, True)
        painter.setBrush(brush)
        painter.setPen(pen)
        painter.drawPath(joined_path(points, geometry))


def _margin(coordinates: bool, names: float) -> float:
    return _EDGE + (NAMES_ROOM * names if coordinates else 0.0)


def _geometry(part: BoardPart, style: PrintStyle) -> BoardGeometry:
    coordinates = style.coordinates
    size = diagram_size(part, SPACING, coordinates, style.names)
    first = _margin(coordinates, style.names) * SPACING
    return BoardGeometry(
        size=part.size,
        dpr=_DPR,
        coordinates=coordinates,
        spacing=SPACING,
        x=0,
        y=0,
        width=math.ceil(size.width()),
        height=math.ceil(size.height()),
        first_x=round(first),
        first_y=round(first),
        room_below=0,
    )


@contextmanager
def _at(painter: QPainter, geometry: BoardGeometry, point: Point) -> Iterator[None]:
    """Move the origin of the painter to a point of the board within the context."""
    painter.save()
    painter.translate(QPointF(*geometry.center(point)))
    yield
    painter.restore()


def _hatching(point: Point, geometry: BoardGeometry) -> Iterator[QLineF]:
    """Yield slanting lines through the cell of a point, which continue in the next cell."""
    x, y = geometry.center(point)
    half = geometry.spacing / 2
    # A whole number of lines for each cell, so that they meet those of the next cell.
    step = geometry.spacing / round(1 / (_HATCH * math.sqrt(2)))
    shift = -2 * half + step
    while shift < 2 * half:
        low, high = max(-half, shift - half), min(half, shift + half)
        yield QLineF(x + low, y + shift - low, x + high, y + shift - high)
        shift += step


def _paint_outlines(painter: QPainter, picture: BoardPicture, geometry: BoardGeometry, theme: Theme) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for kind, points in plan_areas(picture).items():
        if kind in OUTLINED:
            path = joined_path(points, geometry)
            for pen in outline_pens(kind, geometry, theme):
                painter.setPen(pen)
                painter.drawPath(path)


def _paint_stones(painter: QPainter, picture: BoardPicture, geometry: BoardGeometry, style: PrintStyle) -> None:
    for index, code in enumerate(stone_codes(picture)):
        color = STONE_COLORS[code]
        if color is None:
            continue
        painter.setOpacity(_DEAD_OPACITY if code >= DEAD_BLACK else 1.0)
        center = QPointF(*geometry.center(picture.size.point(index)))
        _paint_stone(painter, color, center, geometry, style)
    painter.setOpacity(1.0)


def _paint_stone(painter: QPainter, color: Color, center: QPointF, geometry: BoardGeometry, style: PrintStyle) -> None:
    radius = geometry.stone_diameter / 2
    width = 0.05 * geometry.spacing if style.is_flat else 0.02 * geometry.spacing
    is_black = color is Color.BLACK
    if style.is_flat:
        painter.setBrush(QColor("#000000" if is_black else "#FFFFFF"))
        painter.setPen(QPen(QColor("#000000"), width))
    else:
        painter.setBrush(_shading(color, center, radius))
        painter.setPen(QPen(QColor("#0D0E0F" if is_black else "#8F8676"), width))
    painter.drawEllipse(center, radius - width / 2, radius - width / 2)


def _shading(color: Color, center: QPointF, radius: float) -> QBrush:
    """Return a soft light from the upper left, as slate and shell have it on the screen."""
    light = QRadialGradient(center - QPointF(0.10, 0.14) * radius, 1.12 * radius, center - QPointF(0.30, 0.38) * radius)
    stops = (
        ((0.0, "#56585B"), (0.48, "#2D2E31"), (1.0, "#0D0E0F"))
        if color is Color.BLACK
        else ((0.0, "#FFFFFF"), (0.66, "#F1EDE5"), (1.0, "#C9C1B2"))
    )
    for place, shade in stops:
        light.setColorAt(place, QColor(shade))
    return QBrush(light)
