"""A class answers one after the other, each under a name; the teacher alone sees the results."""

from __future__ import annotations

import csv
import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QHeaderView

from goboard_app.app import progress
from goboard_app.app.files.document import RESULTS
from goboard_app.app.files.save import CannotSave
from goboard_app.lessons.task import solutions
from goboard_app.ui.teach.answer_page import AnswerPage
from goboard_app.ui.teach.lock_dialogs import LockDialog, UnlockDialog
from goboard_app.ui.teach.results import PupilCard, ResultsDialog
from goboard_app.ui.widgets.choices import QuestionDialog
from tests.support.boards import click_point, point_on
from tests.support.desk import CONTROL, SHIFT, Desk, answer_files
from tests.support.dialogs import press, type_text
from tests.support.waiting import wait_until

Key = Qt.Key

LESSON = (
    "(;GM[1]FF[4]CA[UTF-8]SZ[5]RU[Japanese]GN[Two tasks]AB[cb][bc][dc]AW[cc]PL[B]"
    "C[@screen\nCapture the white stone.\n@task capture C3\n@hint Look below.])\n"
    "(;GM[1]FF[4]CA[UTF-8]SZ[5]AB[bb]AW[cc]C[@screen\nWhere is B4?\n@task points B4])\n"
)
PROBLEM = "(;GM[1]FF[4]SZ[5]AB[bb]AW[cc](;B[dd];W[ee];B[ed]TE[1])(;B[aa]BM[1]))"
PROBLEMS = PROBLEM + "\n" + PROBLEM.replace("AB[bb]", "AB[cb]")


def page(desk: Desk) -> AnswerPage:
    shown = desk.parts.pages.currentWidget()
    assert isinstance(shown, AnswerPage)
    return shown


def card(desk: Desk) -> PupilCard:
    found: PupilCard = desk.parts.results.card
    return found


def click(desk: Desk, name: str) -> None:
    board = page(desk).board
    click_point(board, point_on(board, name))


def lock(desk: Desk, word: str = "tiger") -> None:
    def answer(dialog: LockDialog) -> None:
        type_text(word, dialog.field)
        dialog.names.click()
        press(dialog.lock)

    desk.dialogs.expect(LockDialog, answer)
    desk.key(Key.Key_L, CONTROL | SHIFT)
    assert card(desk).isVisible()


def come(desk: Desk, name: str) -> None:
    type_text(name, card(desk).field)
    desk.key(Key.Key_Return)


def unlock(desk: Desk, word: str = "tiger") -> None:
    def answer(dialog: UnlockDialog) -> None:
        type_text(word, dialog.field)
        press(dialog.unlock)

    desk.dialogs.expect(UnlockDialog, answer)
    button = card(desk).unlock
    press(button if button.isVisible() else page(desk).panel.unlock)
    assert not desk.parts.locks.is_locked


def table(dialog: ResultsDialog) -> list[list[str]]:
    cells = dialog.table
    return [
        [
            "" if (item := cells.item(row, column)) is None
            else item.data(Qt.ItemDataRole.AccessibleTextRole) or item.text()
            for column in range(cells.columnCount())
        ]
        for row in range(cells.rowCount())
    ]  # fmt: skip


def results(desk: Desk) -> list[list[str]]:
    """Return the results that the teacher sees, opened from the menu."""
    seen: list[list[str]] = []

    def look(dialog: ResultsDialog) -> None:
        seen.extend(table(dialog))
        press(dialog.close_button)

    desk.dialogs.expect(ResultsDialog, look)
    desk.menu("results")
    return seen


@pytest.fixture
def lesson(desk: Desk) -> Desk:
    desk.parts.lessons.open(desk.sgf(LESSON, "lesson.sgf"))
    lock(desk)
    return desk


@pytest.fixture
def problems(desk: Desk) -> Desk:
    desk.parts.problems.open(desk.sgf(PROBLEMS, "ours.sgf"))
    lock(desk)
    return desk


@pytest.mark.start_page
def test_answering_requires_a_name(lesson: Desk) -> None:
    assert not card(lesson).begin.isEnabled()
    assert card(lesson).geometry() == page(lesson).rect()
    lesson.key(Key.Key_Return)
    lesson.key(Key.Key_N)
    lesson.key(Key.Key_Escape)
    assert card(lesson).isVisible()
    assert lesson.parts.lessons.course.place == 0
    card(lesson).field.clear()
    come(lesson, "   ")
    assert card(lesson).isVisible()
    come(lesson, "Anna")
    assert not card(lesson).isVisible()
    assert page(lesson).panel.pupil.text() == "Anna"


@pytest.mark.start_page
def test_keeping_results_requires_a_password(desk: Desk) -> None:
    desk.parts.lessons.open(desk.sgf(LESSON, "lesson.sgf"))
    said: list[str] = []

    def answer(dialog: LockDialog) -> None:
        dialog.names.click()
        press(dialog.lock)
        said.append(dialog.reply.text())
        assert dialog.isVisible()
        assert dialog.field.hasFocus()
        type_text("tiger", dialog.field)
        press(dialog.lock)

    desk.dialogs.expect(LockDialog, answer)
    desk.menu("lock")
    assert said == ["Type a word: without one, pupils could open the results."]
    assert card(desk).isVisible()


@pytest.mark.start_page
def test_two_pupils_answer_a_lesson_and_the_teacher_sees_it(lesson: Desk) -> None:
    come(lesson, "Anna")
    click(lesson, "A1")
    click(lesson, "C2")
    lesson.key(Key.Key_N)
    click(lesson, "B4")
    press(page(lesson).panel.done)
    come(lesson, "7")
    assert lesson.parts.lessons.course.place == 0
    assert not lesson.parts.lessons.course.progress.done
    lesson.key(Key.Key_H)
    click(lesson, "C2")
    unlock(lesson)
    assert results(lesson) == [
        ["Anna", "2 of 2", "1", "right at try 2", "right at once"],
        ["7", "1 of 2", "0", "right at once, 1 hint(s)", "not answered"],
    ]


@pytest.mark.start_page
def test_a_move_that_only_the_reply_to_all_others_calls_wrong_is_a_try(desk: Desk) -> None:
    told, silent = (f"(;SZ[5]PL[B]C[@screen\n@task play{wrong}];B[cc])" for wrong in ("\n@wrong Not there.", ""))
    desk.parts.lessons.open(desk.sgf(told + silent, "moves.sgf"))
    lock(desk)
    come(desk, "Anna")
    click(desk, "A1")
    click(desk, "C3")
    desk.key(Key.Key_N)
    click(desk, "A1")
    click(desk, "C3")
    unlock(desk)
    assert results(desk) == [["Anna", "2 of 2", "1", "right at try 2", "right at once"]]


@pytest.mark.start_page
def test_tasks_that_the_first_evening_leaves_out_are_asked_of_no_pupil(desk: Desk) -> None:
    lessons = desk.parts.lessons
    lessons.show_first_steps(is_evening=True)
    course = lessons.course
    course.go_to(2, 1)
    lock(desk)
    come(desk, "Anna")
    while not course.state.is_done:
        click_point(page(desk).board, min(solutions(course.state)))
    press(page(desk).panel.done)
    come(desk, "Anna")
    press(card(desk).question.yes)
    assert (course.here.key, course.place) == ("02-liberties", 0)
    unlock(desk)
    # The teacher goes on where the class began.
    assert (course.here.key, course.place) == ("03-capture", 1)


@pytest.mark.start_page
def test_each_pupil_begins_at_the_first_task_wherever_the_teacher_stood(desk: Desk) -> None:
    path = desk.sgf("(;GM[1]FF[4]SZ[5]C[@screen\nHello.])\n" + LESSON, "lesson.sgf")
    desk.open(path.read_text("utf-8"), "table.sgf")
    desk.menu("next_game")
    desk.menu("next_game")
    lock(desk)
    course = desk.parts.lessons.course
    for name, point in (("Anna", "A1"), ("Boris", "C2")):
        come(desk, name)
        # The words for talking before it are passed over.
        assert course.place == 1
        click(desk, point)
        press(page(desk).panel.done)
    unlock(desk)
    assert course.place == 2
    assert results(desk) == [
        ["Anna", "0 of 2", "0", "1 wrong try(s)", "not answered"],
        ["Boris", "1 of 2", "1", "right at once", "not answered"],
    ]


@pytest.mark.start_page
def test_pupils_solve_problems(problems: Desk) -> None:
    come(problems, "Anna")
    click(problems, "A5")
    press(page(problems).panel.done)
    come(problems, "Ben")
    click(problems, "D2")
    click(problems, "E2")
    unlock(problems)
    assert results(problems) == [
        ["Anna", "0 of 2", "0", "1 wrong try(s)", "not answered"],
        ["Ben", "1 of 2", "1", "right at once", "not answered"],
    ]
    # The pupil's answers are not the owner's progress.
    assert not (problems.documents.folder / "problems.json").exists()


@pytest.mark.start_page
def test_answers_of_pupils_are_no_progress_of_the_owner(lesson: Desk) -> None:
    come(lesson, "Anna")
    click(lesson, "C2")
    unlock(lesson)
    course = lesson.parts.lessons.course
    assert not course.progress.is_done(course.here.key, 0)
    kept = json.loads((lesson.documents.folder / "progress.json").read_text("utf-8"))
    assert not any(kept["lessons"]["done"].values())
    click(lesson, "C2")
    assert course.progress.is_done(course.here.key, 0)


@pytest.mark.start_page
@pytest.mark.skipif(sys.platform == "win32", reason="files have no mode there")
def test_other_users_cannot_read_the_names(lesson: Desk) -> None:
    file = lesson.documents.folder / RESULTS
    # An earlier version wrote it for all to read.
    file.parent.mkdir(exist_ok=True)
    file.write_text('{"classes": []}', encoding="utf-8")
    file.chmod(0o644)
    come(lesson, "Ana")
    click(lesson, "C2")
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.parent.stat().st_mode & 0o777 == 0o700


@pytest.mark.start_page
def test_a_pupil_comes_back_to_the_rest(lesson: Desk) -> None:
    come(lesson, "Anna")
    click(lesson, "C2")
    press(page(lesson).panel.done)
    come(lesson, "ANNA")
    assert card(lesson).question.isVisible()
    press(card(lesson).question.yes)
    assert not card(lesson).isVisible()
    assert lesson.parts.lessons.course.place == 1
    click(lesson, "B4")
    unlock(lesson)
    assert results(lesson) == [["Anna", "2 of 2", "2", "right at once", "right at once"]]


@pytest.mark.start_page
def test_two_pupils_of_one_name_are_two(lesson: Desk) -> None:
    come(lesson, "Anna")
    click(lesson, "C2")
    press(page(lesson).panel.done)
    come(lesson, "Anna")
    press(card(lesson).question.no)
    assert page(lesson).panel.pupil.text() == "Anna (2)"
    assert lesson.parts.lessons.course.place == 0
    click(lesson, "A1")
    unlock(lesson)
    assert [row[0] for row in results(lesson)] == ["Anna", "Anna (2)"]


@pytest.mark.start_page
def test_results_are_shown_behind_the_word_while_it_stays_locked(lesson: Desk) -> None:
    come(lesson, "Anna")
    click(lesson, "C2")
    seen: list[list[str]] = []

    def try_word(word: str) -> Callable[[UnlockDialog], None]:
        def answer(dialog: UnlockDialog) -> None:
            type_text(word, dialog.field)
            press(dialog.results)
            if dialog.isVisible():
                seen.append([dialog.reply.text()])
                press(dialog.cancel)

        return answer

    def look(dialog: ResultsDialog) -> None:
        seen.extend(table(dialog))
        press(dialog.close_button)

    lesson.dialogs.expect(UnlockDialog, try_word("lion"))
    press(page(lesson).panel.unlock)
    lesson.dialogs.expect(UnlockDialog, try_word("tiger"))
    lesson.dialogs.expect(ResultsDialog, look)
    press(page(lesson).panel.unlock)
    assert seen[0] == ["That is not the word."]
    assert seen[1][0] == "Anna"
    assert lesson.parts.locks.is_locked
    assert not lesson.action("results").isEnabled()


@pytest.mark.start_page
def test_results_deleted_while_the_class_goes_on_stay_deleted(lesson: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def clear(dialog: ResultsDialog) -> None:
        press(dialog.delete)
        wait_until(dialog.nothing.isVisible)
        press(dialog.close_button)

    def open_results(dialog: UnlockDialog) -> None:
        type_text("tiger", dialog.field)
        press(dialog.results)

    come(lesson, "Anna")
    click(lesson, "C2")
    press(page(lesson).panel.done)
    come(lesson, "Ben")
    monkeypatch.setattr(QuestionDialog, "ask", lambda _question: 1)
    lesson.dialogs.expect(UnlockDialog, open_results)
    lesson.dialogs.expect(ResultsDialog, clear)
    press(page(lesson).panel.unlock)
    click(lesson, "C2")
    unlock(lesson)
    assert results(lesson) == [["Ben", "1 of 2", "1", "right at once", "not answered"]]


@pytest.mark.start_page
def test_begin_again_asks_for_the_next_name(lesson: Desk) -> None:
    come(lesson, "Anna")
    lesson.dialogs.expect(UnlockDialog, lambda dialog: press(dialog.again))
    press(page(lesson).panel.unlock)
    assert card(lesson).isVisible()
    assert not card(lesson).field.text()


@pytest.mark.start_page
def test_the_table_of_many_tasks_is_measured_once(lesson: Desk) -> None:
    come(lesson, "Anna of the long name")
    click(lesson, "C2")
    unlock(lesson)
    seen: list[bool] = []

    def look(dialog: ResultsDialog) -> None:
        cells, header = dialog.table, dialog.table.horizontalHeader()
        columns = range(cells.columnCount())
        wide = [max(cells.sizeHintForColumn(n), header.sectionSizeHint(n)) for n in columns]
        seen.extend(cells.columnWidth(n) >= wide[n] for n in columns)
        # Measured for each cell that is filled, three hundred tasks took seconds.
        by_contents = QHeaderView.ResizeMode.ResizeToContents
        seen.extend(header.sectionResizeMode(n) is not by_contents for n in columns)
        press(dialog.close_button)

    lesson.dialogs.expect(ResultsDialog, look)
    lesson.menu("results")
    assert len(seen) == 10
    assert all(seen)


@pytest.mark.start_page
def test_the_table_goes_to_csv(lesson: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    come(lesson, '=cmd|"x", Anna')
    click(lesson, "C2")
    unlock(lesson)
    target = lesson.folder / "class"
    answer_files(monkeypatch.setattr, saved=target)
    said: list[str] = []

    def save(dialog: ResultsDialog) -> None:
        press(dialog.export)
        said.append(dialog.told.text())
        press(dialog.close_button)

    lesson.dialogs.expect(ResultsDialog, save)
    lesson.menu("results")
    assert said == ["Saved as class.csv."]
    text = (lesson.folder / "class.csv").read_bytes().decode("utf-8-sig")
    head, row = csv.reader(io.StringIO(text, newline=""))
    assert head == [
        *("Pupil", "Solved", "Right at once"),
        *("1. Capture the white stone.", "2. Where is B4?"),
    ]
    assert row == ['\'=cmd|"x", Anna', "1", "1", "right at once", "not answered"]


@pytest.mark.start_page
def test_the_table_writes_over_no_other_without_a_question(lesson: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    come(lesson, "Anna")
    click(lesson, "C2")
    unlock(lesson)
    there = lesson.folder / "class.csv"
    there.write_text("mine", "utf-8")
    typed = iter([str(lesson.folder / "class"), ""])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (next(typed), ""))

    def save(dialog: ResultsDialog) -> None:
        press(dialog.export)
        press(dialog.close_button)

    lesson.dialogs.expect(ResultsDialog, save)
    lesson.menu("results")
    assert list(typed) == []
    assert there.read_text("utf-8") == "mine"


@pytest.mark.start_page
def test_a_place_that_cannot_be_written_is_reported(lesson: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    come(lesson, "Anna")
    click(lesson, "C2")
    unlock(lesson)
    answer_files(monkeypatch.setattr, saved=lesson.folder / "nowhere" / "class.csv")
    said: list[str] = []

    def save(dialog: ResultsDialog) -> None:
        press(dialog.export)
        said.append(dialog.told.text())
        press(dialog.close_button)

    lesson.dialogs.expect(ResultsDialog, save)
    lesson.menu("results")
    assert said[0].startswith("class.csv could not be saved: ")


@pytest.mark.start_page
def test_answers_that_cannot_be_written_stay_until_they_can(lesson: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_args: object, **_named: object) -> None:
        raise CannotSave("the disk is full")

    come(lesson, "Anna")
    with monkeypatch.context() as patch:
        patch.setattr(progress, "replace_file", full)
        click(lesson, "C2")
    assert "could not be kept: the disk is full" in lesson.parts.strip.sentence.text()
    press(page(lesson).panel.done)
    come(lesson, "Ben")
    click(lesson, "C2")
    unlock(lesson)
    assert [row[0] for row in results(lesson)] == ["Anna", "Ben"]
    assert b"Anna" in (lesson.documents.folder / "results.json").read_bytes()


@pytest.mark.parametrize(
    "damaged",
    [
        '{"classes": [{"title": 3}]}',
        '{"classes": [{"title": "Net", "day": "2026-05-02", "tasks": ["1."], "pupils": '
        '[{"name": "Anna", "answers": {"0": [1, 99999999999999999999, 1]}}]}]}',
    ],
)
def test_damaged_results_are_put_aside_and_reported(desk: Desk, damaged: str) -> None:
    file: Path = desk.documents.folder / "results.json"
    file.write_text(damaged, "utf-8")
    desk.dialogs.expect(ResultsDialog, lambda dialog: press(dialog.close_button))
    desk.menu("results")
    assert not file.exists()
    assert desk.parts.strip.isVisible()
    (aside,) = desk.documents.folder.glob("results*")
    assert aside.read_text("utf-8") == damaged


@pytest.mark.start_page
def test_results_are_deleted_when_the_teacher_says_so(lesson: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def confirm(question: QuestionDialog) -> int:
        question.show()
        press(question.buttons[1])
        return question.answer

    come(lesson, "Anna")
    click(lesson, "C2")
    unlock(lesson)

    def delete(dialog: ResultsDialog) -> None:
        press(dialog.delete)
        wait_until(dialog.nothing.isVisible)
        press(dialog.close_button)

    monkeypatch.setattr(QuestionDialog, "ask", confirm)
    lesson.dialogs.expect(ResultsDialog, delete)
    lesson.menu("results")
    assert b"Anna" not in (lesson.documents.folder / "results.json").read_bytes()


@pytest.mark.start_page
def test_without_names_it_is_as_ever(desk: Desk) -> None:
    desk.parts.lessons.open(desk.sgf(LESSON, "lesson.sgf"))
    desk.dialogs.expect(LockDialog, lambda dialog: press(dialog.lock))
    desk.menu("lock")
    assert not desk.window.features["teach"].has("results")
    click(desk, "C2")
    assert desk.parts.lessons.course.progress.done
