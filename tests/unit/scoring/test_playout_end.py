from __future__ import annotations

from goboard_app.go.color import Color
from goboard_app.go.diagram import draw_diagram, parse_diagram
from goboard_app.go.point import Point
from goboard_app.scoring.playout_end import filled_alternately
from goboard_app.scoring.proposal import NeededMove
from goboard_app.scoring.statuses import ALL_ALIVE, Statuses

OPEN_COLUMN = """
    . X . O .
    . X . O .
    . X . O .
"""
COLUMN = frozenset(Point(2, row) for row in range(3))


def filled(diagram: str, dame: frozenset[Point], to_move: Color = Color.BLACK) -> tuple[str, ...]:
    return draw_diagram(filled_alternately(parse_diagram(diagram, to_move), ALL_ALIVE, dame))


def test_sides_take_turns_and_the_one_to_move_begins() -> None:
    assert filled(OPEN_COLUMN, COLUMN) == (".XXO.", ".XOO.", ".XXO.")
    assert filled(OPEN_COLUMN, COLUMN, Color.WHITE) == (".XOO.", ".XXO.", ".XOO.")


def test_points_that_are_not_named_stay_empty() -> None:
    assert filled(OPEN_COLUMN, frozenset({Point(2, 1)})) == (".X.O.", ".XXO.", ".X.O.")


def test_a_point_that_both_can_fill_goes_before_one_of_a_single_side() -> None:
    # White would have no liberty at B3.
    diagram = """
        X . X . O .
        X X X . O .
        . X X O O .
    """
    dame = frozenset({Point(1, 0), Point(3, 1)})
    assert filled(diagram, dame, Color.WHITE) == ("XXX.O.", "XXXOO.", ".XXOO.")


def test_a_side_that_can_fill_nothing_leaves_the_turn() -> None:
    # Black would have no liberty at either point.
    diagram = """
        O . O . O X .
        O O O O O X .
        . . O O O X .
    """
    dame = frozenset({Point(1, 0), Point(3, 0)})
    assert filled(diagram, dame)[0] == "OOOOOX."


def test_nothing_is_filled_where_whoever_plays_is_captured() -> None:
    # A seki: whoever fills one of the two shared liberties is left with one.
    diagram = """
        X . O
        X X O
        X . O
    """
    assert filled(diagram, frozenset({Point(1, 0), Point(1, 2)})) == ("X.O", "XXO", "X.O")


def test_nothing_is_captured() -> None:
    # Black at A1 would take the white stone.
    diagram = """
        O X .
        . X .
        . X .
    """
    assert filled(diagram, frozenset({Point(0, 1)})) == ("OX.", ".X.", ".X.")


def test_a_protective_move_takes_no_turn_and_fills_its_point() -> None:
    position = parse_diagram(OPEN_COLUMN)
    needed = (NeededMove(Color.WHITE, Point(4, 1)),)
    after = filled_alternately(position, ALL_ALIVE, COLUMN, needed)
    assert draw_diagram(after) == (".XXO.", ".XOOO", ".XXO.")


def test_dead_stones_stay_and_lend_no_liberty() -> None:
    diagram = """
        O X . O .
        . X . O .
        . X . O .
    """
    statuses = Statuses(dead=frozenset({Point(0, 0)}))
    after = filled_alternately(parse_diagram(diagram), statuses, COLUMN)
    assert draw_diagram(after) == ("OXXO.", ".XOO.", ".XXO.")
    assert after.prisoners_black == after.prisoners_white == 0
