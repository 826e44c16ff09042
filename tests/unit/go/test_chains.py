"""Chains with their liberties, empty regions with their borders."""

from __future__ import annotations

import pytest

from goboard_app.go.board import Color, Point, parse_point
from goboard_app.go.chains import Chain, Region, all_chains, all_regions, chain_at, enclosed_by
from goboard_app.go.position import Position, parse_diagram

BLACK, WHITE = Color.BLACK, Color.WHITE


def chain(diagram: str, name: str) -> Chain:
    position = parse_diagram(diagram)
    found = chain_at(position, parse_point(name, position.size))
    assert found is not None
    return found


def region(position: Position, name: str) -> Region:
    point = parse_point(name, position.size)
    return next(each for each in all_regions(position) if point in each.points)


LIBERTIES = {
    "centre": (". . .\n. X .\n. . .", "B2", 4),
    "edge": (". . .\nX . .\n. . .", "A2", 3),
    "corner": ("X . .\n. . .\n. . .", "A3", 2),
    "two in a row": (". . . .\n. X X .\n. . . .", "B2", 6),
    "a bend of three": (". . . .\n. X X .\n. X . .\n. . . .", "B2", 7),
    "opponents take liberties": (". O .\nO X .\n. . .", "B2", 2),
    "a shared liberty counts once": ("X X\n. .", "A2", 2),
    "none left": ("X O\nO .", "A2", 0),
    "one line": ("X . X", "A1", 1),
}


@pytest.mark.parametrize("case", LIBERTIES)
def test_liberties(case: str) -> None:
    diagram, name, number = LIBERTIES[case]
    assert len(chain(diagram, name).liberties) == number


def test_diagonal_stones_are_not_joined() -> None:
    assert chain("X .\n. X", "A2").stones == {Point(0, 0)}


@pytest.mark.parametrize(("diagram", "in_atari"), [("X O\n. .", True), ("X .\n. .", False)])
def test_one_liberty_is_atari(diagram: str, in_atari: bool) -> None:
    assert chain(diagram, "A2").is_in_atari is in_atari


def test_an_empty_point_has_no_chain() -> None:
    assert chain_at(parse_diagram(". X"), Point(0, 0)) is None


def test_all_chains_come_in_the_order_of_their_first_points() -> None:
    found = all_chains(parse_diagram("X O X\nX . X\n. O O"))
    assert [(c.color, len(c.stones)) for c in found] == [
        (BLACK, 2),
        (WHITE, 1),
        (BLACK, 2),
        (WHITE, 2),
    ]


@pytest.mark.parametrize(("name", "owner", "points"), [("A3", BLACK, 2), ("E3", WHITE, 1), ("C1", None, 5)])
def test_a_region_belongs_to_the_only_color_at_its_border(name: str, owner: Color | None, points: int) -> None:
    board = parse_diagram(". . X O .\nX X X O O\n. . . . .")
    found = region(board, name)
    assert (found.owner, len(found.points)) == (owner, points)


def test_an_empty_board_is_one_unowned_region() -> None:
    (found,) = all_regions(parse_diagram(". .\n. ."))
    assert (found.owner, found.border, len(found.points)) == (None, frozenset(), 4)


def test_an_enclosed_area_contains_its_stones() -> None:
    board = parse_diagram(". O X .\n. . X .\nX X X .")
    assert len(enclosed_by(board, BLACK, Point(0, 0))) == 4


def test_a_stone_of_the_wall_encloses_nothing() -> None:
    assert enclosed_by(parse_diagram("X ."), BLACK, Point(0, 0)) == frozenset()
