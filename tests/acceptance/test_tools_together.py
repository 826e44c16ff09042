"""One tool at a time is active: taking up another one puts the first away."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from goboard_app.session.marks import MarkTool
from goboard_app.ui.files.collection import CollectionDialog
from tests.support.desk import CONTROL, PLAIN, Desk
from tests.support.dialogs import type_text
from tests.support.parts import parts
from tests.support.waiting import wait_until

LEFT = Qt.MouseButton.LeftButton
RECORD = "(;SZ[9];B[cc];W[gg];B[gc];W[cg])"


@pytest.fixture
def opened(desk: Desk) -> Desk:
    desk.open(RECORD)
    assert desk.panel.isVisible()
    return desk


def drag(desk: Desk, first: str, last: str) -> None:
    board = desk.page.board
    places = [board.position_of(desk.point(name)) for name in (first, last)]
    QTest.mousePress(board.viewport(), LEFT, PLAIN, places[0])
    QTest.mouseMove(board.viewport(), places[1])
    QTest.mouseRelease(board.viewport(), LEFT, PLAIN, places[1])


def test_guessing_puts_the_marks_away(opened: Desk) -> None:
    opened.menu("mark_triangle")
    opened.menu("guess")
    opened.press(parts(opened.window).guesses.panel.begin)
    opened.click("C7")
    assert opened.message == "Right: C7. 10 point(s)."
    assert not opened.controller.undo_stack.canUndo()


def test_guessing_writes_down_the_set_up_position(opened: Desk) -> None:
    opened.menu("set_up")
    opened.click("E5")
    opened.menu("guess")
    assert not parts(opened.window).is_setting_up
    assert opened.controller.undo_stack.count() == 1
    # It became a variation of its own, after which there is nothing to guess.
    assert opened.session.cursor.get("AB") == ("ee",)
    assert not parts(opened.window).guesses.panel.begin.isEnabled()


def test_a_position_is_marked_out_though_a_tool_was_in_the_hand(opened: Desk) -> None:
    opened.menu("last")
    opened.menu("mark_triangle")
    opened.menu("find_position")
    drag(opened, "A9", "D6")
    assert not opened.controller.undo_stack.canUndo()
    assert parts(opened.window).marking.tool is None


def test_a_mark_taken_up_again_ends_the_marking_out_of_a_position(opened: Desk) -> None:
    opened.menu("find_position")
    opened.menu("mark_triangle")
    assert parts(opened.window).marking.tool is MarkTool.TRIANGLE
    opened.click("E5")
    assert opened.session.cursor.get("TR") == ("ee",)


def test_a_position_is_marked_out_by_the_chip_too_though_a_tool_was_in_the_hand(
    opened: Desk,
) -> None:
    opened.menu("last")
    opened.menu("find")
    opened.menu("mark_triangle")
    opened.press(parts(opened.window).finding.panel.position)
    assert parts(opened.window).marking.tool is None
    drag(opened, "A9", "D6")
    assert not opened.controller.undo_stack.canUndo()


def test_while_stones_are_set_up_no_search_is_opened_that_would_be_greyed_out(
    opened: Desk,
) -> None:
    opened.menu("set_up")
    opened.click("E5")
    opened.key(Qt.Key.Key_F, CONTROL)
    assert not opened.action("find").isEnabled()
    assert not parts(opened.window).finding.is_open
    opened.menu("find_position")
    assert not parts(opened.window).is_setting_up
    assert parts(opened.window).finding.panel.isEnabled()


def test_while_stones_are_set_up_the_record_stays_where_it_is(opened: Desk) -> None:
    opened.menu("set_up")
    opened.click("E5")
    assert not opened.panel.review.tree.view.isEnabled()
    assert not opened.panel.review.comment.isEnabled()
    assert not opened.action("first").isEnabled()
    assert not opened.controller.undo_stack.canUndo()


def test_moves_are_guessed_while_presenting_to_a_class(opened: Desk) -> None:
    opened.menu("guess")
    opened.press(parts(opened.window).guesses.panel.begin)
    opened.key(Qt.Key.Key_F5)
    assert opened.page.is_presenting
    opened.click("C7")
    assert opened.message == "Right: C7. 10 point(s)."
    assert opened.page.is_presenting


def test_a_record_pasted_in_the_middle_of_a_comment_is_text_of_it(opened: Desk) -> None:
    QGuiApplication.clipboard().setText("(;SZ[9];B[aa])")
    nodes = sum(1 for _ in opened.session.tree.walk())
    opened.menu("comment")
    QTest.keyClicks(opened.panel.review.comment, "See ")
    opened.key(Qt.Key.Key_V, CONTROL)
    assert opened.session.cursor.text("C") == "See (;SZ[9];B[aa])"
    assert sum(1 for _ in opened.session.tree.walk()) == nodes


def test_presenting_writes_down_the_set_up_position(opened: Desk) -> None:
    opened.menu("set_up")
    opened.click("E5")
    opened.menu("present")
    assert not parts(opened.window).is_setting_up
    assert opened.session.cursor.get("AB") == ("ee",)
    assert parts(opened.window).screens.is_presenting
    assert opened.page.panel.isEnabled()
    opened.key(Qt.Key.Key_Escape)
    assert not parts(opened.window).screens.is_presenting


GAMES = "(;SZ[9]C[One.])(;SZ[9]C[Two.])(;SZ[9]C[Three.])"


def set_up_beside_the_games(desk: Desk) -> CollectionDialog:
    """Set up a stone, open the list of the games before it is written down, and return the list."""
    desk.open(GAMES)
    assert desk.panel.isVisible()
    desk.menu("games")
    desk.menu("set_up")
    desk.click("A1")
    dialog = desk.parts.collection.dialog
    assert dialog is not None
    return dialog


def test_going_to_another_game_writes_down_the_set_up_position(desk: Desk) -> None:
    dialog = set_up_beside_the_games(desk)
    dialog.select([desk.controller.trees[1]])
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert desk.controller.game_number == 1
    assert desk.controller.trees[0].root.get("AB") == ("ai",)


def test_arranging_the_games_writes_down_the_set_up_position(desk: Desk) -> None:
    dialog = set_up_beside_the_games(desk)
    dialog.select([desk.controller.trees[2]])
    desk.press(dialog.remove)
    assert desk.controller.game_count == 2
    assert desk.controller.trees[0].root.get("AB") == ("ai",)


def test_repairs_lead_away_from_a_saved_set_up(desk: Desk) -> None:
    desk.open("(;SZ[9](;B[cc])(;B[dd];W[ee]", "damaged.sgf")
    assert desk.panel.isVisible()
    desk.menu("repairs")
    desk.menu("set_up")
    desk.click("A1")
    assert desk.parts.repairs.report is not None
    desk.parts.repairs.report.looked_at.emit(0)
    assert not desk.parts.is_setting_up
    assert desk.controller.undo_stack.count() == 1


def test_no_key_leads_to_a_hit_while_stones_are_set_up(desk: Desk) -> None:
    desk.open(GAMES)
    assert desk.panel.isVisible()
    desk.menu("find")
    type_text("Two")
    wait_until(lambda: desk.parts.finding.panel.hits.rowCount() == 1)
    desk.menu("set_up")
    desk.click("A1")
    desk.key(Qt.Key.Key_F3)
    assert desk.parts.is_setting_up
    assert desk.controller.game_number == 0
