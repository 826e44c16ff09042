"""Unconditional life: chains that cannot be captured even if their side never plays again.

David B. Benson, "Life in the game of Go", Information Sciences 10 (1976).
"""

from __future__ import annotations

from dataclasses import dataclass

from goboard_app.scoring.life.board import QuickBoard


@dataclass(frozen=True, slots=True)
class Enclosure:
    """A region without stones of a colour, closed off by chains of it.

    `vital` are the heads of the chains next to which all its empty points lie.
    """

    points: frozenset[int]
    around: frozenset[int]
    vital: frozenset[int]


@dataclass(frozen=True, slots=True)
class SafeStones:
    """The heads of the chains of one colour that live unconditionally, and what they enclose.

    `inside` are all points of the regions that give them their eyes or lie between them.
    """

    heads: frozenset[int]
    inside: frozenset[int]
    eyes: tuple[Enclosure, ...]


def find_safe(board: QuickBoard, own: int) -> SafeStones:
    """All chains of a colour that live unconditionally: what is left has two vital regions each."""
    regions = _enclosures(board, own)
    chains = {head for head in board.stones if board.color[head] == own}
    while True:
        eyes = dict.fromkeys(chains, 0)
        for region in regions:
            for head in region.vital:
                if head in eyes:
                    eyes[head] += 1
        kept = {head for head, number in eyes.items() if number >= 2}
        kept_regions = [region for region in regions if region.around <= kept]
        if kept == chains and len(kept_regions) == len(regions):
            break
        chains, regions = kept, kept_regions
    vital = tuple(region for region in regions if region.vital)
    inside = frozenset().union(*(region.points for region in vital)) if vital else frozenset()
    return SafeStones(frozenset(chains), inside, vital)


def _enclosures(board: QuickBoard, own: int) -> list[Enclosure]:
    color, near = board.color, board.near
    seen = [False] * len(color)
    found = []
    for start, here in enumerate(color):
        if here == own or seen[start]:
            continue
        points = [start]
        seen[start] = True
        around: set[int] = set()
        vital: set[int] | None = None
        for at in points:
            beside: set[int] = set()
            for other in near[at]:
                if color[other] == own:
                    beside.add(board.head[other])
                elif not seen[other]:
                    seen[other] = True
                    points.append(other)
            around |= beside
            if not color[at]:
                vital = beside if vital is None else vital & beside
        found.append(Enclosure(frozenset(points), frozenset(around), frozenset(vital or ())))
    return found
