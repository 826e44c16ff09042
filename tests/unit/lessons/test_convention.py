"""The commands in the comments of a lesson, and the messages about unreadable ones."""

from __future__ import annotations

import pytest

from goboard_app.go.board import BoardSize, parse_point
from goboard_app.lessons.convention import (
    LessonFault,
    Word,
    points_named,
    read_comment,
    split_answer,
)
from tests.unit.lessons.lesson_files import CORNER, game, lesson_of

NINE = BoardSize(9, 9)


def faults(text: str) -> list[tuple[LessonFault, str]]:
    return [(item.fault, item.word) for item in lesson_of(text).findings]


def test_instructions_are_not_shown() -> None:
    comment = read_comment("Take it.\n@task capture A1\n@hint Look at A2.\nNow.")
    assert comment.text() == "Take it.\nNow."
    assert [item.word for item in comment.instructions] == [Word.TASK, Word.HINT]
    assert comment.said(Word.HINT) == "Look at A2."


def test_a_line_that_is_no_instruction_is_shown() -> None:
    comment = read_comment("@somebody wrote this\n@hint Yes.")
    assert comment.text() == "@somebody wrote this"
    assert comment.instructions[0].word is None


def test_a_rectangle_of_points() -> None:
    points = points_named("B2-C3", NINE)
    assert points == {parse_point(name, NINE) for name in ("B2", "B3", "C2", "C3")}
    assert points_named("D5", NINE) == {parse_point("D5", NINE)}


@pytest.mark.parametrize(
    ("text", "words", "said"),
    [
        ("D5 E4 No.", ("D5", "E4"), "No."),
        ("D5 : A1 is far", ("D5",), "A1 is far"),
        (": 4 is too few", (), "4 is too few"),
        ("3 : : so", ("3",), ": so"),
        ("D5 A1-B2", ("D5", "A1-B2"), ""),
        ("No: D5", (), "No: D5"),
    ],
)
def test_a_colon_ends_the_points_of_an_answer(text: str, words: tuple[str, ...], said: str) -> None:
    assert split_answer(text, NINE) == (words, said)


@pytest.mark.parametrize("text", ["", "Z", "A1-", "-A1", "K10", "A1-K9", "5", "hello"])
def test_invalid_points_are_refused(text: str) -> None:
    assert points_named(text, NINE) is None


@pytest.mark.parametrize(
    ("comment", "fault"),
    [
        ("@tusk capture A1", (LessonFault.UNKNOWN_WORD, "@tusk capture A1")),
        ("@task catch A1", (LessonFault.UNKNOWN_TASK, "catch")),
        ("@task", (LessonFault.UNKNOWN_TASK, "")),
        ("@task capture A9", (LessonFault.BAD_POINT, "A9")),
        ("@task capture", (LessonFault.NO_POINTS, "@task capture")),
        ("@task capture C3", (LessonFault.NO_STONE, "@task capture C3")),
        ("@task capture A2", (LessonFault.NO_STONE, "@task capture A2")),
        ("@task count four", (LessonFault.BAD_NUMBER, "four")),
        ("@task count", (LessonFault.BAD_NUMBER, "")),
        ("@task play", (LessonFault.NO_SOLUTION, "@task play")),
        ("@hint Think.", (LessonFault.NO_TASK, "@hint Think.")),
        ("@task count 4\n@task count 5", (LessonFault.TWO_TASKS, "@task count 5")),
        ("@task count 4\n@wrong 4 No.", (LessonFault.WRONG_IS_RIGHT, "@wrong 4 No.")),
        ("@task points C3\n@wrong C9 No.", (LessonFault.BAD_POINT, "C9")),
        ("@task points C3\n@wrong C1 Z3-Z4 No.", (LessonFault.BAD_POINT, "Z3-Z4")),
        ("@task points C3\n@wrong C3 No.", (LessonFault.WRONG_IS_RIGHT, "@wrong C3 No.")),
    ],
)
def test_unreadable_content_is_reported(comment: str, fault: tuple[LessonFault, str]) -> None:
    assert faults(game(CORNER, f"@screen\n{comment}")) == [fault]


def test_a_capture_that_no_move_makes_has_no_solution() -> None:
    setup = "SZ[5]RU[Japanese]AB[cc]AW[dd]PL[B]"
    assert faults(game(setup, "@screen\n@task capture D2")) == [(LessonFault.NO_SOLUTION, "@task capture D2")]


def test_no_point_is_forbidden_on_an_open_board() -> None:
    setup = "SZ[5]RU[Japanese]AB[cc]"
    assert faults(game(setup, "@screen\n@task illegal")) == [(LessonFault.NO_SOLUTION, "@task illegal")]


def test_a_fault_has_its_place_in_the_file() -> None:
    text = f"(;GM[1]FF[4]{CORNER}C[@screen\nOne.]\n;C[@screen\nTwo.\n@task capture Z9])"
    (finding,) = lesson_of(text).findings
    assert (finding.game, finding.line) == (0, 5)
    assert text.splitlines()[finding.line - 1][finding.column - 1 :].startswith("@task capture Z9")


def test_the_game_of_a_fault_is_named() -> None:
    text = game(CORNER, "@screen\nOne.") + game(CORNER, "@screen\n@task count x")
    (finding,) = lesson_of(text).findings
    assert finding.game == 1


def test_an_illegal_move_of_the_tree_is_left_out_and_reported() -> None:
    text = game(CORNER, "@screen\n@task play", "(;B[ae])(;B[aa]C[Yes.])")
    lesson = lesson_of(text)
    assert [item.fault for item in lesson.findings] == [LessonFault.ILLEGAL_MOVE]
    task = lesson.screens[0].task
    assert task is not None
    assert [branch.text for branch in task.branches] == ["Yes."]


def test_a_screen_with_a_bad_task_keeps_its_text_and_the_others_their_tasks() -> None:
    text = game(CORNER, "@screen\nLook.\n@task catch A1") + game(CORNER, "@screen\n@task count 2")
    first, second = lesson_of(text).screens
    assert first.task is None
    assert first.text == "Look.\n@task catch A1"
    assert second.task is not None


def test_without_screens_every_comment_is_one() -> None:
    lesson = lesson_of("(;GM[1]SZ[5]C[First.];B[cc];W[bb]C[Second.])")
    assert [screen.text for screen in lesson.screens] == ["First.", "Second."]
    assert [item.fault for item in lesson.findings] == [LessonFault.NO_SCREEN]


def test_the_name_of_the_first_game_is_the_title() -> None:
    lesson = lesson_of(game(CORNER, "@screen\nOne.") + game("GN[Nets]" + CORNER, "@screen\nTwo."))
    assert lesson.title == "Nets"
    assert lesson.tasks == ()
