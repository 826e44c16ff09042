"""Editing a record through the window: every act, its undo, the clipboard, set-up, the data."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from goboard_app.go.board import Color
from goboard_app.record.sgf.writer import write_game
from goboard_app.ui.edit.game_info import GameInfoDialog
from goboard_app.ui.edit.menus import SGF_TYPE
from goboard_app.ui.edit.setup_bar import SetupTool
from tests.support.desk import CONTROL, PLAIN, SHIFT, Desk, Desks
from tests.support.dialogs import Dialogs, press, type_text
from tests.support.parts import parts
from tests.support.waiting import wait_until

Key = Qt.Key
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
RECORD = "(;GM[1]SZ[9]RU[Chinese]KM[7];B[cc];W[gg](;B[gc];W[cg])(;B[cg];W[gc]))"


def text_of(desk: Desk) -> str:
    return write_game(desk.session.tree).decode()


def clip() -> str:
    return QGuiApplication.clipboard().text()


def put_on_clipboard(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def moves_below(desk: Desk) -> list[str]:
    return [node.text("B") or node.text("W") or "" for node in desk.session.cursor.children]


def told(desk: Desk) -> str:
    strip = desk.parts.strip
    return strip.sentence.text() if strip.isVisible() else ""


def drag(desk: Desk, names: str, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier) -> None:
    """Draw one stroke of the mouse over these points."""
    board = desk.page.board
    places = [board.position_of(desk.point(name)) for name in names.split()]
    QTest.mousePress(board.viewport(), button, modifiers, places[0])
    for place in places[1:]:
        QTest.mouseMove(board.viewport(), place)
    QTest.mouseRelease(board.viewport(), button, modifiers, places[-1])


def lay(desk: Desk, names: str, button: Qt.MouseButton = LEFT, keys: object = PLAIN) -> None:
    drag(desk, names, button, keys)  # type: ignore[arg-type]


def press_done(desk: Desk) -> None:
    press(desk.parts.setup.bar.done)


@pytest.fixture
def review(desk: Desk) -> Desk:
    """A record, looked at after its second move."""
    desk.open(RECORD)
    desk.controller.step(2)
    return desk


def test_every_act_is_undone_by_name_with_the_place_restored(review: Desk) -> None:
    desk = review
    here = desk.session.cursor
    for name, undone in (
        ("insert_pass", "inserted pass"),
        ("delete_node", "deleted move"),
        ("delete_branch", "deleted branch"),
        ("cut", "cut"),
        ("swap_colors", "swapped colours"),
    ):
        before = text_of(desk)
        desk.menu(name)
        assert text_of(desk) != before
        assert desk.action("undo").text() == f"Undo: {undone}"
        desk.menu("undo")
        assert (text_of(desk), desk.session.cursor) == (before, here)
        desk.menu("redo")
        assert text_of(desk) != before
        desk.menu("undo")


def test_the_menu_speaks_of_moves_and_not_of_nodes(review: Desk) -> None:
    assert review.action("delete_node").text().replace("&", "") == "Delete only this move"


def test_moves_are_inserted_by_clicks_until_escape(review: Desk) -> None:
    desk = review
    desk.key(Key.Key_Insert)
    assert desk.action("insert_move").isChecked()
    assert "the later moves come after" in told(desk)
    desk.click("E5")
    desk.click("D4")
    assert moves_below(desk) == ["gc", "cg"]
    assert text_of(desk).startswith("(;GM[1]SZ[9]RU[Chinese]KM[7];B[cc];W[gg];B[ee]")
    desk.key(Key.Key_Escape)
    assert not desk.action("insert_move").isChecked()
    desk.click("A1")
    assert moves_below(desk) == []
    assert len(desk.session.cursor.parent.children) == 3  # type: ignore[union-attr]


def test_an_inserted_move_names_the_later_moves_it_forbids(review: Desk) -> None:
    desk = review
    desk.menu("insert_move")
    desk.click("G7")
    assert told(desk).endswith("no longer allowed: 4 G7, 5 G7.")


def test_variations_are_ordered_by_keys(review: Desk) -> None:
    desk = review
    assert moves_below(desk) == ["gc", "cg"]
    desk.controller.step(2)
    assert not desk.action("move_up").isEnabled()
    desk.key(Key.Key_D, CONTROL | SHIFT)
    assert [n.text("B") for n in desk.session.tree.path_to(desk.session.cursor)[2].children] == [
        "cg",
        "gc",
    ]
    desk.key(Key.Key_M, CONTROL | SHIFT)
    assert not desk.action("main_line").isEnabled()
    assert desk.session.tree.main_line_end() is desk.session.cursor


def test_a_branch_goes_with_its_position_from_one_window_to_another(desks: Desks) -> None:
    first, second = desks.make(), desks.make()
    first.open(RECORD, "first.sgf")
    second.open("(;GM[1]SZ[9];B[ee])", "second.sgf")
    first.controller.step(3)
    first.key(Key.Key_C, CONTROL)
    assert clip().startswith("(;GM[1]FF[4]CA[UTF-8]AP[goboard:")
    assert "SZ[9]RU[Chinese]KM[7]AB[cc]AW[gg]PL[B]\n;B[gc];W[cg])" in clip()
    assert QGuiApplication.clipboard().mimeData().hasFormat(SGF_TYPE)
    second.controller.step(1)
    second.key(Key.Key_V, CONTROL)
    pasted = "(;GM[1]SZ[9];B[ee];AB[cc]AW[gg]AE[ee]PL[B];B[gc];W[cg])"
    assert text_of(second) == pasted
    assert told(second) == (
        "The position these moves come from was set up before them. "
        "The names and other details of their game were left out: a record has those only once."
    )
    assert second.session.position.at(second.point("E5")) is None
    second.menu("save")
    assert (second.folder / "second.sgf").read_text() == text_of(second)
    press(second.parts.strip.choice_buttons[0])
    assert text_of(second) == "(;GM[1]SZ[9];B[ee];B[gc];W[cg])"
    assert second.session.cursor.text("B") == "gc"
    second.menu("undo")
    assert text_of(second) == "(;GM[1]SZ[9];B[ee])"


@pytest.mark.parametrize("target", ["", "(;GM[1]SZ[19]KM[6.5])"])
def test_a_branch_goes_into_an_empty_window_as_a_game(desks: Desks, target: str) -> None:
    first, second = desks.make(), desks.make()
    first.open(RECORD.replace("KM[7]", "KM[7]PB[Mei]"), "first.sgf")
    first.controller.step(3)
    first.key(Key.Key_C, CONTROL)
    if target:
        second.open(target, "second.sgf")
    second.key(Key.Key_V, CONTROL)
    wait_until(lambda: second.session.info.black_name == "Mei")
    assert second.session.tree.size.columns == 9
    assert (second.session.komi, second.session.info.rules) == (7, "Chinese")
    second.controller.go_to_first()
    stones = [second.session.position.at(second.point(name)) for name in ("C7", "G3")]
    assert stones == [Color.BLACK, Color.WHITE]
    assert moves_below(second) == ["gc"]
    assert second.session.position.to_move is Color.BLACK
    if target:
        assert told(second) == ""
        second.menu("undo")
        assert text_of(second) == target


def test_a_branch_that_returns_to_its_place_is_pasted_as_plain_moves(review: Desk) -> None:
    desk = review
    before = text_of(desk)
    desk.controller.step(1)
    desk.key(Key.Key_C, CONTROL)
    desk.controller.step(-1)
    desk.key(Key.Key_V, CONTROL)
    assert text_of(desk) == before.replace("(;B[cg];W[gc]))", "(;B[cg];W[gc])\n(;B[gc];W[cg]))")
    assert told(desk) == ""


def test_a_whole_game_is_pasted_into_itself_with_its_stones(desk: Desk) -> None:
    desk.open("(;GM[1]SZ[9]AB[aa]PL[W];W[bb])")
    desk.key(Key.Key_C, CONTROL)
    desk.controller.step(1)
    desk.key(Key.Key_V, CONTROL)
    assert text_of(desk) == "(;GM[1]SZ[9]AB[aa]PL[W];W[bb];AE[bb]PL[W];W[bb])"


def test_cut_and_paste_within_a_game_lose_nothing(review: Desk) -> None:
    desk = review
    desk.controller.step(1)
    desk.key(Key.Key_X, CONTROL)
    assert moves_below(desk) == ["cg"]
    desk.controller.go_to_first()
    desk.key(Key.Key_V, CONTROL)
    assert moves_below(desk) == ["cg"]
    assert desk.session.cursor.text("B") == "gc"
    assert desk.action("undo").text() == "Undo: paste"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("no game at all", "There are no moves in the text on the clipboard: “no game at"),
        ("", "There are no moves on the clipboard."),
        ("(;SZ[19];B[aa])", "for a board of 19 × 19. This one is 9 × 9."),
        ("(;B[aa])(;B[bb])", "The clipboard holds 2 games."),
        ("(;SZ[9])", "The game on the clipboard has no moves to paste."),
    ],
)
def test_unpastable_content_is_reported(review: Desk, text: str, said: str) -> None:
    desk = review
    before = text_of(desk)
    QGuiApplication.clipboard().setMimeData(QMimeData())
    if text:
        put_on_clipboard(text)
    desk.key(Key.Key_V, CONTROL)
    assert said in told(desk)
    assert text_of(desk) == before
    assert clip() == text


def test_a_game_from_elsewhere_is_pasted_without_its_names(review: Desk) -> None:
    desk = review
    put_on_clipboard("Look: (;SZ[9]PB[Ann]C[a shape];B[ee];W[dd])")
    desk.key(Key.Key_V, CONTROL)
    assert "without the names" in told(desk)
    assert desk.session.cursor.text("C") == "a shape"
    assert not desk.session.cursor.has("PB")


def test_in_a_text_field_the_keys_mean_the_text(review: Desk) -> None:
    desk = review
    before = text_of(desk)
    desk.menu("point")
    field = desk.focus
    assert field is not None
    type_text("E5", field)
    QTest.keyClick(field, Key.Key_A, CONTROL)
    QTest.keyClick(field, Key.Key_C, CONTROL)
    assert clip() == "E5"
    desk.action("cut").trigger()
    QTest.keyClick(field, Key.Key_V, CONTROL)
    QTest.keyClick(field, Key.Key_Home)
    QTest.keyClick(field, Key.Key_Delete)
    assert field.property("text") == "5"
    assert text_of(desk) == before


def test_delete_takes_the_branch_and_the_children_stay_with_control(review: Desk) -> None:
    desk = review
    desk.key(Key.Key_Delete, CONTROL)
    assert moves_below(desk) == ["gc", "cg"]
    assert desk.session.cursor.text("B") == "cc"
    desk.key(Key.Key_Delete)
    assert text_of(desk) == "(;GM[1]SZ[9]RU[Chinese]KM[7])"
    assert not desk.action("delete_branch").isEnabled()
    desk.menu("undo")
    desk.menu("undo")
    assert text_of(desk) == RECORD


def test_stones_are_set_up_with_the_mouse_as_one_step(desk: Desk) -> None:
    desk.open("(;GM[1]SZ[9])")
    desk.key(Key.Key_B, CONTROL)
    bar = desk.parts.setup.bar
    assert bar.isVisible()
    assert not desk.page.panel.isEnabled()
    lay(desk, "C3 D3 E3")
    lay(desk, "C5 D5", RIGHT)
    lay(desk, "G7", keys=SHIFT)
    lay(desk, "D3")
    press(bar.tools[SetupTool.EMPTY])
    lay(desk, "C5")
    press(bar.turns[Color.WHITE])
    assert not desk.action("undo").isEnabled()
    press_done(desk)
    assert not bar.isVisible()
    root = desk.session.tree.root
    assert set(root.get("AB") or ()) == {"cg", "eg"}
    assert set(root.get("AW") or ()) == {"de", "gc"}
    assert root.get("PL") == ("W",)
    assert desk.action("undo").text() == "Undo: stones set up"
    desk.menu("undo")
    assert text_of(desk) == "(;GM[1]SZ[9])"


def test_strokes_are_taken_back_before_they_are_written(desk: Desk) -> None:
    desk.open("(;GM[1]SZ[9])")
    desk.menu("set_up")
    lay(desk, "C3 D3 E3")
    lay(desk, "G7")
    desk.key(Key.Key_Z, CONTROL)
    assert desk.stones.count("X") == 3
    press(desk.parts.setup.bar.take_back)
    assert desk.stones.count("X") == 0
    lay(desk, "A1")
    press(desk.parts.setup.bar.cancel)
    assert text_of(desk) == "(;GM[1]SZ[9])"


def test_stones_are_set_up_by_keys_alternating(desk: Desk) -> None:
    desk.open("(;GM[1]SZ[9])")
    desk.key(Key.Key_B, CONTROL)
    press(desk.parts.setup.bar.tools[SetupTool.IN_TURN])
    desk.page.board.setFocus()
    for name in ("C3", "D4"):
        desk.steer(name)
        desk.key(Key.Key_Return)
    desk.key(Key.Key_End)
    QTest.keyClick(desk.window, Key.Key_Space)
    assert desk.parts.is_setting_up
    desk.key(Key.Key_Escape)
    root = desk.session.tree.root
    assert (root.get("AB"), root.get("AW")) == (("cg",), ("df",))


@pytest.mark.parametrize(
    ("answer", "after"),
    [
        ("Change it here", "(;SZ[9]RU[Chinese]AB[cc]AW[gg];B[gg];W[ee])"),
        ("Insert before what follows", "(;SZ[9]RU[Chinese]AB[cc];AW[gg];B[gg];W[ee])"),
        ("New variation", "(;SZ[9]RU[Chinese]AB[cc]\n(;B[gg];W[ee])\n(;AW[gg]))"),
    ],
)
def test_with_later_moves_the_place_of_writing_is_asked(desk: Desk, dialogs: Dialogs, answer: str, after: str) -> None:
    desk.open("(;SZ[9]RU[Chinese]AB[cc];B[gg];W[ee])")
    desk.menu("set_up")
    lay(desk, "G3", RIGHT)
    press(desk.parts.setup.bar.turns[desk.session.position.to_move])
    dialogs.expect_button(answer)
    press_done(desk)
    assert "would no longer be allowed: 1 G3." in dialogs.texts[-1]
    written = text_of(desk).replace("PL[W]", "").replace("PL[B]", "")
    assert written.replace("\n", "") == after.replace("\n", "")
    desk.menu("undo")
    assert text_of(desk) == "(;SZ[9]RU[Chinese]AB[cc];B[gg];W[ee])"


def test_no_answer_goes_on_setting_up(desk: Desk, dialogs: Dialogs) -> None:
    desk.open("(;SZ[9]AB[cc];B[gg])")
    desk.menu("set_up")
    lay(desk, "E5")
    dialogs.expect_button("Cancel")
    press_done(desk)
    assert desk.parts.is_setting_up
    assert "All later moves are still allowed." in dialogs.texts[-1]
    press(desk.parts.setup.bar.cancel)


def test_after_a_move_the_stones_get_a_node_of_their_own(review: Desk) -> None:
    desk = review
    desk.controller.go_to_last()
    desk.menu("set_up")
    assert "their own node" in desk.parts.setup.bar.hint.text()
    lay(desk, "E5")
    press_done(desk)
    assert [p.ident for p in desk.session.cursor.properties] == ["AB"]


def test_a_set_up_in_progress_survives_another_file(desk: Desk, dialogs: Dialogs) -> None:
    path = desk.open("(;GM[1]SZ[9])")
    desk.menu("set_up")
    lay(desk, "E5")
    dialogs.expect_button("Save")
    desk.open("(;GM[1]SZ[9];B[aa])", "other.sgf")
    assert "AB[ee]" in path.read_text()
    assert not desk.parts.is_setting_up


def test_a_side_gets_the_turn(desk: Desk, dialogs: Dialogs) -> None:
    desk.open("(;SZ[9];B[cc];W[gg])")
    dialogs.expect_button("Change it here")
    desk.menu("white_turn")
    assert text_of(desk) == "(;SZ[9]PL[W];B[cc];W[gg])"
    assert desk.action("undo").text() == "Undo: side to move"
    desk.controller.go_to_last()
    desk.menu("white_turn")
    assert text_of(desk) == "(;SZ[9]PL[W];B[cc];W[gg];PL[W])"


def test_the_record_is_turned_and_mirrored(desk: Desk) -> None:
    desk.open("(;SZ[9:7];B[aa])")
    menu = desk.parts.turn_menu
    menu.aboutToShow.emit()
    assert len(menu.actions()) == 7
    menu.actions()[0].trigger()
    assert text_of(desk) == "(;SZ[7:9];B[ga])"
    assert desk.page.board.picture.size.columns == 7
    assert desk.action("undo").text() == "Undo: turned board"
    desk.menu("undo")
    assert text_of(desk) == "(;SZ[9:7];B[aa])"


def test_the_menu_of_a_node_acts_on_that_node(review: Desk) -> None:
    desk = review
    node = desk.session.cursor.children[1]
    menu = desk.parts.nodes.menu_for(node)
    names = [action.objectName() for action in menu.actions() if action.objectName()]
    assert names == [
        *("cut", "copy", "paste", "copy_link", "move_stone", "delete_branch", "delete_node"),
        *("move_up", "move_down", "main_line"),
    ]
    by_name = {action.objectName(): action for action in menu.actions()}
    assert not by_name["move_down"].isEnabled()
    by_name["main_line"].trigger()
    assert moves_below(desk) == ["cg", "gc"]
    desk.parts.nodes.menu_for(node).actions()[1].trigger()
    assert "B[cg]" in clip()
    desk.parts.show_node_menu(node, QPoint(10, 10))


def test_notes_are_neither_listed_nor_linked_while_stones_are_set_up(review: Desk) -> None:
    rows = ("notes", "copy_link")
    assert all(review.action(name).isEnabled() for name in rows)
    review.menu("set_up")
    review.window.commands.settle()
    assert not any(review.action(name).isEnabled() for name in rows)


def test_a_game_that_is_played_is_not_edited(desk: Desk) -> None:
    desk.start()
    desk.play("E5 C3")
    for name in ("cut", "paste", "delete_branch", "insert_move", "set_up", "swap_colors"):
        assert not desk.action(name).isEnabled()
    assert desk.action("game_info").isEnabled()


def fill(dialog: GameInfoDialog, ident: str, text: str) -> None:
    field = dialog.fields[ident]
    field.selectAll()
    QTest.keyClick(field, Key.Key_Delete)
    type_text(text, field)


def button(dialog: GameInfoDialog, text: str) -> QPushButton:
    return next(b for b in dialog.findChildren(QPushButton) if b.text() == text)


def test_the_data_of_a_game_are_changed_and_nothing_else_is_touched(desk: Desk, dialogs: Dialogs) -> None:
    desk.open("(;GM[1]SZ[9]KM[375]DT[3.2.2001]XX[a\\]b]PB[Ann]RE[B+3.50];B[aa])")

    def answer(dialog: GameInfoDialog) -> None:
        assert dialog.fields["KM"].text() == "375"
        assert "7½" in dialog.notes["KM"].text()
        assert dialog.result_field.text == "B+3.50"
        assert "XX[a\\]b]" in dialog.others.toPlainText()
        assert dialog.better_date.text() == "Better: 2001-02-03"
        press(dialog.better_date)
        fill(dialog, "PW", "Ben]")
        assert "3 February 2001" in dialog.notes["DT"].text()
        press(dialog.accept_button)

    dialogs.expect(GameInfoDialog, answer)
    desk.key(Key.Key_I, CONTROL)
    assert text_of(desk) == ("(;GM[1]SZ[9]KM[375]DT[2001-02-03]XX[a\\]b]PB[Ann]RE[B+3.50]PW[Ben\\]];B[aa])")
    assert desk.action("undo").text() == "Undo: game information"
    desk.menu("undo")
    assert "PW" not in text_of(desk)


def test_values_that_cannot_be_written_are_refused_under_the_field(desk: Desk, dialogs: Dialogs) -> None:
    desk.open("(;GM[1]SZ[9];B[aa])")

    def answer(dialog: GameInfoDialog) -> None:
        fill(dialog, "KM", "much")
        assert dialog.notes["KM"].text().startswith("Komi must be a number")
        assert not dialog.accept_button.isEnabled()
        fill(dialog, "KM", "6½")
        fill(dialog, "HA", "many")
        assert not dialog.accept_button.isEnabled()
        fill(dialog, "HA", "2")
        result = dialog.result_field
        result.kind.setCurrentIndex(result.kind.findText("White wins"))
        result.margin.setText("")
        type_text("x", result.margin)
        assert dialog.notes["RE"].text().startswith("The margin must be")
        result.margin.clear()
        type_text("2½", result.margin)
        assert dialog.notes["RE"].text() == "White wins by 2½"
        press(dialog.accept_button)

    dialogs.expect(GameInfoDialog, answer)
    desk.menu("game_info")
    assert text_of(desk) == "(;GM[1]SZ[9]RE[W+2.5]KM[6.5]HA[2];B[aa])"


def test_the_journal_sees_every_edit(desk: Desk) -> None:
    desk.open(RECORD)
    desk.menu("insert_pass")
    assert desk.documents.is_modified
    assert desk.window.isWindowModified()
    desk.menu("undo")
    assert not desk.documents.is_modified


def test_edits_survive_a_crash(desks: Desks, desk: Desk) -> None:
    desk.open(RECORD)
    desk.controller.step(2)
    desk.menu("insert_pass")
    put_on_clipboard("(;C[pasted])")
    desk.menu("paste")
    desk.menu("set_up")
    lay(desk, "E5")
    press_done(desk)
    meant = text_of(desk)
    assert desk.documents.journaling.flush()
    desks.crash(desk)
    after = desks.make()
    card = parts(after.window).restores.card
    assert card is not None
    after.press(card.restore_button)
    assert text_of(after) == meant


def test_the_window_closes_with_the_set_up_position_saved(desks: Desks, dialogs: Dialogs) -> None:
    desk = desks.make()
    path = desk.open("(;GM[1]SZ[9])")
    desk.menu("set_up")
    lay(desk, "E5")
    dialogs.expect_button("Save")
    assert desks.close(desk)
    assert "AB[ee]" in path.read_text()


def test_the_tree_shows_the_menu_of_the_node_under_the_mouse(review: Desk) -> None:
    desk = review
    view = desk.panel.review.tree.view
    view.menu_asked.emit(desk.session.cursor.children[1], QPoint(200, 200))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    action = next(a for a in menu.actions() if a.objectName() == "delete_branch")
    QTest.mouseClick(menu, LEFT, PLAIN, menu.actionGeometry(action).center())
    assert moves_below(desk) == ["gc"]
    assert desk.session.cursor.text("W") == "gg"
