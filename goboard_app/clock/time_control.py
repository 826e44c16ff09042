"""Time controls: how much time a side gets, one frozen class for each kind.

All times of this room are whole milliseconds, so that sums are exact and nothing is rounded away.
"""

from __future__ import annotations

from enum import Enum

from goboard_app.go.value import value

SECOND = 1000
MINUTE = 60 * SECOND


class TimeFault(Enum):
    """Why a time control or an elapsed time makes no sense."""

    NEGATIVE = "negative"
    NO_TIME = "no time"
    NO_PERIODS = "no periods"
    NO_PERIOD_TIME = "no time in a period"
    NO_STONES = "no stones in a period"
    HOURGLASS_ALONE = "hourglass against another kind"


class TimeError(ValueError):
    """A time that makes no sense; `fault` says why."""

    def __init__(self, fault: TimeFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


@value
class NoClock:
    """Thinking time is not limited."""


@value
class Absolute:
    """`main` for the whole game; who has used it up has lost."""

    main: int

    def __post_init__(self) -> None:
        _need_positive(self.main, TimeFault.NO_TIME)


@value
class ByoYomi:
    """After `main` a number of periods; one is gone only if a move takes as long as it lasts.

    One period and no main time is a fixed time for each move.
    """

    main: int
    periods: int
    period: int

    def __post_init__(self) -> None:
        _need(self.main)
        _need_positive(self.periods, TimeFault.NO_PERIODS)
        _need_positive(self.period, TimeFault.NO_PERIOD_TIME)


@value
class Canadian:
    """After `main` every block of `stones` moves has to be made within `period`."""

    main: int
    stones: int
    period: int

    def __post_init__(self) -> None:
        _need(self.main)
        _need_positive(self.stones, TimeFault.NO_STONES)
        _need_positive(self.period, TimeFault.NO_PERIOD_TIME)


@value
class ProgressiveCanadian:
    """Canadian overtime whose blocks differ: `stones` of the first, the second and so on.

    Each block after those asks for `growth` stones more than the one before it.
    """

    main: int
    stones: tuple[int, ...]
    period: int
    growth: int = 0

    def __post_init__(self) -> None:
        _need(self.main, self.growth)
        _need_positive(min(self.stones, default=0), TimeFault.NO_STONES)
        _need_positive(self.period, TimeFault.NO_PERIOD_TIME)

    def stones_in(self, block: int) -> int:
        """How many moves the block of this number asks for; the first is 0."""
        beyond = block - len(self.stones) + 1
        return self.stones[block] if beyond <= 0 else self.stones[-1] + beyond * self.growth

    def block_asking(self, stones: int) -> int | None:
        """The first block that asks for so many moves or more; None if none does."""
        named = (block for block, each in enumerate(self.stones) if each >= stones)
        missing = stones - self.stones[-1]
        later = len(self.stones) - 1 - (-missing // self.growth) if self.growth else None
        return next(named, later)


@value
class Fischer:
    """Every move adds `increment`; what is left never grows beyond `cap`, if there is one."""

    main: int
    increment: int
    cap: int | None = None

    def __post_init__(self) -> None:
        _need(self.increment)
        _need_positive(self.main, TimeFault.NO_TIME)
        if self.cap is not None:
            _need_positive(self.cap, TimeFault.NO_TIME)


@value
class Bronstein:
    """The time that a move took is given back, up to `delay`."""

    main: int
    delay: int

    def __post_init__(self) -> None:
        _need(self.delay)
        _need_positive(self.main, TimeFault.NO_TIME)


@value
class SimpleDelay:
    """With every move the clock stands still for `delay` before it runs (US delay)."""

    main: int
    delay: int

    def __post_init__(self) -> None:
        _need(self.delay)
        _need_positive(self.main, TimeFault.NO_TIME)


@value
class Ing:
    """After `main` a number of blocks of time that run on; entering one costs `points`."""

    main: int
    blocks: int
    block: int
    points: int

    def __post_init__(self) -> None:
        _need(self.main, self.points)
        _need_positive(self.blocks, TimeFault.NO_PERIODS)
        _need_positive(self.block, TimeFault.NO_PERIOD_TIME)

    @classmethod
    def classic(cls, main: int) -> Ing:
        """Three blocks of a sixth of the main time, two points each."""
        return cls(main, 3, main // 6, 2)


@value
class Hourglass:
    """What one side uses, the other gains; both begin with their `main`."""

    main: int

    def __post_init__(self) -> None:
        _need_positive(self.main, TimeFault.NO_TIME)


TimeControl = (
    NoClock
    | Absolute
    | ByoYomi
    | Canadian
    | ProgressiveCanadian
    | Fischer
    | Bronstein
    | SimpleDelay
    | Ing
    | Hourglass
)


def _need(*values: int) -> None:
    if min(values) < 0:
        raise TimeError(TimeFault.NEGATIVE)


def _need_positive(value: int, fault: TimeFault) -> None:
    _need(value)
    if value == 0:
        raise TimeError(fault)
