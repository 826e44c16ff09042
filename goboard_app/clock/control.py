"""Time controls: one frozen class for each kind, and durations as text.

All times of this package are whole milliseconds, so that sums are exact and nothing is rounded
away.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

# All times are whole milliseconds.
SECOND = 1000
MINUTE = 60 * SECOND
_NUMBER = r"(?:\d{1,12}(?:\.\d{0,9})?|\.\d{1,9})"
_CLOCK = r"\d{1,9}:\d\d(?::\d\d)?(?:\.\d{0,9})?"
_UNIT = (
    r"(?:days?|hours?|hrs?|minutes?|mins?|seconds?|secs?|[dhms](?![a-z])|['\"\u2032\u2033]"
    r"|\u5929|\u65e5|\u5c0f\u6642|\u5c0f\u65f6|\u6642\u9593|\u65f6|\u5206\u949f|\u5206"
    r"|\u79d2|\uc2dc\uac04|\ubd84|\ucd08)"
)
_PART = rf"{_NUMBER}\s*{_UNIT}(?:\.(?!\d))?"
# A pattern for use inside others; it holds no groups.
DURATION = rf"(?:{_CLOCK}|{_PART}(?:(?:\s|,|and)*{_PART})*|{_NUMBER})"
# Like DURATION, but without a bare number.
DURATION_WITH_UNIT = rf"(?:{_CLOCK}|{_PART}(?:(?:\s|,|and)*{_PART})*)"
_ONE_PART = rf"({_NUMBER})\s*({_UNIT})"
_UNITS = {
    **dict.fromkeys(("d", "\u5929", "\u65e5"), 24 * 60 * MINUTE),
    **dict.fromkeys(("h", "\u5c0f", "\u6642", "\u65f6", "\uc2dc"), 60 * MINUTE),
    **dict.fromkeys(("m", "'", "\u2032", "\u5206", "\ubd84"), MINUTE),
    **dict.fromkeys(("s", '"', "\u2033", "\u79d2", "\ucd08"), SECOND),
}


class TimeFault(Enum):
    """The reason why a time control or an elapsed time is invalid."""

    NEGATIVE = "negative"
    NO_TIME = "no time"
    NO_PERIODS = "no periods"
    NO_PERIOD_TIME = "no time in a period"
    NO_STONES = "no stones in a period"
    HOURGLASS_ALONE = "hourglass against another kind"


class TimeError(ValueError):
    """An invalid time; `fault` is the reason."""

    def __init__(self, fault: TimeFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class NoClock:
    """Unlimited thinking time."""


@dataclass(frozen=True, slots=True)
class Absolute:
    """`main` for the whole game; a side that has used it up has lost."""

    main: int

    def __post_init__(self) -> None:
        _need_positive(self.main, TimeFault.NO_TIME)


@dataclass(frozen=True, slots=True)
class ByoYomi:
    """`main`, then a number of periods, each of which is lost only by a move that takes all of it.

    One period and no main time is a fixed time for each move.
    """

    main: int
    periods: int
    period: int

    def __post_init__(self) -> None:
        _need(self.main)
        _need_positive(self.periods, TimeFault.NO_PERIODS)
        _need_positive(self.period, TimeFault.NO_PERIOD_TIME)


@dataclass(frozen=True, slots=True)
class Canadian:
    """`main`, then blocks of `stones` moves, each of which has to be made within `period`."""

    main: int
    stones: int
    period: int

    def __post_init__(self) -> None:
        _need(self.main)
        _need_positive(self.stones, TimeFault.NO_STONES)
        _need_positive(self.period, TimeFault.NO_PERIOD_TIME)


@dataclass(frozen=True, slots=True)
class ProgressiveCanadian:
    """Canadian overtime with blocks of different sizes: `stones` of the first, the second and so on.

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
        """Return the number of moves in the block with this number, from 0."""
        beyond = block - len(self.stones) + 1
        return self.stones[block] if beyond <= 0 else self.stones[-1] + beyond * self.growth

    def block_asking(self, stones: int) -> int | None:
        """Return the number of the first block with at least `stones` moves; None if there is none."""
        named = (block for block, each in enumerate(self.stones) if each >= stones)
        missing = stones - self.stones[-1]
        # Rounded up: minus the floor of the negative quotient.
        later = len(self.stones) - 1 - (-missing // self.growth) if self.growth else None
        return next(named, later)


@dataclass(frozen=True, slots=True)
class Fischer:
    """`main`, to which every move adds `increment`, up to `cap` if there is one."""

    main: int
    increment: int
    cap: int | None = None

    def __post_init__(self) -> None:
        _need(self.increment)
        _need_positive(self.main, TimeFault.NO_TIME)
        if self.cap is not None:
            _need_positive(self.cap, TimeFault.NO_TIME)


@dataclass(frozen=True, slots=True)
class Bronstein:
    """`main`, to which each move gives back its own time, up to `delay`."""

    main: int
    delay: int

    def __post_init__(self) -> None:
        _need(self.delay)
        _need_positive(self.main, TimeFault.NO_TIME)


@dataclass(frozen=True, slots=True)
class SimpleDelay:
    """`main`, which runs only after the first `delay` of each move (US delay)."""

    main: int
    delay: int

    def __post_init__(self) -> None:
        _need(self.delay)
        _need_positive(self.main, TimeFault.NO_TIME)


@dataclass(frozen=True, slots=True)
class Ing:
    """`main`, then a number of blocks of time; each block entered costs `points`."""

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
        """Return three blocks of a sixth of the main time, two points each."""
        return cls(main, 3, main // 6, 2)


@dataclass(frozen=True, slots=True)
class Hourglass:
    """`main` for each side; the time that one side uses goes to the other."""

    main: int

    def __post_init__(self) -> None:
        _need_positive(self.main, TimeFault.NO_TIME)


TimeControl = (
    NoClock | Absolute | ByoYomi | Canadian | ProgressiveCanadian | Fischer | Bronstein | SimpleDelay | Ing | Hourglass
)


def _need(*values: int) -> None:
    """Raise TimeError if one of these values is negative."""
    if min(values) < 0:
        raise TimeError(TimeFault.NEGATIVE)


def _need_positive(value: int, fault: TimeFault) -> None:
    """Raise TimeError if the value is negative, or with `fault` if it is 0."""
    _need(value)
    if value == 0:
        raise TimeError(fault)


def duration_of(text: str) -> int | None:
    """Return the milliseconds of a duration, rounded down; a bare number is seconds.

    Returns None if the text is no duration; a negative one is none.

    >>> [duration_of(text) for text in ("90", "1:30", "1.5 min", "1 min 30 s", "soon")]
    [90000, 90000, 90000, 90000, None]
    """
    text = text.strip().casefold()
    if re.fullmatch(DURATION, text) is None:
        return None
    if ":" in text:
        return _clock_time(text)
    parts = re.findall(_ONE_PART, text)
    if not parts:
        return int(_number(text) * SECOND)
    # The first letter of a unit identifies it: seconds, secs and s have the same.
    return int(sum(_number(number) * _UNITS[unit[0]] for number, unit in parts))


def seconds_text(time: int) -> str:
    """Return milliseconds as exact seconds for SGF: "600", "9.483"."""
    whole, rest = divmod(time, SECOND)
    return f"{whole}.{rest:03}".rstrip("0") if rest else str(whole)


def _clock_time(text: str) -> int:
    """Return the milliseconds of hours, minutes and seconds, or minutes and seconds, between colons."""
    total = Fraction(0)
    for part in text.split(":"):
        total = total * 60 + _number(part)
    return int(total * SECOND)


def _number(text: str) -> Fraction:
    return Fraction(text.rstrip("."))
