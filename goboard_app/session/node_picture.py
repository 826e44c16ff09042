"""The picture of the board at any node, without going there."""

from __future__ import annotations

from goboard_app.go.board import Play
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of
from goboard_app.session.game_session import GameSession
from goboard_app.session.painter import paint_position
from goboard_app.session.picture import BoardPicture


def picture_at(session: GameSession, node: Node) -> BoardPicture:
    """The stones after a node, and its move marked."""
    move = move_of(node, session.tree.size)
    return paint_position(session.position_at(node), move.point if isinstance(move, Play) else None)
