"""A partner takes and flees, fills no eye, keeps the rules, and passes when nothing is left."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from goboard_app.engine.engine import Situation
from goboard_app.go.board import Color, Move, Pass, Play, parse_point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.partner.character import Character
from goboard_app.partner.choice import choose
from goboard_app.rules.catalogue import CHINESE, TROMP_TAYLOR
from goboard_app.rules.ruleset import Ruleset
from tests.support.closed import between
from tests.support.partners import Patient

LINES = 60
EVERYBODY = list(Character)
CLOSED = between("OOOOOXXXX", "OOOOOXXXX", "OOOOOXXXX")
ATARI = between("OOOOXXXXX", "OOO.O.XXX", "OOOOXXXXX")
DAME = between("OOOO.XXXX", "OOOOO..XX", "OOOOOXXXX")


def asked(
    character: Character,
    position: Position,
    *,
    moves: tuple[Move, ...] = (),
    ruleset: Ruleset = CHINESE,
    goal: int = 0,
    seed: int = 1,
) -> Move:
    """What a partner plays."""
    after = position
    for move in moves:
        after = after.after(move)
    situation = Situation(position, moves, after.to_move, ruleset, Fraction(7), goal=goal)
    move = choose(character, situation, Random(seed), Patient(), LINES).move
    assert isinstance(move, Play | Pass)
    return move


def played(position: Position, name: str, color: Color = Color.BLACK) -> Play:
    return Play(color, parse_point(name, position.size))


@pytest.mark.parametrize("character", EVERYBODY)
def test_three_stones_in_atari_are_taken(character: Character) -> None:
    board = parse_diagram(
        [". . . . . . .", ". . X X X . .", ". X O O O . .", ". . X X X . ."] + [". . . . . . ."] * 3
    )
    assert asked(character, board) == played(board, "F5")


@pytest.mark.parametrize("character", EVERYBODY)
def test_stones_in_atari_flee_where_they_get_away(character: Character) -> None:
    board = parse_diagram(
        [". . . . . . .", ". . O O . . .", ". O X X . . .", ". . O O . . ."] + [". . . . . . ."] * 3
    )
    assert asked(character, board) == played(board, "E5")


@pytest.mark.parametrize("character", EVERYBODY)
def test_who_has_only_eyes_left_passes(character: Character) -> None:
    board = parse_diagram(
        [". X . X O", "X X X X O", "O O O O O", ". O . O .", "O O O O O"], to_move=Color.BLACK
    )
    assert asked(character, board).is_pass


@pytest.mark.parametrize("character", EVERYBODY)
def test_a_closed_board_is_left_alone(character: Character) -> None:
    assert asked(character, CLOSED).is_pass


@pytest.mark.parametrize("character", EVERYBODY)
def test_neutral_points_are_filled_before_the_pass(character: Character) -> None:
    move = asked(character, DAME)
    assert isinstance(move, Play)
    assert move.point in {parse_point(name, DAME.size) for name in ("E3", "F2", "G2")}


@pytest.mark.parametrize("character", EVERYBODY)
def test_whoever_passed_is_not_kept_waiting_for_neutral_points(character: Character) -> None:
    assert asked(character, DAME, moves=(Pass(DAME.to_move),)).is_pass


@pytest.mark.parametrize("character", EVERYBODY)
def test_a_ko_is_not_taken_back_at_once(character: Character) -> None:
    board = parse_diagram(
        [". X O . .", "X . X O .", ". X O . .", ". . . . .", ". . . . ."], to_move=Color.WHITE
    )
    took = played(board, "B4", Color.WHITE)
    for seed in range(5):
        assert asked(character, board, moves=(took,), seed=seed) != played(board, "C4")


def test_a_superko_is_kept_by_the_ruleset() -> None:
    """In a capture game the only point but one is forbidden by the board before."""
    board = parse_diagram([". O X", "O X X", "X X ."], to_move=Color.WHITE)
    for seed in range(3):
        move = asked(Character.PUPPY, board, ruleset=TROMP_TAYLOR, goal=9, seed=seed)
        assert isinstance(move, Play)


@pytest.mark.parametrize("character", EVERYBODY)
def test_the_same_generator_gives_the_same_move(character: Character) -> None:
    board = Position.empty(CLOSED.size)
    moves = {asked(character, board, seed=seed) for seed in range(6)}
    assert len(moves) > 1
    assert asked(character, board, seed=3) == asked(character, board, seed=3)
