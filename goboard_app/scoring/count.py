"""Count: territory, living groups, and the score of a finished position under any ruleset."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

from goboard_app.go.board import Color, Point
from goboard_app.go.chains import Region, all_chains, all_regions
from goboard_app.go.position import EMPTY, Position
from goboard_app.late import late
from goboard_app.rules.ending import bonus_points
from goboard_app.rules.ruleset import Ruleset, Scoring, Tax, Tie
from goboard_app.scoring.statuses import Excluded, NotCounted, Statuses

with late:
    from goboard_app.scoring.seki.analysis import analyse


class LivingGroup(NamedTuple):
    """Living chains of one colour that share enclosed points, and these points."""

    color: Color
    stones: frozenset[Point]
    enclosed: frozenset[Point]


def find_groups(board: Position, color: Color) -> tuple[LivingGroup, ...]:
    """Return the groups of one colour on a board without its dead stones."""
    regions = [r.points for r in all_regions(board) if r.owner is color]
    chains = [c for c in all_chains(board) if c.color is color]
    region_at = {point: number for number, points in enumerate(regions) for point in points}
    touched = [{region_at[p] for p in c.liberties if p in region_at} for c in chains]
    beside: list[list[int]] = [[] for _ in regions]
    for number, near in enumerate(touched):
        for region in near:
            beside[region].append(number)
    groups: list[LivingGroup] = []
    left = set(range(len(chains)))
    for first in range(len(chains)):
        if first not in left:
            continue
        left.discard(first)
        joined, shared = [first], set[int]()
        for number in joined:
            # Chains beside the same enclosed region belong to one group; the list grows while it is walked.
            for region in touched[number] - shared:
                shared.add(region)
                joined += (other for other in beside[region] if other in left)
                left.difference_update(beside[region])
        stones = frozenset[Point]().union(*(chains[number].stones for number in joined))
        enclosed = frozenset[Point]().union(*(regions[number] for number in shared))
        groups.append(LivingGroup(color, stones, enclosed))
    return tuple(groups)


def group_tax(group: LivingGroup) -> int:
    """Return the points that a group must leave empty to live: two, or all that it encloses if fewer.

    Stone scoring is area less this tax: the stones on the board when both sides have filled all but
    the last two eyes of every group (Wikipedia, "stone scoring" and "group tax").
    """
    return min(2, len(group.enclosed))


class Territory(NamedTuple):
    """The points surrounded by one side alone, the points of seki, and the neutral points.

    A point under a dead stone belongs to the area around it. `seki_black` and `seki_white` are
    surrounded by stones of that colour which are in seki; they are not part of `black` or `white`.
    `to_fill` are points of `black` and `white` that count on the present board, but that their
    owner will have to fill once the neutral points are taken. `excluded` holds each point that one
    side holds but may not count, with the reason; those of them that are not in seki are neutral.
    `stones_in_seki` are the stones of groups without two eyes, on an unfinished board nearly all.
    Only `find_taxed_territory` fills these three.
    """

    black: frozenset[Point]
    white: frozenset[Point]
    neutral: frozenset[Point]
    seki_black: frozenset[Point] = frozenset()
    seki_white: frozenset[Point] = frozenset()
    to_fill: frozenset[Point] = frozenset()
    excluded: tuple[Excluded, ...] = ()
    stones_in_seki: frozenset[Point] = frozenset()

    def of(self, color: Color) -> frozenset[Point]:
        """Return the points of one side."""
        return self.black if color is Color.BLACK else self.white

    def in_seki(self, color: Color) -> frozenset[Point]:
        """Return the points enclosed by this side's stones in seki."""
        return self.seki_black if color is Color.BLACK else self.seki_white


def board_without_dead(position: Position, statuses: Statuses) -> Position:
    """Return the position without the dead stones; the prisoners stay as they are."""
    return position.with_setup(empty=statuses.dead)


def find_territory(position: Position, statuses: Statuses) -> Territory:
    """Sort the empty points by the colours around them (area scoring, Chinese rules, article 8).

    A region that touches a stone or holds a point marked as seki is kept apart, so that it can be
    left out of the count (Japanese rules of 1989, article 8).
    """
    board = board_without_dead(position, statuses)
    parts: dict[tuple[Color | None, bool], set[Point]] = {}
    for region in all_regions(board):
        owner = region.owner
        in_seki = owner is not None and _is_in_seki(board, region, statuses)
        parts.setdefault((owner, in_seki), set()).update(region.points)
    by_hand = {point for points in parts.values() for point in points & statuses.neutral}
    parts.setdefault((None, False), set()).update(by_hand)

    def part(owner: Color | None, in_seki: bool) -> frozenset[Point]:
        found = parts.get((owner, in_seki), set())
        return frozenset(found if owner is None else found - by_hand)

    return Territory(
        black=part(Color.BLACK, False),
        white=part(Color.WHITE, False),
        neutral=part(None, False),
        seki_black=part(Color.BLACK, True),
        seki_white=part(Color.WHITE, True),
    )


def find_taxed_territory(position: Position, statuses: Statuses) -> Territory:
    """Sort the empty points where seki does not count, whether it is marked by hand or found.

    See `scoring.seki` for how groups in seki and points that must be filled are found.
    """
    found = analyse(position, statuses)
    black, white = (
        frozenset(e.point for e in found.excluded if e.color is color and _is_of_seki(e, statuses))
        for color in (Color.BLACK, Color.WHITE)
    )
    empty = board_without_dead(position, statuses).points(None)
    return Territory(
        black=found.black,
        white=found.white,
        neutral=empty - found.black - found.white - black - white,
        seki_black=black,
        seki_white=white,
        to_fill=found.to_fill,
        excluded=found.excluded,
        stones_in_seki=found.stones_in_seki,
    )


def _is_of_seki(excluded: Excluded, statuses: Statuses) -> bool:
    if excluded.reason is NotCounted.BY_HAND:
        return excluded.point not in statuses.neutral
    return excluded.reason is NotCounted.SEKI_GROUP


def _is_in_seki(board: Position, region: Region, statuses: Statuses) -> bool:
    if not statuses.seki:
        return False
    # An empty point marked as seki takes its region out.
    if region.points & statuses.seki:
        return True
    return any(near in statuses.seki for point in region.points for near in board.size.neighbors(point))


class GameTerms(NamedTuple):
    """The facts besides the board that enter the score: komi, handicap stones, and the passes of the game.

    `passes_black` and `passes_white` count the passes of each side, `first_pass` is the side that
    passed first; `penalty_black` and `penalty_white` are points that each side has paid for time.
    """

    komi: Fraction = Fraction(0)
    handicap: int = 0
    passes_black: int = 0
    passes_white: int = 0
    first_pass: Color | None = None
    penalty_black: int = 0
    penalty_white: int = 0


class SideCount(NamedTuple):
    """The points of one side by their origin; `total` adds up all parts.

    `dead` are the opponent's dead stones as prisoners, `tax` is zero or less.
    """

    territory: int = 0
    stones: int = 0
    prisoners: int = 0
    dead: int = 0
    pass_stones: int = 0
    tax: int = 0
    komi: Fraction = Fraction(0)
    handicap_bonus: int = 0
    first_pass_bonus: int = 0
    clock_penalty: int = 0

    @property
    def on_board(self) -> int:
        """The points of the board and the prisoners, before komi and bonuses."""
        return self.territory + self.stones + self.prisoners + self.dead + self.pass_stones + self.tax

    @property
    def total(self) -> Fraction:
        """All points of this side."""
        extra = self.handicap_bonus + self.first_pass_bonus + self.clock_penalty
        return self.on_board + extra + self.komi


class Count(NamedTuple):
    """The score of a position: the breakdowns of both sides, the map of points, and the winner.

    `neutral` is the number of points that count for neither side.
    """

    scoring: Scoring
    black: SideCount
    white: SideCount
    territory: Territory
    neutral: int
    tie: Tie = Tie.DRAW

    def side(self, color: Color) -> SideCount:
        """Return the breakdown of one side."""
        return self.black if color is Color.BLACK else self.white

    @property
    def margin(self) -> Fraction:
        """Black's points less White's."""
        return self.black.total - self.white.total

    @property
    def winner(self) -> Color | None:
        """The winner; None for a draw. Under Ing's rules a tie goes to Black."""
        return winner_by(self.margin, self.tie)


def winner_by(margin: Fraction, tie: Tie) -> Color | None:
    """Return the winner with this margin; None for a draw."""
    if margin == 0:
        return Color.BLACK if tie is Tie.BLACK else None
    return Color.BLACK if margin > 0 else Color.WHITE


def count(
    position: Position,
    statuses: Statuses,
    ruleset: Ruleset,
    terms: GameTerms,
    scoring: Scoring | None = None,
) -> Count:
    """Score `position` under `ruleset`; `scoring` picks another way that the rules allow (AGA)."""
    scoring = scoring or ruleset.scoring
    territory = _counted_territory(position, statuses, ruleset, scoring)
    sides = [
        _side(position, statuses, ruleset, terms, scoring, territory, color) for color in (Color.BLACK, Color.WHITE)
    ]
    counted = len(territory.black) + len(territory.white)
    empty = board_without_dead(position, statuses).stones.count(EMPTY)
    neutral = empty - counted
    return Count(scoring, sides[0], sides[1], territory, neutral, ruleset.tie)


def _counted_territory(position: Position, statuses: Statuses, ruleset: Ruleset, scoring: Scoring) -> Territory:
    """Return the territory under this scoring.

    Area scoring of a ruleset that usually counts otherwise ignores seki. If territory is counted
    without seki, groups in seki are found without being marked.
    """
    if ruleset.tax is Tax.SEKI and scoring is Scoring.TERRITORY:
        return find_taxed_territory(position, statuses)
    # The tax belongs to the ruleset's own scoring; area scoring as a second way knows none.
    taxed = scoring is ruleset.scoring or scoring is not Scoring.AREA
    if ruleset.tax is Tax.NONE or not taxed:
        statuses = replace(statuses, seki=frozenset())
    return find_territory(position, statuses)


def _has_group_tax(ruleset: Ruleset, scoring: Scoring) -> bool:
    return ruleset.tax is Tax.ALL and scoring is ruleset.scoring


def _side(
    position: Position,
    statuses: Statuses,
    ruleset: Ruleset,
    terms: GameTerms,
    scoring: Scoring,
    territory: Territory,
    color: Color,
) -> SideCount:
    """Return the points of one side by their origin."""
    bonus = bonus_points(ruleset, terms.handicap) if color is Color.WHITE else 0
    # AGA rules counted by territory: the pass stones do the work of the handicap bonus.
    if scoring is Scoring.TERRITORY and ruleset.scoring is not scoring:
        bonus = 0
    # WMSG: komi is 6.5 where Black passes first and 7.5 where White does.
    is_first = color is Color.WHITE and terms.first_pass is Color.WHITE
    # The points that one side pays for time go to the other.
    paid = terms.penalty_white if color is Color.BLACK else terms.penalty_black
    is_territory = scoring is Scoring.TERRITORY
    return SideCount(
        territory=len(territory.of(color)),
        stones=0 if is_territory else len(position.points(color) - statuses.dead),
        prisoners=position.prisoners(color) if is_territory else 0,
        dead=_dead_taken(position, statuses, territory, color) if is_territory else 0,
        pass_stones=_pass_stones(ruleset, terms, color) if is_territory else 0,
        tax=-_tax(position, statuses, territory, color) if _has_group_tax(ruleset, scoring) else 0,
        komi=terms.komi if color is Color.WHITE else Fraction(0),
        handicap_bonus=bonus,
        first_pass_bonus=ruleset.first_pass_bonus if is_first else 0,
        clock_penalty=paid,
    )


def _dead_taken(position: Position, statuses: Statuses, territory: Territory, color: Color) -> int:
    """Return the number of the opponent's dead stones, without those within a seki."""
    # Stones within a seki must be captured in play.
    dead = position.points(color.opponent) & statuses.dead
    return len(dead - territory.in_seki(color))


def _pass_stones(ruleset: Ruleset, terms: GameTerms, color: Color) -> int:
    if not ruleset.pass_stones:
        return 0
    # The stones that White has handed over are Black's prisoners.
    return terms.passes_white if color is Color.BLACK else terms.passes_black


def _tax(position: Position, statuses: Statuses, territory: Territory, color: Color) -> int:
    """Return two points for each living group outside seki.

    Points that do not count, such as those set neutral, are not paid for either.
    """
    counted = territory.of(color)
    board = board_without_dead(position, statuses)
    # A group in seki keeps no enclosed point anyway.
    groups = [g for g in find_groups(board, color) if not g.stones & statuses.seki]
    return sum(group_tax(g._replace(enclosed=g.enclosed & counted)) for g in groups)
