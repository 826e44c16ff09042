"""Searcher: a search through all games, carried on in the pauses of the program."""

from __future__ import annotations

import time
from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from goboard_app.record.text_search import TextHit, TextPortion
from goboard_app.session.finding import PositionHit, PositionPortion

MOST_HITS = 10_000
"""A search that finds more is left off: nobody looks through so many."""

# As long as one turn may last, so that the window stays live.
_TURN_S = 0.008

AnyHit = TextHit | PositionHit
Search = Iterator[TextPortion | PositionPortion]


class Searcher(QObject):
    """Runs one search at a time and keeps what it found, in the order of the file.

    It works in the thread of the window, a little at a time: the nodes of a tree are made when they
    are looked at, which two threads must not do at once, and so no edit comes in the middle of a
    portion. Whoever changes a game meanwhile begins the search anew.
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
        self._search: Search | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_turn)

    @property
    def is_busy(self) -> bool:
        """Whether the search goes on."""
        return self._search is not None

    @property
    def has_too_many(self) -> bool:
        """Whether the search was left off because it found so much."""
        return len(self.hits) >= MOST_HITS

    def start(self, search: Search, total: int) -> None:
        """Begin a search through so many games; what was found before is forgotten."""
        self.hits = []
        self.done, self.total = 0, total
        self.is_stopped = False
        self._search = search
        self._timer.start()
        self.progressed.emit()

    @Slot()
    def stop(self) -> None:
        """Leave the search off; what was found so far stays."""
        if self.is_busy:
            self.is_stopped = True
            self._end()

    def forget(self) -> None:
        """Leave off, and forget what was found."""
        self._timer.stop()
        self._search = None
        self.hits = []
        self.done = self.total = 0

    @Slot()
    def _on_turn(self) -> None:
        end, before = time.perf_counter() + _TURN_S, len(self.hits)
        is_over = False
        while not is_over and time.perf_counter() < end:
            is_over = not self._work()
        if len(self.hits) > before:
            self.found.emit(len(self.hits) - before)
        if is_over:
            self._end()
        else:
            self.progressed.emit()

    def _work(self) -> bool:
        """Do one portion; whether there is more to do."""
        portion = None if self._search is None else next(self._search, None)
        if portion is None:
            return False
        self.done = portion.done
        self.hits.extend(portion.hits[: MOST_HITS - len(self.hits)])
        return not self.has_too_many

    def _end(self) -> None:
        self._timer.stop()
        self._search = None
        self.ended.emit()
