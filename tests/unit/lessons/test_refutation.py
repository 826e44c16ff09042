"""The refutation of a wrong move is shown on the board to its end."""

from __future__ import annotations

import pytest

from goboard_app.go.board import Color, parse_point
from goboard_app.lessons.attempt import begin, play_at
from goboard_app.lessons.problem import read_problem
from goboard_app.lessons.refutation import Refutation, RefutationReason, why_wrong
from goboard_app.record.sgf.parser import read_sgf

# Three rows of a 5x5 board at the top, X for Black; Black moves, E1 is wrong, White answers.
CASES = {
    "stones that were to be saved are taken": (
        "OXX.. / .OO.. / .....",
        "save B5 C5",
        "da",
        (RefutationReason.CAPTURED, 2),
    ),
    "they have one liberty left": (
        "XX... / O.O.. / .....",
        "save A5 B5",
        "ca",
        (RefutationReason.IN_ATARI, 2),
    ),
    "they cannot be saved": (
        "XXX.. / O.O.. / .....",
        "live A5 B5 C5",
        "cc",
        (RefutationReason.LOST, 0),
    ),
    "stones that were to be captured join others": (
        ".O.O. / XXXX. / .....",
        "capture B5",
        "ca",
        (RefutationReason.CONNECTED, 2),
    ),
    "they get away": (
        ".X... / XO... / .X...",
        "capture B4",
        "cb",
        (RefutationReason.AWAY, 3),
    ),
    "they take a stone": (
        "XO... / .X... / .....",
        "capture B5",
        "ab",
        (RefutationReason.CAPTURES, 1),
    ),
    "they have two eyes": (
        ".O..O / OOOOO / XXXXX",
        "kill B5",
        "ca",
        (RefutationReason.TWO_EYES, 0),
    ),
    "they hold out": (
        "XO... / XXX.. / .....",
        "capture B5",
        "ca",
        (RefutationReason.STANDS, 0),
    ),
    "what was to be cut is connected": (
        "O.O.. / XXX.. / .....",
        "cut A5 C5",
        "ba",
        (RefutationReason.JOINED, 1),
    ),
    "what was to be connected is cut": (
        "X.X.. / .OO.. / .....",
        "connect A5 C5",
        "ba",
        (RefutationReason.APART, 0),
    ),
    "one of what was to be connected is taken": (
        "X.X.. / O.O.. / .....",
        "connect A5 C5",
        "ba",
        (RefutationReason.CAPTURED, 1),
    ),
    "too few points": (".X... / .XO.. / .....", "points-for B A5-A1 5", "be", (RefutationReason.TOO_FEW, 5)),
}


def why(rows: str, task: str, answer: str, extra: str = "@complete") -> Refutation | None:
    """Return the reason given against E1 after this answer of White."""
    stones = {"X": "", "O": ""}
    for row, line in enumerate(rows.split(" / ")):
        for col, letter in enumerate(line):
            if letter in stones:
                stones[letter] += f"[{'abcde'[col]}{'abcde'[row]}]"
    text = f"(;SZ[5]AB{stones['X']}AW{stones['O']}PL[B]C[@task {task}\n{extra}](;B[ed]TE[1])(;B[ee]BM[1];W[{answer}]))"
    problem = read_problem(read_sgf(text.encode()).games[0])
    assert not problem.findings
    return why_wrong(play_at(begin(problem), parse_point("E1", problem.task.position.size)))


@pytest.mark.parametrize("case", CASES)
def test_why_it_is_wrong(case: str) -> None:
    rows, task, answer, told = CASES[case]
    assert why(rows, task, answer) == Refutation(Color.WHITE, *told)


def test_nothing_is_said_where_the_file_does_not_tell_all_right_moves() -> None:
    rows, task, answer, _told = CASES["what was to be cut is connected"]
    assert why(rows, task, answer, "") is None
