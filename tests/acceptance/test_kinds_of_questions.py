"""A teacher makes questions of every kind with a choice or numbers, and pupils answer them by mouse and by keys."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_app.lessons.convention import TaskKind
from goboard_app.ui.teach.class_book import ClassBookDialog
from goboard_app.ui.teach.lesson_panel import LessonPanel
from goboard_app.ui.teach.task import TaskDialog
from tests.acceptance.test_class_book import lines, lock, show
from tests.acceptance.test_class_results import click, come, page, unlock
from tests.acceptance.test_writing_tasks import choose, comment, write
from tests.acceptance.test_writing_tasks import click as click_stone
from tests.support.desk import Desk, answer_files
from tests.support.dialogs import Dialogs, press, type_text
from tests.support.waiting import wait_until

Key = Qt.Key

# Black lives in the corner with two eyes, within a wall of White that lives as well.
CORNER = (
    "SZ[9]RU[Japanese]AB[ba][bb][ab][da][db][dc][cc][bc][ac]AW[ea][eb][ec][ed][dd][cd][bd][ad][ff][hf][gg][gf]PL[B]"
)
WALLS = "SZ[5]RU[Chinese]AB[ba][bb][bc][bd][be]AW[ca][cb][cc][cd][ce]PL[B]"
LESSON = (
    f"(;GM[1]FF[4]CA[UTF-8]GN[Kinds]{CORNER}C[@screen\nLook at Black.\n@task choice 2\n@choice Black is dead.\n"
    "@choice Black lives.\n@choice It is a ko.\n@wrong 1 Count the eyes.])\n"
    f"(;{CORNER}C[@screen\n@task status A8 alive])\n"
    "(;SZ[9]RU[Japanese]AB[cc][dc][gg]AW[ee]PL[B]C[@screen\n@task liberties-of C7 G3 E5])\n"
    f"(;{WALLS}C[@screen\n@task ahead white 5])\n"
)


def panel(desk: Desk) -> LessonPanel:
    shown: LessonPanel = desk.parts.lessons.page.panel
    return shown


def choices(desk: Desk) -> list[str]:
    return [each.answer for each in panel(desk).choices if each.isVisible()]


def answer_by_mouse(desk: Desk) -> None:
    """Answer all four questions wrongly first, by clicks; only the numbers are typed."""
    assert choices(desk) == ["Black is dead.", "Black lives.", "It is a ko."]
    press(panel(desk).choices[0])
    assert page(desk).said == "Count the eyes."
    press(panel(desk).choices[1])
    assert page(desk).said == "Right."
    assert not panel(desk).choices[0].isEnabled()
    press(panel(desk).forward)
    assert choices(desk) == ["Alive", "Dead", "Seki"]
    board = page(desk).board
    assert len(board.picture.lit) == 9
    press(panel(desk).choices[2])
    press(panel(desk).choices[0])
    assert page(desk).said == "Right."
    press(panel(desk).forward)
    assert choices(desk) == []
    assert page(desk).message.text == "Liberties of A: type the number, then Enter."
    click(desk, "G3")
    assert page(desk).message.text == "Liberties of C: type the number, then Enter."
    assert len(page(desk).board.picture.lit) == 1
    for number, said in (("3", "Not quite. Count again."), ("4", "Right. 2 more to find.")):
        panel(desk).number.clear()
        type_text(number, panel(desk).number)
        press(panel(desk).give)
        assert page(desk).said == said
    press(panel(desk).forward)
    press(panel(desk).choices[2])
    press(panel(desk).choices[1])
    assert page(desk).said == "Right. White is ahead by 5."


def answer_by_keys(desk: Desk) -> None:
    """Answer all four questions by keys alone: numbers, Enter and N."""
    desk.keys(Key.Key_3, Key.Key_2)
    assert page(desk).said == "Right."
    desk.keys(Key.Key_N, Key.Key_2, Key.Key_H, Key.Key_H)
    assert page(desk).said == "The answer is Alive."
    desk.key(Key.Key_1)
    assert page(desk).said == "Right."
    desk.keys(Key.Key_N, Key.Key_5, Key.Key_Return, Key.Key_6, Key.Key_Return, Key.Key_4, Key.Key_Return, Key.Key_H)
    assert page(desk).message.text == "Liberties of C: type the number, then Enter."
    desk.key(Key.Key_H)
    assert page(desk).said == "The board shows where."
    assert len(page(desk).board.picture.hints) == 4
    desk.keys(Key.Key_4, Key.Key_Return)
    assert page(desk).said == "Right."
    desk.keys(Key.Key_N, Key.Key_9, Key.Key_2)
    assert page(desk).said == "Right. White is ahead by 5."


def test_pupils_answer_by_mouse_and_by_keys_and_the_class_keeps_what_was_wrong(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.parts.lessons.open(desk.sgf(LESSON, "kinds.sgf"))
    wait_until(lambda: desk.parts.lessons.is_shown)
    lock(desk, "Monday")
    come(desk, "Anna")
    answer_by_mouse(desk)
    press(page(desk).panel.done)
    come(desk, "Boris")
    answer_by_keys(desk)
    press(page(desk).panel.done)
    unlock(desk)
    path = desk.folder / "monday.csv"
    answer_files(monkeypatch.setattr, saved=path)
    show(desk, see_wrong_answers)
    assert path.exists()
    rows = list(csv.reader(io.StringIO(path.read_text("utf-8-sig")), delimiter=_separator(path)))
    assert rows[1][0] == "Anna"
    assert rows[1][4] == "1: Black is dead. 2: Seki. 3: G3 3. 4: Nobody"
    assert rows[2][4] == "1: It is a ko. 2: Dead. 3: C7 5"


def _separator(path: Path) -> str:
    return ";" if ";" in path.read_text("utf-8-sig").splitlines()[0] else ","


def see_wrong_answers(dialog: ClassBookDialog) -> None:
    assert lines(dialog)[0] == "1. Look at Black.  ·  2 of 2 wrong first, Black is dead, It is a ko"
    assert "Seki, Dead" in lines(dialog)[1]
    press(dialog.export)


# Made by a teacher


def test_a_teacher_types_sentences_and_marks_the_right_one(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(f"(;GM[1]FF[4]{CORNER})")

    def fill(dialog: TaskDialog) -> None:
        choose(dialog, TaskKind.CHOICE)
        assert dialog.told.text() == "“Choose one of several sentences” needs two to six sentences."
        # Nothing was written yet, so nothing is wrong.
        assert dialog.told.property("tone") == "muted"
        for number, text in enumerate(("Black is dead.", "Black lives.", "It is a ko.")):
            field = dialog.choices.rows[number][1]
            wait_until(field.isVisible)
            field.setFocus()
            type_text(text)
        assert dialog.told.text() == "“Choose one of several sentences” has no right answer."
        assert dialog.told.property("tone") == "error"
        mark = dialog.choices.rows[1][0]
        mark.setFocus()
        QTest.keyClick(mark, Key.Key_Space)
        assert dialog.told.text() == "Right: 2."
        # A sentence that is taken out does not move the mark.
        dialog.choices.rows[0][1].clear()
        assert dialog.told.text() == "Right: 1."
        reply = dialog.answers.rows[0]
        reply.to.setFocus()
        assert dialog.side.note.text() == "Type the number of the answer that gets this reply: 1, 2 or 3."
        type_text("2")
        reply.text.setFocus()
        type_text("Where?")
        press(dialog.accept_button)

    write(desk, dialogs, fill)
    assert comment(desk) == "@screen\n@task choice 1\n@choice Black lives.\n@choice It is a ko.\n@wrong 2 Where?"

    def change(dialog: TaskDialog) -> None:
        assert dialog.choices.choices == ("Black lives.", "It is a ko.")
        choose(dialog, TaskKind.ILLEGAL)
        press(dialog.accept_button)

    write(desk, dialogs, change)
    assert comment(desk) == "@screen\n@task illegal\n@wrong 2 Where?"


def test_a_sentence_that_is_taken_out_takes_its_reply_along_and_the_others_keep_theirs(
    desk: Desk, dialogs: Dialogs
) -> None:
    said = "@choice A ko.\n@choice Alive.\n@choice Dead.\n@wrong 1 No ko.\n@wrong 1 3 Count.\n@wrong 3 Look."
    desk.open(f"(;GM[1]FF[4]{CORNER}C[@screen\n@task choice 2\n{said}])")

    def take_out(dialog: TaskDialog) -> None:
        first = dialog.choices.rows[0][1]
        first.setFocus()
        first.selectAll()
        QTest.keyClick(first, Key.Key_Backspace)
        # It may be typed again: nothing changes before the field is left.
        assert [line.to.text() for line in dialog.answers.rows] == ["1", "1 3", "3", ""]
        QTest.keyClick(first, Key.Key_Tab)
        assert [line.to.text() for line in dialog.answers.rows] == ["", "2", "2", ""]
        press(dialog.accept_button)

    write(desk, dialogs, take_out)
    assert comment(desk) == "@screen\n@task choice 1\n@choice Alive.\n@choice Dead.\n@wrong 2 Count.\n@wrong 2 Look."


def test_a_file_with_too_many_sentences_keeps_them_all(desk: Desk, dialogs: Dialogs) -> None:
    many = "\n".join(f"@choice Sentence {number}." for number in range(1, 10))
    desk.open(f"(;GM[1]FF[4]{CORNER}C[@screen\n@task choice 9\n{many}])")

    def hint(dialog: TaskDialog) -> None:
        assert dialog.told.text() == "“Choose one of several sentences” needs two to six sentences."
        type_text("Look.", dialog.hint.edit)
        press(dialog.accept_button)

    write(desk, dialogs, hint)
    assert comment(desk) == f"@screen\n@task choice 9\n{many}\n@hint Look."


def test_the_program_proposes_whether_stones_live_and_refutes_another_answer(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(f"(;GM[1]FF[4]{CORNER})")

    def fill(dialog: TaskDialog) -> None:
        choose(dialog, TaskKind.STATUS)
        click_stone(dialog, desk.point("A8"))
        wait_until(lambda: dialog.told.text() == "Right: Alive. We tried every move here.")
        assert dialog.side.verdict.currentText() == "Alive"
        dialog.side.verdict.setFocus()
        QTest.keyClick(dialog.side.verdict, Key.Key_Down)
        assert dialog.told.text() == "“Dead” is not what the program found: Alive."
        QTest.keyClick(dialog.side.verdict, Key.Key_Up)
        press(dialog.accept_button)

    write(desk, dialogs, fill)
    assert comment(desk) == "@screen\n@task status A8 alive"


def test_the_program_counts_who_is_ahead(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(f"(;GM[1]FF[4]{WALLS})")

    def fill(dialog: TaskDialog) -> None:
        choose(dialog, TaskKind.AHEAD)
        wait_until(lambda: dialog.told.text() == "Right: White, 5.")
        dialog.number.setFocus()
        QTest.keyClick(dialog.number, Key.Key_Backspace)
        assert dialog.told.text() == "Right: White, 5."
        type_text("4")
        assert dialog.told.text() == "“White, 4” is not what the program found: White, 5."
        QTest.keyClick(dialog.number, Key.Key_Backspace)
        type_text("5")
        press(dialog.accept_button)

    write(desk, dialogs, fill)
    assert comment(desk) == "@screen\n@task ahead white 5"


def test_the_liberties_of_the_clicked_chains_are_counted(desk: Desk, dialogs: Dialogs) -> None:
    desk.open("(;GM[1]FF[4]SZ[9]RU[Japanese]AB[cc][dc][gg]AW[ee])")

    def fill(dialog: TaskDialog) -> None:
        choose(dialog, TaskKind.LIBERTIES_OF)
        click_stone(dialog, desk.point("D7"))
        click_stone(dialog, desk.point("E5"))
        assert dialog.told.text() == "Right: D7 6, E5 4."
        press(dialog.accept_button)

    write(desk, dialogs, fill)
    assert comment(desk) == "@screen\n@task liberties-of D7 E5"
