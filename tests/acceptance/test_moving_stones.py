"""A misplaced move is moved through the window: what follows it stays, and what it forbids is asked before."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from goboard_app.go.board import Color
from goboard_app.record.sgf.writer import write_game
from goboard_app.session.editing import invalidated
from tests.support.desk import CONTROL, Desk
from tests.support.waiting import wait_until

Key = Qt.Key
RECORD = "(;GM[1]SZ[9]RU[Chinese];B[cc]C[good] TR[cc];W[gg](;B[gc];W[cg])(;B[cg];W[gc]))"


def text_of(desk: Desk) -> str:
    return write_game(desk.session.tree).decode()


def strip_text(desk: Desk) -> str:
    strip = desk.parts.strip
    return strip.sentence.text() if strip.isVisible() else ""


@pytest.fixture
def review(desk: Desk) -> Desk:
    """A record, looked at after its first move."""
    desk.open(RECORD)
    desk.controller.step(1)
    return desk


def test_a_stone_is_moved_by_key_and_click_as_one_step(review: Desk) -> None:
    desk = review
    desk.key(Key.Key_U, CONTROL)
    assert strip_text(desk) == "Moving a stone: Black C7. Click the right point. The later moves stay. Esc ends it."
    assert desk.stones.count("X") == 0
    desk.click("E5")
    assert text_of(desk) == RECORD.replace("B[cc]", "B[ee]")
    assert strip_text(desk) == ""
    assert not desk.action("move_stone").isChecked()
    assert desk.session.position.at(desk.point("E5")) is Color.BLACK
    assert desk.action("undo").text() == "Undo: moved stone"
    desk.menu("undo")
    assert text_of(desk) == RECORD


def test_later_moves_that_become_impossible_are_named_before(review: Desk) -> None:
    desk = review
    desk.menu("move_stone")
    desk.dialogs.expect_button("Cancel")
    desk.click("G7")
    assert "Change Black C7 to G7?" in desk.dialogs.texts[-1]
    assert "2 later move(s) would no longer be allowed: 3 G7, 4 G7." in desk.dialogs.texts[-1]
    assert text_of(desk) == RECORD
    # The stone is still in the hand.
    assert desk.action("move_stone").isChecked()
    desk.dialogs.expect_button("Move it")
    desk.click("G7")
    assert text_of(desk) == RECORD.replace("B[cc]", "B[gc]", 1)
    desk.menu("undo")
    assert text_of(desk) == RECORD


def test_escape_and_a_click_on_the_old_point_put_the_stone_back(review: Desk) -> None:
    desk = review
    for leave in (lambda: desk.key(Key.Key_Escape), lambda: desk.click("C7"), lambda: desk.menu("move_stone")):
        desk.menu("move_stone")
        leave()
        assert not desk.action("move_stone").isChecked()
        assert desk.stones.count("X") == 1
        assert strip_text(desk) == ""
    assert text_of(desk) == RECORD
    assert not desk.action("undo").isEnabled()


def test_a_point_the_rules_forbid_is_refused_with_its_reason(review: Desk) -> None:
    desk = review
    desk.controller.step(1)
    desk.menu("move_stone")
    desk.click("C7")
    assert desk.page.review_bar.said.text() == "There is already a stone at C7."
    assert desk.action("move_stone").isChecked()
    assert text_of(desk) == RECORD


def test_a_step_through_the_record_ends_the_mode(review: Desk) -> None:
    desk = review
    desk.menu("move_stone")
    desk.controller.step(1)
    assert not desk.action("move_stone").isChecked()
    assert strip_text(desk) == ""


def test_a_move_becomes_a_pass_by_the_button_of_the_hint(review: Desk) -> None:
    desk = review
    desk.menu("move_stone")
    desk.press(desk.parts.strip.choice_buttons[0])
    assert text_of(desk) == RECORD.replace("B[cc]", "B[]")
    desk.menu("move_stone")
    assert strip_text(desk).startswith("Moving a stone: Black pass.")
    desk.click("C7")
    assert text_of(desk) == RECORD


def test_the_stone_is_moved_with_the_keyboard(review: Desk) -> None:
    desk = review
    desk.menu("move_stone")
    desk.steer("D5")
    desk.key(Key.Key_Return)
    assert text_of(desk) == RECORD.replace("B[cc]", "B[de]")
    desk.key(Key.Key_Right)
    assert desk.session.cursor.text("W") == "gg"


def test_the_menu_of_an_earlier_stone_goes_to_its_move_first(review: Desk) -> None:
    desk = review
    desk.controller.step(2)
    board = desk.page.board
    QTest.mouseClick(board.viewport(), Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier,
                     board.position_of(desk.point("C7")))  # fmt: skip
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    row = next(action for action in menu.actions() if action.text() == "Move this stone…")
    row.trigger()
    menu.close()
    assert desk.session.cursor.text("B") == "cc"
    desk.click("E5")
    assert text_of(desk) == RECORD.replace("B[cc]", "B[ee]")


def test_the_menu_of_a_node_moves_its_stone(review: Desk) -> None:
    desk = review
    edit = desk.window.features["edit"]
    node = desk.session.cursor.children[0]
    edit.show_node_menu(node, QPoint(0, 0))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    next(action for action in menu.actions() if action.objectName() == "move_stone").trigger()
    menu.close()
    desk.click("E5")
    assert text_of(desk) == RECORD.replace("W[gg]", "W[ee]")


def test_a_node_without_a_move_and_a_game_that_runs_have_no_row(desk: Desk) -> None:
    desk.open(RECORD)
    assert not desk.action("move_stone").isEnabled()
    desk.start()
    desk.play("C3")
    assert not desk.action("move_stone").isEnabled()


def test_a_long_record_is_checked_to_its_end(desk: Desk) -> None:
    count = 2 * invalidated.MOST_NODES
    desk.open("(;SZ[9];B[cc]" + ";W[];B[]" * (count // 2) + ";W[ee])")
    desk.controller.step(1)
    desk.menu("move_stone")
    desk.dialogs.expect_button("Move it")
    desk.click("E5")
    wait_until(lambda: not desk.action("move_stone").isChecked(), 30_000)
    assert f"1 later move(s) would no longer be allowed: {count + 2} E5." in desk.dialogs.texts[-1]
    assert desk.session.cursor.text("B") == "ee"


def test_the_check_of_a_long_record_is_cancelled(desk: Desk) -> None:
    count = 8 * invalidated.MOST_NODES
    record = "(;SZ[9];B[cc]" + ";W[];B[]" * (count // 2) + ";W[ee])"
    desk.open(record)
    # A long file is read in another thread.
    wait_until(lambda: bool(desk.session.tree.root.children), 30_000)
    desk.controller.step(1)
    wait_until(desk.action("move_stone").isEnabled)
    desk.menu("move_stone")
    desk.click("E5")
    strip = desk.parts.strip
    wait_until(strip.cancel_button.isVisible, 30_000)
    assert strip_text(desk) == "Checking the later moves…"
    desk.press(strip.cancel_button)
    assert not desk.action("move_stone").isChecked()
    assert strip_text(desk) == ""
    assert not desk.action("undo").isEnabled()
    assert desk.session.cursor.text("B") == "cc"
