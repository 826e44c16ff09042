"""Time in words; without a language file %n represents the number, as in the source."""

from __future__ import annotations

import pytest

from goboard_app.app.texts import clocks
from goboard_app.app.texts.clocks import (
    control_text,
    duration_text,
    event_sentence,
    kind_name,
    overtime_text,
    state_text,
    time_fault_sentence,
    time_text,
)
from goboard_app.clock.clock import ClockEvent, ClockPhase, ClockState, running, start
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
    TimeFault,
)
from goboard_app.go.board import Color

S = 1000
MIN = 60 * S


@pytest.fixture(autouse=True)
def plain_plurals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plural forms of Qt in English, without the languages that other tests installed."""

    def translate(context: str, text: str, note: str | None = None, n: int = -1) -> str:
        return text.replace("%n", str(n))

    monkeypatch.setattr(clocks, "translate", translate)


@pytest.mark.parametrize(
    ("time", "text"),
    [
        (0, "0:00"),
        (1, "0:01"),
        (27 * S, "0:27"),
        (9 * MIN + 41 * S + 1, "9:42"),
        (60 * MIN, "1:00:00"),
        (100 * 60 * MIN, "4 d 4:00:00"),
        (-5, "0:00"),
    ],
)
def test_time_is_rounded_up_and_never_below_zero(time: int, text: str) -> None:
    assert time_text(time) == text


@pytest.mark.parametrize(("time", "text"), [(10_000, "0:10"), (9_999, "10.0"), (9_400, "9.4"), (1, "0.1"), (0, "0:00")])
def test_tenths_under_ten_seconds(time: int, text: str) -> None:
    assert time_text(time, tenths=True) == text


@pytest.mark.parametrize(
    ("time", "text"),
    [
        (0, "0 s"),
        (30 * S, "30 s"),
        (2500, "2.5 s"),
        (90 * S, "1 min 30 s"),
        (10 * MIN, "10 min"),
        (90 * MIN, "1 h 30 min"),
        (49 * 60 * MIN, "2 d 1 h"),
    ],
)
def test_duration(time: int, text: str) -> None:
    assert duration_text(time) == text


@pytest.mark.parametrize(
    ("control", "text"),
    [
        (NoClock(), "No clock"),
        (Absolute(10 * MIN), "10 min"),
        (ByoYomi(10 * MIN, 3, 30 * S), "10 min, then 3 × 30 s"),
        (ByoYomi(10 * MIN, 1, 30 * S), "10 min, then 30 s a move"),
        (ByoYomi(0, 3, 30 * S), "3 × 30 s"),
        (Canadian(10 * MIN, 25, 5 * MIN), "10 min, then 25 move(s) in 5 min"),
        (ProgressiveCanadian(0, (10, 20), 5 * MIN), "10, 20 moves in 5 min each"),
        (ProgressiveCanadian(0, (10,), 5 * MIN, 5), "10, 15 … moves in 5 min each"),
        (Fischer(10 * MIN, 15 * S), "10 min, and 15 s more with every move"),
        (
            Fischer(10 * MIN, 15 * S, 20 * MIN),
            "10 min, and 15 s more with every move, up to 20 min",
        ),
        (Bronstein(10 * MIN, 15 * S), "10 min, up to 15 s of every move given back"),
        (SimpleDelay(10 * MIN, 15 * S), "10 min, and 15 s of every move free"),
        (Ing(30 * MIN, 3, 5 * MIN, 2), "30 min, then 3 × 5 min for 2 point(s) each"),
        (Hourglass(10 * MIN), "10 min, and what one side uses the other gains"),
    ],
)
def test_control(control: TimeControl, text: str) -> None:
    assert control_text(control) == text


@pytest.mark.parametrize(
    ("control", "used", "time", "overtime"),
    [
        (NoClock(), 65 * S, "1:05", ""),
        (ByoYomi(10 * MIN, 3, 30 * S), 18 * S, "9:42", ""),
        (ByoYomi(0, 3, 30 * S), 3 * S, "0:27", "3 period(s)"),
        (ByoYomi(0, 3, 30 * S), 60 * S, "0:30", "last period"),
        (ByoYomi(0, 3, 30 * S), 100 * S, "0:00", "lost on time"),
        (Canadian(0, 7, 60 * S), S, "0:59", "7 move(s) to make"),
        (Ing(MIN, 3, MIN, 2), 61 * S, "0:59", "3 period(s)  ·  2 penalty point(s)"),
    ],
)
def test_state(control: TimeControl, used: int, time: str, overtime: str) -> None:
    state = running(control, start(control), used)
    assert (state_text(state), overtime_text(state)) == (time, overtime)


def test_state_in_tenths() -> None:
    assert state_text(ClockState(ClockPhase.MAIN, 9_400), tenths=True) == "9.4"


def test_every_value_has_words() -> None:
    kinds = (NoClock, Absolute, ByoYomi, Canadian, ProgressiveCanadian)
    kinds_too = (Fischer, Bronstein, SimpleDelay, Ing, Hourglass)
    words = [kind_name(kind) for kind in (*kinds, *kinds_too)]
    words += [event_sentence(event, side) for event in ClockEvent for side in Color]
    words += [time_fault_sentence(fault) for fault in TimeFault]
    assert all(words)
    assert len(set(words)) == len(words)
