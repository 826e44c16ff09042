"""NewGame: what two people chose before the first stone, and the record that it begins."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from fractions import Fraction

from goboard_app.go.point import BoardSize, Point
from goboard_app.record.points import point_text
from goboard_app.record.property import Property
from goboard_app.record.sgf_text import raw_text
from goboard_app.record.tree import GameTree
from goboard_app.rules import catalogue
from goboard_app.rules.catalogue import DEFAULT
from goboard_app.rules.handicap import fixed_points, max_fixed, max_free
from goboard_app.rules.ruleset import Placement, Ruleset

MAX_KOMI = 150

# Rows whose every cell holds in play, in ending and in score; the others are known to files only.
OFFERED: tuple[Ruleset, ...] = (
    catalogue.CHINESE_SERVER,
    catalogue.CHINESE,
    catalogue.JAPANESE,
    catalogue.KOREAN,
    catalogue.AGA,
    catalogue.BGA,
    catalogue.FRENCH,
    catalogue.NEW_ZEALAND,
    catalogue.TROMP_TAYLOR,
    catalogue.SIMPLIFIED_ING,
    catalogue.WMSG,
    catalogue.SIMPLE_TERRITORY,
)


@dataclass(frozen=True, slots=True)
class NewGame:
    """The choices for a new game; `komi` in points for White, `handicap` 0 or 2 and more stones.

    `is_free` says that Black places the handicap stones by hand.
    """

    size: BoardSize = BoardSize(9, 9)
    ruleset: Ruleset = DEFAULT
    komi: Fraction = DEFAULT.komi
    handicap: int = 0
    is_free: bool = False
    black_name: str = ""
    white_name: str = ""

    @property
    def is_possible(self) -> bool:
        """Whether komi and handicap lie within what this board bears."""
        if abs(self.komi) > MAX_KOMI or (self.komi * 4).denominator != 1:
            return False
        if self.handicap == 0:
            return True
        limit = max_free(self.size) if self.is_free else max_fixed(self.size)
        return 2 <= self.handicap <= limit


def may_place_freely(ruleset: Ruleset, size: BoardSize) -> bool:
    """Whether handicap stones are placed by hand: the rules say so, or tradition has no points."""
    return ruleset.placement is Placement.FREE or max_fixed(size) == 0


def record_of(game: NewGame, today: date) -> GameTree:
    """The tree of a game that begins now; raises ValueError for choices that are not possible."""
    if not game.is_possible:
        raise ValueError("komi or handicap out of range")
    names = (("PB", game.black_name), ("PW", game.white_name))
    properties = [
        *(Property(ident, (raw_text(name),)) for ident, name in names if name),
        Property("DT", (today.isoformat(),)),
        Property("KM", (_number(game.komi),)),
        *ruleset_properties(game.ruleset),
    ]
    if game.handicap:
        properties.append(Property("HA", (str(game.handicap),)))
    if game.handicap and not game.is_free:
        properties.append(_stones(fixed_points(game.size, game.handicap)))
    return GameTree.new(game.size, properties)


def ruleset_properties(ruleset: Ruleset) -> tuple[Property, ...]:
    """RU as everybody reads it, and beside it the private GBRS that names the very row."""
    return (Property("RU", (raw_text(ruleset.sgf_name),)), Property("GBRS", (ruleset.key,)))


def _stones(points: tuple[Point, ...]) -> Property:
    return Property("AB", tuple(point_text(point) for point in points))


def _number(value: Fraction) -> str:
    return str(value.numerator) if value.denominator == 1 else str(float(value))
