"""The goals of problems, as questions about two sets of stones.

In each goal there is a seeker, who wants something to happen, and the other side, who wants to
prevent it. The side that is to move in a problem may be either of them.

Each answer is a reason: a set of points, none where the answer is no. A yes holds on every board
that has the same stones and the same empty points there, whatever the rest of it is like.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from goboard_app.lessons.proof.bits import Bits, around, each, first_of, flood


class Goal(Protocol):
    """The goal of the seeker."""

    def reached(self, own: Bits, other: Bits) -> Bits:
        """Return why the seeker, whose stones are `own`, has reached the goal; 0 where it has not."""

    def barred(self, own: Bits, other: Bits, moves: int) -> Bits:
        """Return why the seeker cannot reach the goal in this many more moves; 0 where that is not plain."""

    def urgent(self, own: Bits, other: Bits) -> Bits:
        """Return the points to look at first; a guess."""

    @property
    def is_told_at_the_end(self) -> bool:
        """Return whether the goal is decided only when no moves are left."""


def moves_wanted(goal: Goal, own: Bits, other: Bits) -> int:
    """Return the least number of moves that the seeker needs."""
    moves = 0
    while goal.barred(own, other, moves):
        moves += 1
    return moves


@dataclass(frozen=True, slots=True)
class Capture:
    """None of these stones is left on the board."""

    stones: Bits
    board: Bits
    is_told_at_the_end: bool = False

    def reached(self, own: Bits, other: Bits) -> Bits:
        """Return the stones if all have been taken."""
        return 0 if other & self.stones else self.stones

    def barred(self, own: Bits, other: Bits, moves: int) -> Bits:
        """Return a chain with more liberties than moves, since a move takes one away at most."""
        free = self.board & ~own & ~other
        left = other & self.stones
        while left:
            chain = flood(left & -left, other)
            left &= ~chain
            liberties = around(chain) & free
            if liberties.bit_count() > moves:
                return chain | first_of(liberties, moves + 1)
        return 0

    def urgent(self, own: Bits, other: Bits) -> Bits:
        """Return the liberties of the stones to be captured."""
        return around(flood(other & self.stones, other)) & ~own


@dataclass(frozen=True, slots=True)
class Connect:
    """Stones of the seeker's at these points and at those belong to one chain."""

    one: Bits
    two: Bits
    board: Bits
    is_told_at_the_end: bool = False

    def reached(self, own: Bits, other: Bits) -> Bits:
        """Return such a chain, if there is one."""
        chain = flood(self.one, own)
        return chain if chain & self.two else 0

    def barred(self, own: Bits, other: Bits, moves: int) -> Bits:
        """Return the reach of both sets, the moves shared between them, if it does not meet; else 0."""
        ours = self._spread(self.one, own, moves - moves // 2)
        if not moves and not ours & self.two:
            return (ours | around(ours) | self.one) & self.board
        theirs = self._spread(self.two, own, moves // 2)
        if ours & (theirs | around(theirs) | self.two):
            return 0
        spread = ours | theirs
        return (spread | around(spread) | self.one | self.two) & self.board

    def _spread(self, points: Bits, own: Bits, moves: int) -> Bits:
        """Return all points that could become connected with stones there, by moves anywhere."""
        reached = flood(points, own)
        for _ in range(moves):
            reached |= (around(reached) | points) & self.board
            reached |= flood(around(reached), own)
        return reached

    def urgent(self, own: Bits, other: Bits) -> Bits:
        """Return the points next to the stones that are to be connected."""
        return around(flood(own & (self.one | self.two), own)) & ~other


@dataclass(frozen=True, slots=True)
class Points:
    """A number of points of a part of the board as the seeker's, counted by area of the current board."""

    zone: Bits
    wanted: int
    board: Bits
    is_told_at_the_end: bool = True

    def reached(self, own: Bits, other: Bits) -> Bits:
        """Count stones, and empty points that touch stones of the seeker alone."""
        counted = reason = own & self.zone
        for region in self._regions(own, other):
            if not around(region) & other:
                counted |= region & self.zone
                reason |= region | around(region) & self.board
        return reason if counted.bit_count() >= self.wanted else 0

    def barred(self, own: Bits, other: Bits, moves: int) -> Bits:
        """Return the other side's stones, and how empty points hang together with some of them."""
        if moves or self.reached(own, other):
            return 0
        reason = other & self.zone
        for region in self._regions(own, other):
            if around(region) & other:
                reason |= _ways(region, region & self.zone, other)
        return reason

    def _regions(self, own: Bits, other: Bits) -> list[Bits]:
        """Return the empty regions with points that are asked about."""
        free = self.board & ~own & ~other
        left = free & self.zone
        found = []
        while left:
            found.append(flood(left & -left, free))
            left &= ~found[-1]
        return found

    def urgent(self, own: Bits, other: Bits) -> Bits:
        """Return no points, since none comes before another."""
        return 0


def _ways(region: Bits, wanted: Bits, other: Bits) -> Bits:
    """Return a short way from each asked point of an empty region to a stone of the other side."""
    layers = [around(other) & region]
    seen = layers[0]
    while wanted & ~seen:
        layers.append(around(layers[-1]) & region & ~seen)
        seen |= layers[-1]
    way = wanted
    for here, nearer in zip(reversed(layers), [*reversed(layers[:-1]), other], strict=True):
        for point in each(way & here):
            beside = around(point) & nearer
            if not beside & way:
                way |= first_of(beside, 1)
    return way
