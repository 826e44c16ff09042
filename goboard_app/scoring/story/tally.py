"""The running numbers of a counting story: lines that are added up for both sides."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from fractions import Fraction

from goboard_app.go.board import Color
from goboard_app.rules.ruleset import Scoring

Number = Fraction | int


class TallyRow(Enum):
    """What a line of the running numbers is about."""

    TERRITORY = auto()
    FILLED = auto()  # less the prisoners put back
    LEFT_OVER = auto()  # prisoners that found no room
    STONES = auto()
    NEUTRAL = auto()  # half of what is nobody's
    AREA = auto()
    REST = auto()  # the rest of the board
    VACANT = auto()  # points left vacant in one's own area
    FOREIGN = auto()  # two points for each stone of the other side in one's area
    TAX = auto()
    KOMI = auto()
    HANDICAP = auto()
    FIRST_PASS = auto()
    CLOCK = auto()


@dataclass(frozen=True, slots=True)
class TallyLine:
    """One line of the running numbers; None where a side has no number in it."""

    row: TallyRow
    black: Fraction | None
    white: Fraction | None

    def of(self, color: Color) -> Fraction | None:
        """One side's number."""
        return self.black if color is Color.BLACK else self.white


@dataclass(frozen=True, slots=True)
class RunningTally:
    """The running numbers of both sides: lines that are added up.

    `needed` says how much each side needs where a half of the board is what counts; then one
    point more or less moves the margin by two.
    """

    lines: tuple[TallyLine, ...] = ()
    needed: tuple[Fraction, Fraction] | None = None

    def total(self, color: Color) -> Fraction:
        """What one side has by now."""
        return sum((line.of(color) or Fraction(0) for line in self.lines), Fraction(0))

    def line(self, row: TallyRow) -> TallyLine | None:
        """The line about something; None while there is none."""
        return next((line for line in self.lines if line.row is row), None)

    def value(self, row: TallyRow, color: Color) -> Fraction:
        """One side's number in a line, zero where there is none."""
        line = self.line(row)
        return (line.of(color) if line is not None else None) or Fraction(0)

    def with_line(self, row: TallyRow, black: Number | None, white: Number | None) -> RunningTally:
        """The same with a line set; a new one comes last."""
        made = TallyLine(row, _fraction(black), _fraction(white))
        if self.line(row) is None:
            return replace(self, lines=(*self.lines, made))
        return replace(self, lines=tuple(made if x.row is row else x for x in self.lines))

    def with_value(self, row: TallyRow, color: Color, value: Number) -> RunningTally:
        """The same with one side's number in a line set."""
        line = self.line(row) or TallyLine(row, None, None)
        if color is Color.BLACK:
            return self.with_line(row, value, line.white)
        return self.with_line(row, line.black, value)

    @property
    def margin(self) -> Fraction:
        """Black's points less White's, by these numbers."""
        if self.needed is not None:
            return 2 * (self.total(Color.BLACK) - self.needed[0])
        return self.total(Color.BLACK) - self.total(Color.WHITE)


@dataclass(frozen=True, slots=True)
class WaySum:
    """What the same board comes to by one way to count, as its story has shown it."""

    scoring: Scoring
    black: Fraction
    white: Fraction

    @property
    def margin(self) -> Fraction:
        """Black's points less White's."""
        return self.black - self.white


def _fraction(value: Number | None) -> Fraction | None:
    return None if value is None else Fraction(value)
