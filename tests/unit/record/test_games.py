"""The records of our own in tests/games, each for one property."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from goboard_app.go.board import Color
from goboard_app.go.position import draw_diagram
from goboard_app.record.game_info import info_of
from goboard_app.record.positions import PositionCache
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import FindingKind
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record

GAMES = Path(__file__).resolve().parents[2] / "games"


def load(name: str) -> Record:
    return read_sgf((GAMES / name).read_bytes())


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.sgf")), ids=lambda path: path.name)
def test_every_record_keeps_its_bytes(path: Path) -> None:
    assert write_record(read_sgf(path.read_bytes())) == path.read_bytes()


def test_variations_nest() -> None:
    tree = load("variations.sgf").games[0]
    branching = tree.root.children[0].children[0]
    assert [len(node.children) for node in branching.children] == [1, 2, 0]
    assert branching.children[1].children[1].text("N") == "side"


def test_two_stones_are_captured() -> None:
    tree = load("nine_by_nine_capture.sgf").games[0]
    position = PositionCache(tree).position(tree.main_line_end())
    assert position.prisoners(Color.BLACK) == 2
    assert draw_diagram(position)[2:6] == ("...OX....", "..OX.X...", "...X.X...", "....X....")


def test_komi_in_hundredths_is_understood() -> None:
    info = info_of(load("server_half_points.sgf").games[0])
    assert (info.komi, info.komi_raw, info.application) == (Fraction(15, 2), "375", "GNU Go:3.8")


def test_a_first_node_without_semicolon_holds_the_game_info() -> None:
    info = info_of(load("no_semicolon.sgf").games[0])
    assert (info.black_name, info.komi) == ("甲", Fraction(15, 2))


def test_undeclared_shift_jis_is_recognised() -> None:
    record = load("shift_jis_without_ca.sgf")
    assert record.encoding == "cp932"
    assert info_of(record.games[0]).white_name == "ソフト"


def test_a_file_cut_short_keeps_all_that_is_there() -> None:
    record = load("cut_short.sgf")
    assert record.games[0].node_count() == 5
    kinds = {finding.kind for finding in record.findings}
    assert kinds == {FindingKind.UNCLOSED_VALUE, FindingKind.MISSING_CLOSE}


def test_a_rectangular_board_is_set_up() -> None:
    tree = load("rectangle.sgf").games[0]
    cache = PositionCache(tree)
    assert cache.position(tree.root).to_move is Color.WHITE
    board = draw_diagram(cache.position(tree.main_line_end()))
    assert board == (".......", ".X...O.", ".X.O.O.", ".X.X.O.", ".......")


def test_both_games_of_a_file_are_read() -> None:
    record = load("two_games.sgf")
    assert [tree.size.columns for tree in record.games] == [5, 19]
    tree = record.games[1]
    assert PositionCache(tree).position(tree.root.children[0]).to_move is Color.WHITE
