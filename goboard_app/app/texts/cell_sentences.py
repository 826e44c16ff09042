"""What the cells of a ruleset mean, in a sentence each."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from goboard_app.app.texts.cell_values import value_name
from goboard_app.app.texts.commands import filled
from goboard_app.app.texts.numbers import points
from goboard_app.app.texts.rulesets import ko_sentence, scoring_sentence, suicide_sentence
from goboard_app.rules.custom import ways_to_score
from goboard_app.rules.differences import Field, Ties, ties_of
from goboard_app.rules.ruleset import (
    AllAlive,
    AreaCount,
    HandicapBonus,
    LongCycle,
    Placement,
    Resumption,
    Ruleset,
    Scoring,
    Tax,
)

translate = QCoreApplication.translate


def value_sentence(ruleset: Ruleset, field: Field) -> str:
    """What a cell means, in one sentence."""
    return _SENTENCES[field](ruleset)


def _scoring_sentence(ruleset: Ruleset) -> str:
    ways = ways_to_score(ruleset)
    if len(ways) == 1 or ways == (Scoring.AREA, Scoring.TERRITORY):
        return scoring_sentence(ruleset)
    sentence = translate("custom", "A game may be counted in two ways: %1.")
    return filled(sentence, value_name(ruleset, Field.SCORING))


def _tax_sentence(ruleset: Ruleset) -> str:
    return {
        Tax.NONE: translate("custom", "Every surrounded point counts."),
        Tax.SEKI: translate("custom", "Points that groups in seki surround do not count."),
        Tax.ALL: translate(
            "custom", "Each group keeps two points that do not count, and one in seki all of them."
        ),
    }[ruleset.tax]


def _cycle_sentence(ruleset: Ruleset) -> str:
    return {
        LongCycle.FORBIDDEN: translate("custom", "A board may not keep coming back."),
        LongCycle.NO_RESULT: translate(
            "custom", "If a board keeps coming back, both may agree to end without a result."
        ),
        LongCycle.DRAW: translate(
            "custom", "If a board keeps coming back, both may agree to a draw."
        ),
    }[ruleset.long_cycle]


def _komi_sentence(ruleset: Ruleset) -> str:
    return _given(translate("custom", "In an even game White gets %1."), ruleset.komi)


def _handicap_komi_sentence(ruleset: Ruleset) -> str:
    return _given(translate("custom", "In a handicap game White gets %1."), ruleset.handicap_komi)


def _given(sentence: str, komi: Fraction) -> str:
    return filled(sentence, points(komi))


def _placement_sentence(ruleset: Ruleset) -> str:
    if ruleset.placement is Placement.FIXED:
        return translate("custom", "Handicap stones stand on the traditional points.")
    return translate("custom", "Black puts handicap stones wherever Black likes.")


def _bonus_sentence(ruleset: Ruleset) -> str:
    return {
        HandicapBonus.ZERO: translate("custom", "White gets nothing for handicap stones."),
        HandicapBonus.N: translate("custom", "White gets one point for each handicap stone."),
        HandicapBonus.N_MINUS_ONE: translate(
            "custom",
            "White gets one point for each handicap stone after the first, where area is counted.",
        ),
    }[ruleset.bonus]


def _pass_stones_sentence(ruleset: Ruleset) -> str:
    if ruleset.pass_stones:
        return translate("custom", "Who passes hands over a stone as a prisoner.")
    return translate("custom", "A pass costs nothing.")


def _first_pass_sentence(ruleset: Ruleset) -> str:
    if not ruleset.first_pass_bonus:
        return translate("custom", "It makes no difference who passes first.")
    sentence = translate("custom", "If White is the first to pass, White gets more points: %1.")
    return _given(sentence, Fraction(ruleset.first_pass_bonus))


def _last_pass_sentence(ruleset: Ruleset) -> str:
    if ruleset.white_passes_last:
        return translate("custom", "White makes the last pass, a third one if need be.")
    return translate("custom", "Either side may make the last pass.")


def _dame_sentence(ruleset: Ruleset) -> str:
    if ruleset.fill_dame_first:
        return translate("custom", "Neutral points are filled before the players pass.")
    return translate("custom", "Neutral points may stay empty.")


def _end_sentence(ruleset: Ruleset) -> str:
    return {
        AllAlive.FOUR_PASSES: translate(
            "custom", "Four passes in a row end the game with all stones alive."
        ),
        AllAlive.SECOND_STOP: translate(
            "custom", "The second stop ends the game with all stones alive."
        ),
        AllAlive.NEVER: translate("custom", "The game ends when both agree, and not before."),
    }[ruleset.all_alive]


def _resumption_sentence(ruleset: Ruleset) -> str:
    if ruleset.resumption is Resumption.NATURAL:
        return translate("custom", "After a stop the player whose turn it is moves first.")
    return translate(
        "custom", "Whoever wants to play on after a stop lets the other player move first."
    )


def _tie_sentence(ruleset: Ruleset) -> str:
    return {
        Ties.DRAW: translate("custom", "With equal points the game is a draw."),
        Ties.BLACK_WINS: translate("custom", "With equal points Black wins."),
        Ties.IMPOSSIBLE: translate("custom", "Half a point of komi lets no even game end equal."),
    }[ties_of(ruleset)]


def _area_count_sentence(ruleset: Ruleset) -> str:
    return {
        AreaCount.HALF: translate(
            "custom", "White's stones are taken off; Black's area is held against half the board."
        ),
        AreaCount.FILL_IN: translate(
            "custom", "Both fill up their area from their bowls; what stays vacant tells who won."
        ),
        AreaCount.REACH: translate(
            "custom", "An empty point counts for the one side whose stones reach it."
        ),
        AreaCount.SMALLER: translate(
            "custom", "The smaller area is counted by twos; the other one is the rest."
        ),
        AreaCount.COLOR_IN: translate("custom", "Every point is coloured in and counted."),
    }[ruleset.area_count]


def _name_sentence(ruleset: Ruleset) -> str:
    return filled(translate("custom", "Game records call these rules “%1”."), ruleset.sgf_name)


_SENTENCES: dict[Field, Callable[[Ruleset], str]] = {
    Field.SCORING: _scoring_sentence,
    Field.TAX: _tax_sentence,
    Field.KO: ko_sentence,
    Field.LONG_CYCLE: _cycle_sentence,
    Field.SUICIDE: suicide_sentence,
    Field.KOMI: _komi_sentence,
    Field.HANDICAP_KOMI: _handicap_komi_sentence,
    Field.PLACEMENT: _placement_sentence,
    Field.BONUS: _bonus_sentence,
    Field.PASS_STONES: _pass_stones_sentence,
    Field.FIRST_PASS: _first_pass_sentence,
    Field.WHITE_PASSES_LAST: _last_pass_sentence,
    Field.FILL_DAME_FIRST: _dame_sentence,
    Field.ALL_ALIVE: _end_sentence,
    Field.RESUMPTION: _resumption_sentence,
    Field.TIE: _tie_sentence,
    Field.AREA_COUNT: _area_count_sentence,
    Field.SGF_NAME: _name_sentence,
}
