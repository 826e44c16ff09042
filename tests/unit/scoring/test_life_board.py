"""QuickBoard agrees with Position and the rules, move by move."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Color, Pass, Play, Point, parse_point
from goboard_app.go.chains import all_chains
from goboard_app.go.position import CODES, Position, parse_diagram
from goboard_app.rules.catalogue import CHINESE
from goboard_app.rules.legality import legal_points
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import KoRule, Suicide
from goboard_app.scoring.life.board import QuickBoard

RULES = replace(CHINESE, ko=KoRule.SIMPLE, suicide=Suicide.NONE)
sizes = st.builds(BoardSize, st.integers(3, 9), st.integers(3, 9))
seeds = st.integers(0, 2**32)


class Pair:
    """A game on both boards at once, in which every move is compared."""

    def __init__(self, size: BoardSize) -> None:
        self.position = Position.empty(size)
        self.history = History.starting_at(self.position)
        self.board = QuickBoard.of(self.position)

    def legal(self) -> list[Point]:
        """Return the points where the rules allow the side to move to play."""
        return sorted(legal_points(self.position, self.history, RULES))

    def play(self, point: Point | None) -> None:
        """Play on both boards; None is a pass."""
        own = self.position.to_move
        if point is None:
            self.position = self.position.after(Pass(own))
            self.board.ko = -1
        else:
            outcome = self.position.play(Play(own, point))
            size = self.position.size
            taken = self.board.play(size.index(point), CODES[own])
            assert {size.point(at) for at in taken} == outcome.captured
            self.position = outcome.position
        state = BoardState.of_move(self.position, own, point is None)
        self.history = self.history.extended(state)


def chains_of(board: QuickBoard, size: BoardSize) -> set[tuple[frozenset[Point], frozenset[Point]]]:
    assert all(board.head[stone] == head for head in board.stones for stone in board.stones[head])
    return {
        (
            frozenset(size.point(at) for at in board.stones[head]),
            frozenset(size.point(at) for at in board.libs[head]),
        )
        for head in board.stones
    }


def random_game(size: BoardSize, seed: int) -> Pair:
    """Return a game of random moves, captures and kos among them, as long as a board of this size holds."""
    chance = Random(seed)
    pair = Pair(size)
    for _ in range(chance.randrange(2 * size.area)):
        free = pair.legal()
        pair.play(chance.choice(free) if free and chance.random() > 0.05 else None)
        assert bytes(pair.board.color) == pair.position.stones
    return pair


@given(sizes, seeds)
def test_stones_chains_and_liberties_are_those_of_the_position(size: BoardSize, seed: int) -> None:
    pair = random_game(size, seed)
    known = {(chain.stones, chain.liberties) for chain in all_chains(pair.position)}
    assert chains_of(pair.board, size) == known
    assert chains_of(QuickBoard.of(pair.position), size) == known


@given(sizes, seeds)
def test_legal_moves_are_those_of_the_rules(size: BoardSize, seed: int) -> None:
    pair = random_game(size, seed)
    own = CODES[pair.position.to_move]
    quick = {point for point in size if pair.board.is_legal(size.index(point), own)}
    assert quick == set(pair.legal())


@given(sizes, seeds)
def test_the_previewed_board_equals_the_played_one(size: BoardSize, seed: int) -> None:
    pair = random_game(size, seed)
    own = CODES[pair.position.to_move]
    for point in pair.legal():
        at = size.index(point)
        free, stones, captured = pair.board.liberties_after(at, own)
        after = pair.board.copy()
        taken = after.play(at, own)
        chain = after.head[at]
        assert (stones, captured) == (len(after.stones[chain]), len(taken))
        assert free == len(after.libs[chain]) if not taken else free >= 1


@given(sizes, seeds)
def test_a_copy_is_a_board_of_its_own(size: BoardSize, seed: int) -> None:
    pair = random_game(size, seed)
    before = chains_of(pair.board, size), pair.board.color[:]
    own = CODES[pair.position.to_move]
    for point in pair.legal():
        pair.board.copy().play(size.index(point), own)
    assert (chains_of(pair.board, size), pair.board.color) == before


KO = """
. X O . .
X . X O .
. X O . .
. . . . ."""


def test_a_ko_may_not_be_taken_back_at_once() -> None:
    position = parse_diagram(KO, Color.WHITE)
    at = {name: position.size.index(parse_point(name, position.size)) for name in ("B3", "C3")}
    board = QuickBoard.of(position)
    assert board.play(at["B3"], CODES[Color.WHITE]) == (at["C3"],)
    assert board.ko == at["C3"]
    assert not board.is_legal(at["C3"], CODES[Color.BLACK])
    board.play(0, CODES[Color.BLACK])
    assert board.ko == -1


def test_two_stones_may_be_taken_back_by_one() -> None:
    board = QuickBoard.of(parse_diagram("O X X .\nX O O X\n. . . ."))
    board.play(3, CODES[Color.WHITE])
    assert board.ko == -1


@pytest.mark.parametrize(
    ("diagram", "is_eye"),
    [
        (". X .\nX . X\n. X .", True),
        ("O X .\nX . X\n. X .", True),
        ("O X .\nX . X\n. X O", False),
        ("X . X\nX X X\n. . .", True),
        ("X . X\nO X X\n. . .", False),
        (". X .\nX . .\n. X .", False),
    ],
)
def test_an_eye_is_false_with_two_corners_lost_or_one_at_the_edge(diagram: str, is_eye: bool) -> None:
    board = QuickBoard.of(parse_diagram(diagram))
    at = 4 if not board.color[4] else 1
    assert board.is_eye(at, CODES[Color.BLACK]) is is_eye


def test_chains_without_liberties_stay_until_they_are_touched() -> None:
    board = QuickBoard.of(parse_diagram("X O\nO X"))
    assert set(map(len, board.libs.values())) == {0}
    assert len(board.stones) == 4
