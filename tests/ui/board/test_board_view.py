from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPainterPath, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.session.picture import BoardPicture, LineMark, Mark, MarkKind
from goboard_app.ui.board import layers, sprites
from goboard_app.ui.board.geometry import BoardGeometry, BoardOptions
from goboard_app.ui.board.scene import BoardScene
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.widgets.theme import DARK, LIGHT, THEMES, StoneStyle, Theme

MakeView = Callable[..., BoardView]
Make = Callable[..., BoardPicture]
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PLAIN, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


def hover(view: BoardView, point: Point, qtbot: QtBot) -> None:
    QTest.mouseMove(view.viewport(), QPoint(0, 0))
    QTest.mouseMove(view.viewport(), view.position_of(point))


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (9, 9), (19, 13), (19, 19), (52, 52)])
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_click_names_the_point_under_it(
    make_view: MakeView, empty: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, columns: int,
    rows: int, ratio: float,
) -> None:  # fmt: skip
    monkeypatch.setattr(BoardView, "devicePixelRatioF", lambda self: ratio)
    view = make_view(empty(columns, rows), 640, 640)
    for point in (Point(0, 0), Point(columns // 2, rows // 3), Point(columns - 1, rows - 1)):
        with qtbot.waitSignal(view.point_clicked) as clicked:
            QTest.mouseClick(view.viewport(), LEFT, PLAIN, view.position_of(point))
        assert clicked.args == [point, PLAIN]


def test_a_click_carries_its_modifiers(make_view: MakeView, empty: Make, qtbot: QtBot) -> None:
    view = make_view(empty())
    with qtbot.waitSignal(view.point_clicked) as clicked:
        QTest.mouseClick(view.viewport(), LEFT, CONTROL, view.position_of(Point(3, 3)))
    assert clicked.args == [Point(3, 3), CONTROL]


def test_a_press_that_leaves_its_point_is_no_click(make_view: MakeView, empty: Make, qtbot: QtBot) -> None:
    view = make_view(empty())
    QTest.mousePress(view.viewport(), LEFT, PLAIN, view.position_of(Point(3, 3)))
    with qtbot.assertNotEmitted(view.point_clicked):
        QTest.mouseRelease(view.viewport(), LEFT, PLAIN, view.position_of(Point(4, 3)))


def test_the_right_button_asks(make_view: MakeView, empty: Make, qtbot: QtBot) -> None:
    view = make_view(empty())
    with qtbot.waitSignal(view.point_right_clicked) as asked:
        QTest.mouseClick(view.viewport(), RIGHT, PLAIN, view.position_of(Point(2, 5)))
    assert asked.args == [Point(2, 5)]


def test_the_second_of_two_quick_clicks_counts_too(make_view: MakeView, empty: Make, qtbot: QtBot) -> None:
    view = make_view(empty())
    clicks: list[Point] = []
    doubles: list[Point] = []
    view.point_clicked.connect(lambda point, _: clicks.append(point))
    view.point_double_clicked.connect(doubles.append)
    place = view.position_of(Point(4, 4))
    QTest.mouseClick(view.viewport(), LEFT, PLAIN, place)
    QTest.mouseDClick(view.viewport(), LEFT, PLAIN, place)
    QTest.mouseRelease(view.viewport(), LEFT, PLAIN, place)
    assert clicks == [Point(4, 4)] * len(clicks)
    assert len(clicks) >= 2
    assert doubles == [Point(4, 4)]


def test_arrows_move_the_keyboard_point_and_enter_clicks_it(make_view: MakeView, empty: Make, qtbot: QtBot) -> None:
    view = make_view(empty())
    view.set_cursor(Point(4, 4))
    with qtbot.waitSignal(view.cursor_moved) as moved:
        QTest.keyClick(view, Qt.Key.Key_Right)
    assert moved.args == [Point(5, 4)]
    with qtbot.waitSignal(view.point_clicked) as clicked:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert clicked.args == [Point(5, 4), PLAIN]


def test_the_keyboard_point_stops_at_the_edge(make_view: MakeView, empty: Make, qtbot: QtBot) -> None:
    view = make_view(empty())
    view.set_cursor(Point(0, 0))
    with qtbot.assertNotEmitted(view.cursor_moved):
        QTest.keyClick(view, Qt.Key.Key_Up)
    assert view.cursor_point == Point(0, 0)


def test_the_first_arrow_starts_at_the_last_move(make_view: MakeView, drawn: Make, qtbot: QtBot) -> None:
    view = make_view(drawn(". . .\n. . X\n. . .", last_move=Point(2, 1)))
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert view.cursor_point == Point(2, 1)


def test_plain_arrows_can_be_left_to_the_window(make_view: MakeView, empty: Make, qtbot: QtBot) -> None:
    view = make_view(empty())
    view.set_cursor(Point(4, 4))
    view.arrows_move_cursor = False
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert view.cursor_point == Point(4, 4)
    QTest.keyClick(view, Qt.Key.Key_Left, CONTROL)
    assert view.cursor_point == Point(3, 4)


@pytest.mark.parametrize(
    ("key", "moves_cursor", "is_kept"),
    [
        (Qt.Key.Key_Left, True, True),
        (Qt.Key.Key_Left, False, False),
        (Qt.Key.Key_Space, True, True),
        (Qt.Key.Key_P, True, False),
    ],
)
def test_keys_of_the_board_are_kept_from_shortcuts(
    make_view: MakeView, empty: Make, key: Qt.Key, moves_cursor: bool, is_kept: bool
) -> None:
    view = make_view(empty())
    view.set_cursor(Point(4, 4))
    view.arrows_move_cursor = moves_cursor
    event = QKeyEvent(QEvent.Type.ShortcutOverride, key, PLAIN)
    event.ignore()
    QApplication.sendEvent(view, event)
    assert event.isAccepted() is is_kept


def test_a_mouse_press_hides_the_keyboard_point(make_view: MakeView, empty: Make, qtbot: QtBot) -> None:
    view = make_view(empty())
    view.set_cursor(Point(4, 4))
    QTest.mouseClick(view.viewport(), LEFT, PLAIN, view.position_of(Point(1, 1)))
    assert view.cursor_point is None


def turn(view: BoardView, delta: int) -> None:
    middle = QPointF(view.rect().center())
    event = QWheelEvent(
        middle, view.mapToGlobal(middle), QPoint(), QPoint(0, delta), Qt.MouseButton.NoButton,
        PLAIN, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)


@pytest.mark.parametrize(
    ("deltas", "steps"),
    [([-120], [1]), ([120], [-1]), ([-40, -40, -40], [1]), ([-60, 60], []), ([-360], [3])],
)
def test_the_wheel_counts_whole_notches(make_view: MakeView, empty: Make, deltas: list[int], steps: list[int]) -> None:
    view = make_view(empty())
    turned: list[int] = []
    view.wheel_turned.connect(turned.append)
    for delta in deltas:
        turn(view, delta)
    assert turned == steps


def test_the_ghost_shows_on_playable_points_alone(make_view: MakeView, empty: Make, qtbot: QtBot) -> None:
    view = make_view(empty(ghost=Color.BLACK, playable=frozenset({Point(2, 2)})))
    hover(view, Point(2, 2), qtbot)
    assert view.board_scene.ghost_point == Point(2, 2)
    hover(view, Point(3, 3), qtbot)
    assert view.board_scene.ghost_point is None
    assert view.viewport().cursor().shape() == Qt.CursorShape.ForbiddenCursor


def test_the_pointer_stays_where_no_stone_is_allowed(make_view: MakeView, empty: Make, qtbot: QtBot) -> None:
    view = make_view(empty())
    hover(view, Point(3, 3), qtbot)
    assert view.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor


def test_a_new_picture_moves_the_ghost_along(make_view: MakeView, empty: Make, qtbot: QtBot) -> None:
    view = make_view(empty(ghost=Color.BLACK, playable=frozenset({Point(2, 2)})))
    hover(view, Point(2, 2), qtbot)
    view.show_picture(replace(view.picture, playable=frozenset()))
    assert view.board_scene.ghost_point is None


def test_hovering_names_each_point_once(make_view: MakeView, empty: Make, qtbot: QtBot) -> None:
    view = make_view(empty())
    seen: list[Point | None] = []
    view.point_hovered.connect(seen.append)
    place = view.position_of(Point(5, 5))
    QTest.mouseMove(view.viewport(), place)
    QTest.mouseMove(view.viewport(), place + QPoint(1, 1))
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert seen[-2:] == [Point(5, 5), None]
    assert seen.count(Point(5, 5)) == 1


@pytest.mark.parametrize(("width", "height"), [(300, 500), (900, 400), (641, 487)])
def test_resizing_keeps_points_under_the_pointer(
    make_view: MakeView, empty: Make, qtbot: QtBot, width: int, height: int
) -> None:
    view = make_view(empty(19, 19))
    view.resize(width, height)
    for point in (Point(0, 0), Point(9, 4), Point(18, 18)):
        with qtbot.waitSignal(view.point_clicked) as clicked:
            QTest.mouseClick(view.viewport(), LEFT, PLAIN, view.position_of(point))
        assert clicked.args[0] == point


def test_changes_in_one_turn_are_drawn_once(
    make_view: MakeView, drawn: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a slider comes, the panel grows, and another picture is shown, all at once."""
    view = make_view(drawn(". . .\n. . X\n. . ."))
    drawings: list[int] = []
    real = BoardScene.set_look
    monkeypatch.setattr(BoardScene, "set_look", lambda *given: (drawings.append(1), real(*given))[1])
    view.resize(400, 480)
    view.set_options(view.options._replace(coordinates=False))
    view.resize(400, 400)
    view.show_picture(drawn("X O .\n. . .\n. . ."))
    assert not drawings
    QApplication.processEvents()
    assert len(drawings) == 1
    assert set(view.board_scene.visible_stones()) == {Point(0, 0), Point(1, 0)}


def test_a_board_is_drawn_as_it_is_now_after_any_change(make_view: MakeView, drawn: Make, qtbot: QtBot) -> None:
    """Stones, marks, areas and lines that changed before the redrawing."""
    first = drawn(
        "X . .\n. . O\n. . .",
        territory_black=frozenset({Point(0, 1)}),
        marks=(Mark(MarkKind.LABEL, Point(1, 1), "A"),),
        lines=(LineMark(Point(0, 0), Point(2, 2), is_arrow=True),),
    )
    second = drawn(
        "X O .\n. . .\n. . .",
        territory_white=frozenset({Point(2, 2)}),
        marks=(Mark(MarkKind.TRIANGLE, Point(0, 0)),),
        lines=(LineMark(Point(2, 0), Point(0, 2), is_arrow=False),),
    )
    changed, plain = make_view(first), make_view(second)
    changed.resize(300, 300)
    changed.show_picture(second)
    plain.resize(300, 300)
    for view in (changed, plain):
        qtbot.waitUntil(lambda shown=view: not shown._is_stretched)
    assert changed.grab().toImage() == plain.grab().toImage()


def test_once_it_is_drawn_finely_areas_stay_as_they_are(
    make_view: MakeView, drawn: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[frozenset[Point]] = []
    real = layers.joined_path

    def noting(points: frozenset[Point], geometry: BoardGeometry) -> QPainterPath:
        made.append(points)
        return real(points, geometry)

    monkeypatch.setattr(layers, "joined_path", noting)
    view = make_view(drawn("X . .\n. . O\n. . .", territory_black=frozenset({Point(0, 1)})))
    view.grab()
    made.clear()
    view.resize(320, 320)
    view.grab()
    qtbot.waitUntil(lambda: not view._is_stretched)
    view.grab()
    assert made == [frozenset({Point(0, 1)})]
    view.set_theme(DARK)
    view.grab()
    assert len(made) == 2


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> list[BoardGeometry]:
    """The geometries with which boards are redrawn."""
    made: list[BoardGeometry] = []
    real = BoardScene.set_look

    def noting(scene: BoardScene, by: sprites.Sprites, theme: Theme, options: BoardOptions) -> None:
        made.append(by.geometry)
        real(scene, by, theme, options)

    monkeypatch.setattr(BoardScene, "set_look", noting)
    return made


def is_dark(view: BoardView, point: Point) -> bool:
    """Return whether a black stone is seen on a point."""
    return view.viewport().grab().toImage().pixelColor(view.position_of(point)).value() < 90


@pytest.mark.parametrize("side", [200, 330, 500])
def test_a_board_that_can_be_seen_is_stretched_while_it_is_resized(
    make_view: MakeView, drawn: Make, drawings: list[BoardGeometry], qtbot: QtBot, side: int
) -> None:
    view = make_view(drawn("X . .\n. . O\n. . ."), 300, 300)
    view.grab()
    drawings.clear()
    view.resize(side, side + 40)
    assert is_dark(view, Point(0, 0))
    assert not is_dark(view, Point(2, 1))
    # A change in between is seen at once.
    view.show_picture(drawn("X . .\n. . O\n. . X"))
    assert is_dark(view, Point(2, 2))
    corner = QPoint(side - 3, side + 37)
    assert view.viewport().grab().toImage().pixelColor(corner).name() == LIGHT.table.lower()
    with qtbot.waitSignal(view.point_clicked) as clicked:
        QTest.mouseClick(view.viewport(), LEFT, PLAIN, view.position_of(Point(2, 0)))
    assert clicked.args == [Point(2, 0), PLAIN]
    assert drawings == []
    qtbot.waitUntil(lambda: drawings == [view.board_geometry])
    assert is_dark(view, Point(2, 2))


def test_a_board_soon_back_to_its_size_is_not_redrawn(
    make_view: MakeView, drawn: Make, drawings: list[BoardGeometry], qtbot: QtBot
) -> None:
    view = make_view(drawn("X . .\n. . O\n. . ."), 300, 300)
    before = view.grab().toImage()
    drawings.clear()
    view.resize(340, 340)
    view.grab()
    view.resize(300, 300)
    qtbot.wait(250)
    assert view.grab().toImage() == before
    assert drawings == []


FAST, SMOOTH = Qt.TransformationMode.FastTransformation, Qt.TransformationMode.SmoothTransformation


def modes(view: BoardView) -> set[Qt.TransformationMode]:
    """Return how the pixmaps on the board are scaled, without drawing a stretched board."""
    items = [item for item in view.scene().items() if isinstance(item, QGraphicsPixmapItem)]
    return {item.transformationMode() for item in items if item.isVisible()}


def test_items_are_smooth_only_while_the_board_is_stretched(make_view: MakeView, drawn: Make, qtbot: QtBot) -> None:
    view = make_view(drawn("X . .\n. . O\n. . ."), 300, 300)
    view.grab()
    assert modes(view) == {FAST}
    view.resize(340, 340)
    assert modes(view) == {SMOOTH}
    # A stone and its ring come to the stretched board.
    view.show_picture(drawn("X . .\n. . O\n. . X", last_move=Point(2, 2)))
    assert modes(view) == {SMOOTH}
    qtbot.waitUntil(lambda: modes(view) == {FAST})
    assert len(view.board_scene.visible_stones()) == 3


def test_items_are_fast_again_on_a_board_that_got_its_old_size_back(make_view: MakeView, drawn: Make) -> None:
    view = make_view(drawn("X . .\n. . O\n. . ."), 300, 300)
    view.grab()
    view.resize(340, 340)
    assert modes(view) == {SMOOTH}
    view.resize(300, 300)
    assert modes(view) == {FAST}


def test_a_stone_is_smooth_only_while_it_comes_down(make_view: MakeView, drawn: Make) -> None:
    view = make_view(drawn("X . .\n. . O\n. . ."))
    view.grab()
    view.show_picture(drawn("X . .\n. . O\n. . X"), animate=True)
    stone = view.board_scene.visible_stones()[Point(2, 2)]
    assert stone.scale() > 1
    assert stone.transformationMode() == SMOOTH
    view.finish_motion()
    assert modes(view) == {FAST}


def test_another_board_is_never_stretched(
    make_view: MakeView, drawn: Make, empty: Make, drawings: list[BoardGeometry]
) -> None:
    view = make_view(drawn("X . .\n. . O\n. . ."), 300, 300)
    view.grab()
    drawings.clear()
    view.resize(340, 340)
    view.show_picture(empty(9, 9))
    view.grab()
    assert drawings == [view.board_geometry]


@pytest.mark.parametrize("theme", THEMES.values())
def test_each_theme_lays_its_table(make_view: MakeView, empty: Make, theme: Theme) -> None:
    view = make_view(empty())
    view.set_theme(theme)
    assert view.grab().toImage().pixelColor(1, 1).name() == theme.table.lower()


def test_turning_coordinates_off_makes_the_board_larger(make_view: MakeView, empty: Make) -> None:
    view = make_view(empty())
    before = view.board_geometry.spacing
    view.set_options(BoardOptions(coordinates=False))
    assert view.board_geometry.spacing > before


def test_a_board_of_another_size_forgets_the_keyboard_point(make_view: MakeView, empty: Make) -> None:
    view = make_view(empty(19, 19))
    view.set_cursor(Point(18, 18))
    view.show_picture(empty(9, 9))
    assert view.cursor_point is None
    assert view.board_geometry.size == BoardSize.square(9)


def test_stones_are_painted_finely_one_by_one_before_the_board_is_drawn(
    make_view: MakeView, drawn: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A board that was resized is drawn roughly first: its fine stones take several frames."""
    painted: list[tuple[Color, int]] = []
    real = sprites.stone_image

    def noting(color: Color, diameter: float, side: int, variant: int, style: StoneStyle) -> QImage:
        painted.append((color, variant))
        return real(color, diameter, side, variant, style)

    view = make_view(drawn("X O O O\nO O O X\nX O O O\nO . O O"))
    view.grab()
    view.resize(331, 331)
    view.grab()
    assert view._is_stretched
    monkeypatch.setattr(sprites, "stone_image", noting)
    ready: list[tuple[Color, int]] = []
    for _ in view._painting_finely():
        assert len(painted) <= 1
        ready += painted
        painted.clear()
    view._draw_finely()
    view.grab()
    # The test looks at something: the board is drawn with just these.
    assert len(ready) > 3
    assert set(painted) == set(ready)
