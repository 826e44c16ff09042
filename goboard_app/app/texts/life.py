"""Why a group is thought to live, to be dead or to be in seki, in a sentence or two."""

from __future__ import annotations

from collections.abc import Iterable

from goboard_app.app.texts.numbers import filled, translate
from goboard_app.go.board import BoardSize, Point, point_name
from goboard_app.scoring.proposal import GroupJudgement, Life, Reason

NEARLY_ALWAYS = 0.97
"""From this confidence on it is said that something came out so in every line that was tried."""

_MOST_NAMED = 4


def reason_sentence(judgement: GroupJudgement, size: BoardSize) -> str:
    """The reason for a judgement, with its points by name, or without where it holds none.

    Nothing but two eyes that stand whatever is played sounds certain.
    """
    told = _TOLD.get(judgement.reason)
    if told is not None:
        return told(judgement)
    placed = _placed(judgement)
    if placed and judgement.points:
        return filled(placed, named_points(sorted(judgement.points), size))
    return _plain(judgement.reason)


def named_points(points: Iterable[Point], size: BoardSize) -> str:
    """The names of points as a list: "A7 and B8"; of many only the first ones."""
    names = [point_name(point, size) for point in points]
    if len(names) > _MOST_NAMED:
        text = translate("life", "%1 and %n more", None, len(names) - _MOST_NAMED + 1)
        return filled(text, ", ".join(names[: _MOST_NAMED - 1]))
    if len(names) < 2:
        return "".join(names)
    return filled(translate("life", "%1 and %2"), ", ".join(names[:-1]), names[-1])


def _race(judgement: GroupJudgement) -> str:
    text = translate("life", "It loses the race: %1 liberties against %2.")
    return filled(text, judgement.liberties, judgement.other_liberties)


def _captured(judgement: GroupJudgement) -> str:
    if judgement.confidence < NEARLY_ALWAYS:
        return translate("life", "Captured in nearly every line we tried.")
    if not judgement.other_liberties:
        return translate("life", "Captured in every line we tried.")
    text = translate("life", "Captured in every line we tried: %1 liberties against %2.")
    return filled(text, judgement.liberties, judgement.other_liberties)


def _survives(judgement: GroupJudgement) -> str:
    if judgement.confidence < NEARLY_ALWAYS:
        return translate("life", "It lived in nearly every line we tried.")
    return translate("life", "It lived in every line we tried.")


def _not_read(judgement: GroupJudgement) -> str:
    if judgement.leaning is Life.DEAD:
        text = translate("life", "We read it as dead in most lines, not in all.")
    else:
        text = translate("life", "We read it as alive in most lines, not in all.")
    liberties = translate("life", "It has %n liberty(s).", None, judgement.liberties)
    return f"{text} {liberties}" if judgement.liberties else text


_TOLD = {
    Reason.LOST_RACE: _race,
    Reason.CAPTURED: _captured,
    Reason.SURVIVES: _survives,
    Reason.NOT_READ: _not_read,
}


def _placed(judgement: GroupJudgement) -> str:
    """The sentence that names points; empty where a reason has none."""
    if judgement.reason is Reason.SHARED_LIBERTIES and len(judgement.points) == 1:
        return translate("life", "One shared liberty, at %1: whoever plays there first loses.")
    return {
        Reason.UNCONDITIONAL: translate("life", "Two eyes that nobody can take, at %1."),
        Reason.TWO_EYES: translate("life", "Two eyes, at %1."),
        Reason.EYE_SPACE: translate("life", "Room for two eyes whoever plays first, at %1."),
        Reason.CONNECTED: translate("life", "It joins living stones at %1."),
        Reason.DEAD_SHAPE: translate("life", "One eye at best whoever plays first, at %1."),
        Reason.IN_ATARI: translate("life", "One liberty is left, at %1. Running does not help."),
        Reason.SHARED_LIBERTIES: translate(
            "life", "Shared liberties at %1: whoever plays there first loses."
        ),
        Reason.ONE_EYE_EACH: translate("life", "One eye each: whoever plays first at %1 loses."),
        Reason.FIRST_MOVE_DECIDES: translate("life", "Whoever plays first at %1 decides it."),
        Reason.KO_DECIDES: translate("life", "A ko at %1 decides it."),
        Reason.OPEN_BORDER: translate("life", "Outside liberties are open at %1: not settled."),
    }.get(judgement.reason, "")


def _plain(reason: Reason) -> str:
    """The sentence that needs no point."""
    return {
        Reason.UNCONDITIONAL: translate("life", "Two eyes that nobody can take."),
        Reason.TWO_EYES: translate("life", "Two eyes."),
        Reason.EYE_SPACE: translate("life", "Room for two eyes whoever plays first."),
        Reason.CONNECTED: translate("life", "It joins living stones."),
        Reason.ENCLOSED: translate("life", "We found no way out and no room for an eye."),
        Reason.DEAD_SHAPE: translate("life", "One eye at best whoever plays first."),
        Reason.IN_ATARI: translate("life", "One liberty is left. Running does not help."),
        Reason.SHARED_LIBERTIES: translate(
            "life", "Shared liberties: whoever plays there first loses."
        ),
        Reason.ONE_EYE_EACH: translate("life", "One eye each: whoever plays first loses."),
        Reason.FIRST_MOVE_DECIDES: translate("life", "The first move here decides it."),
        Reason.KO_DECIDES: translate("life", "A ko decides it."),
        Reason.OPEN_BORDER: translate("life", "Outside liberties are open: not settled."),
    }[reason]
