"""The result of a finished game under every other ruleset."""

from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_app.rules.catalogue import CHINESE, JAPANESE
from goboard_app.session.session import Phase
from goboard_app.ui.rulesets.compare import ComparePage
from goboard_app.ui.rulesets.compare_paint import ComparisonColumn
from tests.support.counted import MOVES
from tests.support.desk import Desk
from tests.support.dialogs import Dialogs
from tests.support.proposals import nothing_proposed
from tests.support.waiting import wait_until

KOMI = Fraction(15, 2)


def comparison(desk: Desk) -> ComparePage:
    page = desk.parts.comparing.page
    assert page.isVisible()
    # The visible part lies in its place.
    QApplication.processEvents()
    wait_until(lambda: not page.is_working)
    return page


def rows(page: ComparePage) -> dict[str, tuple[str, ...]]:
    """Return the rows of the table by name; those of the second way of AGA come last and win."""
    model = page.table.rows
    found = {}
    for number in range(model.rowCount()):
        if model.entry_at(number) is not None:
            cells = [str(model.index(number, column).data()) for column in ComparisonColumn]
            found[cells[0].split("  ")[0]] = tuple(cells[1:5])
    return found


@pytest.fixture
def game(desk: Desk) -> Desk:
    """The game with a seki, under Chinese rules, counted and not yet agreed on."""
    desk.start(ruleset=CHINESE, komi=KOMI)
    desk.play(MOVES)
    assert desk.phase is Phase.COUNTING
    return desk


@pytest.fixture
def marked(desk: Desk) -> Desk:
    """The same under Japanese rules, the two groups at the bottom set to seki by clicks."""
    desk.start(ruleset=JAPANESE, komi=KOMI)
    desk.play(MOVES)
    for name in ("A2", "A2", "C2", "C2"):
        desk.click(name)
    return desk


@pytest.mark.start_page
def test_a_finished_game_is_compared_and_left_again(game: Desk) -> None:
    game.menu("accept")
    game.skip_story()
    game.press(game.panel.finished.compare)
    page = comparison(game)
    assert not game.is_on_board
    found = rows(page)
    assert found["Chinese"] == ("20 + 24 = 44", "22 + 14 = 36", "44 : 43½", "B+½")
    assert found["Japanese"] == ("23 + 0 = 23", "13 + 3 = 16", "23 : 23½", "W+½")
    game.press(page.back)
    assert game.is_on_board
    assert game.phase is Phase.FINISHED
    assert game.session.info.result == "B+0.5"


@pytest.mark.start_page
def test_the_last_move_is_explained_as_changing_the_winner(game: Desk) -> None:
    game.press(game.panel.count.compare)
    first = comparison(game).reasons.items[0]
    assert first.reason.title == "The last move"
    assert "Black played one more move." in first.reason.text
    assert first.reason.points == {game.point("H8")}


@pytest.mark.start_page
@nothing_proposed("the seki is set by clicks")
def test_the_seki_is_hatched_explained_and_differs_by_ruleset(marked: Desk) -> None:
    marked.menu("compare")
    page = comparison(marked)
    shown = page.board.picture
    assert shown.seki == {marked.point(name) for name in ("A1", "C1", "E1")}
    found = rows(page)
    assert found["Japanese"][:2] == ("23 + 0 = 23", "13 + 3 = 16")
    assert found["Simple territory"][:2] == ("24 + 0 = 24", "14 + 3 = 17")
    page.board.setFocus(Qt.FocusReason.TabFocusReason)
    page.board.set_cursor(marked.point("A1"))
    title, what, *lines = page.card.texts
    assert (title, what) == ("A1", "Black’s only eye, in a seki")
    assert lines[0] == "1 point"
    assert lines[1].startswith("Chinese (server style), AGA")
    assert lines[2:] == ["0 points", "Japanese, Ancient Chinese"]
    assert page.board.picture.lit == {marked.point("A1")}


@pytest.mark.start_page
def test_each_ruleset_with_its_own_komi(game: Desk) -> None:
    game.menu("compare")
    page = comparison(game)
    game.press(page.each_own)
    assert rows(page)["Japanese"][2:] == ("23 : 22½", "B+½")
    assert "usual komi 7½" in page.chosen.text()
    assert "Komi" in [item.reason.title for item in page.reasons.items]
    game.press(page.as_played)
    assert rows(page)["Japanese"][2:] == ("23 : 23½", "W+½")


@pytest.mark.start_page
def test_all_rulesets_are_shown_when_asked_for(game: Desk) -> None:
    game.menu("compare")
    page = comparison(game)
    assert "Korean" not in rows(page)
    game.press(page.all_rows)
    assert rows(page)["Korean"] == rows(page)["Japanese"]
    assert len(rows(page)) == 17


@pytest.mark.start_page
def test_the_whole_comparison_is_copied_as_text(game: Desk) -> None:
    game.menu("compare")
    page = comparison(game)
    game.press(page.copy)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("The same board under every ruleset\nChosen: Chinese rules, komi 7½.")
    lines = text.splitlines()
    assert any(line.startswith("Japanese") and line.endswith("W+½") for line in lines)
    assert any(line.startswith("The last move: Black played one more move.") for line in lines)


@pytest.mark.start_page
def test_a_row_is_chosen_by_keys_and_copied(game: Desk) -> None:
    game.menu("compare")
    page = comparison(game)
    page.table.setFocus(Qt.FocusReason.TabFocusReason)
    assert page.table.rows.is_chosen(page.table.currentIndex().row())
    game.key(Qt.Key.Key_Down)
    game.key(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().startswith("AGA  +2\t20 + 24 = 44\t")


@pytest.mark.start_page
def test_arrow_keys_ask_about_points_and_escape_goes_back(game: Desk) -> None:
    game.menu("compare")
    page = comparison(game)
    page.board.set_cursor(game.point("A2"))
    game.key(Qt.Key.Key_Down)
    assert page.card.texts[0] == "A1"
    game.key(Qt.Key.Key_Escape)
    assert game.is_on_board
    assert game.phase is Phase.COUNTING


@pytest.mark.start_page
def test_a_reason_lights_its_points_for_the_keyboard(game: Desk) -> None:
    game.menu("compare")
    page = comparison(game)
    page.reasons.items[0].setFocus(Qt.FocusReason.TabFocusReason)
    assert page.board.picture.lit == {game.point("H8")}
    page.back.setFocus(Qt.FocusReason.TabFocusReason)
    assert page.board.picture.lit == frozenset()


@pytest.mark.start_page
def test_a_reason_lights_its_points_for_the_pointer(game: Desk) -> None:
    game.menu("compare")
    page = comparison(game)
    QTest.mouseMove(page.reasons.items[0])
    assert page.board.picture.lit == {game.point("H8")}
    QTest.mouseMove(page.title)
    assert page.board.picture.lit == frozenset()


@pytest.mark.start_page
def test_a_position_of_a_record_is_counted_for_the_comparison(desk: Desk) -> None:
    desk.open("(;SZ[5]RU[Japanese]KM[0.5];B[bb];W[dd];B[bc])")
    desk.menu("last")
    desk.menu("compare")
    page = comparison(desk)
    assert "Japanese" in rows(page)
    desk.press(page.back)
    assert desk.phase is Phase.COUNTING


def test_a_game_that_was_given_up_has_nothing_to_compare(desk: Desk, dialogs: Dialogs) -> None:
    desk.start()
    desk.play("E5")
    assert not desk.action("compare").isEnabled()
    dialogs.expect_button("White resigns")
    desk.menu("resign")
    assert not desk.panel.finished.compare.isVisible()
    assert not desk.action("compare").isEnabled()


@pytest.mark.start_page
def test_leaving_the_window_from_the_comparison_asks_nothing_as_from_the_board(game: Desk) -> None:
    game.menu("accept")
    game.menu("compare")
    assert comparison(game)
    # The game has kept itself.
    assert game.window.close()
