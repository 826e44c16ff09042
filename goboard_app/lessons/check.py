"""Checking records for teaching: lesson, problems or neither, and faults of their tasks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from goboard_app.go.board import Point
from goboard_app.lessons.convention import (
    Findings,
    LessonComment,
    LessonFault,
    LessonFinding,
    Steps,
    Word,
    at_once,
    comment_at,
    main_line,
    read_comment,
)
from goboard_app.lessons.judged import disproved
from goboard_app.lessons.lesson import (
    Lesson,
    read_lesson,
    read_lesson_in_steps,
    screen_nodes,
    tell_unknown,
)
from goboard_app.lessons.problem import read_problems
from goboard_app.lessons.task import NO_POINTS, Task, begin, solutions
from goboard_app.lessons.task_text import TaskNode, read_question, read_task
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of, setup_of
from goboard_app.record.sgf.collection import Record
from goboard_app.record.tree import GameTree
from goboard_app.session.annotation import plain
from goboard_app.session.new_game import ruleset_of
from goboard_app.session.session import GameSession

# Nodes between two steps.
_AT_A_TIME = 100
MOST_NODES = 20_000
"""The number of nodes to look at: a very large file shows its kind early."""


class TeachingKind(Enum):
    """The kind of teaching material in a record."""

    LESSON = auto()
    """It has "@screen" or "@task", or comments to read and nothing else."""
    PROBLEMS = auto()
    """It has variations, or moves in a position where stones of both sides were set up."""
    NOTHING = auto()
    """It has neither text nor questions."""


def teaching_kind(trees: Sequence[GameTree]) -> TeachingKind:
    """Return whether the games of a record are a lesson, problems, or neither."""
    return at_once(teaching_kind_in_steps(trees))


def teaching_kind_in_steps(trees: Sequence[GameTree]) -> Steps[TeachingKind]:
    """Return the kind of the games, found out a game at a time."""
    lines: list[tuple[GameTree, list[Node]]] = []
    words: set[Word] = set()
    seen = 0
    for tree in trees:
        if seen >= MOST_NODES:
            break
        line = yield from main_line(tree)
        seen += len(line)
        lines.append((tree, line))
        for start in range(0, len(line), _AT_A_TIME):
            words |= _words(line[start : start + _AT_A_TIME])
            yield 0.0
    return _asked(lines, words)


def read_lesson_or_kind_in_steps(trees: Sequence[GameTree]) -> Steps[Lesson | TeachingKind]:
    """Return the lesson if the games are one, else their kind; read a little at a time."""
    asking = yield from teaching_kind_in_steps(trees)
    return (yield from read_lesson_in_steps(trees)) if asking is TeachingKind.LESSON else asking


def _asked(lines: Sequence[tuple[GameTree, list[Node]]], words: set[Word]) -> TeachingKind:
    # Problems have no screens, so this word decides before all others.
    if Word.SCREEN in words:
        return TeachingKind.LESSON
    if Word.KIND in words or Word.GRADE in words:
        # Only problems have these words; their questions are written with "@task" as well.
        return TeachingKind.PROBLEMS
    if Word.TASK in words:
        return TeachingKind.LESSON
    # Files without instructions: collections of problems have variations.
    if any(_has_answers(tree, line) for tree, line in lines):
        return TeachingKind.PROBLEMS
    has_text = any(node.text("C") for _tree, line in lines for node in line)
    return TeachingKind.LESSON if has_text else TeachingKind.NOTHING


def _words(nodes: Iterable[Node]) -> set[Word]:
    found = (item.word for node in nodes for item in comment_at(node).instructions)
    return {word for word in found if word is not None}


def _has_answers(tree: GameTree, line: Iterable[Node]) -> bool:
    """Return whether the game looks like a question: a choice of moves, or a position with a move."""
    size, is_set_up = tree.size, False
    for node in line:
        if len(node.children) > 1 or (is_set_up and move_of(node, size) is not None):
            return True
        # Black stones alone are a handicap.
        is_set_up = is_set_up or bool(setup_of(node, size).white)
    return False


def teaching_findings(record: Record) -> tuple[LessonFinding, ...]:
    """Return the faults of a lesson or of problems; none for a file without instructions.

    A line such as "@Anna", which only addresses a person, makes no file a lesson. Of problems only games
    with an instruction are checked: other games of the file may be ordinary ones.
    """
    # Of problems only games with an instruction are checked: others may be ordinary games.
    teaching = [number for number, tree in enumerate(record.games) if _teaches(tree)]
    if not teaching:
        return ()
    if teaching_kind(record.games) is TeachingKind.LESSON:
        found = read_lesson(record).findings
        found += tuple(one for number in teaching for one in disproved(record.games[number], number))
    else:
        found = tuple(_of_problems(record.games, teaching))
    return tuple(sorted(found, key=lambda item: (item.line, item.column, item.game)))


def _of_problems(trees: Sequence[GameTree], numbers: Sequence[int]) -> Iterator[LessonFinding]:
    for problem in read_problems(trees):
        if problem.number in numbers:
            yield from problem.findings
    for number in numbers:
        unknown = Findings(trees[number], number)
        tell_unknown(trees[number], unknown)
        yield from unknown.found


def _teaches(tree: GameTree) -> bool:
    source = tree.source
    # A look at the text of the file spares reading its nodes.
    if source is not None and "@" not in source.file.text:
        return False
    told = (item.word for node in tree.walk() for item in comment_at(node).instructions)
    return any(word is not None for word in told)


class TaskAudience(Enum):
    """The reader of a file who is asked the task of a node."""

    PUPIL = auto()
    """A lesson shows the node."""
    PROBLEM = auto()
    """The node is no screen, so the task is asked only when its game is solved as a problem."""
    NOBODY = auto()
    """The node is in a variation; a lesson shows main lines alone."""


@dataclass(frozen=True, slots=True)
class TaskCheck:
    """The result of reading a comment: the task, None if none can be used, and its faults.

    `rights` and `wrongs` are the numbers of right and wrong moves in the tree; `points` the right answers
    that are known without it.
    """

    task: Task | None
    asked: TaskAudience
    findings: tuple[LessonFinding, ...] = ()
    rights: int = 0
    wrongs: int = 0
    points: frozenset[Point] = NO_POINTS


def check_task(session: GameSession, text: str) -> TaskCheck:
    """Return the task that a lesson would read at the cursor with this comment."""
    node = session.cursor
    findings = Findings(session.tree, 0)
    place = _place(session, text)
    comment = place.comment
    for item in comment.instructions:
        if item.word is None:
            findings.add(LessonFault.UNKNOWN_WORD, node, item.raw)
    task = None
    if comment.first(Word.TASK) is not None or comment.first(Word.SCREEN) is not None:
        task = read_task(place, findings).task
    return _summed(task, _asked_of(session, comment), findings)


def question_at(session: GameSession, text: str) -> Task | None:
    """Return the task at the cursor with this comment, without the moves of the tree; None if it has none to use."""
    return read_question(_place(session, text), Findings(session.tree, 0))


def _place(session: GameSession, text: str) -> TaskNode:
    path, ruleset = session.path, ruleset_of(session.tree).ruleset
    return TaskNode(session.cursor, read_comment(plain(text)), path.position, path.history, ruleset)


def _asked_of(session: GameSession, comment: LessonComment) -> TaskAudience:
    if all(comment.first(word) is None for word in (Word.SCREEN, Word.TASK)):
        return TaskAudience.PUPIL
    line = session.tree.main_line()
    if session.cursor not in line:
        return TaskAudience.NOBODY
    if any(comment.first(word) is not None for word in (Word.SCREEN, Word.MORE)):
        return TaskAudience.PUPIL
    # Where no node says "@screen", a lesson shows every comment of the main line.
    others = (node for node in screen_nodes(session.tree, True) if node is not session.cursor)
    return TaskAudience.PROBLEM if any(others) else TaskAudience.PUPIL


def _summed(task: Task | None, asked: TaskAudience, findings: Findings) -> TaskCheck:
    found = tuple(findings.found)
    if task is None:
        return TaskCheck(None, asked, found)
    rights = sum(branch.is_right for branch in task.branches)
    # For a number of liberties `solutions` gives the liberties themselves, which are no answers.
    points = NO_POINTS if rights or task.is_number else solutions(begin(task))
    return TaskCheck(task, asked, found, rights, len(task.branches) - rights, points)
