"""Exporting boards: kinds of files, options, and the boards that a game or a collection gives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from goboard_app.go.board import BoardSize, Play, Point
from goboard_app.go.position import Position
from goboard_app.record.game_info import GameInfo, info_of
from goboard_app.record.inherited import inherited_at
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import lines_of, markup_of, setup_of, territory_of
from goboard_app.record.tree import GameTree
from goboard_app.session.kifu.plan import LENGTHS
from goboard_app.session.kifu.steps import KifuStep, numbered_steps
from goboard_app.session.marks import with_node_marks
from goboard_app.session.numbering import HiddenMoves, NumberedBoard, NumberedMove, number_stones
from goboard_app.session.picture import NO_POINTS, BoardPart, BoardPicture, Mark, MarkKind, part_around, whole_board

SMALLEST_PX, USUAL_PX, LARGEST_PX = 32, 1000, 8192
LARGEST_MOVING_PX = 800
"""The limit for animations, which are held in memory as a whole before they are written."""
SHORTEST_MS, USUAL_MS, LONGEST_MS = 50, 800, 10_000
# Boards on a page of a hand-out.
PER_PAGE, USUAL_PER_PAGE = (1, 2, 4, 6, 12), 6
TYPE_SIZES, USUAL_TYPE_SIZE = (10, 12, 14, 18), 12
"""In points; a child of eight reads 14 well, one of twelve 12."""
MOST_POSITIONS = 1200
"""A hundred sheets; a larger collection is a book."""
MOST_SOLUTION = 20
"""The number of moves of a solution to show; longer ones cannot be read on a small board."""
# In lines: the largest board that is always shown whole, the least side of a part, the room around points.
_SMALL = 11
_LEAST_LINES = 7
_ROOM = 2
_NEARLY = 3
"""The number of lines up to which a side is rather shown whole than cut."""
_MOST_GROWN = 13
"""The largest side of parts that others are extended to; beside larger ones they would lose too much."""


class ExportKind(Enum):
    """The kinds of files; the value is the name in options and settings."""

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
        """The ending of the name of such a file, with its dot."""
        if self.has_pages:
            return ".pdf"
        return ".txt" if self is ExportKind.SENSEI else f".{self.value}"

    @property
    def has_pages(self) -> bool:
        """True if it is laid out on sheets of paper."""
        return self in (ExportKind.KIFU, ExportKind.HANDOUT)

    @property
    def is_moving(self) -> bool:
        """True if it is an animation."""
        return self in (ExportKind.GIF, ExportKind.WEBP)

    @property
    def is_text(self) -> bool:
        """True if it is a text."""
        return self in (ExportKind.TEXT, ExportKind.SENSEI)

    @property
    def has_size(self) -> bool:
        """True if it has a size in pixels."""
        return self in (ExportKind.PNG, ExportKind.SVG) or self.is_moving


@dataclass(frozen=True, slots=True)
class ExportChoice:
    """The options of an export, remembered for the next time.

    `theme` is the name of one of the screen's themes or "print", `paper` the name of a size. A
    hand-out is set in `type_size` points, and with `blanks` has lines to write on.
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
    per_page: int = USUAL_PER_PAGE
    solutions: bool = True
    type_size: int = USUAL_TYPE_SIZE
    blanks: bool = True


@dataclass(frozen=True, slots=True)
class Shot:
    """One board to be exported, and the moves that have numbers on it.

    `before` is the position before the first of `moves`; `hidden_moves` and `passes` are those that
    no stone shows.
    """

    picture: BoardPicture
    part: BoardPart
    before: Position
    moves: tuple[NumberedMove, ...] = ()
    hidden_moves: tuple[HiddenMoves, ...] = ()
    passes: tuple[int, ...] = ()


def still(picture: BoardPicture) -> BoardPicture:
    """Return a picture without the parts that only players need: legal points, warnings, hints."""
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
    """Return the board after move `last` of a line, with numbers on the stones from move `first` on.

    Moves are counted from 1, whatever MN says; without any move from `first` to `last` there
    are no numbers. `picture` is the board at that time.
    """
    positions = PositionCache(tree)
    steps = [step for step in numbered_steps(line, tree.size) if step.move is not None]
    chosen = steps[first - 1 : last]
    moves = tuple(NumberedMove(step.number or 0, step.move) for step in chosen if step.move is not None)
    if not moves:
        return plain_shot(picture, positions.position(tree.root), part)
    board = number_stones(positions.position(chosen[-1].node), moves)
    parent = chosen[0].node.parent
    before = Position.empty(tree.size) if parent is None else positions.position(parent)
    shown = _numbered(picture, board)
    return Shot(shown, part or whole_board(tree.size), before, moves, board.hidden_moves, board.passes)


def plain_shot(picture: BoardPicture, before: Position | None = None, part: BoardPart | None = None) -> Shot:
    """Return a board without numbers of its own."""
    position = before or Position(picture.size, picture.stones)
    return Shot(picture, part or whole_board(picture.size), position)


def _numbered(picture: BoardPicture, board: NumberedBoard) -> BoardPicture:
    """Return the picture with these numbers instead of others, and without the last move's ring."""
    numbers = tuple(Mark(MarkKind.MOVE_NUMBER, point, str(n)) for point, n in board.numbers)
    taken = {point for point, _ in board.numbers}
    # A number replaces a mark on the same stone.
    kept = tuple(mark for mark in picture.marks if mark.kind is not MarkKind.MOVE_NUMBER and mark.point not in taken)
    return replace(picture, marks=kept + numbers, last_move=None)


def frames(tree: GameTree, line: Sequence[Node], first: int, last: int, numbers: bool) -> tuple[BoardPicture, ...]:
    """Return the boards from the one before move `first` to the one after move `last`, one a move."""
    positions = PositionCache(tree)
    steps = numbered_steps(line, tree.size)
    places = _places(steps)
    shown = []
    for move in range(first - 1, min(last, len(places) - 1) + 1):
        place = places[move]
        step = steps[place]
        picture = _frame(positions, step, tree)
        if numbers:
            made = [NumberedMove(s.number or 0, s.move) for s in steps[: place + 1] if s.move is not None][first - 1 :]
            picture = _numbered(picture, number_stones(positions.position(step.node), made))
        shown.append(picture)
    return tuple(shown)


def _places(steps: Sequence[KifuStep]) -> list[int]:
    """Return for each number of moves the last step before the next one."""
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
    """Return the last node of a line at which exactly this many moves have been made."""
    steps = numbered_steps(line, tree.size)
    places = _places(steps)
    return steps[places[min(moves, len(places) - 1)]].node


@dataclass(frozen=True, slots=True)
class ExportRequest:
    """A choice for one game: the moves, counted from 1, and the part; None is the whole board."""

    choice: ExportChoice
    first: int
    last: int
    part: BoardPart | None = None


def collection_name(infos: Sequence[GameInfo]) -> str:
    """Return the common name of the games of a file: the event or name that most of them give.

    A single game gives its own name. Empty if the records have no such name.
    """
    if len(infos) == 1:
        return one_line(infos[0].game_name or infos[0].event)
    for told in ([info.event for info in infos], [info.game_name for info in infos]):
        names = Counter(one_line(text) for text in told)
        name, count = max(names.items(), key=lambda item: item[1], default=("", 0))
        # Most games have to give the name.
        if name and 2 * count > len(infos):
            return name
    return ""


def nodes_shown(tree: GameTree, is_one_of_many: bool) -> tuple[Node, ...]:
    """Return the nodes whose positions are shown; none in a game where nothing is set up or marked.

    The stones of a handicap do not count as a position that was set up.
    """
    # Most nodes of a file hold a move and no more, which shows without parsing them.
    line = [node for node in tree.main_line() if not node.leading_move[1]]
    set_up = [node for node in line if _is_set_up(tree, node)]
    found = set_up or [node for node in line if _is_marked(tree, node)]
    return tuple(found[:1] if is_one_of_many else found)


def _is_set_up(tree: GameTree, node: Node) -> bool:
    setup = setup_of(node, tree.size)
    if not setup.has_points:
        return False
    # Black stones in the root with HA are a handicap.
    return not (node is tree.root and (info_of(tree).handicap or 0) > 1 and not setup.white)


def _is_marked(tree: GameTree, node: Node) -> bool:
    size = tree.size
    return node.has("HO") or bool(markup_of(node, size)) or bool(lines_of(node, size))


def part_shown(tree: GameTree, node: Node, picture: BoardPicture, points: Iterable[Point]) -> BoardPart:
    """Return the part of the board to show: that of VW, or all used points with some room.

    `points` are used besides those in the picture.
    """
    size = tree.size
    view = inherited_at(tree, node).view
    if view:
        return part_around(frozenset(view) | set(points))
    used = {size.point(index) for index, code in enumerate(picture.stones) if code}
    used |= set(points) | {mark.point for mark in picture.marks}
    used |= {end for line in picture.lines for end in (line.start, line.end)}
    return part_used(used, size)


def part_used(used: set[Point], size: BoardSize) -> BoardPart:
    """Return a part of the board around the used points; small boards, and nearly whole parts, are whole.

    The part has an edge where it is near one, and is never a strip too narrow to play in.
    """
    if not used:
        return whole_board(size)
    part = part_around(used, size, _ROOM)
    left, right = _side(part.first.col, part.last.col, size.columns)
    top, bottom = _side(part.first.row, part.last.row, size.rows)
    return BoardPart(Point(left, top), Point(right, bottom))


def parts_alike(parts: Sequence[tuple[BoardPart, BoardSize]]) -> list[BoardPart]:
    """Return parts of boards extended to squares of one size, as far as the boards go; whole boards stay."""
    sides = [max(part.size.columns, part.size.rows) for part, size in parts if _is_cut(part, size)]
    lines = max((side for side in sides if side <= _MOST_GROWN), default=0)
    return [_grown(part, size, lines) if _is_cut(part, size) else part for part, size in parts]


def _is_cut(part: BoardPart, size: BoardSize) -> bool:
    return not part.has_all(size)


def _grown(part: BoardPart, size: BoardSize, lines: int) -> BoardPart:
    left, right = _side(part.first.col, part.last.col, size.columns, lines)
    top, bottom = _side(part.first.row, part.last.row, size.rows, lines)
    return BoardPart(Point(left, top), Point(right, bottom))


def _side(low: int, high: int, side: int, least: int = _LEAST_LINES) -> tuple[int, int]:
    """Return the first and the last line to show of a side that is used from `low` to `high`."""
    lines = high - low + 1
    if side <= _SMALL or side - max(lines, least) <= _NEARLY:
        return 0, side - 1
    missing = max(0, least - lines)
    # Towards the nearer edge, as the stones there depend on it.
    if low <= side - 1 - high:
        taken = min(low, missing)
        return low - taken, high + missing - taken
    taken = min(side - 1 - high, missing)
    return low - missing + taken, high + taken


def one_line(text: str | None) -> str:
    """Return a text in one line, with single blanks between words."""
    return " ".join((text or "").split())
