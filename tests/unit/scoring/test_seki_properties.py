"""The properties of the analysis of seki on every board, finished or not."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Color, Point
from goboard_app.go.chains import all_chains, all_regions
from goboard_app.go.position import Position
from goboard_app.scoring.count import board_without_dead, find_taxed_territory, find_territory
from goboard_app.scoring.seki.analysis import analyse
from goboard_app.scoring.statuses import ALL_ALIVE, Statuses
from tests.support.effort import calls_of
from tests.support.seki import swapped

BLACK, WHITE = Color.BLACK, Color.WHITE


def strewn(size: BoardSize, empty: float, seed: int) -> tuple[Position, Statuses]:
    """Return random stones, those without liberties taken off, some of the chains dead."""
    chance = Random(seed)
    stones = bytes(0 if chance.random() < empty else chance.choice((1, 2)) for _ in size)
    position = Position(size, stones)
    stuck = [p for c in all_chains(position) if not c.liberties for p in c.stones]
    position = position.with_setup(empty=stuck)
    dead = [c.stones for c in all_chains(position) if chance.random() < 0.15]
    return position, Statuses(dead=frozenset().union(*dead))


boards = st.builds(
    strewn,
    st.builds(BoardSize, st.integers(1, 11), st.integers(1, 11)),
    st.sampled_from([0.1, 0.2, 0.35, 0.5]),
    st.integers(0, 2**32),
)


@given(boards)
def test_the_analysis_knows_no_color(board: tuple[Position, Statuses]) -> None:
    position, statuses = board
    other = position.with_setup(position.points(WHITE), position.points(BLACK))
    here, there = analyse(position, statuses), analyse(other, statuses)
    same = frozenset((e.point, e.color, e.reason) for e in there.excluded)
    assert swapped(here) == (there.black, there.white, same)
    assert here.stones_in_seki == there.stones_in_seki


@given(boards, st.sampled_from(["turned", "mirrored"]))
def test_the_analysis_knows_no_direction(board: tuple[Position, Statuses], how: str) -> None:
    position, statuses = board
    size = position.size
    image = BoardSize(size.rows, size.columns) if how == "turned" else size

    def moved(point: Point) -> Point:
        if how == "turned":
            return Point(size.rows - 1 - point.row, point.col)
        return Point(size.columns - 1 - point.col, point.row)

    def all_moved(points: frozenset[Point]) -> frozenset[Point]:
        return frozenset(moved(point) for point in points)

    black, white = (all_moved(position.points(color)) for color in (BLACK, WHITE))
    there = analyse(Position.empty(image).with_setup(black, white), Statuses(dead=all_moved(statuses.dead)))
    here = analyse(position, statuses)
    assert (all_moved(here.black), all_moved(here.white)) == (there.black, there.white)
    assert frozenset((moved(e.point), e.color, e.reason) for e in here.excluded) == frozenset(
        (e.point, e.color, e.reason) for e in there.excluded
    )


@given(boards)
def test_nothing_counts_that_is_not_surrounded(board: tuple[Position, Statuses]) -> None:
    position, statuses = board
    plain, found = find_territory(position, statuses), analyse(position, statuses)
    assert found.black <= plain.black
    assert found.white <= plain.white


@given(boards)
def test_every_surrounded_point_counts_or_has_a_reason(board: tuple[Position, Statuses]) -> None:
    position, statuses = board
    plain, found = find_territory(position, statuses), analyse(position, statuses)
    for color in (BLACK, WHITE):
        excluded = frozenset(e.point for e in found.excluded if e.color is color)
        assert plain.of(color) <= found.of(color) | excluded
        assert not found.of(color) & excluded


@given(boards)
def test_every_empty_point_is_in_one_part_of_the_territory(
    board: tuple[Position, Statuses],
) -> None:
    position, statuses = board
    found = find_taxed_territory(position, statuses)
    parts = [found.black, found.white, found.neutral, found.seki_black, found.seki_white]
    empty = board_without_dead(position, statuses).points(None)
    assert sum(len(part) for part in parts) == len(empty)
    assert frozenset().union(*parts) == empty


@given(boards)
def test_unconditionally_alive_groups_are_not_in_seki(
    board: tuple[Position, Statuses],
) -> None:
    position, statuses = board
    found = analyse(position, statuses)
    standing = board_without_dead(position, statuses)
    for color in (BLACK, WHITE):
        assert not unconditionally_alive(standing, color) & found.stones_in_seki


def unconditionally_alive(board: Position, color: Color) -> frozenset[Point]:
    """Return the chains with two eyes each by Benson's theorem, eyes being regions without any stone."""
    chains = [chain for chain in all_chains(board) if chain.color is color]
    regions = [region.points for region in all_regions(board) if region.owner is color]
    touching = {points: {c for c in chains if c.liberties & points} for points in regions}
    while True:
        kept = [
            chain
            for chain in chains
            if sum(chain in near and points <= chain.liberties for points, near in touching.items()) >= 2
        ]
        touching = {points: near for points, near in touching.items() if near <= set(kept)}
        if kept == chains:
            return frozenset(point for chain in chains for point in chain.stones)
        chains = kept


@pytest.mark.parametrize("empty", [0.05, 0.5, 0.95])
def test_the_work_grows_no_faster_than_the_board(empty: float) -> None:
    half, whole = (calls_of(partial(analyse, *strewn(BoardSize.square(side), empty, seed=7))) for side in (26, 52))
    assert whole < 4.5 * half, "four times as many points"


def test_the_largest_board_half_empty() -> None:
    size = BoardSize.square(52)
    black, white = ([Point(col, row) for row in range(52)] for col in (25, 26))
    position = Position.empty(size).with_setup(black, white)
    found = analyse(position, ALL_ALIVE)
    assert (len(found.black), len(found.white)) == (25 * 52, 25 * 52)
