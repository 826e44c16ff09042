"""The next game for a pupil: the same partner with another handicap, or a partner beside it on the ladder."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goboard_app.app.engines.directory import EngineChoice, EngineDirectory
from goboard_app.app.engines.ladder import GameChange, NextGame, next_game, terms_for
from goboard_app.app.engines.opponent import EnginePlayer
from goboard_app.app.engines.partner import offer_partners, partner_key, with_result
from goboard_app.app.texts.engines import next_game_reason, next_game_title
from goboard_app.engine.engine import Ability
from goboard_app.go.board import BoardSize, Color
from goboard_app.partner.character import Character
from goboard_app.partner.manners import most_handicap
from goboard_app.session.new_game import NewGame

NINE = BoardSize.square(9)
LADDER = list(Character)
MOST = most_handicap(NINE)


@pytest.fixture
def choices() -> tuple[EngineChoice, ...]:
    directory = EngineDirectory()
    offer_partners(directory)
    return directory.choices(Ability.MOVE)


def choice_of(choices: tuple[EngineChoice, ...], place: int) -> EngineChoice:
    key = partner_key(LADDER[place])
    return next(choice for choice in choices if choice.key == key)


def after(
    choices: tuple[EngineChoice, ...], place: int, stones: int, won: str, rows: tuple[str, ...] = ()
) -> tuple[int, int, GameChange]:
    """Return the place of the next partner, the handicap and the change after games with equal handicaps."""
    last = choice_of(choices, place)
    for sign in won:
        rows = with_result(rows, last.key, NINE, stones, {"+": True, "-": False, "=": None}[sign])
    found = next_game(rows, last, stones, NINE, choices)
    keys = [partner_key(character) for character in LADDER]
    return keys.index(found.partner.key), found.stones, found.change


def test_one_game_changes_nothing(choices: tuple[EngineChoice, ...]) -> None:
    assert after(choices, 0, 0, "+") == (0, 0, GameChange.NONE)
    assert after(choices, 1, 2, "-") == (1, 2, GameChange.NONE)
    assert after(choices, 0, 0, "=") == (0, 0, GameChange.NONE)


def test_two_games_change_the_handicap(choices: tuple[EngineChoice, ...]) -> None:
    assert after(choices, 1, 0, "--") == (1, 1, GameChange.MORE_HANDICAP)
    assert after(choices, 1, 3, "++") == (1, 2, GameChange.LESS_HANDICAP)


def test_two_even_games_won_lead_to_the_next_stronger_partner(choices: tuple[EngineChoice, ...]) -> None:
    assert after(choices, 0, 0, "++") == (1, 0, GameChange.STRONGER)


def test_two_losses_with_the_largest_handicap_lead_to_the_next_weaker_partner(
    choices: tuple[EngineChoice, ...],
) -> None:
    assert after(choices, 1, MOST, "--") == (0, MOST, GameChange.WEAKER)


def test_a_partner_that_is_known_goes_on_with_its_handicap(choices: tuple[EngineChoice, ...]) -> None:
    above = with_result((), partner_key(LADDER[1]), NINE, 3, False)
    assert after(choices, 0, 0, "++", above) == (1, 3, GameChange.STRONGER)
    below = with_result((), partner_key(LADDER[0]), NINE, 0, True)
    assert after(choices, 1, MOST, "--", below) == (0, 0, GameChange.WEAKER)


def test_the_ladder_has_two_ends(choices: tuple[EngineChoice, ...]) -> None:
    top = len(LADDER) - 1
    assert after(choices, top, 0, "++") == (top, 0, GameChange.TOP)
    assert after(choices, 0, MOST, "--") == (0, MOST, GameChange.NONE)


def test_a_partner_that_is_not_there_is_left_out(choices: tuple[EngineChoice, ...]) -> None:
    without = tuple(choice for choice in choices if choice.key != partner_key(LADDER[1]))
    assert after(without, 0, 0, "++") == (0, 0, GameChange.NONE)


@pytest.mark.parametrize(
    "row", ["", "x", "partner-puppy 9x9 -1 ++", "partner-puppy 9x9 0 +?+", "partner-puppy 9x9 9999 "]
)
def test_damaged_results_are_passed_over(choices: tuple[EngineChoice, ...], row: str) -> None:
    last = choice_of(choices, 0)
    found = next_game((row.replace("partner-puppy", last.key),), last, 2, NINE, choices)
    assert found == NextGame(last, 2, GameChange.NONE)


def test_the_terms_follow_the_handicap(choices: tuple[EngineChoice, ...]) -> None:
    partner = choice_of(choices, 1)
    last = NewGame(NINE)
    game, against = terms_for(NextGame(partner, 0, GameChange.NONE), last, Color.WHITE, "Anna")
    assert (game.black_name, game.white_name) == (partner.name, "Anna")
    assert (game.handicap, game.komi, against) == (0, last.komi, EnginePlayer(partner.key, Color.BLACK))
    game, against = terms_for(NextGame(partner, 1, GameChange.NONE), last, Color.WHITE, "Anna")
    assert (game.black_name, game.white_name) == ("Anna", partner.name)
    assert (game.handicap, game.komi, against) == (0, Fraction(1, 2), EnginePlayer(partner.key, Color.WHITE))
    for stones in range(2, MOST + 1):
        game, _ = terms_for(NextGame(partner, stones, GameChange.NONE), last, Color.BLACK, "")
        assert game.handicap == stones
        assert game.is_possible


def test_each_change_has_its_reason(choices: tuple[EngineChoice, ...]) -> None:
    partner = choice_of(choices, 1)
    assert next_game_title(NextGame(partner, 0, GameChange.STRONGER)) == f"Next game: {partner.name}"
    told = {change: next_game_reason(NextGame(partner, 0, change), 1) for change in GameChange}
    assert all(told.values())
    assert told[GameChange.STRONGER].endswith("You start even.")
    assert told[GameChange.LESS_HANDICAP] == "Two wins in a row. Next time we start even."
