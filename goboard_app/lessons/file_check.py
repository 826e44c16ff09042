"""What a file that teaches has wrong, whether it holds a lesson or problems."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from goboard_app.lessons.convention import Comment, Findings, LessonFinding, comment_at
from goboard_app.lessons.lesson import is_screen, read_lesson, tell_unknown
from goboard_app.lessons.problem import read_problems
from goboard_app.record.record import Record
from goboard_app.record.tree import GameTree


def teaching_findings(record: Record) -> tuple[LessonFinding, ...]:
    """What is wrong with a lesson or with problems; nothing in a file without instructions.

    A file is a lesson where a node is a screen, or is asked for points or a number; only lessons
    ask for those. Otherwise its games are problems as far as an instruction stands in them. Lines
    of people who write "@somebody" are no instructions.
    """
    teaching = [number for number, tree in enumerate(record.games) if _teaches(tree)]
    if not teaching:
        return ()
    if any(_is_of_lesson(record.games[number]) for number in teaching):
        found = read_lesson(record).findings
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


def _comments(tree: GameTree) -> Iterator[Comment]:
    source = tree.source
    if source is None or "@" in source.file.text:
        yield from (comment_at(node) for node in tree.walk())


def _teaches(tree: GameTree) -> bool:
    told = (item.word for comment in _comments(tree) for item in comment.instructions)
    return any(word is not None for word in told)


def _is_of_lesson(tree: GameTree) -> bool:
    kinds = (comment.asked_kind for comment in _comments(tree))
    asks = any(kind is not None and not kind.is_move for kind in kinds)
    return asks or any(is_screen(node) for node in tree.main_line())
