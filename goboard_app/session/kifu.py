"""A game as a book prints it: the moves of each figure, and the text and diagrams beside it.

FG begins a figure, PM sets how its moves are numbered and MN the number of a move, as FF[4] defines
them; where a record has no FG, figures have the requested number of moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from goboard_app.go.board import BoardSize, Color, Move, Play, Point
from goboard_app.go.position import Position
from goboard_app.record.game_info import GameInfo, info_of
from goboard_app.record.inherited import Figure, FigureFlag, PrintMode, figure_of, inherited_at
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.properties import (
    Mark,
    MarkKind,
    comment_of,
    lines_of,
    markup_of,
    move_of,
    setup_of,
)
from goboard_app.record.tree import GameTree
from goboard_app.session.annotation import NOTHING_SAID, Annotation, annotation_of
from goboard_app.session.marks import with_node_marks
from goboard_app.session.numbering import (
    HiddenMoves,
    NumberedBoard,
    NumberedMove,
    number_moves,
    number_stones,
)
from goboard_app.session.picture import (
    BoardPart,
    BoardPicture,
    part_around,
    whole_board,
)

OWN_FIGURE_MOVES = 200
"""The number of moves up to which figures that the record itself makes are left whole."""

MOST_NUMBER = 9999
# In lines: the least side of a part, and the room around points.
_LEAST_LINES = 7
_ROOM = 2
MOST_DIAGRAMS = 300
"""The number of diagrams of the variations of one game; a dictionary has more."""
# Moves in one diagram, and the lengths of figures on offer.
DIAGRAM_MOVES = 50
LENGTHS = (50, 100)


@dataclass(frozen=True, slots=True)
class KifuStep:
    """A node with its move, and the number of the last move up to here; None before any."""

    node: Node
    move: Move | None
    number: int | None


def numbered_steps(nodes: Iterable[Node], size: BoardSize) -> list[KifuStep]:
    """Return the nodes with the numbers of their moves, counted from 1 unless MN says otherwise."""
    steps: list[KifuStep] = []
    number: int | None = None
    for node in nodes:
        move = move_of(node, size)
        if move is not None:
            number = number_at(node, (number or 0) + 1)
        steps.append(KifuStep(node, move, number))
    return steps


def number_at(node: Node, usual: int) -> int:
    """Return the number that MN gives the move of a node, else the usual one."""
    number = _whole(node.text("MN"))
    return usual if number is None or not 0 <= number <= MOST_NUMBER else number


def cut_steps(steps: Sequence[KifuStep], length: int, size: BoardSize) -> list[list[KifuStep]]:
    """Return the steps in groups of `length` moves; FG and set-up stones also begin a group."""
    groups: list[list[KifuStep]] = []
    moves = 0
    for step in steps:
        is_full = step.move is not None and moves >= length
        if not groups or is_full or _begins(step, size, moves > 0):
            groups.append([])
            moves = 0
        groups[-1].append(step)
        moves += step.move is not None
    return groups or [[]]


def _begins(step: KifuStep, size: BoardSize, has_moves: bool) -> bool:
    if step.node.has("FG"):
        return True
    # Stones set up later would look like those at the beginning of the figure.
    return has_moves and setup_of(step.node, size).has_points


@dataclass(frozen=True, slots=True)
class FigureSigns:
    """The options of FG, all as usual by default."""

    name: str = ""
    coordinates: bool = True
    shows_name: bool = True
    lists_moves: bool = True
    takes_captured_off: bool = False
    stars: bool = True


def figure_signs(node: Node) -> FigureSigns:
    """Return the flags and the name that FG gives the figure that begins at a node.

    Its flags switch off parts that are usually shown. Captured stones stay on the board without FG, with an
    empty one, and by a flag.
    """
    figure = figure_of(node)
    # FG without flags leaves all as usual.
    if figure is None or figure == Figure():
        return FigureSigns()
    flags = figure.flags
    if flags & FigureFlag.IGNORED:
        return FigureSigns(figure.name)
    return FigureSigns(
        figure.name,
        not flags & FigureFlag.NO_COORDINATES,
        not flags & FigureFlag.NO_NAME,
        not flags & FigureFlag.NO_LIST_OF_MOVES,
        not flags & FigureFlag.KEEPS_CAPTURED,
        not flags & FigureFlag.NO_STAR_POINTS,
    )


def _whole(text: str | None) -> int | None:
    text = (text or "").strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else None


@dataclass(frozen=True, slots=True)
class KifuBoard:
    """A board to be printed.

    `first` and `last` are the numbers of its first and last move, None where it has none or they
    are not shown, and `color` makes the first. `less` is the number that PM[2] subtracts from
    all of them. `hidden_moves` and `passes` are those that no stone shows.
    """

    picture: BoardPicture
    part: BoardPart
    signs: FigureSigns
    first: int | None = None
    last: int | None = None
    color: Color | None = None
    less: int = 0
    hidden_moves: tuple[HiddenMoves, ...] = ()
    passes: tuple[int, ...] = ()


def board_of(steps: Sequence[KifuStep], positions: PositionCache, tree: GameTree, part: BoardPart) -> KifuBoard:
    """Return the board of some steps: the one before their first move, with their stones numbered."""
    size = tree.size
    if not steps:
        empty = BoardPicture(size, bytes(size.area))
        return KifuBoard(empty, part, FigureSigns())
    signs = figure_signs(steps[0].node)
    # FF[4]: PM is inherited.
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
        board.hidden_moves,
        board.passes,
    )


def position_board(step: KifuStep, positions: PositionCache, tree: GameTree, less: int = 0) -> KifuBoard:
    """Return the position at one step with the marks of its node, and the number of its move."""
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
    """Return the part of the board with the moves and marks of a variation."""
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
    """Return whether the marks of a node are more than one on the last move."""
    marks = markup_of(node, size)
    return bool(lines_of(node, size)) or len(marks) > 1 or any(mark.kind is MarkKind.LABEL for mark in marks)


def comment_at(node: Node) -> tuple[str, str] | None:
    """Return the comment of a node and its name; None if it has neither."""
    text, name = comment_of(node).strip(), " ".join((node.text("N") or "").split())
    return (text, name) if text or name else None


def _numbered(
    moves: Sequence[KifuStep], before: Position, after: Position, less: int, signs: FigureSigns
) -> NumberedBoard:
    items = [NumberedMove((step.number or 0) - less, step.move) for step in moves if step.move is not None]
    if signs.takes_captured_off:
        return number_stones(after, items)
    return number_moves(before, items)


def _before(node: Node, positions: PositionCache, size: BoardSize) -> Position:
    """Return the position before the move of a node."""
    position = Position.empty(size) if node.parent is None else positions.position(node.parent)
    setup = setup_of(node, size)
    # FF[4] forbids set-up and a move in one node; where a file mixes them the stones are set first.
    return position.with_setup(setup.black, setup.white, setup.empty)


def _picture(board: NumberedBoard, last: Node, tree: GameTree) -> BoardPicture:
    numbers = tuple(Mark(MarkKind.MOVE_NUMBER, point, str(n)) for point, n in board.numbers)
    taken = frozenset(point for point, _ in board.numbers)
    return with_node_marks(BoardPicture(tree.size, board.stones, marks=numbers), tree, last, taken)


def _hundreds(first: int) -> int:
    # 100 is printed as such, not as 0, which is no number of a move.
    return max(0, first - 1) // 100 * 100


def _view_at(node: Node, tree: GameTree) -> BoardPart | None:
    """Return the part of the board that VW shows at a node."""
    view = inherited_at(tree, node).view
    return part_around(view) if view else None


def _roomy(points: set[Point], size: BoardSize) -> BoardPart:
    """Return a part around the points that is neither cramped nor a narrow strip."""
    if not points:
        points = {Point(0, 0), Point(size.columns - 1, size.rows - 1)}
    part = part_around(points, size, _ROOM)
    left, right = _stretched(part.first.col, part.last.col, size.columns, part.size.rows)
    top, bottom = _stretched(part.first.row, part.last.row, size.rows, part.size.columns)
    return BoardPart(Point(left, top), Point(right, bottom))


def _stretched(low: int, high: int, side: int, other: int) -> tuple[int, int]:
    """Return a side long enough to read, and at least half as long as the other, towards the near edge."""
    missing = min(side, max(_LEAST_LINES, (other + 1) // 2)) - (high - low + 1)
    if missing <= 0:
        return low, high
    if low <= side - 1 - high:
        taken = min(low, missing)
        return low - taken, high + missing - taken
    taken = min(side - 1 - high, missing)
    return low - missing + taken, high + taken


@dataclass(frozen=True, slots=True)
class KifuOptions:
    """The options of a print: figures of `length` moves, with comments and variations or without.

    `first` and `last` count moves of the main line from 1 and limit the print; None is the
    beginning or the end.
    """

    length: int = LENGTHS[0]
    comments: bool = True
    variations: bool = True
    first: int | None = None
    last: int | None = None


@dataclass(frozen=True, slots=True)
class KifuComment:
    """The text of the record after the move with this number; None before any move.

    `said` are its judgements; they may come without a text.
    """

    number: int | None
    text: str
    name: str = ""
    said: Annotation = NOTHING_SAID


@dataclass(frozen=True, slots=True)
class Diagram:
    """A small board beside a figure.

    A variation has the number of the move it replaces, in the diagram `of` or, where
    that is None, in the figure; `is_continued` means that it continues the diagram before. A
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
    """One large board of the main line, and the items below it in the order of the moves."""

    number: int
    board: KifuBoard
    items: tuple[KifuComment | Diagram, ...] = ()


@dataclass(frozen=True, slots=True)
class Kifu:
    """A whole game; `is_cut` if it has more variations than are printed."""

    info: GameInfo
    size: BoardSize
    figures: tuple[KifuFigure, ...]
    is_cut: bool = False


def plan_kifu(tree: GameTree, options: KifuOptions | None = None) -> Kifu:
    """Return the plan of a printed game, independent of paper."""
    return _Planner(tree, options or KifuOptions()).plan()


@dataclass(frozen=True, slots=True)
class _VariationStart:
    """The first node of a variation; the number of the move it replaces, and the diagram of that move."""

    node: Node
    instead_of: int
    of: int | None


class _Planner:
    """A planner for one game, which counts the diagrams."""

    def __init__(self, tree: GameTree, options: KifuOptions) -> None:
        self._tree = tree
        self._size = tree.size
        self._options = options
        self._positions = PositionCache(tree)
        self._made = 0
        self._is_cut = False

    def plan(self) -> Kifu:
        steps = self._chosen(numbered_steps(self._tree.main_line(), self._size))
        # The first step begins a figure in any case.
        has_own = any(step.node.has("FG") for step in steps[1:])
        length = OWN_FIGURE_MOVES if has_own else self._options.length
        groups = cut_steps(steps, length, self._size)
        figures = tuple(self._figure(number, group) for number, group in enumerate(groups, 1))
        return Kifu(info_of(self._tree), self._size, figures, self._is_cut)

    def _chosen(self, steps: list[KifuStep]) -> list[KifuStep]:
        """Return the steps within the requested moves."""
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

    def _items(self, steps: Sequence[KifuStep], board: KifuBoard) -> Iterator[KifuComment | Diagram]:
        for step in steps:
            comment = self._comment(step, board)
            if comment is not None:
                yield comment
                # The figure itself shows the marks of its last step.
                if step is not steps[-1] and self._is_told(step):
                    yield from self._position(step, board, None)
            yield from self._variations(step, board)

    def _comment(self, step: KifuStep, board: KifuBoard) -> KifuComment | None:
        if not self._options.comments:
            return None
        found, said = comment_at(step.node), annotation_of(step.node)
        # Programs add an estimate to every move; it is no comment of its own.
        if found is None and said.move is None and said.position is None:
            return None
        number = None if step.number is None else step.number - board.less
        return KifuComment(number, *(found or ("", "")), said._replace(name=""))

    def _is_told(self, step: KifuStep) -> bool:
        """Return whether a comment comes with marks, which need a board to be shown on."""
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
            found: list[_VariationStart] = []
            for place, group in enumerate(groups):
                diagram = self._diagram(group, branch, place > 0)
                yield diagram
                # The diagram itself shows the marks of its last step.
                for inner in group[:-1]:
                    if self._is_told(inner):
                        yield from self._position(inner, diagram.board, diagram.number)
                for inner in group:
                    found += self._branches(inner, diagram.board.less, diagram.number)[::-1]
            # A stack: the first variation has to come last.
            waiting.extend(reversed(found))

    def _diagram(self, group: Sequence[KifuStep], branch: _VariationStart, is_continued: bool) -> Diagram:
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

    def _branches(self, step: KifuStep, less: int, of: int | None) -> list[_VariationStart]:
        """Return the variations that leave the line at this step, the last one first."""
        parent = step.node.parent
        if parent is None or len(parent.children) < 2 or parent.children[0] is not step.node:
            return []
        # A step that is no move is numbered as the move to come.
        number = (step.number or 0) + (step.move is None) - less
        return [_VariationStart(node, number, of) for node in reversed(parent.children[1:])]

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
    """Return the number of moves in the main line."""
    return sum(move_of(node, tree.size) is not None for node in tree.main_line())
