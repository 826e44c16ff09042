"""Parts of a board and the forms in which they are met."""

import pytest

from goboard_app.go.board import BoardSize, Point
from goboard_app.go.position import parse_diagram
from goboard_app.session.position_search import (
    NO_BLACK,
    NO_WHITE,
    Edge,
    Margins,
    Pattern,
    PointRect,
    marked_pattern,
    pattern_of,
    variants_of,
)

NINE = BoardSize.square(9)
EDGES = [
    (PointRect(0, 0, 2, 2), {Edge.LEFT, Edge.TOP}),
    (PointRect(3, 6, 5, 8), {Edge.BOTTOM}),
    (PointRect(3, 3, 5, 5), set()),
    (PointRect(0, 0, 8, 8), set(Edge)),
]


@pytest.mark.parametrize(("area", "sides"), EDGES)
def test_an_area_knows_the_sides_it_touches(area: PointRect, sides: set[Edge]) -> None:
    assert area.sides(NINE) == sides
    assert area.is_whole(NINE) == (len(sides) == 4)


def test_an_area_is_the_same_from_any_corner() -> None:
    corners = Point(2, 5), Point(4, 1)
    assert PointRect.between(*corners) == PointRect.between(*corners[::-1]) == PointRect(2, 1, 4, 5)
    assert len(list(PointRect(2, 1, 4, 5).points())) == 15


def test_an_area_lies_on_some_boards_only() -> None:
    assert PointRect(0, 0, 8, 8).fits(NINE)
    assert not PointRect(0, 0, 9, 2).fits(NINE)
    assert PointRect(3, 3, 3, 3).is_point
    assert not PointRect(3, 3, 3, 4).is_point


def test_irrelevant_terms_may_differ() -> None:
    position = parse_diagram(["X.O", "...", "..."])
    pattern = pattern_of(position, PointRect(0, 0, 2, 1), frozenset({Point(2, 0)}))
    assert pattern.cells == bytes((1, 0, 3, 0, 0, 0))
    assert pattern_of(position, PointRect(0, 0, 2, 1), is_empty_fixed=False).cells == bytes((1, 3, 2, 3, 3, 3))
    assert not pattern_of(position, PointRect(0, 1, 2, 2)).has_stones


@pytest.mark.parametrize(
    ("pattern", "forms"),
    [
        (Pattern(1, 1, b"\1", frozenset()), 2),
        (Pattern(2, 1, b"\1\2", frozenset()), 4),
        (Pattern(2, 1, b"\1\1", frozenset({Edge.TOP})), 8),
        (Pattern(3, 2, b"\1\0\0\0\0\2", frozenset()), 8),
        (Pattern(3, 2, b"\1\0\2\0\2\0", frozenset()), 16),
        (Pattern(2, 2, b"\0\0\0\1", frozenset({Edge.LEFT, Edge.TOP})), 8),
    ],
)
def test_equal_forms_are_one(pattern: Pattern, forms: int) -> None:
    variants = variants_of(pattern)
    assert len(variants) == forms
    assert variants[0].pattern == pattern
    assert not variants[0].is_swapped
    assert len(variants_of(pattern, False, False)) == 1


def test_a_form_that_has_no_room_has_no_place() -> None:
    wide = Pattern(9, 1, bytes(9), frozenset({Edge.LEFT, Edge.RIGHT}))
    assert list(wide.anchors(NINE)) == [Point(0, row) for row in range(9)]
    assert list(wide.anchors(BoardSize.square(13))) == []
    assert list(wide.anchors(BoardSize.square(5))) == []


def test_points_that_may_be_empty_or_one_colour_exchange_with_the_colours() -> None:
    assert Pattern(2, 1, bytes((NO_WHITE, NO_BLACK)), frozenset()).swapped().cells == bytes((NO_BLACK, NO_WHITE))


def test_a_fixed_pattern_is_found_at_its_place_on_boards_of_its_size() -> None:
    position = parse_diagram(["X.O..", ".....", "....."])
    pattern = marked_pattern(position, PointRect(1, 0, 2, 1), {}, is_fixed=True)
    assert pattern.margins == Margins(1, 0, 2, 1)
    assert list(pattern.anchors(position.size)) == [Point(1, 0)]
    assert list(pattern.anchors(BoardSize.square(5))) == []
    assert list(pattern.mirrored().anchors(position.size)) == [Point(2, 0)]
    assert list(pattern.transposed().anchors(BoardSize(3, 5))) == [Point(0, 1)]
