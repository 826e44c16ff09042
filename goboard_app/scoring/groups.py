"""Groups as stone scoring sees them: chains joined through the points they enclose."""

from __future__ import annotations

from dataclasses import dataclass

from goboard_app.go.board import Color, Point
from goboard_app.go.chains import Chain, all_chains, all_regions
from goboard_app.go.position import Position


@dataclass(frozen=True, slots=True)
class LivingGroup:
    """Living chains of one colour that share enclosed points, and these points."""

    color: Color
    stones: frozenset[Point]
    enclosed: frozenset[Point]


def find_groups(board: Position, color: Color) -> tuple[LivingGroup, ...]:
    """The groups of one colour on a board from which the dead stones are gone."""
    regions = [r.points for r in all_regions(board) if r.owner is color]
    chains = [c for c in all_chains(board) if c.color is color]
    groups: list[LivingGroup] = []
    left = list(chains)
    while left:
        stones, enclosed = _grow(left, regions)
        groups.append(LivingGroup(color, stones, enclosed))
        left = [chain for chain in left if not chain.stones <= stones]
    return tuple(groups)


def group_tax(group: LivingGroup) -> int:
    """The points a group must leave empty to live: two, or as many as it encloses if fewer.

    So stone scoring is area less this tax: the stones that stand when both sides have filled all
    but the last two eyes of every group (Wikipedia, "stone scoring" and "group tax").
    """
    return min(2, len(group.enclosed))


def _grow(
    chains: list[Chain], regions: list[frozenset[Point]]
) -> tuple[frozenset[Point], frozenset[Point]]:
    stones = chains[0].stones
    enclosed: frozenset[Point] = frozenset()
    grown = True
    while grown:
        grown = False
        liberties = {p for c in chains if c.stones <= stones for p in c.liberties}
        for region in regions:
            if region & liberties and not region <= enclosed:
                enclosed |= region
                grown = True
        for chain in chains:
            if not chain.stones <= stones and chain.liberties & enclosed:
                stones |= chain.stones
                grown = True
    return stones, enclosed
