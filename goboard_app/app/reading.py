"""Reading: what becomes of the groups on a stopped board, worked out beside the running program."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QRunnable, QThreadPool, QTimer, Signal, Slot

from goboard_app.go.point import Point
from goboard_app.go.position import Position
from goboard_app.scoring.proposal import CalledOff, Proposal, Watch
from goboard_app.session.game_session import GameSession

LATE_MS = 500
_LOOK_MS = 100
_KEPT = 8

Proposer = Callable[[Position, Watch], Proposal]
"""What reads a position: it tells the watch how far it is, and raises CalledOff when told to."""


def read_groups(position: Position, watch: Watch) -> Proposal:
    """The program's own reading; loaded with the first count, since a start does not need it."""
    from goboard_app.scoring.life.propose import propose

    return propose(position, watch)


class Reader(QObject):
    """Reads the position that is being counted, and calls that off when another one is.

    Signals: `answered(Position, Proposal)` when a position was read; `shown()` every now and then
    for what takes longer than half a second; `ended()` when that is over. An answer that comes too
    late is dropped.
    """

    answered = Signal(object, object)
    shown = Signal()
    ended = Signal()

    def __init__(self, proposer: Proposer = read_groups, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._proposer = proposer
        self._known: dict[Position, Proposal] = {}
        self._watch: ReadingWatch | None = None
        self._position: Position | None = None
        self._stopped: Position | None = None
        self._is_shown = False
        self._watches: list[ReadingWatch] = []
        self._look = QTimer(self)
        self._look.timeout.connect(self._on_look)
        # The reader itself is no more when this is told.
        self.destroyed.connect(partial(_call_all_off, self._watches))

    @property
    def is_busy(self) -> bool:
        """Whether something is being read."""
        return self._watch is not None

    @property
    def is_late(self) -> bool:
        """Whether that takes so long that it is shown."""
        return self._is_shown

    @property
    def place(self) -> Point | None:
        """Where the reading is now, as far as it said."""
        return self._watch.point if self._watch is not None else None

    @property
    def done(self) -> float:
        """Which part of the reading is done, from 0 to 1."""
        return self._watch.done if self._watch is not None else 0.0

    def known(self, position: Position) -> Proposal | None:
        """What was read of a position lately; None where it has to be read first."""
        return self._known.get(position)

    def follow(self, session: GameSession) -> None:
        """Read what is counted in this session now; call it after every change."""
        counting = session.counting
        if counting is None or not counting.needs_proposal:
            self._call_off()
            if counting is None and session.trial is None:
                self._stopped = None
            return
        if self._watch is not None and self._position == counting.position:
            return
        self._call_off()
        if counting.position != self._stopped:
            self._begin(counting.position)

    def read(self, position: Position) -> None:
        """Read a position that nobody counts yet; the next change calls that off."""
        self._call_off()
        self._begin(position)

    @Slot()
    def stop(self) -> None:
        """Nobody wants to wait: the stones stay as they are marked now."""
        self._stopped = self._position
        self._call_off()

    def _begin(self, position: Position) -> None:
        watch = self._watch = ReadingWatch()
        self._position = position
        self._watches.append(watch)
        task = _Task(position, watch, self._proposer)
        task.reporter.done.connect(self._on_done)
        self._look.start(LATE_MS)
        _keep(task)
        QThreadPool.globalInstance().start(task)

    def _call_off(self) -> None:
        watch, self._watch, self._position = self._watch, None, None
        self._look.stop()
        if watch is not None:
            watch.call_off()
            self._watches.remove(watch)
        if self._is_shown:
            self._is_shown = False
            self.ended.emit()

    @Slot()
    def _on_look(self) -> None:
        self._is_shown = True
        self._look.start(_LOOK_MS)
        self.shown.emit()

    @Slot(object, object)
    def _on_done(self, watch: object, proposal: Proposal | None) -> None:
        position = self._position
        if watch is not self._watch or position is None:
            return
        self._call_off()
        if proposal is None:
            # The reading failed; the players mark the stones by themselves.
            self._stopped = position
            return
        self._known[position] = proposal
        if len(self._known) > _KEPT:
            del self._known[next(iter(self._known))]
        self.answered.emit(position, proposal)


class ReadingWatch:
    """How far a reading is; written by the thread that reads, looked at by the other."""

    def __init__(self) -> None:
        self.point: Point | None = None
        self.done = 0.0
        self._is_called_off = False

    def told(self, point: Point | None, done: float) -> None:
        """Note where the work is, and let the window have its turn."""
        self.point, self.done = point, done
        time.sleep(0)

    def call_off(self) -> None:
        """Have the work stop as soon as possible."""
        self._is_called_off = True

    def is_called_off(self) -> bool:
        """Whether the work is to stop."""
        return self._is_called_off


def _call_all_off(watches: list[ReadingWatch], _gone: object = None) -> None:
    for watch in watches:
        watch.call_off()


class _Reporter(QObject):
    done = Signal(object, object)


class _Task(QRunnable):
    """Reads one position in a thread of the pool and reports to the thread of the program."""

    def __init__(self, position: Position, watch: ReadingWatch, proposer: Proposer) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self.reporter = _Reporter()
        self.is_over = False
        self._position = position
        self._watch = watch
        self._proposer = proposer

    def run(self) -> None:
        """Read the position; no proposal is reported where that was called off, or failed."""
        found: Proposal | None = None
        try:
            found = self._proposer(self._position, self._watch)
        except CalledOff:
            pass
        finally:
            self.reporter.done.emit(self._watch, found)
            self.is_over = True


_running: list[_Task] = []


def _keep(task: _Task) -> None:
    """Hold a task until its thread is done with it, whoever has called it off meanwhile.

    Let go of them here alone: its reporter belongs to the thread of the program, and must not be
    deleted by the other.
    """
    _running[:] = [other for other in _running if not other.is_over]
    _running.append(task)
