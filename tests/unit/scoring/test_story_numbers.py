"""The arithmetic of filling in, half counting and Ing's fill-in."""

from __future__ import annotations

import doctest
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from goboard_app.go.board import Color
from goboard_app.rules import catalogue
from goboard_app.rules.ruleset import HandicapBonus, Tie
from goboard_app.scoring.count import GameTerms, count, winner_by
from goboard_app.scoring.traditions import story as story_module
from goboard_app.scoring.traditions import teller
from goboard_app.scoring.traditions.story import HalfCount
from goboard_app.scoring.traditions.tell import tell
from goboard_app.scoring.traditions.teller import (
    even_parts,
    fill_in,
    fill_prisoners,
    ing_komi_stones,
    ing_set,
)
from tests.unit.scoring.story_boards import Board, boards, terms
from tests.vectors.comparing import Score, Winner
from tests.vectors.procedures import chinese_half_count
from tests.vectors.reading import Book, Vector

few = st.integers(0, 90)


def test_the_examples_are_right() -> None:
    assert doctest.testmod(teller).failed == 0
    assert doctest.testmod(story_module).failed == 0


@given(few, few, few, few)
def test_filling_prisoners_in_keeps_the_difference(
    black: int, white: int, held_by_black: int, held_by_white: int
) -> None:
    fill = fill_prisoners(black, white, held_by_black, held_by_white)
    assert fill.margin == (black + held_by_black) - (white + held_by_white)
    assert min(fill.black_left, fill.white_left, fill.black_unplaced, fill.white_unplaced) >= 0


def test_prisoners_without_room_stay_over() -> None:
    fill = fill_prisoners(20, 4, 9, 2)
    assert (fill.black_left, fill.white_left) == (18, 0)
    assert (fill.black_unplaced, fill.white_unplaced) == (0, 5)


@given(
    st.integers(0, 722),
    st.sampled_from([0, 13, 15, 16]),
    st.integers(0, 9),
    st.integers(1, 2704),
    st.sampled_from(Color),
)
def test_half_a_board_gives_the_margin_of_both_areas(
    halves: int, komi_halves: int, handicap: int, points: int, counted: Color
) -> None:
    area, komi = Fraction(halves, 2), Fraction(komi_halves, 2)
    half = HalfCount(points, counted=counted).with_extra(Fraction(0), komi + handicap)
    black = area if counted is Color.BLACK else points - area
    margin = black - (points - black) - komi - handicap
    assert half.margin(area) == margin
    assert half.needed(Color.BLACK) + half.needed(Color.WHITE) == points
    assert winner_by(half.margin(area), Tie.DRAW) is _winner(margin)
    assert (half.zi(area) > 0) is (_winner(margin) is counted)


@given(boards, terms, st.sampled_from(HandicapBonus), st.integers(0, 2), st.sampled_from(Color))
@settings(max_examples=300, deadline=None)
def test_the_needed_points_agree_with_the_score(
    board: Board, given_terms: GameTerms, bonus: HandicapBonus, first_pass: int, counted: Color
) -> None:
    """On every size, with every komi and handicap: an area above the needed points wins by twice."""
    rules = replace(catalogue.CHINESE, bonus=bonus, first_pass_bonus=first_pass)
    score = count(*board, rules, given_terms)
    half = HalfCount.of(score, board[0].size.area, counted)
    own = score.side(counted)
    area = own.stones + own.territory + Fraction(score.neutral, 2)
    assert half.margin(area) == score.margin
    assert (area > half.needed(counted)) is (score.winner is counted)
    assert (area == half.needed(counted)) is (score.winner is None)
    story = tell(*board, rules, given_terms, counted=counted)
    assert story.counted is counted
    last = story.frames[-1].tally
    assert last.total(counted) == area
    assert last.needed == (half.needed(Color.BLACK), half.needed(Color.WHITE))
    assert last.margin == score.margin


_BONUS = {
    HandicapBonus.ZERO: lambda stones: 0,
    HandicapBonus.N: lambda stones: stones if stones > 1 else 0,
    HandicapBonus.N_MINUS_ONE: lambda stones: stones - 1 if stones > 1 else 0,
}


@given(
    st.sampled_from([1, 2, 80, 81, 169, 361, 2704]),
    st.integers(0, 5408),
    st.integers(-17, 31),
    st.sampled_from(HandicapBonus),
    st.integers(0, 9),
    st.tuples(st.integers(0, 3), st.integers(0, 3)),
)
@example(361, 361, 0, HandicapBonus.N, 0, (0, 0))
@example(361, 366, 0, HandicapBonus.N, 4, (0, 0))
@example(361, 365, 0, HandicapBonus.N, 4, (0, 0))
@example(361, 364, 0, HandicapBonus.N_MINUS_ONE, 4, (0, 0))
@example(80, 80, 0, HandicapBonus.N, 1, (0, 0))
def test_vectors_of_half_a_board_are_answered_as_by_counting_both_areas(
    points: int,
    halves: int,
    komi_halves: int,
    bonus: HandicapBonus,
    handicap: int,
    penalty: tuple[int, int],
) -> None:
    """Compare with all points of both sides added up."""
    black = Fraction(min(halves, 2 * points), 2)
    komi = Fraction(komi_halves, 2)
    fields = {
        "black_area": black,
        "points": points,
        "komi": komi,
        "handicap": handicap,
        "rules": {"bonus": bonus.value},
        "penalty": {"B": penalty[0], "W": penalty[1]},
    }
    answers = chinese_half_count(Vector(fields, Book()))
    beside = komi + _BONUS[bonus](handicap) + penalty[0] - penalty[1]
    margin = black - (points - black) - beside
    assert answers["winner"] == Winner(_winner(margin))
    assert answers["result"] == Score(_winner(margin), margin)
    assert answers["point_margin"] == abs(margin)
    assert answers["zi_margin"] == abs(margin) / 2
    assert answers["threshold"] == (points + beside) / 2
    assert answers["white_threshold"] == (points - beside) / 2


def _winner(margin: Fraction) -> Color | None:
    if margin == 0:
        return None
    return Color.BLACK if margin > 0 else Color.WHITE


@given(st.integers(40, 140), st.sampled_from([8, 6, 0, -4]), st.sampled_from([81, 100, 169]))
def test_vacant_points_give_the_margin_of_both_areas(black_halves: int, komi: int, board: int) -> None:
    black = Fraction(black_halves, 2)
    done = fill_in(black, board, Fraction(komi))
    assert done.margin == black - (board - black) - komi
    assert min(done.vacant_in_black, done.vacant_in_white) >= 0
    assert min(done.white_in_black, done.black_in_white) == 0


def test_equal_points_are_black_s_in_ing_s_count() -> None:
    tie = fill_in(Fraction(369, 2), 361, Fraction(8))
    assert tie.margin == 0
    assert tie.winner is Color.BLACK


@pytest.mark.parametrize(("board", "stones"), [(361, 180), (169, 84), (81, 40), (1, 0)])
def test_ing_s_bowls_hold_one_stone_less_than_half_the_board(board: int, stones: int) -> None:
    assert ing_set(board) == stones


@pytest.mark.parametrize(
    ("komi", "stones"),
    [(Fraction(8), 4), (Fraction(-4), -2), (Fraction(0), 0), (Fraction(7), None)] + [(Fraction(15, 2), None)],
)
def test_a_komi_is_handed_over_in_stones_of_two_points(komi: Fraction, stones: int | None) -> None:
    assert ing_komi_stones(komi) == stones


@given(st.integers(0, 3000), st.integers(1, 30), st.sampled_from([1, 10]))
def test_parts_add_up_and_are_few(amount: int, most: int, unit: int) -> None:
    parts = even_parts(amount, most, unit)
    assert sum(parts) == amount
    assert len(parts) <= most
    assert all(part > 0 for part in parts)
    assert all(part % unit == 0 for part in parts[:-1])
