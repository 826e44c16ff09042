"""The stones that one side cannot lose though it never plays, by trying every line of the attacker.

Boards are those of `slow_go`. Self-capture is forbidden: where it is allowed, an attacker can make
room in an eye again that its own stones had filled.
"""

from __future__ import annotations

from tests.reference.slow_go import Board, Spot, all_spots, breathing, other, put

Key = frozenset[tuple[Spot, str]]


def never_lost(board: Board, own: str, width: int, height: int) -> set[Spot]:
    """Return the stones of `own` that stand at the end of every sequence of the other side's moves."""
    left = {spot for spot, color in board.items() if color == own}
    seen: set[Key] = set()
    boards = [board]
    while boards and left:
        here = boards.pop()
        key = frozenset(here.items())
        if key in seen:
            continue
        seen.add(key)
        left &= here.keys()
        for spot in all_spots(width, height):
            if spot not in here:
                after, _, lost = put(here, other(own), spot, width, height)
                if not lost:
                    boards.append(after)
    return left


def is_possible(board: Board, width: int, height: int) -> bool:
    """Return whether every stone has a liberty."""
    return all(breathing(board, spot, width, height) for spot in board)
