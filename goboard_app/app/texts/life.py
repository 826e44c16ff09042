"""Why a group is thought to live, to be dead or to be in seki, in a sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from goboard_app.app.texts.commands import filled
from goboard_app.go.point import BoardSize, Point, point_name
from goboard_app.scoring.proposal import GroupJudgement, Reason

translate = QCoreApplication.translate

_MOST_NAMES = 4


def reason_sentence(judgement: GroupJudgement, size: BoardSize) -> str:
    """The reason for a judgement, with its points by name, or without where it holds none."""
    if judgement.reason is Reason.LOST_RACE:
        return filled(_race(), judgement.liberties, judgement.other_liberties)
    placed = _placed(judgement.reason)
    if placed and judgement.points:
        return filled(placed, _names(judgement.points, size))
    return _plain(judgement.reason)


def _names(points: frozenset[Point], size: BoardSize) -> str:
    """The first few points by name; an ellipsis stands for the others."""
    names = [point_name(point, size) for point in sorted(points)]
    more = ["\N{HORIZONTAL ELLIPSIS}"] if len(names) > _MOST_NAMES else []
    return " ".join(names[:_MOST_NAMES] + more)


def _race() -> str:
    return translate("life", "It loses the race. Liberties: %1 against %2.")


def _placed(reason: Reason) -> str:
    """The sentence that names points; empty where a reason has none."""
    return {
        Reason.UNCONDITIONAL: translate("life", "Two eyes that nobody can take: %1."),
        Reason.TWO_EYES: translate("life", "Two eyes: %1."),
        Reason.EYE_SPACE: translate("life", "Room for two eyes whoever plays first: %1."),
        Reason.CONNECTED: translate("life", "It joins living stones: %1."),
        Reason.DEAD_SHAPE: translate("life", "One eye at best, whoever plays first: %1."),
        Reason.IN_ATARI: translate("life", "The last liberty is %1, and running does not help."),
        Reason.SHARED_LIBERTIES: translate("life", "Whoever plays first at %1 is captured."),
        Reason.ONE_EYE_EACH: translate(
            "life", "One eye on each side; whoever plays first at %1 is captured."
        ),
        Reason.FIRST_MOVE_DECIDES: translate("life", "The first move at %1 decides."),
        Reason.KO_DECIDES: translate("life", "The ko at %1 decides."),
        Reason.OPEN_BORDER: translate("life", "Not settled: liberties outside are open at %1."),
    }.get(reason, "")


def _plain(reason: Reason) -> str:
    """The sentence that needs no point."""
    return {
        Reason.UNCONDITIONAL: translate("life", "Two eyes that nobody can take."),
        Reason.TWO_EYES: translate("life", "Two eyes."),
        Reason.EYE_SPACE: translate("life", "Room for two eyes whoever plays first."),
        Reason.CONNECTED: translate("life", "It joins living stones."),
        Reason.SURVIVES: translate("life", "It lives in nearly every line that was tried."),
        Reason.ENCLOSED: translate("life", "No way out and no room for an eye."),
        Reason.DEAD_SHAPE: translate("life", "One eye at best, whoever plays first."),
        Reason.IN_ATARI: translate("life", "One liberty is left, and running does not help."),
        Reason.CAPTURED: translate("life", "Captured in nearly every line that was tried."),
        Reason.SHARED_LIBERTIES: translate(
            "life", "Whoever plays first at a shared liberty is captured."
        ),
        Reason.ONE_EYE_EACH: translate(
            "life", "One eye on each side; whoever plays first is captured."
        ),
        Reason.FIRST_MOVE_DECIDES: translate("life", "The first move here decides."),
        Reason.KO_DECIDES: translate("life", "A ko decides."),
        Reason.OPEN_BORDER: translate("life", "Not settled: liberties outside are open."),
        Reason.NOT_READ: translate("life", "Not read to the end: look for yourselves."),
    }[reason]
