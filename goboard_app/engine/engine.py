"""Engine: somebody who is asked for a move, an analysis or dead stones; and what is answered.

An engine of another's making behind a pipe, KataGo's analysis engine, and the partner of our own
are all asked in this one way.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, Flag, auto
from fractions import Fraction
from typing import NamedTuple, Protocol

from goboard_app.go.board import BoardSize, Color, Move, Point
from goboard_app.go.position import Position
from goboard_app.rules.repetition import BoardState, History
from goboard_app.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Situation:
    """What is asked about: a board to begin from, the moves since, and what is played by.

    `start` is the position after all that was set up, with the prisoners that there were; the
    `moves` follow, and who moves then is the colour of `to_move`. `komi` is in points for White.
    `handicap` is 0, or how many of the stones of the start Black was given. `goal` is 0, or in a
    capture game how many stones have to be captured.
    """

    start: Position
    moves: tuple[Move, ...]
    to_move: Color
    ruleset: Ruleset
    komi: Fraction
    handicap: int = 0
    goal: int = 0

    @property
    def size(self) -> BoardSize:
        """The size of the board."""
        return self.start.size

    @property
    def position(self) -> Position:
        """The board after the moves, with the right side to move; works them out each time."""
        position = self.start
        for move in self.moves:
            position = position.after(move)
        if position.to_move is not self.to_move:
            position = position.with_setup(to_move=self.to_move)
        return position

    @property
    def history(self) -> History:
        """All its boards, for the judge of legality; works them out each time."""
        position = self.start
        history = History.starting_at(position)
        for move in self.moves:
            position = position.after(move)
            history = history.extended(BoardState.of_move(position, move.color, move.is_pass))
        return history


class Ability(Flag):
    """What an engine can be asked for."""

    NONE = 0
    MOVE = auto()
    ANALYSIS = auto()
    OWNERSHIP = auto()
    """Its analysis says whose each point will be."""
    DEAD_STONES = auto()
    LEVEL = auto()
    """It plays as strongly as `Effort.level` says."""


class TimeLeft(NamedTuple):
    """What a side has on its clock: seconds, for so many moves (0: for all of the game)."""

    seconds: float
    moves: int = 0


class Effort(NamedTuple):
    """How much an engine is to think: playouts, seconds, or by the clocks; None leaves it to it.

    `clocks` are those of Black and White. `level` is for engines with `Ability.LEVEL`: 1 to 10.
    """

    visits: int | None = None
    seconds: float | None = None
    clocks: tuple[TimeLeft, TimeLeft] | None = None
    level: int | None = None


class Resign(NamedTuple):
    """Instead of a move: the game is given up by the side to move."""


class Chosen(NamedTuple):
    """What an engine wants to play."""

    move: Move | Resign


class Candidate(NamedTuple):
    """A move that was looked at. All values are Black's, whoever is to move.

    `point` is None for a pass. `score` is how many points Black is ahead, `winrate` from 0 to 1
    how likely Black wins; `prior` from 0 to 1 is what was thought of the move before reading.
    `line` begins with the move itself; None in it is a pass.
    """

    point: Point | None
    visits: int
    winrate: float | None = None
    score: float | None = None
    prior: float | None = None
    line: tuple[Point | None, ...] = ()


class Analysis(NamedTuple):
    """What an engine thinks of a situation so far, the best move first; all values are Black's.

    `ownership` has a value for every point by its index: 1.0 is surely Black's, -1.0 White's;
    empty where the engine does not say. `is_final`: no more will come of this question.
    """

    candidates: tuple[Candidate, ...] = ()
    winrate: float | None = None
    score: float | None = None
    visits: int = 0
    ownership: tuple[float, ...] = ()
    is_final: bool = False


class DeadStones(NamedTuple):
    """What an engine takes for dead, and for alive in seki where it knows that."""

    dead: frozenset[Point]
    seki: frozenset[Point] = frozenset()


class Trouble(Enum):
    """Why there is no answer. The game is never touched by it."""

    NOT_FOUND = auto()
    NOT_STARTED = auto()
    DIED = auto()
    SILENT = auto()
    GARBAGE = auto()
    REFUSED = auto()
    """It answered with an error; its words are given besides."""
    CANNOT = auto()
    """It does not know how to do what it is asked for."""
    SIZE = auto()
    POSITION = auto()
    """It does not take the stones as they stand."""
    ILLEGAL_MOVE = auto()


class Failure(NamedTuple):
    """An engine did not answer. `said` are its own words, as it wrote them: text, never HTML."""

    trouble: Trouble
    said: str = ""


class Gap(Enum):
    """What an engine was not told of a situation, since it has no word for it."""

    RULES = auto()
    KO = auto()
    SUICIDE = auto()
    HANDICAP_POINTS = auto()
    PRISONERS = auto()
    KOMI = auto()
    HISTORY = auto()
    """The board was set up: which positions stood before is not known to it."""
    FIRST_PASS = auto()
    """White gets a point where White passes first."""
    TIE = auto()
    """A tie is won by Black."""


Answer = Chosen | Analysis | DeadStones | Failure
Told = Callable[[Answer], None]
"""Takes an answer. An analysis comes again and again, each better than the one before."""


class Engine(Protocol):
    """Is asked one thing at a time; the answer comes later, in the thread that asked.

    Whoever asks anew, or calls `stop`, will not hear any more of what was asked before.
    """

    @property
    def name(self) -> str:
        """What it calls itself, or is called by the user: text, never HTML."""

    @property
    def abilities(self) -> Ability:
        """What it can be asked for, as far as is known before it is started."""

    def gaps(self, situation: Situation) -> frozenset[Gap]:
        """What it cannot be told of a situation."""

    def choose(self, situation: Situation, effort: Effort, told: Told) -> None:
        """Ask for a move: `Chosen`, or `Failure`."""

    def analyse(self, situation: Situation, effort: Effort, told: Told) -> None:
        """Ask what it thinks, until it is final by the effort, stopped or failed."""

    def dead_stones(self, situation: Situation, told: Told) -> None:
        """Ask what is dead on a board where play has stopped: `DeadStones`, or `Failure`."""

    def stop(self) -> None:
        """Forget what was asked; the engine may go on to be asked for something else."""

    def close(self) -> None:
        """End it: nothing will be asked any more."""
