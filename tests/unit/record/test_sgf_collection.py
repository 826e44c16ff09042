"""Games that were moved, taken out or brought together keep their bytes; no word is dropped."""

from dataclasses import replace
from itertools import permutations

import pytest

from goboard_app.record.edits import SetProperty
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.record.tree import GameTree

ONE = b"(;SZ[9]PB[One]\n  C[ a\\]b ];B[ee] ;W[cc])"
TWO = b"( ;SZ[9]PlayerBlack[Two];B[aa](;W[bb])(;W[cc]))"
THREE = b"(;SZ[9]PB[Three]XX[1][2])"
FILE = b"Hello.\r\n" + ONE + b"\r\n\r\n" + TWO + b"\r\nBetween.\r\n" + THREE + b"\r\nThe end."
GAMES = (ONE, TWO, THREE)


def arranged(data: bytes, *numbers: int) -> bytes:
    record = read_sgf(data)
    return write_record(replace(record, games=tuple(record.games[n] for n in numbers)))


def names(data: bytes) -> list[str | None]:
    return [tree.root.text("PB") for tree in read_sgf(data).games]


def gathered(*files: bytes) -> Record:
    """Return the games of the first file followed by those of the others."""
    first, *others = (read_sgf(data) for data in files)
    trees = [tree for record in others for tree in record.games]
    return replace(first, games=(*first.games, *trees))


def test_games_in_their_old_order_are_the_file_itself() -> None:
    assert arranged(FILE, 0, 1, 2) == FILE


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_moved_games_keep_their_bytes_and_all_words(order: tuple[int, ...]) -> None:
    written = arranged(FILE, *order)
    places = [written.index(GAMES[number]) for number in order]
    assert places == sorted(places)
    for words in (b"Hello.", b"Between.", b"The end."):
        assert written.count(words) == 1


@pytest.mark.parametrize("gone", range(3))
def test_a_game_taken_out_leaves_the_others_bytes_and_all_words(gone: int) -> None:
    left = [number for number in range(3) if number != gone]
    written = arranged(FILE, *left)
    assert GAMES[gone] not in written
    assert all(GAMES[number] in written for number in left)
    for words in (b"Hello.", b"Between.", b"The end."):
        assert written.count(words) == 1


def test_games_that_still_follow_each_other_keep_the_text_between() -> None:
    assert TWO + b"\r\nBetween.\r\n" + THREE in arranged(FILE, 1, 2, 0)


def test_lines_end_as_they_do_in_the_file() -> None:
    written = arranged(b"\r\n".join(GAMES), 2, 0, 1)
    assert written == THREE + b"\r\n" + ONE + b"\r\n" + TWO


def test_a_new_game_comes_after_a_line_break() -> None:
    record = read_sgf(ONE)
    new = GameTree.new(record.games[0].size)
    written = write_record(replace(record, games=(*record.games, new)))
    assert written.startswith(ONE + b"\n(;GM[1]")
    assert len(read_sgf(written).games) == 2


def test_a_changed_game_leaves_a_moved_one_its_bytes() -> None:
    record = read_sgf(FILE)
    SetProperty(record.games[1].root, "GN", ("x",)).apply(record.games[1])
    written = write_record(replace(record, games=(record.games[2], record.games[1])))
    assert THREE in written
    assert b"( ;SZ[9]PlayerBlack[Two]GN[x];B[aa](;W[bb])(;W[cc]))" in written


def test_a_byte_order_mark_stays_in_front() -> None:
    data = b"\xef\xbb\xbf" + ONE + THREE
    assert arranged(data, 1, 0) == b"\xef\xbb\xbf" + THREE + b"\n" + ONE


def test_wide_characters_keep_their_mark() -> None:
    data = (ONE + THREE).decode().encode("utf-16")
    written = arranged(data, 1, 0)
    assert written.startswith(data[:2])
    assert names(written) == ["Three", "One"]


def test_a_game_cut_short_is_closed_when_another_follows() -> None:
    written = arranged(b"(;SZ[9]PB[One])(;SZ[9]PB[Two];B[aa]", 1, 0)
    assert names(written) == ["Two", "One"]
    assert read_sgf(written).findings == ()


def test_games_within_one_pair_of_brackets_stand_alone_when_they_move() -> None:
    written = arranged(b"((;SZ[9]PB[One];B[aa])(;SZ[9]PB[Two];B[bb]))", 1, 0)
    assert names(written) == ["Two", "One"]
    assert read_sgf(written).findings == ()


@pytest.mark.parametrize("first", ["cp932", "euc_jp", "gb18030", "cp1252", "utf-8"])
@pytest.mark.parametrize("second", ["cp932", "gb18030", "cp1252", "utf-8", "utf-16"])
def test_games_of_several_encodings_are_read_back_from_one_file(first: str, second: str) -> None:
    texts = {
        "cp932": "本因坊秀策の棋譜、これはとても有名です",
        "euc_jp": "本因坊秀策の棋譜、これはとても有名です",
        "gb18030": "中国围棋协会比赛结果如下所示，黑中盘胜",
        "cp1252": "Café à la crème, naïve façade, déjà vu, où êtes-vous",
        "utf-8": "Ћирилица и ɣλώσσα",
        "utf-16": "Wide 広い",
    }
    files = [f"(;SZ[9]C[{texts[c]}];B[ee])".encode(c) for c in (first, second)]
    again = read_sgf(write_record(gathered(*files)))
    assert [tree.root.text("C") for tree in again.games] == [texts[first], texts[second]]


def test_a_game_of_the_files_own_encoding_needs_no_other() -> None:
    files = ("(;SZ[9]CA[Shift_JIS]C[本因坊])".encode("cp932"), b"(;SZ[9]C[plain])")
    assert write_record(gathered(*files)) == files[0] + b"\n" + files[1]
