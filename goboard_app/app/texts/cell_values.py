"""What stands in the cells of a ruleset, in a few words each."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from goboard_app.app.texts.numbers import filled, points, translate
from goboard_app.rules.custom import Field, Ties, cell, ways_to_score
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


def value_name(ruleset: Ruleset, field: Field) -> str:
    """What stands in a cell, in a few words: "positional superko", "7½", "free"."""
    if field in _VALUE_NAMES:
        return _VALUE_NAMES[field]()[cell(ruleset, field)]
    return _MADE_VALUES[field](ruleset)


def _scoring_value(ruleset: Ruleset) -> str:
    names = {
        Scoring.AREA: translate("custom", "area"),
        Scoring.TERRITORY: translate("custom", "territory"),
        Scoring.STONE: translate("custom", "stones"),
    }
    ways = [names[way] for way in ways_to_score(ruleset)]
    return ways[0] if len(ways) == 1 else filled(translate("custom", "%1 or %2"), *ways)


_MADE_VALUES: dict[Field, Callable[[Ruleset], str]] = {
    Field.SCORING: _scoring_value,
    Field.KOMI: lambda ruleset: points(ruleset.komi),
    Field.HANDICAP_KOMI: lambda ruleset: points(ruleset.handicap_komi),
    Field.FIRST_PASS: lambda ruleset: points(ruleset.first_pass_bonus),
    Field.SGF_NAME: lambda ruleset: ruleset.sgf_name,
}
"""The cells that hold a number, a name, or several things."""

_VALUE_NAMES: dict[Field, Callable[[], Mapping[object, str]]] = {
    Field.TAX: lambda: {
        Tax.NONE: translate("custom", "none"),
        Tax.SEKI: translate("custom", "in seki"),
        Tax.ALL: translate("custom", "in seki, and two a group"),
    },
    Field.KO: lambda: {
        KoRule.SIMPLE: translate("custom", "simple ko"),
        KoRule.POSITIONAL: translate("custom", "positional superko"),
        KoRule.SITUATIONAL: translate("custom", "situational superko"),
        KoRule.NATURAL_SITUATIONAL: translate("custom", "natural situational superko"),
        KoRule.THIRD_OCCURRENCE: translate("custom", "no board a third time"),
    },
    Field.LONG_CYCLE: lambda: {
        LongCycle.FORBIDDEN: translate("custom", "forbidden"),
        LongCycle.NO_RESULT: translate("custom", "no result, if both agree"),
        LongCycle.DRAW: translate("custom", "draw, if both agree"),
    },
    Field.SUICIDE: lambda: {
        Suicide.NONE: translate("custom", "not allowed"),
        Suicide.MULTI: translate("custom", "of two stones and more"),
        Suicide.ANY: translate("custom", "allowed"),
    },
    Field.PLACEMENT: lambda: {
        Placement.FIXED: translate("custom", "on fixed points"),
        Placement.FREE: translate("custom", "placed freely"),
    },
    Field.BONUS: lambda: {
        HandicapBonus.ZERO: translate("custom", "nothing"),
        HandicapBonus.N: translate("custom", "a point a stone"),
        HandicapBonus.N_MINUS_ONE: translate("custom", "a point a stone but one"),
    },
    Field.PASS_STONES: lambda: {
        True: translate("custom", "yes"),
        False: translate("custom", "no"),
    },
    Field.WHITE_PASSES_LAST: lambda: {
        True: translate("custom", "White's"),
        False: translate("custom", "anybody's"),
    },
    Field.FILL_DAME_FIRST: lambda: {
        True: translate("custom", "filled before the passes"),
        False: translate("custom", "left or filled"),
    },
    Field.ALL_ALIVE: lambda: {
        AllAlive.FOUR_PASSES: translate("custom", "four passes"),
        AllAlive.SECOND_STOP: translate("custom", "the second stop"),
        AllAlive.NEVER: translate("custom", "play goes on"),
    },
    Field.RESUMPTION: lambda: {
        Resumption.NATURAL: translate("custom", "the player whose turn it is"),
        Resumption.OPPONENT_OF_REQUESTER: translate("custom", "not the one who wants to play on"),
    },
    Field.TIE: lambda: {
        Ties.DRAW: translate("custom", "draw"),
        Ties.BLACK_WINS: translate("custom", "Black wins"),
        Ties.IMPOSSIBLE: translate("custom", "not possible"),
    },
    Field.AREA_COUNT: lambda: {
        AreaCount.HALF: translate("custom", "one side, against half"),
        AreaCount.FILL_IN: translate("custom", "all stones back on the board"),
        AreaCount.REACH: translate("custom", "as far as each side reaches"),
        AreaCount.SMALLER: translate("custom", "the smaller area, by twos"),
        AreaCount.COLOR_IN: translate("custom", "both areas, point by point"),
    },
}
"""The cells that hold one of a few values. Made when asked for: the language may be another."""
