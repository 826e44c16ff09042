"""The count in words: the rows of the breakdown, and who is ahead."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from goboard_app.app.texts.numbers import points
from goboard_app.go.color import Color
from goboard_app.rules.ruleset import Scoring
from goboard_app.scoring.count import Count, SideCount

translate = QCoreApplication.translate


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
        (RowKind.STONES, translate("count", "Stones"), "stones"),
        (RowKind.TERRITORY, translate("count", "Surrounded points"), "territory"),
        (RowKind.PRISONERS, translate("count", "Prisoners"), "prisoners"),
        (RowKind.DEAD, translate("count", "Dead stones taken off"), "dead"),
        (RowKind.PASS_STONES, translate("count", "Pass stones"), "pass_stones"),
        (RowKind.TAX, translate("count", "Two points kept for each group"), "tax"),
        (RowKind.KOMI, translate("count", "Komi"), "komi"),
        (RowKind.HANDICAP, translate("count", "For the handicap"), "handicap_bonus"),
        (RowKind.FIRST_PASS, translate("count", "White passed first"), "first_pass_bonus"),
        (RowKind.CLOCK, translate("count", "Penalty for time"), "clock_penalty"),
    ]
    shown = [
        CountRow(kind, label, _cell(count.black, part), _cell(count.white, part))
        for kind, label, part in rows
        if kind in _always(count) or _value(count.black, part) or _value(count.white, part)
    ]
    total = translate("count", "Together")
    return (
        *shown,
        CountRow(RowKind.TOTAL, total, points(count.black.total), points(count.white.total)),
    )


def standing(count: Count) -> str:
    """Who is ahead as the stones are marked now: "Black is ahead by 2½"."""
    if count.winner is None:
        return translate("count", "Both sides have the same.")
    if count.margin == 0:
        return translate("count", "Both sides have the same, and then Black wins.")
    margin = points(abs(count.margin))
    if count.winner is Color.BLACK:
        return translate("count", "Black is ahead by %1.").replace("%1", margin)
    return translate("count", "White is ahead by %1.").replace("%1", margin)


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
