"""Boards that no game ends with: tiny, huge, full, set up by hand; and a cancelled count.

Every one of them gets an answer, in which each stone is judged once and which every ruleset can
count.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.rules.catalogue import ALL_RULESETS, CHINESE
from goboard_app.rules.legality import legal_points
from goboard_app.rules.repetition import History
from goboard_app.scoring.count import GameTerms, count
from goboard_app.scoring.filling import fill
from goboard_app.scoring.life.propose import propose
from goboard_app.scoring.proposal import CalledOff, Life, Proposal, Reason
from tests.support.closed import between
from tests.support.effort import calls_of

SIZES = [(1, 1), (1, 2), (2, 1), (2, 2), (3, 3), (1, 52), (52, 1), (2, 52), (9, 9), (52, 52)]
KINDS: dict[str, Callable[[int, int], int]] = {
    "all black": lambda x, y: 1,
    "all white": lambda x, y: 2,
    "by turns": lambda x, y: 1 + (x + y) % 2,
    "in rows": lambda x, y: 1 + y % 2,
}
# The first of the rulesets that count a board in the same way; no komi and no passes are counted here.
COUNTED = tuple({(each.scoring, each.also, each.tax): each for each in reversed(ALL_RULESETS)}.values())
FULL = [(columns, rows, kind) for columns, rows in SIZES for kind in KINDS]


def board(columns: int, rows: int, stone: Callable[[int, int], int]) -> Position:
    """Return a board whose stones are given by column and row: 0 empty, 1 black, 2 white."""
    stones = bytes(stone(x, y) for y in range(rows) for x in range(columns))
    return Position(BoardSize(columns, rows), stones)


def thrown(columns: int, rows: int, empty: float, seed: int) -> Position:
    """Return a board of stones by chance; many of their chains have no liberty."""
    chance = Random(seed)
    return board(columns, rows, lambda x, y: 0 if chance.random() < empty else chance.choice((1, 2)))


def check(position: Position, found: Proposal) -> None:
    """Check that each stone is judged once, and that all rulesets can count the answer."""
    judged = sorted(point for group in found.groups for point in group.stones)
    assert judged == sorted(point for point in position.size if position.at(point) is not None)
    for group in found.groups:
        assert {position.at(point) for point in group.stones} == {group.color}
        assert 0 <= group.confidence <= 1
        assert group.leaning is not Life.UNCLEAR
    empty = position.points(None)
    assert found.dame <= empty
    entered = frozenset[Point]().union(*(each.points for each in found.openings))
    assert entered <= empty | found.statuses().dead, "dead stones are off when a border is crossed"
    for ruleset in COUNTED:
        counted = count(position, found.statuses(), ruleset, GameTerms())
        assert abs(counted.margin) <= 2 * position.size.area


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_an_empty_board_is_not_finished(columns: int, rows: int) -> None:
    position = board(columns, rows, lambda x, y: 0)
    found = propose(position)
    check(position, found)
    assert (found.groups, found.openings, found.is_finished) == ((), (), False)


@pytest.mark.parametrize(("columns", "rows", "kind"), FULL)
def test_a_full_board_is_finished(columns: int, rows: int, kind: str) -> None:
    position = board(columns, rows, KINDS[kind])
    found = propose(position)
    check(position, found)
    assert (found.openings, found.needed, found.dame) == ((), (), frozenset())
    assert found.is_finished, "there is no point left to play on"


@pytest.mark.parametrize(("columns", "rows"), SIZES)
@pytest.mark.parametrize("own", [1, 2])
def test_a_board_with_one_empty_point_is_judged(columns: int, rows: int, own: int) -> None:
    position = board(columns, rows, lambda x, y: own if x or y else 0)
    check(position, propose(position))


@pytest.mark.parametrize("empty", [0.02, 0.1, 0.3, 0.6, 0.9])
@pytest.mark.parametrize("side", [1, 2, 3, 5, 7])
def test_stones_by_chance_are_judged(side: int, empty: float) -> None:
    for seed in range(2):
        position = thrown(side + seed % 2, side, empty, seed)
        found = propose(position)
        check(position, found)
        history = History.starting_at(position)
        filling = fill(position, history, CHINESE, found, found.statuses())
        filling.after(position)


@pytest.mark.slow
@pytest.mark.parametrize("empty", [0.02, 0.1, 0.3, 0.6, 0.9])
@pytest.mark.parametrize(("columns", "rows"), [(52, 52), (1, 52), (52, 2), (19, 19)])
def test_large_boards_of_stones_by_chance_are_judged(columns: int, rows: int, empty: float) -> None:
    position = thrown(columns, rows, empty, 1)
    check(position, propose(position))


def test_a_huge_chain_in_atari_takes_no_long_search() -> None:
    """A search of 600 lines through 2,703 stones took half a minute."""
    position = board(52, 52, lambda x, y: 1 if x or y else 0)
    assert calls_of(lambda: propose(position)) < 5_000_000


# Black's chains on the right have no liberty; no legal play leads to this.
SET_UP = parse_diagram(["XO.OX", "OO.OO", ".....", "OO.OO", "XO.OX"])


def test_chains_without_liberties_are_counted_where_they_stand() -> None:
    found = propose(SET_UP)
    check(SET_UP, found)
    corner = found.at(Point(0, 0))
    assert corner is not None
    assert corner.stones == {Point(0, 0)}
    assert corner.liberties == 0


NO_MOVE = {
    "white": parse_diagram(["XX.XX", "XXXXX", "XX.XX"]),
    "black": parse_diagram([".O.", "OOO", ".O."]),
    "both": board(1, 1, lambda x, y: 0),
}


@pytest.mark.parametrize("side", NO_MOVE)
def test_a_board_on_which_a_side_has_no_legal_move_is_judged(side: str) -> None:
    position = NO_MOVE[side]
    for color in Color:
        if side in (color.name.lower(), "both"):
            mover = position.with_setup(to_move=color)
            assert not legal_points(mover, History.starting_at(mover), CHINESE)
    found = propose(position)
    check(position, found)
    assert {group.reason for group in found.groups} <= {Reason.UNCONDITIONAL}


class Impatient:
    """A watch that calls the work off at all questions but the first ones."""

    def __init__(self, patience: float = float("inf")) -> None:
        self._patience = patience
        self.questions = 0

    def told(self, point: Point | None, done: float) -> None:
        """Take no notice."""

    def is_called_off(self) -> bool:
        """Count the question."""
        self.questions += 1
        return self.questions > self._patience


CALLED_OFF = {
    "a closed corner": between("OOOOXO..X", "OOO.XO..X", "OOO..O.XX"),
    "chains without liberties": SET_UP,
    "one point": board(1, 1, lambda x, y: 1),
    "nothing": board(2, 2, lambda x, y: 0),
    "by chance": thrown(5, 5, 0.4, 2),
    "a few stones by chance": thrown(9, 9, 0.7, 2),
    "one row": thrown(1, 8, 0.3, 4),
    "a crowd": thrown(9, 9, 0.03, 1),
}
_FEW = 30
"""The most questions that may follow: not all loops end at the first."""


@pytest.mark.parametrize("name", CALLED_OFF)
def test_a_count_can_be_called_off_at_any_moment(name: str) -> None:
    position, whole = CALLED_OFF[name], Impatient()
    propose(position, whole)
    asked = whole.questions
    moments = {*range(0, asked, asked // 6), *range(asked - 3, asked)}
    for moment in moments:
        watch = Impatient(moment)
        with pytest.raises(CalledOff):
            propose(position, watch)
        assert watch.questions <= moment + _FEW


@pytest.mark.slow
@pytest.mark.parametrize("empty", [0.02, 0.1, 0.3, 0.6])
def test_a_count_of_a_large_board_can_be_called_off(empty: float) -> None:
    position, whole = thrown(19, 19, empty, 1), Impatient()
    propose(position, whole)
    for moment in range(0, whole.questions, whole.questions // 12):
        watch = Impatient(moment)
        with pytest.raises(CalledOff):
            propose(position, watch)
        assert watch.questions <= moment + _FEW
