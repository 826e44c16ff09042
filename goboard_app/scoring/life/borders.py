"""Borders: neutral points, openings through which one side can still come in, needed moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.capture import capturing_move

_OWNED = 0.8
_UNSETTLED = 0.25
"""A board with a larger part of its points in doubt does not look finished."""


@dataclass(frozen=True, slots=True)
class Gap:
    """A stretch of empty points, touched by both sides, most of which looks like one side's."""

    invader: int
    points: frozenset[int]
    threatened: frozenset[int]


@dataclass(frozen=True, slots=True)
class Weakness:
    """A point where `owner` must still protect the stones `threatened`."""

    owner: int
    point: int
    threatened: frozenset[int]


@dataclass(frozen=True, slots=True)
class Borders:
    """All that is still open on a board without its dead stones (points as indices)."""

    dame: frozenset[int]
    gaps: tuple[Gap, ...]
    needed: tuple[Weakness, ...]
    is_finished: bool


def find_borders(
    board: QuickBoard, dead: Iterable[int], seki: frozenset[int], share: Callable[[int], float]
) -> Borders:
    """Look along the borders once the `dead` stones are off.

    `share` says how surely a point is Black's, from 0 to 1. Liberties of stones in `seki` are no
    dame.
    """
    cleared = _without(board, dead)
    dame: set[int] = set()
    gaps: list[Gap] = []
    for area, sides in _areas(cleared):
        if sides != 3 or _touches(cleared, area, seki):
            continue
        gap = _gap(cleared, area, share)
        if gap is not None:
            gaps.append(gap)
        else:
            dame |= area
    free = frozenset(at for at, color in enumerate(board.color) if not color)
    # A dead stone has to be captured before its point can be played on.
    needed = tuple(each for each in _weaknesses(cleared, dame, seki) if each.point in free)
    doubtful = sum(1 for at in range(len(board.color)) if _UNSETTLED < share(at) < 1 - _UNSETTLED)
    stones = sum(1 for color in board.color if color)
    is_finished = doubtful <= _UNSETTLED * len(board.color) and (
        stones > 0.2 * len(board.color) or not board.color
    )
    return Borders(free & dame, tuple(gaps), needed, is_finished)


def _without(board: QuickBoard, dead: Iterable[int]) -> QuickBoard:
    gone = set(dead)
    cleared = QuickBoard(board.near, board.diagonals)
    cleared.color = [0 if at in gone else color for at, color in enumerate(board.color)]
    cleared.find_chains()
    return cleared


def _areas(board: QuickBoard) -> list[tuple[frozenset[int], int]]:
    """The empty areas, and the colours around them (1, 2, both together 3)."""
    found = []
    seen: set[int] = set()
    for start, color in enumerate(board.color):
        if color or start in seen:
            continue
        area = [start]
        seen.add(start)
        sides = 0
        for at in area:
            for near in board.near[at]:
                here = board.color[near]
                sides |= here
                if not here and near not in seen:
                    seen.add(near)
                    area.append(near)
        found.append((frozenset(area), sides))
    return found


def _touches(board: QuickBoard, area: frozenset[int], stones: frozenset[int]) -> bool:
    return any(near in stones for at in area for near in board.near[at])


def _gap(board: QuickBoard, area: frozenset[int], share: Callable[[int], float]) -> Gap | None:
    """The gap in a border, where part of an open area looks like one side's territory."""
    black = {at for at in area if share(at) >= _OWNED and not _is_beside(board, at, 2)}
    white = {at for at in area if share(at) <= 1 - _OWNED and not _is_beside(board, at, 1)}
    inside = max(black, white, key=len)
    if len(inside) < 2:
        return None
    invader = 2 if inside is black else 1
    points = frozenset(at for at in area if _is_beside(board, at, invader)) or area - inside
    return Gap(invader, frozenset(points), frozenset(inside))


def _is_beside(board: QuickBoard, at: int, color: int) -> bool:
    return any(board.color[near] == color for near in board.near[at])


def _weaknesses(board: QuickBoard, dame: set[int], seki: frozenset[int]) -> list[Weakness]:
    """Chains that fall once the other side has filled the dame around them, and what saves them."""
    found: dict[int, Weakness] = {}
    for attacker in (1, 2):
        filled = _filled(board, dame, attacker)
        for head in sorted(filled.stones):
            stones = filled.stones.get(head)
            if filled.color[head] != 3 - attacker or stones is None or set(stones) & seki:
                continue
            at = capturing_move(filled, head)
            if at < 0 or at in dame or at in found:
                continue
            if _saves(filled, at, head, 3 - attacker):
                found[at] = Weakness(3 - attacker, at, frozenset(stones) - dame)
    return list(found.values())


def _saves(board: QuickBoard, at: int, head: int, own: int) -> bool:
    if not board.is_legal(at, own):
        return False
    after = board.copy()
    after.play(at, own)
    return capturing_move(after, after.head[head]) < 0


def _filled(board: QuickBoard, dame: set[int], color: int) -> QuickBoard:
    """The board with the dame filled by one side, as far as its stones could stay there."""
    filled = board.copy()
    for at in sorted(dame):
        if filled.is_legal(at, color) and filled.liberties_after(at, color)[0] > 1:
            filled.play(at, color)
    return filled
