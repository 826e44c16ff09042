"""The comparison in a session, and its terms."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from goboard_app.go.board import Color
from goboard_app.rules.catalogue import AGA, BASIC, CHINESE, JAPANESE, NEW_ZEALAND, TROMP_TAYLOR
from goboard_app.rules.ruleset import Scoring
from goboard_app.scoring.comparison import Cause, ComparisonRow, CountingWay
from goboard_app.scoring.statuses import Statuses
from goboard_app.session import acts
from goboard_app.session.compare_rulesets import (
    KomiMode,
    ShownComparison,
    comparison_work,
    played_in,
)
from goboard_app.session.counting import CountingState
from goboard_app.session.current_count import counted_state
from goboard_app.session.new_game import OFFERED
from goboard_app.session.session import Phase
from tests.support.counted import MOVES, SEKI, at
from tests.unit.session.conftest import MakeTable, Table

KOMI = Fraction(15, 2)


def finished(live: MakeTable, **choices: object) -> Table:
    table = live(9, CHINESE, **choices)
    table.play(MOVES)
    return table


def counting(table: Table) -> CountingState:
    state = counted_state(table.session)
    assert state is not None
    return state


def shown(table: Table, mode: KomiMode = KomiMode.AS_PLAYED) -> ShownComparison:
    return comparison_work(table.session, counting(table), mode)()


def row(table: Table, way: CountingWay, mode: KomiMode = KomiMode.AS_PLAYED) -> ComparisonRow:
    return next(r for r in shown(table, mode).comparison.rows if r.way == way)


def test_a_game_being_played_has_nothing_to_compare(live: MakeTable) -> None:
    assert counted_state(live(9, CHINESE).session) is None


def test_the_current_count_is_compared(live: MakeTable) -> None:
    table = finished(live)
    assert counted_state(table.session) is table.session.counting


def test_a_finished_game_is_compared_as_it_was_counted(live: MakeTable) -> None:
    table = finished(live)
    table.click("C8")
    before = counting(table).count()
    table.do(acts.accept_count(table.session))
    assert table.session.phase is Phase.FINISHED
    assert counting(table).statuses == Statuses(dead=at("C8"))
    assert counting(table).count() == before


def test_a_game_given_up_was_not_counted(live: MakeTable) -> None:
    table = live(9, CHINESE)
    table.play("E5")
    table.do(acts.resign(table.session, Color.WHITE))
    assert counted_state(table.session) is None


def test_every_ruleset_offered_is_there_and_the_chosen_one(live: MakeTable) -> None:
    table = finished(live)
    comparison = shown(table).comparison
    assert {r.way.ruleset for r in comparison.rows} == set(OFFERED)
    assert comparison.chosen.way == CountingWay(CHINESE, Scoring.AREA)


def test_a_custom_ruleset_is_listed_with_the_others(live: MakeTable) -> None:
    own = replace(CHINESE, key="custom", sgf_name="Own", komi=Fraction(5))
    table = live(9, CHINESE)
    table.play(MOVES)
    state = counting(table).under(own, table.session.terms(own))
    comparison = comparison_work(table.session, state, KomiMode.AS_PLAYED)().comparison
    assert comparison.chosen.way.ruleset is own
    assert len(comparison.rows) == 21


def test_the_other_way_to_count_may_be_the_chosen_one(live: MakeTable) -> None:
    table = finished(live)
    terms = table.session.terms(AGA)
    state = replace(counting(table), ruleset=AGA, terms=terms, scoring=Scoring.TERRITORY)
    comparison = comparison_work(table.session, state, KomiMode.AS_PLAYED)().comparison
    assert comparison.chosen.way == CountingWay(AGA, Scoring.TERRITORY)


def test_komi_is_the_games_or_each_rulesets_own(live: MakeTable) -> None:
    table = finished(live)
    japanese = CountingWay(JAPANESE, Scoring.TERRITORY)
    assert row(table, japanese).komi == KOMI
    assert row(table, japanese, KomiMode.EACH_ITS_OWN).komi == Fraction(13, 2)
    # Basic rules leave it to the players.
    basic = row(table, CountingWay(BASIC, Scoring.AREA), KomiMode.EACH_ITS_OWN)
    assert basic.komi == TROMP_TAYLOR.komi


def test_the_usual_komi_is_another_one_with_handicap(live: MakeTable) -> None:
    table = live(9, CHINESE, handicap=2)
    table.play("E5 pass pass")
    found = row(table, CountingWay(JAPANESE, Scoring.TERRITORY), KomiMode.EACH_ITS_OWN)
    assert found.komi == Fraction(1, 2)
    assert row(table, CountingWay(NEW_ZEALAND, Scoring.AREA), KomiMode.EACH_ITS_OWN).komi == 0


def test_passes_are_counted_as_each_ruleset_does(live: MakeTable) -> None:
    table = finished(live)
    found = row(table, CountingWay(AGA, Scoring.TERRITORY))
    assert (found.count.black.pass_stones, found.count.white.pass_stones) == (2, 1)


def test_played_positions_are_known(live: MakeTable) -> None:
    table = finished(live)
    played = played_in(table.session)
    assert (played.black, played.white, played.handicap) == (23, 22, 0)
    assert played.last == table.point("H8")


def test_a_last_stone_that_was_taken_lies_nowhere(record: MakeTable) -> None:
    table = record("(;SZ[3]AB[ba][ab]AE[aa]PL[W];W[aa]AE[aa])")
    table.do(acts.go_to_last(table.session))
    assert played_in(table.session).last is None


def test_the_last_move_is_a_reason(live: MakeTable) -> None:
    table = finished(live)
    comparison = shown(table).comparison
    assert comparison.reasons[0].cause is Cause.MOVES
    assert comparison.reasons[0].points == {table.point("H8")}


def test_the_map_shows_the_seki_under_rules_that_do_not_care(live: MakeTable) -> None:
    table = finished(live)
    table.session.set_counting(replace(counting(table), statuses=SEKI))
    picture = shown(table).picture()
    assert picture.seki == at("A1 C1 E1")
    assert not picture.territory_black & picture.seki
    assert picture.neutral == frozenset()


def test_the_points_of_the_question_are_highlighted(live: MakeTable) -> None:
    table = finished(live)
    assert shown(table).picture(at("A1")).lit == at("A1")


def test_a_point_is_worth_something_else_in_each_way(live: MakeTable) -> None:
    table = finished(live)
    worths = dict(shown(table).worths(table.point("E6")))
    assert worths[CountingWay(CHINESE, Scoring.AREA)] == 1
    assert worths[CountingWay(JAPANESE, Scoring.TERRITORY)] == 0
    table.click("C8")
    worths = dict(shown(table).worths(table.point("C8")))
    assert worths[CountingWay(JAPANESE, Scoring.TERRITORY)] == 1


def test_the_last_player_is_sent_ignoring_passes(live: MakeTable) -> None:
    assert shown(finished(live)).last_mover is Color.BLACK
