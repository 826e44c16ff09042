"""Dates of a game as DT holds them: `1996-12-27,28,1997-01-03`, and what people write instead."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

_FULL = re.compile(r"(\d{4})(?:-(\d\d)(?:-(\d\d))?)?")
_SHORT = re.compile(r"(\d\d)(?:-(\d\d))?")
_YEAR_FIRST = re.compile(
    r"(\d{4})\s*[-/.\u5e74]\s*(\d{1,2})(?:\s*[-/.\u6708]\s*(\d{1,2})\u65e5?)?\u6708?"
)
_YEAR_LAST = re.compile(r"(\d{1,2})[.](\d{1,2})[.](\d{4})")
_DAY = r"(\d{1,2})(?:st|nd|rd|th)?"
_WORDS = re.compile(rf"(?:{_DAY}[ .]+)?([A-Za-z]{{3}})[a-z]*\.?(?: +{_DAY})?,? +(\d{{4}})")
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_TIME = re.compile(r"[T ]\d{1,2}[:.]\d\d.*$")


@dataclass(frozen=True, slots=True, order=True)
class GameDate:
    """A day, a month or a year; what is not known is 0."""

    year: int
    month: int = 0
    day: int = 0

    @property
    def is_possible(self) -> bool:
        """Whether the calendar has it."""
        try:
            date(self.year, self.month or 1, self.day or 1)
        except ValueError:
            return False
        return bool(self.month) or not self.day

    @property
    def text(self) -> str:
        """The date in full, such as `1996-12-27`."""
        parts = [f"{self.year:04}", f"{self.month:02}", f"{self.day:02}"]
        return "-".join(parts[: 1 + bool(self.month) + bool(self.day)])


def parse_dates(text: str) -> tuple[GameDate, ...] | None:
    """The dates that a value of DT lists in the way of FF[4]; None where it is not written so.

    What is the same as in the date before may be left out: `1996-12-27,28` are two days.
    """
    found: list[GameDate] = []
    for part in text.split(","):
        item = _listed(part, found[-1] if found else None)
        if item is None or not item.is_possible:
            return None
        found.append(item)
    return tuple(found)


def format_dates(dates: Iterable[GameDate]) -> str:
    """The value of DT for some dates, in their order, what repeats left out."""
    parts: list[str] = []
    before: GameDate | None = None
    for item in dates:
        parts.append(_shortened(item, before))
        before = item
    return ",".join(parts)


def understood_dates(text: str) -> tuple[GameDate, ...] | None:
    """The dates that somebody means, each once and in order; None where that is not sure."""
    strict = parse_dates(text.strip())
    found = strict or _spoken(text.strip())
    return None if found is None else tuple(sorted(set(found)))


def better_dates(text: str) -> str:
    """How DT ought to say what a text means; empty where it says it so, or is not understood."""
    dates = understood_dates(text)
    if dates is None:
        return ""
    better = format_dates(dates)
    return "" if parse_dates(text) == dates else better


def _listed(part: str, before: GameDate | None) -> GameDate | None:
    match = _FULL.fullmatch(part)
    if match is not None:
        year, month, day = (int(number or 0) for number in match.groups())
        is_zero = match[2] == "00" or match[3] == "00"
        return None if is_zero else GameDate(year, month, day)
    match = _SHORT.fullmatch(part)
    if match is None or before is None or not before.month:
        return None
    first, second = int(match[1]), int(match[2] or 0)
    if match[2] is not None:
        return GameDate(before.year, first, second) if before.day and second else None
    if before.day:
        return GameDate(before.year, before.month, first) if first else None
    return GameDate(before.year, first) if first else None


def _shortened(item: GameDate, before: GameDate | None) -> str:
    if before is None or item.year != before.year or not item.month:
        return item.text
    if bool(item.day) != bool(before.day):
        return item.text
    if item.day:
        return f"{item.day:02}" if item.month == before.month else item.text[5:]
    return item.text[5:]


def _spoken(text: str) -> tuple[GameDate, ...] | None:
    whole = _one_spoken(text)
    if whole is not None:
        return (whole,)
    found: list[GameDate] = []
    for part in re.split(r"[,;&]|\s+(?:and|to)\s+", text):
        item = _one_spoken(part.strip()) or _listed(part.strip(), found[-1] if found else None)
        if item is None or not item.is_possible:
            return None
        found.append(item)
    return tuple(found)


def _one_spoken(text: str) -> GameDate | None:
    text = _TIME.sub("", text)
    match = _YEAR_FIRST.fullmatch(text)
    if match is not None:
        item = GameDate(int(match[1]), int(match[2]), int(match[3] or 0))
        return item if item.is_possible and item.month else None
    match = _YEAR_LAST.fullmatch(text)
    if match is not None:
        item = GameDate(int(match[3]), int(match[2]), int(match[1]))
        return item if item.is_possible else None
    match = _WORDS.fullmatch(text)
    if match is None or match[2].lower() not in _MONTHS or (match[1] and match[3]):
        return None
    month = _MONTHS.index(match[2].lower()) + 1
    item = GameDate(int(match[4]), month, int(match[1] or match[3] or 0))
    return item if item.is_possible else None
