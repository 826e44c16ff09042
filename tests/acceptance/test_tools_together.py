"""One thing at a time is in the hand: what is taken up later puts the other away."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from goboard_app.session.marking import MarkTool
from tests.support.desk import CONTROL, PLAIN, Desk

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
    opened.press(opened.window.guesses.work.panel.begin)
    opened.click("C7")
    assert opened.message == "Right: C7. 10 point(s)."
    assert not opened.controller.undo_stack.canUndo()


def test_guessing_writes_down_what_was_set_up_before(opened: Desk) -> None:
    opened.menu("set_up")
    opened.click("E5")
    opened.menu("guess")
    assert not opened.window.editing.is_setting_up
    assert opened.controller.undo_stack.count() == 1
    # It became a variation of its own, after which there is nothing to guess.
    assert opened.session.cursor.get("AB") == ("ee",)
    assert not opened.window.guesses.work.panel.begin.isEnabled()


def test_a_position_is_marked_out_though_a_tool_was_in_the_hand(opened: Desk) -> None:
    opened.menu("last")
    opened.menu("mark_triangle")
    opened.menu("find_position")
    drag(opened, "A9", "D6")
    assert not opened.controller.undo_stack.canUndo()
    assert opened.window.marking.tool is None


def test_a_mark_taken_up_again_ends_the_marking_out_of_a_position(opened: Desk) -> None:
    opened.menu("find_position")
    opened.menu("mark_triangle")
    assert opened.window.marking.tool is MarkTool.TRIANGLE
    opened.click("E5")
    assert opened.session.cursor.get("TR") == ("ee",)


def test_while_stones_are_set_up_the_record_stays_where_it_is(opened: Desk) -> None:
    opened.menu("set_up")
    opened.click("E5")
    assert not opened.panel.review.tree.view.isEnabled()
    assert not opened.panel.review.comment.isEnabled()
    assert not opened.action("first").isEnabled()
    assert not opened.controller.undo_stack.canUndo()


def test_moves_are_guessed_while_presenting_to_a_class(opened: Desk) -> None:
    opened.menu("guess")
    opened.press(opened.window.guesses.work.panel.begin)
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


def test_presenting_writes_down_what_was_set_up_before(opened: Desk) -> None:
    opened.menu("set_up")
    opened.click("E5")
    opened.menu("present")
    assert not opened.window.editing.is_setting_up
    assert opened.session.cursor.get("AB") == ("ee",)
    assert opened.window.screens.is_presenting
    assert opened.page.panel.isEnabled()
    opened.key(Qt.Key.Key_Escape)
    assert not opened.window.screens.is_presenting
