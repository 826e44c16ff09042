"""What is said to somebody who writes a task: its kinds, what they need, and what it comes to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from goboard_app.app.texts.lessons import fault_words
from goboard_app.app.texts.numbers import filled, listed_points, translate
from goboard_app.go.board import BoardSize
from goboard_app.lessons.check import Asked, TaskCheck
from goboard_app.lessons.convention import LessonFault, LessonFinding, TaskKind
from goboard_app.lessons.task import Again, Task
from goboard_app.lessons.task_draft import TaskDraft, bad_words, names_number

_INSTRUCTION = re.compile(r"@\S+\s*")
_MOST_POINTS = 12


def kind_name(kind: TaskKind | None) -> str:
    """What the pupil is to do."""
    return {
        None: translate("task", "Nothing"),
        TaskKind.CAPTURE: translate("task", "Capture these stones"),
        TaskKind.LIBERTIES: translate("task", "Click all liberties of these stones"),
        TaskKind.POINTS: translate("task", "Click all of these points"),
        TaskKind.CHOOSE: translate("task", "Click any one of these points"),
        TaskKind.ILLEGAL: translate("task", "Click a point where one may not play"),
        TaskKind.COUNT: translate("task", "Give a number"),
        TaskKind.PLAY: translate("task", "Find the right move"),
        TaskKind.SAVE: translate("task", "Save these stones"),
        TaskKind.CONNECT: translate("task", "Connect these stones"),
        TaskKind.CUT: translate("task", "Cut these stones apart"),
        TaskKind.LIVE: translate("task", "Make these stones live"),
        TaskKind.KILL: translate("task", "Kill these stones"),
        TaskKind.KO: translate("task", "Win the ko at this point"),
        TaskKind.POINTS_FOR: translate("task", "Make so many points in this part"),
    }[kind]


def kind_note(kind: TaskKind | None) -> str:
    """Where the right answers come from."""
    if kind is None:
        return translate("task", "The pupil reads and goes on.")
    if kind is TaskKind.CAPTURE:
        return translate("task", "At once, or along the moves that follow in the tree.")
    if kind in (TaskKind.LIBERTIES, TaskKind.ILLEGAL):
        return translate("task", "The program works the points out.")
    if kind.is_move:
        return translate(
            "task", "The moves that follow in the tree are the answers; bad moves are wrong ones."
        )
    return ""


def again_name(again: Again) -> str:
    """In what other positions the task is asked once more."""
    return {
        Again.NEVER: translate("task", "In this position alone"),
        Again.TURNED: translate("task", "Turned and mirrored too"),
        Again.SWAPPED: translate("task", "Turned, and colours swapped"),
    }[again]


def task_told(draft: TaskDraft, check: TaskCheck, size: BoardSize) -> tuple[str, bool]:
    """Whether a task can be used as it stands, in a sentence or two; False where it cannot."""
    bad = [word for answer in draft.answers for word in bad_words(answer, size)]
    if bad:
        finding = LessonFinding(LessonFault.BAD_POINT, bad[0], 0, 0, 0)
        return _capital(fault_words(finding)), False
    if names_number(draft.kind) and not draft.number.strip():
        return translate("task", "The number is missing."), False
    faults = [_task_fault(finding) for finding in check.findings]
    if any(line.lstrip().startswith("@") for line in draft.text.splitlines()):
        faults.insert(0, translate("task", "Lines that begin with @ are not shown to the pupil."))
    return " ".join([*faults, *_came_to(check)]), not faults


def _task_fault(finding: LessonFinding) -> str:
    """A finding without the words of the convention, which the teacher need not know."""
    name, rest = finding.word.partition(" ")[0], _INSTRUCTION.sub("", finding.word, count=1)
    if name == "@task":
        kind = next((kind for kind in TaskKind if rest.partition(" ")[0] == kind.value), None)
        rest = kind_name(kind) if kind is not None else rest
    if finding.fault is not LessonFault.UNKNOWN_WORD and name.startswith("@") and rest:
        finding = replace(finding, word=rest)
    return _capital(fault_words(finding))


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _came_to(check: TaskCheck) -> Iterator[str]:
    if check.task is not None:
        yield from _answers(check, check.task)
    if check.asked is Asked.NOBODY:
        yield translate("task", "A lesson does not show variations, and so not this position.")
    if check.asked is Asked.PROBLEM:
        yield translate("task", "A lesson shows only what is a screen.")


def _answers(check: TaskCheck, task: Task) -> Iterator[str]:
    if task.branches:
        text = translate("task", "Moves in the tree: %1 right, %2 wrong.")
        yield filled(text, check.rights, check.wrongs)
    right = ""
    if check.points:
        right = listed_points(sorted(check.points)[:_MOST_POINTS], task.position.size)
        right += "…" if len(check.points) > _MOST_POINTS else ""
    elif task.is_number:
        right = str(task.number)
    if right:
        yield filled(translate("task", "Right: %1."), right)


def click_or_type() -> str:
    """How the points of a task are entered."""
    return translate("task", "Click on the board, or type the points.")


def click_for_answer() -> str:
    """How the points of a wrong answer are entered."""
    return translate("task", "Click the points that this answer is given to.")


def names_no_points() -> str:
    """A task of this kind has no points."""
    return translate("task", "This task names no points.")
