"""Export, print and copy through the window."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from goboard_app.session.export import ExportChoice, ExportKind, ExportRequest
from goboard_app.ui.files import export as printing
from goboard_app.ui.files.export_dialog import LAST_EXPORT, ExportDialog
from goboard_app.ui.paper.preview import PrintPreview
from tests.support.desk import Desk, Desks, answer_files
from tests.support.dialogs import press
from tests.support.parts import parts
from tests.support.waiting import wait_until

GAME = "(;SZ[9]PB[Hana]PW[Tom]C[Hello];B[ee];W[cc];B[gg];W[];B[cg])"


@pytest.fixture
def opened(desk: Desk) -> Desk:
    desk.open(GAME)
    return desk


def choose(dialog: ExportDialog, kind: ExportKind) -> None:
    dialog.fields.kind.setCurrentIndex(dialog.fields.kind.findData(kind.value))


def export(
    desk: Desk,
    monkeypatch: pytest.MonkeyPatch,
    kind: ExportKind,
    name: str,
    fill: Callable[[ExportDialog], None] = lambda _dialog: None,
) -> Path:
    """Export by the dialog, and wait for the file."""

    def answer(dialog: ExportDialog) -> None:
        choose(dialog, kind)
        fill(dialog)
        press(dialog.save_button)

    path = desk.folder / name
    answer_files(monkeypatch.setattr, saved=path)
    desk.dialogs.expect(ExportDialog, answer)
    desk.menu("export")
    wait_until(lambda: not desk.parts.exports.is_busy)
    return path


def said(desk: Desk) -> str:
    strip = desk.parts.strip
    return strip.sentence.text() if strip.isVisible() else ""


@pytest.mark.parametrize(
    ("kind", "name", "start"),
    [
        (ExportKind.PNG, "a.png", b"\x89PNG"),
        (ExportKind.SVG, "a.svg", b"<?xml"),
        (ExportKind.PDF, "a.pdf", b"%PDF"),
        (ExportKind.KIFU, "b.pdf", b"%PDF"),
        (ExportKind.TEXT, "a.txt", b"  A B C"),
        (ExportKind.SENSEI, "b.txt", b"$$c9 Hana"),
        (ExportKind.GIF, "a.gif", b"GIF89a"),
        (ExportKind.WEBP, "a.webp", b"RIFF"),
    ],
)
def test_every_kind_of_file(
    opened: Desk, monkeypatch: pytest.MonkeyPatch, kind: ExportKind, name: str, start: bytes
) -> None:
    path = export(opened, monkeypatch, kind, name)
    assert path.read_bytes().startswith(start)
    assert said(opened) == f"Saved as {name}."


def test_the_board_is_exported_as_it_is_shown(opened: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    opened.menu("last")
    path = export(opened, monkeypatch, ExportKind.TEXT, "a.txt")
    text = path.read_text().splitlines()
    assert text[5] == "5 . . . . X . . . . 5"
    assert text[7] == "3 . .(X). . . X . . 3"


def test_numbers_and_a_part(opened: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def fill(dialog: ExportDialog) -> None:
        dialog.fields.numbers.setChecked(True)
        dialog.fields.first.setText("2")
        dialog.fields.last.setText("5")
        dialog.fields.part.setText("A1:G7")
        dialog.fields.coordinates.setChecked(False)

    path = export(opened, monkeypatch, ExportKind.TEXT, "a.txt", fill)
    text = path.read_text()
    assert text.splitlines()[0] == ". . 2 . . . +"
    assert "Move 2 is White’s." in text
    assert "4 pass" in text


def test_a_name_gets_the_ending_of_its_kind(opened: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    export(opened, monkeypatch, ExportKind.PNG, "board.sgf")
    assert (opened.folder / "board.sgf.png").exists()
    assert not (opened.folder / "board.sgf").exists()


def test_a_place_that_cannot_be_written_is_reported(opened: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    path = export(opened, monkeypatch, ExportKind.PNG, "missing/board.png")
    assert not path.exists()
    assert said(opened).startswith("board.png could not be saved: ")
    assert said(opened).endswith("Nothing was changed on disk.")


def test_giving_up_in_either_dialog_makes_nothing(opened: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    before = set(opened.folder.iterdir())
    opened.dialogs.expect(ExportDialog, lambda dialog: press(dialog.cancel_button))
    opened.menu("export")
    answer_files(monkeypatch.setattr, saved="")
    opened.dialogs.expect(ExportDialog, lambda dialog: press(dialog.save_button))
    opened.menu("export")
    assert not parts(opened.window).exports.is_busy
    assert set(opened.folder.iterdir()) - before <= {opened.folder / "goboard.ini"}


@pytest.mark.start_page
def test_no_file_is_written_over_without_a_question(opened: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """With its ending the name is that of another file: the system's dialog is to ask about it."""
    there, typed = opened.folder / "board.png", iter(["board", "other"])
    there.write_bytes(b"mine")
    starts: list[str] = []

    def choose(_parent: object, _title: str, start: str, _filter: str) -> tuple[str, str]:
        starts.append(start)
        return str(opened.folder / next(typed)), ""

    opened.dialogs.expect(ExportDialog, lambda dialog: press(dialog.save_button))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(choose))
    opened.menu("export")
    wait_until(lambda: not opened.parts.exports.is_busy)
    assert starts[1:] == [str(there)]
    assert there.read_bytes() == b"mine"
    assert (opened.folder / "other.png").read_bytes().startswith(b"\x89PNG")


def test_the_name_proposed_is_that_of_the_game(opened: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    proposed = answer_files(monkeypatch.setattr, saved="")
    opened.dialogs.expect(ExportDialog, lambda dialog: press(dialog.save_button))
    opened.menu("export")
    assert proposed == [str(opened.folder / "Hana - Tom.png")]


def test_the_choice_is_there_the_next_time(desks: Desks, monkeypatch: pytest.MonkeyPatch) -> None:
    def fill(dialog: ExportDialog) -> None:
        dialog.fields.paper.setCurrentIndex(1)
        dialog.fields.comments.setChecked(False)

    desk = desks.make()
    desk.open(GAME)
    export(desk, monkeypatch, ExportKind.KIFU, "a.pdf", fill)
    assert desks.close(desk)
    again = desks.make()
    again.open(GAME)
    found: list[ExportChoice] = []

    def look(dialog: ExportDialog) -> None:
        found.append(dialog.fields.choice())
        dialog.reject()

    again.dialogs.expect(ExportDialog, look)
    again.menu("export")
    assert (found[0].kind, found[0].paper, found[0].comments) == (ExportKind.KIFU, "letter", False)


@pytest.mark.parametrize(
    ("field", "text", "words"),
    [
        ("part", "Z9", "This is not a part of a board of 9 \N{MULTIPLICATION SIGN} 9."),
        ("part", "A1:K1", "This is not a part"),
        ("pixels", "5", "Pixels: a number from 32 to 8192."),
        ("pixels", "many", "Pixels: a number"),
    ],
)
def test_impossible_values_are_reported_and_not_saved(opened: Desk, field: str, text: str, words: str) -> None:
    def answer(dialog: ExportDialog) -> None:
        getattr(dialog.fields, field).setText(text)
        assert dialog.hint.isVisible()
        assert dialog.hint.text().startswith(words)
        assert not dialog.save_button.isEnabled()
        dialog.reject()

    opened.dialogs.expect(ExportDialog, answer)
    opened.menu("export")


def test_a_range_that_runs_backwards_is_said(opened: Desk) -> None:
    def answer(dialog: ExportDialog) -> None:
        choose(dialog, ExportKind.GIF)
        dialog.fields.first.setText("4")
        dialog.fields.last.setText("2")
        assert dialog.hint.text() == "The last move comes before the first."
        assert not dialog.save_button.isEnabled()
        dialog.fields.last.setText("5")
        assert not dialog.hint.isVisible()
        dialog.reject()

    opened.dialogs.expect(ExportDialog, answer)
    opened.menu("export")


def test_a_game_without_moves_cannot_move(desk: Desk) -> None:
    def answer(dialog: ExportDialog) -> None:
        choose(dialog, ExportKind.GIF)
        assert dialog.hint.text() == "The game has no moves."
        choose(dialog, ExportKind.PNG)
        assert dialog.save_button.isEnabled()
        dialog.reject()

    desk.open("(;SZ[9])")
    desk.dialogs.expect(ExportDialog, answer)
    desk.menu("export")


@pytest.mark.parametrize("kind", ExportKind)
def test_the_dialog_shows_a_preview_of_each_kind(opened: Desk, kind: ExportKind) -> None:
    def answer(dialog: ExportDialog) -> None:
        choose(dialog, kind)
        if kind.is_text:
            wait_until(dialog.text.isVisible)
            assert dialog.text.toPlainText()
        else:
            wait_until(lambda: not dialog.picture.pixmap().isNull())
        dialog.reject()

    opened.dialogs.expect(ExportDialog, answer)
    opened.menu("export")


def test_a_hand_out_without_positions_has_no_preview(opened: Desk) -> None:
    def answer(dialog: ExportDialog) -> None:
        choose(dialog, ExportKind.HANDOUT)
        assert dialog.hint.isVisible()
        # Longer than the delay of the preview: an error in it would fail the test.
        QTest.qWait(300)
        dialog.reject()

    opened.dialogs.expect(ExportDialog, answer)
    opened.menu("export")


def test_a_moving_picture_has_a_frame_for_each_move_that_changes_the_board(
    opened: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = export(opened, monkeypatch, ExportKind.GIF, "a.gif")
    image = Image.open(io.BytesIO(path.read_bytes()))
    assert getattr(image, "n_frames", 1) == 6


def test_cancelling_leaves_no_file(opened: Desk) -> None:
    path = opened.folder / "long.gif"
    request = ExportRequest(ExportChoice(ExportKind.GIF, moving_size=800), 1, 5)
    parts(opened.window).exports.write(path, request)
    assert parts(opened.window).exports.is_busy
    parts(opened.window).strip.cancel_button.click()
    assert not parts(opened.window).exports.is_busy
    left = [item for item in opened.folder.iterdir() if item.suffix in (".gif", ".tmp")]
    assert left == []


def test_the_board_is_copied_as_a_picture(opened: Desk) -> None:
    QGuiApplication.clipboard().clear()
    opened.menu("copy_picture")
    image = QGuiApplication.clipboard().image()
    assert isinstance(image, QImage)
    assert image.width() == 1000
    assert said(opened) == "The board is on the clipboard as a picture."


def test_the_board_is_copied_as_text(opened: Desk) -> None:
    opened.menu("last")
    opened.menu("copy_text")
    assert QGuiApplication.clipboard().text().splitlines()[5] == "5 . . . . X . . . . 5"


@pytest.mark.start_page
def test_without_a_board_there_is_nothing_to_export(desk: Desk) -> None:
    for name in ("export", "print", "copy_picture", "copy_text"):
        assert not desk.action(name).isEnabled()
    desk.open(GAME)
    for name in ("export", "print", "copy_picture", "copy_text"):
        assert desk.action(name).isEnabled()


def test_the_game_is_printed_from_its_preview(opened: Desk) -> None:
    printed = opened.folder / "printed.pdf"

    def answer(dialog: PrintPreview) -> None:
        assert dialog.page.currentText() == "Page 1 of 1"
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(printed))
        dialog.print_on(printer)
        wait_until(lambda: not dialog.isVisible())

    opened.dialogs.expect(PrintPreview, answer)
    opened.menu("print")
    assert printed.read_bytes().startswith(b"%PDF")


def test_one_board_is_printed_from_the_export(opened: Desk) -> None:
    def ask(dialog: ExportDialog) -> None:
        choose(dialog, ExportKind.PNG)
        assert not dialog.print_button.isVisible()
        choose(dialog, ExportKind.PDF)
        press(dialog.print_button)

    pages: list[int] = []

    def look(dialog: PrintPreview) -> None:
        pages.append(dialog.view.count)
        dialog.reject()

    opened.dialogs.expect(ExportDialog, ask)
    opened.dialogs.expect(PrintPreview, look)
    opened.menu("export")
    assert pages == [1]


@pytest.mark.start_page
def test_a_hand_out_of_the_open_file(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.open("(;SZ[9]AB[ee]PL[B];B[dd])(;SZ[9]AW[ee])")
    shown: list[bool] = []

    def fill(dialog: ExportDialog) -> None:
        fields = dialog.fields
        fields.per_page.setCurrentIndex(fields.per_page.findData(12))
        shown.extend([fields.per_page.isVisible(), fields.solutions.isVisible()])
        shown.extend([fields.first.isVisible(), fields.part.isVisible()])
        assert fields.type_size.isVisible()
        assert fields.blanks.isVisible()
        assert fields.type_size.currentText() == "12 pt"
        fields.type_size.setCurrentIndex(fields.type_size.findData(18))
        fields.blanks.setChecked(False)
        assert dialog.print_button.isVisible()
        assert not dialog.hint.isVisible()

    path = export(desk, monkeypatch, ExportKind.HANDOUT, "h.pdf", fill)
    assert path.read_bytes().startswith(b"%PDF")
    assert shown == [True, True, False, False]
    chosen = desk.parts.view.hub.value(LAST_EXPORT)
    assert (chosen.per_page, chosen.type_size, chosen.blanks) == (12, 18, False)


def test_a_game_without_positions_cannot_be_handed_out(opened: Desk) -> None:
    def look(dialog: ExportDialog) -> None:
        choose(dialog, ExportKind.HANDOUT)
        assert dialog.hint.text().startswith("No position is set up")
        assert not dialog.save_button.isEnabled()
        choose(dialog, ExportKind.PNG)
        assert dialog.save_button.isEnabled()
        press(dialog.cancel_button)

    opened.dialogs.expect(ExportDialog, look)
    opened.menu("export")


def test_a_hand_out_is_printed(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.open("(;SZ[9]AB[ee]PL[B];B[dd])(;SZ[9]AW[ee])")
    printed: list[bool] = []
    monkeypatch.setattr(printing, "preview_print", lambda material, *_: printed.append(material.has_pages))

    def answer(dialog: ExportDialog) -> None:
        choose(dialog, ExportKind.HANDOUT)
        press(dialog.print_button)

    desk.dialogs.expect(ExportDialog, answer)
    desk.menu("export")
    assert printed == [True]
