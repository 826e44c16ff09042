"""The display of the board of a lesson: marks, answers, refusals and hints."""

from __future__ import annotations

from goboard_app.go.board import Color, Point
from goboard_app.lessons.attempt import paint_screen
from goboard_app.lessons.lesson import Screen
from goboard_app.lessons.task import TaskState, answer_point, begin, take_hint
from goboard_app.session.picture import BoardPicture, Mark, MarkKind
from tests.unit.lessons.lesson_files import CORNER, lesson_of, screen_of

CORNER_POINT, LAST = Point(0, 4), Point(1, 4)


def asked(screen: Screen) -> TaskState:
    assert screen.task is not None
    return begin(screen.task)


def after(screen: Screen, *points: Point, hints: int = 0) -> BoardPicture:
    state = asked(screen)
    for point in points:
        state = answer_point(state, point)
    for _ in range(hints):
        state = take_hint(state)
    return paint_screen(screen, state)


def test_words_alone_have_a_board_with_marks() -> None:
    lesson = lesson_of("(;GM[1]SZ[5];B[cc]C[@screen\nHere.]TR[cc]LB[aa:x])")
    picture = paint_screen(lesson.screens[0], None)
    assert picture.marks == (
        Mark(MarkKind.TRIANGLE, Point(2, 2)),
        Mark(MarkKind.LABEL, Point(0, 0), "x"),
    )
    assert picture.last_move == Point(2, 2)
    assert picture.ghost is None


def test_a_move_is_put_down_where_it_is_legal() -> None:
    picture = after(screen_of(CORNER, "@task capture A1"))
    assert picture.ghost is Color.BLACK
    assert LAST in picture.playable
    assert CORNER_POINT not in picture.playable


def test_after_the_last_move_nothing_is_put_down() -> None:
    picture = after(screen_of(CORNER, "@task capture A1"), LAST)
    assert picture.ghost is None
    assert picture.last_move == LAST


def test_a_mark_goes_with_its_stone() -> None:
    text = f"(;GM[1]FF[4]{CORNER}TR[ae][cc]C[@screen\n@task capture A1])"
    picture = after(lesson_of(text).screens[0], LAST)
    assert picture.marks == (Mark(MarkKind.TRIANGLE, Point(2, 2)),)


def test_a_wrong_move_is_shown_as_the_last_one() -> None:
    picture = after(screen_of(CORNER, "@task capture A1"), Point(2, 2))
    assert picture.last_move == Point(2, 2)
    assert picture.stones[12] == 1
    assert picture.ghost is Color.BLACK


def test_a_refused_move_is_marked_with_its_obstacle() -> None:
    screen = screen_of("SZ[5]RU[Japanese]AB[ad][be]PL[W]", "@task play", ";W[cc]")
    picture = after(screen, CORNER_POINT)
    assert picture.refused is not None
    assert picture.refused.point == CORNER_POINT
    assert picture.refused.color is Color.WHITE


def test_points_found_have_a_ring_and_a_wrong_one_a_cross() -> None:
    screen = screen_of("SZ[5]AB[cc]", "@task liberties C3")
    picture = after(screen, Point(2, 1), Point(1, 1))
    assert picture.marks == (
        Mark(MarkKind.CIRCLE, Point(2, 1)),
        Mark(MarkKind.CROSS, Point(1, 1)),
    )
    assert after(screen, Point(1, 1), Point(2, 1)).marks == (Mark(MarkKind.CIRCLE, Point(2, 1)),)


def test_the_point_that_was_chosen_has_a_ring() -> None:
    screen = screen_of("SZ[5]", "@task choose A1 A2")
    assert after(screen, CORNER_POINT).marks == (Mark(MarkKind.CIRCLE, CORNER_POINT),)


def test_the_second_hint_shows_points_and_stones() -> None:
    screen = screen_of("SZ[5]AB[cc]", "@task choose C3 D3")
    assert not after(screen, hints=1).hints
    picture = after(screen, hints=2)
    assert picture.hints == {Point(3, 2)}
    assert picture.selected == {Point(2, 2)}


def test_an_answer_on_a_lettered_point_has_an_outline_so_that_the_letter_is_read() -> None:
    lesson = lesson_of("(;GM[1]SZ[5]LB[ae:a]C[@screen\n@task choose B1])")
    picture = after(lesson.screens[0], CORNER_POINT)
    assert picture.marks == (Mark(MarkKind.LABEL, CORNER_POINT, "a"),)
    assert picture.selected == {CORNER_POINT}
