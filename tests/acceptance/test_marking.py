"""Comments and marks: a reviewer writes, draws and judges, by mouse and by keys."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent, QTextCharFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip

from goboard_app.session.annotation import MoveJudgement
from goboard_app.session.marks import MarkTool
from goboard_app.session.session import Phase
from goboard_app.session.tree_model import Face
from goboard_app.ui.edit.game_info import FigureDialog
from tests.support.desk import CONTROL, PLAIN, SHIFT, Desk
from tests.support.parts import parts
from tests.support.waiting import wait_until

Key = Qt.Key
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
RECORD = "(;SZ[9]RU[Chinese]\r\n;B[ee]C[The middle.]\r\n;W[cc];B[gg])\r\n"


@pytest.fixture
def opened(desk: Desk) -> Desk:
    desk.open(RECORD)
    desk.controller.step(1)
    _ = desk.panel
    return desk


def values(desk: Desk, ident: str) -> tuple[str, ...] | None:
    return desk.session.cursor.get(ident)


def chip(desk: Desk, tool: MarkTool) -> QPushButton:
    return desk.panel.review.marks.chips[tool]


def drag(desk: Desk, names: str, button: Qt.MouseButton = LEFT, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
    """Hold a button down from the first of these points over the others."""
    board = desk.page.board
    places = [board.position_of(desk.point(name)) for name in names.split()]
    QTest.mousePress(board.viewport(), button, modifiers, places[0])
    for place in places[1:]:
        QTest.mouseMove(board.viewport(), place)
    QTest.mouseRelease(board.viewport(), button, modifiers, places[-1])


def write(desk: Desk, text: str) -> None:
    QTest.keyClicks(desk.panel.review.comment, text)


# Marks by mouse


def test_a_chip_marks_clicked_points_and_clears_them_again(opened: Desk) -> None:
    opened.press(chip(opened, MarkTool.TRIANGLE))
    opened.click("C3")
    opened.click("D4")
    assert values(opened, "TR") == ("cg", "df")
    opened.click("C3")
    assert values(opened, "TR") == ("df",)
    assert opened.session.path.number == 1


def test_letters_and_numbers_go_on_by_themselves(opened: Desk) -> None:
    opened.press(chip(opened, MarkTool.LETTER))
    opened.click("C3")
    opened.click("D4")
    opened.press(chip(opened, MarkTool.NUMBER))
    opened.click("G3")
    opened.click("H2")
    assert values(opened, "LB") == ("cg:A", "df:B", "gg:1", "hh:2")


def test_a_stroke_is_one_step_to_undo(opened: Desk) -> None:
    opened.press(chip(opened, MarkTool.CIRCLE))
    drag(opened, "C3 D3 E3")
    assert values(opened, "CR") == ("cg", "dg", "eg")
    opened.menu("undo")
    assert values(opened, "CR") is None
    assert opened.documents.is_modified is False
    opened.menu("redo")
    assert values(opened, "CR") == ("cg", "dg", "eg")


def test_the_same_chip_or_escape_puts_the_tool_down(opened: Desk) -> None:
    triangle = chip(opened, MarkTool.TRIANGLE)
    opened.press(triangle)
    assert triangle.isChecked()
    opened.press(triangle)
    assert not triangle.isChecked()
    opened.press(triangle)
    opened.page.board.setFocus()
    opened.key(Key.Key_Escape)
    assert not triangle.isChecked()
    opened.click("C3")
    assert values(opened, "TR") is None
    assert opened.session.path.number == 2


def test_no_stone_follows_the_pointer_while_marking(opened: Desk) -> None:
    opened.hover("C3")
    assert opened.page.board.board_scene.ghost_point == opened.point("C3")
    opened.press(chip(opened, MarkTool.CROSS))
    opened.hover("D3")
    assert opened.page.board.board_scene.ghost_point is None


def test_enter_marks_the_keyboard_point_and_plays_no_stone(opened: Desk) -> None:
    opened.menu("mark_triangle")
    opened.page.board.setFocus()
    opened.steer("D3")
    before = opened.stones
    opened.key(Key.Key_Return)
    assert values(opened, "TR") == ("dg",)
    assert opened.stones == before
    assert opened.session.path.number == 1
    assert opened.controller.undo_stack.count() == 1


def test_arrows_are_dragged_with_the_right_button_at_any_time(opened: Desk) -> None:
    drag(opened, "C3 D4 E6", RIGHT)
    assert values(opened, "AR") == ("cg:ed",)
    drag(opened, "C3 G3", RIGHT, SHIFT)
    assert values(opened, "LN") == ("cg:gg",)
    drag(opened, "C3 E6", RIGHT)
    assert values(opened, "AR") is None
    assert opened.session.path.number == 1


def test_lines_are_dragged_with_their_tool(opened: Desk) -> None:
    opened.menu("mark_line")
    drag(opened, "C3 D4 E5 F6")
    assert values(opened, "LN") == ("cg:fd",)


def test_a_stroke_shows_its_line_beforehand(opened: Desk) -> None:
    board = opened.page.board
    QTest.mousePress(board.viewport(), RIGHT, PLAIN, board.position_of(opened.point("C3")))
    QTest.mouseMove(board.viewport(), board.position_of(opened.point("E6")))
    assert [line.end for line in board.picture.lines] == [opened.point("E6")]
    opened.page.board.setFocus()
    opened.key(Key.Key_Escape)
    assert not board.picture.lines
    QTest.mouseRelease(board.viewport(), RIGHT, PLAIN, board.position_of(opened.point("E6")))
    assert values(opened, "AR") is None


def test_a_part_of_the_board_is_dragged_out(opened: Desk) -> None:
    opened.menu("mark_part")
    drag(opened, "A9 C8 E5")
    assert values(opened, "VW") == ("aa:ee",)
    assert opened.point("J1") in opened.page.board.picture.hidden
    opened.controller.step(1)
    assert opened.point("J1") in opened.page.board.picture.hidden
    opened.controller.step(-1)
    opened.click("E5")
    assert values(opened, "VW") is None


def test_dimmed_points_and_the_eraser(opened: Desk) -> None:
    opened.menu("mark_dim")
    drag(opened, "A9 B9")
    assert values(opened, "DD") == ("aa:ba",)
    opened.menu("mark_triangle")
    opened.click("C3")
    opened.menu("mark_eraser")
    drag(opened, "A9 C3")
    assert (values(opened, "DD"), values(opened, "TR")) == (("ba",), None)


def test_a_text_is_typed_in_place(opened: Desk) -> None:
    opened.menu("mark_text")
    opened.click("C3")
    field = parts(opened.window).marking.field
    assert field.isVisible()
    QTest.keyClicks(field, "White to live")
    QTest.keyClick(field, Key.Key_Return)
    assert values(opened, "LB") == ("cg:White to live",)
    assert not field.isVisible()
    opened.click("C3")
    assert field.text() == "White to live"
    QTest.keyClick(field, Key.Key_Escape)
    assert values(opened, "LB") == ("cg:White to live",)


def test_the_last_chip_holds_the_other_tools(opened: Desk) -> None:
    marks = opened.panel.review.marks
    action = next(a for a in marks.menu.actions() if a.text() == "Black’s territory")
    action.trigger()
    assert marks.more.isChecked()
    opened.click("C3")
    assert values(opened, "TB") == ("cg",)


def test_all_marks_go_at_once(opened: Desk) -> None:
    opened.press(chip(opened, MarkTool.TRIANGLE))
    opened.click("C3")
    opened.press(chip(opened, MarkTool.LETTER))
    opened.click("D4")
    opened.menu("marks_clear")
    assert (values(opened, "TR"), values(opened, "LB")) == (None, None)
    assert values(opened, "C") == ("The middle.",)


# Marks by keys


def test_marks_are_made_by_keys_alone(opened: Desk) -> None:
    opened.page.board.setFocus()
    opened.key(Key.Key_3, CONTROL)
    assert chip(opened, MarkTool.TRIANGLE).isChecked()
    opened.steer("C3")
    opened.key(Key.Key_Return)
    assert values(opened, "TR") == ("cg",)
    opened.key(Key.Key_8, CONTROL)
    opened.steer("D4")
    opened.key(Key.Key_Return)
    opened.steer("F6")
    opened.key(Key.Key_Return)
    assert values(opened, "AR") == ("df:fd",)
    opened.key(Key.Key_Escape)
    assert parts(opened.window).marking.tool is None


def test_arrow_keys_walk_again_after_marking(opened: Desk) -> None:
    opened.page.board.setFocus()
    opened.key(Key.Key_1, CONTROL)
    opened.key(Key.Key_Right)
    assert opened.session.path.number == 1
    opened.key(Key.Key_Escape)
    opened.page.board.set_cursor(None)
    opened.key(Key.Key_Right)
    assert opened.session.path.number == 2


def test_points_tell_their_marks(opened: Desk) -> None:
    opened.press(chip(opened, MarkTool.LETTER))
    opened.click("C3")
    drag(opened, "D4 E5", RIGHT)
    describe = opened.page.board.describe
    assert describe(opened.point("C3")) == "C3, empty, label A"
    assert describe(opened.point("D4")) == "D4, empty, start of an arrow"
    assert "target of an arrow" in describe(opened.point("E5"))


# Marks and the other phases


def test_counting_takes_the_tool_out_of_the_hand(opened: Desk) -> None:
    opened.press(chip(opened, MarkTool.TRIANGLE))
    opened.menu("count")
    assert opened.phase is Phase.COUNTING
    assert parts(opened.window).marking.tool is None
    assert opened.page.board.stroke_buttons == frozenset()
    opened.wait_for_proposal()
    assert not opened.page.board.picture.lines


def test_a_page_left_to_something_else_takes_no_marks(opened: Desk) -> None:
    opened.press(chip(opened, MarkTool.TRIANGLE))
    opened.menu("guess")
    assert parts(opened.window).marking.tool is None
    assert opened.page.board.stroke_buttons == frozenset()
    drag(opened, "C3 E6", RIGHT)
    assert not opened.controller.undo_stack.canUndo()
    parts(opened.window).guesses.leave()
    drag(opened, "C3 E6", RIGHT)
    assert values(opened, "AR") == ("cg:ed",)


def test_a_game_going_on_takes_clicks_as_moves(desk: Desk) -> None:
    desk.start()
    desk.click("E5")
    assert desk.session.path.number == 1
    assert not desk.action("mark_triangle").isEnabled()
    assert not desk.action("comment").isEnabled()
    drag(desk, "C3 E6", RIGHT)
    assert desk.session.cursor.get("AR") is None


# Comments


def test_a_comment_is_written_and_saved(opened: Desk) -> None:
    opened.key(Key.Key_K, CONTROL)
    assert opened.focus is opened.panel.review.comment
    opened.key(Key.Key_End, CONTROL)
    write(opened, " White plays [C7]")
    assert values(opened, "C") == ("The middle. White plays [C7\\]",)
    assert opened.documents.is_modified
    opened.key(Key.Key_Escape)
    assert opened.focus is opened.page.board


def test_a_click_in_the_tree_takes_the_keyboard_from_the_comment(opened: Desk) -> None:
    opened.key(Key.Key_K, CONTROL)
    here, view = opened.session.path.number, opened.panel.review.tree.view
    QTest.mouseClick(view.viewport(), LEFT, PLAIN, view.rect_of(here + 1).center())
    assert opened.session.path.number == here + 1
    opened.key(Key.Key_Left)
    assert opened.session.path.number == here
    assert opened.focus is opened.page.board


def test_typing_at_the_end_of_a_comment_leaves_the_rest_to_the_byte(desk: Desk) -> None:
    odd = "one \\\ntwo\t\\[x\\:y\\]\r\nthree\nfour\vfive"
    path = desk.open(f"(;GM[1]SZ[9]C[{odd}];B[ee])", "odd.sgf")
    assert desk.panel.review.isVisible()
    desk.key(Key.Key_K, CONTROL)
    desk.key(Key.Key_End, CONTROL)
    write(desk, " six")
    desk.key(Key.Key_Home)
    write(desk, "> ")
    desk.menu("save")
    assert path.read_bytes().decode() == f"(;GM[1]SZ[9]C[{odd.replace('four', '> four')} six];B[ee])"


def test_the_key_for_comments_deletes_nothing(opened: Desk) -> None:
    opened.key(Key.Key_K, CONTROL)
    opened.key(Key.Key_Home, CONTROL)
    opened.key(Key.Key_K, CONTROL)
    assert values(opened, "C") == ("The middle.",)
    assert opened.focus is opened.panel.review.comment


def test_an_empty_comment_can_be_begun(opened: Desk) -> None:
    opened.controller.step(1)
    opened.menu("comment")
    write(opened, "New")
    QTest.keyClick(opened.panel.review.comment, Key.Key_Return)
    write(opened, "line")
    assert values(opened, "C") == ("New\r\nline",)


def test_typing_is_undone_word_by_word_with_the_one_undo(opened: Desk) -> None:
    opened.menu("comment")
    opened.key(Key.Key_End, CONTROL)
    write(opened, " One two")
    assert opened.controller.undo_stack.count() == 3
    opened.key(Key.Key_Z, CONTROL)
    assert opened.panel.review.comment.toPlainText() == "The middle. One "
    opened.key(Key.Key_Z, CONTROL)
    opened.key(Key.Key_Z, CONTROL)
    assert opened.panel.review.comment.toPlainText() == "The middle."
    assert not opened.documents.is_modified
    opened.key(Key.Key_Z, CONTROL | SHIFT)
    opened.key(Key.Key_Z, CONTROL | SHIFT)
    assert values(opened, "C") == ("The middle. One ",)


def test_undo_goes_back_to_the_node_that_was_written_at(opened: Desk) -> None:
    opened.menu("comment")
    write(opened, "X")
    opened.page.board.setFocus()
    opened.controller.step(2)
    opened.menu("undo")
    assert opened.session.path.number == 1
    assert opened.panel.review.comment.toPlainText() == "The middle."


def test_typing_after_a_mark_is_another_step(opened: Desk) -> None:
    opened.menu("comment")
    opened.key(Key.Key_End, CONTROL)
    write(opened, "a")
    drag(opened, "C3 E6", RIGHT)
    opened.menu("comment")
    write(opened, "b")
    assert opened.controller.undo_stack.count() == 3
    opened.menu("undo")
    assert values(opened, "C") == ("The middle.a",)


def test_keys_of_the_board_are_letters_while_writing(opened: Desk) -> None:
    opened.menu("comment")
    opened.key(Key.Key_End, CONTROL)
    write(opened, "pbwh/")
    assert opened.panel.review.comment.toPlainText() == "The middle.pbwh/"
    opened.key(Key.Key_Backspace)
    assert opened.session.path.number == 1
    assert values(opened, "C") == ("The middle.pbwh",)


LINKED = (
    "(;SZ[9];B[ee]LB[cc:A]C[At C3 and A, compare move 3 and T25.]"
    ";W[cc];B[gg]C[Back to move 1])"
)  # fmt: skip


@pytest.fixture
def linked(desk: Desk) -> Desk:
    desk.open(LINKED)
    desk.controller.step(1)
    _ = desk.panel.review
    return desk


def place_of(desk: Desk, text: str) -> QPoint:
    """Return the middle of a part of the comment."""
    edit = desk.panel.review.comment
    cursor = edit.textCursor()
    start = edit.toPlainText().index(text)
    cursor.setPosition(start)
    left = edit.cursorRect(cursor)
    cursor.setPosition(start + len(text))
    return QPoint((left.x() + edit.cursorRect(cursor).x()) // 2, left.center().y())


def test_points_named_in_a_comment_are_linked(linked: Desk) -> None:
    edit = linked.panel.review.comment
    text = edit.toPlainText()
    assert [text[link.start : link.end] for link in edit.links] == ["C3", "A", "move 3"]


def test_pointing_at_a_coordinate_lights_its_point(linked: Desk) -> None:
    edit = linked.panel.review.comment
    QTest.mouseMove(edit.viewport(), place_of(linked, "C3"))
    assert linked.page.board.picture.lit == {linked.point("C3")}
    QTest.mouseMove(edit.viewport(), place_of(linked, "A,"))
    assert linked.page.board.picture.lit == {linked.point("C7")}
    QTest.mouseMove(edit.viewport(), place_of(linked, "T25"))
    assert not linked.page.board.picture.lit


def test_a_coordinate_off_the_board_is_reported_in_its_place(linked: Desk) -> None:
    edit = linked.panel.review.comment
    assert edit.stray_at(place_of(linked, "C3")) == ""
    place = place_of(linked, "T25")
    assert edit.stray_at(place) == "T25"
    asked = QHelpEvent(QEvent.Type.ToolTip, place, edit.viewport().mapToGlobal(place))
    QApplication.sendEvent(edit.viewport(), asked)
    assert QToolTip.text() == "T25 is not on this board."
    dots = [s for s in edit.extraSelections() if s.cursor.selectedText() == "T25"]
    assert [s.format.underlineStyle() for s in dots] == [QTextCharFormat.UnderlineStyle.DotLine]
    QToolTip.hideText()
    linked.menu("comment")
    linked.key(Key.Key_End, CONTROL)
    write(linked, " K3")
    wait_until(lambda: edit.stray_at(place_of(linked, "K3")) == "K3")


def test_a_click_on_a_move_goes_there_and_on_a_point_shows_it(linked: Desk) -> None:
    edit = linked.panel.review.comment
    QTest.mouseClick(edit.viewport(), LEFT, PLAIN, place_of(linked, "C3"))
    assert linked.page.board.cursor_point == linked.point("C3")
    assert not edit.hasFocus()
    QTest.mouseClick(edit.viewport(), LEFT, PLAIN, place_of(linked, "move 3"))
    assert linked.session.path.number == 3
    QTest.mouseClick(edit.viewport(), LEFT, PLAIN, place_of(linked, "move 1"))
    assert linked.session.path.number == 1


def test_while_writing_a_click_puts_the_caret_and_ctrl_follows(linked: Desk) -> None:
    edit = linked.panel.review.comment
    linked.menu("comment")
    QTest.mouseClick(edit.viewport(), LEFT, PLAIN, place_of(linked, "move 3"))
    assert linked.session.path.number == 1
    assert 19 <= edit.textCursor().position() <= 26
    linked.key(Key.Key_Return, CONTROL)
    assert linked.session.path.number == 3
    linked.controller.step(-2)
    linked.menu("comment")
    QTest.mouseClick(edit.viewport(), LEFT, CONTROL, place_of(linked, "move 3"))
    assert linked.session.path.number == 3


def test_links_follow_the_typed_text(linked: Desk) -> None:
    edit = linked.panel.review.comment
    linked.menu("comment")
    linked.key(Key.Key_End, CONTROL)
    write(linked, " D4")
    wait_until(lambda: len(edit.links) > 3)
    text = edit.toPlainText()
    assert [text[link.start : link.end] for link in edit.links] == ["C3", "A", "move 3", "D4"]


def test_the_tree_marks_a_written_comment_a_moment_later(opened: Desk) -> None:
    opened.controller.step(1)
    view = opened.panel.review.tree.view

    def face() -> Face:
        assert view.tree is not None
        return view.tree.faces.face(view.tree.cursor)

    assert not face().is_marked
    opened.menu("comment")
    write(opened, "A move.")
    wait_until(lambda: face().has_comment)
    opened.press(chip(opened, MarkTool.TRIANGLE))
    opened.click("C3")
    choose(opened, "Doubtful")
    wait_until(lambda: face().has_marks and face().judgement is MoveJudgement.DOUBTFUL)


# Judgements, names, figures


def test_a_move_is_judged_in_the_menu_of_the_card(opened: Desk) -> None:
    card = opened.panel.review.comment_card
    assert card.pill.text() == "Rate"
    choose(opened, "Interesting")
    assert values(opened, "IT") == ("",)
    assert card.pill.text() == "Interesting"
    assert opened.page.board.picture.sign == "!?"
    choose(opened, "Very bad")
    assert (values(opened, "IT"), values(opened, "BM")) == (None, ("2",))
    choose(opened, "Good for White")
    choose(opened, "Hotspot")
    assert card.note.text() == "Good for White  ·  Hotspot"
    choose(opened, "Very bad")
    assert (values(opened, "BM"), card.pill.text()) == (None, "Good for White")
    opened.menu("undo")
    assert values(opened, "BM") == ("2",)


def choose(desk: Desk, text: str) -> None:
    menu = desk.panel.review.comment_card.menu
    next(action for action in menu.actions() if action.text() == text).trigger()


def test_only_a_move_can_be_good_or_bad(opened: Desk) -> None:
    opened.controller.go_to_first()
    actions = {a.text(): a for a in opened.panel.review.comment_card.menu.actions()}
    assert not actions["Good"].isEnabled()
    assert actions["Good for Black"].isEnabled()


def test_a_position_is_named(opened: Desk) -> None:
    field = opened.panel.review.comment_card.name
    assert not field.isVisible()
    opened.menu("name")
    QTest.keyClicks(field, "The middle game")
    QTest.keyClick(field, Key.Key_Return)
    assert values(opened, "N") == ("The middle game",)
    assert field.isVisible()
    opened.menu("undo")
    assert values(opened, "N") is None
    assert not field.isVisible()


def test_a_figure_begins_by_the_dialog(opened: Desk) -> None:
    def answer(dialog: FigureDialog) -> None:
        dialog.begins.setChecked(True)
        dialog.name.setText("Opening")
        dialog.number.setText("x")
        dialog.accept_button.click()
        assert dialog.reason.isVisible()
        dialog.number.setText("101")
        dialog.accept_button.click()

    opened.dialogs.expect(FigureDialog, answer)
    opened.menu("figure")
    assert (values(opened, "FG"), values(opened, "MN")) == (("0:Opening",), ("101",))
    card = opened.panel.review.comment_card
    assert card.note.text() == "Figure 1: Opening"
    assert card.title.text() == "Comment on move 101"
    assert opened.page.review_bar.text.text() == "Move 101, Black E5"


def test_the_comment_of_the_game_is_at_the_root(desk: Desk) -> None:
    desk.open("(;SZ[9]GC[Played in the park.]C[Hello];B[ee])")
    card = desk.panel.review.comment_card
    assert card.game_comment.toPlainText() == "Played in the park."
    assert card.game_comment.isVisible()
    desk.controller.step(1)
    assert not card.game_comment.isVisible()


# Files


def test_only_changed_parts_are_rewritten(opened: Desk) -> None:
    opened.menu("comment")
    opened.key(Key.Key_End, CONTROL)
    write(opened, "!")
    opened.press(chip(opened, MarkTool.TRIANGLE))
    opened.click("C3")
    parts(opened.window).marking.leave()
    opened.menu("save")
    wait_until(lambda: not opened.documents.is_modified)
    text = (opened.folder / "game.sgf").read_bytes()
    assert text == (b"(;SZ[9]RU[Chinese]\r\n;B[ee]C[The middle.!]TR[cg]\r\n;W[cc];B[gg])\r\n")


def test_a_very_long_comment_does_not_hold_up_walking_or_writing(desk: Desk) -> None:
    long = "White caps with C3, compare move 1.\n" * 9000
    desk.open(f"(;SZ[9]C[{long}];B[ee]C[short])")
    wait_until(lambda: desk.session.cursor.has("C"))
    card = desk.panel.review.comment_card
    assert card.edit.isReadOnly()
    desk.press(card.whole)
    assert not card.edit.isReadOnly()
    write(desk, "x")
    assert desk.session.cursor.text("C") == "x" + long
    desk.menu("undo")
    assert card.edit.toPlainText() == long


# Names of points by clicks, and links to nodes


def test_a_click_with_control_writes_the_point_into_the_comment_that_has_the_keyboard(opened: Desk) -> None:
    opened.controller.go_to_last()
    opened.controller.step(-2)
    opened.menu("comment")
    opened.key(Key.Key_End, CONTROL)
    write(opened, " Not at")
    opened.click("C7", CONTROL)
    assert opened.focus is opened.panel.review.comment
    write(opened, ", but")
    opened.click("D4", CONTROL)
    assert values(opened, "C") == ("The middle. Not at C7, but D4",)
    assert opened.session.path.number == 1
    opened.menu("undo")
    # Typing is undone by words, with the names in it.
    assert values(opened, "C") == ("The middle. Not at C7, ",)
    opened.key(Key.Key_Escape)
    # Without the comment the same click goes to the move that was played there.
    opened.click("C7", CONTROL)
    assert opened.session.path.number == 2


def test_a_name_that_is_clicked_replaces_the_selection_and_keeps_apart_from_words(opened: Desk) -> None:
    opened.menu("comment")
    edit = opened.panel.review.comment
    opened.key(Key.Key_Home, CONTROL)
    opened.click("A1", CONTROL)
    assert edit.toPlainText() == "A1 The middle."
    opened.key(Key.Key_End, CONTROL)
    opened.click("B2", CONTROL)
    write(opened, " (")
    opened.click("C3", CONTROL)
    assert edit.toPlainText() == "A1 The middle. B2 (C3"
    edit.selectAll()
    opened.click("J9", CONTROL)
    assert values(opened, "C") == ("J9",)


def test_a_plain_click_while_writing_plays_and_takes_the_keyboard(opened: Desk) -> None:
    opened.menu("comment")
    write(opened, "x")
    opened.click("C3")
    assert opened.session.path.number == 2
    assert opened.focus is opened.page.board


FORKED = "(;SZ[9]C[Start];B[ee];W[cc](;B[gg];W[gc])(;B[gc]C[Here];W[gg]))"


def test_a_link_to_a_node_of_a_variation_is_copied_followed_and_kept(desk: Desk) -> None:
    desk.open(FORKED)
    edit = desk.panel.review.comment
    target = desk.session.tree.root.children[0].children[0].children[1].children[0]
    desk.controller.go_to(target)
    desk.menu("copy_link")
    assert QGuiApplication.clipboard().text() == "move 4 (2B)"
    said = "Copied: move 4 (2B). Paste it into a comment to link to this position."
    assert desk.page.review_bar.said.text() == said
    desk.controller.go_to_first()
    desk.menu("comment")
    desk.key(Key.Key_End, CONTROL)
    write(desk, ": ")
    desk.key(Key.Key_V, CONTROL)
    assert values(desk, "C") == ("Start: move 4 (2B)",)
    wait_until(lambda: len(edit.links) == 1)
    desk.key(Key.Key_Escape)
    QTest.mouseMove(edit.viewport(), place_of(desk, "move 4"))
    assert desk.page.board.picture.lit == {desk.point("G3")}
    QTest.mouseClick(edit.viewport(), LEFT, PLAIN, place_of(desk, "(2B)"))
    assert desk.session.cursor is target
    desk.controller.go_to_first()
    before = desk.controller.undo_stack.index()
    desk.menu("insert_pass")
    assert desk.controller.undo_stack.index() == before + 1
    assert desk.session.tree.root.text("C") == "Start: move 5 (3B)"
    desk.controller.go_to_first()
    wait_until(lambda: len(edit.links) == 1)
    QTest.mouseClick(edit.viewport(), LEFT, PLAIN, place_of(desk, "move 5"))
    assert desk.session.cursor is target
    desk.menu("undo")
    assert desk.session.tree.root.text("C") == "Start: move 4 (2B)"


def test_the_menu_of_a_node_copies_a_link_to_it(desk: Desk) -> None:
    desk.open(FORKED)
    assert desk.panel.review.isVisible()
    node = desk.session.tree.root.children[0].children[0].children[0]
    menu = parts(desk.window).nodes.menu_for(node)
    row = next(action for action in menu.actions() if action.objectName() == "copy_link")
    assert row.text() == "Copy a link to this position"
    row.trigger()
    assert QGuiApplication.clipboard().text() == "move 3 (2A)"
    assert desk.session.cursor is desk.session.tree.root
