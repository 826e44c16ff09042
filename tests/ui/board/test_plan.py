from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from goboard_app.go.board import Color, Point
from goboard_app.session.picture import (
    BoardPicture,
    CandidateMark,
    LossMark,
    Mark,
    MarkKind,
    Merit,
    RefusedMark,
    ThoughtMark,
    WayMark,
)
from goboard_app.ui.board.geometry import Measure
from goboard_app.ui.board.plan import (
    DEAD_BLACK,
    LOSS_SHAPES,
    AreaKind,
    Layer,
    Shape,
    Sprite,
    lies_on_stone,
    plan_areas,
    plan_marks,
    stone_codes,
)
from goboard_app.ui.board.sprites import MERITS, paint_sprite
from goboard_app.ui.widgets.theme import LIGHT
from tests.support.texts import contrast

Drawn = Callable[..., BoardPicture]
ORIGIN = Point(0, 0)


def painted(sprite: Sprite) -> QImage:
    """Return a sprite of a board with 44 pixels between the lines."""
    image = QImage(44, 44, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(22, 22)
    paint_sprite(painter, sprite, Measure(44.0, 42, 1, LIGHT, QColor(LIGHT.wood_light)))
    painter.end()
    return image


def test_a_board_with_stones_alone_has_no_marks(drawn: Drawn) -> None:
    assert plan_marks(drawn("X O\n. .")) == []


def test_the_letter_of_a_move_is_not_covered_by_a_liberty(drawn: Drawn) -> None:
    ways = (WayMark(Point(0, 1), Color.WHITE, "?"), WayMark(Point(1, 1), Color.WHITE))
    plan = plan_marks(drawn("X .\n. .", liberties=frozenset({Point(0, 1), Point(1, 0), Point(1, 1)}), ways=ways))
    assert {point for layer, point, _ in plan if layer is Layer.LIBERTY} == {Point(1, 0), Point(1, 1)}


def test_the_ring_of_the_last_move_knows_its_stone(drawn: Drawn) -> None:
    plan = plan_marks(drawn("X O\n. .", last_move=Point(1, 0)))
    assert plan == [(Layer.LAST_MOVE, Point(1, 0), Sprite(Shape.LAST_MOVE, Color.WHITE))]


def test_a_mark_on_the_last_stone_widens_the_ring(drawn: Drawn) -> None:
    mark = Mark(MarkKind.MOVE_NUMBER, ORIGIN, "7")
    shapes = {s.shape for _, _, s in plan_marks(drawn("X .", last_move=ORIGIN, marks=(mark,)))}
    assert shapes == {Shape.LAST_MOVE_WIDE, MarkKind.MOVE_NUMBER}


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


def test_the_points_of_the_question_are_a_separate_area(drawn: Drawn) -> None:
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


def test_each_move_of_an_engine_has_the_shape_of_its_merit(drawn: Drawn) -> None:
    marks = tuple(CandidateMark(Point(i, 0), merit, str(i)) for i, merit in enumerate(Merit))
    plan = plan_marks(drawn(". . . .\n. . . .\n. . . .\n. . . .", candidates=marks))
    assert plan == [
        (Layer.WAY, Point(0, 0), Sprite(Shape.BEST, None, "0")),
        (Layer.WAY, Point(1, 0), Sprite(Shape.GOOD, None, "1")),
        (Layer.WAY, Point(2, 0), Sprite(Shape.FAIR, None, "2")),
        (Layer.WAY, Point(3, 0), Sprite(Shape.POOR, None, "3")),
    ]


def test_the_move_that_the_record_goes_on_with_has_a_ring_above_its_disc(drawn: Drawn) -> None:
    mark = CandidateMark(ORIGIN, Merit.GOOD, "1.0", is_next=True)
    (_, ring) = plan_marks(drawn(". .\n. .", candidates=(mark,)))
    assert ring == (Layer.WARNING, ORIGIN, Sprite(Shape.TARGET))
    assert ring[0] > Layer.WAY


def test_possible_territory_is_a_separate_area(drawn: Drawn) -> None:
    likely, sure = frozenset({ORIGIN}), frozenset({Point(1, 1)})
    areas = plan_areas(drawn(". .\n. .", likely_black=likely, so_far_black=sure))
    assert areas == {AreaKind.LIKELY_BLACK: likely, AreaKind.SO_FAR_BLACK: sure}


@pytest.mark.parametrize("merit", Merit)
def test_the_numbers_on_the_discs_can_be_read(merit: Merit) -> None:
    assert contrast(*MERITS[merit]) >= 5


def seen_by(color: str, matrix: tuple[tuple[float, float, float], ...]) -> tuple[float, ...]:
    """Return a colour as seen by people who lack one kind of cone (Machado et al. 2009)."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return tuple(sum(a * b for a, b in zip(row, linear, strict=True)) for row in matrix)


PROTAN = ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998))  # fmt: skip # noqa: E501
DEUTAN = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))  # fmt: skip # noqa: E501
TRITAN = ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900))  # fmt: skip # noqa: E501


@pytest.mark.parametrize("matrix", [PROTAN, DEUTAN, TRITAN])
def test_the_discs_are_distinguishable_without_one_kind_of_cone(
    matrix: tuple[tuple[float, float, float], ...],
) -> None:
    """Two discs differ by a fifth of the whole range in some channel, or in lightness."""
    grounds = [seen_by(MERITS[merit][0], matrix) for merit in Merit]
    for one, other in combinations(grounds, 2):
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) >= 0.2


def test_each_loss_is_a_dot_on_its_stone_above_which_marks_stay(drawn: Drawn) -> None:
    losses = tuple(LossMark(Point(i, 0), merit) for i, merit in enumerate(Merit))
    plan = plan_marks(drawn("X O X O\n. . . .\n. . . .\n. . . .", losses=losses))
    assert [(point.col, sprite.shape) for _, point, sprite in plan] == [
        (0, Shape.LOST_LITTLE),
        (1, Shape.LOST_LITTLE),
        (2, Shape.LOST_SOME),
        (3, Shape.LOST_MUCH),
    ]
    assert all(layer < Layer.MARK and lies_on_stone(sprite) for layer, _, sprite in plan)


def test_a_thought_is_a_tile_with_its_percent(drawn: Drawn) -> None:
    picture = drawn(". .\n. .", thoughts=(ThoughtMark(ORIGIN, 34),))
    assert plan_marks(picture) == [(Layer.WAY, ORIGIN, Sprite(Shape.THOUGHT, None, "34"))]


@pytest.mark.parametrize("sprite", [Sprite(shape) for shape in LOSS_SHAPES.values()])
def test_a_dot_of_a_loss_is_painted_at_the_lower_right(sprite: Sprite) -> None:
    image = painted(sprite)
    side = image.width()
    assert image.pixelColor(side * 4 // 5 - 2, side * 4 // 5 - 2).alpha() > 0
    assert image.pixelColor(side // 4, side // 4).alpha() == 0


@pytest.mark.usefixtures("qapp")
def test_a_larger_estimate_is_darker() -> None:
    lightness = [painted(Sprite(Shape.THOUGHT, None, text)).pixelColor(4, 22).lightness() for text in ("1", "30", "95")]
    assert lightness == sorted(lightness, reverse=True)
    assert len(set(lightness)) == 3
