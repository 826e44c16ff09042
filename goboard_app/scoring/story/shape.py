"""Shaping an area into tens: blocks of ten and more, made by sliding stones of the same side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from heapq import heapify, heappop, heappush

from goboard_app.go.board import BoardSize, Point

# Width and height of the blocks; among equally cheap ones the largest is taken.
_BLOCKS = ((2, 5), (5, 2), (4, 5), (5, 4))
_LARGE_BLOCKS = ((4, 5), (5, 4), (5, 10), (10, 5))
_LARGE_BOARD = 24 * 24
_DEAREST = 0.5
"""Which share of a block may hold stones that have to move."""


@dataclass(frozen=True, slots=True)
class Block:
    """Open points in the shape of a rectangle, and the slides that make it so."""

    points: frozenset[Point]
    slides: tuple[tuple[Point, Point], ...] = ()


def connected(points: Iterable[Point], size: BoardSize) -> list[frozenset[Point]]:
    """The parts of a set of points that hang together along the lines, in the board's order."""
    left = set(points)
    parts: list[frozenset[Point]] = []
    for start in sorted(left, key=size.index):
        if start not in left:
            continue
        left.discard(start)
        part = [start]
        for here in part:
            for near in size.neighbors(here):
                if near in left:
                    left.discard(near)
                    part.append(near)
        parts.append(frozenset(part))
    return parts


def nooks_first(points: frozenset[Point], size: BoardSize, number: int) -> list[Point]:
    """So many of these points, each the one with the fewest open neighbours of those left.

    Filling in this order uses up small parts and corners, and leaves compact ones.
    """
    chosen: list[Point] = []
    for part in sorted(connected(points, size), key=len):
        if len(chosen) >= number:
            break
        chosen += _tightest(part, size)
    return chosen[:number]


def _tightest(part: frozenset[Point], size: BoardSize) -> Iterator[Point]:
    """The points of a part, always the one with the fewest open neighbours left."""
    left = set(part)
    queue = [(_openness(point, left, size), size.index(point)) for point in part]
    heapify(queue)
    while queue:
        openness, index = heappop(queue)
        point = size.point(index)
        if point not in left or openness != _openness(point, left, size):
            continue
        left.discard(point)
        yield point
        for near in size.neighbors(point):
            if near in left:
                heappush(queue, (_openness(near, left, size), size.index(near)))


def _openness(point: Point, left: set[Point], size: BoardSize) -> int:
    return sum(near in left for near in size.neighbors(point))


def shape_tens(
    open_points: frozenset[Point], movable: frozenset[Point], size: BoardSize
) -> list[Block]:
    """Blocks of whole tens among open points, at the cost of as few slides as can be.

    `movable` are stones of the same side that may slide to other open points of the same part;
    so the number of open points stays what it is. What makes no block is left as it lies.
    """
    blocks: list[Block] = []
    for part in connected(open_points | movable, size):
        blocks += _shape_part(part & open_points, part & movable, size, _DEAREST)
    return blocks


def shape_freely(
    open_points: frozenset[Point], stones: frozenset[Point], size: BoardSize
) -> list[Block]:
    """The same where stones from anywhere may fill the small holes, for nothing else stands."""
    return _shape_part(open_points, stones, size, 1.0)


def _shape_part(
    open_points: frozenset[Point], movable: frozenset[Point], size: BoardSize, dearest: float
) -> list[Block]:
    blocks: list[Block] = []
    left, stones = set(open_points), set(movable)
    prices = {rect: _price(rect, left) for rect in _rectangles(open_points | movable, size)}
    while prices:
        best = min(prices, key=prices.__getitem__)
        if prices[best][0] > dearest:
            break
        if len(best) > len(left):
            del prices[best]
            continue
        slides = _slides(best, left, stones, size)
        blocks.append(Block(best, tuple(slides)))
        filled = {end for _, end in slides}
        left -= best | filled
        # What has been slid stays where it is now, and so do the blocks.
        stones -= best
        taken = best | filled
        prices = {rect: price for rect, price in prices.items() if taken.isdisjoint(rect)}
    return blocks


def _price(rect: frozenset[Point], left: set[Point]) -> tuple[float, int, Point]:
    """The share of stones in a block, then the largest first, then the board's order."""
    held = sum(point not in left for point in rect)
    return held / len(rect), -len(rect), min(rect)


def _rectangles(cells: frozenset[Point], size: BoardSize) -> Iterator[frozenset[Point]]:
    if len(cells) < 10:
        return
    for width, height in _LARGE_BLOCKS if size.area > _LARGE_BOARD else _BLOCKS:
        for corner in cells:
            far = Point(corner.col + width - 1, corner.row + height - 1)
            if far not in cells:
                continue
            rect = [
                Point(col, row)
                for row in range(corner.row, far.row + 1)
                for col in range(corner.col, far.col + 1)
            ]
            if all(point in cells for point in rect):
                yield frozenset(rect)


def _slides(
    block: frozenset[Point], left: set[Point], stones: set[Point], size: BoardSize
) -> list[tuple[Point, Point]]:
    """Each stone in the block goes to an open point outside, the tightest ones first."""
    held = sorted((p for p in block if p in stones), key=size.index)
    goals = nooks_first(frozenset(left - block), size, len(held))
    return list(zip(held, goals, strict=True))
