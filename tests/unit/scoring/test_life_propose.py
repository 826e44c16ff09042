"""propose as a whole: the same again, called off, on any board."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Point
from goboard_app.go.position import Position
from goboard_app.scoring.life.propose import propose
from goboard_app.scoring.proposal import CalledOff, GroupJudgement, Life, Proposal, Reason
from tests.support.closed import below_white, between, eye_space, mirrored, proposed
from tests.support.effort import calls_of

RABBITY = eye_space([(0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (1, 2)], [(1, 1)])
SEKI = below_white("XXXXXXOOO", ".OOO.XOOO", "OOOOXXOOO")
RACE = between("OOOOXO..X", "OOO.XO..X", "OOO..O.XX")
BOARDS = [RABBITY, SEKI, RACE, below_white("XXXXOOOOO", "X.XO.OOOO", "XX.XOOOOO")]
CLEAR = 0.8


class Log:
    """A watch that keeps its reports, and cancels after a number of questions."""

    def __init__(self, patience: int | None = None) -> None:
        self.parts: list[float] = []
        self.places: set[Point] = set()
        self.questions = 0
        self._patience = patience

    def told(self, point: Point | None, done: float) -> None:
        self.parts.append(done)
        if point is not None:
            self.places.add(point)

    def is_called_off(self) -> bool:
        self.questions += 1
        return self._patience is not None and self.questions > self._patience


@pytest.mark.parametrize("position", BOARDS)
def test_the_same_position_gets_the_same_proposal(position: Position) -> None:
    assert propose(position) == proposed(position)


def test_the_turn_and_prisoners_make_no_difference() -> None:
    other = Position(RACE.size, RACE.stones, RACE.to_move.opponent, 5, 7)
    assert propose(other) == proposed(RACE)


@pytest.mark.parametrize("position", BOARDS)
def test_being_watched_makes_no_difference(position: Position) -> None:
    assert propose(position, Log()) == proposed(position)


@pytest.mark.parametrize("position", [SEKI, RACE, RABBITY])
def test_exchanged_colors_exchange_the_lives(position: Position) -> None:
    def lives(groups: tuple[GroupJudgement, ...]) -> set[tuple[frozenset[Point], Life]]:
        return {(group.stones, group.life) for group in groups if group.confidence >= CLEAR}

    assert lives(proposed(position).groups) == lives(proposed(mirrored(position)).groups)


def test_progress_never_goes_back() -> None:
    log = Log()
    propose(RABBITY, log)
    assert log.parts == sorted(log.parts)
    assert len(set(log.parts)) > 10
    assert 0 <= log.parts[0] <= log.parts[-1] <= 1
    assert log.places <= {p for p in RABBITY.size if RABBITY.at(p) is not None}


def test_called_off_at_once() -> None:
    log = Log(patience=0)
    with pytest.raises(CalledOff):
        propose(RABBITY, log)
    assert len(log.parts) <= 2


@pytest.mark.parametrize("position", BOARDS)
def test_called_off_anywhere(position: Position) -> None:
    whole = Log()
    propose(position, whole)
    for patience in range(0, whole.questions, max(1, whole.questions // 8)):
        log = Log(patience)
        with pytest.raises(CalledOff):
            propose(position, log)
        assert log.questions <= patience + 4, "it stops soon"


def check(position: Position, found: Proposal) -> None:
    """Check the properties that every proposal has."""
    stones = [(stone, group.color) for group in found.groups for stone in group.stones]
    assert len(stones) == len(set(stones))
    assert set(stones) == {(p, c) for p in position.size if (c := position.at(p)) is not None}
    assert all(position.at(point) is None for point in found.dame)
    for group in found.groups:
        assert 0 <= group.confidence <= 1
        assert (group.confidence == 1) is (group.reason is Reason.UNCONDITIONAL)
        assert group.leaning is not Life.UNCLEAR
        assert group.life in (Life.UNCLEAR, group.leaning)
    for needed in found.needed:
        assert position.at(needed.point) is None


def scattered(size: BoardSize, seed: int, rows: int | None = None) -> Position:
    """Return stones at random, on the first rows alone if their number is given; chains may lack liberties."""
    chance = Random(seed)
    density = chance.choice([0.2, 0.5, 0.7, 0.9, 1])
    return Position(
        size,
        bytes(
            chance.choice([1, 2]) if point.row < (rows or size.rows) and chance.random() < density else 0
            for point in size
        ),
    )


@given(st.builds(BoardSize, st.integers(1, 7), st.integers(1, 7)), st.integers(0, 2**32))
def test_any_board_gets_a_proposal(size: BoardSize, seed: int) -> None:
    position = scattered(size, seed)
    check(position, propose(position))


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (1, 5), (5, 1), (2, 7), (7, 2), (52, 1)])
@pytest.mark.parametrize("filling", [0, 1, 2])
def test_narrow_boards(columns: int, rows: int, filling: int) -> None:
    size = BoardSize(columns, rows)
    whole = Position(size, bytes([filling] * size.area))
    check(whole, propose(whole))
    one = Position(size, bytes([filling] + [0] * (size.area - 1)))
    check(one, propose(one))


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_a_huge_board_half_empty_takes_no_more_work_than_it_may(seed: int) -> None:
    position = scattered(BoardSize.square(52), seed, rows=26)
    found: list[Proposal] = []
    calls = calls_of(lambda: found.append(propose(position)))
    assert calls < 4_000_000, "some two seconds; it would be minutes if each group were read alone"
    check(position, found[0])
    assert not found[0].is_finished
