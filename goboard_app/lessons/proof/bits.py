"""A small board of bits, 9x9 at most, made for looking far ahead: nothing but stones, captures, ko.

It shares no line with the program's rules; a test plays both side by side.
"""

from __future__ import annotations

from dataclasses import dataclass

STRIDE = 11
"""A row of nine, and a border bit on each side that no stone ever stands on."""

MOST_BITS = STRIDE * STRIDE
"""No board has a bit as high."""

Bits = int


def bit(col: int, row: int) -> Bits:
    """Return the bit of a point, counted from the top left."""
    return 1 << ((row + 1) * STRIDE + col + 1)


def all_points(columns: int, rows: int) -> Bits:
    """Return the bits of a whole board."""
    found = 0
    for row in range(rows):
        for col in range(columns):
            found |= bit(col, row)
    return found


def each(bits: Bits) -> list[Bits]:
    """Return the single bits in a set."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low)
        bits ^= low
    return found


def first_of(bits: Bits, count: int) -> Bits:
    """Return at most `count` bits of a set."""
    found = 0
    while bits and count:
        low = bits & -bits
        found |= low
        bits ^= low
        count -= 1
    return found


def around(bits: Bits) -> Bits:
    """Return the neighbours of a set without the set itself."""
    return (bits << 1) | (bits >> 1) | (bits << STRIDE) | (bits >> STRIDE)


def flood(seed: Bits, inside: Bits) -> Bits:
    """Return all points connected with the seed inside a set."""
    found = seed & inside
    while True:
        grown = (found | around(found)) & inside
        if grown == found:
            return found
        found = grown


@dataclass(frozen=True, slots=True)
class State:
    """The side to move, its stones, the other's, and the point where a ko forbids to play."""

    own: Bits
    other: Bits
    ko: Bits = 0

    def passed(self) -> State:
        """Return the state after a pass."""
        return State(self.other, self.own)

    def played(self, point: Bits, board: Bits) -> State | None:
        """Return the state after a stone at an empty point; None where that is suicide."""
        own, other = self.own | point, self.other
        near = around(point)
        free = board & ~own & ~other
        taken = 0
        beside = near & other
        while beside:
            chain = flood(beside & -beside, other)
            beside &= ~chain
            if not around(chain) & free:
                taken |= chain
        if not taken:
            is_alive = near & free or around(flood(point, own)) & free
            return State(other, own) if is_alive else None
        other &= ~taken
        is_ko = not taken & (taken - 1) and near & board & ~other == taken
        return State(other, own, taken if is_ko else 0)
