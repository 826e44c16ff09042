from __future__ import annotations

import pytest

from goboard_app.go.board import BoardSize, Color, Pass, Play, Point
from goboard_app.record.edits import SetProperty
from goboard_app.record.node import Node
from goboard_app.record.properties import (
    Mark,
    MarkKind,
    comment_of,
    markup_of,
    markup_values,
    move_of,
    move_values,
    moves_of,
    moving_nodes,
    point_of,
    point_text,
    points_of,
    setup_of,
    size_of,
    territory_of,
)
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.sgf.parser import read_sgf

NINE = BoardSize.square(9)
NINETEEN = BoardSize.square(19)


def node(**properties: str | tuple[str, ...]) -> Node:
    items = ((k, (v,) if isinstance(v, str) else v) for k, v in properties.items())
    return Node(tuple(Property(k, v) for k, v in items))


@pytest.mark.parametrize(
    ("raw", "side", "point"),
    [
        ("aa", 9, Point(0, 0)),
        ("ia", 9, Point(8, 0)),
        ("ja", 9, None),
        ("zz", 26, Point(25, 25)),
        ("AZ", 52, Point(26, 51)),
        ("D4", 19, None),
        ("a", 19, None),
        ("", 19, None),
        (" dd ", 19, Point(3, 3)),
    ],
)
def test_points_are_two_letters_within_the_board(raw: str, side: int, point: Point | None) -> None:
    assert point_of(raw, BoardSize.square(side)) == point


def test_every_point_of_the_largest_board_is_read_back() -> None:
    size = BoardSize.square(52)
    assert all(point_of(point_text(p), size) == p for p in size)


def test_rectangles_are_filled_whichever_corners_they_name() -> None:
    square = {Point(c, r) for c in range(3) for r in range(3)}
    for raw in ("aa:cc", "cc:aa", "ca:ac"):
        assert points_of((raw,), NINE) == square


def test_bad_points_of_a_list_are_skipped_and_the_rest_kept() -> None:
    assert points_of(("aa", "zz", "", "bb:zz", "b", "cc"), NINE) == {Point(0, 0), Point(2, 2)}


def test_empty_value_is_a_pass() -> None:
    assert move_of(node(B=""), NINETEEN) == Pass(Color.BLACK)


@pytest.mark.parametrize("side", [9, 13, 19])
def test_tt_is_a_pass_up_to_nineteen_lines(side: int) -> None:
    assert move_of(node(W="tt"), BoardSize.square(side)) == Pass(Color.WHITE)


def test_tt_is_a_point_on_larger_boards() -> None:
    assert move_of(node(W="tt"), BoardSize.square(21)) == Play(Color.WHITE, Point(19, 19))
    assert move_of(node(W="tt"), BoardSize(21, 19)) is None


@pytest.mark.parametrize("raw", ["ss", "D4", "??", "abc"])
def test_moves_off_the_board_or_unreadable_are_no_moves(raw: str) -> None:
    assert move_of(node(B=raw), NINE) is None


def test_both_colours_in_one_node_are_read_in_the_order_of_the_file() -> None:
    moves = list(moves_of(node(W="aa", B="bb"), NINE))
    assert moves == [Play(Color.WHITE, Point(0, 0)), Play(Color.BLACK, Point(1, 1))]


def test_moves_are_written_as_points_and_passes_as_nothing() -> None:
    assert move_values(Play(Color.WHITE, Point(15, 3))) == ("W", ("pd",))
    assert move_values(Pass(Color.BLACK)) == ("B", ("",))


@pytest.mark.parametrize(
    ("raw", "color"),
    [
        ("B", Color.BLACK),
        ("white", Color.WHITE),
        ("1", Color.BLACK),
        ("2", Color.WHITE),
        ("x", None),
    ],
)
def test_the_turn_is_given_by_letter_word_or_number(raw: str, color: Color | None) -> None:
    assert setup_of(node(PL=raw), NINE).to_move == color


def test_setup_collects_stones_and_emptied_points() -> None:
    setup = setup_of(node(AB=("aa", "ba"), AW="cc", AE="dd:de"), NINE)
    assert setup.black == {Point(0, 0), Point(1, 0)}
    assert setup.white == {Point(2, 2)}
    assert setup.empty == {Point(3, 3), Point(3, 4)}


@pytest.mark.parametrize(
    ("raw", "size", "is_good"),
    [
        ("9", BoardSize(9, 9), True),
        (" 19 ", BoardSize(19, 19), True),
        ("19.0", BoardSize(19, 19), True),
        ("1", BoardSize(1, 1), True),
        ("52", BoardSize(52, 52), True),
        ("5:9", BoardSize(5, 9), True),
        ("19:19", BoardSize(19, 19), True),
        ("53", NINETEEN, False),
        ("0", NINETEEN, False),
        ("-5", NINETEEN, False),
        ("", NINETEEN, False),
        ("x", NINETEEN, False),
    ],
)
def test_board_sizes(raw: str, size: BoardSize, is_good: bool) -> None:
    assert size_of(node(SZ=raw)) == (size, is_good)


def test_without_size_the_board_has_nineteen_lines() -> None:
    assert size_of(node()) == (NINETEEN, True)


def test_marks_and_labels_are_read_and_bad_ones_skipped() -> None:
    marked = node(TR=("aa", "zz"), LB=("bb:x\\:y", "cc", "zz:no"), SL="dd")
    assert markup_of(marked, NINE) == (
        Mark(MarkKind.TRIANGLE, Point(0, 0)),
        Mark(MarkKind.SELECTED, Point(3, 3)),
        Mark(MarkKind.LABEL, Point(1, 1), "x:y"),
    )


def test_letters_and_marks_of_old_formats_are_understood() -> None:
    assert markup_of(node(L=("aa", "bb"), M="cc"), NINE) == (
        Mark(MarkKind.CROSS, Point(2, 2)),
        Mark(MarkKind.LABEL, Point(0, 0), "a"),
        Mark(MarkKind.LABEL, Point(1, 1), "b"),
    )


def test_label_text_with_brackets_and_colons_survives_writing() -> None:
    marks = (Mark(MarkKind.LABEL, Point(4, 4), "a:b]\\"),)
    values = markup_values(marks, MarkKind.LABEL)
    assert values is not None
    assert markup_of(node(LB=values), NINE) == marks


def test_territory_is_none_without_its_properties_and_empty_with_an_empty_list() -> None:
    assert territory_of(node(C="x"), NINE) is None
    black = frozenset((Point(0, 0), Point(1, 0)))
    assert territory_of(node(TB="aa:ba", TW=""), NINE) == (black, frozenset())


def test_repeated_comments_are_joined() -> None:
    twice = Node((Property("C", ("one",)), Property("C", ("two",))))
    assert comment_of(twice) == "one\ntwo"
    assert comment_of(node()) == ""


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("(;SZ[9];B[aa];W[bb]C[b])", [1, 2]),
        ("(;SZ[9];C[a];B[cc];N[b];PL[W]W[dd])", [2, 4]),
        ("(;SZ[9];B[zz];W[ii];B[ji];W[];B[tt])", [2, 4, 5]),
        # The point just off the board is a pass.
        ("(;SZ[9];B[zz];W[ii];B[jj];W[];B[tt])", [2, 3, 4, 5]),
        ("(;SZ[9]B[aa];Black[bb];b[cc]; B [dd])", [0, 1, 2, 3]),
        ("(;SZ[5:9];B[ei];W[ie];B[fa])", [1]),
        ("(;SZ[19];B[tt];W[sS];B[ss])", [1, 3]),
        ("(;SZ[30];B[aD];W[Ea])", [1]),
        (r"(;SZ[9];B[];W[]C[b];B[\]];W[\\a])", [1, 2]),
    ],
)
def test_the_nodes_that_move_are_those_with_a_move_that_can_be_read(text: str, places: list[int]) -> None:
    tree = read_sgf(text.encode()).games[0]
    line = tree.main_line()
    assert [line.index(node) for node in moving_nodes(line, tree.size)] == places
    assert [i for i, node in enumerate(line) if move_of(node, tree.size)] == places


def test_an_edit_is_seen_among_the_nodes_that_move() -> None:
    tree = read_sgf(b"(;SZ[9];B[aa];W[bb])").games[0]
    SetProperty(tree.main_line()[1], "B", None).apply(tree)
    assert moving_nodes(tree.main_line(), tree.size) == tree.main_line()[2:]
