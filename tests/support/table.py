"""A lesson of four positions at the teacher's table, and the acts of a teacher."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, Qt
from PySide6.QtTest import QTest

from goboard_app.record.sgf.writer import write_game
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.teach.table_panel import TablePanel
from goboard_app.ui.teach.table_work import TableWork
from tests.support.desk import CONTROL, PLAIN, Desk
from tests.support.dialogs import type_text

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
Key = Qt.Key

ONE = "(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]GN[Ladders]AB[ee]AW[ed]PL[W]C[@screen\nOne.])"
TWO = (
    "(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]AB[cc]C[@screen\nTwo.\n@task play\n@hint Look.]"
    ";W[gg];B[gc]C[@screen\nThree.])"
)
FOUR = "(;GM[1]FF[4]CA[UTF-8]SZ[5]RU[Japanese]AB[bb]C[@screen\nFour.])"
LESSON = ONE + TWO + FOUR


@pytest.fixture
def lesson(desk: Desk) -> Desk:
    """A lesson of four positions in three games, with the table beside it."""
    desk.open(LESSON, "ladders.sgf")
    assert desk.panel.isVisible()
    desk.key(Key.Key_F7)
    return desk


def work(desk: Desk) -> TableWork:
    return desk.parts.table.work


def panel(desk: Desk) -> TablePanel:
    return work(desk).panel


def texts(desk: Desk) -> list[str]:
    """Return the rows of the list as they are read."""
    return [row.text.split("\n")[0] for row in panel(desk).list.positions.rows]


def shown(desk: Desk) -> int | None:
    """Return the number of the highlighted position, from 1."""
    number = panel(desk).list.positions.shown
    return None if number is None else number + 1


def click_row(desk: Desk, number: int) -> None:
    view = panel(desk).list
    view.scrollTo(view.positions.index(number - 1))
    place = view.visualRect(view.positions.index(number - 1)).center()
    QTest.mouseClick(view.viewport(), LEFT, PLAIN, place)


def drag_row(desk: Desk, number: int, before: int) -> None:
    """Drag a row to the place before another; the number after the last is the end."""
    model = panel(desk).list.positions
    mime: QMimeData = model.mimeData([model.index(number - 1)])
    move = Qt.DropAction.MoveAction
    assert model.canDropMimeData(mime, move, before - 1, 0, QModelIndex())
    model.dropMimeData(mime, move, before - 1, 0, QModelIndex())


def draw_arrow(desk: Desk, start: str, end: str) -> None:
    """Draw an arrow with the right button, as during a lecture."""
    board = desk.page.board
    first, last = (board.position_of(desk.point(name)) for name in (start, end))
    QTest.mousePress(board.viewport(), RIGHT, PLAIN, first)
    QTest.mouseMove(board.viewport(), (first + last) / 2)
    QTest.mouseMove(board.viewport(), last)
    QTest.mouseRelease(board.viewport(), RIGHT, PLAIN, last)


def picture(desk: Desk) -> BoardPicture:
    return desk.page.board.picture


def stones(desk: Desk) -> int:
    return sum(stone > 0 for stone in picture(desk).stones)


def files(desk: Desk) -> list[str]:
    """Return the games of the record as they would be written."""
    return [write_game(tree).decode() for tree in desk.controller.trees]


def lay(desk: Desk, names: str, keys: Qt.KeyboardModifier = PLAIN) -> None:
    for name in names.split():
        desk.click(name, keys)


def write(desk: Desk, text: str) -> None:
    """Type below what the comment says."""
    desk.wake()
    edit = panel(desk).comment_card.edit
    QTest.mouseClick(edit.viewport(), LEFT)
    desk.key(Key.Key_End, CONTROL)
    type_text(text, edit)
