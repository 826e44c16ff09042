"""The start page and the list of keys show the existing features, and no more."""

from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea

from goboard_app.app.files.recent import ShelfEntry
from goboard_app.app.texts import program
from goboard_app.go.board import BoardSize
from goboard_app.rules import catalogue
from goboard_app.session.new_game import NewGame
from goboard_app.ui.help.pages import KeysDialog
from goboard_app.ui.play.new_game import NewGameDialog
from goboard_app.ui.start.page import EveningSteps, StartPage
from tests.support.desk import Desk, Desks
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
    wait_until(lambda: page.continue_button.hasFocus() if has_game else page.evening_button.hasFocus())
    first = [page.continue_button, page.discard_button] if has_game else [page.evening_button]
    first[0].setFocus()
    down = [page.against_button, *page.tiles, *page.newcomers.tiles, page.recent.open_button]
    expected = [*first, *down]
    found = []
    for _ in expected:
        found.append(desk.focus)
        desk.key(Qt.Key.Key_Tab)
    assert found == expected


def has_played(desk: Desk, game: NewGame, page_of: str = "start_page") -> StartPage:
    """Play a game to its end, and return the start page."""
    desk.start(game)
    desk.play("E5")
    desk.dialogs.expect_key(Qt.Key.Key_Return)
    desk.menu("resign")
    # The game is kept without a question.
    desk.menu(page_of)
    page: StartPage = desk.parts.starts.page
    return page


@pytest.mark.start_page
def test_enter_continues_the_unfinished_game(desk: Desk) -> None:
    desk.start()
    desk.play("E5 C3")
    desk.menu("start_page")
    page = desk.parts.starts.page
    wait_until(page.continue_button.hasFocus)
    desk.key(Qt.Key.Key_Return)
    assert desk.is_on_board
    assert desk.dialogs.texts == []
    assert len(desk.session.path.moves) == 2


@pytest.mark.start_page
def test_the_focus_is_on_continue_at_the_start(desks: Desks, desk: Desk) -> None:
    desk.start()
    desk.play("E5 C3")
    assert desks.close(desk)
    later = desks.make()
    assert later.focus is later.parts.starts.page.continue_button


@pytest.mark.start_page
def test_play_repeats_the_last_game_at_once(desk: Desk) -> None:
    game = NewGame(BoardSize(13, 13), catalogue.JAPANESE, Fraction(1, 2), 3, black_name="Hana")
    desk.parts.starts.page.recent.show_records([ShelfEntry(Path("game.sgf"), "game", "", "today", None)])
    page = has_played(desk, game)
    page.show_choices(None, [ShelfEntry(Path("game.sgf"), "game", "", "today", None)], (), (), page._last)
    assert page.large_title.text() == "13 × 13"
    assert page._large_facts.text() == "Hana \N{EN DASH} White, Japanese rules, handicap 3, komi ½"
    press(page.play_button)
    assert desk.is_on_board
    session = desk.session
    assert (session.tree.size, session.handicap, session.komi) == (game.size, 3, game.komi)
    assert session.info.black_name == "Hana"
    assert session.path.moves == ()


@pytest.mark.start_page
def test_after_a_game_on_the_usual_terms_they_are_offered_as_last_time(desk: Desk) -> None:
    page = desk.parts.starts.page
    record = [ShelfEntry(Path("game.sgf"), "game", "", "today", None)]
    page.show_choices(None, record, (), (), page._last)
    assert page._large_section.text() == "A first game"
    page = has_played(desk, NewGame())
    page.show_choices(None, record, (), (), page._last)
    assert page._large_section.text() == "As last time"


@pytest.mark.start_page
def test_change_shows_the_last_choices(desk: Desk) -> None:
    seen: list[object] = []

    def look(dialog: NewGameDialog) -> None:
        seen.append(dialog.choice())
        press(dialog.cancel)

    page = has_played(desk, NewGame(BoardSize(13, 13)))
    page.show_choices(None, [ShelfEntry(Path("game.sgf"), "game", "", "today", None)], (), (), page._last)
    desk.dialogs.expect(NewGameDialog, look)
    press(page.change_button)
    assert seen == [NewGame(BoardSize(13, 13))]


@pytest.mark.start_page
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)], ids=str)
def test_beside_ten_records_no_tile_is_cut(desk: Desk, size: tuple[int, int]) -> None:
    desk.window.resize(*size)
    page = desk.parts.starts.page
    records = [ShelfEntry(Path(f"{n}.sgf"), f"game {n}", "19 × 19", "today", None) for n in range(10)]
    page.show_choices(None, records, (True, False, False, False, False, False))
    assert page.evening_button.isVisible()
    for tile in (*page.tiles, *page.newcomers.tiles):
        for text in tile.findChildren(QLabel):
            if text.isVisible() and text.text():
                assert text.height() >= text.heightForWidth(text.width())
    assert page.large.width() > 1.8 * page.recent.width() or page._is_stacked


@pytest.mark.start_page
def test_the_number_of_a_step_stands_on_the_line_of_its_text(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A text of East Asia comes from another font, with more room above its line."""
    steps = desk.parts.starts.page.findChild(EveningSteps)
    for name in ("1 Stones", "1 碁盤と石", "1 바둑돌"):
        monkeypatch.setattr(program, "evening_names", lambda name=name: (name,))
        steps.show_done([False])
        row = steps.names[0].parentWidget()
        row.resize(300, row.sizeHint().height())
        picture = row.grab().toImage()
        number, text = row.findChildren(QLabel)
        places = [number.geometry(), text.geometry()]
        places[1].setWidth(text.fontMetrics().horizontalAdvance("1"))
        assert _lowest_ink(picture, places[0]) == _lowest_ink(picture, places[1]), name


def _lowest_ink(picture: QImage, part: QRect) -> int:
    """Return the lowest row in which something is drawn."""
    rows = range(part.top(), part.bottom() + 1)
    paper = picture.pixelColor(part.topLeft())
    return max(
        y
        for y in rows
        if any(
            abs(picture.pixelColor(x, y).lightness() - paper.lightness()) > 90 for x in range(part.left(), part.right())
        )
    )
