"""A teacher makes problems out of a game, one after the other, and stays in the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from goboard_app.app.files.load import load_file
from goboard_app.app.files.save import CannotSave
from goboard_app.go.board import parse_point, point_name
from goboard_app.lessons.convention import TaskKind
from goboard_app.lessons.lesson import Lesson, read_lesson
from goboard_app.lessons.task import begin as begin_task
from goboard_app.lessons.task import solutions
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.teach.collect import ProblemDialog
from tests.support.desk import CONTROL, SHIFT, Desk
from tests.support.dialogs import press, type_text
from tests.support.waiting import wait_until

Key = Qt.Key

# White in the corner lives or dies at B1; then Black played there.
GAME = (
    "(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]PB[Anna]PW[Ben]AB[ag][bg][cg][dg][eg][eh][ei]AW[ah][bh][ch][dh][di]PL[W]"
    ";W[gc];B[bi];W[gg])"
)


def click(dialog: ProblemDialog, name: str) -> None:
    board = dialog.findChild(BoardView)
    assert isinstance(board, BoardView)
    point = parse_point(name, dialog.asked.position.size)
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=board.position_of(point))


def make(desk: Desk, fill: Callable[[ProblemDialog], None]) -> None:
    """Make a problem of the board with the key."""
    desk.dialogs.expect(ProblemDialog, fill)
    desk.key(Key.Key_B, CONTROL | SHIFT)
    wait_until(lambda: desk.parts.collecting.dialog is None)
    wait_until(lambda: not desk.parts.shelf.is_copying)


def lesson(desk: Desk, name: str) -> Lesson:
    path = desk.documents.lessons / f"{name}.sgf"
    # The name is claimed by an empty file first.
    wait_until(lambda: path.exists() and path.stat().st_size > 0)
    return read_lesson(load_file(path).record)


def answers(desk: Desk, name: str) -> list[tuple[TaskKind, set[str]]]:
    tasks = [screen.task for screen in lesson(desk, name).screens]
    return [
        (task.kind, {point_name(point, task.position.size) for point in solutions(begin_task(task))})
        for task in tasks
        if task is not None
    ]


def test_problems_of_a_game_go_into_a_lesson_and_the_game_stays(desk: Desk) -> None:
    path = desk.open(GAME)
    desk.key(Key.Key_Right)
    here = desk.session.cursor

    def first(dialog: ProblemDialog) -> None:
        # Without stones the next move of the record is the answer.
        assert dialog.right.text() == "B1"
        assert dialog.note.text() == "B1 is the next move of the game."
        click(dialog, "B2")
        assert dialog.chosen_kind is TaskKind.CAPTURE
        assert dialog.question.text == "Black to play. Capture the marked stones."
        assert len(dialog.stones_named) == 5
        wait_until(lambda: dialog.note.text() == "Right: B1. We tried every move, 9 move(s) ahead.")
        dialog.name.selectAll()
        type_text("Corners", dialog.name)
        press(dialog.add)

    make(desk, first)
    assert answers(desk, "Corners") == [(TaskKind.CAPTURE, {"B1"})]
    assert desk.session.cursor is here
    assert desk.is_on_board
    wait_until(lambda: desk.parts.strip.sentence.text() == "Added to “Corners” in My lessons.")

    def second(dialog: ProblemDialog) -> None:
        # The lesson of the problem before is chosen; White moves first at the beginning of the record.
        assert dialog.lesson == "Corners"
        click(dialog, "B2")
        assert dialog.chosen_kind is TaskKind.SAVE
        wait_until(lambda: "every move" in dialog.note.text() and dialog.right.text() == "B1")
        # What was played in the game becomes a wrong answer.
        QTest.keyClick(dialog.right, Key.Key_Return)

    desk.key(Key.Key_Left)
    desk.dialogs.expect(ProblemDialog, second)
    board = desk.page.board
    QTest.mouseClick(board.viewport(), Qt.MouseButton.RightButton, pos=board.position_of(desk.point("E8")))
    wait_until(lambda: QApplication.activePopupWidget() is not None)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    next(action for action in menu.actions() if action.objectName() == "make_problem").trigger()
    menu.close()
    wait_until(lambda: len(lesson(desk, "Corners").screens) == 2)
    assert answers(desk, "Corners")[1] == (TaskKind.SAVE, {"B1"})
    assert [screen.task is not None for screen in lesson(desk, "Corners").screens] == [True, True]
    assert lesson(desk, "Corners").findings == ()
    assert path.read_text("utf-8") == GAME
    assert not desk.documents.is_modified


def test_the_dialog_says_what_is_missing_and_a_failed_save_is_told(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.open(GAME)
    desk.key(Key.Key_End)

    def fill(dialog: ProblemDialog) -> None:
        assert not dialog.add.isEnabled()
        assert dialog.note.text() == "The right move is missing. Click in its field, then on the board."
        click(dialog, "C1")
        assert dialog.right.text() == "C1"
        click(dialog, "C1")
        type_text("Z9", dialog.right)
        assert dialog.note.text() == "“Z9” is not a point on this board."
        dialog.right.clear()
        click(dialog, "G5")
        dialog.name.clear()
        assert dialog.note.text() == "Type a name for the new lesson."
        type_text("Mine", dialog.name)
        press(dialog.add)

    def fail(*_all: object) -> None:
        raise CannotSave("the disk is full")

    def again(dialog: ProblemDialog) -> None:
        # What was typed is still there.
        assert (dialog.name.text(), dialog.right.text()) == ("Mine", "G5")
        press(dialog.cancel)

    monkeypatch.setattr("goboard_app.ui.teach.shelf.add_problem", fail)
    desk.dialogs.expect(ProblemDialog, fill)
    desk.dialogs.expect(ProblemDialog, again)
    desk.key(Key.Key_B, CONTROL | SHIFT)
    wait_until(lambda: desk.parts.collecting.dialog is None)
    wait_until(lambda: "the disk is full" in desk.parts.strip.sentence.text())
    assert desk.parts.strip.sentence.isVisible()
