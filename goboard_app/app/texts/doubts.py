"""What is said about facts of a record that cannot be read or that contradict the board."""

from __future__ import annotations

from goboard_app.app.texts.numbers import board_size, filled, points, translate
from goboard_app.app.texts.rulesets import ruleset_short
from goboard_app.session.info import Doubt, DoubtKind
from goboard_app.session.session import GameSession


def doubt_short(doubt: Doubt) -> str:
    """A fact as the record writes it, for a line of facts: "komi “six”"."""
    text = {
        DoubtKind.KOMI: translate("doubt", "komi “%1”"),
        DoubtKind.HANDICAP: translate("doubt", "handicap “%1”"),
        DoubtKind.TIME: translate("doubt", "time “%1”"),
        DoubtKind.OVERTIME: translate("doubt", "overtime “%1”"),
        DoubtKind.HANDICAP_STONES: translate("doubt", "handicap %1, stones %2"),
        DoubtKind.GOAL: translate("doubt", "stones to capture “%1”"),
    }[doubt.kind]
    return filled(text, doubt.text, doubt.on_board)


def doubt_sentence(doubt: Doubt) -> str:
    """What is the matter, and that the record stays as it is."""
    text = {
        DoubtKind.KOMI: translate(
            "doubt", "The komi “%1” is not a number. It stays in the record as it is."
        ),
        DoubtKind.HANDICAP: translate(
            "doubt", "The handicap “%1” is not a number. It stays in the record as it is."
        ),
        DoubtKind.TIME: translate(
            "doubt", "The time “%1” is not understood. It stays in the record as it is."
        ),
        DoubtKind.OVERTIME: translate(
            "doubt", "The overtime “%1” is not understood. It stays in the record as it is."
        ),
        DoubtKind.HANDICAP_STONES: translate(
            "doubt",
            "The record gives a handicap of %1, but Black begins with this many stones: %2. "
            "The board is shown as it is.",
        ),
        DoubtKind.GOAL: translate(
            "doubt",
            "How many captured stones win, “%1”, is not a number. This is taken as a whole game.",
        ),
    }[doubt.kind]
    return filled(text, doubt.text, doubt.on_board)


def doubts_summary(doubts: list[Doubt]) -> str:
    """One sentence for all of them; empty if there are none."""
    if len(doubts) == 1:
        return doubt_sentence(doubts[0])
    return translate("doubt", "%n fact(s) in this record are in doubt.", None, len(doubts))


def facts_of(session: GameSession, doubts: tuple[Doubt, ...] = ()) -> list[str]:
    """Size, ruleset, komi and handicap as short texts; what cannot be read as it is written.

    Komi means nothing where nothing is counted.
    """
    facts = [board_size(session.tree.size)]
    named = session.named_ruleset
    if named.is_named or (session.is_ruleset_known and not named.text):
        facts.append(ruleset_short(session.ruleset))
    elif session.is_ruleset_known:
        text = translate("panel", "rules “%1”, taken as: %2")
        facts.append(filled(text, named.text, ruleset_short(session.ruleset)))
    elif named.is_near:
        text = translate("panel", "rules “%1”, close to %2")
        facts.append(filled(text, named.text, ruleset_short(named.ruleset)))
    elif named.text:
        facts.append(filled(translate("panel", "rules “%1”"), named.text))
    else:
        facts.append(translate("panel", "rules not named"))
    if session.info.komi is not None and session.goal is None:
        komi, raw = points(session.info.komi), session.info.komi_in_other_units
        text = translate("panel", "komi %1 (“%2”)") if raw else translate("panel", "komi %1")
        facts.append(filled(text, komi, raw))
    if session.handicap > 1 and not any(d.kind is DoubtKind.HANDICAP_STONES for d in doubts):
        facts.append(filled(translate("panel", "handicap %1"), session.handicap))
    return [*facts, *(doubt_short(doubt) for doubt in doubts)]
