"""The arithmetic of the traditions: what filling in, half counting and Ing's fill-in come to."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from goboard_app.go.board import Color


@dataclass(frozen=True, slots=True)
class PrisonerFill:
    """What is left when both sides' prisoners were put back into their own territory.

    `black_unplaced` are black stones that found no room; each is a point for White, who holds it.
    """

    black_left: int
    white_left: int
    black_unplaced: int = 0
    white_unplaced: int = 0

    @property
    def margin(self) -> int:
        """Black's points less White's, before komi: the same as before the filling."""
        black = self.black_left + self.white_unplaced
        return black - self.white_left - self.black_unplaced


def fill_prisoners(
    black_territory: int, white_territory: int, held_by_black: int, held_by_white: int
) -> PrisonerFill:
    """Put the stones each side has taken into the territory of the side they belong to.

    >>> fill_prisoners(35, 27, 3, 1).margin
    10
    """
    return PrisonerFill(
        black_left=max(0, black_territory - held_by_white),
        white_left=max(0, white_territory - held_by_black),
        black_unplaced=max(0, held_by_white - black_territory),
        white_unplaced=max(0, held_by_black - white_territory),
    )


@dataclass(frozen=True, slots=True)
class HalfCount:
    """Black's area held against what Black needs; 1 zi is two points."""

    black_area: Fraction
    needed_black: Fraction
    needed_white: Fraction

    @property
    def zi(self) -> Fraction:
        """How much more Black has than is needed; below zero White wins by as much."""
        return self.black_area - self.needed_black

    @property
    def points(self) -> Fraction:
        """The same as a margin of points."""
        return 2 * self.zi

    @property
    def winner(self) -> Color | None:
        """Who has more than half with komi shared; None for a draw."""
        if self.zi == 0:
            return None
        return Color.BLACK if self.zi > 0 else Color.WHITE


def half_count(
    black_area: Fraction, board_points: int, komi: Fraction, returned: Fraction = Fraction(0)
) -> HalfCount:
    """Compare one colour's area with half the board and half the komi (Chinese rules, article 8).

    `returned` is what else White gets, such as the stones given back for a handicap.

    >>> half_count(Fraction(185), 361, Fraction(15, 2)).zi
    Fraction(3, 4)
    """
    half, shift = Fraction(board_points, 2), (komi + returned) / 2
    return HalfCount(black_area, half + shift, half - shift)


@dataclass(frozen=True, slots=True)
class FillIn:
    """What Ing's fill-in leaves: vacant points, and stones in the other side's area.

    The stones that were handed over as komi are not among these.
    """

    vacant_in_black: Fraction
    vacant_in_white: Fraction
    white_in_black: Fraction
    black_in_white: Fraction

    @property
    def margin(self) -> Fraction:
        """Two points for each stone in the other's area, and one for each vacant point."""
        foreign = self.white_in_black - self.black_in_white
        return 2 * foreign + self.vacant_in_black - self.vacant_in_white

    @property
    def winner(self) -> Color:
        """Who won; Black where both have the same."""
        return Color.WHITE if self.margin < 0 else Color.BLACK


def fill_in(
    black_area: Fraction, board_points: int, komi: Fraction, stones_each: int | None = None
) -> FillIn:
    """Hand over komi as stones, then let both fill their area from their own bowl.

    Whatever stones are left then go into what the other side could not fill. `black_area` holds
    half of each point that is nobody's; one that is left over by that is in neither area.

    >>> fill_in(Fraction(185), 361, Fraction(8)).margin
    Fraction(1, 1)
    """
    stones = ing_set(board_points) if stones_each is None else stones_each
    black = black_area - komi / 2 - stones
    white = board_points - black_area + komi / 2 - stones
    if black.denominator != 1:
        black, white = black - Fraction(1, 2), white - Fraction(1, 2)
    in_black = min(max(black, Fraction(0)), max(-white, Fraction(0)))
    in_white = min(max(white, Fraction(0)), max(-black, Fraction(0)))
    return FillIn(
        vacant_in_black=max(black, Fraction(0)) - in_black,
        vacant_in_white=max(white, Fraction(0)) - in_white,
        white_in_black=in_black,
        black_in_white=in_white,
    )


def ing_set(board_points: int) -> int:
    """How many stones of each colour Ing's bowls hold for a board: 180 on 19x19, 40 on 9x9."""
    return (board_points - 1) // 2


def ing_komi_stones(komi: Fraction) -> int | None:
    """How many stones stand for a komi, two points each; None where they cannot."""
    stones = komi / 2
    return int(stones) if stones.denominator == 1 else None


def even_parts(amount: int, most: int, unit: int = 1) -> list[int]:
    """An amount cut into parts as equal as can be, at most so many; all but the last whole units.

    >>> even_parts(7, 3)
    [3, 3, 1]
    >>> even_parts(45, 10, 10)
    [10, 10, 10, 10, 5]
    """
    if amount <= 0:
        return []
    part = -(-amount // (most * unit)) * unit
    whole, rest = divmod(amount, part)
    return [part] * whole + ([rest] if rest else [])
