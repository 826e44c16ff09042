"""The beginning and end of a game under every ruleset: komi, handicap stones, the name in the record, passes, disputes.
Each cell is shown by beginning or ending a game.
"""

from __future__ import annotations

from datetime import date
from fractions import Fraction

import pytest

from goboard_app.go.board import BoardSize, Color, Play
from goboard_app.record.game_info import info_of
from goboard_app.record.properties import setup_of
from goboard_app.rules.catalogue import by_name
from goboard_app.rules.ending import EndPhase, after_dispute
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session import acts
from goboard_app.session.new_game import NewGame, may_place_freely, record_of
from goboard_app.session.session import Act, GameSession, Phase

BLACK, WHITE = Color.BLACK, Color.WHITE
NINE = BoardSize.square(9)
DAY = date(2008, 10, 3)


def named(key: str) -> Ruleset:
    found = by_name(key)
    assert found is not None
    return found


def game_under(key: str, handicap: int = 0, is_free: bool = False) -> GameSession:
    """Return a game with the proposals of the preset."""
    ruleset = named(key)
    game = NewGame(NINE, ruleset, ruleset.komi_for(handicap), handicap, is_free)
    return GameSession(record_of(game, DAY), is_live=True)


def take(session: GameSession, act: Act) -> None:
    assert act.refused is None
    if act.edit is not None:
        session.apply(act.edit)


def passes(session: GameSession, number: int) -> None:
    for _ in range(number):
        take(session, acts.pass_turn(session))


def play(session: GameSession, points: str) -> None:
    """Play on points of the middle line, counted from the left: "a" is the first."""
    for letter in points:
        point = NINE.point(4 * 9 + "abcdefghi".index(letter))
        take(session, acts.play(session, Play(session.position.to_move, point)))


def result_of_passing(session: GameSession) -> str | None:
    """Return the result after two passes, all stones being alive."""
    passes(session, 2)
    take(session, acts.accept_count(session))
    return session.info.result


# The board is empty, so White wins by komi. Black is the first to pass.
RESULTS = {
    "basic-davies": "0",
    "tromp-taylor": "W+7.5",
    "chinese-2002": "W+7.5",
    "chinese-server": "W+7.5",
    "wmsg-2008": "W+6.5",
    "aga": "W+7.5",
    "bga": "W+7.5",
    "ffg": "W+7.5",
    "ing-sst": "W+8",
    "ing-sst-cycle": "W+8",
    "simplified-ing": "W+7.5",
    "new-zealand": "W+7",
    "japanese-1989": "W+6.5",
    "korean-2016": "W+6.5",
    "wagc-1979": "W+6.5",
    "ancient-stone": "0",
    "simple-territory": "W+6.5",
}


@pytest.mark.parametrize("key", RESULTS)
def test_komi(key: str) -> None:
    assert result_of_passing(game_under(key)) == RESULTS[key]


HALF, NOTHING = Fraction(1, 2), Fraction(0)

HANDICAP_KOMI = {
    "basic-davies": NOTHING,
    "tromp-taylor": HALF,
    "chinese-2002": HALF,
    "chinese-server": HALF,
    "wmsg-2008": HALF,
    "aga": HALF,
    "bga": HALF,
    "ffg": HALF,
    "ing-sst": NOTHING,
    "ing-sst-cycle": NOTHING,
    "simplified-ing": HALF,
    "new-zealand": NOTHING,
    "japanese-1989": HALF,
    "korean-2016": HALF,
    "wagc-1979": HALF,
    "ancient-stone": NOTHING,
    "simple-territory": HALF,
}


@pytest.mark.parametrize("key", HANDICAP_KOMI)
def test_komi_with_handicap(key: str) -> None:
    session = game_under(key, handicap=2)
    passes(session, 2)
    assert session.counting is not None
    assert session.counting.count().white.komi == HANDICAP_KOMI[key]


FREE = (Phase.HANDICAP, 0)
FIXED = (Phase.PLAYING, 3)

PLACEMENTS = {
    "basic-davies": FREE,
    "tromp-taylor": FREE,
    "chinese-2002": FREE,
    "chinese-server": FREE,
    "wmsg-2008": FREE,
    "aga": FIXED,
    "bga": FIXED,
    "ffg": FREE,
    "ing-sst": FREE,
    "ing-sst-cycle": FREE,
    "simplified-ing": FREE,
    "new-zealand": FREE,
    "japanese-1989": FIXED,
    "korean-2016": FIXED,
    "wagc-1979": FIXED,
    "ancient-stone": FIXED,
    "simple-territory": FREE,
}


@pytest.mark.parametrize("key", PLACEMENTS)
def test_placement_of_three_handicap_stones(key: str) -> None:
    session = game_under(key, 3, is_free=may_place_freely(named(key), NINE))
    stones = setup_of(session.tree.root, NINE).black
    assert (session.phase, len(stones)) == PLACEMENTS[key]


RECORDED_NAMES = {
    "basic-davies": "Tromp-Taylor",
    "tromp-taylor": "Tromp-Taylor",
    "chinese-2002": "Chinese",
    "chinese-server": "Chinese",
    "wmsg-2008": "WMSG 2008",
    "aga": "AGA",
    "bga": "BGA",
    "ffg": "French",
    "ing-sst": "GOE",
    "ing-sst-cycle": "GOE",
    "simplified-ing": "Simplified Ing",
    "new-zealand": "NZ",
    "japanese-1989": "Japanese",
    "korean-2016": "Korean",
    "wagc-1979": "WAGC",
    "ancient-stone": "Stone scoring",
    "simple-territory": "Territory",
}


@pytest.mark.parametrize("key", RECORDED_NAMES)
def test_name_in_the_record_of_a_played_game(key: str) -> None:
    session = game_under(key)
    play(session, "abcd")
    assert info_of(session.tree).rules == RECORDED_NAMES[key]
    assert session.ruleset.key == key


# The state of a game after four passes in a row, after a second stop, after a third one.
STOPPED, ALL_ALIVE = EndPhase.STOPPED, EndPhase.ALL_ALIVE
FOUR_PASSES = (ALL_ALIVE, STOPPED, STOPPED)
SECOND_STOP = (ALL_ALIVE, ALL_ALIVE, ALL_ALIVE)
NEVER = (STOPPED, STOPPED, STOPPED)

ENDINGS = {
    "basic-davies": FOUR_PASSES,
    "tromp-taylor": FOUR_PASSES,
    "chinese-2002": FOUR_PASSES,
    "chinese-server": FOUR_PASSES,
    "wmsg-2008": SECOND_STOP,
    "aga": FOUR_PASSES,
    "bga": FOUR_PASSES,
    "ffg": FOUR_PASSES,
    "ing-sst": FOUR_PASSES,
    "ing-sst-cycle": FOUR_PASSES,
    "simplified-ing": SECOND_STOP,
    "new-zealand": FOUR_PASSES,
    "japanese-1989": NEVER,
    "korean-2016": NEVER,
    "wagc-1979": NEVER,
    "ancient-stone": FOUR_PASSES,
    "simple-territory": NEVER,
}


def ending_after_disputes(key: str, *stretches: str) -> EndPhase:
    """Play points and two passes each time, with a dispute between them, and return the phase."""
    session = game_under(key)
    for number, points in enumerate(stretches):
        if number:
            take(session, acts.resume(session, BLACK))
        play(session, points)
        passes(session, 2)
    return session.ending.phase


@pytest.mark.parametrize("key", ENDINGS)
def test_passes_that_end_the_game_with_all_alive(key: str) -> None:
    assert ENDINGS[key] == (
        ending_after_disputes(key, "ab", ""),
        ending_after_disputes(key, "ab", "cd"),
        ending_after_disputes(key, "ab", "cd", "ef"),
    )


# The first to move after a stop, if Black wants to play on and if White does. White passed last.
NATURAL = (BLACK, BLACK)
OPPONENT = (WHITE, BLACK)

RESUMPTIONS = {
    "basic-davies": NATURAL,
    "tromp-taylor": NATURAL,
    "chinese-2002": NATURAL,
    "chinese-server": NATURAL,
    "wmsg-2008": NATURAL,
    "aga": NATURAL,
    "bga": NATURAL,
    "ffg": NATURAL,
    "ing-sst": NATURAL,
    "ing-sst-cycle": NATURAL,
    "simplified-ing": NATURAL,
    "new-zealand": NATURAL,
    "japanese-1989": OPPONENT,
    "korean-2016": OPPONENT,
    "wagc-1979": OPPONENT,
    "ancient-stone": NATURAL,
    "simple-territory": NATURAL,
}


def first_after_dispute(key: str, requester: Color) -> Color:
    session = game_under(key)
    play(session, "ab")
    passes(session, 2)
    take(session, acts.resume(session, requester))
    return session.position.to_move


@pytest.mark.parametrize("key", RESUMPTIONS)
def test_the_first_move_after_a_dispute(key: str) -> None:
    movers = (first_after_dispute(key, BLACK), first_after_dispute(key, WHITE))
    assert movers == RESUMPTIONS[key]


# White's passes when the game is agreed to be over, Black having passed last; and first.
TWO, ONE = (2, 1), (1, 1)

WHITE_PASSES = {
    "basic-davies": ONE,
    "tromp-taylor": ONE,
    "chinese-2002": ONE,
    "chinese-server": ONE,
    "wmsg-2008": ONE,
    "aga": TWO,
    "bga": TWO,
    "ffg": TWO,
    "ing-sst": ONE,
    "ing-sst-cycle": ONE,
    "simplified-ing": ONE,
    "new-zealand": ONE,
    "japanese-1989": ONE,
    "korean-2016": ONE,
    "wagc-1979": ONE,
    "ancient-stone": ONE,
    "simple-territory": ONE,
}


def passes_of_white(key: str, points: str) -> int:
    session = game_under(key)
    play(session, points)
    passes(session, 2)
    return session.terms(session.ruleset).passes_white


@pytest.mark.parametrize("key", WHITE_PASSES)
def test_the_last_pass(key: str) -> None:
    assert (passes_of_white(key, "a"), passes_of_white(key, "ab")) == WHITE_PASSES[key]


@pytest.mark.parametrize("key", RESUMPTIONS)
def test_nothing_but_a_dispute_takes_play_up_again(key: str) -> None:
    session = game_under(key)
    play(session, "ab")
    passes(session, 2)
    assert session.ending.to_move is None
    assert after_dispute(session.ending, BLACK, named(key)).phase is EndPhase.PLAY
