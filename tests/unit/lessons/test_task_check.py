"""The report to the author of a task."""

from __future__ import annotations

import pytest

from goboard_app.app.texts.lessons import again_name, kind_name, kind_note, task_told
from goboard_app.go.board import point_name
from goboard_app.lessons.check import TaskAudience, TaskCheck, check_task
from goboard_app.lessons.convention import LessonFault, TaskKind
from goboard_app.lessons.task import TaskRepetition
from goboard_app.lessons.task_draft import draft_of, suggested
from goboard_app.record.sgf.imports import read_record
from goboard_app.session.session import GameSession

SHAPE = "(;SZ[9]RU[Japanese]AB[cc][dd][ec]AW[dc][gg]PL[B]TR[dc][cc]SQ[ee]LB[ii:A]%s)"


def session_of(text: str, *children: int) -> GameSession:
    """Return a session at the node to which these children lead."""
    session = GameSession(read_record(text.encode()).games[0], is_live=False)
    for child in children:
        session.go_to(session.cursor.children[child])
    return session


def check(comment: str, below: str = "") -> TaskCheck:
    return check_task(session_of(SHAPE % below), comment)


def told(comment: str, below: str = "") -> str:
    session = session_of(SHAPE % below)
    size = session.tree.size
    return task_told(draft_of(comment, size), check_task(session, comment), size)[0]


def test_points_are_reported_from_the_rules() -> None:
    found = check("@screen\n@task capture D7")
    assert found.task is not None
    assert (found.rights, found.wrongs, found.asked) == (0, 0, TaskAudience.PUPIL)
    assert {point_name(point, found.task.position.size) for point in found.points} == {"D8"}


def test_answers_of_the_tree_are_counted() -> None:
    found = check("@task play", "(;B[db])(;B[aa]BM[1])(;B[ab]C[@wrong Far.])(;B[ac])")
    assert (found.rights, found.wrongs) == (2, 2)
    assert not found.points


@pytest.mark.parametrize(
    ("comment", "faults"),
    [
        ("", []),
        ("Only words.", []),
        ("@hint Look.", []),
        ("@screen\n@hint Look.", [LessonFault.NO_TASK]),
        ("@screen\n@task capture C7", [LessonFault.NO_STONE]),
        ("@task play", [LessonFault.NO_SOLUTION]),
        (
            "@wibble\n@task count 4\n@task count 5",
            [LessonFault.UNKNOWN_WORD, LessonFault.TWO_TASKS],
        ),
    ],
)
def test_faults_are_those_of_the_lesson(comment: str, faults: list[LessonFault]) -> None:
    assert [item.fault for item in check(comment).findings] == faults


@pytest.mark.parametrize(
    ("comment", "sentence"),
    [
        ("", ""),
        ("@screen\n@task capture D7", "Right: D8."),
        ("@task count 4", "Right: 4."),
        ("@task count", "The number is missing."),
        ("@task count four", "“four” is not a number."),
        ("@task points-for B A1-B2", "The number is missing."),
        (
            "@task capture D7\n@wrong D8 No.",
            "“D8 No.” is a right answer, but is said to be wrong. Right: D8.",
        ),
        ("@wibble", "No instruction is called “@wibble”."),
        ("@task", "No task is called “”."),
        ("@task illegal", "“Click a point where you may not play” has no right answer."),
        ("@task points A1-J2", "Right: A2, A1, B2, B1, C2, C1, D2, D1, E2, E1, F2, F1…."),
    ],
)
def test_the_text_avoids_the_words_of_the_convention(comment: str, sentence: str) -> None:
    assert told(comment) == sentence


def test_lines_that_would_be_instructions_are_reported() -> None:
    session = session_of(SHAPE % "")
    draft = draft_of("", session.tree.size)
    from dataclasses import replace

    text, is_fine = task_told(replace(draft, text="Look.\n @hint"), check_task(session, ""), session.tree.size)
    assert text == "Lines that begin with @ are not shown to the pupil."
    assert not is_fine


def test_the_asked_engine() -> None:
    text = SHAPE % "C[@screen](;B[db])(;B[aa])"
    assert check_task(session_of(text, 1), "@task count 4").asked is TaskAudience.NOBODY
    assert check_task(session_of(text, 1), "Words").asked is TaskAudience.PUPIL
    assert check_task(session_of(text, 0), "@task count 4").asked is TaskAudience.PROBLEM
    assert check_task(session_of(text, 0), "@more\n@task count 4").asked is TaskAudience.PUPIL
    assert check_task(session_of(text, 0), "@screen").asked is TaskAudience.PUPIL
    assert check_task(session_of(text), "@task count 4").asked is TaskAudience.PUPIL


@pytest.mark.parametrize(
    ("kind", "points"),
    [
        (TaskKind.CAPTURE, "D7"),
        (TaskKind.LIBERTIES, "C7 D7"),
        (TaskKind.POINTS, "C7 D7 E5"),
        (TaskKind.POINTS_FOR, "C7 D7 E5"),
        (TaskKind.ILLEGAL, ""),
        (TaskKind.PLAY, ""),
        (TaskKind.COUNT, ""),
    ],
)
def test_a_task_begins_with_the_marked_points(kind: TaskKind, points: str) -> None:
    session = session_of(SHAPE % "")
    assert suggested(kind, session.cursor, session.path.position) == points


def test_every_choice_has_words() -> None:
    names = {kind_name(kind) for kind in (None, *TaskKind)}
    assert len(names) == len(TaskKind) + 1
    assert len({again_name(again) for again in TaskRepetition}) == len(TaskRepetition)
    assert kind_note(None)
    assert kind_note(TaskKind.PLAY)
