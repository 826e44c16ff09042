"""Results with the names of the players."""

import pytest

from goboard_app.app.texts.results import named_result


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("W+R", "Boris wins: Anna resigned"),
        ("W+T", "Boris wins: Anna ran out of time"),
        ("W+F", "Boris wins by forfeit"),
        ("W+6.5", "Boris wins by 6½"),
        ("W+", "Boris wins"),
        ("W+0", "Boris wins"),
        ("0", ""),
        ("Void", ""),
    ],
)
def test_a_result_names_both_players(text: str, sentence: str) -> None:
    assert named_result(text, "Boris", "Anna") == sentence


@pytest.mark.parametrize(
    ("text", "won", "lost"),
    [
        ("B+R", "You win: Puppy resigned", "Puppy wins: you resigned"),
        ("B+T", "You win: Puppy ran out of time", "Puppy wins: you ran out of time"),
        ("B+6.5", "You win by 6½", "Puppy wins by 6½"),
        ("B+", "You win", "Puppy wins"),
    ],
)
def test_the_user_against_an_engine_is_addressed(text: str, won: str, lost: str) -> None:
    assert named_result(text, "", "Puppy") == won
    assert named_result(text, "Puppy", "") == lost


def test_a_name_with_a_sign_of_a_place_stays_as_it_is() -> None:
    assert named_result("W+R", "%2", "Anna") == "%2 wins: Anna resigned"
