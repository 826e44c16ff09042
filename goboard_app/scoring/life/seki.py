"""Sekis: two groups side by side, of which neither can capture the other by moving first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.groups import StoneGroup, own_areas
from goboard_app.scoring.life.playouts import STABLE, Fates
from goboard_app.scoring.life.search import LocalSearch
from goboard_app.scoring.life.verdict import MOST_SURE, GroupVerdict, dead_verdict
from goboard_app.scoring.proposal import Life, Reason

_MOST_LIBERTIES = 8
_STANDS = 0.8
_SHAKY = 0.3
"""A group that hardly ever survives a playout stands in no seki."""
_LINES, _MORE_LINES = 500, 1500
_NO_THREATS = 0.9
"""So sure is a death that may have been read through a ko, for which there may be threats."""
_SEED = 22


def find_sekis(
    fates: Fates, groups: list[StoneGroup], is_called_off: Callable[[], bool]
) -> Mapping[int, GroupVerdict]:
    """Verdicts, by the place of a group in `groups`, for all groups that stand in seki.

    Two groups of different colours stand in seki if they share a liberty, have no other way out
    than their few liberties, and each survives though the other side begins. Where playouts never
    touch them, but one falls whoever begins, as in a bent four in the corner, that one is dead.
    """
    found: dict[int, GroupVerdict] = {}
    board = fates.board
    closed = {
        number: region
        for number, group in enumerate(groups)
        if not group.is_safe
        and group.share > _SHAKY
        and (region := _closed_region(board, group)) is not None
    }
    for number in closed:
        for other in closed:
            one, two = groups[number], groups[other]
            if number >= other or one.color == two.color or not one.liberties & two.liberties:
                continue
            # A third group may be what keeps one of the two from being captured.
            beside = [each for each in closed if _is_neighbor(groups[each], one, two)]
            points = [closed[each] | groups[each].stones for each in (number, other, *beside)]
            duel = _Duel(board, one, two, frozenset().union(*points), is_called_off)
            verdict = duel.seki()
            if verdict is not None:
                found[number] = _joined(verdict, found.get(number))
                found[other] = _joined(verdict, found.get(other))
            for loser in duel.losers():
                place = number if loser is one else other
                found.setdefault(place, dead_verdict(fates, loser, _NO_THREATS))
    return found


def _joined(verdict: GroupVerdict, before: GroupVerdict | None) -> GroupVerdict:
    """A verdict of seki with the points of another one, of the same group with a third."""
    if before is None or before.life is not Life.SEKI:
        return verdict
    return replace(before, points=before.points | verdict.points)


def _is_neighbor(group: StoneGroup, one: StoneGroup, two: StoneGroup) -> bool:
    """Whether a third group, as quiet as they are, shares liberties with one of two."""
    is_third = group is not one and group is not two and group.share >= STABLE
    return is_third and bool(group.liberties & (one.liberties | two.liberties))


def _closed_region(board: QuickBoard, group: StoneGroup) -> frozenset[int] | None:
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


class _Duel:
    """Two groups that share liberties, and what is read of them within `region`."""

    def __init__(
        self,
        board: QuickBoard,
        one: StoneGroup,
        two: StoneGroup,
        region: frozenset[int],
        is_called_off: Callable[[], bool],
    ) -> None:
        self._board = board
        self._groups = (one, two)
        self._region = sorted(region)
        self._is_quiet = one.share >= STABLE and two.share >= STABLE
        self._is_called_off = is_called_off
        self._rates = tuple(self._survival(group, 3 - group.color) for group in (one, two))

    def seki(self) -> GroupVerdict | None:
        """The verdict on both, if neither can capture the other by moving first."""
        rate = min(self._rates)
        if rate < _STANDS:
            return None
        one, two = self._groups
        has_eyes = own_areas(self._board, one) and own_areas(self._board, two)
        reason = Reason.ONE_EYE_EACH if has_eyes else Reason.SHARED_LIBERTIES
        shared = one.liberties & two.liberties
        return GroupVerdict(Life.SEKI, Life.SEKI, min(rate, MOST_SURE), reason, shared)

    def losers(self) -> list[StoneGroup]:
        """The one that falls even if it moves first, while the other stands; empty without."""
        is_open = max(self._rates) < _STANDS or min(self._rates) > 1 - _STANDS
        if is_open or not self._is_quiet:
            return []
        loser = self._groups[self._rates.index(min(self._rates))]
        return [loser] if self._survival(loser, loser.color) <= 1 - _STANDS else []

    def _survival(self, group: StoneGroup, to_move: int) -> float:
        """How surely a group survives if `to_move` begins.

        Where playouts never dare to touch the two, that is read deeper if it stays open.
        """
        rate = 0.5
        for lines in (_LINES, _MORE_LINES) if self._is_quiet else (_LINES,):
            search = LocalSearch(self._board, group.main, self._region, Random(_SEED))
            rate = search.survival(search.run(to_move, lines, self._is_called_off), to_move)
            if not 1 - _STANDS < rate < _STANDS:
                break
        return rate
