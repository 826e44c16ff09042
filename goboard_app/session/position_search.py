"""Position search: patterns, their variants by symmetry and colour, and their occurrences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import cached_property
from typing import NamedTuple

from goboard_app.go.board import BoardSize, Point, neighbor_indices
from goboard_app.go.position import EMPTY, Position, taken_off
from goboard_app.record.compare import AnyStep, GameSteps, SetupStep, move_table, steps_of
from goboard_app.record.search import NodePlace
from goboard_app.record.tree import GameTree

WHATEVER = 3
"""The code of a point that does not matter; smaller codes are those of `Position`."""
NO_WHITE = 4
"""The code of a point that is empty or holds a black stone."""
NO_BLACK = 5
"""The code of a point that is empty or holds a white stone."""

ALLOWED = {0: (0,), 1: (1,), 2: (2,), WHATEVER: (0, 1, 2), NO_WHITE: (0, 1), NO_BLACK: (0, 2)}
"""The codes of a `Position` that each code of a pattern allows."""

_SWAPPED = bytes.maketrans(bytes((1, 2, NO_WHITE, NO_BLACK)), bytes((2, 1, NO_BLACK, NO_WHITE)))
# Nodes between two portions.
_NODES_AT_ONCE = 250
_AnchorsByForm = tuple[tuple[int, int], ...]
"""Forms by their numbers, each with the possible places of its corner as bits."""


class Edge(Enum):
    """A side of the board."""

    LEFT = auto()
    RIGHT = auto()
    TOP = auto()
    BOTTOM = auto()


_TRANSPOSED = {
    Edge.LEFT: Edge.TOP,
    Edge.TOP: Edge.LEFT,
    Edge.RIGHT: Edge.BOTTOM,
    Edge.BOTTOM: Edge.RIGHT,
}
_MIRRORED = {
    Edge.LEFT: Edge.RIGHT,
    Edge.RIGHT: Edge.LEFT,
    Edge.TOP: Edge.TOP,
    Edge.BOTTOM: Edge.BOTTOM,
}


@dataclass(frozen=True, slots=True)
class PointRect:
    """A rectangle of points, both corners included."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def between(cls, one: Point, other: Point) -> PointRect:
        """Return the rectangle with these two points in opposite corners."""
        cols, rows = sorted((one.col, other.col)), sorted((one.row, other.row))
        return cls(cols[0], rows[0], cols[1], rows[1])

    @classmethod
    def whole(cls, size: BoardSize) -> PointRect:
        """Return the whole board."""
        return cls(0, 0, size.columns - 1, size.rows - 1)

    def points(self) -> Iterator[Point]:
        """Yield its points, row by row."""
        for row in range(self.top, self.bottom + 1):
            for col in range(self.left, self.right + 1):
                yield Point(col, row)

    @property
    def is_point(self) -> bool:
        """True if it is a single point."""
        return self.left == self.right and self.top == self.bottom

    def fits(self, size: BoardSize) -> bool:
        """Return whether it lies on a board of this size."""
        return self.right < size.columns and self.bottom < size.rows

    def is_whole(self, size: BoardSize) -> bool:
        """Return whether it is all of a board."""
        return self == PointRect.whole(size)

    def sides(self, size: BoardSize) -> frozenset[Edge]:
        """Return the sides of the board that it touches."""
        touched = {
            Edge.LEFT: self.left == 0,
            Edge.RIGHT: self.right == size.columns - 1,
            Edge.TOP: self.top == 0,
            Edge.BOTTOM: self.bottom == size.rows - 1,
        }
        return frozenset(side for side, is_touched in touched.items() if is_touched)


class Margins(NamedTuple):
    """The numbers of lines between a rectangle and each side of the board."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def around(cls, area: PointRect, size: BoardSize) -> Margins:
        """Return the margins of a rectangle on a board of this size."""
        return cls(area.left, area.top, size.columns - 1 - area.right, size.rows - 1 - area.bottom)


@dataclass(frozen=True, slots=True)
class Pattern:
    """The stones in a rectangle: one code for each point, row by row.

    The `sides` of the board that the original part touched have to be touched at every occurrence;
    if it touched none it may occur anywhere. With `margins` it occurs at its own place alone, on boards of
    its own size.
    """

    columns: int
    rows: int
    cells: bytes
    sides: frozenset[Edge]
    margins: Margins | None = None

    @property
    def has_stones(self) -> bool:
        """True if there is a stone to look for."""
        return 1 in self.cells or 2 in self.cells

    def swapped(self) -> Pattern:
        """Return the pattern with the colours exchanged."""
        return replace(self, cells=self.cells.translate(_SWAPPED))

    def mirrored(self) -> Pattern:
        """Return the pattern with left and right exchanged."""
        width = self.columns
        rows = (self.cells[at : at + width][::-1] for at in range(0, len(self.cells), width))
        sides = frozenset(_MIRRORED[side] for side in self.sides)
        margins = self.margins
        if margins is not None:
            margins = Margins(margins.right, margins.top, margins.left, margins.bottom)
        return Pattern(width, self.rows, b"".join(rows), sides, margins)

    def transposed(self) -> Pattern:
        """Return the pattern with columns and rows exchanged."""
        cells = b"".join(self.cells[col :: self.columns] for col in range(self.columns))
        sides = frozenset(_TRANSPOSED[side] for side in self.sides)
        margins = self.margins
        if margins is not None:
            margins = Margins(margins.top, margins.left, margins.bottom, margins.right)
        return Pattern(self.rows, self.columns, cells, sides, margins)

    def anchors(self, size: BoardSize) -> Iterator[Point]:
        """Yield the possible places of its top left corner on a board of this size."""
        sides, margins = self.sides, self.margins
        if margins is not None:
            width = margins.left + self.columns + margins.right
            height = margins.top + self.rows + margins.bottom
            is_its_board = (width, height) == (size.columns, size.rows)
            return iter((Point(margins.left, margins.top),) if is_its_board else ())
        cols = _starts(self.columns, size.columns, Edge.LEFT in sides, Edge.RIGHT in sides)
        rows = _starts(self.rows, size.rows, Edge.TOP in sides, Edge.BOTTOM in sides)
        return (Point(col, row) for row in rows for col in cols)


@dataclass(frozen=True, slots=True)
class Variant:
    """A form of a pattern; `is_swapped` means that the colours are exchanged in it."""

    pattern: Pattern
    is_swapped: bool


def pattern_of(
    position: Position,
    area: PointRect,
    whatever: frozenset[Point] = frozenset(),
    is_empty_fixed: bool = True,
) -> Pattern:
    """Return the part of a board as a pattern.

    `whatever` are points that do not matter; without `is_empty_fixed` no empty point does.
    """
    codes = dict.fromkeys(whatever, WHATEVER)
    if not is_empty_fixed:
        open_points = (point for point in area.points() if position.at(point) is None)
        codes |= dict.fromkeys(open_points, WHATEVER)
    return marked_pattern(position, area, codes)


def marked_pattern(position: Position, area: PointRect, codes: Mapping[Point, int], is_fixed: bool = False) -> Pattern:
    """Return the part of a board as a pattern; `codes` replace the stones of points.

    With `is_fixed` the pattern is found at its own place alone.
    """
    size = position.size
    cells = bytes(codes.get(point, position.stones[size.index(point)]) for point in area.points())
    margins = Margins.around(area, size) if is_fixed else None
    return Pattern(area.right - area.left + 1, area.bottom - area.top + 1, cells, area.sides(size), margins)


def variants_of(pattern: Pattern, in_any_symmetry: bool = True, in_both_colors: bool = True) -> tuple[Variant, ...]:
    """Return the different forms of a pattern, itself first: turned and mirrored, with colours swapped."""
    forms = [pattern]
    if in_any_symmetry:
        for form in (pattern, pattern.transposed()):
            for flipped in (form, form.mirrored()):
                forms += [flipped, _upside_down(flipped)]
    # A symmetric pattern has equal forms, each of which is searched once.
    found = dict.fromkeys(forms, False)
    if in_both_colors:
        for form in forms:
            # A form that equals one without exchanged colours counts as that one.
            found.setdefault(form.swapped(), True)
    return tuple(Variant(form, is_swapped) for form, is_swapped in found.items())


def _upside_down(pattern: Pattern) -> Pattern:
    return pattern.transposed().mirrored().transposed()


def _starts(length: int, room: int, at_start: bool, at_end: bool) -> range:
    """Return the possible starts of a stretch in a room, if it has to touch one end or both."""
    last = room - length
    if last < 0 or (at_start and at_end and last):
        return range(0)
    return range(last if at_end else 0, 1 if at_start else last + 1)


@dataclass(frozen=True, slots=True)
class PositionHit:
    """A node at which a pattern appears that was not there, in that very place, a node before.

    `area` is its rectangle, the first if it appeared in several; `is_swapped` means that the
    colours are exchanged there.
    """

    place: NodePlace
    area: PointRect
    is_swapped: bool


@dataclass(frozen=True, slots=True)
class PositionPortion:
    """A part of a search: how many games are done by now, and the new hits since the last part."""

    done: int
    hits: tuple[PositionHit, ...]


def search_position(trees: Sequence[GameTree], variants: Sequence[Variant]) -> Iterator[PositionPortion]:
    """Yield every place where a form of a pattern appears, in the main line or a variation.

    The portions take a few milliseconds each; the search may be left off at any time. Cost: 0.3
    microseconds a node, and 3 more where the stones of the game could make the pattern.
    """
    boards: dict[BoardSize, _Sought] = {}
    for done, tree in enumerate(trees):
        sought = boards.get(tree.size)
        if sought is None:
            sought = boards[tree.size] = _Sought(tree.size, variants)
        for hits in _search_game(tree, sought):
            yield PositionPortion(done, hits)
        yield PositionPortion(done + 1, ())


def _search_game(tree: GameTree, sought: _Sought) -> Iterator[tuple[PositionHit, ...]]:
    if not sought.forms:
        return
    steps = yield from steps_of(tree, sought.moves)
    possible = sought.possible(steps.steps)
    # No form can occur in this game, so it need not be replayed.
    if not any(possible):
        return
    replay = _Replay(steps, sought, possible)
    for first in range(0, len(steps.steps), _NODES_AT_ONCE):
        yield tuple(replay.run(first, first + _NODES_AT_ONCE))


class _SizedVariant:
    """One form of the pattern on one size of board.

    `black`, `white` and `empty` are the offsets of its points from its top left corner, `anchors`
    the possible places of that corner, one bit each.
    """

    def __init__(self, variant: Variant, size: BoardSize) -> None:
        self.variant = variant
        self._size = size
        self.anchors = sum(1 << size.index(point) for point in variant.pattern.anchors(size))
        offsets = _offsets(variant.pattern, size)
        self.black, self.white, self.empty = offsets[1], offsets[2], offsets[EMPTY]
        self.no_white, self.no_black = offsets[NO_WHITE], offsets[NO_BLACK]
        self._by_code = offsets

    def touched(self, code: int, index: int) -> int:
        """Return the places of the corner at which the pattern has this code at a point of the board."""
        found = 0
        for offset in self._by_code[code]:
            if offset <= index:
                found |= 1 << (index - offset)
        return found & self.anchors

    def standing(self, anchors: int, black: int, white: int) -> int:
        """Return those of the places where the stones of the form are."""
        for offset in self.black:
            anchors &= black >> offset
            if not anchors:
                return 0
        for offset in self.white:
            anchors &= white >> offset
            if not anchors:
                return 0
        return anchors

    def matching(self, anchors: int, black: int, white: int) -> int:
        """Return those of the places where the whole form matches."""
        anchors = self.standing(anchors, black, white)
        if not anchors:
            return 0
        taken = black | white
        for offsets, ruled_out in ((self.empty, taken), (self.no_white, white), (self.no_black, black)):
            for offset in offsets:
                anchors &= ~(ruled_out >> offset)
                if not anchors:
                    return 0
        return anchors

    def area_at(self, index: int) -> PointRect:
        """Return the rectangle with its top left corner at this index."""
        corner, pattern = self._size.point(index), self.variant.pattern
        right, bottom = corner.col + pattern.columns - 1, corner.row + pattern.rows - 1
        return PointRect(corner.col, corner.row, right, bottom)


class _Sought:
    """All forms of the pattern that have room on one size of board."""

    def __init__(self, size: BoardSize, variants: Sequence[Variant]) -> None:
        self.size = size
        forms = (_SizedVariant(variant, size) for variant in variants)
        self.forms = [form for form in forms if form.anchors]
        self._near: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}

    @cached_property
    def moves(self) -> dict[str, int]:
        """The table of plain moves for the size."""
        return move_table(self.size)

    def possible(self, steps: Sequence[AnyStep]) -> list[int]:
        """Return for each form the places where its stones could ever be in a game."""
        ever = [0, 0, 0]
        for step in set(steps):
            if isinstance(step, int):
                ever[step & 3] |= 1 << (step >> 2)
            else:
                for index, code in (*step.setup, *step.plays):
                    ever[code] |= 1 << index
        return [form.standing(form.anchors, ever[1], ever[2]) for form in self.forms]

    def near(self, code: int, index: int) -> tuple[tuple[int, int], ...]:
        """Return the numbers of the forms that have this code at a point.

        Each comes with its possible places then.
        """
        found = self._near.get((code, index))
        if found is None:
            touched = ((number, form.touched(code, index)) for number, form in enumerate(self.forms))
            found = tuple((number, anchors) for number, anchors in touched if anchors)
            self._near[code, index] = found
        return found


class _Replay:
    """A replay of one game, node by node, that looks for the forms on the way."""

    def __init__(self, steps: GameSteps, sought: _Sought, possible: list[int]) -> None:
        self._steps = steps
        self._sought = sought
        self._possible = possible
        self._neighbors = neighbor_indices(sought.size.columns, sought.size.rows)
        self._board = bytearray(sought.size.area)
        self._black = self._white = 0
        self._kept: dict[int, tuple[bytearray, int, int]] = {}
        self._forks = frozenset(steps.parents.values())

    def run(self, first: int, last: int) -> Iterator[PositionHit]:
        """Yield the hits of the nodes from one place to before another; to be called in their order."""
        parents, forks = self._steps.parents, self._forks
        for place, step in enumerate(self._steps.steps[first:last], first):
            if place in parents:
                board, self._black, self._white = self._kept[parents[place]]
                # A copy, as several children begin at the kept board.
                self._board = board[:]
            asked: _AnchorsByForm = ()
            # Cheaper than isinstance in a loop over all nodes.
            if step.__class__ is int and place:
                if step:
                    asked = self._take_move(step)
            else:
                asked = self._take(step, place == 0)
            if asked:
                hit = self._hit(place, asked)
                if hit is not None:
                    yield hit
            if place in forks:
                self._kept[place] = self._board[:], self._black, self._white

    def _take_move(self, step: int) -> _AnchorsByForm:
        """Play the single stone of a node; return the forms to test."""
        black, white = self._black, self._white
        if self._play(step >> 2, step & 3):
            return self._changed(black, white)
        return self._sought.near(step & 3, step >> 2)

    def _take(self, step: AnyStep, is_root: bool) -> _AnchorsByForm:
        """Carry out all that a node does; return the forms to test, at the root all of them."""
        black, white = self._black, self._white
        if isinstance(step, SetupStep):
            for index, code in step.setup:
                self._put(index, code)
            for index, code in step.plays:
                self._play(index, code)
        elif step:
            self._play(step >> 2, step & 3)
        if is_root:
            return tuple((number, form.anchors) for number, form in enumerate(self._sought.forms))
        return self._changed(black, white)

    def _put(self, index: int, code: int) -> None:
        bit = 1 << index
        self._board[index] = code
        self._black = self._black | bit if code == 1 else self._black & ~bit
        self._white = self._white | bit if code == 2 else self._white & ~bit

    def _play(self, index: int, code: int) -> bool:
        """Play a stone as `Position.after` does; return whether it did more than fill an empty point."""
        board, near = self._board, self._neighbors
        is_odd = bool(board[index])
        self._put(index, code)
        taken: list[int] = []
        is_free = False
        for i in near[index]:
            if not board[i]:
                is_free = True
            elif board[i] != code and not self._has_liberty(i):
                taken += taken_off(board, near, i)
        if not is_free and not taken:
            taken = taken_off(board, near, index)
        for i in taken:
            self._put(i, EMPTY)
        return is_odd or bool(taken)

    def _has_liberty(self, index: int) -> bool:
        """Return whether this very stone has an empty point next to it, as most have."""
        board = self._board
        # A generator would cost more than all the rest.
        for i in self._neighbors[index]:  # noqa: SIM110
            if not board[i]:
                return True
        return False

    def _changed(self, black: int, white: int) -> _AnchorsByForm:
        """Return the forms to test, given the stones of the board before."""
        asked: dict[int, int] = {}
        # A form appears only where a point has come to match one of its codes.
        for code, bits in (
            (1, self._black & ~black),
            (2, self._white & ~white),
            (EMPTY, (black | white) & ~(self._black | self._white)),
            (NO_WHITE, white & ~self._white),
            (NO_BLACK, black & ~self._black),
        ):
            for index in _bits(bits):
                for number, anchors in self._sought.near(code, index):
                    asked[number] = asked.get(number, 0) | anchors
        return tuple(asked.items())

    def _hit(self, place: int, asked: _AnchorsByForm) -> PositionHit | None:
        """Return the hit at a node, if one of the given forms is on the board now."""
        for number, anchors in asked:
            wanted = anchors & self._possible[number]
            if not wanted:
                continue
            form = self._sought.forms[number]
            found = form.matching(wanted, self._black, self._white)
            if found:
                area = form.area_at(next(_bits(found)))
                return PositionHit(self._place(place), area, form.variant.is_swapped)
        return None

    def _place(self, place: int) -> NodePlace:
        steps = self._steps
        node = None if steps.nodes is None else steps.nodes[place]
        return NodePlace(steps.tree, node, steps.first + place)


def _bits(bits: int) -> Iterator[int]:
    """Yield the numbers of the bits that are set, the lowest first."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def _offsets(pattern: Pattern, size: BoardSize) -> tuple[tuple[int, ...], ...]:
    """Return for each code the offsets of its points from the top left corner."""
    found: tuple[list[int], ...] = ([], [], [], [], [], [])
    for place, code in enumerate(pattern.cells):
        row, col = divmod(place, pattern.columns)
        found[code].append(row * size.columns + col)
    return tuple(map(tuple, found))
