"""Judged answers: whether stones live, and which side is ahead, as the program reads the board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from goboard_app.go.board import Color
from goboard_app.late import late
from goboard_app.lessons.convention import Findings, LessonFault, LessonFinding, TaskKind, Word, comment_at
from goboard_app.lessons.lesson import asking_nodes, task_of
from goboard_app.lessons.task import Task
from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree
from goboard_app.scoring.count import GameTerms, count
from goboard_app.scoring.proposal import Life, Proposal, Reason, Watch

with late:
    # Only reading a board needs it, and not the table of a teacher.
    from goboard_app.scoring.life.propose import propose

_JUDGED = frozenset({TaskKind.STATUS, TaskKind.AHEAD})


@dataclass(frozen=True, slots=True)
class JudgedAnswer:
    """The right answer of a task as the board is read, by the words of the convention; '' where there is none.

    A status without a word is one that the first move or a ko decides; a side is not named where too much is open for
    a count. `margin` are the points by which that side is ahead. It `is_proved` if every move was tried, and a count if
    no group was in doubt.
    """

    word: str = ""
    is_proved: bool = False
    margin: Fraction | None = None

    def refutes(self, task: Task) -> bool:
        """Return whether the answer of the file is certainly wrong."""
        if not self.is_proved:
            return False
        told = task.words[task.number - 1] if task.number else ""
        is_other = bool(told) and told != self.word
        return is_other or (task.margin is not None and self.margin is not None and task.margin != self.margin)


def is_judged(task: Task) -> bool:
    """Return whether the answer of a task can be worked out by reading the board."""
    return task.kind in _JUDGED


def judged_answer(task: Task, watch: Watch | None = None) -> JudgedAnswer:
    """Return the right answer of a task that `is_judged`; costs up to a second on 9x9. Raises CalledOff."""
    proposal = propose(task.position, watch)
    return _status(task, proposal) if task.kind is TaskKind.STATUS else _ahead(task, proposal)


def _status(task: Task, proposal: Proposal) -> JudgedAnswer:
    groups = [group for point in task.points if (group := proposal.at(point)) is not None]
    lives = {group.life for group in groups}
    # Unconditional life holds against any moves of the other side, so no search has to prove it.
    is_proved = bool(groups) and all(group.is_proved or group.reason is Reason.UNCONDITIONAL for group in groups)
    if len(lives) > 1:
        # Stones with two fates have no common answer, whoever moves first.
        return JudgedAnswer()
    life = lives.pop() if lives else Life.UNCLEAR
    return JudgedAnswer("" if life is Life.UNCLEAR else life.value, is_proved)


def _ahead(task: Task, proposal: Proposal) -> JudgedAnswer:
    # Where a border or a group is open the count is a guess, which must not call the answer of the file wrong.
    if not proposal.is_finished or proposal.openings or proposal.unclear():
        return JudgedAnswer()
    counted = count(task.position, proposal.statuses(), task.ruleset, GameTerms(komi=task.komi))
    margin = counted.margin
    if not margin:
        return JudgedAnswer("nobody", True, Fraction(0))
    side = Color.BLACK if margin > 0 else Color.WHITE
    return JudgedAnswer("black" if side is Color.BLACK else "white", True, abs(margin))


def told_margin(answer: JudgedAnswer) -> str:
    """Return the points by which a side is ahead as they are written, such as "7.5"; '' if no side was counted."""
    margin = answer.margin
    if margin is None:
        return ""
    return str(margin if margin.denominator == 1 else float(margin))


def _told_answer(task: Task, answer: JudgedAnswer) -> str:
    """Return a judged answer as it is written after the kind of its task, such as "black 7"."""
    return answer.word if task.margin is None else f"{answer.word} {told_margin(answer)}".strip()


def disproved(tree: GameTree, number: int) -> Iterator[LessonFinding]:
    """Yield the right answers of a game of a lesson that are certainly wrong; each board is read."""
    findings = Findings(tree, number)
    for node in asking_nodes(tree):
        task = task_of(tree, node)
        if task is not None and is_judged(task):
            tell_disproved(task, node, judged_answer(task), findings)
    yield from findings.found


def tell_disproved(task: Task, node: Node, answer: JudgedAnswer, findings: Findings) -> None:
    """Note the right answer of the file if it is certainly wrong."""
    asked = comment_at(node).first(Word.TASK)
    if asked is None or not answer.refutes(task):
        return
    told = task.words[task.number - 1]
    if not answer.word:
        findings.add(LessonFault.FIRST_MOVE_DECIDES, node, told, asked.raw)
    else:
        findings.add(LessonFault.DISPROVED, node, asked.text.partition(" ")[2], asked.raw, _told_answer(task, answer))
