"""Guessing the moves of a record: the questions, the worth of a guess, and the traces."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Color, Point, parse_point
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.session.guessing import Guessing, GuessReply, guess_line
from goboard_app.session.session import GameSession

RECORD = "(;SZ[9];B[cc];W[gg](;B[gc];W[];B[cg];W[cg];W[ee])(;B[cg])(;B[]))"
BOTH = frozenset(Color)
SIZE = BoardSize.square(9)


def session(text: str = RECORD) -> GameSession:
    return GameSession(read_sgf(text.encode()).games[0], False)


def at(name: str) -> Point:
    return parse_point(name, SIZE)


def line(*colors: Color) -> Guessing:
    return guess_line(session(), colors or BOTH)


def test_moves_are_asked_for_and_passes_and_moves_on_stones_are_not() -> None:
    asked = [(one.number, one.move.color.value, one.move.point) for one in line().questions]
    assert asked == [
        (1, "B", at("C7")),
        (2, "W", at("G3")),
        (3, "B", at("G7")),
        (5, "B", at("C3")),
        (7, "W", at("E5")),
    ]


def test_one_side_alone_is_asked_for() -> None:
    assert [one.number for one in line(Color.WHITE).questions] == [2, 7]


def test_guessing_may_begin_at_the_current_place() -> None:
    game = session()
    game.go_to(game.tree.main_line()[2])
    guessing = guess_line(game, BOTH, from_start=False)
    assert guessing.node is game.cursor
    assert [one.number for one in guessing.questions] == [3, 5, 7]


def test_the_current_variation_is_the_one_guessed() -> None:
    game = session()
    game.go_to(game.tree.main_line()[2].children[1])
    assert [one.move.point for one in guess_line(game, BOTH).questions][2] == at("C3")


def test_the_board_shows_no_more_than_was_guessed() -> None:
    guessing = line(Color.WHITE)
    nodes = session().tree.main_line()
    assert guessing.node.properties == nodes[1].properties
    guessing = guessing.guessed(at("G3"))
    assert guessing.node.properties == nodes[6].properties
    assert guessing.guessed(at("E5")).is_over


@pytest.mark.parametrize(
    ("guesses", "points"),
    [
        ("C7", 10),
        ("D7 C7", 7),
        ("A1 J1 C7", 4),
        ("D7 A1 A2", 3),
        ("A1 E5 A2", 2),
        ("A1 F7 A2", 1),
        ("A1 A2 A3", 0),
    ],
)
def test_the_earlier_and_the_nearer_the_more_points(guesses: str, points: int) -> None:
    guessing = line()
    for name in guesses.split():
        guessing = guessing.guessed(at(name))
    assert len(guessing.answers) == 1
    assert guessing.answers[0].points == points


def test_a_variation_costs_no_try_and_is_worth_something() -> None:
    guessing = line().guessed(at("C7")).guessed(at("G3"))
    assert guessing.reply_to(at("C3")) is GuessReply.VARIATION
    guessing = guessing.guessed(at("C3"))
    assert guessing.tries_left == 3
    assert guessing.guessed(at("G7")).answers[-1].points == 10
    assert not guessing.guessed(at("G7")).answers[-1].is_at_once
    assert guessing.shown().answers[-1].points == 5


def test_a_guess_made_before_is_none() -> None:
    guessing = line().guessed(at("D7"))
    assert guessing.reply_to(at("D7")) is GuessReply.NO_GUESS
    assert guessing.guessed(at("D7")) is guessing


def test_a_move_that_was_shown_is_missed() -> None:
    guessing = line().shown()
    assert [answer.question.number for answer in guessing.missed] == [1]
    assert guessing.missed[0].nearest is None
    assert guessing.tally.points == 0
    assert guessing.question is not None
    assert guessing.question.number == 2


def test_each_side_has_its_own_tally() -> None:
    guessing = line().guessed(at("C7")).guessed(at("G4")).guessed(at("G3"))
    black, white = guessing.tally_of(Color.BLACK), guessing.tally_of(Color.WHITE)
    assert (black.points, black.most, black.at_once) == (10, 10, 1)
    assert (white.points, white.most, white.at_once, white.answers) == (7, 10, 0, 1)


def test_nothing_is_asked_at_the_end() -> None:
    guessing = guess_line(session("(;SZ[9])"), BOTH)
    assert guessing.is_over
    assert guessing.question is None
    assert guessing.shown() is guessing
    assert guessing.guessed(at("A1")) is guessing
    assert guessing.tries_left == 0


POINTS = st.builds(Point, st.integers(0, 8), st.integers(0, 8))


@given(st.lists(st.one_of(POINTS, st.none()), max_size=40))
def test_guessing_never_changes_the_game(guesses: list[Point | None]) -> None:
    game = session()
    cursor, revision = game.cursor, game.tree.revision
    guessing = guess_line(game, BOTH)
    for point in guesses:
        before = guessing
        guessing = guessing.shown() if point is None else guessing.guessed(point)
        assert len(guessing.answers) - len(before.answers) in (0, 1)
        assert guessing.is_over or 0 < guessing.tries_left <= guessing.tries
    tally = guessing.tally
    assert 0 <= tally.points <= tally.most
    assert tally.points == sum(guessing.tally_of(color).points for color in Color)
    assert len(guessing.missed) + sum(one.is_found for one in guessing.answers) == tally.answers
    assert (game.cursor, game.tree.revision) == (cursor, revision)
