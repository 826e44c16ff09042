"""Pausing: one piece of long work with the trees, carried on in the pauses of the program."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from goboard_app.app.rubbish import COLLECTOR, Collector
from goboard_app.lessons.steps import Steps
from goboard_app.record.tree import GameTree

# As long as one turn may last, so that the window stays live.
_TURN_S = 0.008
# Files of so many characters, and games of so many nodes that are in no file, are done at once.
_FEW_CHARACTERS = 10_000
_FEW_NODES = 300


class Pausing(QObject):
    """Works in the thread of the window, a little at a time, as the nodes of a tree are made when
    they are looked at, which two threads must not do at once.

    What is soon done is done before `start` returns. Whoever changes a game that is worked with has
    the work begin anew, by `look`. Signals: `progressed(float)`; `done(object)` with what came of
    it.
    """

    progressed = Signal(float)
    done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make: Callable[[], Steps[object]] | None = None
        self._steps: Steps[object] | None = None
        self._trees: Callable[[], Sequence[GameTree]] = _no_trees
        self._stamp: tuple[tuple[int, int], ...] = ()
        self._held: list[Collector] = []
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_turn)
        self.destroyed.connect(partial(_release, self._held, False))

    @property
    def is_busy(self) -> bool:
        """Whether there is more to do."""
        return self._steps is not None

    def start(
        self,
        make: Callable[[], Steps[object]],
        trees: Callable[[], Sequence[GameTree]],
    ) -> None:
        """Begin work that reads these games; what was worked at before is left off."""
        self.stop()
        self._make, self._trees = make, trees
        self._begin()
        if _are_small(trees()):
            self.finish()
        else:
            COLLECTOR.hold()
            self._held.append(COLLECTOR)
            self._timer.start()

    def stop(self) -> None:
        """Leave off; nothing comes of it."""
        self._end(is_kept=False)

    def _end(self, is_kept: bool) -> None:
        self._timer.stop()
        _release(self._held, is_kept)
        if self._steps is not None:
            self._steps.close()
        self._make = self._steps = None
        self._trees = _no_trees

    def look(self) -> None:
        """Begin anew if the games are others, or one of them is not as it was."""
        if self.is_busy and self._stamp != self._stamp_now():
            self._begin()

    def finish(self) -> None:
        """Do the rest now."""
        while self.is_busy:
            self._on_turn()

    def _begin(self) -> None:
        if self._make is not None:
            self._stamp = self._stamp_now()
            self._steps = self._make()

    def _stamp_now(self) -> tuple[tuple[int, int], ...]:
        return tuple((id(tree), tree.revision) for tree in self._trees())

    @Slot()
    def _on_turn(self) -> None:
        """Work for a while."""
        end, part = time.perf_counter() + _TURN_S, 0.0
        while time.perf_counter() < end:
            if self._steps is None:
                return
            try:
                part = next(self._steps)
            except StopIteration as over:
                self._end(is_kept=True)
                self.done.emit(over.value)
                return
        self.progressed.emit(part)


def _are_small(trees: Sequence[GameTree]) -> bool:
    characters = nodes = 0
    for tree in trees:
        if tree.source is not None:
            characters += tree.source.end - tree.source.start
        else:
            nodes += sum(1 for _ in islice(tree.walk(), _FEW_NODES + 1))
        if characters > _FEW_CHARACTERS or nodes > _FEW_NODES:
            return False
    return True


def _no_trees() -> Sequence[GameTree]:
    return ()


def _release(held: list[Collector], is_kept: bool, _gone: object = None) -> None:
    """Let the collector go on, also where the window is gone before the work was done."""
    while held:
        held.pop().release(is_kept)
