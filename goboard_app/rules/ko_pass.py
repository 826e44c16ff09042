"""Pass-for-ko: taking back in a ko while life and death are tried out after the stop.

Japanese rules of 1989, article 7-2: "In the confirmation of life and death after the game has
stopped in accordance with article 9, recapturing in the same ko is prohibited. A player whose stone
has been captured in a ko may, however, capture in that ko again after passing once for that
particular ko capture." A threat elsewhere does not do; so no ko is won by threats outside.
"""

from __future__ import annotations

from dataclasses import dataclass

from goboard_app.go.board import Color, Play, Point
from goboard_app.go.chains import chain_at
from goboard_app.go.position import Outcome, Position


@dataclass(frozen=True, slots=True)
class KoBan:
    """One ko: `color` may not take the stone on `stone` by playing at `point`.

    It ends when `color` has passed for this ko, or when there is no ko any more.
    """

    point: Point
    stone: Point
    color: Color


Bans = frozenset[KoBan]

NO_BANS: Bans = frozenset()


def is_ko_capture(play: Play, outcome: Outcome) -> bool:
    """Whether a play took one stone in a ko: it stands alone, with no liberty but that point."""
    if len(outcome.captured) != 1:
        return False
    chain = chain_at(outcome.position, play.point)
    return chain is not None and len(chain.stones) == 1 and chain.liberties == outcome.captured


def broken_ban(bans: Bans, play: Play, outcome: Outcome) -> KoBan | None:
    """The ban that a play would break; None where it takes nothing back in a ko."""
    if not is_ko_capture(play, outcome):
        return None
    (taken,) = outcome.captured
    ban = KoBan(play.point, taken, play.color)
    return ban if ban in bans else None


def bans_after(bans: Bans, play: Play, outcome: Outcome) -> Bans:
    """The bans after a play: one more where it took in a ko; those of kos that are over go."""
    left = frozenset(ban for ban in bans if _is_open(ban, outcome.position))
    if not is_ko_capture(play, outcome):
        return left
    (taken,) = outcome.captured
    return left | {KoBan(taken, play.point, play.color.opponent)}


def bans_of(bans: Bans, color: Color) -> tuple[KoBan, ...]:
    """The kos for which this side has yet to pass, in the order of their points."""
    return tuple(sorted((ban for ban in bans if ban.color is color), key=lambda ban: ban.point))


def bans_after_pass(bans: Bans, ban: KoBan | None) -> Bans:
    """The bans after a pass, which is for one ko or for none."""
    return bans - {ban} if ban is not None else bans


def _is_open(ban: KoBan, position: Position) -> bool:
    is_there = position.at(ban.stone) is ban.color.opponent
    return is_there and position.at(ban.point) is None
