"""Tasks on the board: what is asked, and what was answered so far; both are values.

Each answer makes another state (`lessons.answers`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum, auto

from goboard_app.go.board import Color, Move, Point
from goboard_app.go.position import Position
from goboard_app.lessons.convention import TaskKind
from goboard_app.rules.legality import Verdict
from goboard_app.rules.repetition import History
from goboard_app.rules.ruleset import Ruleset

NO_POINTS: frozenset[Point] = frozenset()

_ANY_ONE = frozenset({TaskKind.CHOOSE, TaskKind.ILLEGAL})


class Again(Enum):
    """In what other positions a task may be asked once more."""

    NEVER = auto()
    TURNED = auto()
    SWAPPED = auto()
    """Turned and mirrored, and with the colours in each other's place."""


@dataclass(frozen=True, slots=True)
class Branch:
    """A move of the tree, whether it is right, what is said of it, and what follows it."""

    move: Move
    text: str = ""
    is_right: bool = True
    replies: tuple[Branch, ...] = ()


@dataclass(frozen=True, slots=True)
class WrongAnswer:
    """What is said to wrong answers: to these points or numbers, or to all where there are none."""

    text: str
    points: frozenset[Point] = NO_POINTS
    numbers: frozenset[int] = frozenset()

    @property
    def is_for_all(self) -> bool:
        """Whether it answers whatever is wrong."""
        return not self.points and not self.numbers


@dataclass(frozen=True, slots=True)
class Task:
    """One question about a position.

    `points` are those to be clicked or the stones that the task speaks of, `number` the one that is
    asked for, `color` the side that "points-for" names.
    """

    kind: TaskKind
    position: Position
    history: History = field(compare=False)
    ruleset: Ruleset
    points: frozenset[Point] = NO_POINTS
    number: int = 0
    color: Color | None = None
    branches: tuple[Branch, ...] = ()
    hint: str = ""
    right: str = ""
    wrongs: tuple[WrongAnswer, ...] = ()
    again: Again = Again.NEVER

    @property
    def is_move(self) -> bool:
        """Whether the answer is a move, not points or a number."""
        return self.kind.is_move

    @property
    def is_number(self) -> bool:
        """Whether the answer is a number."""
        return self.kind is TaskKind.COUNT

    @property
    def wants_all(self) -> bool:
        """Whether every one of the points must be clicked."""
        return self.kind.is_clicked and self.kind not in _ANY_ONE

    @property
    def may_pass(self) -> bool:
        """Whether passing is an answer that somebody thought of."""
        return any(branch.move.is_pass for branch in _all_branches(self.branches))


def _all_branches(branches: Iterable[Branch]) -> Iterable[Branch]:
    for branch in branches:
        yield branch
        yield from _all_branches(branch.replies)


class Reply(Enum):
    """What an answer came to."""

    ASKED = auto()
    """Nothing was answered yet."""
    DONE = auto()
    GO_ON = auto()
    """Right so far: more points, or another move."""
    WRONG = auto()
    """Not what was asked for."""
    ILLEGAL = auto()
    """The rules do not allow the move; the verdict says why."""
    NOT_CAPTURED = auto()
    """The stones are still there; `left` tells how many liberties they have."""
    NOT_A_LIBERTY = auto()
    OCCUPIED = auto()
    """A stone stands where an empty point was asked for."""
    ALLOWED = auto()
    """The move that should be forbidden is allowed; the board shows it."""
    NOT_IN_TREE = auto()
    """Nobody has written down what this move leads to."""
    WRONG_NUMBER = auto()

    @property
    def is_wrong(self) -> bool:
        """Whether the answer was not right."""
        return self not in (Reply.ASKED, Reply.DONE, Reply.GO_ON)


@dataclass(frozen=True, slots=True)
class TaskState:
    """A task with what was answered so far.

    `position` and `history` are those of the question at hand, `shown` what a wrong move would lead
    to, to be looked at until the next answer. `found` are the points clicked rightly; `branches`
    the moves of the tree that come next. `text` is what the lesson says to the last answer, ''
    where it says nothing; `hints` is how many hints were asked for.
    """

    task: Task
    position: Position
    history: History = field(compare=False)
    branches: tuple[Branch, ...]
    found: frozenset[Point] = NO_POINTS
    reply: Reply = Reply.ASKED
    text: str = ""
    verdict: Verdict | None = None
    left: int = 0
    at: Point | None = None
    last_move: Point | None = None
    shown: Position | None = None
    hints: int = 0

    @property
    def is_done(self) -> bool:
        """Whether the task is solved."""
        return self.reply is Reply.DONE

    @property
    def board(self) -> Position:
        """The board to be shown now."""
        return self.shown if self.shown is not None else self.position

    @property
    def missing(self) -> int:
        """How many points are still to be clicked."""
        return len(self.task.points - self.found) if self.task.wants_all else 0
