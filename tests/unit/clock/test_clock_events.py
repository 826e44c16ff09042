"""The next event of a running clock, and timers set by it that miss nothing."""

from __future__ import annotations

import pytest
from hypothesis import given

from goboard_app.clock.clock import (
    ClockEvent,
    ClockState,
    UpcomingEvent,
    next_event,
    next_tick,
    pressed,
    running,
    start,
)
from goboard_app.clock.control import (
    Absolute,
    ByoYomi,
    Canadian,
    Ing,
    NoClock,
    SimpleDelay,
    TimeControl,
)
from tests.unit.clock.controls import S, controls, moves

TEN, OVER, PERIOD = ClockEvent.TEN_SECONDS, ClockEvent.OVERTIME, ClockEvent.PERIOD_LOST
LAST, LOST = ClockEvent.LAST_PERIOD, ClockEvent.LOST


def story(control: TimeControl) -> list[tuple[float, ClockEvent]]:
    """Return every event of thinking about one move for ever, with its time in seconds."""
    state, now, told = start(control), 0, []
    while (upcoming := next_event(control, state)) is not None:
        now += upcoming.after
        state = running(control, state, upcoming.after)
        told.append((now / S, upcoming.event))
    return told


@pytest.mark.parametrize(
    ("control", "expected"),
    [
        (NoClock(), []),
        (Absolute(60 * S), [(50, TEN), (60, LOST)]),
        (Absolute(10 * S), [(10, LOST)]),
        (SimpleDelay(20 * S, 5 * S), [(15, TEN), (25, LOST)]),
        (Canadian(0, 5, 60 * S), [(50, TEN), (60, LOST)]),
        (Canadian(9 * S, 5, 9 * S), [(9, OVER), (18, LOST)]),
        (Ing(5 * S, 1, 5 * S, 2), [(5, LAST), (10, LOST)]),
        (
            ByoYomi(20 * S, 3, 12 * S),
            [
                *[(10, TEN), (20, OVER), (22, TEN), (32, PERIOD)],
                *[(34, TEN), (44, LAST), (46, TEN), (56, LOST)],
            ],
        ),
    ],
)
def test_story(control: TimeControl, expected: list[tuple[float, ClockEvent]]) -> None:
    assert story(control) == expected


def test_nothing_comes_after_a_loss() -> None:
    lost = running(Absolute(5), start(Absolute(5)), 5)
    assert next_event(Absolute(5), lost) is None
    assert next_tick(Absolute(5), lost) is None


@pytest.mark.parametrize(
    ("left", "step", "tick"),
    [(60_000, S, S), (59_400, S, 400), (1, S, 1), (9_450, 100, 50), (9_400, 100, 100)],
)
def test_next_tick(left: int, step: int, tick: int) -> None:
    control = Absolute(left)
    assert next_tick(control, start(control), step) == tick


def test_tick_waits_for_the_delay() -> None:
    control = SimpleDelay(60 * S, 5 * S)
    assert next_tick(control, running(control, start(control), 2 * S)) == 4 * S


def test_no_tick_without_clock() -> None:
    assert next_tick(NoClock(), start(NoClock())) is None


def stage(state: ClockState) -> tuple[object, ...]:
    return state.phase, state.periods, state.penalty


@given(controls, moves)
def test_nothing_happens_before_the_event(control: TimeControl, used: list[int]) -> None:
    state = start(control)
    for each in used:
        state = pressed(control, state, each)
    upcoming = next_event(control, state)
    if upcoming is None:
        assert state.left is None or state.is_lost
        return
    assert upcoming.after > 0
    assert stage(running(control, state, upcoming.after - 1)) == stage(state)
    changed = stage(running(control, state, upcoming.after)) != stage(state)
    assert changed == (upcoming.event is not TEN)


def test_upcoming_is_a_value() -> None:
    assert next_event(Absolute(S), start(Absolute(S))) == UpcomingEvent(S, LOST)
