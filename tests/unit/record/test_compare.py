"""Two records are the same only if they say the same, node for node."""

from collections.abc import Callable

import pytest

from goboard_app.record.compare import Difference, first_difference
from goboard_app.record.edits import SetProperty
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_record
from goboard_app.record.tree import GameTree


def no_nodes(_tree: GameTree) -> None:
    """Look at no node."""


def all_nodes(tree: GameTree) -> None:
    """Look at every node."""
    assert tree.node_count()


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
@pytest.mark.parametrize("look", [no_nodes, GameTree.main_line, all_nodes])
def test_the_first_difference_is_found(
    other: bytes, place: Difference | None, look: Callable[[GameTree], object]
) -> None:
    written, meant = read_sgf(other).games, read_sgf(GAME).games
    look(meant[0])
    assert first_difference(written, meant) == place
    assert first_difference(meant, written) == place


@pytest.mark.parametrize("look", [no_nodes, GameTree.main_line, all_nodes])
@pytest.mark.parametrize("odd", [b"", b"C[odd]x]"])
def test_branches_of_the_same_nodes_that_hang_elsewhere_differ(look: Callable[[GameTree], object], odd: bytes) -> None:
    texts = [
        b"(;SZ[9]%s;B[aa](;W[bb];B[cc](;W[dd])(;W[ee]))(;W[ff]))",
        b"(;SZ[9]%s;B[aa](;W[bb](;B[cc];W[dd])(;W[ee]))(;W[ff]))",
        b"(;SZ[9]%s;B[aa];W[bb](;B[cc](;W[dd])(;W[ee]))(;W[ff]))",
    ]
    for one in texts:
        for other in texts:
            meant = read_sgf(other % odd).games
            look(meant[0])
            found = first_difference(read_sgf(one % odd).games, meant)
            assert (found is None) == (one is other)


def test_a_collection_is_compared_without_making_a_node() -> None:
    record = read_sgf(GAME * 3)
    SetProperty(record.games[1].root.children[1], "C", ("New.",)).apply(record.games[1])
    again = read_sgf(write_record(record))
    assert first_difference(again.games, record.games) is None
    assert not any(tree.root.made_children for tree in again.games)
    assert [len(tree.root.made_children) for tree in record.games] == [0, 2, 0]
    assert not record.games[1].root.children[0].made_children


def test_an_edit_is_a_difference_until_it_is_written() -> None:
    record = read_sgf(GAME)
    node = record.games[0].root.children[1]
    SetProperty(node, "C", ("New.",)).apply(record.games[0])
    assert first_difference(read_sgf(GAME).games, record.games) == Difference(0, 3)
    assert first_difference(read_sgf(write_record(record)).games, record.games) is None


def test_a_property_without_values_is_written_with_an_empty_one() -> None:
    record = read_sgf(b"(;SZ[9]PB[a];B)")
    assert first_difference(read_sgf(b"(;SZ[9]PB[a];B[])").games, record.games) is None
