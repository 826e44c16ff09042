"""The explanations of each kind of point, under each way to count."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goboard_app.app.texts.explain import (
    ROW_OF,
    TERM_OF,
    account_sentence,
    lines_sentence,
    point_explanation,
    points_worth,
    what_it_is,
)
from goboard_app.go.board import Color, parse_point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.rules.catalogue import CHINESE, JAPANESE, SIMPLE_TERRITORY, STONE_SCORING
from goboard_app.rules.ruleset import Ruleset
from goboard_app.scoring.count import GameTerms, count
from goboard_app.scoring.explain import PointAccount, PointReason, ScoreTerm, explain
from goboard_app.scoring.proposal import GroupJudgement, Life, Reason
from goboard_app.scoring.statuses import Status, Statuses
from goboard_app.session.count_groups import CountGroup
from tests.support.counted import POSITION, SEKI, at

SIZE = POSITION.size


def account(ruleset: Ruleset, name: str, position: Position = POSITION, statuses: Statuses = SEKI) -> PointAccount:
    counted = count(position, statuses, ruleset, GameTerms())
    return explain(position, statuses, counted).at(parse_point(name, position.size))


def said(ruleset: Ruleset, name: str, statuses: Statuses = SEKI) -> str:
    return account_sentence(account(ruleset, name, statuses=statuses), SIZE)


@pytest.mark.parametrize(
    ("ruleset", "name", "sentence"),
    [
        (JAPANESE, "J5", "J5: Black’s territory, 1 point."),
        (JAPANESE, "A9", "A9: White’s territory, 1 point."),
        (CHINESE, "E6", "E6: living black stone, 1 point."),
        (CHINESE, "E9", "E9: living white stone, 1 point."),
        (JAPANESE, "E6", "E6: living black stone, 0 points: only territory counts."),
        (CHINESE, "A2", "A2: black stone in a seki, 1 point."),
        (CHINESE, "C2", "C2: white stone in a seki, 1 point."),
        (JAPANESE, "A1", "A1: Black’s only eye, in a seki, 0 points under these rules."),
        (JAPANESE, "E1", "E1: White’s only eye, in a seki, 0 points under these rules."),
        (JAPANESE, "C1", "C1: shared liberty of a seki, counts for nobody."),
        (CHINESE, "A1", "A1: Black’s territory, 1 point."),
    ],
)
def test_a_point_is_said_in_a_sentence(ruleset: Ruleset, name: str, sentence: str) -> None:
    assert said(ruleset, name) == sentence


def test_an_eye_that_is_kept_says_so() -> None:
    told = explain(POSITION, SEKI, count(POSITION, SEKI, STONE_SCORING, GameTerms()))
    for color, name in ((Color.BLACK, "Black"), (Color.WHITE, "White")):
        first = min(told.points_of(ScoreTerm.TAX, color))
        sentence = account_sentence(told.at(first), SIZE)
        assert sentence.endswith(f"{name}’s point, kept as an eye, 0 points: every group keeps two.")


def test_a_neutral_point_is_described_as_unowned() -> None:
    assert said(CHINESE, "C1", Statuses()) == "C1: neutral, between both sides, counts for nobody."


def test_a_point_set_neutral_names_its_cause() -> None:
    statuses = replace(SEKI, neutral=frozenset({parse_point("A9", SIZE)}))
    assert said(CHINESE, "A9", statuses) == "A9: set neutral by you, counts for nobody."


def test_an_empty_board_has_no_owner() -> None:
    position = parse_diagram(". .\n. .")
    here = account(CHINESE, "A1", position, Statuses())
    assert account_sentence(here, position.size) == ("A1: no living stones around it, counts for nobody.")


def test_a_stone_called_dead_within_its_own_area_counts_for_both() -> None:
    """The stone counts for one side and the point for the other."""
    dead = Statuses(dead=at("C8"))
    assert said(CHINESE, "C8", dead) == "C8: dead white stone, 1 for the point, for White."
    assert said(JAPANESE, "C8", dead) == (
        "C8: dead white stone, 1 for the stone, for Black, 1 for the point, for White."
    )
    black = Statuses(dead=at("H8"))
    assert said(CHINESE, "H8", black) == "H8: dead black stone, 1 for the point, for Black."


@pytest.mark.parametrize(("mine", "other"), [("X", "O"), ("O", "X")])
def test_a_dead_stone_in_its_captors_area(mine: str, other: str) -> None:
    position = parse_diagram(f". {other} {mine}\n. {mine} {mine}")
    dead = Statuses(dead=frozenset({parse_point("B2", position.size)}))
    here = account(SIMPLE_TERRITORY, "B2", position, dead)
    color, captor = ("white", "Black") if mine == "X" else ("black", "White")
    assert account_sentence(here, position.size) == (
        f"B2: dead {color} stone, 1 for the stone and 1 for the point, for {captor}."
    )
    assert lines_sentence(here) == "Counted under Surrounded points, Dead stones taken off."


def test_a_dead_stone_under_which_an_eye_is_kept() -> None:
    position = parse_diagram("O X .\nX X X")
    dead = Statuses(dead=frozenset({parse_point("A2", position.size)}))
    here = account(STONE_SCORING, "A2", position, dead)
    assert account_sentence(here, position.size) == ("A2: dead white stone, the point is kept as an eye.")


def test_a_dead_stone_that_counts_nothing_in_a_seki_says_so() -> None:
    position = parse_diagram("O . X\n. X X")
    statuses = Statuses(frozenset({parse_point("A2", position.size)}), position.points(Color.BLACK))
    here = account(JAPANESE, "A2", position, statuses)
    assert account_sentence(here, position.size) == ("A2: dead white stone, 0 points under these rules.")


def test_several_areas_of_a_seki_are_points_in_it() -> None:
    position = parse_diagram(". X . X O\nX X X X O\nO O O O O")
    seki = Statuses(seki=position.points(Color.BLACK))
    here = account(JAPANESE, "A3", position, seki)
    assert what_it_is(here) == "Black’s point in a seki"
    white = PointAccount(here.point, None, Status.ALIVE, Color.WHITE, PointReason.SEKI_EYE, (), here.whole)
    assert what_it_is(white) == "White’s point in a seki"


def test_an_explanation_names_the_line() -> None:
    assert point_explanation(account(JAPANESE, "J5"), SIZE) == (
        "J5: Black’s territory, 1 point. Counted under Surrounded points."
    )
    assert point_explanation(account(JAPANESE, "C1"), SIZE) == ("C1: shared liberty of a seki, counts for nobody.")


@pytest.mark.parametrize(
    ("reason", "is_undecided", "kind"),
    [
        (Reason.FIRST_MOVE_DECIDES, True, "open"),
        (Reason.FIRST_MOVE_DECIDES, False, "dead black stone"),
        (Reason.NOT_READ, True, "dead black stone"),
    ],
)
def test_a_stone_of_a_group_that_the_first_move_decides_is_open(reason: Reason, is_undecided: bool, kind: str) -> None:
    dead = Statuses(dead=at("A2"))
    stone = account(JAPANESE, "A2", statuses=dead)
    read = GroupJudgement(Color.BLACK, dead.dead, Life.UNCLEAR, Life.DEAD, 0.6, reason, frozenset(), 1, 0)
    group = CountGroup(Color.BLACK, dead.dead, Status.DEAD, read, is_undecided)
    text = point_explanation(stone, SIZE, group)
    assert text.startswith(f"A2: {kind}, 1 for the stone, for White.")


def test_points_are_said_in_the_right_number() -> None:
    assert [points_worth(n) for n in range(3)] == ["0 points", "1 point", "2 points"]


def test_every_term_of_a_count_has_its_line_and_the_other_way_round() -> None:
    assert set(ROW_OF) == set(ScoreTerm) - {ScoreTerm.NEUTRAL}
    assert {TERM_OF[row]: row for row in TERM_OF} == ROW_OF
