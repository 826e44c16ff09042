"""What the analysis of a position says: whose the points are, and why some count for nobody."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from goboard_app.go.board import Color, Point


class NotCounted(Enum):
    """Why a point that one side surrounds does not count for it."""

    SEKI_GROUP = "seki_group"  # its group has less than two eyes: it lives in seki
    FALSE_EYE = "false_eye"  # it must be filled: stones of its owner are in atari there
    FALSE_EYE_LATER = "false_eye_later"  # the same once the neutral points beside them are taken
    OPEN_AREA = "open_area"  # the border holds, but is not closed: the opponent can come next to it
    BY_HAND = "by_hand"  # the players said so: a chain or point marked as seki, a neutral point


@dataclass(frozen=True, slots=True)
class Excluded:
    """An empty point (or one under a dead stone) that would be `color`'s, but does not count."""

    point: Point
    color: Color
    reason: NotCounted


@dataclass(frozen=True, slots=True)
class SekiAnalysis:
    """Whose every point is when what is in seki does not count.

    `black` and `white` are the points that count, those under dead stones included. `excluded`
    holds the points that do not though one side alone holds them, in the order of the board.
    `stones_in_seki` are living stones of groups in seki, found or marked by hand. All other points
    are nobody's: either side can get there.
    """

    black: frozenset[Point]
    white: frozenset[Point]
    excluded: tuple[Excluded, ...] = ()
    stones_in_seki: frozenset[Point] = frozenset()

    def of(self, color: Color) -> frozenset[Point]:
        """The points that count for one side."""
        return self.black if color is Color.BLACK else self.white
