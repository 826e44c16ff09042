"""History: the boards on the way to the position at hand, as the rules of repetition need them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto

from goboard_app.go.color import Color
from goboard_app.go.position import Position


class Origin(Enum):
    """How a state came about."""

    SETUP = auto()
    PLAY = auto()
    PASS = auto()


@dataclass(frozen=True, slots=True)
class State:
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
    def of_setup(cls, position: Position) -> State:
        """The state of a position that was set up."""
        return cls._of(position, position.to_move.opponent, Origin.SETUP)

    @classmethod
    def of_move(cls, position: Position, made_by: Color, is_pass: bool) -> State:
        """The state after a move."""
        return cls._of(position, made_by, Origin.PASS if is_pass else Origin.PLAY)

    @classmethod
    def _of(cls, position: Position, made_by: Color, origin: Origin) -> State:
        return cls(
            position.stones,
            position.to_move,
            made_by,
            origin,
            lost_black=position.prisoners_white,
            lost_white=position.prisoners_black,
        )


class History:
    """The states from the set-up to the position at hand, in order; never changes.

    It is that of one path through the tree, never of what was visited last.
    """

    __slots__ = ("_numbers", "states")

    def __init__(self, states: Iterable[State]) -> None:
        self.states: tuple[State, ...] = tuple(states)
        self._numbers: dict[bytes, list[int]] | None = None

    @classmethod
    def starting_at(cls, position: Position) -> History:
        """The history of a game that begins with this position."""
        return cls((State.of_setup(position),))

    def extended(self, state: State) -> History:
        """This history and one state more."""
        return History((*self.states, state))

    def numbers_with(self, stones: bytes) -> list[int]:
        """The numbers (from 0) of all states with just these stones, oldest first."""
        if self._numbers is None:
            numbers: dict[bytes, list[int]] = {}
            for number, state in enumerate(self.states):
                numbers.setdefault(state.stones, []).append(number)
            self._numbers = numbers
        return self._numbers.get(stones, [])
