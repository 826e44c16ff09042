"""ValueChecker: looks for values that cannot be read, in the pauses of the program."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from goboard_app.record.finding import Finding
from goboard_app.record.tree import GameTree

# First the board and what stands around it.
_LATE_MS = 300
# As long as one turn may last, and the pause after it, so that the window stays live.
_TURN_S = 0.004
_PAUSE_MS = 6

# Told as facts in doubt, or by the reader.
_TOLD = frozenset({"KM", "HA", "TM", "GM"})


class ValueChecker(QObject):
    """Goes through the games of one file; `findings` is what it found, in the order of the file.

    Only the file is read, so whatever is edited meanwhile makes no difference.
    Signal: `ended()` when all was looked through.
    """

    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.findings: tuple[Finding, ...] = ()
        self._found: list[Finding] = []
        self._portions: Iterator[tuple[Finding, ...]] | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_turn)

    @property
    def is_busy(self) -> bool:
        """Whether there is more to look through."""
        return self._portions is not None

    def start(self, trees: Sequence[GameTree]) -> None:
        """Begin to look through the games of a file; what was found in another is forgotten."""
        self.forget()
        self._portions = _portions_in(trees)
        self._timer.start(_LATE_MS)

    def forget(self) -> None:
        """Leave off, and forget what was found."""
        self._timer.stop()
        self._portions = None
        self._found = []
        self.findings = ()

    @Slot()
    def _on_turn(self) -> None:
        self._timer.start(_PAUSE_MS)
        end = time.perf_counter() + _TURN_S
        while time.perf_counter() < end:
            portion = None if self._portions is None else next(self._portions, None)
            if portion is None:
                self._end()
                return
            self._found.extend(portion)

    def _end(self) -> None:
        self._timer.stop()
        self._portions = None
        self.findings, self._found = tuple(self._found), []
        self.ended.emit()


def _portions_in(trees: Sequence[GameTree]) -> Iterator[tuple[Finding, ...]]:
    """What is found in the games, without what is told elsewhere."""
    # Late: nothing is looked through while the program starts.
    from goboard_app.record.value_check import bad_property, value_portions

    for portion in value_portions(trees):
        yield tuple(finding for finding in portion if bad_property(finding) not in _TOLD)
