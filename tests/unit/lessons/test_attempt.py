"""Solving a problem: the program answers from the tree and reports the result of a move."""

from __future__ import annotations

import pytest

from goboard_app.go.board import parse_point, point_name
from goboard_app.lessons.attempt import (
    Attempt,
    AttemptOutcome,
    begin,
    paint_attempt,
    play_at,
    play_on,
    play_pass,
    played_out,
    show_solution,
    take_back,
    take_hint,
)
from goboard_app.lessons.problem import read_problem
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.picture import MarkKind

# White in the corner: D2 is right, then E2; A5 is wrong and White answers at A4.
TREE = (
    "(;B[dd]C[A good beginning.];W[ee]C[White resists.](;B[ed]C[Correct])(;B[ec]BM[1]))(;B[aa]C[Wrong.];W[ab](;B[ac]))"
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
    assert (at.outcome, played(at)) == (AttemptOutcome.GO_ON, ["D2", "E1"])
    assert at.text == "A good beginning.\nWhite resists."
    at = play(at, "E2")
    assert (at.outcome, at.has_missed) == (AttemptOutcome.SOLVED, False)
    assert play(at, "A1") is at


def test_a_wrong_move_is_answered_and_another_one_takes_it_back() -> None:
    at = play(attempt(), "A5")
    assert (at.outcome, played(at), at.has_missed) == (AttemptOutcome.WRONG, ["A5", "A4"], True)
    # Moves of the file go on; any other move is played instead.
    assert played(play(at, "A3")) == ["A5", "A4", "A3"]
    again = play(at, "D2")
    assert (again.outcome, played(again)) == (AttemptOutcome.GO_ON, ["D2", "E1"])
    assert play(again, "E2").has_missed


def test_a_move_that_the_file_does_not_know_is_said_to_be_so() -> None:
    at = play(attempt(), "E5")
    assert (at.outcome, played(at), at.has_missed) == (AttemptOutcome.UNKNOWN, ["E5"], False)
    assert played(play(at, "D2")) == ["D2", "E1"]
    assert play_pass(attempt()).outcome is AttemptOutcome.UNKNOWN


def test_a_first_move_may_be_wrong_though_the_tree_does_not_have_it() -> None:
    """`@wrong` answers one point, or every move; it does not apply to later moves."""
    setup = "SZ[5]AB[bb]AW[cc]C[@task play\n@wrong E5 Far away.\n@wrong]"
    at = play(attempt(setup=setup), "E5")
    assert (at.outcome, at.text, at.has_missed) == (AttemptOutcome.WRONG, "Far away.", True)
    at = play(attempt(setup=setup), "A1")
    assert (at.outcome, at.text, at.has_missed) == (AttemptOutcome.WRONG, "", True)
    assert play_pass(attempt(setup=setup)).outcome is AttemptOutcome.WRONG
    assert play(attempt(setup=setup), "D2", "A1").outcome is AttemptOutcome.UNKNOWN


def hinted(at: Attempt) -> list[str]:
    return [point_name(point, at.position.size) for point in paint_attempt(at).hints]


def test_a_hint_is_in_words_and_the_next_one_shows_the_move() -> None:
    at = attempt(setup="SZ[5]AB[bb]AW[cc]C[@task play\n@hint Look down.]")
    words = take_hint(at)
    assert (words.hints, hinted(words), words.has_missed, words.can_hint) == (1, [], False, True)
    shown = take_hint(words)
    assert (hinted(shown), shown.has_missed, shown.can_hint) == (["D2"], True, False)
    assert take_hint(shown) is shown
    # The words were said; later on the move is shown at once.
    later = play(words, "D2")
    assert (hinted(later), later.has_missed) == ([], False)
    assert hinted(take_hint(later)) == ["E2"]
    solved = play(later, "E2")
    assert (solved.can_hint, hinted(solved), solved.has_missed) == (False, [], False)
    assert take_hint(solved) is solved


def test_without_words_the_first_hint_shows_the_move() -> None:
    at = take_hint(attempt())
    assert (hinted(at), at.has_missed) == (["D2"], True)
    assert take_hint(attempt(setup="SZ[5]AB[bb]AW[cc]C[@kind net]")).hints == 1
    nothing = attempt(rest="")
    assert not nothing.can_hint
    assert take_hint(nothing) is nothing


def test_a_hint_is_for_another_try() -> None:
    """Moves that did not solve the task are taken back; refused ones are forgotten."""
    at = take_hint(play(attempt(), "A5"))
    assert (at.outcome, played(at), hinted(at)) == (AttemptOutcome.ASKED, [], ["D2"])
    at = take_hint(play(attempt(), "E5"))
    assert (at.outcome, played(at), hinted(at)) == (AttemptOutcome.ASKED, [], ["D2"])
    refused = take_hint(play(attempt(), "B4"))
    assert (refused.outcome, hinted(refused)) == (AttemptOutcome.ASKED, ["D2"])
    missed = play(refused, "A5")
    assert hinted(missed) == []
    assert hinted(take_back(missed)) == ["D2"]


def test_a_pass_can_be_hinted_at() -> None:
    at = take_hint(attempt(rest="(;B[]TE[1])"))
    assert at.hinted is not None
    assert at.hinted.is_pass
    assert hinted(at) == []


def test_a_move_that_is_not_allowed_changes_nothing() -> None:
    at = play(attempt(), "B4")
    assert (at.outcome, played(at), at.has_missed) == (AttemptOutcome.ILLEGAL, [], False)
    assert paint_attempt(at).refused is not None
    solved = play(at, "D2", "E1", "E2")
    assert solved.outcome is AttemptOutcome.SOLVED
    back = take_back(solved)
    assert (back.outcome, back.verdict) == (AttemptOutcome.GO_ON, None)


def test_taking_back_goes_to_the_own_move_before() -> None:
    at = play(attempt(), "D2", "E3")
    assert at.outcome is AttemptOutcome.WRONG
    at = take_back(at)
    assert (played(at), at.has_missed) == (["D2", "E1"], True)
    at = take_back(at)
    assert played(at) == []
    assert take_back(at) is at


def test_the_solution_is_shown_in_numbers_and_put_away() -> None:
    at = show_solution(play(attempt(), "A5"))
    assert (at.outcome, played(at), at.has_missed) == (
        AttemptOutcome.SHOWN,
        ["D2", "E1", "E2"],
        True,
    )
    numbers = [m.text for m in paint_attempt(at).marks if m.kind is MarkKind.MOVE_NUMBER]
    assert numbers == ["1", "2", "3"]
    assert paint_attempt(at).ghost is None
    assert show_solution(at) is at
    back = take_back(at)
    assert (played(back), back.has_missed) == ([], True)
    solved = play(attempt(), "D2", "E2")
    assert not show_solution(solved).has_missed
    assert attempt(";B[aa]BM[1]").outcome is AttemptOutcome.ASKED
    assert show_solution(attempt(";B[aa]BM[1]")).outcome is AttemptOutcome.ASKED


def test_a_pass_may_be_the_answer() -> None:
    at = play_pass(attempt("(;B[])(;B[aa])"))
    assert at.outcome is AttemptOutcome.SOLVED


def test_the_wrong_stone_is_crossed_out() -> None:
    marks = paint_attempt(play(attempt(), "A5")).marks
    assert [(m.kind, point_name(m.point, attempt().position.size)) for m in marks] == [(MarkKind.CROSS, "A5")]


@pytest.mark.parametrize("rest", ["", ";B[bb]BM[1]"])
def test_capturing_is_judged_by_the_rules_where_the_tree_is_silent(rest: str) -> None:
    setup = "SZ[5]AW[ae]AB[ad]C[@task capture A1]PL[B]"
    at = play(attempt(rest, setup), "B1")
    assert at.outcome is AttemptOutcome.SOLVED
    assert played(show_solution(attempt(rest, setup))) == ["B1"]


def test_a_right_move_with_an_answer_called_wrong_solves_it() -> None:
    at = play(attempt(";B[dd]C[Correct];W[ee]C[wrong]"), "D2")
    assert (at.outcome, played(at)) == (AttemptOutcome.SOLVED, ["D2"])


# Every right move is given: D2, then E2. E4 has a line of its own; to all else White answers at D2.
COMPLETE = "SZ[5]AB[bb]AW[cc]C[@task play\n@complete]"
ALL_RIGHT = (
    "(;B[dd]TE[1];W[ee](;B[ed]TE[1])(;B[]BM[1];W[ed];B[de];W[ec]))"
    "(;B[eb]BM[1]C[Too far.];W[db];B[da];W[ca])"
    "(;B[]BM[1];W[dd];B[de];W[ce];B[ee];W[ed])"
)


def test_with_every_right_move_given_all_others_are_wrong() -> None:
    at = play(attempt(ALL_RIGHT, COMPLETE), "A1")
    assert (at.outcome, at.has_missed) == (AttemptOutcome.WRONG, True)
    at = play(attempt(ALL_RIGHT, COMPLETE), "D2", "A1")
    assert (at.outcome, at.has_missed) == (AttemptOutcome.WRONG, True)
    assert play(at, "E2").outcome is AttemptOutcome.SOLVED
    assert play_pass(attempt(ALL_RIGHT, COMPLETE)).outcome is AttemptOutcome.WRONG


def test_a_refutation_is_played_to_its_end() -> None:
    at = play(attempt(ALL_RIGHT, COMPLETE), "E4")
    assert (at.text, played(at)) == ("Too far.", ["E4", "D4"])
    at = play_on(at)
    assert (at.text, played(at)) == ("Too far.", ["E4", "D4", "D5"])
    assert played(played_out(at)) == ["E4", "D4", "D5", "C5"]
    assert played(played_out(play(attempt(ALL_RIGHT, COMPLETE), "D2", "A1"))) == [
        *("D2", "E1", "A1", "E2", "D1", "E3"),
    ]
    # A move in between is another try.
    assert played(play(at, "D2")) == ["D2", "E1"]
    assert played(take_back(at)) == []


def test_a_refutation_ends_where_the_wrong_move_is_in_its_way() -> None:
    at = play(attempt(ALL_RIGHT, COMPLETE), "D1")
    assert played(played_out(at)) == ["D1", "D2"]
    assert played_out(at).coming == ()


def test_a_pass_that_only_shows_the_fate_of_other_moves_is_no_answer() -> None:
    assert not attempt(ALL_RIGHT, COMPLETE).task.may_pass
    assert attempt(ALL_RIGHT.replace("@complete", ""), "SZ[5]AB[bb]AW[cc]").task.may_pass


def test_the_moves_that_refute_are_numbered_and_the_wrong_one_is_crossed_out() -> None:
    marks = paint_attempt(played_out(play(attempt(ALL_RIGHT, COMPLETE), "E4"))).marks
    assert [(m.kind, m.text) for m in marks] == [
        (MarkKind.CROSS, ""),
        *((MarkKind.MOVE_NUMBER, number) for number in "234"),
    ]
