"""DrawnTree: the tree of a session as it is drawn, with what is folded and what is lit."""

from __future__ import annotations

from collections.abc import Iterator

from goboard_app.record.node import Node
from goboard_app.record.tree import NO_FORK, GameTree, TreeShape
from goboard_app.session.game_session import GameSession
from goboard_app.session.tree_face import TreeFaces
from goboard_app.session.tree_layout import Strand, TreeLayout, shown_at_first


class DrawnTree:
    """Follows one tree through its edits; views keep one and ask it for all that they draw.

    `cursor` is the number of the node on the board. `path` holds the strands that lead to it, each
    with the last node on the way. What somebody folded or unfolded stays so through edits; what
    the cursor comes to is unfolded, and stays so.
    """

    def __init__(self, tree: GameTree) -> None:
        self.shape = TreeShape(tree)
        self.faces = TreeFaces(self.shape)
        self._opened: set[Node] = set()
        self._closed: set[Node] = set()
        self.layout = TreeLayout(self.shape, frozenset(), frozenset())
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
            self.shape = TreeShape(tree)
            self.faces = TreeFaces(self.shape)
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
