"""Sekis: two groups side by side, of which neither can capture the other by moving first."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from goboard_app.scoring.life.fates import STABLE, Fates
from goboard_app.scoring.life.groups import Group
from goboard_app.scoring.life.reading import SMALL, Reading
from goboard_app.scoring.life.verdict import MOST_SURE, Verdict
from goboard_app.scoring.proposal import Life, Reason

Read = Callable[[Group], Reading | None]

_STANDS = 0.75


def find_sekis(fates: Fates, groups: list[Group], read: Read) -> Mapping[int, Verdict]:
    """Verdicts, by the place of a group in `groups`, for all groups that stand in seki.

    Two groups of different colours that share a liberty, neither of which has two eyes or is
    beyond doubt, stand in seki if each survives though the other side begins.
    """
    found: dict[int, Verdict] = {}
    shaky = [
        number
        for number, group in enumerate(groups)
        if not group.is_safe and 1 - STABLE < group.share < 1.0
    ]
    for number in shaky:
        for other in shaky:
            one, two = groups[number], groups[other]
            if number >= other or one.color == two.color:
                continue
            shared = one.liberties & two.liberties
            if (
                shared
                and len(one.liberties | two.liberties) <= SMALL
                and not _outside(fates, one, two)
            ):
                verdict = _seki(one, two, shared, read)
                if verdict is not None:
                    found[number] = found[other] = verdict
    return found


def _outside(fates: Fates, one: Group, two: Group) -> bool:
    """Whether the liberties of two groups lead on to other empty points."""
    board = fates.board
    liberties = one.liberties | two.liberties
    return sum(1 for at in liberties for near in board.near[at] if not board.color[near]) > 8


def _seki(one: Group, two: Group, shared: frozenset[int], read: Read) -> Verdict | None:
    readings = [read(one), read(two)]
    rates = [r.attacked for r in readings if r is not None and r.is_small]
    if len(rates) < 2 or min(rates) < _STANDS:
        return None
    has_eyes = bool(one.liberties - shared) or bool(two.liberties - shared)
    reason = Reason.ONE_EYE_EACH if has_eyes else Reason.SHARED_LIBERTIES
    return Verdict(Life.SEKI, Life.SEKI, min(min(rates), MOST_SURE), reason, shared)
