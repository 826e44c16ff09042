"""StoneChip: a chip that chooses a stone, and a bowl that a stone is taken out of."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QCursor, QHideEvent, QIcon, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from goboard_app.go.board import Color
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button

_ICON, _GAP, _HELD = 16, 3, 30
_LEFT = Qt.MouseButton.LeftButton


class StoneChip(Button):
    """A click is a click; who drags from it carries a stone of its colour.

    Signals: `picked(Color)` when a stone was taken out; `carried(QPoint)` where it is then, and
    `dropped(QPoint)` where it is let go, as points of the screen.
    """

    picked = Signal(object)
    carried = Signal(object)
    dropped = Signal(object)

    def __init__(self, look: Look, color: Color, text: str, parent: QWidget | None = None) -> None:
        super().__init__(look, text, kind="chip")
        self.setParent(parent)
        self._stones = look
        self._color = color
        self._pressed: QPoint | None = None
        self._is_carrying = False
        look.changed.connect(self._show_stone)
        self._show_stone()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        super().mousePressEvent(event)
        if event.button() == _LEFT:
            self._pressed = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Once the hand has gone far enough, it carries a stone."""
        start, here = self._pressed, event.position().toPoint()
        if start is None:
            super().mouseMoveEvent(event)
            return
        event.accept()
        way = (here - start).manhattanLength()
        if not self._is_carrying and way >= QApplication.startDragDistance():
            self._is_carrying = True
            self.setDown(False)
            held = self._stones.stone(self._color, _HELD, self.devicePixelRatioF())
            self.setCursor(QCursor(held))
            self.picked.emit(self._color)
        if self._is_carrying:
            self.carried.emit(self.mapToGlobal(here))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the stone go; without one it was a click."""
        is_carrying, self._is_carrying = self._is_carrying, False
        if event.button() == _LEFT:
            self._pressed = None
        if not is_carrying:
            super().mouseReleaseEvent(event)
            return
        event.accept()
        self.unsetCursor()
        self.dropped.emit(self.mapToGlobal(event.position().toPoint()))

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is carried any more; the button comes up somewhere else."""
        super().hideEvent(event)
        self._pressed, self._is_carrying = None, False
        self.unsetCursor()

    @Slot()
    def _show_stone(self) -> None:
        stone = self._stones.stone(self._color, _ICON, self.devicePixelRatioF())
        ratio, gap = stone.devicePixelRatio(), self._stones.px(_GAP)
        high = stone.deviceIndependentSize().toSize()
        size = QSize(high.width() + gap, high.height())
        # A little room between the stone and its name, which a button does not leave.
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.drawPixmap(0, 0, stone)
        painter.end()
        self.setIcon(QIcon(picture))
        self.setIconSize(size)
