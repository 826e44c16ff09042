"""TreeJudging: has the moves in sight judged by the rules, whenever there is nothing else to do."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.app.jobs import Job, Steps
from goboard_app.session.check import RecordJudge
from goboard_app.session.session import GameSession
from goboard_app.session.tree_model import DrawnTree

AT_ONCE = 100
"""So many moves are judged in one step: 4 ms."""


class TreeJudging(QObject):
    """Knows the `forbidden` moves by their numbers. Signal: `found()` when there are more."""

    found = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.forbidden: set[int] = set()
        self._judge: RecordJudge | None = None
        self._tree: DrawnTree | None = None
        self._done: set[int] = set()
        self._waiting: list[int] = []
        self._told = 0
        self._job = Job(self)
        self._job.progressed.connect(self._tell)
        self._job.done.connect(self._tell)

    def follow(self, session: GameSession, tree: DrawnTree) -> None:
        """Forget what does not hold any more."""
        self._tree = tree
        if self._judge is None or not self._judge.is_about(session):
            self._judge = RecordJudge(session)
            self._done.clear()
            self.forbidden = set()
            self._told = 0
            self.stop()

    def ask(self, numbers: Iterable[int]) -> None:
        """Have these nodes judged, those in sight now before all others."""
        self._waiting = [number for number in numbers if number not in self._done]
        if self._waiting and not self._job.is_busy:
            self._job.start_slices(self._judging())

    def stop(self) -> None:
        """Nobody is looking."""
        self._waiting = []
        self._job.cancel()

    def _judging(self) -> Steps[None]:
        while self._waiting and self._judge is not None and self._tree is not None:
            judge, number = self._judge, self._waiting[-1]
            node = self._tree.node_at(number)
            judge.advance(node, AT_ONCE)
            if judge.knows(node):
                self._waiting.pop()
                self._done.add(number)
                if node in judge.forbidden:
                    self.forbidden.add(number)
            yield 0.0

    @Slot()
    def _tell(self) -> None:
        if len(self.forbidden) != self._told:
            self._told = len(self.forbidden)
            self.found.emit()
