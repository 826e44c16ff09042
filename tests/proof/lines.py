"""The continuation after a first move, by the search: all right moves at each turn of the side to move, the answers
that resist them, and the results of all other moves.

At each turn of that side every other move is wrong. What the other side does about it is the same
for most of them: it does what it would do after a pass, and so the file has it below a pass. Moves
against which this would not do have a line of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from goboard_app.lessons.proof.bits import Bits, State, around, each
from goboard_app.lessons.proof.goals import moves_wanted
from goboard_app.lessons.proof.search import Search, TooLarge
from tests.proof.problem import SEEKS, Posed

MOST_ANSWERS = 3
MOST_REPLIES = 5
"""An answer that leaves more right moves asks for nothing, and the problem is solved before it."""
MOST_FOLLOWED = 2
"""So many right moves at one turn are gone on with; other ones end the problem."""
MOST_TRIES = 3
"""So often somebody who has gone wrong tries on, where the other side only has to hold out."""
MOST_COMPARED = 4
MOST_LATER = 20_000
"""So many boards are looked at to judge a later turn."""
MOST_TEMPTING = 8
LONG = 1000
PASS: Bits = 0


@dataclass(frozen=True, slots=True)
class Step:
    """A move and its possible continuation, the best first; `is_right` is None for the other side's."""

    point: Bits
    following: tuple[Step, ...] = ()
    is_right: bool | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """The choices of the side to move: all right moves, and whether passing is right."""

    right: Bits
    can_pass: bool

    @property
    def asks(self) -> bool:
        """Return whether there is a solution to find."""
        return bool(self.right) and not self.can_pass and self.right.bit_count() <= MOST_REPLIES


class Lines:
    """The lines of one problem. In a ko the side that is asked has the threats."""

    def __init__(self, posed: Posed) -> None:
        self.posed = posed
        self.search = posed.search(has_threats=posed.is_ko)
        self._goal = self.search.goal
        self._near = posed.bits(posed.near) if posed.near else posed.board
        self._is_seeker = posed.asked in SEEKS
        self._turns: dict[State, Turn | None] = {}
        self._is_too_large = False

    @cached_property
    def _threatened(self) -> Search:
        return self.posed.search(has_threats=True)

    def tree(self) -> tuple[Step, ...]:
        """Return the lines of the file: every right move, and the continuation of the others."""
        right = self.turn(self.posed.state)
        assert right is not None, "the problem has been proved"
        return self._asked(self.posed.state, right.right, MOST_ANSWERS)

    def difficulty(self, tree: Sequence[Step]) -> int:
        """Return the difficulty of a solution: boards to read, moves to find, and tempting moves."""
        turns, steps = 0, tree
        while steps:
            turns += steps[0].is_right is True
            steps = steps[0].following
        tempting = min(MOST_TEMPTING, sum(step.is_right is False for step in tree) - 1)
        searches = [self.search, *([self._threatened] if "_threatened" in self.__dict__ else [])]
        return sum(each.states for each in searches).bit_length() + 4 * turns + tempting

    def turn(self, state: State) -> Turn | None:
        """Return the right moves on the whole board, each turn judged with as many moves as the first one.

        None where looking further ahead, or threats for a ko, would change them, and where it is
        too much to look at.
        """
        if state not in self._turns:
            most = self.search.most_states
            if state != self.posed.state:
                self.search.most_states = min(most, self.search.states + MOST_LATER)
            try:
                self._turns[state] = self._judged(state)
            except TooLarge:
                if self.search.states >= most:
                    raise
                self._turns[state] = None
                self._is_too_large = True
            finally:
                self.search.most_states = most
        return self._turns[state]

    def _judged(self, state: State) -> Turn | None:
        found = self._winning(self.search, state, self.posed.depth)
        if found.right & state.ko:
            # It needs a threat first, which the board may not have.
            return None
        if any(self._winning(self.search, state, far) != found for far in self.posed.further):
            return None
        if self.search.has_met_ko and not self.posed.is_ko:
            far = self.posed.depth
            return found if self._winning(self._threatened, state, far) == found else None
        return found

    def _winning(self, search: Search, state: State, left: int) -> Turn:
        return Turn(*search.winning(state, self._is_seeker, left))

    # Right moves

    def _asked(self, state: State, right: Bits, most: int) -> tuple[Step, ...]:
        """Return every move at a turn of the asked side; at most `most` answers are continued."""
        moves = self._ranked(state, right)
        steps = [
            self._answered(move, after, most if number < MOST_FOLLOWED else 0)
            for number, (move, after) in enumerate(moves)
        ]
        return (*steps, *self._wrong(state, right))

    def _ranked(self, state: State, right: Bits) -> list[tuple[Bits, State]]:
        """Return the right moves, the quickest first, then those that take more."""
        ranked = []
        urgent, left = self._urgent(state, is_askeds_turn=True), self.posed.depth - 1
        for move, after in self.played(state, right, is_askeds_turn=True):
            length = self._length(after, False, left) if self._is_quick else 0
            taken = (state.other & ~after.own).bit_count()
            ranked.append(((length, -taken, -bool(move & urgent)), move, after))
        ranked.sort(key=lambda one: one[0])
        return [(move, after) for _rank, move, after in ranked]

    def _answered(self, move: Bits, state: State, most: int) -> Step:
        """Return a right move, and the answers after which there is still something to find."""
        wanted: list[tuple[tuple[int, ...], Bits, State, Turn]] = []
        for answer, after in [] if not most or self._is_done(state) else self._threats(state):
            turn = None if self._is_too_large else self.turn(after)
            if turn is not None and turn.asks:
                length = self._length(after, True, self.posed.depth) if self._is_seeker else 0
                urgent = bool(answer & self._urgent(state, is_askeds_turn=False))
                count = turn.right.bit_count()
                order = (-urgent, count) if self._is_seeker else (count, -urgent)
                wanted.append(((-length, *order), answer, after, turn))
        wanted.sort(key=lambda one: one[0])
        steps: list[Step] = []
        seen: Bits = 0
        for _rank, answer, after, turn in wanted:
            if not turn.right & seen and len(steps) < most:
                seen |= turn.right
                steps.append(Step(answer, self._asked(after, turn.right, 1)))
        # Where one turn is too much to look at, the problem ends with the move before it.
        return Step(move, () if self._is_too_large else tuple(steps), is_right=True)

    def _threats(self, state: State) -> Iterator[tuple[Bits, State]]:
        """Yield the other side's moves that cannot be left unanswered."""
        for move, after in self.played(state, self._near, is_askeds_turn=False):
            if not self.holds(after.passed(), False, self.posed.depth - 1):
                yield move, after

    # Wrong moves

    def _wrong(self, state: State, right: Bits) -> list[Step]:
        """Return the continuation after a pass, and after the wrong moves that are answered otherwise."""
        left = self.posed.depth - 1
        usual = self._refuted(state.passed(), left, right)
        beside = around(right)
        near = beside | around(beside)
        urgent = self._urgent(state, is_askeds_turn=True)
        found = []
        for move, after in self.played(state, self.posed.board & ~right, is_askeds_turn=True):
            if self.is_refuted_by(usual, after, left):
                continue
            line = self._refuted(after, left, right)
            if line:
                likely = 2 * bool(move & urgent) + bool(move & near) + bool(move & beside)
                found.append((-likely, move, line))
        found.sort(key=lambda one: (one[0], one[1]))
        lines = [(move, line) for _rank, move, line in found]
        return [_in_a_row(move, line) for move, line in [*lines, (PASS, usual)]]

    def _refuted(self, state: State, left: int, right: Bits) -> list[Bits]:
        """Return the moves that refute a wrong move, the other side's and further tries, in turn."""
        line: list[Bits] = []
        tries = 0
        while left > 0 and (best := self._best_refutation(state, left, right)) is not None:
            move, state = best
            line.append(move)
            left -= 1
            if self.is_reached(state, True) or tries == MOST_TRIES and not self.has_to_reach:
                break
            following = self._best_try(state, left)
            if following is None:
                break
            move, state = following
            line.append(move)
            left -= 1
            tries += 1
        if len(line) % 2 == 0 and line:
            line.pop()
        return line

    def _best_refutation(self, state: State, left: int, right: Bits) -> tuple[Bits, State] | None:
        """Return the best reply to a wrong move: the quickest one, or the one hardest to overcome."""
        urgent = self._urgent(state, is_askeds_turn=False)
        ranked = []
        for point in self._in_order(state, urgent | right, is_askeds_turn=False):
            after = self.search.played(state, not self._is_seeker, point)
            if after is None or self.holds(after, True, left - 1):
                continue
            if self.has_to_reach:
                rank = self._length(after, True, left - 1)
            else:
                rank = -moves_wanted(self._goal, *self._seen(after, True))
            ranked.append((rank, -bool(point & right), -bool(point & urgent), point, after))
            if len(ranked) == MOST_COMPARED:
                break
        if not ranked:
            return None
        *_rank, point, after = min(ranked, key=lambda one: one[:4])
        return point, after

    def _best_try(self, state: State, left: int) -> tuple[Bits, State] | None:
        """Return the most stubborn move after an error; None where nothing is worth a try."""
        urgent = self._urgent(state, is_askeds_turn=True)
        ranked = []
        for point in self._in_order(state, urgent, is_askeds_turn=True):
            after = self.search.played(state, self._is_seeker, point)
            if after is None:
                continue
            taken = (state.other & ~after.own).bit_count()
            if self.has_to_reach:
                rank = (-self._length(after, False, left - 1), -taken)
            elif left > 1 and self.holds(after.passed(), True, left - 2):
                # It asks for an answer.
                rank = (moves_wanted(self._goal, *self._seen(after, False)), -taken)
            else:
                continue
            ranked.append((rank, -bool(point & urgent), point, after))
            if len(ranked) == MOST_COMPARED:
                break
        if not ranked:
            return (PASS, state.passed()) if self.has_to_reach else None
        *_rank, point, after = min(ranked, key=lambda one: one[:3])
        return point, after

    def _in_order(self, state: State, first: Bits, is_askeds_turn: bool) -> Sequence[Bits]:
        """Return the free points, the most important first; no ko is retaken at once."""
        free = self.posed.board & ~state.own & ~state.other & ~state.ko
        near = free & self._near & ~first
        beside = near & around(first)
        far = free & ~near & ~first
        return [*each(free & first), *each(beside), *each(near & ~beside), *each(far)]

    def is_refuted_by(self, line: list[Bits], state: State, left: int) -> bool:
        """Return whether the same moves refute this move, as far as they can be played."""
        is_askeds_turn = False
        for number, move in enumerate(line):
            turn = is_askeds_turn is self._is_seeker
            is_taken = move & (state.own | state.other | state.ko)
            after = None if is_taken else self.search.played(state, turn, move)
            if move == PASS:
                after = state.passed()
            if after is None:
                # A side that only has to hold out has done so, if it was the other one's turn.
                return is_askeds_turn and not self.has_to_reach
            state, left = after, left - 1
            is_askeds_turn = not is_askeds_turn
            if is_askeds_turn and self.holds(state, True, left):
                return False
            if self.is_reached(state, is_askeds_turn):
                return number % 2 == 0
        return not self.has_to_reach and bool(line)

    # The verdicts of the search

    @property
    def has_to_reach(self) -> bool:
        """Return whether a wrong move is refuted by reaching the goal, not by preventing it."""
        return not self._is_seeker

    @property
    def _is_quick(self) -> bool:
        """Return whether the side to move reaches its goal, the sooner the better."""
        return self._is_seeker and not self._goal.is_told_at_the_end

    def played(self, state: State, points: Bits, is_askeds_turn: bool) -> Iterator[tuple[Bits, State]]:
        """Yield the moves that a record may hold: no ko is retaken at once."""
        turn = is_askeds_turn is self._is_seeker
        for point in each(points & self.posed.board & ~state.own & ~state.other & ~state.ko):
            after = self.search.played(state, turn, point)
            if after is not None:
                yield point, after

    def holds(self, state: State, is_askeds_turn: bool, left: int) -> bool:
        """Return whether the side to move has what the task asks for."""
        turn = is_askeds_turn is self._is_seeker
        return self.search.found(state, turn, max(left, 0))[0] is self._is_seeker

    def _length(self, state: State, is_askeds_turn: bool, left: int) -> int:
        turn = is_askeds_turn is self._is_seeker
        found = self.search.within(state, turn, max(left, 0))
        return LONG if found is None else found

    def _seen(self, state: State, is_askeds_turn: bool) -> tuple[Bits, Bits]:
        """Return the stones of the seeker and of the other side."""
        is_seekers_turn = is_askeds_turn is self._is_seeker
        return (state.own, state.other) if is_seekers_turn else (state.other, state.own)

    def _urgent(self, state: State, is_askeds_turn: bool) -> Bits:
        return self._goal.urgent(*self._seen(state, is_askeds_turn))

    def is_reached(self, state: State, is_askeds_turn: bool) -> bool:
        """Return whether the seeker's goal is visibly reached on the board."""
        if self._goal.is_told_at_the_end:
            return False
        return bool(self._goal.reached(*self._seen(state, is_askeds_turn)))

    def _is_done(self, state: State) -> bool:
        return self._is_seeker and self.is_reached(state, False)


def _in_a_row(move: Bits, line: Sequence[Bits]) -> Step:
    """Return a wrong move with its whole continuation."""
    following: tuple[Step, ...] = ()
    for point in reversed(line):
        following = (Step(point, following),)
    return Step(move, following, is_right=False)
