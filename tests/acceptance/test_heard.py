"""The spoken names: every widget that the keyboard reaches has a name, on every page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QMenu, QWidget

from goboard_app.app.engines import process
from goboard_app.ui.play.new_game import NewGameDialog
from goboard_app.ui.teach.lock_dialogs import LockDialog, UnlockDialog
from goboard_app.ui.teach.table_work import LessonSizeDialog
from goboard_app.ui.teach.task import TaskDialog
from goboard_app.ui.widgets.choices import ComboBox, QuestionDialog
from goboard_app.ui.widgets.word_label import WordLabel
from tests.support.desk import Desk
from tests.support.dialogs import button_of, press, type_text
from tests.support.engines import installed_in
from tests.support.waiting import activate, wait_until

MOST = 90
LESSON = "(;SZ[9]AB[ee]AW[ed]PL[W]C[@screen\nOne.\n@task play];W[dd])(;SZ[5]AB[bb]C[@screen\nTwo.])"


def nothing(desk: Desk) -> None:
    """Leave the start page as it is."""


def begin(desk: Desk) -> None:
    desk.start()
    desk.play("E5 D5 D4")


def begin_capture(desk: Desk) -> None:
    desk.start(goal=1)


def stop(desk: Desk) -> None:
    begin(desk)
    desk.propose(dead="D5")
    desk.play("pass pass")
    desk.wait_for_proposal()
    desk.click("D5")


def finish(desk: Desk) -> None:
    stop(desk)
    desk.agree()


def review(desk: Desk) -> None:
    desk.open("(;SZ[9]RU[Japanese]C[A record.];B[ee];W[dd])")


def refuse(desk: Desk) -> None:
    review(desk)
    desk.click("E5")


def learn(desk: Desk) -> None:
    press(desk.parts.starts.page.newcomers.steps)


def count(desk: Desk) -> None:
    press(desk.parts.starts.page.newcomers.counting)


def teach(desk: Desk) -> None:
    desk.open(LESSON)
    assert desk.panel.isVisible()
    desk.key(Qt.Key.Key_F7)


def teach_nothing(desk: Desk) -> None:
    desk.open("(;SZ[9];B[ee])")
    assert desk.panel.isVisible()
    desk.key(Qt.Key.Key_F7)


def set_up(desk: Desk) -> None:
    review(desk)
    desk.menu("set_up")


def set_up_at_the_table(desk: Desk) -> None:
    teach(desk)
    desk.menu("set_up")


def answer(desk: Desk) -> None:
    desk.parts.lessons.open(desk.sgf(LESSON, "lesson.sgf"))
    desk.parts.lessons.page.message.say("A liberty of a chain.")


def solve(desk: Desk) -> None:
    desk.parts.problems.open(desk.sgf("(;SZ[5]AB[bb]AW[cc];B[dd])", "problem.sgf"))
    desk.parts.problems.page.message.say("A liberty of a chain.")


def present_count(desk: Desk) -> None:
    count(desk)
    desk.key(Qt.Key.Key_F5)


def choose_problems(desk: Desk) -> None:
    desk.menu("problems")


def compare(desk: Desk) -> None:
    stop(desk)
    desk.menu("compare")


PAGES = (nothing, begin, begin_capture, stop, finish, review, refuse, learn, count)
OTHERS = (choose_problems, compare)
TEACHING = (teach, teach_nothing, set_up, set_up_at_the_table, answer, solve, present_count)


def heard(widget: QWidget) -> str:
    """Return the name of a widget that is spoken when it gets the keyboard."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


@pytest.mark.start_page
@pytest.mark.parametrize("page", [*PAGES, *OTHERS, *TEACHING], ids=lambda page: page.__name__)
def test_every_widget_the_keyboard_reaches_is_named(desk: Desk, page: Callable[[Desk], None]) -> None:
    page(desk)
    if desk.is_on_board:
        assert desk.panel.isVisible()
    seen: list[tuple[QWidget, str]] = []
    for _ in range(MOST):
        here = desk.focus
        if here is not None:
            # In a sentence the keyboard goes from word to word.
            stop = here, here.selectedText() if isinstance(here, WordLabel) else ""
            if stop in seen:
                break
            seen.append(stop)
            assert heard(here).strip(), f"{here} in {here.parentWidget()} has no name"
        desk.key(Qt.Key.Key_Tab)
    assert len(seen) > 3


# Dialogs and menus of teaching


def heard_in(dialog: QDialog) -> list[str]:
    """Return the names of all widgets in a dialog that the keyboard reaches."""
    seen: list[QWidget] = []
    for _ in range(MOST):
        here = QApplication.focusWidget()
        assert here is not None
        if here in seen:
            break
        seen.append(here)
        assert dialog.isAncestorOf(here)
        assert heard(here).strip(), f"{here} in {here.parentWidget()} has no name"
        QTest.keyClick(here, Qt.Key.Key_Tab)
    return [(isinstance(w, ComboBox) and described(w)) or heard(w) for w in seen]


# The answer to each row of the menu that asks something, and how many stops it has at least.
ASKED = {
    "new": 12,
    "play_against": 10,
    "players": 4,
    "engines": 6,
    "save_encoded": 4,
    "export": 6,
    "print": 3,
    "resign": 3,
    "count": 2,
    "rules": 5,
    "game_info": 20,
    "keys": 2,
    "words": 3,
    "rulesets": 5,
    "about": 1,
}


@pytest.mark.parametrize("row", ASKED)
def test_every_field_of_a_dialog_has_a_name(
    desk: Desk, row: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The page of the engines has its fields once it shows an engine.
    installed_in(tmp_path)
    monkeypatch.setattr(process, "search_folders", lambda: [str(tmp_path)])
    begin(desk)
    seen: list[str] = []

    def look(dialog: QDialog) -> None:
        try:
            if isinstance(dialog, NewGameDialog):
                # The choices that few games need are folded.
                dialog.more.click()
            seen.extend(heard_in(dialog))
            lists = [w for w in dialog.findChildren(QComboBox) if w.isVisible()]
            assert all(described(box).strip() for box in lists)
        finally:
            dialog.reject()

    desk.dialogs.expect(QDialog, look)
    desk.menu(row)
    wait_until(lambda: bool(seen))
    assert len(seen) >= ASKED[row]


def described(widget: QWidget) -> str:
    """Return the further description of a widget: of a combo box, its current choice."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Description)


def test_every_field_of_a_task_has_a_name(desk: Desk) -> None:
    desk.open(LESSON)
    names: list[str] = []

    def look(dialog: TaskDialog) -> None:
        names.extend(heard_in(dialog))
        dialog.drop()

    desk.dialogs.expect(TaskDialog, look)
    desk.menu("write_task")
    wait_until(lambda: desk.parts.tasks.dialog is None)
    assert {"What the pupil reads", "Hint", "What the pupil is to do", "Done"} <= set(names)
    assert {"Reply to a right answer", "Asked again"} <= set(names)
    assert "Go board" in names


def test_the_question_about_unsaved_text_is_heard(desk: Desk) -> None:
    desk.open(LESSON)
    names: list[str] = []

    def look(dialog: TaskDialog) -> None:
        type_text("Where?", dialog.text.edit)
        QTest.keyClick(dialog.text.edit, Qt.Key.Key_Escape)
        question = QApplication.activeModalWidget()
        assert isinstance(question, QuestionDialog)
        activate(question)
        names.extend(heard_in(question))
        press(button_of(question, "Do not keep it"))

    desk.dialogs.expect(TaskDialog, look)
    desk.menu("write_task")
    wait_until(lambda: desk.parts.tasks.dialog is None)
    assert set(names) == {"Keep it", "Do not keep it", "Go on writing"}


def test_the_dialogs_of_the_lock_have_names(desk: Desk) -> None:
    teach(desk)
    names: list[str] = []

    def look(dialog: LockDialog) -> None:
        names.extend(heard_in(dialog))
        type_text("tiger", dialog.field)
        press(dialog.lock)

    def unlock(dialog: UnlockDialog) -> None:
        names.extend(heard_in(dialog))
        type_text("tiger", dialog.field)
        QTest.keyClick(dialog.field, Qt.Key.Key_Return)

    desk.dialogs.expect(LockDialog, look)
    desk.menu("lock")
    wait_until(lambda: desk.parts.locks.is_locked)
    assert {"A word to unlock, if you like", "Lock", "Cancel"} <= set(names)
    desk.dialogs.expect(UnlockDialog, unlock)
    press(desk.parts.lessons.page.panel.unlock)
    wait_until(lambda: not desk.parts.locks.is_locked)


def test_a_new_lesson_is_asked_for_with_names(desk: Desk) -> None:
    names: list[str] = []

    def look(dialog: LessonSizeDialog) -> None:
        names.extend(heard_in(dialog))
        dialog.reject()

    desk.dialogs.expect(LessonSizeDialog, look)
    desk.menu("new_lesson")
    # Tab comes to the size that is chosen, the arrows choose another.
    assert set(names) == {"9 × 9", "Help (F1)", "Begin", "Cancel"}


def menu_names(menu: QMenu) -> list[str]:
    """Return the entries that a screen reader finds in a menu, without separators."""
    face = QAccessible.queryAccessibleInterface(menu)
    rows = [face.child(number) for number in range(face.childCount())]
    lines = QAccessible.Role.Separator
    return [row.text(QAccessible.Text.Name) for row in rows if row.role() is not lines]


def test_the_menu_of_the_board_has_names(desk: Desk) -> None:
    begin(desk)
    desk.steer("D5")
    desk.key(Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert len(menu_names(menu)) > 2
    assert all(name.strip() for name in menu_names(menu))
    menu.close()


def test_the_menus_of_setting_up_and_of_sizes_have_names(desk: Desk) -> None:
    teach(desk)
    press(desk.parts.table.work.panel.sizes)
    assert len(opened_names()) == 5
    desk.menu("set_up")
    desk.click("C3")
    press(desk.parts.setup.bar.turn)
    assert len(opened_names()) > 3


def opened_names() -> list[str]:
    """Return the rows of the open menu, and close it."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    names = menu_names(menu)
    menu.close()
    assert all(name.strip() for name in names)
    return names


def test_rows_of_the_table_are_reported_in_words(desk: Desk) -> None:
    teach(desk)
    view = desk.parts.table.work.panel.list
    rows = QAccessible.queryAccessibleInterface(view)
    told = [rows.child(n).text(QAccessible.Text.Name) for n in range(rows.childCount())]
    assert told[0] == "Position 1: One., Task, on the board"
    assert told[1] == "Position 2: Two."
