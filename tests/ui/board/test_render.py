from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from goboard_app.go.point import Point
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.board.geometry import fit_board
from goboard_app.ui.board.render import render_image
from goboard_app.ui.look.theme import DARK, LIGHT

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
