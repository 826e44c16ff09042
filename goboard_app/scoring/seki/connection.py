"""Connection: joints, the net of blocks and own points of a side, and its parts in seki."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import accumulate
from operator import gt, mul, or_
from typing import NamedTuple

from goboard_app.go.position import EMPTY
from goboard_app.scoring.seki.eyes import EyeSpace, SettledBoard, flood, value_of

Span = tuple[int, int]
_OFF = 3
"""The code of a point beyond the edge."""
# Each is drawn around the joint in the middle: p a stone of the side, e empty or such a stone, x
# beyond the edge, ? anything. Turned and mirrored shapes are derived from them.
_SHAPES = (
    ("?pp", "?.e", "?pe"),  # bamboo: the point beside it and the corner stay open to connect
    ("ep?", "e.e", "ep?"),  # a one-point gap with a way round on one side: close it there
    ("pee", "e.p", "pee"),  # a stone with two more a knight's move away, no opponent between
    ("?e?", "p.p", "xxx"),  # a gap on the edge: come to its mouth, and it is filled
    ("?pp", "?.e", "?xx"),  # two stones on the second line: a crawl below them is stopped
    ("ep?", "e.e", "xxx"),  # one stone on the second line: either side below it closes it
)
_FITS = {"p": (1,), "e": (EMPTY, 1), "x": (_OFF,), "?": (EMPTY, 1, 2, _OFF), ".": (EMPTY,)}
_AS_WHITE = bytes((0, 2, 1, 3)) + bytes(range(4, 256))
"""A table that swaps the codes of the stones, so that White's joints are found like Black's."""


class LinkGraph(NamedTuple):
    """Linked nodes after one depth-first walk.

    `order` are the nodes in the order of the walk. A node of `torn` holds others together: the
    spans of `order` given for it come loose without it. If it is in `has_rest`, the walk had come
    to it from elsewhere, and the rest of its `piece` (a span too) is one more part that comes
    loose.
    """

    order: tuple[int, ...]
    torn: dict[int, tuple[Span, ...]]
    has_rest: frozenset[int]
    piece: dict[int, Span]

    def cuts(self) -> frozenset[int]:
        """Return the nodes without which some of their neighbours are no longer connected."""
        return frozenset(n for n, spans in self.torn.items() if len(spans) + (n in self.has_rest) > 1)

    def starving(self, weight: Sequence[int]) -> frozenset[int]:
        """Return the cuts without which a part without any weight comes loose.

        `weight` is indexed by the number of the node.
        """
        # Prefix sums along the walk give the weight of any span at once.
        sums = list(accumulate((weight[node] for node in self.order), initial=0))
        found = set()
        for node in self.cuts():
            loose = [sums[end] - sums[start] for start, end in self.torn[node]]
            if node in self.has_rest:
                start, end = self.piece[node]
                loose.append(sums[end] - sums[start] - weight[node] - sum(loose))
            if 0 in loose:
                found.add(node)
        return frozenset(found)


@dataclass(slots=True)
class _DepthFirstWalk:
    """One depth-first walk (Tarjan's for articulation points); only `from_root` changes it."""

    links: Sequence[Sequence[int]]
    order: list[int] = field(default_factory=list)
    place: dict[int, int] = field(default_factory=dict)
    lowest: dict[int, int] = field(default_factory=dict)
    torn: dict[int, list[Span]] = field(default_factory=dict)

    def from_root(self, root: int) -> None:
        """Walk all nodes that are connected to `root`."""
        self._meet(root)
        # An explicit stack: a net of a large board is deeper than Python's recursion limit.
        path: list[tuple[int, Iterator[int]]] = [(root, iter(self.links[root]))]
        while path:
            node, nexts = path[-1]
            fresh = self._next_fresh(node, nexts)
            if fresh is None:
                path.pop()
                if path:
                    self._leave(node, path[-1][0])
            else:
                self._meet(fresh)
                path.append((fresh, iter(self.links[fresh])))

    def _meet(self, node: int) -> None:
        self.place[node] = self.lowest[node] = len(self.order)
        self.order.append(node)

    def _next_fresh(self, node: int, nexts: Iterator[int]) -> int | None:
        place, lowest = self.place, self.lowest
        for near in nexts:
            if near not in place:
                return near
            # A link back to a node that was met earlier.
            lowest[node] = min(lowest[node], place[near])
        return None

    def _leave(self, node: int, parent: int) -> None:
        self.lowest[parent] = min(self.lowest[parent], self.lowest[node])
        # Tarjan's condition: no node below `node` is linked to one above `parent`.
        if self.lowest[node] >= self.place[parent]:
            self.torn.setdefault(parent, []).append((self.place[node], len(self.order)))


def weave(nodes: Sequence[int], links: Sequence[Sequence[int]]) -> LinkGraph:
    """Return the net of these nodes; `links` names for each node its neighbours."""
    walk = _DepthFirstWalk(links)
    roots, piece = set(), {}
    for root in nodes:
        if root in walk.place:
            continue
        start = len(walk.order)
        walk.from_root(root)
        roots.add(root)
        span = (start, len(walk.order))
        piece.update(dict.fromkeys(walk.order[start:], span))
    torn = {node: tuple(spans) for node, spans in walk.torn.items()}
    # A root has nothing above it that could come loose.
    return LinkGraph(tuple(walk.order), torn, frozenset(torn.keys() - roots), piece)


def find_joints(ground: SettledBoard) -> tuple[bytes, bytes]:
    """Return the joints of Black and those of White, as one byte per point that is 1 for a joint."""
    columns = ground.size.columns
    beyond = bytes([_OFF]) * columns
    starts = range(0, len(ground.stones), columns)
    lines = [beyond, *(ground.stones[i : i + columns] for i in starts), beyond]
    found = [_joints_in(*lines[k : k + 3]) for k in range(ground.size.rows)]
    return b"".join(black for black, _ in found), b"".join(white for _, white in found)


@lru_cache(maxsize=512)
def _joints_in(above: bytes, row: bytes, below: bytes) -> tuple[bytes, bytes]:
    """Return the joints of both sides in a row, given the rows above and below.

    Cached by the rows: marking a chain changes few rows of the board.
    """
    side = bytes([_OFF])
    lines = [side + line + side for line in (above, row, below)]
    black, white = bytearray(len(row)), bytearray(len(row))
    for i, stone in enumerate(row):
        if stone == EMPTY:
            # `line` begins one point before the row, so this is the three by three around point i.
            around = b"".join(line[i : i + 3] for line in lines)
            black[i] = _is_joint(around)
            white[i] = _is_joint(around.translate(_AS_WHITE))
    return bytes(black), bytes(white)


@cache
def _is_joint(around: bytes) -> bool:
    """Return whether the middle of these nine points is a joint of code 1."""
    if 1 not in around:
        return False
    return any(all(code in fits for code, fits in zip(around, shape, strict=True)) for shape in _turned())


@cache
def _turned() -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return every shape in all its turns and mirror images, as the codes that fit each point."""
    found: set[str] = set()
    for shape in _SHAPES:
        rows: tuple[str, ...] = shape
        for _ in range(4):
            rows = tuple("".join(column) for column in zip(*rows[::-1], strict=True))
            found |= {"".join(rows), "".join(row[::-1] for row in rows)}
    return tuple(tuple(_FITS[cell] for cell in shape) for shape in sorted(found))


class SideFacts(NamedTuple):
    """The parts and eyes of one side.

    `parts` numbers the points that it reaches (see `find_parts`), stopped by joints of the other;
    `own` are the empty ones among them that the other does not reach. `eyes` is the number of eyes
    of each part, with at most 2 for each eye space. `false` are own points to be filled in the end.
    """

    code: int
    parts: Sequence[int]
    own: frozenset[int]
    eyes: dict[int, int]
    false: frozenset[int]

    def is_in_seki(self, part: int) -> bool:
        """Return whether a part has less than two eyes."""
        return self.eyes.get(part, 0) < 2


def judge_side(
    ground: SettledBoard, code: int, parts: Sequence[int], others: Sequence[int], barred: bytes
) -> SideFacts:
    """Find the eyes of one side; `others` numbers the points that the other side reaches.

    `barred` are the joints of the other, which this side can reach but not pass.
    """
    # Points that both sides reach have a number in both lists.
    shared = bytes(map(bool, map(mul, parts, others)))
    own = frozenset(
        i
        for i, (mine, other, stone) in enumerate(zip(parts, others, ground.stones, strict=True))
        if mine and not other and not stone
    )
    spaces = _joined(ground, own)
    net = _net(ground, own, _blocks(ground, code, shared, barred))
    cuts = net.cuts()
    eyes: dict[int, int] = {}
    # Nodes are the points, and the blocks, which are numbered behind them.
    weight = [0] * (2 * len(parts))
    for space in spaces:
        sound = space - cuts
        value = value_of(EyeSpace(ground, code, space, sound))
        part = parts[next(iter(space))]
        eyes[part] = eyes.get(part, 0) + value
        # Only spaces with an eye have weight; see `LinkGraph.starving`.
        for i in (sound or space) if value else ():
            weight[i] = 1
    return SideFacts(code, parts, own, eyes, net.starving(weight) & own)


def _joined(ground: SettledBoard, points: frozenset[int]) -> list[frozenset[int]]:
    inside = bytearray(len(ground.stones))
    for i in points:
        inside[i] = 1
    return [frozenset(flood(ground.near, i, inside)) for i in sorted(points) if inside[i]]


def _net(ground: SettledBoard, own: frozenset[int], blocks: Sequence[int]) -> LinkGraph:
    """Return the net of own points, linked with one another and with the blocks that they touch."""
    area = len(ground.stones)
    links: list[Sequence[int]] = [()] * (2 * area)
    beside: dict[int, list[int]] = {}
    for i in sorted(own):
        touched = {blocks[j] for j in ground.near[i] if blocks[j]}
        links[i] = [j for j in ground.near[i] if j in own] + sorted(touched)
        for block in touched:
            beside.setdefault(block, []).append(i)
    for block, points in beside.items():
        links[block] = points
    return weave(sorted(own), links)


def _blocks(ground: SettledBoard, code: int, shared: bytes, barred: bytes) -> list[int]:
    """Return for each stone its block: chains that are joined through shared points are one.

    Blocks are numbered from the area of the board upwards; all other points have 0.
    """
    area = len(ground.stones)
    own = ground.where(code)
    inside = bytearray(map(or_, own, map(gt, shared, barred)))
    blocks, number = [0] * area, area
    for start, stone in enumerate(ground.stones):
        if stone == code and inside[start]:
            for i in flood(ground.near, start, inside):
                blocks[i] = number
            number += 1
    return list(map(mul, blocks, own))
