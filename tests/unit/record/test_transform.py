from __future__ import annotations

from dataclasses import replace

import pytest

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import Position
from goboard_app.record.positions import PositionCache
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.record.transform import Symmetry, moved_point, swap_colors, turn
from goboard_app.record.tree import GameTree
from tests.unit.record.test_edits import FILES, dump

EVERYTHING = (
    b"(;GM[1]SZ[9:7]HA[2]AB[aa:bc][ig]AW[cc]AE[]PL[W]KM[6.5]RE[B+3.5]PB[Ann]PW[Ben]BR[1d]"
    b"WR[2d]BT[x]WT[y]XX[aa]C[see aa](;Black[dd]BL[10]OB[2]LB[ab:a\\]a][ba:1]AR[aa:bb]LN[cc:dd]"
    b"VW[aa:ig]DD[]TR[aa][cc:dd]CR[ab]SQ[bc]MA[cd]SL[de]TB[aa:cc]TW[ff]DM[1]GB[1];W[]MN[3];B[ tt ]"
    b"AE[aa][zz][ a a ]M[dd])(;B[ii];White[ee]L[aa][bb]TR[cc:aa][ca:ac])))"
)
RECORDS = [*FILES, EVERYTHING, b"(;GM[1]SZ[5]AB[bb]AW[cc];B[aa];W[tt];B[ee])"]
WAYS = list(Symmetry)


def positions(tree: GameTree) -> list[Position]:
    cache = PositionCache(tree)
    return [cache.position(node) for node in tree.walk()]


def moved_position(position: Position, symmetry: Symmetry) -> Position:
    size = symmetry.size(position.size)
    board = bytearray(size.area)
    for point in position.size:
        code = position.stones[position.size.index(point)]
        board[size.index(moved_point(point, position.size, symmetry))] = code
    return replace(position, size=size, stones=bytes(board))


def opposite(position: Position) -> Position:
    return Position(
        position.size,
        bytes({0: 0, 1: 2, 2: 1}[code] for code in position.stones),
        position.to_move.opponent,
        position.prisoners_white,
        position.prisoners_black,
    )


def test_the_eight_symmetries_are_those_that_people_mean() -> None:
    size = BoardSize(9, 7)
    left_top, right_top = Point(0, 0), Point(8, 0)
    assert moved_point(left_top, size, Symmetry.RIGHT) == Point(6, 0)
    assert moved_point(right_top, size, Symmetry.RIGHT) == Point(6, 8)
    assert moved_point(left_top, size, Symmetry.LEFT) == Point(0, 8)
    assert moved_point(left_top, size, Symmetry.HALF) == Point(8, 6)
    assert moved_point(left_top, size, Symmetry.SIDEWAYS) == right_top
    assert moved_point(left_top, size, Symmetry.UPSIDE_DOWN) == Point(0, 6)
    assert moved_point(right_top, size, Symmetry.DIAGONAL) == Point(0, 8)
    assert moved_point(right_top, size, Symmetry.OTHER_DIAGONAL) == Point(6, 0)
    for way in WAYS:
        assert {moved_point(p, size, way) for p in size} == set(way.size(size))


@pytest.mark.parametrize("data", RECORDS)
@pytest.mark.parametrize("way", WAYS)
def test_every_position_is_turned_and_taking_it_back_gives_the_bytes(data: bytes, way: Symmetry) -> None:
    record = read_sgf(data)
    for tree in record.games:
        before = positions(tree)
        edit = turn(tree, way)
        inverse = edit.apply(tree) if edit is not None else None
        assert positions(tree) == [moved_position(p, way) for p in before]
        if inverse is not None:
            inverse.apply(tree)
    assert write_record(record) == data


@pytest.mark.parametrize("data", RECORDS)
@pytest.mark.parametrize(("way", "times"), [(w, 4 if w in (Symmetry.LEFT, Symmetry.RIGHT) else 2) for w in WAYS])
def test_turning_round_again_gives_equal_values(data: bytes, way: Symmetry, times: int) -> None:
    for tree in read_sgf(data).games:
        before = dump(tree)
        for _ in range(times):
            edit = turn(tree, way)
            if edit is not None:
                edit.apply(tree)
        assert dump(tree) == before


@pytest.mark.parametrize("data", RECORDS)
def test_right_and_left_take_each_other_back(data: bytes) -> None:
    for tree in read_sgf(data).games:
        before = dump(tree)
        for way in (Symmetry.RIGHT, Symmetry.LEFT):
            edit = turn(tree, way)
            if edit is not None:
                edit.apply(tree)
        assert dump(tree) == before


def test_each_property_with_points_is_turned_and_no_other() -> None:
    tree = read_sgf(EVERYTHING).games[0]
    edit = turn(tree, Symmetry.RIGHT)
    assert edit is not None
    edit.apply(tree)
    root = tree.root
    assert root.get("SZ") == ("7:9",)
    assert root.get("AB") == ("ea:gb", "ai")
    assert root.get("AW") == ("ec",)
    assert root.get("AE") == ("",)
    assert (root.get("XX"), root.get("C")) == (("aa",), ("see aa",))
    first, second = root.children
    assert first.properties[0].ident == "Black"
    assert first.get("B") == ("dd",)
    assert first.get("LB") == ("fa:a\\]a", "gb:1")
    assert (first.get("AR"), first.get("LN")) == (("ga:fb",), ("ec:dd",))
    assert (first.get("VW"), first.get("DD")) == (("aa:gi",), ("",))
    assert first.get("TR") == ("ga", "dc:ed")
    assert (first.get("TB"), first.get("TW")) == (("ea:gc",), ("bf",))
    assert first.children[0].get("W") == ("",)
    assert first.children[0].children[0].get("B") == (" tt ",)
    assert first.children[0].children[0].get("AE") == ("ga", "zz", " a a ")
    assert second.get("B") == ("ii",)


@pytest.mark.parametrize("data", RECORDS)
def test_swapped_colours_swap_every_position(data: bytes) -> None:
    record = read_sgf(data)
    for tree in record.games:
        before = positions(tree)
        edit = swap_colors(tree)
        assert edit is not None
        inverse = edit.apply(tree)
        assert [replace(p, to_move=Color.BLACK) for p in positions(tree)] == [
            replace(opposite(p), to_move=Color.BLACK) for p in before
        ]
        assert positions(tree)[-1].to_move is before[-1].to_move.opponent
        again = swap_colors(tree)
        assert again is not None
        back = again.apply(tree)
        assert positions(tree) == before
        back.apply(tree)
        inverse.apply(tree)
    assert write_record(record) == data


def test_names_results_and_komi_change_sides_and_unknown_things_stay() -> None:
    tree = read_sgf(EVERYTHING).games[0]
    edit = swap_colors(tree)
    assert edit is not None
    edit.apply(tree)
    root, first = tree.root, tree.root.children[0]
    assert (root.text("PB"), root.text("PW")) == ("Ben", "Ann")
    assert (root.text("BR"), root.text("WR")) == ("2d", "1d")
    assert (root.text("BT"), root.text("WT")) == ("y", "x")
    assert (root.text("KM"), root.text("RE"), root.text("PL")) == ("-6.5", "W+3.5", "B")
    assert root.get("AW") == ("aa:bc", "ig")
    assert root.text("XX") == "aa"
    assert first.properties[0].ident == "White"
    assert (first.text("WL"), first.text("OW"), first.text("GW")) == ("10", "2", "1")
    assert first.get("DM") == ("1",)
    assert (first.get("TW"), first.get("TB")) == (("aa:cc",), ("ff",))


@pytest.mark.parametrize(
    ("data", "first"),
    [
        (b"(;SZ[9]HA[2])", "B"),
        (b"(;SZ[9]HA[2]AB[cc]AW[gg])", "B"),
        (b"(;SZ[9]AB[cc][gg])", "B"),
        (b"(;SZ[9]HA[1])", "W"),
        (b"(;SZ[9])", "W"),
    ],
)
def test_the_first_player_is_named_after_a_swap(data: bytes, first: str) -> None:
    tree = read_sgf(data).games[0]
    before = positions(tree)[0].to_move
    edit = swap_colors(tree)
    assert edit is not None
    edit.apply(tree)
    assert tree.root.text("PL") == first
    assert positions(tree)[0].to_move is before.opponent
