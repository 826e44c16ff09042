"""Where in a record something was found: a node, or its number in the file while nobody needs it.

A search finds thousands of places and few of them are ever looked at; a node is made for those.
"""

from __future__ import annotations

from dataclasses import dataclass

from goboard_app.record.node import Node
from goboard_app.record.source import ROOT, GameSource
from goboard_app.record.tree import GameTree


@dataclass(frozen=True, slots=True)
class NodePlace:
    """A node of a tree: `node` itself, or the `number` that it has in the file of the tree."""

    tree: GameTree
    node: Node | None
    number: int = 0

    def find(self) -> Node | None:
        """The node, if it still belongs to the tree."""
        if self.node is not None:
            return self.node if self.tree.contains(self.node) else None
        return None if self.tree.source is None else _made(self.tree, self.tree.source, self.number)


def unchanged_source(tree: GameTree) -> GameSource | None:
    """Where the game stands in its file, if the tree still says the same; else None."""
    return None if tree.revision else tree.source


def _made(tree: GameTree, source: GameSource, number: int) -> Node | None:
    """The node with this number in the file, reached from the root as the tree is now."""
    nodes, trail = source.nodes, [number]
    while trail[-1] != source.first:
        trail.append(nodes.parents.get(trail[-1], trail[-1] - 1))
        if trail[-1] == ROOT or trail[-1] < source.first:
            return None
    node: Node | None = tree.root
    for step in reversed(trail[:-1]):
        if node is None:
            return None
        node = next((child for child in node.children if child.is_number(step, nodes)), None)
    return node
