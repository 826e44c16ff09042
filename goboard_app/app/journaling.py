"""Journaling: every change goes into the journal within a second, large records beside the rest."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.app.jobs import Alarm, Job, JobWatch
from goboard_app.app.journal import JournalEntry, JournalFile
from goboard_app.app.saving import CannotSave, reason_of
from goboard_app.app.undo import TREES
from goboard_app.app.writing import bytes_of
from goboard_app.record.sgf.collection import Record

JOURNAL_DELAY_MS = 250
"""So long a change waits for others before all are written together."""

# Perhaps there is room on the disk again.
_RETRY_MS = 5000
# What takes longer to write is not done while the window waits.
_AT_ONCE_BYTES = 250_000
_AT_ONCE_SECONDS = 0.03
# So long a program that ends waits for the disk.
_LAST_SECONDS = 60


@dataclass(frozen=True, slots=True)
class Unsaved:
    """What is on the board and in no file: the entry still without its bytes, and the record."""

    entry: JournalEntry
    record: Record
    encoding: str | None
    revision: int


class Journaling(QObject):
    """Keeps the journal of one document. `unsaved` tells what would be lost now, None for nothing.

    Signals: `kept(int)` with the revision that is on the disk now, and `failed(str)` with the
    reason, once for as long as it fails.
    """

    kept = Signal(int)
    failed = Signal(str)

    def __init__(
        self,
        folder: Path,
        unsaved: Callable[[], Unsaved | None],
        alarm: Alarm,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._file = JournalFile(folder)
        self._unsaved = unsaved
        self._alarm = alarm
        self._job = Job(self)
        self._seconds = 0.0
        self._has_told = False
        self._is_over = False
        self.revision = -1
        """What is on the disk, -1 for nothing."""
        alarm.rang.connect(self._on_alarm)
        self._job.done.connect(self._on_done)
        self._job.failed.connect(self._on_failed)
        self.destroyed.connect(self._file.release)

    def note(self) -> None:
        """Something changed."""
        if not self._is_over:
            self._alarm.set(JOURNAL_DELAY_MS)

    def flush(self) -> bool:
        """Write what is not written yet, now; whether nothing could be lost."""
        self._alarm.stop()
        self._job.finish()
        unsaved = self._unsaved()
        if unsaved is None:
            self.clear()
            return True
        if unsaved.revision != self.revision:
            self._write_now(unsaved)
        return self.revision == unsaved.revision

    def clear(self) -> None:
        """Nothing is to be kept any more: it was saved, or the user does not want it."""
        self._alarm.stop()
        self._job.finish()
        self.revision = -1
        self._has_told = False
        self._file.clear()

    def release(self) -> None:
        """The program ends; what is in the journal is offered at the next start."""
        # The undo stack tells of changes even while everything is taken down.
        self._is_over = True
        self._alarm.stop()
        self._job.finish()
        self._file.release()

    @Slot()
    def _on_alarm(self) -> None:
        if self._job.is_busy:
            self.note()
            return
        unsaved = self._unsaved()
        if unsaved is None:
            self.clear()
        elif unsaved.revision == self.revision:
            return
        elif self._is_quick(unsaved):
            self._write_now(unsaved)
        else:
            writing = _Writing(self._file, unsaved)
            self._job.start_beside(lambda _watch: writing.run(), JobWatch(), last_s=_LAST_SECONDS)

    def _is_quick(self, unsaved: Unsaved) -> bool:
        is_small = len(unsaved.record.data) <= _AT_ONCE_BYTES
        return is_small and self._seconds <= _AT_ONCE_SECONDS

    def _write_now(self, unsaved: Unsaved) -> None:
        try:
            outcome = _Writing(self._file, unsaved).run()
        except (OSError, CannotSave) as error:
            self._on_failed(error)
        else:
            self._on_done(outcome)

    @Slot(object)
    def _on_done(self, outcome: tuple[int, float]) -> None:
        self.revision, self._seconds = outcome
        self._has_told = False
        self.kept.emit(self.revision)

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, OSError | CannotSave):
            raise error
        if not self._has_told:
            self._has_told = True
            self.failed.emit(reason_of(error))
        self._alarm.set(_RETRY_MS)


@dataclass(frozen=True, slots=True)
class _Writing:
    """Writes one state; gives its revision and how long the record took to be put into bytes."""

    file: JournalFile
    unsaved: Unsaved

    def run(self) -> tuple[int, float]:
        started = time.monotonic()
        unsaved = self.unsaved
        with TREES:
            data = bytes_of(unsaved.record, unsaved.encoding)
        seconds = time.monotonic() - started
        self.file.write(replace(unsaved.entry, data=data))
        return unsaved.revision, seconds
