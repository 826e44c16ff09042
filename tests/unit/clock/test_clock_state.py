"""One side's clock: tables of every kind, and properties that hold for all of them."""

from __future__ import annotations

import time

import pytest
from hypothesis import given

from goboard_app.clock.clock import (
    ClockPhase,
    ClockState,
    delay_left,
    out_of_time,
    pressed,
    running,
    start,
    time_to_loss,
    with_main_time,
    with_overtime,
)
from goboard_app.clock.control import (
    Absolute,
    Bronstein,
    ByoYomi,
    Canadian,
    Fischer,
    Hourglass,
    Ing,
    NoClock,
    ProgressiveCanadian,
    SimpleDelay,
    TimeControl,
    TimeError,
    TimeFault,
)
from tests.unit.clock.controls import S, byo_yomi, controls, ing, moves, slow_periods, timed, times

BYO = ByoYomi(60 * S, 3, 30 * S)
CANADIAN = Canadian(10 * S, 3, 30 * S)
PROGRESSIVE = ProgressiveCanadian(0, (1, 2), 30 * S, 2)
ING = Ing(600 * S, 3, 100 * S, 2)

MAIN, OVER, LAST, LOST = (
    ClockPhase.MAIN,
    ClockPhase.OVERTIME,
    ClockPhase.LAST_PERIOD,
    ClockPhase.LOST,
)


def after(control: TimeControl, *seconds: float) -> ClockState:
    """Return the clock after moves that took these times."""
    state = start(control)
    for each in seconds:
        state = pressed(control, state, int(each * S))
    return state


def thinking(control: TimeControl, seconds: float) -> ClockState:
    return running(control, start(control), int(seconds * S))


@pytest.mark.parametrize(
    ("control", "phase"),
    [
        (NoClock(), ClockPhase.UNTIMED),
        (Absolute(1), MAIN),
        (BYO, MAIN),
        (ByoYomi(0, 2, 30), OVER),
        (ByoYomi(0, 1, 30), LAST),
        (Canadian(0, 1, 30), OVER),
        (Ing(0, 1, 30, 2), LAST),
        (Hourglass(1), MAIN),
    ],
)
def test_first_phase(control: TimeControl, phase: ClockPhase) -> None:
    assert start(control).phase is phase


@pytest.mark.parametrize(
    ("control", "seconds", "left", "phase"),
    [
        (Absolute(60 * S), (20, 30), 10, MAIN),
        (Absolute(60 * S), (20, 40), 0, LOST),
        (Absolute(60 * S), (20, 39.999), 0.001, MAIN),
        (Fischer(60 * S, 10 * S), (30,), 40, MAIN),
        (Fischer(60 * S, 10 * S, 65 * S), (1, 1), 65, MAIN),
        (Fischer(60 * S, 10 * S), (60,), 0, LOST),
        (Bronstein(60 * S, 10 * S), (5, 10, 15), 55, MAIN),
        (Bronstein(60 * S, 10 * S), (60,), 0, LOST),
        (SimpleDelay(60 * S, 10 * S), (5, 10, 15), 55, MAIN),
        (SimpleDelay(60 * S, 10 * S), (69,), 1, MAIN),
        (SimpleDelay(60 * S, 10 * S), (70,), 0, LOST),
        (Hourglass(60 * S), (20,), 40, MAIN),
        (Hourglass(60 * S), (60,), 0, LOST),
        (BYO, (59,), 1, MAIN),
        (BYO, (60,), 30, OVER),
        (BYO, (149,), 30, LAST),
        (BYO, (150,), 0, LOST),
        (CANADIAN, (9,), 1, MAIN),
        (CANADIAN, (10,), 30, OVER),
        (CANADIAN, (39.5,), 0.5, OVER),
        (CANADIAN, (40,), 0, LOST),
        (ING, (599,), 1, MAIN),
        (ING, (600,), 100, OVER),
        (ING, (899,), 1, LAST),
        (ING, (900,), 0, LOST),
    ],
)
def test_after_moves(control: TimeControl, seconds: tuple[float, ...], left: float, phase: ClockPhase) -> None:
    state = after(control, *seconds)
    assert (state.left, state.phase) == (left * S, phase)


@pytest.mark.parametrize(
    ("seconds", "periods"),
    [((60,), 3), ((60, 29.999), 3), ((60, 30), 2), ((60, 59, 30), 1), ((119.999,), 2), ((120,), 1)],
)
def test_a_period_is_gone_only_when_used_up(seconds: tuple[float, ...], periods: int) -> None:
    assert after(BYO, *seconds).periods == periods


def test_canadian_block_begins_afresh_and_saves_nothing() -> None:
    stones = [after(CANADIAN, 14, *[5] * n).stones_left for n in range(4)]
    lefts = [after(CANADIAN, 14, *[5] * n).left for n in range(4)]
    assert stones == [2, 1, 3, 2]
    assert lefts == [26 * S, 21 * S, 30 * S, 25 * S]


def test_progressive_blocks_ask_for_more_and_more() -> None:
    states = [after(PROGRESSIVE, *[5] * n) for n in range(9)]
    assert [s.stones_left for s in states] == [1, 2, 1, 4, 3, 2, 1, 6, 5]
    assert [s.block for s in states] == [0, 1, 1, 2, 2, 2, 2, 3, 3]


def test_a_block_that_does_not_grow_repeats() -> None:
    control = ProgressiveCanadian(0, (1, 2), 30 * S)
    assert [after(control, *[5] * n).stones_left for n in range(6)] == [1, 2, 1, 2, 1, 2]


@pytest.mark.parametrize(
    ("seconds", "penalty"),
    [((599,), 0), ((600,), 2), ((650, 49), 2), ((650, 50), 4), ((899,), 6), ((900,), 6)],
)
def test_ing_block_costs_points_when_entered(seconds: tuple[float, ...], penalty: int) -> None:
    assert after(ING, *seconds).penalty == penalty


def test_loss_keeps_the_time_thought_until_then() -> None:
    lost = thinking(BYO, 1000)
    assert lost == ClockState(LOST, thought=150 * S)
    assert pressed(BYO, lost, 5 * S) == lost


def test_without_a_clock_thinking_is_measured() -> None:
    state = thinking(NoClock(), 5)
    assert (state.left, state.thought) == (None, 5 * S)
    assert pressed(NoClock(), state, S) == start(NoClock())


@pytest.mark.parametrize(("seconds", "left"), [(0, 10), (4, 6), (10, 0), (20, 0)])
def test_delay_runs_first(seconds: int, left: int) -> None:
    control = SimpleDelay(60 * S, 10 * S)
    assert delay_left(control, thinking(control, seconds)) == left * S


def test_other_kinds_have_no_delay() -> None:
    assert delay_left(Bronstein(60, 10), start(Bronstein(60, 10))) == 0


@pytest.mark.parametrize("control", [Absolute(60), NoClock()])
def test_time_does_not_run_backwards(control: TimeControl) -> None:
    with pytest.raises(TimeError) as caught:
        running(control, start(control), -1)
    assert caught.value.fault is TimeFault.NEGATIVE


def test_a_side_without_clock_has_no_time_to_loss() -> None:
    with pytest.raises(TimeError):
        time_to_loss(NoClock(), start(NoClock()))


def test_the_loser_on_time_has_no_time() -> None:
    assert time_to_loss(BYO, out_of_time(BYO)) == 0


def test_hours_of_byo_yomi_are_one_step() -> None:
    control = ByoYomi(0, 10**9, 30 * S)
    began = time.perf_counter()
    state = thinking(control, 3600 * 24 * 365)
    assert time.perf_counter() - began < 0.1
    assert (state.periods, state.left) == (10**9 - 3600 * 24 * 365 // 30, 30 * S)


def test_setting_main_time() -> None:
    assert with_main_time(BYO, 5 * S) == ClockState(MAIN, 5 * S, 3, 30 * S)
    assert with_main_time(ING, 0) == ClockState(OVER, 0, 3, 100 * S, penalty=2)


@pytest.mark.parametrize(
    ("control", "left", "fault"),
    [
        (BYO, -1, TimeFault.NEGATIVE),
        (Absolute(60), 0, TimeFault.NO_TIME),
        (NoClock(), 60, TimeFault.NO_TIME),
    ],
)
def test_setting_impossible_main_time(control: TimeControl, left: int, fault: TimeFault) -> None:
    with pytest.raises(TimeError) as caught:
        with_main_time(control, left)
    assert caught.value.fault is fault


@pytest.mark.parametrize(
    ("control", "left", "count", "expected"),
    [
        (BYO, 30, 1, ClockState(LAST, 0, 1, 30 * S)),
        (BYO, 7, 3, ClockState(OVER, 0, 3, 7 * S)),
        (BYO, 30, 4, None),
        (BYO, 31, 3, None),
        (BYO, 0, 3, None),
        (BYO, 30, 0, None),
        (Absolute(60 * S), 30, 1, None),
        (NoClock(), 30, 1, None),
        (CANADIAN, 20, 2, ClockState(OVER, 0, 1, 20 * S, 2)),
        (CANADIAN, 20, 4, None),
        (ING, 20, 2, ClockState(OVER, 0, 2, 20 * S, penalty=4)),
        (PROGRESSIVE, 20, 2, ClockState(OVER, 0, 1, 20 * S, 2, 1)),
        (PROGRESSIVE, 20, 3, ClockState(OVER, 0, 1, 20 * S, 3, 2)),
        (ProgressiveCanadian(0, (1, 2), 30 * S), 20, 3, None),
    ],
)
def test_setting_overtime(control: TimeControl, left: int, count: int, expected: ClockState | None) -> None:
    assert with_overtime(control, left * S, count) == expected


def played(control: TimeControl, used: list[int]) -> ClockState:
    """Return the clock after moves that took these milliseconds."""
    state = start(control)
    for each in used:
        state = pressed(control, state, each)
    return state


def numbers(state: ClockState) -> tuple[int, ...]:
    return (state.main, state.periods, state.period_left, state.stones_left, state.penalty)


@given(controls, moves, times, times)
def test_thinking_may_be_split_anywhere(control: TimeControl, used: list[int], one: int, two: int) -> None:
    state = played(control, used)
    halfway = running(control, state, one)
    assert running(control, halfway, two) == running(control, state, one + two)
    assert pressed(control, halfway, two) == pressed(control, state, one + two)


@given(controls, moves)
def test_no_thinking_changes_nothing(control: TimeControl, used: list[int]) -> None:
    state = played(control, used)
    assert running(control, state, 0) == state


@given(controls, moves, times)
def test_nothing_is_ever_below_zero(control: TimeControl, used: list[int], more: int) -> None:
    state = running(control, played(control, used), more)
    assert min(numbers(state)) >= 0
    assert (state.left == 0) == state.is_lost


@given(timed, moves, times, times)
def test_time_to_loss_only_falls_while_thinking(control: TimeControl, used: list[int], one: int, two: int) -> None:
    state = played(control, used)
    before = running(control, state, one)
    later = running(control, before, two)
    assert time_to_loss(control, later) == max(0, time_to_loss(control, before) - two)
    assert later.penalty >= before.penalty
    assert later.periods <= before.periods


@given(timed, moves)
def test_lost_exactly_at_zero(control: TimeControl, used: list[int]) -> None:
    state = played(control, used)
    if not state.is_lost:
        whole = time_to_loss(control, state)
        assert not running(control, state, whole - 1).is_lost
        assert running(control, state, whole).is_lost


@given(moves)
def test_absolute_time_is_the_sum(used: list[int]) -> None:
    state = played(Absolute(60 * S), used)
    assert state.main == max(0, 60 * S - sum(used))


@given(byo_yomi | ing, moves, times)
def test_periods_agree_with_counting_down(control: ByoYomi | Ing, used: list[int], more: int) -> None:
    """Steps of a millisecond, with every time made a thousandth."""
    if isinstance(control, ByoYomi):
        small: ByoYomi | Ing = ByoYomi(control.main // S, control.periods, control.period // S + 1)
        period = control.period // S + 1
    else:
        period = control.block // S + 1
        small = Ing(control.main // S, control.blocks, period, control.points)
    state = played(small, [each // S for each in used])
    slow = slow_periods(state.main, state.period_left, state.periods, period, more // S)
    fast = running(small, state, more // S)
    assert (fast.main, fast.period_left, fast.periods) == slow
