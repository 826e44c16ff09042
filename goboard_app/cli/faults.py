"""Faults of a main line: moves that the rules forbid, or that cannot be read as moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from goboard_app.app.texts import cli as texts
from goboard_app.app.texts.format import color_name
from goboard_app.go.board import BoardSize, Color, Play, Point, point_name
from goboard_app.record.node import Node
from goboard_app.record.properties import moved_colors, moves_of, points_of
from goboard_app.record.tree import GameTree
from goboard_app.rules.legality import Refusal, Verdict
from goboard_app.rules.ruleset import Ruleset
from goboard_app.session.check import forbidden_moves

# Characters of a bad value that are shown.
_SHOWN = 40


class FaultKind(Enum):
    """The kind of a fault in a move."""

    OFF_BOARD = "off_board"
    """The value names no point of the board; the move is not carried out."""
    OCCUPIED = "occupied"
    SUICIDE = "suicide"
    KO = "ko"
    SUPERKO = "superko"
    SETUP_OFF_BOARD = "setup_off_board"
    """A value of AB, AW or AE names no point of the board; it is left out."""
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


@dataclass(frozen=True, slots=True)
class Fault:
    """A faulty move.

    `move` counts the moves of the main line from 1. `point` is None for a value that is no point of the
    board; `raw` then holds the beginning of the value as the file has it.
    """

    kind: FaultKind
    move: int
    color: Color
    point: Point | None = None
    raw: str = ""


def find_faults(tree: GameTree, ruleset: Ruleset) -> tuple[Fault, ...]:
    """Return all faults of the main line under a ruleset; illegal moves are carried out all the same."""
    return tuple(_faults(tree, ruleset))


def _faults(tree: GameTree, ruleset: Ruleset) -> Iterator[Fault]:
    """Yield the faults in the order of the moves."""
    forbidden = {(f.node, f.verdict.move.color): f.verdict for f in forbidden_moves(tree, ruleset)}
    number = 0
    for node in tree.main_line():
        colors = moved_colors(node)
        readable = {move.color for move in moves_of(node, tree.size)}
        # Two moves in one node count as one, as in the numbers on the board.
        number += bool(colors)
        for color in colors:
            yield from _badly_written(node, color, color in readable, number)
            verdict = forbidden.get((node, color))
            if verdict is not None:
                yield from _illegal(verdict, number)
        if len(colors) > 1:
            yield Fault(FaultKind.TWO_MOVES, number, colors[0])
        yield from _badly_set_up(node, tree.size, number)


def _badly_set_up(node: Node, size: BoardSize, number: int) -> Iterator[Fault]:
    # AE has no colour; the sentence about a set-up names none.
    for ident, color in (("AB", Color.BLACK), ("AW", Color.WHITE), ("AE", Color.BLACK)):
        for raw in node.get(ident) or ():
            if not points_of((raw,), size):
                text = f"{ident}[{raw[:_SHOWN]}]"
                yield Fault(FaultKind.SETUP_OFF_BOARD, number, color, raw=text)


def _illegal(verdict: Verdict, number: int) -> Iterator[Fault]:
    move = verdict.move
    if verdict.reason is not None and isinstance(move, Play):
        yield Fault(_KINDS[verdict.reason], number, move.color, move.point)


def _badly_written(node: Node, color: Color, is_read: bool, number: int) -> Iterator[Fault]:
    values = node.get(color.value) or ("",)
    if not is_read:
        yield Fault(FaultKind.OFF_BOARD, number, color, raw=values[0][:_SHOWN])
    if len(values) > 1:
        yield Fault(FaultKind.MORE_VALUES, number, color, raw=values[1][:_SHOWN])


_REASONS = {
    FaultKind.OFF_BOARD: texts.fault_off_board,
    FaultKind.OCCUPIED: texts.fault_occupied,
    FaultKind.SUICIDE: texts.fault_suicide,
    FaultKind.KO: texts.fault_ko,
    FaultKind.SUPERKO: texts.fault_superko,
    FaultKind.SETUP_OFF_BOARD: texts.fault_setup,
    FaultKind.TWO_MOVES: texts.fault_two_moves,
    FaultKind.MORE_VALUES: texts.fault_more_values,
}


def fault_sentence(fault: Fault, size: BoardSize) -> str:
    """Return one fault with its place: "Move 12, White, D4: there is a stone already."."""
    where = fault.raw if fault.point is None else point_name(fault.point, size)
    reason = _REASONS[fault.kind](where)
    if fault.kind in (FaultKind.TWO_MOVES, FaultKind.SETUP_OFF_BOARD):
        return texts.fault_of_step(fault.move, reason)
    return texts.fault_of_side(fault.move, color_name(fault.color), reason)
