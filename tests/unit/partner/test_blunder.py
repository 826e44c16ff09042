"""A blunder has one reason that can be seen on the board; a move that loses little is none."""

from __future__ import annotations

from fractions import Fraction

import pytest

from goboard_app.engine.engine import Analysis, Candidate, Situation
from goboard_app.go.board import BoardSize, Color, Move, Pass, Play, Point, parse_point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.partner.blunder import (
    LEAST_LOSS,
    Blunder,
    BlunderReason,
    blunder_in,
    capture_blunder,
    early_pass,
    rating_by,
)
from goboard_app.partner.rating import MoveRating, rate
from goboard_app.rules.catalogue import CHINESE
from tests.support.closed import points
from tests.support.partners import Patient

MUCH = 20.0

CHASED = parse_diagram(
    [
        ". . . . . . .",
        ". . O O O . .",
        ". O X X X . .",
        ". . O O O . .",
        ". . . . . . .",
        ". . . . . . .",
        ". . . . . . .",
    ]
)
"""White captures three stones at F5, where Black could escape."""
LADDER = parse_diagram(
    [
        ". . . . . . .",
        ". . . . . . .",
        ". . . O . . .",
        ". . O X . . .",
        ". . O . . . .",
        ". . . . . . .",
        ". . . . . . .",
    ]
)
"""At E4 White catches D4 in a ladder."""
CORNER = parse_diagram(
    [
        ". . . . . . .",
        ". . . . . . .",
        ". . . . . . .",
        ". . . . . . .",
        "O O O O O . .",
        "X X X X . O .",
        ". . . X O . .",
    ]
)
"""The first to play at B1 decides the life of the black group."""
LINKS = parse_diagram(
    [
        ". . . . . . .",
        ". X X . . . .",
        ". . . . . . .",
        ". X X . . . .",
        ". . . . . . .",
        ". . . . . . .",
        ". . . . . . .",
    ]
)
EMPTY = Position.empty(BoardSize.square(7))


def moves(names: str, color: Color) -> tuple[Move, ...]:
    found: list[Move] = []
    for name in names.split():
        found.append(Pass(color) if name == "pass" else Play(color, parse_point(name, EMPTY.size)))
        color = color.opponent
    return tuple(found)


def situation(position: Position) -> Situation:
    return Situation(position, (), position.to_move, CHINESE, Fraction(7))


def blunder(position: Position, played: str, best: str, refutation: str, loss: float = MUCH) -> Blunder | None:
    """Return the blunder in a move, with the lines that a reading gave."""
    color = position.to_move
    line = moves(best, color)
    rating = MoveRating(moves(played, color)[0], line[0], loss, 0.0, line, moves(refutation, color.opponent))
    return blunder_in(situation(position), rating, Patient())


def seen(found: Blunder | None) -> tuple[BlunderReason, Point, frozenset[Point]] | None:
    return None if found is None else (found.reason, found.shown.point, found.stones)


def at(name: str) -> Point:
    return parse_point(name, EMPTY.size)


def test_stones_that_are_captured_at_once() -> None:
    found = blunder(CHASED, "A1", "F5", "F5")
    assert seen(found) == (BlunderReason.CAPTURED, at("F5"), points("C5 D5 E5", CHASED))
    assert found is not None
    assert found.shown.color is Color.WHITE


def test_a_stone_that_the_answer_catches() -> None:
    assert seen(blunder(LADDER, "G7", "E4", "E4")) == (BlunderReason.CAUGHT, at("E4"), points("D4", LADDER))


def test_stones_that_are_caught_in_any_case_are_no_reason() -> None:
    """At A7 the best move saves nothing, so that the ladder is not the reason."""
    found = blunder(LADDER, "G7", "A7", "E4")
    assert found is not None
    assert found.reason is BlunderReason.BIGGER


def test_stones_that_are_captured_some_moves_later() -> None:
    found = blunder(CORNER, "G7", "B1", "B1 G6 E2 F6 A1 G5 C1")
    assert seen(found) == (BlunderReason.LOST, at("B1"), points("A2 B2 C2 D2 D1", CORNER))


def test_a_stone_that_was_lost_already_is_no_reason() -> None:
    # A7 was in atari before the move: its capture some moves later is not what the move lost.
    lost = parse_diagram(["X . . . . . .", "O . . . . . .", *[". . . . . . ."] * 5])
    found = blunder(lost, "E1", "C3", "D4 G1 B7")
    assert found is not None
    assert found.reason is BlunderReason.BIGGER


def test_a_group_that_dies_by_the_answer_is_in_danger() -> None:
    found = blunder(CORNER, "G7", "B1", "B1")
    assert seen(found) == (BlunderReason.ENDANGERED, at("B1"), points("A2 B2 C2 D2 D1", CORNER))


def test_the_answer_cuts() -> None:
    found = blunder(LINKS, "G1", "B5", "B5")
    assert seen(found) == (BlunderReason.CUT, at("B5"), points("B6 C6 B4 C4", LINKS))


def test_stones_that_could_be_captured() -> None:
    theirs = CHASED.with_setup(to_move=Color.WHITE)
    found = blunder(theirs, "A1", "F5", "G1")
    assert seen(found) == (BlunderReason.COULD_CAPTURE, at("F5"), points("C5 D5 E5", CHASED))
    assert found is not None
    assert found.shown.color is Color.WHITE


def test_a_stone_that_could_be_caught() -> None:
    theirs = LADDER.with_setup(to_move=Color.WHITE)
    assert seen(blunder(theirs, "G7", "E4", "G1")) == (BlunderReason.COULD_CATCH, at("E4"), points("D4", LADDER))


def test_another_move_is_bigger_only_if_much_is_lost() -> None:
    assert seen(blunder(EMPTY, "A1", "D4", "G1")) == (BlunderReason.BIGGER, at("D4"), frozenset())
    assert blunder(EMPTY, "A1", "D4", "G1", loss=LEAST_LOSS + 1) is None


def test_a_move_that_loses_little_is_no_blunder() -> None:
    assert blunder(CHASED, "A1", "F5", "F5", loss=LEAST_LOSS - 0.1) is None
    assert blunder(CHASED, "F5", "F5", "A1", loss=LEAST_LOSS) is None


def test_lines_that_cannot_be_played_are_left_out() -> None:
    """An engine of another maker may name any points."""
    outside = Play(Color.WHITE, Point(30, 2))
    best = Play(Color.BLACK, at("C5"))
    rating = MoveRating(Play(Color.BLACK, at("A1")), best, MUCH, 0.0, (best,), (outside,))
    assert blunder_in(situation(CHASED), rating, Patient()) is None
    assert blunder(EMPTY, "A1", "pass", "pass") is None


class Hasty(Patient):
    """Calls reading off at once."""

    def is_called_off(self) -> bool:
        return True


def test_a_search_that_was_called_off_finds_nothing() -> None:
    line = moves("F5", Color.BLACK)
    rating = MoveRating(moves("A1", Color.BLACK)[0], line[0], MUCH, 0.0, line, moves("F5", Color.WHITE))
    assert blunder_in(situation(CHASED), rating, Hasty()) is None


IN_ATARI = parse_diagram(
    [
        ". . . . . . . . .",
        ". O O O O O . . .",
        "O X X X X X . X .",
        ". O O O O O X X .",
        ". . . . . . X . .",
        ". X . . . . . . .",
        ". . X . X . O . .",
        ". . . . . O . O .",
        ". . . . . . . . .",
    ]
)
"""Black's five stones are saved at G7."""


@pytest.mark.parametrize(("name", "is_blunder"), [("A1", True), ("G7", False)])
def test_the_programs_own_reading_finds_a_blunder(name: str, is_blunder: bool) -> None:
    before = situation(IN_ATARI)
    rating = rate(before, Play(Color.BLACK, parse_point(name, IN_ATARI.size)), Patient())
    assert rating is not None
    found = seen(blunder_in(before, rating, Patient()))
    lost = BlunderReason.CAPTURED, parse_point("G7", IN_ATARI.size), points("B7 C7 D7 E7 F7", IN_ATARI)
    assert found == (lost if is_blunder else None)


# Passes

FINISHED = parse_diagram(
    [
        ". . . X O . . . .",
        ". . X X O . . . .",
        ". . . X O O . . .",
        ". . . X X O . . .",
        ". . . . X O . . .",
        ". . . X X O O . .",
        ". . . X O O . . .",
        ". . . X X O . . .",
        ". . . . X O . . .",
    ]
)


def test_a_pass_with_much_to_gain_is_too_early() -> None:
    found = early_pass(situation(IN_ATARI), Patient())
    assert found is not None
    assert (found.reason, found.shown.color, found.stones) == (BlunderReason.EARLY_PASS, Color.BLACK, frozenset())
    assert found.loss >= LEAST_LOSS
    assert IN_ATARI.at(found.shown.point) is None


def test_a_pass_on_a_finished_board_is_none() -> None:
    assert early_pass(situation(FINISHED), Patient()) is None
    assert early_pass(situation(FINISHED.with_setup(to_move=Color.WHITE)), Patient()) is None


def test_a_pass_that_is_read_no_longer_is_none() -> None:
    class Hasty(Patient):
        def is_called_off(self) -> bool:
            return True

    assert early_pass(situation(IN_ATARI), Hasty()) is None


def test_an_engine_rates_a_pass_too() -> None:
    passed = blunder(CHASED, "pass", "A1", "G1", loss=LEAST_LOSS)
    assert seen(passed) == (BlunderReason.EARLY_PASS, at("A1"), frozenset())
    assert blunder(CHASED, "G7", "A1", "G1", loss=LEAST_LOSS) is None


# Ratings by an engine


def analysis(name: str, score: float | None, visits: int = 50, winrate: float | None = None) -> Analysis:
    candidate = Candidate(at(name), visits, winrate, score, line=(at(name), None))
    return Analysis((candidate,), winrate, score, visits, is_final=True)


@pytest.mark.parametrize(("color", "sign"), [(Color.BLACK, 1), (Color.WHITE, -1)])
def test_an_engine_rates_from_the_movers_view(color: Color, sign: int) -> None:
    played = Play(color, at("A1"))
    rating = rating_by(played, analysis("D4", sign * 5.0), analysis("E4", sign * -6.0))
    assert rating is not None
    assert (rating.loss, rating.best) == (11.0, Play(color, at("D4")))
    assert rating.line == (Play(color, at("D4")), Pass(color.opponent))
    assert rating.refutation[0] == Play(color.opponent, at("E4"))


def test_an_engine_without_points_rates_by_the_games_won() -> None:
    played = Play(Color.WHITE, at("A1"))
    rating = rating_by(played, analysis("D4", None, winrate=0.3), analysis("E4", None, winrate=0.8))
    assert rating is not None
    assert rating.loss == pytest.approx(25.0)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (Analysis(), analysis("E4", 1.0)),
        (analysis("D4", 9.0, visits=5), analysis("E4", 1.0)),
        (analysis("D4", 9.0), analysis("E4", 1.0, visits=5)),
        (analysis("D4", None), analysis("E4", None)),
    ],
)
def test_an_engine_that_read_too_little_rates_nothing(before: Analysis, after: Analysis) -> None:
    assert rating_by(Play(Color.BLACK, at("A1")), before, after) is None


# Capture games


DUEL = parse_diagram(
    [
        ". . . . .",
        ". . . . .",
        ". . . . .",
        "X X O . .",
        "X O . . .",
    ]
)
"""Black captures B1 at C1; White to move can only save it there."""


@pytest.mark.parametrize(
    ("color", "played", "reason", "shown"),
    [
        (Color.WHITE, "E5", BlunderReason.CAPTURED, "C1"),
        (Color.WHITE, "C1", None, None),
        (Color.BLACK, "E5", BlunderReason.COULD_CAPTURE, "C1"),
    ],
)
def test_in_a_capture_game_a_blunder_leaves_or_misses_the_win(
    color: Color, played: str, reason: BlunderReason | None, shown: str | None
) -> None:
    size = DUEL.size
    situation = Situation(DUEL, (), color, CHINESE, Fraction(0), goal=1)
    found = capture_blunder(situation, Play(color, parse_point(played, size)))
    assert (found and found.reason) == reason
    assert found is None or found.shown == Play(Color.BLACK, parse_point(str(shown), size))


def test_in_a_capture_game_nothing_is_said_where_no_move_would_help() -> None:
    """White has two stones in atari at different points."""
    start = parse_diagram(
        [
            "O . . . O",
            "X . . . X",
            ". . . . .",
            ". . . . .",
            ". . . . .",
        ]
    )
    situation = Situation(start, (), Color.WHITE, CHINESE, Fraction(0), goal=1)
    assert capture_blunder(situation, Play(Color.WHITE, parse_point("C3", start.size))) is None
