"""Time controls: values that make no sense are refused with the reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from goboard_app.clock.control import (
    MINUTE,
    Absolute,
    Bronstein,
    ByoYomi,
    Canadian,
    Fischer,
    Hourglass,
    Ing,
    ProgressiveCanadian,
    SimpleDelay,
    TimeControl,
    TimeError,
    TimeFault,
)


@pytest.mark.parametrize(
    ("make", "fault"),
    [
        (lambda: Absolute(0), TimeFault.NO_TIME),
        (lambda: Absolute(-1), TimeFault.NEGATIVE),
        (lambda: ByoYomi(-1, 3, 30), TimeFault.NEGATIVE),
        (lambda: ByoYomi(0, 0, 30), TimeFault.NO_PERIODS),
        (lambda: ByoYomi(60, -3, 30), TimeFault.NEGATIVE),
        (lambda: ByoYomi(60, 3, 0), TimeFault.NO_PERIOD_TIME),
        (lambda: Canadian(60, 0, 300), TimeFault.NO_STONES),
        (lambda: Canadian(60, 25, 0), TimeFault.NO_PERIOD_TIME),
        (lambda: ProgressiveCanadian(60, (), 300), TimeFault.NO_STONES),
        (lambda: ProgressiveCanadian(60, (10, 0), 300), TimeFault.NO_STONES),
        (lambda: ProgressiveCanadian(60, (10,), 300, -5), TimeFault.NEGATIVE),
        (lambda: Fischer(0, 10), TimeFault.NO_TIME),
        (lambda: Fischer(60, -10), TimeFault.NEGATIVE),
        (lambda: Fischer(60, 10, 0), TimeFault.NO_TIME),
        (lambda: Bronstein(0, 10), TimeFault.NO_TIME),
        (lambda: SimpleDelay(0, 10), TimeFault.NO_TIME),
        (lambda: SimpleDelay(60, -1), TimeFault.NEGATIVE),
        (lambda: Ing(60, 0, 10, 2), TimeFault.NO_PERIODS),
        (lambda: Ing(60, 3, 0, 2), TimeFault.NO_PERIOD_TIME),
        (lambda: Ing(60, 3, 10, -2), TimeFault.NEGATIVE),
        (lambda: Hourglass(0), TimeFault.NO_TIME),
    ],
)
def test_senseless_control_is_refused(make: Callable[[], TimeControl], fault: TimeFault) -> None:
    with pytest.raises(TimeError) as caught:
        make()
    assert caught.value.fault is fault


def test_classic_ing_clock() -> None:
    assert Ing.classic(60 * MINUTE) == Ing(60 * MINUTE, 3, 10 * MINUTE, 2)


@pytest.mark.parametrize(("block", "stones"), [(0, 10), (1, 20), (2, 25), (3, 30), (1000, 5015)])
def test_blocks_grow(block: int, stones: int) -> None:
    assert ProgressiveCanadian(0, (10, 20), 300, 5).stones_in(block) == stones


@pytest.mark.parametrize(("stones", "block"), [(1, 0), (10, 0), (11, 1), (20, 1), (21, 2), (25, 2), (26, 3)])
def test_a_block_asks_for_this_number_of_tasks(stones: int, block: int) -> None:
    assert ProgressiveCanadian(0, (10, 20), 300, 5).block_asking(stones) == block


def test_blocks_that_do_not_grow_never_ask_for_more() -> None:
    assert ProgressiveCanadian(0, (10, 20), 300).block_asking(21) is None
