"""Long work runs in the pauses of the program; short work is done at once."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QObject

from goboard_app.app.jobs import COLLECTOR, Collector, RecordJob
from goboard_app.lessons.convention import Steps
from goboard_app.record.edits import SetProperty
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree
from tests.support.waiting import wait_until

SMALL = "(;SZ[9];B[aa])"
LARGE = "(;SZ[9]" + "C[" + "A word. " * 2000 + "])"


class Worker(QObject):
    """A worker that counts to three as often as it is begun, and keeps the results."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.trees: list[GameTree] = list(read_sgf(text.encode()).games)
        self.job = RecordJob(self)
        self.begun = 0
        self.done: list[object] = []
        self.parts: list[float] = []
        self.job.done.connect(self.done.append)
        self.job.progressed.connect(self.parts.append)

    def start(self) -> None:
        self.job.start(self._begin, lambda: self.trees)

    def _begin(self) -> Steps[object]:
        self.begun += 1
        return self._steps(self.begun)

    @staticmethod
    def _steps(begun: int) -> Steps[object]:
        for number in range(3):
            # Longer than a turn may last.
            time.sleep(0.01)
            yield number / 3
        return begun


@pytest.fixture
def large(qapp: QObject) -> Iterator[Worker]:
    worker = Worker(LARGE)
    yield worker
    worker.job.cancel()
    assert gc.isenabled()


def test_small_work_is_done_at_once(qapp: QObject) -> None:
    worker = Worker(SMALL)
    worker.start()
    assert worker.done == [1]
    assert not worker.job.is_busy


def test_a_game_of_no_file_is_weighed_by_its_nodes(qapp: QObject) -> None:
    worker = Worker(LARGE)
    worker.trees = [GameTree.new(worker.trees[0].size)]
    worker.start()
    assert worker.done == [1]


def test_large_work_is_done_in_slices(large: Worker) -> None:
    large.start()
    assert large.job.is_busy
    assert large.done == []
    wait_until(lambda: not large.job.is_busy)
    assert large.done == [1]
    assert large.parts == pytest.approx([0, 1 / 3, 2 / 3])


def test_nothing_comes_of_work_that_was_left_off(large: Worker) -> None:
    large.start()
    wait_until(lambda: bool(large.parts))
    large.job.cancel()
    assert not large.job.is_busy
    large.job.finish()
    assert large.done == []


def test_a_change_of_a_game_restarts_it(large: Worker) -> None:
    large.start()
    wait_until(lambda: bool(large.parts))
    large.job.look()
    assert large.begun == 1
    tree = large.trees[0]
    SetProperty(tree.root, "N", ("named",)).apply(tree)
    large.job.look()
    wait_until(lambda: not large.job.is_busy)
    assert large.done == [2]


def test_other_games_begin_it_again(large: Worker) -> None:
    large.start()
    wait_until(lambda: bool(large.parts))
    large.trees.append(read_sgf(SMALL.encode()).games[0])
    large.job.look()
    assert large.begun == 2


def test_other_work_takes_the_place_of_the_running_work(large: Worker) -> None:
    large.start()
    large.start()
    wait_until(lambda: not large.job.is_busy)
    assert large.done == [2]


def test_the_rest_can_be_done_now(large: Worker) -> None:
    large.start()
    large.job.finish()
    assert large.done == [1]


def test_the_collector_waits_for_large_work_alone(large: Worker) -> None:
    large.start()
    assert not gc.isenabled()
    large.job.cancel()
    assert gc.isenabled()
    large.start()
    before = gc.get_freeze_count()
    large.job.finish()
    assert gc.isenabled()
    assert gc.get_freeze_count() > before
    COLLECTOR.sweep()


def test_the_collector_goes_on_when_the_worker_is_gone(qapp: QObject) -> None:
    worker = Worker(LARGE)
    worker.start()
    assert not gc.isenabled()
    shiboken6.delete(worker.job)
    assert gc.isenabled()


def test_retained_objects_are_swept_once_unused() -> None:
    collector = Collector()
    collector.hold()
    collector.hold()
    collector.release(is_kept=False)
    assert not gc.isenabled()
    rubbish: list[object] = []
    rubbish.append(rubbish)
    marked = Marked()
    rubbish.append(marked)
    marked.own = rubbish
    gone = marked.gone
    collector.release(is_kept=True)
    assert gc.isenabled()
    del rubbish, marked
    gc.collect()
    assert gone == []
    collector.sweep()
    assert gone == ["gone"]


class Marked:
    """An object that reports its deletion."""

    def __init__(self) -> None:
        self.gone: list[str] = []
        self.own: object = None

    def __del__(self) -> None:
        self.gone.append("gone")
