"""Exporter: makes a file beside the running program, and puts it in its place when it is whole."""

from __future__ import annotations

import threading
import time
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QRunnable, QThreadPool, QTimer, Signal, Slot

from goboard_app.app.saving import CannotSave, replace_file
from goboard_app.ui.paper.jobs import Job
from goboard_app.ui.paper.pdf import CannotPaint

LATE_MS = 400
_LOOK_MS = 100
_LAST_SECONDS = 8


class _CalledOff(Exception):
    """Nobody wants the file any more."""


class Exporter(QObject):
    """Writes one file at a time.

    Signals: `written(Path)` when the file is in its place; `failed(Path, str)` with the system's
    reason, empty where the picture could not be made; `progressed(Path, float)` every now and then
    for what takes long; `ended()` when the work is over, also when it was cancelled. Until the file
    is whole nothing is written, so a cancelled export leaves nothing behind.
    """

    written = Signal(object)
    failed = Signal(object, str)
    progressed = Signal(object, float)
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task: _Task | None = None
        self._look = QTimer(self)
        self._look.timeout.connect(self._on_look)
        # Whoever closes the window right after an export wants the file all the same.
        self._begun: list[_Task] = []
        self.destroyed.connect(partial(_finish, self._begun))

    @property
    def is_busy(self) -> bool:
        """Whether a file is being made."""
        return self._task is not None

    def start(self, path: Path, job: Job) -> None:
        """Begin to make a file; another one that is being made is cancelled."""
        self.cancel()
        self._task = _Task(path, job)
        self._task.reporter.done.connect(self._on_done)
        self._begun[:] = [task for task in self._begun if not task.over.is_set()] + [self._task]
        self._look.start(LATE_MS)
        QThreadPool.globalInstance().start(self._task)

    @Slot()
    def cancel(self) -> None:
        """Stop; the file is not written."""
        if self._task is not None:
            self._task.call_off()
            self._end()

    def _end(self) -> None:
        self._task = None
        self._look.stop()
        self.ended.emit()

    @Slot()
    def _on_look(self) -> None:
        if self._task is not None:
            self._look.start(_LOOK_MS)
            self.progressed.emit(self._task.path, self._task.part_done)

    @Slot(object, bool, str)
    def _on_done(self, task: object, is_written: bool, reason: str) -> None:
        if self._task is None or task is not self._task:
            return
        path = self._task.path
        self._end()
        if is_written:
            self.written.emit(path)
        else:
            self.failed.emit(path, reason)


class _Reporter(QObject):
    done = Signal(object, bool, str)


class _Task(QRunnable):
    """Makes and writes one file in a thread of the pool."""

    def __init__(self, path: Path, job: Job) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self.reporter = _Reporter()
        self.path = path
        self.part_done = 0.0
        self.over = threading.Event()
        self._job = job
        self._is_called_off = False

    def call_off(self) -> None:
        """Have the work stop as soon as possible."""
        self._is_called_off = True

    def run(self) -> None:
        """Make the file; whatever happens is reported."""
        is_written, reason = False, ""
        try:
            data = self._job(self._told)
            self._told(1.0)
            replace_file(self.path, data, self._check)
            is_written = True
        except CannotSave as error:
            reason = str(error)
        except (_CalledOff, CannotPaint, MemoryError):
            pass
        finally:
            self.reporter.done.emit(self, is_written, reason)
            self.over.set()

    def _told(self, done: float) -> None:
        self.part_done = done
        # Let the window have its turn.
        time.sleep(0)
        if self._is_called_off:
            raise _CalledOff

    def _check(self, _data: bytes) -> None:
        """The last moment at which nothing has been put in the place of the file."""
        self._told(1.0)


def _finish(begun: list[_Task], _gone: object = None) -> None:
    """Wait for what is being made, but not for ever; each task must outlive its thread's work."""
    for task in begun:
        if not task.over.wait(_LAST_SECONDS):
            task.call_off()
            task.over.wait()
