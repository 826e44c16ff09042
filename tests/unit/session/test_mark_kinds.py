"""A mark kind is defined in one place: its property, its tool and its signs follow from it."""

from __future__ import annotations

import pytest

from goboard_app.go.board import Point
from goboard_app.record.properties import SHAPES, Mark, MarkKind, markup_of, markup_values
from goboard_app.record.property_table import PropertyGroup, ValueKind, idents_about, idents_holding
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.marks import LINES, MarkTool, clear_marks, mark, with_stroke
from goboard_app.session.painter import paint, paint_position
from goboard_app.session.picture import whole_board
from goboard_app.session.session import GameSession
from goboard_app.session.text_board import FRAMES, draw_text

HERE = Point(1, 1)
shapes = pytest.mark.parametrize("kind", SHAPES)


def session() -> GameSession:
    return GameSession(read_sgf(b"(;SZ[3])").games[0], is_live=False)


def test_the_shapes_are_those_of_the_standard() -> None:
    assert {kind.name: kind.value for kind in SHAPES} == {
        **{"TRIANGLE": "TR", "SQUARE": "SQ", "CIRCLE": "CR"},
        **{"CROSS": "MA", "SELECTED": "SL"},
    }
    assert {kind for kind in MarkKind if kind not in SHAPES} == {MarkKind.LABEL, MarkKind.MOVE_NUMBER}


def test_each_mark_of_a_record_is_in_the_table() -> None:
    assert {kind.value for kind in MarkKind if kind.value} <= idents_about(PropertyGroup.MARK)
    joined = {tool.value for tool in LINES}
    assert joined == idents_holding(ValueKind.LINES)


@shapes
def test_a_shape_has_a_tool_that_puts_it_and_takes_it_away(kind: MarkKind) -> None:
    tool, here = MarkTool[kind.name], session()
    stroke = with_stroke(paint_position(here.position), tool, (HERE,))
    put = mark(here, tool, (HERE,))
    assert put.edit is not None
    put.edit.apply(here.tree)
    assert [item.name for item in here.cursor.properties] == ["SZ", kind.value]
    assert markup_of(here.cursor, here.tree.size) == (Mark(kind, HERE),)
    # The stroke showed what is drawn now.
    assert paint(here).marks == stroke.marks == (Mark(kind, HERE),)
    taken = mark(here, tool, (HERE,))
    assert taken.edit is not None
    taken.edit.apply(here.tree)
    assert [item.name for item in here.cursor.properties] == ["SZ"]


@shapes
def test_a_shape_takes_the_place_of_any_other(kind: MarkKind) -> None:
    for other in SHAPES:
        if other is not kind:
            here = session()
            for each in (other, kind):
                act = mark(here, MarkTool[each.name], (HERE,))
                assert act.edit is not None
                act.edit.apply(here.tree)
            assert markup_of(here.cursor, here.tree.size) == (Mark(kind, HERE),)


@pytest.mark.parametrize("kind", [kind for kind in MarkKind if kind.value])
def test_all_marks_of_a_node_are_cleared(kind: MarkKind) -> None:
    values = markup_values((Mark(kind, HERE, "a"),), kind)
    text = "".join(f"[{value}]" for value in values or ())
    here = GameSession(read_sgf(f"(;SZ[3]{kind.value}{text})".encode()).games[0], is_live=False)
    act = clear_marks(here)
    assert act.edit is not None
    act.edit.apply(here.tree)
    assert [item.name for item in here.cursor.properties] == ["SZ"]


@shapes
def test_a_shape_has_its_signs_in_a_board_of_text(kind: MarkKind) -> None:
    here = session()
    picture = with_stroke(paint_position(here.position), MarkTool[kind.name], (HERE,))
    board = draw_text(picture, whole_board(picture.size))
    assert kind in board.signs
    assert FRAMES[kind][0] in board.lines[2]
    assert FRAMES[kind][1] in board.lines[2]
