"""The ground: a board with its dead stones lifted, as plain arrays by the index of a point."""

from __future__ import annotations

from dataclasses import dataclass

from goboard_app.go.board import BoardSize, Point, neighbor_indices
from goboard_app.go.position import EMPTY, Position


@dataclass(frozen=True, slots=True)
class SettledBoard:
    """`stones` are the living ones, `lifted` the dead ones, one code a point as in `Position`.

    A point under a dead stone is empty in `stones`. `near` holds the neighbours of each point.
    """

    size: BoardSize
    near: tuple[tuple[int, ...], ...]
    stones: bytes
    lifted: bytes


def ground_of(position: Position, dead: frozenset[Point]) -> SettledBoard:
    """The board of a position once these stones are off."""
    size = position.size
    stones, lifted = bytearray(position.stones), bytearray(size.area)
    for point in dead:
        i = size.index(point)
        lifted[i], stones[i] = position.stones[i], EMPTY
    return SettledBoard(size, neighbor_indices(size), bytes(stones), bytes(lifted))


def flood(near: tuple[tuple[int, ...], ...], start: int, inside: bytearray) -> list[int]:
    """The points joined to `start` among those set in `inside`, which are unset on the way."""
    found = [start]
    inside[start] = 0
    for i in found:
        for j in near[i]:
            if inside[j]:
                inside[j] = 0
                found.append(j)
    return found
