"""What a record can ask of pupils: a lesson, problems, or nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum, auto

from goboard_app.lessons.convention import Word, comment_at
from goboard_app.lessons.lesson import Lesson, reading_lesson
from goboard_app.lessons.steps import Steps, at_once, main_line
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of, setup_of
from goboard_app.record.tree import GameTree

_AT_A_TIME = 100
MOST_NODES = 20_000
"""So many nodes are looked at: a file of very many games says early what it is."""


class AskedAs(Enum):
    """As what a record is shown to those who answer."""

    LESSON = auto()
    """It says "@screen" or "@task", or has comments to be read and nothing else."""
    PROBLEMS = auto()
    """It has variations, or moves in a position where stones of both sides were set up."""
    NOTHING = auto()
    """There is nothing to read and nothing to find."""


def what_asks(trees: Sequence[GameTree]) -> AskedAs:
    """As what the games of a record are to be shown."""
    return at_once(finding_out(trees))


def finding_out(trees: Sequence[GameTree]) -> Steps[AskedAs]:
    """The same, found out a game at a time."""
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


def reading_asked(trees: Sequence[GameTree]) -> Steps[Lesson | AskedAs]:
    """The lesson, where it is one, else as what the games are to be shown."""
    asking = yield from finding_out(trees)
    return (yield from reading_lesson(trees)) if asking is AskedAs.LESSON else asking


def _asked(lines: Sequence[tuple[GameTree, list[Node]]], words: set[Word]) -> AskedAs:
    if Word.SCREEN in words:
        return AskedAs.LESSON
    if Word.KIND in words or Word.GRADE in words:
        # Only problems have these; what they ask is written with "@task" as well.
        return AskedAs.PROBLEMS
    if Word.TASK in words:
        return AskedAs.LESSON
    if any(_has_answers(tree, line) for tree, line in lines):
        return AskedAs.PROBLEMS
    has_text = any(node.text("C") for _tree, line in lines for node in line)
    return AskedAs.LESSON if has_text else AskedAs.NOTHING


def _words(nodes: Iterable[Node]) -> set[Word]:
    found = (item.word for node in nodes for item in comment_at(node).instructions)
    return {word for word in found if word is not None}


def _has_answers(tree: GameTree, line: Iterable[Node]) -> bool:
    """Whether the game looks like a question: a choice of moves, or a position with a move."""
    size, is_set_up = tree.size, False
    for node in line:
        if len(node.children) > 1 or (is_set_up and move_of(node, size) is not None):
            return True
        # Black stones alone are a handicap.
        is_set_up = is_set_up or bool(setup_of(node, size).white)
    return False
