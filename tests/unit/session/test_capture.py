"""The capture game: a goal in the record, no passing, and a recorded end."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_app.clock.control import Absolute
from goboard_app.go.board import BoardSize, Color, Pass
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.sgf.writer import write_game
from goboard_app.record.tree import GameTree
from goboard_app.rules import catalogue
from goboard_app.session import acts
from goboard_app.session.capture import CaptureEnd, cross_points, goal_of, has_room_for_cross
from goboard_app.session.info import Inconsistency, InconsistencyKind, inconsistencies_of
from goboard_app.session.new_game import NewGame, record_of
from goboard_app.session.session import NOTHING, GameSession, Phase
from tests.unit.session.conftest import TODAY, MakeTable, Table

ONE_TAKEN = "B1 A1 A2"
"""White's stone in the corner is captured by Black's second move."""


def read(text: str) -> GameTree:
    return read_sgf(text.encode()).games[0]


def test_the_first_capture_wins(live: MakeTable) -> None:
    table = live(5, goal=1)
    table.play("B1 A1")
    assert table.session.phase is Phase.PLAYING
    act = table.play("A2")
    assert table.session.phase is Phase.FINISHED
    assert table.session.info.result == "B+"
    won = table.session.capture_win()
    assert won is not None
    assert act.edit is not None
    assert (won.winner, won.end, won.taken, won.goal) == (Color.BLACK, CaptureEnd.CAPTURED, 1, 1)
    assert won.move.point == table.point("A2")


def test_stones_add_up_to_the_goal(live: MakeTable) -> None:
    table = live(5, goal=2)
    table.play(ONE_TAKEN)
    assert table.session.phase is Phase.PLAYING
    table.play("E5 C3 A1 C4 E4 C5")
    assert table.session.position.prisoners_black == 1
    assert table.session.phase is Phase.PLAYING


def test_one_move_back_takes_the_result_back_as_well(live: MakeTable) -> None:
    table = live(5, goal=1)
    table.play("B1 A1")
    cursor = table.session.cursor
    act = acts.click(table.session, table.point("A2"))
    assert act.edit is not None
    inverse = table.session.apply(act.edit)
    again = table.session.apply(inverse)
    assert table.session.cursor is cursor
    assert table.session.info.result is None
    assert table.session.phase is Phase.PLAYING
    table.session.apply(again)
    assert table.session.info.result == "B+"
    assert table.session.cursor.parent is cursor


def test_passing_is_not_allowed_and_stops_nothing(live: MakeTable) -> None:
    table = live(5, goal=1)
    table.play("C3")
    assert acts.pass_turn(table.session) is NOTHING
    assert acts.play(table.session, Pass(Color.WHITE)) is NOTHING
    assert acts.passes_to_stop(table.session) == 0


def test_passes_in_a_record_that_goes_on_do_not_start_a_count(record: MakeTable) -> None:
    table = record("(;SZ[5]GBCG[3];B[cc];W[];B[])", is_live=True)
    acts.go_to_last(table.session)
    assert table.session.phase is Phase.PLAYING


def test_own_stones_that_are_taken_off_are_given_to_the_other_side(live: MakeTable) -> None:
    table = live(5, ruleset=catalogue.TROMP_TAYLOR, goal=2)
    table.play("B1 A1 B2 E5 A3 A2")
    won = table.session.capture_win()
    assert won is not None
    assert (won.winner, won.end, won.taken) == (Color.BLACK, CaptureEnd.GIVEN, 2)
    assert table.session.info.result == "B+"


def test_a_side_without_moves_loses(record: MakeTable) -> None:
    # On 3x1 Black is in the middle: both points left are forbidden to White.
    table = record("(;SZ[3:1]RU[Chinese]GBCG[3]KM[0])", is_live=True)
    table.play("B1")
    won = table.session.capture_win()
    assert won is not None
    assert (won.winner, won.end) == (Color.BLACK, CaptureEnd.NO_MOVE)
    assert table.session.phase is Phase.FINISHED


def test_a_game_that_was_given_up_was_not_won_by_capturing(live: MakeTable) -> None:
    table = live(5, goal=1)
    table.play("B1 A1")
    table.do(acts.resign(table.session, Color.BLACK))
    assert table.session.info.result == "W+R"
    assert table.session.capture_win() is None


def test_a_result_that_the_board_does_not_show_is_not_explained(record: MakeTable) -> None:
    assert record("(;SZ[5]GBCG[3]RE[W+];B[cc];W[dd])").session.capture_win() is None
    assert record("(;SZ[5]GBCG[1]RE[B+];B[];W[])").session.capture_win() is None
    assert record("(;SZ[5]GBCG[1]RE[B+])").session.capture_win() is None


def test_a_saved_game_tells_the_same_when_it_is_read_again(live: MakeTable) -> None:
    table = live(5, goal=1, has_cross=True)
    # The cross is at C3, D4 for one side and at the other corners for the other.
    table.play("B4 E1 C5")
    saved = write_game(table.session.tree)
    session = GameSession(read_sgf(saved).games[0], False)
    assert session.goal == 1
    assert session.info.result == table.session.info.result
    assert session.capture_win() == table.session.capture_win()
    assert session.komi == 0


def test_a_game_won_already_cannot_be_gone_on_with(record: MakeTable) -> None:
    text = "(;SZ[5]GBCG[1]RE[B+];B[be];W[ae];B[ad])"
    assert record(text).session.is_goal_reached
    assert not record(text.replace("GBCG[1]", "GBCG[2]")).session.is_goal_reached
    assert not record(text.replace("GBCG[1]", "")).session.is_goal_reached


def test_a_variation_in_a_review_writes_no_result(record: MakeTable) -> None:
    table = record("(;SZ[5]GBCG[1];B[be];W[ae];B[cc])")
    acts.step(table.session, 2)
    table.play("A2")
    assert table.session.info.result is None
    assert table.session.position.prisoners_black == 1


def test_the_clock_is_written_with_the_move_that_wins(live: MakeTable) -> None:
    table = live(5, goal=1, black_time=Absolute(300_000), white_time=Absolute(300_000))
    table.play(ONE_TAKEN)
    assert table.session.cursor.text("BL") == "300"
    assert table.session.phase is Phase.FINISHED


def test_no_points_are_given_beforehand_where_nothing_is_counted() -> None:
    tree = record_of(NewGame(size=BoardSize.square(5), goal=3, komi=Fraction(13, 2)), TODAY)
    assert tree.root.text("KM") == "0"
    assert tree.root.text("GBCG") == "3"
    assert goal_of(record_of(NewGame(), TODAY)) is None


@pytest.mark.parametrize("side", range(4, 10))
def test_the_cross_is_in_the_middle_and_black_begins(side: int) -> None:
    game = NewGame(size=BoardSize.square(side), goal=1, has_cross=True)
    session = GameSession(record_of(game, TODAY), True)
    (upper, lower), (left, right) = cross_points(game.size)
    assert session.position.points(Color.BLACK) == {upper, lower}
    assert session.position.points(Color.WHITE) == {left, right}
    assert session.position.to_move is Color.BLACK
    edges = {p.col for p in (upper, lower)} | {p.row for p in (upper, lower)}
    assert 0 not in edges
    assert side - 1 not in edges


@pytest.mark.parametrize(
    "game",
    [
        NewGame(has_cross=True),
        NewGame(has_cross=True, goal=1, handicap=2),
        NewGame(has_cross=True, goal=1, size=BoardSize.square(3)),
        NewGame(goal=-1),
        NewGame(goal=1000),
    ],
)
def test_unplayable_moves_are_impossible(game: NewGame) -> None:
    assert not game.is_possible


def test_a_tiny_board_has_no_room_for_the_cross() -> None:
    assert not has_room_for_cross(BoardSize(9, 3))
    assert has_room_for_cross(BoardSize(9, 4))


@pytest.mark.parametrize("text", ["three", "0", "-1", "9999", "1.5", "٣"])
def test_a_goal_that_cannot_be_read_is_in_doubt_and_makes_a_whole_game(text: str) -> None:
    tree = read(f"(;SZ[5]GBCG[{text}];B[cc])")
    assert goal_of(tree) is None
    assert inconsistencies_of(tree) == (Inconsistency(InconsistencyKind.GOAL, text),)


def test_a_goal_that_can_be_read_is_in_no_doubt() -> None:
    assert inconsistencies_of(read("(;SZ[5]GBCG[ 10 ];B[cc])")) == ()


@settings(max_examples=60)
@given(st.integers(1, 4), st.lists(st.integers(0, 24), max_size=60))
def test_a_game_at_random_ends_when_the_goal_is_reached_and_never_before(goal: int, tries: list[int]) -> None:
    game = NewGame(size=BoardSize.square(5), goal=goal)
    table = Table(GameSession(record_of(game, TODAY), True))
    for index in tries:
        position = table.session.position
        most = max(position.prisoners_black, position.prisoners_white)
        is_over = table.session.phase is Phase.FINISHED
        assert is_over is (most >= goal) or table.session.capture_win() is not None
        if is_over:
            break
        assert table.session.info.result is None
        table.do(acts.click(table.session, game.size.point(index)))
