"""Each value that a cell of a ruleset may hold has words and a sentence of its own."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

import pytest

from goboard_app.app.texts.rulesets import value_name, value_sentence
from goboard_app.rules.catalogue import CHINESE
from goboard_app.rules.custom import Field
from goboard_app.rules.ruleset import Ruleset


def with_each_value(field: Field) -> list[Ruleset]:
    """Return rulesets that differ in this cell alone."""
    value = getattr(CHINESE, field.value)
    values = [False, True] if isinstance(value, bool) else list(type(value))
    return [replace(CHINESE, **{field.value: each}) for each in values]


OF_A_FEW = [f for f in Field if isinstance(getattr(CHINESE, f.value), bool | Enum)]


@pytest.mark.parametrize("field", [f for f in OF_A_FEW if f not in (Field.SCORING, Field.TIE)])
def test_no_value_is_without_words(field: Field) -> None:
    rulesets = with_each_value(field)
    assert len(rulesets) > 1
    for words in (value_name, value_sentence):
        said = [words(ruleset, field) for ruleset in rulesets]
        assert all(said)
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("field", Field)
def test_every_cell_has_words(field: Field) -> None:
    assert value_name(CHINESE, field)
    assert value_sentence(CHINESE, field)
