"""Ladders are read; implausible boards are refused; the results are problems."""

from __future__ import annotations

import pytest

from goboard_app.go.board import Color
from tests.proof.make import SHORTEST_LADDER, chase, found, is_unique, looks_played
from tests.proof.problem import Asked, Posed

LADDER = """
. . . . . . .
. . . . . . .
. . X . . . .
. . X O . . .
. . . X . . .
. . . . . . .
. . . . . . .
"""
PLAYED = """
. . . . . . .
. . X O . . .
. . X O . . .
. . X O O . .
. X O X . . .
. . . . . . .
. . . . . . .
"""


def posed(rows: str, stones: str) -> Posed:
    return Posed("capture", 1, "", Color.BLACK, Asked.CAPTURE, rows.strip(), stones, "", 7)


def with_stone(rows: str, row: int, col: int, letter: str) -> str:
    lines = [line.split() for line in rows.strip().split("\n")]
    lines[row][col] = letter
    return "\n".join(" ".join(line) for line in lines)


def test_a_ladder_is_read_one_atari_after_the_other() -> None:
    ladder = posed(LADDER, "D4")
    assert chase(ladder.state, ladder.bits("D4"), ladder.board) >= SHORTEST_LADDER


def test_a_stone_in_its_way_breaks_a_ladder() -> None:
    broken = posed(with_stone(LADDER, 1, 5, "O"), "D4")
    assert chase(broken.state, broken.bits("D4"), broken.board) == 0


@pytest.mark.parametrize(
    ("row", "col", "is_natural"),
    [(5, 3, True), (6, 6, False), (0, 0, False), (6, 2, False), (5, 6, False)],
    ids=["beside", "far corner", "corner", "alone at the edge", "far"],
)
def test_stones_that_no_side_plays_are_seen(row: int, col: int, is_natural: bool) -> None:
    assert looks_played(posed(PLAYED, "C3"))
    assert looks_played(posed(with_stone(PLAYED, row, col, "X"), "C3")) is is_natural


@pytest.mark.parametrize("kind", ["snapback", "escape"])
def test_found_problems_have_one_answer_and_look_played(kind: str) -> None:
    first = next(found({kind}, 5, 1))
    assert first.kind == kind
    assert is_unique(first)
    assert looks_played(first)
