"""What a running clock comes to next: warnings, lost periods, the next change of the display."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from goboard_app.clock.clock_state import ClockPhase, ClockState, delay_left, running
from goboard_app.clock.time_control import SECOND, TimeControl

WARNING = 10 * SECOND


class ClockEvent(Enum):
    """What a clock that runs comes to next."""

    TEN_SECONDS = "ten seconds left"
    OVERTIME = "overtime begins"
    PERIOD_LOST = "a period is lost"
    LAST_PERIOD = "the last period begins"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Upcoming:
    """An event and the thinking time until it, more than 0."""

    after: int
    event: ClockEvent


def next_event(control: TimeControl, state: ClockState) -> Upcoming | None:
    """What thinking on leads to next; None if nothing more can happen.

    The warning of ten seconds comes in every stretch longer than that: main time and each period.
    """
    left = state.left
    if left is None or state.is_lost:
        return None
    delay = delay_left(control, state)
    if left > WARNING:
        return Upcoming(delay + left - WARNING, ClockEvent.TEN_SECONDS)
    return Upcoming(delay + left, _end_of_stretch(control, state))


def next_tick(control: TimeControl, state: ClockState, step: int = SECOND) -> int | None:
    """The thinking time until what is left, rounded up to whole steps, is a step less."""
    left = state.left
    if left is None or state.is_lost:
        return None
    return delay_left(control, state) + (left - 1) % step + 1


def _end_of_stretch(control: TimeControl, state: ClockState) -> ClockEvent:
    """What the end of the time being counted down means."""
    after = running(control, state, delay_left(control, state) + (state.left or 0))
    if after.is_lost:
        return ClockEvent.LOST
    if after.phase is ClockPhase.LAST_PERIOD:
        return ClockEvent.LAST_PERIOD
    return ClockEvent.PERIOD_LOST if state.in_overtime else ClockEvent.OVERTIME
