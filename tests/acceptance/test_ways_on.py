"""The next moves of a record: as small stones on the board, as chips under the tree, by keys."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from goboard_app.go.board import point_name
from goboard_app.ui.review.tree_card import TreeCard
from tests.support.desk import Desk
from tests.support.dialogs import press
from tests.support.waiting import wait_until

Key = Qt.Key
# After move 2 the record goes on in three ways; the third one parts again after move 4.
LINES = "(;B[cc];W[cd];B[dd])(;B[fc];W[ff];B[gg])(;B[cg];W[gf](;B[ff])(;B[fe]))"
RECORD = f"(;SZ[9];B[ee];W[gc]{LINES})"
MARKED = f"(;SZ[9];B[ee];W[gc]LB[cc:a]TR[fc]{LINES})"
SIBLINGS = f"(;SZ[9]ST[1];B[ee];W[gc]{LINES})"
# The second move is one that the rules refuse, the third one White's.
ODD = "(;SZ[9];B[ba];W[ee];B[ab];W[ff](;B[gg])(;W[aa])(;W[hh]))"


def opened(desk: Desk, text: str, moves: int) -> Desk:
    desk.open(text)
    assert desk.panel.review.isVisible()
    desk.controller.step(moves)
    return desk


def on_board(desk: Desk) -> dict[str, str]:
    """Return the texts of the small stones by their points."""
    picture = desk.page.board.picture
    return {point_name(way.point, picture.size): way.text for way in picture.ways}


def card(desk: Desk) -> TreeCard:
    found: Any = desk.panel.review.tree
    assert isinstance(found, TreeCard)
    return found


def chips(desk: Desk) -> list[str]:
    return [chip.text() for chip in card(desk).ways.chips if chip.isVisible()]


def point_at(chip: QWidget) -> None:
    place = QPointF(chip.rect().center())
    QApplication.sendEvent(chip, QEnterEvent(place, place, chip.mapToGlobal(place)))


def test_the_next_moves_stand_on_the_board_and_under_the_tree(desk: Desk) -> None:
    opened(desk, RECORD, 2)
    assert on_board(desk) == {"C7": "A", "F7": "B", "C3": "C"}
    assert card(desk).ways.text.text() == "3 continuations:"
    assert chips(desk) == ["A  C7", "B  F7", "C  C3"]


def test_in_a_low_window_the_chips_leave_the_height_to_the_tree(desk: Desk) -> None:
    moves = "".join(f"(;B[{c}{r}])" for r in "abc" for c in "abcdef")
    opened(desk, f"(;SZ[9];B[ee];W[gc]{moves})", 2)
    desk.window.resize(1024, 600)
    tree, ways = card(desk).view, card(desk).ways
    wait_until(lambda: ways.more.text() != "+ 9")
    assert len({chip.y() for chip in ways.chips if chip.isVisible()}) == 1
    shown = len(chips(desk))
    assert 1 < shown < 9
    assert ways.more.text() == f"+ {18 - shown}"
    assert tree.geometry().bottom() < ways.mapTo(card(desk), ways.rect().topLeft()).y()
    # The keys still know the first nine.
    desk.key(Qt.Key.Key_9)
    assert point_name(desk.session.path.moves[-1].point, desk.session.tree.size) == "C8"
    desk.key(Qt.Key.Key_Left)
    desk.window.resize(1280, 900)
    wait_until(lambda: len(chips(desk)) == 9)


def test_a_long_label_of_the_author_leaves_room_for_the_move(desk: Desk) -> None:
    long = "Here many a player went wrong"
    opened(desk, MARKED.replace("[cc:a]", f"[cc:{long}][cg:gote]"), 2)
    assert chips(desk) == ["Here m…  C7", "A  F7", "gote  C3"]
    widths = [chip.width() for chip in card(desk).ways.chips if chip.isVisible()]
    assert sum(widths) < desk.panel.width()


def test_a_click_on_a_small_stone_goes_there_and_changes_nothing(desk: Desk) -> None:
    opened(desk, RECORD, 2)
    desk.click("F7")
    assert desk.session.cursor is desk.session.tree.root.children[0].children[0].children[1]
    assert not desk.controller.undo_stack.canUndo()


@pytest.mark.parametrize("name", ["A9", "H2"])
def test_a_click_follows_moves_that_the_rules_would_refuse(desk: Desk, name: str) -> None:
    opened(desk, ODD, 4)
    desk.click(name)
    assert desk.session.path.number == 5
    assert desk.session.refusal is None
    assert not desk.controller.undo_stack.canUndo()


@pytest.mark.parametrize(("key", "end"), [(Key.Key_1, "C7"), (Key.Key_3, "C3"), (Key.Key_4, "G7")])
def test_a_digit_goes_that_way(desk: Desk, key: Qt.Key, end: str) -> None:
    opened(desk, RECORD, 2)
    desk.key(key)
    last = desk.page.board.picture.last_move
    assert last is not None
    assert point_name(last, desk.session.tree.size) == end


def test_pointing_at_a_chip_shows_its_line_and_enter_goes(desk: Desk) -> None:
    opened(desk, RECORD, 2)
    chip = card(desk).ways.chips[1]
    point_at(chip)
    assert on_board(desk) == {"F7": "1", "F4": "2", "G3": "3"}
    QApplication.sendEvent(chip, QEvent(QEvent.Type.Leave))
    assert on_board(desk) == {"C7": "A", "F7": "B", "C3": "C"}
    chip.setFocus()
    assert on_board(desk) == {"F7": "1", "F4": "2", "G3": "3"}
    QTest.keyClick(chip, Key.Key_Return)
    assert desk.session.cursor.index == 1


def test_pointing_at_a_small_stone_shows_its_line_too(desk: Desk) -> None:
    opened(desk, RECORD, 2)
    desk.hover("C3")
    assert on_board(desk) == {"C3": "1", "G4": "2", "F4": "3"}
    desk.hover("J1")
    assert on_board(desk) == {"C7": "A", "F7": "B", "C3": "C"}


def test_marks_of_the_author_are_left_alone(desk: Desk) -> None:
    opened(desk, MARKED, 2)
    assert on_board(desk) == {"C3": "B"}
    # The author's own letter names that way; ours passes over it.
    assert chips(desk) == ["a  C7", "A  F7", "B  C3"]


def test_a_file_may_ask_for_the_other_moves_instead(desk: Desk) -> None:
    opened(desk, SIBLINGS, 3)
    assert on_board(desk) == {"F7": "A", "C3": "B"}
    desk.click("C3")
    assert desk.session.cursor.index == 2
    assert desk.session.path.number == 3


def test_one_move_alone_is_shown_only_where_that_is_asked_for(desk: Desk) -> None:
    opened(desk, RECORD, 1)
    assert on_board(desk) == {}
    desk.menu("lone_way")
    assert on_board(desk) == {"G7": ""}


def test_the_switch_takes_them_from_the_board_for_good(desk: Desk) -> None:
    opened(desk, RECORD, 2)
    desk.key(Key.Key_V)
    assert on_board(desk) == {}
    assert not desk.action("ways").isChecked()
    desk.controller.step(-1)
    desk.controller.step(1)
    assert on_board(desk) == {}
    desk.key(Key.Key_V)
    assert on_board(desk) == {"C7": "A", "F7": "B", "C3": "C"}


def test_nothing_is_given_away_while_guessing(desk: Desk) -> None:
    opened(desk, RECORD, 2)
    desk.menu("guess")
    assert on_board(desk) == {}


def test_a_class_sees_no_move_to_come(desk: Desk) -> None:
    opened(desk, RECORD, 2)
    desk.menu("present")
    assert on_board(desk) == {}


def test_the_forks_of_the_line_are_one_click_away(desk: Desk) -> None:
    opened(desk, RECORD, 2)
    desk.key(Key.Key_3)
    back, on = card(desk).forks
    assert (back.text(), on.text()) == ("← 2", "4 →")
    press(on)
    assert desk.session.path.number == 4
    assert not on.isEnabled()
    press(back)
    assert desk.session.path.number == 2


def test_a_record_without_variations_has_no_row_for_them(desk: Desk) -> None:
    opened(desk, "(;SZ[9];B[ee];W[gc])", 1)
    assert not card(desk).ways.isVisible()
    assert not card(desk).forks[0].isVisible()


def test_the_next_moves_are_heard_as_well(desk: Desk) -> None:
    opened(desk, RECORD, 2)
    assert desk.window._describe(desk.point("F7")) == "F7, empty, next move B"
    desk.key(Key.Key_V)
    assert desk.window._describe(desk.point("F7")) == "F7, empty"


@pytest.mark.start_page
def test_the_ways_of_the_record_before_lead_nowhere(desk: Desk) -> None:
    """The panel of the record is behind another one, and has not received the new record."""
    opened(desk, RECORD, 2)
    review, old = desk.panel.review, desk.session
    desk.menu("table")
    assert not review.isVisible()
    desk.menu("start_page")
    desk.open(RECORD, "again.sgf")
    assert not review.isVisible()
    desk.key(Key.Key_1)
    review.tree.view.node_chosen.emit(old.cursor)
    assert desk.session is not old
    assert desk.session.cursor is desk.session.tree.root
