from fractions import Fraction

import pytest

from goboard_app.go.board import Color, Point
from goboard_app.record.sgf.parser import read_sgf
from goboard_app.record.tree import GameTree
from goboard_app.rules import catalogue
from goboard_app.scoring.proposal import Proposal
from goboard_app.session.new_game import handicap_in
from goboard_app.session.recount import (
    DifferenceCause,
    NoStone,
    RecountOptions,
    ValueSource,
    bonus_depends_on,
    recount,
    whole_chains,
)

WALL = "AB[ba][bb][bc]AW[ca][cb][cc]"


def tree(text: str) -> GameTree:
    return read_sgf(text.encode()).games[0]


def test_a_bare_record_is_counted_by_the_default() -> None:
    found = recount(tree(f"(;SZ[4]{WALL}AB[bd]AW[cd];B[];W[])"), RecountOptions())
    assert found.ruleset is catalogue.DEFAULT
    assert (found.ruleset_source, found.komi_source) == (ValueSource.NONE, ValueSource.NONE)
    assert found.dead_source is ValueSource.AUTO
    assert found.recorded is None
    assert found.agrees is None


def test_values_of_the_record_are_used() -> None:
    found = recount(tree(f"(;SZ[4]KM[0.5]RU[Japanese]RE[W+0.5]{WALL}AB[bd]AW[cd])"), RecountOptions())
    assert found.ruleset is catalogue.JAPANESE
    assert found.komi == Fraction(1, 2)
    assert found.agrees is True


def test_wishes_come_first() -> None:
    wishes = RecountOptions(catalogue.TROMP_TAYLOR, Fraction(3), 2, (Point(1, 0),))
    found = recount(tree(f"(;SZ[4]KM[0.5]RU[Japanese]{WALL}AB[bd]AW[cd])"), wishes)
    assert (found.ruleset_source, found.komi_source, found.dead_source) == (ValueSource.OPTION,) * 3
    assert found.handicap.stones == 2
    assert len(found.statuses.dead) == 4


def test_a_wish_for_a_dead_stone_where_there_is_none_is_refused() -> None:
    with pytest.raises(NoStone) as caught:
        recount(tree(f"(;SZ[4]{WALL})"), RecountOptions(dead=(Point(0, 0),)))
    assert caught.value.point == Point(0, 0)


def test_marks_of_territory_name_the_dead() -> None:
    found = recount(tree(f"(;SZ[4]KM[0]{WALL}AB[bd]AW[cd][aa];B[]TB[aa][ab][ac][ad])"), RecountOptions())
    assert found.dead_source is ValueSource.RECORD
    assert found.statuses.dead == {Point(0, 0)}
    assert found.marked_otherwise == {Point(3, row) for row in range(4)}


def test_marks_before_a_later_stone_are_stale() -> None:
    found = recount(tree(f"(;SZ[4]{WALL};B[]TB[aa];W[dd])"), RecountOptions())
    assert found.marks_are_stale
    assert found.dead_source is ValueSource.AUTO


@pytest.mark.parametrize(
    ("result", "agrees"),
    [("W+0.5", True), ("B+0.5", False), ("W+R", None), ("W+", True), ("0", False), ("Void", None)],
)
def test_results_are_compared_as_far_as_a_count_can(result: str, agrees: bool | None) -> None:
    text = f"(;SZ[4]KM[0.5]RE[{result}]{WALL}AB[bd]AW[cd])"
    assert recount(tree(text), RecountOptions()).agrees is agrees


@pytest.mark.parametrize(
    ("text", "stones", "contradicted"),
    [
        ("(;SZ[9]HA[2]AB[cc][gg];W[ee])", 2, False),
        ("(;SZ[9]HA[3]AB[cc][gg];W[ee])", 2, True),
        ("(;SZ[9]HA[2];B[cc];B[gg];W[ee])", 2, False),
        ("(;SZ[9]AB[cc][gg];W[ee])", 0, False),
        ("(;SZ[9];B[cc];W[ee])", 0, False),
    ],
)
def test_the_handicap_is_the_number_on_which_board_and_record_agree(text: str, stones: int, contradicted: bool) -> None:
    found = handicap_in(tree(text))
    assert (found.stones, found.is_contradicted) == (stones, contradicted)


def test_whole_chains_are_found_from_one_stone() -> None:
    position = recount(tree(f"(;SZ[4]{WALL})"), RecountOptions()).position
    assert len(whole_chains(position, [Point(1, 1)])) == 3
    assert position.at(Point(1, 1)) is Color.BLACK


def test_only_some_rules_ask_for_the_handicap() -> None:
    assert bonus_depends_on(catalogue.AGA)
    assert not bonus_depends_on(catalogue.JAPANESE)


def test_stones_can_be_judged_again() -> None:
    text = f"(;SZ[4]{WALL}AB[bd]AW[cd][aa];B[]TB[aa][ab][ac][ad])"
    found = recount(tree(text), RecountOptions(is_judged=True))
    assert found.dead_source is ValueSource.AUTO
    assert found.statuses == found.proposal.statuses()


def test_a_proposal_made_before_is_taken() -> None:
    proposal = Proposal(is_finished=False)
    assert recount(tree(f"(;SZ[4]{WALL})"), RecountOptions(), proposal).proposal is proposal


@pytest.mark.parametrize(
    ("result", "cause"),
    [("W+7.5", DifferenceCause.KOMI), ("W+R", DifferenceCause.NOT_COUNTED), ("W+0.5", None)],
)
def test_a_difference_has_a_cause(result: str, cause: DifferenceCause | None) -> None:
    text = f"(;SZ[4]RU[Chinese]KM[0.5]RE[{result}]{WALL}AB[bd]AW[cd])"
    mismatch = recount(tree(text), RecountOptions(dead=())).find_mismatch()
    assert (mismatch and mismatch.cause) == cause


def test_without_a_result_there_is_no_difference() -> None:
    assert recount(tree(f"(;SZ[4]{WALL})"), RecountOptions()).find_mismatch() is None
