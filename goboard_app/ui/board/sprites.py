"""Sprites: the pixmaps of stones, shadows and marks for one spacing, painted when first needed."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from goboard_app.go.board import Color, Point
from goboard_app.ui.board.geometry import BoardGeometry, scatter
from goboard_app.ui.board.measure import Measure
from goboard_app.ui.board.plan import DEAD_BLACK, STONE_COLORS, WHITE, Shape, Sprite
from goboard_app.ui.board.sprite_paint import paint_sprite
from goboard_app.ui.board.wood import plain_wood
from goboard_app.ui.look.stones import (
    SHADOW_REACH,
    SHELL_VARIANTS,
    shadow_box,
    shadow_image,
    stone_image,
)
from goboard_app.ui.look.theme import Theme

DEAD_OPACITY = 0.46
DEAD_SIZE = 0.94

_LIFTED = 1000

_LARGE_SHAPES = frozenset({Shape.CURSOR, Shape.ATARI, Shape.TARGET, Shape.SIZE, Shape.SIGN})


class Sprites:
    """Pixmaps in device pixels; whoever resizes or recolours a board makes a new one.

    With `older` given, stones are stretched from it instead of painted: rough, but quick.
    """

    def __init__(self, geometry: BoardGeometry, theme: Theme, older: Sprites | None = None) -> None:
        self.geometry = geometry
        self._theme = theme
        self._older = older
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

    @property
    def origin(self) -> Sprites:
        """The finely painted ones that these were made from, or these themselves."""
        return self._older if self._older is not None else self

    def stone(self, code: int, point: Point) -> QPixmap:
        """The stone for a code of the plan; White's grain is chosen by the point."""
        variant = scatter(point) % SHELL_VARIANTS if STONE_COLORS[code] is Color.WHITE else 0
        key = code * SHELL_VARIANTS + variant
        pixmap = self._stones.get(key)
        if pixmap is None:
            pixmap = self._stones[key] = self._paint_stone(code, variant, point)
        return pixmap

    def shadow(self) -> tuple[QPixmap, QPointF]:
        """The shadow under a stone, and where it begins as seen from the middle of the stone."""
        if self._shadow is None:
            image = self._paint_shadow(0.0)
            box = shadow_box(float(self.geometry.stone_diameter), image.width())
            off = QPointF(box.topLeft()) - QPointF(image.width() / 2, image.width() / 2)
            self._shadow = QPixmap.fromImage(image.copy(box)), off
        return self._shadow

    def lifted_shadow(self) -> QPixmap:
        """The shadow of a stone in the air."""
        if self._lifted is None:
            self._lifted = QPixmap.fromImage(self._paint_shadow(1.0))
        return self._lifted

    def lifted_stone(self, code: int, point: Point) -> QPixmap:
        """A stone in the air and its shadow in one, for many stones that move at once."""
        variant = scatter(point) % SHELL_VARIANTS if STONE_COLORS[code] is Color.WHITE else 0
        key = _LIFTED + code * SHELL_VARIANTS + variant
        if key not in self._stones:
            stone, both = self.stone(code, point), QPixmap(self.lifted_shadow())
            painter = QPainter(both)
            half = (both.width() - stone.width()) / 2
            painter.drawPixmap(QPointF(half, half), stone)
            painter.end()
            self._stones[key] = both
        return self._stones[key]

    def mark(self, sprite: Sprite) -> QPixmap:
        """The picture of a mark."""
        pixmap = self._marks.get(sprite)
        if pixmap is None:
            pixmap = self._marks[sprite] = QPixmap.fromImage(self._paint_mark(sprite))
        return pixmap

    def _even(self, side: float) -> int:
        """A side at least this long that can be centred on a line exactly."""
        whole = math.ceil(side)
        return whole + (whole + self._odd) % 2

    def _paint_stone(self, code: int, variant: int, point: Point) -> QPixmap:
        diameter = float(self.geometry.stone_diameter)
        side = self._even(diameter + 2)
        if self._older is not None:
            smooth = Qt.TransformationMode.SmoothTransformation
            aspect = Qt.AspectRatioMode.IgnoreAspectRatio
            return self._older.stone(code, point).scaled(side, side, aspect, smooth)
        color = STONE_COLORS[code] or Color.BLACK
        if code <= WHITE:
            return QPixmap.fromImage(stone_image(color, diameter, side, variant))
        return QPixmap.fromImage(_faded(stone_image(color, diameter * DEAD_SIZE, side, variant)))

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


def is_dead(code: int) -> bool:
    """Whether the code of the plan stands for a dead stone."""
    return code >= DEAD_BLACK


def _faded(image: QImage) -> QImage:
    pale = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    pale.fill(0)
    painter = QPainter(pale)
    painter.setOpacity(DEAD_OPACITY)
    painter.drawImage(0, 0, image)
    painter.end()
    return pale
