"""What a problem asks for, as questions about two sets of stones.

In each goal there is a seeker, who wants something to happen, and the other side, who wants to
prevent it. The side that is to move in a problem may be either of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from tests.proof.bits import Bits, around, flood


class Goal(Protocol):
    """What the seeker wants."""

    def is_reached(self, own: Bits, other: Bits) -> bool:
        """Whether the seeker, whose stones are `own`, has it."""

    def moves_wanted(self, own: Bits, other: Bits) -> int:
        """How many moves the seeker needs at the very least; never too many."""

    def urgent(self, own: Bits, other: Bits) -> Bits:
        """The points to look at first; a guess."""

    @property
    def is_told_at_the_end(self) -> bool:
        """Whether it is decided only when both have passed."""


@dataclass(frozen=True, slots=True)
class Capture:
    """None of these stones is left on the board."""

    stones: Bits
    board: Bits
    is_told_at_the_end: bool = False

    def is_reached(self, own: Bits, other: Bits) -> bool:
        """Whether all have been taken."""
        return not other & self.stones

    def moves_wanted(self, own: Bits, other: Bits) -> int:
        """The liberties of the chain that has most of them: a move takes one away at most."""
        most, left = 0, other & self.stones
        while left:
            chain = flood(left & -left, other)
            left &= ~chain
            liberties = around(chain) & self.board & ~own & ~other
            most = max(most, liberties.bit_count())
        return most

    def urgent(self, own: Bits, other: Bits) -> Bits:
        """The liberties of what is to be captured."""
        return around(flood(other & self.stones, other)) & ~own


@dataclass(frozen=True, slots=True)
class Connect:
    """Stones of the seeker's belong to one chain."""

    one: Bits
    two: Bits
    board: Bits
    is_told_at_the_end: bool = False

    def is_reached(self, own: Bits, other: Bits) -> bool:
        """Whether there is such a chain."""
        return own & self.one != 0 and flood(own & self.one, own) & self.two != 0

    def moves_wanted(self, own: Bits, other: Bits) -> int:
        """The points without a stone of the seeker's on the shortest way between them."""
        if not own & self.one or not own & self.two:
            return 1
        reached, moves = flood(own & self.one, own), 0
        while not reached & self.two:
            reached |= around(reached) & self.board
            reached = flood(reached, own) | reached
            moves += 1
        return moves

    def urgent(self, own: Bits, other: Bits) -> Bits:
        """Next to what is to be connected."""
        return around(flood(own & (self.one | self.two), own)) & ~other


@dataclass(frozen=True, slots=True)
class Points:
    """So many points of a part of the board are the seeker's, counted by area as it stands."""

    zone: Bits
    wanted: int
    board: Bits
    is_told_at_the_end: bool = True

    def is_reached(self, own: Bits, other: Bits) -> bool:
        """Stones count, and empty points that touch stones of the seeker alone."""
        found = (own & self.zone).bit_count()
        free = self.board & ~own & ~other
        left = free & self.zone
        while left:
            region = flood(left & -left, free)
            left &= ~region
            if not around(region) & other:
                found += (region & self.zone).bit_count()
        return found >= self.wanted

    def moves_wanted(self, own: Bits, other: Bits) -> int:
        """It may be there already."""
        return 0

    def urgent(self, own: Bits, other: Bits) -> Bits:
        """None before another."""
        return 0
