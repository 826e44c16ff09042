"""Chains of stones with their liberties, and empty regions with the colours at their border."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from goboard_app.go.board import Color, Point, all_points, neighbor_indices
from goboard_app.go.position import COLORS, EMPTY, Position

# The count, its explanation, the list of groups and the picture all need the chains of the same board.
_KEPT = 8
_COLOR_OF = {code: color for code, color in enumerate(COLORS) if color is not None}.__getitem__


class Chain(NamedTuple):
    """Stones of one colour that are connected along the lines, and the empty points adjacent to them."""

    color: Color
    stones: frozenset[Point]
    liberties: frozenset[Point]

    @property
    def is_in_atari(self) -> bool:
        """True if one liberty is left."""
        return len(self.liberties) == 1


class Region(NamedTuple):
    """Empty points that are connected along the lines, and the colours of the stones adjacent to them."""

    points: frozenset[Point]
    border: frozenset[Color]

    @property
    def owner(self) -> Color | None:
        """The only colour at the border; None if both colours or none touch the region."""
        return next(iter(self.border)) if len(self.border) == 1 else None


def chain_at(position: Position, point: Point) -> Chain | None:
    """Return the chain of the stone on `point`; None if the point is empty."""
    color = position.at(point)
    if color is None:
        return None
    stones, liberties = _flood(position, position.size.index(point))
    return Chain(color, _points(position, stones), _points(position, liberties))


@lru_cache(maxsize=_KEPT)
def all_chains(position: Position) -> tuple[Chain, ...]:
    """Return every chain on the board, in the order of their first points."""
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
    """Return every empty region of the board, in the order of their first points."""
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
    """Return all points reached from `point` without crossing a stone of `color`.

    This is the whole area that stones of `color` close off around `point`, whatever lies in it. It
    is empty if `point` itself holds such a stone.
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
    return frozenset(map(all_points(position.size.columns, position.size.rows).__getitem__, indices))


def _flood(position: Position, start: int) -> tuple[set[int], set[int]]:
    """Return the connected points of the same colour as `start`, and their border.

    For stones the border holds the liberties alone, for empty points all adjacent stones.
    """
    near = neighbor_indices(position.size.columns, position.size.rows)
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
            # Stones of the other colour bound a chain, but are no liberties of it.
            elif color == EMPTY or stones[j] == EMPTY:
                border.add(j)
    return inside, border


def surrounded_points(position: Position) -> dict[Color, frozenset[Point]]:
    """Return the empty points that each side surrounds, judged from the position alone.

    No stones are taken for dead, so an area that touches stones of both sides belongs to neither.
    """
    found: dict[Color, set[Point]] = {color: set() for color in Color}
    for region in all_regions(position):
        # An area of more than half the board is still open: the first stone of a game surrounds nothing.
        if region.owner is not None and 2 * len(region.points) <= position.size.area:
            found[region.owner] |= region.points
    return {color: frozenset(points) for color, points in found.items()}
