"""Captures and area differences of random games against sgfmill, an independent program."""

from __future__ import annotations

import random

import pytest
from sgfmill.boards import Board

from goboard_app.go.board import BoardSize, Color, Play
from goboard_app.go.position import Position
from goboard_app.rules.catalogue import BASIC
from goboard_app.scoring.count import GameTerms, count
from goboard_app.scoring.statuses import ALL_ALIVE


def same_stones(position: Position, board: Board) -> bool:
    """Return whether both boards hold the same stones; sgfmill counts rows from below."""
    side = position.size.rows
    return all(
        board.get(side - 1 - p.row, p.col) == (None if c is None else c.value.lower())
        for p in position.size
        for c in [position.at(p)]
    )


def random_game(side: int, moves: int, seed: int) -> tuple[Position, Board]:
    """Return a game of plays on random empty points, suicides among them, compared at every move."""
    chance = random.Random(seed)
    position, board = Position.empty(BoardSize.square(side)), Board(side)
    for _ in range(moves):
        point = chance.choice(sorted(position.points(None)))
        color = position.to_move
        position = position.after(Play(color, point))
        board.play(side - 1 - point.row, point.col, color.value.lower())
        assert same_stones(position, board)
    return position, board


@pytest.mark.parametrize(("side", "moves", "seed"), [(5, 150, 1), (9, 250, 2), (19, 500, 3)])
def test_random_games_come_out_the_same(side: int, moves: int, seed: int) -> None:
    position, board = random_game(side, moves, seed)
    score = count(position, ALL_ALIVE, BASIC, GameTerms())
    assert score.margin == board.area_score()
    assert position.to_move is (Color.BLACK if moves % 2 == 0 else Color.WHITE)
