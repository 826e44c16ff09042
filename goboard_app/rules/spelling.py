"""Reading RU: the ruleset of a value, with spellings beyond the names of the catalogue."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import NamedTuple

from goboard_app.rules.catalogue import (
    AGA,
    ALL_RULESETS,
    CHINESE,
    JAPANESE,
    STONE_SCORING,
    TROMP_TAYLOR,
    by_name,
)
from goboard_app.rules.custom import as_custom, contradictions
from goboard_app.rules.ruleset import (
    HandicapBonus,
    KoRule,
    LongCycle,
    Ruleset,
    Scoring,
    Suicide,
    Tax,
)

# Names of rules that are close to one of the rows, but not equal to it.
_NEAR = {
    "aga-button": AGA,
    "group-tax": STONE_SCORING,
    "group-tax?": STONE_SCORING,
    "tang": STONE_SCORING,
    "tt-": TROMP_TAYLOR,
    # 数子 is counting of area and 数目 counting of territory, without the name of a rules text.
    "数子": CHINESE,
    "數子": CHINESE,
    "数目": JAPANESE,
    "數目": JAPANESE,
}
_REMARK = r"(?s)(.+?)\s*[(（].*[)）]\s*"
_RULES = r"(?i)(.+?)[\s_\-]*(?:rules?|ruleset|规则|規則|ルール|룰)\s*"
# The notation of KataGo: koSIMPLEscoreAREAtaxNONEsui0button0whbN.
_COMPACT = (
    r"ko(SIMPLE|POSITIONAL|SITUATIONAL|SPIGHT)score(AREA|TERRITORY)tax(NONE|SEKI|ALL)sui([01])"
    r"(?:button([01]))?(?:whb(0|N-1|N))?(?:fpok([01]))?"
)
_KO = {
    "SIMPLE": KoRule.SIMPLE,
    "POSITIONAL": KoRule.POSITIONAL,
    "SITUATIONAL": KoRule.SITUATIONAL,
    "SPIGHT": KoRule.SITUATIONAL,
}
_SCORING = {"AREA": Scoring.AREA, "TERRITORY": Scoring.TERRITORY}
_TAX = {"NONE": Tax.NONE, "SEKI": Tax.SEKI, "ALL": Tax.ALL}


class SpelledRuleset(NamedTuple):
    """The ruleset that a name means, or the nearest one if it is not `is_sure`."""

    ruleset: Ruleset
    is_sure: bool


def spelled(name: str) -> SpelledRuleset | None:
    """Return the ruleset that a value of RU means; None for an unknown name."""
    found = by_name(name)
    if found is not None:
        return SpelledRuleset(found, is_sure=True)
    near = _NEAR.get(re.sub(r"[\s_\-]+", "-", name.strip()).casefold())
    if near is not None:
        return SpelledRuleset(near, is_sure=False)
    compact = re.fullmatch(_COMPACT, name.strip())
    return _named_within(name) if compact is None else _of_compact(compact)


def _named_within(name: str) -> SpelledRuleset | None:
    """Return the ruleset of a name with a remark or the word "rules" behind it: Japanese Rules (SmartGo)."""
    # The remark comes off first: "rules" ends the name only without it.
    for pattern in (_REMARK, _RULES):
        match = re.fullmatch(pattern, name.strip())
        if match is not None:
            return spelled(match[1])
    return None


def _of_compact(match: re.Match[str]) -> SpelledRuleset | None:
    """Return the row with these cells, else a custom ruleset.

    It is not sure if a cell has no counterpart here (SPIGHT ko, the button).
    """
    ko, scoring, tax = _KO[match[1]], _SCORING[match[2]], _TAX[match[3]]
    # Neither Spight's ko rule nor the button has a counterpart here.
    is_sure = match[1] != "SPIGHT" and match[5] != "1"
    bonus = HandicapBonus(match[6] or "0")
    for row in (TROMP_TAYLOR, *ALL_RULESETS):
        # Stone scoring equals area scoring less two points for each group; KataGo writes it as AREA with tax ALL.
        counted = Scoring.AREA if row.scoring is Scoring.STONE else row.scoring
        cells = (row.ko, counted, row.tax, row.suicide is not Suicide.NONE)
        has_bonus = match[6] is None or row.bonus is bonus
        if cells == (ko, scoring, tax, match[4] == "1") and has_bonus:
            return SpelledRuleset(row, is_sure)
    base = JAPANESE if scoring is Scoring.TERRITORY else TROMP_TAYLOR
    own = replace(
        as_custom(base),
        sgf_name=match[0],
        ko=ko,
        scoring=scoring,
        tax=tax,
        suicide=Suicide.ANY if match[4] == "1" else Suicide.NONE,
        bonus=bonus,
        # Without this, simple ko and superko would contradict the outcome of the base, see `contradictions`.
        long_cycle=LongCycle.NO_RESULT if ko is KoRule.SIMPLE else LongCycle.FORBIDDEN,
    )
    return SpelledRuleset(base, is_sure=False) if contradictions(own) else SpelledRuleset(own, is_sure)
