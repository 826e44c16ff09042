"""Local search for the survival of a group with either side moving first, and for forced captures.

The search is an upper confidence search over the moves of a small region, with playouts at its
leaves (L. Kocsis and C. Szepesvari, "Bandit based Monte-Carlo planning", 2006), and with the values
of moves made later in a line shared among siblings (S. Gelly and D. Silver, "Combining online and
offline knowledge in UCT", 2007). A pass is a move like any other, so that a seki holds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import NamedTuple

from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.groups import StoneGroup
from goboard_app.scoring.life.limits import (
    DOUBT,
    LEANS,
    LIKELY,
    LINES,
    MOST_NODES,
    MOST_POINTS,
    REACH,
    SMALL,
    STABLE,
    WIDE,
)
from goboard_app.scoring.life.playouts import run_playout
from goboard_app.scoring.life.proof import PASS, Line, LineMove

_EXPAND_AT = 2
"""The number of visits after which a node gets branches."""
_TRUSTED = 24
"""The number of visits from which the move tried most often is trusted to be the best one."""
_EXPLORE = 0.25
"""The weight of the exploration term of upper confidence search."""
_SHARED = 300.0
"""The number of visits of a move at which the values shared by its siblings still weigh half."""
_SEED = 20
"""The seed of the playouts, fixed so that the same board gets the same answer."""


class MoveStatistics:
    """A move of the search tree, with its visits and the wins of the side that made it."""

    __slots__ = ("branches", "move", "shared_visits", "shared_wins", "visits", "wins")

    def __init__(self, move: int) -> None:
        self.move = move
        self.visits = 0
        self.wins = 0.0
        self.shared_visits = 0
        self.shared_wins = 0.0
        self.branches: list[MoveStatistics] | None = None

    @property
    def rate(self) -> float:
        """The share of the lines through this move that the side that made it won; 0.5 without any."""
        return self.wins / self.visits if self.visits else 0.5


class LineSearch:
    """A search for the best move on some points of a board, with `rate` as the judge of finished lines.

    `rate` returns Black's result on a board that was played out, from 0 to 1; `branches` returns the
    moves of the side to move, when a node is expanded. In a capture game `to_take` are the numbers of
    stones that Black and White have still to take; the side that has taken them has won.
    """

    def __init__(
        self,
        board: QuickBoard,
        region: Sequence[int],
        rng: Random,
        rate: Callable[[QuickBoard], float],
        branches: Callable[[QuickBoard, int], list[MoveStatistics]],
        to_take: tuple[int, int] | None = None,
    ) -> None:
        self._to_take = to_take
        self._board = board
        self._region = tuple(region)
        self._rng = rng
        self._rate = rate
        self._branches = branches

    def try_line(self, root: MoveStatistics, to_move: int) -> None:
        """Follow the best moves known, play on to the end, and update the visits and wins of the line."""
        board = self._board.copy()
        to_take = None if self._to_take is None else [0, *self._to_take]
        path = [root]
        node = root
        passes = 0
        color = to_move
        is_over = False
        while node.branches is not None and not is_over:
            node = _chosen(node)
            if node.move == PASS:
                passes += 1
                # A pass lifts the ko; PASS is also the mark of no ko.
                board.ko = PASS
                is_over = passes == 2
            else:
                passes = 0
                taken = board.play(node.move, color)
                if taken and to_take is not None:
                    to_take[color] -= len(taken)
                    is_over = to_take[color] <= 0
            color = 3 - color
            path.append(node)
        if not is_over and node.visits >= _EXPAND_AT and node.branches is None:
            node.branches = self._branches(board, color)
        played: list[int] = []
        if not is_over:
            run_playout(board, color, self._region, self._rng, played, to_take)
        _learn(path, played, color, self._result(board, to_take))

    def _result(self, board: QuickBoard, to_take: list[int] | None) -> float:
        if to_take is not None and min(to_take[1:]) <= 0:
            return float(to_take[1] <= 0)
        return self._rate(board)


class LocalSearch:
    """A search for the survival of the stone at `target` within `region` (indices of points)."""

    def __init__(self, board: QuickBoard, target: int, region: Sequence[int], rng: Random) -> None:
        self._target = target
        self._own = board.color[target]
        self._region = tuple(region)
        self._lines = LineSearch(board, region, rng, self._rate, self._branches)

    def run(self, to_move: int, lines: int, is_called_off: Callable[[], bool]) -> MoveStatistics:
        """Try up to `lines` lines with `to_move` moving first, and return the root.

        The root counts as a move of the other side. The search ends early if its result is settled or
        `is_called_off` returns true.
        """
        root = MoveStatistics(PASS)
        for number in range(lines):
            if number % 64 == 63 and (is_called_off() or _is_settled(root, number)):
                break
            self._lines.try_line(root, to_move)
        return root

    def survival(self, root: MoveStatistics, to_move: int) -> float:
        """Return how surely the target survives by a finished search, from 0 to 1."""
        rate = _value(root)
        # The rate is that of the side that does not move first.
        return rate if to_move != self._own else 1.0 - rate

    def _rate(self, board: QuickBoard) -> float:
        has_survived = board.color[self._target] == self._own
        return float(has_survived is (self._own == 1))

    def _branches(self, board: QuickBoard, color: int) -> list[MoveStatistics]:
        moves = [at for at in self._region if board.is_legal(at, color) and not board.is_eye(at, color)]
        return [MoveStatistics(at) for at in moves] + [MoveStatistics(PASS)]


def best_branch(node: MoveStatistics) -> MoveStatistics | None:
    """Return the branch tried most often; None without branches."""
    if not node.branches:
        return None
    return max(node.branches, key=lambda branch: (branch.visits, branch.wins))


def _value(node: MoveStatistics) -> float:
    """Return the result, from 0 to 1, of the side that made a move, along the best moves that are well tried."""
    best = best_branch(node)
    if best is None or best.visits < _TRUSTED:
        return node.rate
    return 1.0 - _value(best)


def _principal_line(root: MoveStatistics, to_move: int) -> Line:
    """Return the moves that a finished search tried most, up to the first pass."""
    moves: list[LineMove] = []
    node, color = root, to_move
    while (best := best_branch(node)) is not None and best.visits >= _TRUSTED:
        if best.move == PASS:
            break
        moves.append(LineMove(color, best.move))
        node, color = best, 3 - color
    return tuple(moves)


def _is_settled(root: MoveStatistics, lines: int) -> bool:
    best = best_branch(root)
    if best is None or lines < 120:
        return False
    if best.rate > 0.92 and best.visits > lines * LEANS:
        return True
    return root.rate > STABLE


def _chosen(node: MoveStatistics) -> MoveStatistics:
    assert node.branches is not None
    weight = _EXPLORE * sqrt(log(node.visits + 1))
    best_value = -1.0
    best = node.branches[0]
    for branch in node.branches:
        visits, shared = branch.visits, branch.shared_visits
        if not visits and not shared:
            # Moves not seen yet come first, a pass after moves with good results.
            value = 1.1 if branch.move != PASS else 0.6
        else:
            rate = branch.wins / visits if visits else 0.0
            known = branch.shared_wins / shared if shared else rate
            # The weight of shared values falls with the visits (Gelly and Silver).
            trust = sqrt(_SHARED / (_SHARED + 3 * visits)) if shared else 0.0
            if not visits:
                trust = 1.0
            value = trust * known + (1 - trust) * rate + weight / sqrt(visits + 1)
        if value > best_value:
            best_value, best = value, branch
    return best


def _learn(path: list[MoveStatistics], played: list[int], leaf: int, rate: float) -> None:
    """Add the result of a line to its moves; `leaf` is the side that moved first in the playout.

    `rate` is Black's result, from 0 to 1.
    """
    # The moves made after a node, Black's and White's.
    later: tuple[set[int], set[int]] = (set(), set())
    for number, move in enumerate(played):
        later[(leaf - 1 + number) % 2].add(move)
    shares = (rate, 1.0 - rate)
    color = leaf
    for node in reversed(path):
        # `color` is to move after `node`.
        _learn_later(node, later[color - 1], shares[color - 1])
        color = 3 - color
        node.visits += 1
        node.wins += shares[color - 1]
        later[color - 1].add(node.move)


def _learn_later(node: MoveStatistics, moves: set[int], share: float) -> None:
    """Add the result of a line to those branches of a node that the side played later in it."""
    if node.branches is None:
        return
    for branch in node.branches:
        if branch.move in moves and branch.move != PASS:
            branch.shared_visits += 1
            branch.shared_wins += share


class _Budget:
    """The number of positions that a search for a forced capture may still visit."""

    __slots__ = ("left",)

    def __init__(self, nodes: int) -> None:
        self.left = nodes


def capturing_move(board: QuickBoard, head: int, nodes: int = MOST_NODES) -> int:
    """Return a move that captures the chain of `head` by force; -1 if none was found.

    Every move of the attacker must leave the chain at most one liberty, so this finds ladders, nets
    of one step and plain atari. It gives up after `nodes` positions.
    """
    return _attack(board, head, _Budget(nodes))


def _attack(board: QuickBoard, stone: int, budget: _Budget) -> int:
    own = board.color[stone]
    libs = board.libs[board.head[stone]]
    # From more than two liberties no move leaves one.
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
    """Return whether a chain in atari escapes with its own side to move, or the budget is used up."""
    own = board.color[stone]
    chain = board.head[stone]
    (last,) = board.libs[chain]
    ways = [last]
    # The capture of a neighbour in atari is a way out as well.
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
    # Without a result the chain counts as escaped.
    return budget.left < 0


class Reading(NamedTuple):
    """The survival of a group, from 0 to 1, with either side moving first.

    `attack` and `defence` are the best first moves of the two sides, -1 for a pass; the lines begin
    with them and go on as long as the best move is well tried. `empty` are the empty points of the
    region; `is_small` is true if there are at most `SMALL` of them.
    """

    attacked: float
    defended: float
    attack: int
    defence: int
    is_small: bool
    empty: frozenset[int]
    attack_line: Line = ()
    defence_line: Line = ()

    @property
    def lives(self) -> bool:
        """Return whether the group survives even if it is attacked first."""
        return self.attacked >= (LEANS if self.is_small else 1 - DOUBT)

    @property
    def dies(self) -> bool:
        """Return whether the group is captured even if it moves first."""
        return self.defended <= (1 - LEANS if self.is_small else DOUBT)

    @property
    def first_move_decides(self) -> bool:
        """Return whether the group is captured if attacked first and survives if it moves first."""
        return self.attacked <= 0.35 and self.defended >= 0.65

    @property
    def mean(self) -> float:
        """The survival with either side equally likely to move first."""
        return (self.attacked + self.defended) / 2


def region_around(board: QuickBoard, group: StoneGroup, walls: list[bool]) -> list[int]:
    """Return the region of a group: the points within `REACH` steps through empty points and unsure stones.

    A chain that is no wall belongs to it with all its stones and costs no step.
    """
    reached = dict.fromkeys(group.stones, 0)
    edge = list(group.stones)
    for distance in range(REACH):
        ahead: list[int] = []
        for at in edge:
            for near in board.near[at]:
                if near in reached or walls[near]:
                    continue
                if not board.color[near]:
                    reached[near] = distance + 1
                    ahead.append(near)
                else:
                    stones = board.stones[board.head[near]]
                    reached.update(dict.fromkeys(stones, distance))
                    # The stones of a chain are handled in the same round, at the same distance.
                    edge.extend(stones)
        edge = ahead
    return sorted(reached)


def read_group(
    board: QuickBoard, group: StoneGroup, walls: list[bool], is_called_off: Callable[[], bool]
) -> Reading | None:
    """Read a group with either side moving first; return None if its region is too large."""
    region = region_around(board, group, walls)
    if len(region) > MOST_POINTS:
        return None
    empty = frozenset(at for at in region if not board.color[at])
    if len(empty) > (WIDE if 1 - LIKELY <= group.share <= LIKELY else SMALL):
        return None
    search = LocalSearch(board, group.main, region, Random(_SEED))
    attacker = 3 - group.color
    first = search.run(attacker, LINES, is_called_off)
    second = search.run(group.color, LINES, is_called_off)
    attack, defence = best_branch(first), best_branch(second)
    return Reading(
        attacked=search.survival(first, attacker),
        defended=search.survival(second, group.color),
        attack=attack.move if attack else PASS,
        defence=defence.move if defence else PASS,
        is_small=len(empty) <= SMALL,
        empty=empty,
        attack_line=_principal_line(first, attacker),
        defence_line=_principal_line(second, group.color),
    )
