"""Hand-outs: the positions of a file as a teacher prints them for a class, with their solutions.

Planned independently of paper, as `kifu` plans a game. Where a game marks some of its positions as
screens of a lesson, those are handed out; else those that `export.nodes_shown` finds. Right and
wrong are read as lessons and problems read them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from goboard_app.go.board import Color, Move, Play, Point
from goboard_app.lessons.attempt import asked_stones, labelled_chains, outlined
from goboard_app.lessons.attempt import solution as moves_of_solution
from goboard_app.lessons.convention import (
    Findings,
    LessonComment,
    Steps,
    TaskKind,
    Word,
    at_once,
    comment_at,
    walk,
)
from goboard_app.lessons.lesson import is_screen, screen_nodes, title_of
from goboard_app.lessons.problem import read_turn, task_at
from goboard_app.lessons.task import NO_POINTS, Task, begin, solutions
from goboard_app.lessons.task_text import TaskNode, read_task
from goboard_app.record.game_info import info_of
from goboard_app.record.inherited import inherited_at
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import move_of, setup_of
from goboard_app.record.tree import GameTree
from goboard_app.session.export import (
    MOST_POSITIONS,
    MOST_SOLUTION,
    USUAL_PER_PAGE,
    collection_name,
    nodes_shown,
    one_line,
    part_shown,
)
from goboard_app.session.marks import with_node_marks
from goboard_app.session.new_game import ruleset_of
from goboard_app.session.numbering import HiddenMoves, NumberedMove, number_moves
from goboard_app.session.path import Line, Path
from goboard_app.session.picture import BoardPart, BoardPicture, Mark, MarkKind


@dataclass(frozen=True, slots=True)
class Solution:
    """The right moves as numbered stones, the first being 1, and the moves without a visible number.

    Points to click have circles; `number` is the number to give, or that of the right answer of a choice. `is_cut` if
    the solution is longer.
    """

    picture: BoardPicture
    hidden_moves: tuple[HiddenMoves, ...] = ()
    passes: tuple[int, ...] = ()
    is_cut: bool = False
    number: int | None = None


@dataclass(frozen=True, slots=True)
class HandoutBoard:
    """One position of a hand-out: `to_play` is None where the side to move is not given.

    `task` is the task of an instruction, None without one; `is_asked` is False for
    a screen that only explains something. `is_turn_told`: the text names the side to move, and so
    serves as the question. A part that is a `view` is exactly the one of the file's VW.
    """

    number: int
    picture: BoardPicture
    part: BoardPart
    to_play: Color | None = None
    name: str = ""
    text: str = ""
    solution: Solution | None = None
    task: Task | None = None
    is_asked: bool = True
    is_turn_told: bool = False
    is_view: bool = False


@dataclass(frozen=True, slots=True)
class Handout:
    """The positions in their order; `name` is the records' name of the collection, if any.

    `left_out` is the number of games in the file without a position to show.
    """

    name: str
    positions: tuple[HandoutBoard, ...]
    per_page: int = USUAL_PER_PAGE
    solutions: bool = True
    left_out: int = 0


def has_answer(board: HandoutBoard) -> bool:
    """Return whether the answer is written down: points to click are marked on the board, and choices are ticked."""
    is_marked = board.task is not None and (board.task.kind.is_clicked or board.task.is_choice)
    return board.is_asked and not is_marked


def plan_handout(
    trees: Sequence[GameTree],
    per_page: int = USUAL_PER_PAGE,
    solutions: bool = True,
    comments: bool = True,
    most: int = MOST_POSITIONS,
) -> Handout:
    """Return the contents of a hand-out of the games of one file, up to `most` positions."""
    return at_once(plan_handout_in_steps(trees, per_page, solutions, comments, most))


def plan_handout_in_steps(
    trees: Sequence[GameTree],
    per_page: int = USUAL_PER_PAGE,
    solutions: bool = True,
    comments: bool = True,
    most: int = MOST_POSITIONS,
) -> Steps[Handout]:
    """Return the contents of a hand-out, planned a position at a time."""
    name: str | None = None
    found: list[HandoutBoard] = []
    left_out = 0
    for number, tree in enumerate(trees):
        done = number / len(trees)
        yield from walk(tree, done)
        screens = screen_nodes(tree, is_told=True)
        nodes = screens or nodes_shown(tree, len(trees) > 1)
        left_out += not nodes
        yield done
        if nodes and name is None:
            name = _name(trees, bool(screens))
        game = _HandoutGame(tree, nodes, len(trees) > 1)
        for node in nodes[: most - len(found)]:
            found.append(game.board(len(found) + 1, node, name or "", comments))
            yield done
        if len(found) >= most:
            break
    return Handout(name or "", tuple(found), per_page, solutions, left_out)


def _name(trees: Sequence[GameTree], is_lesson: bool) -> str:
    """Return the title of the lesson, else the common name of the games."""
    title = one_line(title_of(trees)) if is_lesson else ""
    return title or collection_name([info_of(tree) for tree in trees])


class _HandoutGame:
    """The positions of one game, read one after the other."""

    def __init__(self, tree: GameTree, nodes: Sequence[Node], is_one_of_many: bool) -> None:
        self._tree = tree
        self._nodes = nodes
        self._is_one_of_many = is_one_of_many
        self._line = tree.main_line()
        self._cache = PositionCache(tree)
        self._ruleset = ruleset_of(tree).ruleset

    def board(self, number: int, node: Node, collection: str, comments: bool) -> HandoutBoard:
        """Return the board to hand out for a node; the name of the collection is not repeated."""
        tree, around = self._tree, self._around(node)
        comment = self._asking(node, around)
        is_told = comment.first(Word.TASK) is not None
        task = self._task(node, comment)
        picture = BoardPicture(tree.size, self._cache.position(node).stones)
        picture = with_node_marks(picture, tree, node)
        if task is not None and is_told and task.is_move:
            # Only a task of an instruction names stones to outline.
            picture = replace(picture, lit=outlined(task, task.position))
        elif task is not None:
            picture = replace(picture, lit=asked_stones(task), marks=labelled_chains(task, picture.marks))
        moves = () if task is None or not task.is_move else moves_of_solution(task)
        solution = None if task is None else _solution(task, moves, picture)
        to_play = self._to_play(node, task)
        # Each text once, as neighbouring nodes may repeat it.
        said = dict.fromkeys(part for each in around if (part := comment_at(each).plain))
        text = "\n".join(said) if comments else ""
        text, is_turn_told = _said_once(text, task if is_told else None, to_play)
        name = self._name(node, collection)
        return HandoutBoard(
            number,
            picture,
            part_shown(tree, node, picture, _points(task, moves[:MOST_SOLUTION])),
            to_play,
            # A name within the text is not printed twice.
            "" if name and name in one_line(text) else name,
            text,
            solution,
            task if is_told else None,
            is_told or not is_screen(node),
            is_turn_told,
            bool(inherited_at(tree, node).view),
        )

    def _around(self, node: Node) -> list[Node]:
        """Return the node with the adjacent nodes that have no move and no stones, but possibly text."""
        found = [node]
        while self._has_words_alone(children := found[-1].children[:1]):
            found += children
        first = node
        # A game of a collection is one problem: all nodes on the way to its board may hold its text.
        while self._is_one_of_many and move_of(first, self._tree.size) is None and first.parent:
            first = first.parent
            found.insert(0, first)
        return found

    def _has_words_alone(self, nodes: Sequence[Node]) -> bool:
        size = self._tree.size
        return any(
            node not in self._nodes and move_of(node, size) is None and not setup_of(node, size).has_points
            for node in nodes
        )

    def _asking(self, node: Node, around: Sequence[Node]) -> LessonComment:
        """Return the comment with the task, if there is one; a screen has its own."""
        comments = [] if is_screen(node) else [comment_at(each) for each in reversed(around)]
        asking = (comment for comment in comments if comment.first(Word.TASK) is not None)
        return next(asking, comment_at(node))

    def _task(self, node: Node, comment: LessonComment) -> Task | None:
        # Nodes on the main line, from the root on.
        way = self._line[: self._line.index(node) + 1]
        kind = comment.asked_kind
        # Only lessons have tasks for points and numbers.
        if not is_screen(node) and (kind is None or kind.is_move):
            # The other positions of the game are handed out by themselves, and are no moves of this one.
            return task_at(self._tree, way, comment, frozenset(self._nodes) - {node})
        path = Path(Line(self._tree, self._cache, way), self._cache, node)
        place = TaskNode(node, comment, path.position, path.history, self._ruleset)
        return read_task(place, Findings(self._tree, 0)).task

    def _to_play(self, node: Node, task: Task | None) -> Color | None:
        told = setup_of(node, self._tree.size).to_move
        if task is None or not task.is_move:
            return None if is_screen(node) else told
        return task.position.to_move if task.branches or is_screen(node) else told

    def _name(self, node: Node, collection: str) -> str:
        is_first = node is self._nodes[0]
        name = one_line(node.text("N") or (self._tree.root.text("GN") if is_first else ""))
        return "" if name == collection else name


def _said_once(text: str, task: Task | None, to_play: Color | None) -> tuple[str, bool]:
    """Return the text without the question in it, and whether the text serves as the question."""
    side = task.position.to_move if task is not None and task.is_move else to_play
    told = read_turn(text)
    if told is None or told.color is not side:
        return text, False
    # The question says the same.
    if told.is_all:
        return "", False
    asks_more = task is not None and task.kind is not TaskKind.PLAY
    return text, told.goes_on or not asks_more


def _points(task: Task | None, moves: Sequence[Move]) -> frozenset[Point]:
    """Return the points that a task is about, besides those that are marked."""
    played = frozenset(move.point for move in moves if isinstance(move, Play))
    # Forbidden points may be anywhere, and would extend the part to all of the board.
    is_clicked = task is not None and task.kind.is_clicked and task.kind is not TaskKind.ILLEGAL
    return played | (task.points if task is not None and is_clicked else NO_POINTS)


def _solution(task: Task, moves: Sequence[Move], picture: BoardPicture) -> Solution | None:
    """Return the solution of a task; `picture` is the board of the question. None if there is none."""
    position, size = task.position, task.position.size
    if task.is_number or task.is_choice:
        return Solution(picture, number=task.number)
    if task.kind.is_clicked:
        points = sorted(solutions(begin(task)))
        # Points to click have no order, so no numbers.
        circles = tuple(Mark(MarkKind.CIRCLE, point) for point in points)
        return Solution(BoardPicture(size, position.stones, marks=circles))
    if not moves:
        return None
    shown = [NumberedMove(n, move) for n, move in enumerate(moves[:MOST_SOLUTION], 1)]
    board = number_moves(position, shown)
    marks = tuple(Mark(MarkKind.MOVE_NUMBER, p, str(n)) for p, n in board.numbers)
    drawn = BoardPicture(size, board.stones, marks=marks)
    return Solution(drawn, board.hidden_moves, board.passes, len(moves) > MOST_SOLUTION)
