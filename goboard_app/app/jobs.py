"""Jobs: long work that keeps the window responsive, in slices in its thread or in another thread beside it.

    job = Job(self)
    job.done.connect(self._on_done)
    job.start_slices(read_lesson_in_steps(trees))  # work on trees: only one thread may touch them
    job.start_beside(partial(load_file, path), ReadingWatch())  # work on data of its own

All long work uses this module: no other one measures time to return to the event loop, or starts a thread.
"""

from __future__ import annotations

import gc
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from functools import cache, partial
from itertools import islice
from types import GeneratorType
from typing import Protocol, TypeVar

from PySide6.QtCore import (
    QAbstractEventDispatcher,
    QMetaMethod,
    QObject,
    QThreadPool,
    QTimer,
    Signal,
    SignalInstance,
    Slot,
)
from shiboken6 import isValid

from goboard_app.record.tree import GameTree

TURN_S = 0.008
"""The longest turn, in seconds, in the thread of the window: half a frame."""
LATE_MS = 500
"""The time in milliseconds from which work reports its progress."""
AT_ONCE_S = 0.03
"""The longest time in seconds for which the window may block on short work beside."""

# The interval at which the progress of other threads is read.
_LOOK_MS = 100
# Qt paints within 5 ms after the end of a change; the first pass of the timer only brings that end.
_PAINTED_MS, _PASSES = 10, 2
_COLLECT_MS = 50
# After this number of new objects they are all collected together, and then frozen: 5 ms.
_MANY = 30_000
# More new objects at once are not examined at all: the pause would be visible.
_TOO_MANY = 100_000
# The time in seconds for which another thread runs on while the window's thread waits. Qt's calls for drawing each wait
# once, so Python's default, fifty times as long, would be visible.
_SWITCH_S = 0.0001
# One thread for each file that several windows may write at a time, and some to spare.
_WRITERS = 8
# Files up to this number of characters, and unsaved games up to this number of nodes, are done at once.
_FEW_CHARACTERS = 10_000
_FEW_NODES = 300

_Outcome = TypeVar("_Outcome")
Steps = Generator[float, None, _Outcome]
"""Work that yields the fraction done, from 0 to 1, and returns its outcome.

The same type as in `lessons.steps`, which a program that shows no lesson need not load.
"""


class JobStopped(Exception):
    """The error that ends work after it was called off; the work has no outcome."""


class Watched(Protocol):
    """The watch shared with work beside: the work writes it, and the thread of the window reads it."""

    @property
    def done(self) -> float:
        """The fraction of the work that is done, from 0 to 1."""

    def call_off(self) -> None:
        """Ask the work to stop as soon as possible."""


_Watch = TypeVar("_Watch", bound=Watched)


class JobWatch:
    """The plain watch, for work without a watch class of its own."""

    def __init__(self) -> None:
        self.done = 0.0
        self._is_called_off = False

    def told(self, done: float) -> None:
        """Record the fraction that is done; raises JobStopped if the work was called off."""
        self.done = done
        # Sleeping for zero seconds lets the window's thread run.
        time.sleep(0)
        if self._is_called_off:
            raise JobStopped

    def call_off(self) -> None:
        """Stop the work when it next reports its progress."""
        self._is_called_off = True


class ShortWait:
    """A short wait of the window's thread for work beside, so short that it is hardly visible."""

    def __init__(self) -> None:
        self._told = threading.Event()
        self._is_long = False

    def end(self, is_long: bool = False) -> None:
        """End the wait, because the work is over or is known to take long; only the first call counts."""
        if not self._told.is_set():
            self._is_long = is_long
            self._told.set()

    def is_enough(self) -> bool:
        """Wait, and return whether the work was over within the moment."""
        return self._told.wait(AT_ONCE_S) and not self._is_long


class Job(QObject):
    """A job that does one piece of work at a time; starting again drops the work in progress.

    Signals: `progressed(float)` with the fraction done, after every slice, and every 100 ms for long work beside;
    `ended()` when the work is over for any reason. After it, `done(object)` with the outcome of the work or
    `failed(Exception)` with the error it raised; neither of them for cancelled work, even if it still ends. If no slot
    is connected to `failed`, the exception is raised in the thread of the window, so that no error is lost.
    """

    progressed = Signal(float)
    done = Signal(object)
    failed = Signal(object)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Steps[object] | None = None
        self._task: _ThreadTask | None = None
        self._turn_s = TURN_S
        self._pause_ms = 0
        self._late_ms = LATE_MS
        self._passes = 0
        self._is_connected = False
        self._begun: list[Steps[object] | _ThreadTask] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_timer)
        # When `destroyed` is emitted, the job itself cannot be used any more, so the list is passed.
        self.destroyed.connect(partial(_leave, self._begun))

    @property
    def is_busy(self) -> bool:
        """True while there is work whose end has not been reported."""
        return self._steps is not None or self._task is not None

    def start_slices(
        self,
        steps: Steps[object],
        *,
        delay_ms: int = 0,
        pause_ms: int = 0,
        turn_s: float | None = None,
    ) -> None:
        """Work in the thread of the window, in slices, whenever the event loop is idle.

        Work begins after `delay_ms` and pauses for `pause_ms` between turns of `turn_s` seconds; long pauses leave time
        for more urgent jobs. A step should take a few milliseconds at most. The nodes of a tree are made when they are
        first read, which two threads must not do at once: therefore all work that reads trees runs in this way, and no
        edit comes within a step.
        """
        self.cancel()
        self._steps = steps
        self._turn_s, self._pause_ms = turn_s or TURN_S, pause_ms
        self._begun.append(steps)
        self._timer.start(delay_ms)

    def start_beside(
        self,
        work: Callable[[_Watch], object],
        watch: _Watch,
        *,
        late_ms: int = LATE_MS,
        last_s: float = 0.0,
        is_patient: bool = False,
        may_hang: bool = False,
    ) -> None:
        """Work in another thread, which must touch no QObject; the progress is reported after `late_ms`.

        Work that `is_patient` begins after the window has painted its current change: two threads that run Python take
        twice as long for everything, and the delay would be visible.

        If the owner of the job is destroyed, the work is called off at once. Work that must be completed all the same,
        such as writing a file, gets `last_s` seconds to end by itself and is waited for. It has threads of its own, so
        that it never queues behind less important work.

        Work that `may_hang` in a call of the system has a thread for which the end of the program does not wait beyond
        `last_s` seconds; it must not write files.
        """
        self.cancel()
        if not self._is_connected:
            self._is_connected = True
            # Connected only with the first work; the slot ignores the tasks of other jobs.
            _post().over.connect(self._on_over)
        task = self._task = _ThreadTask(partial(work, watch), watch, last_s, may_hang)
        self._begun.append(task)
        self._late_ms = late_ms
        if is_patient:
            self._passes = _PASSES
            self._timer.start(_PAINTED_MS)
        else:
            self._send(task)

    @Slot()
    def cancel(self) -> None:
        """Stop the work and drop its outcome."""
        if not self.is_busy:
            return
        steps, task = self._steps, self._task
        self._clear()
        if task is not None:
            task.call_off()
        if steps is not None:
            _close(steps)
        self.ended.emit()

    def finish(self) -> None:
        """Do the rest now, or wait for it, and report the outcome before returning."""
        while self._steps is not None:
            self.take_turn()
        if self._task is not None:
            task = self._task
            if not task.is_sent:
                self._send(task)
            # The task may still be queued behind others, so it is run here.
            task.run()
            task.over.wait()
            self._on_over(task)

    @property
    def wait(self) -> Callable[[], object]:
        """A function that waits for the current work beside; other work beside may call it."""
        return _nothing if self._task is None else self._task.over.wait

    def finish_soon(self) -> bool:
        """Wait a moment for work beside, and report its outcome; return whether it is over."""
        task = self._task
        if task is not None and task.over.wait(AT_ONCE_S):
            self._on_over(task)
        return not self.is_busy

    @Slot()
    def _on_timer(self) -> None:
        if self._steps is not None:
            _turns().ask(self)
        elif self._task is not None and self._task.is_sent:
            self._timer.start(_LOOK_MS)
            self.progressed.emit(self._task.watch.done)
        elif self._task is not None:
            self._passes -= 1
            if self._passes == 0:
                self._send(self._task)

    def _send(self, task: _ThreadTask) -> None:
        task.is_sent = True
        self._timer.start(self._late_ms)
        _post().begin()
        if task.may_hang:
            # Python does not wait for a daemon; Qt's pools wait for all of their threads.
            threading.Thread(target=task.run, daemon=True).start()
            return
        # Writing has threads of its own, so that it never queues behind less important work.
        (_writers() if task.last_s else QThreadPool.globalInstance()).start(task.run)

    def take_turn(self) -> None:
        """Work in slices for one turn; only `_Turns` calls this."""
        if self._steps is not None:
            self._timer.start(self._pause_ms)
            self._work(self._steps)

    def _work(self, steps: Steps[object]) -> None:
        """Work for the length of a turn; a step itself may cancel the work or start other work."""
        part, end = 0.0, time.perf_counter() + self._turn_s
        while self._steps is steps and time.perf_counter() < end:
            try:
                part = next(steps)
            except StopIteration as over:
                if self._steps is steps:
                    self._tell(over.value, None)
                return
            except Exception as error:
                # The step itself cancelled the work or started other work, so `failed` is not emitted for it.
                if self._steps is not steps:
                    raise
                self._tell(None, error)
                return
        if self._steps is steps:
            self.progressed.emit(part)

    @Slot(object)
    def _on_over(self, task: object) -> None:
        if task is self._task and isinstance(task, _ThreadTask):
            self._tell(task.result, task.error)

    def _tell(self, result: object, error: Exception | None) -> None:
        self._clear()
        self.ended.emit()
        if error is None:
            self.done.emit(result)
        # An error without a listener is raised, so that it is not lost.
        elif self.isSignalConnected(QMetaMethod.fromSignal(self.failed)):
            self.failed.emit(error)
        else:
            raise error

    def _clear(self) -> None:
        self._timer.stop()
        _turns().leave(self)
        self._steps = self._task = None
        # Tasks that were called off but still run stay in the list, so that they are waited for at the end.
        self._begun[:] = [
            each for each in self._begun if isinstance(each, _ThreadTask) and each.is_sent and not each.over.is_set()
        ]


class _Turns(QObject):
    """The queue of jobs: one works between two passes of the event loop, the longest-waiting first.

    Each works for half a frame; four of them in succession would be visible.
    """

    def __init__(self) -> None:
        super().__init__()
        self._waiting: deque[Job] = deque()
        self._is_taken = False
        self._pass = single_shot(self, self._on_pass)

    def ask(self, job: Job) -> None:
        """Let this job work now, or when its turn comes."""
        if job not in self._waiting:
            self._waiting.append(job)
        if not self._is_taken:
            self._give()

    def _give(self) -> None:
        while self._waiting:
            job = self._waiting.popleft()
            # The job may have been destroyed with its window.
            if isValid(job):
                self._is_taken = True
                # A timer of 0 ms fires after all pending events, so that the window can react between two turns.
                self._pass.start(0)
                job.take_turn()
                return

    def leave(self, job: Job) -> None:
        """Remove a job that has no work left from the queue."""
        if job in self._waiting:
            self._waiting.remove(job)

    @Slot()
    def _on_pass(self) -> None:
        self._is_taken = False
        self._give()


@cache
def _turns() -> _Turns:
    return _Turns()


class RecordJob(Job):
    """Work in slices on the games of a record, which may change during the work.

    Short work is done before `start` returns. After changing a game that is being read, the caller restarts the work
    with `look`.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make: Callable[[], Steps[object]] = _no_steps
        self._trees: Callable[[], Sequence[GameTree]] = _no_trees
        self._stamp: tuple[tuple[int, int], ...] = ()
        self.ended.connect(self._forget)

    def start(self, make: Callable[[], Steps[object]], trees: Callable[[], Sequence[GameTree]]) -> None:
        """Begin work that reads these games; `make` returns its steps, each time that the work begins."""
        if _are_small(trees()):
            self._begin(make, trees, make())
            self.finish()
        else:
            self._begin(make, trees, holding_collector(make()))

    def look(self) -> None:
        """Restart the work if the games have been replaced, or one of them has changed."""
        if self.is_busy and self._stamp != self._stamp_now():
            make = self._make
            self._begin(make, self._trees, holding_collector(make()))

    def _begin(
        self,
        make: Callable[[], Steps[object]],
        trees: Callable[[], Sequence[GameTree]],
        steps: Steps[object],
    ) -> None:
        self.cancel()
        self._make, self._trees = make, trees
        self._stamp = self._stamp_now()
        self.start_slices(steps)

    def _stamp_now(self) -> tuple[tuple[int, int], ...]:
        # The identity shows that a tree was replaced, the revision that it was edited.
        return tuple((id(tree), tree.revision) for tree in self._trees())

    @Slot()
    def _forget(self) -> None:
        self._make, self._trees = _no_steps, _no_trees


class Collector:
    """Python's garbage collector, of which a program has one: `COLLECTOR`.

    It is held while many lasting objects are made. By itself it examines all objects whenever their number has grown by
    a quarter, which takes a tenth of a second or more with some thousand games, and finds nothing.

    It is also held during work beside. Python collects in whichever thread asks for memory, and garbage may hold parts
    of a window, which only the window's thread may destroy; another thread crashes the program. During that work
    `collect` is called in the window's thread at intervals.

    Where there are windows it is taken over: garbage may hold a whole window, and destroying that while Qt destroys
    another one never ends. So garbage is collected only when the event loop is idle, which is never in the middle of
    other work.

    Objects that were examined and are alive are frozen. A record of 100,000 nodes is frozen part by part while it is
    made, so that it is never examined as a whole before `sweep`. Objects that came all at once are frozen without
    examination, and set `is_due`, which asks for a sweep.
    """

    def __init__(self) -> None:
        self._is_taken_over = False
        self._come = 0
        self._holders = 0
        self._beside = 0
        self._has_frozen = False
        self._left: list[object] = []
        self.is_due = False

    def hold(self) -> None:
        """Hold the collector until `release` has been called as often."""
        self._holders += 1
        gc.disable()

    def release(self, is_kept: bool) -> None:
        """End a hold; objects made under it that are kept are not examined again."""
        self._holders -= 1
        if is_kept:
            self._freeze()
        self._go_on()

    def take_over(self) -> None:
        """Collect only when the event loop of this thread is idle, until `give_back` is called."""
        if not self._is_taken_over:
            self._is_taken_over = True
            gc.disable()
            # Emitted when the event loop has no event left.
            QAbstractEventDispatcher.instance().aboutToBlock.connect(self.collect)

    def give_back(self) -> None:
        """Collect the younger objects, and return the collector to Python, because there are no windows any more."""
        if self._is_taken_over:
            self._is_taken_over = False
            self._left.clear()
            QAbstractEventDispatcher.instance().aboutToBlock.disconnect(self.collect)
            gc.collect(1)
            self._go_on()

    def begin_beside(self) -> None:
        """Hold the collector for one more piece of work beside."""
        self._beside += 1
        gc.disable()

    def end_beside(self) -> bool:
        """End the hold of a piece of work beside; return whether it was the last."""
        self._beside -= 1
        if self._beside == 0:
            # The other thread may still run a last line, during which no collection must be due.
            self.collect()
            self._go_on()
        return self._beside == 0

    def collect(self) -> None:
        """Collect the newest objects if they are due, with Python's own thresholds."""
        newest, newer, _ = gc.get_count()
        if self._holders or newest <= gc.get_threshold()[0]:
            return
        self._come += newest
        if self._come > _MANY:
            # Objects alive now are not examined again before another record is opened.
            if newest < _TOO_MANY:
                gc.collect()
            else:
                self.is_due = True
            self._freeze()
        else:
            gc.collect(1 if newer > gc.get_threshold()[1] else 0)

    def leave(self, thing: object) -> None:
        """Keep an unused object until `sweep`, because freeing 100,000 boards takes a while."""
        self._left.append(thing)

    def sweep(self) -> bool:
        """Free the objects that were kept, and examine all; return False if that has to wait.

        Call it when another record is open or a window has closed. During a hold or work beside it has to wait: the
        objects being made would be examined in vain, and their makers would stop for that time.
        """
        if self._holders or self._beside:
            return False
        self._left.clear()
        if self._has_frozen:
            self._has_frozen = self.is_due = False
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self._come = 0
        return True

    def _freeze(self) -> None:
        self._come, self._has_frozen = 0, True
        # Frozen objects are in a permanent generation, which collections skip.
        gc.freeze()

    def _go_on(self) -> None:
        if self._holders == 0 and self._beside == 0 and not self._is_taken_over:
            gc.enable()


COLLECTOR = Collector()


def single_shot(parent: QObject, act: Callable[[], object] | SignalInstance, milliseconds: int = 0) -> QTimer:
    """Return a timer that calls `act` once after this time; with 0 in the next turn of the event loop.

    Each start begins the time again, and leads to one call.
    """
    # `QTimer.singleShot` would keep a pending callable for good if the owner is deleted first.
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(act)
    return timer


class Alarm(QObject):
    """A timer that rings once after it was set. Signal: `rang()`. Tests replace its clock.

    Setting it again while it runs does not postpone it, so that a change waits no longer than the given time, however
    many others follow it.
    """

    rang = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = single_shot(self, self.rang)

    @property
    def is_set(self) -> bool:
        """True while the alarm is going to ring."""
        return self._timer.isActive()

    def set(self, milliseconds: int) -> None:
        """Ring after this time, unless the alarm is set already."""
        if not self.is_set:
            self._timer.start(milliseconds)

    def stop(self) -> None:
        """Cancel the alarm."""
        self._timer.stop()


class _Post(QObject):
    """The object that delivers the end of work from other threads to the window's thread.

    There is one for the whole program, so that no thread is the last to release it: a QObject must not be deleted by a
    thread other than its own, and a job may be gone before its work is over. While there is work, it also runs the
    collector.
    """

    over = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._timer = QTimer(self)
        self._timer.setInterval(_COLLECT_MS)
        self._timer.timeout.connect(self._on_timer)
        self._usual_switch_s = sys.getswitchinterval()
        self.over.connect(self._on_over)

    def begin(self) -> None:
        """Count one more piece of work."""
        COLLECTOR.begin_beside()
        sys.setswitchinterval(_SWITCH_S)
        self._timer.start()

    @Slot()
    def _on_timer(self) -> None:
        COLLECTOR.collect()

    @Slot(object)
    def _on_over(self, _task: object) -> None:
        if COLLECTOR.end_beside():
            self._timer.stop()
            sys.setswitchinterval(self._usual_switch_s)


@cache
def _post() -> _Post:
    return _Post()


@cache
def _writers() -> QThreadPool:
    """Return the thread pool for work that must be completed even after its window is gone."""
    pool = QThreadPool()
    pool.setMaxThreadCount(_WRITERS)
    return pool


class _ThreadTask:
    """One piece of work beside; `result` and `error` are valid after `over` is set."""

    def __init__(self, work: Callable[[], object], watch: Watched, last_s: float, may_hang: bool) -> None:
        self.watch = watch
        self.last_s = last_s
        self.may_hang = may_hang
        self.result: object = None
        self.error: Exception | None = None
        self.over = threading.Event()
        self.is_sent = False
        self._work: Callable[[], object] | None = work
        self._is_called_off = False
        self._begun = threading.Lock()

    def run(self) -> None:
        """Do the work, unless another thread does it; report its end in any case."""
        # Job.finish may run the task itself while it is queued.
        if not self._begun.acquire(blocking=False):
            return
        work, self._work = self._work, None
        try:
            result = work() if work is not None else None
            if not self._is_called_off:
                self.result = result
        except Exception as error:
            self.error = error
        finally:
            self.over.set()
            # If the program has ended, the Qt object of the signal is gone.
            with suppress(RuntimeError):
                _post().over.emit(self)

    def call_off(self) -> None:
        """Ask the work to stop as soon as possible, and drop its result."""
        self._is_called_off = True
        self.watch.call_off()

    def leave(self) -> None:
        """Give the work `last_s` seconds to end without its owner, then call it off and wait for it."""
        if not self.last_s:
            self.call_off()
        elif not self.over.wait(self.last_s):
            self.call_off()
            if not self.may_hang:
                self.over.wait()


def _leave(begun: Sequence[Steps[object] | _ThreadTask], _gone: object = None) -> None:
    for each in begun:
        if isinstance(each, _ThreadTask):
            each.leave()
        else:
            _close(each)


def _close(steps: Steps[object]) -> None:
    """Close the generator, so that its cleanup runs, unless one of its own steps cancels the work."""
    # Closing a running generator raises ValueError.
    if not (isinstance(steps, GeneratorType) and steps.gi_running):
        steps.close()


def holding_collector(steps: Steps[_Outcome], *, stays: bool = False) -> Steps[_Outcome]:
    """Return the same work, with the collector held from now until its end, however that comes.

    Objects made by it are frozen if it ends normally, or in any case with `stays`.
    """

    def holding() -> Steps[_Outcome]:
        is_kept = stays
        COLLECTOR.hold()
        try:
            yield 0.0
            outcome = yield from steps
            is_kept = True
            return outcome
        finally:
            COLLECTOR.release(is_kept)

    held = holding()
    # The first step holds the collector at once, not at the first turn.
    next(held)
    return held


def _are_small(trees: Sequence[GameTree]) -> bool:
    characters = nodes = 0
    for tree in trees:
        if tree.source is not None:
            characters += tree.source.end - tree.source.start
        else:
            nodes += sum(1 for _ in islice(tree.walk(), _FEW_NODES + 1))
        if characters > _FEW_CHARACTERS or nodes > _FEW_NODES:
            return False
    return True


def _no_steps() -> Steps[object]:
    raise JobStopped


def _nothing() -> None:
    """Return at once, because there is nothing to wait for."""


def _no_trees() -> Sequence[GameTree]:
    return ()
