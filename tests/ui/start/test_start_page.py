"""The start page and the list of keys show the existing features, and no more."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea

from goboard_app.app.files.recent import ShelfEntry
from goboard_app.ui.help.pages import KeysDialog
from tests.support.desk import Desk
from tests.support.dialogs import Dialogs, press
from tests.support.waiting import wait_until


def texts(button: QPushButton) -> list[str]:
    return [text.text() for text in button.findChildren(QLabel) if text.text()]


@pytest.mark.start_page
def test_any_other_size_is_offered_beside_an_unfinished_game(desk: Desk) -> None:
    desk.start()
    desk.play("E5 C3")
    desk.menu("start_page")
    page = desk.parts.starts.page
    assert page.continue_button.isVisible()
    assert [texts(tile)[0] for tile in page.tiles] == ["9 × 9", "13 × 13", "19 × 19", "Other"]


@pytest.mark.start_page
@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)], ids=str)
def test_a_record_without_facts_has_no_stray_comma(desk: Desk, size: tuple[int, int]) -> None:
    desk.window.resize(*size)
    recent = desk.parts.starts.page.recent
    recent.show_records([ShelfEntry(Path("game.sgf"), "game", "", "yesterday", None)])
    assert recent.rows[0].accessibleName() == "game, yesterday"
    assert [text for text in texts(recent.rows[0]) if "," in text] == []


def test_the_list_of_keys_does_not_name_the_act_to_undo(desk: Desk, dialogs: Dialogs) -> None:
    told: list[str] = []

    def look_at(dialog: KeysDialog) -> None:
        told.extend(text.text() for text in dialog.findChildren(QLabel))
        close = [b for b in dialog.findChildren(QPushButton) if b.text() == "Close"]
        press(*close)

    desk.start()
    desk.play("E5 C3")
    assert desk.action("undo").text() != "Undo"
    dialogs.expect(KeysDialog, look_at)
    desk.menu("keys")
    assert "Undo" in told
    assert desk.action("undo").text() not in told


@pytest.mark.start_page
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1120, 700)], ids=str)
def test_a_game_to_carry_on_leaves_room_for_all(desk: Desk, size: tuple[int, int]) -> None:
    """Nothing has to be scrolled to, in the smallest window that is usual and in larger ones."""
    desk.start()
    desk.play("E5 C3")
    desk.window.resize(*size)
    desk.menu("start_page")
    page = desk.parts.starts.page
    assert page.continue_button.isVisible()
    (area,) = page.findChildren(QScrollArea, options=Qt.FindChildOption.FindDirectChildrenOnly)
    wait_until(lambda: area.verticalScrollBar().maximum() == 0)
    for tile in (*page.tiles, page.newcomers.steps, page.newcomers.problems):
        assert tile.visibleRegion().boundingRect() == tile.rect()


@pytest.mark.start_page
@pytest.mark.parametrize("size", [(1272, 760), (1280, 800), (1920, 1080)], ids=str)
def test_a_first_start_leaves_room_for_all(desk: Desk, size: tuple[int, int]) -> None:
    desk.window.resize(*size)
    page = desk.parts.starts.page
    assert page.evening_button.isVisible()
    (area,) = page.findChildren(QScrollArea, options=Qt.FindChildOption.FindDirectChildrenOnly)
    wait_until(lambda: area.verticalScrollBar().maximum() == 0)
    for button in (page.evening_button, *page.tiles, page.recent.open_button):
        assert button.visibleRegion().boundingRect() == button.rect()


@pytest.mark.start_page
def test_problems_are_a_tile_for_newcomers(desk: Desk) -> None:
    tile = desk.parts.starts.page.newcomers.problems
    assert tile.accessibleName() == "Problems, Find the move. The board answers."
    press(tile)
    assert desk.parts.problems.list.isVisible()
    press(desk.parts.problems.list.leave)
    assert desk.parts.starts.page.isVisible()


@pytest.mark.start_page
@pytest.mark.parametrize("has_game", [False, True])
def test_tab_goes_down_the_page(desk: Desk, has_game: bool) -> None:
    if has_game:
        desk.start()
        desk.play("E5 C3")
        desk.menu("start_page")
    page = desk.parts.starts.page
    first = [page.continue_button, page.discard_button] if has_game else [page.evening_button]
    first[0].setFocus()
    down = [page.against_button, *page.tiles, *page.newcomers.tiles, page.recent.open_button]
    expected = [*first, *down]
    found = []
    for _ in expected:
        found.append(desk.focus)
        desk.key(Qt.Key.Key_Tab)
    assert found == expected
