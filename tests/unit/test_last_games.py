"""The terms of the last game with each engine, as rows of settings."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from goboard_app.app.last_games import last_game, with_last_game
from goboard_app.clock.control import Absolute
from goboard_app.go.board import BoardSize
from goboard_app.rules import catalogue
from goboard_app.session.new_game import NewGame

GAME = NewGame(
    BoardSize(13, 13),
    catalogue.JAPANESE,
    Fraction(1, 2),
    3,
    black_name='Ha "na", [B]',
    black_time=Absolute(60_000),
    white_time=Absolute(60_000),
)


def test_a_game_comes_back_as_it_was() -> None:
    rows = with_last_game((), "one", GAME)
    assert last_game(rows, "one") == GAME
    assert last_game(rows, "other") is None


def test_each_engine_has_one_row() -> None:
    rows = with_last_game(with_last_game(with_last_game((), "one", GAME), "two", NewGame()), "one", NewGame())
    assert len(rows) == 2
    assert last_game(rows, "one") == last_game(rows, "two") == NewGame()


@given(st.lists(st.text() | st.sampled_from(["[]", "[1,2]", '["one",{"komi":[]}]', '["one",{"handicap":"x"}]'])))
def test_invalid_rows_are_no_failure(rows: list[str]) -> None:
    found = last_game(rows, "one")
    assert found is None or found.is_possible
    assert last_game(with_last_game(rows, "one", GAME), "one") == GAME
