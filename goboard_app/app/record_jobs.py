"""Work through a record in the pauses of the program: walking far, searching, checking values,
painting final positions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.app.jobs import Job, Steps, holding_collector
from goboard_app.go.board import Play
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import move_of
from goboard_app.record.sgf.diagnostics import Finding
from goboard_app.record.tree import GameTree
from goboard_app.session.painter import paint_position
from goboard_app.session.picture import BoardPicture
from goboard_app.session.session import GameSession

if TYPE_CHECKING:
    from goboard_app.record.search import TextHit, TextPortion
    from goboard_app.session.position_search import PositionHit, PositionPortion

FAR = 800
"""So many boards are worked out at once: it takes about the time of a frame."""

# So many boards in one step of the work, and so many nodes asked whether theirs is known.
_AT_A_TIME, _ASKED = 50, 5_000
# To show a board takes as long as to work out a thousand: only now and then one on the way.
_SHOWN = 6_000

MOST_HITS = 10_000
"""A search that finds more is left off: nobody looks through so many."""

AnyHit: TypeAlias = "TextHit | PositionHit"
Search: TypeAlias = "Iterator[TextPortion | PositionPortion]"

# First the board and what stands around it.
_LATE_MS = 300
# As long as one turn may last, and the pause after it, so that the window stays live.
_TURN_S = 0.004
_PAUSE_MS = 6

# Told as facts in doubt, or by the reader.
_TOLD = frozenset({"KM", "HA", "TM", "GM"})

# So many moves are one step.
_STEP = 100
# Whoever scrolls by need not wait for what has long gone out of sight.
_MOST_WAITING = 40

Stage = BoardPicture | None
"""A picture once it is done, None before."""


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


class ValueChecker(QObject):
    """Goes through the games of one file; `findings` is what it found, in the order of the file.

    Only the file is read, so whatever is edited meanwhile makes no difference.
    Signal: `ended()` when all was looked through.
    """

    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.findings: tuple[Finding, ...] = ()
        self._job = Job(self)
        self._job.done.connect(self._on_done)

    @property
    def is_busy(self) -> bool:
        """Whether there is more to look through."""
        return self._job.is_busy

    def start(self, trees: Sequence[GameTree]) -> None:
        """Begin to look through the games of a file; what was found in another is forgotten."""
        self.forget()
        self._job.start_slices(_checking(trees), delay_ms=_LATE_MS, pause_ms=_PAUSE_MS, turn_s=_TURN_S)

    def forget(self) -> None:
        """Leave off, and forget what was found."""
        self._job.cancel()
        self.findings = ()

    @Slot(object)
    def _on_done(self, findings: tuple[Finding, ...]) -> None:
        self.findings = findings
        self.ended.emit()


def _checking(trees: Sequence[GameTree]) -> Steps[tuple[Finding, ...]]:
    """What is found in the games, without what is told elsewhere."""
    # Late: nothing is looked through while the program starts.
    from goboard_app.record.sgf.check import bad_property, value_portions

    found: list[Finding] = []
    for portion in value_portions(trees):
        found.extend(finding for finding in portion if bad_property(finding) not in _TOLD)
        yield 0.0
    return tuple(found)


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
        self._job.start_slices(holding_collector(self._steps(session, node), stays=True))
        return True

    @Slot()
    def stop(self) -> None:
        """Something else was asked for; whoever is on the way stays where they are."""
        self._job.cancel()

    def _steps(self, session: GameSession, goal: Node) -> Steps[Node]:
        way = part = session.unknown_before(goal, _ASKED)
        while len(part) == _ASKED and (above := part[-1].parent) is not None:
            yield 0.0
            part = session.unknown_before(above, _ASKED)
            way += part
        length = shown = len(way)
        while way:
            for node in way[: -_AT_A_TIME - 1 : -1]:
                session.learn(node)
            del way[-_AT_A_TIME:]
            if shown - len(way) >= _SHOWN:
                shown = len(way)
                self.passed.emit(node)
            yield 1 - len(way) / length
        return goal
