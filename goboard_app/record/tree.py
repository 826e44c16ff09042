"""GameTree: one game with its variations, changed by edits alone; and its shape, without nodes."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import count, takewhile
from typing import TypeVar, cast

from goboard_app import __version__
from goboard_app.go.board import BoardSize
from goboard_app.record.node import Node
from goboard_app.record.properties import size_of, size_text
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.sgf.source import OPENING, FileNodes, GameSource

_Fact = TypeVar("_Fact")
NO_FORK = -1
"""What the line of the root hangs on."""

# Of a node that goes on with a line which has begun.
_GOES_ON = -2


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
        self._changed: dict[Node, int] = {}
        self._facts: dict[Callable[[GameTree], object], object] = {}
        self._facts_of = 0
        self._lasting: dict[Callable[[GameTree], object], object] = {}

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

    def note_changed(self, *nodes: Node) -> None:
        """Say that an edit gave these nodes other properties or other children."""
        self.revision += 1
        for node in nodes:
            # Those that changed last stand last.
            self._changed.pop(node, None)
            self._changed[node] = self.revision

    def changed_since(self, revision: int) -> list[Node]:
        """The nodes that edits have changed since that revision, the last one first."""
        found: list[Node] = []
        for node, changed in reversed(self._changed.items()):
            if changed <= revision:
                break
            found.append(node)
        return found

    def fact(self, find: Callable[[GameTree], _Fact]) -> _Fact:
        """What `find` says of this tree; it is asked once for each revision."""
        if self._facts_of != self.revision:
            self._facts, self._facts_of = {}, self.revision
        if find not in self._facts:
            self._facts[find] = find(self)
        return cast(_Fact, self._facts[find])

    def lasting(self, make: Callable[[GameTree], _Fact]) -> _Fact:
        """What `make` made for this tree the first time; it follows what is edited by itself."""
        if make not in self._lasting:
            self._lasting[make] = make(self)
        return cast(_Fact, self._lasting[make])

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


class TreeShape:
    """Numbers the nodes of a tree as it stands, each before those that follow it.

    A line begins at the root and at every child but a first one, and goes on by first children, so
    that the nodes of a line have numbers in a row: line `i` holds those from `heads[i]` to before
    `heads[i + 1]`, and hangs on node `forks[i]`.

        0 - 1 - 2 - 3        heads 0 4 6
            |   `-- 4 - 5    forks -1 2 1
            `-- 6

    No node is made for this that nobody has looked at yet. The shape holds until the next edit.
    Cost: 20 ms for 100,000 nodes, whether somebody looked at them or not.
    """

    def __init__(self, tree: GameTree, before: TreeShape | None = None) -> None:
        """`before` is a shape of the same tree before it was edited; what still holds serves.

        It gives away what it knows, and is not to be asked any more.
        """
        self.tree = tree
        self.revision = tree.revision
        self.heads: list[int] = []
        self.forks: list[int] = []
        self.count = 0
        self._made: dict[int, Node] = {}
        self._numbers: dict[Node, int] = {}
        # Parts of a file that nobody has looked at: where each begins here, and there.
        self._starts: list[int] = []
        self._parts: list[tuple[FileNodes, int]] = []
        self._lengths: list[int] = []
        self.same = 0 if before is None else self._same_until(before)
        """Before which node all nodes are those of the shape before, unchanged since."""
        waiting = None if before is None else before.hand_over(self)
        self._take_all(waiting or [(tree.root, NO_FORK)])

    def hand_over(self, later: TreeShape) -> list[tuple[Node, int]]:
        """Give a later shape of the tree all before the first node that was edited since.

        What it has to go on with, the next one last; nothing where it has to begin anew.
        """
        first = later.same
        node = self._made.get(first)
        pairs = zip(self.heads, self.forks, strict=True)
        waiting = [(self._made.get(head), fork) for head, fork in pairs if head > first > fork]
        found = [(head, fork) for head, fork in waiting if head is not None]
        if not first or node is None or len(found) < len(waiting):
            return []
        lines = bisect_left(self.heads, first)
        is_head = lines < len(self.heads) and self.heads[lines] == first
        later.count = first
        later.heads, later.forks = self.heads[:lines], self.forks[:lines]
        later._made, later._numbers = self._made, self._numbers
        self._made, self._numbers = {0: self.tree.root}, {self.tree.root: 0}
        for number in range(first, self.count):
            gone = later._made.pop(number, None)
            if gone is not None:
                del later._numbers[gone]
        parts = bisect_left(self._starts, first)
        later._starts, later._parts = self._starts[:parts], self._parts[:parts]
        later._lengths = self._lengths[:parts]
        if parts:
            later._lengths[-1] = min(later._lengths[-1], first - later._starts[-1])
        return [*reversed(found), (node, self.forks[lines] if is_head else _GOES_ON)]

    def _take_all(self, waiting: list[tuple[Node, int]]) -> None:
        """Take these nodes with all under them, the last one first, each with its fork."""
        made, numbers = self._made, self._numbers
        while waiting:
            node, fork = waiting.pop()
            if fork != _GOES_ON:
                self.heads.append(self.count)
                self.forks.append(fork)
            while True:
                line = node.straight_line()
                made.update(zip(count(self.count), line, strict=False))
                numbers.update(zip(line, count(self.count), strict=False))
                self.count += len(line)
                last = line[-1]
                unseen = last.unseen
                if unseen is not None:
                    self.count -= 1
                    self._take_part(*unseen)
                    break
                children = last.made_children
                if not children:
                    break
                waiting.extend((child, self.count - 1) for child in reversed(children[1:]))
                node = children[0]

    def _take_part(self, file: FileNodes, first: int) -> None:
        """Take a node of a file and all under it, which stands behind it there."""
        offset = self.count - first
        starts, parents = file.line_starts, file.parents
        begin = place = bisect_right(starts, first)
        end = len(file.starts)
        while place < len(starts):
            if parents[starts[place]] < first:
                end = starts[place]
                break
            place += 1
        inside = starts[begin:place]
        self.heads.extend([number + offset for number in inside])
        self.forks.extend([parents[number] + offset for number in inside])
        self._starts.append(self.count)
        self._parts.append((file, first))
        self._lengths.append(end - first)
        self.count += end - first

    def _same_until(self, before: TreeShape) -> int:
        source = self.tree.source
        file = None if source is None else source.nodes
        same = before.count
        for node in self.tree.changed_since(before.revision):
            number = before._numbers.get(node)
            if number is not None:
                same = min(same, number)
            elif node.number_in(file) is not None:
                # It may have been anywhere; any other came with the change of one that was there.
                return 0
        return same

    def line_of(self, number: int) -> int:
        """The line that a node belongs to."""
        return bisect_right(self.heads, number) - 1

    def line_end(self, line: int) -> int:
        """The number behind the last node of a line."""
        return self.heads[line + 1] if line + 1 < len(self.heads) else self.count

    @cached_property
    def lines_after(self) -> list[int]:
        """For each line the next one that does not branch off it or off what branches off it."""
        heads, count = self.heads, len(self.heads)
        after = [count] * count
        waiting: list[int] = []
        for line, fork in enumerate(self.forks):
            while waiting and fork < heads[waiting[-1]]:
                after[waiting.pop()] = line
            waiting.append(line)
        return after

    def parent_of(self, number: int) -> int:
        """The node before a node; NO_FORK for the root."""
        place = bisect_left(self.heads, number)
        if place < len(self.heads) and self.heads[place] == number:
            return self.forks[place]
        return number - 1

    @cached_property
    def branches(self) -> dict[int, list[int]]:
        """The first nodes of the lines that hang on each node, in the order of the children."""
        found: dict[int, list[int]] = {}
        for head, fork in zip(self.heads, self.forks, strict=True):
            found.setdefault(fork, []).append(head)
        return found

    def children_of(self, number: int) -> list[int]:
        """The nodes that follow a node, the main one first."""
        follower = number + 1
        has_main = follower < self.line_end(self.line_of(number))
        return [follower] * has_main + self.branches.get(number, [])

    def properties_of(self, number: int) -> tuple[Property, ...]:
        """The properties of a node; no node is made for it."""
        node = self._made.get(number)
        if node is not None:
            return node.properties
        file, place = self._in_file(number)
        return file.properties_of(place)

    def openings(self, first: int, end: int) -> list[str]:
        """What nodes in a row begin with in the file; '' where one was edited."""
        made = takewhile(lambda node: node is not None, map(self._made.get, range(first, end)))
        found = [node.opening for node in made if node is not None]
        if first + len(found) < end:
            found += self._openings_in_part(first + len(found), end)
        return found

    def _openings_in_part(self, first: int, end: int) -> list[str]:
        """The rest of a line: behind a node that nobody looked at there is none of another kind."""
        file, place = self._in_file(first)
        text, rest = file.text, file.starts[place : place + end - first]
        return [text[start + 1 : start + 1 + OPENING] for start in rest]

    def _in_file(self, number: int) -> tuple[FileNodes, int]:
        part = bisect_right(self._starts, number) - 1
        file, first = self._parts[part]
        return file, first + number - self._starts[part]

    def number_of(self, node: Node) -> int | None:
        """The number of a node; None if it is not in the tree. Quick near nodes already known."""
        below: list[Node] = []
        at: Node | None = node
        while at is not None and at not in self._numbers:
            below.append(at)
            at = at.parent
        if at is None:
            return None
        number = self._numbers[at]
        for child in reversed(below):
            number = self.children_of(number)[child.index]
            self._remember(number, child)
        return number

    def node_at(self, number: int) -> Node:
        """The node with a number; it and those before it are made if nobody has looked at them."""
        below: list[int] = []
        while number not in self._made:
            below.append(number)
            number = self.parent_of(number)
        node = self._made[number]
        for child in reversed(below):
            node = node.children[self.children_of(number).index(child)]
            number = child
            self._remember(number, node)
        return node

    def _remember(self, number: int, node: Node) -> None:
        self._made[number] = node
        self._numbers[node] = number

    def holding(self, ident: str) -> list[int]:
        """The nodes that have a property, in order; quick, as few values are interpreted."""
        return [number for number in self._suspects(ident) if self._holds(number, ident)]

    def has(self, ident: str) -> bool:
        """Whether any node has a property."""
        return any(self._holds(number, ident) for number in self._suspects(ident))

    def _suspects(self, ident: str) -> list[int]:
        """The nodes whose characters may hold the property, and all that are not in a file."""
        found = set(self._suspects_made(ident))
        for start, (file, first), length in zip(self._starts, self._parts, self._lengths, strict=True):
            places = file.may_hold((ident,), first, first + length)
            found.update(start + place - first for place in places)
        return sorted(found)

    def _suspects_made(self, ident: str) -> Iterator[int]:
        """Those of the nodes that were looked at; where they stand in a file its text tells."""
        source = self.tree.source
        held = self.tree.lasting(_held_in_file)
        if source is not None and ident not in held:
            held[ident] = frozenset(source.nodes.may_hold((ident,), source.first, source.last))
        own, may_hold = None if source is None else source.nodes, held.get(ident, frozenset())
        made = self._made.items() if may_hold or own is None else self._edited(own)
        for number, node in made:
            written = node.written
            if written is None or written[0] is not own or written[1] in may_hold:
                yield number

    def _edited(self, file: FileNodes) -> Iterator[tuple[int, Node]]:
        """The nodes that were edited, and those that are not of the file."""
        waiting = self.tree.changed_since(0)
        found: set[Node] = set()
        while waiting:
            node = waiting.pop()
            number = self._numbers.get(node)
            if number is not None and node not in found:
                found.add(node)
                yield number, node
                waiting.extend(c for c in node.made_children if c.number_in(file) is None)

    def _holds(self, number: int, ident: str) -> bool:
        return any(item.name == ident for item in self.properties_of(number))


def straight_from_root(tree: GameTree) -> Sequence[Node]:
    """The first node behind the root and its `straight_line`; to be asked as a fact of the tree."""
    return tree.root.children[0].straight_line() if tree.root.children else ()


def _held_in_file(_tree: GameTree) -> dict[str, frozenset[int]]:
    """Nodes of the file in whose characters a property may stand, by its name."""
    return {}
