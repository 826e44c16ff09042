"""ListWork: work on many games of the library in another thread, with its progress and a button to cancel it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Slot

from goboard_app.app.chosen_games import FilesWatch
from goboard_app.app.jobs import Job
from goboard_app.ui.shell.file_strip import FileStrip

_Outcome = TypeVar("_Outcome")

# Work that is over sooner shows no progress.
_LATE_MS = 300
# The longest wait in seconds for the present file when the window closes.
_LAST_S = 20.0


class ListWork(QObject):
    """A runner of one piece of work at a time; the strip shows its progress.

    Cancelled work ends by itself, with what it did so far.
    """

    def __init__(self, strip: FileStrip, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._strip = strip
        self._watch = FilesWatch()
        self._sentence = ""
        self._is_shown = False
        self._then: Callable[[object], object] | None = None
        self._on_error: Callable[[Exception], object] | None = None
        self._job = Job(self)
        self._job.progressed.connect(self._on_progressed)
        self._job.done.connect(self._on_done)
        self._job.failed.connect(self._on_failed)
        strip.cancel_asked.connect(self.stop)

    @property
    def is_busy(self) -> bool:
        """True while work is going on."""
        return self._job.is_busy

    def start(
        self,
        sentence: str,
        work: Callable[[FilesWatch], _Outcome],
        then: Callable[[_Outcome], object],
        otherwise: Callable[[Exception], object] | None = None,
    ) -> None:
        """Begin some work with this sentence about it, unless other work is going on.

        `then` gets its outcome, `otherwise` the exception that it raised.
        """
        if self.is_busy:
            return
        self._watch, self._sentence, self._is_shown = FilesWatch(), sentence, False
        self._then, self._on_error = then, otherwise  # type: ignore[assignment]
        self._job.start_beside(work, self._watch, late_ms=_LATE_MS, last_s=_LAST_S)
        self._job.finish_soon()

    @Slot()
    def stop(self) -> None:
        """Cancel the work; it ends soon."""
        if self.is_busy:
            self._watch.call_off()

    @Slot(float)
    def _on_progressed(self, done: float) -> None:
        self._is_shown = True
        self._strip.tell_progress(self._sentence, done)

    def _end(self) -> None:
        if self._is_shown:
            self._is_shown = False
            self._strip.hide()

    @Slot(object)
    def _on_done(self, outcome: object) -> None:
        then, self._then = self._then, None
        self._end()
        if then is not None:
            then(outcome)

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        otherwise, self._on_error = self._on_error, None
        self._end()
        if otherwise is None:
            raise error
        otherwise(error)
