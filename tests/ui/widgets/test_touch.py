"""A finger on the screen: long presses, swipes and pinches, and targets that are large enough."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice, QStyleHints
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from goboard_app.ui.widgets.look import LEAST_TOUCHED
from tests.support import scenes
from tests.support.desk import Desk, Desks
from tests.support.dialogs import Dialogs
from tests.support.texts import cut_off, out_of_reach, visible
from tests.support.waiting import settled, wait_until

RECORD = "(;SZ[9];B[ee];W[cc];B[gg])"


@pytest.fixture(autouse=True)
def screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[QPointingDevice]:
    """A screen that can be touched, as long as a test lasts; no finger rests on it by chance."""
    monkeypatch.setattr(QStyleHints, "mousePressAndHoldInterval", lambda _hints: 60_000)
    device = QTest.createTouchDevice()
    yield device
    shiboken6.delete(device)


@pytest.fixture
def short_hold(screen: QPointingDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    """A finger that is not lifted rests."""
    monkeypatch.setattr(QStyleHints, "mousePressAndHoldInterval", lambda _hints: 30)


def fingers(screen: QPointingDevice, widget: QWidget, act: str, *places: QPoint) -> None:
    """Press, move or release each finger at its place."""
    sequence = QTest.touchEvent(widget, screen, False)
    for number, place in enumerate(places):
        getattr(sequence, act)(number, place, widget)
    sequence.commit()


def touch(screen: QPointingDevice, widget: QWidget, *places: QPoint, stays: bool = False) -> None:
    """Put a finger down at the first place, move it to the others, and lift it at the last one."""
    fingers(screen, widget, "press", places[0])
    for place in places[1:]:
        fingers(screen, widget, "move", place)
    if not stays:
        fingers(screen, widget, "release", places[-1])


def swipe(desk: Desk, screen: QPointingDevice, across: int) -> None:
    board = desk.page.board
    middle = board.viewport().rect().center()
    touch(screen, board.viewport(), middle, middle + QPoint(across, 9))


def test_a_tap_plays(desk: Desk, screen: QPointingDevice) -> None:
    desk.start()
    board = desk.page.board
    touch(screen, board.viewport(), board.position_of(desk.point("E5")))
    assert desk.session.path.number == 1


@pytest.mark.usefixtures("short_hold")
def test_a_finger_that_rests_is_the_right_button(desk: Desk, screen: QPointingDevice) -> None:
    desk.start()
    board, asked = desk.page.board, []
    board.point_right_clicked.connect(asked.append)
    place = board.position_of(desk.point("E5"))
    touch(screen, board.viewport(), place, stays=True)
    wait_until(lambda: bool(asked))
    fingers(screen, board.viewport(), "release", place)
    assert asked == [desk.point("E5")]
    assert desk.session.path.number == 0


def test_a_mouse_that_rests_is_no_right_button(desk: Desk) -> None:
    desk.start()
    board, asked = desk.page.board, []
    board.point_right_clicked.connect(asked.append)
    desk.click("E5")
    assert not board._finger._timer.isActive()
    assert asked == []


def test_a_swipe_steps_through_a_record(desk: Desk, screen: QPointingDevice) -> None:
    desk.open(RECORD)
    swipe(desk, screen, -90)
    swipe(desk, screen, -90)
    assert desk.session.path.number == 2
    swipe(desk, screen, 90)
    assert desk.session.path.number == 1


def test_a_swipe_in_a_game_does_nothing(desk: Desk, screen: QPointingDevice) -> None:
    desk.start()
    desk.play("E5 C3")
    swipe(desk, screen, 90)
    assert desk.session.path.number == 2


# The screen of the tests is 800 pixels wide, and nothing beyond it can be touched.
SMALL = (780, 640)


@pytest.mark.usefixtures("short_hold")
@pytest.mark.parametrize("name", ["review", "play"])
def test_a_finger_that_rests_on_a_move_asks_for_its_menu(desks: Desks, screen: QPointingDevice, name: str) -> None:
    desk = desks.make(size=SMALL)
    if name == "review":
        desk.open(RECORD)
        desk.menu("forward")
        view = desk.panel.review.tree.view
        place = view.rect_of(view.tree.cursor).center()
    else:
        desk.start()
        desk.play("E5")
        view = desk.panel.play.moves.list
        place = view.visualRect(view.currentIndex()).center()
    asked = []
    view.menu_asked.disconnect()
    view.menu_asked.connect(lambda *what: asked.append(what))
    touch(screen, view.viewport(), place, stays=True)
    wait_until(lambda: bool(asked))
    fingers(screen, view.viewport(), "release", place)
    assert len(asked) == 1


def test_two_fingers_make_the_tree_larger(desks: Desks, screen: QPointingDevice) -> None:
    desk = desks.make(size=SMALL)
    desk.open(RECORD)
    desk.menu("forward")
    view = desk.panel.review.tree.view
    before = view.rect_of(view.tree.cursor).width()
    port = view.viewport()
    middle = port.rect().center()
    for apart in (10, 20, 30, 40):
        left, right = middle - QPoint(apart, 0), middle + QPoint(apart, 0)
        fingers(screen, port, "press" if apart == 10 else "move", left, right)
    fingers(screen, port, "release", left, right)
    assert view.rect_of(view.tree.cursor).width() > 1.5 * before


@pytest.mark.start_page
@pytest.mark.parametrize(
    "scene", [scenes.start_page, scenes.refusing_suicide, scenes.reviewing, scenes.finding_words],
    ids=lambda scene: scene.__name__,
)  # fmt: skip
def test_buttons_are_large_enough_for_a_finger(desks: Desks, dialogs: Dialogs, scene: scenes.Scene) -> None:
    desk = desks.make(size=(1024, 600))
    scene(desk, dialogs)
    if desk.is_on_board:
        assert desk.panel.whole.isVisible()
    pressed = [w for kind in (QPushButton, QLineEdit) for w in visible(desk.window, kind)]
    assert pressed
    assert [(w, w.text()) for w in pressed if w.height() < LEAST_TOUCHED] == []
    assert settled(lambda: cut_off(desk.window) + out_of_reach(desk.window), 1000) == []


def test_a_finger_that_rests_while_another_makes_the_tree_larger_asks_for_no_menu(
    desks: Desks, screen: QPointingDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desks.make(size=SMALL)
    desk.open(RECORD)
    desk.menu("forward")
    view = desk.panel.review.tree.view
    asked: list[object] = []
    view.menu_asked.disconnect()
    view.menu_asked.connect(lambda *what: asked.append(what))
    port, first = view.viewport(), view.viewport().rect().center()
    fingers(screen, port, "press", first)
    assert view._finger._timer.isActive()
    for apart in (20, 30, 40, 50):
        sequence = QTest.touchEvent(port, screen, False)
        sequence.move(0, first, port)
        act = sequence.press if apart == 20 else sequence.move
        act(1, first + QPoint(apart, 0), port)
        sequence.commit()
    assert view._scale > 1.0
    assert not view._finger._timer.isActive()
    assert asked == []
