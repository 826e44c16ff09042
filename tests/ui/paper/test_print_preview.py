"""The print preview: the shown pages, which are then printed and saved."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QSettings, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPageSize, QPainter, QWheelEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_app.app.settings import SettingsHub, SettingsStore
from goboard_app.ui.paper import preview as module
from goboard_app.ui.paper.page_view import PageFit
from goboard_app.ui.paper.pages import PaperSize, Sheet, mm
from goboard_app.ui.paper.preview import Printout, PrintPreview
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.theme import DARK
from tests.support.desk import answer_files
from tests.support.dialogs import Dialogs, press
from tests.support.waiting import activate, wait_until

PLAIN = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
Key = Qt.Key


class Colored:
    """Pages of one colour each, by their numbers; `painted` lists the requested ones."""

    def __init__(self, sheet: Sheet, count: int = 12) -> None:
        self.sheet, self.count = sheet, count
        self.painted: list[int] = []

    def paint(self, painter: QPainter, number: int) -> None:
        self.painted.append(number)
        painter.fillRect(0, 0, int(self.sheet.width), int(self.sheet.height), color(number))
        font = QFont()
        font.setPixelSize(int(mm(30)))
        painter.setFont(font)
        painter.drawText(QPointF(mm(20), mm(50)), f"{number + 1}")


def color(number: int) -> QColor:
    return QColor.fromHsv(number * 25 % 360, 200, 200)


class Opened:
    """A preview on the screen, and the pages that were laid out for it."""

    def __init__(self, store: SettingsStore, count: int = 12, folder: str = "") -> None:
        self.laid_out: list[Colored] = []
        self.look = Look()

        def lay_out(sheet: Sheet) -> Colored:
            self.laid_out.append(Colored(sheet, count))
            return self.laid_out[-1]

        printout = Printout("Spring", lay_out, PaperSize.A4, folder)
        self.dialog = PrintPreview(self.look, SettingsHub(store), printout)
        self.view = self.dialog.view
        self.dialog.resize(780, 560)
        self.dialog.show()
        activate(self.dialog)

    @property
    def pages(self) -> Colored:
        return self.laid_out[-1]

    @property
    def told(self) -> str:
        return self.dialog.page.currentText()

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.keyClick(self.dialog.focusWidget(), key, modifiers)


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(QSettings(str(tmp_path / "goboard.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def opened(qapp: QApplication, store: SettingsStore, tmp_path: Path) -> Iterator[Opened]:
    opened = Opened(store, folder=str(tmp_path))
    yield opened
    opened.dialog.reject()
    opened.dialog.deleteLater()


def pdf_printer(path: Path) -> QPrinter:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    return printer


def pages_in(path: Path) -> int:
    return path.read_bytes().count(b"/Type /Page\n")


def test_pages_are_counted_and_keys_lead_to_them(opened: Opened) -> None:
    assert opened.told == "Page 1 of 12"
    opened.key(Key.Key_PageDown)
    assert opened.told == "Page 2 of 12"
    opened.key(Key.Key_End)
    assert opened.told == "Page 12 of 12"
    opened.key(Key.Key_PageDown)
    assert opened.told == "Page 12 of 12"
    opened.key(Key.Key_PageUp)
    assert opened.view.page == 10
    opened.key(Key.Key_Home)
    assert (opened.told, opened.view.page) == ("Page 1 of 12", 0)


def test_the_keys_for_pages_work_wherever_the_keyboard_is(opened: Opened) -> None:
    opened.dialog.zoom_in.setFocus()
    opened.key(Key.Key_PageDown)
    assert opened.told == "Page 2 of 12"
    opened.key(Key.Key_Space)
    assert opened.dialog.zoom.currentText().endswith("%")


def test_tab_goes_from_the_pages_to_the_buttons_and_then_to_the_tools(opened: Opened) -> None:
    dialog = opened.dialog
    assert dialog.focusWidget() is opened.view
    way = []
    for _ in range(10):
        opened.key(Key.Key_Tab)
        way.append(dialog.focusWidget().accessibleName() or dialog.focusWidget().text())
    assert way[:5] == ["Help (F1)", "Save as PDF…", "Close", "Print…", "Page"]
    assert way[5:] == ["Zoom out", "Zoom", "Zoom in", "Paper", "Paper"]


def test_the_size_of_the_dialog_is_remembered(opened: Opened, store: SettingsStore) -> None:
    opened.dialog.resize(700, 500)
    opened.dialog.reject()
    again = PrintPreview(Look(), SettingsHub(store), opened.dialog._printout)
    assert again.size() == QSize(700, 500)
    again.deleteLater()


def test_texts_and_targets_follow_the_look(opened: Opened) -> None:
    opened.look.set(DARK, 1.5, is_touched=True)
    assert opened.dialog.zoom_in.height() >= 44
    shown = opened.view.grab().toImage()
    assert shown.pixelColor(6, 6).name().upper() == DARK.table


def test_a_page_that_is_chosen_is_seen_as_a_whole(opened: Opened) -> None:
    opened.dialog.page.setCurrentIndex(8)
    opened.dialog.page.activated.emit(8)
    assert opened.view.page == 8
    assert opened.view.viewport().rect().contains(opened.view.rect_of(8))


def test_scrolling_leads_to_the_page_that_is_seen(opened: Opened) -> None:
    bar = opened.view.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert opened.view.page >= 12 - opened.view.columns
    assert opened.told == f"Page {opened.view.page + 1} of 12"


def test_pages_are_painted_when_they_come_to_be_seen(opened: Opened) -> None:
    wait_until(lambda: opened.view.painted >= {0, 1})
    assert max(opened.pages.painted) < 8
    opened.key(Key.Key_End)
    wait_until(lambda: 11 in opened.view.painted)
    shown = opened.view.grab().toImage()
    middle = opened.view.rect_of(11).center()
    assert shown.pixelColor(middle * shown.devicePixelRatio()).rgb() == color(11).rgb()


def test_pages_stand_side_by_side_where_there_is_room(opened: Opened) -> None:
    assert opened.view.columns == 2
    opened.dialog.resize(1500, 700)
    assert opened.view.columns > 2
    opened.dialog.zoom.setCurrentIndex(1)
    opened.dialog.zoom.activated.emit(1)
    assert opened.view.zoom is PageFit.WIDTH
    assert opened.view.columns == 1
    assert opened.view.rect_of(0).width() > 1400


def test_keys_and_the_wheel_with_ctrl_change_the_size(opened: Opened) -> None:
    before = opened.view.scale
    opened.key(Key.Key_Plus, CTRL)
    larger = opened.view.scale
    assert larger > before
    assert opened.dialog.zoom.currentText() == f"{round(larger * 100)} %"
    opened.key(Key.Key_Minus, CTRL)
    opened.key(Key.Key_Minus, CTRL)
    assert opened.view.scale < before
    place = opened.view.viewport().rect().center()
    wheel = QWheelEvent(
        *(QPointF(place), QPointF(opened.view.mapToGlobal(place)), QPoint(), QPoint(0, 120)),
        *(Qt.MouseButton.NoButton, CTRL, Qt.ScrollPhase.NoScrollPhase, False),
    )
    smaller = opened.view.scale
    QApplication.sendEvent(opened.view.viewport(), wheel)
    assert opened.view.scale > smaller
    opened.key(Key.Key_0, CTRL)
    assert opened.dialog.zoom.currentText() == "Whole page"
    assert opened.view.viewport().rect().contains(opened.view.rect_of(0))


@pytest.mark.parametrize("number", [4, 7])
def test_one_stays_at_the_page_in_every_size_and_on_every_sheet(opened: Opened, number: int) -> None:
    view = opened.view
    view.show_page(number)
    for zoom in (PageFit.WIDTH, 0.25, 3.0, 0.5, 1.0, PageFit.WIDTH, PageFit.PAGE):
        view.set_zoom(zoom)
        assert (view.page, opened.told) == (number, f"Page {number + 1} of 12"), zoom
        assert view.viewport().rect().intersects(view.rect_of(number)), zoom
    for sheet in (1, 0, 1):
        opened.dialog.orientation.setCurrentIndex(sheet)
        assert view.page == number
        view.set_zoom(PageFit.WIDTH)
    for size in (QSize(1500, 700), QSize(500, 400), QSize(780, 560)):
        opened.dialog.resize(size)
        assert view.page == number
        assert view.viewport().rect().intersects(view.rect_of(number)), size


def test_the_middle_of_the_page_stays_in_the_middle(opened: Opened) -> None:
    view = opened.view
    view.set_zoom(1.0)
    view.set_zoom(3.0)
    middle = view.viewport().rect().center()
    assert abs(view.rect_of(0).center().x() - middle.x()) < 20


def test_paper_and_landscape_change_the_sheet(opened: Opened) -> None:
    dialog = opened.dialog
    assert (opened.pages.sheet.width, opened.pages.sheet.height) == (mm(210), mm(297))
    opened.key(Key.Key_PageDown)
    dialog.orientation.setCurrentIndex(dialog.orientation.findText("Landscape"))
    assert (opened.pages.sheet.width, opened.pages.sheet.height) == (mm(297), mm(210))
    place = opened.view.rect_of(0)
    assert place.width() > place.height()
    dialog.paper.setCurrentIndex(dialog.paper.findText("Letter"))
    assert opened.pages.sheet.width == mm(279.4)
    assert opened.told == "Page 2 of 12"


def test_a_range_of_pages_is_printed(opened: Opened, tmp_path: Path) -> None:
    printer = pdf_printer(tmp_path / "range.pdf")
    printer.setFromTo(9, 11)
    opened.dialog.print_on(printer)
    wait_until(lambda: not opened.dialog.isVisible())
    assert pages_in(tmp_path / "range.pdf") == 3
    assert [number for number in opened.pages.painted if number > 7] == [8, 9, 10]
    assert len(opened.laid_out) == 1


def test_the_page_one_is_at_is_printed_alone_and_copies_are_made(opened: Opened, tmp_path: Path) -> None:
    opened.key(Key.Key_End)
    printer = pdf_printer(tmp_path / "one.pdf")
    printer.setPrintRange(QPrinter.PrintRange.CurrentPage)
    assert module._wanted(printer, 12, opened.view.page) == [11]
    printer.setCopyCount(2)
    printer.setPrintRange(QPrinter.PrintRange.AllPages)
    copies = 1 if printer.supportsMultipleCopies() else 2
    assert module._wanted(printer, 3, 0) == [0, 1, 2] * copies
    printer.setPageOrder(QPrinter.PageOrder.LastPageFirst)
    assert module._wanted(printer, 3, 0) == [2, 1, 0] * copies


def test_pages_that_are_not_there_are_not_printed(opened: Opened, tmp_path: Path) -> None:
    printer = pdf_printer(tmp_path / "none.pdf")
    printer.setFromTo(20, 30)
    opened.dialog.print_on(printer)
    assert opened.dialog.hint.text() == "Page: a number from 1 to 12."
    assert not (tmp_path / "none.pdf").exists()


def test_the_system_is_asked_for_a_printer_with_the_pages_that_are_shown(
    opened: Opened, dialogs: Dialogs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(lambda: ["one"]))
    opened.dialog.orientation.setCurrentIndex(1)

    def answer(dialog: QPrintDialog) -> None:
        layout = dialog.printer().pageLayout()
        assert layout.orientation() is layout.Orientation.Landscape
        assert (dialog.minPage(), dialog.maxPage()) == (1, 12)
        assert dialog.printer().docName() == "Spring"
        dialog.reject()

    dialogs.expect(QPrintDialog, answer)
    press(opened.dialog.print_button)
    assert opened.dialog.isVisible()
    assert opened.dialog.print_button.isEnabled()


def test_without_a_printer_a_message_offers_a_pdf(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(lambda: []))
    press(opened.dialog.print_button)
    hint = opened.dialog.hint
    assert hint.text() == "No printer was found. You can save the pages as a PDF file."
    assert hint.isVisible()
    dialog = opened.dialog
    dialog.orientation.setCurrentIndex(1)
    proposed = answer_files(monkeypatch.setattr, saved=tmp_path / "pages")
    press(dialog.save_button)
    wait_until(lambda: hint.text() == "Saved as pages.pdf.")
    assert proposed == [str(tmp_path / "Spring.pdf")]
    written = (tmp_path / "pages.pdf").read_bytes()
    assert pages_in(tmp_path / "pages.pdf") == 12
    assert b"/MediaBox [0 0 842" in written
    assert dialog.isVisible()


def test_unsavable_content_is_reported(opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answer_files(monkeypatch.setattr, saved=tmp_path / "nowhere" / "pages.pdf")
    press(opened.dialog.save_button)
    wait_until(lambda: "could not be saved" in opened.dialog.hint.text())
    assert opened.dialog.save_button.isEnabled()


@pytest.mark.qt_log_ignore("^This plugin does not support", "Returned false", extend=True)
def test_a_printer_that_fails_is_reported(opened: Opened, tmp_path: Path) -> None:
    opened.dialog.print_on(pdf_printer(tmp_path / "nowhere" / "pages.pdf"))
    hint = opened.dialog.hint
    wait_until(lambda: hint.text() == "Printing failed. Check the printer and try again.")
    assert opened.dialog.isVisible()
    assert opened.dialog.print_button.isEnabled()


def test_a_page_without_memory_is_reported(opened: Opened, tmp_path: Path) -> None:
    def paint(painter: QPainter, _number: int) -> None:
        if not isinstance(painter.device(), QImage):
            raise MemoryError

    opened.pages.paint = paint  # type: ignore[method-assign]
    opened.dialog.print_on(pdf_printer(tmp_path / "pages.pdf"))
    hint = opened.dialog.hint
    wait_until(lambda: not opened.dialog._job.is_busy)
    assert hint.text() == "Printing failed. Check the printer and try again."
    assert opened.dialog.print_button.isEnabled()
    assert opened.dialog.paper.isEnabled()


def test_another_paper_in_the_printer_takes_the_pages_that_were_shown(opened: Opened, tmp_path: Path) -> None:
    printer = pdf_printer(tmp_path / "small.pdf")
    printer.setPageSize(QPageSize(QSize(300, 300)))
    before = len(opened.laid_out)
    opened.dialog.print_on(printer)
    wait_until(lambda: not opened.dialog.isVisible())
    assert pages_in(tmp_path / "small.pdf") == 12
    assert len(opened.laid_out) == before


def test_closing_calls_the_printing_off(opened: Opened, tmp_path: Path) -> None:
    opened.dialog.print_on(pdf_printer(tmp_path / "off.pdf"))
    QTest.keyClick(opened.dialog.focusWidget(), Key.Key_Escape)
    assert not opened.dialog.isVisible()
    assert not opened.dialog._job.is_busy


def test_closing_saves_the_file_all_the_same(opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answer_files(monkeypatch.setattr, saved=tmp_path / "pages.pdf")
    press(opened.dialog.save_button)
    assert opened.dialog._job.is_busy
    press(opened.dialog.close_button)
    assert not opened.dialog.isVisible()
    assert pages_in(tmp_path / "pages.pdf") == 12


def test_closing_waits_where_the_file_cannot_be_saved(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_files(monkeypatch.setattr, saved=tmp_path / "nowhere" / "pages.pdf")
    press(opened.dialog.save_button)
    assert opened.dialog._job.is_busy
    opened.dialog.close()
    assert "could not be saved" in opened.dialog.hint.text()
    assert opened.dialog.isVisible()
    opened.dialog.close()
    assert not opened.dialog.isVisible()
