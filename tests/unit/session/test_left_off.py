"""A place in a record as a text, and the place that a text names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.lessons.convention import at_once
from goboard_app.record.node import Node
from goboard_app.record.tree import TreeShape
from goboard_app.session.path import node_at_path, node_path, node_path_steps
from tests.support.trees import tree_of, tree_texts

TREE = tree_of("(;SZ[9]" + ";B[aa];W[bb]" * 20 + "(;B[cc])(;B[dd];W[ee];B[ff]))")


def told(number: int, node: Node) -> str:
    return at_once(node_path_steps(number, node))


def test_a_place_is_described_in_few_words() -> None:
    node = TREE.main_line()[40].children[1]
    assert told(0, TREE.root) == "0: "
    assert told(1, node) == "1: 40x0 1"
    assert told(2, node.children[0].children[0]) == "2: 40x0 1 2x0"
    assert node_path(1, node) == told(1, node)


def test_at_once_a_place_below_very_many_moves_is_not_described() -> None:
    long = tree_of("(;SZ[9]" + ";B[aa]" * 10_000 + ")")
    assert node_path(0, long.main_line()[9_999]) == "0: 9999x0"
    assert node_path(0, long.main_line()[10_000]) == ""


@pytest.mark.parametrize(
    "text",
    ["", "0", "x: 0", "0: y", "0: 99x0", "0: 40x0 2", "3: 0", "-1: 0", "0: 0x", "0: -1",
     "0: 9999999999x0"],
)  # fmt: skip
def test_a_text_that_names_no_node_is_passed_over(text: str) -> None:
    found = node_at_path((TREE,), text)
    assert found is None or (text, found) == ("0", (0, TREE.root))


@given(tree_texts(), st.data())
def test_a_place_is_found_again(text: str, data: st.DataObject) -> None:
    tree = tree_of(text)
    shape = TreeShape(tree)
    node = shape.node_at(data.draw(st.integers(0, shape.count - 1)))
    assert node_at_path((TREE, tree), told(1, node)) == (1, node)


def test_a_place_too_deep_in_variations_is_not_described() -> None:
    levels = 3000
    tree = tree_of("(;SZ[9]" + "(;B[aa](;W[bb])(;W[cc]" * levels + ")" * (2 * levels + 1))
    shape = TreeShape(tree)
    assert told(0, shape.node_at(shape.count - 1)) == ""
