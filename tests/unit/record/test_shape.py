"""The shape of a tree in flat tables, found without making its nodes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.record.edits import AddNode, RemoveNode, SetProperty, new_node
from goboard_app.record.node import Node
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.sgf.source import FileNodes
from goboard_app.record.tree import NO_FORK, GameTree, TreeShape
from tests.support.trees import tree_of, tree_texts

BRANCHED = "(;SZ[9];B[aa];W[bb](;B[cc];W[dd])(;B[ee])(;B[ff];W[gg]))"


def made(tree: GameTree) -> int:
    """Return the number of nodes of a tree that were made."""
    waiting, count = [tree.root], 0
    while waiting:
        count += 1
        waiting.extend(waiting.pop().made_children)
    return count


def assert_fits(shape: TreeShape, tree: GameTree) -> None:
    """Check that the tables agree with a walk through the tree."""
    nodes = list(tree.walk())
    numbers = {node: number for number, node in enumerate(nodes)}
    assert shape.count == len(nodes)
    for node, number in numbers.items():
        parent = NO_FORK if node.parent is None else numbers[node.parent]
        assert shape.parent_of(number) == parent
        assert shape.children_of(number) == [numbers[child] for child in node.children]
        assert shape.properties_of(number) == node.properties


def test_lines_begin_at_the_root_and_at_all_children_but_the_first() -> None:
    shape = TreeShape(tree_of(BRANCHED))
    assert (shape.count, shape.heads, shape.forks) == (8, [0, 5, 6], [NO_FORK, 2, 2])


def test_no_node_is_made_for_a_shape() -> None:
    tree = tree_of(BRANCHED)
    shape = TreeShape(tree)
    assert [shape.properties_of(5), list(shape.openings(6, 8))] == [
        (Property("B", ("ee",)),),
        ["B[ff]", "W[gg]"],
    ]
    assert made(tree) == 1


def test_asking_for_a_node_makes_only_those_on_the_way() -> None:
    tree = tree_of(BRANCHED)
    node = TreeShape(tree).node_at(7)
    assert node.text("W") == "gg"
    # Siblings are made together.
    assert made(tree) == 7


@given(tree_texts(), st.data())
def test_a_shape_agrees_with_a_walk(text: str, data: st.DataObject) -> None:
    tree = tree_of(text)
    node = tree.root
    # A part of the tree has been used.
    while node.children and data.draw(st.booleans()):
        node = data.draw(st.sampled_from(list(node.children)))
    assert_fits(TreeShape(tree), tree)


@given(tree_texts(), st.data())
def test_numbers_and_nodes_lead_to_one_another(text: str, data: st.DataObject) -> None:
    shape, tree = TreeShape(tree_of(text)), tree_of(text)
    number = data.draw(st.integers(0, shape.count - 1))
    node = shape.node_at(number)
    assert shape.number_of(node) == number
    other = TreeShape(tree)
    walked = list(tree.walk())[number]
    assert other.number_of(walked) == number


@given(tree_texts(30), st.data())
def test_a_shape_follows_edits(text: str, data: st.DataObject) -> None:
    tree = tree_of(text)
    shape = TreeShape(tree)
    for _ in range(data.draw(st.integers(1, 4))):
        # One shape after the other takes over what it can, of a tree of which only a part was used.
        nodes = list(tree.walk()) if data.draw(st.booleans()) else [*tree.main_line(), *tree.root.children]
        node = data.draw(st.sampled_from(nodes))
        if node.parent is not None and data.draw(st.booleans()):
            RemoveNode(node).apply(tree)
        else:
            index = data.draw(st.integers(0, len(node.children)))
            AddNode(node, new_node(Property("B", ("ii",))), index).apply(tree)
        if data.draw(st.booleans()):
            shape = TreeShape(tree, shape)
            shape.number_of(tree.main_line_end())
    shape = TreeShape(tree, shape)
    assert [shape.number_of(node) for node in tree.walk()] == list(range(shape.count))
    assert_fits(shape, tree)
    assert_fits(TreeShape(tree), tree)


def test_variations_of_a_file_behind_an_edit_get_no_objects_and_right_numbers() -> None:
    tree = tree_of("(;SZ[9];B[aa]" + "".join(f"(;W[{at}a];B[{at}b](;W[{at}c])(;W[{at}d]))" for at in "bcdefg") + ")")
    fork = tree.root.children[0]
    # One of them was used, and its comment edited.
    used = fork.children[3].children[0]
    SetProperty(used, "C", ("seen",)).apply(tree)
    shape = TreeShape(tree)
    count = made(tree)
    for node, index in ((fork.children[1], 0), (fork, 2), (fork, 7)):
        AddNode(node, new_node(Property("B", ("ii",))), index).apply(tree)
        shape = TreeShape(tree, shape)
    assert made(tree) <= count + 3 + 2
    assert_fits(shape, tree)


def test_a_node_of_another_tree_has_no_number() -> None:
    assert TreeShape(tree_of(BRANCHED)).number_of(Node()) is None


@pytest.mark.parametrize("ident", ["N", "C"])
def test_nodes_with_a_property_are_found_without_being_made(ident: str) -> None:
    long_name = {"N": "Name", "C": "Comment"}[ident]
    tree = tree_of(f"(;SZ[9];B[aa]{ident}[one](;W[bb]LB[cc:{ident}\\[x\\]])(;W[dd]{long_name}[two];B[ee]))")
    assert TreeShape(tree).holding(ident) == [1, 3]
    assert made(tree) == 1


def test_nodes_with_a_property_are_found_after_edits() -> None:
    tree = tree_of("(;SZ[9];B[aa]N[one];W[bb])")
    child = tree.root.children[0]
    AddNode(child, new_node(Property("N", ("new",)))).apply(tree)
    shape = TreeShape(tree)
    assert [shape.node_at(number).text("N") for number in shape.holding("N")] == ["one", "new"]


def test_fifty_thousand_levels_need_no_recursion() -> None:
    text = "(;SZ[9]" + "(;B[aa](;W[bb])" * 25_000 + "(;B[cc])" + ")" * 25_001
    shape = TreeShape(tree_of(text))
    assert shape.count == 50_002
    assert shape.number_of(shape.node_at(shape.count - 1)) == shape.count - 1


def test_a_property_is_looked_for_in_the_text_of_nodes_that_are_made_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tree = tree_of("(;SZ[9];B[aa];W[bb]MN[7];B[cc]C[MN[1\\]];W[dd](;B[ee])(;B[ff]MN[2]))")
    tree.main_line_end()
    node = tree.root.children[0]
    node.set_properties((*node.properties, Property("MN", ("3",))))
    read: list[int] = []
    properties_of = FileNodes.properties_of

    def noted(file: FileNodes, number: int) -> tuple[Property, ...]:
        read.append(number)
        return properties_of(file, number)

    monkeypatch.setattr(FileNodes, "properties_of", noted)
    assert TreeShape(tree).holding("MN") == [1, 2, 6]
    assert read == [2, 3, 6]
