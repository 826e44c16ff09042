"""ReadingWatch: how far the reading of a file is, and the word that nobody waits for it."""

from __future__ import annotations

from goboard_app.record.source import FileNodes


class ReadingStopped(Exception):
    """The reading was called off; nothing was read."""


class ParseWatch:
    """Followed by one thread while another reads.

    How far the reading is follows from what has been read: it costs the reader nothing to tell.
    """

    def __init__(self) -> None:
        self.is_called_off = False
        self._nodes: FileNodes | None = None

    @property
    def done(self) -> float:
        """Which part of the text has been read, from 0 to 1."""
        nodes = self._nodes
        if nodes is None or not nodes.ends:
            return 0.0
        return min(1.0, nodes.ends[-1] / max(1, len(nodes.text)))

    def follow(self, nodes: FileNodes) -> None:
        """From now on these nodes are being read."""
        self._nodes = nodes

    def call_off(self) -> None:
        """Have the reading stop at the next bracket that closes."""
        self.is_called_off = True

    def look(self) -> None:
        """Raise ReadingStopped once the reading was called off."""
        if self.is_called_off:
            raise ReadingStopped
