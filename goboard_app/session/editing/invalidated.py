"""The later moves and set-ups that a change of the board makes impossible."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import NamedTuple

from goboard_app.go.board import Color, Move, Point
from goboard_app.go.position import Position
from goboard_app.record.node import Node
from goboard_app.record.positions import position_after
from goboard_app.record.properties import Setup, moves_of, setup_of
from goboard_app.rules.legality import judge
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.session import GameSession

MOST_NODES = 3000
"""The number of nodes that `find_invalidated` checks, the main line first; about a second for the largest trees."""
# Nodes between two steps: a few milliseconds.
_AT_A_TIME = 20


class InvalidatedMove(NamedTuple):
    """A later move that was legal and would be illegal; `number` as the board shows it."""

    node: Node
    number: int
    move: Move


class InvalidatedSetup(NamedTuple):
    """A later set-up that would put stones where they are already, or remove none."""

    node: Node
    points: frozenset[Point]


class Invalidated(NamedTuple):
    """Later moves and set-ups that a change makes impossible; `is_complete`: all were checked."""

    moves: tuple[InvalidatedMove, ...] = ()
    setups: tuple[InvalidatedSetup, ...] = ()
    is_complete: bool = True

    def __bool__(self) -> bool:
        return bool(self.moves or self.setups)


class BoardOnPath(NamedTuple):
    """A board on the way down, with the boards that led to it."""

    position: Position
    history: History

    def set_up(self, node: Node) -> BoardOnPath:
        """Return the board with the stones that a node sets up, before the moves of the node."""
        setup = setup_of(node, self.position.size)
        if not setup.has_points:
            return self
        position = self.position.with_setup(setup.black, setup.white, setup.empty)
        return BoardOnPath(position, self.history.extended(BoardState.of_setup(position)))

    def follows(self, node: Node, ruleset: Ruleset) -> tuple[BoardOnPath, bool]:
        """Return the board after a node, and whether its moves are legal."""
        size, is_legal = self.position.size, True
        position, history = self.set_up(node)
        for move in moves_of(node, size):
            is_legal = is_legal and judge(position, move, history, ruleset).is_legal
            position = position.after(move)
            history = history.extended(BoardState.of_move(position, move.color, move.is_pass))
        return BoardOnPath(position_after(node, size, self.position), history), is_legal


def find_invalidated(session: GameSession, wanted: Position, keeps_board: bool = False) -> Invalidated:
    """Return the nodes below the cursor that would be invalidated if the board there were `wanted`.

    With `keeps_board` the board of the cursor stays among those that may not be repeated, as a new node
    follows it.
    """
    node, path = session.cursor, session.path
    states = path.history.states
    old = BoardOnPath(session.position_at(node), History(states))
    is_own = node.parent is None or setup_of(node, wanted.size).has_points
    # The board of the node's own set-up is replaced by the new one.
    before = states[:-1] if is_own and not keeps_board else states
    new = BoardOnPath(wanted, History((*before, BoardState.of_setup(wanted))))
    steps = invalidated_below(session, old, new, MOST_NODES)
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            found: Invalidated = stop.value
            return found


def invalidated_below(
    session: GameSession, old: BoardOnPath, new: BoardOnPath, most: int | None = None
) -> Generator[float, None, Invalidated]:
    """Return the nodes below the cursor that are invalidated where its board is `new` instead of `old`.

    In steps; at most `most` nodes are checked, the main line first. Each step yields the part of the nodes seen so
    far that is done.
    """
    moves: list[InvalidatedMove] = []
    setups: list[InvalidatedSetup] = []
    # A stack: reversed, so that the main line comes first.
    stack = [(child, session.path.number, old, new) for child in reversed(session.cursor.children)]
    seen = 0
    while stack and (most is None or seen < most):
        at, number, old, new = stack.pop()
        seen += 1
        if same := _idle(at, old.position, new.position):
            setups.append(InvalidatedSetup(at, same))
        old_after, was_legal = old.follows(at, session.ruleset)
        new_after, is_legal = new.follows(at, session.ruleset)
        move = next(moves_of(at, old.position.size), None)
        number += move is not None
        if move is not None and was_legal and not is_legal:
            moves.append(InvalidatedMove(at, number, move))
        stack.extend((child, number, old_after, new_after) for child in reversed(at.children))
        if not seen % _AT_A_TIME:
            yield seen / (seen + len(stack))
    return Invalidated(tuple(moves), tuple(setups), not stack)


def _idle(node: Node, old: Position, new: Position) -> frozenset[Point]:
    """Return the points that a node's set-up changed before, and would not change any more."""
    setup = setup_of(node, old.size)
    return frozenset(
        point for point, color in _set_points(setup) if old.at(point) is not color and new.at(point) is color
    )


def _set_points(setup: Setup) -> Iterator[tuple[Point, Color | None]]:
    for points, color in (
        (setup.black, Color.BLACK),
        (setup.white, Color.WHITE),
        (setup.empty, None),
    ):
        for point in points:
            yield point, color
