"""The problems that ship with the program, as the reader of problems sees them."""

from __future__ import annotations

from pathlib import Path

import pytest

from goboard_app.app.texts.problems import why_sentence
from goboard_app.go.board import Play
from goboard_app.lessons.attempt import Attempt, AttemptOutcome, begin, play_at, play_pass, solution
from goboard_app.lessons.problem import Problem, ProblemKind, read_problems
from goboard_app.lessons.symmetry import BoardTransform
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.transform import Symmetry

FOLDER = Path(__file__).resolve().parents[3] / "resources" / "problems"


def problems(kind: ProblemKind) -> tuple[Problem, ...]:
    return read_problems(read_sgf((FOLDER / f"{kind.value}.sgf").read_bytes()).games)


def solved(problem: Problem) -> Attempt:
    at = begin(problem)
    for move in solution(problem.task)[::2]:
        at = play_at(at, move.point) if isinstance(move, Play) else play_pass(at)
    return at


@pytest.mark.parametrize("kind", ProblemKind)
def test_each_kind_is_there_in_three_grades(kind: ProblemKind) -> None:
    found = problems(kind)
    assert {problem.kind for problem in found} == {kind}
    assert {problem.grade for problem in found} == {1, 2, 3}
    assert len({problem.key for problem in found}) == len(found) >= 3


@pytest.mark.parametrize("kind", ProblemKind)
def test_it_is_solved_as_its_tree_says_in_every_position(kind: ProblemKind) -> None:
    for problem in problems(kind):
        is_right_throughout(problem)


def is_right_throughout(problem: Problem) -> None:
    assert problem.findings == (), problem.number
    assert problem.grade in (1, 2, 3), problem.number
    assert solved(problem).outcome is AttemptOutcome.SOLVED, problem.number
    turned = problem.turned(BoardTransform(Symmetry.OTHER_DIAGONAL, True))
    assert solved(turned).outcome is AttemptOutcome.SOLVED, problem.number
    for branch in problem.task.branches:
        if not branch.is_right:
            move = branch.move
            at = begin(problem)
            at = play_at(at, move.point) if isinstance(move, Play) else play_pass(at)
            assert at.outcome is AttemptOutcome.WRONG, (problem.number, move)
            assert why_sentence(at), (problem.number, move)
