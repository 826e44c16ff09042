"""Keys and clicks as people make them: held down, doubled, and where nothing is to be done."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from goboard_app.go.board import BoardSize, parse_point
from goboard_app.session.session import Phase
from tests.support.desk import PLAIN, Desk
from tests.support.dialogs import press

Key = Qt.Key


def hold(widget: QWidget, key: Qt.Key, text: str = "") -> None:
    """Send what a key sends that is held down for some time."""
    for is_repeated in (False, True, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, key, PLAIN, text, is_repeated)
        QApplication.sendEvent(widget, event)


def test_a_key_for_passing_that_is_held_down_passes_once(desk: Desk) -> None:
    desk.start()
    desk.play("E5")
    # Qt acts on the repeats of a shortcut unless the action forbids it.
    assert not desk.action("pass").autoRepeat()
    assert desk.action("take_back").autoRepeat()
    desk.key(Key.Key_P)
    assert len(desk.session.path.moves) == 2
    assert desk.phase is Phase.PLAYING


@pytest.mark.parametrize(("apart", "is_kept"), [(0, True), (30, False)])
def test_a_repeat_that_qt_does_not_mark_is_no_press(desk: Desk, apart: int, is_kept: bool) -> None:
    """An X server sends a release and a press at the same time, of which Qt marks only some."""
    desk.start()
    release = QKeyEvent(QEvent.Type.KeyRelease, Key.Key_P, PLAIN, "p")
    release.setTimestamp(5000)
    again = QKeyEvent(QEvent.Type.ShortcutOverride, Key.Key_P, PLAIN, "p")
    again.setTimestamp(5000 + apart)
    again.ignore()
    QApplication.sendEvent(desk.page.board, release)
    QApplication.sendEvent(desk.page.board, again)
    # A shortcut whose override is accepted does not act.
    assert again.isAccepted() is is_kept


def test_enter_that_is_held_down_is_one_stone(desk: Desk) -> None:
    desk.start()
    desk.steer("E5")
    hold(desk.page.board, Key.Key_Return)
    assert len(desk.session.path.moves) == 1
    assert desk.session.refusal is None


@pytest.mark.start_page
def test_a_key_of_a_lesson_that_is_held_down_acts_once(desk: Desk) -> None:
    desk.menu("first_steps")
    course, page = desk.parts.lessons.course, desk.parts.lessons.page
    hold(page, Key.Key_N, "n")
    assert (course.step, course.place) == (0, 1)


def test_a_double_click_is_one_stone(desk: Desk) -> None:
    desk.start()
    desk.double_click("E5")
    assert len(desk.session.path.moves) == 1
    assert desk.session.refusal is None
    assert not desk.panel.play.refusal.isVisible()
    # A later click on the stone is refused as before.
    desk.click("E5")
    assert desk.panel.play.refusal.isVisible()


def test_a_double_click_in_a_record_is_one_move(desk: Desk) -> None:
    desk.open("(;GM[1]FF[4]SZ[9];B[ee];W[cc])")
    desk.double_click("E5")
    assert len(desk.session.path.moves) == 1
    assert desk.session.refusal is None


@pytest.mark.start_page
def test_a_double_click_in_a_lesson_is_one_answer(desk: Desk) -> None:
    desk.menu("first_steps")
    course, page = desk.parts.lessons.course, desk.parts.lessons.page
    course.go_to(0, 1)
    place = page.board.position_of(parse_point("A1", BoardSize(5, 5)))
    answers: list[object] = []
    page.point_chosen.connect(answers.append)
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(page.board.viewport(), left, pos=place)
    QTest.mouseDClick(page.board.viewport(), left, pos=place)
    QTest.mouseRelease(page.board.viewport(), left, pos=place)
    assert len(answers) == 1


def test_p_in_a_capture_game_says_why_not(desk: Desk) -> None:
    desk.start(goal=1)
    desk.play("E5")
    desk.wake()
    desk.key(Key.Key_P)
    assert desk.message == "In a capture game nobody may pass."
    assert len(desk.session.path.moves) == 1
    desk.play("C3")
    assert desk.message != "In a capture game nobody may pass."


@pytest.mark.start_page
def test_the_first_click_of_the_course_is_a_stone(desk: Desk) -> None:
    press(desk.parts.starts.page.evening_button)
    page = desk.parts.lessons.page
    place = page.board.position_of(parse_point("C3", BoardSize(5, 5)))
    QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=place)
    picture = page.board.picture
    assert picture.stones[picture.size.index(parse_point("C3", picture.size))] == 1
    # The reply is in the card of the task.
    panel = page.panel
    assert panel.reply.text() == "Yes. Your first stone is on the board."
    assert panel.reply.isVisible()
    assert panel.card.isAncestorOf(panel.reply)
    assert page.message.text == ""


@pytest.mark.start_page
def test_a_wrong_answer_is_explained_in_the_card(desk: Desk) -> None:
    press(desk.parts.starts.page.evening_button)
    page = desk.parts.lessons.page
    place = page.board.position_of(parse_point("B2", BoardSize(5, 5)))
    QTest.mouseClick(page.board.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.panel.reply.text() == "This is a point, but not the one in the middle."
    assert page.has_refused
    press(page.panel.hint)
    assert page.panel.reply.text() == "The middle is the third line from every side."
    press(page.panel.forward)
    assert not page.panel.reply.isVisible()


@pytest.mark.start_page
def test_six_steps_are_listed_while_one_walks_the_six(desk: Desk) -> None:
    press(desk.parts.starts.page.evening_button)
    course, panel = desk.parts.lessons.course, desk.parts.lessons.page.panel
    assert len(panel.steps) == 6
    course.go_to(5)
    assert len(panel.steps) == 6
    course.go_on()
    assert course.here.key == "07-more-captures"
    assert len(panel.steps) == 14
    press(panel.leave)
    press(desk.parts.starts.page.newcomers.steps)
    assert len(panel.steps) == 14


@pytest.mark.start_page
def test_a_single_screen_is_not_numbered(desk: Desk) -> None:
    desk.menu("first_steps")
    course, panel = desk.parts.lessons.course, desk.parts.lessons.page.panel
    assert panel.place.isVisible()
    course.go_to(3)
    assert course.here.key == "04-capture-game"
    assert not panel.place.isVisible()
