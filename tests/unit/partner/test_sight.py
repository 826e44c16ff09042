"""The effects of moves as a style sees them, and the reading ahead of a capture game."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from goboard_app.go.board import BoardSize, Color, parse_point
from goboard_app.go.position import CODES, Position, parse_diagram
from goboard_app.partner.move_effects import BUILDING, CHASING, MoveEffect, PlayingStyle, is_sensible, wants_of
from goboard_app.partner.reading import Prospect
from goboard_app.scoring.life.board import QuickBoard


def index(position: Position, name: str) -> int:
    return position.size.index(parse_point(name, position.size))


def aims(style: PlayingStyle, position: Position, name: str) -> Mapping[MoveEffect, float]:
    """Return the aims of a move of the side to move, as a style sees them."""
    board, at = QuickBoard.of(position), index(position, name)
    wants = wants_of(*(board, CODES[position.to_move], position.size, -1, frozenset({at})), style)
    return wants.aims.get(at, {})


CUT = [
    ". . . . . . .",
    ". . . X . . .",
    ". . O X O . .",
    ". . O . O . .",
    ". . . X . . .",
    ". . . X . . .",
    ". . . . . . .",
]


@pytest.mark.parametrize(("color", "aim"), [(Color.BLACK, MoveEffect.CONNECT), (Color.WHITE, MoveEffect.CUT)])
def test_a_builder_sees_a_cut_and_a_chaser_does_not(color: Color, aim: MoveEffect) -> None:
    board = parse_diagram(CUT, to_move=color)
    assert aim in aims(BUILDING, board, "D4")
    assert aim not in aims(CHASING, board, "D4")


def test_one_of_two_ways_to_connect_is_no_cut() -> None:
    board = parse_diagram([". . . .", ". X . .", ". . X .", ". . . ."])
    assert MoveEffect.CONNECT not in aims(BUILDING, board, "C3")


def test_a_builder_sees_where_an_eye_is_made() -> None:
    board = parse_diagram([". . X O .", "X X X O .", "O O O O .", ". . . . .", ". . . . ."])
    assert MoveEffect.EYE in aims(BUILDING, board, "B5")
    assert MoveEffect.EYE not in aims(BUILDING, board, "E1")


def test_no_eye_is_filled_even_of_a_group_that_has_more() -> None:
    board = parse_diagram([". X . X .", "X X X X X", ". . . . .", ". . . . .", ". . . . ."])
    quick = QuickBoard.of(board)
    assert not is_sensible(quick, index(board, "A5"), 1)
    assert is_sensible(quick, index(board, "A3"), 1)


def test_no_stones_are_given_away() -> None:
    board = parse_diagram([". O . . .", "X O . . .", "O . . . .", ". . . . .", ". . . . ."])
    assert not is_sensible(QuickBoard.of(board), index(board, "A5"), 1)


def test_the_empty_point_of_a_suicide_is_as_near_as_its_neighbours() -> None:
    position = Position.empty(BoardSize(5, 5))
    last = index(position, "A1")
    wants = wants_of(QuickBoard.of(position), 1, position.size, last, frozenset((last, last + 1)), CHASING)
    assert wants.aims[last][MoveEffect.NEAR] == wants.aims[last + 1][MoveEffect.NEAR]


def prospect(position: Position, to_take: tuple[int, int] | None) -> Prospect:
    """Return the outcome of reading a board whose side to move may play anywhere."""
    board, own = QuickBoard.of(position), CODES[position.to_move]
    legal = frozenset(at for at in range(position.size.area) if board.is_legal(at, own))
    found = Prospect(board, own, legal, -7.0, lambda *_: {}, Random(1), to_take)
    found.read(80, lambda _done: False)
    return found


def test_a_capture_game_is_over_once_a_side_has_taken_enough() -> None:
    """White takes one stone and has won, with no regard to Black's later captures."""
    board = parse_diagram([". X O . .", ". O . . .", "X X X X X", ". X . X .", "X X X X X"], to_move=Color.WHITE)
    at = index(board, "A5")
    capture = prospect(board, (1, 1))
    taken = next(move for move in capture.moves if move.move == at)
    assert capture.best() == at
    assert taken.rate == 1.0


def test_by_area_the_same_stone_does_not_win() -> None:
    board = parse_diagram([". X O . .", ". O . . .", "X X X X X", ". X . X .", "X X X X X"], to_move=Color.WHITE)
    assert max(move.rate for move in prospect(board, None).moves) < 0.9


def test_while_a_game_is_open_one_of_the_good_moves_is_made() -> None:
    found = prospect(parse_diagram([". . ."] * 3), None)
    for number, move in enumerate(found.moves):
        move.visits = 100 - 20 * number
    first, second, third = (move.move for move in found.moves[:3])
    assert {found.best() for _ in range(20)} == {first}
    good = {found.best(is_open=True) for _ in range(20)}
    assert good == {first, second}
    assert third not in good
