"""Long cycles: the return of a board, and the possible agreements then."""

from __future__ import annotations

import pytest

from goboard_app.go.board import Color, Pass, Play, parse_point
from goboard_app.go.position import parse_diagram
from goboard_app.rules.catalogue import ALL_RULESETS, CHINESE, JAPANESE, KOREAN
from goboard_app.rules.repetition import BoardState, Cycle, History, find_cycle, offer
from goboard_app.rules.ruleset import LongCycle, Ruleset

BLACK, WHITE = Color.BLACK, Color.WHITE

TRIPLE_KO = (
    """
    O O O O O O O
    O X O . O . O
    X . X O X O X
    X X X X X X X
    O O O O O O O
    . . . . . . .
    """,
    BLACK,
    "D5 B4 F5 D4 B5 F4",
)
ETERNAL_LIFE = (
    """
    . . . . . . . .
    O O O O O O . .
    X X X X X O . .
    X O O O X X O O
    . O . X . O X .
    """,
    BLACK,
    "C1 E1 D1 F1",
)
SEND_TWO = (
    """
    . O . X .
    O X X X .
    O . X . .
    X X X . .
    . . . . .
    """,
    WHITE,
    "C5 A5 B5 pass",
)

Game = tuple[str, Color, str]


def history_of(game: Game, laps: int = 1) -> History:
    diagram, to_move, names = game
    position = parse_diagram(diagram, to_move)
    history = History.starting_at(position)
    for name in names.split() * laps:
        color = position.to_move
        is_pass = name == "pass"
        played = Pass(color) if is_pass else Play(color, parse_point(name, position.size))
        position = position.after(played)
        history = history.extended(BoardState.of_move(position, color, is_pass))
    return history


def test_three_kos_come_round_after_six_plays() -> None:
    assert find_cycle(history_of(TRIPLE_KO)) == Cycle(2, 6, 0, 3, 3)


def test_eternal_life_comes_round_after_four_plays() -> None:
    assert find_cycle(history_of(ETERNAL_LIFE)) == Cycle(2, 4, 0, 2, 2)


@pytest.mark.parametrize(("laps", "occurrences"), [(1, 2), (2, 3), (3, 4)])
def test_occurrences_count_the_present_one(laps: int, occurrences: int) -> None:
    cycle = find_cycle(history_of(TRIPLE_KO, laps))
    assert cycle is not None
    assert (cycle.occurrences, cycle.length) == (occurrences, 6)


def test_sending_two_returning_one_costs_one_side_more() -> None:
    cycle = find_cycle(history_of(SEND_TWO))
    assert cycle == Cycle(2, 4, 1, 1, 2)
    assert not cycle.is_balanced


@pytest.mark.parametrize("names", ["", "D5", "D5 B4 F5 D4 B5", "pass"])
def test_a_new_board_or_turn_closes_no_cycle(names: str) -> None:
    diagram, to_move, _ = TRIPLE_KO
    assert find_cycle(history_of((diagram, to_move, names))) is None


def test_a_lap_of_passes_is_not_balanced() -> None:
    cycle = find_cycle(history_of((TRIPLE_KO[0], BLACK, "pass pass")))
    assert cycle is not None
    assert not cycle.is_balanced


@pytest.mark.parametrize("game", [TRIPLE_KO, ETERNAL_LIFE], ids=["triple ko", "eternal life"])
@pytest.mark.parametrize(
    ("ruleset", "offered"),
    [
        (CHINESE, LongCycle.NO_RESULT),
        (JAPANESE, LongCycle.NO_RESULT),
        (KOREAN, LongCycle.DRAW),
    ],
)
def test_a_balanced_lap_brings_an_offer(game: Game, ruleset: Ruleset, offered: LongCycle) -> None:
    assert offer(history_of(game), ruleset) is offered


@pytest.mark.parametrize("names", ["D5 B4", "pass pass"])
def test_nothing_is_offered_without_a_balanced_lap(names: str) -> None:
    assert offer(history_of((TRIPLE_KO[0], BLACK, names)), JAPANESE) is None


def test_nothing_is_offered_where_one_side_pays_for_the_lap() -> None:
    assert offer(history_of(SEND_TWO), JAPANESE) is None


@pytest.mark.parametrize(
    "ruleset",
    [r for r in ALL_RULESETS if r.long_cycle is LongCycle.FORBIDDEN],
    ids=lambda r: r.key,
)
def test_superko_offers_nothing(ruleset: Ruleset) -> None:
    assert offer(history_of(TRIPLE_KO), ruleset) is None


def test_histories_grow_into_new_ones() -> None:
    first = History.starting_at(parse_diagram("X ."))
    second = first.extended(first.states[0])
    assert (len(first.states), len(second.states)) == (1, 2)
    assert second.numbers_with(b"\1\0") == [0, 1]
    assert second.numbers_with(b"\0\0") == []
