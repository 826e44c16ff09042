"""Handful: the table of a nigiri, with the closed bowl and the stones laid out."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from goboard_app.go.board import Color
from goboard_app.session.color_choice import MOST, Parity
from goboard_app.ui.look.look import Look

PAIR_MS = 160
"""How long one pair takes to be laid out."""

_PLACING = 110 / PAIR_MS
"""The part of that time in which the stones come down."""

_STONE, _GAP, _MARGIN = 30, 7, 14


class Handful(QWidget):
    """The table of a nigiri: a closed bowl, later the black stones of the guess and white pairs.

    It knows of the white stones only what has been laid out.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._guess: Parity | None = None
        self._pairs: tuple[int, ...] = ()
        self._progress = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_stones(
        self, guess: Parity | None, pairs: tuple[int, ...], progress: float = 1.0
    ) -> None:
        """Show what lies there; the last of the pairs has come down by `progress`, 0 to 1."""
        self._guess, self._pairs, self._progress = guess, pairs, progress
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        columns = MOST // 2 + 2
        wide = columns * (_STONE + _GAP) + 2 * _MARGIN
        return QSize(self._look.px(wide), self._look.px(118))

    def minimumSizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102 - Qt's own
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        painter.setPen(QPen(QColor(theme.hairline), 1))
        painter.setBrush(QColor(theme.sunk))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 9, 9)
        if self._guess is None:
            self._paint_bowl(painter)
        else:
            self._paint_stones(painter, self._guess)

    def _paint_bowl(self, painter: QPainter) -> None:
        theme, unit = self._look.theme, self._look.px(100) / 100
        painter.translate(self.width() / 2, self.height() / 2 + 6 * unit)
        painter.scale(unit, unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_faint(theme.shadow, theme.shadow_opacity * 0.5))
        painter.drawEllipse(QPointF(3, 38), 46, 8)
        wood = QLinearGradient(-62, -30, 62, 30)
        wood.setColorAt(0, QColor(theme.wood_light))
        wood.setColorAt(0.55, QColor(theme.wood_grain))
        wood.setColorAt(1, QColor(theme.board_side))
        painter.setBrush(wood)
        painter.drawPath(_bowl())
        painter.drawPath(_lid())
        painter.setPen(QPen(_faint(theme.line, 0.55), 1.6))
        painter.drawLine(QPointF(-55, -16), QPointF(55, -16))
        font = painter.font()
        font.setPixelSize(34)
        font.setWeight(font.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(QColor(theme.coordinate))
        painter.drawText(QRectF(-40, -14, 80, 54), int(Qt.AlignmentFlag.AlignCenter), "?")

    def _paint_stones(self, painter: QPainter, guess: Parity) -> None:
        step, dpr = self._look.px(_STONE + _GAP), self.devicePixelRatioF()
        left = (self.width() - (MOST // 2 + 1) * step - self._look.px(16)) / 2
        stones = {color: self._look.stone(color, _STONE, dpr, has_shadow=True) for color in Color}
        self._paint_group(painter, stones[Color.BLACK], left, guess.value)
        left += step + self._look.px(4)
        painter.setPen(QPen(QColor(self._look.theme.field_edge), 1))
        painter.drawLine(QPointF(left, 18), QPointF(left, self.height() - 18))
        left += self._look.px(12)
        for place, count in enumerate(self._pairs):
            is_last = place == len(self._pairs) - 1
            eased = _eased(self._progress) if is_last else 1.0
            self._paint_group(painter, stones[Color.WHITE], left + place * step, count, eased)

    def _paint_group(
        self, painter: QPainter, stone: QPixmap, left: float, count: int, placed: float = 1.0
    ) -> None:
        side, step = self._look.px(_STONE), self._look.px(_STONE + _GAP)
        size = stone.deviceIndependentSize() * (1.12 - 0.12 * placed)
        painter.setOpacity(placed)
        for line in range(count):
            x, y = left + side / 2, self.height() / 2 + (line - 0.5) * step
            place = QRectF(QPointF(x, y), size)
            place.moveCenter(QPointF(x, y))
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(place, stone, QRectF(stone.rect()))
        painter.setOpacity(1)


def _eased(progress: float) -> float:
    """How far down a stone is: fast at first, within the first part of its time."""
    return float(1 - (1 - min(1.0, progress / _PLACING)) ** 3)


def _faint(color: str, opacity: float) -> QColor:
    faint = QColor(color)
    faint.setAlphaF(opacity)
    return faint


def _bowl() -> QPainterPath:
    path = QPainterPath(QPointF(-55, -16))
    path.cubicTo(QPointF(-64, 12), QPointF(-44, 42), QPointF(-30, 42))
    path.lineTo(QPointF(30, 42))
    path.cubicTo(QPointF(44, 42), QPointF(64, 12), QPointF(55, -16))
    path.closeSubpath()
    return path


def _lid() -> QPainterPath:
    path = QPainterPath(QPointF(-55, -16))
    path.cubicTo(QPointF(-50, -34), QPointF(-20, -40), QPointF(0, -40))
    path.cubicTo(QPointF(20, -40), QPointF(50, -34), QPointF(55, -16))
    path.closeSubpath()
    return path
