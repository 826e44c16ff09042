"""The end of games: stops, agreements, disputes, passes that are counted."""

from __future__ import annotations

import pytest

from goboard_app.go.board import Color, Move, Pass, Play, Point
from goboard_app.rules.catalogue import (
    AGA,
    ALL_RULESETS,
    JAPANESE,
    SIMPLE_TERRITORY,
    SIMPLIFIED_ING,
    TROMP_TAYLOR,
    WMSG,
)
from goboard_app.rules.ending import (
    EndingState,
    EndPhase,
    after_agreement,
    after_dispute,
    after_pass,
    after_play,
    ending_after,
    start,
)
from goboard_app.rules.ruleset import Ruleset

BLACK, WHITE = Color.BLACK, Color.WHITE


def after(events: str, ruleset: Ruleset = TROMP_TAYLOR, first: Color = BLACK) -> EndingState:
    """Return the state after events: "x" a play, "-" a pass, "=" agreement, "B" or "W" a dispute."""
    state = start(first)
    for event in events:
        if event == "=":
            state = after_agreement(state, ruleset)
        elif event in "BW":
            state = after_dispute(state, Color(event), ruleset)
        else:
            assert state.to_move is not None
            state = after_play(state, state.to_move) if event == "x" else after_pass(state, state.to_move, ruleset)
    return state


@pytest.mark.parametrize(
    ("events", "phase"),
    [
        ("", EndPhase.PLAY),
        ("x-", EndPhase.PLAY),
        ("x-x-", EndPhase.PLAY),
        ("x--", EndPhase.STOPPED),
        ("--", EndPhase.STOPPED),
        ("x--=", EndPhase.AGREED),
        ("x--B", EndPhase.PLAY),
        ("x--B-", EndPhase.PLAY),
        ("x--B--", EndPhase.ALL_ALIVE),
        ("x--Bx--", EndPhase.STOPPED),
        ("x--Bx--W--", EndPhase.ALL_ALIVE),
        ("x--B-x--", EndPhase.STOPPED),
    ],
)
def test_four_passes_in_a_row_end_with_all_alive(events: str, phase: EndPhase) -> None:
    assert after(events).phase is phase


@pytest.mark.parametrize("ruleset", [WMSG, SIMPLIFIED_ING], ids=lambda r: r.key)
@pytest.mark.parametrize(
    ("events", "phase"),
    [
        ("x--", EndPhase.STOPPED),
        ("x--Bx-", EndPhase.PLAY),
        ("x--Bx--", EndPhase.ALL_ALIVE),
        ("x--B--", EndPhase.ALL_ALIVE),
    ],
)
def test_the_second_stop_is_final_where_the_rules_say_so(ruleset: Ruleset, events: str, phase: EndPhase) -> None:
    assert after(events, ruleset).phase is phase


@pytest.mark.parametrize("ruleset", [JAPANESE, SIMPLE_TERRITORY], ids=lambda r: r.key)
@pytest.mark.parametrize("events", ["x--B--", "x--B--W--", "x--Bx--Wx--B--"])
def test_disputes_may_go_on_without_limit(ruleset: Ruleset, events: str) -> None:
    assert after(events, ruleset).phase is EndPhase.STOPPED


@pytest.mark.parametrize(
    ("ruleset", "events", "to_move"),
    [
        (TROMP_TAYLOR, "x--B", WHITE),
        (TROMP_TAYLOR, "x--W", WHITE),
        (TROMP_TAYLOR, "xx--W", BLACK),
        (AGA, "xx--B", BLACK),
        (JAPANESE, "xx--B", WHITE),
        (JAPANESE, "xx--W", BLACK),
        (JAPANESE, "x--W", BLACK),
        (SIMPLE_TERRITORY, "xx--W", BLACK),
    ],
)
def test_the_side_to_move_after_a_dispute(ruleset: Ruleset, events: str, to_move: Color) -> None:
    assert after(events, ruleset).to_move is to_move


@pytest.mark.parametrize("events", ["x--", "x--=", "x--B--"])
def test_no_side_is_to_move_while_play_rests(events: str) -> None:
    assert after(events).to_move is None


@pytest.mark.parametrize(("events", "is_over"), [("x-", False), ("x--", False), ("x--=", True), ("x--B--", True)])
def test_agreement_and_all_alive_are_the_end(events: str, is_over: bool) -> None:
    assert after(events).is_over is is_over


@pytest.mark.parametrize(
    ("events", "first"),
    [("x", None), ("x-", WHITE), ("xx-", BLACK), ("x-x--", WHITE), ("x--Bx--", WHITE)],
)
def test_the_first_pass_is_remembered(events: str, first: Color | None) -> None:
    assert after(events, JAPANESE).first_pass is first


@pytest.mark.parametrize(
    ("events", "passes"),
    [
        ("x--", (1, 1)),
        ("x--=", (1, 2)),
        ("xx--=", (1, 1)),
        ("x-x-x--=", (1, 4)),
        ("xx--B--", (2, 2)),
    ],
)
def test_white_owes_a_pass_where_black_made_the_last(events: str, passes: tuple[int, int]) -> None:
    state = after(events, AGA)
    assert (state.passes(BLACK), state.passes(WHITE)) == passes


def test_no_pass_is_owed_under_other_rules() -> None:
    state = after("x--=", TROMP_TAYLOR)
    assert (state.passes_black, state.passes_white) == (1, 1)


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=lambda r: r.key)
def test_a_dispute_makes_room_for_one_more_pass(ruleset: Ruleset) -> None:
    assert after("x--B-", ruleset).phase is EndPhase.PLAY


def test_white_may_begin() -> None:
    assert start(WHITE).to_move is WHITE
    assert after("-", first=WHITE).first_pass is WHITE


def moves(text: str) -> list[Move]:
    """Return the moves of "B W b w": capitals play, small letters pass."""
    return [
        Play(Color(letter), Point(0, 0)) if letter.isupper() else Pass(Color(letter.upper())) for letter in text.split()
    ]


@pytest.mark.parametrize(
    ("text", "phase", "to_move"),
    [
        ("", EndPhase.PLAY, BLACK),
        ("B W b", EndPhase.PLAY, WHITE),
        ("B W b w", EndPhase.STOPPED, None),
        ("B W b w B", EndPhase.PLAY, WHITE),
        ("B W b w W w", EndPhase.PLAY, BLACK),
        ("B W b w b w", EndPhase.ALL_ALIVE, None),
    ],
)
def test_recorded_moves_after_a_stop_take_play_up_again(text: str, phase: EndPhase, to_move: Color | None) -> None:
    state = ending_after(moves(text), TROMP_TAYLOR, BLACK)
    assert (state.phase, state.to_move) == (phase, to_move)


def test_moves_may_follow_even_the_end_in_a_record() -> None:
    assert ending_after(moves("b w b w B"), TROMP_TAYLOR, BLACK).phase is EndPhase.PLAY
