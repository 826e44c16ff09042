"""What is exported: the kinds of files, what may be chosen, and the boards that go into them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from goboard_app.go.board import Play
from goboard_app.go.position import Position
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import territory_of
from goboard_app.record.tree import GameTree
from goboard_app.session.board_part import BoardPart, whole_board
from goboard_app.session.book_numbers import HiddenMoves, NumberedBoard, NumberedMove, number_stones
from goboard_app.session.kifu import LENGTHS
from goboard_app.session.kifu_steps import KifuStep, numbered_steps
from goboard_app.session.node_marks import with_node_marks
from goboard_app.session.picture import NO_POINTS, BoardPicture, Mark, MarkKind

SMALLEST_PX, USUAL_PX, LARGEST_PX = 32, 1000, 8192
LARGEST_MOVING_PX = 800
"""An animation is held in memory as a whole before it is written."""
SHORTEST_MS, USUAL_MS, LONGEST_MS = 50, 800, 10_000


class ExportKind(Enum):
    """The kinds of files; the value is what options and settings call them."""

    PNG = "png"
    SVG = "svg"
    PDF = "pdf"
    KIFU = "kifu"
    HANDOUT = "handout"
    TEXT = "txt"
    SENSEI = "sensei"
    GIF = "gif"
    WEBP = "webp"

    @property
    def ending(self) -> str:
        """What the name of such a file ends in, with its dot."""
        if self.has_pages:
            return ".pdf"
        return ".txt" if self is ExportKind.SENSEI else f".{self.value}"

    @property
    def has_pages(self) -> bool:
        """Whether it is laid out on sheets of paper."""
        return self in (ExportKind.KIFU, ExportKind.HANDOUT)

    @property
    def is_moving(self) -> bool:
        """Whether it shows one position after another."""
        return self in (ExportKind.GIF, ExportKind.WEBP)

    @property
    def is_text(self) -> bool:
        """Whether it is a text."""
        return self in (ExportKind.TEXT, ExportKind.SENSEI)

    @property
    def has_size(self) -> bool:
        """Whether it has a size in pixels."""
        return self in (ExportKind.PNG, ExportKind.SVG) or self.is_moving


@dataclass(frozen=True, slots=True)
class ExportChoice:
    """How something is exported; it is worth remembering for the next time.

    `theme` is the name of one of the screen's themes or "print", `paper` the name of a size.
    """

    kind: ExportKind = ExportKind.PNG
    size: int = USUAL_PX
    moving_size: int = 480
    theme: str = "light"
    coordinates: bool = True
    numbers: bool = False
    paper: str = "a4"
    length: int = LENGTHS[0]
    comments: bool = True
    variations: bool = True
    frame_ms: int = USUAL_MS
    per_page: int = 6
    solutions: bool = True


@dataclass(frozen=True, slots=True)
class Shot:
    """One board to be exported, and the moves that have numbers on it.

    `before` is the position before the first of `moves`; `elsewhere` and `passes` are those that no
    stone shows.
    """

    picture: BoardPicture
    part: BoardPart
    before: Position
    moves: tuple[NumberedMove, ...] = ()
    elsewhere: tuple[HiddenMoves, ...] = ()
    passes: tuple[int, ...] = ()


def still(picture: BoardPicture) -> BoardPicture:
    """A picture without what only somebody at the board needs: where they may play, warnings."""
    return replace(
        picture,
        ghost=None,
        playable=NO_POINTS,
        refused=None,
        hints=NO_POINTS,
        missing=(),
        atari=NO_POINTS,
        liberties=NO_POINTS,
    )


def with_numbers(
    picture: BoardPicture,
    tree: GameTree,
    line: Sequence[Node],
    first: int,
    last: int,
    part: BoardPart | None = None,
) -> Shot:
    """The board after move `last` of a line, with numbers on the stones from move `first` on.

    Moves are counted from 1, whatever MN calls them; without any move from `first` to `last` there
    are no numbers. `picture` is what is on the board then.
    """
    positions = PositionCache(tree)
    steps = [step for step in numbered_steps(line, tree.size) if step.move is not None]
    chosen = steps[first - 1 : last]
    moves = tuple(
        NumberedMove(step.number or 0, step.move) for step in chosen if step.move is not None
    )
    if not moves:
        return plain_shot(picture, positions.position(tree.root), part)
    board = number_stones(positions.position(chosen[-1].node), moves)
    parent = chosen[0].node.parent
    before = Position.empty(tree.size) if parent is None else positions.position(parent)
    shown = _numbered(picture, board)
    return Shot(shown, part or whole_board(tree.size), before, moves, board.elsewhere, board.passes)


def plain_shot(
    picture: BoardPicture, before: Position | None = None, part: BoardPart | None = None
) -> Shot:
    """A board without numbers of its own."""
    position = before or Position(picture.size, picture.stones)
    return Shot(picture, part or whole_board(picture.size), position)


def _numbered(picture: BoardPicture, board: NumberedBoard) -> BoardPicture:
    """The same with these numbers in the place of any others, and without the last move's ring."""
    numbers = tuple(Mark(MarkKind.MOVE_NUMBER, point, str(n)) for point, n in board.numbers)
    taken = {point for point, _ in board.numbers}
    kept = tuple(
        mark
        for mark in picture.marks
        if mark.kind is not MarkKind.MOVE_NUMBER and mark.point not in taken
    )
    return replace(picture, marks=kept + numbers, last_move=None)


def frames(
    tree: GameTree, line: Sequence[Node], first: int, last: int, numbers: bool
) -> tuple[BoardPicture, ...]:
    """The boards from the one before move `first` to the one after move `last`, one a move."""
    positions = PositionCache(tree)
    steps = numbered_steps(line, tree.size)
    places = _places(steps)
    shown = []
    for move in range(first - 1, min(last, len(places) - 1) + 1):
        place = places[move]
        step = steps[place]
        picture = _frame(positions, step, tree)
        if numbers:
            made = [
                NumberedMove(s.number or 0, s.move)
                for s in steps[: place + 1]
                if s.move is not None
            ][first - 1 :]
            picture = _numbered(picture, number_stones(positions.position(step.node), made))
        shown.append(picture)
    return tuple(shown)


def _places(steps: Sequence[KifuStep]) -> list[int]:
    """For each number of moves the last step before the next one."""
    places = [0]
    for place, step in enumerate(steps):
        if step.move is None:
            places[-1] = place
        else:
            places.append(place)
    return places


def _frame(positions: PositionCache, step: KifuStep, tree: GameTree) -> BoardPicture:
    size = tree.size
    black, white = territory_of(step.node, size) or (NO_POINTS, NO_POINTS)
    bare = BoardPicture(
        size,
        positions.position(step.node).stones,
        last_move=step.move.point if isinstance(step.move, Play) else None,
        territory_black=black,
        territory_white=white,
    )
    return with_node_marks(bare, tree, step.node)


def node_after(tree: GameTree, line: Sequence[Node], moves: int) -> Node:
    """The last node of a line at which just so many moves have been made."""
    steps = numbered_steps(line, tree.size)
    places = _places(steps)
    return steps[places[min(moves, len(places) - 1)]].node


@dataclass(frozen=True, slots=True)
class ExportRequest:
    """A choice for one game: which moves, counted from 1, and which part; None is the whole."""

    choice: ExportChoice
    first: int
    last: int
    part: BoardPart | None = None

    @property
    def has_span(self) -> bool:
        """Whether the moves from `first` to `last` matter, and not just what is on the board."""
        kind = self.choice.kind
        return kind is ExportKind.KIFU or kind.is_moving or self.choice.numbers
