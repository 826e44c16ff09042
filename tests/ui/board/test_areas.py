from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from goboard_app.go.board import BoardSize, Point
from goboard_app.ui.board.geometry import fit_board
from goboard_app.ui.board.plan import (
    AreaKind,
    joined_path,
    outline_pens,
    outline_pieces,
    outlines,
    paint_outline,
)
from goboard_app.ui.widgets.theme import LIGHT

COMB = frozenset(Point(c, r) for c in range(19) for r in range(1, 18) if c % 2 or r == 1)


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


def test_a_long_border_is_drawn_in_short_pieces() -> None:
    """Drawing a line takes time quadratic in the number of turns of its path."""
    geometry = fit_board(BoardSize.square(19), 500, 500)
    whole, pieces = joined_path(COMB, geometry), outline_pieces(COMB, geometry)
    assert max(piece.path.elementCount() for piece in pieces) < 100 < whole.elementCount()
    starts, lengths = [p.start for p in pieces], [p.path.length() for p in pieces]
    assert starts == pytest.approx([sum(lengths[:n]) for n in range(len(pieces))])
    assert sum(lengths) == pytest.approx(whole.length(), rel=0.001)


@pytest.mark.parametrize("side", [333, 500, 700])
def test_no_seam_is_seen_where_pieces_meet(qapp: QApplication, side: int) -> None:
    geometry = fit_board(BoardSize.square(19), side, side)
    pens = outline_pens(AreaKind.SELECTED, geometry, LIGHT)

    def as_one(painter: QPainter) -> None:
        for pen in pens:
            painter.strokePath(joined_path(COMB, geometry), pen)

    def in_pieces(painter: QPainter) -> None:
        paint_outline(painter, outline_pieces(COMB, geometry), pens)

    one, other = (_bytes_of(side, draw) for draw in (as_one, in_pieces))
    assert one != bytes([*one[:4]]) * (side * side)
    assert max(abs(a - b) for a, b in zip(one, other, strict=True)) < 64


def _bytes_of(side: int, draw: Callable[[QPainter], None]) -> bytes:
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(0xCC9955)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return bytes(image.constBits())


def _point(place: tuple[float, float]):  # type: ignore[no-untyped-def] # noqa: ANN202
    from PySide6.QtCore import QPointF

    return QPointF(*place)
