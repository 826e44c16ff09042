"""What the cells of a ruleset mean, in a sentence each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from goboard_app.app.texts.cell_values import value_name
from goboard_app.app.texts.numbers import filled, points, translate
from goboard_app.app.texts.rulesets import ko_sentence, scoring_sentence, suicide_sentence
from goboard_app.rules.custom import Field, Ties, cell, ways_to_score
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


def value_sentence(ruleset: Ruleset, field: Field) -> str:
    """What a cell means, in one sentence."""
    if field in _SENTENCES:
        return _SENTENCES[field]()[cell(ruleset, field)]
    return _MADE_SENTENCES[field](ruleset)


def _scoring_sentence(ruleset: Ruleset) -> str:
    ways = ways_to_score(ruleset)
    if len(ways) == 1 or ways == (Scoring.AREA, Scoring.TERRITORY):
        return scoring_sentence(ruleset)
    sentence = translate("custom", "A game may be counted in two ways: %1.")
    return filled(sentence, value_name(ruleset, Field.SCORING))


def _komi_sentence(ruleset: Ruleset) -> str:
    return _given(translate("custom", "In an even game White gets %1."), ruleset.komi)


def _handicap_komi_sentence(ruleset: Ruleset) -> str:
    return _given(translate("custom", "In a handicap game White gets %1."), ruleset.handicap_komi)


def _given(sentence: str, komi: Fraction) -> str:
    return filled(sentence, points(komi))


def _first_pass_sentence(ruleset: Ruleset) -> str:
    if not ruleset.first_pass_bonus:
        return translate("custom", "It makes no difference who passes first.")
    sentence = translate("custom", "If White is the first to pass, White gets more points: %1.")
    return _given(sentence, Fraction(ruleset.first_pass_bonus))


def _name_sentence(ruleset: Ruleset) -> str:
    return filled(translate("custom", "Game records call these rules “%1”."), ruleset.sgf_name)


_MADE_SENTENCES: dict[Field, Callable[[Ruleset], str]] = {
    Field.SCORING: _scoring_sentence,
    Field.KO: ko_sentence,
    Field.SUICIDE: suicide_sentence,
    Field.KOMI: _komi_sentence,
    Field.HANDICAP_KOMI: _handicap_komi_sentence,
    Field.FIRST_PASS: _first_pass_sentence,
    Field.SGF_NAME: _name_sentence,
}
"""The cells whose sentence has something put in, or is the same elsewhere."""

_SENTENCES: dict[Field, Callable[[], Mapping[object, str]]] = {
    Field.TAX: lambda: {
        Tax.NONE: translate("custom", "Every surrounded point counts."),
        Tax.SEKI: translate("custom", "Points that groups in seki surround do not count."),
        Tax.ALL: translate(
            "custom", "Each group keeps two points that do not count, and one in seki all of them."
        ),
    },
    Field.LONG_CYCLE: lambda: {
        LongCycle.FORBIDDEN: translate("custom", "A board may not keep coming back."),
        LongCycle.NO_RESULT: translate(
            "custom", "If a board keeps coming back, both may agree to end without a result."
        ),
        LongCycle.DRAW: translate(
            "custom", "If a board keeps coming back, both may agree to a draw."
        ),
    },
    Field.PLACEMENT: lambda: {
        Placement.FIXED: translate("custom", "Handicap stones stand on the traditional points."),
        Placement.FREE: translate("custom", "Black puts handicap stones wherever Black likes."),
    },
    Field.BONUS: lambda: {
        HandicapBonus.ZERO: translate("custom", "White gets nothing for handicap stones."),
        HandicapBonus.N: translate("custom", "White gets one point for each handicap stone."),
        HandicapBonus.N_MINUS_ONE: translate(
            "custom",
            "White gets one point for each handicap stone after the first, where area is counted.",
        ),
    },
    Field.PASS_STONES: lambda: {
        True: translate("custom", "Who passes hands over a stone as a prisoner."),
        False: translate("custom", "A pass costs nothing."),
    },
    Field.WHITE_PASSES_LAST: lambda: {
        True: translate("custom", "White makes the last pass, a third one if need be."),
        False: translate("custom", "Either side may make the last pass."),
    },
    Field.FILL_DAME_FIRST: lambda: {
        True: translate("custom", "Neutral points are filled before the players pass."),
        False: translate("custom", "Neutral points may stay empty."),
    },
    Field.ALL_ALIVE: lambda: {
        AllAlive.FOUR_PASSES: translate(
            "custom", "Four passes in a row end the game with all stones alive."
        ),
        AllAlive.SECOND_STOP: translate(
            "custom", "The second stop ends the game with all stones alive."
        ),
        AllAlive.NEVER: translate("custom", "The game ends when both agree, and not before."),
    },
    Field.RESUMPTION: lambda: {
        Resumption.NATURAL: translate(
            "custom", "After a stop the player whose turn it is moves first."
        ),
        Resumption.OPPONENT_OF_REQUESTER: translate(
            "custom", "Whoever wants to play on after a stop lets the other player move first."
        ),
    },
    Field.TIE: lambda: {
        Ties.DRAW: translate("custom", "With equal points the game is a draw."),
        Ties.BLACK_WINS: translate("custom", "With equal points Black wins."),
        Ties.IMPOSSIBLE: translate("custom", "Half a point of komi lets no even game end equal."),
    },
    Field.AREA_COUNT: lambda: {
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
    },
}
"""The cells that hold one of a few values. Made when asked for: the language may be another."""
