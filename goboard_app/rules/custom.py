"""Custom rulesets: their fields, the contradictions among them, and a ruleset as a line of text."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import MISSING, fields, replace
from enum import Enum, auto
from fractions import Fraction
from typing import Any
from urllib.parse import quote, unquote_to_bytes

from goboard_app.rules.catalogue import ALL_RULESETS
from goboard_app.rules.ruleset import (
    AllAlive,
    AreaCount,
    HandicapBonus,
    IllegalMove,
    KoRule,
    LongCycle,
    Placement,
    Resumption,
    Ruleset,
    Scoring,
    Suicide,
    Tax,
    Tie,
)

CUSTOM_KEY = "custom"

_NAME = "name"
# ASCII, and few digits: a file may hold a number of any length and in the digits of any script.
_FRACTION = re.compile(r"-?\d{1,9}(?:/\d{1,9})?", re.ASCII)
_WHOLE = re.compile(r"\d{1,3}", re.ASCII)
_WRITTEN_AS_IT_IS = "()'!,;:@"
# The key of a custom ruleset is always the same, and it may be without a name.
_REQUIRED = {f.name for f in fields(Ruleset) if f.default is MISSING} - {"key", "sgf_name"}
# The defaults of a text; scoring, ko and both komi are always replaced.
_BLANK = Ruleset(
    key=CUSTOM_KEY,
    sgf_name="",
    scoring=Scoring.AREA,
    ko=KoRule.SIMPLE,
    komi=Fraction(0),
    handicap_komi=Fraction(0),
)


class Contradiction(Enum):
    """Cells of one ruleset that contradict each other."""

    PASS_STONES_UNDER_AREA = auto()
    """Pass stones where prisoners do not count: a stone handed over for a pass is worth nothing."""
    BONUS_UNDER_TERRITORY = auto()
    """A bonus of N-1 where stones do not count: the bonus makes up for stones that count."""
    TIE_WITH_HALF_KOMI = auto()
    """A tie that goes to Black where a komi of half points rules ties out."""
    GROUP_TAX_UNDER_TERRITORY = auto()
    """Group tax, the cost of filling one's own area, under territory scoring, which fills none."""
    CYCLE_UNDER_SUPERKO = auto()
    """An outcome for repeated boards under a ko rule that forbids all repetition."""
    NO_RULE_FOR_CYCLES = auto()
    """Long cycles are forbidden by name, but simple ko forbids none: a game might never end."""


def as_custom(ruleset: Ruleset) -> Ruleset:
    """Return the same cells as a custom ruleset, to be changed with `dataclasses.replace`."""
    return replace(ruleset, key=CUSTOM_KEY, aliases=())


def ways_to_score(ruleset: Ruleset) -> tuple[Scoring, ...]:
    """Return the ways of scoring that the rules allow, the usual one first."""
    if ruleset.also is None or ruleset.also is ruleset.scoring:
        return (ruleset.scoring,)
    return (ruleset.scoring, ruleset.also)


def contradictions(ruleset: Ruleset) -> tuple[Contradiction, ...]:
    """Return the contradictions in this ruleset; none for any row of the catalogue.

    Pass stones are allowed under area scoring if the same game may also be counted by territory
    (AGA). A tie to Black is checked against the komi of even games only. Simple ko without an
    outcome for long cycles is a contradiction; the third-occurrence rule does forbid them.
    """
    return tuple(reason for reason, is_met in _CONTRADICTIONS.items() if is_met(ruleset))


_CONTRADICTIONS: dict[Contradiction, Callable[[Ruleset], bool]] = {
    Contradiction.PASS_STONES_UNDER_AREA: lambda r: r.pass_stones and Scoring.TERRITORY not in ways_to_score(r),
    Contradiction.BONUS_UNDER_TERRITORY: lambda r: (
        r.bonus is HandicapBonus.N_MINUS_ONE and r.scoring is Scoring.TERRITORY
    ),
    Contradiction.TIE_WITH_HALF_KOMI: lambda r: r.tie is Tie.BLACK and r.komi.denominator != 1,
    Contradiction.GROUP_TAX_UNDER_TERRITORY: lambda r: r.tax is Tax.ALL and Scoring.TERRITORY in ways_to_score(r),
    Contradiction.CYCLE_UNDER_SUPERKO: lambda r: r.ko is not KoRule.SIMPLE and r.long_cycle is not LongCycle.FORBIDDEN,
    Contradiction.NO_RULE_FOR_CYCLES: lambda r: r.ko is KoRule.SIMPLE and r.long_cycle is LongCycle.FORBIDDEN,
}


def to_text(ruleset: Ruleset) -> str:
    """Return the value of GBRS: the key of a preset, else its cells as `ko=psk scoring=area ...`.

    Spaces, brackets, backslashes and percent signs of a name are written as %20, %5B and so on.
    """
    if ruleset in ALL_RULESETS:
        return ruleset.key
    words = [f"{name}={_written(getattr(ruleset, name))}" for name in _READERS]
    return " ".join((*words, f"{_NAME}={quote(ruleset.sgf_name, safe=_WRITTEN_AS_IT_IS)}"))


def from_text(text: str) -> Ruleset | None:
    """Return the ruleset of a text from `to_text`; None for any unknown key, field or value.

    Cells that the text leaves out have their defaults, but scoring, ko and both komi are required,
    and no cell may occur twice.
    """
    for row in ALL_RULESETS:
        if row.key == text:
            return row
    pairs = [word.partition("=") for word in text.split()]
    raw = {name: value for name, _, value in pairs}
    # A name that occurs twice makes the dictionary shorter than the list of pairs.
    if len(raw) != len(pairs) or not _REQUIRED <= raw.keys() <= _READERS.keys() | {_NAME}:
        return None
    try:
        cells = {name: _READERS[name](value) for name, value in raw.items() if name != _NAME}
        name = unquote_to_bytes(raw.get(_NAME, "")).decode("utf-8")
    except ValueError:
        return None
    return replace(_BLANK, sgf_name=name, **cells)


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return str(value.value)
    return "none" if value is None else str(value)


def _fraction(text: str) -> Fraction:
    return Fraction(_matched(_FRACTION, text))


def _whole(text: str) -> int:
    return int(_matched(_WHOLE, text))


def _matched(pattern: re.Pattern[str], text: str) -> str:
    """Return the text if the whole of it matches a pattern. Raises ValueError if it does not."""
    # A zero denominator would raise ZeroDivisionError, which `from_text` does not catch.
    if pattern.fullmatch(text) is None or text.endswith("/0"):
        raise ValueError(text)
    return text


def _truth(text: str) -> bool:
    """Return the truth value of "yes" or "no". Raises ValueError for any other text."""
    if text not in ("yes", "no"):
        raise ValueError(text)
    return text == "yes"


def _other_scoring(text: str) -> Scoring | None:
    return None if text == "none" else Scoring(text)


# The reader of each cell, in the order of writing; a reader raises ValueError for a bad value.
_READERS: dict[str, Callable[[str], Any]] = {
    "ko": KoRule,
    "scoring": Scoring,
    "tax": Tax,
    "long_cycle": LongCycle,
    "suicide": Suicide,
    "komi": _fraction,
    "handicap_komi": _fraction,
    "placement": Placement,
    "bonus": HandicapBonus,
    "also": _other_scoring,
    "pass_stones": _truth,
    "white_passes_last": _truth,
    "all_alive": AllAlive,
    "resumption": Resumption,
    "illegal_move": IllegalMove,
    "first_pass_bonus": _whole,
    "tie": Tie,
    "fill_dame_first": _truth,
    "area_count": AreaCount,
}


class Field(Enum):
    """A cell of the table, in the order of the page that shows them; see `cell`."""

    SCORING = "scoring"
    TAX = "tax"
    KO = "ko"
    LONG_CYCLE = "long_cycle"
    SUICIDE = "suicide"
    ILLEGAL_MOVE = "illegal_move"
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
    """The possible outcomes of equal points in an even game with the usual komi."""

    DRAW = "draw"
    BLACK_WINS = "black"
    IMPOSSIBLE = "none"


def cell(ruleset: Ruleset, field: Field) -> object:
    """Return the value of a cell: that of the ruleset, but all ways of scoring, and a `Ties` value."""
    if field is Field.SCORING:
        return ways_to_score(ruleset)
    if field is Field.TIE:
        return ties_of(ruleset)
    value: object = getattr(ruleset, field.value)
    return value


def ties_of(ruleset: Ruleset) -> Ties:
    """Return the outcome of equal points, or IMPOSSIBLE under a komi of half points."""
    if ruleset.tie is Tie.BLACK:
        return Ties.BLACK_WINS
    return Ties.DRAW if ruleset.komi.denominator == 1 else Ties.IMPOSSIBLE


def differing_fields(one: Ruleset, other: Ruleset) -> tuple[Field, ...]:
    """Return the cells in which two rulesets differ, in the order of the table."""
    return tuple(field for field in Field if cell(one, field) != cell(other, field))
