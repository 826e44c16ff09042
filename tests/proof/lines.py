"""What follows a first move, as the search has it: answers that resist, and right replies."""

from __future__ import annotations

from dataclasses import dataclass

from tests.proof.bits import Bits, State, around, each
from tests.proof.goals import moves_wanted
from tests.proof.problem import BOARD, SEEKS, Posed, bits_of

MOST_ANSWERS = 3
MOST_REPLIES = 3
MOST_WRONG = 4
LONG = 1000


@dataclass(frozen=True, slots=True)
class Step:
    """A move and what may follow it, the best first."""

    point: Bits
    following: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class _Move:
    """A possible move and how good it is for whoever plays it; less is better."""

    point: Bits
    after: State
    rank: tuple[int, ...] = ()


class Lines:
    """The lines of one problem. In a ko the side that is asked has the threats."""

    def __init__(self, posed: Posed) -> None:
        self.posed = posed
        self._search = posed.search(has_threats=posed.is_ko)
        self._goal = self._search.goal
        self._near = bits_of(posed.near)
        self._is_seeker = posed.asked in SEEKS

    def right(self, point: Bits) -> Step:
        """The right first move, the answers that want different replies, and so on to the end."""
        after = self._after(point)
        return self._answered(_Move(point, after), self.posed.depth - 1, MOST_ANSWERS)

    def wrong(self, right: Bits) -> list[Step]:
        """The most likely wrong first moves, each with the answer that refutes it."""
        state = self.posed.state
        urgent = self._urgent(state, is_askeds_turn=True)
        beside = around(right)
        near = beside | around(beside)
        tried = []
        for move in self._moves(state, is_askeds_turn=True):
            likely = 2 * bool(move.point & urgent) + bool(move.point & near)
            likely += bool(move.point & beside)
            if move.point != right and likely >= 2:
                touches = bool(move.point & around(state.own))
                tried.append(_Move(move.point, move.after, (-likely, -touches)))
        tried.sort(key=lambda move: move.rank)
        steps = [self._refuted(move, right) for move in tried[:MOST_WRONG]]
        return [step for step in steps if step is not None]

    def _refuted(self, tried: _Move, right: Bits) -> Step | None:
        """A wrong move with its best answer, where there is one on the board."""
        depth = self.posed.depth - 2
        best: _Move | None = None
        urgent = self._urgent(tried.after, is_askeds_turn=False)
        for move in self._moves(tried.after, is_askeds_turn=False):
            if self._holds(move.after, True, depth):
                continue
            own, other = self._seen(move.after, True)
            left = self._length(move.after, True, depth)
            left = -moves_wanted(self._goal, own, other) if self._is_seeker else left
            rank = (left, -(move.point == right), -bool(move.point & urgent))
            if best is None or rank < best.rank:
                best = _Move(move.point, move.after, rank)
        return Step(tried.point, (Step(best.point),)) if best else None

    def _answered(self, move: _Move, depth: int, most: int) -> Step:
        """A right move, and the answers that want a reply."""
        wanted: list[tuple[tuple[int, ...], _Move, list[_Move]]] = []
        for answer in [] if self._is_done(move.after) else self._resisting(move.after, depth):
            replies = self._replies(answer.after, depth - 1)
            length = self._length(answer.after, True, depth - 1) if self._is_seeker else 0
            urgent = bool(answer.point & self._urgent(move.after, is_askeds_turn=False))
            if replies:
                wanted.append(((-length, *self._order(urgent, len(replies))), answer, replies))
        wanted.sort(key=lambda one: one[0])
        steps: list[Step] = []
        seen: set[Bits] = set()
        for _rank, answer, replies in wanted:
            if replies[0].point not in seen and len(steps) < most:
                seen.add(replies[0].point)
                right = tuple(self._answered(reply, depth - 2, 1) for reply in replies)
                steps.append(Step(answer.point, right))
        return Step(move.point, tuple(steps))

    def _order(self, is_urgent: bool, replies: int) -> tuple[int, int]:
        """Answers of equal worth: by the stones in question, or those that leave one reply."""
        return (-is_urgent, replies) if self._is_seeker else (replies, -is_urgent)

    def _resisting(self, state: State, depth: int) -> list[_Move]:
        """The answers that are worth a reply.

        Stones that are caught even if nobody replies do not know it: they try to get away.
        """
        threats = self._threats(state, depth)
        if threats or depth < 2 or not self._is_seeker or self._goal.is_told_at_the_end:
            return threats
        urgent = self._urgent(state, is_askeds_turn=False)
        return [m for m in self._moves(state, is_askeds_turn=False) if m.point & urgent]

    def _threats(self, state: State, depth: int) -> list[_Move]:
        """The other side's moves that cannot be left unanswered."""
        if depth < 2:
            return []
        moves = self._moves(state, is_askeds_turn=False)
        return [m for m in moves if not self._holds(m.after.passed(), False, depth - 2)]

    def _replies(self, state: State, depth: int) -> list[_Move]:
        """The right replies, the best first; those that take longer than need be are left out."""
        found = []
        urgent = self._urgent(state, is_askeds_turn=True)
        for move in self._moves(state, is_askeds_turn=True):
            if not self._holds(move.after, False, depth - 1):
                continue
            if self._is_seeker and not self._goal.is_told_at_the_end:
                left = self._length(move.after, False, depth - 1)
            else:
                left = len(self._threats(move.after, depth - 1))
            taken = (state.other & ~move.after.own).bit_count()
            found.append(_Move(move.point, move.after, (left, -taken, -bool(move.point & urgent))))
        found.sort(key=lambda move: move.rank)
        if self._is_seeker:
            found = [move for move in found if move.rank[0] == found[0].rank[0]]
        return found[:MOST_REPLIES]

    def _moves(self, state: State, is_askeds_turn: bool) -> list[_Move]:
        """The moves that can stand in a record: nobody passes or takes a ko back at once."""
        turn = is_askeds_turn is self._is_seeker
        free = self._near & ~state.own & ~state.other & ~state.ko
        played = ((point, self._search.played(state, turn, point)) for point in each(free))
        return [_Move(point, after) for point, after in played if after is not None]

    def _holds(self, state: State, is_askeds_turn: bool, depth: int) -> bool:
        """Whether the side that is asked has what it wants."""
        turn = is_askeds_turn is self._is_seeker
        return (self._search.within(state, turn, max(depth, 0)) is not None) is self._is_seeker

    def _length(self, state: State, is_askeds_turn: bool, depth: int) -> int:
        turn = is_askeds_turn is self._is_seeker
        found = self._search.within(state, turn, max(depth, 0))
        return LONG if found is None else found

    def _seen(self, state: State, is_askeds_turn: bool) -> tuple[Bits, Bits]:
        """The stones of the seeker and of the other side."""
        is_seekers_turn = is_askeds_turn is self._is_seeker
        return (state.own, state.other) if is_seekers_turn else (state.other, state.own)

    def _urgent(self, state: State, is_askeds_turn: bool) -> Bits:
        return self._goal.urgent(*self._seen(state, is_askeds_turn))

    def _is_done(self, state: State) -> bool:
        is_told = self._is_seeker and not self._goal.is_told_at_the_end
        return is_told and bool(self._goal.reached(*self._seen(state, False)))

    def _after(self, point: Bits) -> State:
        after = self.posed.state.played(point, BOARD)
        assert after is not None, "the right move can be played"
        return after
