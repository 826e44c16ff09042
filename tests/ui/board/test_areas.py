from goboard_app.go.board import BoardSize, Point
from goboard_app.ui.board.geometry import fit_board
from goboard_app.ui.board.plan import joined_path, outlines


def cells(*pairs: tuple[int, int]) -> frozenset[Point]:
    return frozenset(Point(col, row) for col, row in pairs)


def test_one_cell_has_four_corners() -> None:
    assert outlines(cells((2, 3))) == [[(2, 3), (3, 3), (3, 4), (2, 4)]]


def test_cells_side_by_side_are_one_shape() -> None:
    assert outlines(cells((0, 0), (1, 0), (2, 0))) == [[(0, 0), (3, 0), (3, 1), (0, 1)]]


def test_cells_that_touch_at_a_corner_are_two_shapes() -> None:
    assert len(outlines(cells((0, 0), (1, 1)))) == 2


def test_a_ring_has_a_hole() -> None:
    ring = cells(*((c, r) for c in range(3) for r in range(3) if (c, r) != (1, 1)))
    assert sorted(len(loop) for loop in outlines(ring)) == [4, 4]


def test_two_holes_that_touch_do_not_break_the_outline() -> None:
    holes = {(1, 1), (2, 2)}
    sheet = cells(*((c, r) for c in range(4) for r in range(4) if (c, r) not in holes))
    assert sum(len(loop) for loop in outlines(sheet)) == 12


def test_the_path_covers_cells_and_leaves_holes_open() -> None:
    geometry = fit_board(BoardSize.square(9), 500, 500)
    ring = cells(*((c, r) for c in range(3) for r in range(3) if (c, r) != (1, 1)))
    path = joined_path(ring, geometry)
    inside = {p for p in geometry.size if path.contains(_point(geometry.center(p)))}
    assert inside == ring


def _point(place: tuple[float, float]):  # type: ignore[no-untyped-def] # noqa: ANN202
    from PySide6.QtCore import QPointF

    return QPointF(*place)
