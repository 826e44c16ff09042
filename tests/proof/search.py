"""Looking at every move and every answer: does the seeker reach the goal?"""

from __future__ import annotations

from collections.abc import Iterator

from tests.proof.bits import Bits, State, each
from tests.proof.goals import Goal

MOST_STATES = 400_000


class TooLarge(Exception):
    """More states than anybody wants to wait for."""


class Search:
    """One goal in one part of the board; remembers every state it has looked at.

    Both sides may play at every free point of `area`, or pass; two passes end it. The side that has
    `takes_kos` finds a threat whenever it needs one: it takes a ko back at once, and the other
    side never does. What the seeker reaches against such an opponent is certain, and what it
    misses although it has all the threats is lost.
    """

    def __init__(self, board: Bits, area: Bits, goal: Goal, seeker_takes_kos: bool) -> None:
        self.board = board
        self.area = area
        self.goal = goal
        self.seeker_takes_kos = seeker_takes_kos
        self._known: dict[tuple[Bits, Bits, Bits, bool, int, int], bool] = {}

    def succeeds(self, state: State, is_seekers_turn: bool, depth: int, passes: int = 0) -> bool:
        """Whether the seeker has the goal after at most `depth` moves from here."""
        own, other = state.own, state.other
        if not is_seekers_turn:
            own, other = other, own
        is_over = passes == 2 or depth <= 0
        if is_over or not self.goal.is_told_at_the_end:
            if self.goal.is_reached(own, other):
                return True
            if is_over or self.goal.moves_wanted(own, other) > (depth + is_seekers_turn) // 2:
                return False
        key = (state.own, state.other, state.ko, is_seekers_turn, depth, passes)
        if key not in self._known:
            if len(self._known) > MOST_STATES:
                raise TooLarge
            self._known[key] = self._look(state, is_seekers_turn, depth, passes)
        return self._known[key]

    def _look(self, state: State, is_seekers_turn: bool, depth: int, passes: int) -> bool:
        for _point, following, run in self.answers(state, is_seekers_turn, passes):
            if self.succeeds(following, not is_seekers_turn, depth - 1, run) is is_seekers_turn:
                return is_seekers_turn
        return not is_seekers_turn

    def answers(
        self, state: State, is_seekers_turn: bool, passes: int = 0
    ) -> Iterator[tuple[Bits, State, int]]:
        """Every move: where (0 for a pass), what comes of it, and the passes in a row then."""
        may_take = self.seeker_takes_kos is is_seekers_turn
        for point in each(self.area & ~state.own & ~state.other):
            if point == state.ko and not may_take:
                continue
            following = state.played(point, self.board)
            if following is not None:
                yield point, following, 0
        yield 0, state.passed(), passes + 1
