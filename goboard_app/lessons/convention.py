"""The written convention: lines of a comment that begin with "@" are instructions for the program.

The whole of it, for those who write lessons, is in docs/lesson-format.md.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterable
from enum import Enum, auto
from typing import NamedTuple, TypeVar

from goboard_app.go.board import BoardSize, Point, parse_point
from goboard_app.record.node import Node
from goboard_app.record.properties import comment_of, is_number
from goboard_app.record.tree import GameTree

_LINE = re.compile(r"\s*@(\S*)\s*(.*?)\s*")
COLON = ":"
_NODES = 200
_Outcome = TypeVar("_Outcome")
Steps = Generator[float, None, _Outcome]
"""Work that yields which part of it is done, from 0 to 1, and returns what came of it."""


class Word(Enum):
    """What an instruction is about; the value is the word after the "@"."""

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


class TaskKind(Enum):
    """What a task asks for; the value is the word after "@task"."""

    CAPTURE = "capture"
    """Play so that these stones come off the board."""
    POINTS = "points"
    """Click every one of these points."""
    LIBERTIES = "liberties"
    """Click every liberty of the chains at these points."""
    CHOOSE = "choose"
    """Click any one of these points."""
    ILLEGAL = "illegal"
    """Click a point where the side to move may not play."""
    COUNT = "count"
    """Give a number."""
    PLAY = "play"
    """Find the move that the tree gives; so in all kinds that follow, which say what it is for."""
    SAVE = "save"
    CONNECT = "connect"
    CUT = "cut"
    LIVE = "live"
    KILL = "kill"
    KO = "ko"
    POINTS_FOR = "points-for"

    @property
    def is_clicked(self) -> bool:
        """Whether the answer is points of the board that are pointed at."""
        return self in _CLICKED

    @property
    def is_move(self) -> bool:
        """Whether the answer is a move, neither points nor a number."""
        return self not in _CLICKED and self is not TaskKind.COUNT


_CLICKED = frozenset({TaskKind.POINTS, TaskKind.LIBERTIES, TaskKind.CHOOSE, TaskKind.ILLEGAL})


class LessonFault(Enum):
    """What is wrong with a lesson; the rest of it is used all the same."""

    UNKNOWN_WORD = auto()
    """No instruction begins so."""
    UNKNOWN_TASK = auto()
    """No kind of task is called so."""
    BAD_POINT = auto()
    """What should be a point of the board is none."""
    NO_POINTS = auto()
    """The task names no points, but needs some."""
    BAD_NUMBER = auto()
    """What should be a number is none."""
    TWO_TASKS = auto()
    """A node holds a second task; the first is taken."""
    NO_TASK = auto()
    """An answer or a hint where nothing is asked."""
    NO_STONE = auto()
    """The task speaks of a stone where none of the kind stands."""
    ILLEGAL_MOVE = auto()
    """The rules do not allow a move of the tree; it is left out with all that follows it."""
    NO_SOLUTION = auto()
    """No right answer is given; the screen is shown without its task."""
    WRONG_IS_RIGHT = auto()
    """An answer to a wrong move is given for the right one."""
    NO_SCREEN = auto()
    """No node says "@screen"; every node of the main line with a comment is taken for one."""
    NO_STONES = auto()
    """A problem begins on an empty board."""
    NO_MOVES = auto()
    """A problem has no move that could be its answer."""
    NO_RIGHT = auto()
    """None of a problem's moves is right."""
    WRONG_TURN = auto()
    """A move of the side whose turn it is not; it is left out with all that follows it."""
    SETUP_INSIDE = auto()
    """Stones are set up between the moves; what follows is left out."""
    TOO_LARGE = auto()
    """There are too many moves; the last ones are left out."""


class LessonFinding(NamedTuple):
    """One thing that is wrong: what, in which word, and where in the file.

    Lines and columns count from 1, games from 0; line 0 where the tree is of no file.
    """

    fault: LessonFault
    word: str
    game: int
    line: int
    column: int


class Instruction(NamedTuple):
    """One line that begins with "@": its word, what follows, and which line of the comment it is.

    `word` is None where no instruction is called so.
    """

    word: Word | None
    text: str
    number: int
    raw: str

    @property
    def parts(self) -> tuple[str, ...]:
        """What follows the word, cut at its blanks."""
        return tuple(self.text.split())


class LessonComment(NamedTuple):
    """The comment of a node, told apart into what is shown and what is done."""

    lines: tuple[str, ...]
    instructions: tuple[Instruction, ...]

    def text(self, unread: Iterable[int] = ()) -> str:
        """What the pupil reads: all but the instructions that were understood."""
        kept = frozenset(unread)
        hidden = {item.number for item in self.instructions if item.word is not None} - kept
        shown = (line for number, line in enumerate(self.lines) if number not in hidden)
        return "\n".join(shown).strip()

    @property
    def plain(self) -> str:
        """The lines that do not begin with "@": what is for people alone."""
        told = {item.number for item in self.instructions}
        return "\n".join(t for n, t in enumerate(self.lines) if n not in told).strip()

    def all_of(self, word: Word) -> tuple[Instruction, ...]:
        """The instructions with this word."""
        return tuple(item for item in self.instructions if item.word is word)

    def first(self, word: Word) -> Instruction | None:
        """The first instruction with this word."""
        return next(iter(self.all_of(word)), None)

    @property
    def asked_kind(self) -> TaskKind | None:
        """The kind of the first task, None where nothing is asked or nobody knows what."""
        asked = self.first(Word.TASK)
        name = asked.parts[0].lower() if asked is not None and asked.parts else ""
        return next((kind for kind in TaskKind if kind.value == name), None)

    def said(self, word: Word) -> str:
        """What all instructions with this word say, line by line."""
        return "\n".join(item.text for item in self.all_of(word))


def read_comment(text: str) -> LessonComment:
    """Tell apart what is shown and what is done."""
    lines = tuple(text.splitlines())
    if "@" not in text:
        return LessonComment(lines, ())
    found = []
    for number, line in enumerate(lines):
        match = _LINE.fullmatch(line)
        if match is not None:
            word = next((w for w in Word if w.value == match[1].lower()), None)
            found.append(Instruction(word, match[2], number, line.strip()))
    return LessonComment(lines, tuple(found))


def comment_at(node: Node) -> LessonComment:
    """The comment of a node, told apart."""
    return read_comment(comment_of(node))


def points_named(text: str, size: BoardSize) -> frozenset[Point] | None:
    """The point called so (D5), or all of a rectangle (A1-C3); None where it is neither."""
    first, dash, last = text.partition("-")
    try:
        one = parse_point(first, size)
        other = parse_point(last, size) if dash else one
    except ValueError:
        return None
    cols, rows = sorted((one.col, other.col)), sorted((one.row, other.row))
    return frozenset(Point(col, row) for col in range(cols[0], cols[1] + 1) for row in range(rows[0], rows[1] + 1))


def split_answer(text: str, size: BoardSize) -> tuple[tuple[str, ...], str]:
    """What "@wrong" says: the points or numbers that it begins with, and the words for them.

    A colon ends the points where the words themselves begin with one: `D5 : A1 is far away`.
    """
    words = text.split()
    count = 0
    while count < len(words) and names_answer(words[count], size):
        count += 1
    rest = words[count:]
    return tuple(words[:count]), " ".join(rest[1:] if rest[:1] == [COLON] else rest)


def names_answer(word: str, size: BoardSize) -> bool:
    """Whether a word is a point, a rectangle or a number."""
    return is_number(word) or points_named(word, size) is not None


class Findings:
    """Collects what is wrong with one game of a lesson. Only its reader may add to it."""

    def __init__(self, tree: GameTree, game: int) -> None:
        self._tree = tree
        self._game = game
        self.size = tree.size
        self.found: list[LessonFinding] = []

    def add(self, fault: LessonFault, node: Node, word: str = "", at: str = "") -> None:
        """Note a fault at a node; `at` are the characters where it is, else `word` itself."""
        line, column = self._place(node, at or word)
        self.found.append(LessonFinding(fault, word, self._game, line, column))

    def _place(self, node: Node, word: str) -> tuple[int, int]:
        file, place = self._tree.source, node.source
        if file is None or place is None:
            return 0, 0
        nodes = file.nodes
        at = nodes.text.find(word, place.start, place.end) if word else -1
        return nodes.lines.place(at if at >= 0 else place.start)


class Wording(NamedTuple):
    """What a pupil reads, and the lines for the program that stand before and after it."""

    text: str
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()

    @property
    def told(self) -> int:
        """How many lines tell the program more than that this is a screen."""
        lines = (*self.before, *self.after)
        return sum(_word_of(line) is not Word.SCREEN for line in lines)

    def whole(self, text: str) -> str:
        """The comment with other words."""
        return "\n".join((*self.before, text, *self.after))


def wording_of(comment: str) -> Wording:
    """Take a comment apart; a line for the program between words goes behind them."""
    lines = comment.split("\n")
    words = [number for number, line in enumerate(lines) if _word_of(line) is None]
    # Words that are still to come belong behind the line that makes a screen.
    first = words[0] if words else int(_word_of(lines[0]) is Word.SCREEN)
    text = "\n".join(lines[number] for number in words)
    after = (line for line in lines[first:] if _word_of(line) is not None)
    return Wording(text, tuple(lines[:first]), tuple(after))


def _word_of(line: str) -> Word | None:
    """The word of an instruction; None for words that somebody reads."""
    found = read_comment(line).instructions
    return found[0].word if found else None


def at_once(steps: Steps[_Outcome]) -> _Outcome:
    """Do work to its end."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]


def main_line(tree: GameTree, done: float = 0.0) -> Steps[list[Node]]:
    """The main line of a game whose nodes nobody may have looked at yet; `done` is told."""
    line = [tree.root]
    while line[-1].children:
        line.append(line[-1].children[0])
        if len(line) % _NODES == 0:
            yield done
    return line


def walk(tree: GameTree, done: float = 0.0) -> Steps[None]:
    """Look at all nodes of a game, so that it is quick to do so afterwards."""
    for number, _node in enumerate(tree.walk()):
        if number % _NODES == _NODES - 1:
            yield done
