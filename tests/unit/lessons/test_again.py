"""The same task in other positions has the same answers there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goboard_app.app.progress import Progress
from goboard_app.go.board import BoardSize, Point
from goboard_app.go.position import draw_diagram
from goboard_app.lessons.symmetry import SAME, BoardTransform, turned, turnings
from goboard_app.lessons.task import answer_point, begin, solutions
from goboard_app.record.transform import Symmetry
from tests.unit.lessons.lesson_files import game, lesson_of, screen_of

SETUP = "SZ[5]RU[Japanese]AB[ad]AW[ae]PL[B]"
COMMENT = "Black takes the white stone at A1.\n@task capture A1\n@hint B1.\n@wrong C1 Far.\n@again"


def test_without_again_there_is_no_other_position() -> None:
    assert turnings(screen_of(SETUP, "@task capture A1")) == ()
    assert turnings(screen_of(SETUP, "Only words.")) == ()


def test_a_task_has_up_to_fifteen_other_positions() -> None:
    screen = screen_of(SETUP, COMMENT)
    assert len(turnings(screen)) == 15
    assert SAME not in turnings(screen)
    kept = screen_of(SETUP, COMMENT + " turn")
    assert len(turnings(kept)) == 7
    assert not any(turning.swaps_colors for turning in turnings(kept))


def test_a_board_that_looks_the_same_is_not_asked_again() -> None:
    screen = screen_of("SZ[5]AB[cc]", "@task liberties C3\n@again turn")
    assert turnings(screen) == ()


def test_every_turned_task_is_solved_where_its_solution_is() -> None:
    screen = screen_of(SETUP, COMMENT)
    for turning in turnings(screen):
        task = turned(screen, turning).task
        assert task is not None
        (point,) = solutions(begin(task))
        assert point == turning.point(Point(1, 4), BoardSize(5, 5))
        assert answer_point(begin(task), point).is_done


def test_names_of_points_and_colours_follow() -> None:
    screen = turned(screen_of(SETUP, COMMENT), BoardTransform(Symmetry.SIDEWAYS, True))
    assert screen.text == "White takes the black stone at E1."
    assert screen.task is not None
    assert screen.task.hint == "D1."
    assert screen.task.wrongs[0].points == {Point(2, 4)}
    assert draw_diagram(screen.position)[3:] == ("....O", "....X")


def test_russian_colours_keep_their_endings() -> None:
    text = "Чёрные берут белый камень. Белым плохо.\n@task capture A1\n@again"
    screen = turned(screen_of(SETUP, text), BoardTransform(swaps_colors=True))
    assert screen.text == "Белые берут чёрный камень. Чёрным плохо."


def test_references_off_the_board_stay_unchanged() -> None:
    screen = screen_of(SETUP, "See H9 and A1, not BA1 or 19x19.\n@task capture A1\n@again")
    assert turned(screen, BoardTransform(Symmetry.UPSIDE_DOWN)).text == ("See H9 and A5, not BA1 or 19x19.")


@pytest.mark.parametrize("text", ["黒はA1に打つ", "흑은 A1에 둡니다", "黑走A1。"])
def test_points_follow_between_signs_without_blanks(text: str) -> None:
    screen = screen_of(SETUP, f"{text}\n@task capture A1\n@again turn")
    assert turned(screen, BoardTransform(Symmetry.UPSIDE_DOWN)).text == text.replace("A1", "A5")


def test_the_history_turns_with_the_board_so_that_ko_stays_ko() -> None:
    text = (
        "(;GM[1]FF[4]SZ[5]RU[Japanese]AB[bc][cb][cd]AW[cc][dd][db][ec]PL[B]"
        ";B[dc]TR[dc]C[@screen\n@task illegal\n@again])"
    )
    screen = lesson_of(text).screens[0]
    for turning in turnings(screen):
        other = turned(screen, turning)
        assert other.task is not None
        taken = turning.point(Point(2, 2), BoardSize(5, 5))
        assert answer_point(begin(other.task), taken).is_done
        assert other.last_move == turning.point(Point(3, 2), BoardSize(5, 5))
        assert other.position.prisoners(other.position.to_move.opponent) == 1


def test_moves_and_answers_of_the_tree_turn_with_the_board() -> None:
    rest = "(;B[cc]C[At C3.];W[dd];B[dc])(;B[]BM[1])"
    screen = screen_of("SZ[5]PL[B]AB[aa]", "@task points-for B A5 1\n@again", rest)
    other = turned(screen, BoardTransform(Symmetry.SIDEWAYS, True)).task
    assert other is not None
    assert other.color is not None
    assert other.color.value == "W"
    assert other.branches[0].text == "At C3."
    assert other.branches[0].replies[0].move.color.value == "B"
    assert other.branches[1].move.is_pass


def test_a_board_that_is_not_square_changes_its_sides() -> None:
    turning = BoardTransform(Symmetry.DIAGONAL)
    screen = screen_of("SZ[3:5]AB[aa]", "@task points A5\n@again turn")
    assert turned(screen, turning).position.size == BoardSize(5, 3)


# Progress


def test_progress_knows_finished_screens_and_the_last_place() -> None:
    lesson = lesson_of(game(SETUP, "@screen\nA.") + game(SETUP, "@screen\n@task capture A1"))
    progress = Progress().with_done("one", 1).left_at("one", 1)
    assert progress.is_done("one", 1)
    assert not progress.is_done("one", 0)
    assert progress.place_in("one", len(lesson.screens)) == 1
    assert progress.place_in("two", len(lesson.screens)) == 0
    assert progress.has_finished("one", lesson.tasks)
    assert not progress.has_finished("one", ())
    assert progress.last == "one"


def test_a_place_that_is_gone_is_the_beginning() -> None:
    lesson = lesson_of(game(SETUP, "@screen\nA."))
    assert replace(Progress(), places=frozenset({("one", 7)})).place_in("one", len(lesson.screens)) == 0
