"""The drawn tree: what each node shows, how variations are laid out, and which are folded."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from functools import cache, cached_property

from goboard_app.go.board import BoardSize, Color, Move
from goboard_app.record.inherited import given_number
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of, point_text
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.tree import NO_FORK, GameTree, TreeShape
from goboard_app.session.annotation import Judgement, annotation_of
from goboard_app.session.session import GameSession

_MARKS = frozenset(
    {"TR", "SQ", "CR", "MA", "SL", "LB", "L", "M", "AR", "LN", "DD", "VW", "TB", "TW"}
)
_SETUP = frozenset({"AB", "AW", "AE", "PL"})
LABEL_COLUMNS = 2
"""So many columns beside its last node a folded line keeps free for the words there."""
# How many nodes of a variation are shown at first, by how deep it lies; less is not folded.
_AT_FIRST = (0, 4, 2)
_DEEPER = 1
_LEAST_HIDDEN = 3
# So many rows are looked at together: about as many as are in sight.
_BLOCK = 64


@dataclass(frozen=True, slots=True)
class Face:
    """What a node shows of itself: `number` is that of its move, or of the last one before it."""

    number: int
    color: Color | None = None
    is_pass: bool = False
    has_comment: bool = False
    has_marks: bool = False
    has_setup: bool = False
    is_hot: bool = False
    judgement: Judgement | None = None

    @property
    def is_marked(self) -> bool:
        """Whether anything stands beside the node."""
        return self.has_comment or self.has_marks or self.is_hot or self.judgement is not None


class TreeFaces:
    """The faces of the nodes of one `shape`, made when they are first asked for.

    Asking for one makes no node. Move numbers count the nodes with a move, and MN sets them, as on
    the board.
    """

    def __init__(self, shape: TreeShape, before: TreeFaces | None = None) -> None:
        """`before` are the faces of the same tree before it was edited; what they know serves."""
        self.shape = shape
        self._size = shape.tree.size
        self._plain = _plain_moves(self._size)
        self._faces: dict[int, Face] = {}
        self._moves: dict[int, list[int]] = {}
        if before is not None:
            self._take_over(before, shape.same)

    def _take_over(self, before: TreeFaces, end: int) -> None:
        """Take the numbers of the moves before a node; none of these nodes has changed."""
        for line, numbers in before._moves.items():
            head = before.shape.heads[line]
            if head < end:
                self._moves[line] = numbers[: end - head]

    def face(self, number: int) -> Face:
        """What a node shows."""
        known = self._faces.get(number)
        if known is None:
            properties = self.shape.properties_of(number)
            known = face_of(properties, self._size, self.move_number(number))
            self._faces[number] = known
        return known

    def move_number(self, number: int) -> int:
        """The number of the last move at a node."""
        line = self.shape.line_of(number)
        waiting: list[int] = []
        while not self._is_counted(line):
            waiting.append(line)
            fork = self.shape.forks[line]
            if fork == NO_FORK:
                break
            line = self.shape.line_of(fork)
        for pending in reversed(waiting):
            self._count_along(pending)
        line = self.shape.line_of(number)
        return self._moves[line][number - self.shape.heads[line]]

    def _is_counted(self, line: int) -> bool:
        shape = self.shape
        return len(self._moves.get(line, ())) == shape.line_end(line) - shape.heads[line]

    def _count_along(self, line: int) -> None:
        shape = self.shape
        first, end, fork = shape.heads[line], shape.line_end(line), shape.forks[line]
        count = 0
        if fork != NO_FORK:
            above = shape.line_of(fork)
            count = self._moves[above][fork - shape.heads[above]]
        numbers = self._moves.setdefault(line, [])
        plain, given = self._plain, self._given_numbers
        known = first + len(numbers)
        count = numbers[-1] if numbers else count
        # Nearly all are plain moves, which are numbered many at a time.
        openings = shape.openings(known, end)
        odd = {n for n, opening in enumerate(openings, known) if opening not in plain}
        odd.update(number for number in given if known <= number < end)
        for number in (*sorted(odd), end):
            length = number - first - len(numbers)
            numbers.extend(range(count + 1, count + 1 + length))
            count += length
            if number < end:
                count = given.get(number, count + self._has_move(number))
                numbers.append(count)

    @cached_property
    def _given_numbers(self) -> dict[int, int]:
        """The numbers that MN gives to moves."""
        found: dict[int, int] = {}
        for place in self.shape.holding("MN"):
            number = given_number(Node(self.shape.properties_of(place)))
            if number is not None:
                found[place] = number
        return found

    def _has_move(self, number: int) -> bool:
        return _move(self.shape.properties_of(number), self._size) is not None


def faces_of(tree: GameTree) -> TreeFaces:
    """The faces of a tree as it stands, and with them its shape; made once for each revision."""
    return tree.fact(_faces_made)


class _Last:
    """The faces of a tree that were made last."""

    def __init__(self, _tree: GameTree) -> None:
        self.faces: TreeFaces | None = None


def _faces_made(tree: GameTree) -> TreeFaces:
    last = tree.lasting(_Last)
    before = last.faces
    shape = TreeShape(tree, None if before is None else before.shape)
    last.faces = TreeFaces(shape, before)
    return last.faces


def face_of(properties: Sequence[Property], size: BoardSize, number: int) -> Face:
    """The face of a node with these properties."""
    move = _move(properties, size)
    names = {item.name for item in properties}
    said = annotation_of(Node(tuple(properties)))
    return Face(
        number,
        None if move is None else move.color,
        move is not None and move.is_pass,
        any(item.name == "C" and any(item.values) for item in properties),
        bool(names & _MARKS),
        bool(names & _SETUP),
        said.hotspot > 0,
        said.move or said.position,
    )


def _move(properties: Sequence[Property], size: BoardSize) -> Move | None:
    return move_of(Node(tuple(properties)), size)


@cache
def _plain_moves(size: BoardSize) -> frozenset[str]:
    """How nodes begin that hold a move and are read at a glance."""
    points = [point_text(point) for point in size]
    return frozenset(f"{color}[{text}]" for color in "BW" for text in points)


def shown_at_first(level: int) -> int:
    """How many nodes of a variation are shown until it is unfolded; level 0 is never folded."""
    return _AT_FIRST[level] if level < len(_AT_FIRST) else _DEEPER


@dataclass(frozen=True, slots=True)
class Strand:
    """One line as far as it is shown, from `first` on straight down in one column.

    `hidden` nodes below its last one are folded away, with all that branches off them. It hangs on
    node `fork` of strand `parent`; the first of all has neither (-1).
    """

    index: int
    column: int
    row: int
    first: int
    shown: int
    hidden: int
    fork: int
    parent: int

    @property
    def last(self) -> int:
        """The last node that is shown."""
        return self.first + self.shown - 1

    @property
    def last_row(self) -> int:
        """The row of the last node that is shown."""
        return self.row + self.shown - 1


class TreeLayout:
    """The strands of a tree, each at the right of all that were placed before on its rows.

    The nodes of a line stand below one another, and a variation begins one row below the node that
    it branches off, to the right of it. So no two nodes share a place, and a connecting line runs
    along the row of the node it comes from to the column it leads to, and crosses no other.
    Never changes. Cost: linear in what is shown.
    """

    def __init__(self, shape: TreeShape, opened: Set[int], closed: Set[int]) -> None:
        """`opened` and `closed` hold the first nodes of variations that somebody (un)folded."""
        self.shape = shape
        self._columns: list[int] = []
        self._rows: list[int] = []
        self._firsts: list[int] = []
        self._shown: list[int] = []
        self._hidden: list[int] = []
        self._forks: list[int] = []
        self._parents: list[int] = []
        self._opened, self._closed = opened, closed
        self._skyline: list[int] = []
        self._blocks: dict[int, list[list[int]]] = {}
        self._place_all()

    def _place_all(self) -> None:
        shape = self.shape
        heads, forks, lines = shape.heads, shape.forks, len(shape.heads)
        open_strands: list[int] = []
        line = 0
        while line < lines:
            fork = forks[line]
            while open_strands and self._firsts[open_strands[-1]] > fork:
                open_strands.pop()
            parent = open_strands[-1] if open_strands else -1
            level = len(open_strands)
            row = self._rows[parent] + fork - self._firsts[parent] + 1 if level else 0
            shown, hidden, following = self._fold(line, level)
            open_strands.append(len(self._firsts))
            self._firsts.append(heads[line])
            self._forks.append(fork)
            self._parents.append(parent)
            self._rows.append(row)
            self._shown.append(shown)
            self._hidden.append(hidden)
            self._columns.append(self._find_column(row, shown, hidden))
            line = following

    def _fold(self, line: int, level: int) -> tuple[int, int, int]:
        """How much of a line is shown, how much is hidden, and the line that is placed next."""
        shape = self.shape
        head = shape.heads[line]
        length = shape.line_end(line) - head
        limit = self._limit(head, level)
        if not 0 < limit < length:
            return length, 0, line + 1
        cut = head + limit - 1
        following, forks, after = line + 1, shape.forks, shape.lines_after
        while following < len(forks) and forks[following] >= cut:
            following = after[following]
        end = shape.heads[following] if following < len(forks) else shape.count
        hidden = end - cut - 1
        if hidden < _LEAST_HIDDEN and head not in self._closed:
            return length, 0, line + 1
        return limit, hidden, following

    def _limit(self, head: int, level: int) -> int:
        """How many nodes of a line are shown; 0 for all."""
        if level == 0 or head in self._opened:
            return 0
        return 1 if head in self._closed else shown_at_first(level)

    def _find_column(self, row: int, shown: int, hidden: int) -> int:
        skyline, bottom = self._skyline, row + shown
        if len(skyline) < bottom:
            skyline.extend([-1] * (bottom - len(skyline)))
        # The connecting line takes a place on the row of the node that it comes from.
        top = max(0, row - 1)
        column = max(skyline[top:bottom]) + 1
        skyline[top:bottom] = [column] * (bottom - top)
        if hidden:
            skyline[bottom - 1] = column + LABEL_COLUMNS
        return column

    def __len__(self) -> int:
        return len(self._firsts)

    @property
    def counts(self) -> tuple[int, int]:
        """How many strands and how many nodes are shown."""
        return len(self._firsts), sum(self._shown)

    @property
    def row_count(self) -> int:
        """How many rows there are."""
        return len(self._skyline)

    @cached_property
    def column_count(self) -> int:
        """How many columns there are, those for the words beside folded lines included."""
        return max(self._skyline) + 1

    def strand(self, index: int) -> Strand:
        """One of the strands, in the order of their first nodes."""
        return Strand(
            index,
            self._columns[index],
            self._rows[index],
            self._firsts[index],
            self._shown[index],
            self._hidden[index],
            self._forks[index],
            self._parents[index],
        )

    def strand_of(self, number: int) -> Strand | None:
        """The strand on which a node is shown; None where it is folded away."""
        index = bisect_right(self._firsts, number) - 1
        if number - self._firsts[index] >= self._shown[index]:
            return None
        return self.strand(index)

    def place_of(self, number: int) -> tuple[int, int] | None:
        """The column and the row of a node; None where it is folded away."""
        strand = self.strand_of(number)
        if strand is None:
            return None
        return strand.column, strand.row + number - strand.first

    def _cells(self, row: int) -> list[int]:
        """The strands on a row from left to right, where they branch off as well."""
        block = row // _BLOCK
        if block not in self._blocks:
            first, end = block * _BLOCK, (block + 1) * _BLOCK
            cells = self._blocks[block] = [[] for _ in range(_BLOCK)]
            for index, (top, shown) in enumerate(zip(self._rows, self._shown, strict=True)):
                for at in range(max(first, top - 1), min(end, top + shown)):
                    cells[at - first].append(index)
        return self._blocks[block][row % _BLOCK]

    def on_row(self, row: int, left: int, right: int) -> Iterator[int]:
        """The strands on a row within these columns, and the next one at the right.

        That one may branch off at the left, so that its connecting line runs through.
        """
        cells = self._cells(row)
        columns = self._columns
        place = bisect_right(cells, left - 1, key=columns.__getitem__)
        for index in cells[place:]:
            yield index
            if columns[index] > right:
                return

    def window(self, left: int, top: int, right: int, bottom: int) -> list[Strand]:
        """All strands of which something is seen between these columns and rows."""
        rows = range(max(0, top), min(self.row_count, bottom + 1))
        seen = {index for row in rows for index in self.on_row(row, left, right)}
        return [self.strand(index) for index in sorted(seen)]

    def number_at(self, column: int, row: int) -> int | None:
        """The node in a place; None where there is none."""
        index = self._index_at(column, row)
        if index is None or row < self._rows[index]:
            return None
        return self._firsts[index] + row - self._rows[index]

    def branch_at(self, column: int, row: int) -> Strand | None:
        """The strand whose connecting line bends in a place; None elsewhere."""
        index = self._index_at(column, row)
        if index is None or row >= self._rows[index]:
            return None
        return self.strand(index)

    def label_at(self, column: int, row: int) -> Strand | None:
        """The folded strand whose words stand in a place; None elsewhere."""
        for beside in range(1, LABEL_COLUMNS + 1):
            index = self._index_at(column - beside, row)
            if index is not None and self._hidden[index]:
                strand = self.strand(index)
                return strand if row == strand.last_row else None
        return None

    def nearest(self, column: int, row: int, step: int) -> int | None:
        """The next node on a row to the right (+1) or left (-1) of a column."""
        if not 0 <= row < self.row_count:
            return None
        shown = [i for i in self._cells(row) if self._rows[i] <= row]
        if step > 0:
            found = next((i for i in shown if self._columns[i] > column), None)
        else:
            found = next((i for i in reversed(shown) if self._columns[i] < column), None)
        return None if found is None else self._firsts[found] + row - self._rows[found]

    def _index_at(self, column: int, row: int) -> int | None:
        if column < 0 or not 0 <= row < self.row_count:
            return None
        cells = self._cells(row)
        place = bisect_right(cells, column - 1, key=self._columns.__getitem__)
        if place < len(cells) and self._columns[cells[place]] == column:
            return cells[place]
        return None


class DrawnTree:
    """Follows one tree through its edits; views keep one and ask it for all that they draw.

    `cursor` is the number of the node on the board. `path` holds the strands that lead to it, each
    with the last node on the way. What somebody folded or unfolded stays so through edits; what
    the cursor comes to is unfolded, and stays so.
    """

    def __init__(self, tree: GameTree) -> None:
        self.faces = faces_of(tree)
        self.shape = self.faces.shape
        self._opened: set[Node] = set()
        self._closed: set[Node] = set()
        self.layout = TreeLayout(self.shape, frozenset(), frozenset())
        self._forks_of: TreeShape | None = None
        self._forks: list[int] = []
        self.cursor = 0
        self.path: dict[int, int] = {0: 0}

    def refresh(self, session: GameSession) -> bool:
        """Follow the session; says whether anything stands elsewhere than before."""
        tree = session.tree
        is_other = self.shape.tree is not tree
        if is_other:
            self._opened, self._closed = set(), set()
        is_changed = is_other or self.shape.revision != tree.revision
        if is_changed:
            self.faces = faces_of(tree)
            self.shape = self.faces.shape
        number = self.shape.number_of(session.cursor)
        self.cursor = 0 if number is None else number
        if self._open_way() or is_changed:
            self._lay_out()
            is_changed = True
        self.path = dict(self._way())
        return is_changed

    @property
    def way_end(self) -> int:
        """The last node in sight on the way to the cursor."""
        for head, number in self._lines_to_cursor():
            strand = self.layout.strand_of(head)
            if strand is not None:
                return min(strand.last, number)
        return 0

    @property
    def has_forks(self) -> bool:
        """Whether there is any variation."""
        return len(self.shape.heads) > 1

    def fork_near(self, step: int, session: GameSession) -> int | None:
        """The nearest node before the cursor (-1) or behind it (1) that several ways lead on from.

        Behind it on the line that the session goes on; None where there is none.
        """
        shape, forks = self.shape, self._fork_nodes
        if step < 0:
            line = shape.line_of(self.cursor)
            place = bisect_left(forks, self.cursor) - 1
            if place >= 0 and forks[place] >= shape.heads[line]:
                return forks[place]
            return None if shape.forks[line] == NO_FORK else shape.forks[line]
        following = session.following(session.cursor)
        number = None if following is None else shape.number_of(following)
        place = len(forks) if number is None else bisect_left(forks, number)
        if number is None or place == len(forks):
            return None
        return forks[place] if forks[place] < shape.line_end(shape.line_of(number)) else None

    @property
    def _fork_nodes(self) -> list[int]:
        """The nodes that several ways lead on from, in order; found once for each shape."""
        if self._forks_of is not self.shape:
            self._forks_of = self.shape
            self._forks = sorted(set(self.shape.forks) - {NO_FORK})
        return self._forks

    def node_at(self, number: int) -> Node:
        """The node with a number."""
        return self.shape.node_at(number)

    def fold(self, number: int) -> bool:
        """Fold the variation that a node is on; on the main line, those that branch off there."""
        return self._set_folded(self._variations_at(number), True)

    def unfold(self, number: int) -> bool:
        """Show all of it again; says whether there was anything to show."""
        return self._set_folded(self._variations_at(number), False)

    def toggle(self, number: int) -> bool:
        """Unfold where something is folded, else fold."""
        variations = self._variations_at(number)
        is_folded = any(strand.hidden for strand in variations)
        return self._set_folded(variations, not is_folded)

    def _variations_at(self, number: int) -> list[Strand]:
        layout = self.layout
        strand = layout.strand_of(number)
        if strand is None:
            return []
        if strand.parent >= 0:
            return [strand]
        heads = self.shape.branches.get(number, [])
        return [found for head in heads if (found := layout.strand_of(head)) is not None]

    def _set_folded(self, strands: list[Strand], is_folded: bool) -> bool:
        before = self.layout.counts
        taken, left = self._opened, self._closed
        if is_folded:
            taken, left = left, taken
        for strand in strands:
            head = self.node_at(strand.first)
            taken.add(head)
            left.discard(head)
        self._lay_out()
        self.path = dict(self._way())
        return before != self.layout.counts

    def _lay_out(self) -> None:
        opened, closed = (
            {number for node in nodes if (number := self.shape.number_of(node)) is not None}
            for nodes in (self._opened, self._closed)
        )
        self.layout = TreeLayout(self.shape, opened, closed)

    def _open_way(self) -> bool:
        """Unfold what would hide the cursor; says whether anything had to be."""
        way = list(self._lines_to_cursor())
        way.reverse()
        before = len(self._opened)
        for level, (head, number) in enumerate(way):
            limit = self._limit(head, level)
            # Of the last node that is shown, no variation branches off.
            needed = number - head + (1 if level == len(way) - 1 else 2)
            if limit and needed > limit:
                opened = self.node_at(head)
                self._opened.add(opened)
                self._closed.discard(opened)
        return len(self._opened) != before

    def _limit(self, head: int, level: int) -> int:
        node = self.node_at(head)
        if level == 0 or node in self._opened:
            return 0
        return 1 if node in self._closed else shown_at_first(level)

    def _lines_to_cursor(self) -> Iterator[tuple[int, int]]:
        """The first node of each line on the way up, with the last one that is on the way."""
        number = self.cursor
        while number != NO_FORK:
            line = self.shape.line_of(number)
            yield self.shape.heads[line], number
            number = self.shape.forks[line]

    def _way(self) -> Iterator[tuple[int, int]]:
        for _head, number in self._lines_to_cursor():
            strand = self.layout.strand_of(number)
            if strand is None:
                # Somebody folded it under the cursor: the way ends where it is folded.
                continue
            yield strand.index, number
