"""The positions of a lesson moved, taken out and brought in, as games of a file."""

from __future__ import annotations

import pytest

from goboard_app.app.collection import (
    RearrangedGames,
    moved_position,
    with_position,
    without_position,
)
from goboard_app.app.controller import OpenGame, OpenGames
from goboard_app.lessons.lesson import Hindrance, lesson_positions, text_at
from goboard_app.record.sgf.parser import read_sgf

# Game b holds two positions, game x none.
FILE = "(;SZ[9]C[@screen\na])(;SZ[9]C[@screen\nb];B[aa]C[@screen\nc])(;SZ[9]N[x])(;SZ[9]C[@screen\nd])"


def collection(text: str = FILE) -> OpenGames:
    games = tuple(OpenGame(tree) for tree in read_sgf(text.encode()).games)
    return OpenGames(games, games[0])


def order(games: OpenGames | None) -> str:
    assert games is not None
    trees = [game.tree for game in games.games]
    return "".join(text_at(item.node) for item in lesson_positions(trees))


def moved(number: int, to: int) -> RearrangedGames:
    games = collection()
    return moved_position(games, lesson_positions([game.tree for game in games.games]), number, to)


@pytest.mark.parametrize(
    ("number", "to", "after", "together"),
    [
        (0, 3, "bcad", 1),
        (0, 4, "bcda", 1),
        (0, 2, "bcad", 1),
        (3, 0, "dabc", 1),
        (3, 1, "adbc", 1),
        (3, 2, "adbc", 1),
        (1, 0, "bcad", 2),
        (2, 0, "bcad", 2),
        (2, 4, "adbc", 2),
    ],
)
def test_a_position_moves_with_its_game(number: int, to: int, after: str, together: int) -> None:
    found = moved(number, to)
    assert order(found.games) == after
    assert found.together == together
    assert found.hindrance is None


@pytest.mark.parametrize(("number", "to"), [(1, 3), (2, 1)])
def test_positions_of_one_game_do_not_change_places(number: int, to: int) -> None:
    assert moved(number, to) == RearrangedGames(hindrance=Hindrance.WITHIN_GAME)


@pytest.mark.parametrize(("number", "to"), [(0, 0), (0, 1), (1, 1), (1, 2), (3, 4)])
def test_a_position_that_stays_where_it_is_changes_nothing(number: int, to: int) -> None:
    assert moved(number, to) == RearrangedGames()


def test_a_position_is_taken_out_with_its_game() -> None:
    games = collection()
    positions = lesson_positions([game.tree for game in games.games])
    assert order(without_position(games, positions, 3).games) == "abc"
    hindered = without_position(games, positions, 1)
    assert hindered == RearrangedGames(hindrance=Hindrance.WITHIN_GAME)


def test_the_last_game_stays() -> None:
    games = collection("(;SZ[9]C[@screen])")
    positions = lesson_positions([game.tree for game in games.games])
    assert without_position(games, positions, 0) == RearrangedGames(hindrance=Hindrance.ONLY_ONE)


def test_a_new_position_follows_the_one_that_is_shown() -> None:
    (tree,) = read_sgf(b"(;SZ[9]C[@screen\nn])").games
    game = OpenGame(tree)
    after = with_position(collection(), game)
    assert order(after) == "anbcd"
    assert after.shown is game
