"""Text diagrams of positions: '.' empty, 'X' black, 'O' white, rows from top to bottom."""

from __future__ import annotations

from collections.abc import Sequence

from goboard_app.go.color import Color
from goboard_app.go.point import BoardSize
from goboard_app.go.position import Position

_CODES = {".": 0, "X": 1, "O": 2}


def parse_diagram(
    rows: Sequence[str] | str, to_move: Color = Color.BLACK, prisoners: tuple[int, int] = (0, 0)
) -> Position:
    r"""The position drawn, prisoners as (Black's, White's); raise ValueError for a bad drawing.

    >>> parse_diagram("X O\n. .").stones
    b'\x01\x02\x00\x00'
    """
    lines = rows.strip().splitlines() if isinstance(rows, str) else rows
    cells = ["".join(line.split()) for line in lines]
    if not cells or len({len(line) for line in cells}) != 1:
        raise ValueError("the rows of a diagram must be equally long")
    text = "".join(cells)
    if not set(text) <= set(_CODES):
        raise ValueError("a diagram holds only '.', 'X' and 'O'")
    size = BoardSize(len(cells[0]), len(cells))
    return Position(size, bytes(_CODES[cell] for cell in text), to_move, *prisoners)


def draw_diagram(position: Position) -> tuple[str, ...]:
    """One text a row, from top to bottom."""
    text = "".join(".XO"[stone] for stone in position.stones)
    width = position.size.columns
    return tuple(text[i : i + width] for i in range(0, len(text), width))
