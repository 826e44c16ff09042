"""The game clock: the time of one side as it thinks and moves, the next event, and both sides together.

    start --running(t)--> while thinking --pressed(t)--> after the move

The cost of every function is independent of the elapsed time.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from goboard_app.clock.control import (
    SECOND,
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
from goboard_app.go.board import Color

WARNING = 10 * SECOND


class ClockPhase(Enum):
    """The kind of time that a side is using."""

    UNTIMED = "untimed"
    MAIN = "main"
    OVERTIME = "overtime"
    LAST_PERIOD = "last period"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class ClockState:
    """The clock of one side; times are milliseconds and never negative.

    `main` is the remaining main time, 0 in overtime. `periods` are the remaining byo-yomi periods
    or Ing blocks with the current one (Canadian: 1), and `period_left` is the time left in that
    one. `stones_left` are the moves left in the Canadian block, `block` its number in progressive
    overtime. `thought` is the time used on the current move, `penalty` the points paid for time so
    far.
    """

    phase: ClockPhase
    main: int = 0
    periods: int = 0
    period_left: int = 0
    stones_left: int = 0
    block: int = 0
    thought: int = 0
    penalty: int = 0

    @property
    def is_lost(self) -> bool:
        """True if the time is used up."""
        return self.phase is ClockPhase.LOST

    @property
    def in_overtime(self) -> bool:
        """True if the main time is used up and the side has not lost."""
        return self.phase in (ClockPhase.OVERTIME, ClockPhase.LAST_PERIOD)

    @property
    def left(self) -> int | None:
        """The time that is being counted down; None if time is not limited."""
        if self.phase is ClockPhase.UNTIMED:
            return None
        return self.period_left if self.in_overtime else self.main


def start(control: TimeControl) -> ClockState:
    """Return the clock before the first move."""
    if isinstance(control, NoClock):
        return ClockState(ClockPhase.UNTIMED)
    periods, period = _periods(control)
    state = ClockState(ClockPhase.MAIN, control.main, periods, period, stones_of_block(control, 0))
    return _settled(control, state)


def with_main_time(control: TimeControl, left: int) -> ClockState:
    """Return the clock with `left` of the main time at the start of a move; with 0, overtime is whole.

    Raises TimeError if the time is negative, or if it is 0 and no overtime follows.
    """
    fresh = start(control)
    if left < 0 or fresh.phase is ClockPhase.UNTIMED or not (left or fresh.periods):
        raise TimeError(TimeFault.NEGATIVE if left < 0 else TimeFault.NO_TIME)
    return _settled(control, replace(fresh, main=left))


def with_overtime(control: TimeControl, left: int, count: int) -> ClockState | None:
    """Return the clock with `left` of a period, and `count` moves of the block or periods.

    Returns None if the control has no such overtime.
    """
    fresh = start(control)
    if not (fresh.periods and 0 < left <= fresh.period_left and count > 0):
        return None
    state = replace(fresh, main=0, period_left=left)
    # Only Canadian overtime counts stones; elsewhere the count is that of the periods.
    if not fresh.stones_left:
        fits = count <= fresh.periods
        return _settled(control, replace(state, periods=count)) if fits else None
    block = control.block_asking(count) if isinstance(control, ProgressiveCanadian) else 0
    if block is None or count > stones_of_block(control, block):
        return None
    return _settled(control, replace(state, stones_left=count, block=block))


def out_of_time(control: TimeControl) -> ClockState:
    """Return the clock of a side that has lost on time.

    Raises TimeError if time is not limited.
    """
    fresh = start(control)
    return replace(_lost(control, fresh, time_to_loss(control, fresh)), thought=0)


def running(control: TimeControl, state: ClockState, elapsed: int) -> ClockState:
    """Return the clock after `elapsed` more of thinking about the same move.

    Raises TimeError if the time is negative.
    """
    if elapsed < 0:
        raise TimeError(TimeFault.NEGATIVE)
    if state.is_lost:
        return state
    if state.phase is ClockPhase.UNTIMED:
        return replace(state, thought=state.thought + elapsed)
    remaining = time_to_loss(control, state)
    # A side has lost when its last time is used up exactly.
    if elapsed >= remaining:
        return _lost(control, state, remaining)
    return _settled(control, _spent(control, state, elapsed))


def pressed(control: TimeControl, state: ClockState, elapsed: int = 0) -> ClockState:
    """Return the clock after the move, made after `elapsed` more of thinking.

    A clock that has lost in this time stays lost. Raises TimeError if the time is negative.
    """
    after = running(control, state, elapsed)
    return after if after.is_lost else replace(_moved(control, after), thought=0)


def time_to_loss(control: TimeControl, state: ClockState) -> int:
    """Return the thinking time for this move until the side has lost; 0 once it has.

    Raises TimeError if time is not limited.
    """
    if state.phase is ClockPhase.UNTIMED:
        raise TimeError(TimeFault.NO_TIME)
    if state.is_lost:
        return 0
    later = _periods(control)[1] * (state.periods - 1) if state.periods else 0
    return delay_left(control, state) + state.main + state.period_left + later


def delay_left(control: TimeControl, state: ClockState) -> int:
    """Return the time until the clock starts to run; 0 for kinds without such a delay."""
    return max(0, control.delay - state.thought) if isinstance(control, SimpleDelay) else 0


def stones_of_block(control: TimeControl, block: int) -> int:
    """Return the number of moves in a block of overtime; 0 if stones are not counted."""
    match control:
        case Canadian():
            return control.stones
        case ProgressiveCanadian():
            return control.stones_in(block)
        case _:
            return 0


def _periods(control: TimeControl) -> tuple[int, int]:
    """Return the number of periods after the main time, and the length of each."""
    match control:
        case ByoYomi():
            return control.periods, control.period
        case Ing():
            return control.blocks, control.block
        # A block of Canadian overtime is renewed, so one is always left.
        case Canadian() | ProgressiveCanadian():
            return 1, control.period
        case _:
            return 0, 0


def _spent(control: TimeControl, state: ClockState, elapsed: int) -> ClockState:
    """Deduct a time that does not lose the game: from the main time first, then whole periods at once."""
    used = max(0, elapsed - delay_left(control, state))
    state = replace(state, thought=state.thought + elapsed)
    if used < state.main:
        return replace(state, main=state.main - used)
    used -= state.main
    if used < state.period_left:
        return replace(state, main=0, period_left=state.period_left - used)
    _, period = _periods(control)
    # Whole periods are deducted by one division, so that a long time costs no more than a short one.
    whole, rest = divmod(used - state.period_left, period)
    return replace(state, main=0, periods=state.periods - 1 - whole, period_left=period - rest)


def _settled(control: TimeControl, state: ClockState) -> ClockState:
    """Set the phase that follows from the numbers, and the penalty."""
    if state.main or not state.periods:
        return replace(state, phase=ClockPhase.MAIN)
    # Canadian overtime has no last period: its block is renewed.
    is_last = state.periods == 1 and not state.stones_left
    phase = ClockPhase.LAST_PERIOD if is_last else ClockPhase.OVERTIME
    return replace(state, phase=phase, penalty=_penalty(control, state.periods))


def _penalty(control: TimeControl, periods: int) -> int:
    """Return the points paid in overtime with `periods` blocks left; the current one is paid for."""
    if not isinstance(control, Ing):
        return 0
    # After a loss no block is left, and only those that existed have been paid.
    return control.points * min(control.blocks, control.blocks - periods + 1)


def _lost(control: TimeControl, state: ClockState, remaining: int) -> ClockState:
    """Return the clock of a side that lost after `remaining` more of thinking."""
    return replace(
        state,
        phase=ClockPhase.LOST,
        main=0,
        periods=0,
        period_left=0,
        thought=state.thought + remaining,
        penalty=_penalty(control, 0),
    )


def _moved(control: TimeControl, state: ClockState) -> ClockState:
    """Apply a move: add the time that it gives back, and take it from the block."""
    match control:
        case Fischer():
            filled = state.main + control.increment
            return replace(state, main=filled if control.cap is None else min(filled, control.cap))
        case Bronstein():
            return replace(state, main=state.main + min(state.thought, control.delay))
        case ByoYomi() if state.in_overtime:
            return replace(state, period_left=control.period)
        case Canadian() | ProgressiveCanadian() if state.in_overtime:
            return _stone_played(control, state)
        case _:
            return state


def _stone_played(control: Canadian | ProgressiveCanadian, state: ClockState) -> ClockState:
    """Take one stone from the block; after the last one, start a new block with its full time."""
    if state.stones_left > 1:
        return replace(state, stones_left=state.stones_left - 1)
    block = state.block + 1 if isinstance(control, ProgressiveCanadian) else 0
    stones = stones_of_block(control, block)
    return replace(state, stones_left=stones, block=block, period_left=control.period)


class ClockEvent(Enum):
    """The next event of a running clock."""

    TEN_SECONDS = "ten seconds left"
    OVERTIME = "overtime begins"
    PERIOD_LOST = "a period is lost"
    LAST_PERIOD = "the last period begins"
    LOST = "lost"


class UpcomingEvent(NamedTuple):
    """An event and the thinking time until it, more than 0."""

    after: int
    event: ClockEvent


def next_event(control: TimeControl, state: ClockState) -> UpcomingEvent | None:
    """Return the next event while a side thinks; None if none can happen.

    The warning of ten seconds comes in every stretch longer than that: in the main time and in each
    period.
    """
    left = state.left
    if left is None or state.is_lost:
        return None
    delay = delay_left(control, state)
    if left > WARNING:
        # The warning comes only once in a stretch: with less left, the next event is its end.
        return UpcomingEvent(delay + left - WARNING, ClockEvent.TEN_SECONDS)
    return UpcomingEvent(delay + left, _end_of_stretch(control, state))


def next_tick(control: TimeControl, state: ClockState, step: int = SECOND) -> int | None:
    """Return the thinking time until the remaining time, rounded up to whole steps, drops by a step."""
    left = state.left
    if left is None or state.is_lost:
        return None
    # With a whole number of steps left, the next step is complete only after a full step.
    return delay_left(control, state) + (left - 1) % step + 1


def _end_of_stretch(control: TimeControl, state: ClockState) -> ClockEvent:
    """Return the event at the end of the time being counted down."""
    after = running(control, state, delay_left(control, state) + (state.left or 0))
    if after.is_lost:
        return ClockEvent.LOST
    if after.phase is ClockPhase.LAST_PERIOD:
        return ClockEvent.LAST_PERIOD
    return ClockEvent.PERIOD_LOST if state.in_overtime else ClockEvent.OVERTIME


@dataclass(frozen=True, slots=True)
class GameClock:
    """The clock of both sides, an immutable value: every action returns another clock.

    To take a move back, keep the earlier clock. The two sides may have different controls. A paused
    clock neither runs nor counts stones. Raises TimeError if only one side has an hourglass.
    """

    black_control: TimeControl
    white_control: TimeControl
    black: ClockState
    white: ClockState
    to_move: Color = Color.BLACK
    is_paused: bool = True

    def __post_init__(self) -> None:
        sides = (self.black_control, self.white_control)
        # The time that one hourglass loses must go to another one.
        if sum(isinstance(control, Hourglass) for control in sides) == 1:
            raise TimeError(TimeFault.HOURGLASS_ALONE)

    @classmethod
    def set_up(cls, black: TimeControl, white: TimeControl, to_move: Color = Color.BLACK) -> GameClock:
        """Return a clock with all its time, paused."""
        return cls(black, white, start(black), start(white), to_move)

    def control(self, color: Color) -> TimeControl:
        """Return the time control of a side."""
        return self.black_control if color is Color.BLACK else self.white_control

    def state(self, color: Color) -> ClockState:
        """Return the clock of a side."""
        return self.black if color is Color.BLACK else self.white

    @property
    def loser(self) -> Color | None:
        """The side that has lost on time."""
        return next((color for color in Color if self.state(color).is_lost), None)

    @property
    def running(self) -> Color | None:
        """The side whose time runs; None while paused and after a loss."""
        return None if self.is_paused or self.loser is not None else self.to_move

    def with_elapsed(self, elapsed: int) -> GameClock:
        """Return the clock after `elapsed` milliseconds; the time that an hourglass loses goes to the other side.

        A clock that does not run stays as it is. Raises TimeError if the time is negative.
        """
        if elapsed < 0:
            raise TimeError(TimeFault.NEGATIVE)
        color = self.running
        if color is None:
            return self
        control, before = self.control(color), self.state(color)
        after = running(control, before, elapsed)
        clock = self.with_state(color, after)
        if not isinstance(control, Hourglass):
            return clock
        other = self.state(color.opponent)
        gained = replace(other, main=other.main + before.main - after.main)
        return clock.with_state(color.opponent, gained)

    def press(self, elapsed: int = 0) -> GameClock:
        """Return the clock after a move of the side to move, made after `elapsed` milliseconds.

        The turn passes to the other side, unless the time ran out first. While paused only the turn
        changes.
        """
        clock = self.with_elapsed(elapsed)
        if clock.loser is not None:
            return clock
        color = clock.running
        if color is not None:
            moved = pressed(clock.control(color), clock.state(color))
            clock = clock.with_state(color, moved)
        return clock.switch()

    def switch(self) -> GameClock:
        """Return the clock with the other side to move, without a move."""
        return replace(self, to_move=self.to_move.opponent)

    def pause(self) -> GameClock:
        """Return the clock, paused."""
        return replace(self, is_paused=True)

    def resume(self) -> GameClock:
        """Return the clock, running for the side to move."""
        return replace(self, is_paused=False)

    def with_state(self, color: Color, state: ClockState) -> GameClock:
        """Return the clock with the state of a side replaced, as set by an arbiter or read from a file."""
        if color is Color.BLACK:
            return replace(self, black=state)
        return replace(self, white=state)

    def next_event(self) -> UpcomingEvent | None:
        """Return the next event of the running side; None if no side runs or no event can come."""
        color = self.running
        return None if color is None else next_event(self.control(color), self.state(color))

    def next_tick(self, step: int = SECOND) -> int | None:
        """Return the time until the running side has a step less, rounded up; None if no side runs."""
        color = self.running
        return None if color is None else next_tick(self.control(color), self.state(color), step)
