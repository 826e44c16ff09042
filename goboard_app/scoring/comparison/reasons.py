"""Why rows of a comparison differ: each cause gathered over all rows, the weightiest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from goboard_app.rules.ruleset import Scoring
from goboard_app.scoring.comparison.values import Cause, ComparisonRow, ReasonWorth, Way, Worth
from goboard_app.scoring.comparison.worths import MarkedBoard
from goboard_app.scoring.count import winner_by


def reasons_of(
    board: MarkedBoard, chosen: ComparisonRow, rows: Sequence[ComparisonRow]
) -> list[ReasonWorth]:
    """Why the rows differ from the chosen one, the weightiest reason first."""
    return sorted(_reasons(board, chosen, rows), key=_weight)


def _weight(reason: ReasonWorth) -> tuple[bool, Fraction, int]:
    """What changes the winner comes first, then what changes the margin most."""
    return not reason.turns, -reason.effect, list(Cause).index(reason.cause)


def _reasons(
    board: MarkedBoard, chosen: ComparisonRow, rows: Sequence[ComparisonRow]
) -> Iterator[ReasonWorth]:
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
"""Causes of which only the difference between the sides means anything."""


def _reason(
    board: MarkedBoard, cause: Cause, chosen: ComparisonRow, rows: Sequence[ComparisonRow]
) -> ReasonWorth | None:
    mine = chosen.worth(cause)
    others: dict[Worth, list[Way]] = {}
    turns: list[Way] = []
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
    """Whether a row has another winner, and would not have without this effect."""
    if row.winner is chosen.winner:
        return False
    return winner_by(row.margin - effect, row.count.tie) is chosen.winner


def _most_common_first(
    others: dict[Worth, list[Way]],
) -> tuple[tuple[Worth, tuple[Way, ...]], ...]:
    ranked = sorted(others.items(), key=lambda item: -len(item[1]))
    return tuple((worth, tuple(ways)) for worth, ways in ranked)


def _tie(chosen: ComparisonRow, rows: Sequence[ComparisonRow]) -> ReasonWorth | None:
    """Equal points somewhere, and rules that see in them something else than the chosen ones."""
    ways = tuple(
        row.way for row in rows if row.margin == 0 and row.count.tie is not chosen.count.tie
    )
    if not ways:
        return None
    turns = tuple(r.way for r in rows if r.way in ways and r.winner is not chosen.winner)
    return ReasonWorth(Cause.TIE, Worth(), ((Worth(), ways),), turns)


def _dame(
    board: MarkedBoard, chosen: ComparisonRow, rows: Sequence[ComparisonRow]
) -> ReasonWorth | None:
    """Neutral points that are still open: they change nothing yet, but filling them would."""
    points = board.points(Cause.DAME, rows)
    families = {row.way.scoring is Scoring.TERRITORY for row in rows}
    if not points or len(families) < 2:
        return None
    is_territory = chosen.way.scoring is Scoring.TERRITORY
    ways = tuple(
        row.way for row in rows if (row.way.scoring is Scoring.TERRITORY) is not is_territory
    )
    return ReasonWorth(Cause.DAME, Worth(), ((Worth(), ways),), points=points)
