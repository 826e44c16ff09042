"""Closed areas: a few points within walls, as bit sets, on which every move can be read.

Walls are stones that no play inside the area can capture. An area has one bit for each point, with
an empty column between the rows, so that shifts give the neighbours.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.limits import CLOSED, MOST_POINTS


class AreaState(NamedTuple):
    """A board within an area, seen by the side to move, as bit sets.

    `own` are the stones of the side to move, `other` those of its opponent. `ko` is the point that a
    ko forbids, 0 without one; `standing` are the stones in question that are still on the board.
    """

    own: int
    other: int
    ko: int
    standing: int


@dataclass(frozen=True, slots=True)
class ClosedArea:
    """A closed area: its points, the stones of each side, and the points next to walls of each side.

    `stones` and `joined` are indexed by colour code (1, 2). A stone of a colour on its `joined` points
    is connected to the wall. `places` maps the index of a point to its bit; `stride` is the distance
    of the bits of two rows.
    """

    points: int
    stride: int
    places: Mapping[int, int]
    stones: tuple[int, int, int]
    joined: tuple[int, int, int]
    allows_suicide: bool = False

    @property
    def empty_points(self) -> int:
        """The number of its empty points."""
        return (self.points & ~self.stones[1] & ~self.stones[2]).bit_count()

    def index(self, bit: int) -> int:
        """Return the index of the point with this bit."""
        return next(at for at, place in self.places.items() if place == bit)

    def around(self, bits: int) -> int:
        """Return the points of the area next to any of `bits`; these may include points of `bits`."""
        stride = self.stride
        near = bits << 1 | bits >> 1 | bits << stride | bits >> stride
        return near & self.points

    def flood(self, seed: int, inside: int) -> int:
        """Return the points of `inside` that are connected to `seed`, with the seed."""
        stride = self.stride
        found = seed
        while True:
            grown = found | found << 1 | found >> 1 | found << stride | found >> stride
            grown &= inside
            if grown == found:
                return found
            found = grown

    def played(self, state: AreaState, point: int, color: int) -> AreaState | None:
        """Return the board after a stone of `color`, seen by the other side; None for suicide that is not allowed.

        The ko point of `state` is not checked.
        """
        own, other = state.own | point, state.other
        near = self.around(point)
        free = self.points & ~own & ~other
        taken, left = 0, near & other
        while left:
            chain = self.flood(left & -left, other)
            left &= ~chain
            # A chain joined to a wall has the liberties of the wall.
            if not (self.around(chain) & free or chain & self.joined[3 - color]):
                taken |= chain
        standing = state.standing
        ko = 0
        if taken:
            other &= ~taken
            standing &= ~taken
            # A ko: a single stone is taken, and its point is the only liberty of the stone played. A
            # stone joined to a wall is part of a larger chain.
            if not taken & (taken - 1) and near & ~other == taken:
                ko = 0 if point & self.joined[color] else taken
        elif not near & free:
            chain = self.flood(point, own)
            if not (self.around(chain) & free or chain & self.joined[color]):
                # Suicide of a single stone would leave the stones as they were.
                if not self.allows_suicide or chain == point:
                    return None
                own &= ~chain
                standing &= ~chain
        return AreaState(other, own, ko, standing)

    def kos(self) -> frozenset[int]:
        """Return the indices of the points at which a side can take a ko."""
        free = self.points & ~self.stones[1] & ~self.stones[2]
        found = set()
        for color in (1, 2):
            state = AreaState(self.stones[color], self.stones[3 - color], 0, 0)
            for point in each(free):
                after = self.played(state, point, color)
                if after is not None and after.ko:
                    found.add(self.index(point))
        return frozenset(found)

    def safe(self, own: int, other: int, color: int) -> int:
        """Return the stones of one side that live unconditionally (Benson); those joined to a wall do."""
        joined = self.joined[color]
        chains, left = [], own
        while left:
            chain = self.flood(left & -left, own)
            left &= ~chain
            chains.append(chain)
        # Chains joined to a wall live with it.
        alive = [chain for chain in chains if chain & joined]
        chains = [chain for chain in chains if not chain & joined]
        if chains:
            regions = self._enclosed(own, other, color)
            alive += self._with_two_eyes(chains, regions, other)
        return sum(alive)

    def _enclosed(self, own: int, other: int, color: int) -> list[int]:
        """Return the regions without stones of one side that do not touch a wall of the other side."""
        left = self.points & ~own
        found = []
        while left:
            region = self.flood(left & -left, left)
            left &= ~region
            if not region & self.joined[3 - color]:
                found.append(region)
        return found

    def _with_two_eyes(self, chains: list[int], regions: list[int], other: int) -> list[int]:
        """Return the chains that have two vital regions each, once all others are removed (Benson).

        A region is vital for a chain if all of its empty points are next to the chain.
        """
        while chains:
            near = {chain: self.around(chain) for chain in chains}
            kept = [chain for chain in chains if sum(not region & ~other & ~near[chain] for region in regions) >= 2]
            if len(kept) == len(chains):
                return kept
            lost = sum(chain for chain in chains if chain not in kept)
            beside = self.around(lost)
            # Regions that a removed chain helped to enclose are open now.
            regions = [region for region in regions if not region & beside]
            chains = kept
        return []


def closed_area(
    board: QuickBoard,
    stone: int,
    walls: Collection[int],
    columns: int,
    allows_suicide: bool = False,
) -> ClosedArea | None:
    """Return the area around `stone` that `walls` (heads of chains) enclose; None if it is too large to read."""
    color, head, near = board.color, board.head, board.near
    inside = {stone: None}
    queue = [stone]
    joined: tuple[set[int], ...] = (set(), set(), set())
    empty = 0
    for at in queue:
        empty += not color[at]
        if empty > CLOSED or len(queue) > MOST_POINTS:
            return None
        for other in near[at]:
            if color[other] and head[other] in walls:
                joined[color[other]].add(at)
            elif other not in inside:
                inside[other] = None
                queue.append(other)
    # The extra column stays empty: a shift by one never leads into the next row.
    stride = columns + 1
    # The bits begin with the first row of the area, which keeps the numbers small.
    first = min(queue) // columns * stride
    places = {at: 1 << at // columns * stride + at % columns - first for at in queue}
    black, white = (sum(bit for at, bit in places.items() if color[at] == side) for side in (1, 2))
    return ClosedArea(
        sum(places.values()),
        stride,
        places,
        (0, black, white),
        (0, sum(places[at] for at in joined[1]), sum(places[at] for at in joined[2])),
        allows_suicide,
    )


def each(bits: int) -> list[int]:
    """Return the single bits of a set, the lowest first."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low)
        bits ^= low
    return found
