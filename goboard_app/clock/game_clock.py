"""GameClock: the clocks of both sides, whose turn it is, and whether they stand."""

from __future__ import annotations

from dataclasses import dataclass, replace

from goboard_app.clock.clock_events import Upcoming, next_event, next_tick
from goboard_app.clock.clock_state import ClockState, pressed, running, start
from goboard_app.clock.time_control import SECOND, Hourglass, TimeControl, TimeError, TimeFault
from goboard_app.go.board import Color


@dataclass(frozen=True, slots=True)
class GameClock:
    """A value: every act returns another clock. To take a move back, keep the earlier clock.

    The two sides may have different controls, but an hourglass needs another: else the
    constructor raises TimeError. A clock that is paused neither runs nor counts stones.
    """

    black_control: TimeControl
    white_control: TimeControl
    black: ClockState
    white: ClockState
    to_move: Color = Color.BLACK
    is_paused: bool = True

    def __post_init__(self) -> None:
        sides = (self.black_control, self.white_control)
        if sum(isinstance(control, Hourglass) for control in sides) == 1:
            raise TimeError(TimeFault.HOURGLASS_ALONE)

    @classmethod
    def set_up(
        cls, black: TimeControl, white: TimeControl, to_move: Color = Color.BLACK
    ) -> GameClock:
        """A clock with all its time, which stands until it is resumed."""
        return cls(black, white, start(black), start(white), to_move)

    def control(self, color: Color) -> TimeControl:
        """The time control of a side."""
        return self.black_control if color is Color.BLACK else self.white_control

    def state(self, color: Color) -> ClockState:
        """The clock of a side."""
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
        """The clock after so many milliseconds; what an hourglass loses, the other gains.

        A clock that does not run stays as it is. Raise TimeError for a negative time.
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
        """The clock after a move of the side to move, made after so many milliseconds.

        The turn goes over, unless the time ran out first. While paused the turn alone goes over.
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
        """The clock with the other side to move, though no move was made."""
        return replace(self, to_move=self.to_move.opponent)

    def pause(self) -> GameClock:
        """The clock, standing."""
        return replace(self, is_paused=True)

    def resume(self) -> GameClock:
        """The clock, running for the side to move."""
        return replace(self, is_paused=False)

    def with_state(self, color: Color, state: ClockState) -> GameClock:
        """The clock with a side's state replaced, as when an arbiter sets it or a file is read."""
        if color is Color.BLACK:
            return replace(self, black=state)
        return replace(self, white=state)

    def next_event(self) -> Upcoming | None:
        """What the side whose time runs comes to next; None if none runs or none can come."""
        color = self.running
        return None if color is None else next_event(self.control(color), self.state(color))

    def next_tick(self, step: int = SECOND) -> int | None:
        """The time until the running side has a step less, rounded up; None if none runs."""
        color = self.running
        return None if color is None else next_tick(self.control(color), self.state(color), step)
