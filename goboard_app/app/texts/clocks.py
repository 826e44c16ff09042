"""Time controls and clocks in words: their kinds, terms, time left, and faults."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from goboard_app.app.texts.format import Text, by_color, comma_list, filled, translate
from goboard_app.clock.clock import ClockEvent, ClockPhase, ClockState
from goboard_app.clock.control import (
    MINUTE,
    SECOND,
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
    TimeFault,
)
from goboard_app.go.board import Color

if TYPE_CHECKING:
    from goboard_app.session.clocks import RemainingTime

_HOUR = 60 * MINUTE
_DAY = 24 * _HOUR
_JOIN = "  \N{MIDDLE DOT}  "

# Functions, since a text is translated at each call: no translator is installed at import.
_KINDS: dict[type[TimeControl], Callable[[], str]] = {
    NoClock: Text("clock", "No clock"),
    Absolute: Text("clock", "Absolute time"),
    ByoYomi: Text("clock", "Byo-yomi"),
    Canadian: Text("clock", "Canadian overtime"),
    ProgressiveCanadian: Text("clock", "Progressive Canadian overtime"),
    Fischer: Text("clock", "Fischer"),
    Bronstein: Text("clock", "Bronstein delay"),
    SimpleDelay: Text("clock", "Simple delay"),
    Ing: Text("clock", "Ing clock"),
    Hourglass: Text("clock", "Hourglass"),
}
_FAULTS: dict[TimeFault, Callable[[], str]] = {
    TimeFault.NEGATIVE: Text("clock", "No time or number may be below zero."),
    TimeFault.NO_TIME: Text("clock", "Set a time."),
    TimeFault.NO_PERIODS: Text("clock", "There must be at least one period."),
    TimeFault.NO_PERIOD_TIME: Text("clock", "A period cannot be 0."),
    TimeFault.NO_STONES: Text("clock", "A period needs at least one move."),
    TimeFault.HOURGLASS_ALONE: Text("clock", "Both players must use the hourglass."),
}


def kind_name(kind: type[TimeControl]) -> str:
    """Return the name of a kind of time control, as the dialogue of the clock lists it."""
    return _KINDS[kind]()


#: The announcement for an event of a side's clock.
_EVENTS = {
    ClockEvent.TEN_SECONDS: (
        Text("clock", "Black has ten seconds left."),
        Text("clock", "White has ten seconds left."),
    ),
    ClockEvent.OVERTIME: (Text("clock", "Black’s overtime begins."), Text("clock", "White’s overtime begins.")),
    ClockEvent.PERIOD_LOST: (
        Text("clock", "Black has used up a period."),
        Text("clock", "White has used up a period."),
    ),
    ClockEvent.LAST_PERIOD: (
        Text("clock", "Black’s last period begins."),
        Text("clock", "White’s last period begins."),
    ),
    ClockEvent.LOST: (Text("clock", "Black’s time is up."), Text("clock", "White’s time is up.")),
}


def event_sentence(event: ClockEvent, color: Color) -> str:
    """Return the announcement for an event of a side's clock."""
    return by_color(color, *_EVENTS[event])()


def time_fault_sentence(fault: TimeFault) -> str:
    """Return the reason why a time control in the dialogue of the clock is not possible."""
    return _FAULTS[fault]()


def duration_text(time: int) -> str:
    """Return a length of time in its units: 10 min, 1 h 30 min, 2.5 s."""
    days, rest = divmod(time, _DAY)
    hours, rest = divmod(rest, _HOUR)
    minutes, rest = divmod(rest, MINUTE)
    seconds = f"{rest // SECOND}" + f".{rest % SECOND:03}".rstrip("0").rstrip(".")
    parts = (
        (str(days), translate("clock", "%1 d")),
        (str(hours), translate("clock", "%1 h")),
        (str(minutes), translate("clock", "%1 min")),
        (seconds, translate("clock", "%1 s")),
    )
    said = [filled(text, number) for number, text in parts if number != "0"]
    return " ".join(said) or filled(translate("clock", "%1 s"), "0")


def control_text(control: TimeControl) -> str:
    """Return the terms of a time control in one line: 10 min, then 3 × 30 s."""
    if isinstance(control, NoClock):
        return kind_name(NoClock)
    if not isinstance(control, ByoYomi | Canadian | ProgressiveCanadian | Ing):
        return _one_stretch(control)
    overtime = _overtime_of(control)
    if not control.main:
        return overtime
    text = translate("clock", "%1, then %2")
    return filled(text, duration_text(control.main), overtime)


def time_text(time: int, tenths: bool = False) -> str:
    """Return the time left as a clock shows it, rounded up: 9:42, 1:05:00, 2 d 3:00:00.

    With `tenths` the last ten seconds are shown as 9.4.
    """
    # Rounded up, as below: a clock must show 0:00 only when no time is left.
    if tenths and 0 < time < 10 * SECOND:
        left = -(-time // 100)
        return f"{left // 10}.{left % 10}"
    days, rest = divmod(-(-max(0, time) // SECOND), _DAY // SECOND)
    hours, rest = divmod(rest, 3600)
    minutes, seconds = divmod(rest, 60)
    shown = f"{hours}:{minutes:02}:{seconds:02}" if hours or days else f"{minutes}:{seconds:02}"
    if not days:
        return shown
    return f"{filled(translate('clock', '%1 d'), days)} {shown}"


def state_text(state: ClockState, tenths: bool = False) -> str:
    """Return the time that a clock shows; without a limit, the time spent on the current move."""
    return time_text(state.thought if state.left is None else state.left, tenths)


def remaining_text(left: RemainingTime) -> str:
    """Return the time left beside a player of a record, as servers write it: "9:42", "0:28 × 3", "4:10 / 12".

    Periods stand behind a cross, the moves of a block behind a stroke.
    """
    time, state = time_text(left.time), left.state
    if state is None or not state.in_overtime:
        return time
    if state.stones_left:
        return f"{time} / {state.stones_left}"
    return f"{time} \N{MULTIPLICATION SIGN} {state.periods}"


def remaining_aloud(left: RemainingTime) -> str:
    """Return the time left beside a player of a record, as a screen reader speaks it."""
    stage = "" if left.state is None else overtime_text(left.state)
    #: %1 = a time such as 9:42
    text = filled(translate("clock", "%1 left"), time_text(left.time))
    return comma_list(text, stage) if stage else text


def overtime_text(state: ClockState) -> str:
    """Return the line below the time on a clock: "3 periods", "last period"; empty in main time."""
    parts = [_stage(state)]
    if state.penalty:
        parts.append(translate("clock", "%n penalty point(s)", None, state.penalty))
    return _JOIN.join(part for part in parts if part)


def _stage(state: ClockState) -> str:
    """Return the phase of a clock in words, for the line below the time; empty in main time."""
    match state.phase:
        case ClockPhase.LOST:
            return translate("clock", "lost on time")
        case ClockPhase.LAST_PERIOD:
            return translate("clock", "last period")
        case ClockPhase.OVERTIME if state.stones_left:
            return translate("clock", "%n move(s) to make", None, state.stones_left)
        case ClockPhase.OVERTIME:
            return translate("clock", "%n period(s)", None, state.periods)
        case _:
            return ""


# The clock for a real board


def moves_text(count: int) -> str:
    """Return the number of moves that a player has made at a real board."""
    return translate("start", "%n move(s)", None, count)


def press_hint(key: str) -> str:
    """Return how a player presses the clock for a real board; `key` is the letter on the keyboard."""
    #: %1 = a key such as A
    return filled(translate("real clock", "Press %1 or tap here"), key)


def real_clock_status(has_begun: bool, is_paused: bool) -> str:
    """Return the line below the clock for a real board."""
    if not has_begun:
        return translate("real clock", "White presses, and Black’s time starts. With a handicap, Black presses first.")
    if is_paused:
        return translate("real clock", "The clock is paused. Space starts it again.")
    return translate("real clock", "Press after each of your moves. Space stops the clock.")


def pause_text(is_new: bool, is_paused: bool) -> str:
    """Return the label of the button that stops and starts the clock for a real board."""
    if is_new:
        return translate("start", "Start")
    return translate("start", "Continue") if is_paused else translate("panel", "Pause")


def played_on_real_board(time: str, moves: int) -> str:
    """Return the comment in the record of a game on a real board, whose moves are not known."""
    #: %1 = a time of the day %2 = the moves of both sides: "115 moves"
    return filled(translate("real clock", "Played on a real board until %1, %2."), time, moves_text(moves))


#: The question before a clock for a real board that runs is left, and the sentence below it.
leave_clock = Text("real clock", "Leave the clock?")
clock_is_running = Text("real clock", "The game is still going on. Its times will be lost.")
#: The note in the dialogue for the result of a game on a real board.
two_names_needed = Text("real clock", "The players’ book needs two different names.")


def _overtime_of(control: ByoYomi | Canadian | ProgressiveCanadian | Ing) -> str:
    """Return the terms of the overtime in words."""
    match control:
        case ByoYomi(periods=1):
            return filled(translate("clock", "%1 a move"), duration_text(control.period))
        case ByoYomi():
            return _times(control.periods, control.period)
        case Canadian():
            text = translate("clock", "%n move(s) in %1", None, control.stones)
            return filled(text, duration_text(control.period))
        case ProgressiveCanadian():
            text = translate("clock", "%1 moves in %2 each")
            stones = [*map(str, control.stones)]
            if control.growth:
                more = control.stones_in(len(control.stones))
                stones.append(f"{more} \N{HORIZONTAL ELLIPSIS}")
            return filled(text, comma_list(*stones), duration_text(control.period))
        case Ing():
            text = translate("clock", "%1 for %n point(s) each", None, control.points)
            return filled(text, _times(control.blocks, control.block))


def _one_stretch(control: Absolute | Fischer | Bronstein | SimpleDelay | Hourglass) -> str:
    """Return the terms of a time control without overtime in words."""
    main = duration_text(control.main)
    match control:
        case Fischer(cap=None):
            return _both(translate("clock", "%1, and %2 more with every move"), main, control)
        case Fischer(cap=cap):
            text = translate("clock", "%1, and %2 more with every move, up to %3")
            return filled(text, main, duration_text(control.increment), duration_text(cap or 0))
        case Bronstein():
            #: %1 = the main time %2 = a time such as 5 s
            return _both(translate("clock", "%1, up to %2 of every move given back"), main, control)
        case SimpleDelay():
            #: %1 = the main time %2 = a time such as 5 s
            return _both(translate("clock", "%1, and %2 of every move free"), main, control)
        case Hourglass():
            text = translate("clock", "%1, and what one side uses the other gains")
            return filled(text, main)
        case Absolute():
            return main


def _both(text: str, main: str, control: Fischer | Bronstein | SimpleDelay) -> str:
    more = control.increment if isinstance(control, Fischer) else control.delay
    return filled(text, main, duration_text(more))


def _times(count: int, time: int) -> str:
    return f"{count} \N{MULTIPLICATION SIGN} {duration_text(time)}"


def more_than_record_holds(name: str) -> str:
    """Return the message in the dialogue of the clock for a number that is too large."""
    return filled(translate("clock dialog", "%1 is more than a record can hold."), name)


def must_be_number(name: str) -> str:
    """Return the message in the dialogue of the clock for an entry that is not a number."""
    return filled(translate("clock dialog", "%1 must be a number."), name)


#: The message in the dialogue of the clock for times that fit no time control.
times_not_possible = Text("clock dialog", "These times do not work.")
