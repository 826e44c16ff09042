"""The static ground of a board: table, shadow, wood, lines, star points and coordinates."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from functools import lru_cache

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QImageReader,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)

from goboard_app import resource_path
from goboard_app.go.board import column_name, star_points
from goboard_app.ui.board.geometry import BoardGeometry, BoardOptions
from goboard_app.ui.widgets.theme import Theme

_TRIAL_SATURATION = 0.85

_SMALLER = (188, 375, 750)
"""The sides of the smaller pictures of the same wood, in pixels. A whole picture is read from its file for a board of
any size, and a start page would read the largest for each of its small boards.
"""

# Bands of the shadow below the board: with fewer the eye sees each of them.
_SHADOW_STEPS = 40
_SHADOW_STRENGTH = 0.62
_TRIAL_FRAME = 3.0
_ROW_AIR = 1.25
"""The factor for the height of row numbers: numbers one below the other need more room than names side by side."""

# Lines closer together than `_CLOSE` device pixels are drawn fainter, down to `_FAINTEST`.
_CLOSE, _FAINTEST = 8.0, 0.35

# Points painted one by one; from more on the whole picture is painted sooner.
_FEW = 40

PixelPoint = tuple[float, float]


@lru_cache(maxsize=4)
def wood_image(name: str) -> QImage:
    """Return the whole picture of this name; a null image if the file is missing or unreadable.

    Cached, as reading it takes longer than drawing everything else of a board.
    """
    return _reader(name).read()


@lru_cache(maxsize=4)
def scaled_wood(name: str, width: int, height: int, is_trial: bool) -> QImage:
    """Return the wood at this size in pixels; paler for a trial board.

    It is scaled from the smallest file that is large enough.
    """
    side = next((side for side in _SMALLER if max(width, height) <= side), 0)
    if side:
        scaled = _read_scaled(f"{name}-{side}", width, height)
    else:
        whole = wood_image(name)
        if whole.isNull():
            return whole
        part = whole.copy(_part(whole.size(), width, height))
        keep, smooth = (
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        scaled = part.scaled(width, height, keep, smooth)
    scaled = scaled.convertToFormat(QImage.Format.Format_RGB32)
    return _paler(scaled) if is_trial and not scaled.isNull() else scaled


def _read_scaled(name: str, width: int, height: int) -> QImage:
    reader = _reader(name)
    if width != height:
        # Only if needed: Qt reads a part of a picture more slowly than all of it.
        reader.setClipRect(_part(reader.size(), width, height))
    reader.setScaledSize(QSize(width, height))
    return reader.read()


def board_wood(theme: Theme, width: int, height: int, has_grain: bool, is_trial: bool) -> QImage | QColor:
    """Return the filling of the board: the picture of the wood, or its plain colour."""
    if has_grain and theme.wood:
        image = scaled_wood(theme.wood, width, height, is_trial)
        if not image.isNull():
            return image
    return QColor(theme.wood_light)


def _reader(name: str) -> QImageReader:
    return QImageReader(str(resource_path(f"wood/{name}.jpg")))


def _part(whole: QSize, width: int, height: int) -> QRect:
    """Return the largest rectangle of the picture, from the top left, in the shape of the board."""
    fitted = QSize(width, height).scaled(whole, Qt.AspectRatioMode.KeepAspectRatio)
    return QRect(0, 0, max(1, fitted.width()), max(1, fitted.height()))


def _paler(image: QImage) -> QImage:
    """Return the image with its saturation reduced."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    pale = image.copy()
    painter = QPainter(pale)
    painter.setOpacity(1 - _TRIAL_SATURATION)
    painter.drawImage(0, 0, grey)
    painter.end()
    return pale


def plain_wood(theme: Theme) -> QColor:
    """Return the average colour of wood, between its palest colour and its grain."""
    pale, grain = QColor(theme.wood_light), QColor(theme.wood_grain)
    share = 0.38 if theme.wood else 0.0
    return QColor(
        round(pale.red() + (grain.red() - pale.red()) * share),
        round(pale.green() + (grain.green() - pale.green()) * share),
        round(pale.blue() + (grain.blue() - pale.blue()) * share),
    )


def paint_background(
    painter: QPainter,
    geometry: BoardGeometry,
    theme: Theme,
    options: BoardOptions,
) -> None:
    """Paint the board without stones, in device pixels; the table must be painted already."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if options.shadows:
        _paint_board_shadow(painter, geometry, theme)
    _paint_block(painter, geometry, theme, options)
    if options.trial:
        _paint_trial_frame(painter, geometry, theme)
    # Lines are filled in whole pixels, so they stay sharp.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    _paint_lines(painter, geometry, theme)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_stars(painter, geometry, theme)
    if geometry.coordinates:
        _paint_coordinates(painter, geometry, theme)
    painter.restore()


def _paint_board_shadow(painter: QPainter, geometry: BoardGeometry, theme: Theme) -> None:
    """Paint the shadow of the board by stretching one small picture around it, in nine parts."""
    reach = geometry.shadow_reach
    corner = reach + round(geometry.corner_radius) + 2
    block = _shadow_block(reach, corner, geometry.corner_radius, theme)
    down = round(reach * 0.42)
    left, top = geometry.x - reach, geometry.y - reach + down
    right = geometry.x + geometry.width + reach
    # The shadow must end within the table.
    below = min(reach + down // 3, geometry.room_below)
    bottom = geometry.y + geometry.height + geometry.face_height + below
    across = ((left, 0, corner), (left + corner, corner, 1), (right - corner, corner + 1, corner))
    along = ((top, 0, corner), (top + corner, corner, 1), (bottom - corner, corner + 1, corner))
    inner = (right - left - 2 * corner, bottom - top - 2 * corner)
    for x, source_x, wide in across:
        for y, source_y, high in along:
            target = QRect(x, y, inner[0] if wide == 1 else wide, inner[1] if high == 1 else high)
            painter.drawImage(target, block, QRect(source_x, source_y, wide, high))


def _shadow_block(reach: int, corner: int, radius: float, theme: Theme) -> QImage:
    """Return nested rounded rectangles whose alpha rises with the square of the depth."""
    side = 2 * corner + 1
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # Each rectangle replaces the part of the one before, so that alphas do not add up.
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.setPen(Qt.PenStyle.NoPen)
    shade = QColor(theme.shadow)
    for step in range(1, _SHADOW_STEPS + 1):
        part = step / _SHADOW_STEPS
        inset = reach * part
        shade.setAlphaF(theme.shadow_opacity * _SHADOW_STRENGTH * part * part)
        painter.setBrush(shade)
        rounding = radius + reach - inset
        box = QRectF(inset, inset, side - 2 * inset, side - 2 * inset)
        painter.drawRoundedRect(box, rounding, rounding)
    painter.end()
    return image


def _paint_block(
    painter: QPainter,
    geometry: BoardGeometry,
    theme: Theme,
    options: BoardOptions,
) -> None:
    """Paint the front below, then the wood, with a hairline of light above and of shade below."""
    radius = geometry.corner_radius
    top = QRect(geometry.x, geometry.y, geometry.width, geometry.height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_front_light(QColor(theme.board_side), geometry))
    front = QRectF(top.adjusted(0, round(top.height() - 3 * radius), 0, geometry.face_height))
    painter.drawRoundedRect(front, radius, radius)
    wood = board_wood(theme, top.width(), top.height(), options.grain, options.trial)
    # The picture of the wood begins at the corner of the board.
    painter.setBrushOrigin(top.topLeft())
    painter.setBrush(QBrush(wood))
    painter.drawPath(_face(top, radius))
    painter.setBrushOrigin(QPoint(0, 0))
    thick = max(1.0, round(geometry.dpr))
    edge = QRectF(top.x() + radius, top.y(), top.width() - 2 * radius, thick)
    painter.fillRect(edge, QColor(255, 250, 235, 120))
    foot = QRectF(top.x(), top.bottom() + 1 - thick, top.width(), thick)
    painter.fillRect(foot, QColor(60, 34, 8, 84))


def _face(top: QRect, radius: float) -> QPainterPath:
    """Return the upper face of the block: its corners are rounded at the back and straight at the front."""
    path = QPainterPath()
    # The two shapes overlap and must both be filled.
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(QRectF(top), radius, radius)
    path.addRect(QRectF(top.adjusted(0, top.height() // 2, 0, 0)))
    return path


def _front_light(side: QColor, geometry: BoardGeometry) -> QBrush:
    """Return the brush for the front of the block, a little darker towards its foot."""
    bottom = geometry.y + geometry.height
    light = QLinearGradient(QPointF(0, bottom), QPointF(0, bottom + geometry.face_height))
    light.setColorAt(0, side)
    light.setColorAt(1, side.darker(114))
    return QBrush(light)


def _paint_trial_frame(painter: QPainter, geometry: BoardGeometry, theme: Theme) -> None:
    wide = _TRIAL_FRAME * geometry.dpr
    pen = QPen(QColor(theme.accent), wide)
    pen.setDashPattern([3.0, 2.0])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box = QRectF(geometry.x, geometry.y, geometry.width, geometry.height + geometry.face_height)
    off = wide * 0.5 + 2 * geometry.dpr
    rounding = geometry.corner_radius + off
    painter.drawRoundedRect(box.adjusted(-off, -off, off, off), rounding, rounding)


def line_color(theme: Theme, spacing: float) -> QColor:
    """Return the colour of lines at this spacing in device pixels.

    No line is thinner than a pixel: close lines, in small pictures of boards, are fainter instead, as they would hide
    the stones.
    """
    color = QColor(theme.line)
    color.setAlphaF(theme.line_opacity * min(1.0, max(_FAINTEST, spacing / _CLOSE)))
    return color


def _paint_lines(painter: QPainter, geometry: BoardGeometry, theme: Theme) -> None:
    """Paint the lines in whole pixels; each pixel is covered once, so that crossings are no darker.

    Where the board continues beyond the part that is shown, the lines do too, for half a spacing.
    """
    size, shown = geometry.size, geometry.shown
    plain = max(1, round(geometry.line_width * theme.line_factor))
    edge = max(1, round(geometry.edge_width * theme.line_factor))
    half, rest = edge // 2, edge - edge // 2
    beyond = round(geometry.spacing / 2)
    left = geometry.line_x(shown.first.col) - (half if shown.first.col == 0 else beyond)
    top = geometry.line_y(shown.first.row) - (half if shown.first.row == 0 else beyond)
    is_right, is_bottom = (
        shown.last.col == size.columns - 1,
        shown.last.row == size.rows - 1,
    )
    right = geometry.line_x(shown.last.col) + (rest if is_right else beyond)
    bottom = geometry.line_y(shown.last.row) + (rest if is_bottom else beyond)
    net = _FilledBars(painter, line_color(theme, geometry.spacing))
    for row in range(shown.first.row, shown.last.row + 1):
        wide = edge if row in (0, size.rows - 1) else plain
        net.add(QRect(left, geometry.line_y(row) - wide // 2, right - left, wide))
    for col in range(shown.first.col, shown.last.col + 1):
        wide = edge if col in (0, size.columns - 1) else plain
        net.add(QRect(geometry.line_x(col) - wide // 2, top, wide, bottom - top))
    net.paint()


class _FilledBars:
    """Rectangles that are filled as one shape; only `paint` draws."""

    def __init__(self, painter: QPainter, color: QColor) -> None:
        self._painter = painter
        self._color = color
        self._bars: list[QRect] = []

    def add(self, bar: QRect) -> None:
        """Add one bar."""
        self._bars.append(bar)

    def paint(self) -> None:
        """Fill all bars on a layer of their own, so that a transparent colour is not doubled at crossings."""
        if not self._bars:
            return
        whole = QRect(self._bars[0])
        for bar in self._bars:
            whole = whole.united(bar)
        layer = QImage(whole.size(), QImage.Format.Format_ARGB32_Premultiplied)
        layer.fill(0)
        brush = QPainter(layer)
        brush.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        for bar in self._bars:
            brush.fillRect(bar.translated(-whole.topLeft()), self._color)
        brush.end()
        self._painter.drawImage(whole.topLeft(), layer)


def _paint_stars(painter: QPainter, geometry: BoardGeometry, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.line))
    radius = geometry.star_radius
    for point in star_points(geometry.size):
        if point in geometry.shown:
            painter.drawEllipse(QPointF(*geometry.center(point)), radius, radius)


def _paint_coordinates(painter: QPainter, geometry: BoardGeometry, theme: Theme) -> None:
    font = QFont()
    font.setPixelSize(max(1, round(geometry.font_px)))
    font.setWeight(QFont.Weight.Medium)
    painter.setFont(font)
    painter.setPen(QColor(theme.coordinate))
    metrics = QFontMetricsF(font)
    rows, shown = geometry.size.rows, geometry.shown
    away = geometry.label_distance
    first_y, last_y = geometry.line_y(shown.first.row), geometry.line_y(shown.last.row)
    first_x, last_x = geometry.line_x(shown.first.col), geometry.line_x(shown.last.col)
    across = range(shown.first.col, shown.last.col + 1)
    wide = max(metrics.horizontalAdvance(column_name(col)) for col in across)
    for col in across[:: _stride(wide, geometry.spacing)]:
        name, x = column_name(col), geometry.line_x(col)
        _paint_label(painter, metrics, name, x, first_y - away)
        _paint_label(painter, metrics, name, x, last_y + away)
    down = range(shown.first.row, shown.last.row + 1)
    for row in down[:: _stride(_ROW_AIR * metrics.capHeight(), geometry.spacing)]:
        name, y = str(rows - row), geometry.line_y(row)
        _paint_label(painter, metrics, name, first_x - away, y)
        _paint_label(painter, metrics, name, last_x + away, y)


def _stride(extent: float, spacing: float) -> int:
    """Return the step between lines that are named, such that the names do not touch."""
    # 12 % of space between two names.
    return max(1, math.ceil(1.12 * extent / spacing))


def _paint_label(painter: QPainter, metrics: QFontMetricsF, text: str, x: float, y: float) -> None:
    """Paint a text with the middle of its capitals at this position, on whole pixels."""
    left = x - metrics.horizontalAdvance(text) / 2
    painter.drawText(QPointF(round(left), round(y + metrics.capHeight() / 2)), text)


class BoardGround:
    """A picture of the ground with the shadows of the stones.

    `rebuild` starts it again without shadows; `change` adds and removes shadows.
    """

    def __init__(self) -> None:
        self._bare = QPixmap()
        self._shown = QPixmap()
        self._shadow = QPixmap()
        self._off = QPointF()
        self._places: dict[int, QPointF] = {}
        self._columns = 1

    def rebuild(
        self,
        table: tuple[int, int],
        geometry: BoardGeometry,
        theme: Theme,
        options: BoardOptions,
    ) -> None:
        """Paint table and board at this size in device pixels, without shadows of stones."""
        self._bare = QPixmap(*table)
        self._bare.fill(QColor(theme.table))
        painter = QPainter(self._bare)
        paint_background(painter, geometry, theme, options)
        painter.end()
        self._shown = QPixmap()
        self._places.clear()
        self._columns = geometry.size.columns

    def set_shadow(self, pixmap: QPixmap, off: QPointF) -> None:
        """Set the shadow, and its upper left corner relative to the middle of its stone."""
        self._shadow, self._off = pixmap, off

    def change(self, gone: Iterable[int], new: Iterable[tuple[int, PixelPoint]]) -> list[QRectF]:
        """Remove some shadows and add others; return the areas to be redrawn.

        Each shadow is identified by the index of its point; a place is the middle of the stone. Overlapping shadows are
        always painted in the order of the points, so that the same stones give the same picture. The areas include the
        stones, to be one rectangle with them.
        """
        before = len(self._places)
        changed = {i: self._places.pop(i) for i in gone if i in self._places}
        for i, place in new:
            changed[i] = self._places[i] = QPointF(*place) + self._off
        if not changed:
            return []
        if not before:
            return self._paint_all()
        painter = QPainter(self._shown)
        if len(changed) > _FEW:
            places = [self._paint_within(painter, self._around(changed.values()))]
        else:
            places = []
            for i, corner in changed.items():
                places.append(self._box(corner))
                self._paint_around(painter, i, places[-1])
        painter.end()
        # The shadow lies to the lower right: a stone reaches out at the upper left.
        wide = self._shadow.width() / 10
        return [QRectF(place).adjusted(-wide, -wide, 0, 0) for place in places]

    def _paint_all(self) -> list[QRectF]:
        self._shown = self._bare.copy()
        painter = QPainter(self._shown)
        for _, corner in sorted(self._places.items()):
            painter.drawPixmap(corner, self._shadow)
        painter.end()
        return [QRectF(self._shown.rect())]

    def _paint_within(self, painter: QPainter, whole: QRect) -> QRect:
        """Paint a rectangle again with all shadows in it."""
        painter.setClipRect(whole)
        painter.drawPixmap(whole, self._bare, whole)
        wide, high = self._shadow.width() + 1, self._shadow.height() + 1
        around = QRectF(whole).adjusted(-wide, -high, 1, 1)
        for _, corner in sorted(self._places.items()):
            if around.contains(corner):
                painter.drawPixmap(corner, self._shadow)
        return whole

    def _paint_around(self, painter: QPainter, index: int, box: QRect) -> None:
        """Paint one box again with the shadows that reach into it: its own and those of its neighbours."""
        painter.setClipRect(box)
        painter.drawPixmap(box, self._bare, box)
        row = self._columns
        # In the order of the points, as everywhere.
        for step in (-row - 1, -row, -row + 1, -1, 0, 1, row - 1, row, row + 1):
            corner = self._places.get(index + step)
            if corner is not None:
                painter.drawPixmap(corner, self._shadow)

    def draw(self, painter: QPainter, box: QRect) -> None:
        """Draw a part of the ground at its place."""
        pixmap = self._bare if self._shown.isNull() else self._shown
        box = box & pixmap.rect()
        painter.drawPixmap(box, pixmap, box)

    def _around(self, corners: Collection[QPointF]) -> QRect:
        """Return the smallest rectangle around many shadows, computed from the extremes."""
        xs, ys = [corner.x() for corner in corners], [corner.y() for corner in corners]
        first, last = QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys))
        return self._box(first) | self._box(last)

    def _box(self, corner: QPointF) -> QRect:
        return QRect(corner.toPoint(), self._shadow.size())
