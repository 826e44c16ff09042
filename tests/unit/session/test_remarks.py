"""Properties of a node beside its move change no board, and need no recomputation."""

from collections.abc import Callable

import pytest

from goboard_app.go.board import Point
from goboard_app.record.edits import (
    AddNode,
    Compound,
    KeepCursor,
    SetProperty,
    new_node,
    touched_names,
)
from goboard_app.record.node import Node
from goboard_app.record.sgf.lexer import Property
from goboard_app.session.annotation import set_comment
from goboard_app.session.marks import MarkTool, mark

MakeTable = Callable[..., object]


def test_a_comment_leaves_boards_and_line_as_they_are(record: MakeTable) -> None:
    table = record("(;SZ[9];B[ee];W[cc])")
    session = table.session
    session.go_to(session.tree.main_line_end())
    line, position, history = session.line, session.position, session.path.history
    table.do(set_comment(session, "text"))
    table.do(mark(session, MarkTool.TRIANGLE, [Point(0, 0)]))
    assert session.line is line
    assert session.position is position
    assert session.path.history is history


@pytest.mark.parametrize("ident", ["B", "AB", "SZ", "PL", "HA", "RU", "TB", "XX"])
def test_other_properties_have_all_worked_out_again(record: MakeTable, ident: str) -> None:
    table = record("(;SZ[9];B[ee];W[cc])")
    line = table.session.line
    table.session.apply(SetProperty(table.session.cursor, ident, ("5",)))
    assert table.session.line is not line


def test_a_move_set_in_the_shade_of_a_comment_is_seen(record: MakeTable) -> None:
    table = record("(;SZ[9];B[ee];W[cc])")
    session = table.session
    node = session.tree.root.children[0]
    session.go_to(node)
    edit = Compound((SetProperty(node, "C", ("moved",)), SetProperty(node, "B", ("aa",))))
    back = session.apply(edit)
    assert session.position.at(Point(0, 0)) is not None
    session.apply(back)
    assert session.position.at(Point(0, 0)) is None


def test_the_reach_of_an_edit_is_known_before() -> None:
    node = new_node(Property("B", ("aa",)), Property("Co", ("x",)))
    edit = SetProperty(node, "C", ("y",))
    assert touched_names(edit) == {"C"}
    assert touched_names(Compound((edit, SetProperty(node, "TRi", None)))) == {"C", "TR"}
    assert touched_names(KeepCursor(edit, node)) == {"C"}
    assert touched_names(AddNode(node, Node(()))) is None
    assert touched_names(Compound((edit, AddNode(node, Node(()))))) is None
