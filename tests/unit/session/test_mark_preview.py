import pytest

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.session.marks import MarkTool, with_stroke, without_ghost
from goboard_app.session.picture import BoardPicture, LineMark, Mark, MarkKind

SIZE = BoardSize.square(3)
A, B, C = Point(0, 0), Point(1, 0), Point(1, 1)
EMPTY = BoardPicture(SIZE, bytes(9), ghost=Color.BLACK, playable=frozenset({A}))


def test_no_ghost_is_left_while_marking() -> None:
    picture = without_ghost(EMPTY)
    assert (picture.ghost, picture.playable) == (None, frozenset())


@pytest.mark.parametrize("tool", [MarkTool.LINE, MarkTool.ARROW])
def test_a_line_goes_from_the_first_point_to_the_last(tool: MarkTool) -> None:
    lines = with_stroke(EMPTY, tool, [A, B, C]).lines
    assert lines == (LineMark(A, C, tool is MarkTool.ARROW),)
    assert with_stroke(EMPTY, tool, [A, B, A]) == EMPTY


def test_shapes_stand_on_all_points_of_a_stroke() -> None:
    marks = with_stroke(EMPTY, MarkTool.SQUARE, [A, B]).marks
    assert marks == (Mark(MarkKind.SQUARE, A), Mark(MarkKind.SQUARE, B))


def test_a_stroke_that_begins_on_a_shape_takes_shapes_away() -> None:
    own = (Mark(MarkKind.SQUARE, A), Mark(MarkKind.SQUARE, B), Mark(MarkKind.CIRCLE, C))
    picture = BoardPicture(SIZE, bytes(9), marks=own)
    assert with_stroke(picture, MarkTool.SQUARE, [A, C]).marks == own[1:]


def test_stones_outside_of_a_part_are_hidden() -> None:
    hidden = with_stroke(EMPTY, MarkTool.PART, [A, C]).hidden
    assert len(hidden) == 5
    assert A not in hidden
    assert with_stroke(EMPTY, MarkTool.PART, [A, A]).hidden == frozenset()


@pytest.mark.parametrize("tool", [MarkTool.ERASER, MarkTool.LETTER, MarkTool.DIM])
def test_other_strokes_outline_their_points(tool: MarkTool) -> None:
    assert with_stroke(EMPTY, tool, [A, B]).lit == {A, B}


def test_without_points_there_is_nothing_to_show() -> None:
    assert with_stroke(EMPTY, MarkTool.ARROW, []) == EMPTY
