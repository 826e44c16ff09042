"""A search of every move and every answer on the whole board: does the seeker reach the goal?

No move is left out but those that cannot matter, and which they are is proved along with the rest.
Every answer of the search comes with a zone: a set of points on which alone it depends. On another
board with the same stones and the same empty points in the zone the answer is the same, by the same
moves. So a side for whom even passing fails need not try a move outside the zone of that failure:
it would leave everything in the zone as it is, and fail in the same way. (Such
zones are those of Thomas Thomsen, "Lambda-search in game trees", 2000, and of Chung-Chin Shih and
others, "A novel approach to solving goal-achieving problems for board games", 2022.)

What else saves time:
- a goal that plainly needs more moves than are left (`Goal.barred`);
- a board that is the same in the zone of one that was looked at before (`Known`).
The order of the moves is a guess that changes no answer.
"""

from __future__ import annotations

from collections.abc import Callable

from goboard_app.lessons.proof.bits import Bits, State, each
from goboard_app.lessons.proof.goals import Goal
from goboard_app.lessons.proof.known import Known
from goboard_app.lessons.proof.zones import held, played_in, refused_in

MOST_STATES = 200_000
# The number of boards, a few milliseconds of work, after which the search tells that it goes on.
_TOLD = 16

Found = tuple[bool, Bits]
"""True if the seeker has the goal, and the zone on which this depends."""


class TooLarge(Exception):
    """An error for a search with too many states."""


class Search:
    """A search for one goal on one board, with a memory of its results.

    Both sides may play at every free point of `area`, which may be the whole board, or pass. The
    side that has `takes_kos` finds a threat whenever it needs one: it takes a ko back at once, and
    the other side never does. What the seeker reaches against such an opponent is certain, and what
    it misses although it has all the threats is lost. `has_met_ko` tells whether this made any
    difference: where it did not, the other side's threats would not have made one either.
    `told` is called every few boards; what it raises ends the search.
    """

    def __init__(
        self,
        board: Bits,
        area: Bits,
        goal: Goal,
        seeker_takes_kos: bool,
        most_states: int = MOST_STATES,
        told: Callable[[], None] | None = None,
    ) -> None:
        self.board = board
        self.area = area
        self.goal = goal
        self.seeker_takes_kos = seeker_takes_kos
        self.has_met_ko = False
        self._tell = told
        self._is_late = goal.is_told_at_the_end
        self._known = {(turn, found): Known(found, self._is_late) for turn in (False, True) for found in (False, True)}
        self._best: dict[tuple[State, bool], Bits] = {}
        self._decided: dict[bool, dict[Bits, int]] = {False: {}, True: {}}
        self.most_states = most_states
        """After so many boards it gives up."""
        self.states = 0
        """The number of boards that were searched."""

    def within(self, state: State, is_seekers_turn: bool, depth: int) -> int | None:
        """Return the least number of moves, up to `depth`, in which the seeker reaches the goal; None if in none."""
        for moves in [depth] if self._is_late else range(depth + 1):
            if self.found(state, is_seekers_turn, moves)[0]:
                return moves
        return None

    def found(self, state: State, is_seekers_turn: bool, depth: int) -> Found:
        """Return whether the seeker reaches the goal after at most `depth` moves from here, and the reason."""
        told = self._told(state, is_seekers_turn, depth)
        if told is not None:
            return told
        for won in (True, False):
            if zone := self._known[is_seekers_turn, won].zone_of(state, depth):
                return won, zone
        self.states += 1
        if self.states > self.most_states:
            raise TooLarge
        if self._tell is not None and self.states % _TOLD == 0:
            self._tell()
        won, zone = self._look(state, is_seekers_turn, depth)
        self._known[is_seekers_turn, won].keep(state, depth, zone)
        return won, zone

    def _told(self, state: State, is_seekers_turn: bool, depth: int) -> Found | None:
        """Return the verdict where it is plain without a move."""
        own, other = state.own, state.other
        if not is_seekers_turn:
            own, other = other, own
        if self._is_late and depth > 0:
            return None
        if zone := self.goal.reached(own, other):
            return True, zone
        moves = (depth + is_seekers_turn) // 2 if depth > 0 else 0
        zone = self.goal.barred(own, other, moves)
        return (False, zone) if zone else None

    def _look(self, state: State, is_seekers_turn: bool, depth: int) -> Found:
        """Return the verdict after a pass of the side to move; if that fails, after each move that could change it."""
        turn, free = is_seekers_turn, self.board & ~state.own & ~state.other
        best = self._best.get((state, turn), 0)
        zone = 0
        if best:
            won, zone = self._tried(state, turn, depth, best)
            if won is turn:
                return won, zone
        won, failing = self.found(state.passed(), not turn, depth - 1)
        if won is turn:
            return won, failing
        tried, zone = best, zone | failing
        while True:
            zone |= held(state, zone, self.board)
            todo = free & zone & self.area & ~tried
            if not todo:
                return not turn, zone
            point = self._next(state, turn, todo)
            tried |= point
            won, why = self._tried(state, turn, depth, point)
            if won is turn:
                self._decided[turn][point] = self._decided[turn].get(point, 0) + 1
                self._best[state, turn] = point
                return won, why
            zone |= why

    def _next(self, state: State, turn: bool, todo: Bits) -> Bits:
        """Return the move to be tried next; a guess."""
        own, other = (state.own, state.other) if turn else (state.other, state.own)
        decided = self._decided[turn]
        likely = todo & self.goal.urgent(own, other) or todo
        return max(each(likely), key=lambda point: decided.get(point, 0))

    def _tried(self, state: State, turn: bool, depth: int, point: Bits) -> Found:
        """Return the result of a move, and the zone on which it depends, this move included."""
        after = self.played(state, turn, point)
        if after is None:
            return not turn, refused_in(state, point, self.board)
        won, zone = self.found(after, not turn, depth - 1)
        return won, zone | played_in(state, after, point, zone, self.board, won is turn)

    def played(self, state: State, is_seekers_turn: bool, point: Bits) -> State | None:
        """Return the board after a move; None where it is suicide, or retakes a ko without a threat."""
        if point == state.ko:
            self.has_met_ko = True
            if self.seeker_takes_kos is not is_seekers_turn:
                return None
        return state.played(point, self.board)

    def winning(self, state: State, is_seekers_turn: bool, depth: int) -> tuple[Bits, bool]:
        """Return all moves with which the side to move reaches its goal, and whether passing does so too.

        Every move is tried, but for those outside the zone in which passing fails.
        """
        turn = is_seekers_turn
        can_pass = (self.within(state.passed(), not turn, depth - 1) is not None) is turn
        _found, zone = self.found(state.passed(), not turn, depth - 1)
        if not can_pass:
            zone = held(state, zone, self.board)
        winning = 0
        for point in each(self.board & ~state.own & ~state.other & (-1 if can_pass else zone)):
            after = self.played(state, turn, point)
            if after and (self.within(after, not turn, depth - 1) is not None) is turn:
                winning |= point
        return winning, can_pass
