"""The words of the comparison: cells, reasons, plain text."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goboard_app.app.texts import comparison as board_texts
from goboard_app.app.texts import comparison as texts
from goboard_app.app.texts.comparison import ReasonText, comparison_text, reason_text
from goboard_app.app.texts.count import count_result
from goboard_app.go.board import Color
from goboard_app.go.position import parse_diagram
from goboard_app.rules.catalogue import AGA, ALL_RULESETS, CHINESE, ING, JAPANESE, STONE_SCORING
from goboard_app.rules.ruleset import Scoring
from goboard_app.scoring.comparison import (
    Cause,
    Comparison,
    ComparisonEntry,
    ComparisonRow,
    CountingWay,
    ReasonWorth,
    StonesPlayed,
    Worth,
    compare,
    ways_to_count,
)
from goboard_app.scoring.count import GameTerms, count
from goboard_app.scoring.explain import explain
from goboard_app.scoring.statuses import ALL_ALIVE
from goboard_app.session.compare_rulesets import KomiMode
from tests.support.counted import PLAYED, POSITION, SEKI, TERMS

SIZE = POSITION.size
CHOSEN = CountingWay(CHINESE, Scoring.AREA)


def compared(chosen: CountingWay = CHOSEN, played: StonesPlayed = PLAYED, **changes: object) -> Comparison:
    statuses = changes.pop("statuses", SEKI)
    terms = TERMS._replace(**changes)
    ways = [(way, terms) for way in ways_to_count(ALL_RULESETS)]
    return compare(POSITION, statuses, chosen, ways, played)


def entry(comparison: Comparison, way: CountingWay) -> ComparisonEntry:
    return next(e for e in comparison.entries() if e.row.way == way)


def row(way: CountingWay, **changes: object) -> ComparisonRow:
    return next(r for r in compared(**changes).rows if r.way == way)


def told(cause: Cause, comparison: Comparison) -> ReasonText:
    found = next(r for r in comparison.all_reasons if r.cause is cause)
    return reason_text(found, comparison, SIZE)


JAPANESE_WAY = CountingWay(JAPANESE, Scoring.TERRITORY)
STONE_WAY = CountingWay(STONE_SCORING, Scoring.STONE)


# Cells


def test_sums_are_written_out() -> None:
    assert texts.sum_text(row(JAPANESE_WAY), Color.BLACK) == "23 + 1 = 24"
    assert texts.sum_text(row(STONE_WAY), Color.BLACK) == "20 + 23 − 2 = 41"
    assert texts.sum_spoken(row(STONE_WAY), Color.WHITE) == (
        "White: Stones 22, Surrounded points 13, Two points kept for each group −2, total 33"
    )


@pytest.mark.parametrize(
    ("komi", "short", "spoken"),
    [
        (Fraction(15, 2), "B+½", "Black wins by ½"),
        (Fraction(9), "W+1", "White wins by 1"),
        (Fraction(8), "Draw", "Draw"),
    ],
)
def test_results_are_short_on_the_page_and_long_aloud(komi: Fraction, short: str, spoken: str) -> None:
    shown = row(CHOSEN, komi=komi)
    assert (texts.result_text(shown), count_result(shown.count)) == (short, spoken)


def test_a_tie_that_black_wins_is_a_win_by_nothing() -> None:
    shown = row(CountingWay(ING, Scoring.AREA), komi=Fraction(8))
    assert (texts.result_text(shown), count_result(shown.count)) == ("B+0", "Black wins")


def test_a_row_names_the_rulesets_it_also_represents() -> None:
    found = entry(compared(), JAPANESE_WAY)
    assert texts.row_name(found) == "Japanese  +2"
    assert texts.alike_sentence(found) == "The same: Korean, WAGC 1979"
    alone = entry(compared(), STONE_WAY)
    assert (texts.row_name(alone), texts.alike_sentence(alone)) == ("Ancient Chinese", "")


def test_a_ruleset_with_two_ways_says_which() -> None:
    assert texts.way_name(CountingWay(AGA, Scoring.AREA)) == "AGA by area"
    assert texts.way_name(CountingWay(AGA, Scoring.TERRITORY)) == "AGA by territory"
    assert texts.way_name(CHOSEN) == "Chinese"


def test_the_reference_of_the_comparison_is_named() -> None:
    assert texts.chosen_sentence(compared(), KomiMode.AS_PLAYED) == (
        "Chosen: Chinese rules, komi 7½. Marked numbers differ from these."
    )
    assert "usual komi 7½" in texts.chosen_sentence(compared(), KomiMode.EACH_ITS_OWN)


# The board


def test_the_legend_names_the_shared_liberty_of_a_seki() -> None:
    seki = explain(POSITION, SEKI, count(POSITION, SEKI, JAPANESE, GameTerms()))
    assert board_texts.legend_seki(seki, SIZE) == "Seki: whoever plays C1 first loses stones"
    plain = explain(POSITION, ALL_ALIVE, count(POSITION, ALL_ALIVE, CHINESE, GameTerms()))
    assert board_texts.legend_seki(plain, SIZE) == ""
    assert (board_texts.legend_neutral(plain), board_texts.legend_neutral(seki)) == (
        "Neutral, 1",
        "",
    )


def test_a_seki_without_a_shared_liberty_has_a_simpler_text() -> None:
    position = parse_diagram(". X O\nX X O\nO O O")
    statuses = replace(ALL_ALIVE, seki=position.points(Color.BLACK))
    seki = explain(position, statuses, count(position, statuses, JAPANESE, GameTerms()))
    assert board_texts.legend_seki(seki, position.size) == "Seki: neither side can attack"


def test_the_last_player_is_sent_if_there_is_one() -> None:
    assert board_texts.facts(POSITION, Color.WHITE) == ("White made the last move. Prisoners: Black has 1, White 4.")
    assert board_texts.facts(POSITION, None) == "Prisoners: Black has 1, White 4."


def test_worths_are_listed_with_the_most_first() -> None:
    ways = [(CHOSEN, 1), (JAPANESE_WAY, 0), (CountingWay(AGA, Scoring.AREA), 1)]
    assert board_texts.worth_lines(ways) == (("1 point", "Chinese, AGA"), ("0 points", "Japanese"))


def test_a_ruleset_on_both_sides_names_its_way() -> None:
    ways = [(CountingWay(AGA, Scoring.AREA), 1), (CountingWay(AGA, Scoring.TERRITORY), 0)]
    assert board_texts.worth_lines(ways) == (
        ("1 point", "AGA by area"),
        ("0 points", "AGA by territory"),
    )


# Reasons


def test_the_last_move() -> None:
    text = told(Cause.MOVES, compared())
    assert (text.title, text.text) == (
        "The last move",
        "Black played one more move. Where stones count, that stone is a point. Where only "
        "territory counts, it is not.",
    )


def test_the_last_move_is_the_same_seen_from_territory() -> None:
    assert told(Cause.MOVES, compared(JAPANESE_WAY)).text == told(Cause.MOVES, compared()).text


def test_one_move_more_that_was_not_the_last() -> None:
    text = told(Cause.MOVES, compared(played=StonesPlayed(22, 23, last=PLAYED.last)))
    assert text.title == "One more move"
    assert text.text.startswith("White played one more move.")
    assert not text.points


def test_further_moves_are_announced_with_their_numbers() -> None:
    text = told(Cause.MOVES, compared(played=StonesPlayed(24, 20)))
    assert text.title == "More moves"
    assert text.text.startswith("Black played 24, White 20.")


def test_the_seki_names_its_points() -> None:
    assert told(Cause.SEKI, compared()).text == (
        "Japanese, Korean and 2 more: nothing counts in the seki (A1, E1). Black loses 1, "
        "White 1. The margin stays the same."
    )


def test_a_seki_is_explained_alike_under_rules_that_do_not_count_it() -> None:
    assert told(Cause.SEKI, compared(JAPANESE_WAY)).text == told(Cause.SEKI, compared()).text


def test_pass_stones_tell_the_passes_of_each_side() -> None:
    assert told(Cause.PASS_STONES, compared()).text == (
        "Passes: Black 1, White 2. Under AGA, British (BGA), French (FFG) each is a prisoner for the other side."
    )


def test_the_group_tax_tells_the_loss_of_each_side() -> None:
    assert told(Cause.GROUP_TAX, compared()).text == (
        "Ancient Chinese: every group keeps two points. Black loses 2, White 2."
    )


def test_handicap_is_explained_by_two_reasons() -> None:
    comparison = compared(handicap=4, played=StonesPlayed(20, 23, 4))
    assert told(Cause.HANDICAP_STONES, comparison).text == (
        "Black has 4 more on the board. Where stones count, each is a point."
    )
    bonus = told(Cause.HANDICAP_BONUS, comparison).text
    assert bonus.startswith("Points for White. ")
    assert "Chinese (server style), Chinese and 2 more: 4" in bonus
    assert "AGA, British (BGA), French (FFG): 3" in bonus
    assert bonus.endswith(": 0.")


def test_the_first_pass() -> None:
    text = told(Cause.FIRST_PASS, compared())
    assert (text.title, text.text) == (
        "White passed first",
        "Under WMSG 2008 White gets a point for that.",
    )


def test_komi_is_listed() -> None:
    ways = [(w, TERMS._replace(komi=w.ruleset.komi)) for w in ways_to_count(ALL_RULESETS)]
    comparison = compare(POSITION, SEKI, CHOSEN, ways, PLAYED)
    text = told(Cause.KOMI, comparison).text
    assert "Japanese, Korean and 3 more: 6½" in text
    assert "New Zealand: 7" in text


@pytest.mark.parametrize(("moves", "who"), [(23, "Black"), (25, "White")])
def test_stones_set_up_are_announced_for_the_side_with_more(moves: int, who: str) -> None:
    text = told(Cause.SETUP, compared(played=StonesPlayed(moves, 23)))
    assert text.text == (f"Set up without a move: {who} has 1 more. Where stones count, each is a point.")


def test_equal_points_name_the_rulesets_that_decide_otherwise() -> None:
    text = told(Cause.TIE, compared(komi=Fraction(8)))
    assert text.text == (
        "Both sides have the same. Under Ing (approximation), Ing (expert ko) that is decided differently."
    )


def test_open_neutral_points_are_counted() -> None:
    text = told(Cause.DAME, compared(statuses=ALL_ALIVE))
    assert text.text.startswith("Still open: 1.")


def test_a_penalty_that_some_do_not_know_is_listed() -> None:
    one, none = Worth(Fraction(2)), Worth()
    comparison = compared()
    reason = ReasonWorth(Cause.CLOCK, none, ((one, (CountingWay(ING, Scoring.AREA),)),))
    text = reason_text(reason, comparison, SIZE)
    assert (text.title, text.text.startswith("Ing (approximation): 2;")) == (
        "Time penalty",
        True,
    )


def test_every_cause_has_its_words() -> None:
    comparison = compared()
    for cause in Cause:
        worth = Worth(Fraction(-2), Fraction(-1))
        reason = ReasonWorth(cause, Worth(), ((worth, (JAPANESE_WAY,)),))
        text = reason_text(reason, comparison, SIZE)
        assert text.title
        assert "%" not in text.text


# As text


def test_the_plain_text_has_columns_headings_and_reasons() -> None:
    comparison = compared()
    text = comparison_text(comparison, comparison.entries(), KomiMode.AS_PLAYED, SIZE)
    lines = text.splitlines()
    assert lines[0] == "The same board under every ruleset"
    japanese = next(line for line in lines if line.startswith("Japanese"))
    chinese = next(line for line in lines if line.startswith("Chinese"))
    assert japanese.index("23 + 1") == chinese.index("20 + 24")
    assert "Stones: area − what must stay empty" in lines
    assert lines[-1].startswith("The seki: ")
