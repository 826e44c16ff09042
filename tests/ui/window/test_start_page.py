"""The start page and the list of keys say what there is, and no more."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from goboard_app.app.shelf import ShelfEntry
from goboard_app.ui.dialogs.help_pages import KeysDialog
from tests.support.desk import Desk
from tests.support.dialogs import Dialogs, press


def texts(button: QPushButton) -> list[str]:
    return [text.text() for text in button.findChildren(QLabel) if text.text()]


def test_any_other_size_is_offered_beside_an_unfinished_game(desk: Desk) -> None:
    desk.start()
    desk.play("E5 C3")
    desk.menu("start_page")
    page = desk.window.start_page
    assert page.continue_button.isVisible()
    assert [texts(tile)[0] for tile in page.tiles] == ["9 × 9", "13 × 13", "19 × 19", "Other"]


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)], ids=str)
def test_a_record_without_facts_has_no_stray_comma(desk: Desk, size: tuple[int, int]) -> None:
    desk.window.resize(*size)
    recent = desk.window.start_page.recent
    recent.show_records([ShelfEntry(Path("game.sgf"), "game", "", "yesterday", None)])
    assert recent.rows[0].accessibleName() == "game, yesterday"
    assert [text for text in texts(recent.rows[0]) if "," in text] == []


def test_the_list_of_keys_does_not_tell_what_would_be_undone(desk: Desk, dialogs: Dialogs) -> None:
    told: list[str] = []

    def look_at(dialog: KeysDialog) -> None:
        told.extend(text.text() for text in dialog.findChildren(QLabel))
        press(dialog.findChildren(QPushButton)[0])

    desk.start()
    desk.play("E5 C3")
    assert desk.action("undo").text() != "Undo"
    dialogs.expect(KeysDialog, look_at)
    desk.menu("keys")
    assert "Undo" in told
    assert desk.action("undo").text() not in told
