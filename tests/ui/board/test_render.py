from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from goboard_app.go.board import Point
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.board.background import line_color
from goboard_app.ui.board.geometry import fit_board
from goboard_app.ui.board.render import render_image
from goboard_app.ui.widgets.theme import DARK, LIGHT

Make = Callable[..., BoardPicture]
pytestmark = pytest.mark.usefixtures("qapp")


def test_an_image_has_the_size_asked_for(drawn: Make, qapp: QApplication) -> None:
    image = render_image(drawn("X ."), LIGHT, (300, 200), dpr=2.0)
    assert (image.width(), image.height()) == (600, 400)
    assert image.devicePixelRatio() == 2.0


def test_stones_lie_where_the_geometry_says(drawn: Make) -> None:
    picture = drawn("X . O")
    image = render_image(picture, LIGHT, 300)
    geometry = fit_board(picture.size, 300, 300)
    x, y = geometry.center(Point(0, 0))
    assert image.pixelColor(int(x), int(y)).lightness() < 70


def test_without_table_the_ground_is_clear(drawn: Make) -> None:
    image = render_image(drawn("X ."), DARK, 100, coordinates=False, table=False)
    assert image.pixelColor(0, 0).alpha() == 0


@pytest.mark.parametrize("side", [78, 100, 240])
def test_a_thumbnail_shows_stones(empty: Make, side: int) -> None:
    size = empty(19, 19).size
    full = BoardPicture(size, bytes([1]) * size.area)
    image = render_image(full, LIGHT, side, coordinates=False, table=False)
    assert image.pixelColor(side // 2, side // 2).lightness() < 120


def test_lines_that_stand_close_are_fainter_than_the_stones_between_them(empty: Make) -> None:
    size = empty(19, 19).size
    stone = bytes(1 if place == 9 * 19 + 9 else 0 for place in range(size.area))
    image = render_image(BoardPicture(size, stone), LIGHT, 64, coordinates=False, table=False)
    geometry = fit_board(size, 64, 64, coordinates=False)
    black, empty_crossing = (
        image.pixelColor(*(int(place) for place in geometry.center(Point(col, 9)))).lightness() for col in (9, 6)
    )
    assert black + 60 < empty_crossing


@pytest.mark.parametrize(("spacing", "part"), [(2.0, 0.35), (4.0, 0.5), (8.0, 1.0), (30.0, 1.0)])
def test_lines_are_drawn_in_full_where_there_is_room(spacing: float, part: float) -> None:
    alpha = line_color(LIGHT, spacing).alphaF()
    assert alpha == pytest.approx(part * LIGHT.line_opacity, abs=0.01)
