"""A class over two lessons: the teacher sees each pupil by lesson, mends names, and gives out tables and pages."""

from __future__ import annotations

import csv
import io
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from goboard_app.app.files.class_book import ClassShelf
from goboard_app.app.files.document import CLASSES
from goboard_app.app.problems import ProblemCollection
from goboard_app.go.board import Play, Point
from goboard_app.lessons.problem import Problem
from goboard_app.rules.legality import legal_points
from goboard_app.ui.paper.preview import PrintPreview
from goboard_app.ui.teach.class_book import ClassBookDialog, MergeDialog, PupilNameDialog
from goboard_app.ui.teach.lock_dialogs import LockDialog
from goboard_app.ui.teach.results import ResultsDialog
from goboard_app.ui.widgets.choices import QuestionDialog
from tests.acceptance.test_class_results import LESSON, PROBLEMS, card, click, come, page, unlock
from tests.acceptance.test_openings import answer_nested
from tests.support.desk import CONTROL, SHIFT, Desk, answer_files
from tests.support.dialogs import press, type_text
from tests.support.waiting import wait_until

Key = Qt.Key
SECOND = LESSON.replace("Two tasks", "Net").replace("Where is B4?\n@task points B4", "How many stones?\n@task count 2")


def lock(desk: Desk, name: str) -> None:
    def answer(dialog: LockDialog) -> None:
        type_text("tiger", dialog.field)
        assert not dialog.group.isEnabled()
        dialog.names.click()
        dialog.group.clear()
        type_text(name, dialog.group)
        press(dialog.lock)

    desk.dialogs.expect(LockDialog, answer)
    desk.key(Key.Key_L, CONTROL | SHIFT)
    assert card(desk).isVisible()


def answer(desk: Desk, name: str, *points: str) -> None:
    """Let a pupil answer the first task with these points and say that this is all."""
    come(desk, name)
    for point in points:
        click(desk, point)
    press(page(desk).panel.done)


def cells(dialog: ClassBookDialog) -> list[list[str]]:
    model = dialog.model
    role = Qt.ItemDataRole.AccessibleTextRole
    return [
        [model.names[row], *(str(model.index(row, column).data(role)) for column in range(model.columnCount()))]
        for row in range(model.rowCount())
    ]


def choose(dialog: ClassBookDialog, row: int, column: int) -> None:
    table = dialog.table
    at = table.visualRect(dialog.model.index(row, column)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def lines(dialog: ClassBookDialog) -> list[str]:
    return [dialog.lines.item(row).text() for row in range(dialog.lines.count())]


@pytest.fixture
def taught(desk: Desk) -> Desk:
    """Let three pupils answer two lessons."""
    desk.parts.lessons.open(desk.sgf(LESSON, "lesson.sgf"))
    lock(desk, "Monday")
    answer(desk, "Anna", "A1", "C2")
    answer(desk, "Boris", "A1", "B1")
    answer(desk, "Cem", "C2")
    unlock(desk)
    desk.parts.lessons.leave()
    desk.parts.lessons.open(desk.sgf(SECOND, "net.sgf"))
    lock(desk, "Monday")
    answer(desk, "Anna", "C2")
    answer(desk, "Bors", "C2")
    come(desk, "cem")
    click(desk, "C2")
    desk.key(Key.Key_N)
    desk.keys(Key.Key_7, Key.Key_Return)
    unlock(desk)
    return desk


def show(desk: Desk, *acts: Callable[[ClassBookDialog], None]) -> None:
    """Open the class from the menu, do this in it, and close it if that is still to be done."""

    def look(dialog: ClassBookDialog) -> None:
        for act in acts:
            act(dialog)
        if dialog.isVisible():
            press(dialog.close_button)

    desk.dialogs.expect(ClassBookDialog, look)
    desk.menu("class_book")


def see(dialog: ClassBookDialog) -> None:
    assert dialog.choice.currentText() == "Monday"
    assert CLASSES in dialog.stays.text()
    assert cells(dialog) == [
        ["Anna", "0%, 50%", "1 right at once", "1 with help"],
        ["Boris", "0%, –", "not answered", "1 wrong"],
        ["Bors", "–, 50%", "1 right at once", "not answered"],
        ["Cem", "50%, 50%", "1 right at once, 1 wrong", "1 right at once"],
    ]
    # What most got wrong first in the latest lesson stands below.
    assert lines(dialog) == ["2. How many stones?  ·  1 of 1 wrong first, 7"]
    head = dialog.table.horizontalHeader()
    at = QPoint(head.sectionViewportPosition(2) + 20, head.height() // 2)
    QTest.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert lines(dialog) == ["1. Capture the white stone.  ·  2 of 3 wrong first, A1 (2)"]
    assert not dialog.forget.isEnabled()
    choose(dialog, 1, 2)
    assert lines(dialog) == ["1. Capture the white stone.  ·  2 wrong try(s), wrong moves: A1, B1"]


def rename(dialog: ClassBookDialog) -> None:
    def retype(name: PupilNameDialog) -> None:
        name.field.clear()
        type_text("anna", name.field)
        assert not name.accept_button.isEnabled()
        assert name.hint.isVisible()
        name.field.clear()
        type_text("Boris the second", name.field)
        press(name.accept_button)

    answer_nested(dialog, PupilNameDialog, retype)
    choose(dialog, 1, 0)
    press(dialog.rename)
    assert [row[0] for row in cells(dialog)] == ["Anna", "Boris the second", "Bors", "Cem"]


def merge(dialog: ClassBookDialog) -> None:
    def pick(other: MergeDialog) -> None:
        other.choice.setCurrentText("Boris the second")
        press(other.accept_button)

    answer_nested(dialog, MergeDialog, pick)
    choose(dialog, 2, 0)
    press(dialog.merge)
    assert cells(dialog)[1] == ["Boris the second", "0%, 50%", "1 right at once", "1 wrong"]


def save(dialog: ClassBookDialog) -> None:
    press(dialog.export)
    assert dialog.told.text() == "Saved as monday.csv."


def print_pages(dialog: ClassBookDialog) -> None:
    counts: list[int] = []

    def count(preview: PrintPreview) -> None:
        counts.append(preview.view.count)
        press(preview.close_button)

    answer_nested(dialog, PrintPreview, count)
    press(dialog.print_button)
    assert counts == [3]


@pytest.mark.start_page
def test_a_class_over_two_lessons(taught: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def forget(dialog: ClassBookDialog) -> None:
        choose(dialog, 2, 1)
        monkeypatch.setattr(QuestionDialog, "ask", lambda _question: 0)
        press(dialog.forget)
        assert len(cells(dialog)) == 3
        choose(dialog, 2, 1)
        monkeypatch.setattr(QuestionDialog, "ask", lambda _question: 1)
        press(dialog.forget)
        assert [row[0] for row in cells(dialog)] == ["Anna", "Boris the second"]

    answer_files(monkeypatch.setattr, saved=taught.folder / "monday.csv")
    show(taught, see, rename, merge, save, print_pages, forget)
    text = (taught.folder / "monday.csv").read_bytes().decode("utf-8-sig")
    head, *rows = csv.reader(io.StringIO(text, newline=""))
    assert head[0] == "Pupil"
    assert head[1].startswith("Two tasks, ")
    assert head[1].endswith(": Right at once")
    assert rows == [
        ["Anna", "0", "1", "0", "1: A1", "1", "0", "0", ""],
        ["Boris the second", "0", "0", "1", "1: A1, B1", "1", "0", "0", ""],
        ["Cem", "1", "0", "0", "", "1", "0", "1", "2: 7"],
    ]
    file = ClassShelf(taught.documents.folder / CLASSES).file("Monday").path
    assert b"Cem" not in file.read_bytes()
    # The results of the single days follow.
    days = (taught.documents.folder / "results.json").read_bytes().lower()
    assert [name in days for name in (b"anna", b"bors", b"cem", b"boris the second")] == [True, False, False, True]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


@pytest.mark.start_page
def test_a_wrong_move_leads_to_its_position(taught: Desk) -> None:
    taught.parts.lessons.leave()

    def go(dialog: ClassBookDialog) -> None:
        # The second task of the latest lesson.
        assert dialog.position.isEnabled()
        press(dialog.position)
        assert not dialog.isVisible()

    show(taught, go)
    wait_until(lambda: taught.parts.lessons.is_shown)
    course, seen = taught.parts.lessons.course, list[bool]()
    assert (course.here.lesson.title, course.place) == ("Net", 1)
    Path(taught.folder / "net.sgf").unlink()
    show(taught, lambda dialog: seen.append(dialog.position.isEnabled()))
    assert seen == [False]


@pytest.mark.start_page
def test_a_wrong_move_leads_to_one_of_the_first_steps(desk: Desk) -> None:
    desk.menu("first_steps")
    desk.parts.lessons.course.go_to(1, 0)
    lock(desk, "Monday")
    come(desk, "Anna")
    desk.parts.lessons.course.go_to(2, 1)
    course = desk.parts.lessons.course
    assert course.state is not None
    free = next(point for point in course.state.position.size if course.state.position.at(point) is None)
    course.answer_point(free)
    press(page(desk).panel.done)
    unlock(desk)
    course.go_to(0, 0)
    show(desk, lambda dialog: press(dialog.position))
    assert (course.step, course.place) == (2, 1)


@pytest.mark.start_page
def test_results_deleted_from_the_day_are_gone_from_the_term(taught: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def delete(dialog: ResultsDialog) -> None:
        press(dialog.delete)
        press(dialog.close_button)

    monkeypatch.setattr(QuestionDialog, "ask", lambda _question: 1)
    taught.dialogs.expect(ResultsDialog, delete)
    taught.menu("results")
    seen: list[int] = []
    show(taught, lambda dialog: seen.append(dialog.model.columnCount()))
    assert seen == [2]


@pytest.mark.start_page
def test_problems_have_their_place_in_the_class(desk: Desk) -> None:
    seen: list[bool] = []
    show(desk, lambda dialog: seen.append(dialog.nothing.isVisible()))
    assert seen == [True]
    desk.parts.problems.open(desk.sgf(PROBLEMS, "ours.sgf"))
    lock(desk, "Monday")
    answer(desk, "Anna", "A5")
    come(desk, "Boris")
    desk.key(Key.Key_N)
    click(desk, "A5")
    unlock(desk)

    def look(dialog: ClassBookDialog) -> None:
        assert cells(dialog)[0][2] == "1 wrong"
        choose(dialog, 0, 1)
        assert lines(dialog)[0].endswith("1 wrong try(s), wrong moves: A5")
        # Boris was wrong in the second problem.
        choose(dialog, 1, 1)
        press(dialog.position)

    desk.parts.problems.show_list()
    show(desk, look)
    problems = desk.parts.problems
    wait_until(lambda: problems.is_asking)
    assert (problems.solving.title, problems.solving.place) == ("ours", 1)


@pytest.mark.start_page
def test_a_wrong_move_leads_to_a_problem_of_the_program_and_of_the_record_on_the_board(desk: Desk) -> None:
    problems = desk.parts.problems
    problems.show_problem("net.sgf", 2)
    wait_until(lambda: problems.is_asking)
    net = problems.solving.problems[2]
    problems.ask(ProblemCollection("Mixed", (net,)))
    lock(desk, "Monday")
    come(desk, "Anna")
    desk.parts.problems.solving.play_at(wrong_point(net))
    unlock(desk)
    problems.show_list()
    show(desk, lambda dialog: press(dialog.position))
    wait_until(lambda: problems.is_asking)
    assert problems.solving.problem == net
    assert problems.solving.title == "Net"
    path = desk.open(PROBLEMS)
    desk.menu("solve_record")
    wait_until(lambda: problems.is_asking)
    lock(desk, "Tuesday")
    answer(desk, "Cem", "A5")
    unlock(desk)
    problems.leave()
    show(desk, lambda dialog: press(dialog.position))
    wait_until(lambda: problems.is_asking)
    assert problems.solving.problem is not None
    assert problems.solving.problem.path == path


def wrong_point(problem: Problem) -> Point:
    """Return a point whose move is legal and wrong; the file has every right move."""
    right = {branch.move for branch in problem.task.branches if branch.is_right}
    task = problem.task
    points = sorted(legal_points(task.position, task.history, task.ruleset))
    return next(point for point in points if Play(task.position.to_move, point) not in right)


@pytest.mark.start_page
def test_a_damaged_class_is_told(desk: Desk) -> None:
    file = ClassShelf(desk.documents.folder / CLASSES).file("Monday").path
    file.parent.mkdir(parents=True)
    file.write_text('{"format": 1, "lessons": [', "utf-8")
    told: list[str] = []
    show(desk, lambda dialog: told.append(dialog.told.text()))
    assert told[0].startswith("A part of the class “Monday” could not be read.")
    assert "Nothing was deleted." in told[0]
    # Where the class answers, too.
    file.write_text("[", "utf-8")
    desk.parts.lessons.open(desk.sgf(LESSON, "lesson.sgf"))
    lock(desk, "Monday")
    assert "class.json. Nothing was deleted." in desk.parts.strip.sentence.text()
    answer(desk, "Anna", "C2")
    unlock(desk)
    show(desk, lambda dialog: told.extend(dialog.model.names))
    assert told[1:] == ["Anna"]
