"""Capturing by atari after atari: can a chain with few liberties be taken if the other begins?"""

from __future__ import annotations

from goboard_app.scoring.life.board import QuickBoard

_NODES = 300


class _Budget:
    __slots__ = ("left",)

    def __init__(self, nodes: int) -> None:
        self.left = nodes


def capturing_move(board: QuickBoard, head: int) -> int:
    """A move that captures the chain of `head` by force; -1 where none was found.

    Every move of the attacker must leave the chain at most one liberty, so this finds ladders,
    nets of one step and plain atari, and gives up after a fixed number of positions.
    """
    return _attack(board, head, _Budget(_NODES))


def _attack(board: QuickBoard, stone: int, budget: _Budget) -> int:
    own = board.color[stone]
    libs = board.libs[board.head[stone]]
    if len(libs) > 2:
        return -1
    budget.left -= 1
    if budget.left < 0:
        return -1
    for at in sorted(libs):
        if not board.is_legal(at, 3 - own):
            continue
        if len(libs) == 1:
            return at
        after = board.copy()
        after.play(at, 3 - own)
        if not _escapes(after, stone, budget):
            return at
    return -1


def _escapes(board: QuickBoard, stone: int, budget: _Budget) -> bool:
    """Whether a chain in atari, its own side to move, gets away."""
    own = board.color[stone]
    chain = board.head[stone]
    (last,) = board.libs[chain]
    ways = [last]
    for other in board.stones[chain]:
        for near in board.near[other]:
            if board.color[near] == 3 - own:
                libs = board.libs[board.head[near]]
                if len(libs) == 1:
                    ways += [at for at in libs if at not in ways]
    for at in ways:
        if not board.is_legal(at, own):
            continue
        after = board.copy()
        after.play(at, own)
        libs = after.libs[after.head[stone]]
        if len(libs) > 2 or (len(libs) > 1 and _attack(after, stone, budget) < 0):
            return True
    return budget.left < 0
