"""The count in words: the rows of the breakdown, and who is ahead."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from fractions import Fraction

from goboard_app.app.texts.numbers import by_color, filled, points, translate
from goboard_app.app.texts.records import win_by_points
from goboard_app.rules.ruleset import Scoring
from goboard_app.scoring.count import Count, SideCount


class RowKind(Enum):
    """Where the points of a row come from."""

    STONES = auto()
    TERRITORY = auto()
    PRISONERS = auto()
    DEAD = auto()
    PASS_STONES = auto()
    TAX = auto()
    KOMI = auto()
    HANDICAP = auto()
    FIRST_PASS = auto()
    CLOCK = auto()
    TOTAL = auto()


@dataclass(frozen=True, slots=True)
class CountRow:
    """One line of the breakdown, both sides' numbers as text."""

    kind: RowKind
    label: str
    black: str
    white: str


def count_rows(count: Count) -> tuple[CountRow, ...]:
    """The breakdown line by line; lines that make no difference are left out, the total is last."""
    rows = [
        (RowKind.STONES, "stones"),
        (RowKind.TERRITORY, "territory"),
        (RowKind.PRISONERS, "prisoners"),
        (RowKind.DEAD, "dead"),
        (RowKind.PASS_STONES, "pass_stones"),
        (RowKind.TAX, "tax"),
        (RowKind.KOMI, "komi"),
        (RowKind.HANDICAP, "handicap_bonus"),
        (RowKind.FIRST_PASS, "first_pass_bonus"),
        (RowKind.CLOCK, "clock_penalty"),
    ]
    shown = [
        CountRow(kind, row_label(kind), _cell(count.black, part), _cell(count.white, part))
        for kind, part in rows
        if kind in _always(count) or _value(count.black, part) or _value(count.white, part)
    ]
    black, white = points(count.black.total), points(count.white.total)
    return (*shown, CountRow(RowKind.TOTAL, row_label(RowKind.TOTAL), black, white))


def row_label(kind: RowKind) -> str:
    """What a line of the breakdown is called."""
    return {
        RowKind.STONES: translate("count", "Stones"),
        RowKind.TERRITORY: translate("count", "Surrounded points"),
        RowKind.PRISONERS: translate("count", "Prisoners"),
        RowKind.DEAD: translate("count", "Dead stones taken off"),
        RowKind.PASS_STONES: translate("count", "Pass stones"),
        RowKind.TAX: translate("count", "Two points kept for each group"),
        RowKind.KOMI: translate("count", "Komi"),
        RowKind.HANDICAP: translate("count", "For the handicap"),
        RowKind.FIRST_PASS: translate("count", "White passed first"),
        RowKind.CLOCK: translate("count", "Penalty for time"),
        RowKind.TOTAL: translate("count", "Together"),
    }[kind]


def standing(count: Count) -> str:
    """Who is ahead as the stones are marked now: "Black is ahead by 2½"."""
    if count.winner is None:
        return translate("count", "Both sides have the same.")
    if count.margin == 0:
        return translate("count", "Both sides have the same, and then Black wins.")
    black = translate("count", "Black is ahead by %1.")
    white = translate("count", "White is ahead by %1.")
    return filled(by_color(count.winner, black, white), points(abs(count.margin)))


def count_result(count: Count) -> str:
    """What came of it, as the result of a game is said: "Black wins by 2½", "Draw"."""
    if count.winner is None:
        return translate("result", "Draw")
    return win_by_points(count.winner, abs(count.margin))


def scoring_title(count: Count) -> str:
    """What is being added up."""
    if count.scoring is Scoring.AREA:
        return translate("count", "Stones and surrounded points")
    if count.scoring is Scoring.TERRITORY:
        return translate("count", "Surrounded points and prisoners")
    return translate("count", "Stones that can stand")


def _always(count: Count) -> set[RowKind]:
    if count.scoring is Scoring.TERRITORY:
        return {RowKind.TERRITORY, RowKind.PRISONERS, RowKind.DEAD, RowKind.KOMI}
    return {RowKind.STONES, RowKind.TERRITORY, RowKind.KOMI}


def _value(side: SideCount, part: str) -> Fraction:
    return Fraction(getattr(side, part))


def _cell(side: SideCount, part: str) -> str:
    return points(_value(side, part))
