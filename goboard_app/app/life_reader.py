"""Reader: reads which groups of a stopped board live, in another thread."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.app.jobs import Job
from goboard_app.go.board import Point
from goboard_app.go.position import Position
from goboard_app.late import late
from goboard_app.scoring.proposal import Proposal, Watch
from goboard_app.session.session import GameSession

with late:
    from goboard_app.scoring.life.propose import propose

# The number of proposals that are kept.
_KEPT = 8

Proposer = Callable[[Position, Watch], Proposal]
"""A function that reads a position; it reports to the watch, and raises CalledOff after `call_off`."""


def read_groups(position: Position, watch: Watch) -> Proposal:
    """Read the groups with the program's own reader, which is loaded with the first count and not at the start.

    Raises CalledOff if `watch` calls the work off.
    """
    return propose(position, watch)


class Reader(QObject):
    """The reading of the position that is being counted; it is called off when the position changes.

    Signals: `answered(Position, Proposal)` when a position was read; `shown()` at intervals for a reading of more than
    half a second; `ended()` when such a reading is over; `stopped()` when the reading was stopped or failed, so that no
    answer comes. A late answer is dropped.
    """

    answered = Signal(object, object)
    shown = Signal()
    ended = Signal()
    stopped = Signal()

    def __init__(self, proposer: Proposer = read_groups, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._proposer = proposer
        self._known: dict[Position, Proposal] = {}
        self._watch: ReadingWatch | None = None
        self._position: Position | None = None
        self._stopped: Position | None = None
        self._is_shown = False
        self._job = Job(self)
        self._job.progressed.connect(self._on_progressed)
        self._job.ended.connect(self._on_ended)
        self._job.done.connect(self._on_done)
        self._job.failed.connect(self._on_failed)

    @property
    def is_busy(self) -> bool:
        """True while a position is being read."""
        return self._job.is_busy

    @property
    def is_late(self) -> bool:
        """True while a reading takes so long that its progress is shown."""
        return self._is_shown

    @property
    def place(self) -> Point | None:
        """The point of the group being read, as last reported."""
        return self._watch.point if self._watch is not None else None

    @property
    def done(self) -> float:
        """The fraction of the reading that is done, from 0 to 1."""
        return self._watch.done if self._watch is not None else 0.0

    def known(self, position: Position) -> Proposal | None:
        """Return the proposal for a position read lately; None if it has to be read first."""
        return self._known.get(position)

    def follow(self, session: GameSession) -> None:
        """Read the position counted in this session; call this after every change."""
        counting = session.counting
        if counting is None or not counting.needs_proposal:
            self._call_off()
            if counting is None and session.trial is None:
                self._stopped = None
            return
        if self.is_busy and self._position == counting.position:
            return
        self._call_off()
        # A reading that the user stopped is not begun again for the same position.
        if counting.position != self._stopped:
            self._begin(counting.position)

    def read(self, position: Position) -> None:
        """Read a position that is not being counted; the next change calls the reading off."""
        self._call_off()
        self._begin(position)

    @Slot()
    def stop(self) -> None:
        """Stop the reading at the user's request; the stones stay as they are marked."""
        self._stopped = self._position
        self._call_off()
        self.stopped.emit()

    def _begin(self, position: Position) -> None:
        self._watch, self._position = ReadingWatch(), position
        work = partial(self._proposer, position)
        # The window first paints the begun count.
        self._job.start_beside(work, self._watch, is_patient=True)

    def _call_off(self) -> None:
        self._position = None
        self._job.cancel()

    @Slot()
    def _on_progressed(self) -> None:
        self._is_shown = True
        self.shown.emit()

    @Slot()
    def _on_ended(self) -> None:
        self._watch = None
        if self._is_shown:
            self._is_shown = False
            self.ended.emit()

    @Slot(object)
    def _on_done(self, proposal: Proposal) -> None:
        position, self._position = self._position, None
        if position is None:
            return
        self._known[position] = proposal
        if len(self._known) > _KEPT:
            # A dict keeps the order of insertion, so the first is the oldest.
            del self._known[next(iter(self._known))]
        self.answered.emit(position, proposal)

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        # The position is not read again: the players mark the stones themselves.
        self._stopped, self._position = self._position, None
        self.stopped.emit()
        raise error


class ReadingWatch:
    """The progress of a reading; written by the reading thread, read by the window's thread."""

    def __init__(self) -> None:
        self.point: Point | None = None
        self.done = 0.0
        self._is_called_off = False

    def told(self, point: Point | None, done: float) -> None:
        """Record the point and the fraction of the work, and let the window's thread run."""
        self.point, self.done = point, done
        time.sleep(0)

    def call_off(self) -> None:
        """Ask the work to stop as soon as possible."""
        self._is_called_off = True

    def is_called_off(self) -> bool:
        """Return whether the work has to stop."""
        return self._is_called_off
