"""The table beside the other parts of the window: a class, other pages, games, windows."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from goboard_app.session.session import Phase
from tests.support.desk import PLAIN, Desk
from tests.support.parts import parts
from tests.support.table import (
    FOUR,
    LEFT,
    LESSON,
    TWO,
    Key,
    click_row,
    draw_arrow,
    lay,
    panel,
    shown,
    texts,
)

# To a class


def test_a_class_sees_board_words_and_demonstration(lesson: Desk) -> None:
    lesson.key(Key.Key_F5)
    shown_panel = lesson.panel.class_panel
    lesson.key(Key.Key_PageDown)
    assert shown_panel.isVisible()
    assert shown_panel.place.text() == "Position 2 of 4"
    assert shown_panel.comment.toPlainText() == "Two."
    lay(lesson, "A9")
    draw_arrow(lesson, "A1", "A5")
    # The words stay while moves are played.
    assert shown_panel.comment.toPlainText() == "Two."
    lesson.key(Key.Key_PageDown)
    assert shown_panel.comment.toPlainText() == "Three."
    said = "Position 2 is as prepared again. Redo brings back what you showed."
    assert lesson.message == said
    assert not lesson.documents.is_modified
    lesson.key(Key.Key_Escape)
    assert panel(lesson).isVisible()
    assert shown(lesson) == 3


def test_lines_for_the_program_are_never_shown_to_a_class(desk: Desk) -> None:
    desk.open(TWO)
    assert desk.panel.isVisible()
    desk.key(Key.Key_F5)
    assert desk.panel.class_panel.comment.toPlainText() == "Two."


def test_the_table_shows_the_panel_where_it_was_hidden(desk: Desk) -> None:
    desk.open(LESSON)
    desk.menu("panel")
    assert not desk.page.panel.isVisible()
    desk.key(Key.Key_F7)
    assert panel(desk).isVisible()


# Together with other parts


def test_leaving_the_table_restores_the_earlier_state(lesson: Desk) -> None:
    lesson.menu("find")
    assert not panel(lesson).isVisible()
    lesson.key(Key.Key_Escape)
    assert panel(lesson).isVisible()
    click_row(lesson, 2)
    lesson.menu("guess")
    assert not panel(lesson).isVisible()
    assert not lesson.action("table").isEnabled()
    parts(lesson.window).guesses.leave()
    assert panel(lesson).isVisible()
    assert lesson.action("table").isEnabled()
    lesson.menu("count")
    assert lesson.panel.count.isVisible()
    assert shown(lesson) == 2
    lesson.controller.stop_count()
    assert panel(lesson).isVisible()


def test_arranging_in_the_window_of_all_games_keeps_the_demonstration(lesson: Desk) -> None:
    lay(lesson, "A9")
    lesson.menu("games")
    dialog = parts(lesson.window).collection.dialog
    assert dialog is not None
    dialog.move_asked.emit((2,), 0)
    assert texts(lesson) == ["Four.", "One.", "Two.", "Three."]
    assert shown(lesson) == 2
    assert panel(lesson).said.text().startswith("What you showed stays")
    dialog.chosen.emit(0)
    assert shown(lesson) == 1
    assert len(lesson.controller.trees[1].root.children) == 1


def test_a_position_that_is_deleted_while_talking_comes_back(lesson: Desk) -> None:
    click_row(lesson, 3)
    lesson.page.board.setFocus()
    lesson.key(Key.Key_Delete)
    assert texts(lesson) == ["One.", "Two.", "Four."]
    lesson.key(Key.Key_PageDown)
    assert texts(lesson) == ["One.", "Two.", "Three.", "Four."]
    assert not lesson.documents.is_modified


def test_playing_on_is_no_showing(lesson: Desk) -> None:
    lay(lesson, "A9")
    lesson.menu("go_on")
    assert lesson.phase is Phase.PLAYING
    assert not panel(lesson).isVisible()
    lay(lesson, "B9")
    lesson.controller.show_game(1)
    assert len(lesson.controller.trees[0].main_line()) == 3


def test_a_second_window_has_a_table_of_its_own(lesson: Desk) -> None:
    lesson.menu("new_window")
    (other,) = lesson.others
    other.open(FOUR, "four.sgf")
    assert not other.action("table").isChecked()
    other.menu("table")
    assert texts(other) == ["Four."]
    QTest.mouseClick(panel(lesson).puts_back, LEFT, PLAIN, QPoint(8, 12))
    assert not panel(other).puts_back.isChecked()
