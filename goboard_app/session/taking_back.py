"""Going back to where a stone was played: taking back all moves after it, or walking there."""

from __future__ import annotations

from goboard_app.go.board import Play, Point
from goboard_app.record.edits import MovesBack, RemoveNode
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of, setup_of
from goboard_app.session.changes import NOTHING, Act, ActKind, Change
from goboard_app.session.game_session import GameSession
from goboard_app.session.phase import Phase

_TAKEN_BACK = Change.POSITION | Change.CURSOR | Change.COUNT | Change.REFUSAL | Change.TREE


def node_of_stone(session: GameSession, point: Point) -> Node | None:
    """The node in which the stone that stands on a point was played.

    None where there is no stone, and for one that was set up. Where stones were captured and
    played again, the last one is meant.
    """
    size = session.tree.size
    if session.position.at(point) is None:
        return None
    for node in reversed(session.path.nodes):
        move = move_of(node, size)
        if isinstance(move, Play) and move.point == point:
            return node
        setup = setup_of(node, size)
        if point in setup.black or point in setup.white:
            return None
    return None


def may_take_back_to(session: GameSession, node: Node) -> bool:
    """Whether moves may be taken back until the move of this node is the last one.

    As for taking back one move, the game must be going on; the node is one of its line, whether
    the board shows the end of it or one is looking back.
    """
    if not session.is_live or session.phase not in (Phase.PLAYING, Phase.COUNTING):
        return False
    line = session.line
    return node is not line[-1] and any(step is node for step in line)


def take_back_to(session: GameSession, node: Node) -> Act:
    """Take all moves after a node back, as one step; undoing it ends where the game was.

    Moves that lead to another variation as well stay for its sake, as when one move is taken back.
    """
    if not may_take_back_to(session, node):
        return NOTHING
    line = session.line
    first = line[-1]
    while first.parent is not None and first.parent is not node and len(first.parent.children) < 2:
        first = first.parent
    return Act(
        _TAKEN_BACK | Change.INFO,
        MovesBack(RemoveNode(first), node, line[-1]),
        ActKind.TAKE_BACK_TO,
    )
