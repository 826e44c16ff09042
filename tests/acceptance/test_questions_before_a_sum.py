"""A count names no leader, and agreeing is impossible, before its groups are read and its game is over."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from goboard_app.session.session import Phase
from tests.support.desk import CONTROL, Desk, Desks
from tests.support.proposals import Slow, proposing
from tests.support.waiting import wait_until

Key = Qt.Key
AGREEING = ("agree_black", "agree_white", "accept")


@pytest.fixture
def slow() -> Slow:
    return Slow(dead="E5")


@pytest.fixture
def reading(desks: Desks, slow: Slow) -> Desk:
    """A board of one stone, stopped, and read for as long as the test likes."""
    desk = desks.make(on_start_page=False, proposer=slow)
    desk.start()
    desk.play("E5 pass pass")
    return desk


@pytest.fixture
def unfinished(desks: Desks) -> Desk:
    desk = desks.make(on_start_page=False, proposer=proposing(is_finished=False))
    desk.start()
    desk.play("E5 pass pass")
    desk.wait_for_proposal()
    return desk


def press_all_keys(desk: Desk) -> None:
    desk.keys(Key.Key_B, Key.Key_W)
    desk.key(Key.Key_Return, CONTROL)


def test_no_sum_is_shown_while_groups_are_read(reading: Desk, slow: Slow) -> None:
    panel = reading.panel.count
    assert not panel.details.isVisible()
    assert not panel.compare.isVisible()
    assert reading.message == "Reading the board…"
    wait_until(lambda: panel.reading.isVisible())
    assert panel.reading.value() == 25
    slow.let_go()
    reading.wait_for_proposal()
    assert not panel.reading.isVisible()
    assert panel.details.isVisible()
    assert panel.compare.isVisible()


def test_agreeing_is_impossible_while_groups_are_read(reading: Desk, slow: Slow) -> None:
    press_all_keys(reading)
    cards = reading.panel.count.sides.values()
    assert not any(reading.action(name).isEnabled() for name in AGREEING)
    assert not any(card.button.isEnabled() for card in cards)
    assert reading.session.counting is not None
    assert not reading.session.counting.agreed
    slow.let_go()
    reading.wait_for_proposal()
    press_all_keys(reading)
    assert reading.phase is Phase.FINISHED


def test_a_reading_that_is_stopped_leaves_the_sum_to_the_players(reading: Desk) -> None:
    reading.key(Key.Key_Escape)
    panel = reading.panel.count
    # The players mark the stones first: nothing was proposed to them.
    assert panel.title.text() == "Which stones are dead?"
    reading.press(panel.done)
    assert panel.details.isVisible()
    assert reading.message == "Black is ahead by 73½."
    press_all_keys(reading)
    assert reading.phase is Phase.FINISHED


def test_agreeing_is_impossible_while_the_game_looks_unfinished(unfinished: Desk) -> None:
    press_all_keys(unfinished)
    assert unfinished.session.counting is not None
    assert not unfinished.session.counting.agreed
    assert not any(unfinished.action(name).isEnabled() for name in AGREEING)
    assert not unfinished.panel.count.details.isVisible()


def test_no_story_begins_while_the_game_does_not_look_finished(unfinished: Desk) -> None:
    assert not unfinished.action("story").isEnabled()
    unfinished.key(Key.Key_R, CONTROL)
    assert unfinished.phase is Phase.COUNTING
    assert not unfinished.parts.stories.is_open


def test_a_story_that_waited_does_not_begin_on_an_unfinished_board(desks: Desks) -> None:
    slow = Slow(is_finished=False)
    desk = desks.make(on_start_page=False, proposer=slow)
    desk.start()
    desk.play("E5 pass pass")
    desk.menu("story")
    slow.let_go()
    desk.wait_for_proposal()
    assert not desk.parts.stories.is_open
    assert desk.panel.count.open_card.isVisible()


def test_an_unfinished_board_counted_as_it_stands_has_a_sum_to_agree_to(unfinished: Desk) -> None:
    panel = unfinished.panel.count
    unfinished.press(panel.open_card.as_it_stands)
    assert panel.details.isVisible()
    assert unfinished.message == "Black is ahead by 73½."
    press_all_keys(unfinished)
    assert unfinished.phase is Phase.FINISHED
