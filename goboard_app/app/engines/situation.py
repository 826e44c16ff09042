"""The situation that an engine is asked about, taken from the game on the board."""

from __future__ import annotations

from goboard_app.engine.engine import Situation
from goboard_app.go.board import Move
from goboard_app.record.node import Node
from goboard_app.record.properties import moves_of, setup_of
from goboard_app.session.session import GameSession


def situation_at(session: GameSession, node: Node | None = None) -> Situation:
    """Return the situation after a node, by default the current one, under the rules in force.

    It begins with the last position that was set up on the way to the node.
    """
    node = node or session.cursor
    size = session.tree.size
    moves: list[Move] = []
    at = node
    while at.parent is not None and not _sets_up(at, session):
        # The moves are collected from the end, and reversed as a whole below.
        moves.extend(reversed(tuple(moves_of(at, size))))
        at = at.parent
    here = session.position if node is session.cursor else session.position_at(node)
    return Situation(
        start=session.position_at(at),
        moves=tuple(reversed(moves)),
        to_move=here.to_move,
        ruleset=session.ruleset,
        komi=session.komi,
        # A position that was set up later contains the handicap stones.
        handicap=session.handicap if at.parent is None else 0,
        goal=session.goal or 0,
    )


def move_in_turn(session: GameSession, node: Node) -> Move | None:
    """Return the move of a node if it is the only one there, by the side that was to move; None for any other node.

    An analysis of the position before it is about such a move only.
    """
    found = tuple(moves_of(node, session.tree.size))
    if node.parent is None or len(found) != 1 or _sets_up(node, session):
        return None
    is_in_turn = found[0].color is session.position_at(node.parent).to_move
    return found[0] if is_in_turn else None


def _sets_up(node: Node, session: GameSession) -> bool:
    return not node.leading_move[1] and (node.has("PL") or setup_of(node, session.tree.size).has_points)
