"""Pupils in turn at one computer: each starts fresh, and kept results stay."""

from __future__ import annotations

from pathlib import Path

import pytest

from goboard_app.app.course import Course, OpenLesson
from goboard_app.app.problems import CardStore, Solving
from goboard_app.app.progress import ProgressStore
from goboard_app.go.board import parse_point
from goboard_app.lessons.lesson import lesson_in
from goboard_app.lessons.problem import read_problems
from goboard_app.record.sgf.parser import read_sgf

LESSON = "(;SZ[5]AB[bb]C[@screen\nB4?\n@task points B4];C[@screen\nB4?\n@task points B4])"
PROBLEM = "(;GM[1]FF[4]SZ[5]AB[bb]AW[cc](;B[dd];W[ee];B[ed]TE[1])(;B[aa]BM[1]))"
TWO = PROBLEM + PROBLEM.replace("AB[bb]", "AB[cb]")


def opened(store: ProgressStore, key: str) -> Course:
    course = Course(store)
    course.open((OpenLesson(key, lesson_in(read_sgf(LESSON.encode()).games)),))
    return course


def answer(course: Course) -> None:
    screen = course.screen
    assert screen is not None
    course.answer_point(parse_point("B4", screen.position.size))


@pytest.fixture
def store(tmp_path: Path) -> ProgressStore:
    return ProgressStore(tmp_path / "progress.json")


def test_the_next_pupil_has_done_nothing(store: ProgressStore) -> None:
    course = opened(store, "a.sgf")
    answer(course)
    course.go_on()
    course.begin_anew()
    assert (course.place, course.done_in(0)) == (0, 0)
    answer(course)
    assert course.done_in(0) == 1


def test_the_next_pupil_begins_at_the_first_screen_wherever_the_teacher_was(
    store: ProgressStore, tmp_path: Path
) -> None:
    course = Course(store)
    course.open((OpenLesson("", lesson_in(read_sgf(LESSON.encode()).games)),), place=1)
    course.begin_anew()
    assert course.place == 0
    made = Solving(CardStore(tmp_path / "problems.json"), day=lambda: 100)
    made.open("", read_problems(read_sgf(TWO.encode()).games), place=1)
    made.begin_anew()
    assert made.place == 0


def test_earlier_progress_is_restored_later(store: ProgressStore) -> None:
    course = opened(store, "a.sgf")
    answer(course)
    course.begin_anew()
    course.go_on()
    assert opened(store, "a.sgf").done_in(0) == 1


def test_without_a_key_nothing_is_kept(store: ProgressStore, tmp_path: Path) -> None:
    course = opened(store, "")
    answer(course)
    assert course.done_in(0) == 1
    assert not (tmp_path / "progress.json").exists()
    assert opened(store, "").done_in(0) == 0


def solving(folder: Path, keeps: bool) -> Solving:
    made = Solving(CardStore(folder / "problems.json"), day=lambda: 100)
    made.open("", read_problems(read_sgf(TWO.encode()).games), keeps=keeps)
    return made


def miss(made: Solving) -> None:
    assert made.problem is not None
    made.play_at(parse_point("A5", made.problem.task.position.size))


def cards_of(made: Solving) -> list[bool]:
    found = (made.cards.of(problem.key) for problem in made.problems)
    return [card is not None for card in found]


def test_of_the_next_pupil_no_answer_is_remembered(tmp_path: Path) -> None:
    made = solving(tmp_path, keeps=True)
    miss(made)
    made.begin_anew()
    assert (made.place, cards_of(made)) == (0, [False, False])
    made.go_on()
    miss(made)
    assert cards_of(made) == [False, True]
    assert cards_of(solving(tmp_path, keeps=True)) == [True, True]


def test_answers_may_be_forgotten(tmp_path: Path) -> None:
    made = solving(tmp_path, keeps=False)
    miss(made)
    assert cards_of(made) == [True, False]
    assert not (tmp_path / "problems.json").exists()
