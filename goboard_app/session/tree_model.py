"""The drawn tree: the face of each node, and the folded variations."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from typing import NamedTuple

from goboard_app.go.board import BoardSize, Color, Move
from goboard_app.record.inherited import given_number
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of, point_text
from goboard_app.record.property_table import PropertyGroup, idents_about
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.tree import NO_FORK, GameTree, TreeShape
from goboard_app.record.tree_layout import MOST_AT_FORK, NearLayout, Strand, TreeLayout, shown_at_first
from goboard_app.session.annotation import Judgement, annotation_of
from goboard_app.session.session import GameSession

_MARKS = idents_about(PropertyGroup.MARK, PropertyGroup.TERRITORY)
_SETUP = idents_about(PropertyGroup.SETUP)


class Face(NamedTuple):
    """The visible facts of a node: `number` is that of its move, or of the last one before it."""

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
        """True if there is any sign beside the node."""
        return self.has_comment or self.has_marks or self.is_hot or self.judgement is not None


class TreeFaces:
    """The faces of the nodes of one `shape`, made on the first request.

    A request makes no node. Move numbers count the nodes with a move, and MN sets them, as on
    the board.
    """

    def __init__(self, shape: TreeShape, before: TreeFaces | None = None) -> None:
        """`before` are the faces of the same tree before an edit; their data are used again."""
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
        """Return the face of a node."""
        known = self._faces.get(number)
        if known is None:
            properties = self.shape.properties_of(number)
            known = face_of(properties, self._size, self.move_number(number))
            self._faces[number] = known
        return known

    def move_number(self, number: int) -> int:
        """Return the number of the last move at a node."""
        line = self.shape.line_of(number)
        waiting: list[int] = []
        # A variation counts on from the node that it leaves, so lines above it are counted first.
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
    """Return the faces of a tree, and with them its shape; made once for each revision."""
    return tree.fact(_faces_made)


class _Last:
    """The last faces made of a tree."""

    def __init__(self, _tree: GameTree) -> None:
        self.faces: TreeFaces | None = None


def _faces_made(tree: GameTree) -> TreeFaces:
    last = tree.lasting(_Last)
    before = last.faces
    # The shape of the last revision serves as far as no node has changed.
    shape = TreeShape(tree, None if before is None else before.shape)
    last.faces = TreeFaces(shape, before)
    return last.faces


def face_of(properties: Sequence[Property], size: BoardSize, number: int) -> Face:
    """Return the face of a node with these properties."""
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
    """Return the openings of nodes that hold one move on a point, for a test without parsing."""
    points = [point_text(point) for point in size]
    return frozenset(f"{color}[{text}]" for color in "BW" for text in points)


class DrawnTree:
    """The drawing of one tree, kept through its edits; views read everything they draw from it.

    `cursor` is the number of the node on the board. `path` holds the strands that lead to it, each
    with the last node on the way. A variation that the user folded or unfolded stays so through edits;
    one that the cursor enters is unfolded, and stays so.
    """

    def __init__(self, tree: GameTree, is_near: bool = False) -> None:
        self.faces = faces_of(tree)
        self.shape = self.faces.shape
        self._opened: set[Node] = set()
        self._closed: set[Node] = set()
        self._is_near = is_near
        self.layout = (NearLayout if is_near else TreeLayout)(self.shape, frozenset(), frozenset())
        self._forks_of: TreeShape | None = None
        self._forks: list[int] = []
        self.cursor = 0
        self.path: dict[int, int] = {0: 0}

    def refresh(self, session: GameSession) -> bool:
        """Follow the session; return whether the layout has changed."""
        tree = session.tree
        is_other = self.shape.tree is not tree
        if is_other:
            # Nodes of another tree.
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

    def set_near(self, is_near: bool) -> None:
        """Place variations near the node that they leave (`is_near`), or where they cross no other line."""
        if is_near is not self._is_near:
            self._is_near = is_near
            self._lay_out()
            self.path = dict(self._way())

    @property
    def way_end(self) -> int:
        """The last visible node on the way to the cursor."""
        for head, number in self._lines_to_cursor():
            strand = self.layout.strand_of(head)
            if strand is not None:
                return min(strand.last, number)
        return 0

    @property
    def has_forks(self) -> bool:
        """True if there is any variation."""
        return len(self.shape.heads) > 1

    def fork_near(self, step: int, session: GameSession) -> int | None:
        """Return the nearest fork before the cursor (-1) or after it (1); None if there is none.

        After it means on the line that the session continues on.
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
        """The forks in order; found once for each shape."""
        if self._forks_of is not self.shape:
            self._forks_of = self.shape
            self._forks = sorted(set(self.shape.forks) - {NO_FORK})
        return self._forks

    def node_at(self, number: int) -> Node:
        """Return the node with a number."""
        return self.shape.node_at(number)

    def fold(self, number: int) -> bool:
        """Fold the variation that a node is on; on the main line, those that branch off there.

        Returns whether that changed the drawing.
        """
        return self._set_folded(self._variations_at(number), True)

    def unfold(self, number: int) -> bool:
        """Unfold the variation that a node is on; return whether that changed the drawing."""
        return self._set_folded(self._variations_at(number), False)

    def toggle(self, number: int) -> bool:
        """Unfold where something is folded, else fold; return whether that changed the drawing."""
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
        kind = NearLayout if self._is_near else TreeLayout
        self.layout = kind(self.shape, opened, closed)

    def _open_way(self) -> bool:
        """Unfold the variations that would hide the cursor; return whether there were any."""
        way = list(self._lines_to_cursor())
        way.reverse()
        before = len(self._opened)
        for level, (head, number) in enumerate(way):
            limit = self._limit(head, level)
            # From the last shown node no variation branches off.
            needed = number - head + (1 if level == len(way) - 1 else 2)
            if limit and (needed > limit or self._is_left_out(head)):
                opened = self.node_at(head)
                self._opened.add(opened)
                self._closed.discard(opened)
        return len(self._opened) != before

    def _is_left_out(self, head: int) -> bool:
        """Return whether a variation is one of too many at its node, and not shown by itself."""
        node = self.node_at(head)
        # Index 0 continues the line itself, so variations are counted from 1.
        return node not in self._closed and node.index > MOST_AT_FORK

    def _limit(self, head: int, level: int) -> int:
        node = self.node_at(head)
        if level == 0 or node in self._opened:
            # 0: no limit, all of the variation is shown.
            return 0
        return 1 if node in self._closed else shown_at_first(level)

    def _lines_to_cursor(self) -> Iterator[tuple[int, int]]:
        """Yield the first node of each line on the way up, with the last one that is on the way."""
        number = self.cursor
        while number != NO_FORK:
            line = self.shape.line_of(number)
            yield self.shape.heads[line], number
            number = self.shape.forks[line]

    def _way(self) -> Iterator[tuple[int, int]]:
        for _head, number in self._lines_to_cursor():
            strand = self.layout.strand_of(number)
            if strand is None:
                # The user folded it under the cursor: the way ends where it is folded.
                continue
            yield strand.index, number
