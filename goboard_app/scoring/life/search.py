"""Local search: does a group survive if both sides do their best and one of them begins?

Upper confidence search over the moves of a small region, its leaves judged by playouts
(L. Kocsis and C. Szepesvari, "Bandit based Monte-Carlo planning", 2006), with the values of moves
made later in a line shared among siblings (S. Gelly and D. Silver, "Combining online and offline
knowledge in UCT", 2007). A pass is a move like any other, so that a seki stands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random

from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.playouts import run_playout

PASS = -1
_EXPAND_AT = 2
_TRUSTED = 24
"""A move tried so often is trusted to be the best one."""
_EXPLORE = 0.25
_SHARED = 300.0
"""So many visits count as much as what siblings know of a move."""


class TriedMove:
    """A move that was tried: how often, and how often the side that made it got its way."""

    __slots__ = ("branches", "move", "shared_visits", "shared_wins", "visits", "wins")

    def __init__(self, move: int) -> None:
        self.move = move
        self.visits = 0
        self.wins = 0.0
        self.shared_visits = 0
        self.shared_wins = 0.0
        self.branches: list[TriedMove] | None = None

    @property
    def rate(self) -> float:
        """The part of the lines through this move that went the way of the side that made it."""
        return self.wins / self.visits if self.visits else 0.5


class LocalSearch:
    """A search for the life of the stone at `target` within `region` (indices of points)."""

    def __init__(self, board: QuickBoard, target: int, region: Sequence[int], rng: Random) -> None:
        self._board = board
        self._target = target
        self._own = board.color[target]
        self._region = tuple(region)
        self._rng = rng

    def run(self, to_move: int, lines: int, is_called_off: Callable[[], bool]) -> TriedMove:
        """Try so many lines with `to_move` beginning; the root, made by the other side."""
        root = TriedMove(PASS)
        for number in range(lines):
            if number % 64 == 63 and (is_called_off() or _is_settled(root, number)):
                break
            self._try_line(root, to_move)
        return root

    def survival(self, root: TriedMove, to_move: int) -> float:
        """How surely the target survives by what a finished search knows, from 0 to 1."""
        rate = _value(root)
        # That is the view of the side that does not begin.
        return rate if to_move != self._own else 1.0 - rate

    def _try_line(self, root: TriedMove, to_move: int) -> None:
        board = self._board.copy()
        path = [root]
        node = root
        passes = 0
        color = to_move
        while node.branches is not None and passes < 2:
            node = _chosen(node)
            if node.move == PASS:
                passes += 1
                board.ko = PASS
            else:
                passes = 0
                board.play(node.move, color)
            color = 3 - color
            path.append(node)
        if passes < 2 and node.visits >= _EXPAND_AT and node.branches is None:
            node.branches = self._branches(board, color)
        played: list[int] = []
        if passes < 2:
            run_playout(board, color, self._region, self._rng, played)
        has_survived = board.color[self._target] == self._own
        _learn(path, played, color, self._own if has_survived else 3 - self._own)

    def _branches(self, board: QuickBoard, color: int) -> list[TriedMove]:
        moves = [
            at for at in self._region if board.is_legal(at, color) and not board.is_eye(at, color)
        ]
        return [TriedMove(at) for at in moves] + [TriedMove(PASS)]


def best_branch(node: TriedMove) -> TriedMove | None:
    """The branch tried most often."""
    if not node.branches:
        return None
    return max(node.branches, key=lambda branch: (branch.visits, branch.wins))


def _value(node: TriedMove) -> float:
    """What the side that made a move gets by the best line known, as far as that is well tried."""
    best = best_branch(node)
    if best is None or best.visits < _TRUSTED:
        return node.rate
    return 1.0 - _value(best)


def _is_settled(root: TriedMove, lines: int) -> bool:
    best = best_branch(root)
    if best is None or lines < 120:
        return False
    if best.rate > 0.92 and best.visits > lines * 0.6:
        return True
    return root.rate > 0.97


def _chosen(node: TriedMove) -> TriedMove:
    assert node.branches is not None
    weight = _EXPLORE * sqrt(log(node.visits + 1))
    best_value = -1.0
    best = node.branches[0]
    for branch in node.branches:
        visits, shared = branch.visits, branch.shared_visits
        if not visits and not shared:
            value = 1.1 if branch.move != PASS else 0.6
        else:
            rate = branch.wins / visits if visits else 0.0
            known = branch.shared_wins / shared if shared else rate
            trust = sqrt(_SHARED / (_SHARED + 3 * visits)) if shared else 0.0
            if not visits:
                trust = 1.0
            value = trust * known + (1 - trust) * rate + weight / sqrt(visits + 1)
        if value > best_value:
            best_value, best = value, branch
    return best


def _learn(path: list[TriedMove], played: list[int], leaf: int, winner: int) -> None:
    """Tell every branch of a line how it ended; `leaf` is the side that the playout began with."""
    later: tuple[set[int], set[int]] = (set(), set())
    for number, move in enumerate(played):
        later[(leaf - 1 + number) % 2].add(move)
    color = leaf
    for node in reversed(path):
        # `color` is to move after `node`.
        _learn_later(node, later[color - 1], winner == color)
        color = 3 - color
        node.visits += 1
        if winner == color:
            node.wins += 1.0
        later[color - 1].add(node.move)


def _learn_later(node: TriedMove, moves: set[int], is_won: bool) -> None:
    """Share the end of a line with the moves that the side made later in it."""
    if node.branches is None:
        return
    won = 1.0 if is_won else 0.0
    for branch in node.branches:
        if branch.move in moves and branch.move != PASS:
            branch.shared_visits += 1
            branch.shared_wins += won
