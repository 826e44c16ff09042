"""A solution is explained: the best resistance is played on the board, and read for the reason why it fails."""

from __future__ import annotations

from functools import cache

import pytest

from goboard_app import resource_path
from goboard_app.go.board import Color, Move, Play, parse_point
from goboard_app.lessons.attempt import (
    Attempt,
    AttemptOutcome,
    begin,
    paint_attempt,
    play_at,
    play_on,
    played_out,
    resisted,
    show_solution,
    take_back,
)
from goboard_app.lessons.convention import TaskKind
from goboard_app.lessons.problem import Problem, ProblemKind, read_problem, read_problems
from goboard_app.lessons.success import Success, SuccessReason, why_right
from goboard_app.record.sgf.imports import read_record
from goboard_app.record.sgf.parser import read_sgf

REASONS = {
    ProblemKind.CAPTURE: {SuccessReason.CAPTURED},
    ProblemKind.ESCAPE: {SuccessReason.CAPTURES, SuccessReason.AWAY, SuccessReason.TWO_EYES, SuccessReason.HELD},
    ProblemKind.LADDER: {SuccessReason.LADDER},
    ProblemKind.NET: {SuccessReason.CAPTURED},
    ProblemKind.SNAPBACK: {SuccessReason.SNAPBACK, SuccessReason.CAPTURES},
    ProblemKind.CONNECT: {SuccessReason.JOINED},
    ProblemKind.CUT: {SuccessReason.APART, SuccessReason.CAPTURED},
    ProblemKind.TWO_EYES: {SuccessReason.TWO_EYES, SuccessReason.CAPTURES, SuccessReason.HELD},
    ProblemKind.TAKE_AN_EYE: {SuccessReason.CAPTURED},
    ProblemKind.RACE: {SuccessReason.CAPTURED},
    ProblemKind.KO: {SuccessReason.KO},
    ProblemKind.BORDER: {SuccessReason.POINTS},
}


@cache
def shipped(kind: ProblemKind) -> tuple[Problem, ...]:
    return read_problems(read_record((resource_path("problems") / f"{kind.value}.sgf").read_bytes()).games)


def solved(problem: Problem) -> Attempt:
    """Return a problem after the right moves of its file."""
    attempt = begin(problem)
    while not attempt.outcome.is_over:
        move = next(branch.move for branch in attempt.branches if branch.is_right)
        assert isinstance(move, Play)
        attempt = play_at(attempt, move.point)
    return attempt


def told() -> None:
    """Do nothing between two searches."""


def why(attempt: Attempt) -> Success:
    found = why_right(attempt, told)
    assert found is not None
    return found


def _expected(attempt: Attempt, found: Success) -> int:
    """Return the count that belongs to a reason: all stones to capture, or the points asked for."""
    task = attempt.task
    if task.kind is TaskKind.CUT:
        return found.count
    if found.because in (SuccessReason.CAPTURED, SuccessReason.LADDER, SuccessReason.SNAPBACK):
        return len(task.points)
    if found.because is SuccessReason.POINTS:
        return task.number
    return found.count


def check(attempt: Attempt, kind: ProblemKind) -> Success:
    """Check that a solution has a reason of its kind, and that its line can be played to the end."""
    found = why(attempt)
    assert found.side is attempt.task.position.to_move
    assert found.because in REASONS[kind]
    assert found.count == _expected(attempt, found)
    end = played_out(resisted(attempt, found.line))
    assert end.moves == attempt.moves + found.line
    assert end.solving_moves == attempt.moves
    if found.tried is None:
        # Nothing is left to try: the other side has no move that threatens anything.
        assert not found.line
        assert len(attempt.moves) == 1
    else:
        assert found.tried in end.moves
    return found


@pytest.mark.parametrize("kind", ProblemKind)
def test_every_problem_that_ships_has_a_line_and_a_reason(kind: ProblemKind) -> None:
    reasons = set()
    for problem in shipped(kind):
        attempt = solved(problem)
        assert attempt.outcome is AttemptOutcome.SOLVED
        reasons.add(check(attempt, kind).because)
    assert reasons == REASONS[kind]


def test_all_three_hundred_are_looked_at() -> None:
    assert sum(len(shipped(kind)) for kind in ProblemKind) == 300


@pytest.mark.parametrize("kind", ProblemKind)
def test_a_shown_solution_has_the_same_reason(kind: ProblemKind) -> None:
    attempt = show_solution(begin(shipped(kind)[0]))
    assert attempt.outcome is AttemptOutcome.SHOWN
    assert check(attempt, kind).because is why(solved(shipped(kind)[0])).because


def problem(rows: str, task: str, answer: str) -> Problem:
    """Return a problem of Black on a 5x5 board that is given by its upper rows, with one right move."""
    stones = {"X": "", "O": ""}
    for row, line in enumerate(rows.split(" / ")):
        for col, letter in enumerate(line):
            if letter in stones:
                stones[letter] += f"[{'abcde'[col]}{'abcde'[row]}]"
    text = f"(;SZ[5]AB{stones['X']}AW{stones['O']}PL[B]C[@task {task}\n@complete];B[{answer}]TE[1])"
    found = read_problem(read_sgf(text.encode()).games[0])
    assert not found.findings
    return found


CASES = {
    "captured at once": (".X... / XO... / .X...", "capture B4", "cb", SuccessReason.CAPTURED, 1),
    "an attacker is captured": ("XO... / .X... / .....", "save A5", "ab", SuccessReason.CAPTURES, 1),
    "connected": ("X.X.. / OOO.. / .....", "connect A5 C5", "ba", SuccessReason.JOINED, 0),
    "a stone to cut is captured": ("O.O.. / XXX.. / X.X..", "cut A5 C5", "ba", SuccessReason.CAPTURED, 1),
    "two eyes": (".X..X / XXXXX / OOOOO", "live B5", "ca", SuccessReason.TWO_EYES, 0),
    "a border": (".X... / XXOOO / OO...", "points-for B A5-B5 2", "ca", SuccessReason.POINTS, 2),
}


@pytest.mark.parametrize("case", CASES)
def test_the_reason_is_read_off_the_board(case: str) -> None:
    rows, task, answer, because, count = CASES[case]
    at = problem(rows, task, answer)
    size = at.task.position.size
    point = parse_point(f"{'ABCDE'['abcde'.index(answer[0])]}{5 - 'abcde'.index(answer[1])}", size)
    found = why(play_at(begin(at), point))
    assert (found.side, found.because, found.count) == (Color.BLACK, because, count)


def test_without_stones_or_points_there_is_no_reason() -> None:
    at = problem(".X... / XO... / .X...", "play", "cb")
    attempt = play_at(begin(at), parse_point("C4", at.task.position.size))
    assert attempt.outcome is AttemptOutcome.SOLVED
    assert why_right(attempt, told) is None
    assert why_right(begin(at), told) is None


def resisting() -> tuple[Attempt, tuple[Move, ...]]:
    """Return a solved problem that ships, and the resistance to it."""
    for each in shipped(ProblemKind.TAKE_AN_EYE):
        attempt = solved(each)
        line = why(attempt).line
        if len(line) > 1:
            return attempt, line
    raise AssertionError("no problem with resistance")


def test_the_resistance_is_played_move_by_move_with_numbers() -> None:
    attempt, line = resisting()
    assert not any(mark.text for mark in paint_attempt(attempt).marks)
    at = play_on(resisted(attempt, line))
    assert at.outcome is AttemptOutcome.SOLVED
    assert at.moves[-1] == line[0]
    numbers = {mark.point: mark.text for mark in paint_attempt(at).marks}
    assert isinstance(line[0], Play)
    assert numbers[line[0].point] == str(len(at.moves))
    assert take_back(played_out(at)) == attempt.before


def test_the_resistance_is_no_part_of_the_answer() -> None:
    attempt, line = resisting()
    end = played_out(resisted(attempt, line))
    assert not end.has_missed
    assert end.solving_moves == attempt.moves
    assert resisted(begin(attempt.problem), line).coming == ()
