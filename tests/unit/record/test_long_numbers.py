"""Numbers of very many digits are no numbers, in every property."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goboard_app.clock.sgf import read_control
from goboard_app.record.game_info import handicap_of, info_of, komi_of
from goboard_app.record.inherited import figure_of
from goboard_app.record.properties import is_number
from goboard_app.record.result import ResultKind, parse_result
from goboard_app.record.sgf.check import value_findings
from goboard_app.record.sgf.encoding import ImportFormat
from goboard_app.record.sgf.imports import read_record
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.record.transform import swap_colors
from goboard_app.session.session import GameSession

NINES = "9" * 5_000
"""More digits than Python makes a number of."""
OF_GAME = ("KM", "HA", "RE", "TM", "OT", "PM")
OF_MOVE = ("BL", "OB", "MN", "V", "FG", "PM")


def test_twenty_digits_are_a_number_and_one_more_are_none() -> None:
    assert is_number("9" * 20)
    assert not is_number("9" * 21)
    assert komi_of("9" * 20) == Fraction("9" * 20)
    assert komi_of("9" * 21) is None
    assert komi_of(f"0.{'5' * 21}") is None
    assert parse_result(f"B+{'9' * 20}").margin == Fraction("9" * 20)


@pytest.mark.parametrize("text", [f"B+{NINES}", f"W+.{NINES}", f"B+1/{NINES}", f"黑胜{NINES}目", f"白{NINES}又1/2子胜"])
def test_a_result_of_very_many_digits_is_no_margin(text: str) -> None:
    result = parse_result(text)
    assert result.kind is not ResultKind.POINTS
    assert result.margin is None


@pytest.mark.parametrize("name", sorted({*OF_GAME, *OF_MOVE, "SZ"}))
def test_a_record_with_such_a_number_is_read_and_kept(name: str) -> None:
    """Nothing raises, the bytes stay, and typed properties report the wrong type."""
    info = f"{name}[{'B+' if name == 'RE' else ''}{NINES}]"
    size = "" if name == "SZ" else "SZ[9]"
    of_game, of_move = (info, "") if name in (*OF_GAME, "SZ") else ("", info)
    data = f"(;GM[1]{size}{of_game};B[ee]{of_move})".encode()
    record = read_sgf(data)
    tree = record.games[0]
    session = GameSession(tree, is_live=False)
    assert session.info == info_of(tree)
    assert session.info.komi is None
    assert handicap_of(tree.root) == 0
    assert read_control(tree.root.text("TM"), tree.root.text("OT")) is None or name == "OT"
    figure_of(tree.root.children[0])
    swap_colors(tree)
    found = [finding.detail[:2] for finding in value_findings(record.games)]
    found += [finding.detail[:2] for finding in record.findings]
    assert found or name in ("RE", "OT", "FG")
    assert write_record(record) == data


@pytest.mark.parametrize("komi", [NINES, "1e999999999", f"0.{NINES}"])
def test_a_komi_of_another_format_is_no_number_either(komi: str) -> None:
    """The second would be a number too large to compute with."""
    lines = ("League", "9", "White  3D", "Black  2D", "site", "0", "0", komi, "20140101", "10")
    lines = (*lines, "White wins by resign!", "1", "PMABBEEEE")
    record = read_record("\n".join(lines).encode())
    assert record.imported_from is ImportFormat.NGF
    assert record.games[0].root.get("KM") is None
