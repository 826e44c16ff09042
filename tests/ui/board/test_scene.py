from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.session.picture import BoardPicture, Mark, MarkKind
from goboard_app.ui.board.geometry import BoardOptions
from goboard_app.ui.board.plan import Layer
from goboard_app.ui.board.render import render_image
from goboard_app.ui.board.scene import OUT_CUBIC, PLAYED_THROUGH_MS, Flight, Motion, Track
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.widgets.theme import DARK, LIGHT

MakeView = Callable[..., BoardView]
Drawn = Callable[..., BoardPicture]

BEFORE = ". X .\nX O X\n. . ."
AFTER = ". X .\nX . X\n. X ."


def stones(view: BoardView) -> set[Point]:
    return set(view.board_scene.visible_stones())


def occupied(picture: BoardPicture) -> set[Point]:
    return {point for point in picture.size if picture.stones[picture.size.index(point)]}


def shade(view: BoardView, point: Point) -> int:
    image = view.grab().toImage()
    return image.pixelColor(view.position_of(point)).lightness()


@pytest.mark.parametrize("diagram", ["X", ". .\n. .", BEFORE, AFTER, "X O . O"])
def test_the_stones_of_the_picture_are_to_be_seen(make_view: MakeView, drawn: Drawn, diagram: str) -> None:
    picture = drawn(diagram)
    assert stones(make_view(picture)) == occupied(picture)


@pytest.mark.parametrize("animate", [False, True])
def test_captured_stones_are_gone_and_new_ones_there(make_view: MakeView, drawn: Drawn, animate: bool) -> None:
    view = make_view(drawn(BEFORE))
    view.show_picture(drawn(AFTER), animate)
    assert stones(view) == occupied(drawn(AFTER))


def test_a_change_of_size_leaves_no_stone_behind(make_view: MakeView, drawn: Drawn) -> None:
    view = make_view(drawn(AFTER))
    view.show_picture(drawn(". X"))
    assert stones(view) == {Point(1, 0)}


def test_black_is_dark_and_white_is_light(make_view: MakeView, drawn: Drawn) -> None:
    view = make_view(drawn("X . O"))
    assert shade(view, Point(0, 0)) < 70
    assert shade(view, Point(2, 0)) > 220


def test_the_same_picture_is_drawn_the_same_again(make_view: MakeView, drawn: Drawn) -> None:
    view = make_view(drawn(BEFORE))
    before = view.grab().toImage()
    view.show_picture(drawn(AFTER))
    view.show_picture(drawn(BEFORE))
    assert view.grab().toImage() == before


def test_a_new_stone_moves_in_and_stays(make_view: MakeView, drawn: Drawn, qtbot: QtBot) -> None:
    view = make_view(drawn(BEFORE))
    scene = view.board_scene
    view.show_picture(drawn(AFTER), animate=True)
    assert scene.motion.is_running
    with qtbot.waitSignal(scene.motion.ended):
        pass
    item = scene.visible_stones()[Point(1, 2)]
    assert (item.scale(), item.opacity()) == (1.0, 1.0)


def test_a_new_picture_ends_the_motion_of_the_last(make_view: MakeView, drawn: Drawn) -> None:
    view = make_view(drawn(BEFORE))
    view.show_picture(drawn(AFTER), animate=True)
    view.show_picture(drawn(AFTER))
    assert not view.board_scene.motion.is_running
    assert all(item.opacity() == 1.0 for item in view.board_scene.visible_stones().values())


def test_a_stone_fades_when_it_is_called_dead(make_view: MakeView, drawn: Drawn, qtbot: QtBot) -> None:
    view = make_view(drawn(BEFORE))
    items = len(view.board_scene.items())
    view.show_picture(drawn(BEFORE, dead=frozenset({Point(1, 1)})), animate=True)
    with qtbot.waitSignal(view.board_scene.motion.ended):
        pass
    assert len(view.board_scene.items()) == items + 1
    assert view.board_scene.visible_stones()[Point(1, 1)].opacity() == 1.0


def test_shadows_go_with_their_stones(make_view: MakeView, drawn: Drawn) -> None:
    view = make_view(drawn(". . .\n. . .\n. . ."))
    bare = view.grab().toImage()
    view.show_picture(drawn(BEFORE), animate=True)
    view.show_picture(drawn(". . .\n. . .\n. . ."), animate=True)
    view.finish_motion()
    assert view.grab().toImage() == bare


def test_changes_while_hidden_are_drawn_when_shown(make_view: MakeView, drawn: Drawn) -> None:
    picture, other = drawn(BEFORE, last_move=Point(1, 1)), drawn(". X O .\n. . . X")
    view = make_view(picture)
    fresh = view.grab().toImage()
    view.hide()
    view.show_picture(other)
    view.set_theme(DARK)
    view.set_theme(LIGHT)
    view.show_picture(picture, animate=True)
    view.show()
    assert view.grab().toImage() == fresh


def test_view_and_render_draw_the_same(make_view: MakeView, drawn: Drawn) -> None:
    picture = drawn(BEFORE, last_move=Point(1, 1), atari=frozenset({Point(1, 1)}))
    shown = make_view(picture).grab().toImage()
    rendered = render_image(picture, LIGHT, (480, 480))
    for x in range(3, 480, 17):
        for y in range(3, 480, 17):
            one, other = shown.pixelColor(x, y), rendered.pixelColor(x, y)
            assert abs(one.lightness() - other.lightness()) <= 4


def test_reduced_motion_moves_nothing(make_view: MakeView, drawn: Drawn) -> None:
    view = make_view(drawn(BEFORE))
    view.set_options(BoardOptions(motion=False))
    view.show_picture(drawn(AFTER), animate=True)
    assert not view.board_scene.motion.is_running


@pytest.mark.parametrize("motion", [False, True])
def test_flights_land(make_view: MakeView, drawn: Drawn, qtbot: QtBot, motion: bool) -> None:
    view = make_view(drawn(BEFORE))
    view.set_options(BoardOptions(motion=motion))
    items = len(view.board_scene.items())
    with qtbot.waitSignal(view.flights_landed):
        view.fly([Flight(Color.WHITE, Point(1, 1), Point(0, 0))], 20)
    assert len(view.board_scene.items()) == items


def test_marks_come_and_go_with_the_picture(make_view: MakeView, drawn: Drawn) -> None:
    point = Point(0, 0)
    picture = drawn(BEFORE, marks=(Mark(MarkKind.LABEL, point, "A"),))
    view = make_view(picture)
    item = view.board_scene.mark_item(Layer.MARK, point)
    assert item is not None
    assert item.isVisible()
    view.show_picture(replace(picture, marks=()))
    assert view.board_scene.mark_item(Layer.MARK, point) is None
    assert not item.isVisible()


def test_every_kind_of_mark_is_drawn(make_view: MakeView, drawn: Drawn) -> None:
    marks = tuple(Mark(kind, Point(i % 3, i // 3), "12") for i, kind in enumerate(MarkKind))
    view = make_view(drawn(BEFORE))
    plain = view.grab().toImage()
    view.show_picture(drawn(BEFORE, marks=marks))
    assert view.grab().toImage() != plain


def test_a_full_large_board_is_drawn(make_view: MakeView) -> None:
    size = BoardSize.square(52)
    picture = BoardPicture(size, bytes(1 + i % 2 for i in range(size.area)))
    assert len(stones(make_view(picture))) == 52 * 52


def test_stones_move_quicker_where_a_record_plays_by_itself() -> None:
    motion = Motion()
    motion.longest = PLAYED_THROUGH_MS
    motion.start([Track(lambda _part: None, 400, OUT_CUBIC)])
    assert motion._clock.duration() == 90
    motion.finish()
    motion.longest = 0
    motion.start([Track(lambda _part: None, 400, OUT_CUBIC)])
    assert motion._clock.duration() == 400
    motion.finish()
