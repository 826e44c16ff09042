"""ValueChecker: looks for values that cannot be read, in the pauses of the program."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.app.jobs import Job, Steps
from goboard_app.record.sgf.diagnostics import Finding
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
        self._job = Job(self)
        self._job.done.connect(self._on_done)

    @property
    def is_busy(self) -> bool:
        """Whether there is more to look through."""
        return self._job.is_busy

    def start(self, trees: Sequence[GameTree]) -> None:
        """Begin to look through the games of a file; what was found in another is forgotten."""
        self.forget()
        self._job.start_slices(
            _checking(trees), delay_ms=_LATE_MS, pause_ms=_PAUSE_MS, turn_s=_TURN_S
        )

    def forget(self) -> None:
        """Leave off, and forget what was found."""
        self._job.cancel()
        self.findings = ()

    @Slot(object)
    def _on_done(self, findings: tuple[Finding, ...]) -> None:
        self.findings = findings
        self.ended.emit()


def _checking(trees: Sequence[GameTree]) -> Steps[tuple[Finding, ...]]:
    """What is found in the games, without what is told elsewhere."""
    # Late: nothing is looked through while the program starts.
    from goboard_app.record.sgf.check import bad_property, value_portions

    found: list[Finding] = []
    for portion in value_portions(trees):
        found.extend(finding for finding in portion if bad_property(finding) not in _TOLD)
        yield 0.0
    return tuple(found)
