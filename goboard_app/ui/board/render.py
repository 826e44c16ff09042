"""Pictures of a board without a window, for thumbnails and exported files."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from goboard_app.go.board import Point
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.board.background import paint_background
from goboard_app.ui.board.geometry import BoardGeometry, BoardOptions, fit_board, fit_thumbnail
from goboard_app.ui.board.layers import line_strokes
from goboard_app.ui.board.plan import (
    LINE_LEVEL,
    OUTLINED,
    VEIL_LEVEL,
    Layer,
    Placed,
    area_style,
    joined_path,
    level_of,
    lies_on_stone,
    outline_pens,
    outline_pieces,
    paint_outline,
    plan_areas,
    plan_marks,
    seam_pen,
    stone_codes,
)
from goboard_app.ui.board.sprites import Sprites, is_dead
from goboard_app.ui.widgets.theme import Theme


def render_image(
    picture: BoardPicture,
    theme: Theme,
    side_px: int | tuple[int, int],
    coordinates: bool = True,
    dpr: float = 1.0,
    table: bool = True,
) -> QImage:
    """Return an image of the board in a window of this size in logical pixels.

    Without `table` the background is transparent, and the board fills the picture except for its shadow. Needs a
    QGuiApplication, but no screen. The pixel ratio of the image is `dpr`.
    """
    wide, high = side_px if isinstance(side_px, tuple) else (side_px, side_px)
    width, height = round(wide * dpr), round(high * dpr)
    # Qt paints fastest in this format with an alpha channel.
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(theme.table) if table else Qt.GlobalColor.transparent)
    fit = fit_board if table else fit_thumbnail
    geometry = fit(picture.size, width, height, dpr, coordinates, picture.part)
    painter = QPainter(image)
    paint_board(painter, picture, geometry, theme, BoardOptions(coordinates=coordinates))
    painter.end()
    # Set after painting: until then the painter counts in device pixels, as the geometry does.
    image.setDevicePixelRatio(dpr)
    return image


def paint_board(
    painter: QPainter,
    picture: BoardPicture,
    geometry: BoardGeometry,
    theme: Theme,
    options: BoardOptions,
) -> None:
    """Paint board, stones and marks in device pixels, in the order of the layers."""
    sprites = Sprites(geometry, theme)
    paint_background(painter, geometry, theme, options)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_areas(painter, picture, (geometry, theme, options), (Layer.AREA, Layer.STONE))
    # Without a scene, only the order of painting puts the layers above one another.
    marks = sorted(plan_marks(picture), key=lambda placed: placed[0])
    for layer, point, sprite in marks:
        if layer < Layer.STONE:
            _paint_sprite(painter, sprites, point, sprites.mark(sprite), (0, 0))
    _paint_stones(painter, picture, sprites, options)
    look = geometry, theme, options
    _paint_areas(painter, picture, look, (Layer.STONE, Layer.MARK))
    _paint_marks(painter, marks, sprites, options, (Layer.STONE, LINE_LEVEL))
    for path, pen, brush in line_strokes(picture.lines, geometry, theme):
        painter.setPen(pen)
        painter.setBrush(brush)
        painter.drawPath(path)
    _paint_marks(painter, marks, sprites, options, (LINE_LEVEL, VEIL_LEVEL))
    _paint_areas(painter, picture, look, (Layer.MARK, Layer.WARNING))
    _paint_marks(painter, marks, sprites, options, (VEIL_LEVEL, Layer.FLIGHT))
    _paint_outlines(painter, picture, geometry, theme)


def _paint_marks(
    painter: QPainter,
    marks: list[Placed],
    sprites: Sprites,
    options: BoardOptions,
    levels: tuple[float, float],
) -> None:
    """Paint the marks above one level and below another."""
    for layer, point, sprite in marks:
        if levels[0] < layer < levels[1]:
            askew = options.natural_placement and lies_on_stone(sprite)
            nudge = sprites.geometry.nudge(point) if askew else (0, 0)
            _paint_sprite(painter, sprites, point, sprites.mark(sprite), nudge)


def _paint_areas(
    painter: QPainter,
    picture: BoardPicture,
    look: tuple[BoardGeometry, Theme, BoardOptions],
    levels: tuple[float, float],
) -> None:
    """Paint the joined shapes from one level to below another."""
    geometry, theme, options = look
    for kind, points in plan_areas(picture).items():
        if kind in OUTLINED or not levels[0] <= level_of(kind) < levels[1]:
            continue
        brush, pen = area_style(kind, geometry, theme, options.tints)
        painter.setBrush(brush)
        painter.setPen(pen)
        painter.drawPath(joined_path(points, geometry))
    # The seams lie on the lowest areas, so the later calls skip them.
    if levels[0] > Layer.AREA:
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(seam_pen(geometry, theme))
    for block in picture.blocks:
        painter.drawPath(joined_path(block, geometry))


def _paint_stones(painter: QPainter, picture: BoardPicture, sprites: Sprites, options: BoardOptions) -> None:
    codes = stone_codes(picture)
    stones = [(picture.size.point(i), code) for i, code in enumerate(codes) if code]
    geometry = sprites.geometry
    nudges = {point: geometry.nudge(point) if options.natural_placement else (0, 0) for point, _ in stones}
    # All shadows first: no shadow falls on a stone.
    for point, code in stones:
        if options.shadows and not is_dead(code):
            pixmap, off = sprites.shadow()
            place = QPointF(*geometry.center(point)) + QPointF(*nudges[point])
            painter.drawPixmap(place + off, pixmap)
    for point, code in stones:
        _paint_sprite(painter, sprites, point, sprites.stone(code, point), nudges[point])


def _paint_outlines(painter: QPainter, picture: BoardPicture, geometry: BoardGeometry, theme: Theme) -> None:
    for kind, points in plan_areas(picture).items():
        if kind in OUTLINED:
            pieces = outline_pieces(points, geometry)
            paint_outline(painter, pieces, outline_pens(kind, geometry, theme))


def _paint_sprite(painter: QPainter, sprites: Sprites, point: Point, pixmap: QPixmap, nudge: tuple[int, int]) -> None:
    x, y = sprites.geometry.center(point)
    half = pixmap.width() / 2
    painter.drawPixmap(QPointF(x - half + nudge[0], y - half + nudge[1]), pixmap)
