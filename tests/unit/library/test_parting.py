"""The parting of two games: in the moves as they are, and with one of the boards turned."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Color, Move, Pass, Play, Point
from goboard_app.go.position import Position
from goboard_app.library.parting import ComparedGame, Parting, parting
from goboard_app.record.transform import Symmetry, moved_point

NINE = BoardSize(9, 9)
POINTS = st.builds(Point, st.integers(0, 8), st.integers(0, 8))
GAMES = st.lists(POINTS, max_size=12)


def game(points: list[Point], size: BoardSize = NINE, start: Position | None = None) -> ComparedGame:
    moves: list[Move] = [Play(Color.WHITE if number % 2 else Color.BLACK, point) for number, point in enumerate(points)]
    return ComparedGame(start or Position.empty(size), moves)


def one_stone(point: Point) -> Position:
    return Position.empty(NINE).after(Play(Color.BLACK, point))


def test_games_part_at_the_first_move_that_differs() -> None:
    a, b, c, d = Point(2, 2), Point(6, 3), Point(4, 4), Point(1, 7)
    assert parting(game([a, b, c]), game([a, b, d])) == Parting(
        2, Play(Color.BLACK, c), Play(Color.BLACK, d), Symmetry.NONE
    )


def test_a_game_that_ends_first_has_no_move_there() -> None:
    a, b = Point(2, 3), Point(6, 3)
    found = parting(game([a]), game([a, b]))
    assert found == Parting(1, None, Play(Color.WHITE, b), Symmetry.NONE)
    assert not found.is_complete


def test_a_pass_is_the_same_on_a_turned_board() -> None:
    passes = ComparedGame(Position.empty(NINE), [Pass(Color.BLACK), Pass(Color.WHITE)])
    found = parting(passes, passes)
    assert found is not None
    assert found.is_complete
    assert found.symmetry is Symmetry.NONE


def test_boards_of_other_sizes_and_other_stones_at_the_start_have_nothing_in_common() -> None:
    assert parting(game([]), game([], BoardSize(13, 13))) is None
    handicap = one_stone(Point(2, 2))
    assert parting(game([]), game([], start=handicap)) is None
    turned = one_stone(Point(6, 2))
    found = parting(game([], start=turned), game([], start=handicap))
    assert found is not None
    assert found.symmetry is not Symmetry.NONE


@given(GAMES, st.sampled_from(Symmetry))
def test_a_turned_game_is_the_same_to_its_end(points: list[Point], symmetry: Symmetry) -> None:
    turned = [moved_point(point, NINE, symmetry) for point in points]
    found = parting(game(turned), game(points))
    assert found is not None
    assert found.is_complete
    assert found.shared == len(points)


@given(GAMES, GAMES)
def test_the_shared_value_is_the_maximum_over_all_symmetries(one: list[Point], other: list[Point]) -> None:
    def shared(symmetry: Symmetry) -> int:
        turned = [moved_point(point, NINE, symmetry) for point in other]
        pairs = zip(one, turned, strict=False)
        return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))

    found = parting(game(one), game(other))
    assert found is not None
    assert found.shared == max(map(shared, Symmetry))


@pytest.mark.parametrize("columns", [5, 13])
def test_a_rectangle_may_be_laid_on_its_side(columns: int) -> None:
    lying, standing = BoardSize(columns, 7), BoardSize(7, columns)
    found = parting(game([Point(1, 2)], lying), game([Point(2, 1)], standing))
    assert found is not None
    assert found.is_complete
