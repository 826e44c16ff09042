"""Counting area: colouring it in, counting the smaller one, or one colour against half a board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.scoring.story.by_territory import count_shaped, tell_shaping
from goboard_app.scoring.story.frame import NO_POINTS, Spot, StoneMove
from goboard_app.scoring.story.numbers import even_parts, half_count
from goboard_app.scoring.story.opening import lift_dead, mark_seki
from goboard_app.scoring.story.shape import connected, shape_freely
from goboard_app.scoring.story.tally import TallyRow
from goboard_app.scoring.story.teller import MOST_GROUPS, SIDES, Case, Teller
from goboard_app.scoring.story.values import ChapterKind

_TEN = 10


def color_in(teller: Teller, case: Case) -> None:
    """Colour in the area of both sides, and count as it is done."""
    _open_area(teller, case)
    for color in SIDES:
        _color_side(teller, case, color)


def count_smaller(teller: Teller, case: Case) -> None:
    """Colour in the smaller area by twos; the other one is what remains of the board."""
    _open_area(teller, case)
    smaller = min(SIDES, key=lambda color: len(case.area(color)))
    _color_side(teller, case, smaller)
    other = smaller.opponent
    rest = case.area(other)
    teller.open(ChapterKind.COUNT_REST, len(rest), other)
    tally = teller.frame.tally.with_value(TallyRow.AREA, other, len(rest))
    frame = replace(teller.frame, tally=tally)
    teller.step(frame.with_areas(other, connected(rest, frame.size)), len(rest))
    teller.clear()


def count_half(teller: Teller, case: Case) -> None:
    """Take White's stones off, count Black's area, and hold it against half the board."""
    lift_dead(teller, case, teller.frame.dead)
    mark_seki(teller, case)
    _share_neutral(teller, case)
    _remove(teller, Color.WHITE)
    territory = case.count.territory.black
    areas = connected(territory, case.position.size)
    teller.frame = replace(
        teller.frame, neutral=NO_POINTS, seki=NO_POINTS, black_areas=tuple(areas)
    )
    # With White gone no wall is needed any more: stones from anywhere fill the small holes.
    stones = teller.frame.points(Color.BLACK)
    blocks = shape_freely(territory, stones, case.position.size)
    tell_shaping(teller, {Color.BLACK: blocks})
    teller.retell(teller.frame.tally.with_line(TallyRow.TERRITORY, len(territory), None))
    count_shaped(teller, (Color.BLACK,))
    _gather(teller, case)
    _compare_half(teller, case)


def _open_area(teller: Teller, case: Case) -> None:
    lift_dead(teller, case, teller.frame.dead)
    mark_seki(teller, case)
    teller.retell(teller.frame.tally.with_line(TallyRow.AREA, 0, 0))
    teller.frame = replace(teller.frame, neutral=case.count.territory.neutral)


def _color_side(teller: Teller, case: Case, color: Color) -> None:
    area = case.area(color)
    order = [point for part in connected(area, case.position.size) for point in _sweep(part)]
    teller.open(ChapterKind.COLOR_IN, len(order), color)
    made = 0
    for part in even_parts(len(order), MOST_GROUPS, _TEN):
        lit = frozenset(order[made : made + part])
        made += part
        tally = teller.frame.tally.with_value(TallyRow.AREA, color, made)
        frame = replace(teller.frame, tally=tally, lit=lit)
        areas = connected(order[:made], frame.size)
        teller.step(frame.with_areas(color, areas), part)
    teller.clear()


def _sweep(part: frozenset[Point]) -> Iterator[Point]:
    """Column by column, two columns at a time, so that what is coloured hangs together."""
    return iter(sorted(part, key=lambda point: (point.col // 2, point.row, point.col)))


def _share_neutral(teller: Teller, case: Case) -> None:
    neutral = case.neutral
    if not neutral:
        return
    teller.open(ChapterKind.SHARE_NEUTRAL, len(neutral))
    tally = teller.frame.tally.with_line(TallyRow.NEUTRAL, Fraction(len(neutral), 2), None)
    frame = replace(teller.frame, neutral=neutral, tally=tally)
    teller.step(frame, len(neutral))


def _remove(teller: Teller, color: Color) -> None:
    stones = sorted(teller.frame.points(color))
    teller.open(ChapterKind.REMOVE_STONES, len(stones), color)
    teller.move_all([StoneMove(color, point, Spot.BOWL) for point in stones], most=_TEN)


def _gather(teller: Teller, case: Case) -> None:
    """Push Black's stones together into tens, and count them so."""
    stones = teller.frame.points(Color.BLACK)
    goals = tens_of_stones(case.position.size, len(stones))
    spare = iter(sorted(stones - {goal for ten in goals for goal in ten}))
    moves = [
        [StoneMove(Color.BLACK, next(spare), goal) for goal in ten if goal not in stones]
        for ten in goals
    ]
    teller.open(ChapterKind.COUNT_STONES, len(stones), Color.BLACK)
    teller.frame = replace(teller.frame, black_areas=())
    counted = made = 0
    for part in even_parts(len(goals), MOST_GROUPS):
        tens = goals[made : made + part]
        lit = frozenset(goal for ten in tens for goal in ten)
        counted += len(lit)
        tally = teller.frame.tally.with_line(TallyRow.STONES, counted, None)
        slides = [move for ten in moves[made : made + part] for move in ten]
        made += part
        teller.step(replace(teller.frame, tally=tally, lit=lit), len(lit), moves=slides)
    teller.clear()


def tens_of_stones(size: BoardSize, number: int) -> list[list[Point]]:
    """Where so many stones go to lie in tens: in blocks of five by two with gaps if there is room.

    The last block holds the rest.
    """
    gaps = ((1, 1), (1, 0), (0, 0))
    places = next((p for gap in gaps if len(p := _block_places(size, gap)) >= number), None)
    order = places if places is not None else list(size)
    return [order[i : min(i + _TEN, number)] for i in range(0, number, _TEN)]


def _block_places(size: BoardSize, gap: tuple[int, int]) -> list[Point]:
    """The points of all blocks of five by two that fit, block by block."""
    across, down = 5 + gap[0], 2 + gap[1]
    return [
        Point(left + col, top + row)
        for top in range(0, size.rows - 1, down)
        for left in range(0, size.columns - 4, across)
        for row in range(2)
        for col in range(5)
    ]


def _compare_half(teller: Teller, case: Case) -> None:
    points = case.position.size.area
    tally = teller.frame.tally
    half = half_count(tally.total(Color.BLACK), points, Fraction(0))
    teller.open(ChapterKind.HALF_COUNT, half.needed_black)
    tally = tally.with_value(TallyRow.REST, Color.WHITE, points - half.black_area)
    needed = (half.needed_black, half.needed_white)
    teller.step(replace(teller.frame, tally=replace(tally, needed=needed)), half.needed_black)
