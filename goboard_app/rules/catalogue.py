"""The built-in rulesets, one row each, and the lookup of a ruleset by name.

The cells follow the rules texts named beside each row; where a text is silent or texts disagree,
the row holds the decision of the project.
"""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction

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

_HALF = Fraction(1, 2)
_SIX_AND_HALF = Fraction(13, 2)
_SEVEN_AND_HALF = Fraction(15, 2)
_ZERO = Fraction(0)

TROMP_TAYLOR = Ruleset(
    key="tromp-taylor",
    sgf_name="Tromp-Taylor",
    scoring=Scoring.AREA,
    ko=KoRule.POSITIONAL,
    suicide=Suicide.ANY,
    komi=_SEVEN_AND_HALF,
    handicap_komi=_HALF,
    # Tromp-Taylor rules: a point is Black's if it reaches only Black.
    area_count=AreaCount.REACH,
    aliases=("tt", "tromp/taylor", "tromp taylor", "tromptaylor", "logical"),
)
BASIC = replace(
    TROMP_TAYLOR,
    key="basic-davies",
    komi=_ZERO,
    handicap_komi=_ZERO,
    aliases=("basic", "davies"),
)
CHINESE = Ruleset(
    key="chinese-2002",
    sgf_name="Chinese",
    scoring=Scoring.AREA,
    # Article 6 forbids repetition, but by article 20 for referees an event may declare such a game void.
    ko=KoRule.SIMPLE,
    long_cycle=LongCycle.NO_RESULT,
    komi=_SEVEN_AND_HALF,
    handicap_komi=_HALF,
    bonus=HandicapBonus.N,
    area_count=AreaCount.HALF,
    aliases=("cn", "zh", "chinese rules", "中国规则", "中国"),
)
CHINESE_SERVER = replace(
    CHINESE,
    key="chinese-server",
    ko=KoRule.POSITIONAL,
    long_cycle=LongCycle.FORBIDDEN,
    # Servers count both sides, and beginners are taught so; half the board is compared at a real board.
    area_count=AreaCount.COLOR_IN,
    aliases=("chinese-kgs", "chinese-ogs", "kgs-ogs-chinese", "chinese (server style)"),
)
WMSG = Ruleset(
    key="wmsg-2008",
    sgf_name="WMSG 2008",
    scoring=Scoring.AREA,
    ko=KoRule.POSITIONAL,
    komi=_SIX_AND_HALF,
    handicap_komi=_HALF,
    bonus=HandicapBonus.N,
    all_alive=AllAlive.SECOND_STOP,
    # WMSG rules: White gets a point for the first pass, so the komi is 6.5 or 7.5 in effect.
    first_pass_bonus=1,
    area_count=AreaCount.HALF,
    aliases=("wmsg",),
)
AGA = Ruleset(
    key="aga",
    sgf_name="AGA",
    scoring=Scoring.AREA,
    # Pass stones make both ways of counting agree.
    also=Scoring.TERRITORY,
    # Most interpreters read the AGA's article on repetition as situational superko.
    ko=KoRule.SITUATIONAL,
    komi=_SEVEN_AND_HALF,
    handicap_komi=_HALF,
    placement=Placement.FIXED,
    bonus=HandicapBonus.N_MINUS_ONE,
    pass_stones=True,
    # AGA rules: with as many moves by White as by Black the counts of area and of territory agree.
    white_passes_last=True,
    # AGA Concise Rules of Go, article 8: it is taken back, is treated as a pass, and a pass stone is given.
    illegal_move=IllegalMove.PASS,
    aliases=("us", "american"),
)
BGA = replace(
    AGA,
    key="bga",
    sgf_name="BGA",
    # BGA rules, interpretation 6.2: no board that a play of the same side has made.
    ko=KoRule.NATURAL_SITUATIONAL,
    # The texts of the BGA and of the FFG were not at hand for this cell.
    illegal_move=IllegalMove.TAKEN_BACK,
    aliases=("british", "uk"),
)
FRENCH = replace(
    BGA,
    key="ffg",
    sgf_name="French",
    placement=Placement.FREE,
    aliases=("french", "fr", "française"),
)
ING = Ruleset(
    key="ing-sst",
    sgf_name="GOE",
    scoring=Scoring.AREA,
    # Ing's fighting and disturbing kos have no exact definition; other programs use positional superko as well.
    ko=KoRule.POSITIONAL,
    suicide=Suicide.MULTI,
    komi=Fraction(8),
    handicap_komi=_ZERO,
    # Ing's rules give a tie to Black, so that the komi of 8 is in effect 7.5.
    tie=Tie.BLACK,
    area_count=AreaCount.FILL_IN,
    aliases=(
        "ing",
        "goe",
        "ing goe",
        "goe ing",
        "ing's sst",
        "ing sst",
        "sst",
        "inggoe",
        "ing/goe",
        "ing's",
        "应氏",
        "應氏",
        "応氏",
    ),
)
ING_CYCLE = replace(ING, key="ing-sst-cycle", ko=KoRule.THIRD_OCCURRENCE, aliases=())
SIMPLIFIED_ING = Ruleset(
    key="simplified-ing",
    sgf_name="Simplified Ing",
    scoring=Scoring.AREA,
    ko=KoRule.POSITIONAL,
    suicide=Suicide.ANY,
    komi=_SEVEN_AND_HALF,
    handicap_komi=_HALF,
    all_alive=AllAlive.SECOND_STOP,
)
NEW_ZEALAND = Ruleset(
    key="new-zealand",
    sgf_name="NZ",
    scoring=Scoring.AREA,
    ko=KoRule.SITUATIONAL,
    # The text does not except single stones, but descriptions of these rules and KataGo do.
    suicide=Suicide.MULTI,
    # New Zealand rules accept draws, so the komi is a whole number.
    komi=Fraction(7),
    handicap_komi=_ZERO,
    area_count=AreaCount.SMALLER,
    aliases=("nz", "new zealand", "newzealand"),
)
JAPANESE = Ruleset(
    key="japanese-1989",
    sgf_name="Japanese",
    scoring=Scoring.TERRITORY,
    # Japanese rules of 1989, article 8: points enclosed by stones in seki are not territory.
    tax=Tax.SEKI,
    ko=KoRule.SIMPLE,
    long_cycle=LongCycle.NO_RESULT,
    komi=_SIX_AND_HALF,
    handicap_komi=_HALF,
    placement=Placement.FIXED,
    # Japanese rules of 1989, article 9: only an agreement ends the game, however many passes there were.
    all_alive=AllAlive.NEVER,
    # Japanese rules of 1989, article 9-3.
    resumption=Resumption.OPPONENT_OF_REQUESTER,
    aliases=("jp", "japan", "japanese rules", "日本规则", "日本ルール", "日本"),
)
KOREAN = replace(
    JAPANESE,
    key="korean-2016",
    sgf_name="Korean",
    long_cycle=LongCycle.DRAW,
    aliases=("ko", "kr", "korea", "korean rules"),
)
WAGC = replace(
    JAPANESE,
    key="wagc-1979",
    sgf_name="WAGC",
    fill_dame_first=True,
    aliases=("wagc", "igf"),
)
STONE_SCORING = Ruleset(
    key="ancient-stone",
    sgf_name="Stone scoring",
    scoring=Scoring.STONE,
    # A group cannot fill its last two eyes, so two points of each group hold no stone.
    tax=Tax.ALL,
    ko=KoRule.SIMPLE,
    long_cycle=LongCycle.DRAW,
    komi=_ZERO,
    handicap_komi=_ZERO,
    placement=Placement.FIXED,
    bonus=HandicapBonus.N,
    aliases=("stone-scoring", "old chinese", "ancient chinese"),
)
SIMPLE_TERRITORY = Ruleset(
    key="simple-territory",
    sgf_name="Territory",
    scoring=Scoring.TERRITORY,
    ko=KoRule.SIMPLE,
    long_cycle=LongCycle.NO_RESULT,
    komi=_SIX_AND_HALF,
    handicap_komi=_HALF,
    all_alive=AllAlive.NEVER,
    aliases=("simple territory",),
)

# Dialogs list the rows in this order, the common ones first; for a name that rows share see `_names`.
ALL_RULESETS: tuple[Ruleset, ...] = (
    CHINESE_SERVER,
    CHINESE,
    JAPANESE,
    KOREAN,
    AGA,
    BGA,
    FRENCH,
    NEW_ZEALAND,
    TROMP_TAYLOR,
    BASIC,
    ING,
    ING_CYCLE,
    SIMPLIFIED_ING,
    WMSG,
    WAGC,
    STONE_SCORING,
    SIMPLE_TERRITORY,
)

# Under area scoring a dispute is played out at no cost, which suits beginners.
DEFAULT = CHINESE_SERVER

# Several rows share an RU value; this is the row that the bare value means.
_PLAIN_MEANING = {"chinese": CHINESE, "tromp-taylor": TROMP_TAYLOR, "aga": AGA, "goe": ING}


def _folded(name: str) -> str:
    return re.sub(r"[\s_\-]+", "-", name.strip()).casefold()


def _names() -> dict[str, Ruleset]:
    names: dict[str, Ruleset] = {}
    for ruleset in ALL_RULESETS:
        for name in (ruleset.key, ruleset.sgf_name, *ruleset.aliases):
            # The first row that claims a name keeps it; the exceptions are in `_PLAIN_MEANING`.
            names.setdefault(_folded(name), ruleset)
    return names | _PLAIN_MEANING


_BY_NAME = _names()


def by_name(name: str) -> Ruleset | None:
    """Return the ruleset with this key, SGF name or alias, in any case; None for any other name.

    There is no fallback on purpose: the user is asked about an unknown name.
    """
    return _BY_NAME.get(_folded(name))
