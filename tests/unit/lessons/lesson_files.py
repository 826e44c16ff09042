"""Lessons for tests, written as a teacher would write them."""

from __future__ import annotations

from goboard_app.lessons.lesson import Lesson, Screen, read_lesson
from goboard_app.lessons.task import Branch, Task
from goboard_app.record.sgf.parser import read_sgf

# A white stone in the corner with one liberty, at B1.
CORNER = "SZ[5]RU[Japanese]AB[ad]AW[ae]PL[B]"


def lesson_of(text: str) -> Lesson:
    return read_lesson(read_sgf(text.encode("utf-8")))


def game(setup: str, comment: str, rest: str = "") -> str:
    """Return one game of a lesson: a board and its comment."""
    return f"(;GM[1]FF[4]CA[UTF-8]{setup}C[{comment}]{rest})"


def screen_of(setup: str, comment: str, rest: str = "") -> Screen:
    """Return the only screen of a lesson without faults."""
    lesson = lesson_of(game(setup, f"@screen\n{comment}", rest))
    assert lesson.findings == ()
    return lesson.screens[0]


def task_of(setup: str, comment: str, rest: str = "") -> Task:
    task = screen_of(setup, comment, rest).task
    assert task is not None
    return task


def screen_texts(screen: Screen) -> list[str]:
    """Return all that a screen can say: its own words, hint, and what is said to answers."""
    task = screen.task
    if task is None:
        return [screen.text]
    said = [screen.text, task.hint, task.right, *(wrong.text for wrong in task.wrongs)]
    return said + [text for branch in task.branches for text in _branch_texts(branch)]


def _branch_texts(branch: Branch) -> list[str]:
    return [branch.text, *(text for reply in branch.replies for text in _branch_texts(reply))]
