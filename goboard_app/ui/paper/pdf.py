"""PDF files: a game on pages, or one board on a page of its own size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from goboard_app import __version__
from goboard_app.ui.paper.measures import UNITS_PER_INCH, UNITS_PER_POINT, PaperSize

PagePainter = Callable[[QPainter, int], None]
Told = Callable[[float], None]
"""Is told which part of the work is done, and raises what the work is to be called off by."""


class Pages(Protocol):
    """What is laid out on sheets, page by page."""

    @property
    def count(self) -> int:
        """How many pages there are."""

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint a page, counted from 0."""


class CannotPaint(Exception):
    """Qt did not begin to paint; there is nothing to be written."""


def kifu_pdf(pages: Pages, paper: PaperSize, title: str, told: Told) -> bytes:
    """A game or a hand-out as PDF."""
    return _pdf(paper.page_size, title, pages.count, pages.paint, told)


def board_pdf(size: QSizeF, title: str, paint: PagePainter) -> bytes:
    """One page of this size in units, without margins."""
    points = QSizeF(size.width() / UNITS_PER_POINT, size.height() / UNITS_PER_POINT)
    page = QPageSize(points, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch)
    return _pdf(page, title, 1, paint, lambda _done: None)


def _pdf(page: QPageSize, title: str, count: int, paint: PagePainter, told: Told) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(UNITS_PER_INCH)
    layout = QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))
    writer.setPageLayout(layout)
    writer.setTitle(title)
    writer.setCreator(f"goboard {__version__}")
    painter = QPainter()
    if not painter.begin(writer):
        raise CannotPaint
    try:
        for number in range(count):
            told(number / count)
            if number:
                writer.newPage()
            paint(painter, number)
    finally:
        painter.end()
    return bytes(buffer.data().data())
