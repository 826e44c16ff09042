"""The time used for a move: what a clock writes gives the true time or none."""

from __future__ import annotations

import pytest
from hypothesis import given

from goboard_app.clock.clock import ClockState, pressed, running, start, time_to_loss
from goboard_app.clock.control import Absolute, ByoYomi, Canadian, Fischer, Ing, NoClock, TimeControl
from goboard_app.clock.sgf import Left, left_of, left_texts
from goboard_app.clock.used import TimesUsed, habits_of
from tests.unit.clock.controls import S, byo_yomi, controls, moves


def written(state: ClockState) -> Left:
    time, count = left_texts(state)
    left = None if time is None else left_of(time, count)
    assert left is not None
    return left


def found(control: TimeControl, lefts: list[Left]) -> list[int | None]:
    main = getattr(control, "main", None)
    side = TimesUsed(control, habits_of(control, lefts), main)
    return [side.read(left, is_move=True) for left in lefts]


@given(controls, moves)
def test_a_clock_written_after_the_move_gives_the_true_time_or_none(control: TimeControl, used: list[int]) -> None:
    if isinstance(control, NoClock):
        return
    state, lefts, true = start(control), list[Left](), list[int]()
    for each in used:
        if not state.is_lost:
            true.append(min(each, time_to_loss(control, state)))
            state = pressed(control, state, each)
            lefts.append(written(state))
    for time, real in zip(found(control, lefts), true, strict=True):
        assert time in (None, real)


@given(byo_yomi, moves)
def test_a_period_written_before_it_is_renewed_gives_the_true_time(control: ByoYomi, used: list[int]) -> None:
    state, lefts, true = start(control), list[Left](), list[int]()
    for each in used:
        if not state.is_lost:
            true.append(min(each, time_to_loss(control, state)))
            lefts.append(written(running(control, state, each)))
            state = pressed(control, state, each)
    for time, real in zip(found(control, lefts), true, strict=True):
        assert time in (None, real)


@pytest.mark.parametrize(
    "control",
    [
        Absolute(60 * S),
        ByoYomi(60 * S, 3, 30 * S),
        Canadian(60 * S, 3, 30 * S),
        Ing(60 * S, 3, 10 * S, 2),
    ],
)
def test_the_main_time_is_known_from_the_first_move(control: TimeControl) -> None:
    state = start(control)
    lefts = [written(state := pressed(control, state, each)) for each in (7 * S, 500, 12 * S)]
    assert found(control, lefts) == [7 * S, 500, 12 * S]


def test_an_increment_is_known_from_the_second_move() -> None:
    control = Fischer(60 * S, 10 * S)
    state = start(control)
    lefts = [written(state := pressed(control, state, each)) for each in (15 * S, 500, 12 * S)]
    assert found(control, lefts) == [None, 500, 12 * S]
