"""Alarm: something is due after so long at the latest; tests put a clock of their own behind it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal


class Alarm(QObject):
    """Rings once after it was set. Signal: `rang()`.

    Setting it again while it runs does not put it off, so that a change waits no longer than the
    time given, however many others follow it.
    """

    rang = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.rang)

    @property
    def is_set(self) -> bool:
        """Whether it is going to ring."""
        return self._timer.isActive()

    def set(self, milliseconds: int) -> None:
        """Ring after this time, unless it is going to ring already."""
        if not self.is_set:
            self._timer.start(milliseconds)

    def stop(self) -> None:
        """Do not ring."""
        self._timer.stop()
