"""A game as a book prints it: which move stands in which figure, and what is written beside it.

FG begins a figure, PM says how its moves are numbered and MN the number of a move, as FF[4] defines
them; where a record has no FG, figures are of so many moves as was asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from goboard_app.go.board import BoardSize
from goboard_app.record.game_info import GameInfo, info_of
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import move_of
from goboard_app.record.tree import GameTree
from goboard_app.session.annotation import NOTHING_SAID, Annotation, annotation_of
from goboard_app.session.board_part import whole_board
from goboard_app.session.kifu_board import (
    KifuBoard,
    board_of,
    comment_at,
    is_worth_a_board,
    part_of_diagram,
    position_board,
)
from goboard_app.session.kifu_steps import OWN_FIGURE_MOVES, KifuStep, cut_steps, numbered_steps

MOST_DIAGRAMS = 300
"""So many diagrams are made of the variations of one game; a dictionary has more."""
DIAGRAM_MOVES = 50
LENGTHS = (50, 100)


@dataclass(frozen=True, slots=True)
class KifuOptions:
    """What is printed: figures of so many moves, and whether with comments and variations.

    `first` and `last` count moves of the main line from 1 and bound what is printed; None is the
    beginning or the end.
    """

    length: int = LENGTHS[0]
    comments: bool = True
    variations: bool = True
    first: int | None = None
    last: int | None = None


@dataclass(frozen=True, slots=True)
class KifuComment:
    """What the record says after the move with this number; None before any move.

    `said` is what it judges; it may stand alone, without a text.
    """

    number: int | None
    text: str
    name: str = ""
    said: Annotation = NOTHING_SAID


@dataclass(frozen=True, slots=True)
class Diagram:
    """A small board beside a figure.

    A variation tells the number of the move it is played instead of, in the diagram `of` or, where
    that is None, in the figure; `is_continued` says that it goes on from the diagram before. A
    position has `after`, the number of the move that led to it there.
    """

    number: int
    board: KifuBoard
    instead_of: int | None = None
    of: int | None = None
    after: int | None = None
    is_continued: bool = False
    comments: tuple[KifuComment, ...] = ()


@dataclass(frozen=True, slots=True)
class KifuFigure:
    """One large board of the main line, and what is written below it in the order of the moves."""

    number: int
    board: KifuBoard
    items: tuple[KifuComment | Diagram, ...] = ()


@dataclass(frozen=True, slots=True)
class Kifu:
    """A whole game; `is_cut` where it has more variations than are printed."""

    info: GameInfo
    size: BoardSize
    figures: tuple[KifuFigure, ...]
    is_cut: bool = False


def plan_kifu(tree: GameTree, options: KifuOptions | None = None) -> Kifu:
    """Everything that is printed of a game, without a thought of paper."""
    return _Planner(tree, options or KifuOptions()).plan()


@dataclass(frozen=True, slots=True)
class _Branch:
    """The first node of a variation; the number of the move it replaces, and where that stands."""

    node: Node
    instead_of: int
    of: int | None


class _Planner:
    """Counts the diagrams of one game while they are made."""

    def __init__(self, tree: GameTree, options: KifuOptions) -> None:
        self._tree = tree
        self._size = tree.size
        self._options = options
        self._positions = PositionCache(tree)
        self._made = 0
        self._is_cut = False

    def plan(self) -> Kifu:
        steps = self._chosen(numbered_steps(self._tree.main_line(), self._size))
        has_own = any(step.node.has("FG") for step in steps[1:])
        length = OWN_FIGURE_MOVES if has_own else self._options.length
        groups = cut_steps(steps, length, self._size)
        figures = tuple(self._figure(number, group) for number, group in enumerate(groups, 1))
        return Kifu(info_of(self._tree), self._size, figures, self._is_cut)

    def _chosen(self, steps: list[KifuStep]) -> list[KifuStep]:
        """The steps between the moves that were asked for."""
        first, last = self._options.first or 1, self._options.last
        made, chosen = 0, []
        for step in steps:
            made += step.move is not None
            if last is not None and made > last:
                break
            if made >= first or first == 1:
                chosen.append(step)
        return chosen

    def _figure(self, number: int, steps: Sequence[KifuStep]) -> KifuFigure:
        board = board_of(steps, self._positions, self._tree, whole_board(self._size))
        items = tuple(self._items(steps, board))
        return KifuFigure(number, board, items)

    def _items(
        self, steps: Sequence[KifuStep], board: KifuBoard
    ) -> Iterator[KifuComment | Diagram]:
        for step in steps:
            comment = self._comment(step, board)
            if comment is not None:
                yield comment
                if step is not steps[-1] and self._is_told(step):
                    yield from self._position(step, board, None)
            yield from self._variations(step, board)

    def _comment(self, step: KifuStep, board: KifuBoard) -> KifuComment | None:
        if not self._options.comments:
            return None
        found, said = comment_at(step.node), annotation_of(step.node)
        # Programs put an estimate to every move; it is no comment of its own.
        if found is None and said.move is None and said.position is None:
            return None
        number = None if step.number is None else step.number - board.less
        return KifuComment(number, *(found or ("", "")), replace(said, name=""))

    def _is_told(self, step: KifuStep) -> bool:
        """Whether a comment speaks of marks, which need a board on which they stand."""
        has_comment = self._options.comments and comment_at(step.node) is not None
        return has_comment and is_worth_a_board(step.node, self._size)

    def _position(self, step: KifuStep, board: KifuBoard, of: int | None) -> Iterator[Diagram]:
        if self._has_room():
            number = 0 if step.number is None else step.number - board.less
            shown = position_board(step, self._positions, self._tree, board.less)
            yield Diagram(self._next_number(), shown, after=number, of=of)

    def _variations(self, step: KifuStep, board: KifuBoard) -> Iterator[Diagram]:
        if not self._options.variations:
            return
        waiting = self._branches(step, board.less, None)
        while waiting:
            branch = waiting.pop()
            if not self._has_room():
                return
            steps = numbered_steps(_line_from(branch.node), self._size)
            groups = cut_steps(steps, DIAGRAM_MOVES, self._size)
            found: list[_Branch] = []
            for place, group in enumerate(groups):
                diagram = self._diagram(group, branch, place > 0)
                yield diagram
                for inner in group[:-1]:
                    if self._is_told(inner):
                        yield from self._position(inner, diagram.board, diagram.number)
                for inner in group:
                    found += self._branches(inner, diagram.board.less, diagram.number)[::-1]
            waiting.extend(reversed(found))

    def _diagram(self, group: Sequence[KifuStep], branch: _Branch, is_continued: bool) -> Diagram:
        part = part_of_diagram(group, self._size)
        board = board_of(group, self._positions, self._tree, part)
        comments = (self._comment(step, board) for step in group)
        return Diagram(
            self._next_number(),
            board,
            instead_of=branch.instead_of,
            of=branch.of,
            is_continued=is_continued,
            comments=tuple(comment for comment in comments if comment is not None),
        )

    def _branches(self, step: KifuStep, less: int, of: int | None) -> list[_Branch]:
        """The variations that leave the line where this step goes on, the last one first."""
        parent = step.node.parent
        if parent is None or len(parent.children) < 2 or parent.children[0] is not step.node:
            return []
        # A step that is no move is numbered as the move to come.
        number = (step.number or 0) + (step.move is None) - less
        return [_Branch(node, number, of) for node in reversed(parent.children[1:])]

    def _has_room(self) -> bool:
        if self._made < MOST_DIAGRAMS:
            return True
        self._is_cut = True
        return False

    def _next_number(self) -> int:
        self._made += 1
        return self._made


def _line_from(node: Node) -> list[Node]:
    line = [node]
    while line[-1].children:
        line.append(line[-1].children[0])
    return line


def move_span(tree: GameTree) -> int:
    """How many moves the main line has."""
    return sum(move_of(node, tree.size) is not None for node in tree.main_line())


__all__ = [
    "LENGTHS",
    "Comment",
    "Diagram",
    "Figure",
    "Kifu",
    "KifuBoard",
    "KifuOptions",
    "plan_kifu",
]
