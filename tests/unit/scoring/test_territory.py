"""The owners of the empty points: dead stones off, seki apart."""

from __future__ import annotations

import pytest

from goboard_app.go.board import BoardSize, Color, Point, parse_point
from goboard_app.go.position import parse_diagram
from goboard_app.scoring.count import board_without_dead, find_territory
from goboard_app.scoring.statuses import ALL_ALIVE, Statuses

BLACK, WHITE = Color.BLACK, Color.WHITE

SPLIT = """
. . X . O .
X X X . O .
. O X . O O
"""


def spots(size: BoardSize, names: str) -> frozenset[Point]:
    return frozenset(parse_point(name, size) for name in names.split())


def owners(diagram: str, dead: str = "", seki: str = "") -> tuple[str, ...]:
    """Return the points as rows: b and w territory, n neutral, s in seki, a dot for standing stones."""
    position = parse_diagram(diagram)
    statuses = Statuses(spots(position.size, dead), spots(position.size, seki))
    found = find_territory(position, statuses)
    parts = {
        "b": found.black,
        "w": found.white,
        "n": found.neutral,
        "s": found.seki_black | found.seki_white,
    }
    letters = {point: letter for letter, points in parts.items() for point in points}
    width = position.size.columns
    text = "".join(letters.get(point, ".") for point in position.size)
    return tuple(text[i : i + width] for i in range(0, len(text), width))


def test_points_belong_to_the_only_color_around_them() -> None:
    assert owners(SPLIT) == ("bb.n.w", "...n.w", "n..n..")


def test_points_under_dead_stones_belong_to_the_area_around() -> None:
    assert owners(SPLIT, dead="B1") == ("bb.n.w", "...n.w", "bb.n..")


def test_an_empty_board_is_neutral() -> None:
    assert owners(". .\n. .") == ("nn", "nn")


def test_areas_enclosed_by_seki_chains_are_distinguished() -> None:
    assert owners(SPLIT, dead="B1", seki="A2 B2 C3 C2 C1") == ("ss.n.w", "...n.w", "ss.n..")


def test_an_empty_point_in_seki_takes_its_region_along() -> None:
    assert owners(SPLIT, dead="B1", seki="A3") == ("ss.n.w", "...n.w", "bb.n..")


def test_neutral_points_stay_neutral_beside_seki() -> None:
    assert owners(SPLIT, seki="E3 E2 E1 F1") == ("bb.n.s", "...n.s", "n..n..")


@pytest.mark.parametrize(("color", "points"), [(BLACK, {"A3", "B3"}), (WHITE, {"F3", "F2"})])
def test_territory_is_asked_for_by_color(color: Color, points: set[str]) -> None:
    position = parse_diagram(SPLIT)
    found = find_territory(position, ALL_ALIVE)
    assert found.of(color) == spots(position.size, " ".join(points))


@pytest.mark.parametrize(("color", "number"), [(BLACK, 1), (WHITE, 0)])
def test_points_in_seki_are_asked_for_by_color(color: Color, number: int) -> None:
    position = parse_diagram(". X O\nX X O")
    found = find_territory(position, Statuses(seki=position.points(BLACK)))
    assert len(found.in_seki(color)) == number


def test_prisoners_do_not_change_when_dead_stones_are_taken_off() -> None:
    position = parse_diagram("X O\n. .", prisoners=(2, 1))
    board = board_without_dead(position, Statuses(dead=position.points(WHITE)))
    assert board == parse_diagram("X .\n. .", prisoners=(2, 1))
