"""Moving a stone: another point for the move of a node, whose followers and other properties stay."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from goboard_app.go.board import Color, Move, Play, Point
from goboard_app.go.position import Position
from goboard_app.record.edits import KeepCursor, SetProperty, with_values
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of, move_values
from goboard_app.rules.legality import Verdict, judge
from goboard_app.rules.repetition import History
from goboard_app.session.editing.invalidated import BoardOnPath, Invalidated, invalidated_below
from goboard_app.session.session import NOTHING, Act, ActKind, GameSession
from goboard_app.session.tree_edits import TOUCHED, may_edit, movable_color


class LiftedMove(NamedTuple):
    """The move of a node, the board before the node, and the board before the move.

    They differ in a node that also sets up stones. `move` is None for a move that cannot be read, such as one off
    the board.
    """

    node: Node
    color: Color
    move: Move | None
    above: BoardOnPath
    board: BoardOnPath
    session: GameSession

    @property
    def point(self) -> Point | None:
        """The point of the move; None for a pass and for a move that cannot be read."""
        return self.move.point if isinstance(self.move, Play) else None

    def judge(self, move: Move) -> Verdict:
        """Return whether the rules of the record allow another move instead."""
        return judge(self.board.position, move, self.board.history, self.session.ruleset)

    def legal_points(self) -> frozenset[Point]:
        """Return all points where the stone may go; a few milliseconds."""
        empty = self.board.position.points(None)
        return frozenset(point for point in empty if self.judge(Play(self.color, point)).is_legal)


def lift(session: GameSession) -> LiftedMove | None:
    """Return the move of the cursor with the board before it; None if the cursor has no move that may be moved."""
    node, path = session.cursor, session.path
    color = movable_color(session, node)
    if color is None:
        return None
    size = session.tree.size
    position = Position.empty(size) if node.parent is None else session.position_at(node.parent)
    states = path.history.states
    before = states[:-1] if path.node_of_state(-1) is node else states
    # A root without set-up stones begins with an empty board.
    above = BoardOnPath(position, History(before) if before else History.starting_at(position))
    return LiftedMove(node, color, move_of(node, size), above, above.set_up(node), session)


def put_down(lifted: LiftedMove, move: Move) -> Act:
    """Write another move into the node that a move was lifted from; what follows it stays.

    A move that the rules forbid is refused.
    """
    session = lifted.session
    if not may_edit(session) or lifted.node is not session.cursor or move == lifted.move:
        return NOTHING
    verdict = lifted.judge(move)
    if not verdict.is_legal:
        return Act(refused=verdict)
    ident, values = _values(lifted.node, move)
    edit = SetProperty(lifted.node, ident, values)
    return Act(TOUCHED, KeepCursor(edit, lifted.node), ActKind.MOVE_STONE)


def invalidated_by_move(lifted: LiftedMove, move: Move) -> Generator[float, None, Invalidated]:
    """Return the later nodes that are invalidated once the node has another move; in steps."""
    node, ruleset = lifted.node, lifted.session.ruleset
    changed = Node(with_values(node.properties, *_values(node, move)), parent=node.parent)
    old, _ = lifted.above.follows(node, ruleset)
    new, _ = lifted.above.follows(changed, ruleset)
    return (yield from invalidated_below(lifted.session, old, new))


def _values(node: Node, move: Move) -> tuple[str, tuple[str, ...]]:
    """Return the property of a move and its raw values; further values, which no reader uses, stay."""
    ident, values = move_values(move)
    return ident, (*values, *(node.get(ident) or ())[1:])
