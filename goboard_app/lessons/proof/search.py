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

from goboard_app.lessons.proof.bits import MOST_BITS, Bits, State, around, each, first_of, flood
from goboard_app.lessons.proof.goals import Goal

# Zones that are kept; the oldest is forgotten first.
MOST_ZONES = 200
_WHOLE = (1 << MOST_BITS) - 1
_REST = (_WHOLE << MOST_BITS | _WHOLE) << 2 * MOST_BITS


class Known:
    """Boards on which one side has won, all with the same side to move.

    Whatever board has the same stones and the same empty points in the zone of such a board, and
    the same ko, is won as well. The zones that were of use lately are asked first, and those that
    were of none for long are forgotten; the boards themselves never are.

    `is_within` tells that what is had within some moves is had within more; without it, what could
    be prevented for some moves could be for fewer. Where the number of moves is to be the very same
    (`is_exact`), it is a part of what is looked for.
    """

    def __init__(self, is_within: bool, is_exact: bool) -> None:
        self._is_within = is_within
        self._is_exact = is_exact
        self._zones: dict[Bits, dict[Bits, int]] = {}
        # The same by turns: what of a board has to be the same, and the boards that are known.
        self._order: list[tuple[Bits, dict[Bits, int]]] = []
        self._boards: dict[Bits, tuple[int, Bits]] = {}

    def zone_of(self, state: State, depth: int) -> Bits:
        """Return the zone by which the board is known to be won within this many moves; 0 if it is not."""
        board = self._number_of(state, depth)
        known, zone = self._boards.get(board, (None, 0))
        if known is not None and self._is_enough(known, depth):
            return zone
        for number, (same, boards) in enumerate(self._order):
            if (seen := board & same) in boards and self._is_enough(boards[seen], depth):
                if number:
                    self._order.insert(number // 2, self._order.pop(number))
                return same & _WHOLE
        return 0

    def _is_enough(self, known: int, depth: int) -> bool:
        return known <= depth if self._is_within else known >= depth

    def keep(self, state: State, depth: int, zone: Bits) -> None:
        """Keep that the board is won within this many moves, by what the zone holds."""
        board = self._number_of(state, depth)
        self._boards[board] = depth, zone
        same = zone | zone << MOST_BITS | _REST
        if zone not in self._zones:
            self._zones[zone] = {}
            self._order.insert(0, (same, self._zones[zone]))
            if len(self._order) > MOST_ZONES:
                del self._zones[self._order.pop()[0] & _WHOLE]
        known = self._zones[zone].get(board & same)
        if known is None or not self._is_enough(known, depth):
            self._zones[zone][board & same] = depth

    def _number_of(self, state: State, depth: int) -> Bits:
        """Return one number for a board: stones of both, the ko, and the moves if exact."""
        exact = depth if self._is_exact else 0
        both = state.own | state.other << MOST_BITS
        return both | state.ko << 2 * MOST_BITS | exact << 3 * MOST_BITS


# The content of a zone is such that moves do the same on every board that is alike there: the same stones stand in it
# and the same points are empty; outside of it anything may be. A move must be possible on each such board and take the
# same stones from the zone, whichever it is.
def held(state: State, zone: Bits, board: Bits) -> Bits:
    """Return the zone with the points that keep the stones there of the side that does not move.

    A chain with two liberties cannot be taken by a move that is not at one of them; one that has a
    single liberty is the same chain everywhere, if all around it is.
    """
    free = board & ~state.own & ~state.other
    left = zone & state.other
    while left:
        chain = flood(left & -left, state.other)
        left &= ~chain
        near = around(chain) & board
        liberties = near & free
        if liberties & (liberties - 1):
            zone |= chain | liberties & zone
            missing = 2 - (liberties & zone).bit_count()
            zone |= first_of(liberties & ~zone, missing) if missing > 0 else 0
        else:
            zone |= chain | near
    return zone


def refused_in(state: State, point: Bits, board: Bits) -> Bits:
    """Return the zone that makes a move impossible: the ko itself, or the chain that would have no liberty."""
    if point == state.ko:
        return point
    chain = flood(point, state.own | point)
    return chain | around(chain) & board


def played_in(state: State, after: State, point: Bits, zone: Bits, board: Bits, is_winning: bool) -> Bits:
    """Return the zone that a move adds to the zone of its result.

    A move that fails is one that need not be possible elsewhere; but where it takes stones, whether
    that is a ko depends on all points around. A winning one must be possible, take what it takes,
    and take no other stones of the zone.
    """
    has_taken = after.own != state.other
    near = around(point) & board
    if not is_winning:
        return point | near if has_taken else point
    zone |= point
    if has_taken:
        zone |= near
    else:
        zone |= _liberty(state, point, zone, board)
    free = board & ~state.own & ~state.other & ~point
    left, standing = near & state.other, []
    while left:
        chain = flood(left & -left, state.other)
        left &= ~chain
        if chain & after.own:
            standing.append(chain)
        else:
            zone |= chain | around(chain) & board
    for chain in standing:
        if chain & zone:
            zone |= chain | _one(around(chain) & free, zone)
    return zone


def _liberty(state: State, point: Bits, zone: Bits, board: Bits) -> Bits:
    """Return a liberty of the chain that a move makes, with the chain if the stone alone has none."""
    free = board & ~state.own & ~state.other & ~point
    if near := around(point) & free:
        return _one(near, zone)
    chain = flood(point, state.own | point)
    return chain | _one(around(chain) & free, zone)


def _one(points: Bits, zone: Bits) -> Bits:
    """Return one of these points, preferably one already in the zone."""
    return first_of(points & zone or points, 1)


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
        """Return whether the seeker reaches the goal after at most `depth` moves from here, and the reason.

        Raises TooLarge if more than `most_states` boards were searched.
        """
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
