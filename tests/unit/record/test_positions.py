from __future__ import annotations

import sys

import pytest

from goboard_app.go.board import Color
from goboard_app.go.position import draw_diagram
from goboard_app.record.edits import AddNode, RemoveNode, SetProperty, new_node
from goboard_app.record.positions import PositionCache
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree


def last_board(text: str) -> tuple[str, ...]:
    tree = read_sgf(text.encode()).games[0]
    return draw_diagram(PositionCache(tree).position(tree.main_line_end()))


def turns(text: str) -> str:
    tree = read_sgf(text.encode()).games[0]
    cache = PositionCache(tree)
    return "".join(cache.position(node).to_move.value for node in tree.main_line())


def test_setup_comes_before_the_move_of_the_same_node() -> None:
    assert last_board("(;SZ[3];AB[aa]AE[ba]B[bb])") == ("X..", ".X.", "...")


def test_setup_after_the_root_changes_the_board() -> None:
    assert last_board("(;SZ[3];B[aa];W[bb];AE[aa]AB[cc]AW[ca])") == ("..O", ".O.", "..X")


def test_setup_captures_nothing() -> None:
    assert last_board("(;SZ[2]AB[aa][ba][ab][bb])") == ("XX", "XX")


def test_a_move_captures_and_counts_its_prisoners() -> None:
    tree = read_sgf(b"(;SZ[3]AW[aa]AB[ba];B[ab])").games[0]
    position = PositionCache(tree).position(tree.main_line_end())
    assert draw_diagram(position) == (".X.", "X..", "...")
    assert position.prisoners(Color.BLACK) == 1


def test_a_recorded_move_on_a_stone_replaces_it() -> None:
    assert last_board("(;SZ[3];B[bb];W[bb])") == ("...", ".O.", "...")


def test_a_recorded_suicide_is_taken_off() -> None:
    assert last_board("(;SZ[3]AW[ba][ab];B[aa])") == (".O.", "O..", "...")


def test_both_colours_in_one_node_are_played() -> None:
    assert last_board("(;SZ[3];B[aa]W[bb])") == ("X..", ".O.", "...")


def test_a_move_off_the_board_puts_no_stone_but_passes_the_turn() -> None:
    assert last_board("(;SZ[3];B[ss])") == ("...", "...", "...")
    assert turns("(;SZ[3];B[ss])") == "BW"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(;SZ[9])", "B"),
        ("(;SZ[9];B[aa];W[bb])", "BWB"),
        ("(;SZ[9];B[aa];B[bb])", "BWW"),
        ("(;SZ[9];B[];W[])", "BWB"),
        ("(;SZ[9]PL[W])", "W"),
        ("(;SZ[9];B[aa]PL[B])", "BB"),
        ("(;SZ[9];B[aa];C[thinking])", "BWW"),
        ("(;SZ[9]HA[2]AB[cc][gg])", "W"),
        ("(;SZ[9]AB[cc][gg])", "W"),
        ("(;SZ[9]HA[2])", "W"),
        ("(;SZ[9]AB[cc]AW[gg])", "B"),
        ("(;SZ[9]HA[0])", "B"),
        ("(;SZ[9]HA[2]AB[cc][gg]PL[B])", "B"),
        ("(;SZ[9]HA[2];AB[cc][gg])", "WW"),
        ("(;SZ[9];AB[cc][gg])", "BW"),
        ("(;SZ[9];B[aa];AB[cc][gg])", "BWW"),
        ("(;SZ[9];B[aa];W[bb];AB[cc])", "BWBB"),
        # The next move of the file says it, in the order of the file.
        ("(;SZ[9]AB[cc]AW[gg];W[aa];B[bb])", "WBW"),
        ("(;SZ[9]AB[cc][gg];B[aa])", "BW"),
        ("(;SZ[9]HA[2]AB[cc][gg];B[aa])", "BW"),
        ("(;SZ[9]HA[2];B[aa];B[bb];W[cc])", "BWWB"),
        ("(;SZ[9];B[aa];W[bb];AB[cc];W[dd])", "BWBWB"),
        ("(;SZ[9];B[aa];AE[aa];B[dd])", "BWBW"),
        ("(;SZ[9]AB[cc]AW[gg];C[x];W[aa])", "WWB"),
        ("(;SZ[9]AB[cc]AW[gg];AE[cc];W[aa])", "WWB"),
        ("(;SZ[9]AB[cc]AW[gg](;W[aa])(;B[bb]))", "WB"),
        ("(;SZ[9]AB[cc]AW[gg](;B[aa])(;W[bb]))", "BW"),
        ("(;SZ[9]AB[cc]AW[gg](;C[x])(;W[bb]))", "WW"),
        ("(;SZ[9]AB[cc]AW[gg];W[])", "WB"),
        # PL comes before it.
        ("(;SZ[9]AB[cc]AW[gg]PL[B];W[aa])", "BB"),
        ("(;SZ[9]AB[cc]AW[gg];PL[W];B[aa])", "WWW"),
        ("(;SZ[9]AB[cc]PL[W](;B[aa])(;B[bb]))", "WW"),
    ],
)
def test_the_turn_follows_moves_and_set_up(text: str, expected: str) -> None:
    assert turns(text) == expected


def test_history_holds_a_position_for_each_node_of_the_path() -> None:
    tree = read_sgf(b"(;SZ[2];B[aa](;W[bb])(;W[ab]))").games[0]
    node = tree.root.children[0].children[1]
    boards = [draw_diagram(p) for p in PositionCache(tree).history(node)]
    assert boards == [("..", ".."), ("X.", ".."), ("X.", "O.")]


def test_an_edit_is_seen_with_or_without_a_signal() -> None:
    tree = read_sgf(b"(;SZ[2];B[aa];W[bb])").games[0]
    cache = PositionCache(tree)
    end, first = tree.main_line_end(), tree.root.children[0]
    assert draw_diagram(cache.position(end)) == ("X.", ".O")
    SetProperty(first, "B", ("ba",)).apply(tree)
    assert draw_diagram(cache.position(end)) == (".X", ".O")
    SetProperty(first, "B", ("ab",)).apply(tree)
    cache.drop(first)
    assert draw_diagram(cache.position(end)) == ("..", "XO")


def test_dropping_a_branch_keeps_the_positions_above_it() -> None:
    tree = read_sgf(b"(;SZ[2];B[aa];W[bb])").games[0]
    cache = PositionCache(tree)
    first = tree.root.children[0]
    before = cache.position(first)
    RemoveNode(first.children[0]).apply(tree)
    cache.drop(first.children[0] if first.children else new_node())
    assert cache.position(first) is before


def test_a_change_of_the_board_size_empties_the_cache() -> None:
    tree = read_sgf(b"(;SZ[2];B[aa])").games[0]
    cache = PositionCache(tree)
    cache.position(tree.main_line_end())
    SetProperty(tree.root, "SZ", ("3",)).apply(tree)
    cache.drop(tree.root)
    assert draw_diagram(cache.position(tree.main_line_end())) == ("X..", "...", "...")


def test_a_path_of_fifty_thousand_nodes_is_walked() -> None:
    moves = b"".join(b";B[%c%c];W[]" % (97 + i % 3, 97 + i // 3 % 3) for i in range(25_000))
    tree = read_sgf(b"(;SZ[3]" + moves + b")").games[0]
    cache = PositionCache(tree)
    end = tree.main_line_end()
    assert cache.position(end).to_move is Color.BLACK
    assert len(cache.history(end)) == 50_001


def test_a_move_added_at_the_end_is_worked_out() -> None:
    tree = GameTree.new(read_sgf(b"(;SZ[2])").games[0].size)
    cache = PositionCache(tree)
    cache.position(tree.root)
    node = new_node(Property("B", ("aa",)))
    AddNode(tree.root, node).apply(tree)
    cache.drop(node)
    assert draw_diagram(cache.position(node)) == ("X.", "..")


def test_the_search_for_the_next_move_below_many_set_ups_is_bounded() -> None:
    tree = read_sgf(b"(;SZ[9]" + b";AB[aa]AW[bb]" * 500 + b";W[cc])").games[0]
    calls = 0

    def count(*_: object) -> None:
        nonlocal calls
        calls += 1

    sys.setprofile(count)
    PositionCache(tree).history(tree.main_line_end())
    sys.setprofile(None)
    assert calls < 500 * 3_000
