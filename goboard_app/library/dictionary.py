"""Dictionary: the corners of an SGF file of joseki, recognised in the corners of any board.

A corner is looked up by its stones, whatever the order of moves, turned into any other corner,
mirrored and with colours swapped. The half of the board beside the corner counts, the middle lines
included; moves of the file may lie beyond it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from hashlib import blake2b
from typing import NamedTuple

from goboard_app.go.board import BoardSize, Play, Point
from goboard_app.go.position import CODES, COLORS, Position
from goboard_app.record.node import Node
from goboard_app.record.positions import position_after
from goboard_app.record.properties import MarkKind, comment_of, markup_of, moves_of
from goboard_app.record.transform import Symmetry, moved_point
from goboard_app.record.tree import GameTree

# The codes of `Position`: 1 is black, 2 white.
_SWAP = bytes.maketrans(b"\x01\x02", b"\x02\x01")
# In characters.
_MOST_COMMENT = 4000


class Corner(Enum):
    """A corner of the board; the value is the symmetry that brings it to the top left."""

    TOP_LEFT = Symmetry.NONE
    TOP_RIGHT = Symmetry.SIDEWAYS
    BOTTOM_LEFT = Symmetry.UPSIDE_DOWN
    BOTTOM_RIGHT = Symmetry.HALF


class KnownMove(NamedTuple):
    """A continuation in the dictionary; `name` is the label that its author wrote on the point."""

    move: Play
    name: str


class KnownCorner(NamedTuple):
    """The dictionary's entry for a corner: the continuations, and the comment at that place."""

    corner: Corner
    moves: tuple[KnownMove, ...]
    comment: str


class _Entry:
    """The dictionary's data for one corner, with the corner at the top left."""

    __slots__ = ("comments", "moves")

    def __init__(self) -> None:
        self.moves: dict[tuple[int, int, int], str] = {}
        self.comments: list[str] = []


class Dictionary:
    """All corners of a file, read once and ready for any number of look-ups."""

    def __init__(self, size: BoardSize) -> None:
        self.size = size
        self._entries: dict[bytes, _Entry] = {}

    def __len__(self) -> int:
        return len(self._entries)

    def find(self, position: Position, corner: Corner) -> KnownCorner | None:
        """Return the entry for a corner of a position; None if it is not in the dictionary.

        An empty corner has no entry. The moves are those of the side to play.
        """
        if position.size != self.size:
            return None
        stones = _stones_in(position, corner)
        if not any(stones):
            return None
        key, is_mirrored, is_swapped = _canonical(stones, _half(self.size))
        entry = self._entries.get(key)
        if entry is None:
            return None
        moves = (
            KnownMove(self._move_on(corner, step, is_mirrored, is_swapped), name) for step, name in entry.moves.items()
        )
        ours = tuple(known for known in moves if known.move.color is position.to_move)
        return KnownCorner(corner, ours, "\n\n".join(entry.comments))

    def _move_on(self, corner: Corner, step: tuple[int, int, int], is_mirrored: bool, is_swapped: bool) -> Play:
        col, row, code = step
        if is_mirrored:
            col, row = row, col
        color = COLORS[3 - code if is_swapped else code]
        assert color is not None
        return Play(color, moved_point(Point(col, row), self.size, corner.value))

    def add(self, position: Position, corner: Corner, node: Node) -> None:
        """Add the moves after a node of the file and its author's comment."""
        key, is_mirrored, is_swapped = _canonical(_stones_in(position, corner), _half(self.size))
        entry = self._entries.setdefault(key, _Entry())
        names = {mark.point: mark.text for mark in markup_of(node, self.size) if mark.kind is MarkKind.LABEL}
        for move in (move for child in node.children for move in moves_of(child, self.size)):
            if not isinstance(move, Play):
                continue
            # For each corner the symmetry is its own inverse.
            point = moved_point(move.point, self.size, corner.value)
            col, row = (point.row, point.col) if is_mirrored else (point.col, point.row)
            code = CODES[move.color]
            step = col, row, 3 - code if is_swapped else code
            entry.moves[step] = entry.moves.get(step) or names.get(move.point, "")
        comment = comment_of(node).strip()[:_MOST_COMMENT]
        if comment and comment not in entry.comments:
            entry.comments.append(comment)


def read_dictionary(tree: GameTree, before: Dictionary | None = None) -> Iterator[Dictionary | None]:
    """Read a game of a file node by node: yields None for each, and the dictionary at the end.

    It is added to the dictionary of the games `before`, unless the board size differs. Each line
    belongs to the corner in which its first stone lies. Only square boards have four equal corners;
    other boards add nothing to the dictionary.
    """
    found = before or Dictionary(tree.size)
    is_fit = tree.size.columns == tree.size.rows and tree.size == found.size
    waiting: list[tuple[Node, Position | None, Corner | None]] = [(tree.root, None, None)]
    while waiting and is_fit:
        node, above, corner = waiting.pop()
        position = position_after(node, tree.size, above)
        if corner is None:
            corner = _first_corner(position)
        if corner is not None:
            found.add(position, corner, node)
        waiting += [(child, position, corner) for child in reversed(node.children)]
        yield None
    yield found


def _first_corner(position: Position) -> Corner | None:
    return next((corner for corner in Corner if any(_stones_in(position, corner))), None)


def _half(size: BoardSize) -> int:
    return (size.columns + 1) // 2


def _stones_in(position: Position, corner: Corner) -> bytes:
    """Return the stones of a corner, row by row, with the corner at the top left."""
    size, half = position.size, _half(position.size)
    _across, mirrors_columns, mirrors_rows = corner.value.value
    rows = []
    for number in range(half):
        row = size.rows - 1 - number if mirrors_rows else number
        stones = position.stones[row * size.columns : (row + 1) * size.columns]
        rows.append(stones[::-1][:half] if mirrors_columns else stones[:half])
    return b"".join(rows)


def _canonical(stones: bytes, half: int) -> tuple[bytes, bool, bool]:
    """Return a digest that all forms of a corner share, and the form that was given.

    The form is: whether rows and columns are exchanged, and whether the colours are.
    """
    mirrored = b"".join(stones[col::half] for col in range(half))
    forms = (
        (stones, False, False),
        (mirrored, True, False),
        (stones.translate(_SWAP), False, True),
        (mirrored.translate(_SWAP), True, True),
    )
    # Any fixed choice among the forms serves; the least one is the same for all of them.
    least, is_mirrored, is_swapped = min(forms)
    return blake2b(least, digest_size=10).digest(), is_mirrored, is_swapped


class LeftDictionary(NamedTuple):
    """The move that left the dictionary in a corner; `number` is its number in the game."""

    corner: Corner
    number: int
    move: Play


class CornerState(NamedTuple):
    """The state of a corner: its entry, and the move that left the dictionary, None while it is in it."""

    found: KnownCorner | None
    left: LeftDictionary | None


States = Mapping[Corner, CornerState]
"""The states of the corners that are in the dictionary, or were."""

NOWHERE: States = {}
"""The states before the first move."""


def states_after(dictionary: Dictionary, before: States, position: Position, move: Play | None, number: int) -> States:
    """Return the states of the corners one position further on.

    `move` led there, as move `number` of the game. A corner that was left is not looked up again.
    """
    states = dict(before)
    for corner in Corner:
        known = before.get(corner)
        if known is not None and known.left is not None:
            continue
        found = dictionary.find(position, corner)
        if found is not None:
            states[corner] = CornerState(found, None)
        elif known is not None and move is not None and _lies_in(move.point, corner, position):
            states[corner] = CornerState(None, LeftDictionary(corner, number, move))
    return states


def _lies_in(point: Point, corner: Corner, position: Position) -> bool:
    turned = moved_point(point, position.size, corner.value)
    half = _half(position.size)
    return turned.col < half and turned.row < half
