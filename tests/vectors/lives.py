"""The kind about life: which stones cannot be captured even if their side always passes."""

from __future__ import annotations

from goboard_app.go.board import Color
from goboard_app.go.position import CODES
from goboard_app.scoring.life.board import QuickBoard, find_safe
from tests.vectors.reading import Vector, names, position


def unconditional_life(vector: Vector) -> dict[str, object]:
    """Return the stones of either side that live unconditionally."""
    drawn = position(vector)
    board = QuickBoard.of(drawn)
    return {
        f"alive_points_{word}": names(
            frozenset(
                drawn.size.point(stone) for head in find_safe(board, CODES[color]).heads for stone in board.stones[head]
            ),
            drawn.size,
        )
        for word, color in (("black", Color.BLACK), ("white", Color.WHITE))
    }
