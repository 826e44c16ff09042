"""Running clocks: a timer that lets time pass, for the game on the board and for a real board."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QElapsedTimer, QObject, Qt, Signal, Slot

from goboard_app.app.jobs import single_shot
from goboard_app.clock.clock import GameClock, UpcomingEvent
from goboard_app.clock.control import SECOND, TimeControl
from goboard_app.go.board import Color
from goboard_app.session.session import GameSession, Phase

_TENTH = SECOND // 10
_LAST_SECONDS = 10 * SECOND


class RunningClock(QObject):
    """The base of clocks that run; `now` is the clock at this moment.

    Signals: `shown(GameClock)` whenever the display of a clock may have changed; `reached(ClockEvent, Color)` once for
    each warning and period; `lost(Color)` when a side has no time left.
    """

    shown = Signal(object)
    reached = Signal(object, object)
    lost = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock: GameClock | None = None
        self._upcoming: UpcomingEvent | None = None
        self._stopwatch = QElapsedTimer()
        self._timer = single_shot(self, self._on_timeout)
        # The coarse timer of Qt may be 5% late, which a clock of seconds would show.
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)

    @property
    def now(self) -> GameClock | None:
        """The clock at this moment; None without a clock."""
        raise NotImplementedError

    def _run(self, clock: GameClock) -> None:
        """Let a clock run from this moment on."""
        self._clock = clock
        self._stopwatch.start()
        self._schedule(clock)

    def _schedule(self, clock: GameClock) -> None:
        color = clock.running
        self._upcoming = clock.next_event()
        if color is None:
            self._timer.stop()
            return
        left = clock.state(color).left
        # The display shows tenths in the last ten seconds, so it is updated ten times a second.
        step = _TENTH if left is not None and left <= _LAST_SECONDS else SECOND
        waits = [clock.next_tick(step), self._upcoming.after if self._upcoming else None]
        # At least 1 ms: with 0 the timer would fire many times before the clock shows another time.
        self._timer.start(max(1, min((wait for wait in waits if wait is not None), default=SECOND)))

    @Slot()
    def _on_timeout(self) -> None:
        clock = self.now
        if clock is None or self._clock is None:
            return
        color, before = self._clock.running, self._upcoming
        self.shown.emit(clock)
        if clock.loser is not None:
            self._timer.stop()
            self.lost.emit(clock.loser)
            return
        upcoming = clock.next_event()
        if before is not None and color is not None and _has_passed(before, upcoming):
            self.reached.emit(before.event, color)
        self._schedule(clock)


class RealBoardClock(RunningClock):
    """The clock of a game on a real board, where the players press keys; `moves` is the number made by each side.

    The first press starts the time of the other side.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.moves = dict.fromkeys(Color, 0)
        self.has_begun = False

    @property
    def now(self) -> GameClock | None:
        """The clock at this moment; None before it is set up."""
        return None if self._clock is None else self._clock.with_elapsed(self.elapsed())

    def elapsed(self) -> int:
        """Return the time since the last press or pause, in milliseconds."""
        return self._stopwatch.elapsed()

    def set_up(self, black: TimeControl, white: TimeControl) -> None:
        """Give both sides all their time, and wait for the first press."""
        self.moves, self.has_begun = dict.fromkeys(Color, 0), False
        self._show(GameClock.set_up(black, white))

    def press(self, color: Color) -> bool:
        """Pass the turn to the other side after a move of this one; return whether it was their turn."""
        clock = self.now
        if clock is None or clock.loser is not None:
            return False
        if not self.has_begun:
            self.has_begun = True
            self._show(replace(clock, to_move=color.opponent, is_paused=False))
            return True
        if clock.running is not color:
            return False
        # The time may have run out just before the press, which then is too late.
        self.moves[color] += 1
        self._show(clock.press())
        return True

    @Slot()
    def toggle_pause(self) -> None:
        """Pause the clock, or let it continue; before the first press start the time of Black."""
        clock = self.now
        if clock is not None and clock.loser is None:
            self.has_begun = True
            self._show(clock.resume() if clock.is_paused else clock.pause())

    def _show(self, clock: GameClock) -> None:
        self._run(clock)
        self.shown.emit(clock)


class ClockDriver(RunningClock):
    """The driver of one session's clock while its game is played."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session: GameSession | None = None
        self._is_playing = False

    @property
    def now(self) -> GameClock | None:
        """The clock at this moment; None for a game without a clock."""
        timing = self._session.timing if self._session is not None else None
        return None if timing is None else timing.now()

    @property
    def is_paused(self) -> bool:
        """True while there is a clock and it is paused."""
        return self._clock is not None and self._clock.is_paused

    def follow(self, session: GameSession) -> None:
        """Run the clock of this session as its game goes on; call this after every change."""
        timing = session.timing
        self._session = session
        if timing is None:
            self._stop()
            return
        if timing.clock is self._clock and self._may_run(session) == self._timer.isActive():
            return
        is_other_clock = timing.clock is not self._clock
        if not self._may_run(session):
            self._halt()
        elif is_other_clock or not self._timer.isActive():
            self._begin(timing.clock)
        self.shown.emit(timing.now())

    @Slot()
    def toggle_pause(self) -> None:
        """Pause the clocks, or let them continue."""
        timing = self._session.timing if self._session is not None else None
        if timing is None or self._session is None:
            return
        clock = timing.now()
        timing.set_clock(clock.resume() if clock.is_paused else clock.pause())
        self._begin(timing.clock)
        self.shown.emit(timing.clock)

    def pause(self) -> None:
        """Pause the clocks if they run."""
        if self._timer.isActive() and not self.is_paused:
            self.toggle_pause()

    def _may_run(self, session: GameSession) -> bool:
        timing = session.timing
        if timing is None or not session.is_live or session.info.result:
            return False
        # Looking back at earlier moves neither starts nor stops the time of the game.
        if session.cursor is timing.node:
            self._is_playing = session.phase is Phase.PLAYING
        return self._is_playing and timing.clock.running is not None

    def _begin(self, clock: GameClock) -> None:
        """Let the clock of the session run from this moment on."""
        self._run(clock)
        if self._session is not None and self._session.timing is not None:
            self._session.timing.elapsed = self._elapsed

    def _halt(self) -> None:
        """Stop the clock while neither side is to move: during the count, and after the end of the game."""
        session = self._session
        if session is None or session.timing is None:
            return
        timing = session.timing
        now = timing.now()
        # The stopwatch belongs to the clock it was started with, not to one that a move just made;
        # and after a loss on time, taking the result back gives the turn back.
        if self._timer.isActive() and timing.clock is self._clock and now.loser is None:
            timing.set_clock(now)
        self._timer.stop()
        timing.elapsed = _none
        self._clock = session.timing.clock

    def _stop(self) -> None:
        self._timer.stop()
        self._clock = None

    def _elapsed(self) -> int:
        return self._stopwatch.elapsed()


def _has_passed(before: UpcomingEvent, now: UpcomingEvent | None) -> bool:
    """Return whether the awaited event has happened, because another or a later event is next."""
    return now is None or now.event is not before.event or now.after > before.after


def _none() -> int:
    return 0
