"""A board counted again after a mark equals one counted from scratch."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Color, Point, connected
from goboard_app.go.chains import all_chains, all_regions, chain_at
from goboard_app.go.position import Position
from goboard_app.rules import catalogue
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.count import GameTerms, LivingGroup, count, find_groups
from goboard_app.scoring.explain import explain
from goboard_app.scoring.seki import connection
from goboard_app.session import counting as counts
from goboard_app.session.counting import CountingState, Reach
from tests.support.counted import Marked, boards

RULESETS = [
    catalogue.JAPANESE,
    catalogue.CHINESE,
    catalogue.CHINESE_SERVER,
    catalogue.AGA,
    catalogue.ING,
]
large = st.builds(
    lambda side, seed: _scattered(BoardSize.square(side), seed),
    st.integers(10, 24),
    st.integers(0, 2**32),
)


def forget() -> None:
    """Know nothing of any board."""
    for known in (all_chains, all_regions, connection._joints_in, connection._is_joint):
        known.cache_clear()
    counts._counted.cache_clear()
    explain.__globals__["_explained"].cache_clear()


def _scattered(size: BoardSize, seed: int) -> Position:
    chance = Random(seed)
    density = chance.choice([0.3, 0.6, 0.75])
    stones = bytes(chance.choice([1, 2]) if chance.random() < density else 0 for _ in size)
    return Position(size, stones)


def _clicked(state: CountingState, chance: Random) -> CountingState:
    point = chance.choice(list(state.position.size))
    return state.clicked(point, chance.choice(list(Reach)))


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.key)
@settings(deadline=None, max_examples=25)
@given(position=st.one_of(boards.map(lambda made: made.position), large), seed=st.integers(0, 999))
def test_a_count_after_clicks_is_the_count_from_scratch(ruleset: Ruleset, position: Position, seed: int) -> None:
    chance = Random(seed)
    state = CountingState(position, ruleset, GameTerms(Fraction(13, 2), 2))
    for _ in range(6):
        state = _clicked(state, chance)
        known = state.count()
        told = explain(position, state.statuses, known)
        forget()
        fresh = count(position, state.statuses, ruleset, state.terms)
        assert known == fresh
        assert told == explain(position, state.statuses, fresh)


@settings(deadline=None)
@given(boards)
def test_groups_are_chains_that_share_an_enclosed_area(made: Marked) -> None:
    for color in Color:
        groups = find_groups(made.position, color)
        assert set(groups) == set(_groups_by_growing(made.position, color))
        assert [min(_order(g, made.position)) for g in groups] == sorted(min(_order(g, made.position)) for g in groups)


def _order(group: LivingGroup, position: Position) -> list[int]:
    return [position.size.index(point) for point in group.stones]


def _groups_by_growing(board: Position, color: Color) -> list[LivingGroup]:
    """Return the living groups by slow growth: a group takes in its neighbours until nothing more is added."""
    regions = [r.points for r in all_regions(board) if r.owner is color]
    left = {c.stones: c.liberties for c in all_chains(board) if c.color is color}
    groups = []
    while left:
        stones, liberties = next(iter(left.items()))
        enclosed: frozenset[Point] = frozenset()
        while True:
            more = enclosed.union(*(r for r in regions if r & (liberties | enclosed)))
            joined = [own for own, free in left.items() if own <= stones or free & more]
            if more == enclosed and stones == frozenset().union(*joined):
                break
            enclosed, stones = more, stones.union(*joined)
            liberties = frozenset().union(*(left[own] for own in joined))
        groups.append(LivingGroup(color, stones, enclosed))
        left = {own: free for own, free in left.items() if not own <= stones}
    return groups


@settings(deadline=None)
@given(boards)
def test_chains_are_those_of_their_stones(made: Marked) -> None:
    position = made.position
    for chain in all_chains(position):
        assert all(chain_at(position, stone) == chain for stone in chain.stones)
    stones = [point for chain in all_chains(position) for point in chain.stones]
    assert sorted(stones) == sorted(set(position.size) - position.points(None))
    assert [r.points for r in all_regions(position)] == connected(position.points(None), position.size)


def test_a_click_on_a_large_board_judges_few_rows_again() -> None:
    position = _scattered(BoardSize.square(52), 7)
    state = CountingState(position, catalogue.JAPANESE, GameTerms())
    single = next(c for c in all_chains(position) if len(c.stones) == 1)
    state.count()
    before = connection._joints_in.cache_info().misses
    state.clicked(min(single.stones), Reach.CHAIN).count()
    assert connection._joints_in.cache_info().misses - before <= 3


def test_a_board_is_cut_into_chains_once_for_all_callers() -> None:
    position = _scattered(BoardSize.square(19), 8)
    state = CountingState(position, catalogue.JAPANESE, GameTerms())
    forget()
    explain(position, state.statuses, state.count())
    assert all_chains.cache_info().misses <= 1
    assert all_regions.cache_info().misses <= 1
