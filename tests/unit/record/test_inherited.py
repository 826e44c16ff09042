import pytest

from goboard_app.go.board import Point
from goboard_app.record.inherited import (
    Figure,
    PrintMode,
    figure_of,
    figure_values,
    inherited_at,
    number_at,
)
from goboard_app.record.node import Node
from goboard_app.record.properties import compressed_texts, points_of
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree


def tree_of(text: str) -> tuple[GameTree, list[Node]]:
    tree = read_sgf(text.encode()).games[0]
    return tree, tree.main_line()


def names(points: frozenset[Point] | None) -> str | None:
    return None if points is None else " ".join(sorted("abcde"[p.col] + "abcde"[p.row] for p in points))


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        (["", "", ""], ["", "", ""]),
        (["DD[aa]", "", ""], ["aa", "aa", "aa"]),
        (["DD[aa]", "DD[bb]", ""], ["aa", "bb", "bb"]),
        (["DD[aa:bb]", "DD[]", ""], ["aa ab ba bb", "", ""]),
        (["DD[aa][zz]", "", "DD[zz]"], ["aa", "aa", "aa"]),
        (["DD[aa]DD[bb]", "", ""], ["aa bb", "aa bb", "aa bb"]),
    ],
)
def test_dimmed_points_last_until_they_are_set_again(values: list[str], expected: list[str]) -> None:
    tree, line = tree_of("(;SZ[5]" + ";".join(values) + ")")
    assert [names(inherited_at(tree, node).dimmed) for node in line] == expected


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        (["", "VW[aa:bb]", ""], [None, "aa ab ba bb", "aa ab ba bb"]),
        (["VW[aa]", "VW[]", ""], ["aa", None, None]),
        (["VW[aa]", "VW[aa:ee]", ""], ["aa", None, None]),
        (["VW[aa]", "VW[zz]", ""], ["aa", "aa", "aa"]),
    ],
)
def test_the_view_holds_until_it_is_cleared(values: list[str], expected: list[str | None]) -> None:
    tree, line = tree_of("(;SZ[5]" + ";".join(values) + ")")
    assert [names(inherited_at(tree, node).view) for node in line] == expected


def test_a_variation_inherits_from_its_parent_alone() -> None:
    tree, _ = tree_of("(;SZ[5]DD[aa](;DD[bb];B[cc])(;W[dd]))")
    first, second = tree.root.children
    assert names(inherited_at(tree, first.children[0]).dimmed) == "bb"
    assert names(inherited_at(tree, second).dimmed) == "aa"


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        (["", "PM[0]", ""], [1, 0, 0]),
        (["PM[2]", "", "PM[1]"], [2, 2, 1]),
        (["PM[2]", "PM[7]", "PM[x]"], [2, 2, 2]),
    ],
)
def test_print_modes_are_inherited(values: list[str], expected: list[int]) -> None:
    tree, line = tree_of("(;SZ[5]" + ";".join(values) + ")")
    modes = [inherited_at(tree, node).print_mode for node in line]
    assert modes == [PrintMode(n) for n in expected]


@pytest.mark.parametrize(
    ("nodes", "expected"),
    [
        ("B[aa];W[bb];B[cc]", [0, 1, 2, 3]),
        ("B[aa];W[bb]MN[17];B[cc]", [0, 1, 17, 18]),
        ("B[aa];MN[9];B[cc]", [0, 1, 9, 10]),
        ("B[aa]MN[x];W[bb]", [0, 1, 2]),
        ("MN[5]B[aa];C[no move];W[]", [0, 5, 5, 6]),
    ],
)
def test_numbers_go_on_from_where_they_are_set(nodes: str, expected: list[int]) -> None:
    tree, line = tree_of(f"(;SZ[5];{nodes})")
    assert [number_at(tree, node) for node in line] == expected


def test_a_figure_begins_at_its_node_and_counts_on() -> None:
    tree, line = tree_of("(;SZ[5];B[aa];W[bb]FG[257:Figure 1];B[cc];W[dd]FG[])")
    found = [inherited_at(tree, node) for node in line]
    assert [known.figure_number for known in found] == [0, 0, 1, 1, 2]
    assert [known.figure_first for known in found] == [0, 0, 1, 1, 3]
    assert found[3].figure == Figure("Figure 1", 257)
    assert found[4].figure == Figure()


@pytest.mark.parametrize(
    ("values", "figure"),
    [
        (("1:Opening",), Figure("Opening", 1)),
        (("0:A\\: b \\] c",), Figure("A: b ] c")),
        (("",), Figure()),
        (("five",), Figure()),
        (("x:Name",), Figure()),
    ],
)
def test_names_of_figures(values: tuple[str, ...], figure: Figure) -> None:
    assert figure_of(Node((Property("FG", values),))) == figure


@pytest.mark.parametrize("figure", [Figure(), Figure("Corner: a] b\\c", 258), Figure("", 1)])
def test_a_figure_is_read_as_it_was_written(figure: Figure) -> None:
    assert figure_of(Node((Property("FG", figure_values(figure)),))) == figure


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        (["aa"], ["aa"]),
        (["aa", "ab", "ba", "bb"], ["aa:bb"]),
        (["aa", "ba", "ca", "ab"], ["aa:ca", "ab"]),
        (["aa", "ca", "ac", "cc"], ["aa", "ca", "ac", "cc"]),
        (["aa:ee"], ["aa:ee"]),
    ],
)
def test_rectangles_stand_for_their_points(values: list[str], expected: list[str]) -> None:
    tree, _ = tree_of("(;SZ[5])")
    points = points_of(values, tree.size)
    assert compressed_texts(points) == tuple(expected)
    assert points_of(compressed_texts(points), tree.size) == points


def test_inherited_values_follow_an_edit() -> None:
    from goboard_app.record.edits import SetProperty

    tree, line = tree_of("(;SZ[5]DD[aa];B[bb])")
    assert names(inherited_at(tree, line[1]).dimmed) == "aa"
    back = SetProperty(tree.root, "DD", None).apply(tree)
    assert names(inherited_at(tree, line[1]).dimmed) == ""
    back.apply(tree)
    assert names(inherited_at(tree, line[1]).dimmed) == "aa"
