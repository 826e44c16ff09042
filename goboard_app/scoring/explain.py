"""The explanation of a count: the value of every point, its owner, and the reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from goboard_app.go.board import Color, Point, connected
from goboard_app.go.chains import all_chains, all_regions
from goboard_app.go.position import Position
from goboard_app.rules.ruleset import Scoring
from goboard_app.scoring.count import (
    Count,
    LivingGroup,
    Territory,
    board_without_dead,
    find_groups,
    group_tax,
)
from goboard_app.scoring.statuses import NotCounted, Status, Statuses

_NO_POINTS: frozenset[Point] = frozenset()


class ScoreTerm(Enum):
    """A line of the breakdown: a field of `SideCount`, or the neutral points."""

    STONES = "stones"
    TERRITORY = "territory"
    PRISONERS = "prisoners"
    DEAD = "dead"
    PASS_STONES = "pass_stones"
    TAX = "tax"
    KOMI = "komi"
    HANDICAP_BONUS = "handicap_bonus"
    FIRST_PASS_BONUS = "first_pass_bonus"
    CLOCK_PENALTY = "clock_penalty"
    NEUTRAL = "neutral"


class PointReason(Enum):
    """The reason why a point counts as it does."""

    # points that count for one side
    LIVING_STONE = "living_stone"  # stones count under these rules
    SURROUNDED = "surrounded"  # an empty point of one side
    TO_FILL = "to_fill"  # the same until the neutral points are taken: then its side must fill it
    DEAD_STONE = "dead_stone"  # a stone that is taken off one side's area
    # points that count for neither side
    STONE_NOT_COUNTED = "stone_not_counted"  # it lives, but only territory counts
    KEPT_EYE = "kept_eye"  # a group pays it as a tax, since it could not live without
    DAME = "dame"  # between both sides
    UNCLAIMED = "unclaimed"  # no living stone around
    SEKI_EYE = "seki_eye"  # surrounded by stones in seki
    SEKI_LIBERTY = "seki_liberty"  # between stones in seki of both sides
    FALSE_EYE = "false_eye"  # its side must fill it before the end
    OPEN_AREA = "open_area"  # one side's, but the other can still come next to it
    BY_HAND = "by_hand"  # the players set it neutral


@dataclass(frozen=True, slots=True)
class Share:
    """The points that one point of the board adds to one line of one side's breakdown."""

    color: Color
    term: ScoreTerm
    points: int


@dataclass(frozen=True, slots=True)
class PointAccount:
    """The account of one point: its stone, its owner, its value and the reason.

    `owner` is the living stone's colour, or the side that surrounds the point even where that does
    not count; None between both sides. `whole` is the chain or area that the point belongs to.
    `is_only_eye` is true for a SEKI_EYE whose group encloses no other area. A point without shares
    counts for neither side.
    """

    point: Point
    stone: Color | None
    status: Status
    owner: Color | None
    why: PointReason
    shares: tuple[Share, ...]
    whole: frozenset[Point]
    is_only_eye: bool = False

    def worth(self, color: Color) -> int:
        """Return the points that a side gets here, all lines together."""
        return sum(share.points for share in self.shares if share.color is color)

    @property
    def terms(self) -> tuple[ScoreTerm, ...]:
        """The lines of the breakdown in which this point is counted."""
        return tuple(share.term for share in self.shares) or (ScoreTerm.NEUTRAL,)


@dataclass(frozen=True, slots=True)
class Explanation:
    """The accounts of every point of a board; `board` is the one without the dead stones."""

    accounts: Mapping[Point, PointAccount]
    board: Position

    def at(self, point: Point) -> PointAccount:
        """Return the account of one point."""
        return self.accounts[point]

    def points_of(self, term: ScoreTerm, color: Color | None = None) -> frozenset[Point]:
        """Return the points of a line of the breakdown, of one side or of both.

        Prisoners, komi and the like lie on no point.
        """
        if term is ScoreTerm.NEUTRAL:
            return frozenset(p for p, a in self.accounts.items() if not a.shares)
        return frozenset(
            point
            for point, account in self.accounts.items()
            for share in account.shares
            if share.term is term and color in (None, share.color)
        )

    def points_of_why(self, *whys: PointReason) -> frozenset[Point]:
        """Return the points with one of these reasons."""
        return frozenset(p for p, a in self.accounts.items() if a.why in whys)

    def ways_to(self, point: Point) -> dict[Color, tuple[Point, ...]]:
        """Return the shortest path to an empty point from a stone of each colour that reaches it.

        The stone comes first. A point is Black's if no path over empty points leads to it from
        White, and the other way round (Tromp-Taylor rules, 3). A living stone has no path.
        """
        if self.board.at(point) is not None:
            return {}
        came_from: dict[Point, Point | None] = {point: None}
        found: dict[Color, tuple[Point, ...]] = {}
        queue = [point]
        for here in queue:
            for near in sorted(self.board.size.neighbors(here)):
                color = self.board.at(near)
                if color is not None:
                    found.setdefault(color, (near, *_way_back(came_from, here)))
                elif near not in came_from:
                    came_from[near] = here
                    queue.append(near)
        return found


def explain(position: Position, statuses: Statuses, count: Count) -> Explanation:
    """Account for every point of a position that was counted with these statuses."""
    # Only this fact of the count enters the cache, so that another komi uses the same explanation.
    has_tax = bool(count.black.tax or count.white.tax)
    return _explained(position, statuses, count.scoring, count.territory, has_tax)


def _way_back(came_from: Mapping[Point, Point | None], here: Point | None) -> Iterator[Point]:
    while here is not None:
        yield here
        here = came_from[here]


@lru_cache(maxsize=16)
def _explained(
    position: Position,
    statuses: Statuses,
    scoring: Scoring,
    territory: Territory,
    has_tax: bool,
) -> Explanation:
    """Compute the explanation from the parts of a count that it depends on."""
    board = board_without_dead(position, statuses)
    kept = _kept_eyes(board, statuses, territory) if has_tax else _NO_POINTS
    whys = _whys_not(board, statuses, territory)
    accounts = dict(_stone_accounts(position, statuses, scoring))
    for area in _areas(board, territory, whys):
        for account in _area_accounts(position, statuses, scoring, area, kept):
            accounts[account.point] = account
    return Explanation(accounts, board)


@dataclass(frozen=True, slots=True)
class _Area:
    """Connected points with the same owner and the same reason if they do not count."""

    points: frozenset[Point]
    owner: Color | None
    why: PointReason
    is_only_eye: bool = False


# Stones


def _stone_accounts(position: Position, statuses: Statuses, scoring: Scoring) -> Iterator[tuple[Point, PointAccount]]:
    """Yield the accounts of the living stones; the dead ones belong to the areas around them."""
    counts = scoring is not Scoring.TERRITORY
    why = PointReason.LIVING_STONE if counts else PointReason.STONE_NOT_COUNTED
    for chain in all_chains(position):
        if chain.stones <= statuses.dead:
            continue
        shares = (Share(chain.color, ScoreTerm.STONES, 1),) if counts else ()
        status = statuses.of(next(iter(chain.stones)))
        for point in chain.stones - statuses.dead:
            yield (
                point,
                PointAccount(point, chain.color, status, chain.color, why, shares, chain.stones),
            )


# Areas


def _areas(board: Position, territory: Territory, whys: Mapping[Point, PointReason]) -> Iterator[_Area]:
    """Divide the empty points of the board into connected areas with one owner and one reason."""
    held = {each.point: each.color for each in territory.excluded if each.reason in _MISSED}
    owners = {point: color for color in Color for point in territory.of(color) | territory.in_seki(color)} | held
    kinds = {point: (owners.get(point), whys.get(point, PointReason.SURROUNDED)) for point in board.points(None)}
    alike: dict[tuple[Color | None, PointReason], list[Point]] = {}
    for point, kind in kinds.items():
        alike.setdefault(kind, []).append(point)
    has_eyes = any(why is PointReason.SEKI_EYE for _owner, why in alike)
    enclosed = _enclosed_by_groups(board) if has_eyes else {}
    for (owner, why), found in alike.items():
        for points in connected(found, board.size):
            is_only = why is PointReason.SEKI_EYE and enclosed.get(next(iter(points))) == points
            yield _Area(points, owner, why, is_only)


def _enclosed_by_groups(board: Position) -> dict[Point, frozenset[Point]]:
    """Return for each enclosed point all points that its group encloses."""
    groups = (*find_groups(board, Color.BLACK), *find_groups(board, Color.WHITE))
    return {point: group.enclosed for group in groups for point in group.enclosed}


def _area_accounts(
    position: Position,
    statuses: Statuses,
    scoring: Scoring,
    area: _Area,
    kept: frozenset[Point],
) -> Iterator[PointAccount]:
    """Yield the accounts of the points of an area."""
    plain = tuple(_shares(area, None, scoring, is_kept=False))
    for point in area.points:
        # Only dead stones are on the points of an area.
        stone = position.at(point) if point in statuses.dead else None
        is_plain = stone is None and point not in kept
        shares = plain if is_plain else tuple(_shares(area, stone, scoring, point in kept))
        why = PointReason.KEPT_EYE if point in kept else area.why
        if stone is not None and why in _COUNTS:
            why = PointReason.DEAD_STONE
        yield PointAccount(point, stone, statuses.of(point), area.owner, why, shares, area.points, area.is_only_eye)


def _shares(area: _Area, stone: Color | None, scoring: Scoring, is_kept: bool) -> Iterator[Share]:
    """Yield the shares of a point of an area: the point, a dead stone on it, less a tax for a kept eye."""
    if area.why in _COUNTS and area.owner is not None:
        yield Share(area.owner, ScoreTerm.TERRITORY, 1)
        if is_kept:
            yield Share(area.owner, ScoreTerm.TAX, -1)
    if stone is None or scoring is not Scoring.TERRITORY:
        return
    # A dead stone within its captor's seki has to be captured in play.
    if area.why is not PointReason.SEKI_EYE or area.owner is stone:
        yield Share(stone.opponent, ScoreTerm.DEAD, 1)


# Reasons why a point does not count


def _whys_not(board: Position, statuses: Statuses, territory: Territory) -> dict[Point, PointReason]:
    """Return the reason for each empty point that is not plain territory."""
    whys: dict[Point, PointReason] = dict.fromkeys(territory.seki_black | territory.seki_white, PointReason.SEKI_EYE)
    in_seki = _stones_in_seki(board, statuses, territory)
    for region in all_regions(board):
        if region.owner is None:
            why = _between(board, in_seki, region.points) if region.border else PointReason.UNCLAIMED
        else:
            why = PointReason.BY_HAND
        for point in region.points & territory.neutral:
            whys[point] = PointReason.BY_HAND if point in statuses.neutral else why
    missed = (each for each in territory.excluded if each.reason in _MISSED)
    whys |= dict.fromkeys(territory.to_fill, PointReason.TO_FILL)
    return whys | {each.point: _MISSED[each.reason] for each in missed}


_MISSED = {
    NotCounted.FALSE_EYE: PointReason.FALSE_EYE,
    NotCounted.OPEN_AREA: PointReason.OPEN_AREA,
}
"""Reasons for points that one side holds outside seki, but may not count."""
_COUNTS = (PointReason.SURROUNDED, PointReason.TO_FILL)
"""Reasons of empty points that count for one side."""


def _stones_in_seki(board: Position, statuses: Statuses, territory: Territory) -> frozenset[Point]:
    """Return the stones marked as seki, and those around points that do not count because of seki."""
    eyes = territory.seki_black | territory.seki_white
    if not eyes:
        return statuses.seki
    chains = (chain for chain in all_chains(board) if chain.liberties & eyes)
    return statuses.seki.union(*(chain.stones for chain in chains))


def _between(board: Position, in_seki: frozenset[Point], region: frozenset[Point]) -> PointReason:
    """Return the reason for a neutral region: a seki liberty if stones of both sides there are in seki."""
    if not in_seki:
        return PointReason.DAME
    near = {q for p in region for q in board.size.neighbors(p) if q in in_seki}
    colors = {board.at(point) for point in near}
    return PointReason.SEKI_LIBERTY if {Color.BLACK, Color.WHITE} <= colors else PointReason.DAME


# Eyes that a group keeps


def _kept_eyes(board: Position, statuses: Statuses, territory: Territory) -> frozenset[Point]:
    """Return two points for each group that pays the tax."""
    kept: set[Point] = set()
    for color in (Color.BLACK, Color.WHITE):
        for group in find_groups(board, color):
            if not group.stones & statuses.seki:
                counted = group._replace(enclosed=group.enclosed & territory.of(color))
                # The choice of the two points makes no difference to the count.
                kept.update(_two_eyes(board, counted))
    return frozenset(kept)


def _two_eyes(board: Position, group: LivingGroup) -> Iterable[Point]:
    """Return the eyes to be shown: two points that are not adjacent, if there are such."""
    points = sorted(group.enclosed)
    if group_tax(group) < 2:
        return points
    apart = [p for p in points if p not in board.size.neighbors(points[0])]
    return points[0], apart[1] if len(apart) > 1 else points[1]
