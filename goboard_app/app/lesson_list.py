"""The positions of a lesson as a list: moved, taken out, brought in, as games of the file.

A position stands in a game. Where a game holds several of them they go together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from goboard_app.app.collection import moved, placed, removed
from goboard_app.app.open_game import OpenGame
from goboard_app.app.undo import OpenGames
from goboard_app.lessons.lesson import Prepared


class Hindrance(Enum):
    """Why the list cannot be changed so."""

    WITHIN_GAME = auto()
    """The position would have to leave its game, or change places within it."""
    ONLY_ONE = auto()
    """Without it the file would hold no game."""


@dataclass(frozen=True, slots=True)
class Rearranged:
    """The games afterwards, or what hinders; `together` positions went as one, being one game."""

    games: OpenGames | None = None
    together: int = 1
    hindrance: Hindrance | None = None


def moved_position(
    games: OpenGames, positions: Sequence[Prepared], number: int, to: int
) -> Rearranged:
    """A position put before the one that is number `to` now; the number of all is the end.

    What holds several positions is not taken apart, neither the game that moves nor one that it
    would come to stand in.
    """
    rows = _rows_of(positions, positions[number].game)
    if rows.start <= to <= rows.stop:
        hindrance = None if to in (number, number + 1) else Hindrance.WITHIN_GAME
        return Rearranged(hindrance=hindrance)
    before = positions[to].game if to < number else positions[to - 1].game + 1
    return Rearranged(moved(games, [positions[number].game], before), len(rows))


def without_position(games: OpenGames, positions: Sequence[Prepared], number: int) -> Rearranged:
    """The games without that of a position, which must be the only one in it."""
    game = positions[number].game
    if shares_game(positions, number):
        return Rearranged(hindrance=Hindrance.WITHIN_GAME)
    left = removed(games, [game])
    return Rearranged(left, hindrance=Hindrance.ONLY_ONE if left is None else None)


def shares_game(positions: Sequence[Prepared], number: int) -> bool:
    """Whether the game of a position holds others as well."""
    return len(_rows_of(positions, positions[number].game)) > 1


def with_position(games: OpenGames, game: OpenGame) -> OpenGames:
    """The games with one more after the one that is shown."""
    return placed(games, game, games.games.index(games.shown) + 1)


def _rows_of(positions: Sequence[Prepared], game: int) -> range:
    rows = [row for row, item in enumerate(positions) if item.game == game]
    return range(rows[0], rows[-1] + 1)
