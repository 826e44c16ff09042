"""Figures: where a new diagram begins, and how moves are numbered from there."""

from __future__ import annotations

from dataclasses import dataclass

from goboard_app.record.edits import Compound, Edit, SetProperty
from goboard_app.record.inherited import (
    Figure,
    PrintMode,
    figure_of,
    figure_values,
    inherited_at,
    number_at,
)
from goboard_app.record.properties import move_of
from goboard_app.session.changes import NOTHING, Act, ActKind, Change
from goboard_app.session.game_session import GameSession


@dataclass(frozen=True, slots=True)
class FigureChoice:
    """What a node says of figures and numbers itself; None where it says nothing of it."""

    figure: Figure | None = None
    print_mode: PrintMode | None = None
    number: int | None = None


def figure_choice(session: GameSession) -> FigureChoice:
    """What the cursor says of figures and numbers."""
    node, here = session.cursor, inherited_at(session.tree, session.cursor)
    has_number = node.has("MN") and move_of(node, session.tree.size) is not None
    return FigureChoice(
        figure_of(node),
        here.print_mode if node.has("PM") else None,
        here.number if has_number else None,
    )


def natural_number(session: GameSession) -> int:
    """The number that the move at the cursor has where MN says nothing."""
    parent = session.cursor.parent
    before = 0 if parent is None else number_at(session.tree, parent)
    return before + (move_of(session.cursor, session.tree.size) is not None)


def set_figure(session: GameSession, choice: FigureChoice) -> Act:
    """Let the cursor say this of figures and numbers."""
    node, before = session.cursor, figure_choice(session)
    edits: list[Edit] = []
    if choice.figure != before.figure:
        values = None if choice.figure is None else figure_values(choice.figure)
        edits.append(SetProperty(node, "FG", values))
    if choice.print_mode is not before.print_mode:
        mode = choice.print_mode
        edits.append(SetProperty(node, "PM", None if mode is None else (str(mode.value),)))
    if choice.number != before.number:
        number = choice.number
        edits.append(SetProperty(node, "MN", None if number is None else (str(number),)))
    if not edits:
        return NOTHING
    return Act(Change.NODE | Change.POSITION, Compound(tuple(edits)), ActKind.FIGURE)
