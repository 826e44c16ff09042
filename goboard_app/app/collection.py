"""The games of a record as a list: the facts of each, and moving, removing and adding games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from goboard_app.app.controller import OpenGame, OpenGames
from goboard_app.app.texts.library import field_names
from goboard_app.app.texts.record import facts_text, players_text
from goboard_app.lessons.lesson import Hindrance, LessonPosition
from goboard_app.library.games import GameFilter, facts_of
from goboard_app.record.game_info import info_of
from goboard_app.record.positions import count_moves
from goboard_app.record.tree import GameTree


@dataclass(frozen=True, slots=True)
class GameRow:
    """The two texts of one game in a list."""

    players: str
    facts: str


def row_of(tree: GameTree) -> GameRow:
    """Return the players and the facts of a game; they are computed once for each revision of its tree."""
    # The tree keeps the value until its next revision.
    return tree.fact(_row)


def matches(tree: GameTree, wanted: str) -> bool:
    """Return whether a game passes the filter written in this text, with the syntax of the library's filter."""
    return _filter(wanted).accepts(facts_of(tree))


# One filter is applied to all games of a list in turn.
@lru_cache(maxsize=1)
def _filter(wanted: str) -> GameFilter:
    return GameFilter(wanted, field_names())


def moved(collection: OpenGames, rows: Iterable[int], to: int) -> OpenGames:
    """Return the collection with the games of these rows moved, in their order, before the game now in row `to`."""
    games, taken = collection.games, sorted(set(rows))
    before = [game for row, game in enumerate(games) if row < to and row not in taken]
    after = [game for row, game in enumerate(games) if row >= to and row not in taken]
    return OpenGames((*before, *(games[row] for row in taken), *after), collection.shown)


def removed(collection: OpenGames, rows: Iterable[int]) -> OpenGames | None:
    """Return the collection without these games; None if no game would be left.

    If the shown game is removed, the next game left is shown, or else the one before.
    """
    games, gone = collection.games, frozenset(rows)
    left = tuple(game for row, game in enumerate(games) if row not in gone)
    if not left:
        return None
    if collection.shown in left:
        return OpenGames(left, collection.shown)
    place = games.index(collection.shown)
    # The shown game is removed too, so that its old place decides which game follows.
    later = [game for row, game in enumerate(games) if row > place and row not in gone]
    return OpenGames(left, later[0] if later else left[-1])


def added(collection: OpenGames, games: Sequence[OpenGame]) -> OpenGames:
    """Return the collection with further games at its end, the first of them shown."""
    return OpenGames((*collection.games, *games), games[0])


def placed(collection: OpenGames, game: OpenGame, at: int) -> OpenGames:
    """Return the collection with one more game before the one now in row `at`, and with that game shown."""
    games = collection.games
    return OpenGames((*games[:at], game, *games[at:]), game)


def _row(tree: GameTree) -> GameRow:
    info = info_of(tree)
    return GameRow(players_text(info), facts_text(info, tree.fact(count_moves)))


@dataclass(frozen=True, slots=True)
class RearrangedGames:
    """The games after a change, or the reason that prevents it.

    `together` is the number of positions that moved as one, because they share a game.
    """

    games: OpenGames | None = None
    together: int = 1
    hindrance: Hindrance | None = None


def moved_position(games: OpenGames, positions: Sequence[LessonPosition], number: int, to: int) -> RearrangedGames:
    """Move a position before the one that is now number `to`; the number of positions means the end.

    A game with several positions is not split: neither the moved one nor one into which a position would move.
    """
    rows = _rows_of(positions, positions[number].game)
    if rows.start <= to <= rows.stop:
        # A move to its own place changes nothing, but is no error.
        hindrance = None if to in (number, number + 1) else Hindrance.WITHIN_GAME
        return RearrangedGames(hindrance=hindrance)
    # A position moved up goes before the game at its new place, one moved down after it, so that no game is split.
    before = positions[to].game if to < number else positions[to - 1].game + 1
    return RearrangedGames(moved(games, [positions[number].game], before), len(rows))


def without_position(games: OpenGames, positions: Sequence[LessonPosition], number: int) -> RearrangedGames:
    """Remove the game of a position, which must be the only position in it."""
    game = positions[number].game
    if shares_game(positions, number):
        return RearrangedGames(hindrance=Hindrance.WITHIN_GAME)
    left = removed(games, [game])
    return RearrangedGames(left, hindrance=Hindrance.ONLY_ONE if left is None else None)


def shares_game(positions: Sequence[LessonPosition], number: int) -> bool:
    """Return whether the game of a position holds other positions as well."""
    return len(_rows_of(positions, positions[number].game)) > 1


def with_position(games: OpenGames, game: OpenGame) -> OpenGames:
    """Return the games with one more after the shown one."""
    return placed(games, game, games.games.index(games.shown) + 1)


def _rows_of(positions: Sequence[LessonPosition], game: int) -> range:
    rows = [row for row, item in enumerate(positions) if item.game == game]
    return range(rows[0], rows[-1] + 1)
