"""Numbers on stones: which moves one board can show, and what is said of the rest."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from goboard_app.go.board import Color, Move, Play, Point
from goboard_app.go.position import CODES, Position


@dataclass(frozen=True, slots=True)
class NumberedMove:
    """A move and the number that it goes by."""

    number: int
    move: Move


@dataclass(frozen=True, slots=True)
class HiddenMoves:
    """Moves whose stones are not seen as theirs: "34, 40 at 12".

    `at` is the number that is to be read on the point; None where there is none, so that the point
    has to be named.
    """

    numbers: tuple[int, ...]
    point: Point
    at: int | None


@dataclass(frozen=True, slots=True)
class NumberedBoard:
    """A board with numbers on stones, as a book prints it.

    `stones` is coded as in `Position`; `numbers` tells which are numbered. `elsewhere` are the
    moves that no stone shows, `passes` the numbers of passes. Each move is in one of the three.
    """

    stones: bytes
    numbers: tuple[tuple[Point, int], ...]
    elsewhere: tuple[HiddenMoves, ...]
    passes: tuple[int, ...]


def number_moves(before: Position, moves: Iterable[NumberedMove]) -> NumberedBoard:
    """The board before some moves with their stones put on it and nothing taken off.

    A stone played where one is to be seen already goes to `elsewhere`, as a book has it.
    """
    size = before.size
    stones = bytearray(before.stones)
    shown: dict[Point, int] = {}
    again: dict[Point, list[int]] = {}
    passes: list[int] = []
    for item in moves:
        if not isinstance(item.move, Play):
            passes.append(item.number)
        elif stones[size.index(item.move.point)]:
            again.setdefault(item.move.point, []).append(item.number)
        else:
            stones[size.index(item.move.point)] = CODES[item.move.color]
            shown[item.move.point] = item.number
    return _board(bytes(stones), shown, again, passes)


def number_stones(after: Position, moves: Iterable[NumberedMove]) -> NumberedBoard:
    """The board after some moves, with the number of the last move on each stone they put there.

    The stones of the other moves are gone, or were replaced.
    """
    last: dict[Point, tuple[int, Color]] = {}
    again: dict[Point, list[int]] = {}
    passes: list[int] = []
    for item in moves:
        if not isinstance(item.move, Play):
            passes.append(item.number)
            continue
        point = item.move.point
        if point in last:
            again.setdefault(point, []).append(last[point][0])
        last[point] = (item.number, item.move.color)
    shown: dict[Point, int] = {}
    for point, (number, color) in last.items():
        if after.at(point) is color:
            shown[point] = number
        else:
            again.setdefault(point, []).append(number)
    return _board(after.stones, shown, again, passes)


def _board(
    stones: bytes, shown: dict[Point, int], again: dict[Point, list[int]], passes: list[int]
) -> NumberedBoard:
    elsewhere = [
        HiddenMoves(tuple(numbers), point, shown.get(point)) for point, numbers in again.items()
    ]
    elsewhere.sort(key=lambda item: item.numbers)
    return NumberedBoard(stones, tuple(shown.items()), tuple(elsewhere), tuple(passes))
