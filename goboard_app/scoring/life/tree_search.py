"""Tree search: reading ahead along the moves that the policy network thinks of, judged by its opinion of the boards.

The rule for the next move to read is PUCT (Silver et al., Mastering the game of Go without human knowledge,
Nature 550, 2017): its value so far, plus a bonus for moves that the network likes and that were read little.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import sqrt, tanh
from typing import NamedTuple

import numpy as np

from goboard_app.go.board import BoardSize
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.board_network import LAST_MOVES, View
from goboard_app.scoring.life.policy_network import NetworkOpinion, PolicyNetwork
from goboard_app.scoring.life.proof import PASS
from goboard_app.scoring.life.weights import Floats

# Leaves that the network judges in one go.
_AT_ONCE = 8
# The weight of the bonus, and the value that a move not yet read loses against its node.
_EXPLORE, _UNREAD = 1.3, 0.2
# The share of the margin in a value; the rest is the chance to win. Points beyond the unit count little.
_MARGIN, _MARGIN_UNIT = 0.15, 12.0
# Moves of a node: the best of them, and the chance together that is enough.
_MOST_MOVES, _ENOUGH = 24, 0.995
# A lead in points below which two passes in a row decide nothing.
_DRAW = 0.25


class ReadMove(NamedTuple):
    """A first move that was read.

    `value` runs from -1 (lost) to 1 (won) and `lead` is in points, both for the side to move; `prior`
    is the chance that the network gave it.
    """

    move: int
    visits: int
    value: float
    lead: float
    prior: float


class _Node:
    """A position in the tree, with the statistics of its moves for its side to move."""

    __slots__ = ("children", "lead", "leads", "moves", "priors", "value", "values", "view", "visits", "waiting")

    def __init__(self, view: View) -> None:
        self.view = view
        self.moves: list[int] = []
        self.priors: Floats = np.zeros(0, np.float32)
        self.visits: Floats = self.priors
        self.values: Floats = self.priors
        self.leads: Floats = self.priors
        self.children: list[_Node | None] = []
        self.value = 0.0
        self.lead = 0.0
        self.waiting = False

    @property
    def is_over(self) -> bool:
        """True if both sides have passed."""
        return self.view.last[:2] == (PASS, PASS)

    def open(self, evaluation: NetworkOpinion, legal: Iterable[int] | None = None) -> None:
        """Add the moves that the evaluation likes; `legal` names the points that are allowed."""
        board, own = self.view.board, self.view.to_move
        self.lead = evaluation.lead
        self.value = _value(evaluation)
        chances = evaluation.moves
        allowed = None if legal is None else frozenset(legal)
        moves: list[int] = []
        total = 0.0
        order = np.argsort(-chances[:-1]).tolist()
        for at in order:
            if total > _ENOUGH or len(moves) == _MOST_MOVES:
                break
            if at in allowed if allowed is not None else board.is_legal(at, own) and not board.is_eye(at, own):
                moves.append(at)
                total += float(chances[at])
        self.moves = [*moves, PASS]
        priors = np.append(chances[moves], chances[-1]).astype(np.float32)
        self.priors = priors / max(float(priors.sum()), 1e-9)
        self.visits = np.zeros(len(self.moves), np.float32)
        self.values = np.zeros(len(self.moves), np.float32)
        self.leads = np.zeros(len(self.moves), np.float32)
        self.children = [None] * len(self.moves)

    def next_move(self) -> int:
        """Return the number of the move to read next."""
        visits = self.visits
        total = float(visits.sum())
        read = visits > 0
        unread = self.value - _UNREAD * sqrt(float(self.priors[read].sum()))
        values = np.where(read, self.values / np.maximum(visits, 1), unread)
        return int(np.argmax(values + _EXPLORE * sqrt(total + 1) * self.priors / (1 + visits)))

    def after(self, number: int) -> _Node:
        """Return the node after a move, made where it is new."""
        child = self.children[number]
        if child is None:
            child = self.children[number] = _Node(view_after(self.view, self.moves[number]))
        return child


def view_after(view: View, at: int) -> View:
    """Return the view of the other side after a move."""
    board = view.board.copy()
    if at == PASS:
        board.ko = -1
    else:
        board.play(at, view.to_move)
    return View(view.size, board, 3 - view.to_move, (at, *view.last)[:LAST_MOVES], -view.ahead)


def _value(evaluation: NetworkOpinion) -> float:
    margin = tanh(evaluation.lead / _MARGIN_UNIT)
    return (1 - _MARGIN) * (2 * evaluation.wins - 1) + _MARGIN * margin


class TreeSearch:
    """The reading ahead from one board."""

    def __init__(self, network: PolicyNetwork, view: View, legal: Iterable[int]) -> None:
        """`legal` are the first moves to read, besides the pass."""
        self._network = network
        self._root = _Node(view)
        self.first = network.evaluate([view])[0]
        """The opinion of the network before reading."""
        self._root.open(self.first, legal)

    @property
    def size(self) -> BoardSize:
        """The size of the board."""
        return self._root.view.size

    def read(self, visits: int, is_called_off: Callable[[float], bool]) -> None:
        """Read this number of further positions; fewer once no other move can overtake the most read one.

        `is_called_off` gets the share that is done, from 0 to 1, and returns whether to stop.
        """
        done = 0
        while done < visits:
            if is_called_off(done / visits) or self._is_decided(visits - done):
                return
            done += self._read_some(min(_AT_ONCE, visits - done))

    def _is_decided(self, left: int) -> bool:
        visits = np.sort(self._root.visits)
        return len(visits) < 2 or float(visits[-1] - visits[-2]) > left

    def _read_some(self, most: int) -> int:
        """Go down to some leaves, judge them in one go, and carry their values up; return their number."""
        paths: list[tuple[list[tuple[_Node, int]], _Node]] = []
        for _ in range(most):
            path = self._descend()
            leaf = path[-1][0].after(path[-1][1])
            for node, number in path:
                # Until its value is known a move counts as lost, so that the next descent takes another.
                node.visits[number] += 1
                node.values[number] -= 1
            paths.append((path, leaf))
            if leaf.waiting:
                # It is judged already in this round: going on would find it again.
                break
            leaf.waiting = True
        new = list({id(leaf): leaf for _, leaf in paths if not leaf.moves and not leaf.is_over}.values())
        if new:
            for leaf, evaluation in zip(new, self._network.evaluate([leaf.view for leaf in new]), strict=True):
                leaf.open(evaluation)
        for path, leaf in paths:
            leaf.waiting = False
            value, lead = leaf.value, leaf.lead
            if leaf.is_over:
                lead = -path[-1][0].lead
                value = 0.0 if abs(lead) < _DRAW else 1.0 if lead > 0 else -1.0
            for node, number in reversed(path):
                value, lead = -value, -lead
                node.values[number] += 1 + value
                node.leads[number] += lead
        return len(paths)

    def _descend(self) -> list[tuple[_Node, int]]:
        path = []
        node = self._root
        while True:
            number = node.next_move()
            path.append((node, number))
            child = node.children[number]
            if child is None or not child.moves or child.is_over:
                return path
            node = child

    def moves(self) -> list[ReadMove]:
        """Return the first moves, the most read first; of equals the one with the greater chance."""
        root = self._root
        found = []
        for number, move in enumerate(root.moves):
            visits = int(root.visits[number])
            value = float(root.values[number]) / visits if visits else root.value
            lead = float(root.leads[number]) / visits if visits else root.lead
            found.append(ReadMove(move, visits, value, lead, float(root.priors[number])))
        return sorted(found, key=lambda each: (-each.visits, -each.prior))

    @property
    def lead(self) -> float:
        """The expected lead of the side to move in points: the mean of all positions read."""
        total = float(self._root.visits.sum())
        return (self.first.lead + float(self._root.leads.sum())) / (1 + total)

    def line(self, most: int) -> tuple[int, ...]:
        """Return the way on that was read most, of at most this number of moves."""
        found: list[int] = []
        node: _Node | None = self._root
        while node is not None and node.moves and len(found) < most:
            number = int(np.argmax(node.visits + node.priors))
            # Deeper moves were read too little to be trusted.
            if found and node.visits[number] < 2:
                break
            found.append(node.moves[number])
            node = node.children[number]
        return tuple(found)


def view_of(size: BoardSize, board: QuickBoard, to_move: int, last: Iterable[int], ahead_of_black: float) -> View:
    """Return the view of the side to move; `ahead_of_black` is Black's lead besides the board, minus the komi."""
    return View(size, board, to_move, tuple(last)[:LAST_MOVES], ahead_of_black if to_move == 1 else -ahead_of_black)
