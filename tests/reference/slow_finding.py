"""The slowest search for a pattern: every form at every place on the board of every node."""

from __future__ import annotations

from collections.abc import Iterator

from goboard_app.go.board import BoardSize
from goboard_app.go.position import Position
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.tree import GameTree

Grid = tuple[tuple[int, ...], ...]
"""Rows of codes: 0 empty, 1 black, 2 white, 3 whatever, 4 not white, 5 not black."""

ALLOWED = ((0,), (1,), (2,), (0, 1, 2), (0, 1), (0, 2))

Placement = tuple[Grid, int, int]
"""A form with the column and the row of its top left corner."""


def grid_of(position: Position) -> Grid:
    columns, stones = position.size.columns, position.stones
    return tuple(tuple(stones[at : at + columns]) for at in range(0, len(stones), columns))


def turned(grid: Grid) -> Grid:
    """Return a quarter turn clockwise."""
    return tuple(zip(*grid[::-1], strict=True))


def mirrored(grid: Grid) -> Grid:
    return tuple(row[::-1] for row in grid)


def swapped(grid: Grid) -> Grid:
    return tuple(tuple((0, 2, 1, 3, 5, 4)[code] for code in row) for row in grid)


def placements(
    grid: Grid, touches: tuple[bool, bool, bool, bool], size: BoardSize, any_way: bool, both: bool
) -> Iterator[Placement]:
    """Yield every form and place; `touches` tells left, top, right and bottom."""
    left, top, right, bottom = touches
    for _ in range(4):
        for form, (west, north, east, south) in (
            (grid, (left, top, right, bottom)),
            (mirrored(grid), (right, top, left, bottom)),
        ):
            for col in starts(size.columns - len(form[0]), west, east):
                for row in starts(size.rows - len(form), north, south):
                    yield form, col, row
                    if both:
                        yield swapped(form), col, row
            if not any_way:
                return
        grid = turned(grid)
        left, top, right, bottom = bottom, left, top, right


def starts(last: int, at_start: bool, at_end: bool) -> list[int]:
    """Return the places at which a form may begin along one side; `last` is the last one with room for it."""
    return [at for at in range(last + 1) if (at == 0 or not at_start) and (at == last or not at_end)]


def stands(placement: Placement, board: Grid) -> bool:
    form, left, top = placement
    return all(board[top + y][left + x] in ALLOWED[code] for y, row in enumerate(form) for x, code in enumerate(row))


def find_slowly(tree: GameTree, wanted: set[Placement]) -> dict[Node, set[Placement]]:
    """Return for each node the placements that its board has and its parent's has not."""
    positions = PositionCache(tree)
    standing: dict[Node, set[Placement]] = {}
    found: dict[Node, set[Placement]] = {}
    for node in tree.walk():
        board = grid_of(positions.position(node))
        standing[node] = {placement for placement in wanted if stands(placement, board)}
        before = set() if node.parent is None else standing[node.parent]
        if standing[node] - before:
            found[node] = standing[node] - before
    return found
