"""GameTree: one game with its variations, changed only by edits; and its shape, without nodes."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import count, takewhile
from typing import NamedTuple, TypeVar, cast

from goboard_app import __version__
from goboard_app.go.board import BoardSize
from goboard_app.record.node import Node, unseen_run
from goboard_app.record.properties import size_of, size_text
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.sgf.source import OPENING, FileNodes, GameSource

_Fact = TypeVar("_Fact")
NO_FORK = -1
"""The fork of the line of the root."""

# The fork of a node that continues a line which has already begun.
_GOES_ON = -2


class GameTree:
    """A game: its root, and through the root all nodes.

    Only edits (`record.edits`) may change it; each edit raises `revision` by one or more.
    """

    def __init__(self, root: Node, source: GameSource | None = None) -> None:
        """Create the tree under `root`; `source` is its place in a file."""
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
        """Return a game with an empty board of this size and further properties in the root."""
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
        """The board size of the root; 19x19 if the root has no readable size."""
        properties = self.root.properties
        # An edit replaces the tuple of properties, so the same tuple has the same SZ.
        if self._sized is None or self._sized[0] is not properties:
            self._sized = properties, size_of(self.root)[0]
        return self._sized[1]

    def note_changed(self, *nodes: Node) -> None:
        """Note that an edit has changed the properties or the children of these nodes."""
        self.revision += 1
        for node in nodes:
            # Removed and added again, so that the dictionary is in the order of the last change.
            self._changed.pop(node, None)
            self._changed[node] = self.revision

    def changed_since(self, revision: int) -> list[Node]:
        """Return the nodes that edits have changed since that revision, the last one first."""
        found: list[Node] = []
        for node, changed in reversed(self._changed.items()):
            if changed <= revision:
                break
            found.append(node)
        return found

    def fact(self, find: Callable[[GameTree], _Fact]) -> _Fact:
        """Return the result of `find` for this tree; it is called once for each revision."""
        if self._facts_of != self.revision:
            self._facts, self._facts_of = {}, self.revision
        if find not in self._facts:
            self._facts[find] = find(self)
        return cast(_Fact, self._facts[find])

    def lasting(self, make: Callable[[GameTree], _Fact]) -> _Fact:
        """Return the object that `make` created for this tree at its first use; it has to follow edits itself."""
        if make not in self._lasting:
            self._lasting[make] = make(self)
        return cast(_Fact, self._lasting[make])

    def main_line(self) -> list[Node]:
        """Return the nodes from the root on, always following the first child."""
        line = [self.root]
        while line[-1].children:
            line.append(line[-1].children[0])
        return line

    def main_line_end(self, node: Node | None = None) -> Node:
        """Return the last node reached from `node`, or from the root, by first children."""
        end = self.root if node is None else node
        while end.children:
            end = end.children[0]
        return end

    def path_to(self, node: Node) -> list[Node]:
        """Return the nodes from the root to `node`, both included."""
        path = [node]
        while path[-1].parent is not None:
            path.append(path[-1].parent)
        path.reverse()
        return path

    def depth(self, node: Node) -> int:
        """Return the number of steps from the root to `node`."""
        return len(self.path_to(node)) - 1

    def contains(self, node: Node) -> bool:
        """Return whether the node belongs to this tree at present."""
        return self.path_to(node)[0] is self.root

    def walk(self, start: Node | None = None) -> Iterator[Node]:
        """Yield every node under `start` or the root, each before its children, first children first."""
        # A stack of its own: a game may be deeper than Python's recursion limit.
        stack = [self.root if start is None else start]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(reversed(node.children))

    def node_count(self) -> int:
        """Return the number of nodes of the game."""
        return sum(1 for _ in self.walk())


class _Tail(NamedTuple):
    """The part of a shape from `begin` to before `end`, none of whose nodes was changed; it may have moved as a whole.

    Its lines hang on nodes of its own, and on nodes before `first`.
    """

    begin: int
    end: int
    first: int
    heads: list[int]
    forks: list[int]
    starts: list[int]
    parts: list[tuple[FileNodes, int]]
    lengths: list[int]
    made: dict[int, Node]


class TreeShape:
    """The numbered nodes of a tree at one revision, each before those that follow it.

    A line begins at the root and at every child but a first one, and goes on by first children, so
    that the nodes of a line have consecutive numbers: line `i` holds those from `heads[i]` to
    before `heads[i + 1]`, and hangs on node `forks[i]`.

        0 - 1 - 2 - 3        heads 0 4 6
            |   `-- 4 - 5    forks -1 2 1
            `-- 6

    No node object is created that was not used before. The shape is valid until the next edit.
    Cost: 20 ms for 100,000 nodes, whether they were used before or not.
    """

    def __init__(self, tree: GameTree, before: TreeShape | None = None) -> None:
        """Give numbers to the nodes; `before` is an older shape of the same tree, whose valid part is reused.

        `before` loses its data and must not be used any more.
        """
        self.tree = tree
        self.revision = tree.revision
        self.heads: list[int] = []
        self.forks: list[int] = []
        self.count = 0
        self._made: dict[int, Node] = {}
        self._numbers: dict[Node, int] = {}
        # Parts of a file without node objects: where each begins here, and in the file.
        self._starts: list[int] = []
        self._parts: list[tuple[FileNodes, int]] = []
        self._lengths: list[int] = []
        changed = [0] if before is None else self._changed_in(before)
        self.same = min(changed, default=0 if before is None else before.count)
        """The node before which all nodes are unchanged since the previous shape."""
        tail = None if before is None else before.tail_behind(changed)
        waiting = [] if before is None else before.hand_over(self, tail)
        if not waiting:
            # Everything is numbered from the beginning.
            waiting, tail = [(tree.root, NO_FORK)], None
        self._take_all(waiting)
        if tail is not None:
            self._append(tail)

    def hand_over(self, later: TreeShape, tail: _Tail | None) -> list[tuple[Node, int]]:
        """Give a later shape of the tree all data before the first node that was edited since.

        Returns the nodes with which the later shape has to continue before the tail, the next one last; an
        empty list if it has to start from the beginning.
        """
        first = later.same
        node = self._made.get(first)
        end = self.count if tail is None else tail.begin
        waiting = [
            (self._made.get(head), fork)
            for head, fork in zip(*self._lines_between(first + 1, end), strict=True)
            if fork < first
        ]
        found = [(head, fork) for head, fork in waiting if head is not None]
        if not first or node is None or len(found) < len(waiting):
            return []
        lines = bisect_left(self.heads, first)
        is_head = lines < len(self.heads) and self.heads[lines] == first
        later.count = first
        later.heads, later.forks = self.heads[:lines], self.forks[:lines]
        later._made, later._numbers = self._made, self._numbers
        self._made, self._numbers = {0: self.tree.root}, {self.tree.root: 0}
        gone = range(first, self.count)
        # There may be few objects in a large tree.
        for number in gone if len(gone) < len(later._made) else [n for n in later._made if n >= first]:
            if (object_gone := later._made.pop(number, None)) is not None:
                del later._numbers[object_gone]
        parts = bisect_left(self._starts, first)
        later._starts, later._parts = self._starts[:parts], self._parts[:parts]
        later._lengths = self._lengths[:parts]
        if parts:
            later._lengths[-1] = min(later._lengths[-1], first - later._starts[-1])
        return [*reversed(found), (node, self.forks[lines] if is_head else _GOES_ON)]

    def _lines_between(self, first: int, end: int) -> tuple[list[int], list[int]]:
        """Return the heads from a node on and before another, and their forks."""
        lines = slice(bisect_left(self.heads, first), bisect_left(self.heads, end))
        return self.heads[lines], self.forks[lines]

    def tail_behind(self, changed: Sequence[int]) -> _Tail | None:
        """Return the nodes behind all that is under changed ones; None if there are none that only move."""
        if not changed or 0 in changed:
            return None
        first, begin = min(changed), max(map(self._end_below, changed))
        heads, forks = self._lines_between(begin, self.count)
        # A variation that hangs between the changed nodes would not move as far as the rest.
        if begin == self.count or any(first <= fork < begin for fork in forks):
            return None
        part = bisect_right(self._starts, begin) - 1
        starts, parts, lengths = self._starts[part + 1 :], self._parts[part + 1 :], self._lengths[part + 1 :]
        passed = begin - self._starts[part] if part >= 0 else 0
        if part >= 0 and passed < self._lengths[part]:
            file, place = self._parts[part]
            starts.insert(0, begin)
            parts.insert(0, (file, place + passed))
            lengths.insert(0, self._lengths[part] - passed)
        made = {number: node for number, node in self._made.items() if number >= begin}
        return _Tail(begin, self.count, first, heads, forks, starts, parts, lengths, made)

    def _end_below(self, number: int) -> int:
        """Return the number behind the last node under a node."""
        line = self.line_of(number) + 1
        return next((self.heads[at] for at in range(line, len(self.heads)) if self.forks[at] < number), self.count)

    def _append(self, tail: _Tail) -> None:
        """Take the nodes of a tail, which have the next numbers now."""
        by = self.count - tail.begin
        self.heads += [head + by for head in tail.heads]
        self.forks += [fork if fork < tail.first else fork + by for fork in tail.forks]
        self._starts += [start + by for start in tail.starts]
        self._parts += tail.parts
        self._lengths += tail.lengths
        moved = {number + by: node for number, node in tail.made.items()}
        self._made.update(moved)
        self._numbers.update(zip(moved.values(), moved, strict=True))
        self.count = tail.end + by

    def _take_all(self, waiting: list[tuple[Node, int]]) -> None:
        """Give numbers to these nodes and all nodes under them, the last one first, each with its fork."""
        made, numbers = self._made, self._numbers
        runs: dict[Node, int] = {}
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
                    file, first = unseen
                    self._take_part(file, first, file.branch_end(runs.get(last, first)), fork)
                    break
                children = last.made_children
                if not children:
                    break
                waiting.extend((child, self.count - 1) for child in reversed(_first_of_runs(children, runs)))
                node = children[0]

    def _take_part(self, file: FileNodes, first: int, end: int, fork: int) -> None:
        """Give numbers to consecutive nodes of a file: a node and all under it, and siblings of it at the same fork."""
        offset = self.count - first
        starts, parents = file.line_starts, file.parents
        inside = starts[bisect_right(starts, first) : bisect_left(starts, end)]
        self.heads.extend([number + offset for number in inside])
        forks = [parents[number] for number in inside]
        self.forks.extend([parent + offset if parent >= first else fork for parent in forks])
        is_next = self._parts and self._parts[-1][0] is file and self._starts[-1] + self._lengths[-1] == self.count
        if is_next and self._parts[-1][1] + self._lengths[-1] == first:
            # Variations of one node follow one another in the file too.
            self._lengths[-1] += end - first
        else:
            self._starts.append(self.count)
            self._parts.append((file, first))
            self._lengths.append(end - first)
        self.count += end - first

    def _changed_in(self, before: TreeShape) -> list[int]:
        """Return the numbers in an earlier shape of the nodes changed since; the root's if they are not known."""
        source = self.tree.source
        file = None if source is None else source.nodes
        changed: list[int] = []
        for node in self.tree.changed_since(before.revision):
            number = before._numbers.get(node)
            if number is not None:
                changed.append(number)
            elif node.number_in(file) is not None:
                # It may have been at any place; a node of no file came with the change of one that is known.
                return [0]
        return changed

    def line_of(self, number: int) -> int:
        """Return the line that a node belongs to."""
        return bisect_right(self.heads, number) - 1

    def line_end(self, line: int) -> int:
        """Return the number behind the last node of a line."""
        return self.heads[line + 1] if line + 1 < len(self.heads) else self.count

    @cached_property
    def lines_after(self) -> list[int]:
        """For each line the next line that is neither a branch of it nor of its branches."""
        heads, count = self.heads, len(self.heads)
        after = [count] * count
        waiting: list[int] = []
        for line, fork in enumerate(self.forks):
            while waiting and fork < heads[waiting[-1]]:
                after[waiting.pop()] = line
            waiting.append(line)
        return after

    def parent_of(self, number: int) -> int:
        """Return the node before a node; NO_FORK for the root."""
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
        """Return the nodes that follow a node, the main one first."""
        follower = number + 1
        has_main = follower < self.line_end(self.line_of(number))
        return [follower] * has_main + self.branches.get(number, [])

    def properties_of(self, number: int) -> tuple[Property, ...]:
        """Return the properties of a node, without creating a node object."""
        node = self._made.get(number)
        if node is not None:
            return node.properties
        file, place = self._in_file(number)
        return file.properties_of(place)

    def openings(self, first: int, end: int) -> list[str]:
        """Return the first characters of consecutive nodes in the file; '' for an edited node."""
        made = takewhile(lambda node: node is not None, map(self._made.get, range(first, end)))
        found = [node.opening for node in made if node is not None]
        if first + len(found) < end:
            found += self._openings_in_part(first + len(found), end)
        return found

    def _openings_in_part(self, first: int, end: int) -> list[str]:
        """Return the openings of the rest of a line in a file."""
        file, place = self._in_file(first)
        # Behind a node without an object no node of the line has one.
        text, rest = file.text, file.starts[place : place + end - first]
        return [text[start + 1 : start + 1 + OPENING] for start in rest]

    def _in_file(self, number: int) -> tuple[FileNodes, int]:
        part = bisect_right(self._starts, number) - 1
        file, first = self._parts[part]
        return file, first + number - self._starts[part]

    def number_of(self, node: Node) -> int | None:
        """Return the number of a node; None if it is not in the tree. Fast near nodes already known."""
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
        """Return the node with a number; its object and those before it are created if needed."""
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

    def numbers_of(self, places: Sequence[int]) -> list[int]:
        """Return the nodes that are still those of these numbers in the file of the tree, in order; `places` rise."""
        source = self.tree.source
        if source is None:
            return []
        wanted = frozenset(places)
        found = {number for number, node in self._made.items() if node.number_in(source.nodes) in wanted}
        for start, (file, first), length in zip(self._starts, self._parts, self._lengths, strict=True):
            is_own = file is source.nodes
            inside = places[bisect_left(places, first) : bisect_left(places, first + length)] if is_own else ()
            found.update(start + place - first for place in inside)
        return sorted(found)

    def _remember(self, number: int, node: Node) -> None:
        self._made[number] = node
        self._numbers[node] = number

    def holding(self, ident: str) -> list[int]:
        """Return the nodes that have a property, in order; fast, since few values are read."""
        return [number for number in self._suspects(ident) if self._holds(number, ident)]

    def has(self, ident: str) -> bool:
        """Return whether any node has a property."""
        return any(self._holds(number, ident) for number in self._suspects(ident))

    def _suspects(self, ident: str) -> list[int]:
        """Return the nodes whose characters may hold the property, and all that are not in a file."""
        found = set(self._suspects_made(ident))
        source = self.tree.source
        own, held = None if source is None else source.nodes, self._held(ident)
        for start, (file, first), length in zip(self._starts, self._parts, self._lengths, strict=True):
            if file is not own:
                places = file.may_hold((ident,), first, first + length)
            elif held:
                places = held[bisect_left(held, first) : bisect_left(held, first + length)]
            else:
                # A fork may have 100,000 such parts.
                continue
            found.update(start + place - first for place in places)
        return sorted(found)

    def _held(self, ident: str) -> list[int]:
        """Return the nodes of the file whose characters may hold the property, found once for each tree."""
        source, known = self.tree.source, self.tree.lasting(_held_in_file)
        if ident not in known:
            known[ident] = [] if source is None else source.nodes.may_hold((ident,), source.first, source.last)
        return known[ident]

    def _suspects_made(self, ident: str) -> Iterator[int]:
        """Yield those of them that have objects; for a node of a file its text decides."""
        source = self.tree.source
        own, may_hold = None if source is None else source.nodes, frozenset(self._held(ident))
        made = self._made.items() if may_hold or own is None else self._edited(own)
        for number, node in made:
            written = node.written
            if written is None or written[0] is not own or written[1] in may_hold:
                yield number

    def _edited(self, file: FileNodes) -> Iterator[tuple[int, Node]]:
        """Yield the nodes that were edited, and those that are not of the file."""
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


def _first_of_runs(children: Sequence[Node], runs: dict[Node, int]) -> list[Node]:
    """Return the children behind the first one without those that follow another one in the file.

    `runs` gets the number of the last node of each run, by its first node. A fork may have 100,000 children.
    """
    found: list[Node] = []
    at = 1
    while at < len(children):
        found.append(children[at])
        numbers = unseen_run(children, at)
        if len(numbers) > 1:
            runs[children[at]] = numbers[-1]
        at += max(1, len(numbers))
    return found


def straight_from_root(tree: GameTree) -> Sequence[Node]:
    """Return the first node behind the root and its `straight_line`; to be used as a fact of the tree."""
    return tree.root.children[0].straight_line() if tree.root.children else ()


def _held_in_file(_tree: GameTree) -> dict[str, list[int]]:
    """Return a table of the nodes in the file whose characters may hold a property, by its name."""
    return {}
