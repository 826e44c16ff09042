"""Sekis: two groups side by side, of which neither can capture the other by moving first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.fates import Fates
from goboard_app.scoring.life.groups import Group
from goboard_app.scoring.life.search import LocalSearch
from goboard_app.scoring.life.verdict import MOST_SURE, Verdict
from goboard_app.scoring.proposal import Life, Reason

_MOST_LIBERTIES = 8
_STANDS = 0.8
_SHAKY = 0.3
"""A group that hardly ever survives a playout stands in no seki."""
_LINES = 500
_SEED = 22


def find_sekis(
    fates: Fates, groups: list[Group], is_called_off: Callable[[], bool]
) -> Mapping[int, Verdict]:
    """Verdicts, by the place of a group in `groups`, for all groups that stand in seki.

    Two groups of different colours stand in seki if they share a liberty, have no other way out
    than their few liberties, and each survives though the other side begins.
    """
    found: dict[int, Verdict] = {}
    board = fates.board
    closed = {
        number: region
        for number, group in enumerate(groups)
        if not group.is_safe
        and group.share > _SHAKY
        and (region := _closed_region(board, group)) is not None
    }
    for number, region in closed.items():
        for other, region_there in closed.items():
            one, two = groups[number], groups[other]
            if number >= other or one.color == two.color or not one.liberties & two.liberties:
                continue
            verdict = _seki(board, one, two, region | region_there, is_called_off)
            if verdict is not None:
                found[number] = found[other] = verdict
    return found


def _closed_region(board: QuickBoard, group: Group) -> frozenset[int] | None:
    """All empty points that the liberties of a group lead on to; None where they are many."""
    region = list(group.liberties)
    seen = set(region)
    for at in region:
        if len(region) > _MOST_LIBERTIES:
            return None
        for near in board.near[at]:
            if not board.color[near] and near not in seen:
                seen.add(near)
                region.append(near)
    return frozenset(seen)


def _seki(
    board: QuickBoard,
    one: Group,
    two: Group,
    region: frozenset[int],
    is_called_off: Callable[[], bool],
) -> Verdict | None:
    points = sorted(region | one.stones | two.stones)
    rate = 1.0
    for group in (one, two):
        search = LocalSearch(board, group.main, points, Random(_SEED))
        attacker = 3 - group.color
        root = search.run(attacker, _LINES, is_called_off)
        rate = min(rate, search.survival(root, attacker))
        if rate < _STANDS:
            return None
    shared = one.liberties & two.liberties
    has_eyes = bool(region - shared)
    reason = Reason.ONE_EYE_EACH if has_eyes else Reason.SHARED_LIBERTIES
    return Verdict(Life.SEKI, Life.SEKI, min(rate, MOST_SURE), reason, shared)
