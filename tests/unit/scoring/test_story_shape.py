"""Shaping areas into tens."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Point, connected
from goboard_app.go.position import parse_diagram
from goboard_app.scoring.traditions.by_territory import (
    Block,
    nooks_first,
    shape_freely,
    shape_tens,
)

Points = frozenset[Point]
SIZE = BoardSize(9, 9)


def read(drawing: str) -> tuple[Points, Points, BoardSize]:
    """Open points as dots, stones that may move as X, all else as O."""
    position = parse_diagram(drawing)
    black = frozenset(p for p in position.size if position.stones[position.size.index(p)] == 1)
    return position.points(None), black, position.size


def is_rectangle(points: Points) -> bool:
    cols, rows = {p.col for p in points}, {p.row for p in points}
    return len(points) == len(cols) * len(rows) == (max(cols) - min(cols) + 1) * (max(rows) - min(rows) + 1)


def slid(blocks: list[Block], open_points: Points) -> Points:
    """Return the open points after all slides."""
    found = set(open_points)
    for block in blocks:
        for start, end in block.slides:
            assert start not in found
            found.remove(end)
            found.add(start)
        assert block.points <= found
    return frozenset(found)


def test_parts_hang_together_along_lines_alone() -> None:
    points = frozenset({Point(0, 0), Point(0, 1), Point(1, 2), Point(5, 5)})
    assert connected(points, SIZE) == [
        frozenset({Point(0, 0), Point(0, 1)}),
        frozenset({Point(1, 2)}),
        frozenset({Point(5, 5)}),
    ]


def test_small_parts_and_corners_are_filled_first() -> None:
    open_points, _, size = read(". O . . .\nO O . . .\n. . O O O")
    order = nooks_first(open_points, size, 4)
    assert order[0] == Point(0, 0)
    assert set(order[1:3]) == {Point(0, 2), Point(1, 2)}
    assert order[3] == Point(2, 0)
    assert len(nooks_first(open_points, size, 99)) == len(open_points)


def test_an_open_ten_is_a_block_at_once() -> None:
    open_points, movable, size = read(". . . . .\n. . . . .\nO O O O O")
    assert shape_tens(open_points, movable, size) == [Block(open_points)]


def test_a_stone_slides_out_of_a_ten() -> None:
    open_points, movable, size = read(". . X . .\n. . . . .\n. O O O O")
    (block,) = shape_tens(open_points, movable, size)
    assert len(block.points) == 10
    assert block.slides == ((Point(2, 0), Point(0, 2)),)


def test_no_stone_slides_to_another_part() -> None:
    open_points, movable, size = read(". . X . .\n. . . . .\nO O O O O\n. O O O O")
    assert shape_tens(open_points, movable, size) == []


def test_freely_shaped_even_small_holes_make_tens() -> None:
    drawing = ". X . X .\nX X X X X\n. X . X .\nX X X X X\n. X . X ."
    open_points, movable, size = read(f"{drawing}\nX X X X .")
    (block,) = shape_freely(open_points, movable, size)
    assert is_rectangle(block.points)
    assert len(slid([block], open_points)) == 10


points_of_nine = st.frozensets(st.sampled_from(list(SIZE)), min_size=4)


@given(points_of_nine, points_of_nine)
@settings(deadline=None)
def test_blocks_are_tens_and_the_number_of_points_stays(open_points: Points, stones: Points) -> None:
    movable = stones - open_points
    for shape in (shape_tens, shape_freely):
        blocks = shape(open_points, movable, SIZE)
        after = slid(blocks, open_points)
        assert len(after) == len(open_points)
        assert all(len(block.points) % 10 == 0 for block in blocks)
        assert all(is_rectangle(block.points) for block in blocks)
        assert sum(len(b.points) for b in blocks) == len(frozenset().union(*(b.points for b in blocks)))


@given(points_of_nine, points_of_nine)
@settings(deadline=None)
def test_stones_slide_within_their_part(open_points: Points, stones: Points) -> None:
    movable = stones - open_points
    parts = connected(open_points | movable, SIZE)
    for block in shape_tens(open_points, movable, SIZE):
        (part,) = [part for part in parts if block.points <= part]
        assert all(start in part and end in part for start, end in block.slides)
