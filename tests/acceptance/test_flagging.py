"""A position is flagged as a hotspot (HO): by a key, seen in the tree, listed, and found by the keys for hotspots."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from goboard_app.record.sgf.writer import write_game
from goboard_app.session.session import Phase
from goboard_app.session.tree_model import Face
from goboard_app.ui.review.accessible import TreePanel
from tests.support.desk import CONTROL, SHIFT, Desk
from tests.support.waiting import wait_until

Key = Qt.Key
RECORD = "(;GM[1]SZ[9]\n;B[cc] ;W[gg]C[x];B[gc]HO[2];W[cg])"


def text_of(desk: Desk) -> str:
    return write_game(desk.session.tree).decode()


def face(desk: Desk) -> Face:
    view = desk.panel.review.tree.view
    assert view.tree is not None
    return view.tree.faces.face(view.tree.cursor)


def flag(desk: Desk) -> None:
    desk.key(Key.Key_H, CONTROL | SHIFT)


@pytest.fixture
def review(desk: Desk) -> Desk:
    desk.open(RECORD)
    desk.controller.step(2)
    wait_until(lambda: desk.panel.review.tree.view.tree is not None)
    return desk


def test_a_position_is_flagged_and_the_flag_taken_away_by_a_key(review: Desk) -> None:
    desk = review
    assert not desk.action("flag").isChecked()
    flag(desk)
    assert text_of(desk) == RECORD.replace("C[x]", "C[x]HO[1]")
    assert desk.action("flag").isChecked()
    assert desk.page.review_bar.said.text() == "This position is flagged as a hotspot."
    assert desk.panel.review.comment_card.pill.text() == "Hotspot"
    wait_until(lambda: face(desk).is_hot)
    flag(desk)
    assert text_of(desk) == RECORD
    assert not desk.action("flag").isChecked()
    assert desk.page.review_bar.said.text() == "This position is no longer a hotspot."
    wait_until(lambda: not face(desk).is_hot)


def test_a_flag_is_one_step_to_undo(review: Desk) -> None:
    desk = review
    desk.controller.step(1)
    assert desk.action("flag").isChecked()
    flag(desk)
    assert text_of(desk) == RECORD.replace("HO[2]", "")
    desk.menu("undo")
    # The degree of the file comes back.
    assert text_of(desk) == RECORD


def test_a_screen_reader_hears_the_flag_in_the_tree(review: Desk) -> None:
    desk = review
    flag(desk)
    wait_until(lambda: face(desk).is_hot)
    view = desk.panel.review.tree.view
    panel = TreePanel(view)
    assert view.tree is not None
    assert panel.describe(view.tree.cursor) == "Move 2, White G3, comment, Hotspot"
    assert panel.describe(3) == "Move 3, Black G7, Great hotspot"


def test_a_flagged_position_is_found_and_listed(review: Desk) -> None:
    desk = review
    flag(desk)
    desk.controller.go_to_first()
    desk.menu("next_hotspot")
    assert desk.session.cursor.text("W") == "gg"
    desk.menu("notes")
    wait_until(lambda: not desk.parts.finding.searcher.is_busy)
    hits = desk.parts.finding.panel.hits
    rows = [hits.told_at(row).spoken for row in range(hits.rowCount())]
    assert rows == ["Move 2 · Hotspot: x", "Move 3: Great hotspot"]


def test_a_game_that_runs_has_no_flags(desk: Desk) -> None:
    desk.start()
    desk.play("C3")
    assert not desk.action("flag").isEnabled()


def test_the_row_follows_the_move_while_a_game_is_played(desk: Desk) -> None:
    desk.open("(;GM[1]FF[4]SZ[9]RU[Chinese]KM[7.5];B[ee];W[cc]HO[1];B[gc])")
    desk.menu("go_on")
    assert desk.phase is Phase.PLAYING
    for notches, is_flagged in ((-1, True), (1, False), (-2, False), (1, True)):
        desk.turn_wheel(notches)
        desk.wake()
        assert desk.action("flag").isChecked() is is_flagged
