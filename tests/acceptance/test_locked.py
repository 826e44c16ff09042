"""A teacher lets pupils answer: they can do that and nothing else, until the teacher unlocks."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QDragEnterEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit

from goboard_app.app.files.load import UnusableFile
from goboard_app.app.instance import Request
from goboard_app.lessons.attempt import AttemptOutcome
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.ui.shell.message_line import MessageLine
from goboard_app.ui.teach.answer_page import AnswerPage
from goboard_app.ui.teach.lock_dialogs import LockDialog, UnlockDialog
from goboard_app.ui.widgets.choices import QuestionDialog
from tests.support.boards import click_point, point_on
from tests.support.desk import CONTROL, PLAIN, SHIFT, Desk, Desks, answer_files
from tests.support.dialogs import press, type_text
from tests.support.parts import parts
from tests.support.waiting import wait_until

Key = Qt.Key

HEAD = "(;GM[1]FF[4]CA[UTF-8]SZ[5]RU[Japanese]GN[Two tasks]AB[cb][bc][dc]AW[cc]PL[B]"
FIRST = "C[@screen\nCapture the white stone.\n@task capture C3\n@hint Look below.\n@again]"
SECOND = "(;GM[1]FF[4]CA[UTF-8]SZ[5]AB[bb]AW[cc]C[@screen\nWhere is B4?\n@task points B4])"
LESSON = f"{HEAD}{FIRST})\n{SECOND}\n"
PROBLEM = "(;GM[1]FF[4]SZ[5]AB[bb]AW[cc](;B[dd];W[ee];B[ed]TE[1])(;B[aa]BM[1]))"
PROBLEMS = PROBLEM + "\n" + PROBLEM.replace("AB[bb]", "AB[cb]")
GAME = "(;GM[1]FF[4]SZ[9];B[ee];W[cc])"
OTHER = "(;GM[1]FF[4]SZ[13]GN[Another])"


def said(page: AnswerPage) -> str:
    return page.said


def page(desk: Desk) -> AnswerPage:
    shown = desk.parts.pages.currentWidget()
    assert isinstance(shown, AnswerPage)
    return shown


def click(desk: Desk, name: str) -> None:
    board = page(desk).board
    click_point(board, point_on(board, name))


def giving(word: str) -> Callable[[LockDialog], None]:
    """Return an answer for the lock dialog that acts as a teacher would."""

    def answer(dialog: LockDialog) -> None:
        type_text(word, dialog.field)
        press(dialog.lock)

    return answer


def saying(*words: str) -> Callable[[UnlockDialog], None]:
    """Type one word after the other, and stay locked if it is still not right."""

    def answer(dialog: UnlockDialog) -> None:
        for word in words:
            dialog.field.clear()
            type_text(word, dialog.field)
            press(dialog.unlock)
            if not dialog.isVisible():
                return
        press(dialog.cancel)

    return answer


def lock(desk: Desk, word: str = "tiger") -> None:
    desk.dialogs.expect(LockDialog, giving(word))
    desk.key(Key.Key_L, CONTROL | SHIFT)
    assert desk.parts.locks.is_locked


def unlock(desk: Desk, *words: str) -> None:
    desk.dialogs.expect(UnlockDialog, saying(*words) if words else lambda d: press(d.unlock))
    press(page(desk).panel.unlock)


@pytest.fixture
def lesson(desk: Desk) -> Desk:
    """A lesson of a file, before pupils."""
    desk.parts.lessons.open(desk.sgf(LESSON, "lesson.sgf"))
    lock(desk)
    return desk


@pytest.fixture
def record(desk: Desk) -> Desk:
    """The same from the board, with something that is not saved."""
    desk.open(LESSON, "record.sgf")
    assert desk.panel.review.isVisible()
    desk.play("A1")
    lock(desk)
    return desk


@pytest.mark.start_page
def test_unreadable_parts_are_not_shown_to_pupils(desk: Desk) -> None:
    strip, folder = desk.parts.strip, desk.documents.folder
    strip.tell_put_aside([UnusableFile(folder / "a.journal", folder / "a.damaged")])
    assert strip.isVisible()
    desk.parts.lessons.open(desk.sgf(LESSON, "lesson.sgf"))
    lock(desk)
    assert not strip.isVisible()
    strip.tell_put_aside([UnusableFile(folder / "b.journal", folder / "b.damaged")])
    strip.hide()
    assert not strip.isVisible()
    unlock(desk, "tiger")
    assert strip.isVisible()
    assert strip.isEnabled()
    press(strip.details_button)
    assert "a.damaged" in strip.details.toPlainText()
    assert "b.damaged" in strip.details.toPlainText()
    press(strip.close_button)
    assert not strip.isVisible()


def names_on(desk: Desk) -> set[str]:
    return {name for name, action in desk.window.commands.actions.items() if action.isEnabled()}


# Acts of pupils


@pytest.mark.start_page
def test_pupils_answer_take_hints_and_go_on(lesson: Desk) -> None:
    shown = parts(lesson.window).lessons.page
    press(shown.panel.hint)
    assert said(shown) == "Look below."
    click(lesson, "B2")
    assert shown.has_refused
    click(lesson, "C2")
    assert said(shown) == "Right."
    press(shown.panel.again)
    assert shown.panel.place.text() == "Screen 1 of 2"
    press(shown.panel.forward)
    click(lesson, "B4")
    assert said(shown) == "Right."


@pytest.mark.start_page
def test_pupils_answer_by_keys_alone(lesson: Desk) -> None:
    shown = parts(lesson.window).lessons.page
    lesson.key(Key.Key_H)
    assert said(shown) == "Look below."
    lesson.key(Key.Key_N)
    assert shown.panel.place.text() == "Screen 2 of 2"
    lesson.key(Key.Key_B)
    assert shown.panel.place.text() == "Screen 1 of 2"


@pytest.mark.start_page
def test_steps_are_chosen_while_locked(desk: Desk) -> None:
    desk.menu("first_steps")
    lock(desk)
    shown = desk.parts.lessons.page
    press(shown.panel.steps[2])
    assert shown.panel.title.text().startswith("3.")


@pytest.mark.start_page
def test_the_end_of_a_lesson_leads_nowhere(lesson: Desk) -> None:
    shown = parts(lesson.window).lessons.page
    lesson.keys(Key.Key_N, Key.Key_N)
    assert said(shown) == "That was the last one."
    assert parts(lesson.window).lessons.is_shown


def test_the_dialog_names_the_rights_of_pupils_and_the_way_to_unlock(lesson: Desk) -> None:
    told = lesson.dialogs.texts[0]
    assert "Pupils answer" in told
    assert "Ctrl+Shift+L" in told


# Ways out


def test_no_menu_and_no_row_but_the_screen(lesson: Desk) -> None:
    assert not lesson.window.menuBar().isVisible()
    assert names_on(lesson) == {"lock", "full_screen", "present", "next_area", "sound"}


@pytest.mark.start_page
def test_no_key_of_any_row_leads_out(lesson: Desk) -> None:
    window, left = lesson.window, {"lock", "full_screen", "present"}
    keys = [
        key for name, action in window.commands.actions.items()
        if name not in left for key in action.shortcuts()
    ]  # fmt: skip
    assert len(keys) > 80
    before = lesson.session.tree
    for key in keys:
        combination = QKeySequence(key)[0]
        lesson.key(combination.key(), combination.keyboardModifiers())
        assert parts(window).lessons.is_shown
    assert lesson.session.tree is before
    assert parts(window).locks.is_locked
    assert window.isVisible()


@pytest.mark.start_page
def test_a_row_enabled_while_its_menu_is_open_has_no_key(lesson: Desk) -> None:
    lesson.action("start_page").setEnabled(True)
    lesson.key(Key.Key_H, CONTROL)
    assert parts(lesson.window).lessons.is_shown


@pytest.mark.start_page
@pytest.mark.parametrize("modifiers", [Qt.KeyboardModifier.NoModifier, CONTROL])
def test_escape_and_the_like_say_that_it_is_locked(lesson: Desk, modifiers: Qt.KeyboardModifier) -> None:
    before = said(page(lesson))
    key = Key.Key_W if modifiers else Key.Key_Escape
    lesson.key(key, modifiers)
    assert said(page(lesson)) == "Locked"
    assert not page(lesson).has_refused
    wait_until(lambda: said(page(lesson)) == before)


@pytest.mark.start_page
def test_the_button_for_leaving_is_gone(lesson: Desk) -> None:
    panel = parts(lesson.window).lessons.page.panel
    assert not panel.leave.isVisible()
    assert panel.unlock.isVisible()
    panel.leave.click()
    assert parts(lesson.window).lessons.is_shown


@pytest.mark.start_page
def test_dropping_files_does_nothing(lesson: Desk) -> None:
    assert not lesson.drop(lesson.sgf(OTHER, "other.sgf"))
    assert parts(lesson.window).lessons.is_shown
    assert said(page(lesson)) == "Locked"
    text = QMimeData()
    text.setText(GAME)
    enter = QDragEnterEvent(QPoint(100, 100), Qt.DropAction.CopyAction, text, Qt.MouseButton.LeftButton, PLAIN)
    QApplication.sendEvent(lesson.window, enter)
    assert not enter.isAccepted()


@pytest.mark.start_page
def test_no_dialog_for_files_opens(lesson: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = answer_files(monkeypatch.setattr, opened=lesson.sgf(OTHER, "other.sgf"))

    def choose_folder(*_: object) -> str:
        asked.append("folder")
        return ""

    monkeypatch.setattr(QFileDialog, "getExistingDirectory", staticmethod(choose_folder))
    for name in ("open", "open_in_window", "open_folder", "open_lesson", "save_as", "export"):
        lesson.action(name).trigger()
    lesson.key(Key.Key_O, CONTROL)
    lesson.key(Key.Key_S, CONTROL)
    assert not asked
    assert parts(lesson.window).lessons.is_shown


@pytest.mark.start_page
def test_another_start_of_the_program_asks_for_the_word(lesson: Desk) -> None:
    def answer() -> Callable[[], object] | None:
        return lesson.windows.answer(Request(lesson.folder / "data", (), is_to_show=True))

    asked = answer()
    assert asked is not None
    lesson.dialogs.expect(UnlockDialog, saying("tiger"))
    asked()
    assert not lesson.parts.locks.is_locked
    # Nothing is locked: the other start opens a window of its own.
    assert answer() is None


@pytest.mark.start_page
def test_a_file_from_outside_does_not_replace_the_page(lesson: Desk) -> None:
    other, more = lesson.sgf(OTHER, "other.sgf"), lesson.sgf(GAME, "more.sgf")
    lesson.window.open(other)
    lesson.windows.open_all([other, more], lesson.window)
    lesson.windows.open_in_new(other)
    lesson.windows.open_new()
    assert not lesson.others
    assert parts(lesson.window).lessons.is_shown
    assert lesson.session.info.game_name != "Another"


@pytest.mark.start_page
def test_other_windows_are_out_of_sight_until_it_is_unlocked(desk: Desk) -> None:
    desk.menu("new_window")
    other = desk.others[0].window
    desk.wake()
    desk.parts.lessons.open(desk.sgf(LESSON, "lesson.sgf"))
    lock(desk)
    assert not other.isVisible()
    assert "next_window" not in names_on(desk)
    unlock(desk, "tiger")
    assert other.isVisible()


@pytest.mark.start_page
def test_no_other_program_brings_a_window_back_while_it_is_locked(desk: Desk) -> None:
    desk.windows.open_in_new(desk.sgf(OTHER, "other.sgf"))
    other = desk.others[0].window
    other.showMinimized()
    desk.parts.lessons.open(desk.sgf(LESSON, "lesson.sgf"))
    desk.wake()
    lock(desk)
    assert not other.isVisible()
    asked = Request(desk.folder / "data", (desk.folder / "other.sgf",), is_to_show=True)
    then = desk.windows.answer(asked)
    assert then is not None
    then()
    assert not other.isVisible()
    unlock(desk, "tiger")
    assert other.isVisible()


@pytest.mark.start_page
def test_the_list_of_games_is_out_of_sight_until_it_is_unlocked(desk: Desk) -> None:
    """It would let pupils go to other games of the record, and take them out."""
    desk.open(LESSON, "record.sgf")
    assert desk.panel.review.isVisible()
    desk.menu("games")
    games = desk.parts.collection.dialog
    assert games is not None
    lock(desk)
    assert not games.isVisible()
    unlock(desk, "tiger")
    assert games.isVisible()


@pytest.mark.start_page
def test_repairs_are_hidden_until_unlocked(desk: Desk) -> None:
    """It offers to save a copy, and leads to the record."""
    desk.open(LESSON.rstrip().removesuffix(")"), "record.sgf")
    assert desk.panel.review.isVisible()
    desk.menu("repairs")
    report = desk.parts.repairs.report
    assert report is not None
    lock(desk)
    assert not report.isVisible()
    unlock(desk, "tiger")
    assert report.isVisible()


@pytest.mark.start_page
def test_messages_over_the_page_lead_nowhere(lesson: Desk) -> None:
    strip = parts(lesson.window).strip
    called: list[str] = []
    strip.tell("Somebody else has changed the file.")
    strip.offer(("Reload", lambda: called.append("reload")))
    assert strip.isVisible()
    assert not strip.choice_buttons[0].isEnabled()
    unlock(lesson, "tiger")
    assert strip.choice_buttons[0].isEnabled()
    assert not called


def test_the_full_screen_has_no_menu_either(lesson: Desk) -> None:
    lesson.key(Key.Key_F11)
    assert lesson.window.isFullScreen()
    lesson.key(Key.Key_Escape)
    assert lesson.window.isFullScreen()
    lesson.key(Key.Key_F11)
    assert not lesson.window.isFullScreen()
    assert not lesson.window.menuBar().isVisible()


@pytest.mark.start_page
def test_closing_asks_for_the_word(desks: Desks, lesson: Desk) -> None:
    lesson.dialogs.expect(UnlockDialog, saying("lion"))
    assert not lesson.window.close()
    assert parts(lesson.window).locks.is_locked
    assert lesson.window.isVisible()
    lesson.dialogs.expect(UnlockDialog, saying("tiger"))
    assert desks.close(lesson)


def test_closing_is_a_plain_question_without_a_word(desk: Desk) -> None:
    desk.parts.lessons.open(desk.sgf(LESSON, "lesson.sgf"))
    lock(desk, "")

    def answer(dialog: UnlockDialog) -> None:
        assert not dialog.field.isVisible()
        press(dialog.cancel)

    desk.dialogs.expect(UnlockDialog, answer)
    assert not desk.window.close()
    desk.dialogs.expect_button("Close")
    assert desk.window.close()


# Unlocking


@pytest.mark.start_page
def test_an_unknown_word_is_reported_and_changes_nothing(lesson: Desk) -> None:
    unlock(lesson, "lion", "bear")
    assert parts(lesson.window).locks.is_locked
    assert not lesson.window.menuBar().isVisible()


@pytest.mark.start_page
def test_another_word_is_explained(lesson: Desk) -> None:
    told: list[str] = []

    def answer(dialog: UnlockDialog) -> None:
        assert dialog.field.echoMode() is QLineEdit.EchoMode.Password
        type_text("lion", dialog.field)
        press(dialog.unlock)
        told.append(dialog.reply.text())
        press(dialog.cancel)

    lesson.dialogs.expect(UnlockDialog, answer)
    lesson.key(Key.Key_L, CONTROL | SHIFT)
    assert told == ["That is not the word."]


@pytest.mark.start_page
def test_the_word_brings_everything_back(lesson: Desk) -> None:
    press(parts(lesson.window).lessons.page.panel.forward)
    unlock(lesson, "lion", " Tiger ")
    window = lesson.window
    assert not parts(window).locks.is_locked
    assert window.menuBar().isVisible()
    assert {"new", "open", "about", "start_page", "quit"} <= names_on(lesson)
    assert "undo" not in names_on(lesson)
    assert parts(window).lessons.page.panel.place.text() == "Screen 2 of 2"
    press(parts(window).lessons.page.panel.leave)
    assert parts(window).starts.page.isVisible()


@pytest.mark.start_page
def test_without_a_word_a_stray_enter_leaves_it_locked(desk: Desk) -> None:
    desk.parts.lessons.open(desk.sgf(LESSON, "lesson.sgf"))
    lock(desk, "")
    seen = []

    def enter(dialog: UnlockDialog) -> None:
        QTest.keyClick(dialog.focusWidget() or dialog, Key.Key_Return)
        seen.append(dialog.begins_again)

    desk.dialogs.expect(UnlockDialog, enter)
    press(page(desk).panel.unlock)
    assert seen == [False]
    assert desk.parts.locks.is_locked


@pytest.mark.start_page
def test_without_a_word_one_click_unlocks(desk: Desk) -> None:
    desk.parts.lessons.open(desk.sgf(LESSON, "lesson.sgf"))
    lock(desk, "")
    unlock(desk)
    assert not desk.parts.locks.is_locked


@pytest.mark.start_page
def test_it_can_be_locked_again_with_another_word(lesson: Desk) -> None:
    unlock(lesson, "tiger")
    lock(lesson, "lion")
    unlock(lesson, "tiger")
    assert parts(lesson.window).locks.is_locked
    unlock(lesson, "lion")
    assert not parts(lesson.window).locks.is_locked


@pytest.mark.start_page
def test_a_teacher_may_think_better_of_it(desk: Desk) -> None:
    desk.parts.lessons.open(desk.sgf(LESSON, "lesson.sgf"))
    desk.dialogs.expect_button("Cancel")
    desk.menu("lock")
    assert not desk.parts.locks.is_locked
    assert desk.parts.lessons.is_shown


def test_a_program_that_is_started_again_is_not_locked(desks: Desks, lesson: Desk) -> None:
    for file in lesson.folder.rglob("*"):
        assert file.is_dir() or b"tiger" not in file.read_bytes()
    desks.crash(lesson)
    later = desks.make()
    assert not parts(later.window).locks.is_locked
    assert later.window.menuBar().isVisible()
    assert "open" in names_on(later)


# The next pupil


def kept_in(desk: Desk) -> dict[str, list[int]]:
    file = desk.documents.folder / "progress.json"
    done: dict[str, list[int]] = json.loads(file.read_text("utf-8"))["lessons"]["done"]
    return done


@pytest.mark.start_page
def test_the_next_pupil_starts_fresh_and_results_are_kept(lesson: Desk) -> None:
    click(lesson, "C2")
    lesson.key(Key.Key_N)
    course = parts(lesson.window).lessons.course
    assert course.done_in(0) == 1
    lesson.dialogs.expect_button("Begin again")
    press(page(lesson).panel.unlock)
    assert parts(lesson.window).locks.is_locked
    assert (course.place, course.done_in(0)) == (0, 0)
    assert list(kept_in(lesson).values()) == [[0]]
    click(lesson, "C2")
    assert course.done_in(0) == 1


@pytest.mark.start_page
def test_the_next_pupil_begins_with_the_first_problem(desk: Desk) -> None:
    desk.open(PROBLEMS, "problems.sgf")
    lock(desk)
    solving = desk.parts.problems.solving
    click(desk, "A5")
    assert solving.attempt is not None
    assert solving.attempt.outcome is AttemptOutcome.WRONG
    desk.key(Key.Key_N)
    desk.dialogs.expect_button("Begin again")
    press(page(desk).panel.unlock)
    place = desk.parts.problems.page.panel.place
    assert place.text() == "Problem 1 of 2"


# From a record on the board


@pytest.mark.start_page
def test_a_record_with_tasks_is_shown_as_a_lesson(record: Desk) -> None:
    shown = parts(record.window).lessons.page
    assert shown.isVisible()
    assert shown.panel.title.text() == "Two tasks"
    click(record, "C2")
    assert said(shown) == "Right."
    assert kept_in(record) == {(record.folder / "record.sgf").resolve().as_posix(): [0]}


@pytest.mark.start_page
def test_the_record_waits_behind_as_it_is(record: Desk) -> None:
    tree, node = record.session.tree, record.session.cursor
    assert record.documents.is_modified
    click(record, "C2")
    unlock(record, "tiger")
    assert parts(record.window).lessons.is_shown
    press(parts(record.window).lessons.page.panel.leave)
    assert record.is_on_board
    assert (record.session.tree, record.session.cursor) == (tree, node)
    assert record.documents.is_modified
    assert record.focus is record.page.board
    assert "save" in names_on(record)
    assert record.window.windowTitle().startswith("record.sgf")


@pytest.mark.start_page
def test_pupils_begin_where_the_teacher_is(desk: Desk) -> None:
    desk.open(LESSON)
    desk.key(Key.Key_PageDown, CONTROL)
    lock(desk)
    place = desk.parts.lessons.page.panel.place
    assert place.text() == "Screen 2 of 2"
    desk.dialogs.expect_button("Begin again")
    press(page(desk).panel.unlock)
    # The next pupil is asked everything.
    assert place.text() == "Screen 1 of 2"


@pytest.mark.start_page
def test_problems_begin_with_the_game_on_the_board(desk: Desk) -> None:
    desk.open(PROBLEMS)
    desk.key(Key.Key_PageDown, CONTROL)
    lock(desk)
    assert desk.parts.problems.page.panel.place.text() == "Problem 2 of 2"


@pytest.mark.start_page
def test_from_the_table_pupils_see_the_prepared_position(desk: Desk) -> None:
    desk.open(LESSON)
    assert desk.panel.isVisible()
    desk.key(Key.Key_F7)
    desk.play("A1 A2")
    desk.dialogs.expect(LockDialog, giving("tiger"))
    press(desk.parts.table.work.panel.acts["lock"])
    assert not desk.session.tree.root.children
    unlock(desk, "tiger")
    press(desk.parts.lessons.page.panel.leave)
    assert desk.is_on_board
    assert desk.parts.table.is_on
    assert desk.parts.table.work.panel.isVisible()


@pytest.mark.start_page
def test_unsaved_changes_are_shown_too(desk: Desk) -> None:
    desk.open("(;GM[1]FF[4]SZ[5]AB[cb][bc][dc]AW[cc]C[@screen\nOld.\n@task capture C3])")
    panel = desk.panel.review
    desk.key(Key.Key_K, CONTROL)
    panel.comment.selectAll()
    type_text("@screen", panel.comment)
    QTest.keyClick(panel.comment, Key.Key_Return)
    type_text("New words.")
    lock(desk)
    assert desk.parts.lessons.page.panel.text.text() == "New words."


@pytest.mark.start_page
def test_a_record_that_is_in_no_file_keeps_no_progress(desk: Desk) -> None:
    desk.controller.show_games(read_sgf(LESSON.encode()).games)
    assert desk.documents.path is None
    lock(desk)
    click(desk, "C2")
    assert desk.parts.lessons.course.done_in(0) == 1
    assert not (desk.documents.folder / "progress.json").exists()


@pytest.mark.start_page
def test_a_record_with_variations_is_asked_as_problems(desk: Desk) -> None:
    desk.open(PROBLEMS, "problems.sgf")
    lock(desk)
    shown = desk.parts.problems.page
    assert not shown.panel.solution.isEnabled()
    # Nothing is said of this problem but the move, and a hint would be the solution.
    assert not shown.panel.hint.isEnabled()
    click(desk, "D2")
    click(desk, "E2")
    attempt = desk.parts.problems.solving.attempt
    assert attempt is not None
    assert attempt.outcome is AttemptOutcome.SOLVED
    desk.keys(Key.Key_N, Key.Key_N)
    assert said(shown) == "That was the last one."
    desk.key(Key.Key_Escape)
    assert shown.isVisible()
    unlock(desk, "tiger")
    assert shown.panel.solution.isEnabled()
    press(shown.panel.leave)
    press(desk.parts.problems.list.leave)
    assert desk.is_on_board


@pytest.mark.start_page
def test_a_game_that_asks_nothing_is_not_locked(desk: Desk) -> None:
    desk.open(GAME)
    desk.menu("lock")
    assert not desk.parts.locks.is_locked
    assert desk.is_on_board
    assert "Nothing here asks for an answer" in desk.parts.strip.sentence.text()


@pytest.mark.start_page
@pytest.mark.parametrize("text", [LESSON, PROBLEMS])
def test_thinking_better_of_it_leads_back_to_the_board(desk: Desk, text: str) -> None:
    desk.open(text)
    desk.dialogs.expect_button("Cancel")
    desk.menu("lock")
    assert desk.is_on_board
    assert not desk.parts.locks.is_locked


def test_unusable_parts_of_a_record_are_reported_before_locking(desk: Desk) -> None:
    desk.open(LESSON.replace("@again", "@agian"))
    lock(desk)
    assert "1 thing(s) in this lesson cannot be used" in desk.dialogs.texts[0]
    assert not desk.parts.strip.isVisible()


@pytest.mark.start_page
def test_closing_with_the_word_still_asks_about_unsaved_changes(record: Desk) -> None:
    record.dialogs.expect(UnlockDialog, saying("tiger"))
    record.dialogs.expect(QuestionDialog, lambda dialog: press(dialog.buttons[2]))
    assert not record.window.close()
    assert not parts(record.window).locks.is_locked
    assert record.documents.is_modified


@pytest.mark.start_page
def test_a_crash_while_locked_is_recovered_unlocked(desks: Desks, record: Desk) -> None:
    assert record.documents.journaling.flush()
    desks.crash(record)
    later = desks.make()
    card = parts(later.window).restores.card
    assert card is not None
    assert card.isVisible()
    # Pupils may read the offer while they answer, but not take it.
    parts(later.window).lessons.open(later.sgf(LESSON, "lesson.sgf"))
    lock(later)
    assert not card.restore_button.isEnabled()
    unlock(later, "tiger")
    press(card.restore_button)
    assert later.is_on_board
    assert later.documents.is_modified


@pytest.mark.start_page
def test_problems_after_the_lesson_still_lead_back_to_the_record(record: Desk) -> None:
    tree = record.session.tree
    unlock(record, "tiger")
    record.menu("problems")
    record.dialogs.expect(QuestionDialog, lambda dialog: press(dialog.buttons[2]))
    assert not record.window.close()
    press(parts(record.window).problems.list.leave)
    assert record.is_on_board
    assert record.session.tree is tree


@pytest.mark.start_page
def test_other_lessons_are_opened_after_asking_about_the_record(record: Desk) -> None:
    unlock(record, "tiger")
    record.dialogs.expect(QuestionDialog, lambda dialog: press(dialog.buttons[2]))
    record.menu("first_steps")
    assert parts(record.window).lessons.page.panel.title.text() == "Two tasks"
    record.dialogs.expect(QuestionDialog, lambda dialog: press(dialog.buttons[1]))
    record.menu("first_steps")
    assert parts(record.window).lessons.page.panel.title.text().startswith("1.")
    assert parts(record.window).lessons.page.panel.leave.text() == "Start page"


@pytest.mark.start_page
def test_neither_the_list_of_problems_nor_the_start_page_can_be_locked(desk: Desk) -> None:
    assert "lock" not in names_on(desk)
    desk.menu("problems")
    assert "lock" not in names_on(desk)


@pytest.mark.start_page
def test_a_large_file_that_was_asked_for_before_does_not_come(desk: Desk) -> None:
    desk.open(GAME)
    desk.parts.lessons.open(desk.sgf(LESSON, "lesson.sgf"))
    large = "(;GM[1]FF[4]SZ[13]" + ";B[aa]C[A long word.];W[bb]" * 4000 + ")"
    desk.open(large, "large.sgf")
    assert desk.parts.files.is_loading
    desk.dialogs.expect(LockDialog, giving("tiger"))
    desk.menu("lock")
    assert not desk.parts.files.is_loading
    QTest.qWait(300)
    assert desk.parts.lessons.is_shown


def test_the_line_repeats_its_last_sentence(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goboard_app.ui.shell.message_line._BRIEF_MS", 200)
    line = MessageLine(desk.parts.look)
    line.refuse("Not here.")
    line.say_briefly("Locked", "lock")
    line.say_briefly("Locked", "lock")
    assert (line.text, line.is_refusal) == ("Locked", False)
    wait_until(lambda: line.text == "Not here." and line.is_refusal)
    line.say_briefly("Locked", "lock")
    line.say("Something else.")
    QTest.qWait(400)
    assert line.text == "Something else."
