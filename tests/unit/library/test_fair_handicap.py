"""The fair handicap: the most likely one by the games of two players, shown only where it is known."""

import math
import random
from collections.abc import Sequence
from datetime import date
from fractions import Fraction
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_app.go.board import BoardSize, Color
from goboard_app.library import fair_handicap as module
from goboard_app.library.fair_handicap import advantage, fair_handicap
from goboard_app.library.players_book import PlayedGame, PlayersBook

B, W = Color.BLACK, Color.WHITE
EVEN, NONE = Fraction(7), Fraction(1, 2)
_numbers = count()


def game(black: str, white: str, winner: Color | None, stones: int = 0, size: int = 19, goal: int = 0) -> PlayedGame:
    komi = NONE if stones else EVEN
    board = BoardSize(size, size)
    day, digest = date(2026, 11, 1), str(next(_numbers))
    return PlayedGame(black, white, winner, board, min(stones, 9) if stones > 1 else 0, komi, goal, day, digest)


def book(games: Sequence[PlayedGame]) -> PlayersBook:
    return PlayersBook(games, {})


def between(games: Sequence[PlayedGame], size: int = 19) -> module.FairHandicap | None:
    return fair_handicap(book(games), "Anna", "Ben", BoardSize(size, size))


@pytest.mark.parametrize("size", [9, 13, 19])
@pytest.mark.parametrize("stones", [0, 1, 2, 3, 4])
def test_a_handicap_at_which_both_win_equally_often_is_fair(size: int, stones: int) -> None:
    games = [game("Ben", "Anna", winner, stones, size) for winner in (B, W) for _ in range(40)]
    found = between(games, size)
    assert found is not None
    assert found.stones == stones
    assert found.least <= stones <= found.most
    assert (found.games, found.others) == (80, 0)
    if stones:
        assert (found.giver, found.taker) == ("Anna", "Ben")


def test_a_stone_weighs_more_on_a_smaller_board() -> None:
    games = [game("Ben", "Anna", winner, 9, 19) for winner in (B, W) for _ in range(40)]
    large, small = between(games, 19), between(games, 9)
    assert large is not None
    assert small is not None
    # Eight and a half stones are 8.5 x 81 / 361 of a 9x9 stone: 1.9.
    assert (large.stones, small.stones) == (9, 2)


def test_more_wins_mean_more_stones_and_more_games_a_smaller_range() -> None:
    few = between([game("Ben", "Anna", W) for _ in range(4)])
    more = between([game("Ben", "Anna", W) for _ in range(12)])
    assert few is not None
    assert more is not None
    assert 0 < few.stones < more.stones
    even_few = between([game("Ben", "Anna", w, 3) for w in (B, W) for _ in range(3)])
    even_many = between([game("Ben", "Anna", w, 3) for w in (B, W) for _ in range(30)])
    assert even_few is not None
    assert even_many is not None
    assert even_few.most - even_few.least > even_many.most - even_many.least


def test_games_with_others_count_where_the_two_have_not_met() -> None:
    games = [game("Ben", "Cid", winner, 3) for winner in (B, W) for _ in range(20)]
    games += [game("Cid", "Anna", winner, 2) for winner in (B, W) for _ in range(20)]
    found = between(games)
    assert found is not None
    # 2.46 stones and 1.46 are 3.93 together: nearest to four, which is 3.46, or five with 4.46.
    assert found.stones == 4
    assert (found.giver, found.games, found.others) == ("Anna", 0, 80)


def test_players_without_a_common_opponent_are_not_compared() -> None:
    games = [game("Ben", "Cid", B) for _ in range(9)] + [game("Anna", "Dora", B) for _ in range(9)]
    assert between(games) is None
    assert fair_handicap(book(games), "Anna", "Nobody", BoardSize(9, 9)) is None


def test_two_games_are_too_few_and_capture_games_are_none() -> None:
    assert between([game("Ben", "Anna", W) for _ in range(2)]) is None
    assert between([game("Ben", "Anna", W, goal=5) for _ in range(20)]) is None


def test_a_draw_is_half_a_win() -> None:
    drawn = between([game("Ben", "Anna", None, 3) for _ in range(60)])
    assert drawn is not None
    assert drawn.stones == 3


def test_black_is_ahead_by_half_a_stone_without_komi_and_by_one_more_for_each_stone() -> None:
    assert advantage(0, Fraction(7)) == 0
    assert advantage(0, Fraction(0)) == 0.5
    assert advantage(2, Fraction(0)) == 1.5
    assert advantage(9, Fraction(0)) == 8.5
    assert advantage(0, Fraction(14)) == -0.5


_RESULTS = st.lists(
    st.tuples(st.sampled_from([B, W, None]), st.integers(0, 9), st.booleans()),
    min_size=1,
    max_size=12,
)


@given(_RESULTS)
def test_the_strengths_are_those_that_make_the_games_most_likely(
    results: list[tuple[Color | None, int, bool]],
) -> None:
    """Compared with a trial of every difference in small steps; strengths of two are opposite."""
    games = [
        game("Ben", "Anna", winner, stones) if is_ben else game("Anna", "Ben", winner, stones)
        for winner, stones, is_ben in results
    ]
    found, error = module._difference(games, ["Anna", "Ben"], "Anna", "Ben")

    def likelihood(difference: float) -> float:
        total = -2 * (difference / 2) ** 2 / (2 * module._PRIOR_RANKS**2)
        for played in games:
            side = difference if played.black == "Anna" else -difference
            odds = module._RANK_ODDS * (side + advantage(played.handicap, played.komi))
            chance = 1 / (1 + math.exp(-odds))
            share = 0.5 if played.winner is None else float(played.winner is B)
            total += share * math.log(chance) + (1 - share) * math.log(1 - chance)
        return total

    best = max((step / 50 for step in range(-1500, 1501)), key=likelihood)
    assert abs(found - best) <= 0.011
    assert 0 < error <= module._PRIOR_RANKS * math.sqrt(2) + 1e-9


@pytest.mark.parametrize("seed", range(12))
def test_a_club_is_worked_out_in_few_rounds(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The search for ratings stops where the numbers are no finer."""
    chance = random.Random(seed)
    names = [f"P{number}" for number in range(12)]
    games = []
    for _game in range(96):
        black, white = chance.sample(names, 2)
        played = game(black, white, chance.choice([B, W]))
        games.append(played._replace(komi=Fraction(13, 2)))
    rounds: list[int] = []
    worked_out = module._derivatives

    def derivatives(rows: Sequence[module._Observation], strengths: Sequence[float]) -> object:
        rounds.append(len(rows))
        return worked_out(rows, strengths)

    monkeypatch.setattr(module, "_derivatives", derivatives)
    assert fair_handicap(book(games), "P0", "P1", BoardSize(19, 19)) is not None
    assert len(rounds) < 15


@given(st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7), st.floats(0, 2)), max_size=30))
def test_equations_are_solved(pairs: list[tuple[int, int, float]]) -> None:
    diagonal = [0.03] * 8
    for line, column, weight in pairs:
        diagonal[line] += weight
        diagonal[column] += weight
    beside = [(line, column, -weight) for line, column, weight in pairs if line != column]
    matrix = module._Curve(diagonal, beside)
    wanted = [1.0, -2.0, 0.5, 0.0, 3.0, -1.5, 0.0, 2.0]
    found = module._solved(matrix, matrix.times(wanted))
    assert found == pytest.approx(wanted, abs=1e-6)
