"""Handicap: the traditional points, how many there are, and what White gets for them."""

from __future__ import annotations

from goboard_app.go.board import BoardSize, Point
from goboard_app.rules.ruleset import HandicapBonus, Ruleset

MAX_FREE = 41
_SMALLEST_SIDE = 7
_SMALLEST_SIDE_WITH_MIDDLE = 9


def max_fixed(size: BoardSize) -> int:
    """How many stones the traditional points hold: 9, 4, or 0 where there is no tradition."""
    small = min(size.columns, size.rows)
    if small < _SMALLEST_SIDE:
        return 0
    has_middle = size.columns % 2 == 1 and size.rows % 2 == 1
    return 9 if has_middle and small >= _SMALLEST_SIDE_WITH_MIDDLE else 4


def max_free(size: BoardSize) -> int:
    """How many stones may be placed freely: 41, and never more than leave a point empty."""
    return min(MAX_FREE, size.area - 1)


def fixed_points(size: BoardSize, stones: int) -> tuple[Point, ...]:
    """The points of a fixed handicap, in the order of placement.

    On the third line of boards below 13, else on the fourth; the third stone goes to the lower
    right. Raises ValueError for a number of stones the board has no points for.
    """
    if not 2 <= stones <= max_fixed(size):
        raise ValueError(f"no fixed handicap of {stones} on this board")
    left, right = _lines(size.columns)
    top, bottom = _lines(size.rows)
    col, row = size.columns // 2, size.rows // 2
    middle = Point(col, row)
    corners = (Point(right, top), Point(left, bottom), Point(right, bottom), Point(left, top))
    if stones <= 4:
        return corners[:stones]
    sides = (Point(left, row), Point(right, row), Point(col, bottom), Point(col, top))
    even = corners + sides[: (stones - 4) // 2 * 2]
    return (*even, middle) if stones % 2 else even


def bonus_points(ruleset: Ruleset, handicap: int) -> int:
    """What White gets in the score for `handicap` stones; one stone is no handicap."""
    if handicap < 2 or ruleset.bonus is HandicapBonus.ZERO:
        return 0
    return handicap if ruleset.bonus is HandicapBonus.N else handicap - 1


def _lines(side: int) -> tuple[int, int]:
    edge = 2 if side < 13 else 3
    return edge, side - 1 - edge
