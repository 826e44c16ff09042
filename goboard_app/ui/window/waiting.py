"""Waiting: for a file to be written beside the program, with word of it where that is long."""

from __future__ import annotations

from PySide6.QtCore import QEventLoop, QObject, QTimer, Slot

from goboard_app.app.beside import Beside
from goboard_app.app.saving import Saved
from goboard_app.app.texts.saving import being_saved
from goboard_app.app.writing import Apart, Writing
from goboard_app.ui.window.file_strip import FileStrip
from goboard_app.ui.window.input_gate import InputGate

LONG_MS = 500
_LOOK_MS = 100


class Waiting(QObject):
    """After half a second `strip` shows how far the writing is and lets it be called off."""

    def __init__(self, strip: FileStrip, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._strip = strip
        self._beside = Beside(self)
        self._gate = InputGate(strip.cancel_button, self)
        self._loop = QEventLoop(self)
        self._timer = QTimer(self)
        self._writing: Writing | Apart | None = None
        self._outcome: tuple[object, object] = (None, None)
        self._is_long = False
        self._timer.timeout.connect(self._on_look)
        self._beside.done.connect(self._on_done)
        self._gate.escaped.connect(self.cancel)
        strip.cancel_asked.connect(self.cancel)

    @property
    def is_busy(self) -> bool:
        """Whether something is waited for."""
        return self._beside.is_busy

    def run(self, writing: Writing | Apart) -> Saved:
        """Write in another thread; return what came of it, raise what was raised.

        The window is drawn meanwhile. What the user does comes after it; once that has taken half a
        second, there is nothing to be done but to call it off.
        """
        self._writing = writing
        self._beside.start(writing.run)
        self._timer.start(LONG_MS)
        self._gate.shut()
        self._loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        if self.is_busy:
            self._loop.exec()
        self._gate.open()
        self._timer.stop()
        self._writing = None
        if self._is_long:
            self._is_long = False
            self._strip.hide()
        result, error = self._outcome
        self._outcome = (None, None)
        if isinstance(error, Exception):
            raise error
        assert isinstance(result, Saved)
        return result

    @Slot()
    def cancel(self) -> None:
        """Have the writing stop; the file that is there stays."""
        if self._writing is not None:
            self._writing.watch.call_off()

    @Slot()
    def _on_look(self) -> None:
        if self._writing is None:
            return
        self._strip.tell_progress(being_saved(self._writing.path.name), self._writing.watch.done)
        if not self._is_long:
            self._is_long = True
            self._timer.start(_LOOK_MS)
            self._loop.quit()

    @Slot(object, object)
    def _on_done(self, result: object, error: object) -> None:
        self._outcome = (result, error)
        self._loop.quit()
