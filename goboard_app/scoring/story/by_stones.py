"""Counting stones as in old China: both sides fill up all but what each group needs to live."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.scoring.groups import find_groups, group_tax
from goboard_app.scoring.story.frame import NO_POINTS, Spot, StoneMove, StoryFrame
from goboard_app.scoring.story.opening import lift_dead, mark_seki
from goboard_app.scoring.story.shape import connected, nooks_first
from goboard_app.scoring.story.tally import TallyRow
from goboard_app.scoring.story.teller import SIDES, Case, Teller
from goboard_app.scoring.story.values import ChapterKind

_MOST_FILLED = 8


def count_stones(teller: Teller, case: Case) -> None:
    """From the stopped board to all stones that can stand on it."""
    lift_dead(teller, case, teller.frame.dead)
    mark_seki(teller, case)
    _show_area(teller, case)
    kept = _keep_eyes(teller, case)
    for color in SIDES:
        _fill(teller, case, color, kept[color])
    _count(teller, case, kept)


def kept_points(case: Case, color: Color, board: StoryFrame) -> frozenset[Point]:
    """What each living group of one side must leave open: two points, or all it has if fewer."""
    if not case.count.side(color).tax:
        return NO_POINTS
    standing = replace(case.position, stones=board.stones)
    territory = case.count.territory.of(color)
    kept: frozenset[Point] = NO_POINTS
    for group in find_groups(standing, color):
        if not group.stones & case.statuses.seki:
            kept |= _eyes(group.enclosed & territory, group_tax(group), board.size)
    return kept


def _eyes(enclosed: frozenset[Point], number: int, size: BoardSize) -> frozenset[Point]:
    """Two points that do not touch, in the smallest parts, where there are such."""
    parts = sorted(connected(enclosed, size), key=len)
    order = [point for part in parts for point in sorted(part)]
    if number < 2 or len(order) < 2:
        return frozenset(order[:number])
    few = order[:60]
    for one, other in combinations(few, 2):
        if other not in size.neighbors(one):
            return frozenset((one, other))
    return frozenset(order[:2])


def _show_area(teller: Teller, case: Case) -> None:
    territory, size = case.count.territory, case.position.size
    number = len(territory.black) + len(territory.white)
    teller.open(ChapterKind.MARK_TERRITORY, number)
    frame = replace(teller.frame, neutral=territory.neutral)
    for color in SIDES:
        frame = frame.with_areas(color, connected(territory.of(color), size))
    teller.step(frame, number)


def _keep_eyes(teller: Teller, case: Case) -> dict[Color, frozenset[Point]]:
    kept = {color: kept_points(case, color, teller.frame) for color in SIDES}
    teller.open(ChapterKind.KEEP_EYES, sum(map(len, kept.values())))
    for color in SIDES:
        if kept[color]:
            teller.step(replace(teller.frame, lit=kept[color]), len(kept[color]), color)
    teller.clear()
    return kept


def _fill(teller: Teller, case: Case, color: Color, kept: frozenset[Point]) -> None:
    room = case.count.territory.of(color)
    goals = nooks_first(room - kept, case.position.size, len(room))
    teller.open(ChapterKind.FILL_AREA, len(goals), color)

    def follow(frame: StoryFrame, made: int) -> StoryFrame:
        placed = frozenset(goals[:made])
        areas = connected(room - placed, frame.size)
        return replace(frame, filled=frame.filled | placed).with_areas(color, areas)

    moves = [StoneMove(color, Spot.BOWL, goal) for goal in goals]
    teller.move_all(moves, follow, _MOST_FILLED)


def _count(teller: Teller, case: Case, kept: dict[Color, frozenset[Point]]) -> None:
    """Count what stands, and take off what a group owes beyond the points it could keep."""
    standing = {color: teller.frame.points(color) - teller.frame.dead for color in SIDES}
    teller.open(ChapterKind.COUNT_STONES, sum(map(len, standing.values())))
    for color, stones in standing.items():
        tally = teller.frame.tally.with_value(TallyRow.STONES, color, len(stones))
        teller.step(replace(teller.frame, tally=tally, lit=stones), len(stones), color)
    teller.clear()
    owed = {c: -case.count.side(c).tax - len(kept[c]) for c in SIDES}
    if any(owed.values()):
        teller.open(ChapterKind.TAX, sum(owed.values()))
        tally = teller.frame.tally.with_line(TallyRow.TAX, -owed[Color.BLACK], -owed[Color.WHITE])
        teller.step(replace(teller.frame, tally=tally), sum(owed.values()))
