"""Random games on small boards against the slow reference: boards, verdicts, prisoners, areas."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Color, Pass, Play, Point
from goboard_app.go.chains import all_chains, chain_at
from goboard_app.go.position import Position
from goboard_app.rules.catalogue import BASIC
from goboard_app.rules.legality import Refusal, judge, legal_by_setup
from goboard_app.rules.repetition import BoardState, History, find_cycle
from goboard_app.rules.ruleset import KoRule, Ruleset, Suicide
from goboard_app.scoring.count import GameTerms, count
from goboard_app.scoring.statuses import ALL_ALIVE
from tests.reference.slow_go import SlowGame, Spot, all_spots, area, breathing, surrounded

WORDS = {
    None: None,
    Refusal.OCCUPIED: "occupied",
    Refusal.SUICIDE: "suicide",
    Refusal.KO: "repetition",
    Refusal.SUPERKO: "repetition",
}

sizes = st.builds(BoardSize, st.integers(1, 7), st.integers(1, 7))
tiny_sizes = st.sampled_from([(2, 1), (3, 1), (2, 2), (3, 2), (2, 4), (3, 3)]).map(lambda sides: BoardSize(*sides))
rulesets = st.builds(
    lambda ko, suicide: replace(BASIC, ko=ko, suicide=suicide),
    st.sampled_from(KoRule),
    st.sampled_from(Suicide),
)
choices = st.lists(st.integers(0, 1000), min_size=20, max_size=70)


class Pair:
    """The model and the reference, playing the same game."""

    def __init__(self, size: BoardSize, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.position = Position.empty(size)
        self.history = History.starting_at(self.position)
        self.slow = SlowGame(size.columns, size.rows, ruleset.ko.value, ruleset.suicide.value)

    def play(self, move: Play | Pass) -> None:
        """Play the same move in both."""
        self.position = self.position.after(move)
        state = BoardState.of_move(self.position, move.color, move.is_pass)
        self.history = self.history.extended(state)
        if isinstance(move, Pass):
            self.slow.do_pass()
        else:
            self.slow.play((move.point.col, move.point.row))

    def step(self, choice: int) -> None:
        """Play one of the moves that the reference allows, or sometimes pass."""
        allowed = [s for s in all_spots(*self.sides) if self.slow.refusal(s) is None]
        color = self.position.to_move
        if choice % 8 == 0 or not allowed:
            self.play(Pass(color))
        else:
            self.play(Play(color, Point(*allowed[choice % len(allowed)])))

    @property
    def sides(self) -> tuple[int, int]:
        """Return the numbers of columns and rows."""
        return self.slow.width, self.slow.height

    def board(self) -> dict[Spot, str]:
        """Return the model's board in the form of the reference."""
        stones = ((p, self.position.at(p)) for p in self.position.size)
        return {(p.col, p.row): color.value for p, color in stones if color is not None}

    def verdicts(self) -> dict[Spot, str | None]:
        """Return the verdict of the model on every point."""
        color = self.position.to_move
        moves = {(p.col, p.row): Play(color, p) for p in self.position.size}
        return {
            spot: WORDS[judge(self.position, move, self.history, self.ruleset).reason] for spot, move in moves.items()
        }


def compare_game(size: BoardSize, ruleset: Ruleset, chosen: list[int]) -> None:
    """Play a game in both and compare them after every move."""
    pair = Pair(size, ruleset)
    for choice in chosen:
        assert pair.verdicts() == {s: pair.slow.refusal(s) for s in all_spots(*pair.sides)}
        pair.step(choice)
        assert pair.board() == pair.slow.board
    taken = {c.value: pair.position.prisoners(c) for c in Color}
    assert taken == pair.slow.prisoners


@given(sizes, rulesets, choices)
def test_the_same_moves_are_allowed_and_do_the_same(size: BoardSize, ruleset: Ruleset, chosen: list[int]) -> None:
    compare_game(size, ruleset, chosen)


@settings(max_examples=60)
@given(tiny_sizes, rulesets, choices)
def test_the_same_repetitions_are_forbidden_where_boards_repeat_a_lot(
    size: BoardSize, ruleset: Ruleset, chosen: list[int]
) -> None:
    compare_game(size, ruleset, chosen)


@pytest.mark.fuzz
@settings(settings.get_profile("fuzz"))
@given(sizes | tiny_sizes, rulesets, choices)
def test_long_search_for_a_game_that_differs(size: BoardSize, ruleset: Ruleset, chosen: list[int]) -> None:
    compare_game(size, ruleset, chosen)


def played(size: BoardSize, ruleset: Ruleset, chosen: list[int]) -> Pair:
    """Return a game after all its moves."""
    pair = Pair(size, ruleset)
    for choice in chosen:
        pair.step(choice)
    return pair


@given(sizes, rulesets, choices)
def test_no_chain_is_left_without_liberties(size: BoardSize, ruleset: Ruleset, chosen: list[int]) -> None:
    position = played(size, ruleset, chosen).position
    assert legal_by_setup(position)
    assert all(chain.liberties for chain in all_chains(position))


@given(sizes, rulesets, choices)
def test_liberties_are_the_same(size: BoardSize, ruleset: Ruleset, chosen: list[int]) -> None:
    pair = played(size, ruleset, chosen)
    for spot in pair.slow.board:
        chain = chain_at(pair.position, Point(*spot))
        assert chain is not None
        free = {(p.col, p.row) for p in chain.liberties}
        assert free == breathing(pair.slow.board, spot, *pair.sides)


@given(sizes, rulesets, choices)
def test_areas_and_territories_are_the_same(size: BoardSize, ruleset: Ruleset, chosen: list[int]) -> None:
    pair = played(size, ruleset, chosen)
    score = count(pair.position, ALL_ALIVE, BASIC, GameTerms())
    for color in Color:
        assert score.side(color).total == area(pair.slow.board, color.value, *pair.sides)
        own = {(p.col, p.row) for p in score.territory.of(color)}
        assert own == surrounded(pair.slow.board, color.value, *pair.sides)


@given(tiny_sizes, choices)
def test_boards_come_back_equally_often(size: BoardSize, chosen: list[int]) -> None:
    pair = played(size, replace(BASIC, ko=KoRule.SIMPLE), chosen)
    cycle = find_cycle(pair.history)
    assert (1 if cycle is None else cycle.occurrences) == pair.slow.occurrences()
