"""History: the boards on the way to the position at hand, as the rules of repetition need them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto

from goboard_app.go.board import Color
from goboard_app.go.position import Position


class Origin(Enum):
    """How a state came about."""

    SETUP = auto()
    PLAY = auto()
    PASS = auto()


@dataclass(frozen=True, slots=True)
class BoardState:
    """One board of the game: its stones, who is to move, who made it and by what.

    A set-up counts as made by the side that is not to move. `lost_black` and `lost_white` are the
    stones of that colour taken off the board up to here.
    """

    stones: bytes
    to_move: Color
    made_by: Color
    origin: Origin
    lost_black: int = 0
    lost_white: int = 0

    @classmethod
    def of_setup(cls, position: Position) -> BoardState:
        """The state of a position that was set up."""
        return cls._of(position, position.to_move.opponent, Origin.SETUP)

    @classmethod
    def of_move(cls, position: Position, made_by: Color, is_pass: bool) -> BoardState:
        """The state after a move."""
        return cls._of(position, made_by, Origin.PASS if is_pass else Origin.PLAY)

    @classmethod
    def _of(cls, position: Position, made_by: Color, origin: Origin) -> BoardState:
        lost_black, lost_white = position.prisoners_white, position.prisoners_black
        return cls(position.stones, position.to_move, made_by, origin, lost_black, lost_white)


class History:
    """The states from the set-up to the position at hand, in order; never changes.

    It is that of one path through the tree, never of what was visited last. A history and those
    extended from it share one log, so that extending costs the same however long the game is.
    """

    __slots__ = ("_length", "_log")

    def __init__(self, states: Iterable[BoardState], log: _Log | None = None) -> None:
        """The history of these states; `log` holds them already where a history is extended."""
        self._log = log or _Log(states)
        self._length = len(self._log.states)

    @classmethod
    def starting_at(cls, position: Position) -> History:
        """The history of a game that begins with this position."""
        return cls((BoardState.of_setup(position),))

    @property
    def states(self) -> tuple[BoardState, ...]:
        """All states, the oldest first; a new tuple each time."""
        return tuple(self._log.states[: self._length])

    def __len__(self) -> int:
        return self._length

    def state(self, number: int) -> BoardState:
        """The state with this number, from 0."""
        return self._log.states[number]

    def extended(self, state: BoardState) -> History:
        """This history and one state more."""
        if self._length < len(self._log.states):
            # The log goes on with another branch already.
            return History((*self.states, state))
        self._log.append(state)
        return History((), self._log)

    def numbers_with(self, stones: bytes) -> list[int]:
        """The numbers (from 0) of all states with just these stones, oldest first."""
        numbers = self._log.numbers.get(stones)
        return [i for i in numbers if i < self._length] if numbers else []


class _Log:
    """States in order, and where each board stands among them; grows at its end alone.

    A history sees only its first `_length` states, so what is appended later changes none.
    """

    __slots__ = ("numbers", "states")

    def __init__(self, states: Iterable[BoardState]) -> None:
        self.states: list[BoardState] = []
        self.numbers: dict[bytes, list[int]] = {}
        for state in states:
            self.append(state)

    def append(self, state: BoardState) -> None:
        """Add a state at the end."""
        self.numbers.setdefault(state.stones, []).append(len(self.states))
        self.states.append(state)
