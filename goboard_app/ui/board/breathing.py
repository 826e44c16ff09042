"""Breathing: the outline of what is unclear grows stronger and weaker, slowly and for ever."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot

PERIOD_MS = 1600
LEAST, MOST = 0.60, 1.0
_STEP_MS = 80


class Breathing(QObject):
    """Calls `show` with the opacity of each moment while it is on; with MOST when it is not.

    A few steps a second are enough for the eye, and cost next to nothing.
    """

    def __init__(self, show: Callable[[float], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._show = show
        self._now = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_STEP_MS)
        self._timer.timeout.connect(self._on_step)

    @property
    def is_on(self) -> bool:
        """Whether it goes on."""
        return self._timer.isActive()

    def set_on(self, is_on: bool) -> None:
        """Begin or end."""
        if is_on == self.is_on:
            return
        self._now = 0
        self._show(MOST)
        if is_on:
            self._timer.start()
        else:
            self._timer.stop()

    @Slot()
    def _on_step(self) -> None:
        self._now = (self._now + _STEP_MS) % PERIOD_MS
        wave = (1 + math.cos(2 * math.pi * self._now / PERIOD_MS)) / 2
        self._show(LEAST + (MOST - LEAST) * wave)
