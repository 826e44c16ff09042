"""Problems: any game of an SGF file with moves below a position, read as a question."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from hashlib import sha256

from goboard_app.go.board import BoardSize, Play, Point
from goboard_app.lessons.again import Turning, turned
from goboard_app.lessons.answers import begin, solutions
from goboard_app.lessons.convention import (
    Findings,
    LessonComment,
    LessonFault,
    LessonFinding,
    TaskKind,
    Word,
    comment_at,
)
from goboard_app.lessons.lesson import Screen
from goboard_app.lessons.problem_tree import NO_NODES, Board, read_branches
from goboard_app.lessons.steps import Steps, at_once, walk
from goboard_app.lessons.task import Branch, Task
from goboard_app.lessons.task_reader import TaskNode, read_question
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import markup_of, move_of, setup_of
from goboard_app.record.tree import GameTree
from goboard_app.session.new_game import ruleset_of
from goboard_app.session.path import Line, Path

MOST_TOGETHER = 20_000
"""After so many moves no further games of a file are read as problems."""

GRADES = (1, 2, 3)


class ProblemKind(Enum):
    """What a problem is about; the value is the word after "@kind", and names its file."""

    CAPTURE = "capture"
    ESCAPE = "escape"
    LADDER = "ladder"
    NET = "net"
    SNAPBACK = "snapback"
    CONNECT = "connect"
    CUT = "cut"
    TWO_EYES = "two-eyes"
    TAKE_AN_EYE = "take-an-eye"
    RACE = "race"
    KO = "ko"
    BORDER = "border"


@dataclass(frozen=True, slots=True)
class Problem:
    """A position with a question, and what was wrong with the file.

    `grade` is 0 and `kind` None where the file does not say; `name` is GN, or empty.
    """

    screen: Screen
    task: Task
    kind: ProblemKind | None
    grade: int
    name: str
    number: int
    key: str
    findings: tuple[LessonFinding, ...] = ()

    @property
    def has_solution(self) -> bool:
        """Whether any answer is known to be right."""
        return is_solvable(self.task)

    @property
    def has_hint_in_words(self) -> bool:
        """Whether anything can be said before the move is shown: by the file, or of the kind."""
        return bool(self.task.hint) or self.kind is not None

    def turned(self, turning: Turning) -> Problem:
        """The same problem on a board laid anew, or with the colours swapped."""
        screen = turned(self.screen, turning)
        assert screen.task is not None
        return replace(self, screen=screen, task=screen.task)


def is_solvable(task: Task) -> bool:
    """Whether the tree, or the rules alone, know a right answer."""
    return any(branch.is_right for branch in task.branches) or bool(solutions(begin(task)))


def read_problems(trees: Sequence[GameTree]) -> tuple[Problem, ...]:
    """Every game of a file as a problem, the first ones of a very long file."""
    return at_once(reading_problems(trees))


def reading_problems(trees: Sequence[GameTree]) -> Steps[tuple[Problem, ...]]:
    """The same, read a game at a time."""
    found: list[Problem] = []
    moves = 0
    for number, tree in enumerate(trees):
        if moves >= MOST_TOGETHER:
            cut = Findings(tree, number)
            cut.add(LessonFault.TOO_LARGE, tree.root)
            last = found[-1]
            found[-1] = replace(last, findings=(*last.findings, *cut.found))
            break
        yield from walk(tree, number / len(trees))
        found.append(read_problem(tree, number))
        yield number / len(trees)
        moves += _count(found[-1].task.branches)
    return tuple(found)


def _count(branches: Iterable[Branch]) -> int:
    return sum(1 + _count(branch.replies) for branch in branches)


def read_problem(tree: GameTree, number: int = 0) -> Problem:
    """One game as a problem; whatever is missing is told and the rest is used."""
    findings = Findings(tree, number)
    way = _way_in(tree)
    place = _place(tree, way)
    asked = next((node for node in reversed(way) if comment_at(node).first(Word.TASK)), place.node)
    task = _task(_with_comment_of(place, asked), place, findings)
    text = "\n".join(part for node in way if (part := comment_at(node).text()))
    _tell_missing(task, place.node, findings)
    screen = Screen(
        text,
        task.position,
        markup_of(place.node, tree.size),
        _last_point(place.node, tree),
        task,
    )
    return Problem(
        screen,
        task,
        _kind(way),
        _grade(way, findings),
        (tree.root.text("GN") or "").strip(),
        number,
        key_of(task),
        tuple(dict.fromkeys(findings.found)),
    )


def _with_comment_of(place: TaskNode, node: Node) -> TaskNode:
    """The same board with the comment of another node."""
    return replace(place, node=node, comment=comment_at(node))


def _way_in(tree: GameTree) -> list[Node]:
    """The nodes from the root to where the moves begin."""
    way = [tree.root]
    size = tree.size
    while children := way[-1].children:
        if any(move_of(child, size) is not None for child in children):
            break
        way.append(children[0])
    return way


def task_at(
    tree: GameTree, way: list[Node], asked: LessonComment, stops: frozenset[Node] = NO_NODES
) -> Task:
    """The question at the end of a way through a game, read as a problem is.

    `asked` is the comment that may say what is asked; `stops` are not read.
    """
    place = _place(tree, way)
    return _task(replace(place, comment=asked), place, Findings(tree, 0), stops)


def _place(tree: GameTree, way: list[Node]) -> TaskNode:
    cache = PositionCache(tree)
    path = Path(Line(tree, cache, way), cache, way[-1])
    size, node = tree.size, way[-1]
    told = [color for each in _since_move(way, size) if (color := setup_of(each, size).to_move)]
    movers = [move.color for child in node.children if (move := move_of(child, size)) is not None]
    position = path.position
    color = told[-1] if told else position.to_move
    if movers and (color not in movers or not told):
        color = movers[0]
    if color is not position.to_move:
        position = position.with_setup(to_move=color)
    return TaskNode(node, comment_at(node), position, path.history, ruleset_of(tree).ruleset)


def _since_move(way: list[Node], size: BoardSize) -> list[Node]:
    """The last nodes of a way, from its last move on; what stands before speaks of other turns."""
    moved = (number for number, node in enumerate(way) if move_of(node, size) is not None)
    return way[max(moved, default=0) :]


def _task(
    asked: TaskNode, place: TaskNode, findings: Findings, stops: frozenset[Node] = NO_NODES
) -> Task:
    """What is asked: by the file, or else to find the move."""
    task = read_question(asked, findings)
    if task is not None and not task.is_move:
        findings.add(LessonFault.UNKNOWN_TASK, asked.node, task.kind.value)
        task = None
    if task is None:
        task = Task(TaskKind.PLAY, place.position, place.history, place.ruleset)
        task = replace(task, hint=asked.comment.said(Word.HINT))
    board = Board(place.position, place.history, place.ruleset)
    branches = read_branches(place.node, board, findings, stops)
    return replace(task, position=place.position, history=place.history, branches=branches)


def _tell_missing(task: Task, node: Node, findings: Findings) -> None:
    if not any(task.position.stones):
        findings.add(LessonFault.NO_STONES, node)
    if is_solvable(task):
        return
    findings.add(LessonFault.NO_RIGHT if task.branches else LessonFault.NO_MOVES, node)


def _last_point(node: Node, tree: GameTree) -> Point | None:
    move = move_of(node, tree.size)
    return move.point if isinstance(move, Play) else None


def _kind(way: Iterable[Node]) -> ProblemKind | None:
    for node in way:
        item = comment_at(node).first(Word.KIND)
        if item is not None:
            name = "-".join(item.text.lower().split())
            return next((kind for kind in ProblemKind if kind.value == name), None)
    return None


def _grade(way: Iterable[Node], findings: Findings) -> int:
    for node in way:
        item = comment_at(node).first(Word.GRADE)
        if item is None:
            continue
        if item.text in {str(grade) for grade in GRADES}:
            return int(item.text)
        findings.add(LessonFault.BAD_NUMBER, node, item.text, item.raw)
    return 0


def key_of(task: Task) -> str:
    """By what a problem is known wherever its file lies: its board and its solution."""
    position = task.position
    size = f"{position.size.columns}x{position.size.rows}"
    stones = position.stones.hex()
    solution = _solution(task.branches)
    text = f"{size} {stones} {position.to_move.value} {solution}"
    return sha256(text.encode()).hexdigest()[:24]


def _solution(branches: Iterable[Branch]) -> str:
    """The right moves with what follows them, in an order that other ways to write it share."""
    right = (branch for branch in branches if branch.is_right)
    return "".join(sorted(f"({_name(branch)}{_solution(branch.replies)})" for branch in right))


def _name(branch: Branch) -> str:
    move = branch.move
    place = f"{move.point.col},{move.point.row}" if isinstance(move, Play) else "pass"
    return f"{move.color.value}{place}"
