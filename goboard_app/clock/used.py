"""The thinking time of a move, from the times left that a record gives before and after it.

A record may leave open whether a time belongs to the main time or to a period, or whether it was written before or
after the clock began a new period. Every meaning that the record allows is followed, and a time is given only where all
of them agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from goboard_app.clock.control import (
    Absolute,
    Bronstein,
    ByoYomi,
    Canadian,
    Fischer,
    Hourglass,
    Ing,
    ProgressiveCanadian,
    SimpleDelay,
    TimeControl,
)
from goboard_app.clock.sgf import Left


class _Stage(NamedTuple):
    """One meaning of a time left: main time, or overtime with periods or stones.

    `number` is None in main time and where the number is unknown. `is_start` is True before the first move.
    """

    time: int
    in_overtime: bool = False
    number: int | None = None
    is_start: bool = False


class _Step(NamedTuple):
    """A move that leads to `after`, with the time it took; None if the two times left do not determine it."""

    after: _Stage
    used: int | None


class Habits(NamedTuple):
    """The habits of the program that wrote a record in writing the time left.

    `counts_main` is True if it gives the number of periods or stones beside main time too, `is_silent` if it never
    gives it, though the time left went up, `before_renewal` if the time left in a period is that of the moment of the
    move.
    """

    counts_main: bool = False
    is_silent: bool = False
    before_renewal: bool = False


def habits_of(control: TimeControl | None, *sides: Sequence[Left]) -> Habits:
    """Return the habits that show in the times of each side."""
    period = _period(control)
    counted = [time for side in sides for time, count in side if count]
    return Habits(
        any(time > period for time in counted),
        not counted and any(later.time > left.time for side in sides for left, later in pairwise(side)),
        # A clock that has begun the next period shows a whole one.
        any(0 < time < period for time in counted),
    )


class TimesUsed:
    """The times that one side used, move by move along a line.

    `main` is the main time if the record gives it. With `has_periods` an unknown control has periods or blocks of
    unknown length. Call `read` for the nodes in order.
    """

    def __init__(
        self, control: TimeControl | None, habits: Habits, main: int | None, has_periods: bool = False
    ) -> None:
        # One stone a block is a period for each move.
        if isinstance(control, Canadian) and control.stones == 1:
            control = ByoYomi(control.main, 1, control.period)
        self._control = control
        self._habits = habits
        self._has_periods = has_periods
        self._last: Left | None = None
        self._possible = self._at_start(main)

    def _at_start(self, main: int | None) -> tuple[_Stage, ...]:
        """Return the clock before the first move; empty if it is unknown."""
        if main is None:
            return ()
        if main or not _period(self._control):
            return (_Stage(main, is_start=True),)
        stones = _block(self._control) if isinstance(self._control, ProgressiveCanadian) else _most(self._control)
        return (_Stage(_period(self._control), True, stones, is_start=True),)

    def read(self, left: Left | None, is_move: bool) -> int | None:
        """Read the time left at a node, None without one; return the milliseconds that its move took.

        Returns None if they are not known. `is_move` is True for a move of this side.
        """
        if left is None:
            # After a move without a time the next one covers both.
            if is_move:
                self._possible, self._last = (), None
            return None
        meanings = self._meanings(left)
        if not is_move:
            # Some programs repeat both times at every move.
            if left != self._last:
                self._possible, self._last = meanings, left
            return None
        self._last = left
        steps = [step for before in self._possible for after in meanings if (step := self._step(before, after))]
        self._possible = tuple({step.after: None for step in steps}) or meanings
        times = {step.used for step in steps}
        return times.pop() if len(times) == 1 else None

    def _meanings(self, left: Left) -> tuple[_Stage, ...]:
        """Return the meanings that a time left may have."""
        (time, count), control, period = left, self._control, _period(self._control)
        if not period:
            # Periods that the game information does not mention.
            is_other = bool(count) and isinstance(control, Absolute | None)
            # A program that does not count them: this may be main time or the rest of a period.
            is_other = is_other or (self._has_periods and self._habits.is_silent)
            return (_Stage(time, is_other, count if is_other else None),)
        main, over = _Stage(time), _Stage(time, True, self._count_of(time, count))
        if count is None:
            # FF[4]: OB and OW count overtime, so without them this is main time, unless the program leaves them out.
            return (main, over) if time <= period and self._habits.is_silent else (main,)
        if not count:
            return (over,) if not time else (main, over) if time <= period else (main,)
        if time > period:
            return (main,)
        most = _most(control)
        if most is not None and count > most:
            return ()
        return (main, over) if self._habits.counts_main and count == most else (over,)

    def _count_of(self, time: int, count: int | None) -> int | None:
        """Return the number of periods or stones; the only one there can be if the record gives none."""
        control = self._control
        if isinstance(control, ByoYomi | Ing) and not count and time:
            # Without a count, or counting those behind the present one, it is unknown which of several periods this is.
            return 1 if _most(control) == 1 else None
        return count

    def _step(self, before: _Stage, after: _Stage) -> _Step | None:
        """Return the move between two times left; None if no move leads from one to the other."""
        control = self._control
        if isinstance(control, Fischer):
            return _with_increment(control, before, after)
        if isinstance(control, Bronstein | SimpleDelay):
            used = before.time - after.time
            if isinstance(control, SimpleDelay) or after.time:
                # With the same time as before, the move took any part of the delay.
                return None if used < 0 else _Step(after, used + control.delay if used else None)
            # A loss on time, after which nothing is given back.
            return _Step(after, used)
        if isinstance(control, Hourglass):
            return _Step(after, None)
        if not after.in_overtime:
            used = before.time - after.time
            return None if before.in_overtime or used < 0 else _Step(after, used)
        if isinstance(control, ByoYomi | Ing):
            return self._in_periods(control, before, after)
        if isinstance(control, Canadian | ProgressiveCanadian):
            return _in_block(control, before, after)
        return _Step(after, None)

    def _in_periods(self, control: ByoYomi | Ing, before: _Stage, after: _Stage) -> _Step | None:
        period, most = _period(control), _most(control) or 1
        if after.number is None or (before.in_overtime and before.number is None):
            return _Step(after, None)
        first = most if before.number is None else before.number
        if after.number > first:
            return None
        # All the time until the loss on time, when the move began: a period of byo-yomi is whole again then.
        rest = before.time if isinstance(control, Ing) or not before.in_overtime else period
        whole = first - 1 if before.in_overtime else most
        used = rest + whole * period - (after.time + (after.number - 1) * period if after.number else 0)
        is_open = isinstance(control, ByoYomi) and after.time == period and not self._habits.before_renewal
        # Nothing left in a period that is not lost: some programs mean the next one.
        is_open = is_open or (not after.time and bool(after.number))
        return None if used < 0 else _Step(after, None if is_open else used)


def _with_increment(control: Fischer, before: _Stage, after: _Stage) -> _Step | None:
    """Return a move with Fischer's increment: the sum is the same if every time was written before it is added."""
    used = before.time + control.increment - after.time
    if used < 0:
        return None
    # The first move and a loss on time show the difference, and a cap hides it.
    is_open = bool(control.increment) and (not after.time or (before.is_start and after.time <= before.time))
    is_capped = control.cap is not None and before.time + control.increment > control.cap
    return _Step(after, None if is_open or is_capped else used)


def _in_block(control: Canadian | ProgressiveCanadian, before: _Stage, after: _Stage) -> _Step | None:
    """Return a move in a Canadian block, or the one that enters overtime."""
    period, first = control.period, _block(control)
    if after.time == after.number == 0:
        # A loss on time.
        return _Step(after, before.time + (0 if before.in_overtime else period))
    if not before.in_overtime:
        # One move cannot use up a block, so this is its first, whether or not the program counts it.
        if after.number not in (None, first, first - 1):
            return None
        stones = first - 1 if after.number is None else after.number
        used = before.time + period - after.time
        return _Step(after._replace(number=stones), used if first > 1 else None)
    if before.number is None:
        return _Step(after, None)
    if before.number == 0:
        # The first move of the next block.
        return _Step(after, period - after.time)
    if before.number == 1 and (after.time == period or (after.number or 0) > 1):
        # The move ends the block, and the program gives the time and the stones of the next one.
        return _Step(after._replace(number=first) if after.number is None else after, None)
    if after.time > before.time or after.number not in (None, before.number - 1):
        return None
    return _Step(after._replace(number=before.number - 1), before.time - after.time)


def _period(control: TimeControl | None) -> int:
    """Return the length of a period or block in milliseconds; 0 without overtime."""
    match control:
        case ByoYomi() | Canadian() | ProgressiveCanadian():
            return control.period
        case Ing():
            return control.block
        case _:
            return 0


def _most(control: TimeControl | None) -> int | None:
    """Return the number of periods, or of stones in a block; None where it is not limited."""
    match control:
        case ByoYomi():
            return control.periods
        case Ing():
            return control.blocks
        case Canadian():
            return control.stones
        case _:
            return None


def _block(control: Canadian | ProgressiveCanadian) -> int:
    """Return the number of stones in the first block."""
    return control.stones if isinstance(control, Canadian) else control.stones_in(0)
