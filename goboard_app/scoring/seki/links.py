"""The net of a side: its blocks and its own empty points, and where the loss of one tears it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Net:
    """Nodes that are linked, walked through once in depth.

    `order` are the nodes as the walk met them. A node of `torn` holds others together: the spans
    of `order` given for it come loose without it. If it is in `has_rest`, the walk had come to it
    from elsewhere, and the rest of its `piece` (a span too) is one more thing that comes loose.
    """

    order: tuple[int, ...]
    torn: dict[int, tuple[Span, ...]]
    has_rest: frozenset[int]
    piece: dict[int, Span]

    def cuts(self) -> frozenset[int]:
        """The nodes without which some of their neighbours are no longer joined."""
        return frozenset(
            n for n, spans in self.torn.items() if len(spans) + (n in self.has_rest) > 1
        )

    def starving(self, weight: Sequence[int]) -> frozenset[int]:
        """The cuts without which something comes loose that has no weight at all.

        `weight` is by the number of the node.
        """
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
class _Walk:
    """One walk in depth (Tarjan's for articulation points); changed by `from_root` alone."""

    links: Sequence[Sequence[int]]
    order: list[int] = field(default_factory=list)
    place: dict[int, int] = field(default_factory=dict)
    lowest: dict[int, int] = field(default_factory=dict)
    torn: dict[int, list[Span]] = field(default_factory=dict)

    def from_root(self, root: int) -> None:
        """Walk all that hangs together with `root`."""
        self._meet(root)
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
            lowest[node] = min(lowest[node], place[near])
        return None

    def _leave(self, node: int, parent: int) -> None:
        self.lowest[parent] = min(self.lowest[parent], self.lowest[node])
        if self.lowest[node] >= self.place[parent]:
            self.torn.setdefault(parent, []).append((self.place[node], len(self.order)))


def weave(nodes: Sequence[int], links: Sequence[Sequence[int]]) -> Net:
    """The net of these nodes; `links` names for each node those it is joined to."""
    walk = _Walk(links)
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
    return Net(tuple(walk.order), torn, frozenset(torn.keys() - roots), piece)
