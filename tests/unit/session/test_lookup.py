from dataclasses import replace

import pytest

from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree
from goboard_app.rules import catalogue
from goboard_app.rules.custom import as_custom, to_text
from goboard_app.session.new_game import ruleset_of

OURS = replace(as_custom(catalogue.CHINESE), sgf_name="Club night")


def tree_of(text: str) -> GameTree:
    return read_sgf(text.encode()).games[0]


@pytest.mark.parametrize("ruleset", catalogue.ALL_RULESETS, ids=lambda r: r.key)
def test_a_preset_comes_back_as_it_was(ruleset: catalogue.Ruleset) -> None:
    found = ruleset_of(tree_of(f"(;RU[{ruleset.sgf_name}]GBRS[{ruleset.key}])"))
    assert found.ruleset is ruleset
    assert found.is_named


def test_a_custom_ruleset_comes_back_as_it_was() -> None:
    found = ruleset_of(tree_of(f"(;RU[Club night]GBRS[{to_text(OURS)}])"))
    assert (found.ruleset, found.is_named) == (OURS, True)


def test_a_custom_ruleset_may_be_called_like_a_known_one() -> None:
    ours = replace(OURS, sgf_name="Japanese")
    found = ruleset_of(tree_of(f"(;RU[Japanese]GBRS[{to_text(ours)}])"))
    assert found.ruleset == ours


def test_rules_beside_ru_are_dropped_when_ru_changes() -> None:
    found = ruleset_of(tree_of(f"(;RU[Japanese]GBRS[{to_text(OURS)}])"))
    assert found.ruleset is catalogue.JAPANESE
    unknown = ruleset_of(tree_of(f"(;RU[House rules]GBRS[{to_text(OURS)}])"))
    assert (unknown.is_named, unknown.text) == (False, "House rules")


@pytest.mark.parametrize("text", ["", "custom", "ko=psk", "nonsense", "ko=psk scoring=tree komi=0"])
def test_unreadable_rules_beside_ru_are_ignored(text: str) -> None:
    assert ruleset_of(tree_of(f"(;RU[AGA]GBRS[{text}])")).ruleset is catalogue.AGA


def test_rules_are_searched_on_the_node_of_the_game_information() -> None:
    found = ruleset_of(tree_of(f"(;SZ[9];PB[Hana]RU[Club night]GBRS[{to_text(OURS)}])"))
    assert found.ruleset == OURS


def test_a_name_that_is_only_near_is_not_taken_as_named() -> None:
    found = ruleset_of(tree_of("(;RU[aga-button])"))
    assert (found.ruleset, found.is_named, found.is_near) == (catalogue.AGA, False, True)
    unknown = ruleset_of(tree_of("(;RU[House rules])"))
    assert (unknown.ruleset, unknown.is_named, unknown.is_near) == (catalogue.DEFAULT, False, False)
