"""PrintPreview: the pages as they will be printed, and their output to a printer or a PDF file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QSize, Qt, Slot
from PySide6.QtGui import QKeyEvent, QPagedPaintDevice, QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QWidget

from goboard_app.app.files.load import titled_name
from goboard_app.app.files.save import CannotSave, replace_file
from goboard_app.app.jobs import Job, Steps
from goboard_app.app.settings import BYTES, Setting, SettingsHub
from goboard_app.app.texts import files as files_texts
from goboard_app.app.texts import print as texts
from goboard_app.app.texts.format import translate
from goboard_app.ui.paper.page_view import PERCENTS, PageFit, PageView, paint_page
from goboard_app.ui.paper.pages import PaperSize, Sheet
from goboard_app.ui.paper.writers import Pages, pdf_writer
from goboard_app.ui.widgets.accessible import announce
from goboard_app.ui.widgets.choices import ComboBox, chosen_to_save, with_ending
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    FlowRow,
    available_size,
    column_layout,
    label,
    row_layout,
    set_style,
)
from goboard_app.ui.widgets.tips import name_with_tip

_WINDOW = Setting("print/window", QByteArray(), BYTES)

_USUAL, _SPARE = (1000, 760), 14


class Printout(NamedTuple):
    """A document to print: `lay_out` puts it on sheets; `folder` is where its PDF is proposed, if not ''."""

    title: str
    lay_out: Callable[[Sheet], Pages]
    paper: PaperSize
    folder: str


class PrintPreview(DialogBase):
    """The dialogue that shows the pages of a printout, prints them, and saves them as PDF.

    The shown pages are printed unchanged: if the printer has other paper after all, they are scaled to fit it.
    """

    manual_page = "printing"

    def __init__(self, look: Look, hub: SettingsHub, printout: Printout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._hub, self._printout = look, hub, printout
        self._sheet = Sheet.of(printout.paper)
        self._pages = printout.lay_out(self._sheet)
        self._numbers: Sequence[int] = ()
        self._then: Callable[[], object] = self._close
        self.page = _WideComboBox(look)
        self.zoom = _WideComboBox(look)
        self.zoom_out = Button(look, "\N{MINUS SIGN}", kind="square")
        self.zoom_in = Button(look, "+", kind="square")
        self.paper = _WideComboBox(look)
        self.orientation = _WideComboBox(look)
        self.view = PageView(look)
        self.hint = label(role="panel", wraps=True)
        self.print_button = Button(look, translate("export", "Print…"), kind="primary")
        self.save_button = Button(look, translate("preview", "Save as PDF…"))
        self.close_button = Button(look, translate("rulesets page", "Close"))
        self._job = Job(self)
        self._build()
        self._connect()
        self._show_pages()
        self.view.setFocus()

    def _build(self) -> None:
        self.setWindowTitle(translate("preview", "Print preview"))
        for text, fit in (
            (translate("preview", "Whole page"), PageFit.PAGE),
            (translate("preview", "Page width"), PageFit.WIDTH),
        ):
            self.zoom.addItem(text, fit)
        for percent in PERCENTS:
            self.zoom.addItem(f"{percent} %", percent / 100)
        self.paper.addItem("A4", PaperSize.A4)
        self.paper.addItem(translate("export", "Letter"), PaperSize.LETTER)
        self.paper.setCurrentIndex(list(PaperSize).index(self._printout.paper))
        self.orientation.addItem(translate("preview", "Portrait"), False)
        self.orientation.addItem(translate("preview", "Landscape"), True)
        for widget, name in (
            (self.page, translate("preview", "Page")),
            (self.zoom, translate("preview", "Zoom")),
            (self.paper, translate("export", "Paper")),
            (self.orientation, translate("export", "Paper")),
            (self.view, translate("export", "How it will look")),
        ):
            widget.setAccessibleName(name)
        for button, name in (
            (self.zoom_out, translate("preview", "Zoom out")),
            (self.zoom_in, translate("preview", "Zoom in")),
        ):
            name_with_tip(button, name)
        self.hint.hide()
        zooms = QWidget()
        zooms.setLayout(row_layout(self.zoom_out, self.zoom, self.zoom_in, spacing=4))
        papers = QWidget()
        papers.setLayout(row_layout(self.paper, self.orientation, spacing=4))
        frame = Card("plain")
        frame.setLayout(column_layout(self.view, margin=1))
        foot = self.button_row(self.print_button, self.close_button)
        foot.insertWidget(foot.indexOf(self.close_button), self.save_button)
        self.save_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        layout = column_layout(FlowRow(self.page, zooms, papers, spacing=12), spacing=10)
        layout.addWidget(frame, 1)
        layout.addWidget(self.hint)
        layout.addLayout(foot)
        layout.setContentsMargins(16, 14, 16, 14)
        self.setLayout(layout)
        if not self.restoreGeometry(self._hub.value(_WINDOW)):
            room = available_size(self.parentWidget() or self)
            usual = QSize(*map(self._look.px, _USUAL)).expandedTo(room * 0.6)
            self.resize(usual.boundedTo(room * 0.9))

    def _connect(self) -> None:
        # Not `currentIndexChanged`, which a page turned in the view causes too.
        self.page.activated.connect(self.view.show_page)
        self.zoom.activated.connect(self._on_zoom)
        self.zoom_in.clicked.connect(partial(self.view.step_zoom, 1))
        self.zoom_out.clicked.connect(partial(self.view.step_zoom, -1))
        self.paper.currentIndexChanged.connect(self._lay_out)
        self.orientation.currentIndexChanged.connect(self._lay_out)
        self.save_button.clicked.connect(self._on_save)
        self.view.turned.connect(self.page.setCurrentIndex)
        self.view.zoomed.connect(self._show_zoom)
        self._job.progressed.connect(self._on_progressed)
        self._job.done.connect(self._on_done)
        self._job.failed.connect(self._on_failed)

    def fit(self) -> None:
        """Keep the size that the user gave the dialogue, as far as the screen has room."""
        self.keep_on_screen()

    # The shown pages

    @Slot()
    def _lay_out(self) -> None:
        is_wide = bool(self.orientation.currentData())
        self._sheet = Sheet.of(PaperSize(self.paper.currentData()), is_wide)
        self._pages = self._printout.lay_out(self._sheet)
        self._show_pages()

    def _show_pages(self) -> None:
        pages = self._pages
        self.page.clear()
        self.page.addItems([texts.page_of_pages(n + 1, pages.count) for n in range(pages.count)])
        self.page.setEnabled(pages.count > 1)
        self.view.show_pages(pages, self._sheet)

    @Slot()
    def _on_zoom(self) -> None:
        self.view.set_zoom(self.zoom.currentData())

    @Slot()
    def _show_zoom(self) -> None:
        """Select the zoom that fits the size of the pages in the list."""
        now = self.view.zoom
        zooms = [self.zoom.itemData(number) for number in range(self.zoom.count())]
        # The first two rows, for the whole page and its width, are no percentages.
        near = range(2, len(zooms))
        if isinstance(now, PageFit):
            index = zooms.index(now)
        else:
            index = min(near, key=lambda number: abs(zooms[number] - self.view.scale))
        self.zoom.setCurrentIndex(index)

    def _tell(self, text: str, tone: str = "") -> None:
        self.hint.setText(text)
        self.hint.setVisible(bool(text))
        set_style(self.hint, tone=tone)
        announce(self.hint, text)

    # Paper

    @Slot()
    def accept(self) -> None:
        """Ask the system for a printer, and print on it."""
        if not QPrinterInfo.availablePrinterNames():
            self._tell(texts.no_printer(), "error")
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._printout.title)
        printer.setPageLayout(self._layout)
        printer.setFullPage(True)
        dialog = QPrintDialog(printer, self)
        dialog.setMinMax(1, self.view.count)
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintCurrentPage)
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            self.print_on(printer)
        dialog.deleteLater()

    def print_on(self, printer: QPrinter) -> None:
        """Print the pages that were chosen for the printer, one at a time, then close the dialogue."""
        numbers = _wanted(printer, self.view.count, self.view.page)
        if not numbers:
            name, most = self.page.accessibleName(), self.view.count
            self._tell(files_texts.number_sentence(name, 1, most), "error")
            return
        printer.setFullPage(True)
        self._start(printer, numbers, self._close)

    def _close(self) -> None:
        super().accept()

    @Slot()
    def _on_save(self) -> None:
        """Save all pages as a PDF file."""
        name = Path(titled_name(self._printout.title)).with_suffix(".pdf").name
        path = chosen_to_save(
            self,
            translate("export", "Export"),
            str(Path(self._printout.folder) / name),
            translate("export", "PDF files (*.pdf)"),
            partial(with_ending, ending=".pdf"),
        )
        if path is None:
            return
        # Into memory first: a document that is cancelled or fails must not replace a file.
        buffer = QBuffer(self)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = pdf_writer(buffer, self._layout, self._printout.title)
        self._start(writer, range(self.view.count), partial(self._save, path, buffer))

    def _save(self, path: Path, buffer: QBuffer) -> None:
        try:
            replace_file(path, bytes(buffer.data().data()))
        except CannotSave as error:
            self._tell(files_texts.not_saved(path.name, str(error)), "error")
        else:
            self._tell(files_texts.saved(path.name))

    @property
    def _layout(self) -> QPageLayout:
        page = PaperSize(self.paper.currentData()).page_size
        orientations = QPageLayout.Orientation
        is_wide = bool(self.orientation.currentData())
        orientation = orientations.Landscape if is_wide else orientations.Portrait
        return QPageLayout(page, orientation, QMarginsF(0, 0, 0, 0))

    def _start(self, device: QPagedPaintDevice, numbers: Sequence[int], then: Callable[[], object]) -> None:
        self._then = then
        self._numbers = numbers
        self._set_busy(True)
        self._tell(texts.page_of_pages(numbers[0] + 1, self.view.count))
        self._job.start_slices(_on_paper(device, self._pages, self._sheet, numbers))

    def _set_busy(self, is_busy: bool) -> None:
        for widget in (self.print_button, self.save_button, self.paper, self.orientation):
            widget.setEnabled(not is_busy)

    @Slot(float)
    def _on_progressed(self, done: float) -> None:
        place = min(int(done * len(self._numbers)), len(self._numbers) - 1)
        self.hint.setText(texts.page_of_pages(self._numbers[place] + 1, self.view.count))

    @Slot(object)
    def _on_done(self, is_printed: object) -> None:
        self._set_busy(False)
        if is_printed:
            self._tell("")
            self._then()
        else:
            self._tell(texts.not_printed(), "error")

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self._on_done(False)
        if not isinstance(error, MemoryError):
            raise error

    # The dialog

    def done(self, result: int) -> None:
        """Close the dialogue: cancel printing, but finish saving a file, and stay open if it fails.

        The size of the dialogue is remembered.
        """
        if self._job.is_busy and self._then != self._close:
            self._job.finish()
            if self.hint.property("tone") == "error":
                return
        self._job.cancel()
        self._hub.store_value(_WINDOW, self.saveGeometry())
        super().done(result)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the keys for the pages work wherever the keyboard focus is."""
        if not self.view.take_key(event):
            super().keyPressEvent(event)


class _WideComboBox(ComboBox):
    """A choice that shows every text in full."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)

    def sizeHint(self) -> QSize:
        """Return Qt's size with some room added."""
        # Qt forgets the space between the text and the arrow.
        return super().sizeHint() + QSize(self._look.px(_SPARE), 0)


def _wanted(printer: QPrinter, count: int, page: int) -> list[int]:
    """Return the pages chosen for a printer, counted from 0, in their order and with their copies."""
    chosen, ranges = range(count), printer.pageRanges()
    if printer.printRange() is QPrinter.PrintRange.CurrentPage:
        chosen = range(page, page + 1)
    numbers = [n for n in chosen if ranges.isEmpty() or ranges.contains(n + 1)]
    if printer.pageOrder() is QPrinter.PageOrder.LastPageFirst:
        numbers.reverse()
    # A printer that supports several copies makes them itself.
    copies = 1 if printer.supportsMultipleCopies() else printer.copyCount()
    if printer.collateCopies():
        return numbers * copies
    return [number for number in numbers for _ in range(copies)]


def _on_paper(device: QPagedPaintDevice, pages: Pages, sheet: Sheet, numbers: Sequence[int]) -> Steps[bool]:
    """Paint these pages on a device, a step for each; return whether the device took them all."""
    painter, is_whole = QPainter(), False
    if not painter.begin(device):
        return False
    try:
        for place, number in enumerate(numbers):
            yield place / len(numbers)
            if place and not device.newPage():
                return False
            painter.save()
            room = device.pageLayout().fullRectPixels(device.logicalDpiX())
            try:
                paint_page(painter, room, pages, sheet, number)
            finally:
                painter.restore()
        is_whole = True
    finally:
        if not is_whole and isinstance(device, QPrinter):
            # Otherwise a printer would print the pages that it has received.
            device.abort()
        is_over = painter.end()
    return is_over
