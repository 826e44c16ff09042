"""The plan of lessons as a teacher uses it: gone through, opened, held, reordered, changed, put back and printed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from goboard_app.app.files.document import PLAN
from goboard_app.app.files.plan_file import PlanFile, shipped_lessons
from goboard_app.go.board import BoardSize
from goboard_app.lessons.teaching_plan import MOST_LINKS, MOST_TEXT, LinkKind, PlanLink
from goboard_app.session.new_game import NewGame
from goboard_app.session.session import Phase
from goboard_app.ui.paper.preview import PrintPreview
from goboard_app.ui.play.new_game import NewGameDialog
from goboard_app.ui.teach.plan_form import PlanForm
from goboard_app.ui.teach.plan_page import PlanPage
from goboard_app.ui.widgets.choices import QuestionDialog
from tests.acceptance.test_openings import answer_nested
from tests.support.desk import ALT, Desk
from tests.support.dialogs import press, type_text
from tests.support.waiting import wait_until

Key = Qt.Key
pytestmark = pytest.mark.start_page


def shown(desk: Desk) -> PlanPage:
    page = desk.window.context.pages.currentWidget()
    assert isinstance(page, PlanPage)
    return page


def opened(desk: Desk) -> PlanPage:
    desk.menu("plan")
    return shown(desk)


def titles(page: PlanPage) -> list[str]:
    return [page.list.item(row).text().lstrip("0123456789. ") for row in range(page.list.count())]


def link(page: PlanPage, text: str) -> None:
    press(next(button for button in page.links if button.text() == text))


def click_row(page: PlanPage, row: int, x: int | None = None) -> None:
    rect = page.list.visualItemRect(page.list.item(row))
    at = rect.center()
    if x is not None:
        at.setX(rect.left() + x)
    QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_what_a_lesson_opens_leads_back_to_it(desk: Desk) -> None:
    page = opened(desk)
    assert page.list.count() == 12
    assert page.minutes.text() == "40 min"
    click_row(page, 2)
    # Tab goes through what the lesson opens, from top to bottom.
    page.held.setFocus()
    for button in (*page.links, page.change):
        desk.key(Key.Key_Tab)
        assert button.hasFocus()
    link(page, "First steps: Atari")
    lesson = desk.parts.lessons
    assert lesson.is_shown
    assert (lesson.course.here.key, lesson.page.panel.leave.text()) == ("08-atari", "Plan of lessons")
    desk.key(Key.Key_Escape)
    link(shown(desk), "Problems: Escape, grade 1")
    problems = desk.parts.problems
    wait_until(lambda: problems.is_asking)
    assert {problem.grade for problem in problems.solving.problems} == {1}
    press(problems.page.panel.leave)
    assert page.key == "03-atari"
    assert page.list.hasFocus()
    pages: list[int] = []

    def look(preview: PrintPreview) -> None:
        pages.append(preview.view.count)
        press(preview.close_button)

    # The hand-out is planned in steps, and its preview comes when it is ready.
    desk.dialogs.expect(PrintPreview, look)
    link(page, "Handout: Escape, grade 1")
    wait_until(lambda: bool(pages))
    assert pages[0] > 1
    click_row(page, 11)
    link(page, "Clock for a real board")
    vars(desk.window.features["clock"])["flow"].window.left.emit()
    link(page, "Game: 9 × 9")
    assert (desk.phase, desk.session.tree.size) == (Phase.PLAYING, BoardSize(9, 9))


def test_a_game_of_a_lesson_is_not_proposed_for_the_next_new_game(desk: Desk) -> None:
    desk.start(NewGame(BoardSize(13, 13), black_name="Anna", white_name="Ben"))
    page = opened(desk)
    click_row(page, 0)
    link(page, "Game: 7 × 7 · First to capture one stone")
    assert (desk.session.goal, desk.session.tree.size) == (1, BoardSize(7, 7))
    desk.dialogs.expect_key(Key.Key_Return)
    desk.menu("resign")
    desk.press(desk.panel.finished.again)
    assert desk.session.goal == 1
    sizes: list[BoardSize] = []

    def look(dialog: NewGameDialog) -> None:
        chosen = dialog.choice()
        assert chosen is not None
        sizes.append(chosen.size)
        dialog.reject()

    desk.dialogs.expect(NewGameDialog, look)
    desk.menu("new")
    assert sizes == [BoardSize(13, 13)]


def test_lessons_are_held_and_moved_by_mouse_and_keys(desk: Desk) -> None:
    page = opened(desk)
    names = titles(page)
    click_row(page, 0, x=16)
    assert page.held.isChecked()
    assert page.held.text().startswith("Held on ")
    desk.keys(Key.Key_Down, Key.Key_Space)
    assert page.held.isChecked()
    page.held.click()
    assert not page.held.isChecked()
    page.list.setFocus()
    desk.key(Key.Key_Down, ALT)
    assert titles(page) == [names[0], names[2], names[1], *names[3:]]
    assert page.list.currentRow() == 2
    press(page.up)
    assert titles(page) == names
    # Dropped with the mouse: the view moves the row, and the plan follows.
    assert page.list.model().moveRow(QModelIndex(), 0, QModelIndex(), 3)
    moved = [names[1], names[2], names[0], *names[3:]]
    wait_until(lambda: titles(page) == moved and page.list.item(2).text().startswith("3."))
    # The next time the plan begins at the first lesson that was not held.
    desk.key(Key.Key_Escape)
    page.list.setCurrentRow(-1)
    assert opened(desk).key == "02-capturing"
    again = PlanFile(desk.documents.folder / PLAN, shipped_lessons("en")).load()
    assert [row.key for row in again.rows if row.held] == ["01-liberties"]


def choose(menu: QMenu, *path: str) -> None:
    """Choose a row in a menu that is open, and in its submenus."""
    inner: QMenu | None = menu
    # Kept: before 6.9 the menu of an action goes with the action in Python.
    actions: list[QAction] = []
    for text in path:
        assert inner is not None
        actions.append(next(each for each in inner.actions() if each.text() == text))
        inner = cast("QMenu | None", actions[-1].menu())
    actions[-1].trigger()
    menu.close()


def answer(desk: Desk, text: str) -> None:
    def choose_answer(question: QuestionDialog) -> None:
        press(next(button for button in question.buttons if button.text() == text))

    desk.dialogs.expect(QuestionDialog, choose_answer)


def change(form: PlanForm, focused: list[bool]) -> None:
    form.title.selectAll()
    type_text("Stones", form.title)
    aim, show, *_rest = form.parts
    assert not aim.minutes.isVisible()
    show.minutes.setCurrentText("15 min")
    show.links.buttons[0].setFocus()
    QTest.keyClick(show.links.buttons[0], Key.Key_Space)
    focused.append(form.focusWidget() is show.links.add)
    press(show.links.add)
    assert show.links.menu is not None
    choose(show.links.menu, "My lessons", "Mine.sgf")
    show.text.setFocus()
    for button in (*show.links.buttons, show.links.add):
        QTest.keyClick(form.focusWidget(), Key.Key_Tab)
        focused.append(form.focusWidget() is button)
    press(form.done_button)


def write(form: PlanForm) -> None:
    assert not form.done_button.isEnabled()
    aim = form.parts[0]
    # The file holds as many links as the form takes.
    aim.links.show_links(PlanLink(LinkKind.GAME, f"{size}x{size}") for size in range(2, 2 + MOST_LINKS))
    assert not aim.links.add.isEnabled()
    press(aim.links.buttons[0])
    assert aim.links.add.isEnabled()
    # A text that is too long is cut where it is seen, and not when it is kept.
    aim.text.insertPlainText("x" * (MOST_TEXT + 5))
    wait_until(lambda: len(aim.text.toPlainText()) == MOST_TEXT)
    aim.text.undo()
    type_text("Fun", aim.text)
    # Without a title it cannot be kept yet, and is not lost either.
    answer_nested(form, QuestionDialog, lambda question: press(question.buttons[0]))
    form.reject()
    assert form.isVisible()
    type_text("Mirror go", form.title)
    # What was written is not lost by Escape.
    answer_nested(form, QuestionDialog, lambda question: press(question.buttons[0]))
    form.reject()


def test_a_lesson_is_changed_copied_removed_and_put_back(desk: Desk) -> None:
    folder = desk.documents.lessons
    folder.mkdir(parents=True)
    (folder / "Mine.sgf").write_text("(;GM[1]SZ[5]C[@screen\nLook.])", "utf-8")
    page = opened(desk)
    names = titles(page)
    focused: list[bool] = []
    desk.dialogs.expect(PlanForm, lambda form: change(form, focused))
    press(page.change)
    assert focused
    assert all(focused)
    assert (titles(page)[0], page.minutes.text()) == ("Stones", "45 min")
    link(page, "Mine.sgf")
    wait_until(lambda: desk.parts.lessons.is_shown)
    page = opened(desk)
    (folder / "Mine.sgf").unlink()
    link(page, "Mine.sgf")
    assert "is no longer there" in desk.window.context.strip.sentence.text()
    press(page.copy)
    assert titles(page)[:2] == ["Stones", "Stones (copy)"]
    answer(desk, "Remove")
    page.list.setFocus()
    desk.key(Key.Key_Delete)
    assert titles(page) == ["Stones", *names[1:]]
    # The next lesson is chosen, not the first.
    assert page.list.currentRow() == 1

    desk.dialogs.expect(PlanForm, write)
    press(page.new)
    assert len(titles(page)) == 13
    assert "Mirror go" in titles(page)
    page.list.setCurrentRow(0)
    answer(desk, "This lesson")
    press(page.put_back)
    assert titles(page)[0] == names[0]
    page.list.setCurrentRow(5)
    answer(desk, "Remove")
    press(page.remove)
    answer(desk, "The whole plan")
    press(page.put_back)
    assert titles(page) == [*names, "Mirror go"]


def test_the_plan_is_printed_a_page_for_each_lesson(desk: Desk) -> None:
    page = opened(desk)
    pages: list[tuple[str, int]] = []

    def look(preview: PrintPreview) -> None:
        pages.append((preview._printout.title, preview.view.count))
        press(preview.close_button)

    for action in (page.print_one, page.print_all):
        desk.dialogs.expect(PrintPreview, look)
        action.trigger()
    assert pages == [("The board and liberties", 1), ("Plan of lessons", 12)]


def test_a_damaged_plan_is_told_and_kept(desk: Desk) -> None:
    path = desk.documents.folder / PLAN
    path.parent.mkdir(parents=True, exist_ok=True)
    rows = [{"lesson": "02-capturing", "held": "2026-11-02"}, {"lesson": "own", "title": "Mine", "aim": [0, "Fun"]}]
    path.write_text('{"format": 1,\n"lessons": [\n' + ",\n".join(map(json.dumps, rows)) + ",\n{", "utf-8")
    page = opened(desk)
    assert "A part of your plan could not be read." in desk.window.context.strip.sentence.text()
    assert len(titles(page)) == 13
    assert "Mine" in titles(page)
    assert any(Path(path.parent).glob("plan*.json*"))
    # Told once.
    desk.key(Key.Key_Escape)
    opened(desk)
    assert not desk.window.context.strip.isVisible()
