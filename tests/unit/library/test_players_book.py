"""The players' book: the facts of a record about its players, and the results of their games."""

from datetime import date
from fractions import Fraction

import pytest

from goboard_app.go.board import BoardSize, Color
from goboard_app.library.players_book import (
    HandicapKind,
    PlayedGame,
    PlayersBook,
    Tally,
    played_game,
)
from goboard_app.record.sgf.imports import read_record

NINE = BoardSize(9, 9)


def played(black: str, white: str, winner: Color | None, day: int = 1, **more: object) -> PlayedGame:
    facts = {
        "size": NINE,
        "handicap": 0,
        "komi": Fraction(7),
        "goal": 0,
        "day": date(2026, 11, day),
        "digest": f"{black}{white}{winner}{day}{more}",
    }
    return PlayedGame(black, white, winner, **{**facts, **more})  # type: ignore[arg-type]


def read(text: str) -> PlayedGame | None:
    return played_game(read_record(text.encode()).games[0])


def test_a_record_tells_the_players_the_board_and_the_winner() -> None:
    game = read("(;SZ[13]PB[ Anna  B. ]PW[Ben]KM[0.5]HA[3]DT[2026-11-02]RE[W+12.5]AB[jd][dj][jj];W[cc])")
    assert game is not None
    assert (game.black, game.white, game.winner) == ("Anna B.", "Ben", Color.WHITE)
    assert (game.size, game.handicap, game.komi) == (BoardSize(13, 13), 3, Fraction(1, 2))
    assert (game.day, game.goal) == (date(2026, 11, 2), 0)


@pytest.mark.parametrize(
    "facts",
    [
        "PB[Anna]PW[Ben]",  # not finished
        "PB[Anna]PW[Ben]RE[Void]",
        "PB[Anna]PW[Ben]RE[?]",
        "PB[Anna]RE[B+R]",  # one has no name
        "PB[Anna]PW[ ]RE[B+R]",
        "PB[Anna]PW[ANNA]RE[B+R]",  # against oneself
    ],
)
def test_records_without_two_players_are_not_in_the_book(facts: str) -> None:
    assert read(f"(;SZ[9]{facts};B[aa])") is None


def test_a_draw_and_a_resignation_are_games() -> None:
    drawn = read("(;SZ[9]PB[Anna]PW[Ben]RE[0];B[aa])")
    resigned = read("(;SZ[9]PB[Anna]PW[Ben]RE[B+R];B[aa])")
    assert drawn is not None
    assert resigned is not None
    assert (drawn.winner, resigned.winner) == (None, Color.BLACK)


def test_the_komi_of_the_rules_is_taken_where_the_record_names_none() -> None:
    game = read("(;SZ[9]PB[Anna]PW[Ben]RU[Japanese]RE[B+R];B[aa])")
    assert game is not None
    assert game.komi == Fraction(13, 2)


def test_a_date_that_is_no_day_leaves_the_game_without_one() -> None:
    game = read("(;SZ[9]PB[Anna]PW[Ben]DT[spring]RE[B+R];B[aa])")
    assert game is not None
    assert game.day is None


def test_two_copies_of_a_record_count_once_and_another_game_of_the_day_counts() -> None:
    text = "(;SZ[9]PB[Anna]PW[Ben]DT[2026-11-02]RE[B+R];B[aa];W[{}])"
    first, copy, other = (read(text.format(point)) for point in ("bb", "bb", "cc"))
    assert first is not None
    assert copy is not None
    assert other is not None
    assert len(PlayersBook([first, copy, other], {}).games) == 2


def test_capitals_and_widths_of_letters_make_no_other_player() -> None:
    book = PlayersBook(
        [
            played("anna", "Ben", Color.BLACK, 1),
            played("Anna", "Ben", Color.BLACK, 2),
            played("\uff21nna", "BEN", Color.BLACK, 3),
            played("Anna", "Ben", Color.BLACK, 4),
        ],
        {},
    )
    assert book.players == ("Anna", "Ben")
    assert book.standing("Anna").whole == Tally(4, 4, 0)


def test_the_results_of_a_players_games() -> None:
    book = PlayersBook(
        [
            played("Anna", "Ben", Color.BLACK, 1),
            played("Ben", "Anna", Color.WHITE, 2, handicap=2),
            played("Anna", "Ben", Color.WHITE, 3),
            played("Anna", "Cid", Color.BLACK, 3, size=BoardSize(19, 19), handicap=4),
            played("Anna", "Cid", None, 5),
        ],
        {},
    )
    anna = book.standing("Anna")
    assert anna.whole == Tally(5, 3, 1)
    assert anna.whole.losses == 1
    assert anna.by_opponent == (("Ben", Tally(3, 2, 0)), ("Cid", Tally(2, 1, 1)))
    assert dict(anna.by_handicap) == {
        (HandicapKind.NONE, 0): Tally(3, 1, 1),
        (HandicapKind.GIVEN, 2): Tally(1, 1, 0),
        (HandicapKind.TAKEN, 4): Tally(1, 1, 0),
    }
    assert anna.by_size == ((NINE, Tally(4, 2, 1)), (BoardSize(19, 19), Tally(1, 1, 0)))
    assert (anna.longest_run, anna.days, anna.last) == (2, 4, date(2026, 11, 5))


def test_games_of_one_day_follow_one_another_as_they_were_kept() -> None:
    book = PlayersBook(
        [
            played("Anna", "Ben", Color.BLACK, digest="z"),
            played("Anna", "Ben", Color.BLACK, digest="b"),
            played("Anna", "Ben", Color.WHITE, digest="a"),
            played("Anna", "Ben", Color.BLACK, digest="c"),
        ],
        {},
    )
    assert book.standing("Anna").longest_run == 2


def test_a_renamed_player_keeps_the_games() -> None:
    games = [played("Anna", "Ben", Color.BLACK, 1), played("Ben", "Anna", Color.BLACK, 2)]
    names = PlayersBook(games, {}).renamed("Anna", "Anne-Marie")
    book = PlayersBook(games, names)
    assert set(book.players) == {"Anne-Marie", "Ben"}
    assert book.standing("Anne-Marie").whole == Tally(2, 1, 0)
    # The name in the records still leads to the player.
    assert book.shown("anna") == "Anne-Marie"
    # And the way back leaves nothing behind.
    assert book.renamed("Anne-Marie", "Anna") == {}


def test_a_name_that_is_taken_brings_two_players_together() -> None:
    games = [
        played("Anna", "Cid", Color.BLACK, 1),
        played("Annie", "Cid", Color.BLACK, 2),
        played("Annie", "Anna", Color.BLACK, 3),
    ]
    book = PlayersBook(games, PlayersBook(games, {}).renamed("Annie", "anna"))
    assert book.players == ("Anna", "Cid")
    # A game against oneself tells nothing.
    assert book.standing("Anna").whole == Tally(2, 2, 0)


def test_a_second_renaming_includes_earlier_names() -> None:
    games = [played("Annie", "Cid", Color.BLACK, 1), played("Anna", "Cid", Color.BLACK, 2)]
    names = PlayersBook(games, {}).renamed("Annie", "Anna")
    names = PlayersBook(games, names).renamed("Anna", "Anne")
    assert PlayersBook(games, names).standing("Anne").whole == Tally(2, 2, 0)


def test_a_forgotten_player_is_in_no_list() -> None:
    games = [played("Anna", "Ben", Color.BLACK, 1), played("Ben", "Cid", Color.BLACK, 2)]
    book = PlayersBook(games, PlayersBook(games, {}).renamed("Anna", ""))
    assert set(book.players) == {"Ben", "Cid"}
    assert book.standing("Ben").whole == Tally(1, 1, 0)
    assert book.shown("Anna") == ""


def test_a_name_can_be_spelled_otherwise() -> None:
    games = [played("anna", "Ben", Color.BLACK, 1)]
    book = PlayersBook(games, PlayersBook(games, {}).renamed("anna", "Anna"))
    assert set(book.players) == {"Anna", "Ben"}


def test_a_name_with_a_zero_in_it_can_be_kept_in_settings() -> None:
    found = read("(;SZ[9]PB[Anna\0Lee]PW[Ben]RE[B+R];B[ee])")
    assert found is not None
    assert found.black == "Anna Lee"
