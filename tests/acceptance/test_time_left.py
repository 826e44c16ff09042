"""The time left beside the players while one steps through a record."""

from __future__ import annotations

from PySide6.QtTest import QTest

from goboard_app.ui.review.panel import PlayerFacts
from tests.support.desk import Desk
from tests.support.waiting import wait_until

BYO = (
    "(;SZ[9]TM[600]OT[3x30 byo-yomi]PB[Hana];B[ee]BL[590.5];W[gc]WL[580]"
    "(;B[cc]BL[28]OB[3];W[cg]WL[25.4]OW[1];B[]BL[0]OB[0])(;B[gg];W[ce]WL[61]))"
)
CANADIAN = "(;SZ[9]TM[60]OT[25/600 Canadian];B[ee]BL[550]OB[12];W[gc])"
PLAIN = "(;SZ[9]TM[600]OT[3x30 byo-yomi];B[ee];W[gc])"


def opened(desk: Desk, text: str) -> tuple[PlayerFacts, PlayerFacts]:
    desk.open(text)
    wait_until(lambda: desk.is_on_board and desk.panel.review.isVisible())
    return desk.panel.review.black, desk.panel.review.white


def test_the_time_left_follows_the_moves(desk: Desk) -> None:
    black, white = opened(desk, BYO)
    seen = []
    for _ in range(6):
        assert black.time.isVisible()
        assert white.time.isVisible()
        seen.append((black.time.text(), white.time.text()))
        desk.controller.step(1)
    assert seen == [
        ("10:00", "10:00"),
        ("9:51", "10:00"),
        ("9:51", "9:40"),
        ("0:28 × 3", "9:40"),
        ("0:28 × 3", "0:26 × 1"),
        ("0:00", "0:26 × 1"),
    ]
    desk.controller.go_to(desk.session.line[2].children[1].children[0])
    assert (black.time.text(), white.time.text()) == ("9:51", "1:01")


def test_stones_of_a_block_stand_behind_a_stroke(desk: Desk) -> None:
    black, white = opened(desk, CANADIAN)
    desk.controller.step(2)
    assert black.time.text() == "9:10 / 12"
    assert white.isVisible()
    assert not white.time.isVisible()


def test_a_record_without_times_shows_none(desk: Desk) -> None:
    black, white = opened(desk, BYO)
    assert black.time.isVisible()
    black, white = opened(desk, PLAIN)
    desk.controller.step(2)
    assert not black.time.isVisible()
    assert not white.time.isVisible()
    assert "left" not in black.accessibleName()


def test_a_screen_reader_hears_the_time_left(desk: Desk) -> None:
    black, white = opened(desk, BYO)
    desk.controller.step(4)
    assert black.accessibleName() == "Hana, Black, no prisoners, 0:28 left, 3 period(s)"
    assert white.accessibleName() == "White, no prisoners, 0:26 left, last period"
    assert black.time.accessibleName() == "0:28 left, 3 period(s)"
    assert black.time.toolTip() == "0:28 left, 3 period(s)"
    desk.controller.step(1)
    assert black.time.accessibleName() == "0:00 left, lost on time"


def test_both_players_stay_level_and_the_panel_still_where_one_side_has_no_time(desk: Desk) -> None:
    black, white = opened(desk, "(;SZ[9]PB[Anna]BR[3k]PW[Bert]WR[5k];B[ee]BL[120];W[gc])")
    facts, heights = desk.panel.review.facts, []
    for _ in range(3):
        wait_until(lambda: black.height() == white.height())
        QTest.qWait(0)
        assert white.name.y() == black.name.y()
        assert white.facts.y() == black.facts.y()
        heights.append(facts.y())
        desk.controller.step(1)
    assert black.time.text() == "2:00"
    assert len(set(heights)) == 1
