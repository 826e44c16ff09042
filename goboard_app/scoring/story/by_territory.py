"""Counting as in Japan: prisoners filled in, what is left shaped into tens."""

from __future__ import annotations

from dataclasses import replace

from goboard_app.go.board import Color, Point
from goboard_app.scoring.story.frame import NO_POINTS, Spot, StoneMove, StoryFrame
from goboard_app.scoring.story.numbers import PrisonerFill, even_parts, fill_prisoners
from goboard_app.scoring.story.opening import lift_dead, mark_seki
from goboard_app.scoring.story.shape import Block, connected, nooks_first, shape_tens
from goboard_app.scoring.story.tally import TallyRow
from goboard_app.scoring.story.teller import SIDES, Case, Teller
from goboard_app.scoring.story.values import ChapterKind

_MOST_SHAPED = 8


def taken_dead(case: Case) -> frozenset[Point]:
    """The dead stones that become prisoners; those within a seki stay where they are."""
    territory = case.count.territory
    return frozenset().union(
        *(
            (case.position.points(color) & case.statuses.dead) - territory.in_seki(color.opponent)
            for color in SIDES
        )
    )


def count_territory(teller: Teller, case: Case) -> None:
    """From the stopped board, dead stones still on it or not, to the two sums without komi."""
    lift_dead(teller, case, taken_dead(case) & teller.frame.dead)
    mark_seki(teller, case)
    _hand_over_passes(teller, case)
    _mark_territory(teller, case)
    fill = _plan(case)
    _fill(teller, case, Color.BLACK, fill)
    _fill(teller, case, Color.WHITE, fill)
    _leave_over(teller, Color.WHITE, fill.black_unplaced)
    _leave_over(teller, Color.BLACK, fill.white_unplaced)
    shape_territory(teller, SIDES)
    count_shaped(teller, (Color.WHITE, Color.BLACK))


def shape_territory(teller: Teller, sides: tuple[Color, ...]) -> None:
    """Slide stones within each side's own area until its open points lie in tens."""
    plans = {color: _blocks(teller.frame, color) for color in sides}
    tell_shaping(teller, plans)


def tell_shaping(teller: Teller, plans: dict[Color, list[Block]]) -> None:
    """Slide what has to be slid for these blocks, a few of them at a time."""
    tens = sum(len(block.points) for blocks in plans.values() for block in blocks) // 10
    teller.open(ChapterKind.SHAPE_TENS, tens)
    for color, blocks in plans.items():
        _shape(teller, color, blocks)


def count_shaped(teller: Teller, sides: tuple[Color, ...]) -> None:
    """Count what is open of each side, all of it at once."""
    sizes = {color: sum(map(len, teller.frame.areas(color))) for color in sides}
    teller.open(ChapterKind.COUNT_TERRITORY, sum(sizes.values()))
    for color in sides:
        lit = NO_POINTS.union(*teller.frame.areas(color))
        teller.step(replace(teller.frame, lit=lit), sizes[color], color)
    teller.clear()


def _held(case: Case, color: Color) -> int:
    """The prisoners of one side, in the end."""
    side = case.count.side(color)
    return side.prisoners + side.dead + side.pass_stones


def _plan(case: Case) -> PrisonerFill:
    territory = case.count.territory
    return fill_prisoners(
        len(territory.black),
        len(territory.white),
        _held(case, Color.BLACK),
        _held(case, Color.WHITE),
    )


def _hand_over_passes(teller: Teller, case: Case) -> None:
    given = {color: case.count.side(color.opponent).pass_stones for color in SIDES}
    teller.open(ChapterKind.HAND_OVER_PASSES, sum(given.values()))
    for color in SIDES:
        if given[color]:
            moves = [StoneMove(color, Spot.BOWL, Spot.LID)] * given[color]
            teller.step(teller.frame, given[color], color, moves)


def _mark_territory(teller: Teller, case: Case) -> None:
    territory = case.count.territory
    size = case.position.size
    black, white = len(territory.black), len(territory.white)
    teller.open(ChapterKind.MARK_TERRITORY, black + white)
    frame = replace(
        teller.frame,
        neutral=territory.neutral,
        black_areas=tuple(connected(territory.black, size)),
        white_areas=tuple(connected(territory.white, size)),
        tally=teller.frame.tally.with_line(TallyRow.TERRITORY, black, white),
    )
    teller.step(frame, black + white)


def _fill(teller: Teller, case: Case, color: Color, fill: PrisonerFill) -> None:
    """Put this side's own stones, which the other side has taken, into its territory."""
    room = case.count.territory.of(color)
    left = fill.black_left if color is Color.BLACK else fill.white_left
    goals = nooks_first(room, case.position.size, len(room) - left)
    teller.open(ChapterKind.FILL_PRISONERS, len(goals), color)

    def follow(frame: StoryFrame, made: int) -> StoryFrame:
        placed = frozenset(goals[:made])
        tally = frame.tally.with_value(TallyRow.FILLED, color, -made)
        areas = connected(room - placed, frame.size)
        return replace(frame, filled=frame.filled | placed, tally=tally).with_areas(color, areas)

    teller.move_all([StoneMove(color, Spot.LID, goal) for goal in goals], follow)


def _leave_over(teller: Teller, holder: Color, number: int) -> None:
    """Prisoners that found no room lie beside the board, one point each for who holds them."""
    if number:
        teller.open(ChapterKind.LEFT_OVER, number, holder)
        tally = teller.frame.tally.with_value(TallyRow.LEFT_OVER, holder, number)
        teller.step(replace(teller.frame, tally=tally), number)


def _blocks(frame: StoryFrame, color: Color) -> list[Block]:
    """Blocks within the walls that stand against the other side; the walls do not move."""
    open_points = NO_POINTS.union(*frame.areas(color))
    own = frame.points(color)
    around = open_points | own
    held = frame.dead | frame.seki
    movable = frozenset(
        point for point in own - held if all(near in around for near in frame.size.neighbors(point))
    )
    return shape_tens(open_points, movable, frame.size)


def _shape(teller: Teller, color: Color, blocks: list[Block]) -> None:
    left = NO_POINTS.union(*teller.frame.areas(color))
    shaped: list[frozenset[Point]] = []
    for part in even_parts(len(blocks), _MOST_SHAPED):
        these = blocks[len(shaped) : len(shaped) + part]
        slides = [slide for block in these for slide in block.slides]
        for block in these:
            left = (left - {end for _, end in block.slides}) - block.points
            shaped.append(block.points)
        areas = (*shaped, *connected(left, teller.frame.size))
        moves = [StoneMove(color, start, end) for start, end in slides]
        tens = sum(len(block.points) for block in these) // 10
        teller.step(teller.frame.with_areas(color, areas), tens, color, moves)
