"""Reach: how far a side gets from its living stones without crossing the other's."""

from __future__ import annotations

from operator import gt

from goboard_app.scoring.seki.ground import SettledBoard, flood


def find_parts(ground: SettledBoard, code: int, barred: bytes | None = None) -> list[int]:
    """For each point the number of the part of the side that gets there, 0 where none does.

    A part is all that hangs together: living stones of `code` and every empty point joined to them.
    The side cannot pass stones of the other. It can come to the points set in `barred`, but no
    further, so that they join nothing; where two parts meet on one, either number may stand.
    """
    stones, other = ground.stones, 3 - code
    passable = bytearray(stone != other for stone in stones)
    if barred is not None:
        passable = bytearray(map(gt, passable, barred))
    parts, number = [0] * len(stones), 0
    for start, stone in enumerate(stones):
        if stone == code and passable[start]:
            number += 1
            for i in flood(ground.near, start, passable):
                parts[i] = number
    if barred is not None:
        _come_to(ground, parts, barred)
    return parts


def _come_to(ground: SettledBoard, parts: list[int], barred: bytes) -> None:
    """Let the parts come to the barred points beside them, of which none leads on to another."""
    barred_points = [i for i, is_barred in enumerate(barred) if is_barred]
    reached = [max(parts[j] for j in ground.near[i]) for i in barred_points]
    for i, part in zip(barred_points, reached, strict=True):
        parts[i] = part
