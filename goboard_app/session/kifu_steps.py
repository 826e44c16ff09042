"""Steps of a line with their numbers, and where a book cuts the line into figures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from goboard_app.go.board import BoardSize, Move
from goboard_app.record.inherited import Figure, FigureFlag, figure_of
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of, setup_of

OWN_FIGURE_MOVES = 200
"""Figures that the record itself makes are left whole up to so many moves."""

MOST_NUMBER = 9999


@dataclass(frozen=True, slots=True)
class KifuStep:
    """A node with its move, and the number of the last move up to here; None before any."""

    node: Node
    move: Move | None
    number: int | None


def numbered_steps(nodes: Iterable[Node], size: BoardSize) -> list[KifuStep]:
    """The nodes with the numbers of their moves, counted from 1 unless MN says otherwise."""
    steps: list[KifuStep] = []
    number: int | None = None
    for node in nodes:
        move = move_of(node, size)
        if move is not None:
            number = number_at(node, (number or 0) + 1)
        steps.append(KifuStep(node, move, number))
    return steps


def number_at(node: Node, usual: int) -> int:
    """The number that MN gives the move of a node, else the usual one."""
    number = _whole(node.text("MN"))
    return usual if number is None or not 0 <= number <= MOST_NUMBER else number


def cut_steps(steps: Sequence[KifuStep], length: int, size: BoardSize) -> list[list[KifuStep]]:
    """The steps in groups of so many moves; a group also begins at FG and where stones are set."""
    groups: list[list[KifuStep]] = []
    moves = 0
    for step in steps:
        is_full = step.move is not None and moves >= length
        if not groups or is_full or _begins(step, size, moves > 0):
            groups.append([])
            moves = 0
        groups[-1].append(step)
        moves += step.move is not None
    return groups or [[]]


def _begins(step: KifuStep, size: BoardSize, has_moves: bool) -> bool:
    if step.node.has("FG"):
        return True
    # Stones that are set cannot be told from those that were there when the figure began.
    return has_moves and setup_of(step.node, size).has_points


@dataclass(frozen=True, slots=True)
class FigureSigns:
    """What FG asks for; everything is as usual where it asks for nothing."""

    name: str = ""
    coordinates: bool = True
    shows_name: bool = True
    lists_moves: bool = True
    takes_captured_off: bool = False
    stars: bool = True


def figure_signs(node: Node) -> FigureSigns:
    """The flags and the name that FG gives the figure that begins at a node.

    Its flags switch off what is usually there; captured stones stay where it says nothing.
    """
    figure = figure_of(node)
    if figure is None or figure == Figure():
        return FigureSigns()
    flags = figure.flags
    if flags & FigureFlag.IGNORED:
        return FigureSigns(figure.name)
    return FigureSigns(
        figure.name,
        not flags & FigureFlag.NO_COORDINATES,
        not flags & FigureFlag.NO_NAME,
        not flags & FigureFlag.NO_LIST_OF_MOVES,
        not flags & FigureFlag.KEEPS_CAPTURED,
        not flags & FigureFlag.NO_STAR_POINTS,
    )


def _whole(text: str | None) -> int | None:
    text = (text or "").strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else None
