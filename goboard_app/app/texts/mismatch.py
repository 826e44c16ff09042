"""What is said where a count and the recorded result differ."""

from __future__ import annotations

from goboard_app.app.texts.numbers import filled, points, translate
from goboard_app.app.texts.records import result_short
from goboard_app.app.texts.rulesets import ruleset_name
from goboard_app.go.board import BoardSize, point_name
from goboard_app.record.result import format_result
from goboard_app.scoring.statuses import Status
from goboard_app.session.recount import DifferenceCause, Mismatch


def mismatch_sentence(found: Mismatch, size: BoardSize) -> str:
    """Both results, the likely cause, and that the record is left alone.

    Empty where the game was not decided by counting.
    """
    if found.cause is DifferenceCause.NOT_COUNTED:
        return ""
    recorded, counted = (
        result_short(format_result(result)) for result in (found.recorded, found.counted)
    )
    sentences = (both_results(recorded, counted), cause_sentence(found, size), unchanged())
    return " ".join(filter(None, sentences))


def both_results(recorded: str, counted: str) -> str:
    """What the record says, and what the count."""
    text = translate("mismatch", "The record says %1, this count says %2.")
    return filled(text, recorded, counted)


def cause_sentence(found: Mismatch, size: BoardSize) -> str:
    """What may have made the difference; empty where nothing explains it."""
    if found.cause is DifferenceCause.KOMI and found.komi is not None:
        return filled(translate("mismatch", "Likely cause: a komi of %1."), points(found.komi))
    if found.cause is DifferenceCause.RULESET and found.ruleset is not None:
        sentence = translate("mismatch", "Likely cause: it was counted by other rules (%1).")
        return filled(sentence, ruleset_name(found.ruleset))
    if found.cause is DifferenceCause.STATUS and found.stones:
        return filled(_status_sentence(found.status), point_name(min(found.stones), size))
    return _plain(found)


def _status_sentence(status: Status | None) -> str:
    if status is Status.DEAD:
        return translate("mismatch", "Likely cause: the stones at %1 were taken as dead.")
    if status is Status.SEKI:
        return translate("mismatch", "Likely cause: the stones at %1 were taken as in seki.")
    return translate("mismatch", "Likely cause: the stones at %1 were taken as alive.")


def _plain(found: Mismatch) -> str:
    is_one = found.difference is not None and abs(found.difference) == 1
    if found.cause is DifferenceCause.DAME and is_one:
        return translate("mismatch", "Likely cause: one more dame was played.")
    return {
        DifferenceCause.DAME: translate("mismatch", "Likely cause: more dame were played."),
        DifferenceCause.PROTECTIVE_MOVES: translate(
            "mismatch", "Likely cause: a protective move was made."
        ),
        DifferenceCause.HANDICAP: translate(
            "mismatch", "Likely cause: other points for the handicap."
        ),
        DifferenceCause.SIDE: translate("mismatch", "Likely cause: Black and White were mixed up."),
    }.get(found.cause, "")


def unchanged() -> str:
    """That a difference changes nothing in the file."""
    return translate("mismatch", "The record is unchanged.")
