"""A teacher prepares a lesson at the table, talks about it, and finds it as it was prepared."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from goboard_app.record.sgf_reader import read_sgf
from goboard_app.record.sgf_writer import write_game
from goboard_app.session.phase import Phase
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.panels.table_panel import TablePanel
from goboard_app.ui.window.table_work import TableWork
from tests.support.desk import CONTROL, PLAIN, SHIFT, Desk, answer_files
from tests.support.dialogs import press, type_text

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
    return desk.window.table.work


def panel(desk: Desk) -> TablePanel:
    return work(desk).panel


def texts(desk: Desk) -> list[str]:
    """The rows of the list, as they are read."""
    return [row.text.split("\n")[0] for row in panel(desk).list.positions.rows]


def shown(desk: Desk) -> int | None:
    """The number of the position that is lit, from 1."""
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
    """With the right button, as while talking."""
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
    """The games of the record as they would be written."""
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


# Making a lesson


def test_a_lesson_is_made_by_mouse_talked_about_saved_and_walked_through(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.dialogs.expect_button("9 × 9")
    desk.menu("new_lesson")
    assert desk.phase is Phase.REVIEWING
    assert desk.action("table").isChecked()
    assert texts(desk) == [""]

    # The first position is set up, with words.
    press(panel(desk).acts["set_up"])
    lay(desk, "C3 C4 D5")
    lay(desk, "D4 D3", SHIFT)
    press(desk.window.editing.setup.bar.done)
    write(desk, "Can White get away?")
    # The second is the board some moves later, the third a new one.
    lay(desk, "E4 E5")
    press(panel(desk).add)
    assert texts(desk) == ["Can White get away?", ""]
    assert shown(desk) == 2
    write(desk, "White runs.")
    press(panel(desk).new)
    lay(desk, "E5 E6 E7")
    press(desk.window.editing.setup.bar.done)
    write(desk, "A wall.")
    title = panel(desk).title
    desk.wake()
    QTest.mouseClick(title, LEFT)
    type_text("Running away", title)
    desk.key(Key.Key_Return)
    assert texts(desk) == ["Can White get away?", "White runs.", "A wall."]

    # The wall comes first.
    drag_row(desk, 3, 1)
    answer_files(monkeypatch.setattr, saved=desk.folder / "running.sgf")
    desk.menu("save")
    assert not desk.documents.is_modified
    written = (desk.folder / "running.sgf").read_bytes()

    # Talking: moves and arrows, and on.
    click_row(desk, 3)
    before = desk.stones
    lay(desk, "F4 F5")
    draw_arrow(desk, "F5", "F4")
    assert stones(desk) == before.count("X") + before.count("O") + 2
    assert desk.documents.is_modified
    click_row(desk, 1)
    assert shown(desk) == 1
    assert stones(desk) == 3
    assert not desk.documents.is_modified
    click_row(desk, 3)
    assert desk.stones == before
    assert picture(desk).lines == ()
    assert (desk.folder / "running.sgf").read_bytes() == written

    # A pupil walks through it.
    monkeypatch.setattr(
        QFileDialog,
        "getOpenFileName",
        staticmethod(lambda *_: (str(desk.folder / "running.sgf"), "")),
    )
    desk.menu("open_lesson")
    page = desk.window.lessons.page
    assert page.isVisible()
    seen = [page.panel.text.text()]
    for _ in range(2):
        press(page.panel.forward)
        seen.append(page.panel.text.text())
    assert seen == ["A wall.", "Can White get away?", "White runs."]
    assert sum(stone > 0 for stone in page.board.picture.stones) == 7
