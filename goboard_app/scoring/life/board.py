"""QuickBoard, a mutable board for playouts and search, and unconditional life (Benson).

Points are the indices of `BoardSize`; colours are the codes of `Position` (0 empty, 1 black,
2 white). A chain is identified by the index of one of its stones, its head. Sets of liberties are
never changed, only replaced, so that shallow copies are enough to copy a board.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from goboard_app.go.board import BoardSize, Point, neighbor_indices
from goboard_app.go.position import Position

Near = tuple[tuple[int, ...], ...]


@cache
def diagonal_indices(size: BoardSize) -> Near:
    """Return for each index the indices of the points diagonally next to it."""
    return tuple(
        tuple(
            size.index(near)
            for near in (Point(point.col + dx, point.row + dy) for dx in (-1, 1) for dy in (-1, 1))
            if near in size
        )
        for point in size
    )


class QuickBoard:
    """A board with its stones, chains and liberties, updated with every move.

    `head` gives the head of the chain on a point, -1 on empty points; `stones` and `libs` give the
    stones and liberties of the chain of a head. `ko` is the point at which a ko forbids immediate
    recapture, -1 without one.
    """

    __slots__ = ("color", "diagonals", "head", "ko", "libs", "near", "stones")

    def __init__(self, near: Near, diagonals: Near) -> None:
        self.near = near
        self.diagonals = diagonals
        self.color: list[int] = [0] * len(near)
        self.head: list[int] = [-1] * len(near)
        self.stones: dict[int, tuple[int, ...]] = {}
        self.libs: dict[int, frozenset[int]] = {}
        self.ko = -1

    @classmethod
    def of(cls, position: Position) -> QuickBoard:
        """Return the board of a position; chains without liberties stay on it."""
        board = cls(neighbor_indices(position.size.columns, position.size.rows), diagonal_indices(position.size))
        board.color = list(position.stones)
        board.find_chains()
        return board

    def copy(self) -> QuickBoard:
        """Return an independent board with the same stones and the same ko."""
        # __init__ would make lists that are replaced at once.
        board = QuickBoard.__new__(QuickBoard)
        board.near = self.near
        board.diagonals = self.diagonals
        board.color = self.color[:]
        board.head = self.head[:]
        board.stones = self.stones.copy()
        board.libs = self.libs.copy()
        board.ko = self.ko
        return board

    def find_chains(self) -> None:
        """Find all chains of a board whose `color` was filled directly, and their liberties."""
        for start, color in enumerate(self.color):
            if color and self.head[start] < 0:
                self._add_chain(start, color)

    def _add_chain(self, start: int, color: int) -> None:
        chain = [start]
        libs: set[int] = set()
        self.head[start] = start
        for at in chain:
            for near in self.near[at]:
                here = self.color[near]
                if here == color and self.head[near] < 0:
                    self.head[near] = start
                    chain.append(near)
                elif not here:
                    libs.add(near)
        self.stones[start] = tuple(chain)
        self.libs[start] = frozenset(libs)

    def play(self, at: int, own: int) -> tuple[int, ...]:
        """Place a stone, remove the chains that it captures, and return their points.

        The move must not be self-capture; its legality is not checked.
        """
        color, head, libs = self.color, self.head, self.libs
        color[at] = own
        free: set[int] = set()
        joined: list[int] = []
        dead: list[int] = []
        for near in self.near[at]:
            here = color[near]
            if not here:
                free.add(near)
                continue
            chain = head[near]
            if here == own:
                if chain not in joined:
                    joined.append(chain)
            # A chain that touches the point on two sides loses this liberty once.
            elif at in libs[chain]:
                left = libs[chain] - {at}
                libs[chain] = left
                if not left:
                    dead.append(chain)
        self._join(at, joined, free)
        self.ko = -1
        return self._capture(at, dead, own) if dead else ()

    def _capture(self, at: int, dead: list[int], own: int) -> tuple[int, ...]:
        """Remove the chains that the stone at `at` has left without liberties, and set the ko."""
        taken: tuple[int, ...] = ()
        for chain in dead:
            taken += self._take_off(chain, own)
        mine = self.head[at]
        # A single stone took a single stone and has no other liberty than its point.
        if len(taken) == 1 and len(self.stones[mine]) == 1 and len(self.libs[mine]) == 1:
            self.ko = taken[0]
        return taken

    def _join(self, at: int, joined: list[int], free: set[int]) -> None:
        head, stones, libs = self.head, self.stones, self.libs
        if not joined:
            head[at] = at
            stones[at] = (at,)
            libs[at] = frozenset(free)
            return
        main = joined[0]
        if len(joined) > 1:
            # The largest chain keeps its head: fewer stones have to be given a new one.
            main = max(joined, key=lambda chain: len(stones[chain]))
            for chain in joined:
                if chain != main:
                    moved = stones.pop(chain)
                    for stone in moved:
                        head[stone] = main
                    stones[main] += moved
                    free |= libs.pop(chain)
        head[at] = main
        stones[main] += (at,)
        free |= libs[main]
        free.discard(at)
        libs[main] = frozenset(free)

    def _take_off(self, chain: int, captor: int) -> tuple[int, ...]:
        color, head, libs = self.color, self.head, self.libs
        taken = self.stones.pop(chain)
        del libs[chain]
        gained: dict[int, set[int]] = {}
        for stone in taken:
            color[stone] = 0
            head[stone] = -1
        for stone in taken:
            for near in self.near[stone]:
                if color[near] == captor:
                    gained.setdefault(head[near], set()).add(stone)
        for other, points in gained.items():
            libs[other] |= points
        return taken

    def liberties_after(self, at: int, own: int) -> tuple[int, int, int]:
        """Return the liberties and stones of the chain that a move would make, and the stones it would capture.

        Each chain captured adds one liberty, however many stones it has.
        """
        color, head, libs = self.color, self.head, self.libs
        free: set[int] = set()
        size, captured = 1, 0
        seen: list[int] = []
        for near in self.near[at]:
            here = color[near]
            if not here:
                free.add(near)
                continue
            chain = head[near]
            if chain in seen:
                continue
            seen.append(chain)
            if here == own:
                free |= libs[chain]
                size += len(self.stones[chain])
            elif len(libs[chain]) == 1:
                captured += len(self.stones[chain])
                free.add(near)
        free.discard(at)
        return len(free), size, captured

    def is_legal(self, at: int, own: int) -> bool:
        """Return whether a stone may be placed: an empty point, no self-capture, no immediate recapture in a ko."""
        if self.color[at] or at == self.ko:
            return False
        color, head, libs = self.color, self.head, self.libs
        for near in self.near[at]:
            here = color[near]
            # A liberty, an own chain with another one, or an enemy chain that the move captures.
            if not here or (len(libs[head[near]]) > 1) == (here == own):
                return True
        return False

    def is_eye(self, at: int, own: int) -> bool:
        """Return whether an empty point is an eye of `own` that is not false."""
        color = self.color
        for near in self.near[at]:
            if color[near] != own:
                return False
        # One enemy stone on a diagonal point makes an eye false at the edge, two elsewhere.
        corners = self.diagonals[at]
        if len(corners) < 4:
            return all(color[corner] != 3 - own for corner in corners)
        return sum(color[corner] == 3 - own for corner in corners) < 2


class Enclosure(NamedTuple):
    """A region without stones of a colour, enclosed by chains of that colour.

    `around` are the heads of these chains; `vital` those that are next to all its empty points.
    """

    points: frozenset[int]
    around: frozenset[int]
    vital: frozenset[int]


class SafeStones(NamedTuple):
    """The heads of the chains of one colour that live unconditionally, and the regions they enclose.

    `eyes` are the regions that are vital to any of them, `inside` all points of these regions.
    """

    heads: frozenset[int]
    inside: frozenset[int]
    eyes: tuple[Enclosure, ...]


def find_safe(board: QuickBoard, own: int) -> SafeStones:
    """Return the chains of a colour that live unconditionally (Benson).

    Chains with fewer than two vital regions are removed, with the regions that they help to enclose,
    until each chain that is left has two.
    """
    regions = _enclosures(board, own)
    chains = {head for head in board.stones if board.color[head] == own}
    while True:
        eyes = dict.fromkeys(chains, 0)
        for region in regions:
            for head in region.vital:
                if head in eyes:
                    eyes[head] += 1
        kept = {head for head, number in eyes.items() if number >= 2}
        kept_regions = [region for region in regions if region.around <= kept]
        # No chain or region was removed: each chain left has two vital regions.
        if kept == chains and len(kept_regions) == len(regions):
            break
        chains, regions = kept, kept_regions
    vital = tuple(region for region in regions if region.vital)
    inside = frozenset().union(*(region.points for region in vital)) if vital else frozenset()
    return SafeStones(frozenset(chains), inside, vital)


def _enclosures(board: QuickBoard, own: int) -> list[Enclosure]:
    color, near = board.color, board.near
    seen = [False] * len(color)
    found = []
    for start, here in enumerate(color):
        if here == own or seen[start]:
            continue
        points = [start]
        seen[start] = True
        around: set[int] = set()
        vital: set[int] | None = None
        for at in points:
            beside: set[int] = set()
            for other in near[at]:
                if color[other] == own:
                    beside.add(board.head[other])
                elif not seen[other]:
                    seen[other] = True
                    points.append(other)
            around |= beside
            # Benson: only the empty points of a region must all be next to the chain.
            if not color[at]:
                vital = beside if vital is None else vital & beside
        found.append(Enclosure(frozenset(points), frozenset(around), frozenset(vital or ())))
    return found
