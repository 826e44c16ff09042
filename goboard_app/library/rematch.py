"""Rematch: the next game of the same two players, and the results of their games this evening."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from fractions import Fraction
from typing import NamedTuple

from goboard_app.clock.control import NoClock
from goboard_app.go.board import Color
from goboard_app.library.fair_handicap import FairHandicap
from goboard_app.library.players_book import folded
from goboard_app.record.game_info import info_of
from goboard_app.record.properties import setup_of
from goboard_app.record.result import parse_result
from goboard_app.record.tree import GameTree
from goboard_app.rules.ending import fixed_points, max_fixed, max_free
from goboard_app.session.capture import goal_of
from goboard_app.session.new_game import (
    NewGame,
    handicap_in,
    may_place_freely,
    proposed_komi,
    record_of,
    ruleset_of,
)
from goboard_app.session.timing import terms_of

WINS_IN_A_ROW = 3
"""The number of games won one after the other from which a handicap is proposed."""
# An evening is over after this pause, in seconds.
_PAUSE_S = 8 * 3600.0
_HALF_POINT = Fraction(1, 2)
# With less komi, in points, moving first counts as a handicap.
_EVEN_KOMI = 1
# The position does not depend on the day.
_ANY_DAY = date(2000, 1, 1)


# The next game


def terms_in(tree: GameTree) -> NewGame | None:
    """Return the choices with which the game of a record began; None if it began from another position."""
    info, size, ruleset = info_of(tree), tree.size, ruleset_of(tree).ruleset
    goal, setup = goal_of(tree) or 0, setup_of(tree.root, tree.size)
    stones = handicap_in(tree).stones
    handicap = stones if stones > 1 else 0
    komi = proposed_komi(ruleset, handicap) if goal or info.komi is None else info.komi
    is_fixed = 2 <= handicap <= max_fixed(size) and setup.black == frozenset(fixed_points(size, handicap))
    times = terms_of(tree)
    game = NewGame(
        size,
        ruleset,
        komi,
        handicap,
        is_free=handicap > 0 and not is_fixed,
        black_name=info.black_name,
        white_name=info.white_name,
        black_rank=info.black_rank,
        white_rank=info.white_rank,
        has_start_stones=not goal and bool(setup.white),
        black_time=times[Color.BLACK].control or NoClock(),
        white_time=times[Color.WHITE].control or NoClock(),
        goal=goal,
        has_cross=goal > 0 and bool(setup.white),
    )
    if not game.is_possible:
        return None
    if game.is_free:
        return None if setup.white else game
    again = record_of(game, _ANY_DAY)
    return game if setup_of(again.root, size) == setup else None


def is_even(game: NewGame) -> bool:
    """Return whether neither side has an advantage, so that the colours may be swapped."""
    if game.goal or game.handicap:
        return not game.handicap
    # Rules without komi have no other even game.
    return game.komi >= _EVEN_KOMI or proposed_komi(game.ruleset, 0) < _EVEN_KOMI


def rematch(game: NewGame) -> NewGame:
    """Return the next game: with swapped colours, or with the same handicap for the same player."""
    return swapped(game) if is_even(game) else game


def swapped(game: NewGame) -> NewGame:
    """Return the same game with the players on the other sides."""
    return replace(
        game,
        black_name=game.white_name,
        white_name=game.black_name,
        black_rank=game.white_rank,
        white_rank=game.black_rank,
        black_time=game.white_time,
        white_time=game.black_time,
    )


def with_handicap(game: NewGame, fair: FairHandicap) -> NewGame:
    """Return the game with this handicap, in which the weaker player takes Black."""
    game = swapped(game) if folded(game.black_name) == folded(fair.giver) else game
    return with_stones(game, fair.stones)


def with_stones(game: NewGame, stones: int) -> NewGame:
    """Return the game with a handicap for Black; 1 means the first move with a komi of half a point."""
    stones = min(stones, max_free(game.size))
    handicap = stones if stones > 1 else 0
    komi = _HALF_POINT if stones == 1 else proposed_komi(game.ruleset, handicap)
    is_free = handicap > 0 and may_place_freely(game.ruleset, game.size)
    return replace(game, handicap=handicap, komi=komi, is_free=is_free, has_start_stones=False)


# The evening


class EveningGame(NamedTuple):
    """A game of the evening: its record, the names of Black and White, and the time of its end in seconds."""

    tree: GameTree
    black: str
    white: str
    ended: float

    @property
    def winner(self) -> str:
        """The name of the winner; '' without one, also after the result was taken back."""
        winner = parse_result(info_of(self.tree).result or "").winner
        if winner is None:
            return ""
        return self.black if winner is Color.BLACK else self.white


class Evening:
    """The games that ended at this board, up to a long pause."""

    def __init__(self) -> None:
        self._games: list[EveningGame] = []

    def note(self, game: EveningGame) -> None:
        """Add a game that has just ended, or the new result or names of the same one."""
        if self._games and self._games[-1].tree is game.tree:
            # A result that is corrected later does not make the evening longer.
            self._games[-1] = game._replace(ended=self._games[-1].ended)
            return
        if self._games and game.ended - self._games[-1].ended > _PAUSE_S:
            self._games.clear()
        self._games.append(game)

    def between(self, one: str, other: str) -> list[EveningGame]:
        """Return the games of these two players that have a winner, the oldest first."""
        pair = {folded(one), folded(other)}
        return [game for game in self._games if {folded(game.black), folded(game.white)} == pair and game.winner]

    def tally(self, one: str, other: str) -> tuple[tuple[str, int], ...]:
        """Return both names with the games each has won, in the order of their first game; empty without a game."""
        games = self.between(one, other)
        if not games:
            return ()
        won = [folded(game.winner) for game in games]
        return tuple((name, won.count(folded(name))) for name in (games[0].black, games[0].white))


def winner_in_a_row(games: Sequence[EveningGame]) -> str:
    """Return the player who won the last three games, else ''."""
    last = {folded(game.winner) for game in games[-WINS_IN_A_ROW:]}
    return games[-1].winner if len(games) >= WINS_IN_A_ROW and len(last) == 1 else ""
