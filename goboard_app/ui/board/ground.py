"""Ground: what lies under the stones, painted once: table, board, and the shadows of the stones.

All shadows are part of the ground, so no stone darkens its neighbour, and drawing the board costs
no more than one picture below its stones.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from goboard_app.ui.board.background import paint_background
from goboard_app.ui.board.geometry import BoardGeometry
from goboard_app.ui.board.options import BoardOptions
from goboard_app.ui.look.theme import Theme

_FEW = 40

Place = tuple[float, float]


class BoardGround:
    """A picture of the ground; `rebuild` starts it anew, `add` and `drop` change its shadows."""

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
        is_draft: bool,
    ) -> None:
        """Paint table and board for this many device pixels, without any shadow of a stone."""
        self._bare = QPixmap(*table)
        self._bare.fill(QColor(theme.table))
        painter = QPainter(self._bare)
        paint_background(painter, geometry, theme, options, is_draft=is_draft)
        painter.end()
        self._shown = QPixmap()
        self._places.clear()
        self._columns = geometry.size.columns

    def set_shadow(self, pixmap: QPixmap, off: QPointF) -> None:
        """The shadow to use, and where it begins as seen from the middle of its stone."""
        self._shadow, self._off = pixmap, off

    def change(self, gone: Iterable[int], new: Iterable[tuple[int, Place]]) -> list[QRectF]:
        """Take some shadows away and add others; what must be drawn again.

        Each is known by the index of its point; a place is the middle of the stone. Overlapping
        shadows are always painted in the order of the points, so that the same stones give the
        same picture. What is to be drawn again takes in the stones, to be one rectangle with them.
        """
        before = len(self._places)
        boxes = {i: self._box(self._places.pop(i)) for i in gone if i in self._places}
        for i, place in new:
            corner = self._places[i] = QPointF(*place) + self._off
            boxes[i] = self._box(corner)
        if not boxes:
            return []
        if not before or len(boxes) > _FEW:
            return self._paint_all()
        painter = QPainter(self._shown)
        for i, box in boxes.items():
            self._paint_around(painter, i, box)
        painter.end()
        wide = self._shadow.width() / 10
        return [QRectF(box).adjusted(-wide, -wide, 0, 0) for box in boxes.values()]

    def _paint_all(self) -> list[QRectF]:
        self._shown = self._bare.copy()
        painter = QPainter(self._shown)
        for _, corner in sorted(self._places.items()):
            painter.drawPixmap(corner, self._shadow)
        painter.end()
        return [QRectF(self._shown.rect())]

    def _paint_around(self, painter: QPainter, index: int, box: QRect) -> None:
        """Paint one box again with the shadows that reach into it: its own and the next ones."""
        painter.setClipRect(box)
        painter.drawPixmap(box, self._bare, box)
        row = self._columns
        for step in (-row - 1, -row, -row + 1, -1, 0, 1, row - 1, row, row + 1):
            corner = self._places.get(index + step)
            if corner is not None:
                painter.drawPixmap(corner, self._shadow)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw a part of the ground where it belongs."""
        pixmap = self._bare if self._shown.isNull() else self._shown
        box = rect.toAlignedRect() & pixmap.rect()
        painter.drawPixmap(box, pixmap, box)

    def _box(self, corner: QPointF) -> QRect:
        return QRect(corner.toPoint(), self._shadow.size())
