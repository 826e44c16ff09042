"""Compare one marked board in every way to count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from goboard_app.go.position import Position
from goboard_app.rules.ruleset import Ruleset, Scoring
from goboard_app.scoring.comparison.reasons import reasons_of
from goboard_app.scoring.comparison.values import Comparison, Played, Way
from goboard_app.scoring.comparison.worths import MarkedBoard
from goboard_app.scoring.count import GameTerms
from goboard_app.scoring.statuses import Statuses


def ways_to_count(rulesets: Iterable[Ruleset]) -> tuple[Way, ...]:
    """Every way of every ruleset, in families by what is counted."""
    rulesets = tuple(rulesets)
    return tuple(
        Way(ruleset, scoring)
        for scoring in Scoring
        for ruleset in rulesets
        if scoring in (ruleset.scoring, ruleset.also)
    )


def compare(
    position: Position,
    statuses: Statuses,
    chosen: Way,
    ways: Sequence[tuple[Way, GameTerms]],
    played: Played,
) -> Comparison:
    """Count one marked position in all these ways; `chosen` must be one of them."""
    board = MarkedBoard.of(position, statuses, played)
    rows = tuple(board.row(way, terms) for way, terms in ways)
    mine = next(row for row in rows if row.way == chosen)
    return Comparison(mine, rows, tuple(reasons_of(board, mine, rows)))
