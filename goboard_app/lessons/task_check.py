"""Whether a task can be used as it stands: what a lesson would make of a comment, and what not."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from goboard_app.go.board import Point
from goboard_app.lessons.answers import begin, solutions
from goboard_app.lessons.convention import (
    Findings,
    LessonComment,
    LessonFault,
    LessonFinding,
    Word,
    read_comment,
)
from goboard_app.lessons.prepared import screen_nodes
from goboard_app.lessons.task import NO_POINTS, Task
from goboard_app.lessons.task_reader import TaskNode, read_task
from goboard_app.session.annotation import plain
from goboard_app.session.new_game import ruleset_of
from goboard_app.session.session import GameSession


class Asked(Enum):
    """Who is asked the task of a node."""

    PUPIL = auto()
    """A lesson shows the node."""
    PROBLEM = auto()
    """The node is no screen, so the task is asked only where its game is solved as a problem."""
    NOBODY = auto()
    """The node is in a variation; a lesson shows main lines alone."""


@dataclass(frozen=True, slots=True)
class TaskCheck:
    """What a comment comes to: the task, None where none can be used, and what is wrong with it.

    `rights` and `wrongs` are how many moves the tree knows; `points` the right answers that are
    known without it.
    """

    task: Task | None
    asked: Asked
    findings: tuple[LessonFinding, ...] = ()
    rights: int = 0
    wrongs: int = 0
    points: frozenset[Point] = NO_POINTS


def check_task(session: GameSession, text: str) -> TaskCheck:
    """What a lesson would make of the cursor with this comment."""
    tree, node = session.tree, session.cursor
    findings = Findings(tree, 0)
    comment = read_comment(plain(text))
    place = TaskNode(
        node, comment, session.path.position, session.path.history, ruleset_of(tree).ruleset
    )
    for item in comment.instructions:
        if item.word is None:
            findings.add(LessonFault.UNKNOWN_WORD, node, item.raw)
    task = None
    if comment.first(Word.TASK) is not None or comment.first(Word.SCREEN) is not None:
        task = read_task(place, findings).task
    return _summed(task, _asked_of(session, comment), findings)


def _asked_of(session: GameSession, comment: LessonComment) -> Asked:
    if all(comment.first(word) is None for word in (Word.SCREEN, Word.TASK)):
        return Asked.PUPIL
    line = session.tree.main_line()
    if session.cursor not in line:
        return Asked.NOBODY
    if comment.first(Word.SCREEN) is not None:
        return Asked.PUPIL
    # Where no node is called a screen, a lesson shows every comment of the main line.
    others = (node for node in screen_nodes(session.tree, True) if node is not session.cursor)
    return Asked.PROBLEM if any(others) else Asked.PUPIL


def _summed(task: Task | None, asked: Asked, findings: Findings) -> TaskCheck:
    found = tuple(findings.found)
    if task is None:
        return TaskCheck(None, asked, found)
    rights = sum(branch.is_right for branch in task.branches)
    points = NO_POINTS if rights else solutions(begin(task))
    return TaskCheck(task, asked, found, rights, len(task.branches) - rights, points)
