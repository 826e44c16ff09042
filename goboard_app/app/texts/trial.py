"""What is said on a board to try on: whose turn it is, what was tried, why a move is refused."""

from __future__ import annotations

from goboard_app.app.texts.moves import move_text, refusal_sentence
from goboard_app.app.texts.numbers import by_color, color_name, filled, translate
from goboard_app.go.board import BoardSize, Play, point_name
from goboard_app.rules.legality import Refusal, Verdict
from goboard_app.rules.repetition import KoBan
from goboard_app.session.session import GameSession
from goboard_app.session.trial import Trial, TriedMove


def trial_sentence(trial: Trial) -> str:
    """Whose turn it is, for the line under the board."""
    number = len(trial.moves) + 1
    black = translate("trial", "Try it out: Black to play. Move %1.")
    white = translate("trial", "Try it out: White to play. Move %1.")
    return filled(by_color(trial.to_move, black, white), number)


def trial_hint(trial: Trial) -> str:
    """What trying out means, and the rule for ko that holds there."""
    text = translate(
        "trial",
        "Play the dispute out, both of you. Then the board of the stop comes back, with its marks.",
    )
    if not trial.ruleset.passes_for_ko:
        return text
    ko = translate("trial", "A ko is taken back only after a pass for that ko.")
    return f"{text} {ko}"


def tried_text(number: int, tried: TriedMove, size: BoardSize) -> str:
    """One tried move: "3. Black D4", "4. White passes for the ko at A1"."""
    color, what = color_name(tried.move.color), move_text(tried.move, size)
    if tried.for_ko is not None:
        text = translate("trial", "%1. %2 passes for the ko at %3")
        what = point_name(tried.for_ko, size)
    elif isinstance(tried.move, Play):
        text = translate("trial", "%1. %2 %3")
    else:
        text = translate("trial", "%1. %2 passes")
    return filled(text, number, color, what)


def pass_for_ko(ban: KoBan, size: BoardSize) -> str:
    """The pass that is for one ko."""
    text = translate("trial", "Pass for the ko at %1")
    return filled(text, point_name(ban.point, size))


def trial_refusal(session: GameSession, verdict: Verdict) -> str:
    """Why a move is refused on the board to try on."""
    trial, move = session.trial, verdict.move
    if trial is None or not isinstance(move, Play):
        return refusal_sentence(session, verdict)
    if verdict.reason is Refusal.KO and trial.waits_for_pass(move.point):
        text = translate("trial", "Pass for the ko first; then you may take back at %1.")
        return filled(text, point_name(move.point, session.tree.size))
    if verdict.reason is Refusal.SUPERKO:
        text = translate("trial", "%1 would bring an earlier board back.")
        return filled(text, point_name(move.point, session.tree.size))
    return refusal_sentence(session, verdict)


def trial_title() -> str:
    """What the board of a trial is."""
    return translate("trial", "A board to try on. The real one waits.")


def nothing_tried() -> str:
    """The trial has no move yet."""
    return translate("trial", "Nothing was tried yet.")
