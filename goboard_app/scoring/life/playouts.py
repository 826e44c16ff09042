"""Playouts: a position played to its end many times with a simple, sound policy.

The policy captures a chain that the last move put into atari, answers an atari by the last move,
plays the middle of a dead shape, never fills an eye, and never puts three or more of its own stones
into atari unless that leaves the other side a shape with one eye.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random

from goboard_app.scoring.life.board import QuickBoard, SafeStones, find_safe
from goboard_app.scoring.life.limits import STABLE

_SACRIFICE = 2
"""The largest number of stones that the policy may throw in whatever shape they leave."""
# The sorted numbers of neighbours within the shape: three in a row or bent; the T of four; bulky
# five and the cross; rabbity six.
_DEAD_SHAPES = {
    (1, 1, 2),
    (1, 1, 1, 3),
    (1, 2, 2, 2, 3),
    (1, 1, 1, 1, 4),
    (1, 1, 2, 2, 2, 4),
}


def owner_of_empty(board: QuickBoard, at: int) -> int:
    """Return the owner of an empty point at the end of a playout; 0 if both colours are next to it, or none."""
    found = 0
    for near in board.near[at]:
        found |= board.color[near]
    return found if found < 3 else 0


def run_playout(
    board: QuickBoard,
    to_move: int,
    open_points: Sequence[int],
    rng: Random,
    played: list[int] | None = None,
    to_take: list[int] | None = None,
) -> None:
    """Play `board` to its end in place, on `open_points` only.

    The moves, passes as -1, are added to `played`. In a capture game `to_take` holds, by colour, the
    number of stones that each side has still to take; it is updated, and the playout ends once a side
    has taken them all.
    """
    free = [at for at in open_points if not board.color[at]]
    allowed = set(open_points)
    # Only the simple ko is checked; the limit ends longer cycles.
    limit = 3 * len(open_points) + 20
    last = -1
    passes = 0
    shape: tuple[int, ...] = ()
    while passes < 2 and limit:
        limit -= 1
        at = _answer(board, last, to_move, allowed) if last >= 0 else -1
        if at < 0 and shape:
            at = _inside(board, shape, to_move)
        if at < 0:
            at = _random_move(board, free, to_move, rng)
        if at < 0:
            passes += 1
            last, shape = -1, ()
            # A pass lifts the ko.
            board.ko = -1
        else:
            passes = 0
            taken = board.play(at, to_move)
            if taken and to_take is not None:
                to_take[to_move] -= len(taken)
                if to_take[to_move] <= 0:
                    limit = 0
            free += [stone for stone in taken if stone in allowed]
            # Dead shapes have three to six points.
            shape = taken if 3 <= len(taken) <= 6 else ()
            last = at
        if played is not None:
            played.append(at)
        to_move = 3 - to_move


def _answer(board: QuickBoard, last: int, own: int, allowed: set[int]) -> int:
    """Return the answer to the last move: capture it, or save a chain that it put into atari; -1 if neither works."""
    head, libs = board.head, board.libs
    chain = head[last]
    if len(libs[chain]) == 1:
        (at,) = libs[chain]
        if at != board.ko and at in allowed:
            return at
    color = board.color
    for near in board.near[last]:
        if color[near] == own:
            mine = head[near]
            if len(libs[mine]) == 1:
                at = _rescue(board, mine, own)
                if at >= 0 and at in allowed:
                    return at
    return -1


def _rescue(board: QuickBoard, chain: int, own: int) -> int:
    """Return a move that saves a chain in atari, by capture or by running to two liberties; -1 if there is none."""
    color, head, libs = board.color, board.head, board.libs
    tried: set[int] = set()
    for stone in board.stones[chain]:
        for near in board.near[stone]:
            if color[near] == 3 - own:
                other = head[near]
                if other not in tried:
                    tried.add(other)
                    if len(libs[other]) == 1:
                        (at,) = libs[other]
                        if at != board.ko:
                            return at
    (at,) = libs[chain]
    free, _, _ = board.liberties_after(at, own)
    return at if free >= 2 else -1


def _inside(board: QuickBoard, shape: Iterable[int], own: int) -> int:
    """Return the empty point of a captured shape with the most neighbours in it, two or more; -1 if it is not legal."""
    inside = set(shape)
    best, most = -1, 1
    for at in shape:
        if board.color[at]:
            continue
        around = sum(near in inside for near in board.near[at])
        if around > most:
            best, most = at, around
    if best >= 0 and board.is_legal(best, own):
        return best
    return -1


def _random_move(board: QuickBoard, free: list[int], own: int, rng: Random) -> int:
    """Return a random move that the policy allows, and remove it from `free`; -1 if there is none."""
    left = len(free)
    random = rng.random
    color = board.color
    while left:
        i = int(random() * left)
        at = free[i]
        left -= 1
        if color[at]:
            # Filled by an answer; the point leaves the list until its stone is captured.
            free[i] = free[left]
            free[left] = free[-1]
            free.pop()
            continue
        if is_playable(board, at, own):
            free[i] = free[-1]
            free.pop()
            return at
        # Set aside behind `left`, where this call does not look again.
        free[i] = free[left]
        free[left] = at
    return -1


def is_playable(board: QuickBoard, at: int, own: int) -> bool:
    """Return whether the policy may choose a point at random."""
    if at == board.ko:
        return False
    color = board.color
    has_room = 0
    for near in board.near[at]:
        if not color[near]:
            has_room += 1
    # A stone with two empty neighbours fills no eye and is not in atari.
    if has_room >= 2:
        return True
    if not has_room and board.is_eye(at, own):
        return False
    free, size, captured = board.liberties_after(at, own)
    if free >= 2 or captured:
        return free > 0
    if free == 0:
        return False
    return size <= _SACRIFICE or leaves_one_eye(board, at, own)


def leaves_one_eye(board: QuickBoard, at: int, own: int) -> bool:
    """Return whether the chain made by a move leaves a shape with one eye only, once captured."""
    shape = {at}
    for near in board.near[at]:
        if board.color[near] == own:
            shape.update(board.stones[board.head[near]])
    return is_dead_shape(shape, board)


def is_dead_shape(shape: set[int], board: QuickBoard) -> bool:
    """Return whether an eye space of this shape has a vital point: three points, or four to six around a middle."""
    if len(shape) > 6:
        return False
    degrees = sorted(sum(near in shape for near in board.near[at]) for at in shape)
    return tuple(degrees) in _DEAD_SHAPES


class Fates:
    """The playouts of a position, with the chains that survived each.

    `survived` holds for each head the runs, as bits, in which the chain was on the board at the end.
    `black` and `white` count for each point the playouts in which it was Black's or White's.
    """

    def __init__(self, board: QuickBoard) -> None:
        self.board = board
        self.safe: dict[int, SafeStones] = {color: find_safe(board, color) for color in (1, 2)}
        self.runs = 0
        self.survived = dict.fromkeys(board.stones, 0)
        self.black = [0] * len(board.color)
        self.white = [0] * len(board.color)
        # The owner of these points is settled, so that playouts leave them out.
        closed = self.safe[1].inside | self.safe[2].inside
        self.open_points = [at for at in range(len(board.color)) if at not in closed]

    def run(self, runs: int, rng: Random, is_called_off: Callable[[float], bool]) -> None:
        """Play the position out until there are `runs` playouts, or `is_called_off` returns true.

        `is_called_off` gets the share of the playouts that is done, from 0 to 1.
        """
        while self.runs < runs:
            if is_called_off(self.runs / runs):
                return
            board = self.board.copy()
            # Black and White begin in turn.
            run_playout(board, 1 + self.runs % 2, self.open_points, rng)
            self._add(board)

    def _add(self, end: QuickBoard) -> None:
        bit = 1 << self.runs
        color = self.board.color
        for head in self.survived:
            # The point of the head represents the whole chain.
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
        """Return the share of the playouts that a chain survived; 1 or 0 if that is certain, 0.5 without playouts."""
        color = self.board.color[head]
        if head in self.safe[color].heads:
            return 1.0
        if head in self.safe[3 - color].inside:
            return 0.0
        return self.survived[head].bit_count() / self.runs if self.runs else 0.5

    def black_share(self, at: int) -> float:
        """Return how surely a point is Black's, from 0 (White's) to 1."""
        if at in self.safe[1].inside:
            return 1.0
        if at in self.safe[2].inside:
            return 0.0
        known = self.black[at] + self.white[at]
        # A playout in which the point was neutral counts half for each side.
        return 0.5 if not known else 0.5 + (self.black[at] - self.white[at]) / (2 * self.runs)

    def is_safe(self, head: int) -> bool:
        """Return whether a chain lives unconditionally."""
        return head in self.safe[self.board.color[head]].heads

    def likeness(self, one: int, other: int) -> float:
        """Return the share of the playouts in which two chains had the same fate."""
        if not self.runs:
            return 0.0
        differs = self.survived[one] ^ self.survived[other]
        return 1.0 - differs.bit_count() / self.runs

    def walls(self) -> list[bool]:
        """Return for each point whether it has a stone of a chain that survives nearly always (`STABLE`)."""
        stays = [False] * len(self.board.color)
        for head, stones in self.board.stones.items():
            if self.share(head) >= STABLE:
                for stone in stones:
                    stays[stone] = True
        return stays
