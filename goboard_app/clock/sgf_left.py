"""The state of a clock as BL, WL and OB, OW hold it after a move, and back."""

from __future__ import annotations

import re

from goboard_app.clock.clock_state import (
    ClockState,
    out_of_time,
    start,
    with_main_time,
    with_overtime,
)
from goboard_app.clock.duration import duration_of, seconds_text
from goboard_app.clock.time_control import NoClock, TimeControl

_LEFT_COUNT = re.compile(r"\s*(\d{1,6})\s*", re.ASCII)


def left_texts(state: ClockState) -> tuple[str | None, str | None]:
    """The values of BL and OB for Black's clock, of WL and OW for White's; None: not to be written.

    The first is the seconds being counted down. The second is, in overtime, the moves that the
    Canadian block still asks for, or else the periods left; and 0 after a loss.
    """
    if state.left is None:
        return None, None
    if state.is_lost:
        return "0", "0"
    count = str(state.stones_left or state.periods) if state.in_overtime else None
    return seconds_text(state.left), count


def restored(control: TimeControl, left: str | None, count: str | None = None) -> ClockState | None:
    """The clock that BL and OB (or WL and OW) describe, as it is when a move begins.

    None where the time is missing, cannot be read, or fits no clock of this control. What SGF has
    no place for is taken for granted: the block of progressive overtime is the first that asks for
    so many moves, and a delay is still whole.
    """
    if isinstance(control, NoClock):
        return start(control)
    time = None if left is None else duration_of(left)
    if time is None:
        return None
    match = _LEFT_COUNT.fullmatch(count or "")
    number = int(match[1]) if match else None
    fresh = start(control)
    if not fresh.periods:
        return with_main_time(control, time) if time else out_of_time(control)
    if number == 0 and not time:
        return out_of_time(control)
    # Some programs write the number of the overtime to come while main time runs.
    if number and time <= fresh.period_left:
        return with_overtime(control, time, number)
    return with_main_time(control, time)
