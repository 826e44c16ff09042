"""The tree of variations has room: beside the board, below it, in a window of its own."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSplitter

from goboard_app.ui.review.panel import ReviewPanel
from goboard_app.ui.review.tree_card import TreeCard, TreeWindow
from tests.support.desk import Desk, Desks
from tests.support.waiting import wait_until

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
MOVES = ";B[ee];W[gc];B[cc];W[cg];B[gg];W[ce];B[ec]"
SILENT = f"(;SZ[9]{MOVES}(;W[ge])(;W[eg];B[dd]))"
SPOKEN = f"(;SZ[9]C[Hello]{MOVES}(;W[ge])(;W[eg]C[Good];B[dd]))"


def opened(desk: Desk, text: str = SILENT) -> ReviewPanel:
    desk.open(text)
    panel: Any = desk.panel.review
    assert isinstance(panel, ReviewPanel)
    wait_until(lambda: panel.tree.view.tree is not None and panel.tree.view.height() > 0)
    QApplication.processEvents()
    return panel


def drag(split: QSplitter, down: int) -> None:
    """Drag the edge between two parts, as the mouse does."""
    handle = split.handle(1)
    start = handle.rect().center()
    QTest.mousePress(handle, LEFT, pos=start)
    QTest.mouseMove(handle, start + QPoint(0, down))
    QTest.mouseRelease(handle, LEFT, pos=start + QPoint(0, down))


def trees_seen() -> list[TreeCard]:
    widgets = QApplication.allWidgets()
    return [widget for widget in widgets if isinstance(widget, TreeCard) and widget.isVisible()]


def window_of_tree() -> TreeWindow:
    found = [each for each in QApplication.topLevelWidgets() if isinstance(each, TreeWindow)]
    assert len(found) == 1
    return found[0]


def test_without_comments_the_tree_is_the_larger_part(desk: Desk) -> None:
    panel = opened(desk)
    assert panel.tree.height() > 2 * panel.comment_card.height()


def test_with_comments_both_have_room(desk: Desk) -> None:
    panel = opened(desk, SPOKEN)
    assert panel.comment_card.height() > 0.8 * panel.tree.height()


@pytest.mark.parametrize("text", [SILENT, SPOKEN])
def test_a_wider_panel_never_has_a_lower_tree(desk: Desk, text: str) -> None:
    panel = opened(desk, text)
    desk.window.resize(2560, 1000)
    heights = []
    for width in range(300, 841, 20):
        desk.page.set_panel_width(width)
        QApplication.processEvents()
        heights.append(panel.tree.view.height())
    assert heights == sorted(heights)
    assert heights[0] > 150


def test_the_dragged_size_of_the_tree_is_remembered(desks: Desks) -> None:
    desk = desks.make()
    panel = opened(desk, SPOKEN)
    before = panel.tree.height()
    drag(panel.split, -90)
    assert panel.tree.height() < before - 60
    dragged = panel.tree.height()
    wait_until(lambda: not panel.split._later.isActive())
    desks.close(desk)
    again = opened(desks.make(), SPOKEN)
    assert abs(again.tree.height() - dragged) <= 3


def test_a_low_window_needs_no_scrolling(desk: Desk) -> None:
    desk.window.resize(1024, 600)
    panel = opened(desk, SPOKEN)
    assert panel._middle.verticalScrollBar().maximum() == 0


def test_below_the_board_lines_run_over_the_whole_width(desk: Desk) -> None:
    panel = opened(desk)
    desk.menu("tree_below")
    QApplication.processEvents()
    card = panel.tree
    assert card.isVisible()
    assert card.width() > 0.9 * desk.page.width()
    assert card.mapTo(desk.page, QPoint(0, 0)).y() > desk.page.board.height()
    first, second = (card.view.rect_of(number).center() for number in (1, 2))
    assert second.x() > first.x()
    assert second.y() == first.y()
    QTest.mouseClick(card.view.viewport(), LEFT, pos=second)
    assert desk.session.path.number == 2
    card.view.setFocus()
    QTest.keyClick(card.view, Key.Key_Right)
    assert desk.session.path.number == 3


def test_below_the_board_it_is_as_high_as_it_was_made(desks: Desks) -> None:
    desk = desks.make()
    opened(desk)
    desk.menu("tree_below")
    QApplication.processEvents()
    drag(desk.page._floors, -70)
    dragged = desk.page._floors.sizes()[1]
    assert dragged > 250
    wait_until(lambda: not desk.page._dragged.isActive())
    desks.close(desk)
    again = desks.make()
    opened(again)
    wait_until(lambda: abs(again.page._floors.sizes()[1] - dragged) <= 3)


def test_in_its_own_window_it_has_the_keys_of_the_main_one(desk: Desk) -> None:
    panel = opened(desk)
    desk.menu("tree_window")
    window = window_of_tree()
    assert window.isVisible()
    assert panel.tree.window() is window
    QTest.keyClick(panel.tree.view, Key.Key_Down)
    assert desk.session.path.number == 1
    QTest.keyClick(window, Key.Key_End)
    assert desk.session.path.number == 8
    window.close()
    assert panel.tree.window() is desk.window
    assert desk.action("tree_beside").isChecked()


@pytest.mark.parametrize("place", ["tree_beside", "tree_below", "tree_window"])
def test_no_tree_gives_a_move_away_while_guessing(desk: Desk, place: str) -> None:
    opened(desk)
    desk.menu(place)
    assert len(trees_seen()) == 1
    desk.menu("guess")
    assert trees_seen() == []
    desk.key(Key.Key_Escape)
    wait_until(lambda: len(trees_seen()) == 1)


@pytest.mark.start_page
@pytest.mark.parametrize("place", ["tree_below", "tree_window"])
def test_the_tree_goes_with_the_record(desk: Desk, place: str) -> None:
    opened(desk)
    desk.menu(place)
    desk.window.show_start_page()
    assert trees_seen() == []


def test_the_layout_is_a_choice(desk: Desk) -> None:
    tree = opened(desk).tree.view.tree
    assert tree is not None
    assert tree.layout.has_words_behind
    desk.menu("near_forks")
    assert not tree.layout.has_words_behind
