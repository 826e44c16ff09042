"""The numbers of moves as the record counts them, with MN, PM and FG of FF[4]."""

from __future__ import annotations

from goboard_app.go.color import Color
from goboard_app.go.move import Play
from goboard_app.go.point import Point
from goboard_app.record.inherited import PrintMode, inherited_at, number_at
from goboard_app.record.node import Node
from goboard_app.record.values import move_of
from goboard_app.session.game_session import GameSession


def shown_number(session: GameSession) -> int:
    """The number of the last move on the board; MN may have set it."""
    return number_at(session.tree, session.cursor)


def node_of_number(session: GameSession, number: int) -> Node | None:
    """The node of the move with this number on the line of the cursor, the nearest if several."""
    tree, line = session.tree, session.line
    here = len(session.path.nodes) - 1
    found = [
        (abs(place - here), place)
        for place, node in enumerate(line)
        if number_at(tree, node) == number and move_of(node, tree.size) is not None
    ]
    return line[min(found)[1]] if found else None


def stone_numbers(session: GameSession) -> dict[Point, str]:
    """What is printed on the stones of the figure that the cursor is in.

    It is the number of the last move on each point, as long as that stone is there. In the print
    mode LOW whole hundreds are left out; in the mode NONE there are no numbers.
    """
    tree, position = session.tree, session.position
    here = inherited_at(tree, session.cursor)
    if here.print_mode is PrintMode.NONE:
        return {}
    numbers: dict[Point, tuple[int, Color]] = {}
    first: int | None = None
    for node in session.path.nodes:
        known = inherited_at(tree, node)
        move = move_of(node, tree.size)
        if move is None or known.moves <= here.figure_first:
            continue
        first = known.number if first is None else first
        if isinstance(move, Play):
            numbers[move.point] = known.number, move.color
    less = 0
    if here.print_mode is PrintMode.LOW and first is not None:
        less = max(0, first - 1) // 100 * 100
    return {
        point: str(number - less)
        for point, (number, color) in numbers.items()
        if position.at(point) is color
    }
