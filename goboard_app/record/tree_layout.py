"""Layouts of the tree of variations: the column and row of each node."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Set
from dataclasses import dataclass

from goboard_app.record.tree import TreeShape

LABEL_COLUMNS = 2
"""The columns that a folded line keeps free for its label, beside its last node."""

MOST_AT_FORK = 500
"""The variations of one node that are shown, besides those that the user was on."""

# The nodes of a variation that are shown at first, by its depth; lines are folded only if they hide at least three.
_AT_FIRST = (0, 4, 2)
_DEEPER = 1
_LEAST_HIDDEN = 3
# Rows are indexed in blocks of this size: about as many as are in view.
_BLOCK = 64


def shown_at_first(level: int) -> int:
    """Return the number of nodes of a variation that are shown before it is unfolded.

    Level 0, the main line, is never folded.
    """
    return _AT_FIRST[level] if level < len(_AT_FIRST) else _DEEPER


@dataclass(frozen=True, slots=True)
class Strand:
    """The shown part of one line, from `first` on straight down in one column.

    `hidden` nodes below its last one are folded away, with all that branches off them. It hangs on
    node `fork` of strand `parent`; the first strand has neither (-1).
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
    """The strands of a tree, each to the right of all strands that were placed before on its rows.

    The nodes of a line are below one another, and a variation begins one row below the node that it
    branches off, to the right of it. So no two nodes share a place, and a connecting line runs
    along the row of the node it comes from to the column it leads to, and crosses no other line.
    Immutable. Cost: linear in the shown nodes.
    """

    def __init__(self, shape: TreeShape, opened: Set[int], closed: Set[int]) -> None:
        """Place the strands; `opened` and `closed` hold the first nodes of variations that the user (un)folded."""
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
        self.column_count = 0
        """The number of columns, with those for the labels beside folded lines."""
        self._place_all()

    def _place_all(self) -> None:
        """Place the shown part of every line."""
        shape = self.shape
        heads, forks, lines = shape.heads, shape.forks, len(shape.heads)
        open_strands: list[int] = []
        at_fork: Counter[int] = Counter()
        last_at: dict[int, int] = {}
        line = 0
        while line < lines:
            fork, head = forks[line], heads[line]
            at_fork[fork] += 1
            if at_fork[fork] > MOST_AT_FORK and head not in self._opened and head not in self._closed:
                following = self._left_out_until(line)
                end = heads[following] if following < lines else shape.count
                # The label of the last variation that is shown tells of those that are not.
                self._hidden[last_at[fork]] += end - head
                line = following
                continue
            # The parent is the last open strand that begins at or before the fork.
            while open_strands and self._firsts[open_strands[-1]] > fork:
                open_strands.pop()
            parent = open_strands[-1] if open_strands else -1
            level = len(open_strands)
            row = self._rows[parent] + fork - self._firsts[parent] + 1 if level else 0
            shown, hidden, following = self._fold(line, level)
            last_at[fork] = len(self._firsts)
            open_strands.append(len(self._firsts))
            self._firsts.append(head)
            self._forks.append(fork)
            self._parents.append(parent)
            self._rows.append(row)
            self._shown.append(shown)
            self._hidden.append(hidden)
            line = following
        self._columns = self._find_columns()

    def _left_out_until(self, line: int) -> int:
        """Return the next line that is shown, where this line is one of too many at its fork."""
        heads, forks = self.shape.heads, self.shape.forks
        fork, wanted = forks[line], self._opened | self._closed
        while line < len(forks) and (forks[line] > fork or (forks[line] == fork and heads[line] not in wanted)):
            line += 1
        return line

    def _find_columns(self) -> list[int]:
        """Return the column of each strand, in their order."""
        strands = zip(self._rows, self._shown, self._hidden, strict=True)
        columns = [self._find_column(*strand) for strand in strands]
        self.column_count = max(self._skyline) + 1
        return columns

    def _fold(self, line: int, level: int) -> tuple[int, int, int]:
        """Return the shown and the hidden number of nodes of a line, and the line that is placed next."""
        shape = self.shape
        head = shape.heads[line]
        length = shape.line_end(line) - head
        limit = self._limit(head, level)
        if not 0 < limit < length:
            return length, 0, line + 1
        cut = head + limit - 1
        following, forks, after = line + 1, shape.forks, shape.lines_after
        # Lines that hang on the last shown node or behind it are hidden too, with all their branches.
        while following < len(forks) and forks[following] >= cut:
            following = after[following]
        end = shape.heads[following] if following < len(forks) else shape.count
        hidden = end - cut - 1
        if hidden < _LEAST_HIDDEN and head not in self._closed:
            return length, 0, line + 1
        return limit, hidden, following

    def _limit(self, head: int, level: int) -> int:
        """Return the number of nodes of a line that are shown; 0 for all."""
        if level == 0 or head in self._opened:
            return 0
        return 1 if head in self._closed else shown_at_first(level)

    def _find_column(self, row: int, shown: int, hidden: int) -> int:
        """Return the first column to the right of all that is on these rows, and occupy it."""
        skyline, bottom = self._skyline, row + shown
        if len(skyline) < bottom:
            skyline.extend([-1] * (bottom - len(skyline)))
        # The connecting line needs a place on the row of the node that it comes from.
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
        """The numbers of strands and of nodes that are shown."""
        return len(self._firsts), sum(self._shown)

    @property
    def row_count(self) -> int:
        """The number of rows."""
        return len(self._skyline)

    def strand(self, index: int) -> Strand:
        """Return one of the strands, in the order of their first nodes."""
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
        """Return the strand on which a node is shown; None if it is folded away."""
        index = bisect_right(self._firsts, number) - 1
        if number - self._firsts[index] >= self._shown[index]:
            return None
        return self.strand(index)

    def place_of(self, number: int) -> tuple[int, int] | None:
        """Return the column and the row of a node; None if it is folded away."""
        strand = self.strand_of(number)
        if strand is None:
            return None
        return strand.column, strand.row + number - strand.first

    def _cells(self, row: int) -> list[int]:
        """Return the strands on a row from left to right, with those that branch off there."""
        block = row // _BLOCK
        if block not in self._blocks:
            first, end = block * _BLOCK, (block + 1) * _BLOCK
            cells = self._blocks[block] = [[] for _ in range(_BLOCK)]
            for index, (top, shown) in enumerate(zip(self._rows, self._shown, strict=True)):
                for at in range(max(first, top - 1), min(end, top + shown)):
                    cells[at - first].append(index)
        return self._blocks[block][row % _BLOCK]

    has_words_behind = False
    """True if the label of a folded line is in the place of its next node, not beside its last one."""

    def on_row(self, row: int, left: int, right: int) -> Iterator[int]:
        """Yield the strands on a row within these columns, and the next one to the right.

        That one may branch off to the left, so that its connecting line runs through.
        """
        cells = self._cells(row)
        columns = self._columns
        place = bisect_right(cells, left - 1, key=columns.__getitem__)
        for index in cells[place:]:
            yield index
            if columns[index] > right:
                return

    def window(self, left: int, top: int, right: int, bottom: int) -> list[Strand]:
        """Return all strands of which a part is within these columns and rows."""
        rows = range(max(0, top), min(self.row_count, bottom + 1))
        seen = {index for row in rows for index in self.on_row(row, left, right)}
        return [self.strand(index) for index in sorted(seen)]

    def number_at(self, column: int, row: int) -> int | None:
        """Return the node in a place; None if there is none."""
        index = self._index_at(column, row)
        if index is None or row < self._rows[index]:
            return None
        return self._firsts[index] + row - self._rows[index]

    def branch_at(self, column: int, row: int) -> Strand | None:
        """Return the strand whose connecting line bends in a place; None elsewhere."""
        index = self._index_at(column, row)
        if index is None or row >= self._rows[index]:
            return None
        return self.strand(index)

    def label_at(self, column: int, row: int) -> Strand | None:
        """Return the folded strand whose label is in a place; None elsewhere."""
        for beside in range(1, LABEL_COLUMNS + 1):
            index = self._index_at(column - beside, row)
            if index is not None and self._hidden[index]:
                strand = self.strand(index)
                return strand if row == strand.last_row else None
        return None

    def nearest(self, column: int, row: int, step: int) -> int | None:
        """Return the next node on a row to the right (+1) or left (-1) of a column."""
        if not 0 <= row < self.row_count:
            return None
        shown = [i for i in self._cells(row) if self._rows[i] <= row]
        if step > 0:
            found = next((i for i in shown if self._columns[i] > column), None)
        else:
            found = next((i for i in reversed(shown) if self._columns[i] < column), None)
        return None if found is None else self._firsts[found] + row - self._rows[found]

    def _index_at(self, column: int, row: int) -> int | None:
        """Return the strand in a place; None if there is none."""
        if column < 0 or not 0 <= row < self.row_count:
            return None
        cells = self._cells(row)
        place = bisect_right(cells, column - 1, key=self._columns.__getitem__)
        if place < len(cells) and self._columns[cells[place]] == column:
            return cells[place]
        return None


class NearLayout(TreeLayout):
    """The same strands, each as near to its parent strand as there is room.

    In a game with branches at many moves, `TreeLayout` puts the first variations far to the right
    of all later ones. Here a connecting line runs in the gap before the row it leads to, where it
    may cross other lines but no node; and the label of a folded line is behind its last node.
    """

    has_words_behind = True

    def _find_columns(self) -> list[int]:
        """Return for each strand the first free column to the right of its parent."""
        columns = [0] * len(self._rows)
        # The row up to which each column is occupied: strands come from the top down.
        taken: list[int] = []
        # The variations of one node begin on the same row, so the search for a column begins behind the one before.
        tried: dict[int, int] = {}
        for index in sorted(range(len(columns)), key=self._rows.__getitem__):
            row, parent, fork = self._rows[index], self._parents[index], self._forks[index]
            column = tried.get(fork, columns[parent] + 1 if parent >= 0 else 0)
            while column < len(taken) and taken[column] >= row:
                column += 1
            taken.extend([-1] * (column + 1 - len(taken)))
            taken[column] = row + self._shown[index] - (0 if self._hidden[index] else 1)
            columns[index] = tried[fork] = column
        self._skyline = [0] * (max(taken) + 1)
        self.column_count = len(taken)
        return columns

    def _cells(self, row: int) -> list[int]:
        """Return the strands on a row from left to right, before those whose line only bends there."""
        is_new = row // _BLOCK not in self._blocks
        cells = super()._cells(row)
        if is_new:
            for at, each in enumerate(self._blocks[row // _BLOCK], row // _BLOCK * _BLOCK):
                each.sort(key=lambda index: (self._columns[index], self._rows[index] > at))
        return cells

    def on_row(self, row: int, left: int, right: int) -> Iterator[int]:
        """Yield the strands on a row from a column on; the lines of those far right may run through."""
        cells = self._cells(row)
        yield from cells[bisect_right(cells, left - 1, key=self._columns.__getitem__) :]

    def label_at(self, column: int, row: int) -> Strand | None:
        """Return the folded strand whose label is in a place; None elsewhere."""
        if not 0 < row <= self.row_count:
            return None
        index = self._index_at(column, row - 1)
        if index is None or not self._hidden[index]:
            return None
        strand = self.strand(index)
        return strand if strand.last_row == row - 1 else None
