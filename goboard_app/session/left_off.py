"""Where somebody left off in a record, as a short text that holds for its file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree

_MOST_CHARACTERS = 2000
_MOST_STEPS = 1_000_000


def place_text(number: int, node: Node) -> str:
    """The game of a file and a node of it.

    "0: 84x0 1 5x0" is 84 times the first child, then a second one, and five more first ones.
    Empty for a node that lies too deep in variations to be told in little room.
    """
    indices: list[int] = []
    while node.parent is not None:
        indices.append(node.index)
        node = node.parent
    text = f"{number}: " + " ".join(_runs(reversed(indices)))
    return text if len(text) <= _MOST_CHARACTERS else ""


def place_in(trees: Sequence[GameTree], text: str) -> tuple[int, Node] | None:
    """The game and the node that a text names; None where there is no such node any more."""
    try:
        number, indices = _read(text)
    except ValueError:
        return None
    if not 0 <= number < len(trees):
        return None
    node = trees[number].root
    for index in indices:
        if not 0 <= index < len(node.children):
            return None
        node = node.children[index]
    return number, node


def _runs(indices: Iterable[int]) -> Iterator[str]:
    for index, run in groupby(indices):
        count = sum(1 for _ in run)
        yield f"{count}x{index}" if count > 1 else str(index)


def _read(text: str) -> tuple[int, list[int]]:
    """The number of the game and the indices of the children; ValueError for other texts."""
    number, _, way = text.partition(":")
    indices: list[int] = []
    for run in way.split():
        count, times, index = run.rpartition("x")
        steps = int(count) if times else 1
        if len(indices) + steps > _MOST_STEPS:
            raise ValueError(text)
        indices += [int(index)] * steps
    return int(number), indices
