"""A game as a book prints it: the moves of each figure, and the text and diagrams beside it.

FG begins a figure, PM sets how its moves are numbered and MN the number of a move, as FF[4] defines
them; where a record has no FG, figures have the requested number of moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from goboard_app.go.board import BoardSize, Color, Play, Point
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
from goboard_app.session.kifu.steps import KifuStep, cut_steps, label_number, numbered_steps, variation_groups
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

# In lines: the least side of a part, and the room around points.
_LEAST_LINES = 7
_ROOM = 2
MOST_DIAGRAMS = 300
"""The number of diagrams of the variations of one game; a dictionary has more."""
# Moves in one diagram, and the lengths of figures on offer.
DIAGRAM_MOVES = 50
LENGTHS = (50, 100)


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
    is_low = mode is PrintMode.LOW and not _has_full_labels(moves, steps[-1].node, size)
    less = _hundreds(moves[0].number or 0) if is_low else 0
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
        text = str(step.number - less)
        # Labels of the author may count in another way: no number appears twice.
        if all(mark.point != step.move.point and mark.text != text for mark in picture.marks):
            number = Mark(MarkKind.MOVE_NUMBER, step.move.point, text)
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


def is_worth_a_board(step: KifuStep, size: BoardSize) -> bool:
    """Return whether the marks of a step are more than one shape on the last move."""
    marks = markup_of(step.node, size)
    return bool(lines_of(step.node, size)) or not _is_last_move_sign(marks, step)


def has_more_marks(step: KifuStep, board: KifuBoard) -> bool:
    """Return whether a step has marks or lines that its board does not show; a sign on the last move is none."""
    picture = board.picture
    marks, lines = markup_of(step.node, picture.size), lines_of(step.node, picture.size)
    # Most nodes have none.
    if not marks and not lines:
        return False
    shown = {*picture.marks, *((mark.point, mark.text) for mark in picture.marks)}
    # The full number of a move stands for the one in whose place whole hundreds are left out.
    numbers = [mark for mark in picture.marks if mark.kind is MarkKind.MOVE_NUMBER]
    shown |= {(mark.point, str(int(mark.text) + board.less)) for mark in numbers}
    shown |= {(item.point, str(number + board.less)) for item in board.hidden_moves for number in item.numbers}
    missing = [mark for mark in marks if mark not in shown and (mark.point, mark.text) not in shown]
    has_all_lines = {(line.start, line.end, line.is_arrow) for line in lines} <= set(picture.lines)
    return not has_all_lines or not _is_last_move_sign(missing, step)


def _is_last_move_sign(marks: Sequence[Mark], step: KifuStep) -> bool:
    """Return whether there is no mark, or only a shape on the stone just played, as some programs set it."""
    if not marks:
        return True
    point = step.move.point if isinstance(step.move, Play) else None
    return len(marks) == 1 and marks[0].kind is not MarkKind.LABEL and marks[0].point == point


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
    texts = {mark.text for mark in numbers}
    # A label with the number of a move would make the number mean two stones.
    taken |= {mark.point for mark in markup_of(last, tree.size) if mark.kind is MarkKind.LABEL and mark.text in texts}
    return with_node_marks(BoardPicture(tree.size, board.stones, marks=numbers), tree, last, taken)


def _has_full_labels(moves: Sequence[KifuStep], last: Node, size: BoardSize) -> bool:
    """Return whether a label on a stone is the number of its move, whole hundreds included."""
    labels = {(mark.point, label_number(mark)) for mark in markup_of(last, size)}
    return any(isinstance(step.move, Play) and (step.move.point, step.number) in labels for step in moves)


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
    """The first node of a variation; the number of the move it replaces, and the diagram of that move.

    `before` is the number before its first one.
    """

    node: Node
    instead_of: int
    of: int | None
    before: int = 0


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
            if self._needs_a_board(step, board, step is steps[-1]):
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

    def _needs_a_board(self, step: KifuStep, board: KifuBoard, is_last: bool) -> bool:
        """Return whether the marks of a step need a board of their own, beside the one that shows its move."""
        if not self._options.comments:
            return False
        # The board itself shows the marks of its last step as far as they go with the numbers.
        if is_last or comment_at(step.node) is None:
            return has_more_marks(step, board)
        return is_worth_a_board(step, self._size)

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
            steps = numbered_steps(_line_from(branch.node), self._size, branch.before)
            groups = variation_groups(steps, DIAGRAM_MOVES, self._size, self._positions)
            found: list[_VariationStart] = []
            for place, group in enumerate(groups):
                diagram = self._diagram(group, branch, place > 0)
                yield diagram
                for inner in group:
                    if self._needs_a_board(inner, diagram.board, inner is group[-1]):
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
        number = (step.number or 0) + (step.move is None)
        # The moves of a variation of the game begin at 1, those of its own variations continue its numbers.
        before = 0 if of is None else number - 1
        return [_VariationStart(node, number - less, of, before) for node in reversed(parent.children[1:])]

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
