"""Problems made of a game are added to a file of the user's own, which keeps all else that is in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from goboard_app.app.files.load import UnreadableFile, load_file
from goboard_app.app.files.save import CannotSave
from goboard_app.app.lesson_shelf import add_problem
from goboard_app.go.board import Color, Play, parse_point
from goboard_app.go.position import parse_diagram
from goboard_app.lessons.game_problem import GameProblem, ProblemForm, problem_record
from goboard_app.lessons.lesson import read_lesson
from goboard_app.lessons.problem import ProblemKind, read_problem
from goboard_app.rules.catalogue import CHINESE

BOARD = parse_diagram([". . . . .", ". X O . .", ". X O . .", ". X X . .", ". . . . ."])
NAME = "Moments from my games"


def problem(title: str = "Anna – Boris, move 3") -> GameProblem:
    right = Play(Color.BLACK, parse_point("D3", BOARD.size))
    wrong = Play(Color.BLACK, parse_point("A1", BOARD.size))
    stones = frozenset({parse_point("C3", BOARD.size), parse_point("C4", BOARD.size)})
    question = "Black to play. Catch [all] the marked stones: \\ yes."
    rights = ((right,),)
    return GameProblem(
        title, BOARD, CHINESE, question, "kill C3", ProblemKind.CAPTURE, stones, rights, (wrong,), "Far."
    )


def test_a_problem_reads_as_it_was_meant() -> None:
    read = read_problem(problem_record(problem()))
    assert read.findings == ()
    assert (read.name, read.kind) == ("Anna – Boris, move 3", ProblemKind.CAPTURE)
    assert read.screen.text == "Black to play. Catch [all] the marked stones: \\ yes."
    assert [(each.is_right, each.text) for each in read.task.branches] == [(True, ""), (False, "Far.")]
    assert read.task.position == BOARD


def test_problems_are_added_one_after_the_other_and_none_twice(tmp_path: Path) -> None:
    folder = tmp_path / "lessons"
    path = add_problem(problem(), folder, NAME)
    first = path.read_bytes()
    assert path == folder / f"{NAME}.sgf"
    add_problem(problem(), folder, NAME)
    assert path.read_bytes() == first
    add_problem(problem("Anna – Boris, move 9"), folder, NAME)
    assert path.read_bytes().startswith(first.rstrip())
    titles = [game.root.text("GN") for game in load_file(path).record.games]
    assert titles == ["Anna – Boris, move 3", "Anna – Boris, move 9"]


def test_what_the_user_wrote_into_the_file_stays(tmp_path: Path) -> None:
    path = tmp_path / f"{NAME}.sgf"
    path.write_text("(;GM[1]SZ[5]  AB[aa]C[mine]XX[odd])\n", "utf-8")
    add_problem(problem(), tmp_path, NAME)
    assert "(;GM[1]SZ[5]  AB[aa]C[mine]XX[odd])" in path.read_text("utf-8")
    assert len(load_file(path).record.games) == 2


def test_a_file_that_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / f"{NAME}.sgf"
    path.write_bytes(b"\x00\x01 no record")
    with pytest.raises((UnreadableFile, CannotSave)):
        add_problem(problem(), tmp_path, NAME)
    assert path.read_bytes() == b"\x00\x01 no record"


@pytest.mark.parametrize(
    ("before", "positions"),
    [
        ("(;GM[1]SZ[5]AB[aa]C[@screen\nLook.])\n", 2),
        ("(;GM[1]SZ[5]AB[aa]C[Look.])\n", 2),
        ("", 1),
    ],
)
def test_a_problem_joins_a_lesson_in_its_form(tmp_path: Path, before: str, positions: int) -> None:
    if before:
        (tmp_path / "Mine.sgf").write_text(before, "utf-8")
    path = add_problem(problem(), tmp_path, "Mine", ProblemForm.SCREEN)
    lesson = read_lesson(load_file(path).record)
    assert (len(lesson.screens), lesson.tasks) == (positions, (positions - 1,))
    assert before or lesson.title == "Mine"
