"""A teacher opens the box: lessons and problems that ship are opened, printed, copied, changed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from goboard_app import resource_path
from goboard_app.app.files.recent import MOST_LESSONS
from goboard_app.app.lesson_shelf import copy_file, copy_game
from goboard_app.lessons.convention import TaskKind
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.export import ExportChoice, ExportKind
from goboard_app.session.session import Phase
from goboard_app.ui.files import export
from goboard_app.ui.files.export_dialog import LAST_EXPORT, ExportDialog
from goboard_app.ui.teach.lock_dialogs import LockDialog
from goboard_app.ui.teach.task import TaskDialog
from tests.support.desk import CONTROL, SHIFT, Desk, answer_files
from tests.support.dialogs import press, type_text
from tests.support.table import click_row, lay, panel
from tests.support.waiting import wait_until

Key = Qt.Key

NET = resource_path("problems/net.sgf")
SECOND_STEP = resource_path("languages/en/lessons/02-liberties.sgf")
LESSON = "(;GM[1]FF[4]CA[UTF-8]SZ[5]GN[Mine]AB[cb][bc][dc]AW[cc]PL[B]C[@screen\nCapture it.\n@task capture C3])"


def problem_page(desk: Desk, collection: str = "Net") -> None:
    """Go from the start page to the first problem of a collection."""
    desk.menu("problems")
    tiles = desk.parts.problems.list.tiles
    press(next(tile for tile in tiles if tile.accessibleName().startswith(collection)))
    assert desk.parts.problems.page.isVisible()


def second_step(desk: Desk) -> None:
    """Open the second screen of the second step."""
    desk.menu("first_steps")
    desk.parts.lessons.course.go_to(1, 1)


def menu_of(desk: Desk) -> QMenu:
    wait_until(lambda: QApplication.activePopupWidget() is not None)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def rows(menu: QMenu) -> list[str]:
    return [action.objectName() for action in menu.actions() if not action.isSeparator()]


def let_copy(desk: Desk) -> None:
    """Let copies be written in the background."""
    wait_until(lambda: not desk.parts.shelf.is_copying)


def my_lessons(desk: Desk) -> dict[str, bytes]:
    let_copy(desk)
    folder = desk.documents.lessons
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def told(desk: Desk) -> str:
    let_copy(desk)
    text: str = desk.parts.strip.sentence.text()
    return text


def shelf_names(desk: Desk) -> list[str]:
    return [row.accessibleName() for row in desk.parts.starts.page.recent.rows]


def press_row(desk: Desk, number: int) -> None:
    recent = desk.parts.starts.page.recent
    wait_until(lambda: len(recent.rows) > number and recent.rows[number].isVisible())
    press(recent.rows[number])


@pytest.mark.start_page
def test_the_button_of_a_problem_offers_the_rows_of_a_teacher(desk: Desk) -> None:
    problem_page(desk)
    press(desk.parts.problems.page.panel.more)
    menu = menu_of(desk)
    wanted = ["open_on_board", "copy_lesson", "copy_problem", "print", "export", "lock"]
    assert rows(menu) == wanted
    menu.close()


def test_a_tile_offers_the_same_of_its_collection(desk: Desk) -> None:
    desk.menu("problems")
    tile = desk.parts.problems.list.tiles[3]
    reason = QContextMenuEvent.Reason.Mouse
    place = QPoint(5, 5)
    QApplication.sendEvent(tile, QContextMenuEvent(reason, place, tile.mapToGlobal(place)))
    menu = menu_of(desk)
    assert rows(menu) == ["open_on_board", "copy_lesson", "print", "export"]
    next(action for action in menu.actions() if action.objectName() == "copy_lesson").trigger()
    menu.close()
    assert my_lessons(desk) == {"Net.sgf": NET.read_bytes()}


@pytest.mark.start_page
def test_a_shipped_problem_is_opened_without_a_file(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    before = NET.read_bytes()
    problem_page(desk)
    desk.key(Key.Key_N)
    desk.menu("open_on_board")
    wait_until(lambda: desk.is_on_board)
    assert desk.phase is Phase.REVIEWING
    assert desk.controller.game_number == 1
    assert desk.documents.path is None
    desk.play("A1")
    target = desk.documents.lessons / "net.sgf"
    proposed = answer_files(monkeypatch.setattr, saved=target)
    desk.menu("save")
    assert proposed == [str(target)]
    assert NET.read_bytes() == before
    assert desk.documents.path == target
    assert read_sgf(target.read_bytes()).games[1].node_count() > 1


@pytest.mark.start_page
def test_a_step_is_opened_at_its_screen(desk: Desk) -> None:
    second_step(desk)
    screen = desk.parts.lessons.course.screen
    desk.menu("open_on_board")
    wait_until(lambda: desk.is_on_board)
    assert desk.session.position.stones == screen.position.stones
    assert screen.text.split("\n")[0] in (desk.session.cursor.text("C") or "")


@pytest.mark.start_page
def test_a_copy_is_exact_and_listed_on_the_start_page(desk: Desk) -> None:
    second_step(desk)
    desk.menu("copy_lesson")
    assert told(desk) == "Copied to My lessons as “Liberties”. There you can change it."
    assert my_lessons(desk) == {"Liberties.sgf": SECOND_STEP.read_bytes()}
    desk.menu("start_page")
    assert shelf_names(desk) == ["Liberties, 4 position(s), today"]


@pytest.mark.start_page
def test_two_copies_do_not_take_each_others_place(desk: Desk) -> None:
    problem_page(desk)
    desk.menu("copy_lesson")
    desk.menu("copy_lesson")
    assert "“Net 2”" in told(desk)
    assert my_lessons(desk) == dict.fromkeys(["Net 2.sgf", "Net.sgf"], NET.read_bytes())


@pytest.mark.start_page
def test_one_problem_is_copied_with_its_own_bytes(desk: Desk) -> None:
    problem_page(desk)
    desk.key(Key.Key_N)
    desk.menu("copy_problem")
    (data,) = my_lessons(desk).values()
    assert list(my_lessons(desk)) == ["Net 2.sgf"]
    assert data.strip() in NET.read_bytes()
    (game,) = read_sgf(data).games
    both = read_sgf(NET.read_bytes()).games[1]
    assert game.root.properties == both.root.properties


@pytest.mark.start_page
def test_a_copy_is_changed_saved_and_given_to_pupils(desk: Desk) -> None:
    second_step(desk)
    desk.menu("copy_lesson")
    let_copy(desk)
    press(desk.parts.strip.choice_buttons[0])
    wait_until(lambda: desk.is_on_board)
    path = desk.documents.lessons / "Liberties.sgf"
    assert desk.documents.path == path
    desk.play("A1")
    desk.menu("save")
    assert path.read_bytes() != SECOND_STEP.read_bytes()
    desk.menu("start_page")
    recent = desk.parts.starts.page.recent
    press(recent.lessons_chip)
    press_row(desk, 0)
    wait_until(lambda: desk.parts.lessons.page.isVisible())
    assert desk.parts.lessons.page.record.path == path


@pytest.mark.start_page
def test_my_problems_are_asked_as_problems(desk: Desk) -> None:
    desk.documents.lessons.mkdir()
    (desk.documents.lessons / "Ours.sgf").write_bytes(NET.read_bytes())
    desk.parts.starts.show()
    assert shelf_names(desk) == [f"Ours, {len(read_sgf(NET.read_bytes()).games)} position(s), today"]
    press_row(desk, 0)
    wait_until(lambda: "problems" in vars(desk.window.features["teach"]))
    wait_until(lambda: desk.parts.problems.page.isVisible())
    assert desk.parts.problems.page.panel.title.text() == "Ours"


@pytest.mark.start_page
def test_damaged_and_foreign_files_on_the_shelf_delay_nothing(desk: Desk) -> None:
    folder = desk.documents.lessons
    folder.mkdir()
    (folder / "a.sgf").write_text(LESSON, "utf-8")
    (folder / "broken.sgf").write_bytes(b"\x00\x01 this is no game")
    (folder / "notes.txt").write_text("milk")
    (folder / ".hidden.sgf").write_text(LESSON, "utf-8")
    (folder / "folder.sgf").mkdir()
    desk.parts.starts.show()
    names = shelf_names(desk)
    assert names[0] == "a, 1 position(s), today"
    assert names[1].startswith("broken.sgf, ")
    assert not any("notes" in name or "hidden" in name for name in names)
    press_row(desk, 1)
    wait_until(desk.parts.strip.isVisible)
    assert "broken.sgf" in told(desk)
    assert desk.parts.starts.page.isVisible()


@pytest.mark.start_page
def test_a_file_that_asks_nothing_is_offered_to_the_board(desk: Desk) -> None:
    desk.documents.lessons.mkdir()
    (desk.documents.lessons / "game.sgf").write_text("(;SZ[9];B[ee];W[cc])", "utf-8")
    desk.parts.starts.show()
    press_row(desk, 0)
    wait_until(desk.parts.strip.isVisible)
    press(desk.parts.strip.choice_buttons[0])
    wait_until(lambda: desk.is_on_board)


@pytest.mark.start_page
def test_a_long_shelf_leads_to_its_folder(desk: Desk) -> None:
    desk.documents.lessons.mkdir()
    for number in range(MOST_LESSONS + 2):
        (desk.documents.lessons / f"{number:03}.sgf").write_text(LESSON, "utf-8")
    desk.parts.starts.show()
    names = shelf_names(desk)
    assert len(names) == MOST_LESSONS + 1
    assert names[-1] == "lessons, 2 more"
    recent = desk.parts.starts.page.recent
    recent.rows[-1].click()
    wait_until(lambda: desk.parts.library.page.isVisible())


@pytest.mark.start_page
def test_a_folder_that_cannot_be_written_is_reported(desk: Desk) -> None:
    problem_page(desk)
    desk.documents.lessons.write_text("in the way")
    desk.menu("copy_lesson")
    assert told(desk).startswith(f"{desk.documents.lessons} could not be saved: something with")
    assert desk.documents.lessons.read_text() == "in the way"
    assert desk.parts.problems.page.isVisible()


def test_a_file_changed_in_between_is_not_copied(desk: Desk) -> None:
    path = desk.sgf("(;SZ[5]AB[aa]AW[ba];B[ca])\n(;SZ[5]AB[bb]AW[ab];B[cc])", "two.sgf")
    desk.parts.problems.open(path)
    wait_until(lambda: desk.parts.problems.is_asking)
    desk.key(Key.Key_N)
    path.write_text("(;SZ[5])")
    desk.menu("copy_problem")
    assert told(desk) == "two.sgf could not be opened. The file has been changed since then."
    path.unlink()
    desk.menu("copy_lesson")
    assert told(desk) == "two.sgf could not be opened. There is no such file or folder."
    assert not desk.documents.lessons.exists()


@pytest.mark.start_page
def test_a_lesson_that_got_shorter_is_printed_from_its_rest(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    path = desk.sgf(LESSON + LESSON, "short.sgf")
    desk.parts.lessons.open(path)
    wait_until(lambda: desk.parts.lessons.is_shown)
    desk.parts.lessons.course.go_to(0, 1)
    path.write_text("(;SZ[7])")
    printed: list[str] = []
    monkeypatch.setattr(export, "preview_print", lambda m, *_: printed.append(m.title))
    desk.menu("print")
    wait_until(lambda: bool(printed))
    assert printed == ["short"]


def test_a_failure_half_way_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(Exception, match="full|space"):
        copy_file(NET, tmp_path / "lessons", "Net")
    assert list((tmp_path / "lessons").iterdir()) == []


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("../../etc/passwd", "etc passwd"),
        ("", "Lesson"),
        ("...", "Lesson"),
        ("a\n\u202eb\x00c", "a b c"),
        ("CON: <x>", "CON x"),
        ("名" * 300, None),
    ],
)
def test_hostile_names_stay_in_the_folder(tmp_path: Path, name: str, stem: str | None) -> None:
    path = copy_game(NET, 0, tmp_path, name)
    assert path.parent == tmp_path
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
    if stem is not None:
        assert path.stem == stem


@pytest.mark.start_page
def test_a_problem_page_prints_the_hand_out_of_its_file(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    printed: list[tuple[object, ExportChoice]] = []
    monkeypatch.setattr(export, "preview_print", lambda m, c, *_: printed.append((m, c)))
    problem_page(desk)
    desk.menu("print")
    wait_until(lambda: len(printed) == 1)
    material, choice = printed[0]
    assert choice.kind is ExportKind.HANDOUT
    assert len(material.handout.positions) == len(read_sgf(NET.read_bytes()).games)
    assert desk.parts.problems.page.isVisible()


def test_a_lesson_on_the_board_is_printed_as_a_hand_out_also_from_its_page(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed: list[ExportKind] = []
    monkeypatch.setattr(export, "preview_print", lambda _m, choice, *_: printed.append(choice.kind))
    desk.open("(;SZ[5];B[cc])")
    desk.menu("print")
    wait_until(lambda: len(printed) == 1)
    desk.open(LESSON)
    desk.menu("print")
    wait_until(lambda: len(printed) == 2)
    desk.menu("solve_record")
    wait_until(lambda: desk.parts.problems.page.isVisible())
    desk.menu("print")
    wait_until(lambda: len(printed) == 3)
    assert printed == [ExportKind.KIFU, ExportKind.HANDOUT, ExportKind.HANDOUT]
    assert desk.action("export").isEnabled()


def test_an_export_offers_the_hand_out_first_and_a_screen_is_exported_as_shown(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    second_step(desk)
    target = desk.folder / "screen.txt"
    proposed = answer_files(monkeypatch.setattr, saved=target)

    def choose_text(dialog: ExportDialog) -> None:
        assert dialog.fields.chosen_kind is ExportKind.HANDOUT
        dialog.fields.kind.setFocus()
        while dialog.fields.chosen_kind is not ExportKind.TEXT:
            QTest.keyClick(dialog.fields.kind, Key.Key_Down)
        press(dialog.save_button)

    desk.parts.view.hub.store_value(LAST_EXPORT, ExportChoice(ExportKind.PNG))
    desk.dialogs.expect(ExportDialog, choose_text)
    desk.menu("export")
    wait_until(target.exists)
    assert "X" in target.read_text("utf-8")
    assert not Path(proposed[0]).is_relative_to(resource_path(""))


@pytest.mark.start_page
def test_while_pupils_answer_nothing_of_it_is_there(desk: Desk) -> None:
    problem_page(desk)
    desk.dialogs.expect(LockDialog, lambda dialog: press(dialog.lock))
    desk.menu("lock")
    assert not desk.parts.problems.page.panel.more.isVisible()
    for name in ("open_on_board", "copy_lesson", "copy_problem", "print", "export"):
        assert not desk.action(name).isEnabled()


@pytest.mark.start_page
def test_f7_opens_the_table_for_one_of_my_lessons(desk: Desk) -> None:
    desk.documents.lessons.mkdir(parents=True)
    (desk.documents.lessons / "Mine.sgf").write_text(LESSON, "utf-8")
    desk.parts.starts.show()
    press_row(desk, 0)
    wait_until(lambda: desk.parts.lessons.is_shown)
    desk.key(Key.Key_F7)
    wait_until(lambda: desk.is_on_board and desk.action("table").isChecked())
    assert desk.documents.path == desk.documents.lessons / "Mine.sgf"


@pytest.mark.start_page
def test_a_new_lesson_is_saved_as_one_of_mine_and_says_what_is_missing(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.dialogs.expect_button("Begin")
    desk.menu("new_lesson")
    desk.window.commands.settle()
    press(panel(desk).acts["set_up"])
    lay(desk, "A3 B3 C3 D3 E3 E2")
    lay(desk, "A2 B2 C2 D2 E1", SHIFT)
    press(desk.parts.setup.bar.done)
    titles: list[str] = []

    def task(kind: TaskKind, point: str) -> None:
        def fill(dialog: TaskDialog) -> None:
            dialog.kind.setFocus()
            while dialog.chosen_kind is not kind:
                QTest.keyClick(dialog.kind, Key.Key_Down)
            if point:
                dialog.toggle(desk.point(point))
            wait_until(lambda: dialog.told.text() != "Trying every move…")
            titles.append(dialog.told.text())
            press(dialog.accept_button)

        desk.dialogs.expect(TaskDialog, fill)
        desk.key(Key.Key_K, CONTROL | SHIFT)
        wait_until(lambda: desk.parts.tasks.dialog is None)

    # No side wins here by one move: the right move is missing.
    task(TaskKind.PLAY, "")
    press(panel(desk).new)
    press(desk.parts.setup.bar.done)
    tags = [row.tag for row in panel(desk).list.positions.rows]
    assert tags == ["Task without a right answer", "To talk about"]
    type_text("Corners", panel(desk).title)
    desk.key(Key.Key_Return)
    proposed = answer_files(monkeypatch.setattr, saved=desk.documents.lessons / "Corners.sgf")
    desk.key(Key.Key_S, CONTROL)
    assert proposed == [str(desk.documents.lessons / "Corners.sgf")]
    wait_until(lambda: panel(desk).said.text() == "1 task(s) without a right answer, at position 1.")
    # A move played on the older position answers its task, and stays.
    click_row(desk, 1)
    desk.play("B1")
    assert panel(desk).said.text() == "This answers the task, so it stays."
    desk.play("A1")
    click_row(desk, 2)
    assert [row.tag for row in panel(desk).list.positions.rows] == ["Task", "To talk about"]
    desk.key(Key.Key_S, CONTROL)
    wait_until(lambda: not desk.documents.is_modified)
    desk.parts.starts.show()
    wait_until(lambda: shelf_names(desk) and shelf_names(desk)[0].startswith("Corners"))


def test_the_right_move_of_a_task_is_found_by_trying_every_move(desk: Desk) -> None:
    text = "(;GM[1]FF[4]SZ[9]AB[ag][bg][cg][dg][eg][eh][ei]AW[ah][bh][ch][dh][di]PL[W]C[@screen\n])"
    path = desk.open(text, "mine.sgf")
    assert path

    def fill(dialog: TaskDialog) -> None:
        dialog.kind.setFocus()
        while dialog.chosen_kind is not TaskKind.LIVE:
            QTest.keyClick(dialog.kind, Key.Key_Down)
        dialog.toggle(desk.point("B2"))
        wait_until(lambda: "We tried every move" in dialog.told.text())
        assert dialog.told.text().startswith("Right: B1.")
        press(dialog.accept_button)

    desk.dialogs.expect(TaskDialog, fill)
    desk.key(Key.Key_K, CONTROL | SHIFT)
    wait_until(lambda: desk.parts.tasks.dialog is None)
    (child,) = desk.session.tree.root.children
    assert (child.text("W"), desk.session.cursor) == ("bi", desk.session.tree.root)
    desk.key(Key.Key_Z, CONTROL)
    assert not desk.session.tree.root.children
    assert "@task" not in (desk.session.cursor.text("C") or "")
