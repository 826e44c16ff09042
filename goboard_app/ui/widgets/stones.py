"""Stones and their shadows, painted as pictures of any size."""

from __future__ import annotations

import math
import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from goboard_app.go.board import Color
from goboard_app.ui.widgets.theme import StoneStyle, Theme

SHELL_VARIANTS = 6
SHADOW_REACH = 1.40

_SHELL_ANGLES = (14, -22, 68, 161, -75, 35)
# Stops of the radial gradients of black and white stones.
_SLATE = (
    (0.0, "#56585B"),
    (0.22, "#434548"),
    (0.48, "#2D2E31"),
    (0.76, "#1C1D1F"),
    (0.93, "#121314"),
    (1.0, "#0D0E0F"),
)
_SHELL = (
    (0.0, "#FFFFFF"),
    (0.38, "#FCFAF6"),
    (0.66, "#F1EDE5"),
    (0.86, "#DFD9CD"),
    (0.96, "#C9C1B2"),
    (1.0, "#B5AC9B"),
)
# The same for glass: its edge is lit by what falls through it.
_GLASS = {
    Color.BLACK: ((0.0, "#3A3F49"), (0.35, "#1B1E24"), (0.75, "#0A0B0E"), (0.93, "#16191F"), (1.0, "#2A2F38")),
    Color.WHITE: ((0.0, "#FFFFFF"), (0.45, "#F3F7F8"), (0.78, "#DDE6E8"), (0.93, "#C6D2D5"), (1.0, "#93A3A8")),
}
# The body and the rim of a stone without light and shade, and the width of the rim as a share of the radius.
_PLAIN = {
    (StoneStyle.FLAT, Color.BLACK): ("#26241F", "#26241F", 0.04),
    (StoneStyle.FLAT, Color.WHITE): ("#FBF8F1", "#5B4526", 0.07),
    (StoneStyle.OUTLINED, Color.BLACK): ("#000000", "#000000", 0.04),
    (StoneStyle.OUTLINED, Color.WHITE): ("#FFFFFF", "#000000", 0.13),
}
# Offset and radius of the soft shadow, as shares of the diameter.
_SOFT_X, _SOFT_Y, _SOFT_RADIUS = 0.045, 0.075, 0.585
_SHELL_GRAIN = "#8A7B62"
_SHELL_RIM = "#5A4630"
DARK_RING = "#A89F92"
"""The ring around a black stone on a dark background."""


@lru_cache(maxsize=160)
def stone_image(
    color: Color, diameter: float, side: int, variant: int = 0, style: StoneStyle = StoneStyle.SHELL
) -> QImage:
    """Return a stone of this diameter in the middle of a transparent square of `side` pixels.

    Black has one look, White of shell has `SHELL_VARIANTS`. The stone is painted larger and scaled down, and the image
    is cached.
    """
    zoom = 3 if diameter <= 180 else 2 if diameter <= 400 else 1
    image = _clear_image(side * zoom)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side * zoom / 2, side * zoom / 2)
    radius = diameter * zoom / 2
    if style is StoneStyle.GLASS:
        _paint_glass(painter, radius, color)
    elif style is not StoneStyle.SHELL:
        _paint_plain(painter, radius, _PLAIN[style, color])
    elif color is Color.BLACK:
        _paint_slate(painter, radius)
    else:
        _paint_shell(painter, radius, variant % SHELL_VARIANTS)
    painter.end()
    return _shrink(image, side)


@lru_cache(maxsize=24)
def shadow_image(diameter: float, side: int, shade: str, opacity: float, lift: float = 0.0) -> QImage:
    """Return the soft shadow of a stone in the middle of a transparent square of `side` pixels.

    `lift` from 0 to 1 moves the shadow further off, and makes it wider and paler, as for a stone in the air.
    """
    image = _clear_image(side)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    away = 1 + 2.2 * lift
    fade = opacity * (1 - 0.45 * lift)
    soft = QPointF(_SOFT_X * diameter * away, _SOFT_Y * diameter * away)
    _paint_soft_disc(painter, soft, _SOFT_RADIUS * diameter * (1 + 0.12 * lift), shade, fade, 0.7 - 0.4 * lift)
    if lift < 0.5:
        contact = QPointF(0.006 * diameter, 0.018 * diameter)
        _paint_soft_disc(painter, contact, 0.52 * diameter, shade, opacity * 0.8, 0.90)
    painter.end()
    return image


def shadow_box(diameter: float, side: int) -> QRect:
    """Return the part of a `shadow_image` of a stone at rest that is not transparent."""
    reach = 0.98 * _SOFT_RADIUS * diameter
    middle = side / 2
    left = math.floor(middle + _SOFT_X * diameter - reach)
    top = math.floor(middle + _SOFT_Y * diameter - reach)
    right = math.ceil(middle + _SOFT_X * diameter + reach)
    bottom = math.ceil(middle + _SOFT_Y * diameter + reach)
    return QRect(left, top, right - left, bottom - top).intersected(QRect(0, 0, side, side))


def stone_pixmap(color: Color, diameter: float, dpr: float, theme: Theme, has_shadow: bool = False) -> QPixmap:
    """Return a stone for a panel, `diameter` logical pixels wide; in dark themes Black gets a pale ring.

    The picture is two pixels wider than the stone, or than 1.3 times the stone with a shadow.
    """
    wide = diameter * (1.3 if has_shadow else 1) + 2
    side = math.ceil(wide * dpr)
    image = _clear_image(side)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if has_shadow:
        shade = shadow_image(diameter * dpr, side, theme.shadow, theme.shadow_opacity * 0.8)
        painter.drawImage(0, 0, shade)
    painter.drawImage(0, 0, stone_image(color, diameter * dpr, side, style=theme.stones))
    if theme.is_dark and color is Color.BLACK:
        painter.setPen(QPen(QColor(DARK_RING), 1.2 * dpr))
        radius = (diameter - 1.2) * dpr / 2
        painter.drawEllipse(QPointF(side / 2, side / 2), radius, radius)
    painter.end()
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def _clear_image(side: int) -> QImage:
    image = QImage(max(side, 1), max(side, 1), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def _shrink(image: QImage, side: int) -> QImage:
    if image.width() == side:
        return image
    aspect = Qt.AspectRatioMode.IgnoreAspectRatio
    small = image.scaled(side, side, aspect, Qt.TransformationMode.SmoothTransformation)
    return small.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _disc(radius: float) -> QRectF:
    return QRectF(-radius, -radius, 2 * radius, 2 * radius)


def _body(painter: QPainter, radius: float, gradient: QRadialGradient) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(gradient))
    painter.drawEllipse(_disc(radius))


def _paint_slate(painter: QPainter, radius: float) -> None:
    gradient = QRadialGradient(
        QPointF(-0.10 * radius, -0.14 * radius),
        1.12 * radius,
        QPointF(-0.30 * radius, -0.38 * radius),
    )
    for stop, shade in _SLATE:
        gradient.setColorAt(stop, QColor(shade))
    _body(painter, radius, gradient)
    _paint_speckle(painter, radius)
    center = QPointF(-0.36 * radius, -0.44 * radius)
    _paint_sheen(painter, center, 0.52 * radius, (0.26, 0.12))


def _paint_speckle(painter: QPainter, radius: float) -> None:
    # A fixed seed: the speckles are the same in every picture.
    chance = random.Random(7)
    for _ in range(90):
        away = 0.94 * radius * math.sqrt(chance.random())
        turn = chance.uniform(0, math.tau)
        painter.setBrush(QColor(255, 255, 255, round(255 * chance.uniform(0.01, 0.03))))
        dot = 0.02 * radius
        painter.drawEllipse(QPointF(away * math.cos(turn), away * math.sin(turn)), dot, dot)


def _paint_shell(painter: QPainter, radius: float, variant: int) -> None:
    gradient = QRadialGradient(
        QPointF(-0.08 * radius, -0.12 * radius),
        1.10 * radius,
        QPointF(-0.30 * radius, -0.36 * radius),
    )
    for stop, shade in _SHELL:
        gradient.setColorAt(stop, QColor(shade))
    _body(painter, radius, gradient)
    _paint_shell_grain(painter, radius, variant)
    center = QPointF(-0.34 * radius, -0.42 * radius)
    _paint_sheen(painter, center, 0.55 * radius, (0.95, 0.50))
    rim = QColor(_SHELL_RIM)
    rim.setAlphaF(0.34)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(rim, 0.022 * radius))
    painter.drawEllipse(_disc(radius * 0.989))


def _paint_glass(painter: QPainter, radius: float, color: Color) -> None:
    gradient = QRadialGradient(QPointF(0.06 * radius, 0.10 * radius), 1.06 * radius)
    for stop, shade in _GLASS[color]:
        gradient.setColorAt(stop, QColor(shade))
    _body(painter, radius, gradient)
    _paint_sheen(painter, QPointF(-0.40 * radius, -0.46 * radius), 0.30 * radius, (1.0, 0.55))
    # The light that leaves the glass on the far side.
    _paint_sheen(painter, QPointF(0.42 * radius, 0.50 * radius), 0.42 * radius, (0.30, 0.12))


def _paint_plain(painter: QPainter, radius: float, look: tuple[str, str, float]) -> None:
    """Paint a disc of one colour with a rim inside its edge."""
    body, rim, share = look
    width = share * radius
    painter.setBrush(QColor(body))
    painter.setPen(QPen(QColor(rim), width))
    painter.drawEllipse(_disc(radius - width / 2))


def _paint_shell_grain(painter: QPainter, radius: float, variant: int) -> None:
    # A fixed seed for each variant: its grain is the same in every picture.
    chance = random.Random(40 + variant)
    disc = QPainterPath()
    disc.addEllipse(_disc(radius * 0.985))
    painter.save()
    painter.setClipPath(disc)
    painter.rotate(_SHELL_ANGLES[variant])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    bow = chance.uniform(0.10, 0.22) * radius
    y = -1.15 * radius
    while y < 1.1 * radius:
        y += chance.uniform(0.085, 0.15) * radius
        shade = QColor(_SHELL_GRAIN)
        shade.setAlphaF(chance.uniform(0.05, 0.12))
        painter.setPen(QPen(shade, chance.uniform(0.018, 0.04) * radius))
        line = QPainterPath(QPointF(-1.1 * radius, y + chance.uniform(-0.02, 0.02) * radius))
        line.quadTo(QPointF(0, y - bow), QPointF(1.1 * radius, y))
        painter.drawPath(line)
    painter.restore()


def _paint_sheen(painter: QPainter, center: QPointF, radius: float, strength: tuple[float, float]) -> None:
    gradient = QRadialGradient(center, radius)
    for stop, alpha in ((0.0, strength[0]), (0.45, strength[1]), (1.0, 0.0)):
        gradient.setColorAt(stop, QColor(255, 255, 255, round(255 * alpha)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(gradient))
    painter.drawEllipse(center, radius, radius)


def _paint_soft_disc(
    painter: QPainter,
    center: QPointF,
    radius: float,
    shade: str,
    opacity: float,
    full_until: float = 0.70,
) -> None:
    """Paint a disc that fades smoothly from `full_until` of its radius to nothing."""
    gradient = QRadialGradient(center, radius)
    for step in range(9):
        part = step / 8
        tint = QColor(shade)
        # The smoothstep function 3t² - 2t³.
        tint.setAlphaF(opacity * (1 - part * part * (3 - 2 * part)))
        gradient.setColorAt(full_until + (1 - full_until) * part, tint)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(gradient))
    painter.drawEllipse(center, radius, radius)
