"""A teacher makes a lesson at the table, by mouse and by keys, and finds it as it was prepared."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from goboard_app.go.board import BoardSize
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.session import Phase
from goboard_app.ui.teach.table_work import LessonSizeDialog
from tests.support.desk import CONTROL, SHIFT, Desk, answer_files
from tests.support.dialogs import press, type_text
from tests.support.table import (
    LEFT,
    ONE,
    Key,
    click_row,
    drag_row,
    draw_arrow,
    lay,
    panel,
    picture,
    shown,
    stones,
    texts,
    write,
)


def make_running_away(desk: Desk) -> None:
    """Make three positions by mouse, with words and a title, and change their order."""
    desk.dialogs.expect_button("Begin")
    desk.menu("new_lesson")
    desk.window.commands.settle()
    # The first position is set up.
    press(panel(desk).acts["set_up"])
    lay(desk, "C3 C4 D5")
    lay(desk, "D4 D3", SHIFT)
    press(desk.parts.setup.bar.done)
    write(desk, "Can White get away?")
    # The second is the board some moves later, the third a new one.
    lay(desk, "E4 E5")
    press(panel(desk).add)
    assert shown(desk) == 2
    write(desk, "White runs.")
    press(panel(desk).new)
    lay(desk, "E5 E6 E7")
    press(desk.parts.setup.bar.done)
    write(desk, "A wall.")
    title = panel(desk).title
    QTest.mouseClick(title, LEFT)
    type_text("Running away", title)
    desk.key(Key.Key_Return)
    assert texts(desk) == ["Can White get away?", "White runs.", "A wall."]
    drag_row(desk, 3, 1)


def walked_through(desk: Desk, patch: pytest.MonkeyPatch, path: Path) -> list[str]:
    """Return the texts that a pupil reads in the lesson, screen by screen."""
    answer_files(patch.setattr, opened=path)
    desk.menu("open_lesson")
    page = desk.parts.lessons.page
    assert page.isVisible()
    seen = [page.panel.text.text()]
    for _ in range(2):
        press(page.panel.forward)
        seen.append(page.panel.text.text())
    return seen


def test_a_new_lesson_is_one_empty_board_at_the_table(desk: Desk) -> None:
    desk.dialogs.expect_button("Begin")
    desk.menu("new_lesson")
    assert desk.phase is Phase.REVIEWING
    assert desk.action("table").isChecked()
    assert texts(desk) == [""]
    assert shown(desk) == 1
    assert not desk.documents.is_modified


def begin_other(dialog: LessonSizeDialog) -> None:
    press(dialog.other)
    assert not dialog.begin.isEnabled()
    type_text("7x11", dialog.field)
    press(dialog.begin)


def begin_small(dialog: LessonSizeDialog) -> None:
    QTest.keyClick(dialog.focusWidget(), Key.Key_Left)
    QTest.keyClick(dialog.focusWidget(), Key.Key_Left)
    QTest.keyClick(dialog.focusWidget(), Key.Key_Return)


@pytest.mark.parametrize(("answer", "size"), [(begin_other, BoardSize(7, 11)), (begin_small, BoardSize(5, 5))])
def test_a_new_lesson_may_have_any_size(
    desk: Desk, answer: Callable[[LessonSizeDialog], None], size: BoardSize
) -> None:
    desk.dialogs.expect(LessonSizeDialog, answer)
    desk.menu("new_lesson")
    assert desk.session.tree.size == size
    press(panel(desk).new)
    press(desk.parts.setup.bar.cancel)
    assert desk.session.tree.size == size
    assert len(texts(desk)) == 2


def test_a_new_lesson_that_is_given_up_leaves_the_record(lesson: Desk) -> None:
    lesson.dialogs.expect_button("Cancel")
    lesson.menu("new_lesson")
    assert len(texts(lesson)) == 4


@pytest.mark.start_page
def test_a_lesson_is_made_by_mouse_talked_about_saved_and_walked_through(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_running_away(desk)
    path = desk.folder / "running.sgf"
    answer_files(monkeypatch.setattr, saved=path)
    desk.menu("save")
    written = path.read_bytes()

    # Talking: moves and arrows, and on.
    click_row(desk, 3)
    before = desk.stones
    lay(desk, "F4 F5")
    draw_arrow(desk, "F5", "F4")
    assert stones(desk) == 9
    assert desk.documents.is_modified
    click_row(desk, 1)
    assert stones(desk) == 3
    assert not desk.documents.is_modified
    click_row(desk, 3)
    assert desk.stones == before
    assert picture(desk).lines == ()
    assert path.read_bytes() == written

    seen = walked_through(desk, monkeypatch, path)
    assert seen == ["A wall.", "Can White get away?", "White runs."]
    shown_stones = desk.parts.lessons.page.board.picture.stones
    assert sum(stone > 0 for stone in shown_stones) == 7


def test_a_lesson_is_made_by_keys_alone(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.dialogs.expect_key(Key.Key_Return)
    desk.menu("new_lesson")
    desk.key(Key.Key_B, CONTROL)
    desk.steer("E5")
    desk.keys(Key.Key_Return, Key.Key_Escape)
    desk.key(Key.Key_K, CONTROL)
    desk.key(Key.Key_End, CONTROL)
    type_text("The middle.", desk.focus)
    desk.key(Key.Key_Escape)
    # The buttons are reached with the tabulator; Enter presses them.
    panel(desk).add.setFocus(Qt.FocusReason.TabFocusReason)
    desk.key(Key.Key_Return)
    assert texts(desk) == ["The middle.", ""]
    panel(desk).list.setFocus(Qt.FocusReason.TabFocusReason)
    desk.key(Key.Key_Up, CONTROL)
    assert texts(desk) == ["", "The middle."]
    assert shown(desk) == 1
    desk.keys(Key.Key_Delete)
    assert texts(desk) == ["The middle."]
    answer_files(monkeypatch.setattr, saved=desk.folder / "middle.sgf")
    desk.key(Key.Key_S, CONTROL)
    record = read_sgf((desk.folder / "middle.sgf").read_bytes())
    assert [tree.root.text("C") for tree in record.games] == ["@screen\nThe middle."]


def test_a_position_is_talked_about_by_keys_alone(lesson: Desk) -> None:
    lesson.page.board.setFocus()
    lesson.key(Key.Key_1, CONTROL)
    lesson.steer("A1")
    lesson.keys(Key.Key_Return, Key.Key_Escape)
    assert len(picture(lesson).marks) == 1
    lesson.key(Key.Key_PageDown)
    assert shown(lesson) == 2
    lesson.key(Key.Key_PageUp)
    assert picture(lesson).marks == ()
    assert not lesson.documents.is_modified


def test_before_a_class_a_new_position_is_prepared(desk: Desk) -> None:
    desk.dialogs.expect_key(Key.Key_Return)
    desk.menu("new_lesson")
    lay(desk, "E5")
    desk.key(Key.Key_F5)
    lay(desk, "C3 D3")
    desk.key(Key.Key_8, CONTROL)
    assert desk.page.message.text.startswith("Arrow. Drag from one point to another.")
    desk.key(Key.Key_Escape)
    assert not desk.page.message.text.startswith("Arrow")
    assert desk.page.is_presenting
    desk.key(Key.Key_Escape)
    assert not desk.page.is_presenting
    assert stones(desk) == 3
    press(panel(desk).as_prepared)
    assert stones(desk) == 1


def test_a_lesson_is_called_by_its_title_at_every_position(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.dialogs.expect_key(Key.Key_Return)
    desk.menu("new_lesson")
    QTest.mouseClick(panel(desk).title, LEFT)
    type_text("Nets", panel(desk).title)
    desk.key(Key.Key_Return)
    press(panel(desk).add)
    assert desk.window.windowTitle().startswith("Nets")
    offered: list[str] = []

    def choose(_parent: object, _title: str, path: str, *_rest: object) -> tuple[str, str]:
        offered.append(Path(path).name)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    desk.key(Key.Key_S, CONTROL)
    (name,) = offered
    assert name.endswith("Nets.sgf")


def test_a_new_position_keeps_its_preparation_until_it_is_left(desk: Desk) -> None:
    desk.open(ONE)
    desk.key(Key.Key_F7)
    press(panel(desk).new)
    lay(desk, "E5")
    press(desk.parts.setup.bar.done)
    draw_arrow(desk, "A1", "A5")
    assert panel(desk).said.text() == "This position is new. What you do here stays."
    click_row(desk, 1)
    click_row(desk, 2)
    assert stones(desk) == 1
    assert len(picture(desk).lines) == 1
    draw_arrow(desk, "B1", "B5")
    click_row(desk, 1)
    click_row(desk, 2)
    assert len(picture(desk).lines) == 1


def test_a_board_that_is_added_has_stones_marks_turn_and_rules(lesson: Desk) -> None:
    lay(lesson, "E7")
    draw_arrow(lesson, "A1", "A5")
    press(panel(lesson).add)
    assert texts(lesson) == ["One.", "", "Two.", "Three.", "Four."]
    assert shown(lesson) == 2
    root = lesson.session.tree.root
    assert root.get("AB") == ("ee",)
    assert root.get("AW") == ("ec:ed",)
    assert root.text("PL") == "B"
    assert root.get("AR") == ("ai:ae",)
    assert root.text("RU") == "Japanese"
    # It is being prepared until it is left.
    draw_arrow(lesson, "B1", "B5")
    click_row(lesson, 1)
    assert stones(lesson) == 2
    assert picture(lesson).lines == ()
    click_row(lesson, 2)
    assert len(picture(lesson).lines) == 2


def test_a_new_position_has_words_if_comments_make_positions(desk: Desk) -> None:
    desk.open("(;SZ[9]AB[ee]C[First];B[cc];W[gg]C[Second])")
    desk.key(Key.Key_F7)
    press(panel(desk).add)
    assert texts(desk) == ["First", "Second", "New position"]
    assert shown(desk) == 3


def test_a_game_without_words_becomes_a_lesson_by_adding(desk: Desk) -> None:
    desk.open("(;SZ[9];B[cc];W[gg])")
    desk.key(Key.Key_F7)
    assert texts(desk) == []
    assert panel(desk).empty.isVisible()
    desk.key(Key.Key_End)
    press(panel(desk).add)
    assert texts(desk) == [""]
    assert shown(desk) == 1
    assert stones(desk) == 2


def test_the_title_is_written_in_place_and_can_be_undone(lesson: Desk) -> None:
    title = panel(lesson).title
    assert title.text() == "Ladders"
    click_row(lesson, 4)
    title.setText("Ladders and  nets")
    title.editingFinished.emit()
    assert shown(lesson) == 4
    assert lesson.controller.trees[0].root.text("GN") == "Ladders and nets"
    lesson.menu("undo")
    assert lesson.controller.trees[0].root.text("GN") == "Ladders"
    assert title.text() == "Ladders"


def test_saving_takes_the_title_that_is_being_written(lesson: Desk) -> None:
    """A key of the menu does not end the writing, and the file would have no title."""
    QTest.mouseClick(panel(lesson).title, LEFT)
    type_text(" and nets", panel(lesson).title)
    lesson.menu("save")
    kept = read_sgf((lesson.folder / "ladders.sgf").read_bytes())
    assert kept.games[0].root.get("GN") == ("Ladders and nets",)
    assert not lesson.window.isWindowModified()


def test_closing_asks_about_the_title_that_is_being_written(lesson: Desk) -> None:
    QTest.mouseClick(panel(lesson).title, LEFT)
    type_text(" and nets", panel(lesson).title)
    lesson.dialogs.expect_button("Cancel")
    assert not lesson.window.close()
    assert lesson.controller.trees[0].root.get("GN") == ("Ladders and nets",)


def test_the_title_is_given_up_by_escape(lesson: Desk) -> None:
    title = panel(lesson).title
    lesson.wake()
    title.setFocus()
    type_text("No", title)
    lesson.key(Key.Key_Escape)
    assert title.text() == "Ladders"
    assert lesson.page.board.hasFocus()
    assert not lesson.documents.is_modified


def names(desk: Desk) -> list[str | None]:
    return [tree.root.text("GN") for tree in desk.controller.trees]


def test_a_name_moves_with_its_game_and_the_title_stays(lesson: Desk) -> None:
    drag_row(lesson, 1, 5)
    assert names(lesson) == [None, None, "Ladders"]
    title = panel(lesson).title
    assert title.text() == "Ladders"
    # Another title takes the place of the old one, which would else stand above its board.
    title.setText("Nets")
    title.editingFinished.emit()
    assert names(lesson) == [None, None, "Nets"]
    lesson.menu("undo")
    lesson.menu("undo")
    assert names(lesson) == ["Ladders", None, None]
