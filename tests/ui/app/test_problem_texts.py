"""The question of a problem in words."""

from __future__ import annotations

import pytest

from goboard_app.app.texts.problems import place_text, point_words, question
from goboard_app.go.board import parse_point
from goboard_app.lessons.attempt import begin
from goboard_app.lessons.problem import Problem, read_problem
from goboard_app.lessons.schedule import ProblemCard
from goboard_app.record.sgf.parser import read_sgf

STONES = "SZ[9]AB[aa][ba][ca][da]AW[ii]"


def problem(comment: str, rest: str = ";B[ee]") -> Problem:
    return read_problem(read_sgf(f"(;{STONES}C[{comment}]{rest})".encode()).games[0])


@pytest.mark.parametrize(
    ("comment", "shown", "heard"),
    [
        ("", "Black to move.", ""),
        ("Look.", "Black to move.\nLook.", ""),
        ("@task capture J1", "Black moves: capture J1.", ""),
        (
            "@task save A9 B9 C9 D9",
            "Black moves: save the outlined stones.",
            "Black moves: save A9, B9, C9, D9.",
        ),
        ("@task ko A9 B9", "Black moves: save A9, B9 by a ko.", ""),
        ("@task ko J1", "Black moves: capture J1 by a ko.", ""),
        ("@task ko E5", "Black moves: win the ko at E5.", ""),
        (
            "@task points-for B A1-C3 6",
            "Black moves: make 6 point(s) in the outlined part. "
            "Stones there count, and so do the empty points they surround.",
            "",
        ),
        ("@task points-for W A1-C1 2", "Black moves: get 2 points for White.", ""),
    ],
)
def test_the_question(comment: str, shown: str, heard: str) -> None:
    found = problem(comment)
    assert found.findings == ()
    assert question(found) == shown
    assert question(found, in_full=True) == (heard or shown)


def test_the_name_of_a_foreign_problem_is_shown() -> None:
    found = read_problem(read_sgf(f"(;{STONES}GN[Old one];B[ee])".encode()).games[0])
    assert place_text(found, 2, 7, ProblemCard().answered(True, 5)) == "Problem 2 of 7, Old one, solved last time"


def test_outlined_areas_are_announced() -> None:
    at = begin(problem("@task capture J1"))
    size = at.position.size
    assert point_words(at, parse_point("J1", size)) == "J1, white stone, outlined"
    assert point_words(at, parse_point("E5", size)) == "E5, empty"
