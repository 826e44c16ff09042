"""The driver: one timer that lets the clocks of a game run, here for real."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from goboard_app.app.clock import ClockDriver
from goboard_app.app.controller import GameController
from goboard_app.clock.clock import ClockEvent, GameClock
from goboard_app.clock.control import Absolute, ByoYomi, SimpleDelay, TimeControl
from goboard_app.go.board import Color, Point
from goboard_app.session.new_game import NewGame
from goboard_app.session.session import Phase
from tests.support.proposals import all_alive

SECOND = 1000
MINUTE = 60 * SECOND
BLACK, WHITE = Color.BLACK, Color.WHITE
Start = Callable[..., GameController]


@pytest.fixture
def start(qtbot: QtBot) -> Start:
    """A game with this clock and one move on the board, so that White's time runs."""
    controller = GameController(None, all_alive)

    def begin(black: TimeControl, white: TimeControl | None = None) -> GameController:
        controller.start(NewGame(black_time=black, white_time=white or black))
        controller.click(Point(4, 4))
        return controller

    return begin


def timer(controller: GameController) -> QTimer:
    found = controller.clock.findChild(QTimer)
    assert isinstance(found, QTimer)
    return found


def elapse(controller: GameController, milliseconds: int) -> None:
    """Let this much time pass on the clock in force, and the timer notice it."""
    timing = controller.session.timing
    assert timing is not None
    timing.elapsed = lambda: milliseconds
    timer(controller).timeout.emit()


def now(driver: ClockDriver) -> GameClock:
    clock = driver.now
    assert clock is not None
    return clock


def events(controller: GameController) -> list[tuple[ClockEvent, Color]]:
    told: list[tuple[ClockEvent, Color]] = []
    controller.clock.reached.connect(lambda event, color: told.append((event, color)))
    return told


# In real time


def test_time_that_is_used_up_loses_the_game(start: Start, qtbot: QtBot) -> None:
    controller = start(Absolute(80))
    with qtbot.waitSignal(controller.clock.lost, timeout=3000) as lost:
        pass
    assert lost.args == [WHITE]
    assert controller.session.info.result == "B+T"
    assert controller.session.phase is Phase.FINISHED


def test_the_loss_comes_when_the_time_is_up_and_not_before(start: Start, qtbot: QtBot) -> None:
    controller = start(Absolute(230))
    with qtbot.waitSignal(controller.clock.lost, timeout=3000):
        assert not now(controller.clock).loser
    timing = controller.session.timing
    assert timing is not None
    assert timing.elapsed() >= 230


def test_periods_are_announced_in_order_and_then_the_loss(start: Start, qtbot: QtBot) -> None:
    controller = start(ByoYomi(0, 3, 150))
    told = events(controller)
    with qtbot.waitSignal(controller.clock.lost, timeout=3000):
        pass
    assert told == [(ClockEvent.PERIOD_LOST, WHITE), (ClockEvent.LAST_PERIOD, WHITE)]


def test_the_time_is_shown_down_to_nothing(start: Start, qtbot: QtBot) -> None:
    controller = start(Absolute(350))
    shown: list[int] = []
    controller.clock.shown.connect(lambda clock: shown.append(clock.state(WHITE).left))
    with qtbot.waitSignal(controller.clock.lost, timeout=3000):
        pass
    assert shown == sorted(shown, reverse=True)
    assert len(shown) > 1
    assert shown[-1] == 0


def test_a_move_in_time_is_not_lost(start: Start, qtbot: QtBot) -> None:
    controller = start(Absolute(MINUTE), Absolute(9 * SECOND))
    with qtbot.waitSignal(controller.clock.shown, timeout=3000):
        pass
    controller.click(Point(2, 2))
    assert now(controller.clock).running is BLACK
    assert controller.session.info.result is None


# Ticks


def test_the_timer_waits_for_the_next_whole_second(start: Start) -> None:
    controller = start(Absolute(MINUTE))
    elapse(controller, 12_300)
    assert timer(controller).interval() == 700


def test_in_the_last_ten_seconds_it_waits_for_tenths(start: Start) -> None:
    controller = start(Absolute(MINUTE))
    elapse(controller, 55_040)
    assert timer(controller).interval() == 60


def test_a_delay_is_waited_for_at_once(start: Start) -> None:
    controller = start(SimpleDelay(MINUTE, 5 * SECOND))
    elapse(controller, 1 * SECOND)
    assert timer(controller).interval() == 5 * SECOND
    assert now(controller.clock).state(WHITE).left == MINUTE


@pytest.mark.parametrize(
    ("seconds", "event"),
    [
        ((49, 50), ClockEvent.TEN_SECONDS),
        ((50, 59.9, 60), ClockEvent.OVERTIME),
        ((50, 60, 79, 80), ClockEvent.TEN_SECONDS),
        ((50, 60, 80, 89.9, 90), ClockEvent.PERIOD_LOST),
        ((50, 60, 80, 90, 110, 119.9, 120), ClockEvent.LAST_PERIOD),
    ],
)
def test_each_event_is_reported_as_it_comes(start: Start, seconds: tuple[float, ...], event: ClockEvent) -> None:
    controller = start(ByoYomi(MINUTE, 3, 30 * SECOND))
    told = events(controller)
    *before, last = seconds
    for each in before:
        elapse(controller, round(each * SECOND))
    told.clear()
    elapse(controller, round(last * SECOND))
    assert told == [(event, WHITE)]


def test_an_event_is_reported_once(start: Start) -> None:
    controller = start(ByoYomi(MINUTE, 3, 30 * SECOND))
    told = events(controller)
    for seconds in range(45, 59):
        elapse(controller, seconds * SECOND)
    assert told == [(ClockEvent.TEN_SECONDS, WHITE)]


def test_a_move_is_no_event(start: Start) -> None:
    controller = start(ByoYomi(0, 3, 30 * SECOND))
    elapse(controller, 25 * SECOND)
    told = events(controller)
    controller.click(Point(2, 2))
    elapse(controller, SECOND)
    assert told == []


# Standing


def test_before_the_first_move_no_timer_runs(qtbot: QtBot) -> None:
    controller = GameController(None, all_alive)
    controller.start(NewGame(black_time=Absolute(50), white_time=Absolute(50)))
    assert controller.clock.is_paused
    assert not timer(controller).isActive()


def test_without_a_clock_no_timer_runs(qtbot: QtBot) -> None:
    controller = GameController(None, all_alive)
    controller.start(NewGame())
    controller.click(Point(4, 4))
    assert controller.clock.now is None
    assert not controller.clock.is_paused
    assert not timer(controller).isActive()
    controller.clock.toggle_pause()
    assert controller.clock.now is None


def test_a_pause_keeps_the_time(start: Start) -> None:
    controller = start(Absolute(MINUTE))
    timing = controller.session.timing
    assert timing is not None
    timing.elapsed = lambda: 20 * SECOND
    controller.clock.toggle_pause()
    assert controller.clock.is_paused
    assert not timer(controller).isActive()
    assert now(controller.clock).state(WHITE).left == 40 * SECOND
    controller.clock.toggle_pause()
    assert not controller.clock.is_paused
    assert timer(controller).isActive()
    timing.elapsed = lambda: SECOND
    assert now(controller.clock).state(WHITE).left == 39 * SECOND


def test_another_game_stops_the_clock_of_the_one_before(start: Start) -> None:
    controller = start(Absolute(MINUTE))
    controller.start(NewGame())
    assert not timer(controller).isActive()
    assert controller.clock.now is None


def test_a_record_stops_the_clock(start: Start) -> None:
    controller = start(Absolute(MINUTE))
    trees = controller.trees
    controller.show_games(trees)
    assert controller.session.phase is Phase.REVIEWING
    assert not timer(controller).isActive()
    assert controller.clock.now is None


def test_after_the_loss_no_timer_runs(start: Start) -> None:
    controller = start(Absolute(MINUTE))
    elapse(controller, MINUTE)
    assert controller.session.info.result == "B+T"
    assert not timer(controller).isActive()


def test_the_loss_is_announced_once(start: Start) -> None:
    controller = start(Absolute(MINUTE))
    lost: list[Color] = []
    controller.clock.lost.connect(lost.append)
    elapse(controller, 2 * MINUTE)
    assert lost == [WHITE]
    assert controller.undo_stack.count() == 2


def test_counting_takes_no_time_from_the_side_to_move(start: Start) -> None:
    controller = start(Absolute(MINUTE))
    timing = controller.session.timing
    assert timing is not None
    timing.elapsed = lambda: 20 * SECOND
    controller.pass_turn()
    timing.elapsed = lambda: 30 * SECOND
    controller.pass_turn()
    assert controller.session.phase is Phase.COUNTING
    assert now(controller.clock).state(WHITE).left == 40 * SECOND
    assert now(controller.clock).state(BLACK).left == 30 * SECOND


def test_a_timer_that_comes_late_takes_the_time_that_really_passed(start: Start) -> None:
    controller = start(ByoYomi(MINUTE, 3, 30 * SECOND))
    elapse(controller, 100 * SECOND)
    state = now(controller.clock).state(WHITE)
    assert (state.periods, state.left) == (2, 20 * SECOND)
