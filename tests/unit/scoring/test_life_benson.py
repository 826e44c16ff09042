"""Unconditional life, against drawings and against every line that an attacker could play."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.go.board import point_name
from goboard_app.go.position import Position, draw_diagram, parse_diagram
from goboard_app.scoring.life.board import QuickBoard, find_safe
from tests.reference.passive import is_possible, never_lost
from tests.reference.slow_go import Board


def safe(position: Position, own: int = 1) -> set[str]:
    """Return the names of all stones that live unconditionally."""
    board = QuickBoard.of(position)
    return {
        point_name(position.size.point(stone), position.size)
        for head in find_safe(board, own).heads
        for stone in board.stones[head]
    }


def stones(position: Position, own: int = 1) -> set[str]:
    size = position.size
    return {point_name(size.point(at), size) for at, here in enumerate(position.stones) if here == own}


@pytest.mark.parametrize(
    "diagram",
    [
        pytest.param(". X . X\nX X X X\nO O O O", id="two eyes of one point"),
        pytest.param(". X . .\nX X X X\n. . . .", id="an eye and the whole rest of the board"),
        pytest.param(". X X O\nX . X O\nX X O .", id="two eyes, one corner of the second lost"),
        pytest.param(". X . X O\nX X X . X\nO O X X X", id="chains that share two regions"),
        pytest.param(
            "XXXXXXO\nX.OO.XO\nX....XO\nXXXXXXO\nX.XOOOO\nXXXO.O.",
            id="a large region with invaders, each empty point beside the chain",
        ),
        pytest.param(
            ".OXXX.XXXO.\nOOXXXXOXXOO\nOOXOOOOOXOO\nOOXO.O.OXOO\nOOXOOOOOXOO\nOOXXOXXXXOO\n.OXXX.XXXO.",
            id="a ring whose eyes are false to either half",
        ),
    ],
)
def test_black_lives_unconditionally(diagram: str) -> None:
    position = parse_diagram(diagram)
    assert safe(position) == stones(position)


@pytest.mark.parametrize(
    "diagram",
    [
        pytest.param(". X O .\nX X O O\nO O O .", id="one eye"),
        pytest.param(". X X O\nX . O O\nX X X O\nO O O .", id="a false eye"),
        pytest.param(". X . X\nX X X O\nO O O .", id="two eyes, one open to the outside"),
        pytest.param("X . . . X\nX X X X X\nO O O O O\n. O . O .", id="one large eye"),
        pytest.param(". . .\n. . .\n. . .", id="no stones"),
        pytest.param("X X\nX X", id="no points"),
        pytest.param(
            ". X X . . . X O\nX X . . . . X O\nX X X X X X X O\nO O O O O O O O",
            id="an eye, and a region with points away from the chain",
        ),
    ],
)
def test_black_does_not_live_unconditionally(diagram: str) -> None:
    assert not safe(parse_diagram(diagram))


def test_the_source_of_the_eyes_is_named() -> None:
    position = parse_diagram(". X . X\nX X X X\nO O O O")
    found = find_safe(QuickBoard.of(position), 1)
    assert {eye.points for eye in found.eyes} == {frozenset({0}), frozenset({2})}
    assert found.inside == {0, 2}


def test_both_colors_are_judged_by_themselves() -> None:
    position = parse_diagram(". X . X\nX X X X\nO O O O\n. O O .")
    assert safe(position, 2) == stones(position, 2)


@pytest.mark.parametrize(("width", "height"), [(2, 2), (3, 2), (7, 1)])
def test_safe_stones_cannot_be_taken_on_any_tiny_board(width: int, height: int) -> None:
    for drawn in product(".XO", repeat=width * height):
        rows = ["".join(drawn[i : i + width]) for i in range(0, len(drawn), width)]
        check(parse_diagram(rows))


@given(st.sampled_from([(3, 3), (4, 3), (3, 4), (9, 1), (5, 2)]), st.integers(0, 2**32))
def test_safe_stones_cannot_be_taken(sides: tuple[int, int], seed: int) -> None:
    chance = Random(seed)
    cells = chance.choices(".XO", weights=[3, 6, 1], k=sides[0] * sides[1])
    rows = ["".join(cells[i : i + sides[0]]) for i in range(0, len(cells), sides[0])]
    check(parse_diagram(rows))


def check(position: Position) -> None:
    """Check that the stones called safe are exactly those that are never lost."""
    size = position.size
    board: Board = {
        (i % size.columns, i // size.columns): "BW"[stone - 1] for i, stone in enumerate(position.stones) if stone
    }
    if not is_possible(board, size.columns, size.rows):
        return
    kept = never_lost(board, "B", size.columns, size.rows)
    names = {f"{'ABCDEFGHJ'[x]}{size.rows - y}" for x, y in kept}
    assert safe(position) == names, draw_diagram(position)
