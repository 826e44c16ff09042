from dataclasses import replace
from datetime import date
from fractions import Fraction

import pytest

from goboard_app.go.board import BoardSize, Color
from goboard_app.go.position import draw_diagram
from goboard_app.record.tree import GameTree
from goboard_app.rules import catalogue
from goboard_app.rules.custom import as_custom
from goboard_app.session.new_game import (
    OFFERED,
    NewGame,
    may_have_start_stones,
    proposed_komi,
    record_of,
)
from goboard_app.session.session import GameSession


def begun(**choices: object) -> GameTree:
    return record_of(NewGame(**choices), date(2024, 5, 1))  # type: ignore[arg-type]


def test_every_ruleset_is_offered_the_default_first() -> None:
    assert set(OFFERED) == set(catalogue.ALL_RULESETS)
    assert OFFERED[0] is catalogue.DEFAULT


@pytest.mark.parametrize("ruleset", OFFERED, ids=lambda r: r.key)
def test_a_game_by_each_ruleset_knows_its_rules(ruleset: catalogue.Ruleset) -> None:
    tree = begun(ruleset=ruleset)
    assert GameSession(tree, True).named_ruleset.ruleset is ruleset
    assert tree.root.text("RU") == ruleset.sgf_name
    assert tree.root.text("GBRS") == ruleset.key


def test_custom_rules_are_written_cell_by_cell() -> None:
    ours = replace(as_custom(catalogue.JAPANESE), sgf_name="Ours [1]", komi=Fraction(3))
    tree = begun(ruleset=ours)
    assert tree.root.text("RU") == "Ours [1]"
    assert "ko=simple" in (tree.root.text("GBRS") or "")
    assert GameSession(tree, True).ruleset == ours


@pytest.mark.parametrize(
    ("ruleset", "handicap", "komi"),
    [
        (catalogue.BASIC, 0, "15/2"),
        (catalogue.BASIC, 2, "1/2"),
        (catalogue.STONE_SCORING, 0, "0"),
        (catalogue.ING, 0, "8"),
        (catalogue.NEW_ZEALAND, 3, "0"),
        (catalogue.WAGC, 0, "13/2"),
    ],
)
def test_komi_that_is_proposed(ruleset: catalogue.Ruleset, handicap: int, komi: str) -> None:
    assert proposed_komi(ruleset, handicap) == Fraction(komi)


def test_an_ancient_game_begins_with_two_stones_each() -> None:
    tree = begun(ruleset=catalogue.STONE_SCORING, has_start_stones=True, komi=Fraction(0))
    session = GameSession(tree, True)
    assert draw_diagram(session.position) == (
        ".........",
        ".........",
        "..O...X..",
        ".........",
        ".........",
        ".........",
        "..X...O..",
        ".........",
        ".........",
    )
    assert session.position.to_move is Color.BLACK
    assert session.handicap == 0


@pytest.mark.parametrize(
    "game",
    [
        NewGame(has_start_stones=True, handicap=2),
        NewGame(has_start_stones=True, size=BoardSize(6, 6)),
    ],
)
def test_start_stones_need_star_points_and_no_handicap(game: NewGame) -> None:
    assert not game.is_possible


def test_start_stones_are_offered_where_stones_are_counted() -> None:
    offering = [r for r in OFFERED if may_have_start_stones(r, BoardSize(9, 9))]
    assert offering == [catalogue.STONE_SCORING]
    assert not may_have_start_stones(catalogue.STONE_SCORING, BoardSize(6, 9))
