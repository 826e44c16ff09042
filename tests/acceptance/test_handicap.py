"""Handicap stones, on the usual points and by hand."""

import pytest

from goboard_app.go.board import BoardSize
from goboard_app.rules import catalogue
from goboard_app.session.session import Phase
from tests.support.desk import Desk
from tests.support.dialogs import Dialogs


@pytest.fixture
def free(desk: Desk) -> Desk:
    """Three stones to be placed by hand on 9x9."""
    desk.start(handicap=3, is_free=True, komi=catalogue.CHINESE_SERVER.handicap_komi)
    return desk


def test_fixed_stones_stand_and_white_plays(desk: Desk) -> None:
    desk.start(handicap=5, ruleset=catalogue.JAPANESE, size=BoardSize.square(19))
    black = {desk.point(name) for name in ("D4", "Q16", "D16", "Q4", "K10")}
    assert desk.session.position.points(desk.session.position.to_move.opponent) == black
    assert desk.message == "White to play. Move 1."


def test_free_stones_are_placed_by_clicks(free: Desk) -> None:
    assert free.phase is Phase.HANDICAP
    free.play("C3 G7 E5")
    assert free.phase is Phase.PLAYING
    assert free.message == "White to play. Move 1."


def test_an_occupied_point_takes_no_handicap_stone(free: Desk) -> None:
    free.play("C3 C3")
    assert free.message == "There is already a stone at C3."
    assert free.phase is Phase.HANDICAP


def test_the_usual_points_are_one_button_away(free: Desk) -> None:
    assert len(free.page.board.picture.hints) == 3
    free.press(free.panel.play.handicap.button)
    assert free.phase is Phase.PLAYING
    assert free.stones.count("X") == 3


def test_after_the_first_free_stone_the_usual_points_are_gone(free: Desk) -> None:
    free.play("E5")
    assert not free.panel.play.handicap.button.isVisible()
    assert not free.page.board.picture.hints


def test_a_handicap_stone_is_taken_back(free: Desk) -> None:
    free.play("C3 G7")
    free.press(free.panel.play.take_back)
    assert free.stones.count("X") == 1
    free.menu("undo")
    assert free.stones.count("X") == 0


def test_the_first_handicap_stone_can_be_taken_back_at_once(free: Desk) -> None:
    panel = free.panel.play
    free.play("C3")
    free.press(panel.take_back)
    assert free.stones.count("X") == 0


def test_passing_and_resigning_wait_for_the_stones(free: Desk) -> None:
    panel = free.panel.play
    assert not panel.pass_button.isEnabled()
    assert not panel.resign.isEnabled()
    assert not free.action("count").isEnabled()


def test_white_gets_the_bonus_of_the_rules(free: Desk, dialogs: Dialogs) -> None:
    free.play("C3 G7 E5 pass pass")
    rows = {row.label: (row.black, row.white) for row in free.panel.count.table.rows}
    assert rows["For the handicap"] == ("0", "3")
    assert rows["Total"] == ("81", "3½")


def test_ten_stones_are_placed_by_hand(desk: Desk) -> None:
    desk.start(handicap=10, is_free=True, size=BoardSize.square(19))
    assert not desk.panel.play.handicap.button.isVisible()
    desk.play("D4 Q4 D16 Q16 K10 D10 Q10 K4 K16 C3")
    assert desk.phase is Phase.PLAYING


def test_placing_may_be_done_before_all_stones_stand(free: Desk) -> None:
    free.play("C3 G7")
    button = free.panel.play.handicap.button
    assert button.text() == "Done: no more stones"
    free.press(button)
    assert free.phase is Phase.PLAYING
    assert free.message == "White to play. Move 1."
    assert free.session.tree.root.get("HA") == ("2",)


def test_done_is_undone(free: Desk) -> None:
    free.play("C3 G7")
    free.press(free.panel.play.handicap.button)
    free.menu("undo")
    assert free.phase is Phase.HANDICAP
    assert free.session.tree.root.get("HA") == ("3",)
    assert free.stones.count("X") == 2
