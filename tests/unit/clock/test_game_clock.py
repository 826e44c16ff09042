"""Both clocks: turns, pauses, the hourglass, losses, and moves taken back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.clock.clock import (
    ClockEvent,
    ClockPhase,
    ClockState,
    GameClock,
    UpcomingEvent,
    pressed,
    start,
    with_main_time,
)
from goboard_app.clock.control import (
    Absolute,
    ByoYomi,
    Canadian,
    Fischer,
    Hourglass,
    NoClock,
    TimeControl,
    TimeError,
    TimeFault,
)
from goboard_app.go.board import Color
from tests.unit.clock.controls import S, moves, timed, times

MINUTE = Absolute(60 * S)


def going(black: TimeControl, white: TimeControl | None = None) -> GameClock:
    """Return a clock that runs for Black."""
    return GameClock.set_up(black, white or black).resume()


def lefts(clock: GameClock) -> tuple[int | None, int | None]:
    return clock.black.left, clock.white.left


def test_the_clock_is_stopped_at_first() -> None:
    clock = GameClock.set_up(MINUTE, MINUTE)
    assert clock.running is None
    assert clock.with_elapsed(5 * S) == clock


def test_time_runs_for_the_side_to_move() -> None:
    clock = going(MINUTE).press(5 * S).with_elapsed(7 * S)
    assert clock.running is Color.WHITE
    assert lefts(clock) == (55 * S, 53 * S)


def test_white_may_begin() -> None:
    clock = GameClock.set_up(MINUTE, MINUTE, Color.WHITE).resume().press(S)
    assert (clock.to_move, lefts(clock)) == (Color.BLACK, (60 * S, 59 * S))


def test_sides_may_have_different_controls() -> None:
    clock = going(Fischer(60 * S, 10 * S), ByoYomi(0, 1, 30 * S)).press(5 * S).press(5 * S)
    assert lefts(clock) == (65 * S, 30 * S)
    assert clock.control(Color.WHITE) == ByoYomi(0, 1, 30 * S)


def test_no_time_runs_while_paused() -> None:
    clock = going(MINUTE).with_elapsed(5 * S).pause()
    assert clock.with_elapsed(100 * S) == clock
    assert clock.resume().with_elapsed(S).black.left == 54 * S


def test_no_stone_is_counted_while_paused() -> None:
    clock = GameClock.set_up(Canadian(0, 5, 30 * S), MINUTE).press()
    assert (clock.black.stones_left, clock.to_move) == (5, Color.WHITE)


def test_switch_gives_the_turn_without_a_move() -> None:
    clock = going(Canadian(0, 5, 30 * S)).switch()
    assert (clock.running, clock.black.stones_left) == (Color.WHITE, 5)


def test_loss_stops_everything() -> None:
    clock = going(MINUTE).press(60 * S)
    assert (clock.loser, clock.to_move, clock.running) == (Color.BLACK, Color.BLACK, None)
    assert clock.press(S) == clock
    assert clock.with_elapsed(S) == clock
    assert clock.next_event() is None


def test_white_loses_too() -> None:
    assert going(MINUTE).press().with_elapsed(61 * S).loser is Color.WHITE


def test_no_side_loses_on_time_without_a_clock() -> None:
    clock = going(NoClock()).press(10**9).with_elapsed(10**9)
    assert (clock.loser, clock.next_event(), clock.next_tick()) == (None, None, None)


def test_time_does_not_run_backwards() -> None:
    with pytest.raises(TimeError) as caught:
        GameClock.set_up(MINUTE, MINUTE).with_elapsed(-1)
    assert caught.value.fault is TimeFault.NEGATIVE


def test_hourglass_runs_into_the_other() -> None:
    clock = going(Hourglass(60 * S)).press(10 * S)
    assert lefts(clock) == (50 * S, 70 * S)
    assert lefts(clock.press(30 * S)) == (80 * S, 40 * S)


def test_lost_hourglass_gave_no_more_than_it_had() -> None:
    assert lefts(going(Hourglass(60 * S)).with_elapsed(100 * S)) == (0, 120 * S)


def test_hourglass_needs_another() -> None:
    with pytest.raises(TimeError) as caught:
        GameClock.set_up(Hourglass(60), MINUTE)
    assert caught.value.fault is TimeFault.HOURGLASS_ALONE


def test_events_and_ticks_of_the_running_side() -> None:
    clock = going(MINUTE, Absolute(5 * S))
    assert clock.next_event() == UpcomingEvent(50 * S, ClockEvent.TEN_SECONDS)
    assert clock.press(400).next_event() == UpcomingEvent(5 * S, ClockEvent.LOST)
    assert clock.with_elapsed(400).next_tick() == 600
    assert clock.with_elapsed(430).next_tick(100) == 70
    assert clock.pause().next_event() is None
    assert clock.pause().next_tick() is None


def test_state_set_by_hand() -> None:
    clock = going(MINUTE).with_state(Color.WHITE, with_main_time(MINUTE, 5 * S))
    assert lefts(clock) == (60 * S, 5 * S)
    assert clock.with_state(Color.BLACK, ClockState(ClockPhase.LOST)).loser is Color.BLACK


def test_taking_back_is_keeping_the_earlier_clock() -> None:
    before = going(MINUTE)
    before.press(5 * S).press(5 * S)
    assert before == going(MINUTE)


@given(st.integers(1, 50 * S), st.integers(1, 50 * S), moves)
def test_sand_is_neither_made_nor_lost(black: int, white: int, used: list[int]) -> None:
    clock = going(Hourglass(black), Hourglass(white))
    for each in used:
        clock = clock.press(each)
        assert clock.black.main + clock.white.main == black + white
        assert min(clock.black.main, clock.white.main) >= 0


@given(timed, moves, times)
def test_one_side_is_as_its_own_clock(control: TimeControl, used: list[int], wait: int) -> None:
    if isinstance(control, Hourglass):
        return
    clock, state = going(control, NoClock()), start(control)
    for each in used:
        clock = clock.press(each).press(wait)
        state = pressed(control, state, each)
    assert clock.black == state


@given(timed, moves, times, times)
def test_elapsed_may_be_split_anywhere(control: TimeControl, used: list[int], one: int, two: int) -> None:
    clock = going(control)
    for each in used:
        clock = clock.press(each)
    split = clock.with_elapsed(one)
    assert split.with_elapsed(two) == clock.with_elapsed(one + two)
    assert split.pause().with_elapsed(one).resume().press(two) == clock.press(one + two)
