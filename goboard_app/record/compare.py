"""Comparing games node for node: what was written is what was meant, or where it is not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from goboard_app.record.node import Node
from goboard_app.record.property import Property
from goboard_app.record.tree import GameTree
from goboard_app.record.writing_watch import WritingWatch


@dataclass(frozen=True, slots=True)
class Difference:
    """The first place where two records differ: the game and the node in it, both from 0.

    `node` counts in the order of a file; it is -1 where the number of games differs.
    """

    game: int
    node: int


def first_difference(
    written: Sequence[GameTree],
    meant: Sequence[GameTree],
    watch: WritingWatch | None = None,
) -> Difference | None:
    """Where two records stop saying the same; None where they say the same throughout.

    They do if they have the same games, each with the same tree, and each node the same properties
    in the same order with the same raw values. Only CA in a root may differ: it tells how a file is
    written. Cost: nodes that neither file has interpreted are compared as they stand.
    """
    for number, (one, other) in enumerate(zip(written, meant, strict=False)):
        place = _first_node(one, other, watch)
        if place is not None:
            return Difference(number, place)
    if len(written) != len(meant):
        return Difference(min(len(written), len(meant)), -1)
    return None


def _first_node(written: GameTree, meant: GameTree, watch: WritingWatch | None) -> int | None:
    if _said_by_root(written.root) != _said_by_root(meant.root):
        return 0
    count = 0
    stack = [(written.root, meant.root)]
    while stack:
        one, other = stack.pop()
        if watch is not None:
            watch.look()
            watch.compared += 1
        if len(one.children) != len(other.children) or not (count == 0 or _is_same(one, other)):
            return count
        stack.extend(zip(reversed(one.children), reversed(other.children), strict=True))
        count += 1
    return None


def _is_same(one: Node, other: Node) -> bool:
    first, second = one.source, other.source
    if first is not None and second is not None and first.is_clean and second.is_clean:
        is_same = first.characters == second.characters
        if is_same and one.is_untouched and other.is_untouched:
            return True
    return _said(one.properties) == _said(other.properties)


def _said(properties: Sequence[Property]) -> list[tuple[str, tuple[str, ...]]]:
    # A property without values is written with an empty one.
    return [(item.ident, item.values or ("",)) for item in properties]


def _said_by_root(root: Node) -> list[tuple[str, tuple[str, ...]]]:
    return _said([item for item in root.properties if item.name != "CA"])
