"""Life and death on a few points, by drawing up every board that can come about.

A board is a string, row by row, with a letter a point: X and O are stones, # and @ stones of a
black and a white wall, which are never taken off, nor are stones joined to them. Nothing of the
model is used here, and nothing is left out or cut short.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import NamedTuple

BLACK, WHITE = "X", "O"
SIDE = {"X": "X", "#": "X", "O": "O", "@": "O", ".": "."}
WALL = {"X": "#", "O": "@"}


def other(side: str) -> str:
    """The opponent."""
    return WHITE if side == BLACK else BLACK


class Moment(NamedTuple):
    """A board, who is to move, the point that may not be taken back, and which stones still stand
    of those that are asked about.
    """

    board: str
    to_move: str
    ko: int
    standing: frozenset[int]


class SlowLife:
    """What can be forced on a board of `width` columns about the stones at `asked`.

    `threats` is the side that finds a threat for every ko. `allows_suicide`: of several stones.
    """

    def __init__(
        self,
        board: str,
        width: int,
        asked: frozenset[int],
        threats: str,
        allows_suicide: bool = False,
    ) -> None:
        self.board = board
        self.width = width
        self.asked = asked
        self.threats = threats
        self.allows_suicide = allows_suicide
        self.defender = SIDE[board[min(asked)]]
        self.attacker = other(self.defender)

    def near(self, at: int) -> Iterator[int]:
        """The points one step away."""
        x, y = at % self.width, at // self.width
        for a, b in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            if 0 <= a < self.width and 0 <= b < len(self.board) // self.width:
                yield b * self.width + a

    def chain(self, board: str, at: int) -> set[int]:
        """The stones joined to one."""
        found = [at]
        for stone in found:
            found += [
                n for n in self.near(stone) if SIDE[board[n]] == SIDE[board[at]] and n not in found
            ]
        return set(found)

    def breathes(self, board: str, at: int) -> bool:
        """Whether a chain has a liberty, or is joined to a wall."""
        chain = self.chain(board, at)
        return any(board[s] in "#@" or any(board[n] == "." for n in self.near(s)) for s in chain)

    def played(self, moment: Moment, at: int) -> Moment | None:
        """The board after a stone; None where the rules forbid it."""
        side = moment.to_move
        if moment.board[at] != "." or (at == moment.ko and side != self.threats):
            return None
        board = moment.board[:at] + side + moment.board[at + 1 :]
        taken = {
            stone
            for stone, letter in enumerate(board)
            if SIDE[letter] == other(side) and not self.breathes(board, stone)
        }
        after = "".join("." if i in taken else letter for i, letter in enumerate(board))
        ko = -1
        if not self.breathes(after, at):
            taken = self.chain(after, at)
            if len(taken) == 1 or not self.allows_suicide:
                return None
            after = "".join("." if i in taken else letter for i, letter in enumerate(after))
        elif len(taken) == 1 and len(self.chain(after, at)) == 1:
            free = [n for n in self.near(at) if after[n] == "."]
            ko = free[0] if free == list(taken) else -1
        return Moment(after, other(side), ko, moment.standing - taken)

    def moves(self, moment: Moment) -> list[Moment]:
        """All boards after a move that is not a pass."""
        found = (self.played(moment, at) for at in range(len(moment.board)))
        return [after for after in found if after is not None]

    def passed(self, moment: Moment) -> Moment:
        """After a pass."""
        return Moment(moment.board, other(moment.to_move), -1, moment.standing)

    @cached_property
    def _after(self) -> dict[Moment, list[Moment]]:
        """All that can come about, and what follows it without a pass."""
        first = [Moment(self.board, side, -1, self.asked) for side in (BLACK, WHITE)]
        found: dict[Moment, list[Moment]] = {}
        while first:
            moment = first.pop()
            if moment not in found:
                found[moment] = self.moves(moment)
                first += [*found[moment], self.passed(moment)]
        return found

    def _forced(self, side: str, is_there: Callable[[Moment], bool]) -> set[Moment]:
        """All moments from which a side gets somewhere in the end, though the other may pass."""
        won = {moment for moment in self._after if is_there(moment)}
        while True:
            fresh = set()
            for moment, moves in self._after.items():
                if moment in won:
                    continue
                if moment.to_move == side:
                    is_won = any(after in won for after in moves)
                else:
                    is_won = all(after in won for after in [*moves, self.passed(moment)])
                if is_won:
                    fresh.add(moment)
            if not fresh:
                return won
            won |= fresh

    def _is_begun_by(self, side: str) -> Moment:
        return Moment(self.board, side, -1, self.asked)

    def takes(self, first: str) -> bool:
        """Whether the attacker takes all the stones in the end if `first` begins."""
        won = self._forced(self.attacker, lambda m: not m.standing)
        return self._is_begun_by(first) in won

    def lives(self, first: str) -> bool:
        """Whether the defender gets to where the stones live without any further move."""
        won = self._forced(self.defender, self._is_unconditional)
        return self._is_begun_by(first) in won

    def denies(self, first: str) -> bool:
        """Whether the attacker keeps one of the stones at least from living so."""
        won = self._kept(self.attacker, lambda m: m.standing != self.asked, self._is_unconditional)
        return self._is_begun_by(first) in won

    def holds(self, first: str) -> bool:
        """Whether the defender keeps all the stones on the board until nothing is left to play."""
        won = self._kept(self.defender, lambda m: False, lambda m: m.standing != self.asked)
        return self._is_begun_by(first) in won

    def _kept(
        self, side: str, is_there: Callable[[Moment], bool], is_lost: Callable[[Moment], bool]
    ) -> set[Moment]:
        """All moments from which a side keeps what is lost away until the other has no move left.

        It may pass; that the other one may pass as well helps nobody.
        """
        lost = {moment for moment in self._after if is_lost(moment)}
        won = {moment for moment in self._after if is_there(moment)} - lost
        while True:
            fresh = set()
            for moment, moves in self._after.items():
                if moment in won or moment in lost:
                    continue
                if moment.to_move == side:
                    is_won = any(after in won for after in [*moves, self.passed(moment)])
                else:
                    is_won = all(after in won for after in moves)
                if is_won:
                    fresh.add(moment)
            if not fresh:
                return won
            won |= fresh

    def _is_unconditional(self, moment: Moment) -> bool:
        """Whether all the stones stand, though the attacker alone plays on."""
        return moment.standing == self.asked and self._stays(moment.board)

    def _stays(self, board: str) -> bool:
        seen, todo = {board}, [board]
        while todo:
            now = todo.pop()
            if any(SIDE[now[at]] != self.defender for at in self.asked):
                return False
            for at in range(len(now)):
                after = self.played(Moment(now, self.attacker, -1, self.asked), at)
                if after is None or after.board in seen:
                    continue
                if after.standing != self.asked:
                    return False
                seen.add(after.board)
                todo.append(after.board)
        return True
