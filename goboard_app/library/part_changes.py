"""The changes of a part of the board in many lines at once, and where a pattern is there for the first time."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from goboard_app.go.position import EMPTY

NEVER = 0xFFFF
"""The largest number of two bytes: later than any node, see the limit of nodes in `moves`."""
Numbers = NDArray[np.int64]
Flags = NDArray[np.bool_]


class PointChanges(NamedTuple):
    """All that happens on some points in some lines, sorted by line, point and depth.

    `keys` is the number of the line times the area of the board plus the point.
    """

    keys: Numbers
    depths: Numbers
    codes: Numbers
    is_move: Flags


class ListedPoints:
    """The changes of single points, found by their keys."""

    def __init__(self, changes: PointChanges) -> None:
        self._changes = changes
        keys = changes.keys
        # The keys are sorted: each point begins where the key changes.
        self._starts = np.flatnonzero(np.append(True, keys[1:] != keys[:-1])[: len(keys)])
        self._lengths = np.diff(np.append(self._starts, len(keys)))
        self._keys = keys[self._starts]

    def of(self, lines: Numbers, cells: Numbers, keys: Numbers) -> PartChanges:
        """Return the changes of the points with these keys, which have at least one each.

        They get the numbers of line and cell in the same place.
        """
        none = np.zeros(0, np.int64)
        if not len(keys):
            return PartChanges(none, none, none, none, none, none > 0)
        at = np.searchsorted(self._keys, keys)
        starts, lengths = self._starts[at], self._lengths[at]
        ends = np.cumsum(lengths)
        rows = np.arange(ends[-1]) + np.repeat(starts - ends + lengths, lengths)
        codes = self._changes.codes[rows]
        before = np.concatenate((codes[:1], codes[:-1]))
        before[ends - lengths] = EMPTY
        return PartChanges(
            np.repeat(lines, lengths),
            np.repeat(cells, lengths),
            self._changes.depths[rows],
            codes,
            before,
            self._changes.is_move[rows],
        )


class PartChanges(NamedTuple):
    """The changes of the cells of a part in several lines: the new code of each and the one before, and its depth.

    `is_move` tells moves from stones that are set up or taken off.
    """

    lines: Numbers
    cells: Numbers
    depths: Numbers
    codes: Numbers
    before: Numbers
    is_move: Flags

    @classmethod
    def of_moves(cls, lines: Numbers, cells: Numbers, depths: Numbers, codes: Numbers) -> PartChanges:
        """Return moves on empty cells."""
        return cls(lines, cells, depths, codes, np.zeros(len(lines), np.int64), np.ones(len(lines), np.bool_))

    @classmethod
    def joined(cls, count: int, *some: PartChanges) -> PartChanges:
        """Return all changes of this number of lines by line and depth; each line begins with an empty cell."""
        none = np.zeros(count, np.int64)
        root = cls(np.arange(count), none, none, none, none, none > 0)
        every = (root, *some)
        lines = np.concatenate([each.lines for each in every])
        depths = np.concatenate([each.depths for each in every])
        # Stable: several changes of a cell in one node stay in their order.
        # A depth has 16 bits, see the limit of nodes in `moves`.
        order = np.argsort(lines << 16 | depths, kind="stable")
        return cls(
            lines[order],
            np.concatenate([each.cells for each in every])[order],
            depths[order],
            np.concatenate([each.codes for each in every])[order],
            np.concatenate([each.before for each in every])[order],
            np.concatenate([each.is_move for each in every])[order],
        )

    def first_occurrences(
        self, allows: Flags, next_code: int, limit: int
    ) -> tuple[Numbers, Numbers, Numbers, Numbers, Numbers]:
        """Return where a pattern is there for the first time, in the lines where it ever is; for joined changes.

        `allows` tells for each code whether the cells of the pattern allow it. The pattern is there at depth `limit` or
        before, and the next move is of the colour `next_code`, if that is not 0. Returns the lines, the depths, then
        the cells, the colours and the depths of the next moves; the colour is 0 where no move follows.
        """
        count = len(self.lines)
        # The number of cells that differ from the pattern, after each change.
        steps = allows[self.before, self.cells].astype(np.int64) - allows[self.codes, self.cells]
        sums = np.cumsum(steps)
        is_first = np.concatenate(([True], self.lines[1:] != self.lines[:-1]))[:count]
        begins = np.flatnonzero(is_first)
        wrong = sums - (sums[begins] - steps[begins])[self.lines] + int((~allows[EMPTY]).sum())
        # The next move after each change, if there is one in the same line.
        places = np.where(self.is_move, np.arange(count), count)
        following = np.append(np.minimum.accumulate(places[::-1])[::-1], count)[1:]
        has_next = following < count
        following[~has_next] = 0
        has_next &= self.lines[following] == self.lines
        codes = np.where(has_next, self.codes[following], 0)
        # The board of a node is that after its last change.
        is_last = np.append(is_first[1:] | (self.depths[1:] != self.depths[:-1]), True)[:count]
        is_there = is_last & (wrong == 0) & (self.depths <= limit)
        if next_code:
            is_there &= codes == next_code
        hits = np.flatnonzero(is_there)
        lines, firsts = np.unique(self.lines[hits], return_index=True)
        hits = hits[firsts]
        following, has_next = following[hits], has_next[hits]
        cells = np.where(has_next, self.cells[following], 0)
        times = np.where(has_next, self.depths[following], NEVER)
        return lines, self.depths[hits], cells, codes[hits], times
