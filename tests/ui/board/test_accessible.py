import gc
from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from goboard_app.go.board import Point
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.widgets.theme import LIGHT

MakeView = Callable[..., BoardView]
Make = Callable[..., BoardPicture]


def test_the_board_has_a_name_and_a_cell_for_each_point(make_view: MakeView, empty: Make) -> None:
    view = make_view(empty(19, 13))
    panel = QAccessible.queryAccessibleInterface(view)
    assert panel.text(QAccessible.Text.Name) == "Go board"
    assert panel.childCount() == 19 * 13


def test_a_cell_has_the_description_of_its_point_as_its_name(make_view: MakeView, empty: Make) -> None:
    view = make_view(empty())
    panel = QAccessible.queryAccessibleInterface(view)
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


def test_a_cell_tells_its_row_and_column(make_view: MakeView, empty: Make) -> None:
    view = make_view(empty())
    view.set_cursor(Point(4, 1))
    panel = QAccessible.queryAccessibleInterface(view)
    assert panel.role() == QAccessible.Role.Table
    cell = panel.child(9 + 4).tableCellInterface()
    assert (cell.rowIndex(), cell.columnIndex(), cell.isSelected()) == (1, 4, True)
    assert cell.table() is panel
    assert not panel.child(3).tableCellInterface().isSelected()


def test_a_cell_can_be_pressed(make_view: MakeView, empty: Make, qtbot: QtBot) -> None:
    view = make_view(empty())
    act = QAccessible.queryAccessibleInterface(view).child(9 + 4).actionInterface()
    assert act.actionNames() == ["Press", "SetFocus"]
    with qtbot.waitSignal(view.point_clicked) as clicked:
        act.doAction("Press")
    assert clicked.args == [Point(4, 1), Qt.KeyboardModifier.NoModifier]
    assert view.cursor_point == Point(4, 1)
    QAccessible.queryAccessibleInterface(view).child(3).actionInterface().doAction("SetFocus")
    assert view.cursor_point == Point(3, 0)
    view.show_picture(empty(2, 2))
    with qtbot.assertNotEmitted(view.point_clicked):
        act.doAction("Press")


def test_an_invisible_cell_cannot_be_pressed(make_view: MakeView, empty: Make, qtbot: QtBot) -> None:
    view = make_view(empty())
    act = QAccessible.queryAccessibleInterface(view).child(4).actionInterface()
    view.hide()
    with qtbot.assertNotEmitted(view.point_clicked):
        act.doAction("Press")


def test_a_cell_behind_a_dialog_cannot_be_pressed(make_view: MakeView, empty: Make, qtbot: QtBot) -> None:
    view = make_view(empty())
    act = QAccessible.queryAccessibleInterface(view).child(4).actionInterface()
    dialog = QDialog(view)
    dialog.open()
    with qtbot.assertNotEmitted(view.point_clicked):
        act.doAction("Press")
    dialog.close()
    with qtbot.waitSignal(view.point_clicked):
        act.doAction("Press")


def test_a_cell_is_no_more_than_something_to_press(make_view: MakeView, empty: Make) -> None:
    view = make_view(empty())
    cell = QAccessible.queryAccessibleInterface(view).child(4)
    assert cell.textInterface() is None
    assert cell.valueInterface() is None
    assert cell.selectionInterface() is None


def test_announcing_without_a_listener_is_silent(make_view: MakeView, empty: Make) -> None:
    make_view(empty()).announce("White to play", assertive=True)


def test_events_for_a_listener_do_no_harm(
    make_view: MakeView, empty: Make, drawn: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Up to Qt 6.8 the platform without a screen cannot be set active.
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    view = make_view(empty(3, 3))
    view.setFocus()
    view.set_cursor(Point(1, 1))
    view.show_picture(drawn(". X .\nX O X\n. . ."))
    view.announce("White to play")
    view.announce("There is already a stone here.", assertive=True)
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
