"""FairHandicap: the handicap at which two players win equally often, estimated from their games.

The model is that of Bradley and Terry (Biometrika 39, 1952), which Elo's ratings rest on: the
logarithm of the better player's odds grows evenly with the difference in strength, to which handicap
and komi add. Strength is measured in ranks, such as the difference of 5 kyu and 4 kyu: a rank is
one handicap stone on 19x19. On a smaller board a stone weighs more, in the proportion of the
areas: four to five ranks on 9x9, two on 13x13, as in players' tables.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from goboard_app.go.board import BoardSize, Color
from goboard_app.library.players_book import PlayedGame, PlayersBook

_RANK = re.compile(r"(\d{1,2})\s*(k|kyu|d|dan)", re.ASCII)
# Ranks go from 30 kyu to 9 dan; other numbers in a record are no ranks.
_LOWEST_KYU, _HIGHEST_DAN = 30, 9
# The points of a 19x19 board, on which a rank is one stone.
_RANK_AREA = 361
# The logarithm of the odds that one rank makes: three wins in five games, as among players of middle strength.
_RANK_ODDS = 0.45
# The spread of strength assumed before any game: within some ten ranks.
_PRIOR_RANKS = 6.0
# Moving first is worth half a stone, which an even komi makes up for.
_EVEN_KOMI = 7
_STONE_POINTS = 14
# Limits of Newton's method: its steps, the halvings of one step, and the step that is small enough.
_ROUNDS = 100
_HALVINGS = 30
_CLOSE_ENOUGH = 1e-9
# The rest of the conjugate gradients, as a part of the one at the beginning.
_SMALL_REST = 1e-12
_MOST_ODDS = 200.0
FEWEST_GAMES = 3
"""The least number of games, of the two players and of opponents in between, for an estimate."""
# The widest spread, in stones, that still gives an estimate.
_WIDEST = 5.0


class FairHandicap(NamedTuple):
    """The handicap that `giver` should give `taker` on a board of some size.

    `stones` is the number of handicap stones: 0 for an even game with komi, 1 for one in which
    Black only moves first, without komi. With a probability of two thirds it lies between
    `least` and `most`. `games` are those between the two, `others` those by way of other players;
    without any, it follows from their ranks.
    """

    giver: str
    taker: str
    stones: int
    least: int
    most: int
    games: int
    others: int


def fair_handicap(book: PlayersBook, one: str, other: str, size: BoardSize) -> FairHandicap | None:
    """Return the handicap of two players of the book, by their names there.

    None where too little is known: the two are not linked by games, there are too few of them, or
    the estimate is too uncertain.
    """
    games = [game for game in book.games if not game.goal]
    linked = _linked(games, one)
    if other not in linked or one == other:
        return None
    # Other games have no bearing on these two players.
    games = [game for game in games if game.black in linked]
    between = sum({game.black, game.white} == {one, other} for game in games)
    if len(games) < FEWEST_GAMES:
        return None
    difference, error = _difference(games, sorted(linked), one, other)
    giver, taker = (one, other) if difference >= 0 else (other, one)
    stone = _RANK_AREA / size.area
    # An even game makes up for half a stone: one stone is a game without komi.
    stones, spread = abs(difference) / stone, error / stone
    if spread > _WIDEST:
        return None
    return FairHandicap(
        giver,
        taker,
        _as_handicap(stones),
        _as_handicap(max(0.0, stones - spread)),
        _as_handicap(stones + spread),
        between,
        len(games) - between,
    )


def handicap_by_ranks(one: str, other: str, ranks: tuple[str, str], size: BoardSize) -> FairHandicap | None:
    """Return the handicap of two players by their ranks, such as 5k and 2d, by custom one stone a rank on 19x19.

    None if a rank cannot be read, and for players of about the same rank.
    """
    steps = [_rank_step(rank) for rank in ranks]
    if steps[0] is None or steps[1] is None:
        return None
    ahead = steps[0] - steps[1]
    stones = math.floor(abs(ahead) * size.area / _RANK_AREA + 0.5)
    giver, taker = (one, other) if ahead > 0 else (other, one)
    return FairHandicap(giver, taker, stones, stones, stones, 0, 0) if stones else None


def _rank_step(rank: str) -> int | None:
    """Return the place of a rank on a scale on which 1 kyu is 0 and 1 dan is 1; None if it is none."""
    found = _RANK.fullmatch(rank.strip().casefold())
    if found is None:
        return None
    number = int(found[1])
    is_kyu = found[2].startswith("k")
    if not 1 <= number <= (_LOWEST_KYU if is_kyu else _HIGHEST_DAN):
        return None
    return 1 - number if is_kyu else number


def _as_handicap(stones: float) -> int:
    """Return the nearest handicap: without komi Black is ahead by half a stone, with two stones by one and a half."""
    return 0 if stones < 0.25 else math.floor(stones) + 1


def advantage(handicap: int, komi: Fraction) -> float:
    """Return Black's lead in stones before the first move."""
    return max(handicap - 1, 0) + float((_EVEN_KOMI - komi) / _STONE_POINTS)


def _linked(games: Iterable[PlayedGame], name: str) -> set[str]:
    """Return all players linked to this one by games, directly or through others, and the player."""
    met: dict[str, set[str]] = {}
    for game in games:
        met.setdefault(game.black, set()).add(game.white)
        met.setdefault(game.white, set()).add(game.black)
    found, waiting = {name}, [name]
    while waiting:
        fresh = met.get(waiting.pop(), set()) - found
        found |= fresh
        waiting.extend(fresh)
    return found


def _difference(games: Sequence[PlayedGame], names: Sequence[str], one: str, other: str) -> tuple[float, float]:
    """Return by how many ranks `one` is the better player, and the standard error.

    Newton's method gives the most likely strengths; the curvature of the likelihood gives the errors.
    """
    place = {name: number for number, name in enumerate(names)}
    rows = [_row(game, place) for game in games]
    strengths = [0.0] * len(names)
    for _round in range(_ROUNDS):
        slope, curve = _derivatives(rows, strengths)
        # Newton's step; `curve` has the opposite sign, so that it is positive definite.
        step = _solved(curve, slope)
        if max(map(abs, step)) < _CLOSE_ENOUGH:
            break
        there = _uphill(rows, strengths, step)
        if there == strengths:
            # The limit of floating point: no part of the step leads higher.
            break
        strengths = there
    _slope, curve = _derivatives(rows, strengths)
    contrast = [0.0] * len(names)
    # The variance of a difference is c' H^-1 c with c = (1, -1), as the curvature H is the inverse covariance.
    contrast[place[one]], contrast[place[other]] = 1.0, -1.0
    spread = _solved(curve, contrast)
    variance = spread[place[one]] - spread[place[other]]
    # Rounding may make a variance near 0 negative.
    return strengths[place[one]] - strengths[place[other]], math.sqrt(max(0.0, variance))


class _Observation(NamedTuple):
    """One game: the places of the players, Black's lead in ranks, Black's share of the win."""

    black: int
    white: int
    ahead: float
    share: float


def _row(game: PlayedGame, place: dict[str, int]) -> _Observation:
    share = 0.5 if game.winner is None else float(game.winner is Color.BLACK)
    ahead = advantage(game.handicap, game.komi) * _RANK_AREA / game.size.area
    return _Observation(place[game.black], place[game.white], ahead, share)


def _uphill(rows: Sequence[_Observation], strengths: Sequence[float], step: Sequence[float]) -> list[float]:
    """Return the strengths after a step, or after the part of it that leads uphill.

    Far from the top the curve is flat, and a whole step would lead beyond it.
    """
    here, scale = _likelihood(rows, strengths), 1.0
    for _halving in range(_HALVINGS):
        there = [value + scale * by for value, by in zip(strengths, step, strict=True)]
        if _likelihood(rows, there) >= here:
            return there
        scale /= 2
    return list(strengths)


def _likelihood(rows: Sequence[_Observation], strengths: Sequence[float]) -> float:
    """Return the logarithm of the likelihood of these results and of these strengths before any game."""
    found = -sum(value**2 for value in strengths) / (2 * _PRIOR_RANKS**2)
    for row in rows:
        odds = _odds(row, strengths)
        found += row.share * odds - math.log1p(math.exp(odds))
    return found


def _odds(row: _Observation, strengths: Sequence[float]) -> float:
    """Return the logarithm of Black's odds, limited so that its exponential does not overflow."""
    odds = _RANK_ODDS * (strengths[row.black] - strengths[row.white] + row.ahead)
    # math.exp overflows from about 709.
    return max(-_MOST_ODDS, min(_MOST_ODDS, odds))


class _Curve(NamedTuple):
    """A sparse symmetric matrix.

    `pairs` are the entries beside the diagonal, each once, as two places and a value.
    """

    diagonal: Sequence[float]
    pairs: Sequence[tuple[int, int, float]]

    def times(self, vector: Sequence[float]) -> list[float]:
        """Return the product with a vector."""
        found = [value * by for value, by in zip(self.diagonal, vector, strict=True)]
        for line, column, value in self.pairs:
            found[line] += value * vector[column]
            found[column] += value * vector[line]
        return found


def _derivatives(rows: Sequence[_Observation], strengths: Sequence[float]) -> tuple[list[float], _Curve]:
    """Return the first derivatives of the log likelihood, and the second ones with the opposite sign."""
    tightness = 1 / _PRIOR_RANKS**2
    slope = [-value * tightness for value in strengths]
    diagonal = [tightness] * len(strengths)
    beside: dict[tuple[int, int], float] = {}
    for row in rows:
        black, white = row.black, row.white
        chance = 1 / (1 + math.exp(-_odds(row, strengths)))
        pull = _RANK_ODDS * (row.share - chance)
        slope[black] += pull
        slope[white] -= pull
        weight = _RANK_ODDS**2 * chance * (1 - chance)
        diagonal[black] += weight
        diagonal[white] += weight
        pair = (black, white) if black < white else (white, black)
        beside[pair] = beside.get(pair, 0.0) - weight
    return slope, _Curve(diagonal, [(*pair, value) for pair, value in beside.items()])


def _solved(matrix: _Curve, right: Sequence[float]) -> list[float]:
    """Return the x of `matrix` x = `right`, for a positive definite matrix, by conjugate gradients.

    Few pairs of players have met: elimination, which fills the matrix, takes seconds for a club.
    """
    found, rest = [0.0] * len(right), list(right)
    # Divided by the diagonal (Jacobi's preconditioner), the steps converge sooner.
    eased = [value / by for value, by in zip(rest, matrix.diagonal, strict=True)]
    way, size = eased, _dot(rest, eased)
    least = size * _SMALL_REST**2
    # Exact arithmetic needs as many rounds as there are unknowns; rounding may add some.
    for _round in range(2 * len(right)):
        if size <= least:
            break
        ahead = matrix.times(way)
        part = size / _dot(way, ahead)
        found = [value + part * by for value, by in zip(found, way, strict=True)]
        rest = [value - part * by for value, by in zip(rest, ahead, strict=True)]
        eased = [value / by for value, by in zip(rest, matrix.diagonal, strict=True)]
        before, size = size, _dot(rest, eased)
        way = [value + size / before * by for value, by in zip(eased, way, strict=True)]
    return found


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(left * right for left, right in zip(one, other, strict=True))
