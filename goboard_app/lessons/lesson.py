"""Lessons: the screens of an SGF file, in the order of its games and of their main lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from goboard_app.go.board import Play, Point
from goboard_app.go.position import Position
from goboard_app.lessons.convention import Findings, LessonFault, LessonFinding, comment_at
from goboard_app.lessons.prepared import is_told, looking, screen_nodes, title_of
from goboard_app.lessons.steps import Steps, at_once
from goboard_app.lessons.task import Task
from goboard_app.lessons.task_reader import TaskNode, read_task
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import Markup, markup_of, move_of
from goboard_app.record.sgf.collection import Record
from goboard_app.record.tree import GameTree
from goboard_app.session.new_game import ruleset_of
from goboard_app.session.path import Line, Path

_AT_A_TIME = 200


@dataclass(frozen=True, slots=True)
class Screen:
    """One page of a lesson: what is said, what stands on the board, and what is asked, if anything.

    `text` may be empty; then the task speaks for itself.
    """

    text: str
    position: Position
    marks: tuple[Markup, ...] = ()
    last_move: Point | None = None
    task: Task | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """Screens in their order, and what was wrong with the file."""

    title: str
    screens: tuple[Screen, ...]
    findings: tuple[LessonFinding, ...] = ()

    @property
    def tasks(self) -> tuple[int, ...]:
        """The numbers of the screens that ask something."""
        return tuple(i for i, screen in enumerate(self.screens) if screen.task is not None)


def read_lesson(record: Record) -> Lesson:
    """The lesson in a record; GN of the first game is its title.

    A lesson may have several games, as each board has a size of its own.
    """
    return lesson_in(record.games)


def lesson_in(games: Sequence[GameTree]) -> Lesson:
    """The same of games that are open; they stay as they are."""
    return at_once(reading_lesson(games))


def reading_lesson(games: Sequence[GameTree]) -> Steps[Lesson]:
    """The same, read a little at a time."""
    yield from looking(games)
    told = is_told(games)
    screens: list[Screen] = []
    findings: list[LessonFinding] = []
    for number, tree in enumerate(games):
        found = Findings(tree, number)
        for screen in _screens(tree, found, told):
            if screen is not None:
                screens.append(screen)
            yield number / len(games)
        findings += found.found
    return Lesson(title_of(games), tuple(screens), tuple(findings))


def _screens(tree: GameTree, findings: Findings, told: bool) -> Iterator[Screen | None]:
    """The screens of a game one by one; None where it took a while before the next one."""
    cache = PositionCache(tree)
    way = Line(tree, cache, tree.main_line())
    nodes = screen_nodes(tree, told)
    if not told:
        findings.add(LessonFault.NO_SCREEN, tree.root)
    for _ in _telling_unknown(tree, findings):
        yield None
    ruleset = ruleset_of(tree).ruleset
    for node in nodes:
        path = Path(way, cache, node)
        place = TaskNode(node, comment_at(node), path.position, path.history, ruleset)
        yield _screen(place, findings)


def tell_unknown(tree: GameTree, findings: Findings) -> None:
    """Note all lines of a game that begin as instructions do, but are none."""
    for _ in _telling_unknown(tree, findings):
        pass


def _telling_unknown(tree: GameTree, findings: Findings) -> Iterator[None]:
    for number, node in enumerate(tree.walk(), 1):
        for item in comment_at(node).instructions:
            if item.word is None:
                findings.add(LessonFault.UNKNOWN_WORD, node, item.raw)
        if number % _AT_A_TIME == 0:
            yield


def _screen(place: TaskNode, findings: Findings) -> Screen:
    read = read_task(place, findings)
    size = place.position.size
    move = move_of(place.node, size)
    return Screen(
        place.comment.text(read.unread),
        read.task.position if read.task is not None else place.position,
        markup_of(place.node, size),
        move.point if isinstance(move, Play) else None,
        read.task,
    )
