"""Accessibility of the board: a table whose cells are its points, each described in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, cast

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, SignalInstance
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractScrollArea

from goboard_app.go.board import Point
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.widgets.accessible import CellIndex, CellPanel, install, tell_focus, tell_names

# More changed names, as after a jump, are not reported.
_MOST_TOLD = 40
# The fields of a picture, besides its stones, that are part of the name of a point.
_STATUSES = (
    *("dead", "seki", "unclear", "neutral", "territory_black", "territory_white"),
    *("dimmed", "hidden", "so_far_black", "so_far_white"),
)


class ReadableBoard(Protocol):
    """A board widget that can be read aloud point by point."""

    describe: Callable[[Point], str]
    detail: Callable[[Point], str]
    point_clicked: SignalInstance

    @property
    def picture(self) -> BoardPicture:
        """The picture shown."""
        ...

    @property
    def cursor_point(self) -> Point | None:
        """The keyboard point."""
        ...

    def cell_of(self, point: Point) -> QRectF:
        """Return the square around a point, in the viewport."""
        ...

    def point_at(self, position: QPointF) -> Point | None:
        """Return the point at a position of the viewport, or None."""
        ...

    def set_cursor(self, point: Point | None) -> None:
        """Move the keyboard point."""
        ...


class BoardPanel(CellPanel):
    """The board with a cell for each point, row by row from the top."""

    def __init__(self, widget: QAbstractScrollArea) -> None:
        super().__init__(widget, QAccessible.Role.Table)

    @property
    def _board(self) -> ReadableBoard:
        return cast(ReadableBoard, self._widget)

    def count(self) -> int:
        """Return the number of points of the board."""
        return self._board.picture.size.area

    def _point(self, index: int) -> Point:
        return self._board.picture.size.point(index)

    def describe(self, index: int) -> str:
        """Return the description of a point."""
        return self._board.describe(self._point(index))

    def detail(self, index: int) -> str:
        """Return further details of a point."""
        return self._board.detail(self._point(index))

    def current(self) -> int | None:
        """Return the index of the keyboard point, or None."""
        point = self._board.cursor_point
        return None if point is None else self._board.picture.size.index(point)

    def is_shown(self, index: int) -> bool:
        """Return whether the point is in the part of the board that is shown."""
        return self._point(index) in self._board.picture.shown

    def rect_in_view(self, index: int) -> QRect:
        """Return the square around a point."""
        return self._board.cell_of(self._point(index)).toRect()

    def index_at(self, position: QPointF) -> int | None:
        """Return the index of the point at a position of the viewport, or None."""
        point = self._board.point_at(position)
        return None if point is None else self._board.picture.size.index(point)

    def place(self, index: int) -> CellIndex:
        """Return the row and column of a point as displayed."""
        point = self._point(index)
        return CellIndex(point.row, point.col)

    def press(self, index: int) -> None:
        """Do what a click on the point does, such as playing there."""
        if self.is_shown(index):
            self.go_to(index)
            self._board.point_clicked.emit(self._point(index), Qt.KeyboardModifier.NoModifier)

    def go_to(self, index: int) -> None:
        """Move the keyboard point there."""
        if self.is_shown(index):
            # A screen reader can reach a cell while another widget has the keyboard.
            self._widget.setFocus()
            self._board.set_cursor(self._point(index))


def install_boards(kind: type[QAbstractScrollArea]) -> None:
    """Make `BoardPanel` the accessibility interface of board widgets; no panel is made before one is requested."""
    install(kind, BoardPanel)


def tell_cursor(widget: QAbstractScrollArea, picture: BoardPicture, point: Point) -> None:
    """Report that the keyboard point is now here."""
    tell_focus(widget, picture.size.index(point))


def tell_picture(widget: QAbstractScrollArea, before: BoardPicture, now: BoardPicture) -> None:
    """Report the points whose names have changed, unless there are many."""
    # Without a screen reader the comparison would only slow down each move.
    if not QAccessible.isActive() or before.size != now.size:
        return
    pairs = enumerate(zip(before.stones, now.stones, strict=True))
    changed = {i for i, (old, new) in pairs if old != new}
    for name in _STATUSES:
        points = getattr(before, name) ^ getattr(now, name)
        changed |= {now.size.index(point) for point in points}
    marks = {mark.point for mark in set(before.marks) ^ set(now.marks)}
    lines = set(before.lines) ^ set(now.lines)
    marks |= {point for line in lines for point in (line.start, line.end)}
    changed |= {now.size.index(point) for point in marks if point in now.size}
    if len(changed) <= _MOST_TOLD:
        tell_names(widget, sorted(changed))
