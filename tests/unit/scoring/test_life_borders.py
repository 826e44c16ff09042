"""What is still open along the borders: dame, gaps, protective moves, unfinished games."""

from __future__ import annotations

import pytest

from goboard_app.go.board import BoardSize, Color, parse_point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.scoring.life.propose import propose
from tests.support.closed import below_white, between, mirrored, points

CLOSED = between("OOOOOXXXX", "OOOOOXXXX", "OOOOOXXXX")
DAME = between("OOOO.XXXX", "OOOOO..XX", "OOOOOXXXX")
# Black on F2 takes E2 next.
ATARI = between("OOOOXXXXX", "OOO.O.XXX", "OOOOXXXXX")
GAP = parse_diagram(["..OX....."] * 6 + ["...X.....", ".........", "..OX....."])
FILLED_GAP = parse_diagram(["..OX....."] * 9)
SEKI = below_white("XXXXXXXXO", "X.XOOOOXO", "XXXO.OOXO", "XX.OOOOXO")


def test_a_closed_board_has_nothing_open() -> None:
    found = propose(CLOSED)
    assert (found.dame, found.openings, found.needed) == (frozenset(), (), ())
    assert found.is_finished


def test_points_between_two_walls_are_dame() -> None:
    found = propose(DAME)
    assert found.dame == points("E3 F2 G2", DAME)
    assert found.is_finished
    assert not found.openings


def test_points_around_dead_stones_are_no_dame() -> None:
    assert not propose(below_white("OO..OOOOO", "OO.X.OOOO", "OOO..OOOO")).dame


def test_liberties_of_stones_in_seki_are_no_dame() -> None:
    assert not propose(SEKI).dame


def test_where_the_other_side_can_still_come_in() -> None:
    found = propose(GAP)
    (opening,) = found.openings
    assert opening.invader is Color.WHITE
    assert opening.points
    assert opening.threatened <= {point for point in GAP.size if point.col > 3}
    assert len(opening.threatened) >= 2


def test_a_closed_gap_is_no_opening() -> None:
    assert not propose(FILLED_GAP).openings


@pytest.mark.parametrize(("color", "swap"), [(Color.WHITE, False), (Color.BLACK, True)])
def test_an_atari_that_comes_with_the_last_dame_needs_a_move(color: Color, swap: bool) -> None:
    position = mirrored(ATARI) if swap else ATARI
    found = propose(position)
    (needed,) = found.needed
    assert needed.owner is color
    assert needed.point == parse_point("D2", position.size)
    assert needed.threatened == points("E2", position)
    assert found.dame == points("F2", position)


def test_once_protected_nothing_is_needed() -> None:
    protected = ATARI.with_setup(white=points("D2", ATARI))
    found = propose(protected)
    assert not found.needed
    assert found.dame == points("F2", ATARI)


def stopped(side: int, moves: int) -> Position:
    """A game broken off early: stones of both sides here and there."""
    size = BoardSize.square(side)
    spots = [size.point(i * (size.area - 1) // moves) for i in range(moves)]
    return Position.empty(size).with_setup(black=spots[::2], white=spots[1::2])


@pytest.mark.parametrize(("side", "moves"), [(9, 6), (13, 14), (19, 20), (19, 1), (5, 1)])
def test_a_game_that_has_just_begun_is_not_finished(side: int, moves: int) -> None:
    assert not propose(stopped(side, moves)).is_finished


@pytest.mark.parametrize("side", [1, 2, 9, 19])
def test_an_empty_board_is_not_finished(side: int) -> None:
    found = propose(Position.empty(BoardSize.square(side)))
    assert not found.is_finished
    assert found.groups == ()


@pytest.mark.parametrize("side", [1, 5, 9])
def test_a_full_board_is_finished(side: int) -> None:
    full = Position(BoardSize.square(side), bytes([1, 2] * (side * side))[: side * side])
    assert propose(full).is_finished
