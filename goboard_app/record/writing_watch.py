"""WritingWatch: how far the writing of a file is, and the word that it is not wanted any more."""

from __future__ import annotations

from collections.abc import Sequence

from goboard_app.record.reading_watch import ParseWatch
from goboard_app.record.tree import GameTree

# Which part of the time each of the three steps takes, roughly.
_TEXT, _READING, _COMPARING = 0.3, 0.35, 0.35


class WritingStopped(Exception):
    """The writing was called off; no file has been touched."""


class WritingWatch:
    """Followed by one thread while another writes games, reads them back and compares them.

    `reading` follows the reading back.
    """

    def __init__(self) -> None:
        self.is_called_off = False
        self.reading = ParseWatch()
        self.written = 0
        """How many nodes have been put into text."""
        self.compared = 0
        """How many nodes have been found to be as they were meant."""
        self._total = 1

    @property
    def done(self) -> float:
        """Which part is done, from 0 to 1."""
        compared = min(1.0, self.compared / self._total)
        read = 1.0 if compared else self.reading.done
        written = 1.0 if read else min(1.0, self.written / self._total)
        return _TEXT * written + _READING * read + _COMPARING * compared

    def expect(self, games: Sequence[GameTree]) -> None:
        """Say which games are about to be written."""
        self._total = max(1, sum(t.source.last - t.source.first for t in games if t.source))

    def call_off(self) -> None:
        """Have the writing stop before the file is put in its place, if that is not done yet."""
        self.is_called_off = True
        self.reading.call_off()

    def look(self) -> None:
        """Raise WritingStopped once the writing was called off."""
        if self.is_called_off:
            raise WritingStopped
