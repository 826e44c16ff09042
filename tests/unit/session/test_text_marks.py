"""Marks of boards as text come back with their position, on boards of all sizes and parts of them."""

from __future__ import annotations

import string
from dataclasses import replace

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from goboard_app.app.texts.print import ascii_text, sensei_text
from goboard_app.go.board import BoardSize, Point
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import lines_of, markup_of
from goboard_app.session.export import plain_shot
from goboard_app.session.picture import BoardPart, BoardPicture, LineMark, Mark, MarkKind
from goboard_app.session.text_board.read import BoardReading, read_board

SHAPES = [MarkKind.CIRCLE, MarkKind.SQUARE, MarkKind.TRIANGLE, MarkKind.CROSS, MarkKind.SELECTED]
LABELS = st.one_of(
    st.sampled_from(string.ascii_letters),
    st.integers(1, 300).map(str),
    st.sampled_from(["long label", "AB", "ob", "é", "?", "}", "x}y", "|", "a|b", ":", "1a", "囲碁", "K10", "(X)"]),
)


def squares(*sides: int) -> st.SearchStrategy[BoardSize]:
    return st.sampled_from([BoardSize.square(side) for side in sides])


@st.composite
def pictures(draw: st.DrawFn, sizes: st.SearchStrategy[BoardSize]) -> BoardPicture:
    """Return a board with stones, and points with at most one mark each."""
    size = draw(sizes)
    stones = bytearray(size.area)
    points = st.integers(0, size.area - 1)
    for index, code in draw(st.dictionaries(points, st.integers(1, 2), max_size=30)).items():
        stones[index] = code
    shapes = draw(st.dictionaries(points, st.sampled_from(SHAPES), max_size=8))
    labels = draw(st.dictionaries(points, LABELS, max_size=8))
    marks = [Mark(kind, size.point(index)) for index, kind in shapes.items() if index not in labels]
    marks += [Mark(MarkKind.LABEL, size.point(index), text) for index, text in labels.items()]
    return BoardPicture(size, bytes(stones), marks=tuple(marks))


@st.composite
def with_lines(draw: st.DrawFn, sizes: st.SearchStrategy[BoardSize]) -> BoardPicture:
    picture = draw(pictures(sizes))
    points = st.integers(0, picture.size.area - 1).map(picture.size.point)
    ends = draw(st.lists(st.tuples(points, points, st.booleans()).filter(lambda e: e[0] != e[1]), max_size=4))
    return replace(picture, lines=tuple(LineMark(*end) for end in dict.fromkeys(ends)))


@st.composite
def corners(draw: st.DrawFn, size: BoardSize) -> BoardPart:
    """Return a part of a board with at least two edges, of at least two lines each way."""
    wide, high = draw(st.integers(2, size.columns)), draw(st.integers(2, size.rows))
    left = draw(st.sampled_from([0, size.columns - wide]))
    top = draw(st.sampled_from([0, size.rows - high]))
    return BoardPart(Point(left, top), Point(left + wide - 1, top + high - 1))


def assert_read(reading: BoardReading, picture: BoardPicture, part: BoardPart) -> None:
    """Check that a reading has the stones, marks and lines of a part of a picture, and nothing else."""
    tree = reading.tree
    assert tree is not None
    assert reading.is_whole
    assert tree.size == picture.size
    root, size = tree.root, tree.size
    stones = PositionCache(tree).position(root).stones
    inside = [part_point in part for part_point in map(size.point, range(size.area))]
    assert stones == bytes(code if shown else 0 for code, shown in zip(picture.stones, inside, strict=True))
    assert set(markup_of(root, size)) == {mark for mark in picture.marks if mark.point in part}
    lines = {LineMark(line.start, line.end, line.is_arrow) for line in lines_of(root, size)}
    assert lines == {line for line in picture.lines if line.start in part and line.end in part}


@settings(max_examples=200, deadline=None)
@given(with_lines(squares(5, 9, 13, 19, 25, 30)), st.data())
def test_a_diagram_is_read_back_with_its_marks(picture: BoardPicture, data: st.DataObject) -> None:
    part = data.draw(corners(picture.size))
    assert_read(read_board(sensei_text(plain_shot(picture, part=part), "A title")), picture, part)


@settings(max_examples=100, deadline=None)
@given(with_lines(st.builds(BoardSize, st.integers(2, 30), st.integers(2, 30))))
def test_a_whole_board_is_read_back_from_a_diagram(picture: BoardPicture) -> None:
    whole = BoardPart(Point(0, 0), Point(picture.size.columns - 1, picture.size.rows - 1))
    assert_read(read_board(sensei_text(plain_shot(picture))), picture, whole)


@settings(max_examples=200, deadline=None)
@given(with_lines(st.builds(BoardSize, st.integers(2, 25), st.integers(2, 25))), st.booleans(), st.data())
def test_a_board_of_letters_is_read_back_with_its_marks(
    picture: BoardPicture, has_names: bool, data: st.DataObject
) -> None:
    part = data.draw(corners(picture.size))
    text = ascii_text(plain_shot(picture, part=part), has_names)
    # More labels than points make no board.
    assume(sum(mark.point in part for mark in picture.marks) * 2 < part.size.columns * part.size.rows)
    assert_read(read_board(text), picture, part)
