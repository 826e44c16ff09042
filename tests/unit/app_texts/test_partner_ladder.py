"""Every partner has a strength, the order of the ladder is that of the strengths, and keys lead to partners."""

from __future__ import annotations

from itertools import pairwise

import pytest

from goboard_app.app.engines.partner import partner_key, partner_of
from goboard_app.app.texts.partner import introduction, kyu_text, strength_text
from goboard_app.partner.character import KYU, Character


def test_each_partner_is_stronger_than_the_one_before() -> None:
    assert list(KYU) == list(Character)
    assert all(weaker > stronger > 0 for weaker, stronger in pairwise(KYU.values()))


@pytest.mark.parametrize("character", Character, ids=lambda character: character.value)
def test_the_introduction_tells_name_strength_and_character(character: Character) -> None:
    told = introduction(character)
    assert told.startswith(f"{character.value.title()}, {strength_text(character)}. ")
    assert strength_text(character) == f"about {kyu_text(character)}"
    assert told.endswith(".")
    assert ".." not in told


@pytest.mark.parametrize("character", Character, ids=lambda character: character.value)
def test_a_key_leads_to_its_partner(character: Character) -> None:
    assert partner_of(partner_key(character)) is character


@pytest.mark.parametrize("key", ["", "gnugo", "partner-", "partner-lion", "snail"])
def test_another_key_leads_to_no_partner(key: str) -> None:
    assert partner_of(key) is None
