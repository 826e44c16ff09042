"""The texts of rulesets: their names, the value and meaning of each cell, and custom rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from goboard_app.app.texts.format import NO_TEXT, Text, TextTable, filled, points, running_text, translate
from goboard_app.rules.custom import Contradiction, Field, Ties, cell, ways_to_score
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

_RULESET_NAMES = {
    "chinese-server": Text("rulesets", "Chinese (server style)"),
    "chinese-2002": Text("rulesets", "Chinese"),
    "japanese-1989": Text("rulesets", "Japanese"),
    "korean-2016": Text("rulesets", "Korean"),
    "aga": Text("rulesets", "AGA"),
    "bga": Text("rulesets", "British (BGA)"),
    "ffg": Text("rulesets", "French (FFG)"),
    "new-zealand": Text("rulesets", "New Zealand"),
    "tromp-taylor": Text("rulesets", "Tromp-Taylor"),
    "basic-davies": Text("rulesets", "Basic (Davies)"),
    "ing-sst": Text("rulesets", "Ing (approximation)"),
    "ing-sst-cycle": Text("rulesets", "Ing (expert ko)"),
    "simplified-ing": Text("rulesets", "Simplified Ing"),
    "wmsg-2008": Text("rulesets", "WMSG 2008"),
    "wagc-1979": Text("rulesets", "WAGC 1979"),
    "ancient-stone": Text("rulesets", "Ancient Chinese"),
    "simple-territory": Text("rulesets", "Simple territory"),
}

_SHORT = {
    "chinese-server": Text("rulesets", "Chinese rules"),
    "chinese-2002": Text("rulesets", "Chinese rules"),
    "japanese-1989": Text("rulesets", "Japanese rules"),
    "korean-2016": Text("rulesets", "Korean rules"),
    "aga": Text("rulesets", "AGA rules"),
    "new-zealand": Text("rulesets", "New Zealand rules"),
}


_NOTES = {
    "chinese-2002": Text(
        "rulesets",
        "On paper the board may never repeat. In practice only simple ko is forbidden, and "
        "a referee decides the rest; here you may agree to end without a result.",
    ),
    "aga": Text(
        "rulesets",
        "The text can be read in several ways; most people read it as situational superko.",
    ),
    "korean-2016": Text(
        "rulesets",
        "Only part of the text was available. Playing on after a stop and handicap work as in Japanese rules.",
    ),
    "japanese-1989": Text(
        "rulesets",
        "Imagined play decides which stones are dead. Here you agree on it.",
    ),
    "basic-davies": Text("rulesets", "The rules leave the komi to the players; a new game suggests 7½."),
    "ing-sst": Text(
        "rulesets",
        "Ing’s rule of fighting and disturbing kos was never written down exactly enough "
        "for a program to follow. Here the board may never repeat.",
    ),
    "ing-sst-cycle": Text(
        "rulesets",
        "Closer to Ing’s own rule: a board may repeat once. The difference shows only when "
        "several kos are fought at once.",
    ),
    "wmsg-2008": Text(
        "rulesets",
        "Another ko rule is said to have existed, but its text was not found. Handicap is our reading.",
    ),
    "wagc-1979": Text(
        "rulesets",
        "All neutral points are filled, and all moves that are still needed are made, before the game stops.",
    ),
    "ancient-stone": Text(
        "rulesets",
        "Each group keeps two points empty, like a tax it pays. A game may begin with two "
        "stones of each colour on opposite star points. Ko and draws are our reading.",
    ),
}

_VALUE_NAMES: dict[Field, Mapping[object, Text]] = {
    Field.TAX: {
        Tax.NONE: Text("custom", "none"),
        Tax.SEKI: Text("custom", "in seki"),
        Tax.ALL: Text("custom", "in seki, and two per group"),
    },
    Field.KO: {
        KoRule.SIMPLE: Text("custom", "simple ko"),
        KoRule.POSITIONAL: Text("custom", "positional superko"),
        KoRule.SITUATIONAL: Text("custom", "situational superko"),
        KoRule.NATURAL_SITUATIONAL: Text("custom", "natural situational superko"),
        KoRule.THIRD_OCCURRENCE: Text("custom", "no board a third time"),
    },
    Field.LONG_CYCLE: {
        LongCycle.FORBIDDEN: Text("custom", "forbidden"),
        LongCycle.NO_RESULT: Text("custom", "no result, if both agree"),
        LongCycle.DRAW: Text("custom", "draw, if both agree"),
    },
    Field.SUICIDE: {
        Suicide.NONE: Text("custom", "not allowed"),
        Suicide.MULTI: Text("custom", "of two or more stones"),
        Suicide.ANY: Text("custom", "allowed"),
    },
    Field.ILLEGAL_MOVE: {
        IllegalMove.TAKEN_BACK: Text("custom", "is taken back"),
        IllegalMove.PASS: Text("custom", "counts as a pass"),
    },
    Field.PLACEMENT: {
        Placement.FIXED: Text("custom", "on fixed points"),
        Placement.FREE: Text("custom", "placed freely"),
    },
    Field.BONUS: {
        HandicapBonus.ZERO: Text("custom", "nothing"),
        HandicapBonus.N: Text("custom", "one point per stone"),
        HandicapBonus.N_MINUS_ONE: Text("custom", "stones minus one"),
    },
    Field.PASS_STONES: {
        True: Text("custom", "yes"),
        False: Text("custom", "no"),
    },
    Field.WHITE_PASSES_LAST: {
        True: Text("custom", "White’s"),
        False: Text("custom", "anybody’s"),
    },
    Field.FILL_DAME_FIRST: {
        True: Text("custom", "filled before the passes"),
        False: Text("custom", "left or filled"),
    },
    Field.ALL_ALIVE: {
        AllAlive.FOUR_PASSES: Text("custom", "four passes"),
        AllAlive.SECOND_STOP: Text("custom", "the second stop"),
        AllAlive.NEVER: Text("custom", "play goes on"),
    },
    Field.RESUMPTION: {
        Resumption.NATURAL: Text("custom", "the player whose turn it is"),
        Resumption.OPPONENT_OF_REQUESTER: Text("custom", "whoever did not ask to play on"),
    },
    Field.TIE: {
        Ties.DRAW: Text("custom", "draw"),
        Ties.BLACK_WINS: Text("custom", "Black wins"),
        Ties.IMPOSSIBLE: Text("custom", "not possible"),
    },
    Field.AREA_COUNT: {
        AreaCount.HALF: Text("custom", "one side, against half"),
        AreaCount.FILL_IN: Text("custom", "all stones back on the board"),
        AreaCount.REACH: Text("custom", "as far as each side reaches"),
        AreaCount.SMALLER: Text("custom", "the smaller area, by twos"),
        AreaCount.COLOR_IN: Text("custom", "both areas, point by point"),
    },
}
"""The names of the values of cells that have a fixed choice."""

_SENTENCES: dict[Field, Mapping[object, Text]] = {
    Field.ILLEGAL_MOVE: {
        IllegalMove.TAKEN_BACK: Text("custom", "A move that is not allowed is taken back."),
        IllegalMove.PASS: Text(
            "custom", "At a real board, a move that is not allowed comes off and counts as a pass, with a pass stone."
        ),
    },
    Field.TAX: {
        Tax.NONE: Text("custom", "Every surrounded point counts."),
        Tax.SEKI: Text("custom", "Points that groups in seki surround do not count."),
        Tax.ALL: Text(
            "custom",
            "Each group keeps two points that do not count; in seki none of its points count.",
        ),
    },
    Field.LONG_CYCLE: {
        LongCycle.FORBIDDEN: Text("custom", "The board may not keep repeating."),
        LongCycle.NO_RESULT: Text("custom", "If the board keeps repeating, both may agree to end without a result."),
        LongCycle.DRAW: Text("custom", "If the board keeps repeating, both may agree to a draw."),
    },
    Field.PLACEMENT: {
        Placement.FIXED: Text("custom", "Handicap stones go on the traditional points."),
        Placement.FREE: Text("custom", "Black may put handicap stones anywhere."),
    },
    Field.BONUS: {
        HandicapBonus.ZERO: Text("custom", "White gets nothing for handicap stones."),
        HandicapBonus.N: Text("custom", "White gets one point for each handicap stone."),
        HandicapBonus.N_MINUS_ONE: Text(
            "custom",
            "White gets one point for each handicap stone after the first, where area is counted.",
        ),
    },
    Field.PASS_STONES: {
        True: Text("custom", "Whoever passes hands over a stone as a prisoner."),
        False: Text("custom", "A pass costs nothing."),
    },
    Field.WHITE_PASSES_LAST: {
        True: Text("custom", "White makes the last pass, a third one if needed."),
        False: Text("custom", "Either side may make the last pass."),
    },
    Field.FILL_DAME_FIRST: {
        True: Text("custom", "Neutral points are filled before the players pass."),
        False: Text("custom", "Neutral points may stay empty."),
    },
    Field.ALL_ALIVE: {
        AllAlive.FOUR_PASSES: Text("custom", "Four passes in a row end the game with all stones alive."),
        AllAlive.SECOND_STOP: Text("custom", "The second stop ends the game with all stones alive."),
        AllAlive.NEVER: Text("custom", "The game ends when both agree, and not before."),
    },
    Field.RESUMPTION: {
        Resumption.NATURAL: Text("custom", "After a stop the player whose turn it is moves first."),
        Resumption.OPPONENT_OF_REQUESTER: Text(
            "custom", "Whoever wants to play on after a stop lets the other player move first."
        ),
    },
    Field.TIE: {
        Ties.DRAW: Text("custom", "With equal points the game is a draw."),
        Ties.BLACK_WINS: Text("custom", "With equal points Black wins."),
        Ties.IMPOSSIBLE: Text("custom", "With half a point of komi no even game ends in a tie."),
    },
    Field.AREA_COUNT: {
        AreaCount.HALF: Text("custom", "White’s stones are taken off; Black’s area is compared with half the board."),
        AreaCount.FILL_IN: Text(
            "custom",
            "Both fill up their areas from their bowls; the points left empty show who won.",
        ),
        AreaCount.REACH: Text("custom", "An empty point counts for a side if only its stones reach it."),
        AreaCount.SMALLER: Text("custom", "The smaller area is counted by twos; the other one is the rest."),
        AreaCount.COLOR_IN: Text("custom", "Every point is coloured in and counted."),
    },
}
"""The meanings of the values of cells that have a fixed choice."""


def ruleset_name(ruleset: Ruleset) -> str:
    """Return the name of a ruleset in lists."""
    if ruleset.key in _RULESET_NAMES:
        return _RULESET_NAMES[ruleset.key]()
    # A name that the user gave is not translated.
    return ruleset.sgf_name or translate("custom", "Custom rules")


def ruleset_short(ruleset: Ruleset) -> str:
    """Return the name of a ruleset for a line of facts: "Chinese rules"."""
    if ruleset.key in _SHORT:
        return _SHORT[ruleset.key]()
    return ruleset_name(ruleset)


def ruleset_hint(ruleset: Ruleset) -> str:
    """Return a short sentence about a ruleset for users who choose one."""
    if ruleset.fill_dame_first:
        return translate("rulesets", "Fill the neutral points before you pass.")
    if ruleset.scoring is Scoring.AREA and ruleset.also is not None:
        return translate("rulesets", "Each pass costs a stone, so both ways of counting agree.")
    if ruleset.scoring is Scoring.AREA:
        return translate("rulesets", "Good for beginners: playing inside your own area costs nothing.")
    if ruleset.scoring is Scoring.TERRITORY:
        return translate("rulesets", "Playing inside your own area costs a point.")
    return translate("rulesets", "Only stones count; each group keeps two points empty.")


def ruleset_note(ruleset: Ruleset) -> str:
    """Return the note how this program reads a rules text that is silent or disputed, and on bent four; or ''."""
    note = _NOTES.get(ruleset.key)
    return running_text(translate("rulesets", str(note)) if note else "", _bent_four(ruleset))


def _bent_four(ruleset: Ruleset) -> str:
    """Return the sentence about bent four in the corner; empty where it is played out."""
    if ruleset.passes_for_ko:
        return translate("rulesets", "Bent four in the corner is dead and need not be played out.")
    return ""


#: The heading of the rulesets with the same way of scoring.
family_name = TextTable(
    {
        Scoring.AREA: Text("rulesets", "Area counts"),
        Scoring.TERRITORY: Text("rulesets", "Territory counts"),
        Scoring.STONE: Text("rulesets", "Stones count"),
    }
)

#: The sentence about the points that count under a ruleset.
_scoring_sentences = TextTable(
    {
        Scoring.AREA: Text("rulesets", "Stones and surrounded points both count."),
        Scoring.TERRITORY: Text("rulesets", "Surrounded points and prisoners count."),
        Scoring.STONE: Text("rulesets", "All the stones that fit on the board count."),
    }
)


def scoring_sentence(ruleset: Ruleset) -> str:
    """Return the sentence about the points that count under a ruleset."""
    if ruleset.scoring is Scoring.AREA and ruleset.also is not None:
        return translate(
            "rulesets",
            "Stones and surrounded points both count; or count points and prisoners, with a pass stone for each pass.",
        )
    return _scoring_sentences(ruleset.scoring)


#: The sentence about boards that may not repeat under a ruleset.
_ko_sentences = TextTable(
    {
        KoRule.SIMPLE: Text("rulesets", "A ko may not be recaptured right away."),
        KoRule.POSITIONAL: Text("rulesets", "The board may never repeat."),
        KoRule.SITUATIONAL: Text("rulesets", "The board may never repeat with the same player to move."),
        KoRule.NATURAL_SITUATIONAL: Text("rulesets", "Nobody may make the same board twice."),
        KoRule.THIRD_OCCURRENCE: Text(
            "rulesets", "A ko may not be recaptured right away, and no board may appear a third time."
        ),
    }
)


def ko_sentence(ruleset: Ruleset) -> str:
    """Return the sentence about boards that may not repeat under a ruleset."""
    return _ko_sentences(ruleset.ko)


#: The sentence whether a ruleset allows suicide.
_suicide_sentences = TextTable(
    {
        Suicide.NONE: Text("rulesets", "A move that leaves your own stones no liberty is not allowed."),
        Suicide.MULTI: Text(
            "rulesets",
            "You may give up two or more of your own stones by filling their last liberty.",
        ),
        Suicide.ANY: Text("rulesets", "You may give up your own stones by filling their last liberty."),
    }
)


def suicide_sentence(ruleset: Ruleset) -> str:
    """Return the sentence whether a ruleset allows suicide."""
    return _suicide_sentences(ruleset.suicide)


def ruleset_sentences(ruleset: Ruleset) -> tuple[str, ...]:
    """Return the description of a ruleset, a sentence for each rule; cells with the usual value are left out."""
    return tuple(
        sentence
        for sentence in (
            scoring_sentence(ruleset),
            _tax(ruleset),
            ko_sentence(ruleset),
            _cycle(ruleset.long_cycle),
            suicide_sentence(ruleset),
            _handicap(ruleset.bonus),
            _passes(ruleset),
            _end(ruleset.all_alive),
            _bent_four(ruleset),
            _resumption(ruleset),
            _tie(ruleset),
        )
        if sentence
    )


def _tax(ruleset: Ruleset) -> str:
    """Return the sentence of a ruleset's description about points in seki; empty without such a rule."""
    if ruleset.tax is Tax.SEKI:
        return translate("rulesets", "Points of groups in seki do not count.")
    return ""


#: The sentence of a ruleset's description about repeating boards; empty where they are forbidden.
_cycle = TextTable(
    {
        LongCycle.NO_RESULT: Text("rulesets", "If the board keeps repeating, you may agree to end without a result."),
        LongCycle.DRAW: Text("rulesets", "If the board keeps repeating, you may agree to a draw."),
    },
    otherwise=NO_TEXT,
)

#: The sentence of a ruleset's description about points for a handicap; empty where there are none.
_handicap = TextTable(
    {
        HandicapBonus.N: Text("rulesets", "White gets one point for each handicap stone."),
        HandicapBonus.N_MINUS_ONE: Text("rulesets", "White gets one point for each handicap stone after the first."),
    },
    otherwise=NO_TEXT,
)


def _passes(ruleset: Ruleset) -> str:
    """Return the sentence of a ruleset's description about the last or the first pass; empty for the usual rule."""
    if ruleset.white_passes_last:
        return translate("rulesets", "White makes the last pass.")
    if ruleset.first_pass_bonus:
        return translate("rulesets", "If White is the first to pass, White gets a point.")
    return ""


#: The sentence of a ruleset's description about the end of the game.
_end = TextTable(
    {
        AllAlive.FOUR_PASSES: Text(
            "rulesets",
            "Two passes stop the game. Four passes in a row end it with all stones alive.",
        ),
        AllAlive.SECOND_STOP: Text(
            "rulesets",
            "Two passes stop the game. After playing on, the second stop ends it with all stones alive.",
        ),
    },
    otherwise=Text("rulesets", "Two passes stop the game, agreement ends it."),
)


def _resumption(ruleset: Ruleset) -> str:
    """Return the sentence of a ruleset's description about playing on after a stop; empty for the usual rule."""
    if ruleset.resumption is Resumption.OPPONENT_OF_REQUESTER:
        return translate("rulesets", "Whoever wants to play on lets the other player move first.")
    return ""


def _tie(ruleset: Ruleset) -> str:
    """Return the sentence of a ruleset's description about ties; empty where a tie is a draw."""
    if ruleset.tie is Tie.BLACK:
        return translate("rulesets", "Black wins a tie.")
    return ""


def value_elsewhere(name: str, value: str) -> str:
    """Return the value of a cell in another ruleset, for comparison: "Chinese: area"."""
    return filled(translate("rulesets page", "%1: %2"), name, value)


def chosen_ruleset(name: str) -> str:
    """Return the chosen row in the list of rulesets as a screen reader speaks it."""
    return filled(translate("rulesets page", "%1, chosen"), name)


def delete_rules_question(name: str) -> str:
    """Return the question whether to delete custom rules."""
    return filled(translate("rulesets page", "Delete “%1”?"), name)


#: The line below the question whether to delete custom rules: games keep them.
delete_rules_detail = Text(
    "rulesets page",
    "These rules will no longer be offered. Games played by them keep them.",
)

#: The title of the list of rulesets where a question asks for one.
which_rules = Text("rulesets page", "Which rules?")

#: The text in place of a ruleset while none is shown.
choose_rules = Text("rulesets page", "Choose rules on the left.")


def forbidden_title(count: int) -> str:
    """Return the title of the list of moves that the rules do not allow."""
    return translate("forbidden", "%n move(s) not allowed", None, count)


def forbidden_detail(name: str) -> str:
    """Return the line below that title: the rules in force, and that no move was removed."""
    return filled(
        translate(
            "forbidden",
            "The rules are now: %1. They do not allow these moves. Nothing was taken off: the "
            "moves stay as they were played.",
        ),
        name,
    )


def rules_not_known(name: str) -> str:
    """Return the question for the rules of a record that names unknown ones."""
    return filled(
        translate(
            "rules flow",
            "This record names rules that are not known here: “%1”. Which rules should be "
            "used to judge and count it? The record stays as it is.",
        ),
        name,
    )


#: The question for the rules of a record that names none.
rules_not_named = Text(
    "rules flow",
    "This record does not name its rules. Which rules should be used to judge and count it? The record stays as it is.",
)

#: The line below the question whether to change the rules: the whole game is judged by them.
judged_by_these = Text("rules flow", "The whole game will then be judged and counted by these rules.")


def moves_not_allowed(count: int) -> str:
    """Return the line below that question with the number of moves that the other rules do not allow."""
    return translate(
        "rules flow",
        "They do not allow %n move(s) of this game; all moves stay as they are.",
        None,
        count,
    )


def komi_stays(komi: str) -> str:
    """Return the line below that question about the komi, which does not change with the rules."""
    return filled(translate("rules flow", "The komi is %1 and stays so unless you change it."), komi)


#: The line below that question where the game has no komi and the other rules usually do.
komi_is_usual = Text("rules flow", "The game has no komi; under these rules there usually is one.")


def rules_and_komi(komi: str) -> str:
    """Return the label of the button that changes both the rules and the komi."""
    return filled(translate("rules flow", "Rules, and komi %1"), komi)


def change_rules_question(name: str) -> str:
    """Return the title of the question whether to change the rules of the game."""
    return filled(translate("rules flow", "Change the rules to %1?"), name)


def value_name(ruleset: Ruleset, field: Field) -> str:
    """Return the value of a cell in a few words: "positional superko", "7½", "free"."""
    if field in _VALUE_NAMES:
        return _VALUE_NAMES[field][cell(ruleset, field)]()
    return _MADE_VALUES[field](ruleset)


#: The value of the cell "Scoring": one or two ways of scoring.
_scoring_names = TextTable(
    {
        Scoring.AREA: Text("custom", "area"),
        Scoring.TERRITORY: Text("custom", "territory"),
        Scoring.STONE: Text("custom", "stones"),
    }
)


def _scoring_value(ruleset: Ruleset) -> str:
    """Return the value of the cell "Scoring": one or two ways of scoring."""
    ways = [_scoring_names(way) for way in ways_to_score(ruleset)]
    #: %1 = what counts: area, territory or stones %2 = the same
    return ways[0] if len(ways) == 1 else filled(translate("custom", "%1 or %2"), *ways)


_MADE_VALUES: dict[Field, Callable[[Ruleset], str]] = {
    Field.SCORING: _scoring_value,
    Field.KOMI: lambda ruleset: points(ruleset.komi),
    Field.HANDICAP_KOMI: lambda ruleset: points(ruleset.handicap_komi),
    Field.FIRST_PASS: lambda ruleset: points(ruleset.first_pass_bonus),
    Field.SGF_NAME: lambda ruleset: ruleset.sgf_name,
}
"""The cells with a number, a name, or several values."""


def value_sentence(ruleset: Ruleset, field: Field) -> str:
    """Return the meaning of a cell in one sentence."""
    if field in _SENTENCES:
        return _SENTENCES[field][cell(ruleset, field)]()
    return _MADE_SENTENCES[field](ruleset)


def _scoring_sentence(ruleset: Ruleset) -> str:
    """Return the meaning of the cell "Scoring"."""
    ways = ways_to_score(ruleset)
    if len(ways) == 1 or ways == (Scoring.AREA, Scoring.TERRITORY):
        return scoring_sentence(ruleset)
    sentence = translate("custom", "A game may be counted in two ways: %1.")
    return filled(sentence, value_name(ruleset, Field.SCORING))


def _komi_sentence(ruleset: Ruleset) -> str:
    """Return the meaning of the cell "Komi"."""
    return _given(translate("custom", "In an even game White gets %1."), ruleset.komi)


def _handicap_komi_sentence(ruleset: Ruleset) -> str:
    """Return the meaning of the cell "Komi with handicap"."""
    return _given(translate("custom", "In a handicap game White gets %1."), ruleset.handicap_komi)


def _given(sentence: str, komi: Fraction) -> str:
    return filled(sentence, points(komi))


def _first_pass_sentence(ruleset: Ruleset) -> str:
    """Return the meaning of the cell "White gets for passing first"."""
    if not ruleset.first_pass_bonus:
        return translate("custom", "It makes no difference who passes first.")
    sentence = translate("custom", "If White is the first to pass, White gets more points: %1.")
    return _given(sentence, Fraction(ruleset.first_pass_bonus))


def _name_sentence(ruleset: Ruleset) -> str:
    """Return the meaning of the cell "Name in files"."""
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
"""The cells whose sentence is filled in, or is also used elsewhere."""


#: The name of a cell as the head of a row: "Ko", "Komi with handicap".
field_name = TextTable(
    {
        Field.SCORING: Text("custom", "Scoring"),
        Field.TAX: Text("custom", "Points that do not count"),
        Field.KO: Text("custom", "Ko"),
        Field.LONG_CYCLE: Text("custom", "Repeating boards"),
        Field.SUICIDE: Text("custom", "Suicide"),
        Field.ILLEGAL_MOVE: Text("custom", "A move that is not allowed"),
        Field.KOMI: Text("custom", "Komi"),
        Field.HANDICAP_KOMI: Text("custom", "Komi with handicap"),
        Field.PLACEMENT: Text("custom", "Handicap stones"),
        Field.BONUS: Text("custom", "White gets for the handicap"),
        Field.PASS_STONES: Text("custom", "Pass stones"),
        Field.FIRST_PASS: Text("custom", "White gets for passing first"),
        Field.WHITE_PASSES_LAST: Text("custom", "Last pass"),
        Field.FILL_DAME_FIRST: Text("custom", "Neutral points"),
        Field.ALL_ALIVE: Text("custom", "Without agreement"),
        Field.RESUMPTION: Text("custom", "First move after a stop"),
        Field.TIE: Text("custom", "Equal points"),
        Field.AREA_COUNT: Text("custom", "Counting area by hand"),
        Field.SGF_NAME: Text("custom", "Name in files"),
    }
)

#: The reason why two cells of custom rules exclude each other.
contradiction_sentence = TextTable(
    {
        Contradiction.PASS_STONES_UNDER_AREA: Text(
            "custom", "Pass stones are prisoners, and prisoners count only in territory scoring."
        ),
        Contradiction.BONUS_UNDER_TERRITORY: Text(
            "custom",
            "One point per stone after the first makes up for handicap stones that count "
            "as points; in territory scoring they do not.",
        ),
        Contradiction.TIE_WITH_HALF_KOMI: Text(
            "custom", "Black wins a tie, but with half a point of komi there is never a tie."
        ),
        Contradiction.GROUP_TAX_UNDER_TERRITORY: Text(
            "custom",
            "Keeping two points for each group goes with counting stones or area, not with territory scoring.",
        ),
        Contradiction.CYCLE_UNDER_SUPERKO: Text(
            "custom",
            "Under this ko rule the board never keeps repeating, so there is nothing to agree on.",
        ),
        Contradiction.NO_RULE_FOR_CYCLES: Text(
            "custom",
            "Simple ko lets the board repeat after several moves; say whether that is a draw or no result.",
        ),
    }
)


def begins_as(name: str) -> str:
    """Return the line in the dialogue for custom rules that names the ruleset they copy."""
    return filled(
        translate("custom rules", "They start as a copy of %1 and are offered for every new game."),
        name,
    )


#: The message where custom rules have no name yet.
name_missing = Text("custom rules", "Give these rules a name.")

#: The message where other rules already have the name of custom rules.
name_taken = Text("custom rules", "There are already rules with this name.")

#: The note below the name of custom rules: game records show it.
name_in_records = Text("custom rules", "Game records show this name as well.")

#: The message where a cell of custom rules needs a whole number.
whole_number_wanted = Text("custom rules", "A whole number such as 1, up to 150.")

#: The message where a cell of custom rules needs a number.
number_wanted = Text("custom rules", "A number such as 6½, between −150 and 150.")
