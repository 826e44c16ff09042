"""Repetition: the history of a game, ko and superko, long cycles, and the bans of the pass for ko."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto
from typing import NamedTuple

from goboard_app.go.board import Color, Play, Point
from goboard_app.go.chains import chain_at
from goboard_app.go.position import MoveResult, Position
from goboard_app.rules.ruleset import KoRule, LongCycle, Ruleset

NO_BANS: Bans = frozenset()

# A variation that branches off among the first 100 states copies them into a log of its own. Later
# ones chain their logs, at most 20 deep, since every lookup walks the chain.
_FEW, _DEEPEST = 100, 20


class Origin(Enum):
    """The way in which a state came about."""

    SETUP = auto()
    PLAY = auto()
    PASS = auto()


class BoardState(NamedTuple):
    """One board of the game: its stones, the side to move, the side that made it, and its origin.

    A set-up counts as made by the side that is not to move. `lost_black` and `lost_white` are the
    stones of that colour taken off the board so far.
    """

    stones: bytes
    to_move: Color
    made_by: Color
    origin: Origin
    lost_black: int = 0
    lost_white: int = 0

    @classmethod
    def of_setup(cls, position: Position) -> BoardState:
        """Return the state of a position that was set up."""
        return cls._of(position, position.to_move.opponent, Origin.SETUP)

    @classmethod
    def of_move(cls, position: Position, made_by: Color, is_pass: bool) -> BoardState:
        """Return the state after a move."""
        return cls._of(position, made_by, Origin.PASS if is_pass else Origin.PLAY)

    @classmethod
    def _of(cls, position: Position, made_by: Color, origin: Origin) -> BoardState:
        # Black's lost stones are White's prisoners.
        lost_black, lost_white = position.prisoners_white, position.prisoners_black
        return cls(position.stones, position.to_move, made_by, origin, lost_black, lost_white)


class History:
    """The states from the set-up to the current position, in order; immutable.

    It belongs to one path through the tree, not to the order of visits. A history and those
    extended from it share one log, and a variation has a log that begins where it branches off, so
    that the cost of extending does not depend on the length of the game.
    """

    __slots__ = ("_length", "_log")

    def __init__(self, states: Iterable[BoardState], log: _Log | None = None) -> None:
        """Create the history of these states; `log` already holds them where a history is extended."""
        # A log that is passed holds a state at least; an empty one would be false here.
        self._log = log or _Log(states)
        self._length = len(self._log)

    @classmethod
    def starting_at(cls, position: Position) -> History:
        """Return the history of a game that begins with this position."""
        return cls((BoardState.of_setup(position),))

    @property
    def states(self) -> tuple[BoardState, ...]:
        """All states, the oldest first; a new tuple each time."""
        return self._log.first(self._length)

    def __len__(self) -> int:
        return self._length

    def state(self, number: int) -> BoardState:
        """Return the state with this number, from 0."""
        return self._log.state(number)

    def extended(self, state: BoardState) -> History:
        """Return this history with one more state."""
        log = self._log
        if self._length < len(log):
            # Another branch has already extended the log: this one needs a log of its own.
            log = log.branch(self._length)
        log.append(state)
        return History((), log)

    def numbers_with(self, stones: bytes) -> list[int]:
        """Return the numbers (from 0) of all states with exactly these stones, oldest first."""
        log = self._log
        # Almost every board that is judged is new.
        if log.base is None and stones not in log.numbers:
            return []
        return log.numbers_with(stones, self._length)


class _Log:
    """States in order, with an index by stones; it only grows at its end.

    A history sees only its first `_length` states, so later states do not affect it. The states
    before number `start` are those of the log that this one branched off.
    """

    __slots__ = ("base", "depth", "numbers", "start", "states")

    def __init__(self, states: Iterable[BoardState], base: _Log | None = None, start: int = 0) -> None:
        self.base = base
        self.start = start
        self.depth: int = 0 if base is None else base.depth + 1
        self.states: list[BoardState] = []
        self.numbers: dict[bytes, list[int]] = {}
        for state in states:
            self.append(state)

    def __len__(self) -> int:
        return self.start + len(self.states)

    def append(self, state: BoardState) -> None:
        """Add a state at the end."""
        self.numbers.setdefault(state.stones, []).append(len(self))
        self.states.append(state)

    def branch(self, length: int) -> _Log:
        """Return a log that continues from the first states of this one."""
        base = self
        # The branch point may lie in the part that this log shares with an earlier one.
        while base.base is not None and length <= base.start:
            base = base.base
        if length <= _FEW or base.depth == _DEEPEST:
            return _Log(base.first(length))
        return _Log((), base, length)

    def state(self, number: int) -> BoardState:
        """Return the state with this number."""
        if number < self.start and self.base is not None:
            return self.base.state(number)
        return self.states[number - self.start]

    def first(self, length: int) -> tuple[BoardState, ...]:
        """Return the first `length` states, the oldest first."""
        if self.base is None:
            return tuple(self.states[:length])
        before = self.base.first(min(length, self.start))
        return (*before, *self.states[: max(0, length - self.start)])

    def numbers_with(self, stones: bytes, length: int) -> list[int]:
        """Return the numbers of the states with exactly these stones among the first `length`, oldest first."""
        numbers = self.numbers.get(stones)
        own = [number for number in numbers if number < length] if numbers else []
        if self.base is None:
            return own
        return self.base.numbers_with(stones, min(length, self.start)) + own


def is_simple_ko(stones: bytes, history: History) -> bool:
    """Return whether `stones` is the board before the last move, and that move was a play."""
    # Simple ko bans a point for one move: after a pass or a set-up the ban has ended.
    last = len(history) - 1
    return last > 0 and history.state(last).origin is Origin.PLAY and history.state(last - 1).stones == stones


def repeated_state(rule: KoRule, stones: bytes, color: Color, history: History) -> int | None:
    """Return the number of the earlier state that forbids `color` to make the board `stones`, or None.

    One comparison serves all rules: simple ko looks at the board before the last play, positional
    superko at every board, situational superko at every board with the same side to move, natural
    situational superko at every board that this side made by a play or a set-up. The expert variant
    of Ing's rule forbids the third board with the same side to move, besides simple ko.
    """
    same = history.numbers_with(stones)
    if not same:
        return None
    if rule in (KoRule.SIMPLE, KoRule.THIRD_OCCURRENCE) and is_simple_ko(stones, history):
        return len(history) - 2
    if rule is KoRule.SIMPLE:
        return None
    if rule is KoRule.SITUATIONAL or rule is KoRule.THIRD_OCCURRENCE:
        # After the move of `color` its opponent is to move.
        same = [i for i in same if history.state(i).to_move is color.opponent]
    elif rule is KoRule.NATURAL_SITUATIONAL:
        same = [i for i in same if _was_made_by(color, history.state(i))]
    # Two earlier occurrences and this one make three.
    needed = 2 if rule is KoRule.THIRD_OCCURRENCE else 1
    return same[-1] if len(same) >= needed else None


def _was_made_by(color: Color, state: BoardState) -> bool:
    # BGA rules, interpretation 6.2: only boards made by a play of the same side count.
    return state.made_by is color and state.origin is not Origin.PASS


class Cycle(NamedTuple):
    """The last lap of a repetition.

    `occurrences` counts the states equal to the last one, itself included; `length` is the number
    of moves of the last lap, `passes` the number of passes among them; `removed_black` and
    `removed_white` count the stones of that colour taken off in the lap.
    """

    occurrences: int
    length: int
    passes: int
    removed_black: int
    removed_white: int

    @property
    def is_balanced(self) -> bool:
        """True if the lap held no pass and both sides lost the same number of stones."""
        return self.passes == 0 and self.removed_black == self.removed_white


def find_cycle(history: History) -> Cycle | None:
    """Return the cycle that the last state closes; None if no earlier state equals it."""
    last = history.states[-1]
    same = [i for i in history.numbers_with(last.stones) if history.states[i].to_move is last.to_move]
    # The last state itself is always among them.
    if len(same) < 2:
        return None
    first = history.states[same[-2]]
    # The state that comes back belongs to the lap before; the last state ends this one.
    lap = history.states[same[-2] + 1 : same[-1] + 1]
    return Cycle(
        occurrences=len(same),
        length=len(lap),
        passes=sum(state.origin is Origin.PASS for state in lap),
        removed_black=last.lost_black - first.lost_black,
        removed_white=last.lost_white - first.lost_white,
    )


def offer(history: History, ruleset: Ruleset) -> LongCycle | None:
    """Return the outcome that the players may agree to after a repetition; None if there is none."""
    if ruleset.long_cycle is LongCycle.FORBIDDEN:
        return None
    cycle = find_cycle(history)
    # Sending two and returning one costs the sender a prisoner in each lap, so no offer is due there.
    return ruleset.long_cycle if cycle is not None and cycle.is_balanced else None


class KoBan(NamedTuple):
    """One ko that `color` may not retake: the stone on `stone`, by playing at `point`.

    It ends when `color` has passed for this ko, or when the ko is gone.
    """

    point: Point
    stone: Point
    color: Color


Bans = frozenset[KoBan]


def is_ko_capture(play: Play, outcome: MoveResult) -> bool:
    """Return whether a play took one stone in a ko: it is alone, and its only liberty is that point."""
    if len(outcome.captured) != 1:
        return False
    chain = chain_at(outcome.position, play.point)
    return chain is not None and len(chain.stones) == 1 and chain.liberties == outcome.captured


def broken_ban(bans: Bans, play: Play, outcome: MoveResult) -> KoBan | None:
    """Return the ban that a play would break; None if it retakes no banned ko."""
    if not is_ko_capture(play, outcome):
        return None
    (taken,) = outcome.captured
    ban = KoBan(play.point, taken, play.color)
    return ban if ban in bans else None


def bans_after(bans: Bans, play: Play, outcome: MoveResult) -> Bans:
    """Return the bans after a play: a new one after a capture in a ko, without those of kos that are gone."""
    left = frozenset(ban for ban in bans if _is_open(ban, outcome.position))
    if not is_ko_capture(play, outcome):
        return left
    (taken,) = outcome.captured
    return left | {KoBan(taken, play.point, play.color.opponent)}


def bans_of(bans: Bans, color: Color) -> tuple[KoBan, ...]:
    """Return the kos for which this side has yet to pass, in the order of their points."""
    return tuple(sorted((ban for ban in bans if ban.color is color), key=lambda ban: ban.point))


def bans_after_pass(bans: Bans, ban: KoBan | None) -> Bans:
    """Return the bans after a pass, which is made for one ko or for none."""
    return bans - {ban} if ban is not None else bans


def _is_open(ban: KoBan, position: Position) -> bool:
    is_there = position.at(ban.stone) is ban.color.opponent
    return is_there and position.at(ban.point) is None
