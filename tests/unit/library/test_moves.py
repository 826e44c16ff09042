"""The moves of a game as bytes: main line and variations, read back as they are written."""

from __future__ import annotations

from array import array
from contextlib import suppress

import pytest
from hypothesis import given, settings

from goboard_app.go.board import BoardSize
from goboard_app.library import moves
from goboard_app.library.moves import (
    MAIN,
    GameMoves,
    is_on_board,
    moves_of_game,
    node_at,
    variations_in,
    whole_line,
)
from goboard_app.record.positions import PositionCache
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree
from tests.reference.slow_positions import lines_of
from tests.unit.library.test_slow_positions import libraries

TREE = "(;SZ[5];B[aa](;W[bb];B[cc](;W[dd])(;W[ee];B[ab]))(;W[ba];B[bb];W[ab]))"


def game(text: str) -> GameTree:
    return read_sgf(text.encode()).games[0]


def board_after(steps: array[int], changes: array[int], size: BoardSize) -> bytes:
    board, at = bytearray(size.area), 0
    for depth, step in enumerate(steps):
        if step:
            board[step >> 2] = step & 3
        while at < len(changes) and changes[at] == depth:
            board[changes[at + 1]] = changes[at + 2]
            at += 3
    return bytes(board)


def test_a_variation_keeps_only_its_own_nodes() -> None:
    variations = variations_in(moves_of_game(game(TREE)).variations)
    assert [(v.start, v.first, v.branch, len(v.steps)) for v in variations] == [(4, 5, MAIN, 2), (2, 7, MAIN, 3)]
    # White takes the first stone in the second one.
    assert list(variations[1].changes) == [4, 0, 0]


def test_a_variation_of_a_variation_branches_off_from_it() -> None:
    tree = game("(;SZ[5];B[aa](;W[bb])(;W[cc];B[dd](;W[ee])(;W[ea])))")
    assert [v.branch for v in variations_in(moves_of_game(tree).variations)] == [MAIN, 0]


def test_a_game_without_variations_stores_none() -> None:
    assert moves_of_game(game("(;SZ[5];B[aa];W[bb])")).variations == b""


@given(libraries())
@settings(max_examples=60)
def test_every_line_is_that_of_the_tree(trees: tuple[GameTree, ...]) -> None:
    for tree in trees:
        stored = moves_of_game(tree)
        variations, cache = variations_in(stored.variations), PositionCache(tree)
        nodes = list(tree.walk())
        lines = lines_of(tree)
        assert is_on_board(stored, tree.size)
        assert len(lines) == len(variations) + 1
        for number, line in enumerate(lines, MAIN):
            steps, changes = whole_line(stored, variations, number)
            assert len(steps) == len(line)
            assert board_after(steps, changes, tree.size) == cache.position(line[-1]).stones
            assert [nodes[node_at(variations, number, depth)] for depth in range(len(line))] == line


def test_nodes_beyond_the_limit_are_left_out_and_keep_their_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "MOST_NODES", 3)
    stored = moves_of_game(game(TREE))
    assert len(stored.steps) == 2 * 3
    assert [(v.start, v.first, len(v.steps)) for v in variations_in(stored.variations)] == [(2, 7, 1)]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda stored: stored[:-2],
        lambda stored: stored[:7],
        lambda stored: b"\x09" + stored[1:],
        lambda stored: stored[:4] + b"\x00" + stored[5:],
        lambda stored: stored[:4] + b"\x63" + stored[5:],
        lambda stored: stored[:36] + b"\xff\xff" + stored[38:],
    ],
)
def test_damaged_variations_are_noticed(spoil: object) -> None:
    stored = moves_of_game(game(TREE))
    assert callable(spoil)
    damaged = GameMoves(stored.steps, stored.changes, spoil(stored.variations))
    with suppress(ValueError):
        assert not is_on_board(damaged, BoardSize.square(5))
