"""Characters that an encoding cannot hold are found where they stand."""

from goboard_app.record.edits import SetProperty
from goboard_app.record.lacking import lacking_in
from goboard_app.record.sgf_reader import read_sgf

LATIN = "(;SZ[9]CA[ISO-8859-1]PB[Tomás];B[ee];W[cc])(;SZ[9]CA[ISO-8859-1]PB[Zoë])"


def test_a_file_as_it_was_read_lacks_nothing() -> None:
    assert list(lacking_in(read_sgf(LATIN.encode("latin-1")).games)) == []


def test_what_was_written_and_does_not_fit_is_found_once_each() -> None:
    record = read_sgf(LATIN.encode("latin-1"))
    tree = record.games[1]
    SetProperty(tree.root, "C", ("ō, ō and ğ",)).apply(tree)
    found = list(lacking_in(record.games))
    assert [(lack.game, lack.ident, lack.characters) for lack in found] == [(1, "C", "ōğ")]
    assert found[0].node is tree.root


def test_another_encoding_is_asked_about_every_node() -> None:
    games = read_sgf("(;SZ[9]PB[Tomás];B[ee]C[本因坊])".encode()).games
    found = list(lacking_in(games, "ISO-8859-1"))
    assert [(lack.node, lack.characters) for lack in found] == [
        (games[0].root.children[0], "本因坊")
    ]


def test_unicode_lacks_nothing() -> None:
    games = read_sgf("(;SZ[9]PB[本因坊])".encode("cp932")).games
    assert list(lacking_in(games, "UTF-8")) == []
