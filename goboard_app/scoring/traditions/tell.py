"""The story of a count: a position counted by hand in the tradition of its ruleset."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from goboard_app.go.board import Color
from goboard_app.go.position import Position
from goboard_app.rules.custom import ways_to_score
from goboard_app.rules.ruleset import AreaCount, Ruleset, Scoring
from goboard_app.scoring.count import GameTerms, count
from goboard_app.scoring.statuses import Statuses
from goboard_app.scoring.traditions.by_area import (
    color_in,
    count_half,
    count_reach,
    count_smaller,
    count_stones,
)
from goboard_app.scoring.traditions.by_territory import (
    count_fill_in,
    count_territory,
    set_out_ing,
    why_not,
)
from goboard_app.scoring.traditions.story import (
    NO_POINTS,
    ChapterKind,
    RunningTally,
    Spot,
    StoneMove,
    StonePlace,
    Story,
    StoryFrame,
    Tradition,
    WaySum,
)
from goboard_app.scoring.traditions.teller import (
    SIDES,
    CountedBoard,
    Teller,
    add_extras,
    compare,
    lift_dead,
    set_out,
)

_AREA_MANNERS = {
    AreaCount.HALF: Tradition.HALF,
    AreaCount.FILL_IN: Tradition.FILL_IN,
    AreaCount.REACH: Tradition.REACH,
    AreaCount.SMALLER: Tradition.SMALLER,
    AreaCount.COLOR_IN: Tradition.COLOR_IN,
}

_WAYS: dict[Tradition, Callable[[Teller, CountedBoard], None]] = {
    Tradition.PRISONERS: count_territory,
    Tradition.HALF: count_half,
    Tradition.FILL_IN: count_fill_in,
    Tradition.REACH: count_reach,
    Tradition.SMALLER: count_smaller,
    Tradition.COLOR_IN: color_in,
    Tradition.STONES: count_stones,
}

# Terms that a tradition has settled on the board with stones, so that no number is added for them.
_SETTLED = {
    Tradition.FILL_IN: (ChapterKind.KOMI,),
    Tradition.STONES: (ChapterKind.TAX,),
}

_ORDER = (Scoring.AREA, Scoring.STONE, Scoring.TERRITORY)


def tell(
    position: Position,
    statuses: Statuses,
    ruleset: Ruleset,
    terms: GameTerms,
    scoring: Scoring | None = None,
    counted: Color = Color.BLACK,
) -> Story:
    """Return the story of `count` with these arguments; its last frame has the margin of that count.

    `counted` is the side whose area is counted if the tradition counts only one.
    """
    case = _case(position, statuses, ruleset, terms, scoring, counted)
    ways = ways_to_score(ruleset)
    if len(ways) > 1 and case.count.scoring in ways:
        return _finished(Tradition.BOTH, case, _tell_both(case))
    tradition = tradition_of(ruleset, case.count.scoring)
    return _finished(tradition, case, _tell_one(case, tradition))


def tradition_of(ruleset: Ruleset, scoring: Scoring) -> Tradition:
    """Return the tradition in which one way of scoring is counted by hand."""
    if scoring is Scoring.TERRITORY:
        return Tradition.PRISONERS
    return Tradition.STONES if scoring is Scoring.STONE else _AREA_MANNERS[ruleset.area_count]


def _case(
    position: Position,
    statuses: Statuses,
    ruleset: Ruleset,
    terms: GameTerms,
    scoring: Scoring | None,
    counted: Color,
) -> CountedBoard:
    """Count the position, and return all that a story needs."""
    found = count(position, statuses, ruleset, terms, scoring)
    return CountedBoard(position, statuses, ruleset, terms, found, counted)


def _finished(tradition: Tradition, case: CountedBoard, teller: Teller) -> Story:
    chapters, steps, frames = teller.chapters, teller.steps, teller.frames
    return Story(tradition, case.ruleset, case.count, tuple(chapters), tuple(steps), tuple(frames))


def _tell_one(case: CountedBoard, tradition: Tradition) -> Teller:
    """Add the steps of a single way of counting."""
    reason = why_not(case) if tradition is Tradition.FILL_IN else None
    is_ing = tradition is Tradition.FILL_IN and reason is None
    teller = Teller(set_out_ing(case) if is_ing else set_out(case))
    if reason is not None:
        # Ing's fill-in is not possible on this board: both areas are counted instead.
        teller.open(ChapterKind.WHY_NOT, why_not=reason)
        teller.step(teller.frame)
        tradition = Tradition.COLOR_IN
    _WAYS[tradition](teller, case)
    add_extras(teller, case, _SETTLED.get(tradition, ()))
    compare(teller, case)
    return teller


def _tell_both(case: CountedBoard) -> Teller:
    """Add the steps of one way after the other, and then a comparison of both margins."""
    teller = Teller(set_out(case))
    lift_dead(teller, case, teller.frame.dead)
    cleared = teller.frame
    told: dict[Scoring, tuple[WaySum, RunningTally]] = {}
    ways = ways_to_score(case.ruleset)
    for scoring in sorted(ways, key=_ORDER.index):
        _put_back(teller, cleared)
        this = replace(case, count=count(case.position, case.statuses, case.ruleset, case.terms, scoring))
        tradition = _tradition_beside(case.ruleset, scoring)
        _WAYS[tradition](teller, this)
        add_extras(teller, this, _SETTLED.get(tradition, ()))
        told[scoring] = _sum(teller.frame.tally, this), teller.frame.tally
    teller.open(ChapterKind.COMPARE_WAYS, abs(case.count.margin), case.count.winner)
    frame = replace(
        teller.frame,
        lit=NO_POINTS,
        tally=told[case.count.scoring][1],
        ways=tuple(way for way, _ in told.values()),
    )
    teller.step(frame, abs(case.count.margin))
    return teller


def _sum(tally: RunningTally, case: CountedBoard) -> WaySum:
    """Return the sums that were shown; for a count against half the board, the totals of the count."""
    count = case.count
    scoring = count.scoring
    # Whole sums are easier to compare than the numbers of half a board.
    if tally.half is not None:
        return WaySum(scoring, count.black.total, count.white.total)
    return WaySum(scoring, tally.total(Color.BLACK), tally.total(Color.WHITE))


def _tradition_beside(ruleset: Ruleset, scoring: Scoring) -> Tradition:
    """Return the tradition for a board that is counted in two ways."""
    tradition = tradition_of(ruleset, scoring)
    # The bowls of such a board are not those of Ing's fill-in.
    return Tradition.COLOR_IN if tradition is Tradition.FILL_IN else tradition


def _put_back(teller: Teller, cleared: StoryFrame) -> None:
    """Restore the board to the state after the dead stones were removed."""
    now = teller.frame
    moves = [move for color in SIDES for move in _moves_between(now, cleared, color)]
    fresh = replace(
        now,
        tally=RunningTally(),
        seki=NO_POINTS,
        neutral=NO_POINTS,
        filled=NO_POINTS,
        black_areas=(),
        white_areas=(),
        lit=NO_POINTS,
        wave=NO_POINTS,
    )
    if not moves:
        teller.frame = fresh
        return
    teller.open(ChapterKind.PUT_BACK, len(moves))
    teller.step(fresh, len(moves), moves=moves)


def _moves_between(now: StoryFrame, then: StoryFrame, color: Color) -> list[StoneMove]:
    """Return the moves of one colour that lead from one frame to another."""
    here, there = now.points(color), then.points(color)
    starts: list[StonePlace] = [*sorted(here - there)]
    ends: list[StonePlace] = [*sorted(there - here)]
    for spot, before, after in (
        (Spot.LID, now.in_lid(color), then.in_lid(color)),
        (Spot.BOWL, now.in_bowl(color), then.in_bowl(color)),
    ):
        # A negative factor gives an empty list, so one of the two lines adds nothing.
        starts += [spot] * (before - after)
        ends += [spot] * (after - before)
    return [StoneMove(color, start, end) for start, end in zip(starts, ends, strict=True)]
