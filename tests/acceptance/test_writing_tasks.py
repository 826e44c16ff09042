"""A teacher writes a task without knowing the convention, and a pupil solves it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from goboard_app.go.board import Point
from goboard_app.lessons.convention import TaskKind
from goboard_app.lessons.task import Reply
from goboard_app.ui.board.view import BoardView
from goboard_app.ui.teach.lesson import LessonPage
from goboard_app.ui.teach.task import TaskDialog
from goboard_app.ui.teach.task_answers import PointsField
from goboard_app.ui.widgets.choices import ComboBox, QuestionDialog
from tests.support.desk import CONTROL, SHIFT, Desk, answer_files
from tests.support.dialogs import Dialogs, button_of, press, type_text
from tests.support.waiting import wait_until

Key = Qt.Key
_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton

SHAPE = "(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]GN[Mine]AB[cc][dd][ec]AW[dc][gg]PL[B]TR[dc])"


def write(desk: Desk, dialogs: Dialogs, fill: Callable[[TaskDialog], None]) -> None:
    """Open the dialog with its key and fill it in."""
    dialogs.expect(TaskDialog, fill)
    desk.key(Key.Key_K, CONTROL | SHIFT)
    wait_until(lambda: desk.parts.tasks.dialog is None)


def comment(desk: Desk) -> str:
    return desk.session.cursor.text("C") or ""


def choose(dialog: TaskDialog, kind: TaskKind | None) -> None:
    """Walk to a kind of task with the arrow keys."""
    dialog.kind.setFocus()
    while dialog.chosen_kind is not None:
        QTest.keyClick(dialog.kind, Key.Key_Up)
    while dialog.chosen_kind is not kind:
        QTest.keyClick(dialog.kind, Key.Key_Down)


def click(dialog: TaskDialog, point: Point) -> None:
    board = dialog.findChild(BoardView)
    assert isinstance(board, BoardView)
    QTest.mouseClick(board.viewport(), _LEFT, pos=board.position_of(point))


def page(desk: Desk) -> LessonPage:
    return desk.parts.lessons.page


def answer(desk: Desk, point: Point) -> None:
    board = page(desk).board
    QTest.mouseClick(board.viewport(), _LEFT, pos=board.position_of(point))


def open_lesson(desk: Desk, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    desk.menu("open_lesson")
    wait_until(lambda: desk.parts.lessons.is_shown)


# From the first stone to the pupil's last answer


def set_up(desk: Desk) -> None:
    """Set up three black stones around a white one by clicks."""
    desk.menu("set_up")
    board = desk.page.board
    for names, button in (("C5 D6 E5", _LEFT), ("D5", _RIGHT)):
        for name in names.split():
            QTest.mouseClick(board.viewport(), button, pos=board.position_of(desk.point(name)))
    press(desk.parts.setup.bar.done)


def ask_to_capture(desk: Desk, dialog: TaskDialog) -> None:
    """Enter the words, the kind of task, and the stone."""
    assert dialog.text.edit.hasFocus()
    type_text("Black moves: take the white stone.")
    choose(dialog, TaskKind.CAPTURE)
    assert dialog.told.text() == "“Capture these stones” names no points."
    click(dialog, desk.point("D5"))
    assert dialog.points.text() == "D5"
    assert dialog.told.text() == "Right: D4."
    dialog.hint.edit.setFocus()
    type_text("Where is the last liberty?")
    QTest.keyClick(dialog.hint.edit, Key.Key_Tab)
    type_text("Taken.")


def answer_wrong_moves(desk: Desk, dialog: TaskDialog) -> None:
    """Enter two points by clicks on the small board, and all others by leaving the field empty."""
    first = dialog.answers.rows[0]
    press_field(first.to)
    click(dialog, desk.point("C4"))
    click(dialog, desk.point("E4"))
    first.text.setFocus()
    type_text("Across a square does not count.")
    second = dialog.answers.rows[1]
    second.text.setFocus()
    type_text("D4 is nearer.")


@pytest.mark.start_page
def test_a_teacher_sets_up_a_task_and_a_pupil_solves_it(
    desk: Desk, dialogs: Dialogs, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.open("(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]GN[A first capture])")
    set_up(desk)

    def fill(dialog: TaskDialog) -> None:
        ask_to_capture(desk, dialog)
        answer_wrong_moves(desk, dialog)
        dialog.again.setFocus()
        QTest.keyClick(dialog.again, Key.Key_End)
        press(dialog.accept_button)

    write(desk, dialogs, fill)
    assert comment(desk).split("\n") == [
        "@screen",
        "Black moves: take the white stone.",
        "@task capture D5",
        "@hint Where is the last liberty?",
        "@right Taken.",
        "@wrong C4 E4 Across a square does not count.",
        "@wrong : D4 is nearer.",
        "@again",
    ]
    path = desk.folder / "lesson.sgf"
    answer_files(monkeypatch.setattr, saved=path)
    desk.menu("save_as")
    wait_until(lambda: path.exists() and not desk.documents.is_modified)
    open_lesson(desk, path, monkeypatch)
    solve(desk)


def solve(desk: Desk) -> None:
    """Play two wrong moves, ask for a hint, and play the right move."""
    assert page(desk).panel.title.text() == "A first capture"
    answer(desk, desk.point("C4"))
    assert page(desk).said == "Across a square does not count."
    answer(desk, desk.point("A1"))
    assert page(desk).said == "D4 is nearer."
    press(page(desk).panel.hint)
    assert "Where is the last liberty?" in page(desk).said
    answer(desk, desk.point("D4"))
    assert page(desk).said == "Taken."
    state = desk.parts.lessons.course.state
    assert state is not None
    assert state.reply is Reply.DONE
    assert page(desk).panel.again.isVisible()


def press_field(field: PointsField) -> None:
    QTest.mouseClick(field, _LEFT)
    assert field.hasFocus()


# Existing content


def test_a_task_is_one_step_and_is_taken_back_to_the_byte(desk: Desk, dialogs: Dialogs) -> None:
    path = desk.open(SHAPE)
    before = path.read_bytes()

    def fill(dialog: TaskDialog) -> None:
        choose(dialog, TaskKind.LIBERTIES)
        press(dialog.accept_button)

    write(desk, dialogs, fill)
    assert comment(desk) == "@screen\n@task liberties D7"
    assert desk.action("undo").text() == "Undo: task"
    desk.menu("undo")
    assert not desk.documents.is_modified
    desk.menu("redo")
    desk.menu("undo")
    desk.menu("save")
    assert path.read_bytes() == before


WRITTEN = (
    "(;SZ[9]AB[cc][dd][ec]AW[dc]PL[B]C[@screen\n Take  it.\\: \n@task  capture d7\n@grade 2\n"
    "@wibble\n@hint  Look.\n@wrong A1 Far.\n@again turn\n])"
)


def test_nothing_changed_is_nothing_written(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(WRITTEN)

    def fill(dialog: TaskDialog) -> None:
        assert dialog.points.text() == "d7"
        board = dialog.findChild(BoardView)
        assert isinstance(board, BoardView)
        assert board.picture.selected == {desk.point("D7")}
        assert dialog.chosen_kind is TaskKind.CAPTURE
        assert [row.to.text() for row in dialog.answers.rows] == ["A1", ""]
        press(dialog.accept_button)

    write(desk, dialogs, fill)
    assert not desk.documents.is_modified
    assert not desk.action("undo").isEnabled()


def test_only_the_hint_is_changed(desk: Desk, dialogs: Dialogs) -> None:
    path = desk.open(WRITTEN)

    def fill(dialog: TaskDialog) -> None:
        dialog.hint.edit.setFocus()
        QTest.keyClick(dialog.hint.edit, Key.Key_A, CONTROL)
        type_text("Where?")
        press(dialog.accept_button)

    write(desk, dialogs, fill)
    desk.menu("save")
    wait_until(lambda: not desk.documents.is_modified)
    saved = path.read_text("utf-8").replace("\\:", ":")
    assert saved == WRITTEN.replace("@hint  Look.", "@hint Where?").replace("\\:", ":")


def test_closing_the_dialog_changes_nothing(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(SHAPE)

    def fill(dialog: TaskDialog) -> None:
        choose(dialog, TaskKind.CAPTURE)
        press(dialog.cancel_button)

    write(desk, dialogs, fill)
    assert not desk.documents.is_modified


def test_esc_leaves_at_once_where_nothing_was_written(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(SHAPE)
    write(desk, dialogs, lambda dialog: QTest.keyClick(dialog, Key.Key_Escape))
    assert not desk.documents.is_modified


def test_an_unknown_task_is_shown_unchanged(desk: Desk, dialogs: Dialogs) -> None:
    desk.open("(;SZ[9]AB[cc]C[@screen\n@task catch C7])")

    def fill(dialog: TaskDialog) -> None:
        assert dialog.kind.currentText() == "@task catch C7"
        assert dialog.told.text() == "No task is called “catch”."
        press(dialog.accept_button)

    write(desk, dialogs, fill)
    assert not desk.documents.is_modified


# Messages of the dialog while one writes


def test_the_tree_tells_the_number_of_its_answers(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(SHAPE[:-1] + "(;B[db])(;B[aa]BM[1])(;B[ab]C[@wrong Far.]))")
    told = []

    def fill(dialog: TaskDialog) -> None:
        choose(dialog, TaskKind.PLAY)
        told.append(dialog.told.text())
        assert not dialog.points.isVisible()
        press(dialog.cancel_button)

    write(desk, dialogs, fill)
    assert told == ["Moves in the tree: 1 right, 2 wrong."]


@pytest.mark.parametrize(
    ("kind", "points", "told"),
    [
        (TaskKind.CAPTURE, "G3", "Right: D8."),
        (TaskKind.CAPTURE, "C7", "The stones of “Capture these stones” are not on the board."),
        (TaskKind.CAPTURE, "Z9", "“Z9” is not a point on this board."),
        (TaskKind.CAPTURE, "", "“Capture these stones” names no points."),
        (TaskKind.PLAY, None, "“Find the right move” has no right answer."),
        (TaskKind.COUNT, None, "The number is missing."),
        (TaskKind.CHOOSE, "A1, b2", "Right: A1, B2."),
    ],
)
def test_unusable_input_is_reported_at_once(
    desk: Desk, dialogs: Dialogs, kind: TaskKind, points: str | None, told: str
) -> None:
    desk.open(SHAPE)
    seen = []

    def fill(dialog: TaskDialog) -> None:
        choose(dialog, kind)
        if points is not None and points != "G3":
            dialog.points.setText(points)
        seen.append(dialog.told.text())
        press(dialog.cancel_button)

    write(desk, dialogs, fill)
    assert seen == [told]


def test_an_answer_to_no_point_cannot_be_written(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(SHAPE)

    def fill(dialog: TaskDialog) -> None:
        choose(dialog, TaskKind.CAPTURE)
        first = dialog.answers.rows[0]
        press_field(first.to)
        type_text("Z9")
        assert dialog.told.text() == "“Z9” is not a point on this board."
        assert not dialog.accept_button.isEnabled()
        first.to.setText("A1; 3")
        assert dialog.accept_button.isEnabled()
        press(dialog.cancel_button)

    write(desk, dialogs, fill)


def test_a_task_beside_the_main_line_is_reported(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(SHAPE[:-1] + "(;B[db])(;B[aa]))")
    desk.controller.go_to(desk.session.tree.root.children[1])
    told = []

    def fill(dialog: TaskDialog) -> None:
        choose(dialog, TaskKind.ILLEGAL)
        told.append(dialog.told.text())
        press(dialog.cancel_button)

    write(desk, dialogs, fill)
    assert "A lesson does not show variations" in told[0]


def test_a_task_without_a_screen_is_reported(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(SHAPE[:-1] + ";B[db]C[@screen])")
    told = []

    def fill(dialog: TaskDialog) -> None:
        choose(dialog, TaskKind.CAPTURE)
        told.append(dialog.told.text())
        press_box(dialog)
        told.append(dialog.told.text())
        press(dialog.cancel_button)

    write(desk, dialogs, fill)
    assert "screen" not in told[0]
    assert "A lesson shows only its screens." in told[1]


def press_box(dialog: TaskDialog) -> None:
    dialog.is_screen.setFocus()
    QTest.keyClick(dialog.is_screen, Key.Key_Space)


def test_points_are_toggled_by_keys_on_the_small_board(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(SHAPE)

    def fill(dialog: TaskDialog) -> None:
        choose(dialog, TaskKind.POINTS)
        assert dialog.points.text() == "D7"
        board = dialog.findChild(BoardView)
        assert isinstance(board, BoardView)
        board.setFocus()
        board.set_cursor(desk.point("D7"))
        QTest.keyClick(board, Key.Key_Return)
        QTest.keyClick(board, Key.Key_Right)
        QTest.keyClick(board, Key.Key_Return)
        assert dialog.points.text() == "E7"
        assert board.describe(desk.point("E7")) == "E7, black stone, named"
        assert board.picture.selected == {desk.point("E7")}
        press(dialog.cancel_button)

    write(desk, dialogs, fill)


@pytest.mark.parametrize(
    ("task", "chosen", "written"),
    [
        ("@task points-for A1-B2 6", "", "@task points-for A1-B2 6"),
        ("@task points-for w A1-B2 6", "", "@task points-for w A1-B2 6"),
        ("@task points-for A1-B2 6", "White", "@task points-for W A1-B2 6"),
        ("@task points-for W A1-B2 6", "Black", "@task points-for B A1-B2 6"),
    ],
)
def test_the_task_names_the_owner_of_the_points(
    desk: Desk, dialogs: Dialogs, task: str, chosen: str, written: str
) -> None:
    desk.open(f"(;SZ[9]AB[cc]PL[B]C[@screen\n{task}];B[aa])")

    def fill(dialog: TaskDialog) -> None:
        color = next(c for c in dialog.side.findChildren(ComboBox) if c.isVisible())
        assert dialog.number.isVisible()
        if chosen:
            color.setFocus()
            QTest.keyClicks(color, chosen)
        press(dialog.accept_button)

    write(desk, dialogs, fill)
    assert comment(desk) == f"@screen\n{written}"


def test_a_number_instead_of_points(desk: Desk, dialogs: Dialogs) -> None:
    desk.open("(;SZ[9]AB[cc]C[@screen\n@task points A1])")

    def fill(dialog: TaskDialog) -> None:
        choose(dialog, TaskKind.COUNT)
        assert not dialog.points.isVisible()
        dialog.number.setFocus()
        type_text("4")
        assert dialog.told.text() == "Right: 4."
        press(dialog.accept_button)

    write(desk, dialogs, fill)
    assert comment(desk) == "@screen\n@task count 4"


def test_other_windows_do_not_wait_for_the_dialog(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(SHAPE)

    def fill(dialog: TaskDialog) -> None:
        assert dialog.windowModality() is Qt.WindowModality.WindowModal
        assert QApplication.activeModalWidget() is dialog
        press(dialog.cancel_button)

    write(desk, dialogs, fill)


def test_no_task_is_written_while_a_game_is_played(desk: Desk) -> None:
    desk.start()
    assert not desk.action("write_task").isEnabled()


def test_stones_are_set_up_before_the_task_is_written(desk: Desk) -> None:
    desk.open("(;GM[1]FF[4]SZ[9])")
    assert desk.action("write_task").isEnabled()
    desk.menu("set_up")
    assert not desk.action("write_task").isEnabled()
    press(desk.parts.setup.bar.done)
    assert desk.action("write_task").isEnabled()


def test_a_task_that_is_written_at_the_teachers_table_is_not_put_back(desk: Desk, dialogs: Dialogs) -> None:
    desk.open("(;GM[1]FF[4]SZ[9]AB[cc]C[@screen\nOne.])(;GM[1]FF[4]SZ[9]AB[dd]C[@screen\nTwo.])")
    desk.key(Key.Key_F7)
    panel = desk.parts.table.work.panel
    wait_until(panel.isVisible)

    def fill(dialog: TaskDialog) -> None:
        choose(dialog, TaskKind.LIBERTIES)
        click(dialog, desk.point("C7"))
        press(dialog.accept_button)

    dialogs.expect(TaskDialog, fill)
    press(panel.acts["write_task"])
    wait_until(lambda: "liberties" in comment(desk))
    desk.click("E5")
    press(panel.next)
    assert comment(desk) == "@screen\nTwo."
    press(panel.previous)
    assert comment(desk) == "@screen\nOne.\n@task liberties C7"
    # The demonstration is taken off.
    assert not desk.session.cursor.children


def test_a_record_that_plays_by_itself_stays_where_the_task_is_written(desk: Desk) -> None:
    desk.open("(;SZ[9]C[One.];B[aa];W[bb];B[cc];W[dd])")
    assert desk.panel.isVisible()
    here = desk.session.cursor
    desk.menu("play_through")
    desk.menu("write_task")
    desk.parts.playing._on_time()
    assert not desk.parts.playing.is_playing
    dialog = desk.parts.tasks.dialog
    assert dialog is not None
    dialog.accept()
    assert desk.session.cursor is here


# Leaving by Escape


def asked(dialog: TaskDialog) -> QuestionDialog:
    """Press Escape in the field where something was typed; the question that is asked."""
    QTest.keyClick(dialog.text.edit, Key.Key_Escape)
    assert dialog.isVisible()
    question = QApplication.activeModalWidget()
    assert isinstance(question, QuestionDialog)
    return question


def answered(text: str) -> Callable[[TaskDialog], None]:
    """Write something, press Escape, and give this answer."""

    def fill(dialog: TaskDialog) -> None:
        type_text("Where?", dialog.text.edit)
        press(button_of(asked(dialog), text))

    return fill


def test_escape_asks_about_the_written_text_and_keeps_it(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(SHAPE)
    write(desk, dialogs, answered("Keep it"))
    assert comment(desk) == "Where?"
    desk.menu("undo")
    write(desk, dialogs, answered("Do not keep it"))
    assert comment(desk) == ""


def test_escape_in_the_question_goes_on_writing(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(SHAPE)

    def fill(dialog: TaskDialog) -> None:
        type_text("Where?", dialog.text.edit)
        QTest.keyClick(asked(dialog), Key.Key_Escape)
        assert dialog.isVisible()
        assert dialog.text.text == "Where?"
        press(button_of(asked(dialog), "Go on writing"))
        type_text(" There.", dialog.text.edit)
        press(dialog.accept_button)

    write(desk, dialogs, fill)
    assert comment(desk) == "Where? There."


def test_unkeepable_games_are_not_offered(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(SHAPE)

    def fill(dialog: TaskDialog) -> None:
        type_text("Where?", dialog.text.edit)
        dialog.accept_button.setEnabled(False)
        assert not button_of(asked(dialog), "Keep it").isEnabled()
        press(button_of(asked(dialog), "Do not keep it"))

    write(desk, dialogs, fill)
    assert comment(desk) == ""


def test_escape_where_nothing_was_written_asks_nothing(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(SHAPE)
    write(desk, dialogs, lambda dialog: QTest.keyClick(dialog.text.edit, Key.Key_Escape))
    assert comment(desk) == ""


# Nothing moves, and nothing closes by itself


def fields_of(dialog: TaskDialog) -> dict[str, int]:
    """Return the vertical positions of all input fields."""
    parts = {
        "kind": dialog.kind,
        "again": dialog.again,
        "hint": dialog.hint,
        "right": dialog.right,
        "first": dialog.answers.rows[0],
        "points": dialog.points,
        "number": dialog.number,
        "done": dialog.accept_button,
    }
    return {name: part.mapTo(dialog, part.rect().topLeft()).y() for name, part in parts.items()}


def test_rows_stay_where_they_are(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(SHAPE)

    def fill(dialog: TaskDialog) -> None:
        size, before = dialog.size(), fields_of(dialog)
        for kind in (TaskKind.COUNT, TaskKind.PLAY, TaskKind.POINTS_FOR, TaskKind.CAPTURE, None):
            choose(dialog, kind)
            QApplication.processEvents()
            assert fields_of(dialog) == before
        for number in range(3):
            dialog.answers.rows[number].text.setFocus()
            type_text("Too far.")
            QApplication.processEvents()
            assert dialog.size() == size
        assert len(dialog.answers.rows) == 4
        # The rows that are written into are scrolled into sight; what is beside them stays.
        assert fields_of(dialog)["points"] == before["points"]
        assert fields_of(dialog)["done"] == before["done"]
        press(dialog.cancel_button)

    write(desk, dialogs, fill)


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter])
def test_enter_in_a_field_goes_on_to_the_next(desk: Desk, dialogs: Dialogs, key: Qt.Key) -> None:
    desk.open(SHAPE)

    def fill(dialog: TaskDialog) -> None:
        choose(dialog, TaskKind.COUNT)
        dialog.number.setFocus()
        type_text("4")
        QTest.keyClick(dialog.number, key)
        assert dialog.isVisible()
        assert not dialog.number.hasFocus()
        first = dialog.answers.rows[0]
        first.to.setFocus()
        type_text("3")
        QTest.keyClick(first.to, key)
        assert first.text.hasFocus()
        type_text("Count again.")
        QTest.keyClick(first.text, key)
        assert dialog.isVisible()
        dialog.accept_button.setFocus()
        QTest.keyClick(dialog.accept_button, key)

    write(desk, dialogs, fill)
    assert comment(desk) == "@screen\n@task count 4\n@wrong 3 Count again."


def test_the_dialog_gives_directions(desk: Desk, dialogs: Dialogs) -> None:
    desk.open(SHAPE)
    wanted = "play the right moves on the board, then come back."

    def ask(dialog: TaskDialog) -> None:
        for kind in (TaskKind.PLAY, TaskKind.KILL, TaskKind.CAPTURE):
            choose(dialog, kind)
            assert dialog.kind_note.text().endswith(wanted)
        choose(dialog, TaskKind.PLAY)
        press(dialog.accept_button)

    write(desk, dialogs, ask)
    desk.click("D8")
    desk.key(Key.Key_Left)

    def look(dialog: TaskDialog) -> None:
        assert dialog.kind_note.text().startswith("The moves you played are the answers.")
        assert dialog.told.text().startswith("Moves in the tree: 1 right, 0 wrong.")
        press(dialog.cancel_button)

    write(desk, dialogs, look)
