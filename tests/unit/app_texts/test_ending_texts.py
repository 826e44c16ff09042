"""The announced consequences of passing, agreeing and playing on, under each ruleset."""

import pytest

from goboard_app.app.texts.play import (
    agree_hint,
    count_guidance,
    count_hint,
    pass_hint,
    play_on_hint,
    resign_hint,
)
from goboard_app.go.board import BoardSize, Color, Pass, Play, parse_point
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.rules import catalogue
from goboard_app.rules.catalogue import ALL_RULESETS
from goboard_app.rules.ruleset import AllAlive, Resumption, Ruleset
from goboard_app.session import acts
from goboard_app.session.session import GameSession, Phase

NO_MOVE = "Make no move. Two passes in a row stop the game."
SECOND_PASS = "The second pass stops the game; then you count."
FOURTH = "The fourth pass ends the game with all stones alive."
SECOND_STOP = "The second stop ends the game with all stones alive."
PASS_STONE = "You hand over one stone as a prisoner."
WHITE_FIRST = "If you play on, White moves first."
BLACK_FIRST = "If you play on, Black moves first."
OTHER_FIRST = "If you want to play on, the other player moves first."
TWO_MORE = "If you both pass again right away, every stone counts as alive."
NEXT_STOP = "The next stop counts all stones as alive."

UNDER_AGA = [catalogue.AGA, catalogue.BGA, catalogue.FRENCH]


def key(ruleset: object) -> str:
    return ruleset.key if isinstance(ruleset, Ruleset) else str(ruleset)


def game(ruleset: Ruleset, moves: str = "") -> GameSession:
    """Return a game on 9x9 after these moves; `on` is to play on after a stop."""
    record = f"(;SZ[9]RU[{ruleset.sgf_name}]GBRS[{ruleset.key}]KM[0])"
    session = GameSession(read_sgf(record.encode()).games[0], True)
    assert session.ruleset == ruleset
    for name in moves.split():
        color = session.position.to_move
        if name == "on":
            acts.resume(session, color.opponent)
            continue
        size = BoardSize(9, 9)
        move = Pass(color) if name == "pass" else Play(color, parse_point(name, size))
        act = acts.play(session, move)
        assert act.edit is not None
        session.apply(act.edit)
    return session


# Passing


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=key)
def test_two_passes_stop_every_game(ruleset: Ruleset) -> None:
    assert pass_hint(game(ruleset, "E5")).startswith(NO_MOVE)
    assert pass_hint(game(ruleset, "E5 pass")).startswith(SECOND_PASS)
    assert game(ruleset, "E5 pass pass").phase is Phase.COUNTING


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=key)
def test_a_pass_costs_a_stone_under_aga_rules_and_their_kin(ruleset: Ruleset) -> None:
    assert (PASS_STONE in pass_hint(game(ruleset, "E5"))) is (ruleset in UNDER_AGA)


def test_a_chinese_pass_is_plain() -> None:
    assert pass_hint(game(catalogue.CHINESE, "E5")) == NO_MOVE
    assert pass_hint(game(catalogue.JAPANESE, "E5")) == NO_MOVE


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        ("E5", "White gets one point for passing first."),
        ("E5 C3", "White then gets no point for passing first."),
        ("E5 pass", None),
        ("E5 pass C3", None),
        ("pass", None),
    ],
)
def test_the_first_pass_matters_under_wmsg(moves: str, sentence: str | None) -> None:
    hint = pass_hint(game(catalogue.WMSG, moves))
    if sentence is None:
        assert "passing first" not in hint
    else:
        assert hint == f"{NO_MOVE} {sentence}"


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=key)
def test_under_wmsg_alone_the_first_pass_is_worth_a_point(ruleset: Ruleset) -> None:
    hint = pass_hint(game(ruleset, "E5"))
    assert ("passing first" in hint) is (ruleset == catalogue.WMSG)


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=key)
def test_under_wagc_neutral_points_are_filled_first(ruleset: Ruleset) -> None:
    hint = pass_hint(game(ruleset, "E5"))
    is_said = "Fill all neutral points before you pass." in hint
    assert is_said is (ruleset == catalogue.WAGC)


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=key)
def test_the_fourth_pass_in_a_row_is_announced_where_it_ends_the_game(ruleset: Ruleset) -> None:
    session = game(ruleset, "E5 pass pass on pass")
    is_last = ruleset.all_alive is AllAlive.FOUR_PASSES
    assert (FOURTH in pass_hint(session)) is is_last
    if is_last:
        ended = game(ruleset, "E5 pass pass on pass pass")
        assert ended.counting is not None
        assert ended.counting.is_fixed


def test_a_stone_between_makes_it_the_second_pass_again() -> None:
    session = game(catalogue.TROMP_TAYLOR, "E5 pass pass on C3 pass")
    assert pass_hint(session) == SECOND_PASS


@pytest.mark.parametrize("ruleset", [catalogue.WMSG, catalogue.SIMPLIFIED_ING], ids=key)
def test_the_second_stop_is_announced_where_it_ends_the_game(ruleset: Ruleset) -> None:
    assert SECOND_STOP not in pass_hint(game(ruleset, "E5 pass"))
    session = game(ruleset, "E5 pass pass on C3 pass")
    assert pass_hint(session) == SECOND_STOP
    ended = game(ruleset, "E5 pass pass on C3 pass pass")
    assert ended.counting is not None
    assert ended.counting.is_fixed


@pytest.mark.parametrize("ruleset", [catalogue.JAPANESE, catalogue.KOREAN, catalogue.SIMPLE_TERRITORY], ids=key)
def test_territory_games_are_never_ended_by_passes_alone(ruleset: Ruleset) -> None:
    hint = pass_hint(game(ruleset, "E5 pass pass on pass"))
    assert hint == SECOND_PASS


def test_after_playing_on_a_pass_is_the_first_again() -> None:
    assert pass_hint(game(catalogue.CHINESE, "E5 pass pass on")).startswith(NO_MOVE)


def test_after_playing_on_two_passes_are_wanting() -> None:
    session = game(catalogue.CHINESE, "E5 pass pass on")
    assert session.phase is Phase.PLAYING
    assert acts.passes_to_stop(session) == 2


# Agreeing


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=key)
def test_white_passes_last_under_aga_rules_and_their_kin(ruleset: Ruleset) -> None:
    hint = agree_hint(game(ruleset, "E5 pass pass"))
    assert hint.startswith("Ends the game with the stones marked as they are now.")
    owes = "White hands over one more stone for the last pass." in hint
    assert owes is (ruleset in UNDER_AGA)


def test_white_owes_nothing_after_passing_last() -> None:
    session = game(catalogue.AGA, "E5 C3 pass pass")
    assert session.ending.last_mover is Color.WHITE
    assert agree_hint(session) == "Ends the game with the stones marked as they are now."


def test_pass_stones_of_white_are_counted() -> None:
    black_last = game(catalogue.AGA, "E5 pass pass")
    white_last = game(catalogue.AGA, "E5 C3 pass pass")
    for session, white in ((black_last, 2), (white_last, 1)):
        assert session.counting is not None
        assert session.counting.terms.passes_white == white


# Playing on


@pytest.mark.parametrize(
    ("ruleset", "rest"),
    [
        (catalogue.CHINESE, f" {TWO_MORE}"),
        (catalogue.TROMP_TAYLOR, f" {TWO_MORE}"),
        (catalogue.AGA, f" {TWO_MORE}"),
        (catalogue.WMSG, f" {NEXT_STOP}"),
        (catalogue.SIMPLIFIED_ING, f" {NEXT_STOP}"),
        (catalogue.SIMPLE_TERRITORY, ""),
    ],
    ids=key,
)
def test_the_turn_continues_where_it_is_not_lost(ruleset: Ruleset, rest: str) -> None:
    assert play_on_hint(game(ruleset, "E5 pass pass")) == WHITE_FIRST + rest
    assert play_on_hint(game(ruleset, "E5 C3 pass pass")) == BLACK_FIRST + rest


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=key)
def test_the_named_side_moves_first(ruleset: Ruleset) -> None:
    if ruleset.resumption is Resumption.OPPONENT_OF_REQUESTER:
        assert play_on_hint(game(ruleset, "E5 pass pass")) == OTHER_FIRST
        return
    for moves in ("E5 pass pass", "E5 C3 pass pass"):
        session = game(ruleset, moves)
        named = WHITE_FIRST if WHITE_FIRST in play_on_hint(session) else BLACK_FIRST
        acts.resume(session, session.position.to_move)
        first = session.position.to_move
        assert named == (WHITE_FIRST if first is Color.WHITE else BLACK_FIRST)


@pytest.mark.parametrize("ruleset", [catalogue.JAPANESE, catalogue.KOREAN, catalogue.WAGC], ids=key)
def test_the_requester_lets_the_other_player_move_first(ruleset: Ruleset) -> None:
    for requester in Color:
        session = game(ruleset, "E5 pass pass")
        acts.resume(session, requester)
        assert session.position.to_move is requester.opponent


# Guidance while the stones are marked


def test_both_players_decide() -> None:
    text = count_guidance(game(catalogue.CHINESE, "E5 pass pass"))
    assert text == f"Both of you decide: agree, or play on. {WHITE_FIRST} {TWO_MORE}"


def test_japanese_rules_name_the_side_to_move_after_a_stop() -> None:
    text = count_guidance(game(catalogue.JAPANESE, "E5 pass pass"))
    assert text == f"Both of you decide: agree, or play on. {OTHER_FIRST}"


def test_four_passes_are_the_reason() -> None:
    text = count_guidance(game(catalogue.TROMP_TAYLOR, "E5 pass pass on pass pass"))
    assert text == "Four passes in a row: no more stones are taken off."


def test_the_second_stop_is_the_reason() -> None:
    text = count_guidance(game(catalogue.WMSG, "E5 pass pass on C3 pass pass"))
    assert text == "This was the second stop: no more stones are taken off."


WALLS = " ".join(f"{letter}4 {letter}6" for letter in "ABCDEFGHJ")
"""Between them lies a row of nine points that nobody surrounds."""


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        (f"{WALLS} pass pass", "Under these rules neutral points are filled first; still open: 9."),
        (
            f"{WALLS} A5 pass pass",
            "Under these rules neutral points are filled first; still open: 8.",
        ),
        (f"{WALLS} A5 B5 C5 D5 E5 F5 G5 H5 J5 pass pass", None),
    ],
)
def test_under_wagc_open_neutral_points_are_counted(moves: str, sentence: str | None) -> None:
    text = count_guidance(game(catalogue.WAGC, moves))
    assert OTHER_FIRST in text
    assert (sentence in text) if sentence else ("neutral" not in text)


def test_other_rules_do_not_ask_for_neutral_points() -> None:
    for ruleset in (catalogue.JAPANESE, catalogue.CHINESE):
        assert "neutral" not in count_guidance(game(ruleset, f"{WALLS} pass pass"))


def test_a_count_that_ends_nothing_needs_no_guidance() -> None:
    record = b"(;SZ[9]RU[Japanese];B[ee];W[cc])"
    session = GameSession(read_sgf(record).games[0], False)
    session.start_count()
    assert session.phase is Phase.COUNTING
    assert count_guidance(session) == ""


def test_while_playing_there_is_no_guidance() -> None:
    assert count_guidance(game(catalogue.CHINESE, "E5")) == ""


def test_resigning_and_counting_are_explained() -> None:
    assert resign_hint() == "Give up the game; the other player wins."
    assert count_hint() == "Pass to stop the game, mark the dead stones and count."
