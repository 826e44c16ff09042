"""Accessibility of the board: a panel whose cells are its points, each described in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

import shiboken6
from PySide6.QtCore import QObject, QPointF, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAbstractScrollArea, QAccessibleWidget, QWidget

from goboard_app.go.board import Point
from goboard_app.session.picture import BoardPicture

_MOST_TOLD = 40
# What of a picture, besides its stones, a point is called after.
_STATUSES = (
    *("dead", "seki", "unclear", "neutral", "territory_black", "territory_white"),
    *("dimmed", "hidden", "so_far_black", "so_far_white"),
)

_panels: list[BoardPanel] = []
_factories: list[Callable[[str, QObject], QAccessibleInterface | None]] = []


@runtime_checkable
class ReadableBoard(Protocol):
    """A board widget that can be read aloud point by point."""

    describe: Callable[[Point], str]
    detail: Callable[[Point], str]

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


class PointCell(QAccessibleInterface):
    """One point of the board, called what `describe` says of it."""

    def __init__(self, board: BoardPanel, index: int) -> None:
        super().__init__()
        self._board = board
        self._index = index

    def isValid(self) -> bool:
        """Whether the board is still there and has this point."""
        return self._board.is_alive() and self._index < self._board.childCount()

    def object(self) -> QObject:
        """Cells are no objects of their own."""
        return None  # type: ignore[return-value]

    def parent(self) -> QAccessibleInterface:
        """The board."""
        return self._board

    def role(self) -> QAccessible.Role:
        """A cell."""
        return QAccessible.Role.Cell

    def text(self, kind: QAccessible.Text, /) -> str:
        """The words for the point, as its name; what more there is to say, as its description."""
        if not self.isValid():
            return ""
        if kind == QAccessible.Text.Description:
            return self._board.detail(self._index)
        return self._board.describe(self._index) if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str, /) -> None:
        """Cells cannot be renamed."""

    def rect(self) -> QRect:
        """Where the cell lies on the screen."""
        return self._board.cell_rect(self._index) if self.isValid() else QRect()

    def state(self) -> QAccessible.State:
        """Focusable; focused where the keyboard point is; off the screen where it is not shown."""
        state = QAccessible.State()
        state.focusable = True
        state.focused = self.isValid() and self._board.is_focused(self._index)
        state.offscreen = self.isValid() and not self._board.is_shown(self._index)
        return state

    def childCount(self) -> int:
        """Cells have no children."""
        return 0

    def child(self, index: int, /) -> QAccessibleInterface:
        """No child."""
        return None  # type: ignore[return-value]

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface:
        """No child."""
        return None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        """No child."""
        return -1

    def focusChild(self) -> QAccessibleInterface:
        """No child."""
        return None  # type: ignore[return-value]

    def window(self) -> QWindow:
        """The window of the board."""
        return self._board.window()

    def foregroundColor(self) -> QColor:
        """Nothing special."""
        return QColor()

    def backgroundColor(self) -> QColor:
        """Nothing special."""
        return QColor()


class BoardPanel(QAccessibleWidget):
    """The board with a cell for each point; cells are made when asked for, and kept."""

    def __init__(self, widget: QAbstractScrollArea, board: ReadableBoard) -> None:
        super().__init__(widget, QAccessible.Role.Pane)
        self._widget = widget
        self._board = board
        self._cells: dict[int, PointCell] = {}

    def is_alive(self) -> bool:
        """Whether the widget has not been deleted."""
        return shiboken6.isValid(self._widget)

    def describe(self, index: int) -> str:
        """The words for a point."""
        return self._board.describe(self._board.picture.size.point(index))

    def detail(self, index: int) -> str:
        """What more is said of a point."""
        return self._board.detail(self._board.picture.size.point(index))

    def is_focused(self, index: int) -> bool:
        """Whether the keyboard point is here."""
        point = self._board.cursor_point
        return point is not None and self._board.picture.size.index(point) == index

    def is_shown(self, index: int) -> bool:
        """Whether the point is in the part of the board that is shown."""
        picture = self._board.picture
        return picture.size.point(index) in picture.shown

    def cell_rect(self, index: int) -> QRect:
        """Where a cell lies on the screen."""
        cell = self._board.cell_of(self._board.picture.size.point(index)).toRect()
        return cell.translated(self._widget.viewport().mapToGlobal(QRect().topLeft()))

    def childCount(self) -> int:
        """As many cells as the board has points."""
        return self._board.picture.size.area if self.is_alive() else 0

    def child(self, index: int, /) -> QAccessibleInterface:
        """The cell of the point with this index."""
        if not 0 <= index < self.childCount():
            return None  # type: ignore[return-value]
        if index not in self._cells:
            self._cells[index] = PointCell(self, index)
        return self._cells[index]

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        """The index of a cell of this board, else -1."""
        found = (index for index, cell in self._cells.items() if cell is child)
        return next(found, -1)

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface:
        """The cell at a place of the screen."""
        local = self._widget.viewport().mapFromGlobal(QPointF(x, y))
        point = self._board.point_at(local)
        if point is None:
            return None  # type: ignore[return-value]
        return self.child(self._board.picture.size.index(point))

    def focusChild(self) -> QAccessibleInterface:
        """The cell of the keyboard point while the board has the focus."""
        point = self._board.cursor_point
        if point is None or not self._widget.hasFocus():
            return None  # type: ignore[return-value]
        return self.child(self._board.picture.size.index(point))

    def release(self) -> None:
        """Let go of the cells that were handed out; the widget is about to go.

        Qt deletes the panel itself a moment later, so Python must hold it until then.
        """
        cells, self._cells = self._cells, {}
        for cell in cells.values():
            if shiboken6.isValid(cell):
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(cell))


def install() -> None:
    """Have Qt ask us about boards; costs nothing until assistive technology asks."""
    if not _factories:
        _factories.append(_interface_for)
        QAccessible.installFactory(_interface_for)


def tell_cursor(widget: QWidget, picture: BoardPicture, point: Point) -> None:
    """Say that the keyboard point is here now."""
    if QAccessible.isActive() and widget.hasFocus():
        _tell_child(widget, picture.size.index(point), QAccessible.Event.Focus)


def tell_picture(widget: QWidget, before: BoardPicture, now: BoardPicture) -> None:
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
        for i in sorted(changed):
            _tell_child(widget, i, QAccessible.Event.NameChanged)


def _tell_child(widget: QWidget, index: int, kind: QAccessible.Event) -> None:
    event = QAccessibleEvent(widget, kind)
    event.setChild(index)
    QAccessible.updateAccessibility(event)


def _interface_for(_class_name: str, target: QObject) -> QAccessibleInterface | None:
    """The factory that Qt calls for every object; None lets Qt look further.

    Qt asks again when it sees the object's class anew, and then deletes what it got before: so each
    answer is a panel of its own. Python must hold it for as long as Qt does.
    """
    if not (isinstance(target, QAbstractScrollArea) and isinstance(target, ReadableBoard)):
        return None
    panel = BoardPanel(target, target)
    target.destroyed.connect(panel.release)
    for old in [known for known in _panels if not shiboken6.isValid(known)]:
        old.release()
        _panels.remove(old)
    _panels.append(panel)
    return panel
