"""Real games whose dead stones are known: the analysis of seki must not spoil a single count."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import points_of
from goboard_app.record.result import parse_result
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.rules.catalogue import JAPANESE, SIMPLE_TERRITORY
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.count import Count, GameTerms, count
from goboard_app.scoring.statuses import Statuses

CORPUS = Path(__file__).resolve().parents[4] / "shared" / "corpus"

Row = dict[str, Any]


@pytest.fixture(scope="module")
def games() -> list[Row]:
    index = CORPUS / "index.jsonl"
    if not index.exists():
        pytest.skip("the corpus of finished games is not beside this checkout")
    rows = [json.loads(line) for line in index.read_text("utf-8").splitlines()]
    return [row for row in rows if row["tier"] == "gold" and row["rules"] == "japanese"]


def counted(row: Row, ruleset: Ruleset) -> Count:
    """Return the last position of a game with the dead stones that its record marks."""
    tree = read_sgf((CORPUS / row["file"]).read_bytes()).games[0]
    position = PositionCache(tree).position(tree.main_line_end())
    statuses = Statuses(dead=points_of(row["dead"], position.size))
    return count(position, statuses, ruleset, GameTerms(Fraction(str(row["komi"]))))


def agrees(row: Row, done: Count) -> bool:
    recorded = parse_result(row["result"])
    assert recorded is not None
    return (recorded.winner, recorded.margin) == (done.winner, abs(done.margin))


def test_no_game_that_counting_every_eye_gets_right_is_lost(games: list[Row]) -> None:
    lost = [
        row["file"]
        for row in games
        if agrees(row, counted(row, SIMPLE_TERRITORY)) and not agrees(row, counted(row, JAPANESE))
    ]
    assert lost == []


def test_games_that_need_a_rule_for_seki_are_won(games: list[Row]) -> None:
    """All but one, which was stopped before its border was closed."""
    won = [row["file"] for row in games if row["needs_seki"] and agrees(row, counted(row, JAPANESE))]
    assert len(won) >= 2
