"""Typing the name of a point, and F6 from one part of the window to the next."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.support.desk import Desk


def ask(desk: Desk) -> None:
    desk.start()
    desk.window.page.board.setFocus()
    desk.key(Qt.Key.Key_Slash)


def test_a_slash_and_a_name_move_the_keyboard_point(desk: Desk) -> None:
    ask(desk)
    QTest.keyClicks(desk.page.point_field, "d4")
    QTest.keyClick(desk.page.point_field, Qt.Key.Key_Return)
    assert desk.page.board.cursor_point == desk.point("D4")
    assert not desk.page.point_field.isVisible()
    assert desk.page.board.hasFocus()


def test_the_point_named_can_be_played_with_enter(desk: Desk) -> None:
    ask(desk)
    QTest.keyClicks(desk.page.point_field, "C7")
    QTest.keyClick(desk.page.point_field, Qt.Key.Key_Return)
    desk.key(Qt.Key.Key_Return)
    assert desk.session.position.at(desk.point("C7")) is not None


@pytest.mark.parametrize("name", ["Z9", "I5", "D10", "", "4D"])
def test_a_name_that_no_point_has_is_marked_and_stays(desk: Desk, name: str) -> None:
    ask(desk)
    QTest.keyClicks(desk.page.point_field, name)
    QTest.keyClick(desk.page.point_field, Qt.Key.Key_Return)
    assert desk.page.point_field.property("bad") == "true"
    assert desk.page.point_field.isVisible()


def test_escape_leaves_the_field(desk: Desk) -> None:
    ask(desk)
    QTest.keyClick(desk.page.point_field, Qt.Key.Key_Escape)
    assert not desk.page.point_field.isVisible()
    assert desk.page.board.hasFocus()


def test_f6_goes_round_the_parts_of_the_window(desk: Desk) -> None:
    desk.start()
    desk.click("E5")
    assert desk.panel.play.isVisible()
    desk.window.page.board.setFocus()
    seen = []
    for _ in range(3):
        desk.menu("next_area")
        seen.append(QApplication.focusWidget())
    assert len(set(seen)) == 3
    assert seen[-1] is desk.page.board
