"""BL, WL, OB and OW: the written values of a clock, and the clock read from them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.clock.clock import ClockPhase, ClockState, out_of_time, pressed, start
from goboard_app.clock.control import (
    Absolute,
    ByoYomi,
    Canadian,
    Fischer,
    Ing,
    NoClock,
    ProgressiveCanadian,
    TimeControl,
)
from goboard_app.clock.sgf import left_texts, restored
from tests.unit.clock.controls import S, controls, moves

BYO = ByoYomi(60 * S, 3, 30 * S)
CANADIAN = Canadian(60 * S, 25, 300 * S)
ING = Ing(60 * S, 3, 10 * S, 2)


@pytest.mark.parametrize(
    ("control", "used", "texts"),
    [
        (NoClock(), 5 * S, (None, None)),
        (Absolute(60 * S), 517, ("59.483", None)),
        (Absolute(60 * S), 60 * S, ("0", "0")),
        (BYO, 5 * S, ("55", None)),
        (BYO, 60 * S, ("30", "3")),
        (BYO, 95 * S, ("30", "2")),
        (CANADIAN, 61 * S, ("299", "24")),
        (ING, 71 * S, ("9", "2")),
    ],
)
def test_writing(control: TimeControl, used: int, texts: tuple[str | None, str | None]) -> None:
    assert left_texts(pressed(control, start(control), used)) == texts


@pytest.mark.parametrize(
    ("control", "left", "count", "expected"),
    [
        (BYO, "55.5", None, ClockState(ClockPhase.MAIN, 55_500, 3, 30 * S)),
        (BYO, "0:00:55", None, ClockState(ClockPhase.MAIN, 55 * S, 3, 30 * S)),
        (BYO, "30", "1", ClockState(ClockPhase.LAST_PERIOD, 0, 1, 30 * S)),
        (BYO, "30", " 2 ", ClockState(ClockPhase.OVERTIME, 0, 2, 30 * S)),
        (BYO, "55", "3", ClockState(ClockPhase.MAIN, 55 * S, 3, 30 * S)),
        (BYO, "20", "-1", ClockState(ClockPhase.MAIN, 20 * S, 3, 30 * S)),
        (BYO, "20", "0", ClockState(ClockPhase.MAIN, 20 * S, 3, 30 * S)),
        (BYO, "0", None, ClockState(ClockPhase.OVERTIME, 0, 3, 30 * S)),
        (BYO, "0", "0", out_of_time(BYO)),
        (BYO, "30", "7", None),
        (BYO, "0", "2", None),
        (BYO, None, "2", None),
        (BYO, "soon", None, None),
        (BYO, "-3", None, None),
        (CANADIAN, "250", "20", ClockState(ClockPhase.OVERTIME, 0, 1, 250 * S, 20)),
        (ING, "9", "2", ClockState(ClockPhase.OVERTIME, 0, 2, 9 * S, penalty=4)),
        (Fischer(60 * S, S), "70", "1", ClockState(ClockPhase.MAIN, 70 * S)),
        (Fischer(60 * S, S), "0", None, ClockState(ClockPhase.LOST)),
        (NoClock(), "70", None, ClockState(ClockPhase.UNTIMED)),
    ],
)
def test_reading(control: TimeControl, left: str | None, count: str | None, expected: ClockState | None) -> None:
    assert restored(control, left, count) == expected


@given(controls, moves)
def test_written_files_are_read_back(control: TimeControl, used: list[int]) -> None:
    state = start(control)
    for each in used:
        state = pressed(control, state, each)
    found = restored(control, *left_texts(state))
    assert found is not None
    if state.is_lost:
        assert found == out_of_time(control)
    elif isinstance(control, ProgressiveCanadian):
        assert replace(found, block=state.block) == state
    else:
        assert found == state


@given(controls, st.none() | st.text(max_size=20), st.none() | st.text(max_size=20))
def test_no_text_does_harm(control: TimeControl, left: str | None, count: str | None) -> None:
    restored(control, left, count)
