"""Waiting: for work beside the program, with the window alive, and word of it where it is long."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEventLoop, QObject, QTimer, Signal, Slot

from goboard_app.app.beside import Beside
from goboard_app.app.saving import Saved

LONG_MS = 500


class Waiting(QObject):
    """Signals: `became_long()` when the work that is waited for takes longer than half a second,
    and for such work `ended()`, before anybody hears what came of it.
    """

    became_long = Signal()
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._beside = Beside(self)
        self._loop = QEventLoop(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(LONG_MS)
        self._outcome: tuple[object, object] = (None, None)
        self._is_long = False
        self._timer.timeout.connect(self._on_long)
        self._beside.done.connect(self._on_done)

    @property
    def is_busy(self) -> bool:
        """Whether something is waited for."""
        return self._beside.is_busy

    def run(self, work: Callable[[], Saved]) -> Saved:
        """Do the work in another thread; return what it returns, raise what it raises.

        The window is drawn meanwhile; what the user does comes after it.
        """
        self._beside.start(work)
        self._timer.start()
        self._loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        self._timer.stop()
        if self._is_long:
            self._is_long = False
            self.ended.emit()
        result, error = self._outcome
        self._outcome = (None, None)
        if isinstance(error, Exception):
            raise error
        assert isinstance(result, Saved)
        return result

    @Slot()
    def _on_long(self) -> None:
        self._is_long = True
        self.became_long.emit()

    @Slot(object, object)
    def _on_done(self, result: object, error: object) -> None:
        self._outcome = (result, error)
        self._loop.quit()
