"""Published numbers: legal boards of small sizes, and games under positional superko."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from math import sqrt

import pytest

from goboard_app.go.board import BoardSize, Color, Play
from goboard_app.go.position import Position
from goboard_app.rules.catalogue import TROMP_TAYLOR
from goboard_app.rules.legality import judge, legal_by_setup
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import Suicide
from tests.reference.legal_positions import count_legal

# John Tromp and Gunnar Farnebäck, "Combinatorics of Go"; OEIS A094777 for the squares.
LEGAL = {
    (1, 1): 1,
    (1, 2): 5,
    (2, 1): 5,
    (1, 3): 15,
    (1, 4): 41,
    (2, 2): 57,
    (2, 3): 489,
    (2, 4): 4_125,
    (3, 3): 12_675,
}
LEGAL_3X4 = 321_689
LEGAL_4X4 = 24_318_165


def all_boards(columns: int, rows: int) -> Iterator[Position]:
    size = BoardSize(columns, rows)
    return (Position(size, bytes(stones)) for stones in product(range(3), repeat=size.area))


@pytest.mark.parametrize("sides", LEGAL, ids=lambda sides: f"{sides[0]}x{sides[1]}")
def test_legal_boards_are_as_many_as_published(sides: tuple[int, int]) -> None:
    assert sum(map(legal_by_setup, all_boards(*sides))) == LEGAL[sides]


@pytest.mark.slow
def test_legal_boards_on_3x4_are_as_many_as_published() -> None:
    assert sum(map(legal_by_setup, all_boards(3, 4))) == LEGAL_3X4


@pytest.mark.parametrize(
    ("sides", "number"),
    [*LEGAL.items(), ((3, 4), LEGAL_3X4), ((4, 3), LEGAL_3X4), ((4, 4), LEGAL_4X4)],
)
def test_another_way_to_count_finds_the_same(sides: tuple[int, int], number: int) -> None:
    assert count_legal(*sides) == number


def test_a_sample_of_4x4_boards_holds_the_published_share_of_legal_ones() -> None:
    """Each draw is legal with chance p; beyond four deviations once in 16,000 honest samples."""
    chance, drawn, p = random.Random(4), 8_000, LEGAL_4X4 / 3**16
    size = BoardSize(4, 4)
    boards = (Position(size, bytes(chance.choices(range(3), k=16))) for _ in range(drawn))
    legal = sum(map(legal_by_setup, boards))
    assert abs(legal - drawn * p) < 4 * sqrt(drawn * p * (1 - p))


def number_of_games(position: Position, history: History, suicide: Suicide) -> int:
    """Return the number of games that follow this one, where either side may move at any time."""
    ruleset = replace(TROMP_TAYLOR, suicide=suicide)
    number = 1
    for point, color in product(position.size, Color):
        verdict = judge(position, Play(color, point), history, ruleset)
        if verdict.is_legal and verdict.outcome is not None:
            after = verdict.outcome.position
            longer = history.extended(BoardState.of_move(after, color, is_pass=False))
            number += number_of_games(after, longer, suicide)
    return number


@pytest.mark.parametrize("suicide", Suicide)
@pytest.mark.parametrize(("columns", "games"), [(1, 1), (2, 9), (3, 907)])
def test_games_under_positional_superko_are_as_many_as_published(columns: int, games: int, suicide: Suicide) -> None:
    """One-line boards, passes not counted; OEIS A102620."""
    start = Position.empty(BoardSize(columns, 1))
    assert number_of_games(start, History.starting_at(start), suicide) == games
