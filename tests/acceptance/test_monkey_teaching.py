"""Random input at a lesson keeps the prepared positions and breaks nothing."""

import pytest

from tests.support.desk import Desk, answer_files
from tests.support.monkey import Monkey

LESSON = (
    "(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]GN[Ladders]AB[ee]AW[ed]PL[W]C[@screen\nOne.])"
    "(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]AB[cc]C[@screen\r\nTwo. \n@task play\n@hint Look.]"
    ";W[gg](;B[gc]C[@screen\nThree.];W[cg];B[cd])(;B[gd]BM[1]C[No.]))\n"
    "(;GM[1]FF[4]CA[UTF-8]SZ[5]RU[Japanese]AB[bb]C[@screen\nFour.\n@task points A1]LB[cc:A])\n"
)
"""Four positions in three games, in more than one way to write lines."""


@pytest.fixture
def lesson(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """A lesson at the table; dialogs for files answer with files beside it."""
    answer_files(monkeypatch.setattr, desk.folder / "lesson.sgf", desk.folder / "other.sgf")
    desk.open(LESSON, "lesson.sgf")
    assert desk.panel.isVisible()
    desk.menu("table")
    return desk


def walk(desk: Desk, seed: int, steps: int) -> None:
    monkey = Monkey(desk, desk.folder / "lesson.sgf", seed)
    try:
        monkey.walk(steps)
    except BaseException as error:
        raise AssertionError("\n".join([*monkey.steps[-40:], repr(error)])) from error


@pytest.mark.parametrize("seed", range(3))
def test_a_lesson_survives_random_input(lesson: Desk, seed: int) -> None:
    walk(lesson, seed, 60)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 130))
def test_a_lesson_survives_a_long_run_of_random_input(lesson: Desk, seed: int) -> None:
    walk(lesson, seed, 150)
