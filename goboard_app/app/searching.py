"""Searcher: a search through all games, carried on in the pauses of the program."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.app.jobs import Job, Steps
from goboard_app.record.search import TextHit, TextPortion
from goboard_app.session.position_search import PositionHit, PositionPortion

MOST_HITS = 10_000
"""A search that finds more is left off: nobody looks through so many."""

AnyHit = TextHit | PositionHit
Search = Iterator[TextPortion | PositionPortion]


class Searcher(QObject):
    """Runs one search at a time and keeps what it found, in the order of the file.

    Whoever changes a game meanwhile begins the search anew.
    Signals: `found(int)` with how many further hits there are; `progressed()`; `ended()` when all
    was looked through, too much was found, or the search was stopped.
    """

    found = Signal(int)
    progressed = Signal()
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.hits: list[AnyHit] = []
        self.done = 0
        self.total = 0
        self.is_stopped = False
        self._told = 0
        self._job = Job(self)
        self._job.progressed.connect(self._on_progressed)
        self._job.done.connect(self._on_done)

    @property
    def is_busy(self) -> bool:
        """Whether the search goes on."""
        return self._job.is_busy

    @property
    def has_too_many(self) -> bool:
        """Whether the search was left off because it found so much."""
        return len(self.hits) >= MOST_HITS

    def start(self, search: Search, total: int) -> None:
        """Begin a search through so many games; what was found before is forgotten."""
        self.forget()
        self.total = total
        self.is_stopped = False
        self._job.start_slices(self._searching(search))
        self.progressed.emit()

    @Slot()
    def stop(self) -> None:
        """Leave the search off; what was found so far stays."""
        if self.is_busy:
            self.is_stopped = True
            self._job.cancel()
            self.ended.emit()

    def forget(self) -> None:
        """Leave off, and forget what was found."""
        self._job.cancel()
        self.hits = []
        self.done = self.total = self._told = 0

    def _searching(self, search: Search) -> Steps[None]:
        for portion in search:
            self.done = portion.done
            self.hits.extend(portion.hits[: MOST_HITS - len(self.hits)])
            if self.has_too_many:
                return
            yield 0.0

    def _tell(self) -> None:
        """Say what was found since this was said last."""
        count, self._told = len(self.hits) - self._told, len(self.hits)
        if count:
            self.found.emit(count)

    @Slot()
    def _on_progressed(self) -> None:
        self._tell()
        self.progressed.emit()

    @Slot()
    def _on_done(self) -> None:
        self._tell()
        self.ended.emit()
