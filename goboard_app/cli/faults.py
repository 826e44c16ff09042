"""Moves of a main line that the rules do not allow, or that cannot be read as moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from goboard_app.go.color import Color
from goboard_app.go.move import Move, Play
from goboard_app.go.point import Point
from goboard_app.go.position import Position
from goboard_app.record.node import Node
from goboard_app.record.positions import PositionCache
from goboard_app.record.tree import GameTree
from goboard_app.record.values import moved_colors, moves_of, setup_of
from goboard_app.rules.history import History, State
from goboard_app.rules.legality import Refusal, judge
from goboard_app.rules.ruleset import Ruleset


class FaultKind(Enum):
    """What is wrong with a move."""

    OFF_BOARD = "off_board"
    """The value names no point of the board; the move is not carried out."""
    OCCUPIED = "occupied"
    SUICIDE = "suicide"
    KO = "ko"
    SUPERKO = "superko"
    TWO_MOVES = "two_moves"
    """Black and White move in one node."""
    MORE_VALUES = "more_values"
    """The move has several values, of which the first is taken."""


_KINDS = {
    Refusal.OFF_BOARD: FaultKind.OFF_BOARD,
    Refusal.OCCUPIED: FaultKind.OCCUPIED,
    Refusal.SUICIDE: FaultKind.SUICIDE,
    Refusal.KO: FaultKind.KO,
    Refusal.SUPERKO: FaultKind.SUPERKO,
}


_SHOWN = 40


@dataclass(frozen=True, slots=True)
class Fault:
    """One move that is not as it should be.

    `move` counts the moves of the main line from 1. `point` is None for what is no point of the
    board; `raw` then holds the beginning of the value as the file has it.
    """

    kind: FaultKind
    move: int
    color: Color
    point: Point | None = None
    raw: str = ""


def find_faults(tree: GameTree, ruleset: Ruleset) -> tuple[Fault, ...]:
    """All faults of the main line, judged by one ruleset; what is illegal was carried out."""
    return tuple(_Line(tree, ruleset).faults())


class _Line:
    """Walks the main line once, with the boards that have stood on it."""

    def __init__(self, tree: GameTree, ruleset: Ruleset) -> None:
        self._tree = tree
        self._ruleset = ruleset
        self._positions = PositionCache(tree)
        self._states: list[State] = []
        self._seen: set[bytes] = set()
        self._number = 0

    def faults(self) -> Iterator[Fault]:
        """The faults in the order of the moves."""
        before = Position.empty(self._tree.size)
        for node in self._tree.main_line():
            setup = setup_of(node, self._tree.size)
            if setup.has_points or not self._states:
                before = before.with_setup(setup.black, setup.white, setup.empty)
                self._stands(State.of_setup(before))
            yield from self._in_node(node, before)
            before = self._positions.position(node)

    def _in_node(self, node: Node, position: Position) -> Iterator[Fault]:
        colors = moved_colors(node)
        moves = {move.color: move for move in moves_of(node, self._tree.size)}
        if colors:
            self._number += 1
        for color in colors:
            yield from _badly_written(node, color, color in moves, self._number)
            move = moves.get(color)
            if move is not None:
                yield from self._judged(position, move)
                position = position.after(move)
                self._stands(State.of_move(position, color, move.is_pass))
        if len(colors) > 1:
            yield Fault(FaultKind.TWO_MOVES, self._number, colors[0])

    def _judged(self, position: Position, move: Move) -> Iterator[Fault]:
        if not isinstance(move, Play):
            return
        verdict = judge(position, move, self._history(position, move), self._ruleset)
        if verdict.reason is not None:
            yield Fault(_KINDS[verdict.reason], self._number, move.color, move.point)

    def _history(self, position: Position, move: Play) -> History:
        """As much of the history as can matter: all of it only where a board comes back."""
        comes_back = position.after(move).stones in self._seen
        return History(self._states if comes_back else self._states[-2:])

    def _stands(self, state: State) -> None:
        self._states.append(state)
        self._seen.add(state.stones)


def _badly_written(node: Node, color: Color, is_read: bool, number: int) -> Iterator[Fault]:
    values = node.get(color.value) or ("",)
    if not is_read:
        yield Fault(FaultKind.OFF_BOARD, number, color, raw=values[0][:_SHOWN])
    if len(values) > 1:
        yield Fault(FaultKind.MORE_VALUES, number, color, raw=values[1][:_SHOWN])
