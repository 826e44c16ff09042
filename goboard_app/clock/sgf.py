"""Time in SGF: TM and OT in many dialects, and the time left in BL, WL, OB and OW."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from re import Match
from typing import NamedTuple

from goboard_app.clock.clock import ClockState, out_of_time, start, with_main_time, with_overtime
from goboard_app.clock.control import (
    DURATION,
    DURATION_WITH_UNIT,
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
    TimeError,
    duration_of,
    seconds_text,
)

# Longer texts are not read as time controls.
_LONGEST = 100

Build = Callable[[int, Match[str]], TimeControl]

_UNLIMITED = {"none", "no", "no limit", "no time limit", "unlimited", "untimed", "no clock"}
_NO_OVERTIME = {"", "-", "none", "no", "no overtime", "absolute", "sudden death", "0"}

_BYO = r"(?:byo[ -]?yomi|byo|japanese|\u79d2\u8aad\u307f|\u8bfb\u79d2|\u8b80\u79d2|\ucd08\uc77d\uae30)"
_COUNT = r"(?P<count>\d{1,6})"
_TIME = rf"(?P<time>{DURATION})"
_TIME_WITH_UNIT = rf"(?P<time>{DURATION_WITH_UNIT})"
_TIMES = r"(?:x|\*|\xd7|times|periods?(?: of)?|\u56de|\u6b21|\ud68c)"
_PER_MOVE = r"(?:/|(?:per|a|each|for each|for every) )(?:move|stone|turn)"
_STONES = r"(?:moves?|stones?|plays?)"
_EACH_MOVE = r"(?:\u6bcf(?:\u6b65|\u624b)|(?:1|\u4e00)(?:\u624b|\u6b65)(?: ?\u306b\u3064\u304d)?)"
_LEFT_COUNT = r"(?a)\s*(\d{1,6})\s*"


def read_control(main: str | None, overtime: str | None = None) -> TimeControl | None:
    """Return the time control described by the values of TM and OT together.

    Returns None if TM is missing or either value is not understood; the texts are shown as they are
    then.

    >>> read_control("600", "5x30 byo-yomi")
    ByoYomi(main=600000, periods=5, period=30000)
    """
    tm, ot = _plain(main), _plain(overtime)
    if not tm or max(len(tm), len(ot)) > _LONGEST:
        return None
    if tm in _UNLIMITED:
        return NoClock()
    time = duration_of(tm)
    if time is None:
        # A TM that is no time may hold the overtime as well, unless OT holds one too.
        return _from_one_text(tm) if ot in _NO_OVERTIME else None
    if ot in _NO_OVERTIME:
        # A TM of 0 without overtime means a game without a clock.
        return Absolute(time) if time else NoClock()
    return _with_overtime(time, ot)


def names_periods(overtime: str) -> bool:
    """Return whether an overtime that cannot be read as a whole is one of periods or blocks, after a main time.

    So its times hold no increment. Source: the words of servers and people for byo-yomi and Canadian overtime.
    """
    text = _plain(overtime)
    is_other = re.search(r"fischer|increment|bonus|delay|bronstein|hour ?glass|\+", text[:_LONGEST]) is not None
    return not is_other and re.search(rf"{_BYO}|canadian|periods?|overtime", text[:_LONGEST]) is not None


def control_texts(control: TimeControl) -> tuple[str | None, str | None]:
    """Return the values of TM and OT that `read_control` reads back; None for a value that is not needed.

    Without a clock neither value is written.
    """
    if isinstance(control, NoClock):
        return None, None
    return seconds_text(control.main), _overtime_text(control)


def _plain(text: str | None) -> str:
    """Return a value in lower case and normal width, with single spaces."""
    return " ".join(unicodedata.normalize("NFKC", text or "").casefold().split())


def _from_one_text(text: str) -> TimeControl | None:
    """Return the control of a TM that holds both parts: "1:00:00(5x1:00)", "10 min + 3x30 s"."""
    match = re.fullmatch(rf"(?P<main>{DURATION})\s*[,;]?\s*(?P<rest>[(+].*)", text)
    main = duration_of(match["main"]) if match else None
    if match is None or main is None:
        return None
    rest = match["rest"].removeprefix("(").removesuffix(")").strip()
    found = _with_overtime(main, rest)
    return found or _with_overtime(main, rest.removeprefix("+").strip())


def _with_overtime(main: int, text: str) -> TimeControl | None:
    """Return the control of the first reading that fits the text; None if its values make no sense."""
    for pattern, build in _READINGS:
        match = re.fullmatch(pattern, text)
        if match is not None:
            try:
                return build(main, match)
            except TimeError:
                return None
    return None


def _time(match: Match[str], name: str = "time") -> int:
    return duration_of(match[name]) or 0


def _periods(main: int, match: Match[str]) -> TimeControl:
    return ByoYomi(main, int(match["count"]), _time(match))


def _one_period(main: int, match: Match[str]) -> TimeControl:
    return ByoYomi(main, 1, _time(match))


def _block(main: int, match: Match[str]) -> TimeControl:
    return Canadian(main, int(match["count"]), _time(match))


def _progressive(main: int, match: Match[str]) -> TimeControl:
    stones = tuple(int(each) for each in match["stones"].split(","))
    return ProgressiveCanadian(main, stones, _time(match), int(match["growth"] or 0))


def _fischer(main: int, match: Match[str]) -> TimeControl:
    cap = match.groupdict().get("cap")
    return Fischer(main, _time(match), None if cap is None else duration_of(cap))


def _ing(main: int, match: Match[str]) -> TimeControl:
    return Ing(main, int(match["count"]), _time(match), int(match["points"]))


_READINGS: tuple[tuple[str, Build], ...] = (
    # 5x30 byo-yomi (KGS, OGS, CGoban), 3 x 1 min, 5 periods of 30 seconds
    (rf"{_COUNT} ?{_TIMES} ?{_TIME}(?: each)?(?: ?{_BYO})?(?: periods?)?", _periods),
    (rf"(?:japanese )?{_BYO}:? ?{_COUNT} ?{_TIMES} ?{_TIME}(?: each)?", _periods),
    # 5 periods x 30 sec, 5 byo-yomi periods of 30 sec, 3/30 byo-yomi
    (rf"{_COUNT} ?(?:{_BYO} )?periods? ?(?:x|of|\xd7|\*) ?{_TIME}", _periods),
    (rf"{_COUNT} ?/ ?{_TIME} ?{_BYO}", _periods),
    # 1 day * 10 periods, byo-yomi 30 sec x 3, 30秒3回
    (rf"(?:{_BYO}:? ?)?{_TIME} ?{_TIMES} ?{_COUNT}(?: ?{_TIMES})?(?: ?{_BYO})?", _periods),
    (rf"(?:{_BYO}:? ?)?{_TIME_WITH_UNIT},? ?\(?{_COUNT} ?{_TIMES}\)?(?: ?{_BYO})?", _periods),
    # 30 s byo-yomi x 3
    (rf"{_TIME} ?{_BYO} ?{_TIMES} ?{_COUNT}", _periods),
    # 30 sec byo-yomi, 30 sec per move, 259200 simple (OGS: this time for each move)
    (rf"{_TIME} ?(?:{_PER_MOVE} ?)?(?:{_BYO}|simple)", _one_period),
    (rf"(?:{_BYO}|simple):? ?{_TIME}(?: ?{_PER_MOVE})?", _one_period),
    (rf"{_TIME} ?{_PER_MOVE}", _one_period),
    (rf"(?:{_BYO}:? ?)?{_EACH_MOVE} ?{_TIME}", _one_period),
    # 25/600 Canadian (KGS, OGS, IGS), 25 moves / 10 min (GoGui), 20 stones in 5 minutes
    (rf"{_COUNT} ?(?:{_STONES} ?)?(?:/|in|per) ?{_TIME}(?: ?canadian)?", _block),
    (rf"canadian:? ?{_COUNT} ?(?:{_STONES} ?)?(?:/|in|per) ?{_TIME}", _block),
    # 5 min / 25 moves, 15 days for 10 stones
    (rf"(?:canadian:? ?)?{_TIME} ?(?:/|for|per) ?{_COUNT} ?{_STONES}(?: ?canadian)?", _block),
    # 10,20,30+10/300 progressive Canadian
    (
        r"(?P<stones>\d{1,6}(?:,\d{1,6}){0,99})(?:\+(?P<growth>\d{1,6}))?"
        rf" ?/ ?{_TIME} progressive canadian",
        _progressive,
    ),
    # 15 fischer (OGS), 10 Fischer, max 65; +15 s per move; 10 sec increment
    (
        rf"\+?{_TIME} ?(?:{_PER_MOVE} ?)?fischer(?:,? ?(?:max|cap) ?(?P<cap>{DURATION}))?",
        _fischer,
    ),
    (rf"fischer:? ?(?:time:? ?)?\+?{_TIME}(?: ?{_PER_MOVE})?", _fischer),
    (rf"\+ ?{_TIME}(?: ?{_PER_MOVE})?", _fischer),
    (
        rf"\+?{_TIME} ?(?:{_PER_MOVE} ?)?(?:fischer )?(?:increment|bonus|fischer time)(?: ?{_PER_MOVE})?",
        _fischer,
    ),
    (rf"{_TIME} ?bronstein(?: delay)?", lambda main, match: Bronstein(main, _time(match))),
    (
        rf"{_TIME} ?(?:simple |us )?delay",
        lambda main, match: SimpleDelay(main, _time(match)),
    ),
    (rf"{_COUNT} ?x ?{_TIME} ing, ?(?P<points>\d{{1,6}}) points?(?: each)?", _ing),
    (r"hour ?glass", lambda main, _: Hourglass(main)),
)
"""Patterns as texts, compiled when they are first tried: compiling them all would slow every start."""


def _overtime_text(control: TimeControl) -> str | None:
    """Return the value of OT for a control; None if it has no overtime."""
    match control:
        case ByoYomi():
            return f"{control.periods}x{seconds_text(control.period)} byo-yomi"
        case Canadian() | ProgressiveCanadian():
            return f"{_stones_text(control)} Canadian"
        case Fischer():
            cap = "" if control.cap is None else f", max {seconds_text(control.cap)}"
            return f"{seconds_text(control.increment)} fischer{cap}"
        case Bronstein():
            return f"{seconds_text(control.delay)} bronstein"
        case SimpleDelay():
            return f"{seconds_text(control.delay)} delay"
        case Ing():
            block = seconds_text(control.block)
            return f"{control.blocks}x{block} Ing, {control.points} points"
        case Hourglass():
            return "hourglass"
        case _:
            return None


def _stones_text(control: Canadian | ProgressiveCanadian) -> str:
    period = seconds_text(control.period)
    if isinstance(control, Canadian):
        return f"{control.stones}/{period}"
    stones = ",".join(map(str, control.stones))
    return f"{stones}+{control.growth}/{period} progressive"


def left_texts(state: ClockState) -> tuple[str | None, str | None]:
    """Return the values of BL and OB for Black's clock, of WL and OW for White's; None if not to be written.

    The first is the time being counted down, in seconds. The second is, in overtime, the number of
    moves left in the Canadian block, or else the periods left; and 0 after a loss.
    """
    if state.left is None:
        return None, None
    if state.is_lost:
        return "0", "0"
    count = str(state.stones_left or state.periods) if state.in_overtime else None
    return seconds_text(state.left), count


class Left(NamedTuple):
    """The time left in milliseconds, and the number of periods or of stones beside it (OB, OW); None without one."""

    time: int
    number: int | None = None


def left_of(left: str, count: str | None = None) -> Left | None:
    """Return the values of BL and OB, or of WL and OW; None if the time cannot be read."""
    # Some programs write the decimal comma.
    time = duration_of(left.replace(",", ".") if len(left) <= _LONGEST else "")
    match = re.fullmatch(_LEFT_COUNT, count or "")
    return None if time is None else Left(time, int(match[1]) if match else None)


def restored(control: TimeControl, left: str | None, count: str | None = None) -> ClockState | None:
    """Return the clock that BL and OB (or WL and OW) describe at the start of a move.

    Returns None if the time is missing, cannot be read, or fits no clock of this control. SGF has
    no place for some facts: the block of progressive overtime is taken for the first with enough
    moves, and a delay for whole.
    """
    if isinstance(control, NoClock):
        return start(control)
    found = None if left is None else left_of(left, count)
    if found is None:
        return None
    time, number = found
    fresh = start(control)
    if not fresh.periods:
        return with_main_time(control, time) if time else out_of_time(control)
    if number == 0 and not time:
        return out_of_time(control)
    # Some programs write the number of the overtime to come while main time runs, so the number
    # alone does not show overtime.
    if number and time <= fresh.period_left:
        return with_overtime(control, time, number)
    return with_main_time(control, time)
