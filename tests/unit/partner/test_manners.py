"""A partner agrees to a right count, and gives a handicap by how the last games went."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from goboard_app.go.board import BoardSize, Color
from goboard_app.partner.manners import LadderStep, disagreement, fitting_handicap, fitting_step, most_handicap
from goboard_app.rules.catalogue import CHINESE, JAPANESE
from goboard_app.scoring.life.propose import propose
from goboard_app.scoring.proposal import GroupJudgement, Life, Proposal, Reason
from goboard_app.scoring.statuses import ALL_ALIVE, Status
from tests.support.closed import below_white, points

NINE = BoardSize.square(9)
DEAD_STONE = below_white("OO..OOOOO", "OO.X.OOOO", "OOO..OOOO")
SEKI = below_white("XXXXXXXXO", "X.XOOOOXO", "XXXO.OOXO", "XX.OOOOXO")


def test_a_right_count_is_agreed_to() -> None:
    reading = propose(DEAD_STONE)
    assert disagreement(reading.statuses(), reading, CHINESE) == ()


def test_a_dead_stone_that_is_counted_alive_is_named() -> None:
    (group,) = disagreement(ALL_ALIVE, propose(DEAD_STONE), CHINESE)
    assert group.stones == points("D2", DEAD_STONE)


def test_living_stones_that_are_counted_dead_are_named_the_largest_first() -> None:
    reading = propose(DEAD_STONE)
    stones = frozenset(point for point in DEAD_STONE.size if DEAD_STONE.at(point))
    all_dead = ALL_ALIVE.with_status(stones, Status.DEAD)
    found = disagreement(all_dead, reading, CHINESE)
    assert found
    sizes = [len(group.stones) for group in found]
    assert sizes == sorted(sizes, reverse=True)


def test_a_seki_is_nothing_to_argue_about_where_it_does_not_count() -> None:
    reading = propose(SEKI)
    assert reading.statuses().seki
    assert disagreement(ALL_ALIVE, reading, CHINESE) == ()
    assert disagreement(ALL_ALIVE, reading, JAPANESE)


@pytest.mark.parametrize(
    ("life", "confidence", "is_named"),
    [(Life.ALIVE, 0.9, True), (Life.ALIVE, 0.6, False), (Life.UNCLEAR, 0.9, False)],
)
def test_an_uncertain_reading_accepts_the_pupils_answer(life: Life, confidence: float, is_named: bool) -> None:
    stones = points("D2", DEAD_STONE)
    group = GroupJudgement(Color.BLACK, stones, life, Life.ALIVE, confidence, Reason.SURVIVES)
    said = ALL_ALIVE.with_status(stones, Status.DEAD)
    assert bool(disagreement(said, Proposal((group,)), CHINESE)) is is_named


@pytest.mark.parametrize(
    ("first", "won", "stones"),
    [
        (2, [], 2),
        (2, [True], 2),
        (2, [True, True], 1),
        (2, [True, False, True], 2),
        (2, [True, None, True], 2),
        (2, [True, True, True], 1),
        (2, [True, True, True, True], 0),
        (0, [True, True], 0),
        (2, [False, False], 3),
        (5, [False, False], 5),
        (2, [False, False, True, True], 2),
        (9, [], 5),
    ],
)
def test_two_games_in_a_row_change_the_handicap_by_a_stone(first: int, won: Sequence[bool | None], stones: int) -> None:
    assert fitting_handicap(first, won, NINE) == stones


@pytest.mark.parametrize(
    ("first", "won", "step"),
    [
        (0, [], LadderStep.STAY),
        (0, [True], LadderStep.STAY),
        (0, [True, True], LadderStep.STRONGER),
        (0, [True, True, True], LadderStep.STAY),
        (0, [True, True, True, True], LadderStep.STRONGER),
        (0, [True, None, True], LadderStep.STAY),
        (1, [True, True], LadderStep.STAY),
        (1, [True, True, True, True], LadderStep.STRONGER),
        (4, [False, False], LadderStep.STAY),
        (5, [False, False], LadderStep.WEAKER),
        (9, [False, False], LadderStep.WEAKER),
        (5, [False, True, False], LadderStep.STAY),
    ],
)
def test_another_partner_fits_where_the_handicap_goes_no_further(
    first: int, won: Sequence[bool | None], step: LadderStep
) -> None:
    assert fitting_step(first, won, NINE) is step


@pytest.mark.parametrize(("side", "most"), [(5, 1), (7, 3), (9, 5), (13, 9)])
def test_the_largest_handicap_fits_the_board(side: int, most: int) -> None:
    assert most_handicap(BoardSize.square(side)) == most
