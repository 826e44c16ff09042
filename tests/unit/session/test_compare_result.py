from __future__ import annotations

from fractions import Fraction

import pytest

from goboard_app.go.board import Color, Point
from goboard_app.go.position import parse_diagram
from goboard_app.record.result import parse_result
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.rules import catalogue
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.count import GameTerms
from goboard_app.scoring.proposal import GroupJudgement, Life, NeededMove, Proposal, Reason
from goboard_app.scoring.statuses import Status, Statuses
from goboard_app.session.counting import CountingState
from goboard_app.session.recount import (
    DifferenceCause,
    Mismatch,
    agrees,
    find_mismatch,
    mismatch_in,
)
from goboard_app.session.session import GameSession

# One open column; three stones of Black stand in White's area, two of White's in Black's.
BOARD = parse_diagram("""
    . . X . O . .
    . . X . O X X
    O O X . O . X
    . . X . O . .
    . . X . O . .
""")
CLOSED = parse_diagram("""
    . . X O . . .
    . X O O . . .
    X X X O . . .
""")
LOST = Statuses(dead=frozenset({Point(5, 1), Point(6, 1), Point(6, 2), Point(0, 2), Point(1, 2)}))
WHITE_PAIR = frozenset({Point(0, 2), Point(1, 2)})
BLACK_THREE = LOST.dead - WHITE_PAIR
HALF = Fraction(1, 2)


def state(
    statuses: Statuses = LOST,
    ruleset: Ruleset = catalogue.CHINESE,
    komi: Fraction = HALF,
    handicap: int = 0,
) -> CountingState:
    terms = GameTerms(komi=komi, handicap=handicap)
    return CountingState(BOARD, ruleset, terms, statuses)


def found(recorded: str, counting: CountingState, proposal: Proposal | None = None) -> Mismatch:
    mismatch = find_mismatch(parse_result(recorded), counting, proposal)
    assert mismatch is not None
    return mismatch


@pytest.mark.parametrize("recorded", ["W+0.5", "W+"])
def test_the_same_result_is_no_mismatch(recorded: str) -> None:
    assert find_mismatch(parse_result(recorded), state()) is None


@pytest.mark.parametrize("recorded", ["B+R", "W+T", "B+F", "Void", "?", "half"])
def test_games_that_were_not_counted_are_not_compared(recorded: str) -> None:
    assert agrees(parse_result(recorded), state().count()) is None
    assert found(recorded, state()).cause is DifferenceCause.NOT_COUNTED


def test_the_difference_is_for_black() -> None:
    assert found("B+9.5", state()).difference == 10
    assert found("0", state()).difference == HALF
    assert found("B+", state()).difference is None


def test_a_mixed_up_side() -> None:
    assert found("B+0.5", state()).cause is DifferenceCause.SIDE


@pytest.mark.parametrize(("recorded", "komi"), [("W+7.5", "15/2"), ("W+6.5", "13/2"), ("0", "0")])
def test_another_usual_komi(recorded: str, komi: str) -> None:
    mismatch = found(recorded, state())
    assert (mismatch.cause, mismatch.komi) == (DifferenceCause.KOMI, Fraction(komi))


def test_an_unusual_komi_explains_nothing() -> None:
    assert found("W+40.5", state()).cause is DifferenceCause.UNKNOWN


@pytest.mark.parametrize("recorded", ["B+1.5", "W+1.5", "W+2.5"])
def test_one_or_two_points_where_dame_are_open(recorded: str) -> None:
    assert found(recorded, state()).cause is DifferenceCause.DAME


def test_without_open_dame_the_last_move_explains_nothing() -> None:
    counting = CountingState(CLOSED, catalogue.CHINESE, GameTerms(komi=HALF))
    assert counting.count().neutral == 0
    assert found("W+6.5", counting).cause is not DifferenceCause.DAME


def test_a_protective_move_where_one_is_needed() -> None:
    counting = state(ruleset=catalogue.JAPANESE)
    margin = counting.count().margin
    assert margin == Fraction(-3, 2)
    needed = Proposal(needed=(NeededMove(Color.BLACK, Point(0, 0)),))
    assert found("W+2.5", counting, needed).cause is DifferenceCause.PROTECTIVE_MOVES
    assert found("B+0.5", counting, needed).cause is not DifferenceCause.PROTECTIVE_MOVES


def test_other_rules() -> None:
    mismatch = found("W+0.5", state(ruleset=catalogue.JAPANESE))
    assert mismatch.cause is DifferenceCause.RULESET
    assert mismatch.ruleset is not None
    assert state(ruleset=mismatch.ruleset).count().margin == -HALF


def test_uncertain_rules_come_before_dame() -> None:
    recorded, counting = parse_result("W+1.5"), state()
    sure = find_mismatch(recorded, counting)
    unsure = find_mismatch(recorded, counting, unsure={DifferenceCause.RULESET})
    assert sure is not None
    assert unsure is not None
    assert (sure.cause, unsure.cause) == (DifferenceCause.DAME, DifferenceCause.RULESET)


@pytest.mark.parametrize("recorded", ["W+0.5", "W+3.5"])
def test_other_points_for_the_handicap(recorded: str) -> None:
    assert found(recorded, state(handicap=4)).cause is DifferenceCause.HANDICAP


def test_stones_that_were_left_alive() -> None:
    alive = LOST.with_status(BLACK_THREE, Status.ALIVE)
    recorded = state(alive).count().margin
    assert recorded > 0
    mismatch = found(f"B+{float(recorded)}", state())
    assert (mismatch.cause, mismatch.status) == (DifferenceCause.STATUS, Status.ALIVE)
    assert mismatch.stones == BLACK_THREE


def test_stones_that_were_taken_as_dead() -> None:
    mismatch = found("W+0.5", state(LOST.with_status(WHITE_PAIR, Status.ALIVE)))
    assert (mismatch.cause, mismatch.status) == (DifferenceCause.STATUS, Status.DEAD)
    assert mismatch.stones == WHITE_PAIR


def test_a_group_of_several_chains_that_was_judged_otherwise() -> None:
    board = parse_diagram("""
        . . X O . . .
        . . X O . X .
        . . X O X . .
    """)
    pair = frozenset({Point(5, 1), Point(4, 2)})
    group = GroupJudgement(Color.BLACK, pair, Life.UNCLEAR, Life.ALIVE, 0.4, Reason.NOT_READ)
    counting = CountingState(board, catalogue.CHINESE, GameTerms())
    mismatch = found("W+3", counting, Proposal((group,)))
    assert (mismatch.stones, mismatch.status) == (pair, Status.DEAD)


def test_stones_that_were_taken_as_in_seki() -> None:
    counting = state(ruleset=catalogue.JAPANESE)
    white = frozenset(Point(4, row) for row in range(5))
    margin = state(LOST.with_status(white, Status.SEKI), catalogue.JAPANESE).count().margin
    mismatch = found(f"B+{float(margin)}", counting)
    assert (mismatch.cause, mismatch.status) == (DifferenceCause.STATUS, Status.SEKI)


def test_only_the_winner_is_recorded() -> None:
    mismatch = found("B+", state())
    assert mismatch.cause is not DifferenceCause.SIDE
    assert mismatch.difference is None


@pytest.mark.parametrize(
    ("head", "cause"),
    [
        ("RU[Chinese]KM[0.5]RE[W+1.5]", DifferenceCause.DAME),
        ("KM[0.5]RE[W+1.5]", DifferenceCause.RULESET),
        ("RU[Chinese]RE[W+1]", DifferenceCause.DAME),
        ("RU[Chinese]RE[W+0.5]", DifferenceCause.KOMI),
    ],
)
def test_unstated_facts_are_suspected_first(head: str, cause: DifferenceCause) -> None:
    text = f"(;SZ[5:3]{head}AB[ba:bc][ea]AW[da:dc])"
    session = GameSession(read_sgf(text.encode()).games[0], is_live=False)
    session.start_count()
    assert session.counting is not None
    dead = session.counting.clicked(Point(4, 0))
    found = mismatch_in(session, dead)
    assert found is not None
    assert found.cause is cause


def test_a_record_without_a_result_has_nothing_to_compare() -> None:
    session = GameSession(read_sgf(b"(;SZ[5:3])").games[0], is_live=False)
    session.start_count()
    assert session.counting is not None
    assert mismatch_in(session, session.counting) is None
