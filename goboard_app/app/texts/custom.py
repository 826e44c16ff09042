"""The cells of a ruleset in words: their names, their values, and what each value means."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from goboard_app.app.texts.commands import filled
from goboard_app.app.texts.numbers import points
from goboard_app.app.texts.rulesets import ko_sentence, scoring_sentence, suicide_sentence
from goboard_app.rules.custom import Contradiction, ways_to_score
from goboard_app.rules.differences import Field, Ties, ties_of
from goboard_app.rules.ruleset import (
    AllAlive,
    AreaCount,
    HandicapBonus,
    KoRule,
    LongCycle,
    Placement,
    Resumption,
    Ruleset,
    Scoring,
    Suicide,
    Tax,
)

translate = QCoreApplication.translate


def field_name(field: Field) -> str:
    """The name of a cell, as the head of a row: "Ko", "Komi with handicap"."""
    return {
        Field.SCORING: translate("custom", "Scoring"),
        Field.TAX: translate("custom", "Points that do not count"),
        Field.KO: translate("custom", "Ko"),
        Field.LONG_CYCLE: translate("custom", "Boards that keep coming back"),
        Field.SUICIDE: translate("custom", "Suicide"),
        Field.KOMI: translate("custom", "Komi"),
        Field.HANDICAP_KOMI: translate("custom", "Komi with handicap"),
        Field.PLACEMENT: translate("custom", "Handicap stones"),
        Field.BONUS: translate("custom", "White gets for the handicap"),
        Field.PASS_STONES: translate("custom", "Pass stones"),
        Field.FIRST_PASS: translate("custom", "White gets for passing first"),
        Field.WHITE_PASSES_LAST: translate("custom", "Last pass"),
        Field.FILL_DAME_FIRST: translate("custom", "Neutral points"),
        Field.ALL_ALIVE: translate("custom", "Without agreement"),
        Field.RESUMPTION: translate("custom", "First move after a stop"),
        Field.TIE: translate("custom", "Equal points"),
        Field.AREA_COUNT: translate("custom", "Counting area by hand"),
        Field.SGF_NAME: translate("custom", "Name in files"),
    }[field]


def value_name(ruleset: Ruleset, field: Field) -> str:
    """What stands in a cell, in a few words: "positional superko", "7½", "free"."""
    return _VALUES[field](ruleset)


def value_sentence(ruleset: Ruleset, field: Field) -> str:
    """What a cell means, in one sentence."""
    return _SENTENCES[field](ruleset)


def contradiction_sentence(contradiction: Contradiction) -> str:
    """Why two cells do not go together."""
    return {
        Contradiction.PASS_STONES_UNDER_AREA: translate(
            "custom", "Pass stones are prisoners, and prisoners count in territory scoring alone."
        ),
        Contradiction.BONUS_UNDER_TERRITORY: translate(
            "custom",
            "A point a stone but one makes up for handicap stones that count themselves; in "
            "territory scoring they do not.",
        ),
        Contradiction.TIE_WITH_HALF_KOMI: translate(
            "custom", "Black is to win a tie, but with half a point of komi there is none."
        ),
        Contradiction.GROUP_TAX_UNDER_TERRITORY: translate(
            "custom",
            "Two points kept for each group belong to counting stones or area, not to territory "
            "scoring.",
        ),
        Contradiction.CYCLE_UNDER_SUPERKO: translate(
            "custom", "Under this ko rule no board keeps coming back, so nothing is to be agreed."
        ),
        Contradiction.NO_RULE_FOR_CYCLES: translate(
            "custom",
            "Simple ko lets a board come back by a longer way; say whether that is a draw or no "
            "result.",
        ),
    }[contradiction]


def _scoring_value(ruleset: Ruleset) -> str:
    names = {
        Scoring.AREA: translate("custom", "area"),
        Scoring.TERRITORY: translate("custom", "territory"),
        Scoring.STONE: translate("custom", "stones"),
    }
    ways = [names[way] for way in ways_to_score(ruleset)]
    return ways[0] if len(ways) == 1 else filled(translate("custom", "%1 or %2"), *ways)


def _scoring_sentence(ruleset: Ruleset) -> str:
    ways = ways_to_score(ruleset)
    if len(ways) == 1 or ways == (Scoring.AREA, Scoring.TERRITORY):
        return scoring_sentence(ruleset)
    sentence = translate("custom", "A game may be counted in two ways: %1.")
    return filled(sentence, _scoring_value(ruleset))


def _tax_value(ruleset: Ruleset) -> str:
    return {
        Tax.NONE: translate("custom", "none"),
        Tax.SEKI: translate("custom", "in seki"),
        Tax.ALL: translate("custom", "in seki, and two a group"),
    }[ruleset.tax]


def _tax_sentence(ruleset: Ruleset) -> str:
    return {
        Tax.NONE: translate("custom", "Every surrounded point counts."),
        Tax.SEKI: translate("custom", "Points that groups in seki surround do not count."),
        Tax.ALL: translate(
            "custom", "Each group keeps two points that do not count, and one in seki all of them."
        ),
    }[ruleset.tax]


def _ko_value(ruleset: Ruleset) -> str:
    return {
        KoRule.SIMPLE: translate("custom", "simple ko"),
        KoRule.POSITIONAL: translate("custom", "positional superko"),
        KoRule.SITUATIONAL: translate("custom", "situational superko"),
        KoRule.NATURAL_SITUATIONAL: translate("custom", "natural situational superko"),
        KoRule.THIRD_OCCURRENCE: translate("custom", "no board a third time"),
    }[ruleset.ko]


def _cycle_value(ruleset: Ruleset) -> str:
    return {
        LongCycle.FORBIDDEN: translate("custom", "forbidden"),
        LongCycle.NO_RESULT: translate("custom", "no result, if both agree"),
        LongCycle.DRAW: translate("custom", "draw, if both agree"),
    }[ruleset.long_cycle]


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


def _suicide_value(ruleset: Ruleset) -> str:
    return {
        Suicide.NONE: translate("custom", "not allowed"),
        Suicide.MULTI: translate("custom", "of two stones and more"),
        Suicide.ANY: translate("custom", "allowed"),
    }[ruleset.suicide]


def _komi_sentence(ruleset: Ruleset) -> str:
    return _given(translate("custom", "In an even game White gets %1."), ruleset.komi)


def _handicap_komi_sentence(ruleset: Ruleset) -> str:
    return _given(translate("custom", "In a handicap game White gets %1."), ruleset.handicap_komi)


def _given(sentence: str, komi: Fraction) -> str:
    return filled(sentence, points(komi))


def _placement_value(ruleset: Ruleset) -> str:
    if ruleset.placement is Placement.FIXED:
        return translate("custom", "on fixed points")
    return translate("custom", "placed freely")


def _placement_sentence(ruleset: Ruleset) -> str:
    if ruleset.placement is Placement.FIXED:
        return translate("custom", "Handicap stones stand on the traditional points.")
    return translate("custom", "Black puts handicap stones wherever Black likes.")


def _bonus_value(ruleset: Ruleset) -> str:
    return {
        HandicapBonus.ZERO: translate("custom", "nothing"),
        HandicapBonus.N: translate("custom", "a point a stone"),
        HandicapBonus.N_MINUS_ONE: translate("custom", "a point a stone but one"),
    }[ruleset.bonus]


def _bonus_sentence(ruleset: Ruleset) -> str:
    return {
        HandicapBonus.ZERO: translate("custom", "White gets nothing for handicap stones."),
        HandicapBonus.N: translate("custom", "White gets one point for each handicap stone."),
        HandicapBonus.N_MINUS_ONE: translate(
            "custom",
            "White gets one point for each handicap stone after the first, where area is counted.",
        ),
    }[ruleset.bonus]


def _yes_or_no(truth: bool) -> str:
    return translate("custom", "yes") if truth else translate("custom", "no")


def _pass_stones_sentence(ruleset: Ruleset) -> str:
    if ruleset.pass_stones:
        return translate("custom", "Who passes hands over a stone as a prisoner.")
    return translate("custom", "A pass costs nothing.")


def _first_pass_value(ruleset: Ruleset) -> str:
    return points(ruleset.first_pass_bonus)


def _first_pass_sentence(ruleset: Ruleset) -> str:
    if not ruleset.first_pass_bonus:
        return translate("custom", "It makes no difference who passes first.")
    sentence = translate("custom", "If White is the first to pass, White gets more points: %1.")
    return _given(sentence, Fraction(ruleset.first_pass_bonus))


def _last_pass_value(ruleset: Ruleset) -> str:
    if ruleset.white_passes_last:
        return translate("custom", "White's")
    return translate("custom", "anybody's")


def _last_pass_sentence(ruleset: Ruleset) -> str:
    if ruleset.white_passes_last:
        return translate("custom", "White makes the last pass, a third one if need be.")
    return translate("custom", "Either side may make the last pass.")


def _dame_value(ruleset: Ruleset) -> str:
    if ruleset.fill_dame_first:
        return translate("custom", "filled before the passes")
    return translate("custom", "left or filled")


def _dame_sentence(ruleset: Ruleset) -> str:
    if ruleset.fill_dame_first:
        return translate("custom", "Neutral points are filled before the players pass.")
    return translate("custom", "Neutral points may stay empty.")


def _end_value(ruleset: Ruleset) -> str:
    return {
        AllAlive.FOUR_PASSES: translate("custom", "four passes"),
        AllAlive.SECOND_STOP: translate("custom", "the second stop"),
        AllAlive.NEVER: translate("custom", "play goes on"),
    }[ruleset.all_alive]


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


def _resumption_value(ruleset: Ruleset) -> str:
    if ruleset.resumption is Resumption.NATURAL:
        return translate("custom", "the player whose turn it is")
    return translate("custom", "not the one who wants to play on")


def _resumption_sentence(ruleset: Ruleset) -> str:
    if ruleset.resumption is Resumption.NATURAL:
        return translate("custom", "After a stop the player whose turn it is moves first.")
    return translate(
        "custom", "Whoever wants to play on after a stop lets the other player move first."
    )


def _tie_value(ruleset: Ruleset) -> str:
    return {
        Ties.DRAW: translate("custom", "draw"),
        Ties.BLACK_WINS: translate("custom", "Black wins"),
        Ties.IMPOSSIBLE: translate("custom", "not possible"),
    }[ties_of(ruleset)]


def _tie_sentence(ruleset: Ruleset) -> str:
    return {
        Ties.DRAW: translate("custom", "With equal points the game is a draw."),
        Ties.BLACK_WINS: translate("custom", "With equal points Black wins."),
        Ties.IMPOSSIBLE: translate("custom", "Half a point of komi lets no even game end equal."),
    }[ties_of(ruleset)]


def _area_count_value(ruleset: Ruleset) -> str:
    return {
        AreaCount.HALF: translate("custom", "one side, against half"),
        AreaCount.FILL_IN: translate("custom", "all stones back on the board"),
        AreaCount.REACH: translate("custom", "as far as each side reaches"),
        AreaCount.SMALLER: translate("custom", "the smaller area, by twos"),
        AreaCount.COLOR_IN: translate("custom", "both areas, point by point"),
    }[ruleset.area_count]


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


def _name_value(ruleset: Ruleset) -> str:
    return ruleset.sgf_name


def _name_sentence(ruleset: Ruleset) -> str:
    return filled(translate("custom", "Game records call these rules “%1”."), ruleset.sgf_name)


_Words = dict[Field, Callable[[Ruleset], str]]

_VALUES: _Words = {
    Field.SCORING: _scoring_value,
    Field.TAX: _tax_value,
    Field.KO: _ko_value,
    Field.LONG_CYCLE: _cycle_value,
    Field.SUICIDE: _suicide_value,
    Field.KOMI: lambda ruleset: points(ruleset.komi),
    Field.HANDICAP_KOMI: lambda ruleset: points(ruleset.handicap_komi),
    Field.PLACEMENT: _placement_value,
    Field.BONUS: _bonus_value,
    Field.PASS_STONES: lambda ruleset: _yes_or_no(ruleset.pass_stones),
    Field.FIRST_PASS: _first_pass_value,
    Field.WHITE_PASSES_LAST: _last_pass_value,
    Field.FILL_DAME_FIRST: _dame_value,
    Field.ALL_ALIVE: _end_value,
    Field.RESUMPTION: _resumption_value,
    Field.TIE: _tie_value,
    Field.AREA_COUNT: _area_count_value,
    Field.SGF_NAME: _name_value,
}

_SENTENCES: _Words = {
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
