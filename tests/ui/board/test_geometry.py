import pytest

from goboard_app.go.board import BoardSize, Point
from goboard_app.ui.board.geometry import NATURAL_OFFSET, fit_board, fit_thumbnail

SIZES = [(1, 1), (2, 2), (9, 9), (19, 13), (13, 19), (19, 19), (1, 52), (52, 52)]
RATIOS = [1.0, 1.25, 1.5, 2.0]


@pytest.mark.parametrize(("columns", "rows"), SIZES)
@pytest.mark.parametrize("dpr", RATIOS)
def test_every_point_is_found_again_at_its_middle(columns: int, rows: int, dpr: float) -> None:
    size = BoardSize(columns, rows)
    geometry = fit_board(size, 900 * dpr, 700 * dpr, dpr)
    assert all(geometry.point_at(*geometry.center(point)) == point for point in size)


@pytest.mark.parametrize(("columns", "rows"), SIZES)
@pytest.mark.parametrize("table", [(920, 717), (300, 900), (160, 160)])
def test_the_board_lies_on_its_table(columns: int, rows: int, table: tuple[int, int]) -> None:
    geometry = fit_board(BoardSize(columns, rows), *table)
    assert geometry.x >= 0
    assert geometry.y >= 0
    assert geometry.x + geometry.width <= table[0]
    assert geometry.y + geometry.height + geometry.face_height <= table[1]


@pytest.mark.parametrize("side", [9, 13, 19])
def test_the_board_is_the_largest_that_fits(side: int) -> None:
    geometry = fit_board(BoardSize.square(side), 1200, 717)
    assert geometry.height + geometry.face_height == pytest.approx(717 - 18 - 14, abs=1)


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_lines_are_evenly_spaced_to_a_pixel(columns: int, rows: int) -> None:
    geometry = fit_board(BoardSize(columns, rows), 900, 700)
    for col in range(columns - 1):
        step = geometry.line_x(col + 1) - geometry.line_x(col)
        assert abs(step - geometry.spacing) <= 1


def test_no_point_lies_further_off_than_half_a_spacing() -> None:
    geometry = fit_board(BoardSize.square(9), 700, 700)
    x, y = geometry.center(Point(0, 4))
    assert geometry.point_at(x - 0.6 * geometry.spacing, y) is None
    assert geometry.point_at(x - 0.4 * geometry.spacing, y) == Point(0, 4)


def test_the_design_size_has_the_sizes_of_the_page() -> None:
    geometry = fit_board(BoardSize.square(9), 920, 722)
    assert geometry.spacing == pytest.approx(69.4, abs=0.5)
    assert geometry.line_width == 2
    assert geometry.stone_diameter == 67
    assert geometry.font_px == pytest.approx(15.8, abs=0.1)


def test_without_coordinates_the_margin_shrinks_and_the_board_grows() -> None:
    plain = fit_board(BoardSize.square(19), 700, 700, coordinates=False)
    lettered = fit_board(BoardSize.square(19), 700, 700)
    assert plain.spacing > lettered.spacing
    assert plain.margin == pytest.approx(0.66 * plain.spacing)


@pytest.mark.parametrize("side", [9, 19])
def test_stones_lie_at_most_a_hair_off_their_point(side: int) -> None:
    geometry = fit_board(BoardSize.square(side), 2000, 2000, 2.0)
    reach = NATURAL_OFFSET * geometry.spacing + 0.5
    nudges = [geometry.nudge(point) for point in geometry.size]
    assert all(abs(x) <= reach and abs(y) <= reach for x, y in nudges)
    assert len(set(nudges)) > 3


@pytest.mark.parametrize("side_px", [78, 100, 240])
def test_a_thumbnail_leaves_room_for_its_shadow(side_px: int) -> None:
    geometry = fit_thumbnail(BoardSize.square(19), side_px, side_px)
    assert geometry.x * 2 + geometry.width <= side_px
    assert geometry.width > 0.80 * side_px
