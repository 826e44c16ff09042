"""Trees of any shape for tests."""

from __future__ import annotations

from hypothesis import strategies as st

from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree


def tree_of(text: str) -> GameTree:
    """Return the first game of a text."""
    return read_sgf(text.encode()).games[0]


def tree_by_parents(parents: list[int]) -> str:
    """Return the text of a tree: node `i + 1` hangs below the node with the number in place `i`."""
    children: list[list[int]] = [[] for _ in range(len(parents) + 1)]
    for number, parent in enumerate(parents, 1):
        children[parent].append(number)
    texts = [""] * len(children)
    for number in reversed(range(len(children))):
        inside = [texts[child] for child in children[number]]
        more = inside[0] if len(inside) == 1 else "".join(f"({text})" for text in inside)
        move = f";{'BW'[number % 2]}[aa]" if number else ";SZ[9]"
        texts[number] = move + more
    return f"({texts[0]})"


@st.composite
def tree_texts(draw: st.DrawFn, most: int = 60) -> str:
    """Return texts of trees with up to this many nodes, some deep, some broad."""
    count = draw(st.integers(0, most))
    reach = draw(st.sampled_from([1, 2, 5, most]))
    parents = [draw(st.integers(max(0, number - reach + 1), number)) for number in range(count)]
    return tree_by_parents(parents)
