"""Parting a small eye space: whether its owner, to move, makes two eyes of it by playing it out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

Near = tuple[tuple[int, ...], ...]
Board = tuple[int, ...]
"""The points of a space in their order: 0 empty, 1 the owner's, 2 the opponent's."""

_EMPTY, _OWNER, _OPPONENT = 0, 1, 2


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
