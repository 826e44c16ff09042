"""A value that a bracket of its own would close too early ends where most moves are kept."""

from __future__ import annotations

import pytest

from goboard_app.record.edits import SetProperty
from goboard_app.record.positions import count_moves
from goboard_app.record.sgf.diagnostics import FindingKind
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record, write_tidy

MOVES = ";B[pd];W[dd];B[pp];W[dp]"


@pytest.mark.parametrize(
    ("value", "kept"),
    [
        ("gave up 3 points (=6 [points])", "gave up 3 points (=6 [points\\])"),
        ("one]; two", "one\\]; two"),
        ("one](two", "one\\](two"),
        ("one] (two) [three]", "one\\] (two) [three\\]"),
        ("one]) and [two] (three)", "one\\]) and [two\\] (three)"),
        ("one] two", "one\\] two"),
        ("one])]Bot1 [4d\\]: two", "one\\])\\]Bot1 [4d\\]: two"),
        ("one])(;] two", "one\\])(;\\] two"),
    ],
)
def test_a_bracket_inside_a_text_ends_no_game(value: str, kept: str) -> None:
    data = f"(;SZ[19]GC[{value}]\n{MOVES})\n".encode()
    record = read_sgf(data)
    assert [count_moves(tree) for tree in record.games] == [4]
    assert record.games[0].root.get("GC") == (kept,)
    assert [(f.kind, f.detail) for f in record.findings] == [(FindingKind.UNESCAPED_BRACKET, "GC")]
    assert write_record(record) == data
    assert count_moves(read_sgf(write_tidy(record.games)).games[0]) == 4


def test_a_bracket_inside_a_text_ends_no_variation() -> None:
    data = b"(;SZ[19];B[aa](;W[bb]C[a [good]) move];B[cc];W[dd])(;W[ee];B[ff]))"
    record = read_sgf(data)
    first = record.games[0].root.children[0]
    assert [child.get("W") for child in first.children] == [("bb",), ("ee",)]
    assert [node.get("W") for node in record.games[0].main_line()][-1] == ("dd",)
    assert [f.kind for f in record.findings] == [FindingKind.UNESCAPED_BRACKET]


def test_a_bracket_inside_the_last_text_leaves_nothing_outside() -> None:
    record = read_sgf(f"(;SZ[19]{MOVES}C[the end (see [1])])".encode())
    assert record.games[0].main_line_end().get("C") == ("the end (see [1\\])",)
    assert [f.kind for f in record.findings] == [FindingKind.UNESCAPED_BRACKET]


def test_a_long_text_is_read_to_its_end() -> None:
    record = read_sgf(f"(;SZ[19]GC[a (b [c]) {'words ' * 6000}]{MOVES})".encode())
    assert [count_moves(tree) for tree in record.games] == [4]


def test_many_texts_of_a_game_are_mended() -> None:
    data = ("(;SZ[19]" + "".join(f";B[aa]C[see [{n}]) there];W[bb]" for n in range(30)) + ")").encode()
    record = read_sgf(data)
    assert [count_moves(tree) for tree in record.games] == [60]
    assert len(record.findings) == 30


def test_a_game_after_a_bracket_too_many_stays_a_game() -> None:
    record = read_sgf(b"(;SZ[9];B[aa]C[hello])]\n(;SZ[9]PB[Ann];B[bb];W[cc])")
    assert [count_moves(tree) for tree in record.games] == [1, 2]
    assert [f.kind for f in record.findings] == [FindingKind.TEXT_OUTSIDE_GAME]


def test_text_in_brackets_behind_a_game_stays_outside() -> None:
    record = read_sgf(b"(;SZ[9];B[aa]C[hello])[/go] more [text]")
    assert record.games[0].main_line_end().get("C") == ("hello",)


def test_an_edit_of_a_mended_game_keeps_all_its_moves() -> None:
    data = f"(;SZ[19]GC[(=6 [points])]{MOVES})".encode()
    record = read_sgf(data)
    tree = record.games[0]
    SetProperty(tree.root.children[0], "C", ("new",)).apply(tree)
    written = write_record(record)
    again = read_sgf(written)
    assert [count_moves(each) for each in again.games] == [4]
    assert again.games[0].root.get("GC") == ("(=6 [points\\])",)
    assert b"C[new]" in written


@pytest.mark.parametrize(
    "text", ["(;A[])\n(;\n;A[])", "(;C[x])(;;B[aa]C[y])", "(;C[x])\n(\n;\nC[y])", "(;C[x])(()(;C[y]))"]
)
def test_games_that_are_well_formed_stay_as_they_are(text: str) -> None:
    assert len(read_sgf(text.encode()).games) == 2
