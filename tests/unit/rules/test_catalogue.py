"""Every cell of every ruleset, against our own copy of the tables and the shared presets."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from fractions import Fraction
from pathlib import Path

import pytest

from goboard_app.rules.catalogue import ALL_RULESETS, DEFAULT, by_name
from goboard_app.rules.ruleset import Ruleset, Scoring
from tests.unit.rules.rule_tables import CELLS, ENDINGS, NAMES
from tests.vectors.rulesets import PLAIN, with_cells

VECTORS = Path(__file__).parents[4] / "shared" / "vectors" / "rules.json"
YES_NO = {True: "yes", False: "no"}


def named(key: str) -> Ruleset:
    found = by_name(key)
    assert found is not None
    return found


def cell(ruleset: Ruleset, column: str) -> object:
    """Return the cell in the spelling of the tables."""
    if column == "ending":
        return (ruleset.all_alive.value, ruleset.resumption.value)
    value = getattr(ruleset, column)
    if isinstance(value, bool):
        return YES_NO[value]
    return str(value) if isinstance(value, str | Fraction) else value.value


@pytest.mark.parametrize(("key", "column"), [(key, column) for key, cells in CELLS.items() for column in cells])
def test_cell(key: str, column: str) -> None:
    expected = CELLS[key][column]
    assert cell(named(key), column) == (ENDINGS[expected] if column == "ending" else expected)


def test_the_table_holds_every_ruleset() -> None:
    assert {ruleset.key for ruleset in ALL_RULESETS} == set(CELLS)


@pytest.mark.parametrize("key", CELLS)
def test_the_first_pass_counts_at_the_mind_sport_games_alone(key: str) -> None:
    assert named(key).first_pass_bonus == (1 if key == "wmsg-2008" else 0)


@pytest.mark.parametrize("key", CELLS)
def test_the_aga_family_may_count_territory_as_well(key: str) -> None:
    also = Scoring.TERRITORY if key in ("aga", "bga", "ffg") else None
    assert named(key).also is also


@pytest.mark.parametrize("key", CELLS)
def test_only_wagc_fills_neutral_points_first(key: str) -> None:
    assert named(key).fill_dame_first is (key == "wagc-1979")


@pytest.mark.parametrize(("name", "key"), NAMES)
def test_names(name: str, key: str) -> None:
    assert named(name).key == key


@pytest.mark.parametrize("key", CELLS)
@pytest.mark.parametrize("spell", [str.upper, str.title, lambda key: f"  {key} "])
def test_keys_are_found_in_any_case(key: str, spell: object) -> None:
    assert callable(spell)
    assert named(spell(key)).key == key


@pytest.mark.parametrize("name", ["", " ", "calvinball", "japan ese", "chinese-", "rules", "psk"])
def test_no_other_name_means_any_ruleset(name: str) -> None:
    assert by_name(name) is None


def test_no_name_means_two_rulesets_unless_both_write_it() -> None:
    owners: dict[str, set[str]] = {}
    for ruleset in ALL_RULESETS:
        for name in (ruleset.key, *ruleset.aliases):
            owners.setdefault(name.casefold(), set()).add(ruleset.key)
    assert [name for name, keys in owners.items() if len(keys) > 1] == []


def test_beginners_start_with_the_server_style() -> None:
    assert DEFAULT.key == "chinese-server"


@pytest.mark.parametrize(("handicap", "komi"), [(0, "15/2"), (1, "1/2"), (4, "1/2")])
def test_komi_depends_on_handicap(handicap: int, komi: str) -> None:
    assert named("aga").komi_for(handicap) == Fraction(komi)


@pytest.mark.parametrize("key", CELLS)
def test_seki_is_marked_where_it_is_taxed(key: str) -> None:
    assert named(key).marks_seki is (CELLS[key]["tax"] != "none")


AREA_COUNTS = {
    "chinese-2002": "half",
    "wmsg-2008": "half",
    "ing-sst": "fill_in",
    "ing-sst-cycle": "fill_in",
    "tromp-taylor": "reach",
    "basic-davies": "reach",
    "new-zealand": "smaller",
}


@pytest.mark.parametrize("key", CELLS)
def test_each_ruleset_has_its_way_of_counting_area_by_hand(key: str) -> None:
    assert named(key).area_count.value == AREA_COUNTS.get(key, "color_in")


@pytest.mark.parametrize("key", CELLS)
def test_an_illegal_move_counts_as_a_pass_in_the_rules_of_the_aga_alone(key: str) -> None:
    assert named(key).illegal_move.value == ("pass" if key == "aga" else "taken_back")


def presets() -> Mapping[str, Mapping[str, object]]:
    if not VECTORS.exists():
        return {}
    found: Mapping[str, Mapping[str, object]] = json.loads(VECTORS.read_text(encoding="utf-8"), parse_float=Fraction)[
        "presets"
    ]
    return found


def made_of(cells: Mapping[str, object]) -> Ruleset:
    """Return the ruleset that a shared preset describes."""
    base = cells.get("base")
    start = PLAIN if base is None else made_of(presets()[str(base)])
    return with_cells(start, cells)


@pytest.mark.skipif(not VECTORS.exists(), reason="the shared presets are not here")
@pytest.mark.parametrize("key", presets())
def test_the_row_agrees_with_the_shared_preset(key: str) -> None:
    row, preset = named(key), made_of(presets()[key])
    differing = {f.name for f in fields(Ruleset) if getattr(row, f.name) != getattr(preset, f.name)}
    # The shared presets do not say how an area is counted by hand, and what becomes of an illegal move.
    assert differing <= {"key", "aliases", "area_count", "illegal_move"}


@pytest.mark.skipif(not VECTORS.exists(), reason="the shared aliases are not here")
def test_the_shared_aliases_mean_the_same_rows() -> None:
    aliases = json.loads(VECTORS.read_text(encoding="utf-8"))["aliases"]
    assert {name: named(name).key for name in aliases} == aliases
