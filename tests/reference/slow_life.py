"""Life and death on a few points, by listing every board that can arise.

A board is a string, row by row, with a letter a point: X and O are stones, # and @ stones of a
black and a white wall, which are never taken off, nor are stones joined to them. Nothing of the
model is used here, and nothing is left out or cut short.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cached_property
from typing import NamedTuple

BLACK, WHITE = "X", "O"
SIDE = {"X": "X", "#": "X", "O": "O", "@": "O", ".": "."}


def other(side: str) -> str:
    """Return the opponent."""
    return WHITE if side == BLACK else BLACK


class Moment(NamedTuple):
    """A board, the side to move, the point of a ko, and the remaining stones of those in question."""

    board: str
    to_move: str
    ko: int
    standing: frozenset[int]


class SlowLife:
    """The outcomes that can be forced on a board of `width` columns about the stones at `asked`.

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

    def near(self, at: int) -> list[int]:
        """Return the points one step away."""
        return self._near[at]

    @cached_property
    def _near(self) -> list[list[int]]:
        width, height = self.width, len(self.board) // self.width
        return [
            [
                b * width + a
                for a, b in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
                if 0 <= a < width and 0 <= b < height
            ]
            for y in range(height)
            for x in range(width)
        ]

    def chain(self, board: str, at: int) -> set[int]:
        """Return the stones joined to one."""
        found = [at]
        for stone in found:
            found += [n for n in self.near(stone) if SIDE[board[n]] == SIDE[board[at]] and n not in found]
        return set(found)

    def breathes(self, board: str, at: int) -> bool:
        """Return whether a chain has a liberty, or is joined to a wall."""
        side = SIDE[board[at]]
        found = [at]
        for stone in found:
            if board[stone] in "#@":
                return True
            for near in self.near(stone):
                if board[near] == ".":
                    return True
                if SIDE[board[near]] == side and near not in found:
                    found.append(near)
        return False

    def played(self, moment: Moment, at: int) -> Moment | None:
        """Return the board after a stone; None where the rules forbid it."""
        side = moment.to_move
        if moment.board[at] != "." or (at == moment.ko and side != self.threats):
            return None
        board = moment.board[:at] + side + moment.board[at + 1 :]
        taken: set[int] = set()
        for near in self.near(at):
            if SIDE[board[near]] == other(side) and not self.breathes(board, near):
                taken |= self.chain(board, near)
        after = "".join("." if i in taken else letter for i, letter in enumerate(board))
        ko = -1
        if not taken and not self.breathes(after, at):
            taken = self.chain(after, at)
            if len(taken) == 1 or not self.allows_suicide:
                return None
            after = "".join("." if i in taken else letter for i, letter in enumerate(after))
        elif len(taken) == 1 and len(self.chain(after, at)) == 1:
            free = [n for n in self.near(at) if after[n] == "."]
            ko = free[0] if free == list(taken) else -1
        return Moment(after, other(side), ko, moment.standing - taken)

    def moves(self, moment: Moment) -> list[Moment]:
        """Return all boards after a move that is not a pass."""
        found = (self.played(moment, at) for at in range(len(moment.board)))
        return [after for after in found if after is not None]

    def passed(self, moment: Moment) -> Moment:
        """Return the moment after a pass."""
        return Moment(moment.board, other(moment.to_move), -1, moment.standing)

    @cached_property
    def _after(self) -> dict[Moment, list[Moment]]:
        """Return all boards that can arise, and what follows each without a pass.

        Nothing follows once none of the stones is left: no claim depends on it.
        """
        first = [Moment(self.board, side, -1, self.asked) for side in (BLACK, WHITE)]
        found: dict[Moment, list[Moment]] = {}
        while first:
            moment = first.pop()
            if moment not in found:
                found[moment] = self.moves(moment) if moment.standing else []
                first += found[moment]
                if moment.standing:
                    first.append(self.passed(moment))
        return found

    def _won(
        self,
        side: str,
        goal: Callable[[Moment], bool],
        ways: Callable[[Moment], list[Moment]],
        lost: Collection[Moment] = (),
    ) -> set[Moment]:
        """Return the moments from which a side reaches the goal whatever the other side does.

        Works backwards from the goal. `ways` lists what may follow a moment; the other side is
        beaten where nothing may. Nothing leads on from `lost` moments.
        """
        won = {moment for moment in self._after if goal(moment)}.difference(lost)
        before: dict[Moment, list[Moment]] = {}
        left: dict[Moment, int] = {}
        for moment in self._after:
            if moment in won or moment in lost:
                continue
            following = ways(moment)
            left[moment] = 1 if moment.to_move == side else len(following)
            for after in following:
                before.setdefault(after, []).append(moment)
            if not left[moment]:
                won.add(moment)
        todo = list(won)
        for moment in todo:
            for earlier in before.get(moment, ()):
                left[earlier] -= 1
                if not left[earlier]:
                    won.add(earlier)
                    todo.append(earlier)
        return won

    def _with_passes_of(self, side: str) -> Callable[[Moment], list[Moment]]:
        """Return what may follow if only this side may pass."""

        def ways(moment: Moment) -> list[Moment]:
            moves = self._after[moment]
            return [*moves, self.passed(moment)] if moment.to_move == side else moves

        return ways

    def _is_won(self, won: Collection[Moment], first: str) -> bool:
        return Moment(self.board, first, -1, self.asked) in won

    def takes(self, first: str) -> bool:
        """Return whether the attacker takes all the stones in the end if `first` begins."""
        ways = self._with_passes_of(self.defender)
        return self._is_won(self._won(self.attacker, lambda m: not m.standing, ways), first)

    def lives(self, first: str) -> bool:
        """Return whether the defender makes the stones unconditionally alive."""
        ways = self._with_passes_of(self.attacker)
        return self._is_won(self._won(self.defender, self._is_unconditional, ways), first)

    def denies(self, first: str) -> bool:
        """Return whether the attacker keeps at least one of the stones from unconditional life."""
        lost = {moment for moment in self._after if self._is_unconditional(moment)}
        ways = self._with_passes_of(self.attacker)
        won = self._won(self.attacker, lambda m: m.standing != self.asked, ways, lost)
        return self._is_won(won, first)

    def holds(self, first: str) -> bool:
        """Return whether the defender keeps all the stones on the board until no move is left."""
        lost = {moment for moment in self._after if moment.standing != self.asked}
        ways = self._with_passes_of(self.defender)
        return self._is_won(self._won(self.defender, lambda m: False, ways, lost), first)

    def _is_unconditional(self, moment: Moment) -> bool:
        """Return whether all the stones survive though the attacker alone plays on."""
        again = Moment(moment.board, self.attacker, -1, moment.standing)
        return moment.standing == self.asked and again not in self._falling

    @cached_property
    def _falling(self) -> set[Moment]:
        """Return the moments from which the attacker takes a stone if the defender only passes."""

        def ways(moment: Moment) -> list[Moment]:
            is_attacked = moment.to_move == self.attacker
            return self._after[moment] if is_attacked else [self.passed(moment)]

        return self._won(self.attacker, lambda m: m.standing != self.asked, ways)
