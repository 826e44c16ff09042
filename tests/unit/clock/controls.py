"""Time controls, moves and a slow clock for the tests of this room."""

from __future__ import annotations

from hypothesis import strategies as st

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
)

S = 1000

some = st.integers(1, 50 * S)
maybe = st.integers(0, 50 * S)
few = st.integers(1, 5)

byo_yomi = st.builds(ByoYomi, maybe, few, some)
ing = st.builds(Ing, maybe, few, some, st.integers(0, 5))
canadian = st.builds(Canadian, maybe, few, some)
progressive = st.builds(
    ProgressiveCanadian,
    maybe,
    st.lists(few, min_size=1, max_size=3).map(tuple),
    some,
    st.integers(0, 3),
)
fischer = st.builds(Fischer, some, maybe, st.none() | some)
timed: st.SearchStrategy[TimeControl] = st.one_of(
    st.builds(Absolute, some),
    byo_yomi,
    canadian,
    progressive,
    fischer,
    st.builds(Bronstein, some, maybe),
    st.builds(SimpleDelay, some, maybe),
    ing,
    st.builds(Hourglass, some),
)
controls: st.SearchStrategy[TimeControl] = timed | st.builds(NoClock)
times = st.integers(0, 40 * S) | st.integers(0, 10_000 * S)
moves = st.lists(times, max_size=12)


def slow_periods(main: int, left: int, periods: int, period: int, elapsed: int) -> tuple[int, int, int]:
    """Return main time, time in the period and periods left, counted down one millisecond at a time."""
    for _ in range(elapsed):
        if main:
            main -= 1
        elif periods:
            left -= 1
            if left == 0:
                periods, left = periods - 1, period
    return main, left if periods else 0, periods
