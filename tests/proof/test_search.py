"""The bits play as the program's rules do, and the search knows the standard results."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_app.go.board import Color, Play
from goboard_app.go.position import Position
from goboard_app.lessons.proof.bits import State, all_points, bit, each
from goboard_app.rules.catalogue import by_name
from goboard_app.rules.legality import judge
from goboard_app.rules.repetition import BoardState as Past
from goboard_app.rules.repetition import History
from tests.proof.problem import FULL as SIZE
from tests.proof.problem import Asked, Posed, point_of

JAPANESE = by_name("Japanese")


def posed(rows: str, asked: Asked, stones: str, area: str, depth: int, also: str = "") -> Posed:
    """Return a question about a board, Black to move."""
    return Posed("test", 1, "test", Color.BLACK, asked, rows, stones, area, depth, also, area=area)


@given(st.integers(2, 9), st.integers(2, 9), st.lists(st.integers(0, 80), max_size=120))
def test_bits_play_as_the_rules_do(columns: int, rows: int, choices: list[int]) -> None:
    """The same stones and the same refusals for every move tried; ko and suicide among them."""
    size = type(SIZE)(columns, rows)
    board = all_points(columns, rows)
    position = Position.empty(size)
    history = History.starting_at(position)
    state = State(0, 0)
    assert JAPANESE is not None
    for choice in choices:
        point = size.point(choice % size.area)
        one = bit(point.col, point.row)
        color = position.to_move
        verdict = judge(position, Play(color, point), history, JAPANESE)
        is_free = not (state.own | state.other) & one
        following = state.played(one, board) if is_free and one != state.ko else None
        assert (following is not None) is verdict.is_legal
        if following is None or verdict.outcome is None:
            continue
        position, state = verdict.outcome.position, following
        history = history.extended(Past.of_move(position, color, False))
        own = {bit(p.col, p.row) for p in position.points(position.to_move)}
        other = {bit(p.col, p.row) for p in position.points(position.to_move.opponent)}
        assert (set(each(state.own)), set(each(state.other))) == (own, other)


def test_every_point_has_its_bit() -> None:
    assert [point_of(bit(p.col, p.row)) for p in SIZE] == list(SIZE)


CORNER = """
.........
.........
.........
.........
.........
.........
OOOOO....
XXXXO....
{}O....
"""


def test_two_eyes_live_and_one_dies() -> None:
    alive = posed(CORNER.format(".X.X"), Asked.SAVE, "A2", "A1 C1", 9)
    assert "pass" in alive.verdict.certain
    dead = posed(CORNER.format("..XX"), Asked.SAVE, "A2", "A1-B1", 9)
    assert not dead.verdict.with_threats


def test_three_in_a_row_depend_on_the_first_move() -> None:
    three = posed(CORNER.format("...X"), Asked.SAVE, "A2", "A1-C1", 9)
    assert three.verdict.certain == {"B1"}


def test_four_in_a_row_are_alive_as_they_are() -> None:
    rows = ".........\n" * 6 + "OOOOOO...\nXXXXXO...\n....XO...\n"
    assert "pass" in posed(rows, Asked.SAVE, "A2", "A1-D1", 11).verdict.certain


def test_bent_four_in_the_corner_is_a_ko_at_most() -> None:
    """An empty bent four: with either side first, a ko is the best the attacker gets."""
    rows = ".........\n" * 4 + "XX.......\nOOX......\n.OX......\n.OOX.....\n..OX.....\n"
    bent = posed(rows, Asked.CAPTURE, "A4", "A1-A3 B1", 9)
    assert not bent.verdict.certain
    assert bent.verdict.with_threats


def test_a_snapback_takes_more_than_it_gives() -> None:
    rows = """
    .........
    .........
    .........
    ...XX....
    ..XOOX...
    ..X..O...
    ...XOO...
    .........
    .........
    """
    assert posed(rows, Asked.CAPTURE, "D5", "D4-E4", 5).verdict.certain == {"E4"}
    assert not posed(rows, Asked.CAPTURE, "D5", "D4-E4", 1).verdict.certain


def test_a_ko_is_won_with_threats_alone() -> None:
    """The white stones are taken if Black may take the ko back, and live on if White may."""
    rows = ".........\n" * 5 + "XX.......\nOOXX.....\nXOOOX....\n...OX....\n"
    ko = posed(rows, Asked.CAPTURE, "A3", "A1-C1 A2", 9)
    assert ko.verdict.certain == frozenset()
    assert ko.verdict.with_threats == {"B1"}


def test_no_more_than_all_first_moves_are_tried() -> None:
    """A chain in atari beyond rescue: every move on the board wins."""
    rows = ".........\n" * 7 + "XX.......\nO.X......\n"
    free = 81 - 4
    assert len(posed(rows, Asked.CAPTURE, "A1", "B1 A1", 5).verdict.certain) == free + len(["pass"])


def test_a_side_stepping_stone_is_as_good_as_a_pass() -> None:
    """Moves far away from everything are tried once, and count as a pass."""
    three = posed(CORNER.format(".X.X"), Asked.SAVE, "A2", "A1 C1", 9)
    assert {"J9", "pass"} <= three.verdict.certain
