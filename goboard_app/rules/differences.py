"""In which cells of the table of rulesets two of them differ."""

from __future__ import annotations

from enum import Enum

from goboard_app.rules.custom import ways_to_score
from goboard_app.rules.ruleset import Ruleset, Tie


class Field(Enum):
    """A cell of the table, in the order in which a page shows them; see `cell`."""

    SCORING = "scoring"
    TAX = "tax"
    KO = "ko"
    LONG_CYCLE = "long_cycle"
    SUICIDE = "suicide"
    KOMI = "komi"
    HANDICAP_KOMI = "handicap_komi"
    PLACEMENT = "placement"
    BONUS = "bonus"
    PASS_STONES = "pass_stones"
    FIRST_PASS = "first_pass_bonus"
    WHITE_PASSES_LAST = "white_passes_last"
    FILL_DAME_FIRST = "fill_dame_first"
    ALL_ALIVE = "all_alive"
    RESUMPTION = "resumption"
    TIE = "tie"
    AREA_COUNT = "area_count"
    SGF_NAME = "sgf_name"


class Ties(Enum):
    """What may come of equal points in an even game with the usual komi."""

    DRAW = "draw"
    BLACK_WINS = "black"
    IMPOSSIBLE = "none"


def cell(ruleset: Ruleset, field: Field) -> object:
    """What stands in a cell: the value of the ruleset, but all ways to score, and `Ties`."""
    if field is Field.SCORING:
        return ways_to_score(ruleset)
    if field is Field.TIE:
        return ties_of(ruleset)
    value: object = getattr(ruleset, field.value)
    return value


def ties_of(ruleset: Ruleset) -> Ties:
    """Whether equal points are possible at all, and what they mean then."""
    if ruleset.tie is Tie.BLACK:
        return Ties.BLACK_WINS
    return Ties.DRAW if ruleset.komi.denominator == 1 else Ties.IMPOSSIBLE


def differing_fields(one: Ruleset, other: Ruleset) -> tuple[Field, ...]:
    """The cells in which two rulesets differ, in the order of the table."""
    return tuple(field for field in Field if cell(one, field) != cell(other, field))
