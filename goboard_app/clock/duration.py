"""Durations as people write them: "90", "1:30", "1 min 30 sec", "3h", "40分"; and as seconds."""

from __future__ import annotations

import re
from fractions import Fraction

from goboard_app.clock.time_control import MINUTE, SECOND

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
# As DURATION, but no bare number.
DURATION_WITH_UNIT = rf"(?:{_CLOCK}|{_PART}(?:(?:\s|,|and)*{_PART})*)"

_ONE_PART = re.compile(rf"({_NUMBER})\s*({_UNIT})")
_UNITS = {
    **dict.fromkeys(("d", "\u5929", "\u65e5"), 24 * 60 * MINUTE),
    **dict.fromkeys(("h", "\u5c0f", "\u6642", "\u65f6", "\uc2dc"), 60 * MINUTE),
    **dict.fromkeys(("m", "'", "\u2032", "\u5206", "\ubd84"), MINUTE),
    **dict.fromkeys(("s", '"', "\u2033", "\u79d2", "\ucd08"), SECOND),
}


def duration_of(text: str) -> int | None:
    """The milliseconds that a text means, rounded down; a bare number is seconds.

    None if it is no duration; a negative one is none.

    >>> [duration_of(text) for text in ("90", "1:30", "1.5 min", "1 min 30 s", "soon")]
    [90000, 90000, 90000, 90000, None]
    """
    text = text.strip().casefold()
    if re.fullmatch(DURATION, text) is None:
        return None
    if ":" in text:
        return _clock_time(text)
    parts = _ONE_PART.findall(text)
    if not parts:
        return int(_number(text) * SECOND)
    return int(sum(_number(number) * _UNITS[unit[0]] for number, unit in parts))


def seconds_text(time: int) -> str:
    """Milliseconds as the seconds that SGF holds, exact: "600", "9.483"."""
    whole, rest = divmod(time, SECOND)
    return f"{whole}.{rest:03}".rstrip("0") if rest else str(whole)


def _clock_time(text: str) -> int:
    """Hours, minutes and seconds or minutes and seconds between colons."""
    total = Fraction(0)
    for part in text.split(":"):
        total = total * 60 + _number(part)
    return int(total * SECOND)


def _number(text: str) -> Fraction:
    return Fraction(text.rstrip("."))
