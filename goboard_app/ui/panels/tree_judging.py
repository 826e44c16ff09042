"""TreeJudging: has the moves in sight judged by the rules, whenever there is nothing else to do."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from goboard_app.session.drawn_tree import DrawnTree
from goboard_app.session.game_session import GameSession
from goboard_app.session.judged import RecordJudge

AT_ONCE = 100
"""So many moves are judged before the program looks after other things again: 4 ms."""


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
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_time)

    def follow(self, session: GameSession, tree: DrawnTree) -> None:
        """Forget what does not hold any more."""
        self._tree = tree
        if self._judge is None or not self._judge.is_about(session):
            self._judge = RecordJudge(session)
            self._done.clear()
            self.forbidden = set()
            self.stop()

    def ask(self, numbers: Iterable[int]) -> None:
        """Have these nodes judged, those in sight now before all others."""
        self._waiting = [number for number in numbers if number not in self._done]
        if self._waiting:
            self._timer.start()

    def stop(self) -> None:
        """Nobody is looking."""
        self._waiting = []
        self._timer.stop()

    @Slot()
    def _on_time(self) -> None:
        judge, tree = self._judge, self._tree
        left = AT_ONCE
        before = len(self.forbidden)
        while self._waiting and left > 0 and judge is not None and tree is not None:
            number = self._waiting[-1]
            node = tree.node_at(number)
            left -= judge.advance(node, left)
            if not judge.knows(node):
                break
            self._waiting.pop()
            self._done.add(number)
            if node in judge.forbidden:
                self.forbidden.add(number)
        if not self._waiting:
            self._timer.stop()
        if len(self.forbidden) != before:
            self.found.emit()
