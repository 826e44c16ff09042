"""The spellings of RU that are seen in files and in other programs."""

from __future__ import annotations

import pytest

from goboard_app.rules import catalogue
from goboard_app.rules.custom import CUSTOM_KEY, contradictions
from goboard_app.rules.ruleset import HandicapBonus, KoRule, Scoring, Suicide, Tax
from goboard_app.rules.spelling import spelled

# Every spelling that shared/SGF.md lists and that says plainly what is meant.
SURE = {
    "Japanese": "japanese-1989",
    "japanese": "japanese-1989",
    "JP": "japanese-1989",
    "jp": "japanese-1989",
    "Japanese Rules (SmartGo)": "japanese-1989",
    "日本规则": "japanese-1989",
    "Chinese": "chinese-2002",
    "chinese": "chinese-2002",
    "cn": "chinese-2002",
    "zh": "chinese-2002",
    "chinese-ogs": "chinese-server",
    "chinese-kgs": "chinese-server",
    "chinese_kgs": "chinese-server",
    "Chinese OGS": "chinese-server",
    "Korean": "korean-2016",
    "korean": "korean-2016",
    "ko": "korean-2016",
    "AGA": "aga",
    "us": "aga",
    "bga": "bga",
    "french": "ffg",
    "New Zealand": "new-zealand",
    "new_zealand": "new-zealand",
    "newzealand": "new-zealand",
    "nz": "new-zealand",
    "Tromp/Taylor": "tromp-taylor",
    "Tromp-Taylor": "tromp-taylor",
    "TrompTaylor": "tromp-taylor",
    "tromp_taylor": "tromp-taylor",
    "tromp taylor": "tromp-taylor",
    "TT": "tromp-taylor",
    "Old Chinese": "ancient-stone",
    "stone-scoring": "ancient-stone",
    "stone_scoring": "ancient-stone",
    "GOE": "ing-sst",
    "goe": "ing-sst",
    "ing": "ing-sst",
    "koPOSITIONALscoreAREAtaxNONEsui1": "tromp-taylor",
    "koSIMPLEscoreTERRITORYtaxSEKIsui0": "japanese-1989",
    "koSIMPLEscoreAREAtaxNONEsui0whbN": "chinese-2002",
    "koPOSITIONALscoreAREAtaxNONEsui0button0whbN": "chinese-server",
    "koSITUATIONALscoreAREAtaxNONEsui0whbN-1": "aga",
    "koSIMPLEscoreAREAtaxALLsui0": "ancient-stone",
    "koSITUATIONALscoreAREAtaxNONEsui1": "new-zealand",
}
# Names near one of our rows, which are shown as such.
NEAR = {
    "aga-button": "aga",
    "AGA Button": "aga",
    "TT--": "tromp-taylor",
    "Tang (Japanese + group tax)": "ancient-stone",
    "Group tax?": "ancient-stone",
    "数子": "chinese-2002",
    "数目": "japanese-1989",
    "koSITUATIONALscoreAREAtaxNONEsui0button1whbN-1": "aga",
    "koSPIGHTscoreAREAtaxNONEsui0whbN-1": "aga",
}


@pytest.mark.parametrize("text", SURE)
def test_a_known_spelling_means_its_ruleset(text: str) -> None:
    found = spelled(text)
    assert found is not None
    assert (found.ruleset.key, found.is_sure) == (SURE[text], True)


@pytest.mark.parametrize("text", NEAR)
def test_similar_names_are_not_taken_as_certain(text: str) -> None:
    found = spelled(text)
    assert found is not None
    assert (found.ruleset.key, found.is_sure) == (NEAR[text], False)


def test_rules_written_cell_by_cell_are_rules_of_their_own() -> None:
    found = spelled("koPOSITIONALscoreAREAtaxALLsui1")
    assert found is not None
    assert found.is_sure
    own = found.ruleset
    assert (own.key, own.sgf_name) == (CUSTOM_KEY, "koPOSITIONALscoreAREAtaxALLsui1")
    assert (own.ko, own.scoring, own.tax) == (KoRule.POSITIONAL, Scoring.AREA, Tax.ALL)
    assert (own.suicide, own.bonus) == (Suicide.ANY, HandicapBonus.ZERO)
    assert not contradictions(own)


@pytest.mark.parametrize("ko", ["SIMPLE", "POSITIONAL", "SITUATIONAL", "SPIGHT"])
@pytest.mark.parametrize("scoring", ["AREA", "TERRITORY"])
@pytest.mark.parametrize("tax", ["NONE", "SEKI", "ALL"])
@pytest.mark.parametrize("more", ["sui0", "sui1", "sui1button1", "sui0whbN", "sui0button0whbN-1fpok1"])
def test_no_cells_make_a_ruleset_at_odds_with_itself(ko: str, scoring: str, tax: str, more: str) -> None:
    found = spelled(f"ko{ko}score{scoring}tax{tax}{more}")
    assert found is not None
    assert not contradictions(found.ruleset)


@pytest.mark.parametrize(
    "text", ["", " ", "House rules", "rules", "(Japanese)", "koNONE", "psk", "calvinball (Chinese)"]
)
def test_nothing_else_means_any_ruleset(text: str) -> None:
    assert spelled(text) is None


def test_every_row_of_the_table_is_found_by_its_names() -> None:
    for row in catalogue.ALL_RULESETS:
        found = spelled(row.key)
        assert found is not None
        assert found.ruleset is row


@pytest.mark.parametrize("text", ["Ing Goe", "ING", "GOE", "Goe (Ing)", "Ing's rules", "Ing/Goe", "应氏规则"])
def test_the_rules_of_ing_have_many_names(text: str) -> None:
    found = spelled(text)
    assert found is not None
    assert (found.ruleset.key, found.is_sure) == ("ing-sst", True)
