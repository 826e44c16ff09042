"""The comparison of games node by node, to verify that a written file reads back unchanged."""

from __future__ import annotations

import re
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from itertools import islice
from operator import sub

from goboard_app.go.board import BoardSize, Play
from goboard_app.go.position import CODES
from goboard_app.record.node import Node
from goboard_app.record.properties import moves_of, point_text, setup_of
from goboard_app.record.search import unchanged_source
from goboard_app.record.sgf.builder import WritingWatch
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.sgf.source import FileNodes, GameSource
from goboard_app.record.tree import GameTree

NO_STONE = 0
# Nodes in one step of the work.
_NODES_AT_ONCE = 1000
_MOVE_LENGTH = len(";B[aa]")
_MOVE_STARTS = frozenset({";B[", ";W["})
# Further properties behind a move that put no stone on the board; anything odd is read in full. The
# group is atomic for the same reason as in the lexer.
_HARMLESS = re.compile(
    r"(?>(?:\s*+(?!A[BWE][\s\[]|[BW][\s\[])[A-Z][A-Z0-9]*+(?:\s*+\[[^\\\]]*+(?:\\.[^\\\]]*+)*+\])+)*)\s*+",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class SetupStep:
    """A node that does more than play one stone: points set by hand, and then its moves.

    `setup` holds pairs of index and code, with code 0 for points made empty; `plays` the same for
    stones played, in their order.
    """

    setup: tuple[tuple[int, int], ...]
    plays: tuple[tuple[int, int], ...]


AnyStep = int | SetupStep


@dataclass(frozen=True, slots=True)
class GameSteps:
    """The steps of all nodes of a game, each node before its children.

    `parents` gives for some nodes, by their place in `steps`, the place of the parent; any other
    node follows the one before it. `nodes` are the nodes themselves if the tree was edited; else
    the node in place 0 has the number `first` in the file, and so on.
    """

    tree: GameTree
    steps: list[AnyStep]
    parents: dict[int, int]
    nodes: tuple[Node, ...] | None
    first: int


Reading = Generator[tuple[()], None, GameSteps]
"""A generator that yields every few thousand nodes and returns the steps."""


def steps_of(tree: GameTree, moves: dict[str, int]) -> Reading:
    """Return the steps of a game; `moves` is `move_table` of its size.

    Cost: 0.2 microseconds for a node that is a plain move, 8 for others and for edited games.
    """
    source = unchanged_source(tree)
    reading = _of_walk(tree) if source is None else _of_file(tree, source, moves)
    return (yield from reading)


def move_table(size: BoardSize) -> dict[str, int]:
    """Return the plain text of each move on a board of this size, with the number of its step."""
    # A pass puts no stone on the board.
    table = {f";{color.value}[]": NO_STONE for color in CODES}
    for color, code in CODES.items():
        for index, point in enumerate(size):
            table[f";{color.value}[{point_text(point)}]"] = 4 * index + code
    # Letters of points beyond this board mean a pass or nothing here; they are not in the table.
    return table


def _of_file(tree: GameTree, source: GameSource, moves: dict[str, int]) -> Reading:
    """Read the steps of a game that is still as in its file."""
    nodes, first, last = source.nodes, source.first, source.last
    text, get, size = nodes.text, moves.get, tree.size
    steps: list[AnyStep] = []
    for start in range(first, last, _NODES_AT_ONCE):
        stop = min(start + _NODES_AT_ONCE, last)
        spans = zip(nodes.starts[start:stop], nodes.ends[start:stop], strict=True)
        known = [get(text[begin:end]) for begin, end in spans]
        steps += [
            _read(nodes, number, size, moves) if step is None else step for number, step in enumerate(known, start)
        ]
        yield ()
    parents = {place - first: at - first for place, at in nodes.forks(first + 1, last)}
    return GameSteps(tree, steps, parents, None, first)


def _read(nodes: FileNodes, number: int, size: BoardSize, moves: dict[str, int]) -> AnyStep:
    """Return the step of a node that holds more than one plain move."""
    text, start, end = nodes.text, nodes.starts[number], nodes.ends[number]
    behind = start + _MOVE_LENGTH
    if number not in nodes.sound and text[start : start + 3] in _MOVE_STARTS:
        step = moves.get(text[start:behind])
        if step is not None and _HARMLESS.fullmatch(text, behind, end):
            return step
    return step_of(Node(None, nodes, number), size)


def step_of(node: Node, size: BoardSize) -> AnyStep:
    """Return the stones that a node puts on a board of this size."""
    setup = setup_of(node, size)
    placed = tuple(
        (size.index(point), code)
        for code, points in ((1, setup.black), (2, setup.white), (0, setup.empty))
        for point in points
    )
    plays = tuple(_played(move, size) for move in moves_of(node, size) if isinstance(move, Play))
    if placed or len(plays) > 1:
        return SetupStep(placed, plays)
    return 4 * plays[0][0] + plays[0][1] if plays else NO_STONE


def _played(move: Play, size: BoardSize) -> tuple[int, int]:
    return size.index(move.point), CODES[move.color]


def _of_walk(tree: GameTree) -> Reading:
    """Read the steps of an edited game from its nodes."""
    size, walk = tree.size, tree.walk()
    steps: list[AnyStep] = []
    nodes: list[Node] = []
    while some := list(islice(walk, _NODES_AT_ONCE)):
        nodes += some
        steps += [step_of(node, size) for node in some]
        yield ()
    places = {node: place for place, node in enumerate(nodes)}
    parents: dict[int, int] = {}
    for place, node in enumerate(nodes[1:], 1):
        parent = place - 1 if node.parent is None else places.get(node.parent, place - 1)
        if parent != place - 1:
            parents[place] = parent
    return GameSteps(tree, steps, parents, tuple(nodes), 0)


@dataclass(frozen=True, slots=True)
class Difference:
    """The first place where two records differ: the game and the node in it, both from 0.

    `node` counts in the order of a file; it is -1 if the number of games differs.
    """

    game: int
    node: int


def first_difference(
    written: Sequence[GameTree],
    meant: Sequence[GameTree],
    watch: WritingWatch | None = None,
) -> Difference | None:
    """Return the first place where two records differ; None if they are equal.

    They are equal if they have the same games, each with the same tree, and each node the same
    properties in the same order with the same raw values. Only CA in a root may differ: it names
    the encoding of the file. Cost: nodes that neither file has interpreted are compared as text.
    """
    for number, (one, other) in enumerate(zip(written, meant, strict=False)):
        place = _first_node(one, other, watch)
        if place is not None:
            return Difference(number, place)
    if len(written) != len(meant):
        return Difference(min(len(written), len(meant)), -1)
    return None


def _first_node(written: GameTree, meant: GameTree, watch: WritingWatch | None) -> int | None:
    """Return the number of the first node that differs between two games; None if there is none."""
    if not _is_same(written.root, meant.root) and (_said_by_root(written.root) != _said_by_root(meant.root)):
        return 0
    count = 0
    stack: list[tuple[_NodeReference, _NodeReference]] = [(written.root, meant.root)]
    while stack:
        one, other = stack.pop()
        alike = _count_alike(one, other)
        if watch is not None:
            watch.look()
            watch.compared += 1 + (alike or 0)
        # The roots were compared before the loop, since CA may differ in them.
        if count > 0 and not _is_same(one, other):
            return count
        if alike is None:
            below, others = _below(one), _below(other)
            if len(below) != len(others):
                return count
            stack.extend(zip(reversed(below), reversed(others), strict=True))
        count += 1 + (alike or 0)
    return None


_NodeReference = Node | tuple[FileNodes, int]
"""A node, or the number in its file of a node without an object: none is created for this.

A collection that is read back would otherwise create millions of them, on both sides, and keep
half.
"""


def _below(place: _NodeReference) -> Sequence[_NodeReference]:
    """Return the nodes below a node."""
    found = place.unseen if isinstance(place, Node) else place
    if found is None:
        assert isinstance(place, Node)
        return place.children
    file, number = found
    return [(file, child) for child in file.children_of(number)]


def _count_alike(one: _NodeReference, other: _NodeReference) -> int | None:
    """Return the number of nodes below two nodes if the files hold the same text for all; else None."""
    # Only node objects are compared so: below a pair that differs, no text is compared twice.
    if not isinstance(other, Node) or other.unseen is None:
        return None
    first = one.unseen if isinstance(one, Node) else one
    return None if first is None else _alike_in_files(*first, *other.unseen)


def _alike_in_files(file: FileNodes, number: int, other: FileNodes, peer: int) -> int | None:
    """Return the number of nodes below two nodes of files, if all are clean and have the same text."""
    start, end = number + 1, file.branch_end(number)
    count, shift = end - start, peer - number
    if count != other.branch_end(peer) - peer - 1 or file.sound or other.sound:
        return None
    if count == 0:
        return 0
    here, there = slice(start, end), slice(start + shift, end + shift)
    apart = {other.starts[start + shift] - file.starts[start]}
    is_alike = (
        set(map(sub, other.starts[there], file.starts[here])) == apart
        and set(map(sub, other.ends[there], file.ends[here])) == apart
        and file.text[file.starts[start] : file.ends[end - 1]]
        == other.text[other.starts[start + shift] : other.ends[end + shift - 1]]
        and [(place + shift, hung + shift) for place, hung in file.forks(start, end)]
        == other.forks(start + shift, end + shift)
    )
    return count if is_alike else None


def _is_same(one: _NodeReference, other: _NodeReference) -> bool:
    first, second = _characters(one), _characters(other)
    return (first is not None and first == second) or (_said(_properties(one)) == _said(_properties(other)))


def _characters(place: _NodeReference) -> str | None:
    """Return the text of a node in its file; None if the node was edited or is not clean."""
    found = place.written if isinstance(place, Node) else place
    if found is None or found[1] in found[0].sound:
        return None
    file, number = found
    return file.text[file.starts[number] : file.ends[number]]


def _properties(place: _NodeReference) -> Sequence[Property]:
    """Return the properties of a node, without storing them in it."""
    found = place.written if isinstance(place, Node) else place
    if found is None:
        assert isinstance(place, Node)
        return place.properties
    file, number = found
    return file.properties_of(number)


def _said(properties: Sequence[Property]) -> list[tuple[str, tuple[str, ...]]]:
    # A property without values is written with an empty one.
    return [(item.ident, item.values or ("",)) for item in properties]


def _said_by_root(root: Node) -> list[tuple[str, tuple[str, ...]]]:
    return _said([item for item in _properties(root) if item.name != "CA"])
