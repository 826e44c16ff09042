"""Moves that are not allowed, in words."""

from __future__ import annotations

from goboard_app.app.texts.numbers import color_name, filled, translate
from goboard_app.cli.faults import Fault, FaultKind
from goboard_app.go.point import BoardSize, point_name

_REASONS = {
    FaultKind.OFF_BOARD: lambda: translate(
        "cli", "“%1” is no point of this board; the move was left out"
    ),
    FaultKind.OCCUPIED: lambda: translate("cli", "%1: there is a stone already"),
    FaultKind.SUICIDE: lambda: translate("cli", "%1: no liberty would be left"),
    FaultKind.KO: lambda: translate("cli", "%1: this takes the ko back at once"),
    FaultKind.SUPERKO: lambda: translate("cli", "%1: this repeats an earlier board"),
    FaultKind.SETUP_OFF_BOARD: lambda: translate(
        "cli", "%1 sets up no point of this board; it was left out"
    ),
    FaultKind.TWO_MOVES: lambda: translate("cli", "Black and White move in one step"),
    FaultKind.MORE_VALUES: lambda: translate(
        "cli", "the move has more than one point; “%1” was left out"
    ),
}


def fault_sentence(fault: Fault, size: BoardSize) -> str:
    """One fault with its place: "Move 12, White, D4: there is a stone already."."""
    where = fault.raw if fault.point is None else point_name(fault.point, size)
    reason = filled(_REASONS[fault.kind](), where)
    sentence = translate("cli", "Move %1, %2, %3.")
    if fault.kind in (FaultKind.TWO_MOVES, FaultKind.SETUP_OFF_BOARD):
        return filled(translate("cli", "Move %1, %2."), fault.move, reason)
    return filled(sentence, fault.move, color_name(fault.color), reason)
