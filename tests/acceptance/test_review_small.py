"""Small things of a review: help that waits, playing on from a move, rows with letters, links."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from goboard_app.session.annotation import links_of
from goboard_app.session.session import Phase
from goboard_app.ui.shell.commands import with_letters
from tests.support.desk import Desk

Key = Qt.Key
# After move 3 White's stone at A9 is in atari.
RECORD = "(;SZ[9]RU[Chinese]RE[B+R];B[ba];W[aa];B[ee];W[cc];B[gg];W[cg])"
LABELLED = "(;SZ[9]LB[aa:10][bb:5][cc:A][dd:3])"


def opened(desk: Desk, text: str = RECORD, moves: int = 0) -> Desk:
    desk.open(text)
    assert desk.panel.review.isVisible()
    desk.controller.step(moves)
    return desk


def menu_of(desk: Desk, row: str) -> QMenu:
    """Return the menu of a row."""
    menus = desk.window.findChildren(QMenu)
    return next(menu for menu in menus if desk.action(row) in menu.actions())


# Help for beginners


def test_a_record_shows_no_help_unless_it_is_asked_for(desk: Desk) -> None:
    opened(desk, moves=3)
    desk.hover("B9")
    picture = desk.page.board.picture
    assert (picture.atari, picture.liberties) == (frozenset(), frozenset())
    assert not desk.action("atari").isChecked()
    desk.menu("atari")
    assert desk.page.board.picture.atari == {desk.point("A9")}
    assert desk.action("atari").isChecked()


def test_h_brings_the_help_into_a_record_and_takes_it_away(desk: Desk) -> None:
    opened(desk, moves=3)
    desk.key(Key.Key_H)
    assert desk.page.board.picture.atari
    desk.key(Key.Key_H)
    assert not desk.page.board.picture.atari


def test_games_keep_the_help_of_their_own(desk: Desk) -> None:
    opened(desk, moves=3)
    desk.menu("go_on")
    assert desk.phase is Phase.PLAYING
    assert desk.page.board.picture.atari == {desk.point("A9")}
    assert desk.action("atari").isChecked()


# Playing on


def test_play_goes_on_from_the_move_on_the_board(desk: Desk) -> None:
    opened(desk, moves=3)
    desk.press(desk.panel.review.go_on)
    assert (desk.phase, desk.session.path.number) == (Phase.PLAYING, 3)
    desk.play("J1")
    assert desk.session.path.number == 4
    # The played moves are the game now; the record goes on as a variation.
    assert desk.session.tree.main_line_end() is desk.session.cursor
    assert len(desk.session.cursor.parent.children) == 2
    assert desk.session.info.result is None


def test_from_the_start_play_goes_on_at_the_end(desk: Desk) -> None:
    opened(desk)
    desk.press(desk.panel.review.go_on)
    assert (desk.phase, desk.session.path.number) == (Phase.PLAYING, 6)


# The width of the panel


def test_a_width_dragged_in_a_small_window_does_not_outlive_it(desk: Desk) -> None:
    opened(desk)
    desk.window.resize(1280, 800)
    QApplication.processEvents()
    usual = desk.page.panel.width()
    desk.window.resize(1000, 640)
    QApplication.processEvents()
    handle = desk.page._splitter.handle(1)
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=QPoint(0, 100))
    QTest.mouseMove(handle, QPoint(-120, 100))
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=QPoint(-120, 100))
    dragged = desk.page.panel.width()
    assert dragged > 400
    desk.window.resize(1280, 800)
    QApplication.processEvents()
    assert desk.page.panel.width() == usual
    desk.window.resize(1010, 640)
    QApplication.processEvents()
    assert abs(desk.page.panel.width() - dragged) <= 1


# Menus


def test_studying_has_a_menu_of_its_own(desk: Desk) -> None:
    study = menu_of(desk, "guess")
    assert study.title() == "&Study"
    for row in ("solve_record", "find", "find_position"):
        assert menu_of(desk, row) is study


@pytest.mark.parametrize("row", ["undo", "guess", "coordinates", "first", "next_fork", "new"])
def test_each_row_of_a_menu_that_opens_has_a_letter_of_its_own(desk: Desk, row: str) -> None:
    opened(desk)
    menu = menu_of(desk, row)
    menu.aboutToShow.emit()
    texts = [action.text() for action in menu.actions() if action.text()]
    letters = [text[text.index("&") + 1].lower() for text in texts]
    assert len(set(letters)) == len(texts)


def test_letters_stay_whatever_undo_would_take_back(desk: Desk) -> None:
    opened(desk)
    menu = menu_of(desk, "undo")

    def letters() -> list[str]:
        menu.aboutToShow.emit()
        texts = [action.text() for action in menu.actions() if action.text()]
        return [text[text.index("&") + 1] for text in texts]

    before = letters()
    desk.click("A1")
    assert desk.action("undo").text() == "Undo: move"
    assert letters() == before
    desk.menu("mark_triangle")
    desk.click("C3")
    assert letters() == before


def test_letters_are_those_words_begin_with_as_far_as_they_go() -> None:
    rows = ["Save", "Save as…", "Undo: Play at D4", "R&eplay", "Print", "a && b", "b", "ab", "…"]
    assert with_letters(rows) == [
        *("&Save", "Sa&ve as…", "&Undo: Play at D4", "&Replay", "&Print", "&a && b", "&b", "ab"),
        "…",
    ]


@pytest.mark.parametrize(
    ("row", "lettered"),
    [
        ("開く…", "開く…"),
        ("ファイル", "ファイル"),
        ("打开", "打开"),
        ("저장", "저장"),
        ("開く(&O)…", "開く(&O)…"),
        ("SGF として保存", "&SGF として保存"),
        ("Übersicht", "&Übersicht"),
        ("Открыть", "&Открыть"),
    ],
)
def test_a_letter_is_one_that_a_key_types(row: str, lettered: str) -> None:
    assert with_letters([row]) == [lettered]


# Links


@pytest.mark.parametrize(
    ("comment", "links"),
    [
        ("Black is 10 points ahead.", []),
        ("White leads by 5 pts, or 5%.", []),
        ("It was a 5-0 score, or 3 : 5, or 5.5.", []),
        ("5 очков, 10 ходов", []),
        ("Play 5, then 10.", ["5", "10"]),
        ("After 5 comes A; 10 and 3 are worse.", ["5", "A", "10", "3"]),
        ("(5) is big", ["5"]),
    ],
)
def test_a_count_or_a_score_is_no_link_to_a_label(desk: Desk, comment: str, links: list[str]) -> None:
    opened(desk, LABELLED)
    found = links_of(desk.session, comment)
    assert [comment[link.start : link.end] for link in found] == links
