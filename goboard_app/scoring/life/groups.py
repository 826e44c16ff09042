"""Groups: chains of one colour that share their fate."""

from __future__ import annotations

from dataclasses import dataclass

from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.fates import STABLE, Fates

_ALIKE = 0.92


@dataclass(frozen=True, slots=True)
class Group:
    """Heads of chains that live or die together, the strongest in number first."""

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


def find_groups(fates: Fates) -> list[Group]:
    """All groups of a board: chains that share a liberty, or lie around the same captured stones,
    and had the same fate in nearly all playouts.
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
    """Chains of the same colour one empty point, or one chain sure to be captured, away."""
    color = board.color[head]
    found: list[int] = []
    steps = set(board.libs[head])
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
    if fates.is_safe(one) != fates.is_safe(other):
        return False
    first, second = fates.share(one), fates.share(other)
    if min(first, second) >= STABLE or max(first, second) <= 1 - STABLE:
        return True
    return abs(first - second) < 0.1 and fates.likeness(one, other) >= _ALIKE


def _group(fates: Fates, heads: list[int]) -> Group:
    board = fates.board
    ordered = sorted(heads, key=lambda head: (-len(board.stones[head]), head))
    stones = frozenset(stone for head in heads for stone in board.stones[head])
    liberties = frozenset().union(*(board.libs[head] for head in heads))
    share = sum(fates.share(head) * len(board.stones[head]) for head in heads) / len(stones)
    color = board.color[heads[0]]
    return Group(color, tuple(ordered), stones, liberties, share, fates.is_safe(heads[0]))
