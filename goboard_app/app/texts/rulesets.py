"""Names of rulesets, and what they mean in a sentence."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from goboard_app.app.texts.numbers import filled, translate
from goboard_app.rules.ruleset import (
    AllAlive,
    HandicapBonus,
    KoRule,
    LongCycle,
    Resumption,
    Ruleset,
    Scoring,
    Suicide,
    Tax,
    Tie,
)

_RULESET_NAMES = {
    "chinese-server": QT_TRANSLATE_NOOP("rulesets", "Chinese (server style)"),
    "chinese-2002": QT_TRANSLATE_NOOP("rulesets", "Chinese"),
    "japanese-1989": QT_TRANSLATE_NOOP("rulesets", "Japanese"),
    "korean-2016": QT_TRANSLATE_NOOP("rulesets", "Korean"),
    "aga": QT_TRANSLATE_NOOP("rulesets", "AGA"),
    "bga": QT_TRANSLATE_NOOP("rulesets", "British (BGA)"),
    "ffg": QT_TRANSLATE_NOOP("rulesets", "French (FFG)"),
    "new-zealand": QT_TRANSLATE_NOOP("rulesets", "New Zealand"),
    "tromp-taylor": QT_TRANSLATE_NOOP("rulesets", "Tromp-Taylor"),
    "basic-davies": QT_TRANSLATE_NOOP("rulesets", "Basic (Davies)"),
    "ing-sst": QT_TRANSLATE_NOOP("rulesets", "Ing (approximation)"),
    "ing-sst-cycle": QT_TRANSLATE_NOOP("rulesets", "Ing (expert ko)"),
    "simplified-ing": QT_TRANSLATE_NOOP("rulesets", "Simplified Ing"),
    "wmsg-2008": QT_TRANSLATE_NOOP("rulesets", "WMSG 2008"),
    "wagc-1979": QT_TRANSLATE_NOOP("rulesets", "WAGC 1979"),
    "ancient-stone": QT_TRANSLATE_NOOP("rulesets", "Ancient Chinese"),
    "simple-territory": QT_TRANSLATE_NOOP("rulesets", "Simple territory"),
}

_SHORT = {
    "chinese-server": QT_TRANSLATE_NOOP("rulesets", "Chinese rules"),
    "chinese-2002": QT_TRANSLATE_NOOP("rulesets", "Chinese rules"),
    "japanese-1989": QT_TRANSLATE_NOOP("rulesets", "Japanese rules"),
    "korean-2016": QT_TRANSLATE_NOOP("rulesets", "Korean rules"),
    "aga": QT_TRANSLATE_NOOP("rulesets", "AGA rules"),
    "new-zealand": QT_TRANSLATE_NOOP("rulesets", "New Zealand rules"),
}


_NOTES = {
    "chinese-2002": QT_TRANSLATE_NOOP(
        "rulesets",
        "On paper no earlier board may come back. In practice only the simple ko is forbidden, "
        "and a referee decides about the rest; here you may agree to end without a result.",
    ),
    "aga": QT_TRANSLATE_NOOP(
        "rulesets", "The text can be read in several ways; most read situational superko in it."
    ),
    "korean-2016": QT_TRANSLATE_NOOP(
        "rulesets",
        "Only a part of the text was at hand. Playing on after a stop and handicap are read as "
        "in Japanese rules.",
    ),
    "japanese-1989": QT_TRANSLATE_NOOP(
        "rulesets",
        "Which stones are dead follows from play that is only thought of. Here you agree on it.",
    ),
    "basic-davies": QT_TRANSLATE_NOOP(
        "rulesets", "The rules leave the komi to the players; a new game proposes 7½."
    ),
    "ing-sst": QT_TRANSLATE_NOOP(
        "rulesets",
        "Ing's rule of fighting and disturbing kos was never written down so exactly that a "
        "program could follow it. Here no earlier board may come back.",
    ),
    "ing-sst-cycle": QT_TRANSLATE_NOOP(
        "rulesets",
        "Closer to Ing's own rule: a board may come back once. The difference shows only where "
        "several kos are fought at once.",
    ),
    "wmsg-2008": QT_TRANSLATE_NOOP(
        "rulesets",
        "A further rule about ko is said to have existed; its text was not found. Handicap is "
        "our reading.",
    ),
    "wagc-1979": QT_TRANSLATE_NOOP(
        "rulesets",
        "All neutral points are filled, and all moves that are still needed are made, before "
        "the game stops.",
    ),
    "ancient-stone": QT_TRANSLATE_NOOP(
        "rulesets",
        "Each group keeps two points empty, which is as if it paid a tax. A game may begin with "
        "two stones each on opposite star points. Ko and draws are our reading.",
    ),
}


def ruleset_name(ruleset: Ruleset) -> str:
    """The name of a ruleset as the lists show it."""
    if ruleset.key in _RULESET_NAMES:
        return translate("rulesets", str(_RULESET_NAMES[ruleset.key]))
    # What the user called it is not for translation.
    return ruleset.sgf_name or translate("custom", "Custom rules")


def ruleset_short(ruleset: Ruleset) -> str:
    """The name as it stands in a line of facts: "Chinese rules"."""
    if ruleset.key in _SHORT:
        return translate("rulesets", str(_SHORT[ruleset.key]))
    return ruleset_name(ruleset)


def ruleset_hint(ruleset: Ruleset) -> str:
    """One short sentence for somebody who must choose."""
    if ruleset.fill_dame_first:
        return translate("rulesets", "Fill the neutral points before you pass.")
    if ruleset.scoring is Scoring.AREA and ruleset.also is not None:
        return translate("rulesets", "Each pass costs a stone, so both ways to count agree.")
    if ruleset.scoring is Scoring.AREA:
        return translate(
            "rulesets", "Good for beginners: playing inside your own area costs nothing."
        )
    if ruleset.scoring is Scoring.TERRITORY:
        return translate("rulesets", "Playing inside your own area costs a point.")
    return translate("rulesets", "Only stones count; each group keeps two points empty.")


def ruleset_note(ruleset: Ruleset) -> str:
    """Where a rules text is silent or disputed: how it is read here; else empty."""
    note = _NOTES.get(ruleset.key)
    return translate("rulesets", str(note)) if note else ""


def family_name(scoring: Scoring) -> str:
    """What the rulesets that count in the same way are called together."""
    return {
        Scoring.AREA: translate("rulesets", "Area counts"),
        Scoring.TERRITORY: translate("rulesets", "Territory counts"),
        Scoring.STONE: translate("rulesets", "Stones count"),
    }[scoring]


def scoring_sentence(ruleset: Ruleset) -> str:
    """What counts, in a sentence."""
    if ruleset.scoring is Scoring.AREA and ruleset.also is not None:
        return translate(
            "rulesets",
            "Stones and surrounded points both count; or count points and prisoners, "
            "a pass stone for each pass included.",
        )
    if ruleset.scoring is Scoring.AREA:
        return translate("rulesets", "Stones and surrounded points both count.")
    if ruleset.scoring is Scoring.TERRITORY:
        return translate("rulesets", "Surrounded points and prisoners count.")
    return translate("rulesets", "The stones that can stand on the board count.")


def ko_sentence(ruleset: Ruleset) -> str:
    """Which boards may not come back."""
    if ruleset.ko is KoRule.SIMPLE:
        return translate("rulesets", "A ko may not be taken back at once.")
    if ruleset.ko is KoRule.POSITIONAL:
        return translate("rulesets", "No earlier board may come back.")
    if ruleset.ko is KoRule.SITUATIONAL:
        return translate("rulesets", "No earlier board may come back with the same player to move.")
    if ruleset.ko is KoRule.NATURAL_SITUATIONAL:
        return translate("rulesets", "Nobody may make a board again that they have made before.")
    return translate(
        "rulesets", "A ko may not be taken back at once, and no board may come a third time."
    )


def suicide_sentence(ruleset: Ruleset) -> str:
    """Whether stones may be left without liberties."""
    if ruleset.suicide is Suicide.NONE:
        return translate("rulesets", "A move that leaves its own stones no liberty is not allowed.")
    if ruleset.suicide is Suicide.MULTI:
        return translate("rulesets", "Two and more own stones may be given up by filling them.")
    return translate("rulesets", "Own stones may be given up by filling their last liberty.")


def ruleset_sentences(ruleset: Ruleset) -> tuple[str, ...]:
    """All that a ruleset says, one sentence a cell, those that say nothing special left out."""
    return tuple(
        sentence
        for sentence in (
            scoring_sentence(ruleset),
            _tax(ruleset),
            ko_sentence(ruleset),
            _cycle(ruleset),
            suicide_sentence(ruleset),
            _handicap(ruleset),
            _passes(ruleset),
            _end(ruleset),
            _resumption(ruleset),
            _tie(ruleset),
        )
        if sentence
    )


def _tax(ruleset: Ruleset) -> str:
    if ruleset.tax is Tax.SEKI:
        return translate("rulesets", "Points of groups in seki do not count.")
    return ""


def _cycle(ruleset: Ruleset) -> str:
    if ruleset.long_cycle is LongCycle.NO_RESULT:
        return translate(
            "rulesets", "If the board keeps coming back, you may agree to end without a result."
        )
    if ruleset.long_cycle is LongCycle.DRAW:
        return translate("rulesets", "If the board keeps coming back, you may agree to a draw.")
    return ""


def _handicap(ruleset: Ruleset) -> str:
    if ruleset.bonus is HandicapBonus.N:
        return translate("rulesets", "White gets one point for each handicap stone.")
    if ruleset.bonus is HandicapBonus.N_MINUS_ONE:
        return translate(
            "rulesets", "White gets one point for each handicap stone after the first."
        )
    return ""


def _passes(ruleset: Ruleset) -> str:
    if ruleset.white_passes_last:
        return translate("rulesets", "White makes the last pass.")
    if ruleset.first_pass_bonus:
        return translate("rulesets", "If White is the first to pass, White gets a point.")
    return ""


def _end(ruleset: Ruleset) -> str:
    if ruleset.all_alive is AllAlive.FOUR_PASSES:
        return translate(
            "rulesets",
            "Two passes stop the game. Four passes in a row end it with all stones alive.",
        )
    if ruleset.all_alive is AllAlive.SECOND_STOP:
        return translate(
            "rulesets",
            "Two passes stop the game. After playing on, the second stop ends it with all "
            "stones alive.",
        )
    return translate("rulesets", "Two passes stop the game, agreement ends it.")


def _resumption(ruleset: Ruleset) -> str:
    if ruleset.resumption is Resumption.OPPONENT_OF_REQUESTER:
        return translate("rulesets", "Who wants to play on lets the other player move first.")
    return ""


def _tie(ruleset: Ruleset) -> str:
    if ruleset.tie is Tie.BLACK:
        return translate("rulesets", "Black wins a tie.")
    return ""


def value_elsewhere(name: str, value: str) -> str:
    """What other rules say: "Chinese: area"."""
    return filled(translate("rulesets page", "%1: %2"), name, value)


def chosen_ruleset(name: str) -> str:
    """The ruleset in force, as it is read aloud in a list."""
    return filled(translate("rulesets page", "%1, chosen"), name)


def delete_rules_question(name: str) -> str:
    """Whether own rules shall go."""
    return filled(translate("rulesets page", "Delete “%1”?"), name)


def delete_rules_detail() -> str:
    """What becomes of games by rules that go."""
    return translate(
        "rulesets page",
        "These rules are then no longer offered. Games that were played by them keep them.",
    )


def which_rules() -> str:
    """The title of the list where a ruleset is asked for."""
    return translate("rulesets page", "Which rules?")


def choose_rules() -> str:
    """No ruleset is shown yet."""
    return translate("rulesets page", "Choose rules on the left.")


def forbidden_title(count: int) -> str:
    """How many moves the rules do not allow."""
    return translate("forbidden", "%n move(s) not allowed", None, count)


def forbidden_detail(name: str) -> str:
    """Which rules they are, and that nothing was taken off."""
    return filled(
        translate(
            "forbidden",
            "The rules are now: %1. They do not allow these moves. Nothing was taken off: the "
            "moves stay as they were played.",
        ),
        name,
    )


def rules_not_known(name: str) -> str:
    """The question for the rules of a record that names unknown ones."""
    return filled(
        translate(
            "rules flow",
            "This record names rules that are not known here: “%1”. By which rules shall "
            "it be judged and counted? The record stays as it is.",
        ),
        name,
    )


def rules_not_named() -> str:
    """The question for the rules of a record that names none."""
    return translate(
        "rules flow",
        "This record does not name its rules. By which rules shall it be judged and "
        "counted? The record stays as it is.",
    )


def judged_by_these() -> str:
    """What a change of the rules does."""
    return translate("rules flow", "The whole game is then judged and counted by these rules.")


def moves_not_allowed(count: int) -> str:
    """How many moves other rules would not allow."""
    return translate(
        "rules flow",
        "They do not allow %n move(s) of this game; all moves stay as they are.",
        None,
        count,
    )


def komi_stays(komi: str) -> str:
    """The komi of a game whose rules change."""
    return filled(
        translate("rules flow", "The komi is %1 and stays so unless you change it."), komi
    )


def komi_is_usual() -> str:
    """A game without komi gets rules that know one."""
    return translate("rules flow", "The game has no komi; by these rules it is usual.")


def rules_and_komi(komi: str) -> str:
    """The answer that changes the komi as well."""
    return filled(translate("rules flow", "Rules, and komi %1"), komi)


def change_rules_question(name: str) -> str:
    """Whether the rules shall be others."""
    return filled(translate("rules flow", "Change to: %1?"), name)
