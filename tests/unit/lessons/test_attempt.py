"""Solving a problem: the program answers from the tree and says what a move came to."""

from __future__ import annotations

import pytest

from goboard_app.go.point import parse_point, point_name
from goboard_app.lessons.attempt import (
    Attempt,
    Outcome,
    begin,
    play_at,
    play_pass,
    show_solution,
    take_back,
)
from goboard_app.lessons.attempt_picture import paint_attempt
from goboard_app.lessons.problem import read_problem
from goboard_app.record.sgf_reader import read_sgf
from goboard_app.session.picture import MarkKind

# White in the corner: D2 is right, then E2; A5 is wrong and White answers at A4.
TREE = (
    "(;B[dd]C[A good beginning.];W[ee]C[White resists.](;B[ed]C[Correct])(;B[ec]BM[1]))"
    "(;B[aa]C[Wrong.];W[ab](;B[ac]))"
)


def attempt(rest: str = TREE, setup: str = "SZ[5]AB[bb]AW[cc]") -> Attempt:
    return begin(read_problem(read_sgf(f"(;{setup}{rest})".encode()).games[0]))


def play(at: Attempt, *names: str) -> Attempt:
    for name in names:
        at = play_at(at, parse_point(name, at.position.size))
    return at


def played(at: Attempt) -> list[str]:
    size = at.position.size
    return [point_name(p, size) for move in at.moves if (p := getattr(move, "point", None))]


def test_right_moves_are_answered_to_the_end() -> None:
    at = play(attempt(), "D2")
    assert (at.outcome, played(at)) == (Outcome.GO_ON, ["D2", "E1"])
    assert at.text == "A good beginning.\nWhite resists."
    at = play(at, "E2")
    assert (at.outcome, at.has_missed) == (Outcome.SOLVED, False)
    assert play(at, "A1") is at


def test_a_wrong_move_is_answered_and_another_one_takes_it_back() -> None:
    at = play(attempt(), "A5")
    assert (at.outcome, played(at), at.has_missed) == (Outcome.WRONG, ["A5", "A4"], True)
    # What the file knows goes on; anything else is played instead.
    assert played(play(at, "A3")) == ["A5", "A4", "A3"]
    again = play(at, "D2")
    assert (again.outcome, played(again)) == (Outcome.GO_ON, ["D2", "E1"])
    assert play(again, "E2").has_missed


def test_a_move_that_the_file_does_not_know_is_said_to_be_so() -> None:
    at = play(attempt(), "E5")
    assert (at.outcome, played(at), at.has_missed) == (Outcome.UNKNOWN, ["E5"], True)
    assert played(play(at, "D2")) == ["D2", "E1"]
    assert play_pass(attempt()).outcome is Outcome.UNKNOWN


def test_a_move_that_is_not_allowed_changes_nothing() -> None:
    at = play(attempt(), "B4")
    assert (at.outcome, played(at), at.has_missed) == (Outcome.ILLEGAL, [], False)
    assert paint_attempt(at).refused is not None
    solved = play(at, "D2", "E1", "E2")
    assert solved.outcome is Outcome.SOLVED
    back = take_back(solved)
    assert (back.outcome, back.verdict) == (Outcome.GO_ON, None)


def test_taking_back_goes_to_the_own_move_before() -> None:
    at = play(attempt(), "D2", "E3")
    assert at.outcome is Outcome.WRONG
    at = take_back(at)
    assert (played(at), at.has_missed) == (["D2", "E1"], True)
    at = take_back(at)
    assert played(at) == []
    assert take_back(at) is at


def test_the_solution_is_shown_in_numbers_and_put_away() -> None:
    at = show_solution(play(attempt(), "A5"))
    assert (at.outcome, played(at), at.has_missed) == (Outcome.SHOWN, ["D2", "E1", "E2"], True)
    numbers = [m.text for m in paint_attempt(at).marks if m.kind is MarkKind.MOVE_NUMBER]
    assert numbers == ["1", "2", "3"]
    assert paint_attempt(at).ghost is None
    assert show_solution(at) is at
    back = take_back(at)
    assert (played(back), back.has_missed) == ([], True)
    solved = play(attempt(), "D2", "E2")
    assert not show_solution(solved).has_missed
    assert attempt(";B[aa]BM[1]").outcome is Outcome.ASKED
    assert show_solution(attempt(";B[aa]BM[1]")).outcome is Outcome.ASKED


def test_a_pass_may_be_the_answer() -> None:
    at = play_pass(attempt("(;B[])(;B[aa])"))
    assert at.outcome is Outcome.SOLVED


def test_the_wrong_stone_is_crossed_out() -> None:
    marks = paint_attempt(play(attempt(), "A5")).marks
    assert [(m.kind, point_name(m.point, attempt().position.size)) for m in marks] == [
        (MarkKind.CROSS, "A5")
    ]


@pytest.mark.parametrize("rest", ["", ";B[bb]BM[1]"])
def test_capturing_is_judged_by_the_rules_where_the_tree_is_silent(rest: str) -> None:
    setup = "SZ[5]AW[ae]AB[ad]C[@task capture A1]PL[B]"
    at = play(attempt(rest, setup), "B1")
    assert at.outcome is Outcome.SOLVED
    assert played(show_solution(attempt(rest, setup))) == ["B1"]


def test_a_right_move_whose_answer_is_called_wrong_solves_it() -> None:
    at = play(attempt(";B[dd]C[Correct];W[ee]C[wrong]"), "D2")
    assert (at.outcome, played(at)) == (Outcome.SOLVED, ["D2"])
