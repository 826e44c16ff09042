"""Whose every empty point is, once the dead stones are off."""

from __future__ import annotations

from dataclasses import dataclass

from goboard_app.go.board import Color, Point
from goboard_app.go.chains import Region, all_regions
from goboard_app.go.position import Position
from goboard_app.scoring.seki.outcome import Excluded, NotCounted
from goboard_app.scoring.statuses import Statuses


@dataclass(frozen=True, slots=True)
class Territory:
    """Points surrounded by one side alone, points of seki, and points of nobody.

    A point under a dead stone belongs to the area around it. `seki_black` and `seki_white` are
    surrounded by stones of that colour which are in seki; they are not part of `black` or `white`.
    `excluded` says of each point that one side holds, but may not count, why not; those of them
    that are not in seki are neutral. `stones_in_seki` are the stones of groups without two eyes,
    on an unfinished board nearly all. Both are filled by `find_taxed_territory` alone.
    """

    black: frozenset[Point]
    white: frozenset[Point]
    neutral: frozenset[Point]
    seki_black: frozenset[Point] = frozenset()
    seki_white: frozenset[Point] = frozenset()
    excluded: tuple[Excluded, ...] = ()
    stones_in_seki: frozenset[Point] = frozenset()

    def of(self, color: Color) -> frozenset[Point]:
        """The points of one side."""
        return self.black if color is Color.BLACK else self.white

    def in_seki(self, color: Color) -> frozenset[Point]:
        """The points enclosed by this side's stones in seki."""
        return self.seki_black if color is Color.BLACK else self.seki_white

    def not_counted(self, color: Color, *reasons: NotCounted) -> frozenset[Point]:
        """The points of `excluded` that one side does not get for one of these reasons."""
        found = (e.point for e in self.excluded if e.color is color and e.reason in reasons)
        return frozenset(found)


def board_without_dead(position: Position, statuses: Statuses) -> Position:
    """The position with the dead stones taken off; prisoners stay as they are."""
    return position.with_setup(empty=statuses.dead)


def find_territory(position: Position, statuses: Statuses) -> Territory:
    """Sort the empty points by the colours around them (area scoring, Chinese rules, article 8).

    A region that touches a stone or holds a point marked as seki is told apart, so that it can be
    left out of the count (Japanese rules of 1989, article 8).
    """
    board = board_without_dead(position, statuses)
    parts: dict[tuple[Color | None, bool], set[Point]] = {}
    for region in all_regions(board):
        owner = region.owner
        in_seki = owner is not None and _is_in_seki(board, region, statuses)
        parts.setdefault((owner, in_seki), set()).update(region.points - statuses.neutral)
        parts.setdefault((None, False), set()).update(region.points & statuses.neutral)

    def part(owner: Color | None, in_seki: bool) -> frozenset[Point]:
        return frozenset(parts.get((owner, in_seki), ()))

    return Territory(
        black=part(Color.BLACK, False),
        white=part(Color.WHITE, False),
        neutral=part(None, False),
        seki_black=part(Color.BLACK, True),
        seki_white=part(Color.WHITE, True),
    )


def find_taxed_territory(position: Position, statuses: Statuses) -> Territory:
    """Sort the empty points where what is in seki does not count, marked by hand or not.

    See `scoring.seki` for how groups in seki and points that must be filled are found.
    """
    from goboard_app.scoring.seki.analysis import analyse  # late: most boards are not counted

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
    if region.points & statuses.seki:
        return True
    return any(
        near in statuses.seki for point in region.points for near in board.size.neighbors(point)
    )
