"""Eye spaces: the board without its dead stones, and how many eyes a space is worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from goboard_app.go.board import BoardSize, Point, neighbor_indices
from goboard_app.go.position import EMPTY, Position

Near = tuple[tuple[int, ...], ...]
Board = tuple[int, ...]
"""The points of a space in their order: 0 empty, 1 the owner's, 2 the opponent's."""
_EMPTY, _OWNER, _OPPONENT = 0, 1, 2
_NEVER = 1000
"""More moves than anybody has: the point cannot be made an eye."""
_ROOMY = 6
"""So many sound points hold two eyes in whatever shape."""
_SMALL = 7
"""Spaces of up to so many points are played out."""
_BIG_CATCH, _TWO_EYED_CATCH = 5, 8
"""So many dead stones leave room for one eye, or two, once they are taken."""


class SettledBoard(NamedTuple):
    """`stones` are the living ones, `lifted` the dead ones, one code a point as in `Position`.

    A point under a dead stone is empty in `stones`. `near` holds the neighbours of each point.
    """

    size: BoardSize
    near: tuple[tuple[int, ...], ...]
    stones: bytes
    lifted: bytes

    def where(self, code: int) -> bytes:
        """One byte a point: 1 where a stone of this code lives, or where nothing stands for 0."""
        return self.stones.translate(_IS[code])


_IS = tuple(bytes(stone == code for stone in range(256)) for code in range(3))


def ground_of(position: Position, dead: frozenset[Point]) -> SettledBoard:
    """The board of a position once these stones are off."""
    size = position.size
    stones, lifted = bytearray(position.stones), bytearray(size.area)
    for point in dead:
        i = size.index(point)
        lifted[i], stones[i] = position.stones[i], EMPTY
    return SettledBoard(size, neighbor_indices(size), bytes(stones), bytes(lifted))


def flood(near: tuple[tuple[int, ...], ...], start: int, inside: bytearray) -> list[int]:
    """The points joined to `start` among those set in `inside`, which are unset on the way."""
    found = [start]
    inside[start] = 0
    for i in found:
        for j in near[i]:
            if inside[j]:
                inside[j] = 0
                found.append(j)
    return found


@lru_cache(maxsize=4096)
def can_be_parted(near: Near, dead: tuple[bool, ...]) -> bool:
    """Whether the owner can part the points into two, whatever the opponent does.

    `near` names the neighbours of each point within the space, `dead` where the opponent's stones
    are. The stones around are safe and joined; what is parted once stays so. Made for up to seven
    points, which take some milliseconds at worst.
    """
    board = tuple(_OPPONENT if is_dead else _EMPTY for is_dead in dead)
    return _Reading(near).can_part(board, owner_moves=True, passed=False)


@dataclass(slots=True)
class _Reading:
    """What was found of each board on the way; one that comes back by a cycle is no success."""

    near: Near
    known: dict[tuple[Board, bool, bool], bool] = field(default_factory=dict)

    def can_part(self, board: Board, *, owner_moves: bool, passed: bool) -> bool:
        """Whether the owner gets there from this board; `passed` says that the last move was."""
        if _is_parted(self.near, board):
            return True
        key = (board, owner_moves, passed)
        if key not in self.known:
            self.known[key] = False
            succeed = any if owner_moves else all
            self.known[key] = succeed(self._outcomes(board, owner_moves, passed))
        return self.known[key]

    def _outcomes(self, board: Board, owner_moves: bool, passed: bool) -> Iterator[bool]:
        color = _OWNER if owner_moves else _OPPONENT
        for after in _moves(self.near, board, color):
            yield self.can_part(after, owner_moves=not owner_moves, passed=False)
        yield not passed and self.can_part(board, owner_moves=not owner_moves, passed=True)


def _moves(near: Near, board: Board, color: int) -> Iterator[Board]:
    for i, stone in enumerate(board):
        if stone != _EMPTY:
            continue
        after = list(board)
        after[i] = color
        if color == _OWNER:
            for j in near[i]:
                for k in _captured(near, after, j):
                    after[k] = _EMPTY
        # The opponent cannot fill a last liberty, and the owner does not fill a last point.
        is_bad = set(after) == {_OWNER} if color == _OWNER else _captured(near, after, i)
        if not is_bad:
            yield tuple(after)


def _captured(near: Near, board: list[int], start: int) -> list[int]:
    """The opponent's chain on a point if it has no liberty, else nothing."""
    if board[start] != _OPPONENT:
        return []
    chain = [start]
    for i in chain:
        if any(board[j] == _EMPTY for j in near[i]):
            return []
        chain += [j for j in near[i] if board[j] == _OPPONENT and j not in chain]
    return chain


def _is_parted(near: Near, board: Board) -> bool:
    """Whether the points that are not the owner's no longer hang together."""
    rest = [i for i, stone in enumerate(board) if stone != _OWNER]
    joined = rest[:1]
    for i in joined:
        joined += [j for j in near[i] if board[j] != _OWNER and j not in joined]
    return len(joined) < len(rest)


class EyeSpace(NamedTuple):
    """Own empty points of one side that are joined, dead stones on them included.

    `code` is the owner's. `sound` are the `points` that are not false.
    """

    ground: SettledBoard
    code: int
    points: frozenset[int]
    sound: frozenset[int]

    def holds_dead(self, i: int) -> bool:
        """Whether a dead stone of the opponent is on a point of this eye."""
        return i in self.points and self.ground.lifted[i] == 3 - self.code

    def is_open(self, i: int) -> bool:
        """Whether nothing is on a point; dead stones of the owner are nothing."""
        return not self.ground.stones[i] and self.ground.lifted[i] != 3 - self.code


def value_of(eye: EyeSpace) -> int:
    """How many eyes a space is good for: 0, 1, or 2 for all from two upwards.

    The owner is to move, since groups are as safe as the players said. A small space that is closed
    all around is played out; else its shape is looked at, with one move made. A false point is no
    eye. What is next to one has to be closed off first, which is one move or, behind dead
    stones that must be captured through the false point, never done.
    """
    dead = sum(eye.holds_dead(i) for i in eye.points)
    if dead >= _TWO_EYED_CATCH:
        return 2
    pokers = _pokers(eye)
    gaps = {i: _gaps(eye, i, pokers, None) for i in eye.sound}
    if len(eye.points) <= _SMALL and eye.sound == eye.points and not any(gaps.values()):
        return 1 + _can_be_parted(eye)
    if _room(eye, gaps) >= _ROOMY:
        return 2
    least = 1 if dead >= _BIG_CATCH or any(gap <= 1 for gap in gaps.values()) else 0
    return max(least, min(2, _most_pieces(eye, pokers)))


def _can_be_parted(eye: EyeSpace) -> bool:
    points = sorted(eye.points)
    place = {i: at for at, i in enumerate(points)}
    near = tuple(tuple(place[j] for j in eye.ground.near[i] if j in place) for i in points)
    return can_be_parted(near, tuple(eye.holds_dead(i) for i in points))


def _pokers(eye: EyeSpace) -> frozenset[int]:
    """Dead stones joined to one that stands on a false point, itself included."""
    found = [i for i in eye.points - eye.sound if eye.holds_dead(i)]
    seen = set(found)
    for i in found:
        fresh = [j for j in eye.ground.near[i] if j not in seen and eye.holds_dead(j)]
        seen.update(fresh)
        found += fresh
    return frozenset(seen)


def _gaps(eye: EyeSpace, i: int, pokers: frozenset[int], filled: int | None) -> int:
    """How many moves close a sound point off, so that it is an eye, once `filled` is."""
    near = (j for j in eye.ground.near[i] if j != filled)
    return sum(_gap(eye, j, pokers, filled) for j in near)


def _gap(eye: EyeSpace, j: int, pokers: frozenset[int], filled: int | None) -> int:
    """The moves needed at a neighbour of a point that is to be an eye."""
    stone = eye.ground.stones[j]
    if stone == eye.code:
        return 0
    if stone or j in pokers:
        return _NEVER
    if j not in eye.sound:
        return 1
    return int(any(_is_open_false(eye, k) for k in eye.ground.near[j] if k != filled))


def _is_open_false(eye: EyeSpace, k: int) -> bool:
    """Whether the opponent can play on a false point here and go on from it into the eye."""
    return k in eye.points and k not in eye.sound and eye.is_open(k)


def _room(eye: EyeSpace, gaps: dict[int, int]) -> int:
    """The sound points, less what is at the openings and what dead stones inside still hold."""
    openings = sum((gap >= 1) + (gap >= 2) for gap in gaps.values())
    holders = sum(
        sum(eye.is_open(j) for j in eye.ground.near[i]) >= 2 for i in eye.sound if eye.holds_dead(i)
    )
    return len(eye.sound) - openings - holders


def _most_pieces(eye: EyeSpace, pokers: frozenset[int]) -> int:
    """Into how many sure eyes the space falls, with one move of the owner or none."""
    best = _sure_pieces(eye, pokers, None)
    for i in sorted(eye.points):
        if best >= 2:
            break
        if eye.is_open(i) and not all(eye.holds_dead(j) for j in eye.ground.near[i]):
            best = max(best, _sure_pieces(eye, pokers, i))
    return best


def _sure_pieces(eye: EyeSpace, pokers: frozenset[int], filled: int | None) -> int:
    """How many pieces of the sound points hold a point that is closed off once `filled` is."""
    return sum(
        any(_gaps(eye, i, pokers, filled) == 0 for i in piece)
        for piece in _pieces(eye, eye.sound - {filled})
    )


def _pieces(eye: EyeSpace, points: Iterable[int]) -> list[list[int]]:
    left, pieces = set(points), []
    while left:
        piece = [left.pop()]
        for i in piece:
            fresh = [j for j in eye.ground.near[i] if j in left]
            left.difference_update(fresh)
            piece += fresh
        pieces.append(piece)
    return pieces
