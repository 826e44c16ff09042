"""Position: the stones on the board, the side to move, and the prisoners taken so far."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from goboard_app.go.board import (
    BoardSize,
    Color,
    Move,
    Pass,
    Point,
    all_points,
    neighbor_indices,
)

EMPTY = 0
CODES = {Color.BLACK: 1, Color.WHITE: 2}
COLORS: tuple[Color | None, ...] = (None, Color.BLACK, Color.WHITE)
_BLACK, _WHITE = Color.BLACK, Color.WHITE
_NO_POINTS: frozenset[Point] = frozenset()
_CODE_OF_SIGN = {".": 0, "X": 1, "O": 2}


@dataclass(frozen=True, slots=True)
class Position:
    """An immutable board position with the side to move and the prisoners.

    `stones` holds one byte per point (0 empty, 1 black, 2 white), in the order of the indices of
    `size`. `prisoners_black` counts the white stones that Black has taken, `prisoners_white` the
    reverse; a self-captured stone is its opponent's prisoner.
    """

    size: BoardSize
    stones: bytes
    to_move: Color = Color.BLACK
    prisoners_black: int = 0
    prisoners_white: int = 0

    @classmethod
    def empty(cls, size: BoardSize, to_move: Color = Color.BLACK) -> Position:
        """Return a board without stones."""
        return cls(size, bytes(size.area), to_move)

    def at(self, point: Point) -> Color | None:
        """Return the colour of the stone on a point; None if it is empty."""
        return COLORS[self.stones[self.size.index(point)]]

    def points(self, color: Color | None) -> frozenset[Point]:
        """Return all points that hold this colour; the empty points for None."""
        code = EMPTY if color is None else CODES[color]
        points = all_points(self.size.columns, self.size.rows)
        # A list: of a generator each point would be a call.
        return frozenset([p for p, s in zip(points, self.stones, strict=True) if s == code])

    def prisoners(self, color: Color) -> int:
        """Return the number of stones that this side has taken."""
        return self.prisoners_black if color is Color.BLACK else self.prisoners_white

    def after(self, move: Move) -> Position:
        """Return the position after a move and its captures, whether or not the rules allow the move."""
        # FF[4], B and W: a recorded move is executed whether legal or not, and replaces a stone on its point.
        return self.play(move).position

    def play(self, move: Move) -> MoveResult:
        """Return the position after a move, as `after` does, with the stones that were taken off the board."""
        if isinstance(move, Pass):
            # The turn follows from the mover and not from `to_move`: a file may let one side move twice.
            return MoveResult(replace(self, to_move=move.color.opponent), frozenset(), frozenset())
        size = self.size
        is_black = move.color is _BLACK
        stones, captured, self_captured = self.stones_after(size.index(move.point), is_black)
        black_gain, white_gain = len(captured), len(self_captured)
        if not is_black:
            black_gain, white_gain = white_gain, black_gain
        after = Position(
            size,
            stones,
            _WHITE if is_black else _BLACK,
            self.prisoners_black + black_gain,
            self.prisoners_white + white_gain,
        )
        return MoveResult(
            after,
            _points(size, captured) if captured else _NO_POINTS,
            _points(size, self_captured) if self_captured else _NO_POINTS,
        )

    def stones_after(self, at: int, is_black: bool) -> tuple[bytes, list[int], list[int]]:
        """Return the stones after a play at an index, and the indices of the captured and the self-captured stones."""
        near = neighbor_indices(self.size.columns, self.size.rows)
        own, other = (1, 2) if is_black else (2, 1)
        board = bytearray(self.stones)
        board[at] = own
        captured: list[int] = []
        has_liberty = False
        # Taking one chain off gives no liberty to another of its colour: the two do not touch.
        for i in near[at]:
            if board[i] == EMPTY:
                has_liberty = True
            elif board[i] == other:
                captured += taken_off(board, near, i)
        # The opponent's stones are captured first: a move that captures always leaves its own chain a liberty.
        self_captured = [] if captured or has_liberty else taken_off(board, near, at)
        return bytes(board), captured, self_captured

    def with_setup(
        self,
        black: Iterable[Point] = (),
        white: Iterable[Point] = (),
        empty: Iterable[Point] = (),
        to_move: Color | None = None,
    ) -> Position:
        """Return this position with points set to black, white or empty.

        Nothing is captured by it, and the prisoners stay as they are.
        """
        board = bytearray(self.stones)
        for code, points in ((1, black), (2, white), (EMPTY, empty)):
            for point in points:
                # FF[4], AB: an added stone overwrites its point and captures nothing, even where no liberty is left.
                board[self.size.index(point)] = code
        return replace(self, stones=bytes(board), to_move=to_move or self.to_move)


class MoveResult(NamedTuple):
    """The result of a move: the new position, the captured stones of the opponent, and self-captured stones."""

    position: Position
    captured: frozenset[Point]
    self_captured: frozenset[Point]


def _points(size: BoardSize, indices: list[int]) -> frozenset[Point]:
    return frozenset(map(size.point, indices))


def taken_off(board: bytearray, near: tuple[tuple[int, ...], ...], start: int) -> list[int]:
    """Remove the chain at `start` if it has no liberty, and return the indices of its stones.

    Returns an empty list if the chain has a liberty.
    """
    color = board[start]
    chain = [start]
    seen = {start}
    for i in chain:
        for j in near[i]:
            stone = board[j]
            if stone == EMPTY:
                return []
            if stone == color and j not in seen:
                seen.add(j)
                chain.append(j)
    for i in chain:
        board[i] = EMPTY
    return chain


def parse_diagram(
    rows: Sequence[str] | str, to_move: Color = Color.BLACK, prisoners: tuple[int, int] = (0, 0)
) -> Position:
    r"""Return the position drawn with `.`, `X` and `O`; `prisoners` are Black's and White's.

    Raises ValueError if the rows differ in length or hold another character.

    >>> parse_diagram("X O\n. .").stones
    b'\x01\x02\x00\x00'
    """
    lines = rows.strip().splitlines() if isinstance(rows, str) else rows
    cells = ["".join(line.split()) for line in lines]
    if not cells or len({len(line) for line in cells}) != 1:
        raise ValueError("the rows of a diagram must be equally long")
    text = "".join(cells)
    if not set(text) <= set(_CODE_OF_SIGN):
        raise ValueError("a diagram holds only '.', 'X' and 'O'")
    size = BoardSize(len(cells[0]), len(cells))
    return Position(size, bytes(_CODE_OF_SIGN[cell] for cell in text), to_move, *prisoners)


def draw_diagram(position: Position) -> tuple[str, ...]:
    """Return the position as one text per row, from top to bottom."""
    text = "".join(".XO"[stone] for stone in position.stones)
    width = position.size.columns
    return tuple(text[i : i + width] for i in range(0, len(text), width))
