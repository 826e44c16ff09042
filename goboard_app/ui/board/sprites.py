"""Sprites: the pixmaps of stones, shadows and marks for one spacing, painted on first use."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)

from goboard_app.go.board import Color, Point
from goboard_app.session.picture import MarkKind, Merit
from goboard_app.ui.board.background import plain_wood
from goboard_app.ui.board.geometry import BoardGeometry, Measure, scatter
from goboard_app.ui.board.marks import (
    contrast,
    fill_text,
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
from goboard_app.ui.board.plan import DEAD_BLACK, MERIT_SHAPES, STONE_COLORS, WHITE, Shape, Sprite
from goboard_app.ui.widgets.stones import (
    SHADOW_REACH,
    SHELL_VARIANTS,
    shadow_box,
    shadow_image,
    stone_image,
)
from goboard_app.ui.widgets.theme import Theme

GHOST_OPACITY = 0.55
REFUSED_OPACITY = 0.50
WAY_OPACITY, AHEAD_OPACITY = 0.62, 0.78
# Shares of the diameter of a stone.
WAY_SIZE, LONE_WAY_SIZE, KNOWN_SIZE = 0.68, 0.42, 0.56

DEAD_OPACITY = 0.46
DEAD_SIZE = 0.94

# Keys of lifted stones begin beyond all numbers of `look_of`.
_LIFTED = 1000

# Shapes that reach beyond the cell of their point.
_LARGE_SHAPES = frozenset({Shape.CURSOR, Shape.ATARI, Shape.TARGET, Shape.SIZE, Shape.SIGN})


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
    stone = stone_image(sprite.color or Color.BLACK, measure.d, side, style=measure.theme.stones)
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
    """Paint a ghost with "!" for a move that a side still has to make."""
    _faint_stone(painter, sprite, measure, GHOST_OPACITY)
    sprite = Sprite(sprite.shape, sprite.color, "!")
    paint_text(painter, sprite, measure, 0.58, QFont.Weight.Bold)


def _paint_way(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """Paint a small ghost with a letter; a single variation is smaller and has no letter."""
    size = WAY_SIZE if sprite.text else LONE_WAY_SIZE
    small = measure._replace(d=round(size * measure.d))
    # The lines of the board must not show through a letter.
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(measure.wood)
    painter.drawEllipse(QPointF(0, 0), small.d / 2, small.d / 2)
    _faint_stone(painter, sprite, small, WAY_OPACITY)
    edge = QColor(measure.theme.line)
    edge.setAlphaF(0.5)
    _ring(painter, small.d / 2, measure.wide(0.022), edge)
    if sprite.text:
        paint_text(painter, sprite, measure, 0.42, QFont.Weight.DemiBold)


def _paint_known(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """Paint a tile in the colour of the stone for a move from a reference."""
    color = QColor("#1C1B1A" if sprite.color is Color.BLACK else "#FFFFFF")
    half = KNOWN_SIZE * measure.d / 2
    box = QRectF(-half, -half, 2 * half, 2 * half)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(measure.wood)
    painter.drawRoundedRect(box, half / 3, half / 3)
    color.setAlphaF(WAY_OPACITY)
    painter.setBrush(color)
    edge = QColor(measure.theme.line)
    edge.setAlphaF(0.7)
    painter.setPen(QPen(edge, measure.wide(0.022)))
    painter.drawRoundedRect(box, half / 3, half / 3)
    if sprite.text:
        paint_text(painter, sprite, measure, 0.38, QFont.Weight.DemiBold)


def _paint_ahead(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """Paint a stone of a line that is shown ahead, with its number."""
    _faint_stone(painter, sprite, measure, AHEAD_OPACITY)
    paint_text(painter, sprite, measure, 0.46, QFont.Weight.DemiBold)


# From dark to light and from cold to warm, to be distinguished without seeing red or green.
MERITS = {
    Merit.BEST: ("#0B4F8A", "#FFFFFF"),
    Merit.GOOD: ("#9CCBEA", "#10222F"),
    Merit.FAIR: ("#F4DE5E", "#2B2400"),
    Merit.POOR: ("#A83A00", "#FFFFFF"),
}
"""The colours of a move analysed by an engine: the background and the text."""

_MERIT_SHAPES: dict[Shape | MarkKind, Merit] = {shape: merit for merit, shape in MERIT_SHAPES.items()}


def _paint_candidate(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """Paint a disc with the loss of the move; the best move has an extra ring."""
    ground, ink = MERITS[_MERIT_SHAPES[sprite.shape]]
    radius = 0.46 * measure.d
    painter.setPen(QPen(QColor(measure.theme.mark_halo), measure.wide(0.05)))
    painter.setBrush(QColor(ground))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    if sprite.shape is Shape.BEST:
        _ring(painter, radius - measure.wide(0.05), measure.wide(0.035), measure.theme.mark_halo)
    fill_text(painter, sprite.text, (0.44 * measure.s, 0.76 * measure.d), QColor(ink))


# The radius of a dot, as a share of a stone's diameter, and the merit whose colour it has.
_LOSSES: dict[Shape | MarkKind, tuple[float, Merit]] = {
    Shape.LOST_LITTLE: (0.09, Merit.GOOD),
    Shape.LOST_SOME: (0.13, Merit.FAIR),
    Shape.LOST_MUCH: (0.17, Merit.POOR),
}
_LOSS_AT = 0.29


def _paint_loss(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """Paint a dot at the lower right of a stone, the larger the more its move lost."""
    radius, merit = _LOSSES[sprite.shape]
    # Beside the middle, where the ring of the last move and numbers are.
    middle = QPointF(_LOSS_AT * measure.d, _LOSS_AT * measure.d)
    painter.setPen(QPen(QColor("#FFFFFF" if merit is Merit.POOR else "#1C1B1A"), max(1.0, 0.03 * measure.d)))
    painter.setBrush(QColor(MERITS[merit][0]))
    painter.drawEllipse(middle, radius * measure.d, radius * measure.d)


_THOUGHT, _THOUGHT_SIZE = "#5B2A86", 0.9
# The share from which the tile is so dark that its number is white.
_INK_TURNS = 0.1


def _paint_thought(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """Paint a tile with the engine's estimate of a move in percent, the darker the higher."""
    share = int(sprite.text) / 100
    half = _THOUGHT_SIZE * measure.s / 2
    box = QRectF(-half, -half, 2 * half, 2 * half)
    # The lines of the board must not show through the number.
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(measure.wood)
    painter.drawRoundedRect(box, half / 4, half / 4)
    tint = QColor(_THOUGHT)
    # The square root keeps small estimates apart from none.
    tint.setAlphaF(0.12 + 0.88 * share**0.5)
    painter.setBrush(tint)
    painter.drawRoundedRect(box, half / 4, half / 4)
    ink = QColor("#FFFFFF" if share >= _INK_TURNS else "#1C1B1A")
    fill_text(painter, sprite.text, (0.42 * measure.s, 0.7 * measure.s), ink)


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
    """Paint a ring along the edge of a stone, on a halo that separates it from any background."""
    factor = measure.theme.line_factor
    radius = 0.5 * measure.d
    _ring(painter, radius, max(2.6, 0.095 * measure.d * factor), measure.theme.mark_halo)
    _ring(painter, radius, max(1.5, 0.05 * measure.d * factor), color)


def _paint_territory(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    _paint_owner(painter, sprite, measure, 1.0)


def _paint_captor(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    _paint_owner(painter, sprite, measure, 1.12)


def _paint_owner(painter: QPainter, sprite: Sprite, measure: Measure, zoom: float) -> None:
    """Paint Black's square or White's diamond."""
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
    """Paint a square on whole pixels, with a pale hairline that separates it from the lines."""
    side = max(2, round(0.29 * measure.s * zoom))
    # The parity of a line's width, so that the square can be centred on it.
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
    """Paint a dot in the contrasting colour: this stone was put back for the count."""
    radius = max(1.6, 0.10 * measure.d)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(contrast(sprite, measure.theme))
    painter.drawEllipse(QPointF(0, 0), radius, radius)


def _paint_size(painter: QPainter, sprite: Sprite, measure: Measure) -> None:
    """Paint a pill with the number of points, dark for Black and light for White."""
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


_PAINTERS: dict[Shape | MarkKind, Callable[[QPainter, Sprite, Measure], None]] = {
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
    MarkKind.TRIANGLE: paint_triangle,
    MarkKind.SQUARE: paint_square_mark,
    MarkKind.CIRCLE: paint_circle,
    MarkKind.CROSS: paint_cross,
    MarkKind.SELECTED: paint_selected,
    MarkKind.LABEL: paint_label,
    MarkKind.MOVE_NUMBER: paint_number,
    Shape.FILLED: _paint_filled,
    Shape.SIZE: _paint_size,
    Shape.SIGN: paint_sign,
    Shape.WAY: _paint_way,
    Shape.KNOWN: _paint_known,
    Shape.AHEAD: _paint_ahead,
    **dict.fromkeys(_MERIT_SHAPES, _paint_candidate),
    **dict.fromkeys(_LOSSES, _paint_loss),
    Shape.THOUGHT: _paint_thought,
}


class Sprites:
    """The pixmaps of a board in device pixels; a board of another size or theme needs new ones."""

    def __init__(self, geometry: BoardGeometry, theme: Theme) -> None:
        self.geometry = geometry
        self._theme = theme
        self._odd = geometry.line_width % 2
        self._measure = Measure(
            geometry.spacing,
            geometry.stone_diameter,
            geometry.line_width,
            theme,
            plain_wood(theme),
        )
        self._stones: dict[int, QPixmap] = {}
        self._shadow: tuple[QPixmap, QPointF] | None = None
        self._lifted: QPixmap | None = None
        self._marks: dict[Sprite, QPixmap] = {}

    def stone(self, code: int, point: Point) -> QPixmap:
        """Return the stone for a code of the plan; White's grain is chosen by the point."""
        key = look_of(code, point)
        pixmap = self._stones.get(key)
        if pixmap is None:
            variant = key % SHELL_VARIANTS
            pixmap = self._stones[key] = self._paint_stone(code, variant, point)
        return pixmap

    def shadow(self) -> tuple[QPixmap, QPointF]:
        """Return the shadow of a stone, and its upper left corner relative to the middle of the stone."""
        if self._shadow is None:
            image = self._paint_shadow(0.0)
            box = shadow_box(float(self.geometry.stone_diameter), image.width())
            off = QPointF(box.topLeft()) - QPointF(image.width() / 2, image.width() / 2)
            self._shadow = QPixmap.fromImage(image.copy(box)), off
        return self._shadow

    def lifted_shadow(self) -> QPixmap:
        """Return the shadow of a stone in the air."""
        if self._lifted is None:
            self._lifted = QPixmap.fromImage(self._paint_shadow(1.0))
        return self._lifted

    def lifted_stone(self, code: int, point: Point) -> QPixmap:
        """Return a stone in the air with its shadow in one pixmap, for many stones that move at once."""
        key = _LIFTED + look_of(code, point)
        if key not in self._stones:
            stone, both = self.stone(code, point), QPixmap(self.lifted_shadow())
            painter = QPainter(both)
            half = (both.width() - stone.width()) / 2
            painter.drawPixmap(QPointF(half, half), stone)
            painter.end()
            self._stones[key] = both
        return self._stones[key]

    def mark(self, sprite: Sprite) -> QPixmap:
        """Return the picture of a mark."""
        pixmap = self._marks.get(sprite)
        if pixmap is None:
            pixmap = self._marks[sprite] = QPixmap.fromImage(self._paint_mark(sprite))
        return pixmap

    def _even(self, side: float) -> int:
        """Return a side of at least this length whose picture can be centred exactly on a line."""
        whole = math.ceil(side)
        return whole + (whole + self._odd) % 2

    def _paint_stone(self, code: int, variant: int, point: Point) -> QPixmap:
        diameter = float(self.geometry.stone_diameter)
        side = self._even(diameter + 2)
        color, style = STONE_COLORS[code] or Color.BLACK, self._theme.stones
        if code <= WHITE:
            return QPixmap.fromImage(stone_image(color, diameter, side, variant, style))
        return QPixmap.fromImage(_faded(stone_image(color, diameter * DEAD_SIZE, side, variant, style)))

    def _paint_shadow(self, lift: float) -> QImage:
        diameter = float(self.geometry.stone_diameter)
        side = self._even(diameter * (SHADOW_REACH + 0.5 * lift))
        theme = self._theme
        return shadow_image(diameter, side, theme.shadow, theme.shadow_opacity, lift)

    def _paint_mark(self, sprite: Sprite) -> QImage:
        share = 1.2 if sprite.shape in _LARGE_SHAPES else 1.0
        side = self._even(share * self.geometry.spacing + 2)
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.translate(side / 2, side / 2)
        paint_sprite(painter, sprite, self._measure)
        painter.end()
        return image


def look_of(code: int, point: Point) -> int:
    """Return a number for the look of a stone: its code, and for White the variant of the grain."""
    variant = scatter(point) % SHELL_VARIANTS if STONE_COLORS[code] is Color.WHITE else 0
    return code * SHELL_VARIANTS + variant


def is_dead(code: int) -> bool:
    """Return whether the code of the plan is that of a dead stone."""
    return code >= DEAD_BLACK


def _faded(image: QImage) -> QImage:
    pale = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    pale.fill(0)
    painter = QPainter(pale)
    painter.setOpacity(DEAD_OPACITY)
    painter.drawImage(0, 0, image)
    painter.end()
    return pale
