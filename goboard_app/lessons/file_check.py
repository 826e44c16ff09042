"""What a file that teaches has wrong, whether it holds a lesson or problems."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from goboard_app.lessons.asking import AskedAs, what_asks
from goboard_app.lessons.convention import Findings, LessonFinding, comment_at
from goboard_app.lessons.lesson import read_lesson, tell_unknown
from goboard_app.lessons.problem import read_problems
from goboard_app.record.sgf.collection import Record
from goboard_app.record.tree import GameTree


def teaching_findings(record: Record) -> tuple[LessonFinding, ...]:
    """What is wrong with a lesson or with problems; nothing in a file without instructions.

    Lines of people who write "@somebody" are none. Of problems only games with an instruction are
    looked at: other games of the file may be games.
    """
    teaching = [number for number, tree in enumerate(record.games) if _teaches(tree)]
    if not teaching:
        return ()
    if what_asks(record.games) is AskedAs.LESSON:
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


def _teaches(tree: GameTree) -> bool:
    source = tree.source
    if source is not None and "@" not in source.file.text:
        return False
    told = (item.word for node in tree.walk() for item in comment_at(node).instructions)
    return any(word is not None for word in told)
