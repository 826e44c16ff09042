"""What a comparison of ways to count is made of: ways, causes, rows and reasons."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from goboard_app.go.board import Color, Point
from goboard_app.rules.ruleset import HandicapBonus, Ruleset, Scoring, Tax
from goboard_app.scoring.accounts import Term
from goboard_app.scoring.count import Count, SideCount

MOST_REASONS = 4

_NO_POINTS: frozenset[Point] = frozenset()


@dataclass(frozen=True, slots=True)
class Way:
    """A ruleset and one of the ways to count that it allows."""

    ruleset: Ruleset
    scoring: Scoring

    @property
    def kind(self) -> tuple[object, ...]:
        """All that the ruleset says about this way to count; two of a kind always agree.

        Komi is not part of it.
        """
        rules = self.ruleset
        is_main = self.scoring is rules.scoring
        is_taxed = is_main or self.scoring is not Scoring.AREA
        tax = rules.tax if is_taxed else Tax.NONE
        if tax is Tax.ALL and not is_main:
            tax = Tax.SEKI
        has_bonus = is_main or self.scoring is not Scoring.TERRITORY
        return (
            self.scoring,
            tax,
            rules.bonus if has_bonus else HandicapBonus.ZERO,
            self.scoring is Scoring.TERRITORY and (rules.pass_stones, rules.white_passes_last),
            rules.first_pass_bonus,
            rules.tie,
        )


class Cause(Enum):
    """Why two ways to count come to different numbers, in the order in which to tell them."""

    MOVES = "moves"  # one side played more stones; they count where stones do
    SEKI = "seki"  # points in seki do not count everywhere
    FALSE_EYES = "false_eyes"  # points that must be filled do not count everywhere
    BORDERS = "borders"  # where territory counts, borders are looked at more closely
    PASS_STONES = "pass_stones"  # a pass hands over a prisoner
    GROUP_TAX = "group_tax"  # every group keeps two points
    HANDICAP_STONES = "handicap_stones"  # they count where stones do
    HANDICAP_BONUS = "handicap_bonus"  # White gets points for them
    FIRST_PASS = "first_pass"  # White passed first and gets a point
    KOMI = "komi"
    SETUP = "setup"  # stones put down or taken away by hand, which are no moves
    CLOCK = "clock"  # penalties for time
    TIE = "tie"  # the same points; some rules name a winner even so
    DAME = "dame"  # neutral points are open, worth a point where stones count


@dataclass(frozen=True, slots=True)
class Worth:
    """What a cause is worth to each side in one way to count."""

    black: Fraction = Fraction(0)
    white: Fraction = Fraction(0)

    @property
    def margin(self) -> Fraction:
        """What it adds to Black's points less White's."""
        return self.black - self.white


@dataclass(frozen=True, slots=True)
class Played:
    """How many stones each side has put on the board by moves, and where the last one lies.

    `handicap` is the number of handicap stones, whether they were set up or played.
    """

    black: int = 0
    white: int = 0
    handicap: int = 0
    last: Point | None = None


@dataclass(frozen=True, slots=True)
class ComparisonRow:
    """One way to count: its count, and what each cause is worth in it.

    The worths, taken together with what is common to all rows, make up the margin.
    """

    way: Way
    count: Count
    komi: Fraction
    worths: tuple[tuple[Cause, Worth], ...]

    def worth(self, cause: Cause) -> Worth:
        """What a cause is worth here; nothing where it plays no part."""
        return dict(self.worths).get(cause, Worth())

    @property
    def margin(self) -> Fraction:
        """Black's points less White's."""
        return self.count.margin

    @property
    def winner(self) -> Color | None:
        """Who wins when it is counted so."""
        return self.count.winner


class Cell(Enum):
    """The cells of a row that may differ from the chosen one's."""

    BLACK = "black"
    WHITE = "white"
    TOTALS = "totals"
    RESULT = "result"


@dataclass(frozen=True, slots=True)
class ReasonWorth:
    """One cause of differences: what it is worth in the chosen way and in the others.

    `others` names the ways in which it is worth something else, the most common worth first;
    `turns` those in which it gives the game to somebody else. `points` are where it can be seen.
    """

    cause: Cause
    chosen: Worth
    others: tuple[tuple[Worth, tuple[Way, ...]], ...]
    turns: tuple[Way, ...] = ()
    points: frozenset[Point] = _NO_POINTS

    @property
    def effect(self) -> Fraction:
        """The largest change of the margin that it makes."""
        changes = (abs(worth.margin - self.chosen.margin) for worth, _ in self.others)
        return max(changes, default=Fraction(0))


@dataclass(frozen=True, slots=True)
class ComparisonEntry:
    """A row that stands for all ways of its kind; `alike` are the others."""

    row: ComparisonRow
    alike: tuple[Way, ...] = ()


@dataclass(frozen=True, slots=True)
class Comparison:
    """All rows, the chosen one among them, and why they differ, the weightiest reason first."""

    chosen: ComparisonRow
    rows: tuple[ComparisonRow, ...]
    all_reasons: tuple[ReasonWorth, ...]

    @property
    def reasons(self) -> tuple[ReasonWorth, ...]:
        """Those that are told: four at most."""
        return self.all_reasons[:MOST_REASONS]

    def entries(self, all_rows: bool = False) -> tuple[ComparisonEntry, ...]:
        """The rows to be shown: each one, or one of each kind, the chosen one for its own."""
        if all_rows:
            return tuple(ComparisonEntry(row) for row in self.rows)
        kinds: dict[tuple[object, ...], list[ComparisonRow]] = {}
        for row in self.rows:
            kinds.setdefault((row.way.kind, row.komi), []).append(row)
        return tuple(self._entry(rows) for rows in kinds.values())

    def _entry(self, rows: list[ComparisonRow]) -> ComparisonEntry:
        first = next((row for row in rows if row.way == self.chosen.way), rows[0])
        return ComparisonEntry(first, tuple(row.way for row in rows if row is not first))

    def differing(self, row: ComparisonRow) -> frozenset[Cell]:
        """The cells in which a row differs from the chosen one."""
        mine, other = _cells(row), _cells(self.chosen)
        return frozenset(cell for cell in Cell if mine[cell] != other[cell])


_SHOWN_TERMS = {
    Scoring.AREA: (Term.STONES, Term.TERRITORY),
    Scoring.TERRITORY: (Term.TERRITORY, Term.PRISONERS),
    Scoring.STONE: (Term.STONES, Term.TERRITORY),
}
_BESIDES = (
    Term.TAX,
    Term.PASS_STONES,
    Term.HANDICAP_BONUS,
    Term.FIRST_PASS_BONUS,
    Term.CLOCK_PENALTY,
)


def sum_of(counted: Count, color: Color) -> tuple[tuple[Term, int], ...]:
    """What a side's points before komi are added up from.

    Dead stones stand with the prisoners, which they become; what is nothing is left out unless
    the way to count is made of it.
    """
    side = counted.side(color)
    always = _SHOWN_TERMS[counted.scoring]
    values = [(term, _amount(side, term)) for term in always]
    values += [(t, _amount(side, t)) for t in _BESIDES if t not in always and _amount(side, t)]
    return tuple(values)


def _amount(side: SideCount, term: Term) -> int:
    amount: int = getattr(side, term.value)
    return amount + side.dead if term is Term.PRISONERS else amount


def _cells(row: ComparisonRow) -> dict[Cell, object]:
    counted = row.count
    return {
        Cell.BLACK: sum_of(counted, Color.BLACK),
        Cell.WHITE: sum_of(counted, Color.WHITE),
        Cell.TOTALS: (counted.black.total, counted.white.total),
        Cell.RESULT: (counted.winner, counted.margin),
    }
