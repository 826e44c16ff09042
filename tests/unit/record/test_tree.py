from __future__ import annotations

import pytest

from goboard_app.go.board import BoardSize
from goboard_app.record.edits import AddNode, SetProperty, new_node
from goboard_app.record.node import Node
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree

BRANCHED = b"(;GM[1];N[a](;N[b];N[c])(;N[d](;N[e])(;N[f])))"


def names(nodes: list[Node]) -> str:
    return "".join(node.text("N") or "." for node in nodes)


@pytest.fixture
def tree() -> GameTree:
    return read_sgf(BRANCHED).games[0]


def test_the_main_line_follows_first_children(tree: GameTree) -> None:
    assert names(tree.main_line()) == ".abc"


def test_walk_gives_every_node_before_its_children(tree: GameTree) -> None:
    assert names(list(tree.walk())) == ".abcdef"
    assert tree.node_count() == 7


def test_paths_begin_at_the_root(tree: GameTree) -> None:
    last = list(tree.walk())[-1]
    assert names(tree.path_to(last)) == ".adf"
    assert tree.depth(last) == 3


def test_the_end_of_a_line_is_reached_from_any_node(tree: GameTree) -> None:
    variation = tree.root.children[0].children[1]
    assert tree.main_line_end(variation).text("N") == "e"
    assert tree.main_line_end().text("N") == "c"


def test_a_new_game_describes_itself() -> None:
    tree = GameTree.new(BoardSize(13, 9), (Property("PB", ("Ann",)),))
    assert [p.ident for p in tree.root.properties] == ["GM", "FF", "CA", "AP", "SZ", "PB"]
    assert tree.root.get("SZ") == ("13:9",)
    assert tree.size == BoardSize(13, 9)


def test_the_size_follows_an_edit_of_the_root() -> None:
    tree = GameTree.new(BoardSize.square(19))
    inverse = SetProperty(tree.root, "SZ", ("9",)).apply(tree)
    assert tree.size == BoardSize.square(9)
    inverse.apply(tree)
    assert tree.size == BoardSize.square(19)


def test_a_node_belongs_to_the_tree_only_while_it_hangs_there(tree: GameTree) -> None:
    node = new_node(Property("B", ("dd",)))
    assert not tree.contains(node)
    inverse = AddNode(tree.root, node).apply(tree)
    assert tree.contains(node)
    inverse.apply(tree)
    assert not tree.contains(node)


def test_fifty_thousand_variations_one_inside_another_are_no_burden() -> None:
    depth = 50_000
    tree = read_sgf(b"(;GM[1]" + b"(;B[aa]" * depth + b")" * depth + b")").games[0]
    assert tree.node_count() == depth + 1
    assert tree.depth(tree.main_line_end()) == depth


def test_a_fact_is_looked_for_once_in_each_revision(tree: GameTree) -> None:
    asked: list[int] = []

    def count(of: GameTree) -> int:
        asked.append(of.revision)
        return of.node_count()

    assert (tree.fact(count), tree.fact(count), len(asked)) == (7, 7, 1)
    AddNode(tree.root, new_node()).apply(tree)
    assert (tree.fact(count), tree.fact(count), len(asked)) == (8, 8, 2)
