"""Games of any depth and breadth: no recursion, and no node is made before it is used."""

from __future__ import annotations

import pytest

from goboard_app.record.edits import SetProperty
from goboard_app.record.game_info import info_of
from goboard_app.record.positions import PositionCache, count_moves
from goboard_app.record.sgf.check import value_findings
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record, write_tidy

LEVELS, NODES = 50_000, 20_000
MOST_NODES = 100_000


@pytest.mark.parametrize(
    "data",
    [
        b"(;SZ[9]" * LEVELS + b")" * LEVELS,
        b"(;SZ[9]" * LEVELS,
        b"(" * LEVELS + b";SZ[9]" + b")" * LEVELS,
        b"(;SZ[9]" + b"(;B[aa]" * (LEVELS - 1) + b"C[x [y] z]" + b")" * LEVELS,
    ],
    ids=["nested", "never closed", "brackets alone", "broken at the bottom"],
)
def test_fifty_thousand_levels(data: bytes) -> None:
    record = read_sgf(data)
    assert write_record(record) == data
    tree = record.games[0]
    end = tree.main_line_end()
    SetProperty(end, "C", ("the end",)).apply(tree)
    again = read_sgf(write_record(record)).games[0]
    assert again.main_line_end().text("C") == "the end"
    assert tree.node_count() == again.node_count()


@pytest.mark.parametrize("nodes", [NODES, pytest.param(MOST_NODES, marks=pytest.mark.slow)])
@pytest.mark.parametrize("shape", ["one line", "side by side", "comb"])
def test_many_thousand_nodes(shape: str, nodes: int) -> None:
    half = nodes // 2 - 1
    data = {
        "one line": b"(;SZ[9]" + b";B[aa]" * (nodes - 1) + b")",
        "side by side": b"(;SZ[9]" + b"(;B[aa])" * (nodes - 1) + b")",
        "comb": b"(;SZ[9]" + b"(;B[aa](;W[bb])" * half + b";B[])" + b")" * half,
    }[shape]
    record = read_sgf(data)
    tree = record.games[0]
    assert tree.node_count() == nodes
    assert write_record(record) == data
    assert not value_findings(record.games)
    assert read_sgf(write_tidy(record.games)).games[0].node_count() == nodes


def test_the_last_position_of_a_long_game_is_worked_out_step_by_step() -> None:
    tree = read_sgf(b"(;SZ[9]" + b";B[aa];W[bb];B[cc];AE[aa][bb][cc]" * 2_000 + b")").games[0]
    position = PositionCache(tree).position(tree.main_line_end())
    assert len(position.points(None)) == 81


def test_listing_makes_no_node_but_those_that_tell() -> None:
    record = read_sgf(b"(;PB[Ann]PW[Bo]RE[B+R]DT[2026];B[aa];W[bb]C[x];C[y](;B[cc])(;B[dd]))" * 3)
    for tree in record.games:
        info = info_of(tree)
        assert (info.black_name, info.white_name, info.result) == ("Ann", "Bo", "B+R")
        assert count_moves(tree) == 3
    assert not record.games[0].root.made_children


def test_moves_are_counted_along_the_main_line() -> None:
    texts = {
        b"(;B[aa])": 1,
        b"(;C[a;B[bb\\]]N[x]B[aa];W[bb]KM[3])": 2,
        b"(;SZ[9](;Black[aa])(;W[bb];B[cc]))": 1,
        b"(;SZ[9];BL[3];WL[3]W[aa])": 1,
        b"(;SZ[9];C[bad ] value]B[aa] ;W[bb])": 2,
    }
    for data, moves in texts.items():
        record = read_sgf(data)
        assert count_moves(record.games[0]) == moves, data
        SetProperty(record.games[0].root, "N", ("changed",)).apply(record.games[0])
        assert count_moves(record.games[0]) == moves, data
