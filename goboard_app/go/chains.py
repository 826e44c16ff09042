"""Chains of stones with their liberties, and empty regions with the colours at their border."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from goboard_app.go.board import Color, Point, all_points, neighbor_indices
from goboard_app.go.position import COLORS, EMPTY, Position

# The same board is asked about by the count, its explanation, the list of groups and the picture.
_KEPT = 8
_COLOR_OF = {code: color for code, color in enumerate(COLORS) if color is not None}.__getitem__


class Chain(NamedTuple):
    """Stones of one colour joined along the lines, and the empty points next to them."""

    color: Color
    stones: frozenset[Point]
    liberties: frozenset[Point]

    @property
    def is_in_atari(self) -> bool:
        """Whether one liberty is left."""
        return len(self.liberties) == 1


class Region(NamedTuple):
    """Empty points joined along the lines, and the colours of the stones they touch."""

    points: frozenset[Point]
    border: frozenset[Color]

    @property
    def owner(self) -> Color | None:
        """The one colour at the border; None where there are both or none."""
        return next(iter(self.border)) if len(self.border) == 1 else None


def chain_at(position: Position, point: Point) -> Chain | None:
    """The chain that the stone on `point` belongs to; None where the point is empty."""
    color = position.at(point)
    if color is None:
        return None
    stones, liberties = _flood(position, position.size.index(point))
    return Chain(color, _points(position, stones), _points(position, liberties))


@lru_cache(maxsize=_KEPT)
def all_chains(position: Position) -> tuple[Chain, ...]:
    """Every chain on the board, in the order of their first points."""
    chains: list[Chain] = []
    seen: set[int] = set()
    for i, stone in enumerate(position.stones):
        color = COLORS[stone]
        if color is None or i in seen:
            continue
        stones, liberties = _flood(position, i)
        seen |= stones
        chains.append(Chain(color, _points(position, stones), _points(position, liberties)))
    return tuple(chains)


@lru_cache(maxsize=_KEPT)
def all_regions(position: Position) -> tuple[Region, ...]:
    """Every empty region of the board, in the order of their first points."""
    regions: list[Region] = []
    seen: set[int] = set()
    for i, stone in enumerate(position.stones):
        if stone != EMPTY or i in seen:
            continue
        points, border = _flood(position, i)
        seen |= points
        touched = {position.stones[j] for j in border}
        regions.append(Region(_points(position, points), frozenset(map(_COLOR_OF, touched))))
    return tuple(regions)


def enclosed_by(position: Position, color: Color, point: Point) -> frozenset[Point]:
    """All points reached from `point` without stepping on a stone of `color`.

    This is the whole area that stones of `color` close off around `point`, whatever stands in it.
    """
    wall = position.points(color)
    if point in wall:
        return frozenset()
    found = {point}
    queue = [point]
    for here in queue:
        for near in position.size.neighbors(here):
            if near not in wall and near not in found:
                found.add(near)
                queue.append(near)
    return frozenset(found)


def _points(position: Position, indices: set[int]) -> frozenset[Point]:
    return frozenset(map(all_points(position.size).__getitem__, indices))


def _flood(position: Position, start: int) -> tuple[set[int], set[int]]:
    """The connected points of the colour at `start`, and what lies next to them.

    For stones the second set holds the liberties alone, for empty points all stones around.
    """
    near = neighbor_indices(position.size)
    stones = position.stones
    color = stones[start]
    inside = {start}
    border: set[int] = set()
    queue = [start]
    for i in queue:
        for j in near[i]:
            if stones[j] == color:
                if j not in inside:
                    inside.add(j)
                    queue.append(j)
            elif color == EMPTY or stones[j] == EMPTY:
                border.add(j)
    return inside, border


def surrounded_points(position: Position) -> dict[Color, frozenset[Point]]:
    """The empty points that each side has surrounded, by the look of the board alone.

    An area that is larger than half the board is open to everybody yet: at the start of a game the
    first stone surrounds nothing. Nobody is asked which stones are dead, so an area with a stone of
    the other side in it is nobody's.
    """
    found: dict[Color, set[Point]] = {color: set() for color in Color}
    for region in all_regions(position):
        if region.owner is not None and 2 * len(region.points) <= position.size.area:
            found[region.owner] |= region.points
    return {color: frozenset(points) for color, points in found.items()}
