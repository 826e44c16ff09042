"""FinalPositions: how games ended, worked out in the pauses of the program for small pictures."""

from __future__ import annotations

import time
from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from goboard_app.go.move import Play
from goboard_app.record.positions import PositionCache
from goboard_app.record.tree import GameTree
from goboard_app.record.values import move_of
from goboard_app.session.painter import paint_position
from goboard_app.session.picture import BoardPicture

# As long as one turn may last, so that the window stays live, and how far one step goes.
_TURN_S = 0.008
_STEP = 100
# Whoever scrolls by need not wait for what has long gone out of sight.
_MOST_WAITING = 40

Stage = BoardPicture | None
"""A picture once it is done, None before."""


def final_picture(tree: GameTree) -> BoardPicture:
    """The board at the end of the main line."""
    return next(stage for stage in _stages(tree) if stage is not None)


class FinalPositions(QObject):
    """Works pictures out one after the other, those asked for last first.

    It is done in the thread of the window, a little at a time: the nodes of a tree are made when
    they are looked at, which two threads must not do at once.
    Signal: `made(GameTree, int, BoardPicture)` with the revision that the tree had.
    """

    made = Signal(object, int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[GameTree] = []
        self._at: tuple[GameTree, int, Iterator[Stage]] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_turn)

    @property
    def is_busy(self) -> bool:
        """Whether there is something left to do."""
        return self._timer.isActive()

    def ask(self, tree: GameTree) -> None:
        """Have a picture made of how this game ends."""
        if tree in self._waiting:
            self._waiting.remove(tree)
        elif self._at is not None and self._at[:2] == (tree, tree.revision):
            return
        self._waiting.append(tree)
        del self._waiting[:-_MOST_WAITING]
        self._timer.start()

    def stop(self) -> None:
        """Forget what was asked for."""
        self._waiting.clear()
        self._at = None
        self._timer.stop()

    @Slot()
    def _on_turn(self) -> None:
        end = time.perf_counter() + _TURN_S
        while time.perf_counter() < end:
            if self._at is None and not self._next():
                self._timer.stop()
                return
            self._work()

    def _next(self) -> bool:
        if not self._waiting:
            return False
        tree = self._waiting.pop()
        self._at = tree, tree.revision, _stages(tree)
        return True

    def _work(self) -> None:
        assert self._at is not None
        tree, revision, stages = self._at
        if tree.revision != revision:
            # It was changed under our hands; whoever shows it will ask again.
            self._at = None
            return
        picture = next(stages)
        if picture is not None:
            self._at = None
            self.made.emit(tree, revision, picture)


def _stages(tree: GameTree) -> Iterator[Stage]:
    """Nothing a number of times, and the picture at last."""
    line, positions = tree.main_line(), PositionCache(tree)
    for place in range(_STEP, len(line), _STEP):
        positions.position(line[place])
        yield None
    move = move_of(line[-1], tree.size)
    point = move.point if isinstance(move, Play) else None
    yield paint_position(positions.position(line[-1]), point)
