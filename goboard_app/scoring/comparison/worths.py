"""What each cause is worth on a marked board that is counted in one way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from goboard_app.go.board import Color, Point
from goboard_app.go.position import Position
from goboard_app.rules.ruleset import Scoring
from goboard_app.scoring.accounts import Why
from goboard_app.scoring.comparison.values import Cause, ComparisonRow, Played, Way, Worth
from goboard_app.scoring.count import Count, GameTerms, count
from goboard_app.scoring.explain import explain
from goboard_app.scoring.seki.outcome import NotCounted
from goboard_app.scoring.statuses import Statuses
from goboard_app.scoring.territory import Territory, find_territory

_NO_POINTS: frozenset[Point] = frozenset()


@dataclass(frozen=True, slots=True)
class MarkedBoard:
    """What all ways have in common.

    `plain` is what each side surrounds without any seki: from the area so counted each way
    differs by its causes. The stones that a side ever had on the board are those that stand there
    and those that the other side holds; what `moves` and `handicap` do not explain of their
    difference was set up.
    """

    position: Position
    statuses: Statuses
    played: Played
    plain: Territory
    moves: int
    handicap: int
    setup: int

    @staticmethod
    def of(position: Position, statuses: Statuses, played: Played) -> MarkedBoard:
        """The board with what was played on it told apart into moves, handicap and set-up."""
        plain = find_territory(position, replace(statuses, seki=_NO_POINTS))
        handicap = played.handicap if played.handicap > 1 else 0
        moves = played.black - played.white
        setup = _stones_ever(position, Color.BLACK) - _stones_ever(position, Color.WHITE) - moves
        if handicap and setup != 0:
            setup -= handicap
        else:
            # Handicap stones that were played one after the other are no moves of the game.
            moves -= handicap
        return MarkedBoard(position, statuses, played, plain, moves, handicap, setup)

    def row(self, way: Way, terms: GameTerms) -> ComparisonRow:
        """The board counted in one way, with what each cause is worth in it."""
        counted = count(self.position, self.statuses, way.ruleset, terms, way.scoring)
        return ComparisonRow(way, counted, terms.komi, tuple(self._worths(counted)))

    def _worths(self, counted: Count) -> Iterator[tuple[Cause, Worth]]:
        """All that makes this margin another one than the plain area's."""
        black, white = counted.black, counted.white
        yield from self._not_counted(counted)
        if counted.scoring is Scoring.TERRITORY:
            more = self.played.white + self.moves
            yield Cause.MOVES, Worth(Fraction(-more), Fraction(-self.played.white))
            yield Cause.HANDICAP_STONES, Worth(Fraction(-self.handicap))
            yield Cause.SETUP, Worth(Fraction(-self.setup))
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

    def _not_counted(self, counted: Count) -> Iterator[tuple[Cause, Worth]]:
        """The points that each side surrounds and that do not count, dead stones included."""
        lost = {color: self._lost_by(color, counted) for color in Color}
        for cause in (Cause.SEKI, Cause.FALSE_EYES, Cause.BORDERS):
            black, white = lost[Color.BLACK].get(cause, 0), lost[Color.WHITE].get(cause, 0)
            if cause is Cause.SEKI or black or white:
                yield cause, Worth(Fraction(-black), Fraction(-white))

    def _lost_by(self, color: Color, counted: Count) -> dict[Cause, int]:
        """What a side loses against plain areas, by cause; less than nothing where it wins."""
        plain = self.plain.of(color)
        territory = counted.territory
        held = {e.point: e.reason for e in territory.excluded if e.color is color}
        false_eyes = {p for p in plain if held.get(p) in _FALSE_EYES}
        in_seki = plain & territory.in_seki(color)
        left = len(plain) - len(territory.of(color)) - len(false_eyes) - len(in_seki)
        lost = {Cause.SEKI: len(in_seki), Cause.FALSE_EYES: len(false_eyes), Cause.BORDERS: left}
        if counted.scoring is Scoring.TERRITORY:
            dead = self.position.points(color.opponent) & self.statuses.dead
            lost[Cause.SEKI] += len(dead) - counted.side(color).dead
        return lost

    def points(self, cause: Cause, rows: Sequence[ComparisonRow]) -> frozenset[Point]:
        """Where a cause can be seen, in any of the rows."""
        if cause is Cause.MOVES:
            return self._last_move()
        if cause not in _SEEN_BY:
            return _NO_POINTS
        told = (explain(self.position, self.statuses, row.count) for row in rows)
        return frozenset().union(*(each.points_of_why(_SEEN_BY[cause]) for each in told))

    def _last_move(self) -> frozenset[Point]:
        """The last stone, where it is the one by which its side played more."""
        more = {1: Color.BLACK, -1: Color.WHITE}.get(self.moves)
        last = self.played.last
        if more is None or last is None or self.position.at(last) is not more:
            return _NO_POINTS
        return frozenset({last})


_FALSE_EYES = (NotCounted.FALSE_EYE, NotCounted.FALSE_EYE_LATER)
_SEEN_BY = {
    Cause.SEKI: Why.SEKI_EYE,
    Cause.FALSE_EYES: Why.FALSE_EYE,
    Cause.BORDERS: Why.OPEN_AREA,
    Cause.GROUP_TAX: Why.KEPT_EYE,
    Cause.DAME: Why.DAME,
}


def _stones_ever(position: Position, color: Color) -> int:
    """How many stones of a side have been on the board."""
    return len(position.points(color)) + position.prisoners(color.opponent)
