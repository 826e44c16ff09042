"""Lessons: positions and screens read from SGF games, and new positions for them."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import Enum, auto

from goboard_app.go.board import BoardSize, Color, Play, Point
from goboard_app.go.position import Position
from goboard_app.lessons.convention import (
    Findings,
    LessonFault,
    LessonFinding,
    Steps,
    Word,
    at_once,
    comment_at,
    main_line,
)
from goboard_app.lessons.task import Task
from goboard_app.lessons.task_text import TaskNode, read_task, with_words_of
from goboard_app.record.inherited import inherited_at
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import (
    SHAPES,
    Mark,
    MarkKind,
    compressed_texts,
    is_number,
    lines_of,
    markup_of,
    markup_values,
    move_of,
    point_text,
    point_texts,
)
from goboard_app.record.search import unchanged_source
from goboard_app.record.sgf.collection import Record
from goboard_app.record.sgf.lexer import Property, raw_text
from goboard_app.record.tree import GameTree
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.new_game import ruleset_of, ruleset_properties
from goboard_app.session.path import Line, Path

# Nodes between two steps.
_NODES_AT_A_TIME = 100
# FF[3] ignored small letters in names of properties: Comment[...] is C.
_COMMENT = re.compile(r"C[a-z]*\s*\[")
# Nodes in one step of the work.
_AT_A_TIME = 200
SIZES = tuple(BoardSize(side, side) for side in (5, 7, 9, 13, 19))
"""The usual sizes of boards in lessons."""
# RU, and the private property with the exact ruleset.
_RULES = ("RU", "GBRS")


@dataclass(frozen=True, slots=True)
class LessonPosition:
    """One position of a lesson: the number of its game, from 0, and its node on the main line."""

    game: int
    node: Node


class Hindrance(Enum):
    """The reason why positions of a lesson cannot be reordered, or one removed."""

    WITHIN_GAME = auto()
    """The position would have to leave its game, or change places within it."""
    ONLY_ONE = auto()
    """Without it the file would hold no game."""


@dataclass(frozen=True, slots=True)
class PositionText:
    """The text at a position, and whether it has a task."""

    text: str
    has_task: bool


@dataclass(frozen=True, slots=True)
class _LessonNodes:
    """The nodes of a main line that say "@screen", those with any comment, and those with "@more"."""

    told: tuple[Node, ...]
    commented: tuple[Node, ...]
    more: tuple[Node, ...]


def is_told(games: Sequence[GameTree]) -> bool:
    """Return whether the file marks its screens with "@screen"."""
    return any(tree.fact(_found).told for tree in games)


def is_screen(node: Node) -> bool:
    """Return whether a node is marked as a screen."""
    return comment_at(node).first(Word.SCREEN) is not None


def screen_nodes(tree: GameTree, is_told: bool) -> tuple[Node, ...]:
    """Return the screens of a game; in a file that marks none, the nodes with a comment."""
    found = tree.fact(_found)
    return found.told if is_told else found.commented


def lesson_positions(games: Sequence[GameTree]) -> tuple[LessonPosition, ...]:
    """Return the positions of a lesson in their order."""
    told = is_told(games)
    return tuple(LessonPosition(number, node) for number, tree in enumerate(games) for node in screen_nodes(tree, told))


def find_positions_in_steps(games: Sequence[GameTree]) -> Steps[None]:
    """Find the positions of all games and their texts, and keep them for later calls."""
    for number, tree in enumerate(games):
        done = number / len(games)
        source = unchanged_source(tree)
        # Without a comment a game has no position; a search of its text is quicker than parsing its nodes.
        if source is None or _COMMENT.search(source.file.text, source.start, source.end):
            yield from _read(tree, (yield from main_line(tree, done)), done)
        tree.fact(_found)
        yield done
    told = is_told(games)
    for tree in games:
        for count, node in enumerate(screen_nodes(tree, told)):
            said_at(tree, node)
            if count % _NODES_AT_A_TIME == _NODES_AT_A_TIME - 1:
                yield 1.0
        yield 1.0


def _read(tree: GameTree, line: Sequence[Node], done: float) -> Steps[None]:
    for count, node in enumerate(line):
        if not node.leading_move[1]:
            # Parses the node, so that `_found` need not.
            is_screen(node)
        if count % _NODES_AT_A_TIME == _NODES_AT_A_TIME - 1:
            yield done


def place_of(positions: Sequence[LessonPosition], game: int, node: Node) -> int | None:
    """Return the number, from 0, of the position at this node or the nearest one above it; else None."""
    numbers = {item.node: number for number, item in enumerate(positions) if item.game == game}
    at: Node | None = node
    while at is not None and at not in numbers:
        at = at.parent
    return None if at is None else numbers[at]


def title_of(games: Sequence[GameTree]) -> str:
    """Return the title of the lesson: GN of the first game that has one."""
    return (games[titled_game(games)].root.text("GN") or "").strip() if games else ""


def titled_game(games: Sequence[GameTree]) -> int:
    """Return the number of the game with the title: the first one with a GN, else the first of all.

    A game that is moved keeps its GN.
    """
    return next((n for n, tree in enumerate(games) if tree.root.text("GN")), 0)


def text_at(node: Node) -> str:
    """Return the text at a node for a pupil: its comment without the instructions."""
    return comment_at(node).text()


def said_at(tree: GameTree, node: Node) -> PositionText:
    """Return the text of a position; computed once for each revision of its tree."""
    known = tree.fact(_nothing_said)
    if node not in known:
        comment = comment_at(node)
        known[node] = PositionText(comment.text(), comment.first(Word.TASK) is not None)
    return known[node]


def task_fault(tree: GameTree, node: Node) -> LessonFinding | None:
    """Return why the task of a position cannot be asked; None if it can, and without a task.

    It is computed once for each revision of the tree.
    """
    if not said_at(tree, node).has_task:
        return None
    known = tree.fact(_no_faults)
    if node not in known:
        findings = Findings(tree, 0)
        is_asked = task_of(tree, node, findings) is not None
        known[node] = None if is_asked else next(iter(findings.found), None)
    return known[node]


def task_of(tree: GameTree, node: Node, findings: Findings | None = None) -> Task | None:
    """Return the task of a node, None if there is none to ask; its faults go to `findings`."""
    cache = PositionCache(tree)
    path = Path(Line(tree, cache, tree.path_to(node)), cache, node)
    return read_task(_place(path, tree), findings or Findings(tree, 0)).task


def asking_nodes(tree: GameTree) -> tuple[Node, ...]:
    """Return the nodes of the main line of a game that may have a task: those with a comment."""
    return tree.fact(_found).commented


def _no_faults(_tree: GameTree) -> dict[Node, LessonFinding | None]:
    return {}


def unanswered_in_steps(games: Sequence[GameTree]) -> Steps[tuple[int, ...]]:
    """Return the numbers, from 0, of the positions whose tasks cannot be asked; found out one by one."""
    missing = []
    for number, item in enumerate(lesson_positions(games)):
        if task_fault(games[item.game], item.node) is not None:
            missing.append(number)
        yield 0.0
    return tuple(missing)


def _nothing_said(_tree: GameTree) -> dict[Node, PositionText]:
    return {}


def _found(tree: GameTree) -> _LessonNodes:
    source = unchanged_source(tree)
    if source is not None and not _COMMENT.search(source.file.text, source.start, source.end):
        return _LessonNodes((), (), ())
    # Most nodes of a file hold a move and no more, which shows without parsing them.
    line = (node for node in tree.main_line() if not node.leading_move[1])
    commented = tuple(node for node in line if node.text("C"))
    told = (node for node in commented if is_screen(node))
    more = (node for node in commented if comment_at(node).first(Word.MORE) is not None)
    return _LessonNodes(tuple(told), commented, tuple(more))


@dataclass(frozen=True, slots=True)
class Screen:
    """One page of a lesson: a text, a board, and a task, if any.

    `text` may be empty; then the task alone is shown. `others` ask the same about other boards.
    """

    text: str
    position: Position
    marks: tuple[Mark, ...] = ()
    last_move: Point | None = None
    task: Task | None = None
    others: tuple[Screen, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """The screens in their order, and the faults of the file."""

    title: str
    screens: tuple[Screen, ...]
    findings: tuple[LessonFinding, ...] = ()

    @property
    def tasks(self) -> tuple[int, ...]:
        """The numbers of the screens with a task."""
        return tuple(i for i, screen in enumerate(self.screens) if screen.task is not None)


def read_lesson(record: Record) -> Lesson:
    """Return the lesson in a record; GN of the first game is its title.

    A lesson may have several games, as each board has a size of its own.
    """
    return lesson_in(record.games)


def lesson_in(games: Sequence[GameTree]) -> Lesson:
    """Return the lesson in games that are open; they are not changed."""
    return at_once(read_lesson_in_steps(games))


def read_lesson_in_steps(games: Sequence[GameTree]) -> Steps[Lesson]:
    """Return the lesson in games, read a little at a time."""
    yield from find_positions_in_steps(games)
    told = is_told(games)
    screens: list[Screen] = []
    findings: list[LessonFinding] = []
    for number, tree in enumerate(games):
        found, first = Findings(tree, number), len(screens)
        for screen in _screens(tree, found, told):
            if screen is not None:
                screens.append(screen)
            yield number / len(games)
        # "@more" needs screens to refer to.
        if told:
            _add_others(screens, first, tree, found)
        findings += found.found
    return Lesson(title_of(games), tuple(screens), tuple(findings))


def _screens(tree: GameTree, findings: Findings, told: bool) -> Iterator[Screen | None]:
    """Yield the screens of a game one by one, and None when much time has passed before the next one."""
    cache = PositionCache(tree)
    way = Line(tree, cache, tree.main_line())
    if not told:
        findings.add(LessonFault.NO_SCREEN, tree.root)
    for _ in _telling_unknown(tree, findings):
        yield None
    for node in screen_nodes(tree, told):
        yield _screen(_place(Path(way, cache, node), tree), findings)


def _place(path: Path, tree: GameTree) -> TaskNode:
    node = path.node
    return TaskNode(node, comment_at(node), path.position, path.history, ruleset_of(tree).ruleset)


def _add_others(screens: list[Screen], first: int, tree: GameTree, findings: Findings) -> None:
    """Add the boards with "@more" to the screens that they name, or else to the one before.

    The screens of this game begin with number `first`.
    """
    nodes = tree.fact(_found).more
    if not nodes:
        return
    line = {node: place for place, node in enumerate(tree.main_line())}
    own = [line[node] for node in tree.fact(_found).told]
    cache = PositionCache(tree)
    way = Line(tree, cache, tree.main_line())
    for node in nodes:
        place = _place(Path(way, cache, node), tree)
        item = place.comment.all_of(Word.MORE)[0]
        # Screens count from 1: the number of screens so far is the number of the last one.
        before = first + bisect_left(own, line[node])
        number = int(item.text) if is_number(item.text) else before
        if item.text and not (is_number(item.text) and 1 <= number <= len(screens)):
            findings.add(LessonFault.BAD_NUMBER, node, item.text, item.raw)
            continue
        like = screens[number - 1] if number else None
        if like is None or like.task is None:
            findings.add(LessonFault.NO_TASK, node, item.raw)
            continue
        other = _screen(place, findings)
        if other.task is not None:
            task = with_words_of(like.task, other.task, place.comment)
            if task.is_choice and not 1 <= task.number <= len(task.words):
                # The sentences are those of the first board, which has fewer, or none.
                findings.add(LessonFault.NO_SOLUTION, node, place.comment.all_of(Word.TASK)[0].raw)
                continue
            other = replace(other, text=other.text or like.text, task=task)
            screens[number - 1] = replace(like, others=(*like.others, other))


def tell_unknown(tree: GameTree, findings: Findings) -> None:
    """Note all lines of a game that begin like instructions, but are none."""
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


def first_position(size: BoardSize, ruleset: Ruleset, today: date) -> GameTree:
    """Return the first game of a new lesson: one empty board."""
    made = Property("DT", (today.isoformat(),))
    return GameTree.new(size, (made, *ruleset_properties(ruleset), _comment("")))


def empty_position(like: GameTree, text: str = "", size: BoardSize | None = None) -> GameTree:
    """Return an empty board by the rules of another, and of its size unless another one is given.

    `text` is as for `copied_position`.
    """
    return GameTree.new(like.size if size is None else size, (*_rules(like), _comment(text)))


def copied_position(tree: GameTree, node: Node, position: Position, text: str = "") -> GameTree:
    """Return the board at a node as a game of its own: stones, side to move, marks, and rules.

    `text` is its comment, which makes it a position in a file without "@screen"; an empty one
    is replaced by "@screen".
    """
    return GameTree.new(
        tree.size,
        (*_rules(tree), *_stones(position), *_marks(tree, node), _comment(text)),
    )


def _rules(tree: GameTree) -> tuple[Property, ...]:
    return tuple(item for item in tree.root.properties if item.name in _RULES)


def _comment(text: str) -> Property:
    # The line break puts words that are typed at the end on a line of their own.
    return Property("C", (raw_text(text or f"@{Word.SCREEN.value}\n"),))


def _stones(position: Position) -> tuple[Property, ...]:
    found = [
        Property(ident, compressed_texts(position.points(color)))
        for ident, color in (("AB", Color.BLACK), ("AW", Color.WHITE))
        if position.points(color)
    ]
    # Set-up stones alone do not show whose turn it is.
    return (*found, Property("PL", (position.to_move.value,)))


def _marks(tree: GameTree, node: Node) -> tuple[Property, ...]:
    """Return the marks of a node, with DD and VW inherited from nodes before it."""
    size, holds = tree.size, inherited_at(tree, node)
    marks = markup_of(node, size)
    values = {kind.value: markup_values(marks, kind) for kind in (*SHAPES, MarkKind.LABEL)}
    for line in lines_of(node, size):
        ident = "AR" if line.is_arrow else "LN"
        values[ident] = (*(values.get(ident) or ()), _pair(line.start, line.end))
    # The copy has no earlier nodes to inherit DD and VW from.
    values["DD"] = point_texts(holds.dimmed) or None
    values["VW"] = None if holds.view is None else compressed_texts(holds.view)
    return tuple(Property(ident, raw) for ident, raw in values.items() if raw)


def _pair(start: Point, end: Point) -> str:
    return f"{point_text(start)}:{point_text(end)}"
