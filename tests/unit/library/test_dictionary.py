"""A dictionary of corners: found again in every corner, mirrored, with colours swapped."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Color, Play, Point, parse_point
from goboard_app.go.position import Position
from goboard_app.library.dictionary import (
    NOWHERE,
    Corner,
    Dictionary,
    States,
    read_dictionary,
    states_after,
)
from goboard_app.record.sgf.imports import read_record
from goboard_app.record.transform import Symmetry, moved_point

SIZE = BoardSize(19, 19)
# The star point is approached; Black extends, or pincers.
TEXT = (
    "(;SZ[19]C[How to use this](;B[pd]C[A star point]LB[nc:a]"
    ";W[nc]C[The approach];B[pg];W[qc](;B[qe]N[x])(;B[re]C[Rare]))"
    "(;W[qd]C[The 3-4 point];B[oc]))"
)


def read(text: str) -> Dictionary:
    found = list(read_dictionary(read_record(text.encode()).games[0]))[-1]
    assert found is not None
    return found


DICTIONARY = read(TEXT)


def board(moves: str, symmetry: Symmetry = Symmetry.NONE, first: Color = Color.BLACK) -> Position:
    position, color = Position.empty(SIZE, first), first
    for name in moves.split():
        if name != "-":
            point = moved_point(parse_point(name, SIZE), SIZE, symmetry)
            position = position.after(Play(color, point))
        color = color.opponent
    return position


def known(position: Position, corner: Corner) -> set[tuple[Color, Point]] | None:
    found = DICTIONARY.find(position, corner)
    return None if found is None else {(m.move.color, m.move.point) for m in found.moves}


def corner_of(symmetry: Symmetry) -> Corner:
    """Return the corner to which the upper right one is mapped."""
    point = moved_point(Point(18, 0), SIZE, symmetry)
    for corner in Corner:
        if moved_point(point, SIZE, corner.value) == Point(0, 0):
            return corner
    raise AssertionError


def test_a_corner_goes_on_as_the_file_does() -> None:
    found = DICTIONARY.find(board("Q16"), Corner.TOP_RIGHT)
    assert found is not None
    assert [(m.move, m.name) for m in found.moves] == [(Play(Color.WHITE, parse_point("O17", SIZE)), "a")]
    assert found.comment == "A star point"


@given(st.sampled_from(Symmetry), st.sampled_from(Color))
def test_a_position_is_found_in_any_orientation_and_colour(symmetry: Symmetry, first: Color) -> None:
    corner = corner_of(symmetry)
    moves = "Q16 O17 Q13 R17"
    assert known(board(moves, symmetry, first), corner) == {
        (first, moved_point(parse_point(name, SIZE), SIZE, symmetry)) for name in ("R15", "S15")
    }
    for other in Corner:
        if other is not corner:
            assert known(board(moves, symmetry, first), other) is None


def test_the_order_of_the_moves_and_stones_elsewhere_make_no_difference() -> None:
    usual = known(board("Q16 O17 Q13 R17"), Corner.TOP_RIGHT)
    assert usual
    assert known(board("Q13 R17 D4 - Q16 O17"), Corner.TOP_RIGHT) is not None
    assert known(board("Q13 R17 Q16 O17"), Corner.TOP_RIGHT) == usual
    assert known(board("D4 D16 Q16 O17 Q13 R17"), Corner.TOP_RIGHT) == usual


def test_only_moves_of_the_side_to_play_are_named() -> None:
    assert known(board("Q16 -"), Corner.TOP_RIGHT) is not None
    found = DICTIONARY.find(board("Q16 D4"), Corner.TOP_RIGHT)
    assert found is not None
    assert found.moves == ()


def test_absent_patterns_and_empty_corners_are_not_found() -> None:
    assert known(board(""), Corner.TOP_RIGHT) is None
    assert known(board("Q16 R17"), Corner.TOP_RIGHT) is None
    assert known(Position.empty(BoardSize(13, 13)), Corner.TOP_RIGHT) is None


def test_a_second_game_of_the_file_adds_to_it() -> None:
    games = read_record(b"(;SZ[19];B[pd];W[nc])(;SZ[19];B[pd];W[nd])(;SZ[9];B[cc])").games
    found: Dictionary | None = None
    for tree in games:
        found = list(read_dictionary(tree, found))[-1]
    assert found is not None
    there = found.find(board("Q16"), Corner.TOP_RIGHT)
    assert there is not None
    assert len(there.moves) == 2


@pytest.mark.parametrize("text", ["(;SZ[19:9];B[pd])", "(;SZ[19];B[tt];W[])", "(;SZ[19]C[x])"])
def test_a_file_without_corners_is_empty(text: str) -> None:
    assert len(read(text)) == 0


def test_moves_that_no_rule_allows_are_read_as_they_stand() -> None:
    assert len(read("(;SZ[19];B[pd];B[pd];W[pd];B[zz];W[nc])")) > 0


def played(moves: str) -> States:
    position, states, color = Position.empty(SIZE), NOWHERE, Color.BLACK
    for number, name in enumerate(moves.split(), 1):
        move = Play(color, parse_point(name, SIZE))
        position = position.after(move)
        states = states_after(DICTIONARY, states, position, move, number)
        color = color.opponent
    return states


def test_a_corner_is_left_by_the_first_move_that_is_not_in_the_file() -> None:
    states = played("Q16 D4 D16 O17 Q14 R17")
    left = states[Corner.TOP_RIGHT].left
    assert left is not None
    assert (left.number, left.move.point) == (5, parse_point("Q14", SIZE))
    assert states[Corner.TOP_LEFT].left is None
    assert Corner.BOTTOM_LEFT in states


def test_a_move_elsewhere_leaves_no_corner() -> None:
    states = played("Q16 O17 D4 Q4 Q13 R17")
    assert states[Corner.TOP_RIGHT].left is None
    found = states[Corner.TOP_RIGHT].found
    assert found is not None
    assert len(found.moves) == 2


def test_a_corner_that_was_left_is_not_taken_up_again() -> None:
    assert played("Q16 O17 Q14 R17 Q13 D4")[Corner.TOP_RIGHT].left is not None
