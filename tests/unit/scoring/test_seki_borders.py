"""Borders that are not closed: where the opponent truly cannot pass, groups live behind them."""

from __future__ import annotations

import pytest

from goboard_app.go.position import parse_diagram
from goboard_app.scoring.seki.connection import find_joints
from goboard_app.scoring.seki.eyes import ground_of
from tests.support.seki import drawn, in_seki, rows_of

BAMBOO = """
. . X X . O .
. . X X . O .
. . . . . O .
. . X X . O .
. . X X . O .
"""


def joints(diagram: str, code: int = 1) -> tuple[str, ...]:
    """Return the joints of Black (code 1) or White as rows of j."""
    position = parse_diagram(diagram)
    found = find_joints(ground_of(position, frozenset()))[code - 1]
    return rows_of(position.size, {p: "j" for p, j in zip(position.size, found, strict=True) if j})


def test_behind_a_bamboo_joint_a_group_lives_but_its_area_is_still_open() -> None:
    assert drawn(BAMBOO) == ("oo....w", "oo....w", "ooo...w", "oo....w", "oo....w")
    assert in_seki(BAMBOO) == (".......",) * 5


def test_a_bamboo_joint_that_is_pushed_through_holds_nothing() -> None:
    broken = BAMBOO.replace(". . . . . O .", ". . . O . O .")
    assert drawn(broken) == ("......w",) * 5
    assert in_seki(broken)[0] == "..ss..."


def test_a_closed_border_gives_the_area_behind_it() -> None:
    closed = BAMBOO.replace(". . . . . O .", ". . . X . O .")
    assert drawn(closed) == ("bb....w", "bb....w", "bbb...w", "bb....w", "bb....w")


def test_one_sided_neutral_points_behind_a_gap_on_the_edge() -> None:
    diagram = """
    . . X . . O .
    . . X . . O .
    . . X . . O .
    . . . . . O .
    """
    assert drawn(diagram) == ("oo....w", "oo....w", "oo....w", "oo....w")


def test_a_gap_in_the_open_is_no_border() -> None:
    diagram = """
    . . X . . O .
    . . X . . O .
    . . . . . O .
    . . . . . O .
    . . X . . O .
    """
    assert drawn(diagram) == ("......w",) * 5


@pytest.mark.parametrize(
    ("diagram", "rows"),
    [
        ("X X .\n. . .\nX . .\n. . .", ("...", "j..", "...", "...")),
        ("X X\n. .\nX X", ("..", "jj", "..")),
        (". X .\n. . .\n. X .", ("...", ".j.", "...")),
        (". X . .\n. . . X\n. X . .\n. . . .", ("....", ".jj.", "j...", ".j..")),
        ("O . O\nX . X", ("...", ".j.")),
        (". O .\nX . X", ("...", "...")),
        ("X X\n. .", ("..", "jj")),
        (". X .\n. . .", ("...", ".j.")),
        ("O X O\n. . .", ("...", "...")),
    ],
)
def test_points_where_a_loose_connection_holds(diagram: str, rows: tuple[str, ...]) -> None:
    assert joints(diagram) == rows


def test_joints_of_white_are_those_of_black_with_colors_changed() -> None:
    assert joints("O O\n. .\nO O", code=2) == ("..", "jj", "..")
    assert joints("O O\n. .\nO O", code=1) == ("..", "..", "..")


def test_a_stone_on_the_edge_reached_through_its_mouth_is_one_eye_more() -> None:
    """The second eye is behind a mouth that is filled as soon as a side comes to it."""
    diagram = """
    . X X X . X . O .
    X X . X . X . O .
    . . . . . . . O .
    """
    assert "s" not in "".join(in_seki(diagram))
