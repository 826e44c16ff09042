"""Characters that an encoding cannot hold are found before anything is saved."""

from __future__ import annotations

from goboard_app.record.edits import SetProperty
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.preview import unencodable_in


def test_each_property_that_cannot_be_written_is_named() -> None:
    record = read_sgf("(;CA[UTF-8]PB[柯洁]PW[José];C[柯 和 柯])".encode())
    found = unencodable_in(record, "ISO-8859-1")
    assert [(item.game, item.ident, item.characters) for item in found] == [
        (0, "PB", "柯洁"),
        (0, "C", "柯和"),
    ]
    assert found[1].node is record.games[0].root.children[0]


def test_the_encoding_of_the_file_is_asked_where_none_is_given() -> None:
    record = read_sgf("(;CA[GBK]PB[柯洁])".encode("gbk"))
    assert not unencodable_in(record)
    SetProperty(record.games[0].root, "C", ("😀 한",)).apply(record.games[0])
    assert not unencodable_in(record)
    record = read_sgf("(;CA[Shift_JIS]PB[井山])".encode("cp932"))
    SetProperty(record.games[0].root, "C", ("é 한",)).apply(record.games[0])
    assert [item.characters for item in unencodable_in(record)] == ["é한"]


def test_an_unknown_encoding_lacks_nothing_that_could_be_named() -> None:
    assert unencodable_in(read_sgf(b"(;PB[Ann])"), "klingon") == ()
