"""Walking far along a record: in slices, and the board follows."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.app.jobs import COLLECTOR, Job, Steps
from goboard_app.record.node import Node
from goboard_app.session.session import GameSession

FAR = 800
"""So many boards are worked out at once: it takes about the time of a frame."""

# So many boards in one step of the work.
_AT_A_TIME = 50
# To show a board takes some time too: only now and then one on the way.
_SHOWN_S = 0.2


class Walk(QObject):
    """Works out the boards on the way to a node that is far from all that are known.

    Signals: `passed(Node)` with a node on the way every now and then, and `arrived(Node)` at the
    end; neither once it was stopped.
    """

    passed = Signal(object)
    arrived = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._job = Job(self)
        self._job.ended.connect(self._on_ended)
        self._job.done.connect(self.arrived)

    @property
    def is_on(self) -> bool:
        """Whether somebody is on the way."""
        return self._job.is_busy

    def begin(self, session: GameSession, node: Node) -> bool:
        """Set out for a node; False where it is so near that one may be there at once."""
        self.stop()
        if len(session.unknown_before(node, FAR + 1)) <= FAR:
            return False
        # All that is made on the way stays.
        COLLECTOR.hold()
        self._job.start_slices(self._steps(session, node))
        return True

    @Slot()
    def stop(self) -> None:
        """Something else was asked for; whoever is on the way stays where they are."""
        self._job.cancel()

    @Slot()
    def _on_ended(self) -> None:
        COLLECTOR.release(is_kept=True)

    def _steps(self, session: GameSession, goal: Node) -> Steps[Node]:
        way = session.unknown_before(goal)
        length, shown = len(way), time.monotonic()
        while way:
            for node in way[: -_AT_A_TIME - 1 : -1]:
                session.learn(node)
            del way[-_AT_A_TIME:]
            if time.monotonic() - shown > _SHOWN_S:
                self.passed.emit(node)
                # What is shown late is shown for as long.
                shown = time.monotonic()
            yield 1 - len(way) / length
        return goal
