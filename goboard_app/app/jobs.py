"""Jobs: long work that leaves the window live, in slices of its thread or beside it in another.

    job = Job(self)
    job.done.connect(self._on_done)
    job.start_slices(read_lesson_in_steps(trees))  # what touches trees: one thread alone may
    job.start_beside(partial(load_file, path), ReadingWatch())  # what touches nothing of others

All that takes time goes through here: nothing else measures time to give the window its turn, or
starts a thread.
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
    Slot,
)
from shiboken6 import isValid

from goboard_app.record.tree import GameTree

TURN_S = 0.008
"""As long as one turn may last in the thread of the window: half a frame."""
LATE_MS = 500
"""What takes no longer is not worth a word."""
AT_ONCE_S = 0.03
"""So long the window may stand still for work beside that is likely to be over soon."""

_LOOK_MS = 100
# Qt paints within five milliseconds of the end of what was done; the first pass only tells of that.
_PAINTED_MS, _PASSES = 10, 2
_COLLECT_MS = 50
# Once so many objects have come they are looked through together, and then no more: 5 ms.
_MANY = 30_000
# So many at once are not looked through at all: it would be seen.
_TOO_MANY = 100_000
# So long another thread goes on where that of the window wants its turn, which it does for each of
# the many calls that Qt makes to draw it. Fifty times as long is usual.
_SWITCH_S = 0.0001
# One thread for each file that several windows may write at a time, and some to spare.
_WRITERS = 8
# Files of so many characters, and games of so many nodes that are in no file, are done at once.
_FEW_CHARACTERS = 10_000
_FEW_NODES = 300

_Outcome = TypeVar("_Outcome")
Steps = Generator[float, None, _Outcome]
"""Work that yields which part of it is done, from 0 to 1, and returns what came of it.

The same as in `lessons.steps`, which a program that shows no lesson need not load.
"""


class JobStopped(Exception):
    """The work was called off; nothing came of it."""


class Watched(Protocol):
    """What work beside is handed: the work writes it, the thread of the window looks at it."""

    @property
    def done(self) -> float:
        """Which part of the work is done, from 0 to 1."""

    def call_off(self) -> None:
        """Have the work stop as soon as possible."""


_Watch = TypeVar("_Watch", bound=Watched)


class JobWatch:
    """The plain watch, for work that has none of its own kind."""

    def __init__(self) -> None:
        self.done = 0.0
        self._is_called_off = False

    def told(self, done: float) -> None:
        """Note which part is done; raise JobStopped where the work was called off."""
        self.done = done
        # Let the window have its turn.
        time.sleep(0)
        if self._is_called_off:
            raise JobStopped

    def call_off(self) -> None:
        """Have the work stop when it next tells how far it is."""
        self._is_called_off = True


class Moment:
    """What the thread of the window waits for work beside, as long as that is hardly seen."""

    def __init__(self) -> None:
        self._told = threading.Event()
        self._is_long = False

    def end(self, is_long: bool = False) -> None:
        """The work is over, or is known to take long; the first word counts."""
        if not self._told.is_set():
            self._is_long = is_long
            self._told.set()

    def is_enough(self) -> bool:
        """Whether the work is over within the moment."""
        return self._told.wait(AT_ONCE_S) and not self._is_long


class Job(QObject):
    """Does one piece of work at a time; to start again drops what goes on.

    Signals: `progressed(float)` with the part that is done, after every slice, and every now and
    then for work beside that takes long. `ended()` when the work is over, however that came. After
    it `done(object)` with what the work returned, or `failed(Exception)` with what it raised;
    neither for work that was cancelled, whose answer comes too late. An exception that nobody is
    connected to is raised in the thread of the window, so that no mistake is lost.
    """

    progressed = Signal(float)
    done = Signal(object)
    failed = Signal(object)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Steps[object] | None = None
        self._task: _Task | None = None
        self._turn_s = TURN_S
        self._pause_ms = 0
        self._late_ms = LATE_MS
        self._passes = 0
        self._is_connected = False
        self._begun: list[Steps[object] | _Task] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_timer)
        # The job itself is no more when this is told.
        self.destroyed.connect(partial(_leave, self._begun))

    @property
    def is_busy(self) -> bool:
        """Whether there is work whose end was not told yet."""
        return self._steps is not None or self._task is not None

    def start_slices(
        self,
        steps: Steps[object],
        *,
        delay_ms: int = 0,
        pause_ms: int = 0,
        turn_s: float | None = None,
    ) -> None:
        """Work in the thread of the window, a little at a time, whenever it has nothing to do.

        It begins after `delay_ms`, and pauses for `pause_ms` between turns of `turn_s`; what nobody
        waits for leaves so more to others. A step should take a few milliseconds at most. The nodes
        of a tree are made when they are looked at, which two threads must not do at once: so all
        that reads trees works in this way, and no edit comes in the middle of a step.
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
    ) -> None:
        """Work in another thread, which must touch no QObject; progress is told after `late_ms`.

        What `is_patient` begins once the window shows what changes just now: two threads that work
        in Python take twice as long for everything, and there it would be seen.

        Where the owner of the job goes meanwhile, the work is called off at once; but work that
        somebody wants all the same, a file that is being written, gets `last_s` seconds to end by
        itself, is waited for, and never stands in line behind work that nobody would miss.
        """
        self.cancel()
        if not self._is_connected:
            self._is_connected = True
            _post().over.connect(self._on_over)
        task = self._task = _Task(partial(work, watch), watch, last_s)
        self._begun.append(task)
        self._late_ms = late_ms
        if is_patient:
            self._passes = _PASSES
            self._timer.start(_PAINTED_MS)
        else:
            self._send(task)

    @Slot()
    def cancel(self) -> None:
        """Leave the work off; whatever comes of it is dropped."""
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
        """Do the rest now, or wait for it, and tell what came of it before this returns."""
        while self._steps is not None:
            self.take_turn()
        if self._task is not None:
            task = self._task
            if not task.is_sent:
                self._send(task)
            # It may still stand in line behind others.
            task.run()
            task.over.wait()
            self._on_over(task)

    @property
    def wait(self) -> Callable[[], object]:
        """Waits for the work beside that goes on now; other work beside may call it."""
        return _nothing if self._task is None else self._task.over.wait

    def finish_soon(self) -> bool:
        """Wait a moment for work beside, and tell what came of it; whether it is over."""
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

    def _send(self, task: _Task) -> None:
        task.is_sent = True
        self._timer.start(self._late_ms)
        _post().begin()
        (_writers() if task.last_s else QThreadPool.globalInstance()).start(task.run)

    def take_turn(self) -> None:
        """Work in slices for as long as a turn lasts; only whoever gives turns calls this."""
        if self._steps is not None:
            self._timer.start(self._pause_ms)
            self._work(self._steps)

    def _work(self, steps: Steps[object]) -> None:
        """Work for a while; a step may have the work left off, or begun anew."""
        part, end = 0.0, time.perf_counter() + self._turn_s
        while self._steps is steps and time.perf_counter() < end:
            try:
                part = next(steps)
            except StopIteration as over:
                if self._steps is steps:
                    self._tell(over.value, None)
                return
            except Exception as error:
                if self._steps is not steps:
                    raise
                self._tell(None, error)
                return
        if self._steps is steps:
            self.progressed.emit(part)

    @Slot(object)
    def _on_over(self, task: object) -> None:
        if task is self._task and isinstance(task, _Task):
            self._tell(task.result, task.error)

    def _tell(self, result: object, error: Exception | None) -> None:
        self._clear()
        self.ended.emit()
        if error is None:
            self.done.emit(result)
        elif self.isSignalConnected(QMetaMethod.fromSignal(self.failed)):
            self.failed.emit(error)
        else:
            raise error

    def _clear(self) -> None:
        self._timer.stop()
        _turns().leave(self)
        self._steps = self._task = None
        # What was called off may not have heard of it yet.
        self._begun[:] = [
            each for each in self._begun if isinstance(each, _Task) and each.is_sent and not each.over.is_set()
        ]


class _Turns(QObject):
    """Lets one job work between two passes of the event loop, and whoever waits longest first.

    Each works for half a frame; four of them one after the other would be seen.
    """

    def __init__(self) -> None:
        super().__init__()
        self._waiting: deque[Job] = deque()
        self._is_taken = False
        self._pass = QTimer(self)
        self._pass.setSingleShot(True)
        self._pass.timeout.connect(self._on_pass)

    def ask(self, job: Job) -> None:
        """Let this job work now, or when its turn comes."""
        if job not in self._waiting:
            self._waiting.append(job)
        if not self._is_taken:
            self._give()

    def _give(self) -> None:
        while self._waiting:
            job = self._waiting.popleft()
            # It may be gone with its window.
            if isValid(job):
                self._is_taken = True
                self._pass.start(0)
                job.take_turn()
                return

    def leave(self, job: Job) -> None:
        """This job has no work any more that a turn was asked for."""
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
    """Work in slices with the games of a record, which may change meanwhile.

    What is soon done is done before `start` returns. Whoever changes a game that is worked with has
    the work begin anew, by `look`.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make: Callable[[], Steps[object]] = _no_steps
        self._trees: Callable[[], Sequence[GameTree]] = _no_trees
        self._stamp: tuple[tuple[int, int], ...] = ()
        self.ended.connect(self._forget)

    def start(self, make: Callable[[], Steps[object]], trees: Callable[[], Sequence[GameTree]]) -> None:
        """Begin work that reads these games; `make` makes its steps, each time that it begins."""
        if _are_small(trees()):
            self._begin(make, trees, make())
            self.finish()
        else:
            self._begin(make, trees, holding_collector(make()))

    def look(self) -> None:
        """Begin anew if the games are others, or one of them is not as it was."""
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
        return tuple((id(tree), tree.revision) for tree in self._trees())

    @Slot()
    def _forget(self) -> None:
        self._make, self._trees = _no_steps, _no_trees


class Collector:
    """Python's collector of rubbish, which there is once in a program: `COLLECTOR`.

    It is held while much is being made that stays. It looks through all that there is whenever a
    quarter has come on top, which with some thousand games takes a tenth of a second or more, and
    finds nothing.

    It is held as well while there is work beside. Python collects in whichever thread asks for
    memory, and rubbish may hold parts of a window, which no other thread than that of the window
    can take apart without an end to the program. Meanwhile `collect` is called there by turns.

    Where there are windows it is taken over: rubbish may hold a whole window, and to take that
    apart while Qt takes another one apart never comes to an end. So it is collected only when the
    event loop has nothing to do, which is never in the middle of anything.

    What was looked through and is alive is frozen, a record of 100,000 nodes bit by bit as it is
    made, so that no time is it looked through as a whole before `sweep`. What came all at once is
    frozen unseen, and has `is_due` say that a sweep is wanted.
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
        """Have it wait until `release` was called as often."""
        self._holders += 1
        gc.disable()

    def release(self, is_kept: bool) -> None:
        """Have it go on; where what was made `is_kept`, it need not be looked through any more."""
        self._holders -= 1
        if is_kept:
            self._freeze()
        self._go_on()

    def take_over(self) -> None:
        """Collect only when the event loop of this thread comes to rest, until it is given back."""
        if not self._is_taken_over:
            self._is_taken_over = True
            gc.disable()
            QAbstractEventDispatcher.instance().aboutToBlock.connect(self.collect)

    def give_back(self) -> None:
        """Collect what is there, and leave the rest to Python: there are no windows any more."""
        if self._is_taken_over:
            self._is_taken_over = False
            self._left.clear()
            QAbstractEventDispatcher.instance().aboutToBlock.disconnect(self.collect)
            gc.collect(1)
            self._go_on()

    def begin_beside(self) -> None:
        """Work beside is to begin."""
        self._beside += 1
        gc.disable()

    def end_beside(self) -> bool:
        """Work beside is over; whether it was the last."""
        self._beside -= 1
        if self._beside == 0:
            # Its thread may have a line left, which must not find the collector due.
            self.collect()
            self._go_on()
        return self._beside == 0

    def collect(self) -> None:
        """Collect what is due of the newest, as Python would by itself."""
        newest, newer, _ = gc.get_count()
        if self._holders or newest <= gc.get_threshold()[0]:
            return
        self._come += newest
        if self._come > _MANY:
            # What is alive now is not looked through again before another record is there.
            if newest < _TOO_MANY:
                gc.collect()
            else:
                self.is_due = True
            self._freeze()
        else:
            gc.collect(1 if newer > gc.get_threshold()[1] else 0)

    def leave(self, thing: object) -> None:
        """Keep what nobody needs any more until `sweep`: to free 100,000 boards takes a while."""
        self._left.append(thing)

    def sweep(self) -> bool:
        """Another record is there, or a window less: what was kept may be rubbish by now.

        It looks through all that there is. False where that has to wait: what is being made would
        be looked through in vain, and whoever makes it, beside or in slices, would stand still.
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
        gc.freeze()

    def _go_on(self) -> None:
        if self._holders == 0 and self._beside == 0 and not self._is_taken_over:
            gc.enable()


COLLECTOR = Collector()


class Alarm(QObject):
    """Rings once after it was set. Signal: `rang()`. Tests put a clock of their own behind it.

    Setting it again while it runs does not put it off, so that a change waits no longer than the
    time given, however many others follow it.
    """

    rang = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.rang)

    @property
    def is_set(self) -> bool:
        """Whether it is going to ring."""
        return self._timer.isActive()

    def set(self, milliseconds: int) -> None:
        """Ring after this time, unless it is going to ring already."""
        if not self.is_set:
            self._timer.start(milliseconds)

    def stop(self) -> None:
        """Do not ring."""
        self._timer.stop()


class _Post(QObject):
    """Brings word from the other threads to that of the window.

    There is one, which no thread can be the last to let go of: a QObject must not be deleted by
    another thread than its own, and a job may be gone before its work is over. As long as there is
    work, it has the rubbish collected.
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
        """There is one more piece of work."""
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
    """The threads for work that is wanted even when its window is gone."""
    pool = QThreadPool()
    pool.setMaxThreadCount(_WRITERS)
    return pool


class _Task:
    """One piece of work beside; `result` and `error` hold once it is `over`."""

    def __init__(self, work: Callable[[], object], watch: Watched, last_s: float) -> None:
        self.watch = watch
        self.last_s = last_s
        self.result: object = None
        self.error: Exception | None = None
        self.over = threading.Event()
        self.is_sent = False
        self._work: Callable[[], object] | None = work
        self._is_called_off = False
        self._begun = threading.Lock()

    def run(self) -> None:
        """Do the work, unless another thread does; whatever came of it is reported."""
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
            # Where the program has ended meanwhile, nobody is there to be told.
            with suppress(RuntimeError):
                _post().over.emit(self)

    def call_off(self) -> None:
        """Have the work stop as soon as possible."""
        self._is_called_off = True
        self.watch.call_off()

    def leave(self) -> None:
        """Let it come to its end without its owner, where it is wanted that much."""
        if not self.last_s:
            self.call_off()
        elif not self.over.wait(self.last_s):
            self.call_off()
            self.over.wait()


def _leave(begun: Sequence[Steps[object] | _Task], _gone: object = None) -> None:
    for each in begun:
        if isinstance(each, _Task):
            each.leave()
        else:
            _close(each)


def _close(steps: Steps[object]) -> None:
    """Have steps clear up behind them, unless it is one of them that leaves the work off."""
    if not (isinstance(steps, GeneratorType) and steps.gi_running):
        steps.close()


def holding_collector(steps: Steps[_Outcome], *, stays: bool = False) -> Steps[_Outcome]:
    """The same work, with the collector held from now on until it ends, however that comes.

    What it makes is kept where it comes to its end, or `stays` in any case.
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
    """There is nothing to wait for."""


def _no_trees() -> Sequence[GameTree]:
    return ()
