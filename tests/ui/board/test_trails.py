"""Moving stones and marks leave no traces on the screen."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest

from goboard_app.go.board import Color, Point
from goboard_app.session.picture import BoardPicture, LineMark
from goboard_app.ui.board.view import BoardView
from tests.ui.board.conftest import MakeView

Empty = Callable[..., BoardPicture]
PLACES = (Point(1, 1), Point(6, 2), Point(2, 7), Point(7, 7), Point(4, 1))


def on_screen(view: BoardView) -> QImage:
    """Return the picture on the screen, as it was painted bit by bit."""
    QTest.qWait(30)
    return QGuiApplication.primaryScreen().grabWindow(view.winId()).toImage()


def lightness(view: BoardView, image: QImage, point: Point) -> int:
    place = view.position_of(point)
    return QColor(image.pixel(place.x() + 9, place.y() + 9)).lightness()


def test_the_ghost_leaves_no_trail(make_view: MakeView, empty: Empty) -> None:
    view = make_view(empty(9, 9))
    bare = on_screen(view)
    playable = frozenset(PLACES)
    view.show_picture(empty(9, 9, ghost=Color.BLACK, playable=playable))
    for point in PLACES:
        QTest.mouseMove(view.viewport(), view.position_of(point))
        QTest.qWait(30)
    shown = on_screen(view)
    faded = [abs(lightness(view, shown, p) - lightness(view, bare, p)) > 12 for p in PLACES]
    assert faded == [False, False, False, False, True]


def test_lines_leave_no_trail(make_view: MakeView, empty: Empty) -> None:
    view = make_view(empty(9, 9))
    view.viewport().setCursor(Qt.CursorShape.ArrowCursor)
    bare = on_screen(view)
    for point in PLACES:
        view.show_picture(empty(9, 9, lines=(LineMark(Point(0, 4), point, True),)))
        QTest.qWait(30)
    view.show_picture(empty(9, 9))
    assert on_screen(view) == bare


def test_drawing_by_places_equals_drawing_at_once(make_view: MakeView, empty: Empty) -> None:
    view = make_view(empty(9, 9))
    view.viewport().setCursor(Qt.CursorShape.ArrowCursor)
    stones = bytearray(81)
    for number, point in enumerate((*PLACES, Point(5, 1), Point(2, 1))):
        stones[view.picture.size.index(point)] = 1 + number % 2
        view.show_picture(BoardPicture(view.picture.size, bytes(stones), last_move=point))
        QTest.qWait(30)
    drawn = on_screen(view)
    view.viewport().update()
    assert on_screen(view) == drawn
