"""Eye spaces: the board without its dead stones, and the number of eyes in a space."""

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
"""More moves than either side has: the point cannot become an eye."""
_ROOMY = 6
"""The number of sound points that hold two eyes in any shape."""
_SMALL = 9
"""The largest space, in points, that is played out."""
_BIG_CATCH, _TWO_EYED_CATCH = 5, 8
"""The least numbers of dead stones that leave room for one eye, and for two, once they are taken."""


class SettledBoard(NamedTuple):
    """A board without its dead stones: `stones` are the living ones, `lifted` the dead ones.

    Both hold one code per point as in `Position`. A point under a dead stone is empty in `stones`.
    `near` holds the neighbours of each point.
    """

    size: BoardSize
    near: tuple[tuple[int, ...], ...]
    stones: bytes
    lifted: bytes

    def where(self, code: int) -> bytes:
        """Return one byte per point: 1 where a living stone has this code, or where no stone is for 0."""
        return self.stones.translate(_IS[code])


_IS = tuple(bytes(stone == code for stone in range(256)) for code in range(3))


def ground_of(position: Position, dead: frozenset[Point]) -> SettledBoard:
    """Return the board of a position without these dead stones."""
    size = position.size
    stones, lifted = bytearray(position.stones), bytearray(size.area)
    for point in dead:
        i = size.index(point)
        lifted[i], stones[i] = position.stones[i], EMPTY
    return SettledBoard(size, neighbor_indices(size.columns, size.rows), bytes(stones), bytes(lifted))


def flood(near: tuple[tuple[int, ...], ...], start: int, inside: bytearray) -> list[int]:
    """Return the points connected to `start` among those set in `inside`, which are cleared on the way."""
    found = [start]
    inside[start] = 0
    for i in found:
        for j in near[i]:
            if inside[j]:
                inside[j] = 0
                found.append(j)
    return found


class Space(NamedTuple):
    """The points of an eye space that is surrounded by stones of its owner or the edge.

    `near` names the neighbours of each point within the space; `joined` is true for points beside
    the surrounding stones. Those stones are assumed to be safe and connected to one another.
    """

    near: Near
    joined: tuple[bool, ...]

    def chains(self, board: Board, color: int) -> list[list[int]]:
        """Return the connected sets of points of one colour."""
        return self.pieces([i for i, stone in enumerate(board) if stone == color])

    def pieces(self, points: list[int]) -> list[list[int]]:
        """Return the connected pieces of some points."""
        left, found = set(points), []
        while left:
            piece = [left.pop()]
            for i in piece:
                fresh = [j for j in self.near[i] if j in left]
                left.difference_update(fresh)
                piece += fresh
            found.append(piece)
        return found

    def chain(self, board: Board | list[int], start: int) -> tuple[list[int], bool]:
        """Return the chain on a point, and whether it has a liberty or is joined to the surrounding stones."""
        chain, color = [start], board[start]
        breathes = False
        for i in chain:
            breathes = breathes or (color == _OWNER and self.joined[i])
            for j in self.near[i]:
                if board[j] == _EMPTY:
                    breathes = True
                elif board[j] == color and j not in chain:
                    chain.append(j)
        return chain, breathes


@lru_cache(maxsize=4096)
def can_be_parted(space: Space, dead: tuple[bool, ...]) -> bool:
    """Return whether the owner can divide the points in two, whatever the opponent does.

    `dead` is true where the opponent's stones are. Nine points take 2 ms and at worst 84 (measured
    on 4,000 random ones).
    """
    board = tuple(_OPPONENT if is_dead else _EMPTY for is_dead in dead)
    return _SpaceReader(space).can_part(board, owner_moves=True, passed=False)


@dataclass(slots=True)
class _SpaceReader:
    """The known outcome of each board of a reading.

    The owner may retake a ko at once, and the opponent may not: the players have declared the
    opponent's stones dead.
    """

    space: Space
    known: dict[tuple[Board, bool, bool, int], bool] = field(default_factory=dict)

    def can_part(self, board: Board, *, owner_moves: bool, passed: bool, ko: int = -1) -> bool:
        """Return whether the owner can divide the points from this board.

        `passed` is true if the last move was a pass, `ko` is the point where the opponent may not
        play.
        """
        # The outcome depends on all four: a pass after a pass ends the line, and a ko bans a point.
        key = (board, owner_moves, passed, ko)
        if key not in self.known:
            # A board that is repeated by a cycle counts as no success.
            self.known[key] = False
            succeed = any if owner_moves else all
            self.known[key] = _is_parted(self.space, board) or succeed(self._outcomes(board, owner_moves, passed, ko))
        return self.known[key]

    def _outcomes(self, board: Board, owner_moves: bool, passed: bool, ko: int) -> Iterator[bool]:
        color = _OWNER if owner_moves else _OPPONENT
        for after, taken_back in _moves(self.space, board, color, ko):
            yield self.can_part(after, owner_moves=not owner_moves, passed=False, ko=taken_back)
        # Two passes in a row end the line without success.
        yield not passed and self.can_part(board, owner_moves=not owner_moves, passed=True)


def _moves(space: Space, board: Board, color: int, ko: int) -> Iterator[tuple[Board, int]]:
    """Yield the boards after each move, with the point where the opponent may not retake a ko.

    The point is -1 if there is none.
    """
    for i, stone in enumerate(board):
        if stone != _EMPTY or i == ko:
            continue
        after = list(board)
        after[i] = color
        taken: list[int] = []
        for j in space.near[i]:
            if after[j] not in (_EMPTY, color):
                chain, breathes = space.chain(after, j)
                if not breathes:
                    taken += chain
                    for k in chain:
                        after[k] = _EMPTY
        chain, breathes = space.chain(after, i)
        # Suicide is left out, and the owner does not fill the last point of the space.
        if breathes and set(after) != {_OWNER}:
            is_single = len(taken) == len(chain) == 1 and not space.joined[i]
            free = sum(after[j] == _EMPTY for j in space.near[i])
            # Only the opponent is banned from retaking: see `_SpaceReader`.
            is_ko = color == _OWNER and is_single and free == 1
            yield tuple(after), taken[0] if is_ko else -1


def _is_parted(space: Space, board: Board) -> bool:
    """Return whether stones of the owner that cannot be captured divide the other points.

    These are chains joined to the surrounding stones, and chains that have two eyes by Benson's
    rule; they keep the pieces apart even if the owner only passes.
    """
    owners = space.chains(board, _OWNER)
    chains = [chain for chain in owners if not any(space.joined[i] for i in chain)]
    outside = [i for chain in owners if chain not in chains for i in chain]
    # Benson's algorithm: chains without two eyes are dropped until the rest is stable.
    while True:
        kept = set(outside).union(*chains)
        pieces = space.pieces([i for i in range(len(board)) if i not in kept])
        if len(pieces) < 2:
            return False
        safe = [chain for chain in chains if _has_two_eyes(space, board, chain, pieces)]
        if len(safe) == len(chains):
            return True
        chains = safe


def _has_two_eyes(space: Space, board: Board, chain: list[int], pieces: list[list[int]]) -> bool:
    """Return whether a chain touches all points of two pieces, except under the opponent's stones."""
    beside = {j for i in chain for j in space.near[i]}
    eyes = [
        piece
        for piece in pieces
        if beside.intersection(piece) and all(board[i] == _OPPONENT or i in beside for i in piece)
    ]
    return len(eyes) >= 2


class EyeSpace(NamedTuple):
    """Connected own empty points of one side, with the dead stones on them.

    `code` is that of the owner. `sound` are the `points` that are not false.
    """

    ground: SettledBoard
    code: int
    points: frozenset[int]
    sound: frozenset[int]

    def holds_dead(self, i: int) -> bool:
        """Return whether a dead stone of the opponent is on a point of this eye."""
        return i in self.points and self.ground.lifted[i] == 3 - self.code

    def is_open(self, i: int) -> bool:
        """Return whether a point is empty; dead stones of the owner count as empty."""
        return not self.ground.stones[i] and self.ground.lifted[i] != 3 - self.code


def value_of(eye: EyeSpace) -> int:
    """Return the number of eyes of a space: 0, 1, or 2 for two and more.

    A small space that is closed all around is played out; for others the shape is examined, with
    one move made. A false point is no eye. A point next to a false one has to be closed off first,
    which is one move or, behind dead stones that must be captured through the false point,
    impossible.
    """
    dead = sum(eye.holds_dead(i) for i in eye.points)
    if dead >= _TWO_EYED_CATCH:
        return 2
    # The owner is to move throughout: groups are as safe as the players declared them.
    pokers = _pokers(eye)
    gaps = {i: _gaps(eye, i, pokers, None) for i in eye.sound}
    # An empty space of _ROOMY points needs no reading.
    is_small = len(eye.points) <= (_SMALL if dead else _ROOMY - 1)
    if is_small and eye.sound == eye.points and not any(gaps.values()):
        # A closed space has one eye, and two if it can be divided.
        return 1 + _can_be_parted(eye)
    if _room(eye, gaps) >= _ROOMY:
        return 2
    least = 1 if dead >= _BIG_CATCH or any(gap <= 1 for gap in gaps.values()) else 0
    return max(least, min(2, _most_pieces(eye, pokers)))


def _can_be_parted(eye: EyeSpace) -> bool:
    points = sorted(eye.points)
    place = {i: at for at, i in enumerate(points)}
    around = eye.ground.near
    near = tuple(tuple(place[j] for j in around[i] if j in place) for i in points)
    joined = tuple(any(j not in place for j in around[i]) for i in points)
    return can_be_parted(Space(near, joined), tuple(eye.holds_dead(i) for i in points))


def _pokers(eye: EyeSpace) -> frozenset[int]:
    """Return the dead stones connected to one on a false point, that one included."""
    found = [i for i in eye.points - eye.sound if eye.holds_dead(i)]
    seen = set(found)
    for i in found:
        fresh = [j for j in eye.ground.near[i] if j not in seen and eye.holds_dead(j)]
        seen.update(fresh)
        found += fresh
    return frozenset(seen)


def _gaps(eye: EyeSpace, i: int, pokers: frozenset[int], filled: int | None) -> int:
    """Return the number of moves that close off a sound point as an eye, once `filled` is played."""
    near = (j for j in eye.ground.near[i] if j != filled)
    return sum(_gap(eye, j, pokers, filled) for j in near)


def _gap(eye: EyeSpace, j: int, pokers: frozenset[int], filled: int | None) -> int:
    """Return the number of moves needed at a neighbour of a point that shall become an eye."""
    stone = eye.ground.stones[j]
    if stone == eye.code:
        return 0
    if stone or j in pokers:
        return _NEVER
    if j not in eye.sound:
        return 1
    return int(any(_is_open_false(eye, k) for k in eye.ground.near[j] if k != filled))


def _is_open_false(eye: EyeSpace, k: int) -> bool:
    """Return whether the opponent can play on a false point here and go on from it into the eye."""
    return k in eye.points and k not in eye.sound and eye.is_open(k)


def _room(eye: EyeSpace, gaps: dict[int, int]) -> int:
    """Return the number of sound points, less those at the openings and those held by dead stones inside."""
    openings = sum((gap >= 1) + (gap >= 2) for gap in gaps.values())
    holders = sum(sum(eye.is_open(j) for j in eye.ground.near[i]) >= 2 for i in eye.sound if eye.holds_dead(i))
    return len(eye.sound) - openings - holders


def _most_pieces(eye: EyeSpace, pokers: frozenset[int]) -> int:
    """Return the number of sure eyes of the space, with at most one move of the owner.

    The count stops at two.
    """
    best = _sure_pieces(eye, pokers, None)
    for i in sorted(eye.points):
        # Two eyes are enough.
        if best >= 2:
            break
        if eye.is_open(i) and not all(eye.holds_dead(j) for j in eye.ground.near[i]):
            best = max(best, _sure_pieces(eye, pokers, i))
    return best


def _sure_pieces(eye: EyeSpace, pokers: frozenset[int], filled: int | None) -> int:
    """Return the number of pieces of sound points with a point that is closed off once `filled` is played."""
    return sum(any(_gaps(eye, i, pokers, filled) == 0 for i in piece) for piece in _pieces(eye, eye.sound - {filled}))


def _pieces(eye: EyeSpace, points: Iterable[int]) -> list[list[int]]:
    """Return the connected pieces of some points."""
    left, pieces = set(points), []
    while left:
        piece = [left.pop()]
        for i in piece:
            fresh = [j for j in eye.ground.near[i] if j in left]
            left.difference_update(fresh)
            piece += fresh
        pieces.append(piece)
    return pieces
