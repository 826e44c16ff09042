"""KifuBoard: one board of a printed game, with its numbers, its marks and what they leave out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from goboard_app.go.board import BoardSize, Color, Play, Point
from goboard_app.go.position import Position
from goboard_app.record.inherited import PrintMode, inherited_at
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import MarkupKind, comment_of, lines_of, markup_of, setup_of
from goboard_app.record.tree import GameTree
from goboard_app.session.board_part import BoardPart, part_around
from goboard_app.session.book_numbers import (
    HiddenMoves,
    NumberedBoard,
    NumberedMove,
    number_moves,
    number_stones,
)
from goboard_app.session.kifu_steps import FigureSigns, KifuStep, figure_signs
from goboard_app.session.node_marks import with_node_marks
from goboard_app.session.picture import BoardPicture, Mark, MarkKind

_LEAST_LINES = 7
_ROOM = 2


@dataclass(frozen=True, slots=True)
class KifuBoard:
    """A board to be printed.

    `first` and `last` are the numbers of its first and last move, None where it has none or they
    are not to be told, and `color` makes the first. `less` is what is taken off every number by
    PM[2]. `elsewhere` and `passes` are what the numbers on the stones do not tell.
    """

    picture: BoardPicture
    part: BoardPart
    signs: FigureSigns
    first: int | None = None
    last: int | None = None
    color: Color | None = None
    less: int = 0
    elsewhere: tuple[HiddenMoves, ...] = ()
    passes: tuple[int, ...] = ()


def board_of(
    steps: Sequence[KifuStep], positions: PositionCache, tree: GameTree, part: BoardPart
) -> KifuBoard:
    """The board of some steps: the one before their first move, with their stones numbered."""
    size = tree.size
    if not steps:
        empty = BoardPicture(size, bytes(size.area))
        return KifuBoard(empty, part, FigureSigns())
    signs = figure_signs(steps[0].node)
    mode = inherited_at(tree, steps[0].node).print_mode
    moves = [step for step in steps if step.move is not None]
    shown_part = _view_at(steps[-1].node, tree) or part
    after = positions.position(steps[-1].node)
    if not moves or mode is PrintMode.NONE:
        picture = with_node_marks(BoardPicture(size, after.stones), tree, steps[-1].node)
        return KifuBoard(picture, shown_part, signs)
    less = _hundreds(moves[0].number or 0) if mode is PrintMode.LOW else 0
    before = _before(moves[0].node, positions, size)
    board = _numbered(moves, before, after, less, signs)
    return KifuBoard(
        _picture(board, steps[-1].node, tree),
        shown_part,
        signs,
        (moves[0].number or 0) - less,
        (moves[-1].number or 0) - less,
        moves[0].move.color if moves[0].move is not None else None,
        less,
        board.elsewhere,
        board.passes,
    )


def position_board(
    step: KifuStep, positions: PositionCache, tree: GameTree, less: int = 0
) -> KifuBoard:
    """The position at one step with the marks of its node, and the number of its move."""
    bare = BoardPicture(tree.size, positions.position(step.node).stones)
    picture = with_node_marks(bare, tree, step.node)
    points = _marked_points(picture)
    if isinstance(step.move, Play) and step.number is not None:
        if all(mark.point != step.move.point for mark in picture.marks):
            number = Mark(MarkKind.MOVE_NUMBER, step.move.point, str(step.number - less))
            picture = replace(picture, marks=(*picture.marks, number))
        points.add(step.move.point)
    part = _view_at(step.node, tree) or _roomy(points, tree.size)
    return KifuBoard(picture, part, FigureSigns(), less=less)


def _marked_points(picture: BoardPicture) -> set[Point]:
    ends = {end for line in picture.lines for end in (line.start, line.end)}
    return ends | {mark.point for mark in picture.marks}


def part_of_diagram(steps: Sequence[KifuStep], size: BoardSize) -> BoardPart:
    """The part of the board where the moves and marks of a variation lie."""
    points = {step.move.point for step in steps if isinstance(step.move, Play)}
    for step in steps:
        setup = setup_of(step.node, size)
        points |= setup.black | setup.white | setup.empty
    if steps:
        last = steps[-1].node
        points |= {mark.point for mark in markup_of(last, size)}
        points |= {end for line in lines_of(last, size) for end in (line.start, line.end)}
    return _roomy(points, size)


def is_worth_a_board(node: Node, size: BoardSize) -> bool:
    """Whether the marks of a node say more than where the last move was."""
    marks = markup_of(node, size)
    return (
        bool(lines_of(node, size))
        or len(marks) > 1
        or any(mark.kind is MarkupKind.LABEL for mark in marks)
    )


def comment_at(node: Node) -> tuple[str, str] | None:
    """The comment of a node and its name; None where it has neither."""
    text, name = comment_of(node).strip(), " ".join((node.text("N") or "").split())
    return (text, name) if text or name else None


def _numbered(
    moves: Sequence[KifuStep], before: Position, after: Position, less: int, signs: FigureSigns
) -> NumberedBoard:
    items = [
        NumberedMove((step.number or 0) - less, step.move)
        for step in moves
        if step.move is not None
    ]
    if signs.takes_captured_off:
        return number_stones(after, items)
    return number_moves(before, items)


def _before(node: Node, positions: PositionCache, size: BoardSize) -> Position:
    """The position that the move of a node is made on."""
    position = Position.empty(size) if node.parent is None else positions.position(node.parent)
    setup = setup_of(node, size)
    return position.with_setup(setup.black, setup.white, setup.empty)


def _picture(board: NumberedBoard, last: Node, tree: GameTree) -> BoardPicture:
    numbers = tuple(Mark(MarkKind.MOVE_NUMBER, point, str(n)) for point, n in board.numbers)
    taken = frozenset(point for point, _ in board.numbers)
    return with_node_marks(BoardPicture(tree.size, board.stones, marks=numbers), tree, last, taken)


def _hundreds(first: int) -> int:
    # The hundredth move is called so; 0 is no number of a move.
    return max(0, first - 1) // 100 * 100


def _view_at(node: Node, tree: GameTree) -> BoardPart | None:
    """The part of the board that VW shows at a node."""
    view = inherited_at(tree, node).view
    return part_around(view) if view else None


def _roomy(points: set[Point], size: BoardSize) -> BoardPart:
    """A part around the points that is neither cramped nor a narrow strip."""
    if not points:
        points = {Point(0, 0), Point(size.columns - 1, size.rows - 1)}
    part = part_around(points, size, _ROOM)
    left, right = _stretched(part.first.col, part.last.col, size.columns, part.size.rows)
    top, bottom = _stretched(part.first.row, part.last.row, size.rows, part.size.columns)
    return BoardPart(Point(left, top), Point(right, bottom))


def _stretched(low: int, high: int, side: int, other: int) -> tuple[int, int]:
    """As long as is readable and half as long as the other side at least, towards the near edge."""
    missing = min(side, max(_LEAST_LINES, (other + 1) // 2)) - (high - low + 1)
    if missing <= 0:
        return low, high
    if low <= side - 1 - high:
        taken = min(low, missing)
        return low - taken, high + missing - taken
    taken = min(side - 1 - high, missing)
    return low - missing + taken, high + taken
