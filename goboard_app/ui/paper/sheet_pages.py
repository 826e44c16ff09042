"""SheetPages: pages of pieces, numbered at the foot, with the title from the second on."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from goboard_app.app.texts.print import page_number
from goboard_app.ui.paper.flow import Placed
from goboard_app.ui.paper.measures import Sheet, mm, paper_font
from goboard_app.ui.paper.text_pieces import SMALL


class SheetPages:
    """Pages that are laid out; painting needs any device, its units are those of `measures`."""

    def __init__(self, sheet: Sheet, title: str, pages: list[list[Placed]]) -> None:
        self._sheet = sheet
        self._title = title
        self._pages = pages

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self._pages)

    @property
    def pages(self) -> list[list[Placed]]:
        """What stands where, for those who check that nothing overlaps."""
        return self._pages

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint a page, counted from 0; the painter's units are those of `measures`."""
        sheet = self._sheet
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for placed in self._pages[number]:
            painter.save()
            placed.piece.paint(painter, sheet.side + placed.x, sheet.top + placed.y)
            painter.restore()
        self._paint_foot(painter, number)

    def _paint_foot(self, painter: QPainter, number: int) -> None:
        font = paper_font(SMALL)
        metrics = QFontMetricsF(font)
        y = self._sheet.height - self._sheet.bottom / 2
        painter.setFont(font)
        painter.setPen(QPen(QColor("#555555")))
        text = page_number(number + 1, self.count)
        wide = metrics.horizontalAdvance(text)
        right = self._sheet.width - self._sheet.side
        painter.drawText(QPointF(right - wide, y), text)
        if number:
            name = elided(self._title, font, self._sheet.wide - wide - mm(8))
            painter.drawText(QPointF(self._sheet.side, y), name)


def elided(text: str, font: QFont, width: float) -> str:
    """A line that fits the width, cut short with an ellipsis where it must be."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)
