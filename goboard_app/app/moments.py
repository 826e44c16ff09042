"""MomentsReader: looks for the moments of a game in another thread, and makes problems of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QObject, Signal, Slot

from goboard_app.app.engines.situation import situation_at
from goboard_app.app.jobs import Job, single_shot
from goboard_app.app.life_reader import ReadingWatch
from goboard_app.app.texts import partner as texts
from goboard_app.engine.engine import Situation
from goboard_app.go.board import BoardSize, Color, Point, point_name
from goboard_app.lessons.game_problem import GameProblem
from goboard_app.lessons.problem import ProblemKind
from goboard_app.partner.moments import MOST_SIDE, FoundSoFar, Moment, MomentKind, MomentSearch
from goboard_app.record.node import Node
from goboard_app.record.properties import moves_of
from goboard_app.session.new_game import ruleset_of
from goboard_app.session.session import GameSession

MOST_S = 30.0
"""The longest time in seconds for one game; what was found by then is shown."""

Found = Mapping[Color, tuple[Moment, ...]]
"""The moments of each player whose moves were read, the largest first."""

# Words of a task: what the better move is for, see docs/lesson-format.md.
_TASKS = {
    MomentKind.COULD_ESCAPE: ("save", ProblemKind.ESCAPE),
    MomentKind.COULD_LIVE: ("live", ProblemKind.TWO_EYES),
    MomentKind.COULD_CAPTURE: ("kill", ProblemKind.CAPTURE),
}


def is_readable(size: BoardSize) -> bool:
    """Return whether moments are looked for on a board of this size."""
    return max(size.columns, size.rows) <= MOST_SIDE


class ReviewedGame:
    """One line of a game that is or was read, with the players whose moments are wanted.

    `end` is its last node. The moves before the last set-up on the way to it are not read.
    """

    def __init__(self, session: GameSession, end: Node, players: Sequence[Color]) -> None:
        self.session = session
        self.end = end
        self.players = tuple(players)
        self.situation = situation_at(session, end)
        self._nodes = self._nodes_of_moves()

    def is_unchanged(self) -> bool:
        """Return whether the line is still in the record, with the same moves."""
        node = self.end
        while node.parent is not None:
            if not any(child is node for child in node.parent.children):
                return False
            node = node.parent
        return node is self.session.tree.root and situation_at(self.session, self.end) == self.situation

    @property
    def size(self) -> BoardSize:
        """The size of the board."""
        return self.situation.size

    def node_before(self, moment: Moment) -> Node:
        """Return the node whose board shows the moment, before its move."""
        node = self._nodes[moment.number - 1]
        return node.parent or node

    def number(self, moment: Moment) -> int:
        """Return the number of the move of a moment as it is counted in the record."""
        return self._before + moment.number

    def _nodes_of_moves(self) -> list[Node]:
        """Return the node of each move of the situation."""
        tree = self.session.tree
        found = [node for node in tree.path_to(self.end) for _move in moves_of(node, tree.size)]
        self._before = len(found) - len(self.situation.moves)
        return found[self._before :]


class MomentsWatch(ReadingWatch):
    """The watch of the search, which also receives the moments found so far."""

    def __init__(self) -> None:
        super().__init__()
        self.found: Found = MappingProxyType({})


class MomentsReader(QObject):
    """The search for the moments of one game at a time, in another thread.

    Signals: `changed()` when more was found, the progress has changed, or the search is over.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game: ReviewedGame | None = None
        """The game that is or was read; None before the first one."""
        self.found: Found = MappingProxyType({})
        self.was_stopped = False
        """True if the user has ended the search."""
        self._watch: MomentsWatch | None = None
        self._job = Job(self)
        self._job.progressed.connect(self._on_progressed)
        self._job.done.connect(self._on_done)
        self._job.failed.connect(self._on_failed)
        self._bound = single_shot(self, self._on_bound)

    @property
    def done(self) -> float | None:
        """The fraction of the search that is done, from 0 to 1; None if none runs."""
        return None if self._watch is None else self._watch.done

    def read(self, game: ReviewedGame) -> None:
        """Look for the moments of a game, in place of the one before."""
        self.drop()
        self.game = game
        if is_readable(game.size):
            watch = self._watch = MomentsWatch()
            work = partial(_search, game.situation, game.players)
            self._job.start_beside(work, watch, late_ms=0, is_patient=True)
            self._bound.start(round(1000 * MOST_S))
        self.changed.emit()

    @Slot()
    def stop(self) -> None:
        """End the search, and keep what it has found."""
        self.was_stopped = True
        self._on_bound()

    def drop(self) -> None:
        """Forget the game, and cancel the search."""
        self._bound.stop()
        self._job.cancel()
        self._watch, self.game, self.found = None, None, MappingProxyType({})
        self.was_stopped = False

    @Slot()
    def _on_bound(self) -> None:
        if self._watch is not None:
            self._watch.call_off()

    @Slot()
    def _on_progressed(self) -> None:
        if self._watch is not None:
            self.found = self._watch.found
            self.changed.emit()

    @Slot(object)
    def _on_done(self, found: Found) -> None:
        self._bound.stop()
        self._watch, self.found = None, found
        self.changed.emit()

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        self._bound.stop()
        self._watch = None
        self.changed.emit()
        raise error


def _search(situation: Situation, players: Sequence[Color], watch: MomentsWatch) -> Found:
    """Return the moments of the players; their searches take turns, so that each has some when time is up."""
    search = MomentSearch(situation, watch)
    found: dict[Color, tuple[Moment, ...]] = dict.fromkeys(players, ())
    done = dict.fromkeys(players, 0.0)
    running: dict[Color, Iterator[FoundSoFar]] = {player: search.of(player) for player in players}
    while running:
        for player, steps in tuple(running.items()):
            step = next(steps, None)
            if step is None:
                del running[player]
                continue
            found[player], done[player] = step.moments, step.done
            # A copy: the thread of the window reads it.
            watch.found = MappingProxyType(dict(found))
            watch.told(None, sum(done.values()) / len(done))
    return MappingProxyType(found)


def problem_of(game: ReviewedGame, moment: Moment, title: str) -> GameProblem:
    """Return the position of a moment as a problem whose right answer is the better move.

    Raises ValueError if the moment has no better move.
    """
    if not moment.has_better:
        raise ValueError("no better move")
    situation = game.situation
    before, played = situation.moves[: moment.number - 1], situation.moves[moment.number - 1]
    position = situation.start
    for move in before:
        position = position.after(move)
    task, kind = _TASKS.get(moment.kind, ("play", None))
    about = f"{task} {point_name(_first(moment.stones), game.size)}" if moment.stones else task
    return GameProblem(
        title=title,
        position=position.with_setup(to_move=played.color),
        ruleset=ruleset_of(game.session.tree).ruleset,
        question=texts.problem_question(moment.kind, played.color),
        task=about,
        kind=kind,
        stones=moment.stones,
        rights=(moment.line[:1],),
        wrong=(played, *moment.refutation),
        wrong_text=texts.played_in_game(),
    )


def _first(stones: frozenset[Point]) -> Point:
    """Return one stone, always the same one."""
    return min(stones, key=lambda point: (point.row, point.col))
