"""Accessibility of the board: a table whose cells are its points, each described in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, cast

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, SignalInstance
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractScrollArea

from goboard_app.go.board import Point
from goboard_app.session.picture import BoardPicture
from goboard_app.ui.widgets.accessible import CellPanel, Place, install, tell_focus, tell_names

_MOST_TOLD = 40
# What of a picture, besides its stones, a point is called after.
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
        """The square around a point, in the viewport."""
        ...

    def point_at(self, position: QPointF) -> Point | None:
        """The point at a place of the viewport."""
        ...

    def set_cursor(self, point: Point | None) -> None:
        """Move the keyboard point."""
        ...


class BoardPanel(CellPanel):
    """The board with a cell for each point, row by row from the top."""

    def __init__(self, widget: QAbstractScrollArea) -> None:
        super().__init__(widget, QAccessible.Role.Table)
        self._board = cast(ReadableBoard, widget)

    def count(self) -> int:
        """As many cells as the board has points."""
        return self._board.picture.size.area

    def _point(self, index: int) -> Point:
        return self._board.picture.size.point(index)

    def describe(self, index: int) -> str:
        """The words for a point."""
        return self._board.describe(self._point(index))

    def detail(self, index: int) -> str:
        """What more is said of a point."""
        return self._board.detail(self._point(index))

    def current(self) -> int | None:
        """The keyboard point."""
        point = self._board.cursor_point
        return None if point is None else self._board.picture.size.index(point)

    def is_shown(self, index: int) -> bool:
        """Whether the point is in the part of the board that is shown."""
        return self._point(index) in self._board.picture.shown

    def rect_in_view(self, index: int) -> QRect:
        """The square around a point."""
        return self._board.cell_of(self._point(index)).toRect()

    def index_at(self, position: QPointF) -> int | None:
        """The point at a place."""
        point = self._board.point_at(position)
        return None if point is None else self._board.picture.size.index(point)

    def place(self, index: int) -> Place:
        """Rows and columns as they are seen."""
        point = self._point(index)
        return Place(point.row, point.col)

    def press(self, index: int) -> None:
        """Play there, or whatever a click does now."""
        if self.is_shown(index):
            self.go_to(index)
            self._board.point_clicked.emit(self._point(index), Qt.KeyboardModifier.NoModifier)

    def go_to(self, index: int) -> None:
        """Bring the keyboard point there."""
        if self.is_shown(index):
            self._widget.setFocus()
            self._board.set_cursor(self._point(index))


def install_boards(kind: type[QAbstractScrollArea]) -> None:
    """Have Qt ask us about boards; costs nothing until assistive technology asks."""
    install(kind, BoardPanel)


def tell_cursor(widget: QAbstractScrollArea, picture: BoardPicture, point: Point) -> None:
    """Say that the keyboard point is here now."""
    tell_focus(widget, picture.size.index(point))


def tell_picture(widget: QAbstractScrollArea, before: BoardPicture, now: BoardPicture) -> None:
    """Say which points are called otherwise now, if they are few."""
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
