"""Work runs in slices or in the background, can be cancelled, and reports to its owner."""

from __future__ import annotations

import gc
import sys
import threading
import time
import weakref
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThread, QThreadPool, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from goboard_app.app import jobs
from goboard_app.app.jobs import Job, JobStopped, JobWatch, Steps
from tests.support.waiting import wait_until

pytestmark = pytest.mark.usefixtures("qapp")


class Told:
    """The messages of a job in order; progress apart."""

    def __init__(self, job: Job) -> None:
        self.said: list[object] = []
        self.parts: list[float] = []
        job.progressed.connect(self.parts.append)
        job.done.connect(lambda result: self.said.append(("done", result)))
        job.ended.connect(lambda: self.said.append("ended"))


@pytest.fixture
def job() -> Job:
    return Job()


@pytest.fixture
def told(job: Job) -> Told:
    return Told(job)


class Slow:
    """Background work that reports its progress again and again, until it is released or cancelled."""

    def __init__(self, result: str = "made", is_deaf: bool = False) -> None:
        self.result = result
        self.is_deaf = is_deaf
        self.begun, self.go, self.over = threading.Event(), threading.Event(), threading.Event()
        self.was_stopped = False
        self.thread: QThread | None = None

    def __call__(self, watch: JobWatch) -> str:
        self.thread = QThread.currentThread()
        self.begun.set()
        try:
            while not self.go.wait(0.002):
                if not self.is_deaf:
                    watch.told(0.5)
        except JobStopped:
            self.was_stopped = True
            raise
        finally:
            self.over.set()
        return self.result


@pytest.fixture
def slow() -> Iterator[Slow]:
    made = Slow()
    yield made
    made.go.set()
    wait_until(lambda: made.over.is_set() or not made.begun.is_set())


def counting(count: int, each: float = 0.0) -> Steps[int]:
    for number in range(count):
        time.sleep(each)
        yield number / count
    return count


def let_all_be_told() -> None:
    """Wait until all background work has ended and was reported."""
    QThreadPool.globalInstance().waitForDone()
    QCoreApplication.processEvents()


# In slices


def test_slices_are_done_when_the_window_has_time(job: Job, told: Told) -> None:
    job.start_slices(counting(3))
    assert job.is_busy
    assert told.said == []
    wait_until(lambda: not job.is_busy)
    assert told.said == ["ended", ("done", 3)]


def test_a_turn_is_short_and_tells_its_progress(job: Job, told: Told) -> None:
    job.start_slices(counting(4, jobs.TURN_S * 1.5))
    wait_until(lambda: not job.is_busy)
    assert told.parts == [0, 0.25, 0.5, 0.75]


def test_many_small_steps_make_one_turn(job: Job, told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "TURN_S", 1.0)
    job.start_slices(counting(100))
    wait_until(lambda: not job.is_busy)
    assert told.parts == []


def test_the_window_has_its_turn_between_slices(job: Job) -> None:
    turns = 0
    job.start_slices(counting(10, 0.01))
    while job.is_busy:
        QCoreApplication.processEvents()
        turns += 1
    assert turns >= 10


def test_several_jobs_take_turns_and_one_alone_works_between_two_looks_of_the_window() -> None:
    jobs_now = [Job() for _ in range(3)]
    worked: list[list[int]] = [[]]

    def working(number: int) -> Steps[None]:
        while True:
            worked[-1].append(number)
            time.sleep(jobs.TURN_S)
            yield 0.0

    for number, each in enumerate(jobs_now):
        each.start_slices(working(number))
    while len(worked) < 13:
        QCoreApplication.processEvents()
        worked.append([])
    for each in jobs_now:
        each.cancel()
    assert all(len(set(turn)) <= 1 for turn in worked)
    turns = [turn[0] for turn in worked if turn]
    assert len(turns) >= 9
    assert all(set(turns[n : n + 3]) == {0, 1, 2} for n in range(len(turns) - 2))


def test_work_that_is_to_begin_later_takes_no_turn_of_the_work_it_replaced() -> None:
    other, job = Job(), Job()
    told = Told(job)
    for each in (other, job):
        each.start_slices(counting(1_000_000))
    QCoreApplication.processEvents()
    job.start_slices(counting(3), delay_ms=60_000)
    told.said.clear()
    for _ in range(10):
        QCoreApplication.processEvents()
    assert told.said == []
    for each in (other, job):
        each.cancel()


def test_slices_may_begin_later_and_pause(job: Job, told: Told) -> None:
    begun = time.monotonic()
    job.start_slices(counting(3, 0.002), delay_ms=60, pause_ms=40, turn_s=0.001)
    QCoreApplication.processEvents()
    assert told.parts == []
    wait_until(lambda: not job.is_busy)
    # Timers may ring a little early.
    assert time.monotonic() - begun > 0.15


def test_the_rest_of_the_slices_is_done_now(job: Job, told: Told) -> None:
    job.start_slices(counting(3), delay_ms=60_000)
    job.finish()
    assert not job.is_busy
    assert told.said == ["ended", ("done", 3)]


def test_cancelled_slices_clear_up_and_say_nothing_more(job: Job, told: Told) -> None:
    cleared: list[bool] = []

    def steps() -> Steps[None]:
        try:
            yield from counting(1_000_000)
        finally:
            cleared.append(True)

    job.start_slices(steps())
    wait_until(lambda: told.parts)
    job.cancel()
    job.cancel()
    assert cleared == [True]
    assert not job.is_busy
    QCoreApplication.processEvents()
    job.finish()
    assert told.said == ["ended"]


@pytest.mark.parametrize("is_cancelled", [True, False])
def test_a_step_may_leave_its_own_work_off(job: Job, told: Told, is_cancelled: bool) -> None:
    after: list[str] = []

    def steps() -> Steps[str]:
        if is_cancelled:
            job.cancel()
        else:
            job.start_slices(counting(2))
        yield 0.5
        after.append("went on")
        return "dropped"

    job.start_slices(steps())
    wait_until(lambda: not job.is_busy)
    assert after == []
    assert told.said == (["ended"] if is_cancelled else ["ended", "ended", ("done", 2)])


def test_new_slices_take_the_place_of_the_running_ones(job: Job, told: Told) -> None:
    job.start_slices(counting(1_000_000))
    wait_until(lambda: told.parts)
    job.start_slices(counting(2))
    wait_until(lambda: not job.is_busy)
    assert told.said == ["ended", "ended", ("done", 2)]


def test_the_answer_may_begin_the_next_work(job: Job, told: Told) -> None:
    job.done.connect(lambda count: job.start_slices(counting(1)) if count == 3 else None)
    job.start_slices(counting(3))
    wait_until(lambda: len(told.said) == 4)
    assert told.said == ["ended", ("done", 3), "ended", ("done", 1)]


def failing_steps() -> Steps[None]:
    yield 0.0
    raise LookupError("nothing there")


def test_errors_in_slices_are_reported(job: Job, told: Told) -> None:
    failures: list[Exception] = []
    job.failed.connect(failures.append)
    job.start_slices(failing_steps())
    wait_until(lambda: not job.is_busy)
    assert [str(error) for error in failures] == ["nothing there"]
    assert told.said == ["ended"]


def test_an_error_without_a_listener_is_not_lost(job: Job, qtbot: QtBot) -> None:
    with qtbot.captureExceptions() as caught:
        job.start_slices(failing_steps())
        wait_until(lambda: not job.is_busy)
    assert [kind for kind, _, _ in caught] == [LookupError]
    job.start_slices(failing_steps())
    with pytest.raises(LookupError):
        job.finish()


def test_slices_end_with_their_job() -> None:
    cleared: list[bool] = []

    def steps() -> Steps[None]:
        try:
            while True:
                yield 0.0
        finally:
            cleared.append(True)

    owner = QObject()
    job = Job(owner)
    told = Told(job)
    job.start_slices(steps())
    wait_until(lambda: told.parts)
    shiboken6.delete(owner)
    assert cleared == [True]


# Beside


def test_background_work_runs_in_another_thread_and_reports_in_this_one(job: Job, told: Told, slow: Slow) -> None:
    here = QThread.currentThread()
    told_in: list[QThread] = []
    job.done.connect(lambda _result: told_in.append(QThread.currentThread()))
    job.start_beside(slow, JobWatch())
    wait_until(slow.begun.is_set)
    assert slow.thread is not here
    assert job.is_busy
    slow.go.set()
    wait_until(lambda: not job.is_busy)
    assert told.said == ["ended", ("done", "made")]
    assert told_in == [here]


def test_progress_is_reported_for_long_work_only(job: Job, told: Told, slow: Slow) -> None:
    job.start_beside(slow, JobWatch(), late_ms=20)
    wait_until(lambda: len(told.parts) > 1)
    assert told.parts[-1] == 0.5
    quick = Slow()
    quick.go.set()
    told.parts.clear()
    job.start_beside(quick, JobWatch(), late_ms=60_000)
    wait_until(lambda: not job.is_busy)
    assert told.parts == []


def test_work_beside_that_is_cancelled_stops(job: Job, told: Told, slow: Slow) -> None:
    job.start_beside(slow, JobWatch())
    wait_until(slow.begun.is_set)
    job.cancel()
    assert told.said == ["ended"]
    wait_until(slow.over.is_set)
    assert slow.was_stopped
    let_all_be_told()
    assert told.said == ["ended"]


def test_an_answer_that_comes_too_late_is_dropped(job: Job, told: Told) -> None:
    deaf = Slow("too late", is_deaf=True)
    job.start_beside(deaf, JobWatch())
    wait_until(deaf.begun.is_set)
    quick = Slow("in time")
    quick.go.set()
    job.start_beside(quick, JobWatch())
    wait_until(lambda: not job.is_busy)
    deaf.go.set()
    let_all_be_told()
    assert told.said == ["ended", "ended", ("done", "in time")]


def test_an_answer_that_was_on_its_way_is_dropped(job: Job, told: Told) -> None:
    quick = Slow()
    quick.go.set()
    job.start_beside(quick, JobWatch())
    QThreadPool.globalInstance().waitForDone()
    job.cancel()
    QCoreApplication.processEvents()
    assert told.said == ["ended"]


def test_slices_take_the_place_of_work_beside(job: Job, told: Told, slow: Slow) -> None:
    job.start_beside(slow, JobWatch())
    wait_until(slow.begun.is_set)
    job.start_slices(counting(3))
    wait_until(lambda: not job.is_busy and slow.over.is_set())
    let_all_be_told()
    assert told.said == ["ended", "ended", ("done", 3)]


@pytest.fixture
def held() -> Iterator[list[Slow]]:
    """Work that fills the pool, so that nothing else begins until it is released."""
    # Begun by jobs, as they keep Python from collecting what other tests left of a window in one of these threads.
    made = {Job(): Slow(is_deaf=True) for _ in range(QThreadPool.globalInstance().maxThreadCount())}
    for each, work in made.items():
        each.start_beside(work, JobWatch())
    yield list(made.values())
    for work in made.values():
        work.go.set()
    wait_until(lambda: not any(each.is_busy for each in made))


def test_work_cancelled_before_it_began_stops_at_once(job: Job, told: Told, slow: Slow, held: list[Slow]) -> None:
    job.start_beside(slow, JobWatch())
    job.cancel()
    assert not slow.begun.is_set()
    for each in held:
        each.go.set()
    let_all_be_told()
    assert slow.was_stopped
    assert told.said == ["ended"]


def test_writing_waits_for_no_other_work(job: Job, held: list[Slow]) -> None:
    quick = Slow()
    quick.go.set()
    job.start_beside(quick, JobWatch(), last_s=5)
    wait_until(lambda: not job.is_busy)
    assert not any(each.over.is_set() for each in held)


def test_the_end_of_work_beside_can_be_waited_for(job: Job, told: Told, slow: Slow) -> None:
    job.start_beside(slow, JobWatch())
    wait_until(slow.begun.is_set)
    threading.Timer(0.02, slow.go.set).start()
    job.finish()
    assert told.said == ["ended", ("done", "made")]
    let_all_be_told()
    assert told.said == ["ended", ("done", "made")]


def test_queued_work_is_finished_all_the_same(job: Job, told: Told, held: list[Slow]) -> None:
    begun: list[int] = []
    job.start_beside(lambda _watch: begun.append(1), JobWatch())
    job.finish()
    assert told.said == ["ended", ("done", None)]
    for each in held:
        each.go.set()
    let_all_be_told()
    assert begun == [1]


class Painted(QWidget):
    """A window that notes its paint events."""

    def __init__(self, said: list[str]) -> None:
        super().__init__()
        self._said = said

    def paintEvent(self, event: QPaintEvent) -> None:
        self._said.append("painted")


def test_patient_work_begins_once_the_window_shows_the_change(job: Job, qtbot: QtBot) -> None:
    said: list[str] = []
    window = Painted(said)
    qtbot.addWidget(window)
    window.show()
    wait_until(lambda: said)
    let_all_be_told()
    said.clear()
    job.start_beside(lambda _watch: said.append("worked"), JobWatch(), is_patient=True)
    assert job.is_busy
    # The changes go on for longer than the work waits.
    time.sleep(0.03)
    window.update()
    wait_until(lambda: not job.is_busy)
    assert said == ["painted", "worked"]


def test_patient_work_is_waited_for_like_any_other(job: Job, told: Told) -> None:
    begun: list[int] = []
    job.start_beside(lambda _watch: begun.append(1), JobWatch(), is_patient=True)
    job.finish()
    assert told.said == ["ended", ("done", None)]
    let_all_be_told()
    assert begun == [1]


@pytest.mark.parametrize("goes", [False, True])
def test_cancelled_patient_work_never_begins(goes: bool) -> None:
    begun: list[int] = []
    owner = QObject()
    job = Job(owner)
    job.start_beside(lambda _watch: begun.append(1), JobWatch(), is_patient=True)
    if goes:
        shiboken6.delete(owner)
    else:
        job.cancel()
        assert not job.is_busy
    let_all_be_told()
    assert begun == []


def fail(_watch: JobWatch) -> None:
    raise LookupError("nothing there")


@pytest.mark.parametrize("is_waited_for", [False, True])
def test_errors_of_background_work_are_reported(job: Job, told: Told, is_waited_for: bool) -> None:
    failures: list[Exception] = []
    job.failed.connect(failures.append)
    job.start_beside(fail, JobWatch())
    if is_waited_for:
        job.finish()
    wait_until(lambda: not job.is_busy)
    assert [type(error) for error in failures] == [LookupError]
    assert told.said == ["ended"]


def test_a_mistake_beside_is_raised_where_the_window_is(job: Job, qtbot: QtBot) -> None:
    with qtbot.captureExceptions() as caught:
        job.start_beside(fail, JobWatch())
        wait_until(lambda: not job.is_busy)
    assert [kind for kind, _, _ in caught] == [LookupError]


def test_work_beside_is_called_off_with_its_job(slow: Slow) -> None:
    owner = QObject()
    Job(owner).start_beside(slow, JobWatch())
    wait_until(slow.begun.is_set)
    begun = time.monotonic()
    owner.deleteLater()
    QCoreApplication.sendPostedEvents(owner, QEvent.Type.DeferredDelete)
    wait_until(slow.over.is_set)
    assert slow.was_stopped
    assert time.monotonic() - begun < 2
    let_all_be_told()


def test_cancelled_work_outlives_its_job_without_harm() -> None:
    deaf = Slow(is_deaf=True)
    job = Job()
    job.start_beside(deaf, JobWatch())
    wait_until(deaf.begun.is_set)
    job.cancel()
    shiboken6.delete(job)
    deaf.go.set()
    let_all_be_told()
    assert deaf.over.is_set()


@pytest.mark.parametrize("is_too_slow", [False, True])
def test_the_end_of_a_job_waits_for_its_writing(is_too_slow: bool) -> None:
    slow = Slow()
    job = Job()
    job.start_beside(slow, JobWatch(), last_s=0.05 if is_too_slow else 5)
    wait_until(slow.begun.is_set)
    if not is_too_slow:
        threading.Timer(0.05, slow.go.set).start()
    shiboken6.delete(job)
    assert slow.over.is_set()
    assert slow.was_stopped == is_too_slow


def test_results_of_work_are_not_retained(job: Job) -> None:
    class Result:
        pass

    came: list[weakref.ref[object]] = []
    job.done.connect(lambda result: came.append(weakref.ref(result)))
    job.start_beside(lambda _watch: Result(), JobWatch())
    wait_until(lambda: not job.is_busy)
    QCoreApplication.processEvents()
    gc.collect()
    assert [each() for each in came] == [None]


class Knotted:
    """Rubbish that only the collector finds; it reports the thread of its collection."""

    def __init__(self, found_in: list[int]) -> None:
        self.own = self
        self._found_in = found_in

    def __del__(self) -> None:
        self._found_in.append(threading.get_ident())


def test_rubbish_is_collected_in_the_thread_of_the_window_alone(job: Job) -> None:
    """It may be a part of a window, which falls where another thread takes it apart."""
    found_in: list[int] = []
    go, over = threading.Event(), threading.Event()

    def work(_watch: JobWatch) -> None:
        for _ in range(5_000):
            Knotted(found_in)
        over.set()
        go.wait(5)

    job.start_beside(work, JobWatch())
    assert over.wait(10)
    assert found_in == []
    # The window collects it at the same time.
    wait_until(lambda: bool(found_in))
    assert not gc.isenabled()
    go.set()
    wait_until(lambda: not job.is_busy)
    wait_until(gc.isenabled)
    assert set(found_in) == {threading.get_ident()}


def test_the_collector_goes_on_after_the_last_work_beside(qapp: QObject) -> None:
    jobs_beside = [Job(), Job()]
    slow = [Slow(), Slow()]
    for each, work in zip(jobs_beside, slow, strict=True):
        each.start_beside(work, JobWatch())
    slow[0].go.set()
    wait_until(lambda: not jobs_beside[0].is_busy)
    assert not gc.isenabled()
    # Work that was called off still runs for a while.
    jobs_beside[1].cancel()
    assert not gc.isenabled()
    wait_until(slow[1].over.is_set)
    wait_until(gc.isenabled)


def test_work_beside_gives_the_window_its_turn_sooner(job: Job) -> None:
    usual = sys.getswitchinterval()
    go_on = threading.Event()
    job.start_beside(lambda _watch: go_on.wait(10), JobWatch())
    assert sys.getswitchinterval() < usual / 5
    go_on.set()
    wait_until(lambda: not job.is_busy)
    assert sys.getswitchinterval() == usual


def test_rubbish_is_freed_by_the_sweep_and_no_sooner() -> None:
    collector = jobs.Collector()
    thing = threading.Event()
    gone = weakref.ref(thing)
    collector.leave(thing)
    del thing
    assert gone() is not None
    collector.hold()
    assert not collector.sweep()
    assert gone() is not None
    collector.release(is_kept=False)
    assert collector.sweep()
    assert gone() is None


def test_rubbish_is_collected_in_idle_time_with_windows(
    qapp: QCoreApplication,
) -> None:
    """In the middle of another operation, such as Qt deleting a window, it would never end."""
    found_in: list[int] = []
    jobs.COLLECTOR.take_over()
    try:
        for _ in range(20_000):
            Knotted(found_in)
        assert found_in == []
        QTimer.singleShot(20, qapp.quit)
        qapp.exec()
        assert len(found_in) == 20_000
        assert not gc.isenabled()
        Knotted(found_in)
    finally:
        jobs.COLLECTOR.give_back()
    assert len(found_in) == 20_001
    assert gc.isenabled()


def test_living_objects_are_scanned_once_per_record(
    qapp: QCoreApplication,
) -> None:
    collector = jobs.Collector()
    found_in: list[int] = []
    alive = Knotted(found_in)
    gc.disable()
    try:
        for _ in range(200):
            for _ in range(1_000):
                Knotted(found_in)
            collector.collect()
        assert gc.get_freeze_count() > 0
        del alive
        count = len(found_in)
        gc.collect()
        assert len(found_in) == count
        collector.sweep()
        assert len(found_in) == count + 1
    finally:
        gc.unfreeze()
        gc.enable()


def test_a_large_record_is_not_looked_through_as_a_whole(qapp: QCoreApplication) -> None:
    collector = jobs.Collector()
    looked_through: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            generations = range(info["generation"] + 1)
            looked_through.append(sum(len(gc.get_objects(number)) for number in generations))

    gc.collect()
    gc.freeze()
    gc.disable()
    gc.callbacks.append(note)
    try:
        record: list[list[object]] = []
        for _ in range(300):
            record.extend([] for _ in range(1_000))
            collector.collect()
        assert gc.get_freeze_count() > 200_000
        assert len(looked_through) > 100
        assert max(looked_through) < 50_000
    finally:
        gc.callbacks.remove(note)
        gc.unfreeze()
        gc.enable()


def test_a_sudden_growth_is_not_scanned_before_the_sweep(
    qapp: QCoreApplication,
) -> None:
    collector = jobs.Collector()
    passes: list[int] = []
    found_in: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            passes.append(info["generation"])

    gc.disable()
    gc.callbacks.append(note)
    try:
        Knotted(found_in)
        record = [[] for _ in range(jobs._TOO_MANY + 1_000)]
        collector.collect()
        assert passes == []
        assert gc.get_freeze_count() > len(record)
        assert collector.is_due
        assert collector.sweep()
        assert len(found_in) == 1
        assert not collector.is_due
    finally:
        gc.callbacks.remove(note)
        gc.unfreeze()
        gc.enable()


def test_nothing_is_swept_while_there_is_work(qapp: QCoreApplication) -> None:
    """A sweep would block the window for as long as it takes to scan all objects."""
    collector = jobs.Collector()
    found_in: list[int] = []
    try:
        collector.hold()
        Knotted(found_in)
        collector.release(is_kept=True)
        collector.begin_beside()
        assert not collector.sweep()
        collector.hold()
        collector.end_beside()
        assert not collector.sweep()
        assert found_in == []
        collector.release(is_kept=True)
        assert collector.sweep()
        assert len(found_in) == 1
    finally:
        gc.unfreeze()
        gc.enable()
