"""The board at any node, without going there."""

from __future__ import annotations

from goboard_app.go.board import parse_point
from goboard_app.session.painter import picture_at
from goboard_app.session.session import GameSession
from tests.support.trees import tree_of


def test_the_stones_after_a_node_with_its_move_marked() -> None:
    session = GameSession(tree_of("(;SZ[9];B[ee];W[cc](;B[gg])(;B[]))"), is_live=False)
    first, second = session.line[2].children
    picture = picture_at(session, first)
    assert sum(map(bool, picture.stones)) == 3
    assert picture.last_move == parse_point("G3", session.tree.size)
    assert picture_at(session, second).last_move is None
    assert session.cursor is session.tree.root
