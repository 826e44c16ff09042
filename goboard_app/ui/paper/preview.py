"""PrintPreview: the pages as they will be printed, and the way to a printer or a PDF file."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QEvent,
    QIODevice,
    QMarginsF,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPagedPaintDevice,
    QPageLayout,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from goboard_app.app.files.load import titled_name
from goboard_app.app.files.save import CannotSave, replace_file
from goboard_app.app.jobs import Job, Steps
from goboard_app.app.settings import BYTES, Setting, SettingsHub
from goboard_app.app.texts import files as files_texts
from goboard_app.app.texts import print as texts
from goboard_app.app.texts.format import translate
from goboard_app.ui.paper.pages import UNITS_PER_INCH, PaperSize, Sheet
from goboard_app.ui.paper.writers import Pages, pdf_writer
from goboard_app.ui.widgets.accessible import announce
from goboard_app.ui.widgets.choices import Choice, chosen_to_save, with_ending
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    DialogBase,
    FlowRow,
    available_size,
    column_layout,
    label,
    row_layout,
    set_style,
)
from goboard_app.ui.widgets.tips import set_tip
from goboard_app.ui.widgets.touch import pinched

_WINDOW = Setting("print/window", QByteArray(), BYTES)

_PERCENTS = (25, 33, 50, 67, 75, 100, 125, 150, 200, 300)
_GAP, _RING = 16, 3
_LINE, _SPARE = 48, 14
# So far a wheel goes at a time, in eighths of a degree; a touchpad tells of much less.
_NOTCH = 120
# No picture of a page has a longer side than this, however large the page is shown.
_MOST_PX = 5000
_LEAST = (240, 200)
_USUAL = (1000, 760)


class Fit(Enum):
    """What of a page is to be seen."""

    PAGE = "page"
    WIDTH = "width"


class Printout(NamedTuple):
    """What is printed: `lay_out` puts it on sheets; a PDF of it goes to `folder` if anywhere."""

    title: str
    lay_out: Callable[[Sheet], Pages]
    paper: PaperSize
    folder: str


class PageView(QAbstractScrollArea):
    """Pages as white sheets on a table, as many beside one another as there is room for.

    A page is painted when it comes to be seen, one in a turn of the event loop. Signals:
    `turned(int)` with the page that one is at now, counted from 0; `zoomed()` when the pages are
    shown in another size.
    """

    turned = Signal(int)
    zoomed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._pages: Pages | None = None
        self._sheet = Sheet.of(PaperSize.A4)
        self._page = 0
        self._zoom: Fit | float = Fit.PAGE
        self._columns, self._size = 1, QSize(1, 1)
        self._images: dict[int, QImage] = {}
        self._dragged_from: QPoint | None = None
        self._turned = 0
        self._is_placing = False
        self._painting = Job(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(*_LEAST)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        for bar in (self.verticalScrollBar(), self.horizontalScrollBar()):
            bar.setSingleStep(_LINE)
            bar.valueChanged.connect(self._on_scrolled)
        look.changed.connect(self.viewport().update)

    # What is shown

    @property
    def page(self) -> int:
        """The page one is at, counted from 0."""
        return self._page

    @property
    def count(self) -> int:
        """How many pages there are."""
        return 0 if self._pages is None else self._pages.count

    @property
    def columns(self) -> int:
        """How many pages stand beside one another."""
        return self._columns

    @property
    def painted(self) -> frozenset[int]:
        """The pages of which there is a picture."""
        return frozenset(self._images)

    def show_pages(self, pages: Pages, sheet: Sheet) -> None:
        """Show other pages, or the same on another sheet."""
        self._painting.cancel()
        self._pages, self._sheet = pages, sheet
        self._images.clear()
        self._place()
        self.show_page(min(self._page, pages.count - 1))
        self.viewport().update()

    def show_page(self, number: int) -> None:
        """Go to a page, as far as there is one, and have it be seen."""
        if not self.count:
            return
        number = min(max(number, 0), self.count - 1)
        self._go_to(number)
        place = self.rect_of(number)
        if not self.viewport().rect().contains(place):
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + place.top() - _GAP)
        self.viewport().update()

    def _go_to(self, number: int) -> None:
        is_other = number != self._page
        self._page = number
        self.setAccessibleDescription(texts.page_of_pages(number + 1, self.count))
        if is_other:
            announce(self, self.accessibleDescription())
            self.viewport().update()
        self.turned.emit(number)

    # How large

    @property
    def zoom(self) -> Fit | float:
        """What is to be seen of a page, or its size as a share of that on paper."""
        return self._zoom

    @property
    def scale(self) -> float:
        """The size of a page as a share of that on paper."""
        return self._size.width() / (self._sheet.width * self._pixels_a_unit)

    def set_zoom(self, zoom: Fit | float) -> None:
        """Show the pages in another size; what was in the middle of the page stays there."""
        before, middle = self.rect_of(self._page), self.viewport().rect().center()
        right = _share(middle.x() - before.left(), before.width())
        down = _share(middle.y() - before.top(), before.height())
        self._zoom = zoom
        self._place()
        bar, place = self.horizontalScrollBar(), self.rect_of(self._page)
        bar.setValue(bar.value() + place.left() + round(right * place.width()) - middle.x())
        bar = self.verticalScrollBar()
        if self.viewport().height() >= place.height():
            self.show_page(self._page)
        else:
            bar.setValue(bar.value() + place.top() + round(down * place.height()) - middle.y())
        self.viewport().update()
        self.zoomed.emit()

    def step_zoom(self, by: int) -> None:
        """Show the pages larger by a step, or with -1 smaller."""
        now = self.scale * 100
        larger = (percent for percent in _PERCENTS if percent > now + 1)
        smaller = (percent for percent in reversed(_PERCENTS) if percent < now - 1)
        if percent := next(larger if by > 0 else smaller, None):
            self.set_zoom(percent / 100)

    @property
    def _pixels_a_unit(self) -> float:
        return self.logicalDpiX() / UNITS_PER_INCH

    def _place(self) -> None:
        """Find out how large a page is, how many stand in a row, and how far one can scroll."""
        sheet, room = self._sheet, self.maximumViewportSize()
        # The bar has its room whether it is there or not: else it would come and go.
        wide = max(1, room.width() - self.verticalScrollBar().sizeHint().width() - 2 * _GAP)
        scale = wide / sheet.width
        if self._zoom is Fit.PAGE:
            scale = min(scale, max(1, room.height() - 2 * _GAP) / sheet.height)
        elif isinstance(self._zoom, float):
            scale = self._zoom * self._pixels_a_unit
        self._size = QSize(max(1, int(sheet.width * scale)), max(1, int(sheet.height * scale)))
        fitting = (wide + _GAP) // (self._size.width() + _GAP)
        self._columns = max(1, min(fitting, self.count))
        seen, whole = self.viewport().size(), self._whole
        # One stays at the page, wherever the bars are now.
        was_placing, self._is_placing = self._is_placing, True
        for bar, length, shown in (
            (self.verticalScrollBar(), whole.height(), seen.height()),
            (self.horizontalScrollBar(), whole.width(), seen.width()),
        ):
            bar.setPageStep(shown)
            bar.setRange(0, max(0, length - shown))
        self._is_placing = was_placing

    @property
    def _whole(self) -> QSize:
        rows = -(-self.count // self._columns)
        width = self._columns * (self._size.width() + _GAP) + _GAP
        return QSize(width, rows * (self._size.height() + _GAP) + _GAP)

    def rect_of(self, number: int) -> QRect:
        """Where a page is now, in the coordinates of the viewport."""
        row, column = divmod(number, self._columns)
        seen, whole = self.viewport().size(), self._whole
        left = max(0, (seen.width() - whole.width()) // 2) - self.horizontalScrollBar().value()
        top = max(0, (seen.height() - whole.height()) // 2) - self.verticalScrollBar().value()
        x = left + _GAP + column * (self._size.width() + _GAP)
        return QRect(QPoint(x, top + _GAP + row * (self._size.height() + _GAP)), self._size)

    def _seen(self, beyond: int = 0) -> Iterator[int]:
        """The pages that are to be seen, or are so many pixels beyond that."""
        room = self.viewport().rect().adjusted(0, -beyond, 0, beyond)
        pitch = self._size.height() + _GAP
        top = self.rect_of(0).top()
        first = max(0, (room.top() - top) // pitch) * self._columns
        last = ((room.bottom() - top) // pitch + 1) * self._columns
        numbers = range(first, min(max(first, last), self.count))
        return (number for number in numbers if self.rect_of(number).intersects(room))

    @Slot()
    def _on_scrolled(self) -> None:
        """One is at the page of which most is seen, and stays at one that is half seen."""
        room = self.viewport().rect()

        def seen(number: int) -> int:
            part = self.rect_of(number).intersected(room)
            return part.width() * part.height()

        numbers = [] if self._is_placing else list(self._seen())
        if numbers:
            most = max(numbers, key=seen)
            if 2 * seen(self._page) < seen(most):
                self._go_to(most)
        self.viewport().update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102 - Qt's own
        theme, viewport = self._look.theme, self.viewport()
        painter = QPainter(viewport)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(event.rect(), QColor(theme.table))
        for number in self._seen():
            place = self.rect_of(number)
            painter.fillRect(place, Qt.GlobalColor.white)
            if (image := self._images.get(number)) is not None:
                painter.drawImage(place, image)
            is_here = number == self._page and self.count > 1
            painter.setPen(QPen(QColor(theme.accent if is_here else theme.field_edge), 1))
            if is_here:
                painter.setPen(QPen(QColor(theme.accent), _RING))
                place = place.adjusted(-_RING, -_RING, _RING, _RING)
            painter.drawRect(place.adjusted(-1, -1, 0, 0))
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.drawRect(viewport.rect().adjusted(1, 1, -1, -1))
        painter.end()
        if not self._painting.is_busy and self._next_missing() is not None:
            self._painting.start_slices(self._paint_missing())

    def _wanted_size(self) -> QSize:
        wanted = self._size * self.devicePixelRatioF()
        most = QSize(_MOST_PX, _MOST_PX)
        if wanted.boundedTo(most) != wanted:
            wanted = wanted.scaled(most, Qt.AspectRatioMode.KeepAspectRatio)
        return wanted

    def _next_missing(self) -> int | None:
        """A page that is to be seen and was not painted in this size; then those next to it."""
        wanted = self._wanted_size()
        for beyond in (0, self.viewport().height()):
            for number in self._seen(beyond):
                image = self._images.get(number)
                if image is None or image.size() != wanted:
                    return number
        return None

    def _paint_missing(self) -> Steps[None]:
        while (number := self._next_missing()) is not None:
            near = set(self._seen(2 * self.viewport().height()))
            self._images = {n: image for n, image in self._images.items() if n in near}
            self._images[number] = self._image_of(number)
            self.viewport().update(self.rect_of(number))
            yield 0.0

    def _image_of(self, number: int) -> QImage:
        image = QImage(self._wanted_size(), QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        try:
            if self._pages is not None:
                room = QRect(QPoint(), image.size())
                _paint_page(painter, room, self._pages, self._sheet, number)
        finally:
            painter.end()
        return image

    # The user

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key is for; False where it is for nothing here."""
        key, with_ctrl = event.key(), event.modifiers() & Qt.KeyboardModifier.ControlModifier
        pages = {
            Qt.Key.Key_PageUp: self._page - 1,
            Qt.Key.Key_PageDown: self._page + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: self.count - 1,
        }
        zooms = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1}
        if key in pages:
            self.show_page(pages[Qt.Key(key)])
        elif with_ctrl and key in zooms:
            self.step_zoom(zooms[Qt.Key(key)])
        elif with_ctrl and key == Qt.Key.Key_0:
            self.set_zoom(Fit.PAGE)
        else:
            return False
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102 - Qt's own
        if not self.take_key(event):
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: D102 - Qt's own
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._turned += event.angleDelta().y()
            if abs(self._turned) >= _NOTCH:
                self.step_zoom(1 if self._turned > 0 else -1)
                self._turned = 0
            event.accept()
        else:
            super().wheelEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Two fingers show the pages larger or smaller."""
        by = pinched(event)
        if by != 1.0:
            self._dragged_from = None
            least, most = _PERCENTS[0] / 100, _PERCENTS[-1] / 100
            self.set_zoom(min(max(self.scale * by, least), most))
            return True
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click goes to a page; the table is drawn along with what is pressed."""
        place = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton:
            self._dragged_from = place
            for number in self._seen():
                if self.rect_of(number).contains(place):
                    self._go_to(number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        if self._dragged_from is not None:
            place = event.position().toPoint()
            gone, self._dragged_from = place - self._dragged_from, place
            for bar, by in (
                (self.verticalScrollBar(), gone.y()),
                (self.horizontalScrollBar(), gone.x()),
            ):
                bar.setValue(bar.value() - by)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        self._dragged_from = None

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        room = self.viewport().rect()
        was_seen = room.intersects(self.rect_of(self._page))
        self._place()
        is_seen = room.intersects(self.rect_of(self._page))
        if was_seen and (isinstance(self._zoom, Fit) or not is_seen):
            self.show_page(self._page)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusOutEvent(event)
        self.viewport().update()


class PrintPreview(DialogBase):
    """Shows the pages of a printout, prints them, and saves them as PDF.

    What is printed are the very pages that are shown: where the printer has another paper after
    all they are made as large as fits on it.
    """

    manual_page = "printing"

    def __init__(
        self, look: Look, hub: SettingsHub, printout: Printout, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._hub, self._printout = look, hub, printout
        self._sheet = Sheet.of(printout.paper)
        self._pages = printout.lay_out(self._sheet)
        self._numbers: Sequence[int] = ()
        self._then: Callable[[], object] = self._close
        self.page = _WideChoice(look)
        self.zoom = _WideChoice(look)
        self.zoom_out = Button(look, "\N{MINUS SIGN}", kind="square")
        self.zoom_in = Button(look, "+", kind="square")
        self.paper = _WideChoice(look)
        self.orientation = _WideChoice(look)
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
            (translate("preview", "Whole page"), Fit.PAGE),
            (translate("preview", "Page width"), Fit.WIDTH),
        ):
            self.zoom.addItem(text, fit)
        for percent in _PERCENTS:
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
            button.setAccessibleName(name)
            set_tip(button, name)
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
        """Keep the size the user gave it, as far as the screen has room."""
        self.keep_on_screen()

    # What is shown

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
        """Tell how large the pages are, or what is seen of them."""
        now = self.view.zoom
        zooms = [self.zoom.itemData(number) for number in range(self.zoom.count())]
        near = range(2, len(zooms))
        if isinstance(now, Fit):
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
        """Print what the printer was told to, a page at a time; the dialog closes after that."""
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

    def _start(
        self, device: QPagedPaintDevice, numbers: Sequence[int], then: Callable[[], object]
    ) -> None:
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
        """Printing is called off, but a file is saved to its end; where it cannot be one is told.

        The size of the dialog is remembered.
        """
        if self._job.is_busy and self._then != self._close:
            self._job.finish()
            if self.hint.property("tone") == "error":
                return
        self._job.cancel()
        self._hub.store_value(_WINDOW, self.saveGeometry())
        super().done(result)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys for the pages do their work wherever the keyboard is."""
        if not self.view.take_key(event):
            super().keyPressEvent(event)


class _WideChoice(Choice):
    """A choice in which every text is to be read as a whole."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToContents)

    def sizeHint(self) -> QSize:
        """The size that Qt finds, which forgets what is between the text and the arrow."""
        return super().sizeHint() + QSize(self._look.px(_SPARE), 0)


def _share(place: int, length: int) -> float:
    """Which part of a length is before a place; half of it where the place lies outside."""
    return place / length if 0 <= place <= length else 0.5


def _wanted(printer: QPrinter, count: int, page: int) -> list[int]:
    """The pages a printer was told to print, counted from 0, in their order."""
    chosen, ranges = range(count), printer.pageRanges()
    if printer.printRange() is QPrinter.PrintRange.CurrentPage:
        chosen = range(page, page + 1)
    numbers = [n for n in chosen if ranges.isEmpty() or ranges.contains(n + 1)]
    if printer.pageOrder() is QPrinter.PageOrder.LastPageFirst:
        numbers.reverse()
    copies = 1 if printer.supportsMultipleCopies() else printer.copyCount()
    if printer.collateCopies():
        return numbers * copies
    return [number for number in numbers for _ in range(copies)]


def _on_paper(
    device: QPagedPaintDevice, pages: Pages, sheet: Sheet, numbers: Sequence[int]
) -> Steps[bool]:
    """Paint these pages on paper; whether the device took them all."""
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
                _paint_page(painter, room, pages, sheet, number)
            finally:
                painter.restore()
        is_whole = True
    finally:
        if not is_whole and isinstance(device, QPrinter):
            device.abort()
        is_over = painter.end()
    return is_over


def _paint_page(painter: QPainter, room: QRect, pages: Pages, sheet: Sheet, number: int) -> None:
    """Paint a page as large as fits in a room, in the middle of it."""
    scale = min(room.width() / sheet.width, room.height() / sheet.height)
    painter.translate(
        (room.width() - sheet.width * scale) / 2, (room.height() - sheet.height * scale) / 2
    )
    painter.scale(scale, scale)
    pages.paint(painter, number)
