"""The rules of repetition, by the cases that distinguish them."""

from __future__ import annotations

import gc
import random
from dataclasses import replace

import pytest

from goboard_app.go.board import BoardSize, Color, Move, Pass, Play, Point, parse_point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.rules.catalogue import CHINESE
from goboard_app.rules.legality import Verdict, judge
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import KoRule, Ruleset, Suicide

BLACK, WHITE = Color.BLACK, Color.WHITE
ALL = "simple psk ssk nssk third"

KO = """
. X O . .
X O . O .
. X O . .
. . . . .
"""
TRIPLE_KO = """
O O O O O O O
O X O . O . O
X . X O X O X
X X X X X X X
O O O O O O O
. . . . . . .
"""
SEND_TWO = """
. O . X .
O X X X .
O . X . .
X X X . .
. . . . .
"""
TWO_POINTS = ". O .\nO O ."


def move(name: str, color: Color, position: Position) -> Move:
    return Pass(color) if name == "pass" else Play(color, parse_point(name, position.size))


def verdict(ruleset: Ruleset, diagram: str, to_move: Color, names: str) -> Verdict:
    """Return the verdict on the last of these moves, played in turn."""
    position = parse_diagram(diagram, to_move)
    history = History.starting_at(position)
    *before, last = names.split()
    for name in before:
        played = move(name, position.to_move, position)
        assert judge(position, played, history, ruleset).is_legal
        position = position.after(played)
        history = history.extended(BoardState.of_move(position, played.color, played.is_pass))
    return judge(position, move(last, position.to_move, position), history, ruleset)


# Case: diagram, side to move, moves; the rules that forbid the last of them, and for what reason.
CASES = {
    "retake at once": (KO, BLACK, "C3 B3", ALL, "ko"),
    "retake after a threat and its answer": (KO, BLACK, "C3 E1 E4 B3", "", None),
    "retake after both passed": (KO, BLACK, "C3 pass pass B3", "psk ssk nssk", "superko"),
    "third board of a triple ko": (
        TRIPLE_KO,
        BLACK,
        "D5 B4 F5 D4 B5 F4",
        "psk ssk nssk",
        "superko",
    ),
    "triple ko where White passed first": (
        TRIPLE_KO,
        WHITE,
        "pass D5 B4 F5 D4 B5 F4",
        "psk ssk",
        "superko",
    ),
    "sending two, returning one": (SEND_TWO, WHITE, "C5 A5 B5", "psk", "superko"),
    "suicide of one stone": (TWO_POINTS, BLACK, "A2", "psk", "superko"),
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("rule", ALL.split())
def test_repetition_is_forbidden_by(rule: str, case: str) -> None:
    diagram, to_move, names, forbidding, reason = CASES[case]
    ruleset = replace(CHINESE, ko=KoRule(rule), suicide=Suicide.ANY)
    found = verdict(ruleset, diagram, to_move, names).reason
    assert (found and found.value) == (reason if rule in forbidding.split() else None)


def test_a_pass_is_never_a_repetition() -> None:
    ruleset = replace(CHINESE, ko=KoRule.SITUATIONAL)
    assert verdict(ruleset, KO, BLACK, "pass pass pass pass").is_legal


def test_only_the_third_board_is_forbidden_where_two_are_allowed() -> None:
    ruleset = replace(CHINESE, ko=KoRule.THIRD_OCCURRENCE)
    lap = "D5 B4 F5 D4 B5 F4"
    assert verdict(ruleset, TRIPLE_KO, BLACK, lap).is_legal
    assert verdict(ruleset, TRIPLE_KO, BLACK, f"{lap} {lap}").repeated == 6


def test_the_set_up_counts_as_made_by_the_side_not_to_move() -> None:
    ruleset = replace(CHINESE, ko=KoRule.NATURAL_SITUATIONAL)
    assert not verdict(ruleset, TRIPLE_KO, BLACK, "D5 B4 F5 D4 B5 F4").is_legal
    assert verdict(ruleset, TRIPLE_KO, WHITE, "pass D5 B4 F5 D4 B5 F4").is_legal


@pytest.mark.parametrize(("rule", "names", "number"), [("simple", "C3 B3", 0), ("psk", "C3 pass pass B3", 0)])
def test_the_repeated_state_is_named(rule: str, names: str, number: int) -> None:
    ruleset = replace(CHINESE, ko=KoRule(rule))
    assert verdict(ruleset, KO, BLACK, names).repeated == number


def test_the_newest_of_several_equal_states_is_named() -> None:
    ruleset = replace(CHINESE, ko=KoRule.POSITIONAL)
    assert verdict(ruleset, KO, BLACK, "pass pass C3 pass pass B3").repeated == 2


def test_a_history_that_branches_off_equals_a_new_one() -> None:
    chance = random.Random(3)
    boards = [Position.empty(BoardSize(2, 2)).after(Play(BLACK, Point(n % 2, n // 2))) for n in range(4)]
    states = [BoardState.of_setup(board) for board in boards]
    grown = [History(states[:1])]
    for _ in range(3_000):
        base = grown[-1] if chance.random() < 0.9 else chance.choice(grown)
        grown.append(base.extended(chance.choice(states)))
    for history in chance.sample(grown, 60):
        fresh = History(history.states)
        assert len(history) == len(fresh) == len(history.states)
        for state in states:
            assert history.numbers_with(state.stones) == fresh.numbers_with(state.stones)
        number = chance.randrange(len(history))
        assert history.state(number) == fresh.state(number)


def test_a_variation_late_in_a_game_is_no_second_game() -> None:
    state = BoardState.of_setup(Position.empty(BoardSize(2, 2)))
    history = History([state] * 20_000)
    histories = [history.extended(state) for _ in range(100)]
    assert all(len(each) == 20_001 for each in histories)
    gc.collect()
    kept = [o for o in gc.get_objects() if isinstance(o, list) and len(o) >= 20_000 and o[0] is state]
    assert len(kept) == 1
