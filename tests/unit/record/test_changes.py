"""The changes of a record are reported as they happen, and repeated in the file."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_app.record.changes import Changes, ChangeTeller, unpacked, with_changes
from goboard_app.record.compare import first_difference
from goboard_app.record.edits import (
    AddNode,
    Edit,
    Rehang,
    ReplaceProperties,
    SetProperty,
    copy_branch,
    new_node,
)
from goboard_app.record.node import Node
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.record.tree import GameTree
from tests.unit.record.test_edits import FILES, some_edit

OTHER = b"(;GM[1]SZ[13]PB[other];B[cc](;W[dd];B[ee])(;W[ff]))(;GM[1]N[last];B[gg])"


def any_edit(tree: GameTree, rng: random.Random) -> Edit:
    """Return a random edit of any kind."""
    nodes = list(tree.walk())
    kind = rng.randrange(8)
    node = rng.choice(nodes)
    if kind == 0:
        return ReplaceProperties(((node, (Property("C", ("é \\] 碁",)),)),))
    if kind == 1 and node.children:
        return Rehang(((node, tuple(reversed(node.children))),))
    if kind == 2 and node.parent is not None:
        # The children of a node take its place.
        parent = node.parent
        others = tuple(child for child in parent.children if child is not node)
        return Rehang(((node, ()), (parent, (*others, *node.children))))
    if kind == 3:
        return AddNode(node, copy_branch(rng.choice(nodes)))
    return some_edit(tree, rng)


def arranged(record: Record, rng: random.Random) -> Record:
    """Return the record with a game more, a game less, or another order."""
    games = list(record.games)
    kind = rng.randrange(4)
    if kind == 0:
        games.insert(rng.randint(0, len(games)), rng.choice(read_sgf(OTHER).games))
    elif kind == 1:
        games.append(GameTree(new_node(Property("GM", ("1",)), Property("PB", ("new",)))))
    elif kind == 2 and len(games) > 1:
        games.pop(rng.randrange(len(games)))
    else:
        rng.shuffle(games)
    return replace(record, games=tuple(games))


@settings(max_examples=300, deadline=None)
@given(st.sampled_from([*FILES, b""]), st.integers(0, 2**32), st.integers(1, 14))
def test_every_change_is_repeated_exactly(data: bytes, seed: int, count: int) -> None:
    rng = random.Random(seed)
    start = read_sgf(data) if data else Record((GameTree(new_node(Property("SZ", ("9",)))),))
    record = start
    teller = ChangeTeller(start.games[0].source.nodes if start.games[0].source else None)
    told: Changes | None = None
    undone: list[tuple[GameTree, Edit]] = []
    for _ in range(count):
        kind = rng.randrange(6)
        if kind == 0:
            record = arranged(record, rng)
            undone.clear()
        elif kind == 1 and undone:
            tree, edit = undone.pop()
            edit.apply(tree)
        else:
            tree = rng.choice(record.games)
            undone.append((tree, any_edit(tree, rng).apply(tree)))
        if rng.random() < 0.4:
            more = unpacked(teller.tell(record.games).packed())
            told = more if told is None else told.followed_by(more)
    more = unpacked(teller.tell(record.games).packed())
    told = more if told is None else told.followed_by(more)

    again = with_changes(read_sgf(data) if data else Record(()), told)
    assert first_difference(again.games, record.games) is None
    assert len(again.games) == len(record.games)
    # A game of another file comes without the white space that it had there.
    home = start.games[0].source
    if all(t.source is None or (home and t.source.file is home.file) for t in record.games):
        assert write_record(again, "utf-8") == write_record(record, "utf-8")

    # A second iteration yields the same from the beginning.
    source = next((t.source for t in again.games if t.source and data), None)
    anew = ChangeTeller(None if source is None else source.nodes).tell(again.games)
    base = read_sgf(data) if source is not None else Record(())
    third = with_changes(base, unpacked(anew.packed()))
    assert first_difference(third.games, record.games) is None


def large(moves: int) -> bytes:
    body = "".join(f";{'BW'[n % 2]}[{'abcdefghi'[n % 9]}{'abcdefghi'[n // 9 % 9]}]" for n in range(moves))
    return f"(;GM[1]SZ[9]{body})".encode()


def test_the_cost_of_a_change_depends_on_its_nodes_alone() -> None:
    sizes = []
    for moves in (50, 5000):
        record = read_sgf(large(moves))
        tree = record.games[0]
        assert tree.source is not None
        teller = ChangeTeller(tree.source.nodes)
        teller.tell(record.games)
        AddNode(tree.main_line_end(), new_node(Property("B", ("aa",)))).apply(tree)
        SetProperty(tree.root, "C", ("x",)).apply(tree)
        changes = teller.tell(record.games)
        assert len(changes.states) == 3
        sizes.append(len(changes.packed()))
        assert not teller.tell(record.games).states
    assert sizes[1] < sizes[0] + 20


def test_a_node_not_yet_used_is_not_made() -> None:
    record = read_sgf(large(2000))
    tree = record.games[0]
    assert tree.source is not None
    SetProperty(tree.root, "C", ("x",)).apply(tree)
    ChangeTeller(tree.source.nodes).tell(record.games)
    assert tree.root.unseen is not None


def test_entries_of_another_file_are_refused() -> None:
    record = read_sgf(large(50))
    tree = record.games[0]
    assert tree.source is not None
    SetProperty(tree.root, "C", ("x",)).apply(tree)
    changes = ChangeTeller(tree.source.nodes).tell(record.games)
    with pytest.raises(ValueError, match="another file"):
        with_changes(read_sgf(large(51)), changes)


@pytest.mark.parametrize(
    "states",
    [
        {999: (None, (1,))},
        {0: (None, (1, 1))},
        {0: (None, (2,))},
        {-1: ((), (0,))},
    ],
)
def test_an_invalid_tree_is_refused(states: dict[int, tuple[object, object]]) -> None:
    from goboard_app.record.changes import NodeState

    record = read_sgf(large(5))
    tree = record.games[0]
    assert tree.source is not None
    mark = ChangeTeller(tree.source.nodes).tell(record.games).file
    told = {n: NodeState(p, c) for n, (p, c) in states.items()}  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"hangs|no such node"):
        with_changes(record, Changes(mark, told, (0,)))


@pytest.mark.parametrize("data", [b"", b"[]", b"x\x9c", Changes((0, 0), {}).packed()[:-3], b"\0" * 40])
def test_bytes_that_are_no_changes_are_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        unpacked(data)


def test_bytes_that_mean_nothing_are_kept() -> None:
    tree = GameTree(Node((Property("C", ("\udcff \ud800",)),)))
    told = unpacked(ChangeTeller(None).tell([tree]).packed())
    assert with_changes(Record(()), told).games[0].root.properties == tree.root.properties


def test_a_branch_that_comes_back_is_reported_once() -> None:
    record = read_sgf(large(30))
    tree = record.games[0]
    assert tree.source is not None
    teller = ChangeTeller(tree.source.nodes)
    branch = new_node(Property("B", ("aa",)))
    branch.attach(Node((Property("W", ("bb",)),)))
    add = AddNode(tree.root, branch)
    back = add.apply(tree)
    assert len(teller.tell(record.games).states) == 3
    again = back.apply(tree)
    assert len(teller.tell(record.games).states) == 1
    again.apply(tree)
    assert len(teller.tell(record.games).states) == 1
