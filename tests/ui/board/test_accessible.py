import gc
from collections.abc import Callable

import shiboken6
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from goboard_app.go.board import Point
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.widgets.theme import LIGHT

MakeView = Callable[..., BoardView]
Make = Callable[..., BoardPicture]


def test_the_board_has_a_name_and_a_cell_for_each_point(make_view: MakeView, empty: Make) -> None:
    panel = QAccessible.queryAccessibleInterface(make_view(empty(19, 13)))
    assert panel.text(QAccessible.Text.Name) == "Go board"
    assert panel.childCount() == 19 * 13


def test_a_cell_is_called_what_the_board_says_of_it(make_view: MakeView, empty: Make) -> None:
    panel = QAccessible.queryAccessibleInterface(make_view(empty()))
    cell = panel.child(9 + 4)
    assert cell.text(QAccessible.Text.Name) == "4 1"
    assert cell.role() == QAccessible.Role.Cell
    assert panel.indexOfChild(cell) == 13


def test_a_cell_is_found_at_its_place(make_view: MakeView, empty: Make) -> None:
    view = make_view(empty())
    panel = QAccessible.queryAccessibleInterface(view)
    place = view.viewport().mapToGlobal(view.position_of(Point(3, 2)))
    cell = panel.childAt(place.x(), place.y())
    assert cell.text(QAccessible.Text.Name) == "3 2"
    assert cell.rect().contains(place)


def test_the_cell_of_the_keyboard_point_has_the_focus(make_view: MakeView, empty: Make) -> None:
    view = make_view(empty())
    view.set_cursor(Point(2, 0))
    panel = QAccessible.queryAccessibleInterface(view)
    focused = [bool(panel.child(i).state().focused) for i in range(4)]
    assert focused == [False, False, True, False]


def test_announcing_without_a_listener_is_silent(make_view: MakeView, empty: Make) -> None:
    make_view(empty()).announce("White to play", assertive=True)


def test_events_for_a_listener_do_no_harm(make_view: MakeView, empty: Make, drawn: Make) -> None:
    QAccessible.setActive(True)
    try:
        view = make_view(empty(3, 3))
        view.setFocus()
        view.set_cursor(Point(1, 1))
        view.show_picture(drawn(". X .\nX O X\n. . ."))
        view.announce("White to play")
        view.announce("There is already a stone here.", assertive=True)
    finally:
        QAccessible.setActive(False)
    assert view.cursor_point == Point(1, 1)


def test_boards_come_and_go_while_they_are_read(qapp: QApplication) -> None:
    for _ in range(30):
        view = BoardView(LIGHT, str, "Go board")
        view.show()
        panel = QAccessible.queryAccessibleInterface(view)
        names = [panel.child(i).text(QAccessible.Text.Name) for i in range(20)]
        assert names[1].startswith("Point")
        view.set_cursor(Point(3, 3))
        view.announce("hello")
        _destroy(view, qapp)
    gc.collect()


def _destroy(view: QObject, qapp: QApplication) -> None:
    view.deleteLater()
    qapp.sendPostedEvents(view, QEvent.Type.DeferredDelete)
    assert not shiboken6.isValid(view)
