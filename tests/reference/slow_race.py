"""Races between two groups, by listing every board that can arise.

A board is a string, row by row: X and O are stones, # and @ stones of a black and a white wall,
which are never taken off, nor are stones joined to them. Nothing of the model is used here.
"""

from __future__ import annotations

from typing import NamedTuple

SIDE = {"X": "X", "#": "X", "O": "O", "@": "O", ".": "."}
OTHER = {"X": "O", "O": "X"}


class Moment(NamedTuple):
    """A board, who is to move, and the point that may not be taken back."""

    board: str
    to_move: str
    ko: int = -1


class SlowRace:
    """A race between two groups: the black one at `black`, the white one at `white`."""

    def __init__(self, board: str, width: int, black: int, white: int) -> None:
        self.board, self.width = board, width
        self.groups = {"X": black, "O": white}
        self.near = [
            [b * width + a for a, b in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
             if 0 <= a < width and 0 <= b < len(board) // width]
            for y in range(len(board) // width) for x in range(width)
        ]  # fmt: skip
        self.won = self._solved()

    def winner(self, first: str, board: str | None = None) -> str | None:
        """Return the side that takes the other's group if `first` begins; None where neither can."""
        return self.won.get(Moment(board or self.board, first))

    def after(self, moment: Moment, at: int) -> Moment | None:
        """Return the moment after a move; None where the rules forbid it."""
        own = moment.to_move
        if moment.board[at] != "." or at == moment.ko:
            return None
        board = list(moment.board)
        board[at] = own
        taken: set[int] = set()
        for near in self.near[at]:
            if board[near] == OTHER[own] and near not in taken:
                chain, liberties = self._chain(board, near)
                taken |= set() if liberties else chain
        for stone in taken:
            board[stone] = "."
        chain, liberties = self._chain(board, at)
        if not liberties:
            return None
        is_ko = len(taken) == len(chain) == 1 and liberties == taken
        return Moment("".join(board), OTHER[own], min(taken) if is_ko else -1)

    def _chain(self, board: list[str], start: int) -> tuple[set[int], set[int]]:
        """Return a chain and its liberties; those of a wall are never gone."""
        found, liberties = [start], set()
        for at in found:
            if board[at] in "#@":
                liberties.add(-1)
            for near in self.near[at]:
                if board[near] == ".":
                    liberties.add(near)
                elif SIDE[board[near]] == SIDE[board[start]] and near not in found:
                    found.append(near)
        return set(found), liberties

    def _loser(self, board: str) -> str | None:
        return next((side for side, at in self.groups.items() if board[at] != side), None)

    def _solved(self) -> dict[Moment, str]:
        """Return every moment from which one side can force it."""
        todo = [Moment(self.board, side) for side in "XO"]
        before: dict[Moment, list[Moment]] = {moment: [] for moment in todo}
        left: dict[Moment, int] = {}
        won: dict[Moment, str] = {}
        for moment in todo:
            loser = self._loser(moment.board)
            if loser is not None:
                won[moment] = OTHER[loser]
                continue
            moves = (self.after(moment, at) for at in range(len(moment.board)))
            ways = [way for way in moves if way is not None]
            ways.append(Moment(moment.board, OTHER[moment.to_move]))
            left[moment] = len(ways)
            for way in ways:
                if way not in before:
                    before[way] = []
                    todo.append(way)
                before[way].append(moment)
        known = list(won)
        for moment in known:
            for earlier in before[moment]:
                if earlier in won:
                    continue
                left[earlier] -= won[moment] != earlier.to_move
                if won[moment] == earlier.to_move or not left[earlier]:
                    won[earlier] = won[moment]
                    known.append(earlier)
        return won
