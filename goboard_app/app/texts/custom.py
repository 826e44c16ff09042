"""The cells of a ruleset in words: their names, and which of them do not go together."""

from __future__ import annotations

from goboard_app.app.texts.numbers import filled, translate
from goboard_app.rules.custom import Contradiction, Field


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


def begins_as(name: str) -> str:
    """From which ruleset one's own rules start."""
    return filled(
        translate("custom rules", "They begin as %1 and are offered for every new game."), name
    )


def name_missing() -> str:
    """Own rules have no name yet."""
    return translate("custom rules", "Give these rules a name.")


def name_taken() -> str:
    """Other rules have that name."""
    return translate("custom rules", "There are rules of this name already.")


def name_in_records() -> str:
    """What the name of own rules is good for."""
    return translate("custom rules", "Game records show this name as well.")


def whole_number_wanted() -> str:
    """Which whole numbers a rule can have."""
    return translate("custom rules", "A whole number such as 1, up to 150.")


def number_wanted() -> str:
    """Which numbers a rule can have."""
    return translate("custom rules", "A number such as 6½, between −150 and 150.")
