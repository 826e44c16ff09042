"""The comparison of rulesets on one counted position: the rows, and the reasons why they differ."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction

from goboard_app.go.board import Color, Point
from goboard_app.go.position import Position
from goboard_app.rules.ruleset import HandicapBonus, Ruleset, Scoring, Tax
from goboard_app.scoring.count import (
    Count,
    GameTerms,
    SideCount,
    Territory,
    count,
    find_territory,
    winner_by,
)
from goboard_app.scoring.explain import PointReason, ScoreTerm, explain
from goboard_app.scoring.statuses import NotCounted, Statuses

MOST_REASONS = 4

_NO_POINTS: frozenset[Point] = frozenset()
_SHOWN_TERMS = {
    Scoring.AREA: (ScoreTerm.STONES, ScoreTerm.TERRITORY),
    Scoring.TERRITORY: (ScoreTerm.TERRITORY, ScoreTerm.PRISONERS),
    Scoring.STONE: (ScoreTerm.STONES, ScoreTerm.TERRITORY),
}
_BESIDES = (
    ScoreTerm.TAX,
    ScoreTerm.PASS_STONES,
    ScoreTerm.HANDICAP_BONUS,
    ScoreTerm.FIRST_PASS_BONUS,
    ScoreTerm.CLOCK_PENALTY,
)


@dataclass(frozen=True, slots=True)
class CountingWay:
    """A ruleset and one of the ways of counting that it allows."""

    ruleset: Ruleset
    scoring: Scoring

    @property
    def kind(self) -> tuple[object, ...]:
        """All rules that affect this way of counting, except komi; two ways of a kind always agree."""
        rules = self.ruleset
        is_main = self.scoring is rules.scoring
        is_taxed = is_main or self.scoring is not Scoring.AREA
        tax = rules.tax if is_taxed else Tax.NONE
        # Group tax belongs to the main scoring alone; the rest of it is the tax on seki.
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
    """A cause of different numbers in two ways of counting, in the order of presentation."""

    MOVES = "moves"  # one side played more stones, which count under rules that count stones
    SEKI = "seki"  # points in seki do not count everywhere
    FALSE_EYES = "false_eyes"  # points that must be filled do not count everywhere
    BORDERS = "borders"  # territory counting examines borders more closely
    PASS_STONES = "pass_stones"  # a pass hands over a prisoner
    GROUP_TAX = "group_tax"  # every group keeps two points
    HANDICAP_STONES = "handicap_stones"  # they count under rules that count stones
    HANDICAP_BONUS = "handicap_bonus"  # White gets points for them
    FIRST_PASS = "first_pass"  # White passed first and gets a point
    KOMI = "komi"
    SETUP = "setup"  # stones set up or removed by hand, without moves
    CLOCK = "clock"  # penalties for time
    LAST_MOVES = "last_moves"  # some rules count the board without them
    TIE = "tie"  # the same points; some rules still name a winner
    DAME = "dame"  # neutral points are open, worth a point if stones count


@dataclass(frozen=True, slots=True)
class Worth:
    """The value of a cause for each side in one way of counting."""

    black: Fraction = Fraction(0)
    white: Fraction = Fraction(0)

    @property
    def margin(self) -> Fraction:
        """Its contribution to Black's points less White's."""
        return self.black - self.white


@dataclass(frozen=True, slots=True)
class StonesPlayed:
    """The number of stones that each side has played by moves, and the point of the last one.

    `handicap` is the number of handicap stones, whether they were set up or played.
    """

    black: int = 0
    white: int = 0
    handicap: int = 0
    last: Point | None = None


@dataclass(frozen=True, slots=True)
class ComparisonRow:
    """One way of counting: its board, its count, and the worth of each cause in it.

    The worths and the part that is common to all rows add up to the margin.
    """

    way: CountingWay
    board: MarkedBoard
    count: Count
    komi: Fraction
    worths: tuple[tuple[Cause, Worth], ...]

    def worth(self, cause: Cause) -> Worth:
        """Return the worth of a cause here; zero if it plays no part."""
        return dict(self.worths).get(cause, Worth())

    @property
    def margin(self) -> Fraction:
        """Black's points less White's."""
        return self.count.margin

    @property
    def winner(self) -> Color | None:
        """The winner in this way of counting."""
        return self.count.winner


class ComparedCell(Enum):
    """The cells of a row that may differ from those of the chosen row."""

    BLACK = "black"
    WHITE = "white"
    TOTALS = "totals"
    RESULT = "result"


@dataclass(frozen=True, slots=True)
class ReasonWorth:
    """One cause of differences, with its worth in the chosen way and in the others.

    `others` names the ways in which it is worth something else, the most common worth first;
    `turns` those in which it changes the winner. `points` are those where it can be seen.
    """

    cause: Cause
    chosen: Worth
    others: tuple[tuple[Worth, tuple[CountingWay, ...]], ...]
    turns: tuple[CountingWay, ...] = ()
    points: frozenset[Point] = _NO_POINTS

    @property
    def effect(self) -> Fraction:
        """The largest change of the margin by this cause."""
        changes = (abs(worth.margin - self.chosen.margin) for worth, _ in self.others)
        return max(changes, default=Fraction(0))


@dataclass(frozen=True, slots=True)
class ComparisonEntry:
    """A row that represents all ways of its kind; `alike` are the others."""

    row: ComparisonRow
    alike: tuple[CountingWay, ...] = ()


@dataclass(frozen=True, slots=True)
class Comparison:
    """All rows, the chosen one among them, and the reasons for their differences, the weightiest first.

    `board` is the board of all ways, or of those that count the last moves.
    """

    board: MarkedBoard
    chosen: ComparisonRow
    rows: tuple[ComparisonRow, ...]
    all_reasons: tuple[ReasonWorth, ...]

    @property
    def reasons(self) -> tuple[ReasonWorth, ...]:
        """The reasons that are shown: four at most."""
        return self.all_reasons[:MOST_REASONS]

    def entries(self, all_rows: bool = False) -> tuple[ComparisonEntry, ...]:
        """Return the rows to be shown: all of them, or one of each kind, the chosen row for its own kind."""
        if all_rows:
            return tuple(ComparisonEntry(row) for row in self.rows)
        kinds: dict[tuple[object, ...], list[ComparisonRow]] = {}
        for row in self.rows:
            kinds.setdefault((row.way.kind, row.komi, row.board.position), []).append(row)
        return tuple(self._entry(rows) for rows in kinds.values())

    def _entry(self, rows: list[ComparisonRow]) -> ComparisonEntry:
        first = next((row for row in rows if row.way == self.chosen.way), rows[0])
        return ComparisonEntry(first, tuple(row.way for row in rows if row is not first))

    def differing(self, row: ComparisonRow) -> frozenset[ComparedCell]:
        """Return the cells in which a row differs from the chosen one."""
        mine, other = _cells(row), _cells(self.chosen)
        return frozenset(cell for cell in ComparedCell if mine[cell] != other[cell])


def sum_of(counted: Count, color: Color) -> tuple[tuple[ScoreTerm, int], ...]:
    """Return the terms of a side's points before komi.

    Dead stones are added to the prisoners, which they become. Terms of zero are left out unless
    they belong to the way of counting.
    """
    side = counted.side(color)
    always = _SHOWN_TERMS[counted.scoring]
    values = [(term, _amount(side, term)) for term in always]
    values += [(t, _amount(side, t)) for t in _BESIDES if t not in always and _amount(side, t)]
    return tuple(values)


def _amount(side: SideCount, term: ScoreTerm) -> int:
    amount: int = getattr(side, term.value)
    return amount + side.dead if term is ScoreTerm.PRISONERS else amount


def _cells(row: ComparisonRow) -> dict[ComparedCell, object]:
    counted = row.count
    return {
        ComparedCell.BLACK: sum_of(counted, Color.BLACK),
        ComparedCell.WHITE: sum_of(counted, Color.WHITE),
        ComparedCell.TOTALS: (counted.black.total, counted.white.total),
        ComparedCell.RESULT: (counted.winner, counted.margin),
    }


@dataclass(frozen=True, slots=True)
class MarkedBoard:
    """A marked board that is counted, common to all ways of a comparison or to most of them.

    `plain` is the territory of each side without any seki; each way differs from the area counted
    so by its causes. The stones that a side ever had on the board are those on it now and those
    that the other side holds; the part of their difference that `moves` and `handicap` do not
    explain was set up.
    """

    position: Position
    statuses: Statuses
    played: StonesPlayed
    plain: Territory
    moves: int
    handicap: int
    setup: int

    @staticmethod
    def of(position: Position, statuses: Statuses, played: StonesPlayed) -> MarkedBoard:
        """Return the board with its stones divided into moves, handicap and set-up."""
        plain = find_territory(position, replace(statuses, seki=_NO_POINTS))
        handicap = played.handicap if played.handicap > 1 else 0
        moves = played.black - played.white
        setup = _stones_ever(position, Color.BLACK) - _stones_ever(position, Color.WHITE) - moves
        # Handicap stones that were set up are among the stones that no move explains.
        if handicap and setup != 0:
            setup -= handicap
        else:
            # Handicap stones that were played one after another are not moves of the game.
            moves -= handicap
        return MarkedBoard(position, statuses, played, plain, moves, handicap, setup)

    def row(self, way: CountingWay, terms: GameTerms, common: MarkedBoard) -> ComparisonRow:
        """Return the count of the board in one way, with the worth of each cause in it.

        `common` is the board of the ways that this one is compared with.
        """
        counted = count(self.position, self.statuses, way.ruleset, terms, way.scoring)
        return ComparisonRow(way, self, counted, terms.komi, tuple(self._worths(counted, common)))

    def _worths(self, counted: Count, common: MarkedBoard) -> Iterator[tuple[Cause, Worth]]:
        """Yield all causes by which this margin differs from that of the plain area of the common board."""
        black, white = counted.black, counted.white
        yield from self._not_counted(counted)
        if counted.scoring is Scoring.TERRITORY:
            # Territory counting does not count the stones that were played.
            more = common.played.white + common.moves
            yield Cause.MOVES, Worth(Fraction(-more), Fraction(-common.played.white))
            yield Cause.HANDICAP_STONES, Worth(Fraction(-common.handicap))
            yield Cause.SETUP, Worth(Fraction(-common.setup))
        if self is not common:
            less = (self._plain_points(c, counted) - common._plain_points(c, counted) for c in Color)
            yield Cause.LAST_MOVES, Worth(*map(Fraction, less))
        for cause, ours, theirs in (
            (Cause.PASS_STONES, black.pass_stones, white.pass_stones),
            (Cause.GROUP_TAX, black.tax, white.tax),
            (Cause.HANDICAP_BONUS, black.handicap_bonus, white.handicap_bonus),
            (Cause.FIRST_PASS, black.first_pass_bonus, white.first_pass_bonus),
            (Cause.CLOCK, black.clock_penalty, white.clock_penalty),
            (Cause.KOMI, black.komi, white.komi),
        ):
            if ours or theirs:
                yield cause, Worth(Fraction(ours), Fraction(theirs))

    def _plain_points(self, color: Color, counted: Count) -> int:
        """Return the plain area of a side, less its stones where only territory counts."""
        area = len(self.plain.of(color)) + len(self.position.points(color) - self.statuses.dead)
        return area - _stones_ever(self.position, color) if counted.scoring is Scoring.TERRITORY else area

    def _not_counted(self, counted: Count) -> Iterator[tuple[Cause, Worth]]:
        """Yield the worths of points that each side surrounds and that do not count, dead stones included."""
        lost = {color: self._lost_by(color, counted) for color in Color}
        for cause in (Cause.SEKI, Cause.FALSE_EYES, Cause.BORDERS):
            black, white = lost[Color.BLACK].get(cause, 0), lost[Color.WHITE].get(cause, 0)
            if cause is Cause.SEKI or black or white:
                yield cause, Worth(Fraction(-black), Fraction(-white))

    def _lost_by(self, color: Color, counted: Count) -> dict[Cause, int]:
        """Return the loss of a side against plain areas by cause; negative if it gains."""
        plain = self.plain.of(color)
        territory = counted.territory
        held = {e.point: e.reason for e in territory.excluded if e.color is color}
        false_eyes = {p for p in plain if held.get(p) is NotCounted.FALSE_EYE}
        in_seki = plain & territory.in_seki(color)
        left = len(plain) - len(territory.of(color)) - len(false_eyes) - len(in_seki)
        lost = {Cause.SEKI: len(in_seki), Cause.FALSE_EYES: len(false_eyes), Cause.BORDERS: left}
        if counted.scoring is Scoring.TERRITORY:
            dead = self.position.points(color.opponent) & self.statuses.dead
            lost[Cause.SEKI] += len(dead) - counted.side(color).dead
        return lost

    def points(self, cause: Cause, rows: Sequence[ComparisonRow]) -> frozenset[Point]:
        """Return the points where a cause can be seen in any of the rows."""
        if cause is Cause.MOVES:
            return self._last_move()
        if cause is Cause.LAST_MOVES:
            free = _NO_POINTS.union(*(row.board.position.points(None) for row in rows))
            return free - self.position.points(None)
        if cause not in _SEEN_BY:
            return _NO_POINTS
        told = (explain(row.board.position, row.board.statuses, row.count) for row in rows)
        return frozenset().union(*(each.points_of_why(_SEEN_BY[cause]) for each in told))

    def _last_move(self) -> frozenset[Point]:
        """Return the last stone if it is the one that its side played more; else no point."""
        more = {1: Color.BLACK, -1: Color.WHITE}.get(self.moves)
        last = self.played.last
        if more is None or last is None or self.position.at(last) is not more:
            return _NO_POINTS
        return frozenset({last})


_SEEN_BY = {
    Cause.SEKI: PointReason.SEKI_EYE,
    Cause.FALSE_EYES: PointReason.FALSE_EYE,
    Cause.BORDERS: PointReason.OPEN_AREA,
    Cause.GROUP_TAX: PointReason.KEPT_EYE,
    Cause.DAME: PointReason.DAME,
}


def _stones_ever(position: Position, color: Color) -> int:
    """Return the number of stones that a side has ever had on the board."""
    return len(position.points(color)) + position.prisoners(color.opponent)


def reasons_of(board: MarkedBoard, chosen: ComparisonRow, rows: Sequence[ComparisonRow]) -> list[ReasonWorth]:
    """Return the reasons why the rows differ from the chosen one, the weightiest first."""
    return sorted(_reasons(board, chosen, rows), key=_weight)


def _weight(reason: ReasonWorth) -> tuple[bool, Fraction, int]:
    """Return the sort key of a reason: changes of the winner first, then the largest change of the margin."""
    return not reason.turns, -reason.effect, list(Cause).index(reason.cause)


def _reasons(board: MarkedBoard, chosen: ComparisonRow, rows: Sequence[ComparisonRow]) -> Iterator[ReasonWorth]:
    """Yield a reason for each cause that makes a difference."""
    for cause in Cause:
        if cause is Cause.TIE:
            reason = _tie(chosen, rows)
        elif cause is Cause.DAME:
            reason = _dame(board, chosen, rows)
        else:
            reason = _reason(board, cause, chosen, rows)
        if reason is not None:
            yield reason


_MARGIN_ONLY = frozenset({Cause.MOVES, Cause.HANDICAP_STONES, Cause.SETUP})
"""Causes for which only the difference between the sides is meaningful."""


def _reason(
    board: MarkedBoard, cause: Cause, chosen: ComparisonRow, rows: Sequence[ComparisonRow]
) -> ReasonWorth | None:
    """Return the reason of one cause; None if all rows agree about it."""
    mine = chosen.worth(cause)
    others: dict[Worth, list[CountingWay]] = {}
    turns: list[CountingWay] = []
    for row in rows:
        worth = row.worth(cause)
        is_same = worth == mine
        if cause in _MARGIN_ONLY:
            is_same = worth.margin == mine.margin
        if is_same:
            continue
        others.setdefault(worth, []).append(row.way)
        if _is_turned(row, chosen, worth.margin - mine.margin):
            turns.append(row.way)
    if not others:
        return None
    points = board.points(cause, rows)
    return ReasonWorth(cause, mine, _most_common_first(others), tuple(turns), points)


def _is_turned(row: ComparisonRow, chosen: ComparisonRow, effect: Fraction) -> bool:
    """Return whether a row has another winner, and would not have one without this effect."""
    if row.winner is chosen.winner:
        return False
    return winner_by(row.margin - effect, row.count.tie) is chosen.winner


def _most_common_first(
    others: dict[Worth, list[CountingWay]],
) -> tuple[tuple[Worth, tuple[CountingWay, ...]], ...]:
    ranked = sorted(others.items(), key=lambda item: -len(item[1]))
    return tuple((worth, tuple(ways)) for worth, ways in ranked)


def _tie(chosen: ComparisonRow, rows: Sequence[ComparisonRow]) -> ReasonWorth | None:
    """Return the reason of equal points in rows whose rules treat a tie otherwise than the chosen ones."""
    ways = tuple(row.way for row in rows if row.margin == 0 and row.count.tie is not chosen.count.tie)
    if not ways:
        return None
    turns = tuple(r.way for r in rows if r.way in ways and r.winner is not chosen.winner)
    return ReasonWorth(Cause.TIE, Worth(), ((Worth(), ways),), turns)


def _dame(board: MarkedBoard, chosen: ComparisonRow, rows: Sequence[ComparisonRow]) -> ReasonWorth | None:
    """Return the reason of open neutral points: they change nothing yet, but filling them would."""
    # A board after the last moves has other neutral points than one before them.
    rows = [row for row in rows if row.board is board]
    points = board.points(Cause.DAME, rows)
    families = {row.way.scoring is Scoring.TERRITORY for row in rows}
    # Dame are worth a point only where stones count, so both families are needed for a difference.
    if not points or len(families) < 2:
        return None
    is_territory = chosen.way.scoring is Scoring.TERRITORY
    ways = tuple(row.way for row in rows if (row.way.scoring is Scoring.TERRITORY) is not is_territory)
    return ReasonWorth(Cause.DAME, Worth(), ((Worth(), ways),), points=points)


def ways_to_count(rulesets: Iterable[Ruleset]) -> tuple[CountingWay, ...]:
    """Return every way of every ruleset, grouped by scoring."""
    rulesets = tuple(rulesets)
    return tuple(
        CountingWay(ruleset, scoring)
        for scoring in Scoring
        for ruleset in rulesets
        if scoring in (ruleset.scoring, ruleset.also)
    )


def compare(
    position: Position,
    statuses: Statuses,
    chosen: CountingWay,
    ways: Sequence[tuple[CountingWay, GameTerms]],
    played: StonesPlayed,
    others: Mapping[CountingWay, MarkedBoard] | None = None,
) -> Comparison:
    """Count one marked position in all these ways; `chosen` must be one of them.

    `others` are the boards of the ways that count another one, such as the board without the last moves.
    """
    board = MarkedBoard.of(position, statuses, played)
    boards = others or {}
    rows = tuple(boards.get(way, board).row(way, terms, board) for way, terms in ways)
    mine = next(row for row in rows if row.way == chosen)
    return Comparison(board, mine, rows, tuple(reasons_of(board, mine, rows)))
