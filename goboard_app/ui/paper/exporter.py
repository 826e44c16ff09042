"""Exporter: makes a file beside the running program, and puts it in its place when it is whole."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.app.files.save import CannotSave, replace_file
from goboard_app.app.jobs import Job, JobWatch
from goboard_app.ui.paper.jobs import Maker
from goboard_app.ui.paper.pdf import CannotPaint

LATE_MS = 400
# Whoever closes the window right after an export wants the file all the same.
_LAST_SECONDS = 8


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
        self._path = Path()
        self._job = Job(self)
        self._job.progressed.connect(self._on_progressed)
        self._job.ended.connect(self.ended)
        self._job.done.connect(self._on_done)
        self._job.failed.connect(self._on_failed)

    @property
    def is_busy(self) -> bool:
        """Whether a file is being made."""
        return self._job.is_busy

    def start(self, path: Path, make: Maker) -> None:
        """Begin to make a file; another one that is being made is cancelled."""
        self.cancel()
        self._path = path
        work = partial(_write, path, make)
        self._job.start_beside(work, JobWatch(), late_ms=LATE_MS, last_s=_LAST_SECONDS)

    @Slot()
    def cancel(self) -> None:
        """Stop; the file is not written."""
        self._job.cancel()

    @Slot(float)
    def _on_progressed(self, done: float) -> None:
        self.progressed.emit(self._path, done)

    @Slot()
    def _on_done(self) -> None:
        self.written.emit(self._path)

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self.failed.emit(self._path, str(error) if isinstance(error, CannotSave) else "")
        if not isinstance(error, CannotSave | CannotPaint | MemoryError):
            raise error


def _write(path: Path, make: Maker, watch: JobWatch) -> None:
    data = make(watch.told)
    watch.told(1.0)
    # The last moment at which nothing has been put in the place of the file.
    replace_file(path, data, lambda _data: watch.told(1.0))
