"""A value that a bracket of its own would close too early ends where most moves are kept."""

from __future__ import annotations

import pytest

from goboard_app.record.edits import SetProperty
from goboard_app.record.positions import count_moves
from goboard_app.record.sgf.diagnostics import FindingKind
from goboard_app.record.sgf.mending import GameReader
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


def moves_of(text: str) -> list[list[str]]:
    """Return the moves of each game of a text, along its main line."""
    return [
        [
            f"{item.name}[{raw}]"
            for node in tree.main_line()
            for item in node.properties
            for raw in item.values[:1]
            if item.name in ("B", "W")
        ]
        for tree in read_sgf(text.encode()).games
    ]


@pytest.mark.parametrize("count", [2, 3, 30])
def test_texts_with_the_same_brackets_are_mended_one_by_one(count: int) -> None:
    nodes = "".join(f";{'BW'[n % 2]}[aa]C[(Bob [3d])]" for n in range(count))
    record = read_sgf(f"(;GM[1]{nodes};B[cc])".encode())
    line = record.games[0].main_line()
    assert [node.get("C") for node in line[1:-1]] == [("(Bob [3d\\])",)] * count
    assert count_moves(record.games[0]) == count + 1
    assert len(record.findings) == count


def test_two_texts_of_one_node_are_mended() -> None:
    root = read_sgf(b"(;GM[1]C[hi (=6 [pts])]GC[foo (=7 [pts])];B[aa];W[bb])").games[0].root
    assert (root.get("C"), root.get("GC")) == (("hi (=6 [pts\\])",), ("foo (=7 [pts\\])",))


@pytest.mark.parametrize("between", ["\n[2]\n", "[p]", "]", "\n]\n", " words [and] more ] "])
@pytest.mark.parametrize("head", ["C[intro]GM[1]", "\nGaMe[1]", "N[one]", "C[P]AB[aa]", "AB[aa]"])
def test_brackets_between_games_join_none(between: str, head: str) -> None:
    problem = f"(;{head};B[bb]C[ok])"
    text = between.join([problem] * 50)
    assert moves_of(text) == [["B[bb]"]] * 50
    assert write_record(read_sgf(text.encode())) == text.encode()


def test_a_bracket_behind_a_text_that_opens_one_joins_no_games() -> None:
    assert moves_of("(;C[P1];B[bb]C[o [k])\n]\n(;C[P2]AB[cc];B[dd]C[ok])") == [["B[bb]"], ["B[dd]"]]


@pytest.mark.parametrize(
    ("value", "kept"),
    [
        ("a [1]; then b [2]; c", "a [1\\]; then b [2\\]; c"),
        ("see B[aa] W[bb]", "see B[aa\\] W[bb\\]"),
        ("see [1]; B[ee] is good", "see [1\\]; B[ee\\] is good"),
    ],
)
def test_words_of_a_text_are_no_moves(value: str, kept: str) -> None:
    text = f"(;GM[1]C[{value}];B[cc];W[dd])"
    assert read_sgf(text.encode()).games[0].root.get("C") == (kept,)
    assert moves_of(text) == [["B[cc]", "W[dd]"]]


def test_an_event_with_a_title_in_brackets_is_kept() -> None:
    root = read_sgf(b"(;EV[Cup [Title match]]PB[Ann];B[aa])").games[0].root
    assert (root.get("EV"), root.get("PB")) == (("Cup [Title match\\]",), ("Ann",))


def test_a_bracket_behind_a_variation_moves_no_other_variation() -> None:
    root = read_sgf(b"(;B[aa](;W[bb]C[ok])]\n(;W[cc]))").games[0].root
    assert [child.get("W") for child in root.children] == [("bb",), ("cc",)]


def test_a_long_file_is_mended_up_to_a_bound() -> None:
    """A text of 50,000 characters took 3 seconds, a megabyte 39."""
    for count in (10_000, 100_000):
        reader = GameReader("(;" + "C[a]]" * count + ")")
        reader.read(0)
        assert reader.spent <= 51_000


def test_a_long_game_behind_a_bracket_in_a_text_keeps_all_moves() -> None:
    moves = "".join(f";{'BW'[n % 2]}[{chr(97 + n % 19)}{chr(97 + n // 19)}]" for n in range(335))
    record = read_sgf(f"(;SZ[19]GC[Zhou gave up 3 penalty points (=6 [points])]{moves})".encode())
    assert [count_moves(tree) for tree in record.games] == [335]
    assert record.games[0].root.get("GC") == ("Zhou gave up 3 penalty points (=6 [points\\])",)


def test_no_move_behind_empty_nodes_becomes_part_of_a_text() -> None:
    root = read_sgf(b"(;SZ[9];C[too long (>480 chars)]\n;[aa][bb]\n;;\n(;W[aa](;B[bb])(;B[cc])))").games[0].root
    assert [node.get("W") for node in root.children[0].children[0].children[0].children[0].children] == [("aa",)]
    assert root.children[0].get("C") == ("too long (>480 chars)",)
