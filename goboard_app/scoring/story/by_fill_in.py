"""Counting as Ing devised it: both sides fill the board from their bowls until one runs out."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from goboard_app.go.board import Color, Point
from goboard_app.go.position import CODES
from goboard_app.scoring.story.frame import NO_POINTS, Spot, StoneMove, StoryFrame
from goboard_app.scoring.story.numbers import fill_in, ing_komi_stones, ing_set
from goboard_app.scoring.story.opening import lift_dead, set_out
from goboard_app.scoring.story.shape import connected, nooks_first
from goboard_app.scoring.story.tally import TallyRow
from goboard_app.scoring.story.teller import SIDES, Case, Teller
from goboard_app.scoring.story.values import ChapterKind, WhyNot

_MOST_FILLED = 8


def why_not(case: Case) -> WhyNot | None:
    """What keeps a board from being counted by filling in; None where it can be."""
    komi = ing_komi_stones(case.count.white.komi)
    if komi is None:
        return WhyNot.KOMI
    stones, share = ing_set(case.position.size.area), len(case.neutral) // 2
    given = {Color.WHITE: max(0, komi), Color.BLACK: max(0, -komi)}
    for color in SIDES:
        on_board = case.position.stones.count(CODES[color])
        if on_board > stones or len(case.living(color)) + share + given[color] > stones:
            return WhyNot.STONES
        if given[color] > len(case.count.territory.of(color.opponent)):
            return WhyNot.ROOM
    return None


def set_out_ing(case: Case) -> StoryFrame:
    """The stopped board with bowls that were counted before the game.

    Prisoners beyond what a set can hold were given back while the game went on.
    """
    stones = ing_set(case.position.size.area)
    frame = set_out(case)
    off_board = [stones - case.position.stones.count(CODES[color]) for color in SIDES]
    lids = [min(frame.in_lid(color), off) for color, off in zip(SIDES, off_board, strict=True)]
    bowls = (off_board[0] - lids[0], off_board[1] - lids[1])
    return replace(frame, lids=(lids[0], lids[1]), bowls=bowls)


def count_fill_in(teller: Teller, case: Case) -> None:
    """From the stopped board to the points that stay vacant."""
    lift_dead(teller, case, teller.frame.dead)
    _return_prisoners(teller)
    _show_area(teller, case)
    komi = case.count.white.komi
    _hand_over_komi(teller, int(komi / 2))
    _share(teller, case)
    for color in SIDES:
        room = _open(teller.frame, color)
        goals = nooks_first(room, teller.frame.size, min(len(room), teller.frame.in_bowl(color)))
        teller.open(ChapterKind.FILL_AREA, len(goals), color)
        _put(teller, color, color, goals, most=_MOST_FILLED)
    for color in SIDES:
        _put_left_over(teller, color)
    _sum_up(teller, case)


def _return_prisoners(teller: Teller) -> None:
    teller.open(ChapterKind.RETURN_PRISONERS, sum(map(teller.frame.in_lid, SIDES)))
    for color in SIDES:
        number = teller.frame.in_lid(color)
        if number:
            moves = [StoneMove(color, Spot.LID, Spot.BOWL)] * number
            teller.step(teller.frame, number, color, moves)


def _show_area(teller: Teller, case: Case) -> None:
    territory, size = case.count.territory, case.position.size
    black, white = connected(territory.black, size), connected(territory.white, size)
    teller.open(ChapterKind.MARK_TERRITORY, len(territory.black) + len(territory.white))
    frame = replace(teller.frame, neutral=case.neutral)
    frame = frame.with_areas(Color.BLACK, black).with_areas(Color.WHITE, white)
    teller.step(frame, len(territory.black) + len(territory.white))


def _hand_over_komi(teller: Teller, stones: int) -> None:
    """White's stones go into Black's area, two points each; where komi is below zero Black's."""
    color = Color.WHITE if stones > 0 else Color.BLACK
    owner = color.opponent
    goals = nooks_first(_open(teller.frame, owner), teller.frame.size, abs(stones))
    teller.open(ChapterKind.HAND_OVER_KOMI, len(goals), owner)
    _put(teller, color, owner, goals)


def _share(teller: Teller, case: Case) -> None:
    """Both put a stone on every second of the points that are nobody's; an odd one stays open."""
    neutral = sorted(case.neutral)
    half = len(neutral) // 2
    teller.open(ChapterKind.SHARE_NEUTRAL, len(neutral))
    if not neutral:
        return
    moves = [
        StoneMove(color, Spot.BOWL, goal)
        for color, goals in zip(SIDES, (neutral[:half], neutral[half : 2 * half]), strict=True)
        for goal in goals
    ]
    left = frozenset(neutral[2 * half :])
    filled = teller.frame.filled | frozenset(neutral[: 2 * half])
    teller.step(replace(teller.frame, neutral=left, filled=filled), len(neutral), moves=moves)


def _put_left_over(teller: Teller, color: Color) -> None:
    room = _open(teller.frame, color.opponent)
    number = min(len(room), teller.frame.in_bowl(color))
    teller.open(ChapterKind.FILL_OPPONENT, number, color)
    goals = nooks_first(room, teller.frame.size, number)
    tally = teller.frame.tally
    if number:
        teller.retell(tally.with_value(TallyRow.FOREIGN, color.opponent, 0))
    _put(teller, color, color.opponent, goals, row=TallyRow.FOREIGN)


def _put(
    teller: Teller,
    color: Color,
    owner: Color,
    goals: list[Point],
    most: int = 24,
    row: TallyRow | None = None,
) -> None:
    """Put stones from a bowl into the area of a side, its own or not."""
    room = _open(teller.frame, owner)

    def follow(frame: StoryFrame, made: int) -> StoryFrame:
        placed = frozenset(goals[:made])
        tally = frame.tally.with_value(row, owner, 2 * made) if row is not None else frame.tally
        areas = connected(room - placed, frame.size)
        return replace(frame, filled=frame.filled | placed, tally=tally).with_areas(owner, areas)

    teller.move_all([StoneMove(color, Spot.BOWL, goal) for goal in goals], follow, most)


def _sum_up(teller: Teller, case: Case) -> None:
    """Light what stays vacant; `fill_in` says the same by arithmetic alone."""
    area = len(case.area(Color.BLACK)) + Fraction(len(case.neutral), 2)
    plan = fill_in(area, case.position.size.area, case.count.white.komi)
    vacant = {color: _open(teller.frame, color) for color in SIDES}
    tally = teller.frame.tally.with_line(
        TallyRow.FOREIGN, 2 * plan.white_in_black, 2 * plan.black_in_white
    ).with_line(TallyRow.VACANT, plan.vacant_in_black, plan.vacant_in_white)
    lit = vacant[Color.BLACK] | vacant[Color.WHITE] | teller.frame.neutral
    teller.open(ChapterKind.COUNT_REST, len(lit))
    teller.step(replace(teller.frame, tally=tally, lit=lit), len(lit))
    teller.clear()


def _open(frame: StoryFrame, color: Color) -> frozenset[Point]:
    return NO_POINTS.union(*frame.areas(color))
