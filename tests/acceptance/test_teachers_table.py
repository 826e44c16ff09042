"""A teacher prepares a lesson at the table, talks about it, and finds it as it was prepared."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest

from goboard_app.go.point import BoardSize
from goboard_app.record.sgf_reader import read_sgf
from goboard_app.record.sgf_writer import write_game
from goboard_app.session.phase import Phase
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.dialogs.lesson_size import LessonSizeDialog
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


def make_running_away(desk: Desk) -> None:
    """Three positions made by mouse, with words and a title, and put into another order."""
    desk.dialogs.expect_button("Begin")
    desk.menu("new_lesson")
    # The first position is set up.
    press(panel(desk).acts["set_up"])
    lay(desk, "C3 C4 D5")
    lay(desk, "D4 D3", SHIFT)
    press(desk.window.editing.setup.bar.done)
    write(desk, "Can White get away?")
    # The second is the board some moves later, the third a new one.
    lay(desk, "E4 E5")
    press(panel(desk).add)
    assert shown(desk) == 2
    write(desk, "White runs.")
    press(panel(desk).new)
    lay(desk, "E5 E6 E7")
    press(desk.window.editing.setup.bar.done)
    write(desk, "A wall.")
    title = panel(desk).title
    QTest.mouseClick(title, LEFT)
    type_text("Running away", title)
    desk.key(Key.Key_Return)
    assert texts(desk) == ["Can White get away?", "White runs.", "A wall."]
    drag_row(desk, 3, 1)


def walked_through(desk: Desk, patch: pytest.MonkeyPatch, path: Path) -> list[str]:
    """What a pupil reads in the lesson, screen by screen."""
    answer_files(patch.setattr, opened=path)
    desk.menu("open_lesson")
    page = desk.window.lessons.page
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


@pytest.mark.parametrize(
    ("answer", "size"), [(begin_other, BoardSize(7, 11)), (begin_small, BoardSize(5, 5))]
)
def test_a_new_lesson_may_have_any_size(
    desk: Desk, answer: Callable[[LessonSizeDialog], None], size: BoardSize
) -> None:
    desk.dialogs.expect(LessonSizeDialog, answer)
    desk.menu("new_lesson")
    assert desk.session.tree.size == size
    press(panel(desk).new)
    press(desk.window.editing.setup.bar.cancel)
    assert desk.session.tree.size == size
    assert len(texts(desk)) == 2


def test_a_new_lesson_that_is_given_up_leaves_the_record(lesson: Desk) -> None:
    lesson.dialogs.expect_button("Cancel")
    lesson.menu("new_lesson")
    assert len(texts(lesson)) == 4


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
    shown_stones = desk.window.lessons.page.board.picture.stones
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


def test_a_new_position_keeps_what_is_prepared_until_it_is_left(desk: Desk) -> None:
    desk.open(ONE)
    desk.key(Key.Key_F7)
    press(panel(desk).new)
    lay(desk, "E5")
    press(desk.window.editing.setup.bar.done)
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


def test_where_a_comment_makes_a_position_a_new_one_has_words(desk: Desk) -> None:
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
    assert "Ladders and nets" in files(lesson)[0]


def test_the_title_is_given_up_by_escape(lesson: Desk) -> None:
    title = panel(lesson).title
    lesson.wake()
    title.setFocus()
    type_text("No", title)
    lesson.key(Key.Key_Escape)
    assert title.text() == "Ladders"
    assert lesson.page.board.hasFocus()
    assert not lesson.documents.is_modified


# Going from position to position


def test_keys_of_pages_go_through_the_positions(lesson: Desk) -> None:
    assert shown(lesson) == 1
    seen = []
    for modifiers in (PLAIN, CONTROL, PLAIN):
        lesson.key(Key.Key_PageDown, modifiers)
        seen.append((shown(lesson), lesson.controller.game_number, lesson.session.path.number))
    assert seen == [(2, 1, 0), (3, 1, 2), (4, 2, 0)]
    lesson.key(Key.Key_PageDown)
    assert shown(lesson) == 4
    lesson.key(Key.Key_PageUp, CONTROL)
    assert shown(lesson) == 3


def test_keys_of_pages_go_through_one_game_as_well(desk: Desk) -> None:
    desk.open(TWO)
    desk.key(Key.Key_F7)
    for modifiers in (PLAIN, CONTROL):
        desk.key(Key.Key_PageDown, modifiers)
        assert shown(desk) == 2
        desk.key(Key.Key_PageUp, modifiers)
        assert shown(desk) == 1


def test_buttons_go_on_and_back(lesson: Desk) -> None:
    press(panel(lesson).next)
    assert shown(lesson) == 2
    press(panel(lesson).previous)
    assert shown(lesson) == 1
    assert not panel(lesson).previous.isEnabled()


def test_without_the_table_the_keys_walk_as_before(lesson: Desk) -> None:
    lesson.key(Key.Key_F7)
    assert not panel(lesson).isVisible()
    assert lesson.panel.review.isVisible()
    lesson.key(Key.Key_PageDown, CONTROL)
    assert lesson.controller.game_number == 1
    lesson.key(Key.Key_PageDown)
    assert lesson.session.path.number == 2


def test_enter_in_the_list_shows_a_position(lesson: Desk) -> None:
    view = panel(lesson).list
    view.setFocus()
    lesson.keys(Key.Key_Down, Key.Key_Down)
    assert shown(lesson) == 1
    lesson.key(Key.Key_Return)
    assert shown(lesson) == 3


def test_a_game_is_walked_through_while_the_list_has_the_keyboard(lesson: Desk) -> None:
    click_row(lesson, 2)
    assert panel(lesson).list.hasFocus()
    lesson.keys(Key.Key_Right, Key.Key_Right, Key.Key_Left)
    assert lesson.session.path.number == 1
    assert shown(lesson) == 2
    lesson.key(Key.Key_PageDown)
    assert shown(lesson) == 3


# Talking, and putting back


def go_on_by_row(desk: Desk) -> None:
    click_row(desk, 4)


def go_on_by_key(desk: Desk) -> None:
    desk.key(Key.Key_PageDown)


def go_on_by_games(desk: Desk) -> None:
    desk.controller.show_game(2)


def go_on_by_walking(desk: Desk) -> None:
    desk.controller.go_to(desk.session.tree.main_line_end())


@pytest.mark.parametrize(
    ("start", "go_on"),
    [
        *((start, go_on_by_row) for start in (1, 2, 3)),
        *((start, go_on_by_key) for start in (1, 2, 3)),
        *((start, go_on_by_games) for start in (1, 2, 3)),
        (2, go_on_by_walking),
    ],
)
def test_what_is_shown_at_a_position_is_put_back_on_going_on(
    lesson: Desk, start: int, go_on: Callable[[Desk], None]
) -> None:
    click_row(lesson, start)
    before = files(lesson)
    lay(lesson, "A9 B9")
    draw_arrow(lesson, "A1", "A5")
    assert files(lesson) != before
    assert lesson.documents.is_modified
    go_on(lesson)
    assert shown(lesson) != start
    assert files(lesson) == before
    assert not lesson.documents.is_modified
    said = f"Position {start} is as prepared again."
    assert panel(lesson).said.text() == said
    here = shown(lesson)
    press(panel(lesson).keep)
    assert files(lesson) != before
    assert shown(lesson) == start
    assert here is not None
    click_row(lesson, here)
    assert files(lesson) != before


def test_redo_brings_back_what_was_put_back_until_the_next_change(lesson: Desk) -> None:
    lay(lesson, "A9 B9")
    said = files(lesson)
    lesson.key(Key.Key_PageDown)
    lesson.menu("redo")
    lesson.menu("redo")
    assert files(lesson) == said
    assert shown(lesson) == 1
    lesson.key(Key.Key_PageDown)
    assert not lesson.documents.is_modified
    lay(lesson, "A1")
    assert not lesson.action("redo").isEnabled()
    assert not work(lesson).talk.can_bring_back


def test_the_button_puts_back_at_once(lesson: Desk) -> None:
    before = files(lesson)
    lay(lesson, "A9")
    draw_arrow(lesson, "A1", "A5")
    assert panel(lesson).said.text() == "2 change(s) here, put back when you go on."
    press(panel(lesson).as_prepared)
    assert files(lesson) == before
    assert shown(lesson) == 1
    assert not panel(lesson).as_prepared.isEnabled()
    press(panel(lesson).keep)
    assert files(lesson) != before
    assert panel(lesson).said.text() == "What you showed belongs to the lesson now."


def test_a_click_on_the_row_that_is_lit_puts_back_as_well(lesson: Desk) -> None:
    before = files(lesson)
    lay(lesson, "A9")
    click_row(lesson, 1)
    assert files(lesson) == before
    assert lesson.session.path.number == 0


def test_what_is_kept_stays(lesson: Desk) -> None:
    lay(lesson, "A9")
    press(panel(lesson).keep)
    kept = files(lesson)
    draw_arrow(lesson, "A1", "A5")
    lesson.key(Key.Key_PageDown)
    assert files(lesson) == kept


def test_with_the_switch_off_everything_stays(lesson: Desk) -> None:
    QTest.mouseClick(panel(lesson).puts_back, LEFT, PLAIN, QPoint(8, 12))
    assert not lesson.window.view.settings.talk_put_back
    assert panel(lesson).said.text() == "What you do here stays."
    lay(lesson, "A9")
    stayed = files(lesson)
    lesson.key(Key.Key_PageDown)
    assert files(lesson) == stayed
    # What was done before it is switched on stays as well.
    lay(lesson, "A1")
    both = files(lesson)
    QTest.mouseClick(panel(lesson).puts_back, LEFT, PLAIN, QPoint(8, 12))
    lay(lesson, "B1")
    lesson.key(Key.Key_PageDown)
    assert files(lesson) == both


def test_switched_off_while_something_is_shown_it_stays(lesson: Desk) -> None:
    lay(lesson, "A9")
    stayed = files(lesson)
    QTest.mouseClick(panel(lesson).puts_back, LEFT, PLAIN, QPoint(8, 12))
    lesson.key(Key.Key_PageDown)
    assert files(lesson) == stayed


def test_leaving_the_table_puts_back(lesson: Desk) -> None:
    lay(lesson, "A9")
    lesson.key(Key.Key_F7)
    assert not lesson.documents.is_modified
    assert not lesson.action("table").isChecked()
    assert lesson.page.review_bar.said.text().endswith("Redo brings back what you showed.")


def test_pupils_are_asked_what_was_prepared(lesson: Desk) -> None:
    click_row(lesson, 2)
    prepared = files(lesson)
    lay(lesson, "A9")
    lesson.menu("solve_record")
    assert files(lesson) == prepared
    assert lesson.window.problems.page.isVisible()


def test_the_button_for_pupils_asks_what_was_prepared(lesson: Desk) -> None:
    click_row(lesson, 2)
    prepared = files(lesson)
    lay(lesson, "A9")
    lesson.dialogs.expect_button("Cancel")
    press(panel(lesson).acts["lock"])
    assert files(lesson) == prepared


def test_a_task_is_that_of_the_position_and_keeps_its_answer(lesson: Desk) -> None:
    lay(lesson, "A9")
    press(panel(lesson).acts["write_task"])
    dialog = lesson.window.tasks.dialog
    assert dialog is not None
    assert lesson.session.path.number == 0
    dialog.reject()
    assert work(lesson).talk.count == 1


def test_the_table_stays_while_stones_are_set_up(lesson: Desk) -> None:
    press(panel(lesson).acts["set_up"])
    lay(lesson, "A9")
    assert not lesson.action("table").isEnabled()
    press(lesson.window.editing.setup.bar.done)
    assert lesson.action("table").isEnabled()
    assert stones(lesson) == 3
    assert work(lesson).talk.count == 1
    lesson.key(Key.Key_PageDown)
    assert not lesson.documents.is_modified


def test_undoing_a_new_position_leaves_one_that_is_talked_about(lesson: Desk) -> None:
    press(panel(lesson).new)
    press(lesson.window.editing.setup.bar.cancel)
    assert shown(lesson) == 2
    lesson.menu("undo")
    assert shown(lesson) == 1
    lay(lesson, "A9")
    assert work(lesson).talk.count == 1


def test_words_stay_and_with_them_what_was_shown_before(lesson: Desk) -> None:
    write(lesson, " More.")
    lesson.page.board.setFocus()
    lay(lesson, "A9")
    lesson.key(Key.Key_PageDown)
    assert texts(lesson)[0] == "One. More."
    assert "A9" not in lesson.stones
    assert len(lesson.controller.trees[0].root.children) == 0
    lesson.key(Key.Key_PageUp)
    draw_arrow(lesson, "A1", "A5")
    write(lesson, " Look.")
    assert panel(lesson).said.text().startswith("What you showed stays")
    lesson.page.board.setFocus()
    lesson.key(Key.Key_PageDown)
    lesson.key(Key.Key_PageUp)
    assert texts(lesson)[0] == "One. More. Look."
    assert len(picture(lesson).lines) == 1


def test_the_comment_shows_what_pupils_read(lesson: Desk) -> None:
    click_row(lesson, 2)
    card = panel(lesson).comment_card
    assert card.edit.toPlainText() == "Two."
    assert card.note.text() == "2 line(s) for the program"
    write(lesson, " More.")
    assert lesson.session.cursor.text("C") == "@screen\nTwo. More.\n@task play\n@hint Look."
    # An instruction typed by hand stays before the eyes of its writer.
    QTest.keyClick(card.edit, Key.Key_Return)
    type_text("@again", card.edit)
    assert card.edit.toPlainText() == "Two. More.\n@again"
    click_row(lesson, 1)
    click_row(lesson, 2)
    assert card.edit.toPlainText() == "Two. More."
    assert card.note.text() == "3 line(s) for the program"
    lesson.key(Key.Key_F7)
    review = lesson.panel.review.comment.toPlainText()
    assert review == "@screen\nTwo. More.\n@again\n@task play\n@hint Look."


def test_undo_beyond_what_was_shown_and_redo_are_no_showing(lesson: Desk) -> None:
    write(lesson, " More.")
    lesson.page.board.setFocus()
    lay(lesson, "A9")
    lesson.menu("undo")
    lesson.menu("undo")
    lesson.menu("redo")
    prepared = files(lesson)
    assert work(lesson).talk.count == 0
    lesson.key(Key.Key_PageDown)
    assert files(lesson) == prepared
    lesson.menu("undo")
    assert shown(lesson) == 1
    # A change in the place of what was undone is a showing again.
    prepared = files(lesson)
    lay(lesson, "B9")
    assert work(lesson).talk.count == 1
    lesson.key(Key.Key_PageDown)
    assert files(lesson) == prepared


def test_what_is_saved_stays(lesson: Desk) -> None:
    lay(lesson, "A9")
    lesson.menu("save")
    assert panel(lesson).said.text() == "Saved as the board stands. What you showed stays."
    written = (lesson.folder / "ladders.sgf").read_bytes()
    assert b";W[aa]" in written
    lesson.key(Key.Key_PageDown)
    assert not lesson.documents.is_modified
    assert len(lesson.controller.trees[0].root.children) == 1


def test_closing_asks_about_what_is_still_shown(lesson: Desk) -> None:
    lay(lesson, "A9")
    lesson.dialogs.expect_button("Cancel")
    lesson.window.close()
    assert lesson.window.isVisible()
    assert lesson.session.path.number == 1


def test_another_file_is_shown_at_the_table_and_a_game_is_not(lesson: Desk) -> None:
    lay(lesson, "A9")
    lesson.dialogs.expect_button("Do not save")
    lesson.open(FOUR, "four.sgf")
    assert texts(lesson) == ["Four."]
    assert panel(lesson).isVisible()
    assert not lesson.documents.is_modified
    assert work(lesson).talk.count == 0
    lesson.start()
    assert lesson.phase is Phase.PLAYING
    assert not panel(lesson).isVisible()
    assert not lesson.action("table").isChecked()


# Arranging


def test_positions_of_one_game_stay_together(lesson: Desk) -> None:
    drag_row(lesson, 2, 4)
    assert texts(lesson) == ["One.", "Two.", "Three.", "Four."]
    assert panel(lesson).said.text() == "These positions belong to one game. They stay together."
    drag_row(lesson, 4, 3)
    assert texts(lesson) == ["One.", "Four.", "Two.", "Three."]
    drag_row(lesson, 3, 1)
    assert texts(lesson) == ["Two.", "Three.", "One.", "Four."]
    assert panel(lesson).said.text() == "2 position(s) of one game moved together."
    lesson.menu("undo")
    lesson.menu("undo")
    assert texts(lesson) == ["One.", "Two.", "Three.", "Four."]


def test_a_position_among_others_of_its_game_is_not_taken_out(lesson: Desk) -> None:
    click_row(lesson, 3)
    press(panel(lesson).take_out)
    assert len(texts(lesson)) == 4
    assert panel(lesson).said.text() == "These positions belong to one game. They stay together."


def test_a_position_is_taken_out_and_undo_brings_it(lesson: Desk) -> None:
    click_row(lesson, 4)
    lesson.key(Key.Key_Delete)
    assert texts(lesson) == ["One.", "Two.", "Three."]
    assert shown(lesson) == 3
    assert lesson.action("undo").text() == "Undo: taking out a position"
    lesson.menu("undo")
    assert texts(lesson) == ["One.", "Two.", "Three.", "Four."]


def test_the_only_position_stays(desk: Desk) -> None:
    desk.open(ONE)
    desk.key(Key.Key_F7)
    press(panel(desk).take_out)
    assert texts(desk) == ["One."]
    assert panel(desk).said.text() == "This is the only position. Add another one first."


def test_changing_the_list_puts_back_what_is_shown(lesson: Desk) -> None:
    lay(lesson, "A9")
    drag_row(lesson, 1, 5)
    assert texts(lesson) == ["Two.", "Three.", "Four.", "One."]
    assert shown(lesson) == 4
    assert stones(lesson) == 2
    assert panel(lesson).said.text() == "Position 1 is as prepared again."
    lesson.menu("undo")
    assert not lesson.documents.is_modified


# To a class


def test_a_class_sees_board_and_words_and_what_is_shown(lesson: Desk) -> None:
    lesson.key(Key.Key_F5)
    shown_panel = lesson.page.panel.class_panel
    lesson.key(Key.Key_PageDown)
    assert shown_panel.isVisible()
    assert shown_panel.place.text() == "Position 2 of 4"
    assert shown_panel.comment.toPlainText() == "Two."
    lay(lesson, "A9")
    draw_arrow(lesson, "A1", "A5")
    # The words stay while moves are played.
    assert shown_panel.comment.toPlainText() == "Two."
    lesson.key(Key.Key_PageDown)
    assert shown_panel.comment.toPlainText() == "Three."
    said = "Position 2 is as prepared again. Redo brings back what you showed."
    assert lesson.message == said
    assert not lesson.documents.is_modified
    lesson.key(Key.Key_Escape)
    assert panel(lesson).isVisible()
    assert shown(lesson) == 3


def test_lines_for_the_program_are_never_shown_to_a_class(desk: Desk) -> None:
    desk.open(TWO)
    assert desk.panel.isVisible()
    desk.key(Key.Key_F5)
    assert desk.page.panel.class_panel.comment.toPlainText() == "Two."


def test_the_table_shows_the_panel_where_it_was_hidden(desk: Desk) -> None:
    desk.open(LESSON)
    desk.menu("panel")
    assert not desk.page.panel.isVisible()
    desk.key(Key.Key_F7)
    assert panel(desk).isVisible()


# Together with other parts


def test_what_was_before_the_table_gives_it_back(lesson: Desk) -> None:
    lesson.menu("find")
    assert not panel(lesson).isVisible()
    lesson.key(Key.Key_Escape)
    assert panel(lesson).isVisible()
    click_row(lesson, 2)
    lesson.menu("guess")
    assert not panel(lesson).isVisible()
    assert not lesson.action("table").isEnabled()
    lesson.window.guesses.leave()
    assert panel(lesson).isVisible()
    assert lesson.action("table").isEnabled()
    lesson.menu("count")
    assert lesson.panel.count.isVisible()
    assert shown(lesson) == 2
    lesson.controller.stop_count()
    assert panel(lesson).isVisible()


def test_arranging_in_the_window_of_all_games_keeps_what_is_shown(lesson: Desk) -> None:
    lay(lesson, "A9")
    lesson.menu("games")
    dialog = lesson.window.collection.dialog
    assert dialog is not None
    dialog.move_asked.emit((2,), 0)
    assert texts(lesson) == ["Four.", "One.", "Two.", "Three."]
    assert shown(lesson) == 2
    assert panel(lesson).said.text().startswith("What you showed stays")
    dialog.chosen.emit(0)
    assert shown(lesson) == 1
    assert len(lesson.controller.trees[1].root.children) == 1


def test_a_position_that_is_deleted_while_talking_comes_back(lesson: Desk) -> None:
    click_row(lesson, 3)
    lesson.page.board.setFocus()
    lesson.key(Key.Key_Delete)
    assert texts(lesson) == ["One.", "Two.", "Four."]
    lesson.key(Key.Key_PageDown)
    assert texts(lesson) == ["One.", "Two.", "Three.", "Four."]
    assert not lesson.documents.is_modified


def test_playing_on_is_no_showing(lesson: Desk) -> None:
    lay(lesson, "A9")
    lesson.menu("go_on")
    assert lesson.phase is Phase.PLAYING
    assert not panel(lesson).isVisible()
    lay(lesson, "B9")
    lesson.controller.show_game(1)
    assert len(lesson.controller.trees[0].main_line()) == 3


def test_a_second_window_has_a_table_of_its_own(lesson: Desk) -> None:
    lesson.menu("new_window")
    (other,) = lesson.others
    other.open(FOUR, "four.sgf")
    assert not other.action("table").isChecked()
    other.menu("table")
    assert texts(other) == ["Four."]
    QTest.mouseClick(panel(lesson).puts_back, LEFT, PLAIN, QPoint(8, 12))
    assert not panel(other).puts_back.isChecked()
