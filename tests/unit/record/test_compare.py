"""Two records are the same only if they say the same, node for node."""

import pytest

from goboard_app.record.compare import Difference, first_difference
from goboard_app.record.edits import SetProperty
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record

GAME = b"(;SZ[9]CA[UTF-8]PB[Hana](;B[ee]C[a\\]b];W[cc])(;B[cc]N[]))"


@pytest.mark.parametrize(
    ("other", "place"),
    [
        (GAME, None),
        (b"\n( ;SZ[9] CA[GBK] PB[Hana]\n(;B[ee]\nC[a\\]b] ;W[cc])\n(;B[cc]N[]))", None),
        (GAME.replace(b"Hana", b"Hans"), Difference(0, 0)),
        (GAME.replace(b"W[cc]", b"W[cd]"), Difference(0, 2)),
        (GAME.replace(b"a\\]b", b"a\\]\\b"), Difference(0, 1)),
        (GAME.replace(b"N[]", b""), Difference(0, 3)),
        (GAME.replace(b"B[ee]C[a\\]b]", b"C[a\\]b]B[ee]"), Difference(0, 1)),
        (b"(;SZ[9]PB[Hana](;B[ee]C[a\\]b];W[cc]))", Difference(0, 0)),
        (b"(;SZ[9]PB[Hana](;B[cc]N[])(;B[ee]C[a\\]b];W[cc]))", Difference(0, 1)),
        (b"(;SZ[9]PB[Hana](;B[ee]C[a\\]b])(;B[cc]N[];W[cc]))", Difference(0, 1)),
        (GAME + b"(;SZ[9])", Difference(1, -1)),
    ],
)
def test_the_first_difference_is_found(other: bytes, place: Difference | None) -> None:
    assert first_difference(read_sgf(other).games, read_sgf(GAME).games) == place


def test_an_edit_is_a_difference_until_it_is_written() -> None:
    record = read_sgf(GAME)
    node = record.games[0].root.children[1]
    SetProperty(node, "C", ("New.",)).apply(record.games[0])
    assert first_difference(read_sgf(GAME).games, record.games) == Difference(0, 3)
    assert first_difference(read_sgf(write_record(record)).games, record.games) is None


def test_a_property_without_values_is_written_with_an_empty_one() -> None:
    record = read_sgf(b"(;SZ[9]PB[a];B)")
    assert first_difference(read_sgf(b"(;SZ[9]PB[a];B[])").games, record.games) is None
