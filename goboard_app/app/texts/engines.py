"""The texts about engines: failures, abilities, gaps in their knowledge of a game, and games against them."""

from __future__ import annotations

from collections.abc import Iterable

from goboard_app.app.engines.getting import Installer, installer
from goboard_app.app.engines.ladder import GameChange, NextGame
from goboard_app.app.engines.opponent import Objection, Strength
from goboard_app.app.texts.format import (
    NO_TEXT,
    Text,
    TextTable,
    board_size,
    by_color,
    comma_list,
    filled,
    isolated,
    running_text,
    translate,
    visible,
)
from goboard_app.app.texts.partner import agreed_sentence, next_handicap_sentence, objection_sentence
from goboard_app.engine.conversation import EngineIdentity
from goboard_app.engine.engine import Ability, ChosenMove, Failure, Resign, Trouble, UnsupportedPart
from goboard_app.go.board import BoardSize, Color, Play, point_name
from goboard_app.partner.blunder import Blunder, BlunderReason
from goboard_app.scoring.proposal import Life
from goboard_app.scoring.statuses import Status
from goboard_app.session.count_groups import chief_point

_LIVES = {Status.ALIVE: Life.ALIVE, Status.DEAD: Life.DEAD, Status.SEKI: Life.SEKI}


def _said(text: str) -> str:
    """Return an engine's own words on one line."""
    # Engines may send control characters and direction marks.
    return isolated(visible(" ".join(text.split())))


def failure_sentence(failure: Failure, name: str) -> str:
    """Return the message where an engine of this name did not answer, with the reason in one sentence."""
    trouble, said = failure
    sentences = {
        Trouble.NOT_FOUND: translate("engines", "%1 was not found: there is no program “%2”."),
        Trouble.NOT_STARTED: translate("engines", "%1 could not be started."),
        Trouble.DIED: translate("engines", "%1 stopped by itself."),
        Trouble.SILENT: translate("engines", "%1 did not answer, so it was stopped."),
        Trouble.GARBAGE: translate("engines", "%1 gave an answer that makes no sense."),
        Trouble.REFUSED: translate("engines", "%1 refused."),
        Trouble.CANNOT: translate("engines", "%1 cannot do this."),
        Trouble.SIZE: translate("engines", "%1 cannot play on a board of this size."),
        Trouble.POSITION: translate("engines", "%1 cannot be given this position."),
        Trouble.ILLEGAL_MOVE: translate("engines", "%1 chose %2, which the rules do not allow."),
    }
    text = sentences[trouble]
    if trouble in (Trouble.NOT_FOUND, Trouble.ILLEGAL_MOVE):
        return filled(text, _said(name), _said(said))
    if said and trouble in (Trouble.REFUSED, Trouble.DIED, Trouble.NOT_STARTED, Trouble.GARBAGE):
        return filled(translate("engines", "%1 It said: “%2”"), filled(text, _said(name)), _said(said))
    return filled(text, _said(name))


def rejected(name: str, command: str, failure: Failure) -> str:
    """Return the message that a program is not offered as an engine, with the reason."""
    text = translate("engines", "%1 (%2) is not offered as an engine.")
    return running_text(filled(text, _said(name), _said(command)), failure_sentence(failure, name))


def rejected_hint(name: str, failure: Failure) -> str:
    """Return the message below an engine whose check failed: the reason, and the way out."""
    hint = translate("engines", "So it is not offered. If it is an engine all the same, press “Test”.")
    return running_text(failure_sentence(failure, name), hint)


def start_row(minutes: int) -> str:
    """Return one of the choices for the longest start of an engine."""
    return translate("engines", "%n minute(s)", None, minutes)


#: The message while engines are checked at the first look.
checking = Text("engines", "Checking the engines on this computer…")


#: The sentence about a part of a game that cannot be passed to an engine.
gap_sentence = TextTable(
    {
        UnsupportedPart.RULES: Text("engines", "It does not know these rules and counts in its own way."),
        UnsupportedPart.KO: Text("engines", "It has a slightly different ko rule."),
        UnsupportedPart.SUICIDE: Text("engines", "It does not allow self-capture of a single stone."),
        UnsupportedPart.HANDICAP_POINTS: Text("engines", "It may count the points for the handicap differently."),
        UnsupportedPart.PRISONERS: Text("engines", "It does not know the prisoners taken before."),
        UnsupportedPart.KOMI: Text("engines", "It rounds the komi to half a point."),
        UnsupportedPart.HISTORY: Text("engines", "It does not know the moves that led here."),
        UnsupportedPart.FIRST_PASS: Text("engines", "It does not know that White gets a point for passing first."),
        UnsupportedPart.TIE: Text("engines", "It does not know that Black wins a tie."),
    }
)


#: The abilities of an engine, in a few words each.
_ABILITIES = {
    Ability.MOVE: Text("engines", "plays"),
    Ability.LEVEL: Text("engines", "has levels"),
    Ability.ANALYSIS: Text("engines", "rates moves"),
    Ability.OWNERSHIP: Text("engines", "estimates territory"),
    Ability.DEAD_STONES: Text("engines", "finds dead stones"),
}


def ability_phrases(abilities: Ability) -> tuple[str, ...]:
    """Return the abilities of an engine, in a few words each."""
    return tuple(phrase() for ability, phrase in _ABILITIES.items() if ability in abilities)


def ability_list(abilities: Ability) -> str:
    """Return the abilities of an engine as a list: "plays, rates moves"."""
    return comma_list(*ability_phrases(abilities))


def works(known: EngineIdentity, takes_rules: bool) -> str:
    """Return the message after an engine was tested and answered: its name, version and abilities."""
    name = " ".join(filter(None, (_said(known.name), _said(known.version))))
    parts = [
        filled(translate("engines", "It works: %1."), name),
        filled(translate("engines", "It %1."), ability_list(known.abilities)),
    ]
    if known.commands:
        parts.append(translate("engines", "It knows %n command(s).", None, len(known.commands)))
    parts.append(_rules_known(known, takes_rules))
    return running_text(*parts)


def _rules_known(known: EngineIdentity, takes_rules: bool) -> str:
    """Return the sentence, after an engine was tested, about the rules that can be passed to it."""
    if "kata-set-rules" in known.commands or not known.commands:
        return translate("engines", "It can be told nearly all rules.")
    if takes_rules:
        return translate("engines", "It is told Japanese or Chinese rules and superko.")
    if "kgs-rules" in known.commands:
        return translate("engines", "It knows Japanese, Chinese, AGA and New Zealand rules.")
    return translate("engines", "It cannot be told the rules and counts in its own way.")


def being_tried(name: str) -> str:
    """Return the text shown while an engine is started for a test; a large one takes a while."""
    return filled(translate("engines", "Starting %1… A large engine may take a minute."), name)


def no_network(name: str) -> str:
    """Return the message about an engine that is installed without the network it needs."""
    text = translate(
        "engines",
        "%1 is installed, but no network file was found for it. Put one beside the program, or "
        "add the engine here with its arguments.",
    )
    return filled(text, name)


#: The message above the engines worth having, where no engine was found and none was added.
no_engines = Text("engines", "No engine was found. Install one, or choose its program with “Add…”.")

_PURPOSES = {
    "KataGo": Text(
        "engines",
        "For analysis: it shows the best moves, likely territory and mistakes. It also plays, and finds dead stones. "
        "It comes with the program KaTrain.",
    ),
    "GNU Go": Text(
        "engines", "For playing, at ten levels, and for a second opinion on dead stones. It cannot rate moves."
    ),
}


def good_for(name: str) -> str:
    """Return the purposes of an engine worth having."""
    if name == "KataGo" and installer() is Installer.BREW:
        return translate(
            "engines",
            "For analysis: it shows the best moves, likely territory and mistakes. It also plays, and finds dead "
            "stones.",
        )
    return _PURPOSES[name]()


def needs_engine(ability: Ability) -> str:
    """Return the sentence where an act needs an engine with this ability; empty if it needs none."""
    if ability is Ability.ANALYSIS:
        return translate("engines", "To see what a strong program thinks of your moves, you need KataGo.")
    return ""


def command_of(name: str) -> str:
    """Return the accessible name of the command that installs an engine."""
    return filled(translate("engines", "Command that installs %1"), name)


def copy_command_of(name: str) -> str:
    """Return the accessible name of the button that copies this command."""
    return filled(translate("engines", "Copy the command that installs %1"), name)


def no_command(name: str) -> str:
    """Return the line below an engine for which no command is known on this system."""
    text = translate("engines", "Install %1, then choose its program on the page “Engines” with “Add…”.")
    return filled(text, name)


#: The line below the engines worth having: the next step.
after_installing = Text(
    "engines",
    "Copy the command into a terminal and run it. Then come back and press “Look again”. "
    "KataGo may take a few minutes at its first start.",
)


def engines_came(names: Iterable[str]) -> str:
    """Return the message that new engines were found."""
    return filled(translate("engines", "Found: %1."), comma_list(*map(_said, names)))


#: The message that no new engine was found.
nothing_new = Text("engines", "No new engine was found.")

#: The message where a quotation mark in the arguments of an engine is not closed.
quote_open = Text("engines", "A quotation mark in the arguments is not closed.")


def paths_hint(folder: str) -> str:
    """Return the hint below the arguments of an engine: the folder from which relative paths start."""
    text = translate("engines", "Put arguments with spaces in quotes. Paths start from %1.")
    return filled(text, _said(folder))


def remove_question(name: str) -> str:
    """Return the question whether to remove an engine from the list."""
    return filled(translate("engines", "Remove %1 from the list?"), _said(name))


#: The line below the question whether to remove an engine: the program itself stays.
remove_detail = Text("engines", "The program itself stays on the computer.")


# As one plays against them


def amount_text(strength: Strength, amount: int) -> str:
    """Return one of the choices for the strength of an engine; empty where it has none."""
    match strength:
        case Strength.LEVEL:
            return filled(translate("opponent", "Level %1"), amount)
        case Strength.VISITS:
            return translate("opponent", "Reads %n position(s)", None, amount)
        case Strength.SECONDS:
            return translate("opponent", "%n second(s) a move", None, amount)
        case Strength.NONE:
            return ""


def too_large(name: str, side: int) -> str:
    """Return the message where the opponent does not play on the chosen board."""
    text = translate("opponent", "%1 plays on boards up to %2.")
    return filled(text, name, board_size(BoardSize(side, side)))


def passed_title(name: str) -> str:
    """Return the title of the message that the opponent has passed and the game goes on."""
    return filled(translate("opponent", "%1 passed."), name)


#: The line below the message that the opponent passed: a second pass stops the game.
passed_detail = Text("opponent", "If you pass too, the game stops and the points are counted.")


def trouble_sentence(name: str, failure: Failure) -> str:
    """Return the message where the opponent does not answer, with the reason."""
    trouble, said = failure
    if trouble is Trouble.NOT_FOUND and not said:
        return filled(translate("opponent", "%1 is no longer on this computer."), name)
    if trouble is Trouble.ILLEGAL_MOVE and not said:
        text = translate("opponent", "%1 wanted to pass, but nobody may pass in this game.")
        return filled(text, name)
    return failure_sentence(failure, name)


def gaps_title(name: str) -> str:
    """Return the title of the message where a game begins with rules that the opponent does not know in full."""
    return filled(translate("opponent", "%1 does not know everything about this game."), name)


def gaps_detail(gaps: Iterable[UnsupportedPart]) -> str:
    """Return the list of the things that the opponent does not know about the game, below that title."""
    return running_text(*map(gap_sentence, sorted(gaps, key=lambda gap: gap.value)))


#: The line below the message where the opponent does not answer: the board is unchanged.
trouble_detail = Text("opponent", "Nothing has changed on the board.")


def offer_title(name: str) -> str:
    """Return the title of the question whether to go on with a game against an engine that was left."""
    return filled(translate("opponent", "You were playing against %1."), name)


def offer_detail(name: str, is_there: bool) -> str:
    """Return the question whether to go on with that game, or the message that the engine is gone."""
    if not is_there:
        return trouble_sentence(name, Failure(Trouble.NOT_FOUND))
    return translate("opponent", "Do you want to go on with this game?")


def hint_sentence(name: str, hint: ChosenMove | Failure, size: BoardSize) -> str:
    """Return the answer to a request for a hint: the move that the opponent would play."""
    if isinstance(hint, Failure):
        return trouble_sentence(name, hint)
    if isinstance(hint.move, Resign):
        return filled(translate("opponent", "%1 would give up here."), name)
    if isinstance(hint.move, Play):
        text = translate("opponent", "%1 would play at %2.")
        return filled(text, name, point_name(hint.move.point, size))
    return filled(translate("opponent", "%1 would pass here."), name)


def consent_sentence(name: str, is_partner: bool) -> str:
    """Return the sentence where a partner agrees with the count; empty for another engine."""
    return _says(name, agreed_sentence()) if is_partner else ""


def difference_sentence(name: str, difference: Objection, size: BoardSize, is_partner: bool) -> str:
    """Return the sentence where the opponent judges a group otherwise than the count."""
    point = chief_point(difference.stones)
    if is_partner:
        return _says(name, objection_sentence(point, _LIVES[difference.status], size))
    dead = (
        translate("opponent", "%1 thinks the black group at %2 is dead."),
        translate("opponent", "%1 thinks the white group at %2 is dead."),
    )
    seki = (
        translate("opponent", "%1 thinks the black group at %2 lives in seki."),
        translate("opponent", "%1 thinks the white group at %2 lives in seki."),
    )
    alive = (
        translate("opponent", "%1 thinks the black group at %2 is alive."),
        translate("opponent", "%1 thinks the white group at %2 is alive."),
    )
    texts = {Status.DEAD: dead, Status.SEKI: seki, Status.ALIVE: alive}[difference.status]
    return filled(by_color(difference.color, *texts), name, point_name(point, size))


def _says(name: str, sentence: str) -> str:
    """Return a sentence of a partner behind its name."""
    return filled(translate("opponent", "%1: %2"), name, sentence)


def proposed_sentence(name: str, stones: int) -> str:
    """Return the proposed handicap against a partner, in stones, by the results of the games with it."""
    if stones == 0:
        return filled(translate("opponent", "Going by your last games, you and %1 play even."), name)
    if stones == 1:
        text = translate("opponent", "Going by your last games, you play first against %1, without komi.")
    else:
        text = translate(
            "opponent",
            "Going by your last games, you get %n handicap stone(s) from %1.",
            None,
            stones,
        )
    return filled(text, name)


def colors_of_hand() -> dict[Color | None, str]:
    """Return the choices of the user's colour in a game against an engine; None lets nigiri decide."""
    return {
        Color.BLACK: translate("opponent", "You play Black"),
        Color.WHITE: translate("opponent", "You play White"),
        None: translate("opponent", "Decide by nigiri"),
    }


# Teaching games

#: The question whether the pupil takes a move back.
take_back_question = Text("teaching", "Take this move back?")

#: The line below the choice of a teaching game.
teaching_hint = Text("teaching", "After a bad move you see why, and can take it back.")

#: The line below the choice of a teaching game where the game has a clock.
no_teaching_with_clock = Text("teaching", "A teaching game has no clock: a question would cost you time.")

#: The line below the choice of a teaching game where moves cannot be rated.
cannot_teach = Text("teaching", "On this board, a teaching game needs an engine that rates moves.")


def reason_sentence(blunder: Blunder, size: BoardSize) -> str:
    """Return the reason why a move loses much, as shown on the board."""
    stones = len(blunder.stones)
    match blunder.reason:
        case BlunderReason.CAPTURED:
            text = translate("teaching", "At %1 your opponent can capture %n of your stone(s).", None, stones)
        case BlunderReason.CAUGHT:
            text = translate("teaching", "If your opponent plays %1, %n of your stone(s) cannot escape.", None, stones)
        case BlunderReason.LOST:
            text = translate("teaching", "If your opponent plays %1, you soon lose %n stone(s).", None, stones)
        case BlunderReason.ENDANGERED:
            text = translate("teaching", "If your opponent plays %1, %n of your stone(s) may die.", None, stones)
        case BlunderReason.CUT:
            text = translate("teaching", "At %1 your opponent can cut your stones apart.")
        case BlunderReason.COULD_CAPTURE:
            text = translate("teaching", "At %1 you can capture %n stone(s).", None, stones)
        case BlunderReason.COULD_CATCH:
            text = translate("teaching", "If you play %1, %n of your opponent’s stone(s) cannot escape.", None, stones)
        case BlunderReason.BIGGER:
            text = translate("teaching", "%1 is a much bigger move.")
        case BlunderReason.EARLY_PASS:
            text = translate("teaching", "It is too early to pass: at %1 there is still much to gain.")
    return filled(text, point_name(blunder.shown.point, size))


# The next game with a partner


def next_game_title(next_one: NextGame) -> str:
    """Return the title of the next game, with the name of the partner."""
    return filled(translate("teaching", "Next game: %1"), next_one.partner.name)


_TERMS = {
    0: Text("teaching", "You start even."),
    1: Text("teaching", "You play first, without komi."),
}

#: The reason of a change that is not of the handicap alone.
_CHANGES = TextTable(
    {
        GameChange.NONE: Text("teaching", "Two wins or two losses in a row change the next game."),
        GameChange.STRONGER: Text("teaching", "You won twice in a row without a handicap. Now try a stronger partner."),
        GameChange.WEAKER: Text("teaching", "This was hard even with a large handicap. Here is an easier partner."),
        GameChange.TOP: Text("teaching", "You won twice in a row against the strongest partner. Well played."),
    },
    NO_TEXT,
)


def next_game_reason(next_one: NextGame, before: int) -> str:
    """Return the reason for the next game, after one with the handicap `before`."""
    if next_one.change in (GameChange.LESS_HANDICAP, GameChange.MORE_HANDICAP):
        return next_handicap_sentence(before, next_one.stones)
    return running_text(_CHANGES(next_one.change), _terms(next_one.stones))


def _terms(stones: int) -> str:
    if stones in _TERMS:
        return _TERMS[stones]()
    return translate("teaching", "You get %n handicap stone(s).", None, stones)
