"""Groups: chains of one colour that live or die together, and their eye space."""

from __future__ import annotations

from typing import NamedTuple

from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.limits import ALIKE, SHAPES, STABLE
from goboard_app.scoring.life.playouts import Fates, is_dead_shape


class StoneGroup(NamedTuple):
    """Chains that live or die together: their heads, the largest chain first, their stones and liberties.

    `share` is the share of playouts that the stones survive.
    """

    color: int
    heads: tuple[int, ...]
    stones: frozenset[int]
    liberties: frozenset[int]
    share: float
    is_safe: bool

    @property
    def main(self) -> int:
        """The head of its largest chain."""
        return self.heads[0]


def find_groups(fates: Fates) -> list[StoneGroup]:
    """Return the groups of a board.

    Chains form a group if they share a liberty, or lie around the same captured stones, and had the
    same fate in nearly all playouts.
    """
    board = fates.board
    left = set(board.stones)
    groups = []
    for start in sorted(board.stones):
        if start not in left:
            continue
        left.discard(start)
        heads = [start]
        for head in heads:
            for other in _beside(board, head, fates):
                if other in left and _belong(fates, head, other):
                    left.discard(other)
                    heads.append(other)
        groups.append(_group(fates, heads))
    return groups


def _beside(board: QuickBoard, head: int, fates: Fates) -> list[int]:
    """Return the chains of the same colour one empty point, or one chain sure to be captured, away."""
    color = board.color[head]
    found: list[int] = []
    steps = set(board.libs[head])
    # The chains around a captured chain are connected once it is gone.
    for stone in board.stones[head]:
        for near in board.near[stone]:
            if board.color[near] == 3 - color and fates.share(board.head[near]) < 1 - STABLE:
                steps.update(board.stones[board.head[near]])
    for step in sorted(steps):
        for near in board.near[step]:
            if board.color[near] == color and board.head[near] not in found:
                found.append(board.head[near])
    return found


def _belong(fates: Fates, one: int, other: int) -> bool:
    """Return whether two chains live or die together, to judge by the playouts."""
    if fates.is_safe(one) != fates.is_safe(other):
        return False
    first, second = fates.share(one), fates.share(other)
    if min(first, second) >= STABLE or max(first, second) <= 1 - STABLE:
        return True
    return fates.likeness(one, other) >= ALIKE


def _group(fates: Fates, heads: list[int]) -> StoneGroup:
    board = fates.board
    ordered = sorted(heads, key=lambda head: (-len(board.stones[head]), head))
    stones = frozenset(stone for head in heads for stone in board.stones[head])
    liberties = frozenset().union(*(board.libs[head] for head in heads))
    share = sum(fates.share(head) * len(board.stones[head]) for head in heads) / len(stones)
    color = board.color[heads[0]]
    return StoneGroup(color, tuple(ordered), stones, liberties, share, fates.is_safe(heads[0]))


def own_areas(board: QuickBoard, group: StoneGroup) -> list[frozenset[int]]:
    """Return the empty areas next to a group that touch stones of its colour only."""
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


def poor_space(board: QuickBoard, group: StoneGroup) -> frozenset[int]:
    """Return the largest small space of a dead group that gives one eye at best; empty without one.

    Such spaces are dead shapes: one or two points, shapes with a vital point, and the square of four.
    As the group is known to be dead, a space with enemy stones in it counts as well.
    """
    spaces = [
        space for space in _small_spaces(board, group) if is_poor(space, board) or any(board.color[at] for at in space)
    ]
    return max(spaces, key=len, default=frozenset())


def has_one_poor_eye(board: QuickBoard, group: StoneGroup) -> bool:
    """Return whether the only space of a group is an empty one of a dead shape."""
    spaces = own_areas(board, group)
    return len(spaces) == 1 and group.liberties <= spaces[0] and is_poor(spaces[0], board)


def is_poor(space: frozenset[int], board: QuickBoard) -> bool:
    """Return whether a space of this shape gives one eye at best if the other side plays there first."""
    return len(space) <= 2 or is_dead_shape(set(space), board) or _is_square(space, board)


def _is_square(space: frozenset[int], board: QuickBoard) -> bool:
    return len(space) == 4 and all(sum(n in space for n in board.near[at]) == 2 for at in space)


def _small_spaces(board: QuickBoard, group: StoneGroup) -> list[frozenset[int]]:
    """Return the spaces of up to `SHAPES` points next to a group that stones of its colour enclose.

    Stones of the other side are part of a space.
    """
    found = []
    seen: set[int] = set()
    for start in sorted(group.liberties):
        if start in seen:
            continue
        space = [start]
        for at in space:
            if len(space) > SHAPES:
                break
            space += [near for near in board.near[at] if board.color[near] != group.color and near not in space]
        seen.update(space)
        if len(space) <= SHAPES:
            found.append(frozenset(space))
    return found
