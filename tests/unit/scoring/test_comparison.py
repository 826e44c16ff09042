"""All ways to count side by side: the sums, the differences, and the reasons that make them up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from hypothesis import given

from goboard_app.go.board import Color, parse_point
from goboard_app.go.position import Position, parse_diagram
from goboard_app.rules.catalogue import (
    AGA,
    ALL_RULESETS,
    BASIC,
    CHINESE,
    ING,
    JAPANESE,
    KOREAN,
    NEW_ZEALAND,
    SIMPLE_TERRITORY,
    STONE_SCORING,
    TROMP_TAYLOR,
    WMSG,
)
from goboard_app.rules.ruleset import Ruleset, Scoring
from goboard_app.scoring.comparison import (
    MOST_REASONS,
    Cause,
    ComparedCell,
    Comparison,
    ComparisonRow,
    CountingWay,
    MarkedBoard,
    ReasonWorth,
    StonesPlayed,
    Worth,
    compare,
    sum_of,
    ways_to_count,
)
from goboard_app.scoring.count import GameTerms, find_territory
from goboard_app.scoring.explain import PointReason, ScoreTerm, explain
from goboard_app.scoring.statuses import ALL_ALIVE, Statuses
from tests.support.counted import KOMI, PLAYED, POSITION, SEKI, TERMS, Marked, at, boards

BLACK, WHITE = Color.BLACK, Color.WHITE
HALF = Fraction(1, 2)
CHOSEN = CountingWay(CHINESE, Scoring.AREA)


def compared(chosen: CountingWay = CHOSEN, rulesets: Sequence[Ruleset] = ALL_RULESETS, **changes: object) -> Comparison:
    """Return the board of `counted`, some of its terms or statuses changed."""
    statuses = changes.pop("statuses", SEKI)
    played = changes.pop("played", PLAYED)
    terms = TERMS._replace(**changes)
    ways = [(way, terms) for way in ways_to_count(rulesets)]
    return compare(POSITION, statuses, chosen, ways, played)


def row(comparison: Comparison, ruleset: Ruleset, scoring: Scoring | None = None) -> ComparisonRow:
    way = CountingWay(ruleset, scoring or ruleset.scoring)
    return next(row for row in comparison.rows if row.way == way)


def reason(comparison: Comparison, cause: Cause) -> ReasonWorth | None:
    return next((r for r in comparison.all_reasons if r.cause is cause), None)


def effects_of(comparison: Comparison, row: ComparisonRow) -> dict[Cause, Fraction]:
    """Return the effect of each cause on the margin, from the chosen row to this one."""
    chosen = comparison.chosen
    causes = (cause for cause, _ in (*row.worths, *chosen.worths))
    return {c: row.worth(c).margin - chosen.worth(c).margin for c in causes}


# The sums


def test_the_sums_of_area_are_stones_and_points() -> None:
    counted = row(compared(), CHINESE).count
    assert sum_of(counted, BLACK) == ((ScoreTerm.STONES, 20), (ScoreTerm.TERRITORY, 24))
    assert sum_of(counted, WHITE) == ((ScoreTerm.STONES, 22), (ScoreTerm.TERRITORY, 14))


def test_the_sums_of_territory_are_points_and_prisoners() -> None:
    counted = row(compared(), JAPANESE).count
    assert sum_of(counted, BLACK) == ((ScoreTerm.TERRITORY, 23), (ScoreTerm.PRISONERS, 1))
    assert sum_of(counted, WHITE) == ((ScoreTerm.TERRITORY, 13), (ScoreTerm.PRISONERS, 4))


def test_the_sums_of_aga_by_territory_hold_the_pass_stones() -> None:
    counted = row(compared(), AGA, Scoring.TERRITORY).count
    assert sum_of(counted, BLACK)[-1] == (ScoreTerm.PASS_STONES, 2)
    assert (counted.black.total, counted.white.total) == (27, 26 + HALF)


def test_the_sums_of_stones_name_the_kept_points() -> None:
    counted = row(compared(), STONE_SCORING).count
    terms = ((ScoreTerm.STONES, 20), (ScoreTerm.TERRITORY, 23), (ScoreTerm.TAX, -2))
    assert sum_of(counted, BLACK) == terms
    assert (counted.black.total, counted.white.total) == (41, 40 + HALF)


def test_dead_stones_stand_with_the_prisoners() -> None:
    statuses = Statuses(dead=at("C8 B7"))
    counted = row(compared(statuses=statuses), JAPANESE).count
    assert dict(sum_of(counted, BLACK))[ScoreTerm.PRISONERS] == 1 + 2


def test_bonuses_are_part_of_the_sum() -> None:
    played = replace(PLAYED, handicap=4)
    counted = row(compared(handicap=4, played=played), CHINESE).count
    assert sum_of(counted, WHITE)[-1] == (ScoreTerm.HANDICAP_BONUS, 4)
    assert sum_of(row(compared(), WMSG).count, WHITE)[-1] == (ScoreTerm.FIRST_PASS_BONUS, 1)


@given(boards)
def test_every_sum_and_komi_make_the_total(board: Marked) -> None:
    for each in _of(board, CHOSEN).rows:
        for color in (BLACK, WHITE):
            side = each.count.side(color)
            assert sum(n for _, n in sum_of(each.count, color)) + side.komi == side.total


# The rows


def test_every_ruleset_is_once_in_its_family_and_aga_in_two() -> None:
    ways = ways_to_count(ALL_RULESETS)
    assert [w.scoring for w in ways] == sorted((w.scoring for w in ways), key=list(Scoring).index)
    assert {way.ruleset for way in ways} == set(ALL_RULESETS)
    twice = {r.key for r in ALL_RULESETS if sum(w.ruleset is r for w in ways) == 2}
    assert twice == {"aga", "bga", "ffg"}


def test_one_row_represents_all_rulesets_that_always_agree() -> None:
    entries = compared().entries()
    shown = {entry.row.way: {way.ruleset for way in entry.alike} for entry in entries}
    assert KOREAN in shown[CountingWay(JAPANESE, Scoring.TERRITORY)]
    assert {TROMP_TAYLOR, BASIC} <= shown[CountingWay(NEW_ZEALAND, Scoring.AREA)]
    assert CountingWay(ING, Scoring.AREA) in shown


def test_the_chosen_ruleset_represents_its_kind() -> None:
    entries = compared(CountingWay(KOREAN, Scoring.TERRITORY)).entries()
    assert KOREAN in {entry.row.way.ruleset for entry in entries}
    assert JAPANESE not in {entry.row.way.ruleset for entry in entries}


def test_another_komi_is_another_row() -> None:
    ways = [(way, TERMS._replace(komi=way.ruleset.komi)) for way in ways_to_count(ALL_RULESETS)]
    shown = {e.row.way.ruleset for e in compare(POSITION, SEKI, CHOSEN, ways, PLAYED).entries()}
    assert {NEW_ZEALAND, TROMP_TAYLOR, BASIC} <= shown


def test_all_rows_are_shown_when_asked_for() -> None:
    comparison = compared()
    assert len(comparison.entries(all_rows=True)) == len(comparison.rows) == 20


@given(boards)
def test_ways_of_one_kind_agree_on_every_board(board: Marked) -> None:
    for entry in _of(board, CHOSEN).entries():
        for way in entry.alike:
            other = row(_of(board, CHOSEN), way.ruleset, way.scoring)
            assert other.count == entry.row.count


def test_cells_that_differ_from_the_chosen_row_are_named() -> None:
    comparison = compared()
    assert comparison.differing(row(comparison, NEW_ZEALAND)) == frozenset()
    assert comparison.differing(row(comparison, JAPANESE)) == frozenset(ComparedCell)
    by_territory = row(comparison, AGA, Scoring.TERRITORY)
    assert comparison.differing(by_territory) == {ComparedCell.BLACK, ComparedCell.WHITE, ComparedCell.TOTALS}


# The reasons


def _of(board: Marked, chosen: CountingWay) -> Comparison:
    ways = [(way, board.terms) for way in ways_to_count(ALL_RULESETS)]
    return compare(board.position, board.statuses, chosen, ways, board.played)


@given(boards)
def test_the_effects_of_all_causes_make_up_the_difference_of_the_margins(board: Marked) -> None:
    for chosen in ways_to_count((CHINESE, JAPANESE, STONE_SCORING, AGA)):
        comparison = _of(board, chosen)
        for each in comparison.rows:
            difference = each.margin - comparison.chosen.margin
            assert sum(effects_of(comparison, each).values()) == difference


@given(boards)
def test_every_effect_has_its_reason(board: Marked) -> None:
    comparison = _of(board, CountingWay(JAPANESE, Scoring.TERRITORY))
    told = {
        (reason.cause, way): worth.margin - reason.chosen.margin
        for reason in comparison.all_reasons
        for worth, ways in reason.others
        for way in ways
    }
    for each in comparison.rows:
        for cause, effect in effects_of(comparison, each).items():
            assert told.get((cause, each.way), 0) == effect


@given(boards)
def test_the_points_of_a_seki_are_as_many_as_its_reason_says(board: Marked) -> None:
    """Looked at without dead stones, since one within a seki is a point of its own.

    Points that would be nobody's anyway are no loss.
    """
    board = replace_dead(board)
    plain = find_territory(board.position, replace(board.statuses, seki=frozenset()))
    for each in _of(board, CHOSEN).rows:
        told = explain(board.position, board.statuses, each.count)
        for cause, why in ((Cause.SEKI, PointReason.SEKI_EYE), (Cause.FALSE_EYES, PointReason.FALSE_EYE)):
            worth = each.worth(cause)
            lost = told.points_of_why(why) & (plain.black | plain.white)
            assert -(worth.black + worth.white) == len(lost)


def replace_dead(board: Marked) -> Marked:
    return replace(board, statuses=replace(board.statuses, dead=frozenset()))


def test_the_last_move_changes_the_winner_and_comes_first() -> None:
    comparison = compared()
    first = comparison.reasons[0]
    assert first.cause is Cause.MOVES
    assert CountingWay(JAPANESE, Scoring.TERRITORY) in first.turns
    assert first.points == at("H8")
    assert effects_of(comparison, row(comparison, JAPANESE))[Cause.MOVES] == -1
    assert (row(comparison, CHINESE).winner, row(comparison, JAPANESE).winner) == (BLACK, WHITE)


def test_a_seki_that_costs_both_the_same_is_a_reason_without_effect() -> None:
    found = reason(compared(), Cause.SEKI)
    assert found is not None
    assert (found.effect, found.points, found.turns) == (0, at("A1 E1"), ())
    assert found.others[0][0].black == found.others[0][0].white == -1


def test_pass_stones_make_aga_agree_with_area() -> None:
    comparison = compared()
    effects = effects_of(comparison, row(comparison, AGA, Scoring.TERRITORY))
    assert (effects[Cause.MOVES], effects[Cause.PASS_STONES]) == (-1, 1)


def test_the_tax_shows_the_eyes_that_are_kept() -> None:
    found = reason(compared(), Cause.GROUP_TAX)
    assert found is not None
    assert len(found.points) == 4
    assert found.others[0][0].black == -2


def test_there_are_four_reasons_at_most() -> None:
    comparison = compared(handicap=4, played=replace(PLAYED, handicap=4), komi=Fraction(3))
    assert len(comparison.all_reasons) > MOST_REASONS
    assert len(comparison.reasons) == MOST_REASONS


def test_handicap_stones_count_where_stones_do_and_white_gets_points_for_them() -> None:
    # Two of Black's stones were placed: 22 moves each but one.
    played = StonesPlayed(black=22, white=23, handicap=2)
    comparison = compared(handicap=2, played=played)
    stones = effects_of(comparison, row(comparison, JAPANESE))
    assert (stones[Cause.HANDICAP_STONES], stones[Cause.MOVES]) == (-2, 1)
    assert stones[Cause.HANDICAP_BONUS] == 2
    aga = effects_of(comparison, row(comparison, AGA))
    assert aga[Cause.HANDICAP_BONUS] == 1


def test_handicap_stones_that_were_played_are_no_moves() -> None:
    played = StonesPlayed(black=24, white=23, handicap=2)
    comparison = compared(handicap=2, played=played)
    found = effects_of(comparison, row(comparison, JAPANESE))
    assert (found[Cause.HANDICAP_STONES], found[Cause.MOVES]) == (-2, 1)
    assert found[Cause.SETUP] == 0


def test_stones_that_were_set_up_are_distinguished_from_moves() -> None:
    comparison = compared(played=StonesPlayed())
    found = effects_of(comparison, row(comparison, JAPANESE))
    assert (found[Cause.SETUP], found[Cause.MOVES]) == (-1, 0)
    assert reason(comparison, Cause.MOVES) is None


def test_the_first_pass_is_a_point_under_wmsg_rules() -> None:
    comparison = compared()
    assert effects_of(comparison, row(comparison, WMSG))[Cause.FIRST_PASS] == -1
    assert reason(comparison, Cause.FIRST_PASS).others[0][0].white == 1
    assert reason(compared(first_pass=BLACK), Cause.FIRST_PASS) is None


def test_an_equal_board_is_a_win_of_black_under_ing_rules() -> None:
    comparison = compared(komi=Fraction(8))
    found = reason(comparison, Cause.TIE)
    assert row(comparison, CHINESE).winner is None
    assert CountingWay(ING, Scoring.AREA) in found.turns
    assert found in comparison.reasons[:3]


def test_each_its_own_komi_is_a_reason() -> None:
    ways = [(w, TERMS._replace(komi=w.ruleset.komi)) for w in ways_to_count(ALL_RULESETS)]
    comparison = compare(POSITION, SEKI, CHOSEN, ways, PLAYED)
    assert effects_of(comparison, row(comparison, JAPANESE))[Cause.KOMI] == 1
    assert reason(compared(), Cause.KOMI) is None
    assert comparison.chosen.komi == KOMI


def test_open_neutral_points_are_reported_without_effect() -> None:
    found = reason(compared(statuses=ALL_ALIVE), Cause.DAME)
    assert (found.points, found.effect) == (at("C1"), 0)
    assert reason(compared(), Cause.DAME) is None
    assert reason(compared(rulesets=(CHINESE, STONE_SCORING)), Cause.DAME) is None


def test_rules_that_agree_need_no_reason() -> None:
    rulesets = (CHINESE, NEW_ZEALAND, TROMP_TAYLOR)
    assert compared(rulesets=rulesets).all_reasons == ()


def test_the_same_number_of_moves_needs_no_reason() -> None:
    position = parse_diagram(". X O .\n. X O .")
    ways = [(way, GameTerms()) for way in ways_to_count((CHINESE, SIMPLE_TERRITORY))]
    last = parse_point("C1", position.size)
    comparison = compare(position, ALL_ALIVE, CHOSEN, ways, StonesPlayed(2, 2, last=last))
    assert comparison.all_reasons == ()


# Ways that count the board without the last moves

# Black has closed the left, White the right; neutral points are left in the middle.
STOPPED = parse_diagram([".X.O.", ".X.O.", ".XXO.", ".X.O.", ".X.O."])
# Both have filled by turns: Black took C5 and C2, White C4 and C1.
FILLED = parse_diagram([".XXO.", ".XOO.", ".XXO.", ".XXO.", ".XOO."])
REACHING = CountingWay(TROMP_TAYLOR, Scoring.AREA)


def compared_after(chosen: CountingWay = CHOSEN, filled: Position = FILLED) -> Comparison:
    """Return the filled board, but for Tromp-Taylor, which counts the stopped one."""
    ways = [(way, GameTerms()) for way in ways_to_count((CHINESE, NEW_ZEALAND, TROMP_TAYLOR, JAPANESE))]
    stopped = MarkedBoard.of(STOPPED, ALL_ALIVE, StonesPlayed(6, 5))
    return compare(filled, ALL_ALIVE, chosen, ways, StonesPlayed(8, 7), {REACHING: stopped})


def test_a_way_that_counts_another_board_has_a_row_of_its_own() -> None:
    comparison = compared_after()
    assert row(comparison, NEW_ZEALAND).count.black.total == 13
    assert row(comparison, TROMP_TAYLOR).count.black.total == 11
    assert not any(entry.alike for entry in comparison.entries())


def test_the_last_moves_are_the_reason_why_it_differs() -> None:
    found = reason(
        compared_after(filled=parse_diagram([".XXO.", ".XXO.", ".XXO.", ".XXO.", ".XOO."])), Cause.LAST_MOVES
    )
    assert found is not None
    assert found.others == ((Worth(Fraction(-3), Fraction(-1)), (REACHING,)),)
    assert found.points == {parse_point(name, FILLED.size) for name in ("C5", "C4", "C2", "C1")}


def test_points_that_the_last_moves_fill_are_open_nowhere_else() -> None:
    assert reason(compared_after(), Cause.DAME) is None


@given(boards, boards)
def test_the_effects_make_up_the_difference_between_two_boards(board: Marked, other: Marked) -> None:
    ways = [(way, board.terms) for way in ways_to_count(ALL_RULESETS)]
    stopped = MarkedBoard.of(other.position, other.statuses, other.played)
    for chosen in (CHOSEN, REACHING, CountingWay(JAPANESE, Scoring.TERRITORY)):
        others = dict.fromkeys((REACHING, CountingWay(KOREAN, Scoring.TERRITORY)), stopped)
        comparison = compare(board.position, board.statuses, chosen, ways, board.played, others)
        for each in comparison.rows:
            difference = each.margin - comparison.chosen.margin
            assert sum(effects_of(comparison, each).values()) == difference
