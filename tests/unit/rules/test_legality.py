"""The judge: reasons, causes, suicide policies, lists of legal points."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goboard_app.go.board import Color, Pass, Play, Point, parse_point, point_name
from goboard_app.go.position import parse_diagram
from goboard_app.rules.catalogue import CHINESE, CHINESE_SERVER
from goboard_app.rules.legality import Refusal, Verdict, judge, legal_by_setup, legal_points
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import KoRule, Ruleset, Suicide

BLACK, WHITE = Color.BLACK, Color.WHITE


def verdict(diagram: str, name: str, ruleset: Ruleset = CHINESE, color: Color = BLACK) -> Verdict:
    position = parse_diagram(diagram, color)
    point = parse_point(name, position.size)
    return judge(position, Play(color, point), History.starting_at(position), ruleset)


def with_suicide(policy: str) -> Ruleset:
    return replace(CHINESE, suicide=Suicide(policy), ko=KoRule.SITUATIONAL)


def test_a_free_point_is_allowed() -> None:
    found = verdict(". .\n. .", "A1")
    assert (found.is_legal, found.reason, found.cause, found.repeated) == (
        True,
        None,
        frozenset(),
        None,
    )


@pytest.mark.parametrize("diagram", ["X .\n. .", "O .\n. ."])
def test_an_occupied_point_is_refused_because_of_its_stone(diagram: str) -> None:
    found = verdict(diagram, "A2")
    assert (found.reason, found.outcome) == (Refusal.OCCUPIED, None)
    assert found.cause == {Point(0, 0)}


def test_a_point_off_the_board_is_refused() -> None:
    position = parse_diagram(". .")
    found = judge(position, Play(BLACK, Point(2, 0)), History.starting_at(position), CHINESE)
    assert (found.reason, found.outcome) == (Refusal.OFF_BOARD, None)


def test_suicide_is_refused_because_of_the_chain_that_would_die() -> None:
    found = verdict(". X O\nO O O\n. . .", "A3")
    assert found.reason is Refusal.SUICIDE
    assert found.cause == {Point(0, 0), Point(1, 0)}


def test_a_refused_move_still_tells_its_outcome() -> None:
    found = verdict(". O\nO .", "A2")
    assert found.outcome is not None
    assert found.outcome.self_captured == {Point(0, 0)}


def test_a_ko_is_refused_because_of_the_stone_it_would_take() -> None:
    before = parse_diagram(". X O .\nX O . O\n. X O .")
    after = before.after(Play(BLACK, Point(2, 1)))
    history = History.starting_at(before).extended(BoardState.of_move(after, BLACK, is_pass=False))
    found = judge(after, Play(WHITE, Point(1, 1)), history, CHINESE)
    assert (found.reason, found.repeated) == (Refusal.KO, 0)
    assert found.cause == {Point(2, 1)}


@pytest.mark.parametrize(
    ("policy", "single", "several"),
    [("none", False, False), ("multi", False, True), ("any", True, True)],
)
def test_suicide_policies(policy: str, single: bool, several: bool) -> None:
    ruleset = with_suicide(policy)
    assert verdict(". O .\nO . .\n. . .", "A3", ruleset).is_legal is single
    assert verdict(". X O\nO O O\n. . .", "A3", ruleset).is_legal is several


@pytest.mark.parametrize("policy", ["none", "multi", "any"])
def test_a_capture_is_no_suicide(policy: str) -> None:
    found = verdict(". O X\nO X X\nX X .", "A3", with_suicide(policy))
    assert found.is_legal


def test_positional_superko_forbids_the_suicide_of_one_stone_anyway() -> None:
    ruleset = replace(CHINESE_SERVER, suicide=Suicide.ANY)
    assert verdict(". O .\nO . .\n. . .", "A3", ruleset).reason is Refusal.SUPERKO


@pytest.mark.parametrize("diagram", ["O O\nO .", "X O\nO X", "."])
def test_a_pass_is_always_allowed(diagram: str) -> None:
    position = parse_diagram(diagram)
    found = judge(position, Pass(BLACK), History.starting_at(position), CHINESE_SERVER)
    assert found.is_legal
    assert found.outcome == position.play(Pass(BLACK))


@pytest.mark.parametrize(("color", "legal"), [(BLACK, "C2 D1 D2"), (WHITE, "A2 B1 C2 D1 D2")])
def test_legal_points_are_those_of_the_side_to_move(color: Color, legal: str) -> None:
    position = parse_diagram(". O . .\nO . O .", color)
    found = legal_points(position, History.starting_at(position), CHINESE)
    assert {point_name(point, position.size) for point in found} == set(legal.split())


@pytest.mark.parametrize(
    ("diagram", "is_legal"),
    [("X .\n. O", True), ("X O\nO .", False), ("X X\nX X", False), (". .", True), ("X", False)],
)
def test_a_board_is_legal_if_every_chain_has_a_liberty(diagram: str, is_legal: bool) -> None:
    assert legal_by_setup(parse_diagram(diagram)) is is_legal
