"""Hand: which of the things that want the clicks on the board has them just now."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Hand(QObject):
    """One thing at a time is in the hand. Signal: `taken(QObject)` with what is taken up now.

    Whoever uses the board in a way of its own (marks, set-up, insertion, marking out a position,
    guessing) takes itself up before it begins, and stops when something else is taken up.
    """

    taken = Signal(object)

    def take(self, owner: QObject) -> None:
        """Take this up; everything else is put away first."""
        self.taken.emit(owner)
