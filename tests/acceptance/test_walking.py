"""All ways to move in a record, by menu, keys, mouse and fields."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_app.ui.review.find import NamedPlacesDialog
from goboard_app.ui.shell.page import SPEEDS
from tests.support.desk import ALT, CONTROL, SHIFT, Desk, Desks
from tests.support.dialogs import Dialogs, press
from tests.support.parts import parts
from tests.support.waiting import wait_until

Key = Qt.Key
# Move 3 takes a stone; 2 and 6 have comments, 5 is a hotspot, three ways go on after 4.
RECORD = (
    "(;SZ[9]RU[Chinese];B[bi];W[ai]C[corner]N[Corner];B[ah];W[ee]"
    "(;B[ff]HO[1];W[gg]C[good])(;B[aa];W[bb]N[Far away])(;B[cc]))"
)
LONG = "(;SZ[9]" + "".join(f";{'BW'[i % 2]}[]" for i in range(60)) + ")"
TWO = "(;SZ[9]PB[One];B[ee];W[cc])(;SZ[9]PB[Two];B[gg];W[cc];B[aa])"


@pytest.fixture
def opened(desk: Desk) -> Desk:
    desk.open(RECORD)
    assert desk.panel.review.isVisible()
    return desk


def moves(desk: Desk) -> int:
    return desk.session.path.number


def said(desk: Desk) -> str:
    """Return the short message in the bar under the board."""
    bar = desk.page.review_bar
    return bar.said.text() if bar.said.isVisible() else ""


# Searching


@pytest.mark.parametrize(
    ("start", "row", "end"),
    [
        (0, "next_comment", 2),
        (6, "previous_comment", 2),
        (0, "next_fork", 4),
        (6, "previous_fork", 4),
        (0, "next_hotspot", 5),
        (6, "previous_hotspot", 5),
        (0, "next_capture", 3),
        (6, "previous_capture", 3),
        (0, "ten_forward", 6),
        (6, "ten_back", 0),
        (3, "first", 0),
        (3, "last", 6),
        (3, "back", 2),
        (3, "forward", 4),
    ],
)
def test_the_menu_leads_there(opened: Desk, start: int, row: str, end: int) -> None:
    opened.controller.step(start)
    opened.menu(row)
    assert moves(opened) == end


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ("previous_comment", "No comment before this move."),
        ("previous_fork", "No variation branches off before this move."),
        ("previous_hotspot", "No marked position before this move."),
        ("previous_capture", "No capture before this move."),
        ("next_variation", "This move has no other variation."),
        ("been_before", "There is nowhere to go back to."),
        ("been_after", "You have not gone back from anywhere."),
    ],
)
def test_the_bar_reports_an_empty_result(opened: Desk, row: str, sentence: str) -> None:
    opened.menu(row)
    assert said(opened) == sentence
    assert moves(opened) == 0
    opened.key(Key.Key_Right)
    assert said(opened) == ""
    assert opened.page.review_bar.slider.isVisible()


def test_the_board_keeps_its_size_while_the_bar_says_something(opened: Desk) -> None:
    wait_until(lambda: opened.page.review_bar.slider.height() > 0)
    QTest.qWait(50)
    before = opened.page.board.size(), opened.page.review_bar.height()
    opened.menu("been_before")
    QTest.qWait(50)
    assert opened.page.review_bar.said.isVisible()
    assert (opened.page.board.size(), opened.page.review_bar.height()) == before


def test_after_the_last_one_the_bar_says_so_too(opened: Desk) -> None:
    opened.key(Key.Key_End)
    opened.menu("next_comment")
    assert said(opened) == "No comment after this move."


def test_in_a_game_the_line_under_the_board_says_it(desk: Desk) -> None:
    desk.start()
    desk.play("E5 C3")
    desk.menu("previous_comment")
    assert desk.message == "No comment before this move."


def test_keys_lead_to_comments_forks_and_judgements(opened: Desk) -> None:
    opened.key(Key.Key_F8)
    assert moves(opened) == 2
    opened.key(Key.Key_Right, ALT | SHIFT)
    assert moves(opened) == 4
    opened.key(Key.Key_PageDown, CONTROL | SHIFT)
    assert moves(opened) == 5
    opened.key(Key.Key_PageUp, ALT | SHIFT)
    assert moves(opened) == 3


# A number, a point, a name


def test_a_number_leads_to_its_move(opened: Desk) -> None:
    opened.key(Key.Key_J, CONTROL)
    field = opened.page.number_field
    assert field.placeholderText() == "Move, 0 to 6"
    QTest.keyClicks(field, "5")
    QTest.keyClick(field, Key.Key_Return)
    assert moves(opened) == 5
    assert not field.isVisible()
    assert opened.page.board.hasFocus()


@pytest.mark.parametrize("text", ["7", "-1", "x", "", "99999999999999999999"])
def test_a_number_that_no_move_has_is_marked_and_stays(opened: Desk, text: str) -> None:
    opened.menu("move_number")
    field = opened.page.number_field
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Key.Key_Return)
    assert field.property("bad") == "true"
    assert field.isVisible()
    QTest.keyClick(field, Key.Key_Escape)
    assert moves(opened) == 0


def test_the_number_can_be_asked_for_again(opened: Desk) -> None:
    for number in ("4", "2"):
        opened.menu("move_number")
        QTest.keyClicks(opened.page.number_field, number)
        QTest.keyClick(opened.page.number_field, Key.Key_Return)
    assert moves(opened) == 2


def test_a_click_with_control_goes_to_the_move_there(opened: Desk) -> None:
    opened.click("E5", CONTROL)
    assert moves(opened) == 4
    assert not opened.window.isWindowModified()
    opened.click("J9", CONTROL)
    assert said(opened) == "No move at J9 on this line."


def test_a_typed_point_leads_to_the_move_there(opened: Desk) -> None:
    opened.menu("played_at")
    QTest.keyClicks(opened.page.played_field, "f4")
    QTest.keyClick(opened.page.played_field, Key.Key_Return)
    assert moves(opened) == 5


def test_a_named_place_is_found_by_a_part_of_its_name(opened: Desk, dialogs: Dialogs) -> None:
    def answer(dialog: NamedPlacesDialog) -> None:
        assert dialog.list.count() == 2
        QTest.keyClicks(dialog.field, "far")
        assert dialog.list.count() == 1
        QTest.keyClick(dialog.field, Key.Key_Return)

    dialogs.expect(NamedPlacesDialog, answer)
    opened.menu("named")
    assert opened.session.cursor.text("N") == "Far away"


def test_arrows_in_the_field_walk_through_the_names(opened: Desk, dialogs: Dialogs) -> None:
    def answer(dialog: NamedPlacesDialog) -> None:
        QTest.keyClick(dialog.field, Key.Key_Down)
        press(dialog.go)

    dialogs.expect(NamedPlacesDialog, answer)
    opened.menu("named")
    assert opened.session.cursor.text("N") == "Far away"


def test_a_name_that_is_not_there_is_said_in_the_dialog(opened: Desk, dialogs: Dialogs) -> None:
    def answer(dialog: NamedPlacesDialog) -> None:
        QTest.keyClicks(dialog.field, "zzz")
        assert dialog.note.text() == "No name contains “zzz”."
        assert not dialog.go.isEnabled()
        QTest.keyClick(dialog.field, Key.Key_Escape)

    dialogs.expect(NamedPlacesDialog, answer)
    opened.menu("named")
    assert moves(opened) == 0


def test_a_record_without_names_says_so(desk: Desk) -> None:
    desk.open(LONG)
    desk.menu("named")
    assert said(desk) == "No place in this record has a name."


# Playing by itself


def test_space_plays_and_stops(desk: Desk) -> None:
    desk.open(LONG)
    bar = desk.page.review_bar
    bar.speed.setValue(bar.speed.maximum())
    desk.key(Key.Key_Space)
    assert desk.parts.playing.is_playing
    assert desk.action("play_through").isChecked()
    assert bar.speed.isVisible()
    wait_until(lambda: moves(desk) >= 2)
    desk.key(Key.Key_Space)
    stopped = moves(desk)
    QTest.qWait(400)
    assert moves(desk) == stopped
    assert not desk.action("play_through").isChecked()
    assert not bar.speed.isVisible()


def test_playing_ends_with_the_line(desk: Desk) -> None:
    desk.open("(;SZ[9];B[ee];W[cc])")
    bar = desk.page.review_bar
    bar.speed.setValue(bar.speed.maximum())
    desk.press(bar.play)
    wait_until(lambda: moves(desk) == 2)
    assert not desk.parts.playing.is_playing
    desk.press(bar.play)
    assert said(desk) == "This is the end of the line."


def test_the_speed_is_taken_while_it_plays(desk: Desk) -> None:
    desk.open(LONG)
    bar = desk.page.review_bar
    bar.speed.setValue(0)
    desk.press(bar.play)
    QTest.qWait(300)
    assert moves(desk) == 0
    bar.speed.setValue(bar.speed.maximum())
    wait_until(lambda: moves(desk) >= 1, 2000)


def test_the_speed_is_as_it_was_at_the_next_start_and_in_other_windows(desks: Desks, desk: Desk) -> None:
    desk.open(LONG)
    bar = desk.page.review_bar
    assert bar.interval == 1000
    bar.speed.setValue(bar.speed.maximum())
    again = desks.make()
    again.open(LONG)
    assert again.page.review_bar.interval == SPEEDS[-1]
    assert again.page.review_bar.speed.value() == again.page.review_bar.speed.maximum()


def test_an_unknown_speed_becomes_the_nearest_one(desks: Desks, desk: Desk) -> None:
    settings = desk.parts.view.settings
    desk.parts.view.change(replace(settings, play_interval=1400))
    desk.open(LONG)
    assert desk.page.review_bar.interval == 1500
    desk.parts.view.change(replace(settings, play_interval=-1))
    assert desk.page.review_bar.interval == SPEEDS[-1]


def test_another_record_stops_it(desk: Desk) -> None:
    desk.open(LONG)
    desk.key(Key.Key_Space)
    desk.open(RECORD, "other.sgf")
    assert not desk.parts.playing.is_playing


@pytest.mark.parametrize("act", ["typing", "marking", "insert_pass", "click"])
def test_an_edit_stops_it(desk: Desk, act: str) -> None:
    desk.open(LONG)
    assert desk.panel.review.isVisible()
    desk.key(Key.Key_Space)
    if act == "typing":
        QTest.keyClicks(desk.panel.review.comment, "a")
    elif act == "marking":
        desk.menu("mark_triangle")
        assert desk.parts.playing.is_playing
        desk.click("A1")
    elif act == "click":
        desk.click("A1")
    else:
        desk.menu(act)
    assert not desk.parts.playing.is_playing
    assert not desk.action("play_through").isChecked()


def test_a_count_stops_it(opened: Desk) -> None:
    opened.key(Key.Key_Space)
    opened.menu("count")
    assert not parts(opened.window).playing.is_playing


def test_space_in_a_game_plays_nothing(desk: Desk) -> None:
    desk.start()
    desk.play("E5")
    desk.menu("first")
    desk.key(Key.Key_Space)
    assert not desk.parts.playing.is_playing
    assert not desk.action("play_through").isEnabled()


# Places visited


def jump(desk: Desk, *numbers: int) -> None:
    for number in numbers:
        desk.controller.go_to(desk.session.line[number])


def by_menu(desk: Desk, step: int) -> None:
    desk.menu("been_before" if step < 0 else "been_after")


def by_keys(desk: Desk, step: int) -> None:
    desk.key(Key.Key_BracketLeft if step < 0 else Key.Key_BracketRight, CONTROL)


def by_mouse(desk: Desk, step: int) -> None:
    buttons = Qt.MouseButton
    button = buttons.BackButton if step < 0 else buttons.ForwardButton
    QTest.mouseClick(desk.page.board.viewport(), button)


def by_mouse_on_the_tree(desk: Desk, step: int) -> None:
    buttons = Qt.MouseButton
    button = buttons.BackButton if step < 0 else buttons.ForwardButton
    QTest.mouseClick(desk.panel.review.tree.view.viewport(), button)


@pytest.mark.parametrize("go", [by_menu, by_keys, by_mouse, by_mouse_on_the_tree])
def test_back_and_forward_as_in_a_browser(desk: Desk, go: Callable[[Desk, int], None]) -> None:
    desk.open(LONG)
    jump(desk, 30, 50)
    desk.keys(Key.Key_Left, Key.Key_Left)
    jump(desk, 10)
    visited = []
    for step in (-1, -1, -1, 1, 1):
        go(desk, step)
        visited.append(moves(desk))
    assert visited == [48, 30, 0, 30, 48]


def by_link(desk: Desk) -> None:
    QTest.keyClick(desk.panel.review.comment, Key.Key_Return, CONTROL)


def by_number(desk: Desk) -> None:
    desk.key(Key.Key_J, CONTROL)
    QTest.keyClicks(desk.page.number_field, "5")
    QTest.keyClick(desk.page.number_field, Key.Key_Return)


def by_control_click(desk: Desk) -> None:
    desk.click("F4", CONTROL)


@pytest.mark.parametrize("go", [by_link, by_number, by_control_click])
def test_a_place_that_was_named_leads_back_though_it_is_near(desk: Desk, go: Callable[[Desk], None]) -> None:
    desk.open(RECORD.replace("RU[Chinese]", "C[move 5]"))
    go(desk)
    assert moves(desk) == 5
    by_keys(desk, -1)
    assert moves(desk) == 0
    by_keys(desk, 1)
    assert moves(desk) == 5


def test_the_list_of_names_leads_back_as_well(opened: Desk, dialogs: Dialogs) -> None:
    dialogs.expect(NamedPlacesDialog, lambda dialog: press(dialog.go))
    opened.menu("named")
    assert moves(opened) == 2
    by_keys(opened, -1)
    assert moves(opened) == 0


def test_another_game_of_the_file_is_a_place_too(desk: Desk) -> None:
    desk.open(TWO)
    desk.menu("next_game")
    desk.menu("been_before")
    assert desk.controller.game_number == 0
    desk.menu("been_after")
    assert desk.controller.game_number == 1


def test_a_place_that_was_undone_is_passed_over(desk: Desk) -> None:
    desk.open(LONG)
    jump(desk, 30)
    desk.click("E5")
    jump(desk, 0)
    desk.controller.go_to(desk.session.tree.main_line()[30])
    desk.menu("undo")
    desk.menu("been_before")
    assert desk.session.tree.contains(desk.session.cursor)


# Where a file was left


def test_a_file_opens_where_it_was_left(desks: Desks) -> None:
    desk = desks.make()
    path = desk.open(RECORD)
    desk.controller.go_to(desk.session.tree.main_line()[4].children[1].children[0])
    assert desks.close(desk)
    again = desks.make()
    again.window.open(path)
    assert again.session.cursor.text("N") == "Far away"
    assert said(again) == "You stopped here last time."
    again.menu("been_before")
    assert moves(again) == 0


def test_the_game_of_a_file_is_remembered_as_well(desk: Desk) -> None:
    path = desk.open(TWO)
    desk.menu("next_game")
    desk.keys(Key.Key_Right, Key.Key_Right)
    desk.open(RECORD, "other.sgf")
    desk.window.open(path)
    assert (desk.controller.game_number, moves(desk)) == (1, 2)


def test_a_file_that_was_left_at_its_start_begins_there(desk: Desk) -> None:
    path = desk.open(RECORD)
    desk.key(Key.Key_End)
    desk.open(TWO, "other.sgf")
    desk.window.open(path)
    desk.key(Key.Key_Home)
    desk.open(TWO, "third.sgf")
    desk.window.open(path)
    assert moves(desk) == 0
    assert said(desk) == ""


def test_a_place_that_is_gone_is_passed_over(desk: Desk) -> None:
    path = desk.open(LONG)
    desk.key(Key.Key_End)
    desk.open(TWO, "other.sgf")
    path.write_text("(;SZ[9];B[ee])")
    desk.window.open(path)
    assert moves(desk) == 0


def test_a_record_that_was_saved_elsewhere_is_remembered_there(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.support.desk import answer_files

    desk.open(RECORD)
    other = desk.folder / "copy.sgf"
    answer_files(monkeypatch.setattr, saved=other)
    desk.menu("save_as")
    wait_until(other.exists)
    desk.key(Key.Key_End)
    desk.open(TWO, "third.sgf")
    desk.window.open(other)
    assert moves(desk) == 6


# The tree


def test_a_click_in_the_tree_shows_that_place_on_the_board(opened: Desk) -> None:
    view = opened.panel.review.tree.view
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.rect_of(7).center())
    assert opened.session.cursor.text("B") == "aa"
    assert opened.panel.review.tree.progress.text() == "5 of 6"
    assert opened.page.board.hasFocus()


def test_the_tree_follows_edits_and_undo(opened: Desk) -> None:
    tree = opened.panel.review.tree.view.tree
    assert tree is not None
    opened.click("J9")
    assert (tree.shape.count, tree.cursor) == (11, 10)
    opened.menu("undo")
    assert tree.shape.count == 10


def test_the_tree_is_reached_by_the_keyboard_and_walks(opened: Desk) -> None:
    view = opened.panel.review.tree.view
    for _ in range(30):
        if view.hasFocus():
            break
        opened.key(Key.Key_Tab)
    assert QApplication.focusWidget() is view
    opened.keys(Key.Key_Down, Key.Key_Down, Key.Key_End, Key.Key_Up)
    assert moves(opened) == 5


# While the next move is guessed


@pytest.mark.parametrize("act", ["space", "mouse"])
def test_nothing_walks_on_while_moves_are_guessed(opened: Desk, act: str) -> None:
    # A place to go back to: another variation.
    opened.controller.go_to(opened.session.line[4].children[1])
    opened.controller.go_to(opened.session.tree.main_line()[5])
    opened.menu("guess")
    before = opened.session.cursor
    if act == "space":
        opened.key(Key.Key_Space)
        assert not parts(opened.window).playing.is_playing
    else:
        by_mouse(opened, -1)
    assert opened.session.cursor is before


def test_guessing_stops_a_record_that_plays_by_itself(opened: Desk) -> None:
    bar = opened.page.review_bar
    bar.speed.setValue(bar.speed.maximum())
    opened.key(Key.Key_Space)
    opened.menu("guess")
    wait_until(lambda: not parts(opened.window).playing.is_playing)
