"""The board of a pattern: stones, wildcards, the part, and who plays next."""

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import Position
from goboard_app.library.pattern_board import PatternBoard
from goboard_app.session.position_search import NO_BLACK, NO_WHITE, WHATEVER, Margins, PointRect

FIVE = BoardSize.square(5)
EMPTY = PatternBoard(Position.empty(FIVE))
CORNER = Point(0, 0)


def test_a_point_goes_through_all_wildcards_and_back() -> None:
    board, codes = EMPTY, []
    for _ in range(4):
        board = board.loosened(CORNER)
        codes.append(board.wildcards.get(CORNER))
    assert codes == [WHATEVER, NO_WHITE, NO_BLACK, None]
    assert board == EMPTY


def test_a_stone_put_on_a_wildcard_replaces_it() -> None:
    board = EMPTY.loosened(CORNER).played(CORNER, Color.BLACK)
    assert board.wildcards == {}
    assert board.position.at(CORNER) is Color.BLACK


def test_the_colours_take_turns_where_it_matters_who_is_next() -> None:
    board = EMPTY.with_next(Color.WHITE)
    assert board.to_play is Color.WHITE
    assert board.played(CORNER, Color.WHITE).next_color is Color.BLACK
    assert EMPTY.played(CORNER, Color.BLACK).next_color is None


def test_the_whole_board_is_no_part() -> None:
    assert EMPTY.marked(PointRect.whole(FIVE)).area is None
    assert EMPTY.marked(PointRect(1, 1, 2, 2)).part == PointRect(1, 1, 2, 2)


def test_the_pattern_has_stones_wildcards_and_its_place() -> None:
    board = EMPTY.played(Point(1, 1), Color.BLACK).loosened(Point(2, 1)).marked(PointRect(1, 1, 2, 1))
    assert board.pattern().cells == bytes((1, WHATEVER))
    assert board.pattern().margins is None
    assert board.pattern(is_fixed=True).margins == Margins(1, 1, 2, 3)


def test_clearing_keeps_the_size_alone() -> None:
    board = EMPTY.played(CORNER, Color.BLACK).loosened(Point(1, 1)).with_next(Color.WHITE)
    assert board.cleared() == EMPTY
