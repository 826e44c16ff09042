"""Work on a record while the program is idle: long walks, searches, checks of values, final positions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.app.jobs import Job, Steps, holding_collector
from goboard_app.go.board import Play
from goboard_app.late import late
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import move_of
from goboard_app.record.sgf.diagnostics import Finding
from goboard_app.record.tree import GameTree
from goboard_app.session.painter import paint_position
from goboard_app.session.picture import BoardPicture
from goboard_app.session.session import GameSession

with late:
    from goboard_app.record.sgf.check import bad_property, value_portions

if TYPE_CHECKING:
    from goboard_app.record.search import NoteHit, TextHit, TextPortion
    from goboard_app.session.position_search import PositionHit, PositionPortion

FAR = 800
"""The number of boards that are computed at once; they take about the time of one frame."""

# The number of boards in one step of the work, and of nodes examined in one step for a known board.
_AT_A_TIME, _ASKED = 50, 5_000
# Showing a board takes as long as computing a thousand, so only few boards are shown on the way.
_SHOWN = 6_000

MOST_HITS = 10_000
"""The number of hits at which a search ends: more are too many to look through."""

AnyHit: TypeAlias = "TextHit | NoteHit | PositionHit"
Search: TypeAlias = "Iterator[TextPortion | PositionPortion]"

# The board and the panels around it are shown first.
_LATE_MS = 300
# The longest turn in seconds and the pause after it, so that the window stays responsive.
_TURN_S = 0.004
_PAUSE_MS = 6

# The reader, or the facts in doubt, report these properties.
_TOLD = frozenset({"KM", "HA", "TM", "GM"})

# The number of moves in one step.
_STEP = 100
# While the list is scrolled, older requests are for games that are out of sight.
_MOST_WAITING = 40

Stage = BoardPicture | None
"""A picture once it is done, None before."""


class Searcher(QObject):
    """A runner of one search at a time, with its hits in the order of the file.

    If a game changes during the search, the caller starts it again. Signals: `found(int)` with the number of further
    hits; `progressed()`; `ended()` when all games have been searched, too many hits were found, or the search was
    stopped.
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
        """True while the search runs."""
        return self._job.is_busy

    @property
    def has_too_many(self) -> bool:
        """True if the search ended because of too many hits."""
        return len(self.hits) >= MOST_HITS

    def start(self, search: Search, total: int) -> None:
        """Begin a search through this number of games, and forget the previous hits."""
        self.forget()
        self.total = total
        self.is_stopped = False
        self._job.start_slices(self._searching(search))
        self.progressed.emit()

    @Slot()
    def stop(self) -> None:
        """Stop the search and keep the hits found so far."""
        if self.is_busy:
            self.is_stopped = True
            self._job.cancel()
            self.ended.emit()

    def forget(self) -> None:
        """Stop the search and forget its hits."""
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
        """Emit `found` for the hits since the last call."""
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
    """The check of the values in the games of one file; `findings` are in the order of the file.

    Only the text of the file is checked, so edits during the check make no difference. Signal: `ended()` when all games
    have been checked.
    """

    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.findings: tuple[Finding, ...] = ()
        self._job = Job(self)
        self._job.done.connect(self._on_done)

    @property
    def is_busy(self) -> bool:
        """True while the check runs."""
        return self._job.is_busy

    def start(self, trees: Sequence[GameTree]) -> None:
        """Begin to check the games of a file, and forget the findings of the previous one."""
        self.forget()
        self._job.start_slices(_checking(trees), delay_ms=_LATE_MS, pause_ms=_PAUSE_MS, turn_s=_TURN_S)

    def forget(self) -> None:
        """Stop the check and forget its findings."""
        self._job.cancel()
        self.findings = ()

    @Slot(object)
    def _on_done(self, findings: tuple[Finding, ...]) -> None:
        self.findings = findings
        self.ended.emit()


def _checking(trees: Sequence[GameTree]) -> Steps[tuple[Finding, ...]]:
    """Return the findings in the games, without those that are reported elsewhere."""
    found: list[Finding] = []
    for portion in value_portions(trees):
        found.extend(finding for finding in portion if bad_property(finding) not in _TOLD)
        yield 0.0
    return tuple(found)


class FinalPositions(QObject):
    """A maker of pictures of final positions, one after the other, the latest request first.

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
        """True while pictures are being made."""
        return self._job.is_busy

    def ask(self, tree: GameTree) -> None:
        """Request the picture of the final position of this game."""
        if tree in self._waiting:
            self._waiting.remove(tree)
        elif self._at == (tree, tree.revision):
            return
        self._waiting.append(tree)
        del self._waiting[:-_MOST_WAITING]
        if not self.is_busy:
            self._job.start_slices(self._working())

    def stop(self) -> None:
        """Drop all requests."""
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
        # If the tree changes during the work, the view asks for the picture again.
        while tree.revision == revision:
            picture = next(stages)
            if picture is not None:
                self._at = None
                self.made.emit(tree, revision, picture)
                return
            yield 0.0


def _stages(tree: GameTree) -> Iterator[Stage]:
    """Yield None after each step of moves, and the picture at the end."""
    line, positions = tree.main_line(), PositionCache(tree)
    for place in range(_STEP, len(line), _STEP):
        positions.position(line[place])
        yield None
    move = move_of(line[-1], tree.size)
    point = move.point if isinstance(move, Play) else None
    yield paint_position(positions.position(line[-1]), point)


class PathJob(QObject):
    """The computation of the boards on the way to a node that is far from all known boards.

    Signals: `passed(Node)` with a node on the way at intervals, and `arrived(Node)` at the end; neither after a stop.
    """

    passed = Signal(object)
    arrived = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._job = Job(self)
        self._job.done.connect(self.arrived)

    @property
    def is_on(self) -> bool:
        """True while a walk is under way."""
        return self._job.is_busy

    def begin(self, session: GameSession, node: Node) -> bool:
        """Begin the walk to a node; return False if it is near enough to be shown at once."""
        self.stop()
        if len(session.unknown_before(node, FAR + 1)) <= FAR:
            return False
        # All boards computed on the way are kept, so the collector need not examine them.
        self._job.start_slices(holding_collector(self._steps(session, node), stays=True))
        return True

    @Slot()
    def stop(self) -> None:
        """Stop the walk; the board stays at the node that is shown."""
        self._job.cancel()

    def _steps(self, session: GameSession, goal: Node) -> Steps[Node]:
        way = part = session.unknown_before(goal, _ASKED)
        while len(part) == _ASKED and (above := part[-1].parent) is not None:
            yield 0.0
            part = session.unknown_before(above, _ASKED)
            way += part
        length = shown = len(way)
        while way:
            # The way leads upwards, so the nodes at its end are the ones next to known boards.
            for node in way[: -_AT_A_TIME - 1 : -1]:
                session.learn(node)
            del way[-_AT_A_TIME:]
            if shown - len(way) >= _SHOWN:
                shown = len(way)
                self.passed.emit(node)
            yield 1 - len(way) / length
        return goal
