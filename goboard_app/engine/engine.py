"""Engines: the interface to ask for a move, an analysis or dead stones, with the answers.

An engine of another maker behind a pipe, KataGo's analysis engine, and the program's own partner
all have this interface.
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
    """The subject of a question: a starting board, the moves since, and the conditions of the game.

    `start` is the position after all set-up stones, with the prisoners of that time; the
    `moves` follow, and the colour of `to_move` moves next. `komi` is in points for White.
    `handicap` is 0, or the number of stones of the start that Black was given. `goal` is 0, or in a
    capture game the number of stones to capture.
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
        """The board after the moves, with the right side to move; computed at each access."""
        position = self.start
        for move in self.moves:
            position = position.after(move)
        if position.to_move is not self.to_move:
            position = position.with_setup(to_move=self.to_move)
        return position

    @property
    def history(self) -> History:
        """The history of all boards, to judge legality; computed at each access."""
        position = self.start
        history = History.starting_at(position)
        for move in self.moves:
            position = position.after(move)
            history = history.extended(BoardState.of_move(position, move.color, move.is_pass))
        return history


class Ability(Flag):
    """The kinds of question that an engine can answer."""

    NONE = 0
    MOVE = auto()
    ANALYSIS = auto()
    OWNERSHIP = auto()
    """Its analysis includes the ownership of each point."""
    DEAD_STONES = auto()
    LEVEL = auto()
    """It plays at the strength of `Effort.level`."""
    POLICY = auto()
    """Its analysis includes its first thoughts: the policy, or the prior of each candidate."""
    REGION = auto()
    """It can consider the moves of `Effort.region` alone."""


class TimeLeft(NamedTuple):
    """The time of one side: seconds for a number of moves (0: for the rest of the game)."""

    seconds: float
    moves: int = 0


class Effort(NamedTuple):
    """The effort of an engine: playouts, seconds, or by the clocks; with None the engine decides.

    `clocks` are those of Black and White. `level` is for engines with `Ability.LEVEL`: 1 to 10. `is_background` marks
    one of many questions that have time: an engine that can answers the others first, and reports rarely. `region`
    holds the only points where the next move is considered, for engines with `Ability.REGION`; it is empty for the
    whole board.
    """

    visits: int | None = None
    seconds: float | None = None
    clocks: tuple[TimeLeft, TimeLeft] | None = None
    level: int | None = None
    is_background: bool = False
    region: frozenset[Point] = frozenset()


class Resign(NamedTuple):
    """The resignation of the side to move, in place of a move."""


class ChosenMove(NamedTuple):
    """The move that an engine chose."""

    move: Move | Resign


class Candidate(NamedTuple):
    """A move that the engine considered. All values are from Black's view, whichever side moves.

    `point` is None for a pass. `score` is Black's lead in points, `winrate` Black's chance to win
    from 0 to 1; `prior` from 0 to 1 is the engine's estimate of the move before reading.
    `line` begins with the move itself; None in it is a pass.
    """

    point: Point | None
    visits: int
    winrate: float | None = None
    score: float | None = None
    prior: float | None = None
    line: tuple[Point | None, ...] = ()


class Analysis(NamedTuple):
    """The state of an analysis, the best move first; all values are from Black's view.

    `ownership` has a value for every point by its index: 1.0 is surely Black's, -1.0 White's;
    empty where the engine does not give it. `is_final`: no further analysis follows for this question.
    `policy` has the engine's estimate of a move at every point before reading, from 0 to 1; empty if it is not given.
    """

    candidates: tuple[Candidate, ...] = ()
    winrate: float | None = None
    score: float | None = None
    visits: int = 0
    ownership: tuple[float, ...] = ()
    is_final: bool = False
    policy: tuple[float, ...] = ()


class DeadStones(NamedTuple):
    """The stones that an engine regards as dead, and as alive in seki where it reports that."""

    dead: frozenset[Point]
    seki: frozenset[Point] = frozenset()


class Trouble(Enum):
    """The reason why there is no answer. The game is never affected."""

    NOT_FOUND = auto()
    NOT_STARTED = auto()
    DIED = auto()
    SILENT = auto()
    GARBAGE = auto()
    REFUSED = auto()
    """It answered with an error; `Failure.said` has its words."""
    CANNOT = auto()
    """It lacks the ability that the question needs."""
    SIZE = auto()
    POSITION = auto()
    """It refuses the stones of the position."""
    ILLEGAL_MOVE = auto()


class Failure(NamedTuple):
    """The lack of an answer. `said` are the engine's own words, as it wrote them: text, never HTML."""

    trouble: Trouble
    said: str = ""


class UnsupportedPart(Enum):
    """A part of a situation that an engine is not sent, as it has no command for it."""

    RULES = auto()
    KO = auto()
    SUICIDE = auto()
    HANDICAP_POINTS = auto()
    PRISONERS = auto()
    KOMI = auto()
    HISTORY = auto()
    """The board was set up, so the engine does not know the positions before."""
    FIRST_PASS = auto()
    """White gets a point where White passes first."""
    TIE = auto()
    """A tie is won by Black."""


Answer = ChosenMove | Analysis | DeadStones | Failure
Told = Callable[[Answer], None]
"""A receiver of answers. An analysis comes repeatedly, each better than the one before."""


class Engine(Protocol):
    """An engine that answers later, in the thread that asked.

    A new question, or a call of `stop`, ends all answers to those before, except that an analysis may be asked beside
    others.
    """

    @property
    def name(self) -> str:
        """The name that it gives itself, or that the user gave it: text, never HTML."""

    @property
    def abilities(self) -> Ability:
        """The kinds of question it can answer, as far as known before it is started."""

    @property
    def width(self) -> int:
        """The number of analyses that may be open at the same time."""

    def gaps(self, situation: Situation) -> frozenset[UnsupportedPart]:
        """Return the parts of a situation that it cannot be sent."""

    def choose(self, situation: Situation, effort: Effort, told: Told) -> None:
        """Ask for a move: the answer is `ChosenMove` or `Failure`."""

    def analyse(self, situation: Situation, effort: Effort, told: Told, *, is_beside: bool = False) -> None:
        """Ask for an analysis, until it is final by the effort, stopped or failed.

        One that `is_beside` leaves the open analyses open, up to `width` of them. Its effort is in visits.
        """

    def dead_stones(self, situation: Situation, told: Told) -> None:
        """Ask for the dead stones of a board where play has stopped: `DeadStones` or `Failure`."""

    def stop(self) -> None:
        """Forget the open questions; the engine can be asked another one."""

    def close(self) -> None:
        """End the engine: no more questions follow."""
