"""Nigiri: the handful, the guess, counting out in pairs, and who is Black."""

from __future__ import annotations

import random
import secrets
from collections import Counter

import pytest

from goboard_app.session.color_choice import Chooser, Nigiri, NigiriStage, Parity, begin_nigiri

HANDFULS = range(5, 25)


def drawn(number: int) -> list[int]:
    """Return handfuls as they show when counted out."""
    chance = random.Random(11)
    found = [begin_nigiri(chance).guessed(Parity.ODD).counted_out() for _ in range(number)]
    return [nigiri.stones_laid for nigiri in found]


def test_every_handful_from_5_to_24_comes_up_about_as_often() -> None:
    counts = Counter(drawn(4000))
    assert set(counts) == set(HANDFULS)
    assert all(140 < number < 260 for number in counts.values())


def test_odd_and_even_handfuls_are_equally_many() -> None:
    assert Counter(Parity.of(stones) for stones in HANDFULS) == {Parity.ODD: 10, Parity.EVEN: 10}


def test_the_number_comes_from_the_source_for_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets.SystemRandom, "randint", lambda _self, low, high: low + high)
    assert begin_nigiri().guessed(Parity.ODD).counted_out().stones_laid == 29


@pytest.mark.parametrize("handful", HANDFULS)
@pytest.mark.parametrize("guess", Parity)
def test_the_guesser_plays_black_if_right(handful: int, guess: Parity) -> None:
    nigiri = Nigiri(handful).guessed(guess).counted_out()
    is_right = (handful % 2 == 1) == (guess is Parity.ODD)
    assert nigiri.black is (Chooser.GUESSER if is_right else Chooser.HOLDER)


@pytest.mark.parametrize(("handful", "pairs"), [(5, (2, 2, 1)), (6, (2, 2, 2))])
def test_stones_are_counted_out_in_pairs(handful: int, pairs: tuple[int, ...]) -> None:
    nigiri = Nigiri(handful).guessed(Parity.EVEN)
    shown = []
    while nigiri.stage is NigiriStage.COUNTING:
        nigiri = nigiri.with_next_pair()
        shown.append(nigiri.pairs)
    assert shown == [pairs[:1], pairs[:2], pairs]


def test_all_at_once_is_as_pair_by_pair() -> None:
    nigiri = Nigiri(9).guessed(Parity.ODD)
    all_at_once = nigiri.counted_out()
    for _ in range(10):
        nigiri = nigiri.with_next_pair()
    assert nigiri == all_at_once


@pytest.mark.parametrize("nigiri", [Nigiri(7), Nigiri(7).guessed(Parity.ODD)])
def test_no_result_is_shown_before_the_stones_are_counted(nigiri: Nigiri) -> None:
    assert (nigiri.black, nigiri.pairs) == (None, ())
    assert "7" not in repr(nigiri)


def test_stages() -> None:
    nigiri = Nigiri(5)
    assert nigiri.stage is NigiriStage.GUESSING
    assert nigiri.guessed(Parity.ODD).stage is NigiriStage.COUNTING
    assert nigiri.guessed(Parity.ODD).counted_out().stage is NigiriStage.DECIDED


def test_the_guess_is_made_once() -> None:
    with pytest.raises(ValueError, match="already"):
        Nigiri(5).guessed(Parity.ODD).guessed(Parity.EVEN)


def test_nothing_is_shown_before_the_guess() -> None:
    with pytest.raises(ValueError, match="before the guess"):
        Nigiri(5).counted_out()


def test_one_stone_says_odd_and_two_say_even() -> None:
    assert (Parity.ODD.value, Parity.EVEN.value) == (1, 2)
