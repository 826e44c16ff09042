"""WinnerStones: a short row of stones in the winner's colour, which drop into place when a game ends."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QSize, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from goboard_app.go.board import Color
from goboard_app.ui.widgets.look import Look

_STONES = 5
# Pixels at 100 %: the width of a stone, the step from one to the next, the drop, and the rise of the middle one.
_SIDE, _STEP, _DROP, _RISE = 26, 31, 26, 8
_MILLISECONDS = 1100
# The part of the time by which each stone begins later than the one before it.
_LATER = 0.1


class WinnerStones(QWidget):
    """A bow of five stones; with motion they drop in one after the other, once for each end of a game."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._colors: tuple[Color, ...] = ()
        self._shown: object = None
        self._drop = QEasingCurve(QEasingCurve.Type.OutBounce)
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.setDuration(_MILLISECONDS)
        self._run.valueChanged.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    @property
    def is_running(self) -> bool:
        """True while stones drop."""
        return self._run.state() is QVariantAnimation.State.Running

    def celebrate(self, end: object, winner: Color | None, has_motion: bool) -> None:
        """Show the stones of the winner, or of both sides for a draw; `end` is equal for the same end of a game."""
        colors = tuple(Color) if winner is None else (winner,)
        self._colors = tuple(colors[number % len(colors)] for number in range(_STONES))
        if end != self._shown:
            self._shown = end
            self._run.stop()
            if has_motion:
                self._run.start()
        elif not has_motion:
            self._run.stop()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        px = self._look.px
        return QSize(px(_STEP * (_STONES - 1) + _SIDE + 4), px(_SIDE + _RISE + 14))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the stones at their heights."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        now = float(self._run.currentValue()) if self.is_running else 1.0
        px, middle = self._look.px, (_STONES - 1) / 2
        for number, color in enumerate(self._colors):
            part = (now - number * _LATER) / (1 - (_STONES - 1) * _LATER)
            if part <= 0:
                continue
            above = (1 - self._drop.valueForProgress(min(part, 1.0))) * _DROP
            rest = _RISE * ((number - middle) / middle) ** 2
            stone = self._look.stone(color, _SIDE, self.devicePixelRatioF(), has_shadow=True)
            painter.drawPixmap(px(number * _STEP), px(rest - above) + px(2), stone)
