"""What is told of a node in the drawn tree: its move, its number, and the marks beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from goboard_app.go.board import BoardSize, Color, Move
from goboard_app.record.inherited import given_number
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of, point_text
from goboard_app.record.sgf.lexer import Property
from goboard_app.record.tree import NO_FORK, TreeShape
from goboard_app.session.annotation import Judgement, annotation_of

_MARKS = frozenset(
    {"TR", "SQ", "CR", "MA", "SL", "LB", "L", "M", "AR", "LN", "DD", "VW", "TB", "TW"}
)
_SETUP = frozenset({"AB", "AW", "AE", "PL"})


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
    """The faces of the nodes of one shape, made when they are first asked for.

    Asking for one makes no node. Move numbers count the nodes with a move, and MN sets them, as on
    the board.
    """

    def __init__(self, shape: TreeShape) -> None:
        self._shape = shape
        self._size = shape.tree.size
        self._plain = _plain_moves(self._size)
        self._faces: dict[int, Face] = {}
        self._moves: dict[int, list[int]] = {}

    def face(self, number: int) -> Face:
        """What a node shows."""
        known = self._faces.get(number)
        if known is None:
            properties = self._shape.properties_of(number)
            known = face_of(properties, self._size, self.move_number(number))
            self._faces[number] = known
        return known

    def move_number(self, number: int) -> int:
        """The number of the last move at a node."""
        line = self._shape.line_of(number)
        waiting: list[int] = []
        while line not in self._moves:
            waiting.append(line)
            fork = self._shape.forks[line]
            if fork == NO_FORK:
                break
            line = self._shape.line_of(fork)
        for pending in reversed(waiting):
            self._count_along(pending)
        line = self._shape.line_of(number)
        return self._moves[line][number - self._shape.heads[line]]

    def _count_along(self, line: int) -> None:
        shape = self._shape
        first, end, fork = shape.heads[line], shape.line_end(line), shape.forks[line]
        count = 0
        if fork != NO_FORK:
            above = shape.line_of(fork)
            count = self._moves[above][fork - shape.heads[above]]
        numbers: list[int] = []
        plain, given = self._plain, self._given_numbers
        for number, opening in enumerate(shape.openings(first, end), first):
            if number in given:
                count = given[number]
            elif opening in plain or self._has_move(number):
                count += 1
            numbers.append(count)
        self._moves[line] = numbers

    @cached_property
    def _given_numbers(self) -> dict[int, int]:
        """The numbers that MN gives to moves."""
        found: dict[int, int] = {}
        for place in self._shape.holding("MN"):
            number = given_number(Node(self._shape.properties_of(place)))
            if number is not None:
                found[place] = number
        return found

    def _has_move(self, number: int) -> bool:
        return _move(self._shape.properties_of(number), self._size) is not None


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


def _plain_moves(size: BoardSize) -> frozenset[str]:
    """How nodes begin that hold a move and are read at a glance."""
    points = [point_text(point) for point in size]
    return frozenset(f"{color}[{text}]" for color in "BW" for text in points)
