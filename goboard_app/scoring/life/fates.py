"""Fates: what became of every chain, and of every point, in many playouts of one position."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from goboard_app.scoring.life.benson import SafeStones, find_safe
from goboard_app.scoring.life.board import QuickBoard
from goboard_app.scoring.life.playouts import owner_of_empty, run_playout

STABLE = 0.97
"""A chain that survives so often is taken as a wall while others are read."""


class Fates:
    """The playouts of a position: who survived in which of them.

    `survived` holds for each head the runs, as bits, in which the chain was still there at the
    end. `black` and `white` count per point how often it was whose.
    """

    def __init__(self, board: QuickBoard) -> None:
        self.board = board
        self.safe: dict[int, SafeStones] = {color: find_safe(board, color) for color in (1, 2)}
        self.runs = 0
        self.survived = dict.fromkeys(board.stones, 0)
        self.black = [0] * len(board.color)
        self.white = [0] * len(board.color)
        closed = self.safe[1].inside | self.safe[2].inside
        self.open_points = [at for at in range(len(board.color)) if at not in closed]

    def run(self, runs: int, rng: Random, is_called_off: Callable[[float], bool]) -> None:
        """Play the position out so many times; `is_called_off` hears how much of it is done."""
        while self.runs < runs:
            if is_called_off(self.runs / runs):
                return
            board = self.board.copy()
            run_playout(board, 1 + self.runs % 2, self.open_points, rng)
            self._add(board)

    def _add(self, end: QuickBoard) -> None:
        bit = 1 << self.runs
        color = self.board.color
        for head in self.survived:
            if end.color[head] == color[head]:
                self.survived[head] |= bit
        self.runs += 1
        for at in self.open_points:
            owner = end.color[at] or owner_of_empty(end, at)
            if owner == 1:
                self.black[at] += 1
            elif owner == 2:
                self.white[at] += 1

    def share(self, head: int) -> float:
        """The part of the playouts that a chain survived; 1 and 0 where that is certain."""
        color = self.board.color[head]
        if head in self.safe[color].heads:
            return 1.0
        if head in self.safe[3 - color].inside:
            return 0.0
        return self.survived[head].bit_count() / self.runs if self.runs else 0.5

    def black_share(self, at: int) -> float:
        """How surely a point is Black's, from 0 for White's to 1."""
        if at in self.safe[1].inside:
            return 1.0
        if at in self.safe[2].inside:
            return 0.0
        known = self.black[at] + self.white[at]
        return 0.5 if not known else 0.5 + (self.black[at] - self.white[at]) / (2 * self.runs)

    def is_safe(self, head: int) -> bool:
        """Whether a chain lives unconditionally."""
        return head in self.safe[self.board.color[head]].heads

    def likeness(self, one: int, other: int) -> float:
        """The part of the playouts in which two chains had the same fate."""
        if not self.runs:
            return 0.0
        differs = self.survived[one] ^ self.survived[other]
        return 1.0 - differs.bit_count() / self.runs

    def walls(self) -> list[bool]:
        """The stones that nobody doubts to stay."""
        stays = [False] * len(self.board.color)
        for head, stones in self.board.stones.items():
            if self.share(head) >= STABLE:
                for stone in stones:
                    stays[stone] = True
        return stays
