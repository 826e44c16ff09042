"""The changes of the nodes of a file as plain values, for storing them and applying them again.

Every node has a number: nodes of the file the number that they have there, from 0, and new nodes a
number below 0 that they keep as long as one `ChangeTeller` is in use. So the cost of a change
depends on what it touches, not on the size of the record.
"""

from __future__ import annotations

import json
import zlib
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from goboard_app.record.node import Node
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.sgf.source import ROOT, FileNodes
from goboard_app.record.tree import GameTree

_NO_FILE = (0, 0)
# The rows that are converted to JSON at once: another thread waits for them at most.
_AT_A_TIME = 500


class NodeState(NamedTuple):
    """The properties and children of a node; None for a part that is still as in the file."""

    properties: tuple[Property, ...] | None
    children: tuple[int, ...] | None


@dataclass(frozen=True, slots=True, eq=False)
class Changes:
    """The nodes that changed, by number, and the roots of all games; None if these are as before.

    `file` identifies the file that the numbers belong to: its number of nodes, and a checksum of
    their offsets.
    """

    file: tuple[int, int]
    states: Mapping[int, NodeState]
    games: tuple[int, ...] | None = None

    def followed_by(self, later: Changes) -> Changes:
        """Return these changes and later ones as one."""
        games = self.games if later.games is None else later.games
        return Changes(later.file, {**self.states, **later.states}, games)

    def packed(self) -> bytes:
        """Return the changes as bytes."""
        # Level 1: the fastest.
        return zlib.compress(b"".join(self._pieces()), 1)

    def _pieces(self) -> Iterator[bytes]:
        yield json.dumps([self.file, self.games]).encode()
        rows = list(self.states.items())
        for start in range(0, len(rows), _AT_A_TIME):
            told = [_row(number, state) for number, state in rows[start : start + _AT_A_TIME]]
            # JSON has no plain line breaks, so they can separate the pieces.
            yield b"\n" + json.dumps(told).encode()


def _row(number: int, state: NodeState) -> list[object]:
    properties = state.properties
    own = None if properties is None else [[item.ident, item.values] for item in properties]
    return [number, own, state.children]


def unpacked(data: bytes) -> Changes:
    """Return the changes of packed bytes.

    Raises ValueError, TypeError or LookupError if the bytes are not such changes.
    """
    try:
        head, *pieces = zlib.decompress(data).split(b"\n")
    except zlib.error as error:
        raise ValueError(error) from error
    (count, checksum), games = json.loads(head)
    states: dict[int, NodeState] = {}
    for piece in pieces:
        for number, own, children in json.loads(piece):
            states[int(number)] = NodeState(
                None if own is None else tuple(_property(*item) for item in own),
                None if children is None else tuple(map(int, children)),
            )
    roots = None if games is None else tuple(map(int, games))
    return Changes((int(count), int(checksum)), states, roots)


def _property(ident: object, values: list[object]) -> Property:
    """Return a property of parsed JSON. Raises TypeError if its parts are no texts."""
    texts = tuple(value for value in values if isinstance(value, str))
    if not isinstance(ident, str) or len(texts) != len(values):
        raise TypeError(ident)
    return Property(ident, texts)


class ChangeTeller:
    """A source of the changes of a record's games since the last call.

    The first call returns all differences from the file; for a record without a file, everything.
    """

    def __init__(self, file: FileNodes | None) -> None:
        self._file = file
        self._mark = _mark_of(file)
        self._numbers: dict[Node, int] = {}
        self._seen: dict[GameTree, int] = {}
        self._games: tuple[int, ...] = ()

    def tell(self, games: Sequence[GameTree]) -> Changes:
        """Return the changes since the last call; `games` are the present games of the record."""
        waiting: list[Node] = []
        for tree in games:
            seen = self._seen.get(tree, 0)
            if tree.revision != seen:
                waiting.extend(tree.changed_since(seen))
                self._seen[tree] = tree.revision
        roots = tuple([self._number_of(tree.root, waiting) for tree in games])
        states: dict[int, NodeState] = {}
        while waiting:
            node = waiting.pop()
            number = self._number_of(node, waiting)
            if number not in states:
                states[number] = self._state_of(node, waiting)
        is_as_before, self._games = roots == self._games, roots
        return Changes(self._mark, states, None if is_as_before else roots)

    def _number_of(self, node: Node, waiting: list[Node]) -> int:
        """Return the number of a node; an unknown node is added to `waiting`."""
        number = node.number_in(self._file)
        if number is not None:
            return number
        known = self._numbers.get(node)
        if known is None:
            known = self._numbers[node] = -1 - len(self._numbers)
            waiting.append(node)
        return known

    def _state_of(self, node: Node, waiting: list[Node]) -> NodeState:
        is_of_file = node.number_in(self._file) is not None
        properties = None if is_of_file and node.written is not None else node.properties
        if is_of_file and node.has_old_children:
            return NodeState(properties, None)
        children = tuple([self._number_of(child, waiting) for child in node.children])
        return NodeState(properties, children)


def _mark_of(file: FileNodes | None) -> tuple[int, int]:
    return _NO_FILE if file is None else (len(file.starts), zlib.crc32(file.starts.tobytes()))


def with_changes(record: Record, changes: Changes) -> Record:
    """Apply changes to a record as it was read, and return the record with its present games.

    Raises ValueError if the changes belong to another file.
    """
    nodes = _NumberedNodes(record)
    if _mark_of(nodes.file) != changes.file:
        raise ValueError("the changes belong to another file")
    roots = range(0) if changes.games is None else changes.games
    # All nodes first: they are found through the tree of the file, which `_rehang` changes.
    for number in roots:
        nodes.find(number)
    for number, state in changes.states.items():
        nodes.find(number)
        for child in state.children or ():
            nodes.find(child)
    _rehang(nodes, changes)
    games = _games(record, [nodes.find(number) for number in roots])
    _note(games, nodes, changes)
    return record if games == record.games else replace(record, games=games)


def _rehang(nodes: _NumberedNodes, changes: Changes) -> None:
    """Set the properties and children of the changed nodes.

    Raises ValueError if a node would hang in two places.
    """
    hung: list[tuple[Node, tuple[int, ...]]] = []
    for number, state in changes.states.items():
        node = nodes.find(number)
        if state.properties is not None:
            node.set_properties(state.properties)
        if state.children is not None:
            hung.append((node, state.children))
    # All children are removed first: a node may move from one parent of the list to another.
    for node, _children in hung:
        while node.children:
            node.take(len(node.children) - 1)
    for node, children in hung:
        for child in map(nodes.find, children):
            if child.parent is not None:
                raise ValueError("a node hangs in two places")
            node.attach(child)


def _games(record: Record, roots: Sequence[Node]) -> tuple[GameTree, ...]:
    """Return the games of a record with these roots; the present ones if there are no roots.

    Raises ValueError if a root hangs in a game.
    """
    if not roots:
        return record.games
    if any(root.parent is not None for root in roots):
        raise ValueError("a root hangs in a game")
    known = {tree.root: tree for tree in record.games}
    return tuple(known.get(root) or GameTree(root) for root in roots)


def _note(games: Sequence[GameTree], nodes: _NumberedNodes, changes: Changes) -> None:
    """Note the changes in the games; a node of a removed game is noted with the first game."""
    changed: dict[GameTree, list[Node]] = {}
    known = set(games)
    for number in changes.states:
        tree = nodes.game_of(number)
        place = tree if tree is not None and tree in known else games[0]
        changed.setdefault(place, []).append(nodes.find(number))
    for tree, own in changed.items():
        tree.note_changed(*own)


class _NumberedNodes:
    """The nodes of a record by their numbers; those below 0 are created at their first use."""

    def __init__(self, record: Record) -> None:
        sources = [(tree.source, tree) for tree in record.games if tree.source is not None]
        self.file = sources[0][0].nodes if sources and record.data else None
        self._games = [tree for _source, tree in sources]
        self._firsts = [source.first for source, _tree in sources]
        self._found: dict[int, Node] = {}

    def game_of(self, number: int) -> GameTree | None:
        """Return the game of the file in which a node was."""
        place = bisect_right(self._firsts, number) - 1
        return self._games[place] if self.file is not None and place >= 0 else None

    def find(self, number: int) -> Node:
        """Return the node with a number. Raises ValueError if the file has none."""
        if number < 0 and number not in self._found:
            self._found[number] = Node()
        if number not in self._found:
            self._make(number)
        return self._found[number]

    def _make(self, number: int) -> None:
        """Find a node of the file through its ancestors. Raises ValueError if the file has none of this number."""
        file, tree = self.file, self.game_of(number)
        if file is None or tree is None or number >= len(file.starts):
            raise ValueError("the file has no such node")
        way: list[int] = []
        at = number
        while at not in self._found and at != ROOT:
            way.append(at)
            at = file.parents.get(at, at - 1)
        for step in reversed(way):
            parent = file.parents.get(step, step - 1)
            if parent == ROOT:
                self._found[step] = tree.root
            else:
                place = bisect_right(file.children_of(parent), step) - 1
                self._found[step] = self._found[parent].children[place]
