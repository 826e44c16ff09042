"""How every story begins: the board as it was stopped, the dead stones, what is nobody's."""

from __future__ import annotations

from dataclasses import replace

from goboard_app.go.board import Color, Point
from goboard_app.go.chains import all_chains
from goboard_app.scoring.story.frame import Spot, StoneMove, StoryFrame
from goboard_app.scoring.story.numbers import even_parts
from goboard_app.scoring.story.teller import MOST_SINGLE, Case, Teller
from goboard_app.scoring.story.values import ChapterKind


def set_out(case: Case) -> StoryFrame:
    """The stopped board, the prisoners in the lids, and bowls that never run out."""
    position, terms = case.position, case.terms
    area = position.size.area
    return StoryFrame(
        position.size,
        position.stones,
        lids=(position.prisoners_white, position.prisoners_black),
        bowls=(area + terms.passes_black, area + terms.passes_white),
        dead=case.statuses.dead,
    )


def lift_dead(teller: Teller, case: Case, dead: frozenset[Point]) -> None:
    """Take dead stones off, chain by chain; each goes to the side that captured it."""
    chains = [
        sorted(chain.stones & dead)
        for chain in all_chains(case.position)
        if not chain.stones.isdisjoint(dead)
    ]
    teller.open(ChapterKind.LIFT_DEAD, len(dead))
    for group in _joined(chains):
        moves = [StoneMove(_color(case, point), point, Spot.LID) for point in group]
        sides = {move.color for move in moves}
        side = sides.pop() if len(sides) == 1 else None
        teller.step(teller.frame, len(moves), side, moves)


def mark_seki(teller: Teller, case: Case) -> None:
    """Show what does not count because it belongs to a seki."""
    territory = case.count.territory
    points = territory.seki_black | territory.seki_white
    if not points:
        return
    teller.open(ChapterKind.MARK_SEKI, len(points))
    seki = points | (case.statuses.seki - case.statuses.dead)
    teller.step(replace(teller.frame, seki=seki), len(points))


def _joined(chains: list[list[Point]]) -> list[list[Point]]:
    """The chains, several taken together where there are too many."""
    groups: list[list[Point]] = []
    place = 0
    for part in even_parts(len(chains), MOST_SINGLE):
        groups.append([point for chain in chains[place : place + part] for point in chain])
        place += part
    return groups


def _color(case: Case, point: Point) -> Color:
    color = case.position.at(point)
    if color is None:
        raise ValueError(f"no dead stone stands on {point}")
    return color
