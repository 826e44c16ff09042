"""Beside: one piece of work at a time in another thread, with its outcome told in this one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot


class Beside(QObject):
    """Signal: `done(object, object)` with what the work returned and the exception it raised.

    One of the two is None. The work must not touch a QObject.
    """

    done = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._work: _Work | None = None

    @property
    def is_busy(self) -> bool:
        """Whether work is going on whose outcome was not told yet."""
        return self._work is not None

    def start(self, work: Callable[[], object]) -> None:
        """Begin; there must be no other work."""
        assert self._work is None
        self._work = _Work(work)
        self._work.reporter.done.connect(self._on_done)
        self._pool.start(self._work)

    def finish(self) -> None:
        """Wait until the work has ended, and tell its outcome now."""
        if self._work is not None:
            self._pool.waitForDone()
            self._on_done(self._work)

    @Slot(object)
    def _on_done(self, work: object) -> None:
        if work is self._work and isinstance(work, _Work):
            self._work = None
            self.done.emit(work.result, work.error)


class _Reporter(QObject):
    done = Signal(object)


class _Work(QRunnable):
    def __init__(self, work: Callable[[], object]) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self.reporter = _Reporter()
        self.result: object = None
        self.error: Exception | None = None
        self._work = work

    def run(self) -> None:
        """Do the work and keep what came of it."""
        try:
            self.result = self._work()
        except Exception as error:
            self.error = error
        self.reporter.done.emit(self)
