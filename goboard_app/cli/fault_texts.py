"""Moves that are not allowed, in words."""

from __future__ import annotations

from goboard_app.app.texts.cli import (
    fault_ko,
    fault_more_values,
    fault_occupied,
    fault_of_side,
    fault_of_step,
    fault_off_board,
    fault_setup,
    fault_suicide,
    fault_superko,
    fault_two_moves,
)
from goboard_app.app.texts.format import color_name
from goboard_app.cli.faults import Fault, FaultKind
from goboard_app.go.board import BoardSize, point_name

_REASONS = {
    FaultKind.OFF_BOARD: fault_off_board,
    FaultKind.OCCUPIED: fault_occupied,
    FaultKind.SUICIDE: fault_suicide,
    FaultKind.KO: fault_ko,
    FaultKind.SUPERKO: fault_superko,
    FaultKind.SETUP_OFF_BOARD: fault_setup,
    FaultKind.TWO_MOVES: fault_two_moves,
    FaultKind.MORE_VALUES: fault_more_values,
}


def fault_sentence(fault: Fault, size: BoardSize) -> str:
    """One fault with its place: "Move 12, White, D4: there is a stone already."."""
    where = fault.raw if fault.point is None else point_name(fault.point, size)
    reason = _REASONS[fault.kind](where)
    if fault.kind in (FaultKind.TWO_MOVES, FaultKind.SETUP_OFF_BOARD):
        return fault_of_step(fault.move, reason)
    return fault_of_side(fault.move, color_name(fault.color), reason)
