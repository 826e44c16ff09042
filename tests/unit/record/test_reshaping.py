from __future__ import annotations

import pytest

from goboard_app.record.edits import (
    IllegalEdit,
    Rehang,
    ReplaceProperties,
    WithCursor,
    children_without,
    copy_branch,
    new_node,
)
from goboard_app.record.node import Node
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.record.tree import GameTree

DATA = b"(;GM[1]SZ[9] ;B[aa](;W[bb];B[cc])(;W[dd]))"


def tree_of(data: bytes = DATA) -> GameTree:
    return read_sgf(data).games[0]


def test_a_new_node_takes_over_all_children_and_gives_them_back() -> None:
    record = read_sgf(DATA)
    tree = record.games[0]
    fork = tree.root.children[0]
    first, second = fork.children
    node = new_node(Property("B", ("ee",)))
    inverse = Rehang(((fork, (node,)), (node, (first, second)))).apply(tree)
    assert tuple(fork.children) == (node,)
    assert tuple(node.children) == (first, second)
    assert first.parent is second.parent is node
    inverse.apply(tree)
    assert tuple(fork.children) == (first, second)
    assert not node.children
    assert write_record(record) == DATA


def test_orphans_leave_the_tree_whole() -> None:
    tree = tree_of()
    fork = tree.root.children[0]
    first, second = fork.children
    inverse = Rehang(((fork, (second,)),)).apply(tree)
    assert first.parent is None
    assert first.children[0].text("B") == "cc"
    inverse.apply(tree)
    assert tuple(fork.children) == (first, second)


def test_nodes_never_hang_twice_in_a_circle_or_out_of_another_place() -> None:
    tree = tree_of()
    fork = tree.root.children[0]
    first, second = fork.children
    with pytest.raises(IllegalEdit):
        Rehang(())
    with pytest.raises(IllegalEdit):
        Rehang(((fork, (first, first)),))
    with pytest.raises(IllegalEdit):
        Rehang(((fork, (first,)), (fork, (second,))))
    with pytest.raises(IllegalEdit):
        Rehang(((tree.root, (fork, first)),))
    with pytest.raises(IllegalEdit):
        Rehang(((fork, (second,)), (first, (tree.root,))))
    with pytest.raises(IllegalEdit):
        Rehang(((tree.root, ()), (fork, (first,)), (first, (fork,)), (second, ())))
    assert tuple(fork.children) == (first, second)


def test_many_nodes_change_their_properties_at_once() -> None:
    record = read_sgf(DATA)
    tree = record.games[0]
    nodes = list(tree.walk())
    wanted = (Property("C", ("x",)),)
    inverse = ReplaceProperties(tuple((node, wanted) for node in nodes)).apply(tree)
    assert all(node.properties == wanted for node in nodes)
    assert inverse.cursor is tree.root
    inverse.apply(tree)
    assert write_record(record) == DATA
    with pytest.raises(IllegalEdit):
        ReplaceProperties(((nodes[0], (Property("C", ("x]",)),)),))
    with pytest.raises(IllegalEdit):
        ReplaceProperties(())


def test_the_place_follows_the_edit_and_its_undo() -> None:
    tree = tree_of()
    fork = tree.root.children[0]
    last = fork.children[1]
    edit = WithCursor(Rehang(((fork, (fork.children[0],)),)), fork, last)
    inverse = edit.apply(tree)
    assert (edit.cursor, inverse.cursor) == (fork, last)
    assert inverse.apply(tree).cursor is fork


def test_a_copy_is_a_tree_of_its_own() -> None:
    tree = tree_of()
    copy = copy_branch(tree.root.children[0])
    assert copy.parent is None
    assert [n.properties for n in GameTree(copy).walk()] == [n.properties for n in tree.walk(tree.root.children[0])]
    assert not set(GameTree(copy).walk()) & set(tree.walk())


def test_children_without_one_and_with_others_instead() -> None:
    a, b, c, d = (Node() for _ in range(4))
    assert children_without((a, b, c), b) == (a, c)
    assert children_without((a, b), a, (c, d)) == (c, d, b)
