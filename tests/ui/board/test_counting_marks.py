"""The display of the board while points are counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from goboard_app.go.board import Color, Point
from goboard_app.session.picture import AreaSize, BoardPicture
from goboard_app.ui.board.plan import AreaKind, Layer, Shape, Sprite, plan_areas, plan_marks
from goboard_app.ui.board.render import render_image
from goboard_app.ui.board.scene import TRAIL, Flight
from goboard_app.ui.widgets.theme import DARK, LIGHT, THEMES, Theme
from tests.ui.board.conftest import MakeView

Drawn = Callable[..., BoardPicture]

STONES = "X O . .\n. . . .\n. . . ."
LOWER = frozenset(Point(col, 2) for col in range(4))
MIDDLE = frozenset(Point(col, 1) for col in range(4))


def test_a_stone_put_back_bears_a_dot(drawn: Drawn) -> None:
    picture = drawn(STONES, filled=frozenset({Point(0, 0), Point(1, 0), Point(2, 0)}))
    assert set(plan_marks(picture)) == {
        (Layer.LAST_MOVE, Point(0, 0), Sprite(Shape.FILLED, Color.BLACK)),
        (Layer.LAST_MOVE, Point(1, 0), Sprite(Shape.FILLED, Color.WHITE)),
    }


def test_the_size_of_an_area_takes_the_place_of_a_mark(drawn: Drawn) -> None:
    size = AreaSize(Point(1, 2), Color.BLACK, 4)
    picture = drawn(STONES, territory_black=LOWER, sizes=(size,))
    placed = {point: sprite for _, point, sprite in plan_marks(picture)}
    assert placed[Point(1, 2)] == Sprite(Shape.SIZE, Color.BLACK, "4")
    assert placed[Point(0, 2)] == Sprite(Shape.TERRITORY, Color.BLACK)


def test_counted_points_and_waves_are_areas(drawn: Drawn) -> None:
    assert plan_areas(drawn(STONES, lit=LOWER)) == {AreaKind.LIT: LOWER}
    assert plan_areas(drawn(STONES, wave=MIDDLE)) == {AreaKind.WAVE: MIDDLE}


def test_the_tint_of_a_territory_goes_on_below_stones_inside_it(drawn: Drawn) -> None:
    # A Black stone amid Black's points, and a wall: only the stones that touch White are left out.
    board = ". . . X X O\n. X . X X O\n. . . X X O"
    territory = frozenset(Point(col, row) for col in range(3) for row in range(3)) - {Point(1, 1)}
    areas = plan_areas(drawn(board, territory_black=territory))
    inside = {Point(1, 1), *(Point(3, row) for row in range(3))}
    assert areas == {AreaKind.TERRITORY_BLACK: territory | inside}
    in_seki = plan_areas(drawn(board, territory_black=territory, seki=frozenset({Point(1, 1)})))
    assert Point(1, 1) not in in_seki[AreaKind.TERRITORY_BLACK]


CHANGES = {
    "filled": {"filled": frozenset({Point(0, 0)})},
    "sizes": {"sizes": (AreaSize(Point(1, 2), Color.WHITE, 123),)},
    "lit": {"lit": LOWER},
    "wave": {"wave": MIDDLE},
    "blocks": {"blocks": (LOWER, MIDDLE)},
}


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("change", CHANGES)
def test_each_of_them_is_seen_and_goes_again(make_view: MakeView, drawn: Drawn, change: str, theme: Theme) -> None:
    plain = drawn(STONES, territory_black=LOWER | MIDDLE)
    view = make_view(plain)
    view.set_theme(theme)
    before = view.grab().toImage()
    view.show_picture(replace(plain, **CHANGES[change]))
    assert view.grab().toImage() != before
    view.show_picture(plain)
    assert view.grab().toImage() == before


@pytest.mark.parametrize("change", CHANGES)
def test_a_picture_without_a_window_shows_them_too(make_view: MakeView, drawn: Drawn, change: str) -> None:
    make_view(drawn(STONES))
    plain = drawn(STONES, territory_black=LOWER | MIDDLE)
    changed = replace(plain, **CHANGES[change])
    assert render_image(changed, LIGHT, 300) != render_image(plain, LIGHT, 300)


def test_a_change_while_hidden_is_drawn_when_shown(make_view: MakeView, drawn: Drawn) -> None:
    everything = {key: value for change in CHANGES.values() for key, value in change.items()}
    picture = drawn(STONES, territory_black=LOWER | MIDDLE, **everything)
    fresh = make_view(picture).grab().toImage()
    view = make_view(drawn(STONES))
    view.hide()
    view.show_picture(picture)
    view.set_theme(DARK)
    view.set_theme(LIGHT)
    view.show()
    assert view.grab().toImage() == fresh


def test_a_stone_flies_in_from_beside_the_board(make_view: MakeView, drawn: Drawn) -> None:
    view = make_view(drawn(STONES))
    items = len(view.board_scene.items())
    view.fly([Flight(Color.WHITE, Point(5, 1), Point(2, 2))], 1000)
    assert len(view.board_scene.items()) == items + 3 + TRAIL
    view.board_scene.motion.show_at(500.0)
    assert view.grab().toImage() != make_view(drawn(STONES)).grab().toImage()
    view.finish_motion()
    assert len(view.board_scene.items()) == items


@pytest.mark.parametrize(("end", "is_ringed"), [(Point(2, 2), True), (Point(5, 1), False)])
def test_a_ring_shows_where_on_the_board_it_will_lie(
    make_view: MakeView, drawn: Drawn, end: Point, is_ringed: bool
) -> None:
    view = make_view(drawn(STONES))
    view.fly([Flight(Color.WHITE, Point(0, 0), end)], 1000)
    rings = [item for item in view.board_scene.items() if item.zValue() == Layer.WARNING]
    assert [item.isVisible() for item in rings] == [is_ringed]
    view.finish_motion()
