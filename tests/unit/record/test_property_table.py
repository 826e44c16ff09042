"""Every list of SGF properties follows from the table, and none leaves a property out."""

from __future__ import annotations

from collections import Counter

import pytest

from goboard_app.app.texts.record import detail_names
from goboard_app.record.clip import GAME_INFO, clip_from
from goboard_app.record.game_info import GameInfo
from goboard_app.record.property_table import TABLE, InfoSection, PropertyGroup, PropertyRow, ValueKind, idents
from goboard_app.record.search import search_text
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.transform import swapped
from goboard_app.session.info import DETAILS, details_of

# The game information of FF[4], and whether FF[4] gives it as text.
STANDARD = {
    **dict.fromkeys(("PB", "BR", "BT", "PW", "WR", "WT", "GN", "EV", "RO", "DT", "PC", "RE", "RU"), True),
    **dict.fromkeys(("OT", "ON", "AN", "US", "SO", "CP", "GC"), True),
    **dict.fromkeys(("KM", "HA", "TM"), False),
}
named = pytest.mark.parametrize("ident", sorted(STANDARD))


def row_of(ident: str) -> PropertyRow:
    return next(row for row in TABLE if row.ident == ident)


def test_each_property_has_one_row() -> None:
    assert [ident for ident, count in Counter(row.ident for row in TABLE).items() if count > 1] == []


def test_the_game_information_is_that_of_the_standard() -> None:
    assert set(DETAILS) == set(STANDARD)
    assert set(STANDARD) | {"GBRS"} == GAME_INFO


@named
def test_game_information_is_left_out_of_a_clip(ident: str) -> None:
    clip = clip_from(f"(;SZ[9]{ident}[6];B[aa])".encode())
    assert clip.left_out == (ident,)
    assert [node.text("B") for node in clip.nodes] == ["aa"]


@named
def test_game_information_is_searched_where_it_is_text(ident: str) -> None:
    tree = read_sgf(f"(;SZ[9]{ident}[6 of one kind];B[aa])".encode()).games[0]
    hits = [hit.ident for portion in search_text((tree,), "one kind") for hit in portion.hits]
    assert hits == ([ident] if STANDARD[ident] else [])


@named
def test_game_information_is_shown_unchanged(ident: str) -> None:
    tree = read_sgf(f"(;SZ[9]{ident}[6 of one kind];B[aa])".encode()).games[0]
    assert details_of(tree)[ident] == "6 of one kind"


def test_comments_and_names_of_nodes_are_searched_as_well() -> None:
    searched = set(idents(lambda row: row.is_searched))
    assert searched == {ident for ident, is_text in STANDARD.items() if is_text} | {"C", "N"}


def test_each_property_that_is_shown_has_a_label() -> None:
    assert set(detail_names()) == set(DETAILS)


def test_the_texts_of_game_info_are_read_from_their_own_properties() -> None:
    fields = Counter(row.field for row in TABLE if row.field)
    assert set(fields) <= set(GameInfo._fields)
    assert set(fields.values()) == {1}
    assert set(GameInfo._fields) - set(fields) == {"size", "komi", "komi_raw", "handicap"}


def test_properties_of_the_two_players_name_each_other() -> None:
    for row in TABLE:
        if row.other:
            assert row_of(row.other).other == row.ident
            assert row_of(row.other).group is row.group
            assert row_of(row.other).kind is row.kind
    sides = {s: {row.other for row in TABLE if row.section is s} for s in (InfoSection.BLACK, InfoSection.WHITE)}
    assert sides[InfoSection.BLACK] == set(idents(lambda row: row.section is InfoSection.WHITE))
    assert sides[InfoSection.WHITE] == set(idents(lambda row: row.section is InfoSection.BLACK))


@pytest.mark.parametrize("row", [row for row in TABLE if row.other], ids=lambda row: row.ident)
def test_swapping_the_colours_swaps_the_properties(row: PropertyRow) -> None:
    item = read_sgf(f"(;SZ[9]{row.ident}[aa])".encode()).games[0].root.properties[-1]
    assert swapped(item).ident == row.other


def test_only_game_information_has_a_section() -> None:
    assert all(row.group is PropertyGroup.GAME for row in TABLE if row.section)
    assert idents(lambda row: row.section is InfoSection.ABOUT) == idents(
        lambda row: row.section and row.kind is ValueKind.TEXT
    )
