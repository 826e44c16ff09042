"""GameTree: one game with its variations, to be read; it changes only by edits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar, cast

from goboard_app import __version__
from goboard_app.go.board import BoardSize
from goboard_app.record.node import Node
from goboard_app.record.property import Property
from goboard_app.record.source import GameSource
from goboard_app.record.values import size_of, size_text

_Fact = TypeVar("_Fact")


class GameTree:
    """A game: its root, and through the root all nodes.

    Only edits (`record.edits`) may change it; each edit raises `revision` by one or more.
    """

    def __init__(self, root: Node, source: GameSource | None = None) -> None:
        """The tree under `root`; `source` tells where in a file it stood."""
        self.root = root
        self.source = source
        self.revision = 0
        self._sized: tuple[tuple[Property, ...], BoardSize] | None = None
        self._facts: dict[Callable[[GameTree], object], object] = {}
        self._facts_of = 0

    @classmethod
    def new(cls, size: BoardSize, properties: Sequence[Property] = ()) -> GameTree:
        """A game with an empty board of this size and further properties in the root."""
        own = {
            "GM": "1",
            "FF": "4",
            "CA": "UTF-8",
            "AP": f"goboard:{__version__}",
            "SZ": size_text(size),
        }
        taken = {item.name for item in properties}
        head = tuple(Property(k, (v,)) for k, v in own.items() if k not in taken)
        return cls(Node(head + tuple(properties)))

    @property
    def size(self) -> BoardSize:
        """The board size that the root gives, 19x19 where it gives none that can be read."""
        properties = self.root.properties
        if self._sized is None or self._sized[0] is not properties:
            self._sized = properties, size_of(self.root)[0]
        return self._sized[1]

    def fact(self, find: Callable[[GameTree], _Fact]) -> _Fact:
        """What `find` says of this tree; it is asked once for each revision."""
        if self._facts_of != self.revision:
            self._facts, self._facts_of = {}, self.revision
        if find not in self._facts:
            self._facts[find] = find(self)
        return cast(_Fact, self._facts[find])

    def main_line(self) -> list[Node]:
        """The nodes from the root on, following the first child each time."""
        line = [self.root]
        while line[-1].children:
            line.append(line[-1].children[0])
        return line

    def main_line_end(self, node: Node | None = None) -> Node:
        """The last node reached from `node`, or from the root, by first children."""
        end = self.root if node is None else node
        while end.children:
            end = end.children[0]
        return end

    def path_to(self, node: Node) -> list[Node]:
        """The nodes from the root to `node`, both included."""
        path = [node]
        while path[-1].parent is not None:
            path.append(path[-1].parent)
        path.reverse()
        return path

    def depth(self, node: Node) -> int:
        """How many steps `node` is away from the root."""
        return len(self.path_to(node)) - 1

    def contains(self, node: Node) -> bool:
        """Whether the node belongs to this tree now."""
        return self.path_to(node)[0] is self.root

    def walk(self, start: Node | None = None) -> Iterator[Node]:
        """Every node under `start` or the root, each before its children, first children first."""
        stack = [self.root if start is None else start]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(node.children))

    def node_count(self) -> int:
        """How many nodes the game has."""
        return sum(1 for _ in self.walk())
