"""What is said of engines: what went wrong, what they cannot be told, what they can do, and as one
plays against them.
"""

from __future__ import annotations

from collections.abc import Iterable

from goboard_app.app.engines.opponent import Objection, Strength
from goboard_app.app.texts.format import (
    board_size,
    by_color,
    comma_list,
    filled,
    isolated,
    running_text,
    translate,
    visible,
)
from goboard_app.app.texts.partner import agreed_sentence, objection_sentence
from goboard_app.engine.conversation import Acquaintance
from goboard_app.engine.engine import Ability, Chosen, Failure, Gap, Resign, Trouble
from goboard_app.go.board import BoardSize, Color, Play, point_name
from goboard_app.scoring.proposal import Life
from goboard_app.scoring.statuses import Status
from goboard_app.session.count_groups import chief_point

_LIVES = {Status.ALIVE: Life.ALIVE, Status.DEAD: Life.DEAD, Status.SEKI: Life.SEKI}


def _said(text: str) -> str:
    """An engine's own words on one line."""
    return isolated(visible(" ".join(text.split())))


def failure_sentence(failure: Failure, name: str) -> str:
    """Why an engine of this name did not answer, in one sentence."""
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


def gap_sentence(gap: Gap) -> str:
    """What an engine cannot be told of a game."""
    sentences = {
        Gap.RULES: translate("engines", "It does not know these rules and counts in its own way."),
        Gap.KO: translate("engines", "It has a slightly different ko rule."),
        Gap.SUICIDE: translate("engines", "It does not allow self-capture of a single stone."),
        Gap.HANDICAP_POINTS: translate("engines", "It may count the points for the handicap differently."),
        Gap.PRISONERS: translate("engines", "It does not know the prisoners taken before."),
        Gap.KOMI: translate("engines", "It rounds the komi to half a point."),
        Gap.HISTORY: translate("engines", "It does not know how this position came about."),
        Gap.FIRST_PASS: translate("engines", "It does not know that White gets a point for passing first."),
        Gap.TIE: translate("engines", "It does not know that Black wins a tie."),
    }
    return sentences[gap]


def ability_phrases(abilities: Ability) -> tuple[str, ...]:
    """What an engine can do, in a few words each."""
    phrases = {
        Ability.MOVE: translate("engines", "plays"),
        Ability.LEVEL: translate("engines", "has levels"),
        Ability.ANALYSIS: translate("engines", "rates moves"),
        Ability.OWNERSHIP: translate("engines", "estimates territory"),
        Ability.DEAD_STONES: translate("engines", "finds dead stones"),
    }
    return tuple(phrase for ability, phrase in phrases.items() if ability in abilities)


def ability_list(abilities: Ability) -> str:
    """What an engine can do: "plays, rates moves"."""
    return comma_list(*ability_phrases(abilities))


def works(known: Acquaintance, takes_rules: bool) -> str:
    """An engine was tried and answered: who it is, and what it can do."""
    name = " ".join(filter(None, (_said(known.name), _said(known.version))))
    parts = [
        filled(translate("engines", "It works: %1."), name),
        filled(translate("engines", "It %1."), ability_list(known.abilities)),
    ]
    if known.commands:
        parts.append(translate("engines", "It knows %n command(s).", None, len(known.commands)))
    parts.append(_rules_known(known, takes_rules))
    return running_text(*parts)


def _rules_known(known: Acquaintance, takes_rules: bool) -> str:
    if "kata-set-rules" in known.commands or not known.commands:
        return translate("engines", "It can be told nearly all rules.")
    if takes_rules:
        return translate("engines", "It is told Japanese or Chinese rules and superko.")
    if "kgs-rules" in known.commands:
        return translate("engines", "It knows Japanese, Chinese, AGA and New Zealand rules.")
    return translate("engines", "It cannot be told the rules and counts in its own way.")


def being_tried(name: str) -> str:
    """An engine is started to see whether it works; the large ones take a while."""
    return filled(translate("engines", "Starting %1… A large engine may take a minute."), name)


def no_network(name: str) -> str:
    """An engine is installed without the network that it needs."""
    text = translate(
        "engines",
        "%1 is installed, but no network file was found for it. Put one beside the program, or "
        "add the engine here with its arguments.",
    )
    return filled(text, name)


def no_engines() -> str:
    """No engine was found, and none was named."""
    return translate(
        "engines",
        "No engine was found. Install one, such as GNU Go (package gnugo), or choose its program with “Add…”.",
    )


def quote_open() -> str:
    """The arguments cannot be taken apart."""
    return translate("engines", "A quotation mark in the arguments is not closed.")


def paths_hint(folder: str) -> str:
    """Where relative paths among the arguments start from."""
    text = translate("engines", "Put arguments with spaces in quotes. Paths start from %1.")
    return filled(text, _said(folder))


def remove_question(name: str) -> str:
    """An engine is to be taken off the list."""
    return filled(translate("engines", "Remove %1 from the list?"), _said(name))


def remove_detail() -> str:
    """What that does not do."""
    return translate("engines", "The program itself stays on the computer.")


# As one plays against them


def amount_text(strength: Strength, amount: int) -> str:
    """One of the choices how well an engine is to play."""
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
    """The opponent does not play on the board that is chosen."""
    text = translate("opponent", "%1 plays on boards up to %2.")
    return filled(text, name, board_size(BoardSize(side, side)))


def passed_title(name: str) -> str:
    """The opponent has passed, and the game is not stopped by it."""
    return filled(translate("opponent", "%1 passed."), name)


def passed_detail() -> str:
    """What the hand may do then."""
    return translate("opponent", "If you pass too, the game stops and the points are counted.")


def trouble_sentence(name: str, failure: Failure) -> str:
    """Why the opponent does not answer."""
    trouble, said = failure
    if trouble is Trouble.NOT_FOUND and not said:
        return filled(translate("opponent", "%1 is no longer on this computer."), name)
    if trouble is Trouble.ILLEGAL_MOVE and not said:
        text = translate("opponent", "%1 wanted to pass, but nobody may pass in this game.")
        return filled(text, name)
    return failure_sentence(failure, name)


def gaps_title(name: str) -> str:
    """The game begins by rules that the opponent does not know in full."""
    return filled(translate("opponent", "%1 does not know everything about this game."), name)


def gaps_detail(gaps: Iterable[Gap]) -> str:
    """What that is."""
    return running_text(*map(gap_sentence, sorted(gaps, key=lambda gap: gap.value)))


def trouble_detail() -> str:
    """What has become of the game then."""
    return translate("opponent", "Nothing has changed on the board.")


def offer_title(name: str) -> str:
    """A game that was left is on the board again."""
    return filled(translate("opponent", "You were playing against %1."), name)


def offer_detail(name: str, is_there: bool) -> str:
    """Whether the game may go on so."""
    if not is_there:
        return trouble_sentence(name, Failure(Trouble.NOT_FOUND))
    return translate("opponent", "Do you want to go on with this game?")


def hint_sentence(name: str, hint: Chosen | Failure, size: BoardSize) -> str:
    """What the opponent would do in the place of whoever asks."""
    if isinstance(hint, Failure):
        return trouble_sentence(name, hint)
    if isinstance(hint.move, Resign):
        return filled(translate("opponent", "%1 would give up here."), name)
    if isinstance(hint.move, Play):
        text = translate("opponent", "%1 would play at %2.")
        return filled(text, name, point_name(hint.move.point, size))
    return filled(translate("opponent", "%1 would pass here."), name)


def consent_sentence(name: str, is_partner: bool) -> str:
    """The opponent takes the count for right."""
    return _says(name, agreed_sentence()) if is_partner else ""


def difference_sentence(name: str, difference: Objection, size: BoardSize, is_partner: bool) -> str:
    """What the opponent takes for something else than the count does."""
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
    return filled(translate("opponent", "%1: %2"), name, sentence)


def proposed_sentence(name: str, stones: int) -> str:
    """With how many stones to play a partner, by the games played with it."""
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
    """Which side the hand may choose; None lets nigiri decide."""
    return {
        Color.BLACK: translate("opponent", "You play Black"),
        Color.WHITE: translate("opponent", "You play White"),
        None: translate("opponent", "Decide by nigiri"),
    }
