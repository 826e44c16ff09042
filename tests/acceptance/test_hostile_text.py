"""Any text of a record is shown as plain text everywhere."""

from __future__ import annotations

import hashlib
import struct
import zlib
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent, Qt, QTextDocument
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QToolTip, QWidget

from goboard_app.app.texts.format import isolated
from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.lessons.handout import plan_handout
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.export import ExportChoice, ExportKind, plain_shot
from goboard_app.session.kifu.plan import KifuOptions, plan_kifu
from goboard_app.session.picture import BoardPicture, Mark, MarkKind
from goboard_app.ui.paper.handout import HandoutPages
from goboard_app.ui.paper.jobs import board_text
from goboard_app.ui.paper.kifu import KifuPages
from goboard_app.ui.paper.pages import PaperSize, Sheet
from goboard_app.ui.paper.writers import kifu_pdf, svg_of
from goboard_app.ui.widgets.tips import MOST, row_text, tip_text
from tests.support.desk import Desk, Desks
from tests.support.dialogs import Dialogs
from tests.support.waiting import wait_until

PICTURE = '<img src="/nowhere/picture.png"> a name that is far too long for the panel it stands in'
LINK = '<a href="file:///etc">click</a><b>bold</b>'


def record(text: str) -> str:
    """Return a record of two games with this text wherever a record has text."""
    safe = text.replace("\\", "\\\\").replace("]", "\\]")
    names = ("PB", "PW", "EV", "RO", "PC", "GN", "AN", "ON", "CP", "RU", "GC", "BR", "WR", "BT")
    info = "".join(f"{name}[{safe}]" for name in names)
    label = safe.replace(":", "\\:")
    return f"(;GM[1]SZ[9]{info}C[{safe}]N[{safe}]LB[cc:{label}];B[ee]C[{safe}])(;SZ[9]{info})"


def shown_by(tip: str) -> str:
    """Return the letters that a tool tip shows."""
    if not Qt.mightBeRichText(tip):
        return tip
    document = QTextDocument()
    document.setHtml(tip)
    return document.toPlainText()


def rich_texts(window: QWidget, text: str) -> list[str]:
    """Return the labels and tips that would show HTML of the record as HTML."""
    found = []
    for widget in window.findChildren(QWidget):
        if Qt.mightBeRichText(widget.toolTip()) and "<img" in widget.toolTip():
            found.append(f"tip: {widget.toolTip()}")
        if isinstance(widget, QLabel) and text in widget.text():
            is_plain = widget.textFormat() == Qt.TextFormat.PlainText
            found += [] if is_plain else [f"label: {widget.text()}"]
    return found


@pytest.mark.parametrize("text", [PICTURE, LINK, "a & b < c", "plain", "<qt>\nsecond line</qt>"])
def test_a_tip_shows_the_letters_themselves(text: str) -> None:
    assert shown_by(tip_text(text)) == text
    assert "<img" not in tip_text(text)
    assert "<a" not in tip_text(text)


def test_a_very_long_tip_ends_in_dots() -> None:
    assert len(tip_text("x" * 10_000)) == MOST + 1
    assert tip_text("x" * MOST) == "x" * MOST


@pytest.mark.parametrize("text", [PICTURE, LINK])
def test_names_are_text_in_every_part_of_the_window(desk: Desk, text: str) -> None:
    desk.open(record(text))
    assert desk.session.info.black_name == text
    assert desk.panel.review.isVisible()
    assert rich_texts(desk.window, text) == []
    desk.menu("games")
    dialog = desk.parts.collection.dialog
    model = dialog.list.model()
    tip = model.data(model.index(0, 0), Qt.ItemDataRole.ToolTipRole)
    assert text in shown_by(tip)
    assert "<img" not in tip
    assert rich_texts(dialog, text) == []


def test_the_tip_of_a_name_that_is_cut_off_shows_the_letters(desk: Desk) -> None:
    desk.start(black_name=PICTURE)
    assert desk.panel.play.isVisible()
    tips = [w.toolTip() for w in desk.window.findChildren(QWidget) if "img" in w.toolTip()]
    assert tips
    assert all(PICTURE in shown_by(tip) for tip in tips)


def test_very_long_names_and_ranks_leave_room_for_the_tree(desk: Desk) -> None:
    desk.open(f"(;SZ[9]PB[Hana]PW[Mei];B[ee]N[{'Here it begins ' * 100}])", "short.sgf")
    room = desk.panel.review.tree.height()
    name = "Alexandria the Longest " * 11
    desk.open(f"(;SZ[9]PB[{name}]PW[Mei]BR[{'9d ' * 3000}]WR[{'kyu' * 3000}];B[ee]N[{'Here it begins ' * 100}])")
    desk.key(Qt.Key.Key_Right)
    review = desk.panel.review
    wait_until(lambda: review.tree.isVisible())
    # The ranks take a line of their own, no more.
    assert review.tree.height() > room - 40
    for card in (review.black, review.white):
        assert len(card.facts.text()) < 100
        assert "…" in card.facts.text()
    # Their tips tell more, in lines that are narrower than the screen.
    for tip in (review.black.name.toolTip(), review.black.facts.toolTip()):
        assert len(tip) > 200
        assert max(map(len, shown_by(tip).split("\n"))) <= 120
    assert review.comment_card.name.cursorPosition() == 0


def test_a_long_label_on_the_board_is_announced_unchanged(desk: Desk) -> None:
    desk.open(record(PICTURE))
    desk.menu("first")
    board = desk.page.board
    place = board.position_of(desk.point("C7"))
    event = QHelpEvent(QEvent.Type.ToolTip, place, board.viewport().mapToGlobal(QPoint(place)))
    QApplication.sendEvent(board.viewport(), event)
    assert shown_by(QToolTip.text()) == PICTURE
    assert "<img" not in QToolTip.text()
    QToolTip.hideText()


@pytest.mark.start_page
def test_recent_records_are_named_as_they_are(desk: Desk) -> None:
    desk.open(record(PICTURE), "a &<b>b.sgf")
    assert rich_texts(desk.window, PICTURE) == []
    tips = [action.toolTip() for action in desk.recent_menu.actions()]
    assert any("a &<b>b.sgf" in shown_by(tip) for tip in tips)


@pytest.mark.start_page
def test_an_unreadable_journal_does_not_prevent_the_start(desk: Desk, desks: Desks) -> None:
    folder = desk.documents._journal_folder
    desks.close(desk)
    folder.mkdir(parents=True, exist_ok=True)
    said = b'{"when": "2026-01-01T10:00:00", "future": 1}'
    body = b"GBJ1" + struct.pack(">II", len(said), 8) + said + zlib.compress(b"")
    (folder / "7.journal").write_bytes(body + hashlib.sha256(body).digest())
    again = desks.make()
    assert again.parts.starts.is_shown
    assert (folder / "7.damaged").exists()


# Everything at once, on every surface

OVERRIDE = "Hana \u202e\u2067evil"
TEXTS = {
    "HTML": PICTURE,
    "a link": LINK,
    "marks that turn the order": "\u202e\u2067\u2066\u2069\u2069\u202a\u202c x \u200f\u061c",
    "10,000 letters": "x" * 10_000,
    "10,000 words": "word & word\t" * 2_000,
    "controls": "".join(map(chr, (*range(1, 9), *range(14, 32), *range(127, 160)))),
    "NUL": "a\0b\0",
    "towers": "Z" + "\u0301\u0323\u035c" * 300,
    "Qt's marks": "[*] &File &&x %1 %2 %n %L1 a\tCtrl+Q",
    "Hebrew": "\u05d0\u05d1\u05d2",
}
each = pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)


def labels_that_are_rich(text: str) -> list[str]:
    """Return the labels of all windows that would show what looks like HTML as HTML."""
    return [
        widget.text()[:80]
        for window in QApplication.topLevelWidgets()
        for widget in window.findChildren(QLabel)
        if widget.textFormat() != Qt.TextFormat.PlainText and "<img" in widget.text()
    ] + [found for window in QApplication.topLevelWidgets() for found in rich_texts(window, text)]


@pytest.mark.start_page
@each
def test_any_record_can_be_walked_through(desk: Desk, dialogs: Dialogs, text: str) -> None:
    path = desk.open(record(text))
    # A large file is read beside the window.
    wait_until(lambda: desk.is_on_board)
    data = path.read_bytes()
    for name in ("first", "forward", "last", "been_before", "next_game", "previous_game"):
        desk.menu(name)
        assert labels_that_are_rich(text) == []
    desk.menu("games")
    assert desk.parts.collection.dialog.isVisible()
    assert labels_that_are_rich(text) == []
    desk.parts.collection.dialog.close()
    # To count, the program asks what rules those are that the record names.
    for name in ("named", "game_info", "count"):
        dialogs.expect(QDialog, lambda dialog: read_and_close(dialog, text))
        desk.menu(name)
    desk.menu("find")
    assert labels_that_are_rich(text) == []
    desk.menu("save")
    assert path.read_bytes() == data


def read_and_close(dialog: QDialog, text: str) -> None:
    assert labels_that_are_rich(text) == []
    dialog.reject()


@pytest.mark.start_page
@each
def test_names_are_announced_unchanged(desk: Desk, text: str) -> None:
    desk.open(record(text))
    wait_until(lambda: desk.is_on_board)
    name, card = desk.session.info.black_name, desk.panel.review.black
    assert card.name.text() == name
    assert card.accessibleName().startswith(f"{isolated(name)}, ")
    assert desk.page.board.accessibleName() == "Go board"


@each
def test_the_title_names_the_game_in_a_few_words(desk: Desk, text: str) -> None:
    desk.start(black_name=text, white_name="Tom\u00e1s")
    title = desk.window.windowTitle()
    assert title.endswith("[*] \N{EN DASH} goboard")
    assert len(title) < 200
    assert not set(title) & set("\0\x1b\n\t")
    head = title.removesuffix("[*] \N{EN DASH} goboard")
    assert head.replace("[*][*]", "").count("[*]") == 0
    assert not any(mark in head for mark in "\u202e\u2067\u05d0") or head[0] == "\u2068"


@each
def test_a_row_of_a_menu_is_a_name_and_nothing_else(desk: Desk, text: str) -> None:
    shown = row_text(text)
    assert len(shown) < 200
    assert "\t" not in shown
    assert "&" not in shown.replace("&&", "")
    assert not shown.replace("&&", "&").startswith("\n")


def test_windows_are_listed_by_their_names(desk: Desk) -> None:
    desk.start(black_name="A & B\tCtrl+Q", white_name="C")
    menu = desk.parts.window_list.menu
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == ["A && B Ctrl+Q \N{EN DASH} C"]


def test_an_override_ends_with_the_name(desk: Desk) -> None:
    desk.open(record(OVERRIDE))
    desk.menu("games")
    dialog = desk.parts.collection.dialog
    model = dialog.list.model()
    row = str(model.data(model.index(0, 0), Qt.ItemDataRole.DisplayRole))
    assert f"\u2068{OVERRIDE}\u2069\u2069" in row
    assert all(OVERRIDE not in name or "\u2068" in name for name in shown_words(desk))


def shown_words(desk: Desk) -> list[str]:
    """Return the words with which labels and screen readers show a name of the record."""
    widgets = desk.window.findChildren(QWidget)
    texts = [label.text() for label in widgets if isinstance(label, QLabel)]
    texts += [widget.accessibleName() for widget in widgets]
    texts += [widget.accessibleDescription() for widget in widgets]
    return [text for text in texts if OVERRIDE in text and text != OVERRIDE]


def test_an_override_ends_with_the_name_in_a_game_and_its_count(desk: Desk) -> None:
    desk.start(black_name=OVERRIDE, white_name=OVERRIDE)
    desk.play("E5 pass pass")
    desk.wait_for_proposal()
    panel = desk.panel.count
    assert panel.isVisible()
    heard = [word for word in shown_words(desk) if "\u2068" in word]
    assert panel.sides[Color.BLACK].button.accessibleName() in heard
    assert shown_words(desk) == heard


@pytest.mark.start_page
def test_an_override_ends_with_the_name_on_the_start_page(desk: Desk) -> None:
    desk.open(record(OVERRIDE))
    desk.window.show_start_page()
    wait_until(lambda: shown_words(desk))
    assert all("\u2068" in word for word in shown_words(desk))


@each
@pytest.mark.parametrize("kind", ["kifu", "handout"])
@pytest.mark.usefixtures("qapp")
def test_paper_shows_it_as_text(text: str, kind: str) -> None:
    games = read_sgf(record(text).encode()).games
    sheet = Sheet.of(PaperSize.A4)
    pages: KifuPages | HandoutPages
    if kind == "handout":
        pages = HandoutPages(plan_handout(games, 6, True), text, sheet)
    else:
        pages = KifuPages(plan_kifu(games[0], KifuOptions()), sheet)
    assert 0 < pages.count < 60
    assert kifu_pdf(pages, PaperSize.A4, text, lambda _done: None).startswith(b"%PDF")


@each
@pytest.mark.usefixtures("qapp")
def test_a_drawing_is_well_formed_and_named_in_one_line(text: str) -> None:
    """A reader of XML takes no control characters, wherever they stand."""
    label = Mark(MarkKind.LABEL, Point(2, 2), text)
    shot = plain_shot(BoardPicture(BoardSize(9, 9), bytes(81), marks=(label,)))
    drawing = svg_of(shot, ExportChoice(kind=ExportKind.SVG, size=400), text, text)
    root = ElementTree.fromstring(drawing)
    (title,) = (each.text or "" for each in root.iter() if each.tag.endswith("title"))
    shown = "".join(letter for letter in " ".join(text.split()) if letter >= " ")
    assert title == shown


@each
@pytest.mark.parametrize("kind", [ExportKind.TEXT, ExportKind.SENSEI])
def test_a_board_as_text_has_its_lines_and_no_more(text: str, kind: ExportKind) -> None:
    label = Mark(MarkKind.LABEL, Point(2, 2), text)
    shot = plain_shot(BoardPicture(BoardSize(9, 9), bytes(81), marks=(label,)))
    plain = plain_shot(BoardPicture(BoardSize(9, 9), bytes(81)))
    choice = ExportChoice(kind=kind)
    written = board_text(shot, text, choice)
    assert not set(written) & set(map(chr, (*range(10), *range(11, 32), *range(127, 160))))
    count = len(board_text(plain, "x", choice).split("\n"))
    assert len(written.split("\n")) <= count + 2
