from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_app.record.edits import (
    AddNode,
    Compound,
    Edit,
    IllegalEdit,
    MoveChild,
    RemoveNode,
    SetProperty,
    new_node,
)
from goboard_app.record.node import Node
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.record.tree import GameTree

FILES = [
    b"(;GM[1]FF[4]SZ[9]CA[UTF-8]\n;B[aa] ;W[bb]\n (;B[cc]C[x\\]y];W[dd])\n ( ;B[ee](;W[ff])(;W[gg])))\n",
    b"junk (;GM[1];Black[aa](;W[bb];B[cc])(;W[dd]);W[ee]) more\n(;N[second];B[dd])\ntail",
    b"((;GM[1]((;B[aa];W[bb])(;B[bb])(;B[cc]))))",
    b"(;GM[1]()(;B[aa] -- (;W[bb])(;W[cc];B[dd] [zz]",
    b"(PB[x]KO[7.5];B[aa];W[see [1] ] ]C[a [1] b];B[cc])",
    b"(;GM[1](;B[aa])(;B[bb];;;)(W[cc]DD[](;B[dd])))C[cut off (;B[ee] \\",
]

Dump = list[tuple[int, tuple[Property, ...]]]


def dump(tree: GameTree) -> Dump:
    """Return the tree as depths and properties, in the order of `walk`."""
    depths: dict[Node, int] = {}
    for node in tree.walk():
        depths[node] = 0 if node.parent is None else depths[node.parent] + 1
    return [(depth, node.properties) for node, depth in depths.items()]


def content(tree: GameTree) -> list[tuple[int, list[tuple[str, tuple[str, ...]]]]]:
    """Return the content that must survive writing, which gives bare identifiers a value and may add CA."""
    return [(d, [(p.ident, p.values or ("",)) for p in props if p.ident != "CA"]) for d, props in dump(tree)]


def some_edit(tree: GameTree, rng: random.Random) -> Edit:
    node = rng.choice(list(tree.walk()))
    kind = rng.randrange(5)
    if kind == 0 and node.parent is not None:
        return RemoveNode(node)
    if kind == 1 and len(node.children) > 1:
        count = len(node.children)
        return MoveChild(node, rng.randrange(count), rng.randrange(count))
    if kind == 2:
        ident = rng.choice(["C", "B", "PB", "LB", "KO", "XX"])
        values = rng.choice([None, ("new",), ("a\\]", ""), ("é😀",)])
        return SetProperty(node, ident, values)
    if kind == 3:
        first, second = new_node(Property("B", ("cc",))), new_node(Property("W", ("dd",)))
        return Compound((AddNode(node, first), AddNode(first, second, 0)))
    added = new_node(Property(rng.choice(["B", "W"]), (rng.choice(["", "aa", "ii"]),)))
    return AddNode(node, added, rng.randint(0, len(node.children)))


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(FILES), st.integers(0, 2**32), st.integers(1, 12))
def test_taking_back_every_edit_restores_tree_and_bytes_at_each_step(data: bytes, seed: int, count: int) -> None:
    record = read_sgf(data)
    rng = random.Random(seed)
    tree = rng.choice(record.games)
    undone: list[tuple[Dump, bytes, Edit]] = []
    for _ in range(count):
        edit = some_edit(tree, rng)
        before = dump(tree), write_record(record)
        undone.append((*before, edit.apply(tree)))
    for shape, written, inverse in reversed(undone):
        redo = inverse.apply(tree)
        assert (dump(tree), write_record(record)) == (shape, written)
        redo.apply(tree).apply(tree)
        assert (dump(tree), write_record(record)) == (shape, written)
    assert write_record(record) == data


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(FILES), st.integers(0, 2**32), st.integers(1, 12))
def test_every_edit_reads_back_as_the_same_trees(data: bytes, seed: int, count: int) -> None:
    record = read_sgf(data)
    rng = random.Random(seed)
    for _ in range(count):
        tree = rng.choice(record.games)
        some_edit(tree, rng).apply(tree)
    again = read_sgf(write_record(record), record.encoding)
    assert [content(tree) for tree in again.games] == [content(t) for t in record.games]


def small_tree() -> GameTree:
    return read_sgf(b"(;GM[1];B[aa](;W[bb])(;W[cc]))").games[0]


def test_edits_say_where_to_stand_afterwards() -> None:
    tree = small_tree()
    branch = tree.root.children[0]
    node = new_node(Property("W", ("dd",)))
    added = AddNode(branch, node, 0)
    assert added.cursor is node
    assert added.apply(tree).cursor is branch
    assert MoveChild(branch, 2, 0).cursor is branch.children[2]
    assert RemoveNode(node).cursor is branch
    assert SetProperty(branch, "C", ("x",)).cursor is branch


def test_a_compound_is_on_the_last_node_or_on_the_named_one() -> None:
    tree = small_tree()
    edits = (SetProperty(tree.root, "RE", ("B+R",)), SetProperty(tree.main_line_end(), "C", ("x",)))
    assert Compound(edits).cursor is tree.main_line_end()
    assert Compound(edits, tree.root).cursor is tree.root


def test_a_property_keeps_its_place_and_spelling_and_loses_its_repetitions() -> None:
    tree = read_sgf(b"(;PlayerBlack[x]SZ[9]PB[y]GM[1])").games[0]
    SetProperty(tree.root, "PB", ("Ann",)).apply(tree)
    assert [p.ident for p in tree.root.properties] == ["PlayerBlack", "SZ", "GM"]
    assert tree.root.get("PB") == ("Ann",)


def test_a_new_property_comes_last_and_none_takes_one_away() -> None:
    tree = read_sgf(b"(;SZ[9]GM[1])").games[0]
    SetProperty(tree.root, "C", ("x",)).apply(tree)
    SetProperty(tree.root, "SZ", None).apply(tree)
    assert [p.ident for p in tree.root.properties] == ["GM", "C"]


def test_every_edit_raises_the_revision() -> None:
    tree = small_tree()
    before = tree.revision
    SetProperty(tree.root, "C", ("x",)).apply(tree)
    assert tree.revision > before


def test_impossible_edits_cannot_be_built() -> None:
    tree = small_tree()
    branch = tree.root.children[0]
    top = new_node()
    below = new_node()
    top.attach(below)
    impossible: list[Callable[[], object]] = [
        lambda: AddNode(branch, branch.children[0]),
        lambda: AddNode(below, top),
        lambda: AddNode(top, top),
        lambda: AddNode(branch, new_node(), 3),
        lambda: AddNode(branch, new_node(), -1),
        lambda: RemoveNode(tree.root),
        lambda: MoveChild(branch, 0, 2),
        lambda: MoveChild(branch, -1, 0),
        lambda: SetProperty(branch, "C", ("bare ]",)),
        lambda: SetProperty(branch, "C", ("ends with \\",)),
        lambda: SetProperty(branch, "C", ()),
        lambda: SetProperty(branch, "no good", ("x",)),
        lambda: Compound(()),
        lambda: new_node(Property("C", ("]",))),
    ]
    for build in impossible:
        with pytest.raises(IllegalEdit):
            build()
