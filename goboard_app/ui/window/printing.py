"""Printing with a preview; loaded when somebody prints."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, Slot
from PySide6.QtGui import QColor, QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QWidget

from goboard_app.app.texts.print import shot_notes
from goboard_app.session.export import ExportChoice, Shot
from goboard_app.ui.board.print_board import PRINT, PrintStyle, paint_diagram
from goboard_app.ui.paper.jobs import Material, pages_of
from goboard_app.ui.paper.measures import (
    UNITS_PER_INCH,
    UNITS_PER_POINT,
    PaperSize,
    Sheet,
    mm,
    paper_font,
)
from goboard_app.ui.paper.pdf import Pages
from goboard_app.ui.paper.text_pieces import SMALL, text_pieces

_Page = Callable[[QPainter], None]


def preview_print(material: Material, choice: ExportChoice, window: QWidget) -> None:
    """Show what would be printed, and let the dialog print it."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageSize(PaperSize(choice.paper).page_size)
    printer.setPageOrientation(QPageLayout.Orientation.Portrait)
    printer.setDocName(material.title)
    printer.setFullPage(True)
    dialog = QPrintPreviewDialog(printer, window)
    press = Press(material, choice, dialog)
    dialog.paintRequested.connect(press.print_on)
    # The fields of Qt's own dialog are narrower than ours.
    dialog.setStyleSheet("QComboBox, QLineEdit { min-width: 70px; padding: 0 2px; }")
    dialog.resize(window.size() * 0.9)
    dialog.exec()
    dialog.deleteLater()


class Press(QObject):
    """Prints its material on whatever paper the printer has."""

    def __init__(
        self, material: Material, choice: ExportChoice, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._material = material
        self._choice = choice

    @Slot(object)
    def print_on(self, printer: QPrinter) -> None:
        """Paint all pages that are wanted."""
        # Upright or not, and in whatever size: the dialog may have changed it.
        page = printer.pageLayout().fullRectPoints()
        sheet = Sheet(page.width() * UNITS_PER_POINT, page.height() * UNITS_PER_POINT)
        pages = self._pages(sheet)
        first = max(1, printer.fromPage())
        last = min(len(pages), printer.toPage() or len(pages))
        painter = QPainter()
        if not painter.begin(printer):
            return
        scale = printer.resolution() / UNITS_PER_INCH
        for number in range(first, last + 1):
            if number > first:
                printer.newPage()
            painter.save()
            painter.scale(scale, scale)
            # The preview plays a page back with the pen of its widget, and a black pen that was
            # black before is not recorded.
            painter.setPen(QColor("#FFFFFF"))
            pages[number - 1](painter)
            painter.restore()
        painter.end()

    def _pages(self, sheet: Sheet) -> list[_Page]:
        if self._material.has_pages:
            return _laid_out(pages_of(self._material, sheet, self._choice))
        shot = self._material.shot
        return [] if shot is None else [lambda painter: _paint_board(painter, shot, sheet)]


def _laid_out(laid_out: Pages) -> list[_Page]:
    def page(number: int) -> _Page:
        return lambda painter: laid_out.paint(painter, number)

    return [page(number) for number in range(laid_out.count)]


def _paint_board(painter: QPainter, shot: Shot, sheet: Sheet) -> None:
    """One board across the page, with its notes below."""
    notes = shot_notes(shot)
    lines = text_pieces(notes, sheet.wide, paper_font(SMALL), centered=True) if notes else []
    room = sum(line.height for line in lines) + mm(4)
    side = min(sheet.wide, sheet.high - room)
    box = QRectF(sheet.side + (sheet.wide - side) / 2, sheet.top, side, side)
    paint_diagram(painter, shot.picture, shot.part, box, PrintStyle(PRINT))
    y = box.bottom() + mm(3)
    for line in lines:
        line.paint(painter, sheet.side, y)
        y += line.height
