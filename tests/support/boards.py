"""Boards beside that of the game: those of lessons, problems and dialogs, in use."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_app.go.board import Point, parse_point
from goboard_app.ui.board.view import BoardView


def point_on(board: BoardView, name: str) -> Point:
    """Return the point of this name on a board of its size."""
    return parse_point(name, board.picture.size)


def click_point(board: BoardView, point: Point) -> None:
    """Click a point once."""
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=board.position_of(point))


def arrows_to(board: BoardView, goal: Point) -> list[Qt.Key]:
    """Return the keys that lead from the keyboard point to this one."""
    here = board.cursor_point
    assert here is not None
    right, down = goal.col - here.col, goal.row - here.row
    return [
        *[Qt.Key.Key_Right if right > 0 else Qt.Key.Key_Left] * abs(right),
        *[Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up] * abs(down),
    ]
