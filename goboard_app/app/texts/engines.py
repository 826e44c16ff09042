"""What is said of engines: what went wrong, what they cannot be told, what they can do."""

from __future__ import annotations

from goboard_app.app.texts.format import filled, isolated, translate, visible
from goboard_app.engine.conversation import Acquaintance
from goboard_app.engine.engine import Ability, Failure, Gap, Trouble


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
        Trouble.GARBAGE: translate("engines", "%1 answered something that makes no sense."),
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
        return filled(
            translate("engines", "%1 It said: “%2”"), filled(text, _said(name)), _said(said)
        )
    return filled(text, _said(name))


def gap_sentence(gap: Gap) -> str:
    """What an engine cannot be told of a game."""
    sentences = {
        Gap.RULES: translate("engines", "It does not know these rules and counts in its own way."),
        Gap.KO: translate("engines", "It has a slightly different ko rule."),
        Gap.SUICIDE: translate("engines", "It does not allow self-capture of a single stone."),
        Gap.HANDICAP_POINTS: translate(
            "engines", "It may count the points for the handicap differently."
        ),
        Gap.PRISONERS: translate("engines", "It does not know the prisoners taken before."),
        Gap.KOMI: translate("engines", "It rounds the komi to half a point."),
        Gap.HISTORY: translate("engines", "It does not know how this position came about."),
        Gap.FIRST_PASS: translate(
            "engines", "It does not know that White gets a point for passing first."
        ),
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
    return translate("engines", ", ").join(ability_phrases(abilities))


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
    return " ".join(parts)


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
        "No engine was found. Install one, such as GNU Go (package gnugo), or choose its program "
        "with “Add…”.",
    )


def quote_open() -> str:
    """The arguments cannot be taken apart."""
    return translate("engines", "A quotation mark in the arguments has no partner.")


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
