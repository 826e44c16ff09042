"""Looking at every move and every answer: does the seeker reach the goal?

Nothing is left out but what cannot matter:
- a goal that still needs more moves than are left (`moves_wanted`);
- a pass of the seeker's in a goal that is told at once: the other side passes as well, and it is over;
- a state that was looked at before. What the seeker has within some moves it has within more.
The order of the moves is a guess that saves time and changes no answer.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.proof.bits import Bits, State, each
from tests.proof.goals import Goal

MOST_STATES = 600_000

Key = tuple[Bits, Bits, Bits, bool, int]


class TooLarge(Exception):
    """More states than anybody wants to wait for."""


class Search:
    """One goal in one part of the board; remembers every state it has looked at.

    Both sides may play at every free point of `area`, or pass; two passes end it. The side that has
    `takes_kos` finds a threat whenever it needs one: it takes a ko back at once, and the other
    side never does. What the seeker reaches against such an opponent is certain, and what it
    misses although it has all the threats is lost. `has_met_ko` tells whether this made any
    difference: where it did not, the other side's threats would not have made one either.
    """

    def __init__(self, board: Bits, area: Bits, goal: Goal, seeker_takes_kos: bool) -> None:
        self.board = board
        self.area = area
        self.goal = goal
        self.seeker_takes_kos = seeker_takes_kos
        self.has_met_ko = False
        self._is_late = goal.is_told_at_the_end
        self._enough: dict[Key, int] = {}
        self._too_few: dict[Key, int] = {}
        self._decided: dict[bool, dict[Bits, int]] = {False: {}, True: {}}

    def within(self, state: State, is_seekers_turn: bool, depth: int) -> int | None:
        """In how many moves at least, of `depth`, the seeker has the goal; None where it has not."""
        for moves in [depth] if self._is_late else range(depth + 1):
            if self.succeeds(state, is_seekers_turn, moves):
                return moves
        return None

    def succeeds(self, state: State, is_seekers_turn: bool, depth: int, passes: int = 0) -> bool:
        """Whether the seeker has the goal after at most `depth` moves from here."""
        own, other = state.own, state.other
        if not is_seekers_turn:
            own, other = other, own
        is_over = passes == 2 or depth <= 0
        if is_over or not self._is_late:
            if self.goal.is_reached(own, other):
                return True
            if is_over or self.goal.moves_wanted(own, other) > (depth + is_seekers_turn) // 2:
                return False
        key = (state.own, state.other, state.ko, is_seekers_turn, self._more(depth, passes))
        if depth >= self._enough.get(key, 1000):
            return True
        if depth <= self._too_few.get(key, -1):
            return False
        found = self._look(state, is_seekers_turn, depth, passes)
        (self._enough if found else self._too_few)[key] = depth
        if len(self._enough) + len(self._too_few) > MOST_STATES:
            raise TooLarge
        return found

    def _more(self, depth: int, passes: int) -> int:
        """What else tells states apart: nothing, where only the seeker's moves can end it."""
        return 3 * depth + passes if self._is_late else 0

    def _look(self, state: State, is_seekers_turn: bool, depth: int, passes: int) -> bool:
        decided = self._decided[is_seekers_turn]
        for point, following, run in self.answers(state, is_seekers_turn, passes):
            if self.succeeds(following, not is_seekers_turn, depth - 1, run) is is_seekers_turn:
                decided[point] = decided.get(point, 0) + 1
                return is_seekers_turn
        return not is_seekers_turn

    def answers(
        self, state: State, is_seekers_turn: bool, passes: int = 0
    ) -> Iterator[tuple[Bits, State, int]]:
        """Every move: where (0 for a pass), what comes of it, and the passes in a row then."""
        may_take = self.seeker_takes_kos is is_seekers_turn
        decided = self._decided[is_seekers_turn]
        own, other = (state.own, state.other) if is_seekers_turn else (state.other, state.own)
        first = self.goal.urgent(own, other)
        points = each(self.area & ~own & ~other)
        points.sort(key=lambda point: (not point & first, -decided.get(point, 0)))
        for point in points:
            if point == state.ko:
                self.has_met_ko = True
                if not may_take:
                    continue
            following = state.played(point, self.board)
            if following is not None:
                yield point, following, 0
        if self._is_late or not is_seekers_turn:
            yield 0, state.passed(), passes + 1
