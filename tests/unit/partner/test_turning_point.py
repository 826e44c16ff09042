"""After a game the pupil hears one thing that decided it, as the stones stood then."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from goboard_app.engine.engine import Situation
from goboard_app.go.board import Color, Move, Pass, Play, Point, parse_point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.partner.turning_point import TurningPoint, TurningPointKind, turning_point
from goboard_app.rules.catalogue import CHINESE
from tests.support.closed import points
from tests.support.partners import Patient

CHASED = parse_diagram(
    [
        ". . . . . . .",
        ". . O O O . .",
        ". O X X X . .",
        ". . O O O . .",
        ". . . . . . .",
        "X X X X X X X",
        ". . . X . . .",
    ]
)


def game(start: Position, names: Sequence[str], goal: int = 0) -> Situation:
    """Return a game of alternate moves; an empty name is a pass."""
    moves: list[Move] = []
    color = start.to_move
    for name in names:
        moves.append(Play(color, parse_point(name, start.size)) if name else Pass(color))
        color = color.opponent
    return Situation(start, tuple(moves), color, CHINESE, Fraction(7), goal=goal)


def turning(situation: Situation, winner: Color) -> TurningPoint | None:
    return turning_point(situation, Color.BLACK, winner, Patient())


def at(name: str, board: Position) -> Point:
    return parse_point(name, board.size)


def test_stones_that_could_have_escaped_are_explained_with_the_escape() -> None:
    found = turning(game(CHASED, ["A1", "F5", "C1", "G7"]), Color.WHITE)
    assert found == TurningPoint(TurningPointKind.COULD_ESCAPE, 1, points("C5 D5 E5", CHASED), at("F5", CHASED))


def test_an_escape_that_fails_is_not_mentioned() -> None:
    """As above, but without friends: the stones would have been caught all the same."""
    alone = CHASED.with_setup(empty=CHASED.points(Color.BLACK) - points("C5 D5 E5", CHASED))
    found = turning(game(alone, ["A1", "F5", "C1", "G7"]), Color.WHITE)
    assert found is not None
    assert found.kind is not TurningPointKind.COULD_ESCAPE


def test_a_way_out_that_was_taken_is_no_mistake() -> None:
    found = turning(game(CHASED, ["F5", "A1"]), Color.WHITE)
    assert found is None or found.kind is not TurningPointKind.COULD_ESCAPE


def test_the_number_is_that_of_the_last_chance() -> None:
    found = turning(game(CHASED, ["A1", "A7", "C1", "B7", "E1", "F5"]), Color.WHITE)
    assert found is not None
    assert found.number == 5


def test_stones_that_needed_one_move_to_live_are_explained_with_the_move() -> None:
    start = parse_diagram(
        [
            ". . . . . . .",
            "O O O O O O .",
            "X X X X X O .",
            ". . . X X O .",
            "X X X X X O .",
            "O O O O O O .",
            ". . . . . . .",
        ]
    )
    found = turning(game(start, ["G7", "B4", "A1", "G1"]), Color.WHITE)
    assert found is not None
    assert (found.kind, found.number) == (TurningPointKind.COULD_LIVE, 1)
    assert (found.point, len(found.stones)) == (at("B4", start), 12)


def test_surviving_stones_of_the_partner_are_explained_as_a_chance() -> None:
    start = parse_diagram(
        [
            ". . . . . . .",
            ". . X X X . .",
            ". X O O O . .",
            ". . X X X . .",
            ". . . . . . .",
            "O O O O O O O",
            ". . . O . . .",
        ]
    )
    found = turning(game(start, ["A1", "F5"]), Color.WHITE)
    assert found == TurningPoint(TurningPointKind.COULD_CAPTURE, 1, points("C5 D5 E5", start), at("F5", start))


def test_a_pupil_with_a_won_game_hears_the_turning_point() -> None:
    start = parse_diagram(
        ["O O . X .", "O X X X .", "X . . . .", ". . . . .", ". . . . ."],
    )
    found = turning(game(start, ["C5", "E1"]), Color.BLACK)
    assert found == TurningPoint(TurningPointKind.CAPTURED, 1, points("A5 B5 A4", start), at("C5", start))


def test_in_a_capture_game_the_last_stones_count() -> None:
    """The three stones went first, but the one ended the game."""
    start = parse_diagram(
        [
            ". . . . . . .",
            ". . O O O . .",
            ". O X X X . .",
            ". . O O O . .",
            ". . . . . . .",
            ". O X . . . .",
            ". . O . . . .",
        ]
    )
    moves = ["A7", "F5", "B7", "C3", "A6", "D2"]
    found = turning(game(start, moves, goal=4), Color.WHITE)
    assert found is not None
    assert (found.stones, found.point) == (points("C2", start), at("D2", start))


def test_stones_beyond_rescue_are_explained_as_lost() -> None:
    start = parse_diagram(
        ["X X X O . . .", "O O O O . . ."] + [". . . . . . ."] * 3 + ["X X X X X X X", ". . . . . . ."]
    )
    start = start.with_setup(empty=points("D7", start))
    caught = start.with_setup(white=points("E7", start), to_move=Color.WHITE)
    found = turning(game(caught, ["D7", "A1"]), Color.WHITE)
    assert found == TurningPoint(TurningPointKind.LOST, 1, points("A7 B7 C7", start), at("D7", start))


def test_without_a_loss_a_bigger_move_is_named() -> None:
    """A stone in the corner is the one thing that Black did wrong."""
    found = turning(game(Position.empty(CHASED.size), ["D4", "D5", "A1", "E4"]), Color.WHITE)
    assert found is not None
    assert (found.kind, found.number, found.stones) == (TurningPointKind.BIGGER, 3, frozenset())
    assert found.point in points("C5 D5 E5 C4 D4 E4 C3 D3 E3", CHASED)


def test_without_a_distinctive_move_nothing_is_said() -> None:
    assert turning(game(Position.empty(CHASED.size), ["D4", ""]), Color.WHITE) is None
