"""Strokes: a button held down over points of the board."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from goboard_app.go.board import Point
from goboard_app.session.picture import BoardPicture, Mark, MarkKind
from goboard_app.ui.board.view import BoardView
from tests.ui.board.conftest import MakeView

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
PLAIN = Qt.KeyboardModifier.NoModifier
Empty = Callable[..., BoardPicture]


class Heard:
    """The signals of a board."""

    def __init__(self, view: BoardView) -> None:
        self.said: list[tuple[str, object]] = []
        view.stroke_begun.connect(self._begun)
        view.stroke_moved.connect(lambda point: self.said.append(("moved", point)))
        view.stroke_ended.connect(lambda point: self.said.append(("ended", point)))
        view.point_clicked.connect(lambda point, _: self.said.append(("clicked", point)))
        view.point_right_clicked.connect(lambda point: self.said.append(("right", point)))

    def _begun(self, point: Point, button: Qt.MouseButton, _modifiers: object) -> None:
        self.said.append(("begun", point))
        self.button = button


@pytest.fixture
def view(make_view: MakeView, empty: Empty) -> BoardView:
    return make_view(empty(5, 5))


def drag(view: BoardView, button: Qt.MouseButton, *points: Point) -> None:
    port = view.viewport()
    QTest.mousePress(port, button, PLAIN, view.position_of(points[0]))
    for point in points[1:]:
        QTest.mouseMove(port, view.position_of(point))
    QTest.mouseRelease(port, button, PLAIN, view.position_of(points[-1]))


A, B, C = Point(0, 0), Point(1, 0), Point(2, 2)


def test_a_button_that_draws_does_not_click(view: BoardView) -> None:
    heard = Heard(view)
    view.stroke_buttons = frozenset({LEFT})
    drag(view, LEFT, A, B, C)
    assert heard.said == [("begun", A), ("moved", B), ("moved", C), ("ended", C)]
    assert heard.button == LEFT


def test_other_buttons_click_as_ever(view: BoardView) -> None:
    heard = Heard(view)
    view.stroke_buttons = frozenset({RIGHT})
    drag(view, LEFT, A)
    assert heard.said == [("clicked", A)]


def test_a_right_stroke_on_one_point_is_a_right_click_too(view: BoardView) -> None:
    heard = Heard(view)
    view.stroke_buttons = frozenset({RIGHT})
    drag(view, RIGHT, A)
    drag(view, RIGHT, A, C)
    assert heard.said == [
        ("begun", A), ("ended", A), ("right", A), ("begun", A), ("moved", C), ("ended", C),
    ]  # fmt: skip


def test_a_stroke_that_leaves_the_board_ends_at_its_last_point(view: BoardView) -> None:
    heard = Heard(view)
    view.stroke_buttons = frozenset({LEFT})
    QTest.mousePress(view.viewport(), LEFT, PLAIN, view.position_of(A))
    QTest.mouseMove(view.viewport(), view.position_of(B))
    QTest.mouseRelease(view.viewport(), LEFT, PLAIN, QPoint(1, 1))
    assert heard.said[-1] == ("ended", B)


def test_no_stroke_begins_beside_the_points(view: BoardView) -> None:
    heard = Heard(view)
    view.stroke_buttons = frozenset({LEFT})
    QTest.mousePress(view.viewport(), LEFT, PLAIN, QPoint(1, 1))
    QTest.mouseRelease(view.viewport(), LEFT, PLAIN, view.position_of(A))
    assert heard.said == []


def test_a_second_button_does_not_break_a_stroke(view: BoardView) -> None:
    heard = Heard(view)
    view.stroke_buttons = frozenset({LEFT, RIGHT})
    QTest.mousePress(view.viewport(), LEFT, PLAIN, view.position_of(A))
    QTest.mouseClick(view.viewport(), RIGHT, PLAIN, view.position_of(B))
    QTest.mouseRelease(view.viewport(), LEFT, PLAIN, view.position_of(C))
    assert [kind for kind, _ in heard.said] == ["begun", "right", "ended"]


def test_a_long_label_is_announced_in_full(view: BoardView, empty: Empty) -> None:
    marks = (Mark(MarkKind.LABEL, A, "the whole side"), Mark(MarkKind.LABEL, B, "B"))
    view.show_picture(empty(5, 5, marks=marks))
    for point, text in ((B, ""), (A, "the whole side")):
        place = view.position_of(point)
        event = QHelpEvent(QEvent.Type.ToolTip, place, view.mapToGlobal(place))
        QApplication.sendEvent(view.viewport(), event)
        assert QToolTip.text() == text


def test_a_stroke_that_reaches_beyond_the_points_begins_at_the_nearest_one(view: BoardView) -> None:
    heard = Heard(view)
    view.stroke_buttons = frozenset({LEFT})
    view.stroke_reach = 1.0
    cell = view.cell_of(A)
    beside = (cell.center() - QPointF(cell.width(), cell.height()) * 0.7).toPoint()
    QTest.mousePress(view.viewport(), LEFT, PLAIN, beside)
    QTest.mouseMove(view.viewport(), view.position_of(C))
    QTest.mouseRelease(view.viewport(), LEFT, PLAIN, view.position_of(C))
    assert heard.said == [("begun", A), ("moved", C), ("ended", C)]
