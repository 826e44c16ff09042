"""The written convention: lines of a comment that begin with "@" are instructions for the program.

docs/lesson-format.md describes all of it for authors of lessons.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple, TypeVar

from goboard_app.go.board import BoardSize, Point, parse_point
from goboard_app.record.node import Node
from goboard_app.record.properties import comment_of, is_number
from goboard_app.record.tree import GameTree

_LINE = re.compile(r"\s*@(\S*)\s*(.*?)\s*")
COLON = ":"
# Nodes between two steps.
_NODES = 200
_Outcome = TypeVar("_Outcome")
Steps = Generator[float, None, _Outcome]
"""Work that yields the share that is done, from 0 to 1, and returns its result."""


class Word(Enum):
    """The subject of an instruction; the value is the word after the "@"."""

    SCREEN = "screen"
    TASK = "task"
    HINT = "hint"
    RIGHT = "right"
    WRONG = "wrong"
    AGAIN = "again"
    MORE = "more"
    GRADE = "grade"
    KIND = "kind"
    COMPLETE = "complete"
    CHOICE = "choice"


class AnswerForm(Enum):
    """The form of the answer to a task."""

    MOVE = auto()
    ALL_POINTS = auto()
    """Every one of several points of the board, clicked one after the other."""
    ANY_POINT = auto()
    """A click on one of several points."""
    NUMBER = auto()
    CHOICE = auto()
    """One of several sentences or words, by its number from 1."""


class Subject(Enum):
    """The points that a task names."""

    NONE = auto()
    POINTS = auto()
    STONES = auto()


@dataclass(frozen=True, slots=True)
class TaskForm:
    """The form of a kind of task: its answer, and the words after its name in the order in which they are written.

    `verdicts` are the words of which one is the right answer. A task that `needs_points` has no meaning without them,
    and one `per_chain` asks for the number of each chain at its points.
    """

    answer: AnswerForm = AnswerForm.MOVE
    subject: Subject = Subject.NONE
    needs_points: bool = False
    has_number: bool = False
    has_color: bool = False
    per_chain: bool = False
    verdicts: tuple[str, ...] = ()


class TaskKind(Enum):
    """The kind of answer that a task asks for; the value is the word after "@task"."""

    CAPTURE = "capture"
    """Play so that these stones are captured."""
    POINTS = "points"
    """Click every one of these points."""
    LIBERTIES = "liberties"
    """Click every liberty of the chains at these points."""
    LIBERTIES_OF = "liberties-of"
    """Give the number of liberties of each chain at these points."""
    CHOOSE = "choose"
    """Click any one of these points."""
    ILLEGAL = "illegal"
    """Click a point where the side to move may not play."""
    COUNT = "count"
    """Give a number."""
    CHOICE = "choice"
    """Choose one of the sentences of the lines with "@choice"."""
    STATUS = "status"
    """Say whether these stones are alive, dead or in seki."""
    AHEAD = "ahead"
    """Say which side is ahead, if any."""
    PLAY = "play"
    """Find the move that the tree gives; so in all kinds below, which name its purpose."""
    SAVE = "save"
    CONNECT = "connect"
    CUT = "cut"
    LIVE = "live"
    KILL = "kill"
    KO = "ko"
    POINTS_FOR = "points-for"

    @property
    def form(self) -> TaskForm:
        """The form of the answer, and of the words after the name."""
        return _FORMS[self]

    @property
    def is_clicked(self) -> bool:
        """True if the answer is points of the board to click."""
        return self.form.answer in (AnswerForm.ALL_POINTS, AnswerForm.ANY_POINT)

    @property
    def is_move(self) -> bool:
        """True if the answer is a move."""
        return self.form.answer is AnswerForm.MOVE

    @property
    def is_of_stones(self) -> bool:
        """True if the points after the name are those of stones."""
        return self.form.subject is Subject.STONES


_OF_STONES = TaskForm(subject=Subject.STONES)
_FORMS = {
    TaskKind.CAPTURE: TaskForm(subject=Subject.STONES, needs_points=True),
    TaskKind.POINTS: TaskForm(AnswerForm.ALL_POINTS, Subject.POINTS, needs_points=True),
    TaskKind.LIBERTIES: TaskForm(AnswerForm.ALL_POINTS, Subject.STONES, needs_points=True),
    TaskKind.LIBERTIES_OF: TaskForm(AnswerForm.NUMBER, Subject.STONES, needs_points=True, per_chain=True),
    TaskKind.CHOOSE: TaskForm(AnswerForm.ANY_POINT, Subject.POINTS, needs_points=True),
    TaskKind.ILLEGAL: TaskForm(AnswerForm.ANY_POINT),
    TaskKind.COUNT: TaskForm(AnswerForm.NUMBER, has_number=True),
    TaskKind.CHOICE: TaskForm(AnswerForm.CHOICE, has_number=True),
    TaskKind.STATUS: TaskForm(AnswerForm.CHOICE, Subject.STONES, needs_points=True, verdicts=("alive", "dead", "seki")),
    TaskKind.AHEAD: TaskForm(AnswerForm.CHOICE, has_number=True, verdicts=("black", "white", "nobody")),
    TaskKind.PLAY: TaskForm(),
    TaskKind.SAVE: _OF_STONES,
    TaskKind.CONNECT: _OF_STONES,
    TaskKind.CUT: _OF_STONES,
    TaskKind.LIVE: _OF_STONES,
    TaskKind.KILL: _OF_STONES,
    TaskKind.KO: TaskForm(subject=Subject.POINTS),
    TaskKind.POINTS_FOR: TaskForm(subject=Subject.POINTS, has_number=True, has_color=True),
}
"""All kinds of task: the one table from which they are read, written, asked and shown."""
MOST_CHOICES = 6
"""The largest number of sentences to choose from; the smallest is two."""


class LessonFault(Enum):
    """A fault of a lesson; the rest of the lesson is used all the same."""

    UNKNOWN_WORD = auto()
    """No instruction begins like this."""
    UNKNOWN_TASK = auto()
    """No kind of task has this name."""
    BAD_POINT = auto()
    """A word in the place of a point is no point of the board."""
    NO_POINTS = auto()
    """The task names no points, but needs some."""
    BAD_NUMBER = auto()
    """A word in the place of a number is none."""
    TWO_TASKS = auto()
    """A node holds a second task; the first is taken."""
    NO_TASK = auto()
    """A reply or a hint without a task."""
    NO_STONE = auto()
    """The task names a point without a stone of the required kind."""
    ILLEGAL_MOVE = auto()
    """The rules forbid a move of the tree; it is left out with all that follows it."""
    NO_SOLUTION = auto()
    """No right answer is given; the screen is shown without its task."""
    WRONG_IS_RIGHT = auto()
    """A reply to a wrong move is given for the right one."""
    CHOICES = auto()
    """A choice has too few sentences, or too many."""
    DISPROVED = auto()
    """The right answer of the file is wrong: the program has counted, or tried every move."""
    FIRST_MOVE_DECIDES = auto()
    """Stones are called alive, dead or in seki, but it was proved that the first move decides."""
    LESSONS_ONLY = auto()
    """A problem asks for something else than a move."""
    NO_SCREEN = auto()
    """No node says "@screen"; every node of the main line with a comment is read as one."""
    NO_STONES = auto()
    """A problem begins on an empty board."""
    NO_MOVES = auto()
    """A problem has no move that could be its answer."""
    NO_RIGHT = auto()
    """None of a problem's moves is right."""
    WRONG_TURN = auto()
    """A move of the side whose turn it is not; it is left out with all that follows it."""
    SETUP_INSIDE = auto()
    """Stones are set up between the moves; the rest of the line is left out."""
    TOO_LARGE = auto()
    """There are too many moves; the last ones are left out."""


class LessonFinding(NamedTuple):
    """One fault: its kind, the word, and its place in the file.

    Lines and columns count from 1, games from 0; line 0 if the tree comes from no file. `right` is the right answer
    where that of the file was disproved, in words of the convention.
    """

    fault: LessonFault
    word: str
    game: int
    line: int
    column: int
    right: str = ""


class Instruction(NamedTuple):
    """A line that begins with "@": its word, the text after it, and its number in the comment.

    `word` is None if no instruction has this name.
    """

    word: Word | None
    text: str
    number: int
    raw: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The text after the word, split at its blanks."""
        return tuple(self.text.split())


class LessonComment(NamedTuple):
    """The comment of a node, divided into text and instructions."""

    lines: tuple[str, ...]
    instructions: tuple[Instruction, ...]

    def text(self, unread: Iterable[int] = ()) -> str:
        """Return the text for the pupil: all but the instructions that were understood."""
        # Instructions that could not be used are shown as text, so that they are not lost.
        kept = frozenset(unread)
        hidden = {item.number for item in self.instructions if item.word is not None} - kept
        shown = (line for number, line in enumerate(self.lines) if number not in hidden)
        return "\n".join(shown).strip()

    @property
    def plain(self) -> str:
        """The lines that do not begin with "@": the text for people alone."""
        told = {item.number for item in self.instructions}
        return "\n".join(t for n, t in enumerate(self.lines) if n not in told).strip()

    def all_of(self, word: Word) -> tuple[Instruction, ...]:
        """Return the instructions with this word."""
        return tuple(item for item in self.instructions if item.word is word)

    def first(self, word: Word) -> Instruction | None:
        """Return the first instruction with this word; None if there is none."""
        return next(iter(self.all_of(word)), None)

    @property
    def asked_kind(self) -> TaskKind | None:
        """The kind of the first task; None if there is no task or its kind is unknown."""
        asked = self.first(Word.TASK)
        name = asked.parts[0].lower() if asked is not None and asked.parts else ""
        return next((kind for kind in TaskKind if kind.value == name), None)

    def said(self, word: Word) -> str:
        """Return the texts of all instructions with this word, line by line."""
        return "\n".join(item.text for item in self.all_of(word))


def read_comment(text: str) -> LessonComment:
    """Divide a comment into text and instructions."""
    lines = tuple(text.splitlines())
    # Most comments have no instruction; this spares matching their lines.
    if "@" not in text:
        return LessonComment(lines, ())
    found = []
    for number, line in enumerate(lines):
        match = _LINE.fullmatch(line)
        if match is not None:
            # Capitals make no difference: "@Task" is "@task".
            word = next((w for w in Word if w.value == match[1].lower()), None)
            found.append(Instruction(word, match[2], number, line.strip()))
    return LessonComment(lines, tuple(found))


def comment_at(node: Node) -> LessonComment:
    """Return the comment of a node, divided into text and instructions."""
    return read_comment(comment_of(node))


def points_named(text: str, size: BoardSize) -> frozenset[Point] | None:
    """Return the point of this name (D5), or all of a rectangle (A1-C3); None if it is neither."""
    first, dash, last = text.partition("-")
    try:
        one = parse_point(first, size)
        other = parse_point(last, size) if dash else one
    except ValueError:
        return None
    # Any two opposite corners may be given, in any order.
    cols, rows = sorted((one.col, other.col)), sorted((one.row, other.row))
    return frozenset(Point(col, row) for col in range(cols[0], cols[1] + 1) for row in range(rows[0], rows[1] + 1))


def split_answer(text: str, size: BoardSize) -> tuple[tuple[str, ...], str]:
    """Split the text of "@wrong" into the points or numbers that it begins with, and the reply to them.

    A colon ends the points where the reply itself begins with one: `D5 : A1 is far away`.
    """
    words = text.split()
    count = 0
    while count < len(words) and names_answer(words[count], size):
        count += 1
    rest = words[count:]
    return tuple(words[:count]), " ".join(rest[1:] if rest[:1] == [COLON] else rest)


def names_answer(word: str, size: BoardSize) -> bool:
    """Return whether a word is a point, a rectangle or a number."""
    return is_number(word) or points_named(word, size) is not None


class Findings:
    """The collected faults of one game of a lesson. Only its reader may add to it."""

    def __init__(self, tree: GameTree, game: int) -> None:
        self.tree = tree
        self._game = game
        self.size = tree.size
        self.found: list[LessonFinding] = []

    def add(self, fault: LessonFault, node: Node, word: str = "", at: str = "", right: str = "") -> None:
        """Note a fault at a node; `at` is the text that marks the place in the node, else `word` itself."""
        line, column = self._place(node, at or word)
        self.found.append(LessonFinding(fault, word, self._game, line, column, right))

    def _place(self, node: Node, word: str) -> tuple[int, int]:
        file, place = self.tree.source, node.source
        if file is None or place is None:
            return 0, 0
        nodes = file.nodes
        at = nodes.text.find(word, place.start, place.end) if word else -1
        # The file may hold the word with escapes, so that it is not found; then the place is that of the node.
        return nodes.lines.place(at if at >= 0 else place.start)


class Wording(NamedTuple):
    """The text for a pupil, and the lines with instructions before and after it."""

    text: str
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()

    @property
    def told(self) -> int:
        """The number of instructions besides "@screen"."""
        lines = (*self.before, *self.after)
        return sum(_word_of(line) is not Word.SCREEN for line in lines)

    def whole(self, text: str) -> str:
        """Return the comment with another text."""
        return "\n".join((*self.before, text, *self.after))


def wording_of(comment: str) -> Wording:
    """Split a comment; an instruction between lines of text goes after them."""
    lines = comment.split("\n")
    words = [number for number, line in enumerate(lines) if _word_of(line) is None]
    # Text that is still to be written belongs after the line with "@screen".
    first = words[0] if words else int(_word_of(lines[0]) is Word.SCREEN)
    text = "\n".join(lines[number] for number in words)
    # An instruction between lines of text goes after them.
    after = (line for line in lines[first:] if _word_of(line) is not None)
    return Wording(text, tuple(lines[:first]), tuple(after))


def _word_of(line: str) -> Word | None:
    """Return the word of an instruction; None for a line of text."""
    found = read_comment(line).instructions
    return found[0].word if found else None


def at_once(steps: Steps[_Outcome]) -> _Outcome:
    """Run work to its end and return its result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            # The value that a generator returns comes with StopIteration.
            return end.value  # type: ignore[no-any-return]


def main_line(tree: GameTree, done: float = 0.0) -> Steps[list[Node]]:
    """Return the main line of a game, reading nodes that may not be loaded yet; yields `done` at times."""
    line = [tree.root]
    while line[-1].children:
        line.append(line[-1].children[0])
        if len(line) % _NODES == 0:
            yield done
    return line


def walk(tree: GameTree, done: float = 0.0) -> Steps[None]:
    """Visit all nodes of a game, so that later visits are quick."""
    for number, _node in enumerate(tree.walk()):
        if number % _NODES == _NODES - 1:
            yield done
