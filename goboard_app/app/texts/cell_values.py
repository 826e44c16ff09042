"""What stands in the cells of a ruleset, in a few words each."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from goboard_app.app.texts.commands import filled
from goboard_app.app.texts.numbers import points
from goboard_app.rules.custom import ways_to_score
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


def value_name(ruleset: Ruleset, field: Field) -> str:
    """What stands in a cell, in a few words: "positional superko", "7½", "free"."""
    return _VALUES[field](ruleset)


def _scoring_value(ruleset: Ruleset) -> str:
    names = {
        Scoring.AREA: translate("custom", "area"),
        Scoring.TERRITORY: translate("custom", "territory"),
        Scoring.STONE: translate("custom", "stones"),
    }
    ways = [names[way] for way in ways_to_score(ruleset)]
    return ways[0] if len(ways) == 1 else filled(translate("custom", "%1 or %2"), *ways)


def _tax_value(ruleset: Ruleset) -> str:
    return {
        Tax.NONE: translate("custom", "none"),
        Tax.SEKI: translate("custom", "in seki"),
        Tax.ALL: translate("custom", "in seki, and two a group"),
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


def _suicide_value(ruleset: Ruleset) -> str:
    return {
        Suicide.NONE: translate("custom", "not allowed"),
        Suicide.MULTI: translate("custom", "of two stones and more"),
        Suicide.ANY: translate("custom", "allowed"),
    }[ruleset.suicide]


def _placement_value(ruleset: Ruleset) -> str:
    if ruleset.placement is Placement.FIXED:
        return translate("custom", "on fixed points")
    return translate("custom", "placed freely")


def _bonus_value(ruleset: Ruleset) -> str:
    return {
        HandicapBonus.ZERO: translate("custom", "nothing"),
        HandicapBonus.N: translate("custom", "a point a stone"),
        HandicapBonus.N_MINUS_ONE: translate("custom", "a point a stone but one"),
    }[ruleset.bonus]


def _yes_or_no(truth: bool) -> str:
    return translate("custom", "yes") if truth else translate("custom", "no")


def _first_pass_value(ruleset: Ruleset) -> str:
    return points(ruleset.first_pass_bonus)


def _last_pass_value(ruleset: Ruleset) -> str:
    if ruleset.white_passes_last:
        return translate("custom", "White's")
    return translate("custom", "anybody's")


def _dame_value(ruleset: Ruleset) -> str:
    if ruleset.fill_dame_first:
        return translate("custom", "filled before the passes")
    return translate("custom", "left or filled")


def _end_value(ruleset: Ruleset) -> str:
    return {
        AllAlive.FOUR_PASSES: translate("custom", "four passes"),
        AllAlive.SECOND_STOP: translate("custom", "the second stop"),
        AllAlive.NEVER: translate("custom", "play goes on"),
    }[ruleset.all_alive]


def _resumption_value(ruleset: Ruleset) -> str:
    if ruleset.resumption is Resumption.NATURAL:
        return translate("custom", "the player whose turn it is")
    return translate("custom", "not the one who wants to play on")


def _tie_value(ruleset: Ruleset) -> str:
    return {
        Ties.DRAW: translate("custom", "draw"),
        Ties.BLACK_WINS: translate("custom", "Black wins"),
        Ties.IMPOSSIBLE: translate("custom", "not possible"),
    }[ties_of(ruleset)]


def _area_count_value(ruleset: Ruleset) -> str:
    return {
        AreaCount.HALF: translate("custom", "one side, against half"),
        AreaCount.FILL_IN: translate("custom", "all stones back on the board"),
        AreaCount.REACH: translate("custom", "as far as each side reaches"),
        AreaCount.SMALLER: translate("custom", "the smaller area, by twos"),
        AreaCount.COLOR_IN: translate("custom", "both areas, point by point"),
    }[ruleset.area_count]


def _name_value(ruleset: Ruleset) -> str:
    return ruleset.sgf_name


_VALUES: dict[Field, Callable[[Ruleset], str]] = {
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
