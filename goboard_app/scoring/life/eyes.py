"""Eyes: what a group encloses, and which shapes of an eye space hold one eye at best."""

from __future__ import annotations

from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.groups import Group
from goboard_app.scoring.life.playouts import is_dead_shape

_MOST = 6
"""A larger space with one eye at best is no matter of its shape alone."""


def own_areas(board: QuickBoard, group: Group) -> list[frozenset[int]]:
    """The empty areas next to a group that touch stones of its colour alone."""
    found = []
    seen: set[int] = set()
    for start in sorted(group.liberties):
        if start in seen:
            continue
        area = {start}
        queue = [start]
        is_own = True
        for at in queue:
            for near in board.near[at]:
                here = board.color[near]
                if here == 3 - group.color:
                    is_own = False
                elif not here and near not in area:
                    area.add(near)
                    queue.append(near)
        seen |= area
        if is_own:
            found.append(frozenset(area))
    return found


def poor_space(board: QuickBoard, group: Group) -> frozenset[int]:
    """The largest small space of a group that is dead for its shape or for the stones within.

    Dead shapes are one or two points, those with a vital point, and the square of four. Of a
    group that is known to be dead, a space with enemy stones in it is poor as well.
    """
    spaces = [
        space
        for space in _small_spaces(board, group)
        if is_poor(space, board) or any(board.color[at] for at in space)
    ]
    return max(spaces, key=len, default=frozenset())


def has_one_poor_eye(board: QuickBoard, group: Group) -> bool:
    """Whether an empty space of a dead shape is all that a group has."""
    spaces = own_areas(board, group)
    return len(spaces) == 1 and group.liberties <= spaces[0] and is_poor(spaces[0], board)


def is_poor(space: frozenset[int], board: QuickBoard) -> bool:
    """Whether a space of this shape gives one eye at best if the other side plays there first."""
    return len(space) <= 2 or is_dead_shape(set(space), board) or _is_square(space, board)


def _is_square(space: frozenset[int], board: QuickBoard) -> bool:
    return len(space) == 4 and all(sum(n in space for n in board.near[at]) == 2 for at in space)


def _small_spaces(board: QuickBoard, group: Group) -> list[frozenset[int]]:
    """The spaces of up to six points, stones of the other side included, next to a group that
    stones of its colour close off.
    """
    found = []
    seen: set[int] = set()
    for start in sorted(group.liberties):
        if start in seen:
            continue
        space = [start]
        for at in space:
            if len(space) > _MOST:
                break
            space += [
                near
                for near in board.near[at]
                if board.color[near] != group.color and near not in space
            ]
        seen.update(space)
        if len(space) <= _MOST:
            found.append(frozenset(space))
    return found
