"""Exhaustive analysis of a small closed area: every board of it, and the claims each side can force.

The boards are listed forwards from the start, and a claim is judged backwards from the boards at
which it is proved, so that a line that returns to a board proves nothing. One list answers all
claims.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from goboard_app.scoring.life.area import AreaState, ClosedArea, each
from goboard_app.scoring.life.proof import ATTACKS, PASS, WAITS, Claim, Line, LineMove, Proof, ProofOutcome, proof_of
from goboard_app.scoring.proposal import CalledOff

_PLAIN, _RETAKE, _PASS = range(3)
"""The kinds of moves: plain moves, immediate recaptures in a ko, and passes."""


_PAUSE = 512
"""The number of boards, some 20 ms, after which `is_called_off` is asked."""


class _Transition(NamedTuple):
    """A move: the bit of its point, 0 for a pass, the number of the board after it, and its kind."""

    point: int
    to: int
    kind: int


class EveryBoard:
    """The boards that can arise in `area` until the fate of the stones `standing` is decided.

    A board ends the play if the stones are all taken, if all that are left live unconditionally, or
    if some are taken and some live unconditionally. The boards are numbered; the first two are the
    area with the attacker, then the defender to move. `find_all` must have returned true before a
    claim is asked about.
    """

    def __init__(self, area: ClosedArea, standing: int, defender: int) -> None:
        self._area = area
        self._asked = standing
        self._defender = defender
        self._boards: list[tuple[AreaState, bool]] = []
        self._numbers: dict[tuple[AreaState, bool], int] = {}
        self._ways: list[list[_Transition]] = []
        self._before: list[list[tuple[int, int]]] = []
        self._living: list[bool] = []
        self._ranks: dict[tuple[Claim, bool], list[int]] = {}
        own, other = area.stones[defender], area.stones[3 - defender]
        self._number(AreaState(other, own, 0, standing), False)
        self._number(AreaState(own, other, 0, standing), True)

    def __len__(self) -> int:
        return len(self._boards)

    def _number(self, state: AreaState, defends: bool) -> int:
        """Return the number of a board, new or known; `defends` is true if the defender moves."""
        key = state, defends
        found = self._numbers.get(key)
        if found is None:
            found = self._numbers[key] = len(self._boards)
            self._boards.append(key)
            self._before.append([])
        return found

    def find_all(self, most: int, is_called_off: Callable[[], bool]) -> bool:
        """List all boards; return False if there are more than `most`.

        Raises CalledOff once `is_called_off` returns true.
        """
        # The list grows in `_ways_from` while it is read.
        for number, (state, defends) in enumerate(self._boards):
            if len(self._boards) > most:
                return False
            if not number % _PAUSE and is_called_off():
                raise CalledOff
            # Only a move of the defender makes stones safe; board 1 starts with the defender to move.
            safe = self._safe(state, defends) if not defends or number == 1 else 0
            standing, asked = state.standing, self._asked
            self._living.append(standing == asked and not standing & ~safe)
            is_over = not standing & ~safe or (standing != asked and bool(standing & safe))
            ways = [] if is_over else self._ways_from(state, defends)
            for way in ways:
                self._before[way.to].append((number, way.kind))
            self._ways.append(ways)
        return True

    def _safe(self, state: AreaState, defends: bool) -> int:
        """Return the stones of the defender that live unconditionally."""
        own, other = (state.own, state.other) if defends else (state.other, state.own)
        return self._area.safe(own, other, self._defender)

    def _ways_from(self, state: AreaState, defends: bool) -> list[_Transition]:
        area = self._area
        color = self._defender if defends else 3 - self._defender
        passed = AreaState(state.other, state.own, 0, state.standing)
        ways = [_Transition(0, self._number(passed, not defends), _PASS)]
        for point in each(area.points & ~state.own & ~state.other):
            after = area.played(state, point, color)
            if after is not None:
                kind = _RETAKE if point == state.ko else _PLAIN
                ways.append(_Transition(point, self._number(after, not defends), kind))
        return ways

    def proof(self) -> Proof:
        """Return the outcome of the stones with either side moving first."""
        proof = proof_of(self.proves, self.line)
        attacked, defended = (
            ProofOutcome.STAYS if found is ProofOutcome.UNDECIDED and self.proves(Claim.HOLDS, first) else found
            for first, found in ((False, proof.attacked), (True, proof.defended))
        )
        return replace(proof, attacked=attacked, defended=defended)

    def proves(self, claim: Claim, defends: bool, has_threats: bool = False) -> bool:
        """Return whether a claim is proved if the defender, or else the attacker, moves first.

        With `has_threats` the side that makes the claim may recapture in a ko at once, else the other
        side may.
        """
        return self._ranked(claim, has_threats)[defends] >= 0

    def _ranked(self, claim: Claim, has_threats: bool) -> list[int]:
        """Return for each board the number of moves in which a claim is proved; -1 if it is not."""
        key = claim, has_threats
        if key not in self._ranks:
            self._ranks[key] = self._rank(claim, has_threats)
        return self._ranks[key]

    def _rank(self, claim: Claim, has_threats: bool) -> list[int]:
        """Compute the ranks backwards from the boards that prove the claim without a move."""
        attacks, waits = claim in ATTACKS, claim in WAITS
        # The kinds of moves open to the other side, then to the side that makes the claim.
        may: list[tuple[int, ...]] = [(_PLAIN, _PASS) if is_mine is waits else (_PLAIN,) for is_mine in (False, True)]
        # Index True is the side that makes the claim.
        may[has_threats] += (_RETAKE,)
        ranks = [-1] * len(self._boards)
        left = [0] * len(self._boards)
        todo = []
        for number, ((state, defends), ways) in enumerate(zip(self._boards, self._ways, strict=True)):
            is_mine = defends is not attacks
            if not ways:
                is_proved = self._ends_well(claim, number, state)
            elif claim in _OF_ALL and state.standing != self._asked:
                is_proved = claim is Claim.DENIES
            else:
                # One move is enough for the side that makes the claim; all moves of the other must lead to it.
                left[number] = 1 if is_mine else sum(way.kind in may[False] for way in ways)
                is_proved = not left[number]
            if is_proved:
                ranks[number] = 0
                todo.append(number)
        # The list grows by rising rank, so that the first proof of a board is its shortest one.
        for number in todo:
            for earlier, kind in self._before[number]:
                if left[earlier] <= 0:
                    continue
                is_mine = self._boards[earlier][1] is not attacks
                if kind in may[is_mine]:
                    left[earlier] -= 1
                    if not left[earlier]:
                        ranks[earlier] = ranks[number] + 1
                        todo.append(earlier)
        return ranks

    def _ends_well(self, claim: Claim, number: int, state: AreaState) -> bool:
        """Return whether a board that ends the play proves a claim."""
        if claim is Claim.TAKES:
            return not state.standing
        if claim is Claim.DENIES:
            return state.standing != self._asked
        return self._living[number]

    def line(self, claim: Claim, defends: bool) -> Line:
        """Return the moves of a proved claim; the other side holds out as long as it can.

        Neither side recaptures in a ko at once: the threats that would allow it are not on the board.
        """
        ranks = self._ranked(claim, False)
        attacks, waits = claim in ATTACKS, claim in WAITS
        number = int(defends)
        moves: list[LineMove] = []
        while ranks[number] > 0:
            is_mine = self._boards[number][1] is not attacks
            ways = [way for way in self._ways[number] if way.kind == _PLAIN or (way.kind == _PASS and is_mine is waits)]
            ways = [way for way in ways if 0 <= ranks[way.to] < ranks[number]]
            if not ways:
                break
            if is_mine:
                way = min(ways, key=lambda way: ranks[way.to])
            else:
                # A pass shows nothing while a move is left.
                way = max(ways, key=lambda way: (way.kind != _PASS, ranks[way.to]))
            color = self._defender if self._boards[number][1] else 3 - self._defender
            moves.append(LineMove(color, self._area.index(way.point) if way.point else PASS))
            number = way.to
        while moves and moves[-1].at == PASS:
            moves.pop()
        return tuple(moves)


_OF_ALL = frozenset({Claim.DENIES, Claim.LIVES, Claim.HOLDS})
"""The claims about all the stones, which the first capture of one decides."""
