"""Points, board sizes, names of points, star points."""

from __future__ import annotations

import pytest

from goboard_app.go.board import (
    MAX_SIDE,
    BoardSize,
    Point,
    column_name,
    parse_point,
    point_name,
    star_points,
)

NINE = BoardSize.square(9)
NINETEEN = BoardSize.square(19)
LARGEST = BoardSize.square(MAX_SIDE)


@pytest.mark.parametrize("side", [1, 2, 19, 52])
def test_sides_from_1_to_52_are_boards(side: int) -> None:
    assert BoardSize.square(side).area == side * side


@pytest.mark.parametrize(("columns", "rows"), [(0, 9), (9, 0), (53, 9), (9, 53), (-1, -1)])
def test_other_sides_are_refused(columns: int, rows: int) -> None:
    with pytest.raises(ValueError, match="between 1 and 52"):
        BoardSize(columns, rows)


def test_a_board_may_be_rectangular() -> None:
    board = BoardSize(7, 3)
    assert (board.area, board.is_square, NINE.is_square) == (21, False, True)


@pytest.mark.parametrize(("col", "row"), [(-1, 0), (0, -1), (7, 0), (0, 3), (3, 7)])
def test_points_outside_are_not_on_the_board(col: int, row: int) -> None:
    assert Point(col, row) not in BoardSize(7, 3)


def test_only_points_are_on_a_board() -> None:
    assert (0, 0) not in NINE


def test_index_counts_row_by_row_from_the_top_left() -> None:
    board = BoardSize(4, 3)
    assert [board.index(point) for point in board] == list(range(12))
    assert board.point(5) == Point(1, 1)


@pytest.mark.parametrize(
    ("size", "name", "near"),
    [
        (NINE, "E5", {"E4", "E6", "D5", "F5"}),
        (NINE, "A5", {"A4", "A6", "B5"}),
        (NINE, "J9", {"H9", "J8"}),
        (BoardSize(1, 3), "A2", {"A1", "A3"}),
        (BoardSize(3, 1), "A1", {"B1"}),
        (BoardSize(1, 1), "A1", set()),
    ],
)
def test_neighbors_lie_along_the_lines(size: BoardSize, name: str, near: set[str]) -> None:
    found = size.neighbors(parse_point(name, size))
    assert {point_name(point, size) for point in found} == near


@pytest.mark.parametrize(
    ("col", "name"),
    [(0, "A"), (7, "H"), (8, "J"), (24, "Z"), (25, "AA"), (33, "AJ"), (49, "AZ"), (50, "BA")],
)
def test_columns_skip_the_letter_i(col: int, name: str) -> None:
    assert column_name(col) == name


@pytest.mark.parametrize(
    ("size", "name", "point"),
    [
        (NINETEEN, "Q16", Point(15, 3)),
        (NINETEEN, "A1", Point(0, 18)),
        (NINETEEN, "T19", Point(18, 0)),
        (NINE, "J1", Point(8, 8)),
        (BoardSize(13, 9), "N9", Point(12, 0)),
        (LARGEST, "AA52", Point(25, 0)),
        (LARGEST, "BB1", Point(51, 51)),
    ],
)
def test_names_count_columns_from_left_and_rows_from_below(size: BoardSize, name: str, point: Point) -> None:
    assert point_name(point, size) == name
    assert parse_point(name, size) == point


@pytest.mark.parametrize("text", ["q16", " Q16 ", "Q16\n"])
def test_case_and_blanks_around_a_name_do_not_matter(text: str) -> None:
    assert parse_point(text, NINETEEN) == Point(15, 3)


@pytest.mark.parametrize("text", ["", "I5", "5E", "E", "E0", "E05", "E-1", "E5x", "pass", "Ä5", "E٣"])
def test_invalid_names_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no point is called"):
        parse_point(text, NINE)


@pytest.mark.parametrize("text", ["K1", "A10", "T19", "AA1", "A53"])
def test_names_of_points_off_the_board_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not on a board of 9 by 9"):
        parse_point(text, NINE)


def test_every_point_of_every_size_has_a_name_of_its_own() -> None:
    names = {point_name(point, LARGEST) for point in LARGEST}
    assert len(names) == LARGEST.area
    assert all(point_name(parse_point(name, LARGEST), LARGEST) == name for name in names)


@pytest.mark.parametrize(
    ("columns", "rows", "stars"),
    [
        (19, 19, "D4 D10 D16 K4 K10 K16 Q4 Q10 Q16"),
        (13, 13, "D4 D7 D10 G4 G7 G10 K4 K7 K10"),
        (9, 9, "C3 C7 E5 G3 G7"),
        (11, 11, "C3 C9 F6 J3 J9"),
        (8, 8, "C3 C6 F3 F6"),
        (10, 9, "C3 C7 H3 H7"),
        (18, 18, "D4 D15 P4 P15"),
        (7, 7, ""),
        (19, 5, ""),
    ],
)
def test_star_points(columns: int, rows: int, stars: str) -> None:
    size = BoardSize(columns, rows)
    assert {point_name(point, size) for point in star_points(size)} == set(stars.split())
