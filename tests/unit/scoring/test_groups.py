"""Groups for stone scoring: chains joined by the points they enclose, and the tax on them."""

from __future__ import annotations

import pytest

from goboard_app.go.board import Color
from goboard_app.go.position import parse_diagram
from goboard_app.scoring.count import LivingGroup, find_groups, group_tax

BLACK, WHITE = Color.BLACK, Color.WHITE


def groups(diagram: str, color: Color = BLACK) -> tuple[LivingGroup, ...]:
    return find_groups(parse_diagram(diagram), color)


@pytest.mark.parametrize(
    ("diagram", "stones"),
    [
        ("X . X\nO O O", [1, 1]),
        ("X O X\nX O X", [2, 2]),
        ("X . . X O\nX . . X O", [4]),
        (". X . X . X\nX . X . X .\nO O O O O O", [6]),
        ("X O .\n. O .", [1]),
        ("X . O", [1]),
        (". . .", []),
    ],
)
def test_chains_are_joined_through_points_they_enclose(diagram: str, stones: list[int]) -> None:
    assert [len(group.stones) for group in groups(diagram)] == stones


def test_neutral_points_join_nothing() -> None:
    assert len(groups("X . X\n. O .")) == 2


def test_the_color_asked_for_is_the_color_found() -> None:
    (group,) = groups("X O .", WHITE)
    assert (group.color, len(group.enclosed)) == (WHITE, 1)


@pytest.mark.parametrize(
    ("diagram", "tax"),
    [("X X\nX O", 0), (". X O", 1), (". X .", 2), (". X . X .", 2), (". . X . .", 2)],
)
def test_tax_is_two_points_or_all_there_are(diagram: str, tax: int) -> None:
    (group,) = groups(diagram)
    assert group_tax(group) == tax
