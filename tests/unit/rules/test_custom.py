"""Custom rulesets: contradictions, text and back, and the differences between two rulesets."""

from __future__ import annotations

from dataclasses import fields, replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.rules.catalogue import (
    AGA,
    ALL_RULESETS,
    CHINESE,
    CHINESE_SERVER,
    ING,
    ING_CYCLE,
    JAPANESE,
    KOREAN,
    NEW_ZEALAND,
    STONE_SCORING,
    TROMP_TAYLOR,
)
from goboard_app.rules.custom import (
    Contradiction,
    Field,
    Ties,
    as_custom,
    cell,
    contradictions,
    differing_fields,
    from_text,
    ties_of,
    to_text,
    ways_to_score,
)
from goboard_app.rules.ruleset import (
    AllAlive,
    AreaCount,
    HandicapBonus,
    IllegalMove,
    KoRule,
    LongCycle,
    Placement,
    Resumption,
    Ruleset,
    Scoring,
    Suicide,
    Tax,
    Tie,
)

komis = st.fractions(-150, 150, max_denominator=400)
names = st.text(st.characters(codec="utf-8"), max_size=30)
customs = st.builds(
    Ruleset,
    key=st.just("custom"),
    sgf_name=names,
    scoring=st.sampled_from(Scoring),
    ko=st.sampled_from(KoRule),
    komi=komis,
    handicap_komi=komis,
    tax=st.sampled_from(Tax),
    long_cycle=st.sampled_from(LongCycle),
    suicide=st.sampled_from(Suicide),
    placement=st.sampled_from(Placement),
    bonus=st.sampled_from(HandicapBonus),
    also=st.none() | st.sampled_from(Scoring),
    pass_stones=st.booleans(),
    white_passes_last=st.booleans(),
    all_alive=st.sampled_from(AllAlive),
    resumption=st.sampled_from(Resumption),
    illegal_move=st.sampled_from(IllegalMove),
    first_pass_bonus=st.integers(0, 9),
    tie=st.sampled_from(Tie),
    fill_dame_first=st.booleans(),
    area_count=st.sampled_from(AreaCount),
)


@given(customs)
def test_text_and_back(ruleset: Ruleset) -> None:
    assert from_text(to_text(ruleset)) == ruleset


@given(customs)
def test_text_is_safe_in_a_record(ruleset: Ruleset) -> None:
    assert not set(to_text(ruleset)) & set("[]\\\n\r\t")
    assert to_text(ruleset).isascii()


@pytest.mark.parametrize("row", ALL_RULESETS, ids=lambda r: r.key)
def test_a_preset_is_written_as_its_key(row: Ruleset) -> None:
    assert to_text(row) == row.key
    assert from_text(row.key) is row


@pytest.mark.parametrize("row", ALL_RULESETS, ids=lambda r: r.key)
def test_the_cells_of_every_preset_come_back(row: Ruleset) -> None:
    assert from_text(to_text(as_custom(row))) == as_custom(row)


def test_a_changed_preset_is_written_with_its_cells() -> None:
    text = to_text(replace(as_custom(CHINESE_SERVER), sgf_name="Our [club] rules"))
    assert text.startswith("ko=psk scoring=area tax=none ")
    assert " komi=15/2 " in text
    assert text.endswith(" name=Our%20%5Bclub%5D%20rules")


SHORT = "ko=psk scoring=area komi=15/2 handicap_komi=1/2"


def test_cells_left_out_are_ordinary_ones() -> None:
    ordinary = replace(as_custom(CHINESE_SERVER), area_count=AreaCount.COLOR_IN)
    assert from_text(SHORT) == replace(ordinary, sgf_name="", bonus=_ZERO)


_ZERO = HandicapBonus.ZERO


@pytest.mark.parametrize(
    "text",
    [
        "",
        "custom",
        "Chinese",
        "ko=psk",
        f"{SHORT} ko=psk",
        f"{SHORT} tax=much",
        f"{SHORT} dice=2",
        f"{SHORT} key=aga",
        f"{SHORT} aliases=x",
        f"{SHORT} pass_stones=True",
        f"{SHORT} pass_stones=",
        f"{SHORT} first_pass_bonus=-1",
        f"{SHORT} first_pass_bonus=1.5",
        f"{SHORT} also=some",
        f"{SHORT} word",
        f"{SHORT} name=%FF",
        "ko=psk scoring=area komi=1/0 handicap_komi=0",
        "ko=psk scoring=area komi=1e9 handicap_komi=0",
        "ko=psk scoring=area komi=٣ handicap_komi=0",
        "ko=psk scoring=area komi= handicap_komi=0",
        "ko=psk scoring=area komi=nan handicap_komi=0",
    ],
)
def test_unknown_fields_and_values_are_no_ruleset(text: str) -> None:
    assert from_text(text) is None


@given(st.text(max_size=60) | st.text("=/ abcdefgiknoprs019-", max_size=60))
def test_no_text_does_harm(text: str) -> None:
    found = from_text(text)
    assert found is None or from_text(to_text(found)) == found


@pytest.mark.parametrize("row", ALL_RULESETS, ids=lambda r: r.key)
def test_no_preset_contradicts_itself(row: Ruleset) -> None:
    assert contradictions(row) == ()


@pytest.mark.parametrize(
    ("ruleset", "found"),
    [
        (replace(CHINESE, pass_stones=True), Contradiction.PASS_STONES_UNDER_AREA),
        (replace(AGA, also=None), Contradiction.PASS_STONES_UNDER_AREA),
        (replace(AGA, also=Scoring.AREA), Contradiction.PASS_STONES_UNDER_AREA),
        (
            replace(JAPANESE, bonus=HandicapBonus.N_MINUS_ONE),
            Contradiction.BONUS_UNDER_TERRITORY,
        ),
        (replace(ING, komi=Fraction(15, 2)), Contradiction.TIE_WITH_HALF_KOMI),
        (replace(ING, komi=Fraction(31, 4)), Contradiction.TIE_WITH_HALF_KOMI),
        (replace(JAPANESE, tax=Tax.ALL), Contradiction.GROUP_TAX_UNDER_TERRITORY),
        (
            replace(CHINESE_SERVER, long_cycle=LongCycle.DRAW),
            Contradiction.CYCLE_UNDER_SUPERKO,
        ),
        (replace(ING_CYCLE, long_cycle=LongCycle.NO_RESULT), Contradiction.CYCLE_UNDER_SUPERKO),
        (replace(KOREAN, ko=KoRule.SITUATIONAL), Contradiction.CYCLE_UNDER_SUPERKO),
        (replace(ING_CYCLE, ko=KoRule.SIMPLE), Contradiction.NO_RULE_FOR_CYCLES),
        (replace(CHINESE, long_cycle=LongCycle.FORBIDDEN), Contradiction.NO_RULE_FOR_CYCLES),
    ],
)
def test_contradictions(ruleset: Ruleset, found: Contradiction) -> None:
    assert contradictions(ruleset) == (found,)


@pytest.mark.parametrize(
    "ruleset",
    [
        replace(JAPANESE, pass_stones=True),
        replace(AGA, scoring=Scoring.TERRITORY, also=None, bonus=HandicapBonus.ZERO),
        replace(JAPANESE, bonus=HandicapBonus.N),
        replace(ING, handicap_komi=Fraction(1, 2)),
        replace(NEW_ZEALAND, tie=Tie.BLACK),
        replace(TROMP_TAYLOR, tax=Tax.ALL),
    ],
)
def test_unusual_rulesets_need_not_contradict_themselves(ruleset: Ruleset) -> None:
    assert contradictions(ruleset) == ()


def test_several_contradictions_are_all_reported() -> None:
    ruleset = replace(CHINESE, pass_stones=True, long_cycle=LongCycle.FORBIDDEN, tie=Tie.BLACK)
    assert len(contradictions(ruleset)) == 3


@pytest.mark.parametrize(
    ("ruleset", "ways"),
    [
        (AGA, (Scoring.AREA, Scoring.TERRITORY)),
        (CHINESE, (Scoring.AREA,)),
        (replace(CHINESE, also=Scoring.AREA), (Scoring.AREA,)),
    ],
)
def test_ways_to_score(ruleset: Ruleset, ways: tuple[Scoring, ...]) -> None:
    assert ways_to_score(ruleset) == ways


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [
        (CHINESE, CHINESE, ()),
        (CHINESE, as_custom(CHINESE), ()),
        (CHINESE, CHINESE_SERVER, (Field.KO, Field.LONG_CYCLE, Field.AREA_COUNT)),
        (JAPANESE, KOREAN, (Field.LONG_CYCLE, Field.SGF_NAME)),
        (CHINESE, replace(CHINESE, komi=Fraction(7)), (Field.KOMI, Field.TIE)),
        (AGA, replace(AGA, also=None), (Field.SCORING,)),
        (CHINESE, replace(CHINESE, also=Scoring.AREA), ()),
    ],
)
def test_differing_cells(one: Ruleset, other: Ruleset, found: tuple[Field, ...]) -> None:
    assert differing_fields(one, other) == found
    assert differing_fields(other, one) == found


@given(customs, customs)
def test_rulesets_without_different_cells_differ_in_nothing(one: Ruleset, other: Ruleset) -> None:
    same = {field for field in Field if cell(one, field) == cell(other, field)}
    assert set(differing_fields(one, other)) == set(Field) - same


def test_every_field_of_a_ruleset_belongs_to_a_cell() -> None:
    attributes = {field.name for field in fields(Ruleset)} - {"key", "aliases", "also"}
    assert {field.value for field in Field} == attributes


@pytest.mark.parametrize(
    ("ruleset", "ties"),
    [
        (CHINESE, Ties.IMPOSSIBLE),
        (NEW_ZEALAND, Ties.DRAW),
        (ING, Ties.BLACK_WINS),
        (STONE_SCORING, Ties.DRAW),
    ],
)
def test_the_meaning_of_equal_points(ruleset: Ruleset, ties: Ties) -> None:
    assert ties_of(ruleset) is ties
