from collections.abc import Callable

import pytest

from goboard_app.go.board import Color, Play
from goboard_app.record.edits import AddNode
from goboard_app.rules import catalogue
from goboard_app.rules.legality import Refusal
from goboard_app.scoring.statuses import Status
from goboard_app.session import acts
from goboard_app.session.session import NOTHING, ActKind, Change, Phase

MakeTable = Callable[..., object]
BRANCHED = "(;SZ[9](;B[ee];W[cc])(;B[cc];W[ee])(;B[gg]))"


def test_a_click_plays_for_the_side_to_move(live: MakeTable) -> None:
    table = live(3)
    act = table.click("B2")
    assert act.kind is ActKind.PLAY
    assert Change.TREE in act.change
    assert table.stones == "...\n.X.\n..."
    assert table.to_move is Color.WHITE


def test_an_edit_waits_to_be_applied(live: MakeTable) -> None:
    table = live(3)
    act = acts.click(table.session, table.point("B2"))
    assert isinstance(act.edit, AddNode)
    assert table.stones == "...\n...\n..."


def test_a_refused_move_has_a_verdict_and_no_edit(live: MakeTable) -> None:
    table = live(3)
    table.click("B2")
    act = table.click("B2")
    assert act.edit is None
    assert act.refused is not None
    assert act.refused.reason is Refusal.OCCUPIED
    assert table.session.refusal is act.refused


def test_the_next_act_forgets_the_refusal(live: MakeTable) -> None:
    table = live(3)
    table.play("B2 B2")
    table.click("A1")
    assert table.session.refusal is None


def test_a_move_that_is_in_the_record_is_walked_to(record: MakeTable) -> None:
    table = record(BRANCHED)
    act = table.click("C7")
    assert act.edit is None
    assert table.session.cursor.index == 1


def test_a_new_move_in_a_review_is_the_last_variation(record: MakeTable) -> None:
    table = record(BRANCHED)
    table.click("A1")
    assert table.session.cursor.index == 3


def test_a_new_move_in_a_game_is_the_main_line(live: MakeTable) -> None:
    table = live(3)
    table.play("B2 A1")
    acts.step(table.session, -1)
    table.click("C3")
    assert table.session.cursor.index == 0


def test_a_new_move_in_a_finished_game_is_a_variation(live: MakeTable) -> None:
    table = live(3)
    table.play("B2 A1")
    table.do(acts.resign(table.session, Color.WHITE))
    acts.step(table.session, -1)
    table.click("C3")
    assert table.session.cursor.index == 1


def test_two_passes_stop_a_game(live: MakeTable) -> None:
    table = live(3)
    assert acts.passes_to_stop(table.session) == 2
    table.play("B2 pass")
    assert acts.passes_to_stop(table.session) == 1
    table.play("pass")
    assert table.session.phase is Phase.COUNTING
    assert acts.passes_to_stop(table.session) == 0


def test_passing_is_impossible_while_counting(live: MakeTable) -> None:
    table = live(3)
    table.play("pass pass")
    assert acts.pass_turn(table.session) is NOTHING


def test_clicks_while_counting_mark(live: MakeTable) -> None:
    table = live(3)
    table.play("B2 pass pass")
    act = table.click("B2")
    assert act.edit is None
    assert Change.COUNT in act.change
    assert table.session.counting.statuses.of(table.point("B2")) is Status.DEAD


def test_a_click_on_nothing_while_counting_changes_nothing(live: MakeTable) -> None:
    table = live(3)
    table.play("pass pass")
    table.click("A1")
    assert table.session.counting.before is None


@pytest.mark.parametrize("act", [acts.click_area, acts.double_click])
def test_elsewhere_an_area_is_a_click(live: MakeTable, act: Callable[..., acts.Act]) -> None:
    table = live(3)
    table.do(act(table.session, table.point("B2")))
    assert table.stones == "...\n.X.\n..."


def test_an_area_is_marked_and_unmarked(live: MakeTable) -> None:
    table = live(5)
    table.play("B5 D5 B4 D4 B3 D3 B2 D2 B1 D1 E5 A5 E1 A1 pass pass")
    table.do(acts.click_area(table.session, table.point("E5")))
    assert len(table.session.counting.statuses.dead) == 2
    table.do(acts.click_area(table.session, table.point("E1")))
    assert not table.session.counting.statuses.dead


def test_the_second_click_undoes_the_first_and_takes_the_area(live: MakeTable) -> None:
    table = live(5)
    table.play("B5 D5 B4 D4 B3 D3 B2 D2 B1 D1 E5 A5 E1 A1 pass pass")
    table.click("E5")
    table.do(acts.double_click(table.session, table.point("E5")))
    assert len(table.session.counting.statuses.dead) == 2


def test_undoing_a_status_goes_one_back(live: MakeTable) -> None:
    table = live(3)
    table.play("B2 pass pass")
    table.click("B2")
    table.do(acts.undo_status(table.session))
    assert not table.session.counting.statuses.dead


def test_without_a_count_there_is_no_status_to_undo(live: MakeTable) -> None:
    assert acts.undo_status(live(3).session) is NOTHING


def test_accepting_writes_result_and_territory(live: MakeTable) -> None:
    table = live(3, komi=catalogue.BASIC.komi)
    table.play("B2 pass pass")
    act = table.do(acts.accept_count(table.session))
    assert act.kind is ActKind.ACCEPT_COUNT
    assert table.session.info.result == "B+9"
    assert len(table.session.cursor.get("TB")) == 8
    assert table.session.cursor.get("TW") is None
    assert table.session.phase is Phase.FINISHED


def test_accepting_by_other_rules_names_them(live: MakeTable) -> None:
    table = live(3)
    table.play("B2 pass pass")
    table.do(acts.count_under(table.session, catalogue.JAPANESE))
    table.do(acts.accept_count(table.session))
    assert table.session.tree.root.text("RU") == "Japanese"
    assert table.session.ruleset is catalogue.JAPANESE


def test_only_a_count_can_be_accepted(live: MakeTable) -> None:
    assert acts.accept_count(live(3).session) is NOTHING


def test_a_record_is_not_ended_by_counting_it(record: MakeTable) -> None:
    table = record(BRANCHED)
    table.session.start_count()
    assert acts.accept_count(table.session) is NOTHING


def test_a_finished_board_takes_no_clicks(live: MakeTable) -> None:
    table = live(3)
    table.play("B2")
    table.do(acts.resign(table.session, Color.WHITE))
    assert table.session.info.result == "B+R"
    assert table.click("A1") is NOTHING


def test_ties_are_draws(live: MakeTable) -> None:
    table = live(3, komi=catalogue.BASIC.komi)
    table.play("pass pass")
    table.do(acts.accept_count(table.session))
    assert table.session.info.result == "0"


def test_under_ing_black_wins_a_tie(record: MakeTable) -> None:
    table = record("(;SZ[3]KM[0]RU[GOE];B[];W[])", is_live=True)
    acts.go_to_last(table.session)
    table.do(acts.accept_count(table.session))
    assert table.session.info.result == "B+0"


def test_the_offer_of_a_long_cycle_is_taken(live: MakeTable) -> None:
    table = live(2, catalogue.CHINESE)
    assert acts.end_by_agreement(table.session) is NOTHING
    table.play("A2 A1 B2 B1 A2 B2 A2")
    table.do(acts.end_by_agreement(table.session))
    assert table.session.info.result == "Void"


@pytest.mark.parametrize(
    ("ruleset", "requester", "to_move"),
    [
        (catalogue.CHINESE, Color.BLACK, Color.WHITE),
        (catalogue.CHINESE, Color.WHITE, Color.WHITE),
        (catalogue.JAPANESE, Color.BLACK, Color.WHITE),
        (catalogue.JAPANESE, Color.WHITE, Color.BLACK),
    ],
)
def test_the_first_move_after_a_stop(live: MakeTable, ruleset: object, requester: Color, to_move: Color) -> None:
    table = live(3, ruleset)
    table.play("B2 pass pass")
    table.do(acts.resume(table.session, requester))
    assert table.session.phase is Phase.PLAYING
    assert table.to_move is to_move


def test_only_a_stopped_game_is_resumed(live: MakeTable) -> None:
    assert acts.resume(live(3).session, Color.BLACK) is NOTHING


def test_taking_back_removes_the_end_of_the_line(live: MakeTable) -> None:
    table = live(3)
    table.play("B2 A1")
    table.do(acts.take_back(table.session))
    assert table.session.path.number == 1
    assert not table.session.cursor.children


def test_nothing_is_taken_back_at_the_start_or_in_the_middle(live: MakeTable) -> None:
    table = live(3)
    assert acts.take_back(table.session) is NOTHING
    table.play("B2 A1")
    acts.step(table.session, -1)
    assert acts.take_back(table.session) is NOTHING


def test_steps_stop_at_both_ends(record: MakeTable) -> None:
    table = record(BRANCHED)
    acts.step(table.session, 99)
    assert table.session.path.number == 2
    acts.step(table.session, -99)
    assert table.session.cursor is table.session.tree.root
    assert acts.step(table.session, -1) is NOTHING


def test_walking_keeps_to_the_line_walked_last(record: MakeTable) -> None:
    table = record(BRANCHED)
    table.click("C7")
    acts.go_to_first(table.session)
    acts.go_to_last(table.session)
    assert table.session.path.moves[0] == Play(Color.BLACK, table.point("C7"))
    assert table.session.path.number == 2


def test_a_line_that_is_gone_is_not_walked(record: MakeTable) -> None:
    table = record(BRANCHED)
    table.click("A1")
    table.do(acts.take_back(table.session))
    assert table.session.following(table.session.tree.root).text("B") == "ee"


def test_handicap_stones_are_placed_one_by_one(live: MakeTable) -> None:
    table = live(9, handicap=2, is_free=True)
    assert table.session.phase is Phase.HANDICAP
    assert table.click("C3").kind is ActKind.HANDICAP_STONE
    assert table.click("C3").refused is not None
    table.click("G7")
    assert table.session.phase is Phase.PLAYING
    assert table.to_move is Color.WHITE


def test_the_usual_points_are_taken_at_once(live: MakeTable) -> None:
    table = live(9, handicap=4, is_free=True)
    table.do(acts.place_usual_points(table.session))
    assert table.stones.count("X") == 4
    assert acts.place_usual_points(table.session) is NOTHING


def test_fewer_than_two_stones_are_no_handicap_to_be_done_with(live: MakeTable) -> None:
    table = live(9, handicap=4, is_free=True)
    assert acts.finish_handicap(table.session) is NOTHING
    table.click("C3")
    assert acts.finish_handicap(table.session) is NOTHING
    table.click("G7")
    table.do(acts.finish_handicap(table.session))
    assert table.session.phase is Phase.PLAYING
    assert table.to_move is Color.WHITE
    assert acts.finish_handicap(table.session) is NOTHING
