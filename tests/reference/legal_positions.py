"""The number of boards without a chain that has no liberty, counted row by row from the edge alone.

After John Tromp and Gunnar Farnebäck, "Combinatorics of Go": point by point, only the last points
seen matter, which of them hang together, and which chains still lack a liberty.
"""

from __future__ import annotations

from collections import Counter

# One cell of the edge: "." or a colour, the number of its chain, whether that has a liberty.
Cell = tuple[str, int, bool]
Edge = tuple[Cell, ...]

_EMPTY: Cell = (".", -1, True)


def count_legal(width: int, height: int) -> int:
    """Return the number of legal boards of this size."""
    edges: Counter[Edge] = Counter({(): 1})
    for i in range(width * height):
        following: Counter[Edge] = Counter()
        for edge, number in edges.items():
            for stone in ".BW":
                after = _added(edge, stone, width, i % width > 0)
                if after is not None:
                    following[after] += number
        edges = following
    return sum(number for edge, number in edges.items() if all(cell[2] for cell in edge))


def _added(edge: Edge, stone: str, width: int, has_left: bool) -> Edge | None:
    """Return the edge with one point more; None if that shuts in a chain.

    The edge holds the last `width` points, oldest first: the point above is the first of them.
    """
    cells = list(edge)
    above = 0 if len(cells) == width else None
    near = [i for i in (above, len(cells) - 1 if has_left else None) if i is not None]
    if stone == ".":
        freed = {cells[i][1] for i in near if cells[i][0] != "."}
        cells = [(s, n, ok or n in freed) for s, n, ok in cells]
        return _trimmed([*cells, _EMPTY], width)
    own = 10 * width
    merged = {cells[i][1] for i in near if cells[i][0] == stone}
    free = any(cells[i][0] == "." for i in near)
    free = free or any(ok and n in merged for s, n, ok in cells if s != ".")
    cells = [(s, own, free) if n in merged and s != "." else (s, n, ok) for s, n, ok in cells]
    return _trimmed([*cells, (stone, own, free)], width)


def _trimmed(cells: list[Cell], width: int) -> Edge | None:
    """Return the last `width` cells with chains renumbered; None if one without liberty drops out."""
    if len(cells) > width:
        stone, number, ok = cells.pop(0)
        if stone != "." and not ok and all(cell[1] != number for cell in cells):
            return None
    numbers: dict[int, int] = {-1: -1}
    return tuple((s, numbers.setdefault(n, len(numbers)), ok) for s, n, ok in cells)
