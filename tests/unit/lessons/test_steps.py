"""Reading in steps gives the same as reading at once, and pauses often enough."""

from __future__ import annotations

import pytest

from goboard_app.lessons.check import (
    TeachingKind,
    read_lesson_or_kind_in_steps,
    teaching_kind,
    teaching_kind_in_steps,
)
from goboard_app.lessons.convention import Steps, at_once, main_line, walk
from goboard_app.lessons.handout import plan_handout, plan_handout_in_steps
from goboard_app.lessons.lesson import (
    Lesson,
    find_positions_in_steps,
    lesson_in,
    lesson_positions,
    read_lesson_in_steps,
    said_at,
)
from goboard_app.lessons.problem import read_problems, read_problems_in_steps
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree

LESSON = "(;SZ[9]C[@screen\nOne.\n@wrnog])(;SZ[9]AB[aa]AW[ab]C[@screen\n@task points A9])"
PROBLEMS = "(;SZ[9]AB[aa]AW[ab];B[bb]C[Right])" * 3
LONG = "(;SZ[9]" + ";B[aa]C[Said.];W[bb]" * 700 + ")"


def games(text: str) -> tuple[GameTree, ...]:
    return tuple(read_sgf(text.encode()).games)


def parts(steps: Steps[object]) -> list[float]:
    return list(steps)


@pytest.mark.parametrize("text", [LESSON, PROBLEMS, LONG])
def test_reading_in_steps_equals_reading_at_once(text: str) -> None:
    assert at_once(read_lesson_in_steps(games(text))) == lesson_in(games(text))
    assert at_once(read_problems_in_steps(games(text))) == read_problems(games(text))
    assert at_once(plan_handout_in_steps(games(text))) == plan_handout(games(text))
    assert at_once(teaching_kind_in_steps(games(text))) is teaching_kind(games(text))


def test_progress_grows_up_to_one() -> None:
    for make in (read_problems_in_steps, plan_handout_in_steps):
        told = parts(make(games(PROBLEMS)))
        assert told == sorted(told)
        assert all(0 <= part <= 1 for part in told)
        assert len(told) >= 3


def test_one_long_game_is_read_in_many_steps() -> None:
    for make in (
        read_lesson_in_steps,
        read_problems_in_steps,
        plan_handout_in_steps,
        teaching_kind_in_steps,
        find_positions_in_steps,
    ):
        assert len(parts(make(games(LONG)))) >= 6, make


def test_the_main_line_and_all_nodes_are_walked_in_portions() -> None:
    (tree,) = games(LONG)
    assert at_once(main_line(tree)) == tree.main_line()
    assert len(parts(walk(tree, 0.5))) == len(tree.main_line()) // 200
    assert set(parts(walk(tree, 0.5))) == {0.5}


def test_the_search_term_is_known() -> None:
    trees = games(LESSON)
    at_once(find_positions_in_steps(trees))
    assert [said_at(trees[item.game], item.node).text for item in lesson_positions(trees)] == [
        "One.\n@wrnog",
        "",
    ]


def test_a_lesson_is_read_at_once_where_it_is_one() -> None:
    lesson = at_once(read_lesson_or_kind_in_steps(games(LESSON)))
    assert isinstance(lesson, Lesson)
    assert len(lesson.screens) == 2
    assert at_once(read_lesson_or_kind_in_steps(games(PROBLEMS))) is TeachingKind.PROBLEMS
    assert at_once(read_lesson_or_kind_in_steps(games("(;SZ[9])"))) is TeachingKind.NOTHING


def test_the_lines_of_a_file_are_looked_for_once() -> None:
    text = "(;SZ[9]\nC[Said.])\n" * 3
    trees = games(text)
    found = lesson_in(trees).findings
    assert [item.line for item in found] == [1, 3, 5]
    sources = [tree.source for tree in trees]
    assert len({id(source.nodes.lines) for source in sources if source is not None}) == 1
