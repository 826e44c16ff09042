"""Text of a record is text everywhere, whatever is written in it."""

from __future__ import annotations

import hashlib
import struct
import zlib

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent, Qt, QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget

from goboard_app.ui.widgets.tips import MOST, tip_text
from tests.support.desk import Desk, Desks

PICTURE = '<img src="/nowhere/picture.png"> a name that is far too long for the panel it stands in'
LINK = '<a href="file:///etc">click</a><b>bold</b>'


def record(text: str) -> str:
    """A record of two games with this text wherever a record has text."""
    safe = text.replace("\\", "\\\\").replace("]", "\\]")
    names = ("PB", "PW", "EV", "RO", "PC", "GN", "AN", "ON", "CP", "RU", "GC", "BR", "WR", "BT")
    info = "".join(f"{name}[{safe}]" for name in names)
    label = safe.replace(":", "\\:")
    return f"(;GM[1]SZ[9]{info}C[{safe}]N[{safe}]LB[cc:{label}];B[ee]C[{safe}])(;SZ[9]{info})"


def shown_by(tip: str) -> str:
    """The letters that a tool tip shows."""
    if not Qt.mightBeRichText(tip):
        return tip
    document = QTextDocument()
    document.setHtml(tip)
    return document.toPlainText()


def rich_texts(window: QWidget, text: str) -> list[str]:
    """The labels and tips that would show HTML of the record as HTML."""
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


def test_a_long_label_on_the_board_is_told_as_it_stands(desk: Desk) -> None:
    desk.open(record(PICTURE))
    desk.menu("first")
    board = desk.page.board
    place = board.position_of(desk.point("C7"))
    event = QHelpEvent(QEvent.Type.ToolTip, place, board.viewport().mapToGlobal(QPoint(place)))
    QApplication.sendEvent(board.viewport(), event)
    assert shown_by(QToolTip.text()) == PICTURE
    assert "<img" not in QToolTip.text()
    QToolTip.hideText()


def test_recent_records_are_named_as_they_are(desk: Desk) -> None:
    desk.open(record(PICTURE), "a &<b>b.sgf")
    assert rich_texts(desk.window, PICTURE) == []
    tips = [action.toolTip() for action in desk.recent_menu.actions()]
    assert any("a &<b>b.sgf" in shown_by(tip) for tip in tips)


def test_a_journal_that_nobody_can_read_does_not_keep_the_program_from_starting(
    desk: Desk, desks: Desks
) -> None:
    folder = desk.documents._journal_folder
    desks.close(desk)
    folder.mkdir(parents=True, exist_ok=True)
    said = b'{"when": "2026-01-01T10:00:00", "future": 1}'
    body = b"GBJ1" + struct.pack(">II", len(said), 8) + said + zlib.compress(b"")
    (folder / "7.journal").write_bytes(body + hashlib.sha256(body).digest())
    again = desks.make()
    assert again.parts.starts.is_shown
    assert (folder / "7.damaged").exists()
