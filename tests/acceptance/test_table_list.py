"""The list of positions at the table: a teacher goes through it and puts it into order."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_app.go.board import BoardSize
from tests.support.desk import CONTROL, PLAIN, Desk
from tests.support.dialogs import press
from tests.support.parts import parts
from tests.support.table import (
    ONE,
    TWO,
    Key,
    click_row,
    drag_row,
    files,
    lay,
    panel,
    picture,
    shown,
    stones,
    texts,
)

# Going from position to position


def test_keys_of_pages_go_through_the_positions(lesson: Desk) -> None:
    assert shown(lesson) == 1
    seen = []
    for modifiers in (PLAIN, CONTROL, PLAIN):
        lesson.key(Key.Key_PageDown, modifiers)
        seen.append((shown(lesson), lesson.controller.game_number, lesson.session.path.number))
    assert seen == [(2, 1, 0), (3, 1, 2), (4, 2, 0)]
    lesson.key(Key.Key_PageDown)
    assert shown(lesson) == 4
    lesson.key(Key.Key_PageUp, CONTROL)
    assert shown(lesson) == 3


def test_keys_of_pages_go_through_one_game_as_well(desk: Desk) -> None:
    desk.open(TWO)
    desk.key(Key.Key_F7)
    for modifiers in (PLAIN, CONTROL):
        desk.key(Key.Key_PageDown, modifiers)
        assert shown(desk) == 2
        desk.key(Key.Key_PageUp, modifiers)
        assert shown(desk) == 1


def test_buttons_go_on_and_back(lesson: Desk) -> None:
    press(panel(lesson).next)
    assert shown(lesson) == 2
    press(panel(lesson).previous)
    assert shown(lesson) == 1
    assert not panel(lesson).previous.isEnabled()


def test_without_the_table_the_keys_walk_as_before(lesson: Desk) -> None:
    lesson.key(Key.Key_F7)
    assert not panel(lesson).isVisible()
    assert lesson.panel.review.isVisible()
    lesson.key(Key.Key_PageDown, CONTROL)
    assert lesson.controller.game_number == 1
    lesson.key(Key.Key_PageDown)
    assert lesson.session.path.number == 2


def test_enter_in_the_list_shows_a_position(lesson: Desk) -> None:
    view = panel(lesson).list
    view.setFocus()
    lesson.keys(Key.Key_Down, Key.Key_Down)
    assert shown(lesson) == 1
    lesson.key(Key.Key_Return)
    assert shown(lesson) == 3


def test_a_game_is_walked_through_while_the_list_has_the_keyboard(lesson: Desk) -> None:
    click_row(lesson, 2)
    assert panel(lesson).list.hasFocus()
    lesson.keys(Key.Key_Right, Key.Key_Right, Key.Key_Left)
    assert lesson.session.path.number == 1
    assert shown(lesson) == 2
    lesson.key(Key.Key_PageDown)
    assert shown(lesson) == 3


# Arranging


def test_positions_of_one_game_stay_together(lesson: Desk) -> None:
    drag_row(lesson, 2, 4)
    assert texts(lesson) == ["One.", "Two.", "Three.", "Four."]
    assert panel(lesson).said.text() == "These positions belong to one game. They stay together."
    drag_row(lesson, 4, 3)
    assert texts(lesson) == ["One.", "Four.", "Two.", "Three."]
    drag_row(lesson, 3, 1)
    assert texts(lesson) == ["Two.", "Three.", "One.", "Four."]
    assert panel(lesson).said.text() == "2 position(s) of one game moved together."
    lesson.menu("undo")
    lesson.menu("undo")
    assert texts(lesson) == ["One.", "Two.", "Three.", "Four."]


def test_a_position_among_others_of_its_game_leaves_its_board_and_words(lesson: Desk) -> None:
    before = files(lesson)
    click_row(lesson, 3)
    press(panel(lesson).take_out)
    assert texts(lesson) == ["One.", "Two.", "Four."]
    told = "No longer a position. Its board and words stay in the game."
    assert panel(lesson).said.text() == told
    assert shown(lesson) == 3
    assert ";B[gc]C[Three.])" in files(lesson)[1]
    assert files(lesson)[::2] == before[::2]
    assert lesson.action("undo").text() == "Undo: taking out a position"
    lesson.menu("undo")
    assert texts(lesson) == ["One.", "Two.", "Three.", "Four."]
    assert files(lesson) == before


def test_the_first_position_of_a_game_is_taken_out_alone(lesson: Desk) -> None:
    click_row(lesson, 2)
    lay(lesson, "F5")
    press(panel(lesson).take_out)
    assert texts(lesson) == ["One.", "Three.", "Four."]
    assert "C[Two.\n@task play\n@hint Look.]" in files(lesson)[1]
    # The demonstration was undone before.
    assert "W[gg];B[gc]" in files(lesson)[1]
    press(panel(lesson).take_out)
    assert texts(lesson) == ["One.", "Four."]
    assert len(files(lesson)) == 2


def test_positions_of_one_game_stay_if_words_make_positions(desk: Desk) -> None:
    desk.open("(;SZ[9]C[a];B[aa]C[b])(;SZ[9]C[c])")
    assert desk.panel.isVisible()
    desk.key(Key.Key_F7)
    click_row(desk, 2)
    press(panel(desk).take_out)
    assert texts(desk) == ["a", "b", "c"]
    assert panel(desk).said.text() == "These positions belong to one game. They stay together."


def test_a_new_position_may_have_another_size(lesson: Desk) -> None:
    menu = panel(lesson).sizes_menu
    panel(lesson).sizes.setFocus(Qt.FocusReason.TabFocusReason)
    lesson.key(Key.Key_Space)
    assert menu.isVisible()
    names = [action.text() for action in menu.actions()]
    assert names == ["5 × 5", "7 × 7", "9 × 9", "13 × 13", "19 × 19"]
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Return):
        QTest.keyPress(menu, key)
    assert picture(lesson).size == BoardSize(7, 7)
    assert len(texts(lesson)) == 5
    lay(lesson, "D4")
    press(parts(lesson.window).setup.bar.done)
    assert "SZ[7]" in files(lesson)[1]
    assert "RU[Japanese]" in files(lesson)[1]
    press(panel(lesson).new)
    assert picture(lesson).size == BoardSize(7, 7)


def test_a_position_is_taken_out_and_undo_brings_it(lesson: Desk) -> None:
    click_row(lesson, 4)
    lesson.key(Key.Key_Delete)
    assert texts(lesson) == ["One.", "Two.", "Three."]
    assert shown(lesson) == 3
    assert lesson.action("undo").text() == "Undo: taking out a position"
    lesson.menu("undo")
    assert texts(lesson) == ["One.", "Two.", "Three.", "Four."]


def test_the_only_position_stays(desk: Desk) -> None:
    desk.open(ONE)
    desk.key(Key.Key_F7)
    press(panel(desk).take_out)
    assert texts(desk) == ["One."]
    assert panel(desk).said.text() == "This is the only position. Add another one first."


def test_changing_the_list_puts_back_the_shown_position(lesson: Desk) -> None:
    lay(lesson, "A9")
    drag_row(lesson, 1, 5)
    assert texts(lesson) == ["Two.", "Three.", "Four.", "One."]
    assert shown(lesson) == 4
    assert stones(lesson) == 2
    assert panel(lesson).said.text() == "Position 1 is as prepared again."
    lesson.menu("undo")
    assert not lesson.documents.is_modified
