"""Sources: the places of the nodes and games of a file in its text."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from goboard_app.record.sgf.encoding import Decoded
from goboard_app.record.sgf.lexer import (
    SHORT_NODE,
    Property,
    ScannedNode,
    TextLines,
    clean_properties,
    scan_node,
    short_properties,
)

Bracket = tuple[int, int]
"""A round bracket: the beginning of the gap before it, and its offset."""

_COLORS = frozenset({"B", "W"})
_MOVES = frozenset({"B[", "W["})

ROOT = -1
"""The parent of a root."""

OPENING = 5
"""The length of a plain move: `B[pd]`."""


class FileNodes:
    """All nodes of a file in flat tables, by their number in the order of the file.

    A node object is created when it is first used; until then a node costs eight bytes. `starts`
    and `ends` hold the offsets of every node. The other tables hold only the exceptions: the
    `parents` of nodes that do not follow the node before, the `followers` of a parent of such
    nodes, the `gaps` of nodes that are not right behind the node before, the brackets of the branch
    that a node begins, and for nodes that are not clean whether they are `sound`. `value_ends` holds
    the ends of values that were chosen by what follows them, by the offset at which their text
    begins. Only the reader changes these, while it reads.
    """

    __slots__ = (
        *("_line_starts", "closes", "ends", "followers", "gaps"),
        *("lines", "opens", "parents", "sound", "starts", "text", "value_ends"),
    )

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = TextLines(text)
        self.starts: array[int] = array("i")
        self.ends: array[int] = array("i")
        self.parents: dict[int, int] = {}
        self.followers: dict[int, list[int]] = {}
        self.gaps: dict[int, int] = {}
        self.opens: dict[int, tuple[Bracket, ...]] = {}
        self.closes: dict[int, Sequence[Bracket]] = {}
        self.sound: dict[int, bool] = {}
        self.value_ends: dict[int, int] = {}
        self._line_starts: array[int] | None = None

    def forget(self, first: int) -> None:
        """Forget the nodes from this number on; none of them may hang on a node before."""
        tables: tuple[dict[int, object], ...] = (
            *(self.parents, self.followers, self.gaps),  # type: ignore[assignment]
            *(self.opens, self.closes, self.sound),
        )
        for number in range(first, len(self.starts)):
            for table in tables:
                table.pop(number, None)
        del self.starts[first:], self.ends[first:]

    def follow(self, number: int, parent: int) -> None:
        """Hang a node that was just added on another node than the one before it."""
        self.parents[number] = parent
        if parent == ROOT:
            return
        children = self.followers.get(parent)
        if children is None:
            # A first child right behind the parent has not been listed so far.
            children = self.followers[parent] = list(self._next(parent))
        children.append(number)

    def close(self, number: int, bracket: Bracket) -> None:
        """Give a node one more of the brackets that close its branch."""
        found = self.closes.get(number)
        if isinstance(found, list):
            found.append(bracket)
        else:
            # Nearly all have one. A tuple of a hundred thousand would be copied for each bracket, so those get a list.
            self.closes[number] = (bracket,) if found is None else [*found, bracket]

    def children_of(self, number: int) -> Sequence[int]:
        """Return the numbers of a node's children."""
        found = self.followers.get(number)
        return self._next(number) if found is None else found

    def _next(self, number: int) -> tuple[int, ...]:
        after = number + 1
        return (after,) if after < len(self.starts) and after not in self.parents else ()

    def main_line_end(self, number: int) -> int:
        """Return the number of the last node of the line that begins at a node.

        A first child is always right behind its parent, so the line ends before the next node that
        hangs elsewhere.
        """
        starts = self.line_starts
        place = bisect_right(starts, number)
        return (starts[place] if place < len(starts) else len(self.starts)) - 1

    def branch_end(self, number: int) -> int:
        """Return the number behind the last node below a node, or the one behind its own."""
        starts = self.line_starts
        for place in range(bisect_right(starts, number), len(starts)):
            if self.parents[starts[place]] < number:
                return starts[place]
        return len(self.starts)

    def forks(self, first: int, end: int) -> list[tuple[int, int]]:
        """Return those of consecutive nodes that do not follow the node before, each with its parent."""
        starts = self.line_starts
        some = starts[bisect_left(starts, first) : bisect_left(starts, end)]
        return [(number, self.parents[number]) for number in some]

    @property
    def line_starts(self) -> array[int]:
        """The numbers of all nodes that do not follow the node before, in rising order."""
        if self._line_starts is None:
            # The reader adds numbers in rising order.
            self._line_starts = array("i", self.parents)
        return self._line_starts

    def count_moves(self, number: int) -> int:
        """Return the number of nodes with a move in the line that begins at a node, without creating nodes."""
        text = self.text
        end = self.main_line_end(number) + 1
        # Most nodes begin with their move, and no other property begins so.
        odd = [
            at for at, start in enumerate(self.starts[number:end], number) if text[start + 1 : start + 3] not in _MOVES
        ]
        return end - number - len(odd) + sum(map(self._has_move, odd))

    def opening_of(self, number: int) -> str:
        """Return the first characters of a node behind its semicolon: enough for a plain move."""
        after = self.starts[number] + 1
        return self.text[after : after + OPENING]

    def may_hold(self, idents: Iterable[str], first: int, end: int) -> list[int]:
        """Return those of consecutive nodes whose text may hold a property with such a name.

        A comment may contain the same text; the properties decide.
        """
        return list(self._holding(idents, first, end))

    def may_any_hold(self, idents: Iterable[str], first: int, end: int) -> bool:
        """Return whether the text of any of consecutive nodes may hold a property with such a name."""
        return next(self._holding(idents, first, end), None) is not None

    def _holding(self, idents: Iterable[str], first: int, end: int) -> Iterator[int]:
        """Yield the consecutive nodes whose text may hold a property with such a name."""
        if first >= end:
            return
        # Lower-case ornament of older formats (`CoPyright`), or a name without any capital.
        named = "|".join(f"{'[a-z]*'.join(name)}[a-z]*|{name.lower()}" for name in idents)
        written = re.compile(rf"(?:{named})\s*\[")
        at = self.starts[first]
        while match := written.search(self.text, at, self.ends[end - 1]):
            number = bisect_right(self.starts, match.start()) - 1
            yield number
            if number + 1 >= end:
                break
            # One match per node is enough: the search goes on with the next node.
            at = self.starts[number + 1]

    def _has_move(self, number: int) -> bool:
        return any(item.name in _COLORS and item.values for item in self.properties_of(number))

    def source_of(self, number: int) -> NodeSource:
        """Return the place of a node."""
        gap = self.gaps.get(number)
        return NodeSource(
            self.text,
            # A node without a gap of its own is right behind the node before.
            self.ends[number - 1] if gap is None else gap,
            self.starts[number],
            self.ends[number],
            number not in self.sound,
            self.sound.get(number, True),
            self.opens.get(number, ()),
            tuple(self.closes.get(number, ())),
            self.value_ends,
        )

    def properties_of(self, number: int, most: int | None = None) -> tuple[Property, ...]:
        """Return the properties of a node as in the file, read again at each call; of long lists `most` values."""
        if number not in self.sound:
            start, end = self.starts[number], self.ends[number]
            if end - start <= SHORT_NODE:
                return short_properties(self.text[start:end])
            return clean_properties(self.text, start, end, most)
        return self.scanned(number).properties

    def scanned(self, number: int) -> ScannedNode:
        """Read a node that need not be clean."""
        return scan_node(self.text, self.starts[number], self.value_ends)

    def leading_move(self, number: int) -> tuple[str, bool]:
        """Return the move that a node begins with, as in `B[aa]`, and whether the node holds nothing else.

        It is `B[]` for a pass, and empty if the node does not begin so; no properties are read for
        it.
        """
        start = self.starts[number] + 1
        found = self.text[start : start + 5]
        if found[2:3] == "]":
            found = found[:3]
        if found[:2] not in _MOVES or found[-1] != "]" or number in self.sound:
            return "", False
        return found, self.ends[number] == start + len(found)


class NodeSource(NamedTuple):
    """The original text of one node, by offsets into the text of the file.

    `gap` is the beginning of the characters between the preceding piece and this node; `opens` and
    `closes` are the round brackets of the branch that begins with this node. If it is not
    `is_sound`, the text is read correctly only in its old place.
    """

    text: str
    gap: int
    start: int
    end: int
    is_clean: bool
    is_sound: bool
    opens: tuple[Bracket, ...]
    closes: tuple[Bracket, ...]
    value_ends: Mapping[int, int]

    @property
    def characters(self) -> str:
        """The node as it is in the file."""
        return self.text[self.start : self.end]


class GameSource:
    """The place of a game: offsets into `file.text`, and its nodes from `first` to before `last`.

    `is_regular` is False if the round brackets do not belong to one branch each, or if some are
    missing: after a change of the tree's shape they are all written again. `number` is the index of
    the game among the `game_count` games of the file, from 0. Immutable.
    """

    __slots__ = (
        *("end", "file", "first", "game_count", "is_closed", "is_regular", "last", "nodes"),
        *("number", "start"),
    )

    def __init__(
        self,
        file: Decoded,
        nodes: FileNodes,
        start: int,
        end: int,
        first: int,
        last: int,
        is_regular: bool,
        is_closed: bool,
        number: int,
        game_count: int,
    ) -> None:
        self.file = file
        self.nodes = nodes
        self.start = start
        self.end = end
        self.first = first
        self.last = last
        self.is_regular = is_regular
        self.is_closed = is_closed
        self.number = number
        self.game_count = game_count

    @property
    def has_odd_nodes(self) -> bool:
        """True if some node is not written as in the standard."""
        return any(self.first <= number < self.last for number in self.nodes.sound)

    @property
    def encoding(self) -> str:
        """The encoding of the game in the file."""
        return self.file.encoding_at(self.start)
