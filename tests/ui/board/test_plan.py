from collections.abc import Callable
from dataclasses import replace

from goboard_app.go.board import Color, Point
from goboard_app.session.picture import BoardPicture, Mark, MarkKind, RefusedMark
from goboard_app.ui.board.plan import (
    DEAD_BLACK,
    AreaKind,
    Layer,
    Shape,
    Sprite,
    plan_areas,
    plan_marks,
    stone_codes,
)

Drawn = Callable[..., BoardPicture]
ORIGIN = Point(0, 0)


def test_a_board_with_stones_alone_has_no_marks(drawn: Drawn) -> None:
    assert plan_marks(drawn("X O\n. .")) == []


def test_the_ring_of_the_last_move_knows_its_stone(drawn: Drawn) -> None:
    plan = plan_marks(drawn("X O\n. .", last_move=Point(1, 0)))
    assert plan == [(Layer.LAST_MOVE, Point(1, 0), Sprite(Shape.LAST_MOVE, Color.WHITE))]


def test_a_mark_on_the_last_stone_widens_the_ring(drawn: Drawn) -> None:
    mark = Mark(MarkKind.MOVE_NUMBER, ORIGIN, "7")
    shapes = {s.shape for _, _, s in plan_marks(drawn("X .", last_move=ORIGIN, marks=(mark,)))}
    assert shapes == {Shape.LAST_MOVE_WIDE, Shape.NUMBER}


def test_a_last_move_that_was_taken_has_no_ring(drawn: Drawn) -> None:
    assert plan_marks(drawn(". O", last_move=ORIGIN)) == []


def test_a_dead_stone_has_its_own_code_and_the_captors_mark(drawn: Drawn) -> None:
    picture = drawn("X O", dead=frozenset({ORIGIN}))
    assert stone_codes(picture) == bytes((DEAD_BLACK, 2))
    assert plan_marks(picture) == [(Layer.TERRITORY, ORIGIN, Sprite(Shape.CAPTOR, Color.WHITE))]


def test_territory_marks_stand_on_empty_points_alone(drawn: Drawn) -> None:
    picture = drawn("X .", territory_black=frozenset({ORIGIN, Point(1, 0)}))
    assert [point for _, point, _ in plan_marks(picture)] == [Point(1, 0)]
    assert plan_areas(picture) == {AreaKind.TERRITORY_BLACK: picture.territory_black}


def test_a_dead_stone_in_territory_is_marked_once(drawn: Drawn) -> None:
    whole = frozenset({ORIGIN, Point(1, 0)})
    picture = drawn("X .", dead=frozenset({ORIGIN}), territory_white=whole)
    assert len(plan_marks(picture)) == 2


def test_what_was_asked_about_is_an_area_of_its_own(drawn: Drawn) -> None:
    lit = frozenset({ORIGIN, Point(1, 0)})
    assert plan_areas(drawn("X .", lit=lit)) == {AreaKind.LIT: lit}


def test_a_refusal_shows_the_stone_and_its_cause(drawn: Drawn) -> None:
    cause = frozenset({Point(1, 0)})
    picture = drawn(". O", refused=RefusedMark(ORIGIN, Color.BLACK, cause))
    assert plan_marks(picture) == [(Layer.GHOST, ORIGIN, Sprite(Shape.REFUSED, Color.BLACK))]
    assert plan_areas(picture) == {AreaKind.CAUSE: cause}


def test_marks_outside_the_board_are_left_out(drawn: Drawn) -> None:
    assert plan_marks(drawn("X .", marks=(Mark(MarkKind.CROSS, Point(7, 7)),))) == []


def test_help_on_the_board_is_planned_in_its_layers(drawn: Drawn) -> None:
    one = frozenset({ORIGIN})
    picture = replace(drawn("X ."), atari=one, liberties=one, hints=one, neutral=one)
    layers = {layer for layer, _, _ in plan_marks(picture)}
    assert layers == {Layer.WARNING, Layer.LIBERTY, Layer.HINT, Layer.TERRITORY}
