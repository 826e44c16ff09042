"""What comes to make no sense below a node when the board there becomes another one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from goboard_app.go.board import Color, Move, Point
from goboard_app.go.position import Position
from goboard_app.record.node import Node
from goboard_app.record.positions import position_after
from goboard_app.record.properties import Setup, moves_of, setup_of
from goboard_app.rules.legality import judge
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.game_session import GameSession

MOST_NODES = 3000
"""So many nodes are looked at, the main line first; a second's patience for the largest trees."""


@dataclass(frozen=True, slots=True)
class LaterMove:
    """A move that was legal and would not be so any more; `number` as the board shows it."""

    node: Node
    number: int
    move: Move


@dataclass(frozen=True, slots=True)
class LaterSetup:
    """A later set-up that would put stones where they stand already, or take none away."""

    node: Node
    points: frozenset[Point]


@dataclass(frozen=True, slots=True)
class Later:
    """All that makes no sense any more, and whether everything was looked at."""

    moves: tuple[LaterMove, ...] = ()
    setups: tuple[LaterSetup, ...] = ()
    is_complete: bool = True

    def __bool__(self) -> bool:
        return bool(self.moves or self.setups)


@dataclass(frozen=True, slots=True)
class _Board:
    """A board on the way down, with the boards that led to it."""

    position: Position
    history: History

    def follows(self, node: Node, ruleset: Ruleset) -> tuple[_Board, bool]:
        """The board after a node, and whether its moves are allowed."""
        size = self.position.size
        position, history, is_legal = self.position, self.history, True
        setup = setup_of(node, size)
        if setup.has_points:
            position = position.with_setup(setup.black, setup.white, setup.empty)
            history = history.extended(BoardState.of_setup(position))
        for move in moves_of(node, size):
            is_legal = is_legal and judge(position, move, history, ruleset).is_legal
            position = position.after(move)
            history = history.extended(BoardState.of_move(position, move.color, move.is_pass))
        return _Board(position_after(node, size, self.position), history), is_legal


def later_changes(session: GameSession, wanted: Position, keeps_board: bool = False) -> Later:
    """What below the cursor makes sense now and would not if the board there were `wanted`.

    The board of the cursor stays among those that may not come back if a new node follows it.
    """
    node, path = session.cursor, session.path
    states = path.history.states
    old = _Board(session.position_at(node), History(states))
    is_own = node.parent is None or setup_of(node, wanted.size).has_points
    before = states[:-1] if is_own and not keeps_board else states
    new = _Board(wanted, History((*before, BoardState.of_setup(wanted))))
    moves: list[LaterMove] = []
    setups: list[LaterSetup] = []
    stack = [(child, path.number, old, new) for child in reversed(node.children)]
    seen = 0
    while stack and seen < MOST_NODES:
        at, number, old, new = stack.pop()
        seen += 1
        if same := _idle(at, old.position, new.position):
            setups.append(LaterSetup(at, same))
        old_after, was_legal = old.follows(at, session.ruleset)
        new_after, is_legal = new.follows(at, session.ruleset)
        move = next(moves_of(at, wanted.size), None)
        number += move is not None
        if move is not None and was_legal and not is_legal:
            moves.append(LaterMove(at, number, move))
        stack.extend((child, number, old_after, new_after) for child in reversed(at.children))
    return Later(tuple(moves), tuple(setups), not stack)


def _idle(node: Node, old: Position, new: Position) -> frozenset[Point]:
    """The points that a node sets and thereby changed, but would not change any more."""
    setup = setup_of(node, old.size)
    return frozenset(
        point
        for point, color in _set_points(setup)
        if old.at(point) is not color and new.at(point) is color
    )


def _set_points(setup: Setup) -> Iterator[tuple[Point, Color | None]]:
    for points, color in (
        (setup.black, Color.BLACK),
        (setup.white, Color.WHITE),
        (setup.empty, None),
    ):
        for point in points:
            yield point, color
