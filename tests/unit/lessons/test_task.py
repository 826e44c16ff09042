"""The judgement of answers: every kind of task, by the rules."""

from __future__ import annotations

import pytest

from goboard_app.go.board import Pass, Point, parse_point
from goboard_app.go.position import draw_diagram
from goboard_app.lessons.task import (
    Reply,
    Task,
    TaskState,
    answer_number,
    answer_pass,
    answer_point,
    begin,
    solutions,
    take_hint,
)
from goboard_app.rules.legality import Refusal
from tests.unit.lessons.lesson_files import CORNER, lesson_of, screen_of, task_of

CAPTURE = "@task capture A1\n@wrong C3 Too far away.\n@wrong Look again.\n@right Gone."


def at(task: Task, name: str) -> Point:
    return parse_point(name, task.position.size)


def answered(task: Task, *names: str) -> TaskState:
    state = begin(task)
    for name in names:
        state = answer_point(state, at(task, name))
    return state


@pytest.fixture
def capture() -> Task:
    """A board on which Black takes the stone at A1 by playing B1."""
    return task_of("SZ[5]RU[Japanese]AB[ad]AW[ae]PL[B]", CAPTURE)


def test_a_capture_is_done(capture: Task) -> None:
    state = answered(capture, "B1")
    assert state.reply is Reply.DONE
    assert state.text == "Gone."
    assert draw_diagram(state.board)[4] == ".X..."
    assert solutions(begin(capture)) == {at(capture, "B1")}
    assert solutions(state) == frozenset()


def test_a_move_that_does_not_capture_is_shown_until_the_next(capture: Task) -> None:
    state = answered(capture, "C3")
    assert (state.reply, state.text, state.left) == (Reply.NOT_CAPTURED, "Too far away.", 1)
    assert draw_diagram(state.board)[2] == "..X.."
    assert draw_diagram(state.position)[2] == "....."
    assert answer_point(state, at(capture, "B1")).is_done


def test_the_answer_for_all_serves_where_none_is_meant(capture: Task) -> None:
    assert answered(capture, "E5").text == "Look again."


def test_the_reply_to_other_moves_is_not_given_on_an_occupied_point(capture: Task) -> None:
    assert answered(capture, "A1").text == ""


def test_the_reply_to_other_clicks_is_not_given_on_a_stone() -> None:
    task = task_of("SZ[5]RU[Japanese]AB[ad][be]PL[W]", "@task illegal\n@wrong It has a liberty.")
    assert (answered(task, "A2").reply, answered(task, "A2").text) == (Reply.OCCUPIED, "")
    assert answered(task, "C3").text == "It has a liberty."
    task = task_of("SZ[5]AB[cc]", "@task liberties C3\n@wrong C3 Its own point.\n@wrong Empty.")
    assert answered(task, "C3").text == "Its own point."
    assert answered(task, "A1").text == "Empty."


def test_a_forbidden_move_may_have_an_answer_of_its_own() -> None:
    task = task_of(
        "SZ[5]RU[Japanese]AB[ad][be]AW[dd]PL[W]",
        "@task play\n@wrong A1 Full.\n@wrong No.",
        "(;W[ee])",
    )
    assert (answered(task, "A1").reply, answered(task, "A1").text) == (Reply.ILLEGAL, "Full.")
    assert answered(task, "C3").text == "No."


def test_an_illegal_answer_has_a_verdict(capture: Task) -> None:
    state = answered(capture, "A1")
    assert state.reply is Reply.ILLEGAL
    assert state.verdict is not None
    assert state.verdict.reason is Refusal.OCCUPIED


def test_nothing_is_answered_once_it_is_done(capture: Task) -> None:
    state = answered(capture, "B1")
    assert answer_point(state, at(capture, "C3")) is state
    assert answer_pass(state) is state


def test_a_number_is_no_answer_to_a_move(capture: Task) -> None:
    assert answer_number(begin(capture), 3).reply is Reply.ASKED


def test_passing_captures_nothing(capture: Task) -> None:
    assert answer_pass(begin(capture)).reply is Reply.NOT_CAPTURED


def test_every_liberty_is_clicked() -> None:
    task = task_of("SZ[5]AB[cc]", "@task liberties C3\n@wrong B2 Not across.")
    names = ("C2", "C4", "B3", "D3")
    assert task.points == {at(task, name) for name in names}
    state = begin(task)
    assert state.missing == 4
    for number, name in enumerate(names, 1):
        state = answer_point(state, at(task, name))
        assert state.missing == 4 - number
        assert state.reply is (Reply.DONE if number == 4 else Reply.GO_ON)


def test_wrong_liberties_are_refused_and_found_ones_stay() -> None:
    task = task_of("SZ[5]AB[cc]", "@task liberties C3\n@wrong B2 Not across.")
    state = answered(task, "C2", "B2")
    assert (state.reply, state.text) == (Reply.NOT_A_LIBERTY, "Not across.")
    assert answered(task, "C2", "C3").reply is Reply.OCCUPIED
    assert answered(task, "C2", "B2", "C4", "B3", "D3").is_done
    assert answered(task, "C2", "C2").missing == 3


def test_points_may_be_stones() -> None:
    task = task_of("SZ[5]AB[cc]AW[dd]", "@task points C3")
    assert answered(task, "C3").is_done
    assert answered(task, "D2").reply is Reply.WRONG


def test_any_one_of_the_points_will_do() -> None:
    task = task_of("SZ[5]AB[cc]", "@task choose A1 E5\n@wrong C3 A stone.")
    assert answered(task, "A1").is_done
    assert answered(task, "E5").is_done
    assert answered(task, "C3").text == "A stone."
    assert begin(task).missing == 0


def test_a_forbidden_point_is_found_by_the_rules() -> None:
    task = task_of("SZ[5]RU[Japanese]AB[ad][be]PL[W]", "@task illegal")
    assert task.points == {at(task, "A1")}
    assert answered(task, "A1").is_done


def test_an_allowed_move_is_shown_where_a_forbidden_one_is_asked_for() -> None:
    task = task_of("SZ[5]RU[Japanese]AB[ad][be]PL[W]", "@task illegal")
    state = answered(task, "C3")
    assert state.reply is Reply.ALLOWED
    assert draw_diagram(state.board)[2] == "..O.."
    assert answered(task, "A2").reply is Reply.OCCUPIED


def test_ko_forbids_by_the_moves_that_led_here() -> None:
    text = "(;GM[1]FF[4]SZ[5]RU[Japanese]AB[bc][cb][cd]AW[cc][dd][db][ec]PL[B];B[dc]C[@screen\n@task illegal])"
    task = lesson_of(text).screens[0].task
    assert task is not None
    assert at(task, "C3") in task.points
    assert answered(task, "C3").is_done


def test_a_number_is_counted() -> None:
    task = task_of("SZ[5]", "@task count 4\n@wrong 3 One more.\n@wrong Count again.")
    assert answer_number(begin(task), 4).is_done
    assert answer_number(begin(task), 3).text == "One more."
    state = answer_number(begin(task), 9)
    assert (state.reply, state.text) == (Reply.WRONG_NUMBER, "Count again.")
    assert answer_point(state, Point(0, 0)) is state
    assert solutions(state) == frozenset()


TREE = "(;B[cc]C[Well begun.];W[dd]C[White comes in.];B[dc]C[Closed.])(;B[bb]BM[1]C[No.];W[cc])"


def test_the_tree_answers_and_asks_on() -> None:
    task = task_of("SZ[5]PL[B]", "@task play\n@wrong Elsewhere.", TREE)
    state = answered(task, "C3")
    assert (state.reply, state.text) == (Reply.GO_ON, "White comes in.")
    assert draw_diagram(state.board)[3] == "...O."
    assert solutions(state) == {at(task, "D3")}
    state = answer_point(state, at(task, "D3"))
    assert (state.reply, state.text) == (Reply.DONE, "Closed.")


def test_a_wrong_move_of_the_tree_shows_its_consequence() -> None:
    task = task_of("SZ[5]PL[B]", "@task play", TREE)
    state = answered(task, "B4")
    assert (state.reply, state.text) == (Reply.WRONG, "No.")
    assert draw_diagram(state.board)[1:3] == (".X...", "..O..")
    assert answer_point(state, at(task, "C3")).reply is Reply.GO_ON


def test_an_unrecorded_move_is_found() -> None:
    task = task_of("SZ[5]PL[B]", "@task play\n@wrong Elsewhere.", TREE)
    assert (answered(task, "E5").reply, answered(task, "E5").text) == (
        Reply.NOT_IN_TREE,
        "Elsewhere.",
    )


def test_wrong_words_at_a_move_make_it_wrong() -> None:
    task = task_of("SZ[5]PL[B]", "@task play", "(;B[cc])(;B[bb]C[@wrong Too near.])")
    assert answered(task, "B4").text == "Too near."
    assert solutions(begin(task)) == {at(task, "C3")}


def test_passing_may_be_right() -> None:
    task = task_of("SZ[5]PL[B]", "@task play", ";B[]C[Yes.]")
    assert task.may_pass
    state = answer_pass(begin(task))
    assert (state.reply, state.text) == (Reply.DONE, "Yes.")
    assert isinstance(task.branches[0].move, Pass)


def test_the_first_move_tells_the_side_to_move() -> None:
    task = task_of("SZ[5]AB[aa]", "@task play", ";B[cc]")
    assert task.position.to_move.name == "BLACK"
    assert answered(task, "C3").is_done


def test_hints_are_counted(capture: Task) -> None:
    state = take_hint(take_hint(begin(capture)))
    assert state.hints == 2


def test_points_for_names_a_side_and_a_number() -> None:
    task = task_of("SZ[5]AB[aa]", "@task points-for B A1-B2 4", ";B[cc]")
    assert task.color is not None
    assert (task.color.value, task.number, len(task.points)) == ("B", 4, 4)


def test_a_screen_has_marks_and_the_last_move() -> None:
    lesson = lesson_of("(;GM[1]SZ[5];B[cc]C[@screen\nHere.]TR[cc])")
    assert lesson.screens[0].last_move == Point(2, 2)
    assert len(lesson.screens[0].marks) == 1
    assert screen_of(CORNER, "Words.").text == "Words."
