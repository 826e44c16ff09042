from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize
from goboard_app.record.compare import first_difference
from goboard_app.record.edits import AddNode, MoveChild, RemoveNode, SetProperty, new_node
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.diagnostics import FindingKind, SgfError, UnencodableText
from goboard_app.record.sgf.lexer import Property, raw_text
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_game, write_record, write_repaired
from goboard_app.record.tree import GameTree

MESSY = b"head (;GM[1]\tSZ[9] ;Black[aa]  (;W[bb] ;B[cc])\r\n (;W[dd] junk ) )\ntail"


def move(color: str, point: str) -> Property:
    return Property(color, (point,))


def test_a_changed_node_leaves_every_other_character_alone() -> None:
    record = read_sgf(MESSY)
    tree = record.games[0]
    SetProperty(tree.root.children[0], "C", ("hi",)).apply(tree)
    assert write_record(record) == MESSY.replace(b";Black[aa]", b";Black[aa]C[hi]")


@pytest.mark.parametrize(
    "data",
    [
        b"(;GM[1]SZ[9]AB[aa:cc];B[hh] ?? TR[aa:bb] ..[cc];W[ii])",
        b"(;\x0cGM[1]\x0bSZ[9]\x00AB[aa:cc]\xc2\xa0[dd]\xe2\x80\xa8C[x]\x1f;B[hh]\x85TR[aa:bb];W[ii])",
    ],
)
def test_a_new_node_leaves_odd_values_of_others_alone(data: bytes) -> None:
    record = read_sgf(data)
    (tree,) = record.games
    AddNode([*tree.main_line()][-1], new_node(move("B", "cc"))).apply(tree)
    assert write_record(record) == data[:-1] + b";B[cc])"


def test_a_value_set_back_by_hand_is_no_change() -> None:
    record = read_sgf(MESSY)
    tree = record.games[0]
    SetProperty(tree.root, "SZ", ("13",)).apply(tree)
    SetProperty(tree.root, "SZ", ("9",)).apply(tree)
    assert write_record(record) == MESSY


def test_a_new_variation_is_put_beside_the_old_ones() -> None:
    record = read_sgf(MESSY)
    tree = record.games[0]
    AddNode(tree.root.children[0], new_node(move("W", "ee"))).apply(tree)
    assert write_record(record) == MESSY.replace(b"junk )", b"junk )\n(;W[ee])")


def test_the_first_variation_puts_brackets_round_both_branches() -> None:
    record = read_sgf(b"(;GM[1];B[aa];W[bb] )")
    tree = record.games[0]
    AddNode(tree.root, new_node(move("B", "cc"))).apply(tree)
    assert write_record(record) == b"(;GM[1]\n(;B[aa];W[bb])\n(;B[cc]) )"


def test_a_removed_branch_takes_its_brackets_along() -> None:
    record = read_sgf(MESSY)
    tree = record.games[0]
    RemoveNode(tree.root.children[0].children[0]).apply(tree)
    assert write_record(record) == MESSY.replace(b"  (;W[bb] ;B[cc])", b" ").replace(b" \r\n (;W", b"\r\n (;W")


def test_branches_change_places_with_their_white_space() -> None:
    record = read_sgf(MESSY)
    tree = record.games[0]
    MoveChild(tree.root.children[0], 1, 0).apply(tree)
    swapped = b"\r\n (;W[dd] junk )  (;W[bb] ;B[cc])"
    assert write_record(record) == b"head (;GM[1]\tSZ[9] ;Black[aa]" + swapped + b" )\ntail"


def test_a_game_cut_short_stays_so_but_for_edited_nodes() -> None:
    record = read_sgf(b"(;GM[1](;B[aa](;W[bb]C[cut of")
    tree = record.games[0]
    SetProperty(tree.root, "PB", ("Ann",)).apply(tree)
    assert write_record(record) == b"(;GM[1]PB[Ann](;B[aa](;W[bb]C[cut of"


def test_other_games_of_the_file_stay_as_they_are() -> None:
    data = b"one (;GM[1];B[aa] ) two\n(;GM[1] (;B[bb])) three"
    record = read_sgf(data)
    tree = record.games[0]
    SetProperty(tree.root, "PB", ("Ann",)).apply(tree)
    assert write_record(record) == data.replace(b"(;GM[1];", b"(;GM[1]PB[Ann];")


def test_a_new_game_is_laid_out_a_handful_of_moves_a_line() -> None:
    tree = GameTree.new(BoardSize.square(9), (Property("KM", ("6.5",)),))
    node = tree.root
    for i in range(20):
        child = new_node(move("BW"[i % 2], "abcdefghi"[i % 9] * 2))
        AddNode(node, child).apply(tree)
        node = child
    lines = write_game(tree).decode().splitlines()
    assert lines[0].startswith("(;GM[1]FF[4]CA[UTF-8]AP[goboard:")
    assert lines[1].startswith(";B[aa];W[bb]")
    assert max(map(len, lines)) <= 80
    assert len(lines) == 3


def test_text_the_encoding_cannot_hold_is_named_and_not_dropped() -> None:
    record = read_sgf("(;GM[1]CA[ISO-8859-1]PB[Jérôme])".encode("latin-1"))
    tree = record.games[0]
    SetProperty(tree.root, "PW", ("柯洁 九段柯",)).apply(tree)
    with pytest.raises(UnencodableText) as caught:
        write_record(record)
    assert caught.value.characters == "柯洁九段"
    assert caught.value.encoding == "iso8859-1"


def test_another_encoding_may_be_chosen_and_goes_into_the_file() -> None:
    record = read_sgf("(;GM[1]CA[ISO-8859-1]PB[Jérôme];B[aa] )\n".encode("latin-1"))
    tree = record.games[0]
    SetProperty(tree.root, "PW", ("柯洁",)).apply(tree)
    written = write_record(record, "UTF-8").decode()
    assert written == "(;GM[1]CA[UTF-8]PB[Jérôme]PW[柯洁];B[aa] )\n"


def test_foreign_text_in_a_plain_file_declares_its_charset() -> None:
    record = read_sgf(b"(;GM[1]PB[Ann])")
    tree = record.games[0]
    SetProperty(tree.root, "PW", ("柯洁",)).apply(tree)
    assert write_record(record).decode() == "(;GM[1]PB[Ann]PW[柯洁]CA[UTF-8])"


def test_an_edit_keeps_bad_bytes_elsewhere() -> None:
    data = "(;GM[1]CA[UTF-8]PB[柯洁对朴廷桓]PW[?];B[aa])".encode().replace(b"?", b"\xe6\x9f")
    record = read_sgf(data)
    tree = record.games[0]
    SetProperty(tree.root.children[0], "C", ("x",)).apply(tree)
    assert write_record(record) == data.replace(b"B[aa]", b"B[aa]C[x]")


def test_records_may_be_put_together_from_games_of_anywhere() -> None:
    old = read_sgf("(;GM[1]CA[GBK]PB[柯洁] )".encode("gbk")).games[0]
    new = GameTree.new(BoardSize.square(9))
    again = read_sgf(write_record(Record((old, new))))
    assert [tree.size.columns for tree in again.games] == [19, 9]


@pytest.mark.parametrize("data", [b"(;GM[1])", b"(;GM[1]CA[GBK])"])
def test_a_single_game_is_written_without_its_surroundings(data: bytes) -> None:
    record = read_sgf(b"before " + data + b" after")
    assert write_game(record.games[0]) == data


@settings(deadline=None)
@given(st.text(max_size=80))
def test_any_text_survives_writing_and_reading(text: str) -> None:
    text = text.encode("utf-8", "ignore").decode()
    tree = GameTree.new(BoardSize.square(9), (Property("C", (raw_text(text),)),))
    again = read_sgf(write_game(tree)).games[0]
    expected = text.replace("\r\n", "\n").replace("\n\r", "\n").replace("\r", "\n")
    assert again.root.text("C") == expected.translate(dict.fromkeys(map(ord, "\t\v\f"), " "))
    assert again.root.properties == tree.root.properties


def test_a_guess_that_the_edit_would_upset_is_written_down() -> None:
    record = read_sgf("(;GM[1]PB[Чёрные начинают и выигрывают];B[aa])".encode("koi8-r"))
    tree = record.games[0]
    SetProperty(tree.root, "PB", ("Ян",)).apply(tree)
    again = read_sgf(write_record(record)).games[0]
    assert again.root.text("PB") == "Ян"


def test_a_game_read_in_an_encoding_of_choice_says_so_once_it_is_edited() -> None:
    record = read_sgf("(;GM[1]CA[UTF-8]PB[Ян])".encode("cp866"), "cp866")
    tree = record.games[0]
    SetProperty(tree.root, "PW", ("Ян",)).apply(tree)
    assert write_record(record) == "(;GM[1]CA[CP866]PB[Ян]PW[Ян])".encode("cp866")


def test_an_edit_of_a_game_without_beginning_makes_no_other_game_of_it() -> None:
    record = read_sgf(b"(([bb][cc];M[dd][ee];B((((((Black[aa](")
    tree = record.games[0]
    SetProperty(tree.main_line_end(), "C", ("changed",)).apply(tree)
    again = read_sgf(write_record(record)).games[0]
    assert [len(node.properties) for node in again.walk()] == [1, 1, 2]


# Files in which a change in one place changes what another is taken for

UPSET = {
    "two games in one pair of brackets": (
        b"((;)FF[4](GM[1])SZ[19];B[dd]W[pp];W[dp]B[pd]C[both])W[pp]",
        0,
    ),
    "a bracket guessed by what follows": (
        b"(;GM[1]C[see [1] and [2] ];B[aa]PB[Hana] [x] y;W[bb])\n(;GM[1]C[a [b] c])",
        0,
    ),
}


@pytest.mark.parametrize(("data", "number"), UPSET.values(), ids=UPSET)
def test_an_edit_of_a_damaged_file_is_read_back_as_it_is_meant(data: bytes, number: int) -> None:
    for place in range(len(list(read_sgf(data).games[number].walk()))):
        record = read_sgf(data)
        tree = record.games[number]
        SetProperty(list(tree.walk())[place], "C", ("changed",)).apply(tree)
        assert first_difference(read_sgf(write_record(record)).games, record.games) is None


BROKEN = b"(;C[hi (=6 [pts])]B[aa]C[hi (=6 [pts])]PB[n]PB[n](; "
SCRAPS = (
    "(",
    ";",
    ")",
    "C[hi (=6 [pts])]",
    "B[aa]",
    "W[bb]",
    "C[x])]",
    "PB[n]",
    "]",
    "[",
    "\n",
    "(;",
    "N[y [z]",
    "word ",
)


@pytest.mark.parametrize("edit", [("KO", ("zz",)), ("C", ("new",)), ("C", ("a [b",)), ("N", ("q",))])
@pytest.mark.parametrize("seed", range(40))
def test_an_edit_of_a_game_with_brackets_left_over_is_read_back(seed: int, edit: tuple[str, tuple[str, ...]]) -> None:
    rng = random.Random(seed)
    for data in (BROKEN, *(("(;" + "".join(rng.choices(SCRAPS, k=rng.randint(3, 14)))).encode() for _ in range(10))):
        try:
            record = read_sgf(data)
        except SgfError:
            continue
        # Text outside the games may hold brackets that mislead; then the program offers a repaired copy.
        if any(item.kind in (FindingKind.TEXT_OUTSIDE_GAME, FindingKind.EXTRA_CLOSE) for item in record.findings):
            continue
        tree = rng.choice(record.games)
        SetProperty(rng.choice(list(tree.walk())), *edit).apply(tree)
        assert first_difference(read_sgf(write_record(record)).games, record.games) is None, data


def test_a_sound_file_with_one_bad_node_keeps_the_bytes_of_the_others() -> None:
    record = read_sgf(b"(;GM[1] \n;B[aa] C[a [b] c]\n;W[bb]  ;B[cc])")
    tree = record.games[0]
    SetProperty(tree.main_line_end(), "C", ("changed",)).apply(tree)
    assert write_record(record) == b"(;GM[1] \n;B[aa] C[a [b] c]\n;W[bb]  ;B[cc]C[changed])"


# Repaired copies


@pytest.mark.parametrize(
    "data",
    [
        b"])(;(FF([4GM[13;B[A1]STO 0 1)))",
        "(;GM[1]CA[GBK]PB[柯洁])(;GM[1]CA[Shift_JIS]PB[".encode("gbk") + "能力表])".encode("cp932"),
        b"(;GM[1]PB[Fuller\xc3 \xe4\xe5]C[\x1b$B]N[\xff\xfe\xfd])",
        b"(;GM[1]CA[UTF-8]PB[\xbf\xc2\xbd\xe0 \xff]C[open",
    ],
)
def test_a_repaired_copy_holds_the_same_games(data: bytes) -> None:
    record = read_sgf(data)
    again = read_sgf(write_repaired(record.games))
    assert [[node.text("PB") for node in tree.walk()] for tree in again.games] == [
        [node.text("PB") for node in tree.walk()] for tree in record.games
    ]
    assert not any(finding.kind is FindingKind.TEXT_OUTSIDE_GAME for finding in again.findings)


@pytest.mark.parametrize("ident", [b"t_JIS", b"a1B", b"GaMe", b"pb"])
def test_a_repaired_copy_has_no_name_that_could_not_be_read(ident: bytes) -> None:
    record = read_sgf(b"(;SZ[9]X[0]" + ident + b"[1];B[ee];C[open)")
    again = read_sgf(write_repaired(record.games))
    assert again.findings == ()
    assert [item.values for item in again.games[0].root.properties][:3] == [("9",), ("0",), ("1",)]
