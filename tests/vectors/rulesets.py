"""Rulesets as vectors name them: a known name, the cells of a preset, or single rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from goboard_app.go.board import Color
from goboard_app.rules.catalogue import by_name
from goboard_app.rules.ruleset import (
    AllAlive,
    HandicapBonus,
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
from goboard_app.scoring.count import GameTerms
from tests.vectors.reading import (
    Book,
    NotUnderstoodError,
    Vector,
    color_or_none,
    fraction,
    mapping,
    per_color,
    string,
    truth,
    whole,
)

PLAIN = Ruleset(
    key="vector",
    sgf_name="",
    scoring=Scoring.AREA,
    ko=KoRule.SIMPLE,
    komi=Fraction(0),
    handicap_komi=Fraction(0),
)

Change = dict[str, Any]

_KO = {rule.value: rule for rule in KoRule} | {
    "positional": KoRule.POSITIONAL,
    "situational": KoRule.SITUATIONAL,
    "natural situational": KoRule.NATURAL_SITUATIONAL,
    "third occurrence of": KoRule.THIRD_OCCURRENCE,
}
_SCORING: dict[str, Change] = {
    "area": {"scoring": Scoring.AREA, "also": None},
    "territory": {"scoring": Scoring.TERRITORY, "also": None},
    "stone": {"scoring": Scoring.STONE, "also": None},
    "area_or_territory": {"scoring": Scoring.AREA, "also": Scoring.TERRITORY},
}
_ENDINGS: dict[str, Change] = {
    "tt": {"all_alive": AllAlive.FOUR_PASSES, "resumption": Resumption.NATURAL},
    "second_stop": {"all_alive": AllAlive.SECOND_STOP, "resumption": Resumption.NATURAL},
    "japanese": {"all_alive": AllAlive.NEVER, "resumption": Resumption.OPPONENT_OF_REQUESTER},
    "resume_natural": {"all_alive": AllAlive.NEVER, "resumption": Resumption.NATURAL},
}
_AFTER_DISPUTE = {
    "continue": Resumption.NATURAL,
    "natural": Resumption.NATURAL,
    "opponent_of_requester": Resumption.OPPONENT_OF_REQUESTER,
}
_TIES = {"draw": Tie.DRAW, "none": Tie.DRAW, "black": Tie.BLACK, "b": Tie.BLACK}


def _word(value: object, table: Mapping[str, Any], what: str) -> Any:  # noqa: ANN401
    """Return the meaning of a word; a remark in brackets after it is left out."""
    word = string(value, what).partition("(")[0].strip().casefold()
    if word not in table:
        raise NotUnderstoodError(f"{what} {value!r}")
    return table[word]


def _one_of(field: str, table: Mapping[str, Any]) -> Callable[[object], Change]:
    return lambda value: {field: _word(value, table, field)}


def _values(kind: Any) -> dict[str, Any]:  # noqa: ANN401
    return {each.value.casefold(): each for each in kind}


def _suicide(value: object) -> Change:
    if isinstance(value, bool):
        return {"suicide": Suicide.ANY if value else Suicide.NONE}
    return {"suicide": _word(value, _values(Suicide), "suicide")}


def _handicap(value: object) -> Change:
    """Return the change for a handicap: presets name its placement, vectors may give its number."""
    if isinstance(value, str):
        return {"placement": _word(value, _values(Placement), "handicap")}
    return {}


def _tie(value: object) -> Change:
    return {"tie": Tie.DRAW if value is None else _word(value, _TIES, "tie")}


def _flag(field: str) -> Callable[[object], Change]:
    return lambda value: {field: truth(value, field)}


def _nothing(value: object) -> Change:
    return {}


_CELLS: dict[str, Callable[[object], Change]] = {
    "ko": _one_of("ko", _KO),
    "suicide": _suicide,
    "scoring": lambda value: _word(value, _SCORING, "scoring"),
    "tax": _one_of("tax", _values(Tax)),
    "cycle": _one_of("long_cycle", _values(LongCycle)),
    "long_cycle": _one_of("long_cycle", _values(LongCycle)),
    "bonus": lambda value: {"bonus": _word(str(value), _values(HandicapBonus), "bonus")},
    "handicap": _handicap,
    "komi": lambda value: {"komi": fraction(value, "komi")},
    "komi_handicap": lambda value: {"handicap_komi": fraction(value, "komi_handicap")},
    "pass_stones": _flag("pass_stones"),
    "white_last": _flag("white_passes_last"),
    "white_passes_last": _flag("white_passes_last"),
    "ending": lambda value: _word(value, _ENDINGS, "ending"),
    "all_alive": _one_of("all_alive", _values(AllAlive)),
    "after_dispute": _one_of("resumption", _AFTER_DISPUTE),
    "first_pass_bonus": lambda value: {"first_pass_bonus": whole(value, "first_pass_bonus")},
    "tie": _tie,
    "tie_winner": _tie,
    "fill_dame_first": _flag("fill_dame_first"),
    "ru": lambda value: {"sgf_name": string(value, "ru")},
}
# Further keys of `rules`: terms of the game, read below, and words that change nothing.
_TERMS = {
    "white_bonus",
    "first_pass",
    "passes",
    "penalty",
    "handicap_stones",
    "points_in_seki",
    "prisoners_held",
    "seki_definition",
}
_REMARKS = {"base", "setup", "note", "name"}


def with_cells(base: Ruleset, cells: Mapping[str, object]) -> Ruleset:
    """Return the ruleset with cells replaced; an unknown cell is not understood."""
    changes: Change = {}
    for name, value in cells.items():
        if name in _CELLS:
            changes |= _CELLS[name](value)
        elif name not in _TERMS | _REMARKS:
            raise NotUnderstoodError(f"rules.{name}")
    return replace(base, **changes)


def named(name: object, book: Book) -> Ruleset:
    """Return the model's ruleset of this name or alias; else one made of the file's preset."""
    key = string(book.aliases.get(str(name), name), "ruleset")
    found = by_name(key)
    if found is not None:
        return found
    if key not in book.presets:
        raise NotUnderstoodError(f"ruleset {name!r}")
    cells = dict(mapping(book.presets[key], key))
    base = cells.pop("base", None)
    others = Book(book.aliases, {k: v for k, v in book.presets.items() if k != key})
    return with_cells(PLAIN if base is None else named(base, others), cells)


def ruleset_of(vector: Vector, default: Ruleset = PLAIN) -> Ruleset:
    """Return the ruleset of the vector: `ruleset` with the changes of `rules`."""
    name, rules = vector.get("ruleset"), vector.get("rules")
    if isinstance(rules, str):
        name, rules = rules, None
    base = default if name is None else named(name, vector.book)
    return base if rules is None else with_cells(base, mapping(rules, "rules"))


def terms_of(vector: Vector, ruleset: Ruleset) -> tuple[Ruleset, GameTerms]:
    """Return the terms of the game, and the ruleset with the handicap bonus that the vector gives."""
    stones = vector.setting("handicap")
    handicap = 0 if stones is None or isinstance(stones, str) else whole(stones, "handicap")
    komi = vector.setting("komi")
    passes = per_color(vector.setting("passes"), "passes")
    penalty = per_color(vector.setting("penalty"), "penalty")
    terms = GameTerms(
        komi=ruleset.komi_for(handicap) if komi is None else fraction(komi, "komi"),
        handicap=handicap,
        passes_black=passes[0],
        passes_white=passes[1],
        first_pass=_first_pass(vector.setting("first_pass")),
        penalty_black=penalty[0],
        penalty_white=penalty[1],
    )
    bonus = vector.setting("white_bonus")
    return (ruleset, terms) if bonus is None else _with_bonus(ruleset, terms, bonus)


def _first_pass(value: object) -> Color | None:
    return color_or_none(value, "first_pass")


def _with_bonus(ruleset: Ruleset, terms: GameTerms, value: object) -> tuple[Ruleset, GameTerms]:
    """Return the bonus given as points: that of as many stones as earn it."""
    points = whole(value, "white_bonus")
    if points < 0:
        raise NotUnderstoodError(f"white_bonus {points}")
    if points == 0:
        return replace(ruleset, bonus=HandicapBonus.ZERO), terms
    return replace(ruleset, bonus=HandicapBonus.N_MINUS_ONE), terms._replace(handicap=points + 1)
