"""Accounts: what each point of a counted position is worth, for whom, and why, as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from goboard_app.go.board import Color, Point
from goboard_app.scoring.statuses import Status


class Term(Enum):
    """A line of the breakdown: the field of `SideCount`, and the points of nobody."""

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


class Why(Enum):
    """Why a point counts as it does."""

    # for somebody
    LIVING_STONE = "living_stone"  # stones count under these rules
    SURROUNDED = "surrounded"  # an empty point of one side
    DEAD_STONE = "dead_stone"  # a stone that is taken off one side's area
    # for nobody
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
    """What one point of the board adds to one line of one side's breakdown."""

    color: Color
    term: Term
    points: int


@dataclass(frozen=True, slots=True)
class PointAccount:
    """One point: what stands there, whose it is, what it counts and why.

    `owner` is the living stone's colour, or the side that surrounds the point even where that
    does not count; None between both sides. `whole` is the chain or area that the point belongs
    to. `is_only_eye` says of a SEKI_EYE that its group encloses no other area. A point without
    shares counts for nobody.
    """

    point: Point
    stone: Color | None
    status: Status
    owner: Color | None
    why: Why
    shares: tuple[Share, ...]
    whole: frozenset[Point]
    is_only_eye: bool = False

    def worth(self, color: Color) -> int:
        """The points that a side gets here, all lines together."""
        return sum(share.points for share in self.shares if share.color is color)

    @property
    def terms(self) -> tuple[Term, ...]:
        """The lines of the breakdown that this point stands in."""
        return tuple(share.term for share in self.shares) or (Term.NEUTRAL,)


@dataclass(frozen=True, slots=True)
class Explanation:
    """The account of every point of a board."""

    accounts: Mapping[Point, PointAccount]

    def at(self, point: Point) -> PointAccount:
        """The account of one point."""
        return self.accounts[point]

    def points_of(self, term: Term, color: Color | None = None) -> frozenset[Point]:
        """The points behind a line of the breakdown, of one side or of both.

        Prisoners, komi and the like lie on no point.
        """
        if term is Term.NEUTRAL:
            return frozenset(p for p, a in self.accounts.items() if not a.shares)
        return frozenset(
            point
            for point, account in self.accounts.items()
            for share in account.shares
            if share.term is term and color in (None, share.color)
        )

    def points_of_why(self, *whys: Why) -> frozenset[Point]:
        """The points that count, or do not, for one of these reasons."""
        return frozenset(p for p, a in self.accounts.items() if a.why in whys)
