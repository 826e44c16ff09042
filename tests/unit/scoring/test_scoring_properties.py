"""The relations between the ways to count, for random finished games."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Color, Move, Pass, Play, Point
from goboard_app.go.chains import all_chains
from goboard_app.go.position import Position
from goboard_app.rules.catalogue import AGA, CHINESE, SIMPLE_TERRITORY
from goboard_app.rules.ending import EndingState, after_agreement, bonus_points, ending_after
from goboard_app.rules.legality import legal_points
from goboard_app.rules.repetition import BoardState, History
from goboard_app.scoring.count import Count, GameTerms, count, find_territory
from goboard_app.scoring.statuses import ALL_ALIVE, Statuses

BLACK, WHITE = Color.BLACK, Color.WHITE


@dataclass(frozen=True)
class Finished:
    """A random game under AGA rules that ended with two passes."""

    position: Position
    moves: tuple[Move, ...]
    first: Color
    handicap: int

    @property
    def end(self) -> EndingState:
        """Return the agreed end, with the pass that White owes if Black made the last one."""
        return after_agreement(ending_after(self.moves, AGA, self.first), AGA)

    def plays(self, color: Color) -> int:
        """Return the number of stones this side has put on the board, handicap stones included."""
        given_first = self.handicap if color is BLACK else 0
        return given_first + sum(not m.is_pass for m in self.moves if m.color is color)


def finish(size: BoardSize, length: int, handicap: int, seed: int) -> Finished:
    """Play `length` random moves, then pass until two passes stop the game."""
    chance = Random(seed)
    stones = chance.sample(list(size), handicap)
    position = Position.empty(size, WHITE if handicap else BLACK).with_setup(black=stones)
    first, history = position.to_move, History.starting_at(position)
    moves: list[Move] = []
    while len(moves) < length or not all(move.is_pass for move in moves[-2:]):
        free = sorted(legal_points(position, history, AGA)) if len(moves) < length else []
        move = _chosen(position.to_move, free, chance)
        moves.append(move)
        position = position.after(move)
        history = history.extended(BoardState.of_move(position, move.color, move.is_pass))
    return Finished(position, tuple(moves), first, handicap)


def _chosen(color: Color, free: list[Point], chance: Random) -> Move:
    if not free or chance.random() < 0.05:
        return Pass(color)
    return Play(color, chance.choice(free))


games = st.builds(
    finish,
    st.builds(BoardSize, st.integers(3, 7), st.integers(3, 7)),
    st.integers(2, 60),
    st.sampled_from([0, 0, 2, 3, 5]),
    st.integers(0, 2**32),
)


def by_area_and_territory(game: Finished, statuses: Statuses) -> tuple[Count, Count]:
    """Return the same position under a plain area and a plain territory ruleset, without komi."""
    ways = (CHINESE, SIMPLE_TERRITORY)
    area, territory = (count(game.position, statuses, way, GameTerms()) for way in ways)
    return area, territory


@given(games)
def test_aga_area_and_territory_counts_agree(game: Finished) -> None:
    """Area less the bonus is territory with pass stones, since White makes the last move."""
    end = game.end
    terms = GameTerms(Fraction(15, 2), game.handicap, end.passes_black, end.passes_white)
    by_area = count(game.position, ALL_ALIVE, AGA, terms)
    by_territory = count(game.position, ALL_ALIVE, AGA, terms, AGA.also)
    assert by_area.margin == by_territory.margin
    assert by_area.white.handicap_bonus == bonus_points(AGA, game.handicap)


@given(games)
def test_area_leads_territory_by_the_difference_in_plays(game: Finished) -> None:
    """Every play adds a stone to one's area or in the end a prisoner to the other's territory."""
    area, territory = by_area_and_territory(game, ALL_ALIVE)
    assert area.margin - territory.margin == game.plays(BLACK) - game.plays(WHITE)


@given(games)
def test_after_equal_passes_area_and_territory_differ_by_one_point_at_most(
    game: Finished,
) -> None:
    """Without handicap: sides move in turn, so equal passes leave Black at most one play ahead."""
    area, territory = by_area_and_territory(game, ALL_ALIVE)
    end = ending_after(game.moves, AGA, game.first)
    if end.passes_black == end.passes_white and not game.handicap:
        assert area.margin - territory.margin in (0, 1)


@given(games, st.integers(0, 2**32))
def test_dead_stones_move_both_counts_alike(game: Finished, seed: int) -> None:
    chains = all_chains(game.position)
    chance = Random(seed)
    dead = frozenset(p for c in chains if chance.random() < 0.5 for p in c.stones)
    area, territory = by_area_and_territory(game, Statuses(dead=dead))
    assert area.margin - territory.margin == game.plays(BLACK) - game.plays(WHITE)


@given(games)
def test_every_point_is_counted_once(game: Finished) -> None:
    area, _ = by_area_and_territory(game, ALL_ALIVE)
    assert area.black.on_board + area.white.on_board + area.neutral == game.position.size.area


@given(games)
def test_colors_may_be_swapped(game: Finished) -> None:
    position = game.position
    swapped = position.with_setup(position.points(WHITE), position.points(BLACK))
    here, there = (find_territory(each, ALL_ALIVE) for each in (position, swapped))
    assert (here.black, here.white) == (there.white, there.black)
