"""One side's points: its eyes and their worth, which of its groups are in seki, what is false."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from goboard_app.scoring.seki.eyes import EyeSpace, value_of
from goboard_app.scoring.seki.ground import SettledBoard, flood
from goboard_app.scoring.seki.links import Net, weave


@dataclass(frozen=True, slots=True)
class SideFacts:
    """What is found about one side.

    `parts` numbers the points it reaches (see `find_parts`), joints of the other in its way;
    `own` are the empty ones among them that the other does not reach. `eyes` is how many eyes each
    part has, 2 standing for more in each place. `false` are own points to be filled in the end.
    """

    code: int
    parts: Sequence[int]
    own: frozenset[int]
    eyes: dict[int, int]
    false: frozenset[int]

    def is_in_seki(self, i: int) -> bool:
        """Whether the group that a point belongs to has less than two eyes."""
        return self.eyes.get(self.parts[i], 0) < 2


def judge_side(
    ground: SettledBoard, code: int, parts: Sequence[int], others: Sequence[int], barred: bytes
) -> SideFacts:
    """Find the eyes of one side; `others` numbers the points that the other side reaches.

    `barred` are the joints of the other, which this side can reach but not pass.
    """
    shared = bytes(bool(mine and other) for mine, other in zip(parts, others, strict=True))
    own = frozenset(
        i
        for i, (mine, other) in enumerate(zip(parts, others, strict=True))
        if mine and not other and not ground.stones[i]
    )
    spaces = _joined(ground, own)
    net = _net(ground, own, _blocks(ground, code, shared, barred))
    cuts = net.cuts()
    eyes: dict[int, int] = {}
    weight = [0] * (2 * len(parts))
    for space in spaces:
        sound = space - cuts
        value = value_of(EyeSpace(ground, code, space, sound))
        part = parts[next(iter(space))]
        eyes[part] = eyes.get(part, 0) + value
        for i in (sound or space) if value else ():
            weight[i] = 1
    return SideFacts(code, parts, own, eyes, net.starving(weight) & own)


def _joined(ground: SettledBoard, points: frozenset[int]) -> list[frozenset[int]]:
    inside = bytearray(i in points for i in range(len(ground.stones)))
    return [frozenset(flood(ground.near, i, inside)) for i in sorted(points) if inside[i]]


def _net(ground: SettledBoard, own: frozenset[int], blocks: Sequence[int]) -> Net:
    """Own points linked with one another and with the blocks they touch."""
    area = len(ground.stones)
    links: list[list[int]] = [[] for _ in range(2 * area)]
    for i in sorted(own):
        touched = {blocks[j] for j in ground.near[i] if blocks[j]}
        links[i] = [j for j in ground.near[i] if j in own] + sorted(touched)
        for block in touched:
            links[block].append(i)
    return weave(sorted(own), links)


def _blocks(ground: SettledBoard, code: int, shared: bytes, barred: bytes) -> list[int]:
    """For each stone its block: chains that are joined through shared points are one.

    Blocks are numbered from the area of the board upwards; no other point has a number but 0.
    """
    area = len(ground.stones)
    inside = bytearray(
        stone == code or (is_shared and not is_barred)
        for stone, is_shared, is_barred in zip(ground.stones, shared, barred, strict=True)
    )
    blocks, number = [0] * area, area
    for start, stone in enumerate(ground.stones):
        if stone == code and inside[start]:
            for i in flood(ground.near, start, inside):
                blocks[i] = number
            number += 1
    return [b if stone == code else 0 for b, stone in zip(blocks, ground.stones, strict=True)]
