"""The clock follows the moves: it turns, it is written, and undo gives time back."""

from __future__ import annotations

from goboard_app.clock.control import Absolute, ByoYomi, Ing, NoClock
from goboard_app.go.board import BoardSize, Color, Play, Point
from goboard_app.record.edits import RemoveNode
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.tree import GameTree
from goboard_app.session import acts
from goboard_app.session.session import GameSession, Phase
from goboard_app.session.timing import Timing, time_properties

MINUTE = 60_000


def a_game(*more: Property, is_live: bool = True) -> GameSession:
    return GameSession(GameTree.new(BoardSize(9, 9), more), is_live)


def after(session: GameSession, milliseconds: int) -> None:
    """Let this much time pass on the clock in force."""
    assert session.timing is not None
    session.timing.elapsed = lambda: milliseconds


def play(session: GameSession, col: int, row: int, color: Color) -> None:
    act = acts.play(session, Play(color, Point(col, row)))
    assert act.edit is not None
    session.apply(act.edit)
    if session.timing is not None:
        session.timing.elapsed = lambda: 0


def left(session: GameSession, color: Color) -> int | None:
    assert session.timing is not None
    return session.timing.now().state(color).left


def ten_minutes() -> GameSession:
    return a_game(*time_properties(Absolute(10 * MINUTE), Absolute(10 * MINUTE)))


def test_a_game_without_time_settings_has_no_clock() -> None:
    assert a_game().timing is None
    assert time_properties(NoClock(), NoClock()) == ()


def test_a_record_being_reviewed_has_no_running_clock() -> None:
    assert a_game(Property("TM", ("600",)), is_live=False).timing is None


def test_the_clock_starts_with_the_first_move() -> None:
    session = ten_minutes()
    after(session, 5 * MINUTE)
    play(session, 2, 2, Color.BLACK)
    assert left(session, Color.BLACK) == 10 * MINUTE
    assert session.timing is not None
    assert session.timing.clock.running is Color.WHITE


def test_a_move_takes_time_and_gives_the_turn() -> None:
    session = ten_minutes()
    play(session, 2, 2, Color.BLACK)
    after(session, 90_000)
    play(session, 4, 4, Color.WHITE)
    assert left(session, Color.WHITE) == 10 * MINUTE - 90_000
    assert session.timing is not None
    assert session.timing.clock.running is Color.BLACK


def test_the_time_left_is_written_beside_the_move() -> None:
    session = ten_minutes()
    play(session, 2, 2, Color.BLACK)
    after(session, 90_000)
    play(session, 4, 4, Color.WHITE)
    assert session.cursor.text("WL") == "510"
    assert session.cursor.parent is not None
    assert session.cursor.parent.text("BL") == "600"


def test_taking_back_gives_the_time_back() -> None:
    session = ten_minutes()
    play(session, 2, 2, Color.BLACK)
    after(session, 90_000)
    play(session, 4, 4, Color.WHITE)
    session.apply(RemoveNode(session.cursor))
    assert left(session, Color.WHITE) == 10 * MINUTE
    assert session.timing is not None
    assert session.timing.clock.to_move is Color.WHITE


def test_walking_about_does_not_touch_the_clock() -> None:
    session = ten_minutes()
    play(session, 2, 2, Color.BLACK)
    play(session, 4, 4, Color.WHITE)
    assert session.timing is not None
    clock = session.timing.clock
    acts.go_to_first(session)
    assert session.timing.clock is clock


def test_a_move_after_the_time_is_up_loses_the_game() -> None:
    session = ten_minutes()
    play(session, 2, 2, Color.BLACK)
    after(session, 10 * MINUTE)
    act = acts.play(session, Play(Color.WHITE, Point(4, 4)))
    assert act.edit is not None
    session.apply(act.edit)
    assert session.info.result == "B+T"
    assert session.phase is Phase.FINISHED


def test_both_sides_may_have_their_own_times() -> None:
    controls = ByoYomi(5 * MINUTE, 3, 30_000), Absolute(MINUTE)
    session = a_game(*time_properties(*controls))
    assert session.timing is not None
    assert session.timing.clock.black_control == controls[0]
    assert session.timing.clock.white_control == controls[1]


def test_a_saved_game_goes_on_with_the_times_it_had() -> None:
    session = a_game(*time_properties(ByoYomi(0, 3, 30_000), ByoYomi(0, 3, 30_000)))
    play(session, 2, 2, Color.BLACK)
    after(session, 65_000)
    play(session, 4, 4, Color.WHITE)
    again = Timing.of_record(session.tree)
    assert again is not None
    again.stand_on(session.cursor)
    state = again.clock.state(Color.WHITE)
    assert (state.periods, state.left) == (1, 30_000)
    assert again.clock.running is None
    assert again.clock.to_move is Color.BLACK


def test_penalty_points_of_ing_time_enter_the_score() -> None:
    ing = Ing(MINUTE, 3, MINUTE, 2)
    session = a_game(*time_properties(ing, ing))
    play(session, 2, 2, Color.BLACK)
    after(session, 90_000)
    play(session, 4, 4, Color.WHITE)
    assert session.terms(session.ruleset).penalty_white == 2
    assert session.terms(session.ruleset).penalty_black == 0


def test_a_game_taken_up_at_its_end_shows_the_times_of_its_end() -> None:
    session = ten_minutes()
    play(session, 2, 2, Color.BLACK)
    after(session, 90_000)
    play(session, 4, 4, Color.WHITE)
    again = GameSession(session.tree, True, cursor=session.tree.main_line_end())
    assert left(again, Color.WHITE) == 10 * MINUTE - 90_000
