"""FinalPositions: how games ended, worked out in the pauses of the program for small pictures."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal

from goboard_app.app.jobs import Job, Steps
from goboard_app.go.board import Play
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import move_of
from goboard_app.record.tree import GameTree
from goboard_app.session.painter import paint_position
from goboard_app.session.picture import BoardPicture

# So many moves are one step.
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

    Signal: `made(GameTree, int, BoardPicture)` with the revision that the tree had.
    """

    made = Signal(object, int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[GameTree] = []
        self._at: tuple[GameTree, int] | None = None
        self._job = Job(self)

    @property
    def is_busy(self) -> bool:
        """Whether there is something left to do."""
        return self._job.is_busy

    def ask(self, tree: GameTree) -> None:
        """Have a picture made of how this game ends."""
        if tree in self._waiting:
            self._waiting.remove(tree)
        elif self._at == (tree, tree.revision):
            return
        self._waiting.append(tree)
        del self._waiting[:-_MOST_WAITING]
        if not self.is_busy:
            self._job.start_slices(self._working())

    def stop(self) -> None:
        """Forget what was asked for."""
        self._waiting.clear()
        self._at = None
        self._job.cancel()

    def _working(self) -> Steps[None]:
        while self._waiting:
            tree = self._waiting.pop()
            self._at = tree, tree.revision
            yield from self._making(*self._at)
            self._at = None
            yield 0.0

    def _making(self, tree: GameTree, revision: int) -> Steps[None]:
        stages = _stages(tree)
        # Where it is changed under our hands, whoever shows it will ask again.
        while tree.revision == revision:
            picture = next(stages)
            if picture is not None:
                self._at = None
                self.made.emit(tree, revision, picture)
                return
            yield 0.0


def _stages(tree: GameTree) -> Iterator[Stage]:
    """Nothing a number of times, and the picture at last."""
    line, positions = tree.main_line(), PositionCache(tree)
    for place in range(_STEP, len(line), _STEP):
        positions.position(line[place])
        yield None
    move = move_of(line[-1], tree.size)
    point = move.point if isinstance(move, Play) else None
    yield paint_position(positions.position(line[-1]), point)
