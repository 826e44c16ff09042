"""Waiting: for a file to be written beside the program, with word of it where that is long."""

from __future__ import annotations

from PySide6.QtCore import QEventLoop, QObject, Slot

from goboard_app.app.files.save import Apart, Saved, Writing
from goboard_app.app.jobs import Job
from goboard_app.app.texts.files import being_saved
from goboard_app.ui.window.file_strip import FileStrip
from goboard_app.ui.window.input_gate import InputGate

LONG_MS = 500
# So long a program that ends waits for the disk.
_LAST_SECONDS = 60


class Waiting(QObject):
    """After half a second `strip` shows how far the writing is and lets it be called off."""

    def __init__(self, strip: FileStrip, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._strip = strip
        self._job = Job(self)
        self._gate = InputGate(strip.cancel_button, self)
        self._loop = QEventLoop(self)
        self._writing: Writing | Apart | None = None
        self._saved: Saved | None = None
        self._error: Exception | None = None
        self._is_long = False
        self._job.progressed.connect(self._on_progressed)
        self._job.done.connect(self._on_done)
        self._job.failed.connect(self._on_failed)
        self._gate.escaped.connect(self.cancel)
        strip.cancel_asked.connect(self.cancel)

    @property
    def is_busy(self) -> bool:
        """Whether something is waited for."""
        return self._job.is_busy

    def run(self, writing: Writing | Apart) -> Saved:
        """Write in another thread; return what came of it, raise what was raised.

        The window is drawn meanwhile. What the user does comes after it; once that has taken half a
        second, there is nothing to be done but to call it off.
        """
        self._writing, self._saved, self._error = writing, None, None
        self._job.start_beside(
            lambda _watch: writing.run(), writing.watch, late_ms=LONG_MS, last_s=_LAST_SECONDS
        )
        self._gate.shut()
        self._loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        if self.is_busy:
            self._loop.exec()
        self._gate.open()
        self._writing = None
        if self._is_long:
            self._is_long = False
            self._strip.hide()
        if self._error is not None:
            raise self._error
        assert self._saved is not None
        return self._saved

    @Slot()
    def cancel(self) -> None:
        """Have the writing stop; the file that is there stays."""
        if self._writing is not None:
            self._writing.watch.call_off()

    @Slot(float)
    def _on_progressed(self, done: float) -> None:
        if self._writing is None:
            return
        self._strip.tell_progress(being_saved(self._writing.path.name), done)
        if not self._is_long:
            self._is_long = True
            self._loop.quit()

    @Slot(object)
    def _on_done(self, saved: Saved) -> None:
        self._saved = saved
        self._loop.quit()

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self._error = error
        self._loop.quit()
