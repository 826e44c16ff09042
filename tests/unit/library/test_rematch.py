"""The next game of the same players, and the tally of their evening."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.clock.control import Absolute
from goboard_app.go.board import BoardSize
from goboard_app.library.fair_handicap import FairHandicap
from goboard_app.library.rematch import (
    Evening,
    EveningGame,
    is_even,
    rematch,
    swapped,
    terms_in,
    winner_in_a_row,
    with_handicap,
)
from goboard_app.record.edits import SetProperty
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.rules import catalogue
from goboard_app.session.new_game import NewGame, proposed_komi, record_of

TODAY = date(2026, 11, 27)
NAMED = NewGame(black_name="Anna", white_name="Boris", black_rank="3k", white_rank="1d")


@given(
    size=st.sampled_from([5, 7, 9, 13, 19]),
    ruleset=st.sampled_from(catalogue.ALL_RULESETS),
    handicap=st.sampled_from([0, 2, 4]),
    goal=st.sampled_from([0, 1, 5]),
    has_cross=st.booleans(),
    minutes=st.sampled_from([0, 10]),
)
def test_the_terms_of_a_new_game_are_read_from_its_record(
    size: int, ruleset: object, handicap: int, goal: int, has_cross: bool, minutes: int
) -> None:
    assert isinstance(ruleset, type(catalogue.DEFAULT))
    time = Absolute(minutes * 60_000) if minutes else NAMED.black_time
    game = replace(
        NAMED,
        size=BoardSize(size, size),
        ruleset=ruleset,
        komi=proposed_komi(ruleset, 0 if goal else handicap),
        handicap=0 if goal else handicap,
        goal=goal,
        has_cross=has_cross and goal > 0,
        black_time=time,
        white_time=time,
    )
    if game.is_possible:
        assert terms_in(record_of(game, TODAY)) == game


def test_a_game_from_a_position_that_was_set_up_has_no_terms() -> None:
    assert terms_in(read_sgf(b"(;SZ[9]AB[ee]AW[cc];B[gg])").games[0]) is None


@pytest.mark.parametrize(
    ("game", "even"),
    [
        (NAMED, True),
        (replace(NAMED, handicap=2, komi=Fraction(1, 2)), False),
        (replace(NAMED, komi=Fraction(1, 2)), False),
        (replace(NAMED, goal=3, komi=Fraction(0)), True),
    ],
)
def test_colours_are_swapped_in_even_games_only(game: NewGame, even: bool) -> None:
    assert is_even(game) is even
    assert rematch(game) == (swapped(game) if even else game)
    assert swapped(swapped(game)) == game


def test_the_weaker_player_takes_black_with_the_handicap() -> None:
    fair = FairHandicap("Anna", "Boris", 3, 2, 4, 3, 0)
    given_three = with_handicap(NAMED, fair)
    assert (given_three.black_name, given_three.white_name, given_three.handicap) == ("Boris", "Anna", 3)
    first = with_handicap(NAMED, fair._replace(stones=1))
    assert (first.black_name, first.handicap, first.komi) == ("Boris", 0, Fraction(1, 2))


def ended(winner: str, black: str = "Anna", white: str = "Boris", when: float = 0.0) -> EveningGame:
    letter = "B" if winner == black else "W"
    tree = record_of(replace(NAMED, black_name=black, white_name=white), TODAY)
    SetProperty(tree.root, "RE", (f"{letter}+R",)).apply(tree)
    return EveningGame(tree, black, white, when)


def evening(*games: EveningGame) -> Evening:
    made = Evening()
    for game in games:
        made.note(game)
    return made


def test_the_tally_counts_both_players_whatever_their_colours() -> None:
    played = evening(ended("Anna"), ended("Boris", "Boris", "Anna"), ended("Anna"), ended("Cid", "Cid", "Anna"))
    assert played.tally("Boris", "Anna") == (("Anna", 2), ("Boris", 1))
    assert played.tally("Boris", "Cid") == ()


def test_a_result_that_is_taken_back_counts_no_more() -> None:
    game = ended("Anna")
    played = evening(game, game)
    assert played.tally("Anna", "Boris") == (("Anna", 1), ("Boris", 0))
    SetProperty(game.tree.root, "RE", None).apply(game.tree)
    assert played.tally("Anna", "Boris") == ()


def test_a_game_with_new_names_counts_for_the_new_names() -> None:
    game = ended("Anna", when=5.0)
    played = evening(ended("Boris"), game, game._replace(black="Cid", ended=9 * 3600.0))
    assert played.tally("Cid", "Boris") == (("Cid", 1), ("Boris", 0))
    # It still ended at the same time.
    played.note(ended("Anna", when=7 * 3600.0))
    assert played.tally("Anna", "Boris") == (("Anna", 1), ("Boris", 1))
    assert played.tally("Cid", "Boris") == (("Cid", 1), ("Boris", 0))


def test_an_evening_ends_after_a_long_pause() -> None:
    played = evening(ended("Anna"), ended("Boris", when=9 * 3600.0))
    assert played.tally("Anna", "Boris") == (("Anna", 0), ("Boris", 1))


@pytest.mark.parametrize(
    ("winners", "found"),
    [("AA", ""), ("AAA", "Anna"), ("BAAA", "Anna"), ("AAAB", ""), ("", "")],
)
def test_three_wins_in_a_row_are_found(winners: str, found: str) -> None:
    names = {"A": "Anna", "B": "Boris"}
    played = evening(*(ended(names[each]) for each in winners))
    assert winner_in_a_row(played.between("Anna", "Boris")) == found
