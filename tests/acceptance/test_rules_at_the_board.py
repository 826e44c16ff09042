"""Games under the rulesets that differ: refused moves, stops, resumption and the end."""

import pytest

from goboard_app.go.board import BoardSize, Color
from goboard_app.rules import catalogue
from goboard_app.scoring.count import count
from goboard_app.scoring.statuses import Status
from goboard_app.session.new_game import NewGame
from goboard_app.session.session import Phase
from tests.support.desk import Desk
from tests.support.dialogs import Dialogs

SUPERKO = "B1 A2 C2 B3 B2 C3 A3"
CYCLE = "A2 A1 B2 B1 A2 B2 A2"
SEKI = "(;GM[1]SZ[5]KM[0]RU[Japanese]AB[ba][bb][ab][ca]AW[da][db][cb][bc][ac][aa])"


def begin(desk: Desk, ruleset: object, side: int = 9) -> None:
    desk.start(NewGame(), ruleset=ruleset, size=BoardSize.square(side))


def test_superko_names_the_move_after_which_the_board_stood(desk: Desk) -> None:
    begin(desk, catalogue.CHINESE_SERVER, 3)
    desk.play(SUPERKO)
    desk.click("B3")
    assert desk.message == (
        "You cannot play at B3: it would repeat the board after move 5. Play somewhere else, or pass."
    )


def test_a_ko_may_not_be_taken_back_at_once_but_after_a_move_elsewhere(desk: Desk) -> None:
    begin(desk, catalogue.JAPANESE)
    desk.play("D5 E5 D3 E3 C4 F4 E4 D4")
    desk.click("E4")
    assert desk.message == "You cannot recapture right away. Play somewhere else first."
    desk.play("A1 A9 E4")
    assert desk.message == "White to play. Move 12."


def test_a_long_cycle_may_end_the_game_without_result(desk: Desk) -> None:
    begin(desk, catalogue.CHINESE, 2)
    desk.play(CYCLE)
    desk.press(desk.panel.play.cycle.button)
    assert desk.session.info.result == "Void"
    assert desk.panel.finished.result.text() == "No result"


def test_under_korean_rules_a_long_cycle_is_a_draw(desk: Desk) -> None:
    desk.start(ruleset=catalogue.KOREAN, size=BoardSize(3, 2))
    desk.play("B2 C2 C1 A2 C2 B1 B2 A1 C1")
    desk.press(desk.panel.play.cycle.button)
    assert desk.panel.finished.result.text() == "Draw"


def test_own_stones_may_be_given_up_under_tromp_taylor(desk: Desk) -> None:
    begin(desk, catalogue.TROMP_TAYLOR)
    desk.play("B1 A1 B2 J9 A3 A2")
    assert desk.stones.splitlines()[-1] == ".X......."
    assert desk.session.position.prisoners(Color.BLACK) == 2


def test_playing_on_keeps_the_turn(desk: Desk) -> None:
    begin(desk, catalogue.CHINESE)
    desk.play("E5 pass pass")
    desk.click("E5")
    desk.play_on()
    assert desk.phase is Phase.PLAYING
    assert desk.message == "Black passed. White to play. Move 4."


@pytest.mark.parametrize(
    ("answer", "to_move"),
    [("Black wants to play on", Color.WHITE), ("White wants to play on", Color.BLACK)],
)
def test_the_opponent_of_the_side_that_plays_on_moves_first(
    desk: Desk, dialogs: Dialogs, answer: str, to_move: Color
) -> None:
    begin(desk, catalogue.JAPANESE)
    desk.play("E5 pass pass")
    dialogs.expect_button(answer)
    desk.play_on()
    assert desk.phase is Phase.PLAYING
    assert desk.session.position.to_move is to_move
    desk.click("C3")
    assert desk.session.path.moves[-1].color is to_move


def test_playing_on_may_be_thought_better_of(desk: Desk, dialogs: Dialogs) -> None:
    begin(desk, catalogue.JAPANESE)
    desk.play("E5 pass pass")
    dialogs.expect_button("Cancel")
    desk.play_on()
    assert desk.phase is Phase.COUNTING


def test_seki_is_marked_by_the_third_status(desk: Desk) -> None:
    desk.open(SEKI)
    desk.press(desk.panel.review.count_here)
    counting = []
    for _ in range(3):
        desk.click("A5")
        assert desk.session.counting is not None
        counting.append(desk.session.counting.statuses.of(desk.point("A5")))
    assert counting == [Status.DEAD, Status.SEKI, Status.ALIVE]


def test_points_inside_a_seki_do_not_count_in_japanese_rules(desk: Desk) -> None:
    begin(desk, catalogue.JAPANESE, 5)
    desk.play("B5 C5 B4 C4 B3 C3 B2 C2 B1 C1 pass pass")
    before = desk.panel.count.table.rows
    desk.play("B5 B5")
    territory = {row.label: row.black for row in desk.panel.count.table.rows}
    assert {row.label: row.black for row in before}["Surrounded points"] == "5"
    assert territory["Surrounded points"] == "0"
    assert desk.page.board.picture.seki


def test_area_rules_do_not_offer_seki(desk: Desk) -> None:
    begin(desk, catalogue.CHINESE)
    desk.play("E5 pass pass E5 E5")
    assert desk.session.counting is not None
    assert not desk.session.counting.statuses.seki
    assert not desk.session.counting.statuses.dead


def test_aga_counts_the_pass_that_white_still_owes(desk: Desk) -> None:
    begin(desk, catalogue.AGA)
    desk.play("E5 pass pass")
    counting = desk.session.counting
    assert counting is not None
    assert (counting.terms.passes_black, counting.terms.passes_white) == (1, 2)


def test_both_ways_to_count_agree_under_aga(desk: Desk) -> None:
    begin(desk, catalogue.AGA)
    desk.play("E5 pass C3 D7 pass pass")
    counting = desk.session.counting
    assert counting is not None
    ways = {
        count(counting.position, counting.statuses, catalogue.AGA, counting.terms, way).margin
        for way in (catalogue.AGA.scoring, catalogue.AGA.also)
    }
    assert len(ways) == 1


def test_four_passes_end_tromp_taylor_with_all_alive(desk: Desk) -> None:
    begin(desk, catalogue.TROMP_TAYLOR)
    desk.play("E5 A1 pass pass")
    desk.play_on()
    desk.play("pass pass")
    assert desk.panel.count.title.text() == "The game is over"
    desk.click("A1")
    assert not desk.page.board.picture.dead
    assert not desk.panel.count.play_on.isEnabled()
    desk.agree()
    assert desk.phase is Phase.FINISHED


def test_a_stone_between_the_stops_does_not_end_tromp_taylor(desk: Desk) -> None:
    begin(desk, catalogue.TROMP_TAYLOR)
    desk.play("E5 A1 pass pass")
    desk.play_on()
    desk.play("C3 pass pass")
    # It goes on to ask, where four passes in a row would have ended the game.
    assert desk.panel.count.title.text() == "Is the game over?"


def test_the_second_stop_ends_wmsg_games(desk: Desk) -> None:
    begin(desk, catalogue.WMSG)
    desk.play("E5 A1 pass pass")
    desk.play_on()
    desk.play("C3 pass pass")
    assert desk.panel.count.title.text() == "The game is over"


def test_asking_to_count_passes_for_both(desk: Desk, dialogs: Dialogs) -> None:
    begin(desk, catalogue.CHINESE)
    desk.play("E5 C3")
    dialogs.expect_button("Count")
    desk.press(desk.panel.play.count)
    assert desk.phase is Phase.COUNTING
    assert [move.is_pass for move in desk.session.path.moves] == [False, False, True, True]


def test_after_one_pass_only_the_other_side_passes(desk: Desk, dialogs: Dialogs) -> None:
    begin(desk, catalogue.CHINESE)
    desk.play("E5 pass")
    dialogs.expect_button("Count")
    desk.menu("count")
    assert len(desk.session.path.moves) == 3
    assert "Black passes too" in dialogs.texts[0]
