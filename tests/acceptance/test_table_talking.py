"""A teacher talks about a position; going on undoes the demonstration, unless it is to stay."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from goboard_app.session.session import Phase
from tests.support.desk import PLAIN, Desk
from tests.support.dialogs import press, type_text
from tests.support.parts import parts
from tests.support.table import (
    FOUR,
    LEFT,
    Key,
    click_row,
    draw_arrow,
    files,
    lay,
    panel,
    picture,
    shown,
    stones,
    texts,
    work,
    write,
)


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
def test_demonstrations_are_undone_on_going_on(lesson: Desk, start: int, go_on: Callable[[Desk], None]) -> None:
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


def test_redo_brings_back_an_act_that_was_put_back_until_the_next_change(lesson: Desk) -> None:
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
    assert panel(lesson).said.text() == "What you showed is part of the lesson now."


def test_a_click_on_the_row_that_is_lit_puts_back_as_well(lesson: Desk) -> None:
    before = files(lesson)
    lay(lesson, "A9")
    click_row(lesson, 1)
    assert files(lesson) == before
    assert lesson.session.path.number == 0


def test_kept_lines_stay(lesson: Desk) -> None:
    lay(lesson, "A9")
    press(panel(lesson).keep)
    kept = files(lesson)
    draw_arrow(lesson, "A1", "A5")
    lesson.key(Key.Key_PageDown)
    assert files(lesson) == kept


def test_with_the_switch_off_everything_stays(lesson: Desk) -> None:
    QTest.mouseClick(panel(lesson).puts_back, LEFT, PLAIN, QPoint(8, 12))
    assert not parts(lesson.window).view.settings.talk_put_back
    assert panel(lesson).said.text() == "What you do here stays."
    lay(lesson, "A9")
    stayed = files(lesson)
    lesson.key(Key.Key_PageDown)
    assert files(lesson) == stayed
    # Acts before it is switched on stay as well.
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


@pytest.mark.start_page
def test_pupils_are_asked_the_prepared_task(lesson: Desk) -> None:
    click_row(lesson, 2)
    prepared = files(lesson)
    lay(lesson, "A9")
    lesson.menu("solve_record")
    assert files(lesson) == prepared
    assert parts(lesson.window).problems.page.isVisible()


def test_the_button_for_pupils_asks_the_prepared_task(lesson: Desk) -> None:
    click_row(lesson, 2)
    prepared = files(lesson)
    lay(lesson, "A9")
    lesson.dialogs.expect_button("Cancel")
    press(panel(lesson).acts["lock"])
    assert files(lesson) == prepared


def test_a_task_is_that_of_the_position_and_keeps_its_answer(lesson: Desk) -> None:
    lay(lesson, "A9")
    press(panel(lesson).acts["write_task"])
    dialog = parts(lesson.window).tasks.dialog
    assert dialog is not None
    assert lesson.session.path.number == 0
    dialog.reject()
    assert work(lesson).talk.count == 1


def test_the_table_stays_while_stones_are_set_up(lesson: Desk) -> None:
    press(panel(lesson).acts["set_up"])
    lay(lesson, "A9")
    assert not lesson.action("table").isEnabled()
    press(parts(lesson.window).setup.bar.done)
    assert lesson.action("table").isEnabled()
    assert stones(lesson) == 3
    assert work(lesson).talk.count == 1
    lesson.key(Key.Key_PageDown)
    assert not lesson.documents.is_modified


def test_undoing_a_new_position_leaves_one_that_is_talked_about(lesson: Desk) -> None:
    press(panel(lesson).new)
    press(parts(lesson.window).setup.bar.cancel)
    assert shown(lesson) == 2
    lesson.menu("undo")
    assert shown(lesson) == 1
    lay(lesson, "A9")
    assert work(lesson).talk.count == 1


def test_words_stay_with_the_acts_shown_before(lesson: Desk) -> None:
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


def test_the_comment_shows_the_words_for_pupils(lesson: Desk) -> None:
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


def test_undo_beyond_the_demonstration_and_redo_are_no_showing(lesson: Desk) -> None:
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


def test_saved_answers_stay(lesson: Desk) -> None:
    lay(lesson, "A9")
    lesson.menu("save")
    assert panel(lesson).said.text() == "Saved with the board as it is. What you showed stays."
    written = (lesson.folder / "ladders.sgf").read_bytes()
    assert b";W[aa]" in written
    lesson.key(Key.Key_PageDown)
    assert not lesson.documents.is_modified
    assert len(lesson.controller.trees[0].root.children) == 1


def test_closing_asks_about_an_open_demonstration(lesson: Desk) -> None:
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
