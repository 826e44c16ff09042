"""How every story ends: komi and whatever else the rules add, and the comparison."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from fractions import Fraction

from goboard_app.go.board import Color
from goboard_app.scoring.count import SideCount
from goboard_app.scoring.story.frame import NO_POINTS
from goboard_app.scoring.story.tally import RunningTally, TallyRow
from goboard_app.scoring.story.teller import Case, Teller
from goboard_app.scoring.story.values import ChapterKind

_EXTRAS = (
    (ChapterKind.TAX, TallyRow.TAX, "tax"),
    (ChapterKind.KOMI, TallyRow.KOMI, "komi"),
    (ChapterKind.HANDICAP, TallyRow.HANDICAP, "handicap_bonus"),
    (ChapterKind.FIRST_PASS, TallyRow.FIRST_PASS, "first_pass_bonus"),
    (ChapterKind.CLOCK, TallyRow.CLOCK, "clock_penalty"),
)


def add_extras(teller: Teller, case: Case, done: Collection[ChapterKind] = ()) -> None:
    """Add what does not lie on the board, but for what is done already."""
    for kind, row, part in _EXTRAS:
        black, white = _value(case.count.black, part), _value(case.count.white, part)
        if kind in done or not (black or white):
            continue
        side = None if black and white else (Color.BLACK if black else Color.WHITE)
        teller.open(kind, abs(black) + abs(white), side)
        tally = _with_extra(teller.frame.tally, row, black, white)
        teller.step(replace(teller.frame, tally=tally, lit=NO_POINTS), abs(black) + abs(white))


def compare(teller: Teller, case: Case) -> None:
    """Say who has won, and by how much."""
    margin = abs(case.count.margin)
    teller.open(ChapterKind.COMPARE, margin, case.count.winner)
    teller.step(replace(teller.frame, lit=NO_POINTS), margin)


def _value(side: SideCount, part: str) -> Fraction:
    return Fraction(getattr(side, part))


def _with_extra(
    tally: RunningTally, row: TallyRow, black: Fraction, white: Fraction
) -> RunningTally:
    """Where half a board is needed, half of it makes that more or less; else it is a line."""
    if tally.needed is None:
        return tally.with_line(row, black or None, white or None)
    shift = (white - black) / 2
    return replace(tally, needed=(tally.needed[0] + shift, tally.needed[1] - shift))
