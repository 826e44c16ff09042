"""The open points along the borders: dame, gaps, protective moves, unfinished games."""

from __future__ import annotations

import pytest

from goboard_app.go.board import BoardSize, Color, Point, parse_point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.scoring.proposal import Life, Reason
from tests.support.closed import below_white, between, mirrored, points, proposed

CLOSED = between("OOOOOXXXX", "OOOOOXXXX", "OOOOOXXXX")
DAME = between("OOOO.XXXX", "OOOOO..XX", "OOOOOXXXX")
# Black on F2 takes E2 next.
ATARI = between("OOOOXXXXX", "OOO.O.XXX", "OOOOXXXXX")
GAP = parse_diagram(["..OX....."] * 6 + ["...X.....", ".........", "..OX....."])
FILLED_GAP = parse_diagram(["..OX....."] * 9)
SEKI = below_white("XXXXXXXXO", "X.XOOOOXO", "XXXO.OOXO", "XX.OOOOXO")


def test_a_closed_board_has_nothing_open() -> None:
    found = proposed(CLOSED)
    assert (found.dame, found.openings, found.needed) == (frozenset(), (), ())
    assert found.is_finished


def test_points_between_two_walls_are_dame() -> None:
    found = proposed(DAME)
    assert found.dame == points("E3 F2 G2", DAME)
    assert found.is_finished
    assert not found.openings


def test_points_around_dead_stones_are_no_dame() -> None:
    assert not proposed(below_white("OO..OOOOO", "OO.X.OOOO", "OOO..OOOO")).dame


def test_liberties_of_stones_in_seki_are_no_dame() -> None:
    assert not proposed(SEKI).dame


def test_points_where_the_other_side_can_come_in() -> None:
    white, black = sorted(proposed(GAP).openings, key=lambda each: each.invader is Color.BLACK)
    assert (white.invader, black.invader) == (Color.WHITE, Color.BLACK)
    hole = {point for point in GAP.size if point.row > 5 and point.col < 4}
    for opening in (white, black):
        assert opening.points
        assert opening.points <= hole
        assert len(opening.threatened) >= 2
    right = {point for point in GAP.size if point.col > 3}
    assert white.threatened >= right - GAP.points(Color.BLACK)
    assert not black.threatened & right


OPEN_AT_THE_TOP = parse_diagram(["........."] * 2 + ["...X.O..."] * 7)
HOLE_IN_BLACK = parse_diagram(["...XO...."] * 4 + ["....O...."] + ["...XO...."] * 4)
HOLE_IN_WHITE = parse_diagram(["....XO..."] * 4 + ["....X...."] + ["....XO..."] * 4)


def test_two_walls_that_end_early_are_open_to_both_sides_at_the_same_points() -> None:
    found = proposed(OPEN_AT_THE_TOP)
    assert {each.invader: each.points for each in found.openings} == {
        color: points("E8 E9", OPEN_AT_THE_TOP) for color in Color
    }
    size = OPEN_AT_THE_TOP.size
    between = frozenset(p for p in size if p.col == 4 and p.row > 1)
    assert found.dame == between
    for opening in found.openings:
        left = opening.invader is Color.WHITE
        columns = range(4) if left else range(5, 9)
        own = frozenset(p for p in size if p.col in columns)
        assert opening.threatened == own - OPEN_AT_THE_TOP.points(opening.invader.opponent)


@pytest.mark.parametrize(
    ("position", "invader", "at"),
    [(HOLE_IN_BLACK, Color.WHITE, "D5"), (HOLE_IN_WHITE, Color.BLACK, "F5")],
)
def test_a_hole_in_the_middle_of_a_wall_is_found(position: Position, invader: Color, at: str) -> None:
    (opening,) = proposed(position).openings
    assert opening.invader is invader
    assert opening.points == points(at, position)
    assert len(opening.threatened) == 27


# In the first a stone is in atari, in the second White's is thought to be captured.
OPEN_BOARDS = [
    """
    . . O . . X . . .
    . . . X . O . . .
    . X . . . O . . .
    . . . . . . . . .
    . O . X . . . . X
    . . . O . . . X O
    . . . . . . X . .
    . . . . . . O . .
    . . . . . . . . .
    """,
    """
    . . . . . . . . .
    . . . . . X . . .
    . X . O . . X . .
    . . . . . . . . .
    . . X O X . . X .
    . . . . O . . X .
    . O . . O . O . .
    . . . O . . . . .
    . . . . . . X . .
    """,
]


def test_no_race_or_death_is_claimed_for_lone_stones_on_an_open_board() -> None:
    for diagram in OPEN_BOARDS:
        found = proposed(parse_diagram(diagram))
        assert not found.is_finished
        lone = [group for group in found.groups if len(group.stones) == 1]
        assert lone
        assert {group.life for group in lone} <= {Life.ALIVE, Life.UNCLEAR}
        races = {Reason.LOST_RACE, Reason.CAPTURED, Reason.IN_ATARI}
        assert not races & {group.reason for group in lone}


def test_a_closed_gap_is_no_opening() -> None:
    assert not proposed(FILLED_GAP).openings


@pytest.mark.parametrize(("color", "swap"), [(Color.WHITE, False), (Color.BLACK, True)])
def test_an_atari_that_comes_with_the_last_dame_needs_a_move(color: Color, swap: bool) -> None:
    position = mirrored(ATARI) if swap else ATARI
    found = proposed(position)
    (needed,) = found.needed
    assert needed.owner is color
    assert needed.point == parse_point("D2", position.size)
    assert needed.threatened == points("E2", position)
    assert found.dame == points("F2", position)


def test_once_protected_nothing_is_needed() -> None:
    protected = ATARI.with_setup(white=points("D2", ATARI))
    found = proposed(protected)
    assert not found.needed
    assert found.dame == points("F2", ATARI)


# Black can still come in at E3, before four points of White's.
SMALL_GAP = parse_diagram(
    """
    O O . O X X X . X
    O O O O X X X X X
    . O . O X . X X .
    O O O O X X X X X
    O O O . X . X X X
    O O O O X X X X X
    O O . . . X X X X
    O O . . O X X . X
    O O O O O X X X X
    """
)


def test_a_tenth_of_the_points_behind_open_borders_leaves_a_board_unfinished() -> None:
    found = proposed(GAP)
    threatened = frozenset[Point]().union(*(each.threatened for each in found.openings))
    assert len(threatened) >= GAP.size.area // 10
    assert not found.is_finished


def test_less_than_a_tenth_leaves_it_finished() -> None:
    found = proposed(SMALL_GAP)
    (opening,) = found.openings
    assert len(opening.threatened) < SMALL_GAP.size.area // 10
    assert found.is_finished


def stopped(side: int, moves: int) -> Position:
    """Return a game broken off early: stones of both sides here and there."""
    size = BoardSize.square(side)
    spots = [size.point(i * (size.area - 1) // moves) for i in range(moves)]
    return Position.empty(size).with_setup(black=spots[::2], white=spots[1::2])


@pytest.mark.parametrize(("side", "moves"), [(9, 6), (13, 14), (19, 20), (19, 1), (5, 1)])
def test_a_game_that_has_just_begun_is_not_finished(side: int, moves: int) -> None:
    assert not proposed(stopped(side, moves)).is_finished


@pytest.mark.parametrize("side", [1, 2, 9, 19])
def test_an_empty_board_is_not_finished(side: int) -> None:
    found = proposed(Position.empty(BoardSize.square(side)))
    assert not found.is_finished
    assert found.groups == ()


@pytest.mark.parametrize("side", [1, 5, 9])
def test_a_full_board_is_finished(side: int) -> None:
    full = Position(BoardSize.square(side), bytes([1, 2] * (side * side))[: side * side])
    assert proposed(full).is_finished
