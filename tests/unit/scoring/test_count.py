"""Counting: area, territory, stones; komi, bonuses, pass stones, ties."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goboard_app.go.board import Color, parse_point
from goboard_app.go.position import parse_diagram
from goboard_app.rules.catalogue import (
    AGA,
    CHINESE,
    ING,
    JAPANESE,
    NEW_ZEALAND,
    SIMPLE_TERRITORY,
    STONE_SCORING,
    TROMP_TAYLOR,
    WMSG,
)
from goboard_app.rules.ruleset import Ruleset, Scoring, Tax
from goboard_app.scoring.count import Count, GameTerms, SideCount, count
from goboard_app.scoring.statuses import Statuses

BLACK, WHITE = Color.BLACK, Color.WHITE

# Black: 10 stones, 11 points. White: 9 stones, 6 points; besides, A1 is dead in Black's area.
FINISHED = """
. . . X O .
. . . X O .
X X X X O .
. . X O O .
. X X O . O
O . X O O .
"""
SEKI = """
. X O . X .
X X O O X X
O O X X O O
. O X . X O
"""
EVEN = "X X O O\nX . . O"


def counted(
    diagram: str,
    ruleset: Ruleset,
    terms: GameTerms | None = None,
    *,
    scoring: Scoring | None = None,
    dead: str = "",
    seki: str = "",
    prisoners: tuple[int, int] = (0, 0),
) -> Count:
    position = parse_diagram(diagram, prisoners=prisoners)
    marked = [frozenset(parse_point(name, position.size) for name in names.split()) for names in (dead, seki)]
    return count(position, Statuses(*marked), ruleset, terms or GameTerms(), scoring)


def both(done: Count, part: str) -> tuple[object, object]:
    return getattr(done.black, part), getattr(done.white, part)


def test_area_is_stones_and_surrounded_points() -> None:
    done = counted(FINISHED, CHINESE, dead="A1")
    assert (both(done, "stones"), both(done, "territory")) == ((10, 9), (11, 6))
    assert (both(done, "on_board"), done.neutral) == ((21, 15), 0)


def test_dead_stones_left_alone_make_the_area_around_them_neutral() -> None:
    done = counted(FINISHED, TROMP_TAYLOR)
    assert (both(done, "territory"), done.neutral) == ((6, 6), 4)


def test_prisoners_do_not_count_in_area() -> None:
    done = counted(FINISHED, CHINESE, dead="A1", prisoners=(5, 7))
    assert (both(done, "prisoners"), both(done, "dead")) == ((0, 0), (0, 0))


def test_territory_is_surrounded_points_prisoners_and_dead_stones() -> None:
    done = counted(FINISHED, JAPANESE, dead="A1", prisoners=(2, 3))
    assert both(done, "territory") == (11, 6)
    assert (both(done, "prisoners"), both(done, "dead")) == ((2, 3), (1, 0))
    assert (both(done, "stones"), both(done, "on_board")) == ((0, 0), (14, 9))


def test_seki_leaves_points_and_dead_stones_uncounted() -> None:
    diagram = "O . X O . . .\n. X X O . . ."
    marked = counted(diagram, JAPANESE, dead="A2", seki="B1 C1 C2")
    assert (marked.black.territory, marked.black.dead) == (0, 0)
    assert marked.neutral == 3


@pytest.mark.parametrize(("ruleset", "points"), [(JAPANESE, (0, 0)), (SIMPLE_TERRITORY, (3, 1)), (CHINESE, (3, 1))])
def test_seki_is_taxed_where_the_ruleset_says_so(ruleset: Ruleset, points: tuple[int, int]) -> None:
    position = parse_diagram(SEKI)
    statuses = Statuses(seki=position.points(BLACK) | position.points(WHITE))
    assert both(count(position, statuses, ruleset, GameTerms()), "territory") == points


def test_seki_makes_no_difference_where_a_territory_ruleset_is_counted_by_area() -> None:
    seki = "A4 B4 A3 B3"
    plain = counted(SEKI, JAPANESE, scoring=Scoring.AREA)
    assert counted(SEKI, JAPANESE, scoring=Scoring.AREA, seki=seki).margin == plain.margin


@pytest.mark.parametrize("scoring", Scoring)
def test_a_ruleset_of_ones_own_may_tax_seki_under_any_scoring(scoring: Scoring) -> None:
    ruleset = replace(CHINESE, scoring=scoring, tax=Tax.SEKI)
    done = counted(". X O . . .\nX X O . . .", ruleset, seki="A1 B1 B2")
    assert both(done, "territory") == (0, 6)


@pytest.mark.parametrize("scoring", Scoring)
def test_a_ruleset_of_ones_own_may_tax_groups_under_any_scoring(scoring: Scoring) -> None:
    ruleset = replace(CHINESE, scoring=scoring, tax=Tax.ALL)
    assert both(counted(". X O .\nX X O .", ruleset), "tax") == (-1, -2)


def test_stone_scoring_takes_two_points_from_every_group() -> None:
    done = counted("X . . X\nX X X X\nO O O O\n. O . O", STONE_SCORING)
    assert both(done, "tax") == (-2, -2)


def test_stone_scoring_taxes_no_group_in_seki_without_points() -> None:
    done = counted(". X O .\nX X O .", STONE_SCORING, seki="A1 B1 B2")
    assert (both(done, "tax"), both(done, "on_board")) == ((0, -2), (3, 2))


def test_more_groups_cost_more_under_stone_scoring() -> None:
    diagram = "X . . . X\nX X X X X\nO O O O O\nO . O . O\nO O O O O\nX X X X X\nX . X . X"
    assert both(counted(diagram, STONE_SCORING), "on_board") == (16, 13)


@pytest.mark.parametrize("komi", ["0", "1/2", "13/2", "15/4", "-5/2", "100"])
def test_komi_is_added_to_white_exactly(komi: str) -> None:
    even = counted(EVEN, CHINESE, GameTerms(Fraction(komi)))
    assert (even.white.komi, even.margin) == (Fraction(komi), -Fraction(komi))


@pytest.mark.parametrize(
    ("ruleset", "komi", "winner"),
    [
        (CHINESE, "0", None),
        (NEW_ZEALAND, "0", None),
        (ING, "0", BLACK),
        (ING, "1/4", WHITE),
        (CHINESE, "1/2", WHITE),
        (CHINESE, "-1/2", BLACK),
    ],
)
def test_winner(ruleset: Ruleset, komi: str, winner: Color | None) -> None:
    assert counted(EVEN, ruleset, GameTerms(Fraction(komi))).winner is winner


@pytest.mark.parametrize(
    ("ruleset", "scoring", "bonus"),
    [
        (CHINESE, None, 4),
        (WMSG, None, 4),
        (AGA, None, 3),
        (AGA, Scoring.TERRITORY, 0),
        (JAPANESE, None, 0),
        (TROMP_TAYLOR, None, 0),
        (STONE_SCORING, None, 4),
    ],
)
def test_bonus_for_four_handicap_stones(ruleset: Ruleset, scoring: Scoring | None, bonus: int) -> None:
    done = counted(EVEN, ruleset, GameTerms(handicap=4), scoring=scoring)
    assert both(done, "handicap_bonus") == (0, bonus)


@pytest.mark.parametrize(
    ("ruleset", "first_pass", "points"),
    [
        (WMSG, WHITE, (0, 1)),
        (WMSG, BLACK, (0, 0)),
        (WMSG, None, (0, 0)),
        (CHINESE, WHITE, (0, 0)),
    ],
)
def test_white_gains_a_point_for_passing_first_at_the_mind_sport_games(
    ruleset: Ruleset, first_pass: Color | None, points: tuple[int, int]
) -> None:
    done = counted(EVEN, ruleset, GameTerms(first_pass=first_pass))
    assert both(done, "first_pass_bonus") == points


@pytest.mark.parametrize(
    ("ruleset", "scoring", "stones"),
    [
        (AGA, Scoring.TERRITORY, (2, 3)),
        (AGA, None, (0, 0)),
        (JAPANESE, None, (0, 0)),
    ],
)
def test_each_pass_hands_over_a_stone(ruleset: Ruleset, scoring: Scoring | None, stones: tuple[int, int]) -> None:
    terms = GameTerms(passes_black=3, passes_white=2)
    assert both(counted(EVEN, ruleset, terms, scoring=scoring), "pass_stones") == stones


def test_time_penalties_go_to_the_opponent() -> None:
    done = counted(EVEN, ING, GameTerms(penalty_black=2, penalty_white=5))
    assert both(done, "clock_penalty") == (5, 2)
    assert done.margin == 3


def test_the_total_is_the_sum_of_all_parts() -> None:
    side = SideCount(1, 20, 300, 4_000, 50_000, -1, Fraction(1, 2), 600_000, 7_000_000, 80_000_000)
    assert side.on_board == 54_320
    assert side.total == Fraction(175_308_641, 2)


@pytest.mark.parametrize("color", Color)
def test_sides_are_asked_for_by_color(color: Color) -> None:
    done = counted(FINISHED, CHINESE)
    assert done.side(color) is (done.black if color is BLACK else done.white)
