"""Handicap: points in order, limits, the bonus for White."""

from __future__ import annotations

import pytest

from goboard_app.go.board import BoardSize, point_name, star_points
from goboard_app.rules.catalogue import by_name
from goboard_app.rules.ending import bonus_points, fixed_points, max_fixed, max_free


def names(columns: int, rows: int, stones: int) -> list[str]:
    size = BoardSize(columns, rows)
    return [point_name(point, size) for point in fixed_points(size, stones)]


@pytest.mark.parametrize(
    ("stones", "points"),
    [
        (2, "Q16 D4"),
        (3, "Q16 D4 Q4"),
        (4, "Q16 D4 Q4 D16"),
        (5, "Q16 D4 Q4 D16 K10"),
        (6, "Q16 D4 Q4 D16 D10 Q10"),
        (7, "Q16 D4 Q4 D16 D10 Q10 K10"),
        (8, "Q16 D4 Q4 D16 D10 Q10 K4 K16"),
        (9, "Q16 D4 Q4 D16 D10 Q10 K4 K16 K10"),
    ],
)
def test_points_on_19x19_in_the_order_of_placement(stones: int, points: str) -> None:
    assert names(19, 19, stones) == points.split()


@pytest.mark.parametrize(
    ("columns", "rows", "stones", "points"),
    [
        (13, 13, 5, "K10 D4 K4 D10 G7"),
        (12, 12, 4, "K10 C3 K3 C10"),
        (9, 9, 3, "G7 C3 G3"),
        (7, 7, 4, "E5 C3 E3 C5"),
        (19, 9, 2, "Q7 D3"),
        (13, 9, 9, "K7 D3 K3 D7 D5 K5 G3 G7 G5"),
    ],
)
def test_points_on_other_boards(columns: int, rows: int, stones: int, points: str) -> None:
    assert names(columns, rows, stones) == points.split()


@pytest.mark.parametrize(
    ("columns", "rows", "most"),
    [
        (19, 19, 9),
        (9, 9, 9),
        (13, 9, 9),
        (18, 18, 4),
        (10, 9, 4),
        (8, 8, 4),
        (7, 7, 4),
        (19, 7, 4),
        (6, 6, 0),
        (19, 6, 0),
        (1, 1, 0),
    ],
)
def test_a_board_holds_a_number_of_fixed_stones(columns: int, rows: int, most: int) -> None:
    assert max_fixed(BoardSize(columns, rows)) == most


@pytest.mark.parametrize(("side", "stones"), [(19, 10), (19, 1), (19, 0), (18, 5), (7, 5), (5, 2), (19, -1)])
def test_other_numbers_are_refused(side: int, stones: int) -> None:
    with pytest.raises(ValueError, match="no fixed handicap"):
        fixed_points(BoardSize.square(side), stones)


@pytest.mark.parametrize("side", range(7, 53))
def test_points_differ_and_lie_on_the_board(side: int) -> None:
    size = BoardSize.square(side)
    points = fixed_points(size, max_fixed(size))
    assert len(set(points)) == max_fixed(size)
    assert all(point in size for point in points)


@pytest.mark.parametrize(("side", "most"), [(19, 41), (7, 41), (6, 35), (2, 3), (1, 0)])
def test_free_stones_leave_a_point_empty(side: int, most: int) -> None:
    assert max_free(BoardSize.square(side)) == most


@pytest.mark.parametrize(
    ("key", "bonuses"),
    [
        ("chinese-2002", [0, 0, 2, 3, 9]),
        ("chinese-server", [0, 0, 2, 3, 9]),
        ("wmsg-2008", [0, 0, 2, 3, 9]),
        ("ancient-stone", [0, 0, 2, 3, 9]),
        ("aga", [0, 0, 1, 2, 8]),
        ("bga", [0, 0, 1, 2, 8]),
        ("ffg", [0, 0, 1, 2, 8]),
        ("ing-sst", [0, 0, 0, 0, 0]),
        ("new-zealand", [0, 0, 0, 0, 0]),
        ("japanese-1989", [0, 0, 0, 0, 0]),
        ("tromp-taylor", [0, 0, 0, 0, 0]),
    ],
)
def test_bonus_for_0_1_2_3_and_9_stones(key: str, bonuses: list[int]) -> None:
    ruleset = by_name(key)
    assert ruleset is not None
    assert [bonus_points(ruleset, stones) for stones in (0, 1, 2, 3, 9)] == bonuses


@pytest.mark.parametrize("side", [13, 15, 17, 19, 21])
def test_every_stone_of_a_fixed_handicap_has_its_dot(side: int) -> None:
    size = BoardSize(side, side)
    assert star_points(size) == set(fixed_points(size, max_fixed(size)))
