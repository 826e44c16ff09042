"""The drawn tree of a session: the highlighted line, automatic unfolding, and kept folds."""

from __future__ import annotations

import pytest

from goboard_app.record.edits import AddNode, RemoveNode, new_node
from goboard_app.record.node import Node
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.tree import TreeShape
from goboard_app.session.session import GameSession
from goboard_app.session.tree_model import DrawnTree
from tests.support.trees import tree_of

TEN = ";B[aa];W[bb];B[cc];W[dd];B[ee];W[ff];B[gg];W[hh];B[ii];W[ba]"
LONG = f"(;SZ[9];B[dd](;W[ee];B[ff])(;W[gg]{TEN}))"


def drawn(text: str) -> tuple[GameSession, DrawnTree]:
    session = GameSession(tree_of(text), is_live=False)
    tree = DrawnTree(session.tree)
    tree.refresh(session)
    return session, tree


def go(session: GameSession, tree: DrawnTree, number: int) -> bool:
    session.go_to(tree.node_at(number))
    return tree.refresh(session)


def test_the_way_to_the_cursor_is_lit() -> None:
    session, tree = drawn(LONG)
    go(session, tree, 5)
    assert tree.cursor == 5
    assert tree.path == {0: 1, 1: 5}


def test_stepping_within_the_shown_part_changes_no_place() -> None:
    session, tree = drawn(LONG)
    assert not go(session, tree, 2)
    assert not go(session, tree, 7)


def test_a_folded_line_unfolds_for_the_cursor_and_stays_so() -> None:
    session, tree = drawn(LONG)
    assert tree.layout.place_of(8) is None
    assert go(session, tree, 8)
    assert tree.layout.place_of(14) is not None
    assert not go(session, tree, 0)
    assert tree.layout.place_of(14) is not None


def test_a_line_that_branches_off_behind_a_fold_unfolds_all_the_way() -> None:
    deep = f"(;SZ[9](;B[dd])(;B[ee]{TEN}(;B[aa])(;B[bb]{TEN}(;W[cc])(;W[dd]{TEN}))))"
    session, tree = drawn(deep)
    last = tree.shape.count - 1
    assert tree.layout.place_of(last) is None
    go(session, tree, last)
    assert tree.layout.place_of(last) is not None
    assert len(tree.path) == 4


@pytest.mark.parametrize("number", [4, 6])
def test_a_variation_folds_and_unfolds(number: int) -> None:
    _session, tree = drawn(LONG)
    assert tree.unfold(number)
    assert tree.layout.place_of(14) is not None
    assert tree.fold(number)
    assert tree.layout.strand(1).shown == 1
    assert tree.toggle(4)
    assert tree.layout.place_of(14) is not None


def test_on_the_main_line_all_that_branches_off_there_folds() -> None:
    _session, tree = drawn(f"(;SZ[9];B[dd](;W[ee])(;W[gg]{TEN})(;W[hh]{TEN}))")
    assert tree.toggle(1)
    assert [tree.layout.strand(index).hidden for index in (1, 2)] == [0, 0]
    assert tree.fold(1)
    assert [tree.layout.strand(index).shown for index in (1, 2)] == [1, 1]


def test_without_variations_nothing_folds() -> None:
    _session, tree = drawn(LONG)
    assert not tree.fold(0)
    assert not tree.unfold(3)


def test_the_highlighted_way_ends_at_a_fold() -> None:
    session, tree = drawn(LONG)
    go(session, tree, 10)
    tree.fold(10)
    assert tree.layout.place_of(tree.cursor) is None
    assert tree.way_end == 4


def test_folds_survive_an_edit() -> None:
    session, tree = drawn(LONG)
    tree.fold(4)
    main = tree.node_at(2)
    session.apply(AddNode(main, new_node(Property("B", ("ii",))), 0))
    assert tree.refresh(session)
    assert tree.layout.strand(2).shown == 1


def test_an_edit_takes_the_opened_branch_with_it_and_brings_it_back() -> None:
    session, tree = drawn(LONG)
    go(session, tree, 14)
    inverse = session.apply(RemoveNode(tree.node_at(4)))
    tree.refresh(session)
    assert len(tree.layout) == 1
    session.apply(inverse)
    tree.refresh(session)
    assert tree.layout.strand(1).hidden == 0


def test_another_game_begins_as_it_is() -> None:
    session, tree = drawn(LONG)
    tree.fold(4)
    other = GameSession(tree_of(LONG), is_live=False)
    assert tree.refresh(other)
    assert tree.layout.strand(1).shown == 4


def test_drawing_a_large_tree_makes_few_nodes() -> None:
    branches = f"(;W[ee]{TEN})" * 2000
    session, tree = drawn(f"(;SZ[9];B[dd]{branches})")
    for number in range(0, tree.shape.count, 50):
        tree.faces.face(number)
    made: list[Node] = []
    waiting: list[Node] = [session.tree.root]
    while waiting:
        made.append(waiting.pop())
        waiting.extend(made[-1].made_children)
    # The line of the cursor, and the siblings on it.
    assert len(made) < 2020
    assert isinstance(tree.shape, TreeShape)
