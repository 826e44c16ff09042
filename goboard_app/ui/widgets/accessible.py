"""Accessibility of custom-painted widgets: announcements, and interfaces for painted cells.

Every announcement goes through the Announcer of its window: features report actions, and the lines of a page report
their present text. Often both say the same, and a line may change again before it could be heard.

Points of a board and nodes of a tree are cells of a panel. PySide has no QAccessibleTableInterface, so that a panel
cannot report its number of rows; each cell reports its row and column instead.
"""

from __future__ import annotations

import re
import sys
from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import NamedTuple, cast

import shiboken6
from PySide6.QtCore import QObject, QPointF, QRect, Qt, QTimer, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleTableCellInterface,
    QColor,
    QGuiApplication,
    QWindow,
)
from PySide6.QtWidgets import QAbstractScrollArea, QAccessibleWidget, QWidget

from goboard_app.app.jobs import LATE_MS, Alarm

# Short work is over by then, and a better sentence has replaced the one shown for now.
_FOR_NOW_MS = LATE_MS + 200
MOST_KEPT = 1000
"""The number of cells kept at a time; assistive technology that moves on requests them again."""


class Announcer(QObject):
    """A collector of the texts of one turn of the event loop, which are spoken as one announcement.

    Actions come first, then the texts of lines; a sentence in both is spoken once. The announcement interrupts current
    speech if one of its parts is assertive.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._told: list[str] = []
        self._shown: dict[QWidget, str] = {}
        self._for_now = ""
        self._withdrawn: list[str] = []
        self._is_assertive = False
        self._source: QWidget = window
        self._soon, self._later = Alarm(self), Alarm(self)
        self._soon.rang.connect(self._say)
        self._later.rang.connect(self._say)

    def tell(self, source: QWidget, text: str, assertive: bool = False) -> None:
        """Announce an action or a question."""
        self._told.append(text)
        self._note(source, assertive)

    def show(self, line: QWidget, text: str, assertive: bool = False) -> None:
        """Announce the present text of a line, unless it soon changes."""
        # A sentence of the new text is not withdrawn, even if another text was shown in between.
        gone, now = (*self._withdrawn, *_sentences(self._for_now)), _sentences(text)
        self._withdrawn = [sentence for sentence in gone if sentence not in now]
        self._for_now = ""
        self._later.stop()
        self._shown[line] = text
        self._note(line, assertive)

    def show_for_now(self, line: QWidget, text: str) -> None:
        """Announce the text of a line that is waiting for a better one, unless that comes soon."""
        self.show(line, text)
        self._for_now = text
        self._soon.stop()
        self._later.set(_FOR_NOW_MS)

    def withdraw(self, text: str) -> None:
        """Drop sentences that are heard in another way, as the keyboard has come to them."""
        self._withdrawn += _sentences(text)
        if not self._later.is_set:
            self._soon.set(0)

    def _note(self, source: QWidget, assertive: bool) -> None:
        self._source = source
        self._is_assertive |= assertive
        if not self._later.is_set:
            self._soon.set(0)

    @Slot()
    def _say(self) -> None:
        text = once((*self._told, *self._shown.values()), self._withdrawn)
        source, assertive = self._source, self._is_assertive
        self._told, self._shown, self._withdrawn = [], {}, []
        self._for_now, self._is_assertive = "", False
        # The widget may have been deleted since the text was noted.
        if text and shiboken6.isValid(source):
            _send(source, text, assertive)


def once(texts: Iterable[str], withdrawn: Iterable[str] = ()) -> str:
    """Return the texts in order, without sentences that an earlier text contains, and without those in `withdrawn`."""
    said: list[str] = []
    known = {_key(sentence) for sentence in withdrawn}
    for text in texts:
        new = [sentence for sentence in _sentences(text) if _key(sentence) not in known]
        known |= {_key(sentence) for sentence in new}
        said += new
    return " ".join(said)


def _sentences(text: str) -> list[str]:
    # Chinese and Japanese sentences have no space between them.
    return [part for part in re.split(r"(?<=[.!?…])\s+|(?<=[。！？])\s*", text.strip()) if part]


def _key(sentence: str) -> str:
    # The same sentence may come with and without its full stop.
    return sentence.rstrip(".。")


def _send(source: QWidget, text: str, assertive: bool) -> None:
    event = QAccessibleAnnouncementEvent(source, text)
    if assertive:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


def announcer_of(widget: QWidget) -> Announcer | None:
    """Return the announcer of the window of a widget, made on first use; None if no screen reader runs."""
    if not QAccessible.isActive():
        return None
    window = widget.window()
    # Only a direct child: a dialog of the window has an announcer of its own.
    found = window.findChild(Announcer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found or Announcer(window)


def announce(widget: QWidget, text: str, assertive: bool = False) -> None:
    """Speak a text through the screen reader, if one runs."""
    if text and (announcer := announcer_of(widget)) is not None:
        announcer.tell(widget, text, assertive)


def describe_choice(combo: QWidget) -> None:
    """Set the name of a combo box as its description too.

    On Linux, Qt reports the chosen item in place of the name.
    """
    if sys.platform.startswith("linux"):
        combo.setAccessibleDescription(combo.accessibleName())


class CellIndex(NamedTuple):
    """The row and column of a cell, from 0."""

    row: int
    column: int


class CellAction(QAccessibleActionInterface):
    """The actions of a cell: press it, or give it the keyboard focus."""

    def __init__(self, panel: CellPanel, index: int) -> None:
        super().__init__()
        self._panel, self._index = panel, index

    def actionNames(self) -> list[str]:
        """Return press and set focus, by Qt's names."""
        return [
            QAccessibleActionInterface.pressAction(),
            QAccessibleActionInterface.setFocusAction(),
        ]

    def doAction(self, name: str, /) -> None:
        """Do what the keyboard does at the cell, if the keyboard could reach it."""
        if not (self._panel.has(self._index) and self._panel.can_be_used()):
            return
        if name == QAccessibleActionInterface.pressAction():
            self._panel.press(self._index)
        elif name == QAccessibleActionInterface.setFocusAction():
            self._panel.go_to(self._index)

    def keyBindingsForAction(self, _name: str, /) -> list[str]:
        """Return no keys: they act on the cell with the focus, and none is special to this cell."""
        return []


class CellPlace(QAccessibleTableCellInterface):
    """The place of a cell in its table."""

    def __init__(self, panel: CellPanel, index: int) -> None:
        super().__init__()
        self._panel, self._index = panel, index

    def rowIndex(self) -> int:
        """Return the row, from 0; -1 for a cell that is gone."""
        return self._panel.place(self._index).row if self._panel.has(self._index) else -1

    def columnIndex(self) -> int:
        """Return the column, from 0; -1 for a cell that is gone."""
        return self._panel.place(self._index).column if self._panel.has(self._index) else -1

    def rowExtent(self) -> int:
        """Return 1: a cell spans one row."""
        return 1

    def columnExtent(self) -> int:
        """Return 1: a cell spans one column."""
        return 1

    def isSelected(self) -> bool:
        """Return whether the keyboard is at this cell."""
        return self._panel.has(self._index) and self._panel.current() == self._index

    def columnHeaderCells(self) -> list[QAccessibleInterface]:
        """Return no headers: the name of each cell contains its place."""
        return []

    def rowHeaderCells(self) -> list[QAccessibleInterface]:
        """Return no headers: the name of each cell contains its place."""
        return []

    def table(self) -> QAccessibleInterface:
        """Return the panel."""
        return self._panel


class PanelCell(QAccessibleInterface):
    """One place of a panel, named as the panel describes it."""

    def __init__(self, panel: CellPanel, index: int) -> None:
        super().__init__()
        self._panel = panel
        self.index = index
        self._action = CellAction(panel, index)
        self._place = CellPlace(panel, index)

    def isValid(self) -> bool:
        """Return whether the panel still exists and has this place."""
        return self._panel.has(self.index)

    def interface_cast(self, kind: QAccessible.InterfaceType, /) -> int:
        """Return the action interface, or in a table the cell interface; a null pointer for other kinds.

        PySide declares the result as an int. It takes the address of an object that is returned, of None too: only a
        VoidPtr of 0 is a null pointer (https://doc.qt.io/qtforpython-6/shiboken6/shibokenmodule.html).
        """
        found: object = shiboken6.VoidPtr(0)
        if kind == QAccessible.InterfaceType.ActionInterface:
            found = self._action
        elif kind == QAccessible.InterfaceType.TableCellInterface and self._panel.is_table:
            found = self._place
        return cast(int, found)

    def object(self) -> QObject:
        """Return None: cells are no QObjects."""
        return None  # type: ignore[return-value]

    def parent(self) -> QAccessibleInterface:
        """Return the panel."""
        return self._panel

    def role(self) -> QAccessible.Role:
        """Return the role of a table cell or of a tree item."""
        role = QAccessible.Role
        return role.Cell if self._panel.is_table else role.TreeItem

    def text(self, kind: QAccessible.Text, /) -> str:
        """Return the name of the place, or further details as its description."""
        if not self.isValid():
            return ""
        if kind == QAccessible.Text.Description:
            return self._panel.detail(self.index)
        return self._panel.describe(self.index) if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str, /) -> None:
        """Do nothing: cells cannot be renamed."""

    def rect(self) -> QRect:
        """Return the rectangle of the cell on the screen."""
        return self._panel.cell_rect(self.index) if self.isValid() else QRect()

    def state(self) -> QAccessible.State:
        """Return the state: focusable; focused and selected at the keyboard; off-screen if scrolled out."""
        state = QAccessible.State()
        state.offscreen = self.isValid() and not self._panel.is_shown(self.index)
        state.focusable = state.selectable = True
        state.focused = state.selected = self.isValid() and self._panel.current() == self.index
        return state

    def childCount(self) -> int:
        """Return 0: cells have no children."""
        return 0

    def child(self, index: int, /) -> QAccessibleInterface:
        """Return None: there is no child."""
        return None  # type: ignore[return-value]

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface:
        """Return None: there is no child."""
        return None  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        """Return -1: there is no child."""
        return -1

    def focusChild(self) -> QAccessibleInterface:
        """Return None: there is no child."""
        return None  # type: ignore[return-value]

    def window(self) -> QWindow:
        """Return the window of the panel."""
        return self._panel.window()

    def foregroundColor(self) -> QColor:
        """Return an invalid colour: none is special."""
        return QColor()

    def backgroundColor(self) -> QColor:
        """Return an invalid colour: none is special."""
        return QColor()


class CellPanel(QAccessibleWidget):
    """A widget with cells, numbered from 0; their interfaces are made on request and kept for a while."""

    is_table = True

    def __init__(self, widget: QAbstractScrollArea, role: QAccessible.Role) -> None:
        super().__init__(widget, role)
        self._cells: dict[int, PanelCell] = {}

    @property
    def _widget(self) -> QAbstractScrollArea:
        # Never kept: up to 6.8 PySide keeps for good what a factory has returned, which would keep the window.
        return cast(QAbstractScrollArea, self.object())

    @abstractmethod
    def count(self) -> int:
        """Return the number of cells."""

    @abstractmethod
    def describe(self, index: int) -> str:
        """Return the name of a cell."""

    @abstractmethod
    def detail(self, index: int) -> str:
        """Return further details of a cell."""

    @abstractmethod
    def current(self) -> int | None:
        """Return the cell that the keyboard is at, or None."""

    @abstractmethod
    def is_shown(self, index: int) -> bool:
        """Return whether a cell is visible."""

    @abstractmethod
    def rect_in_view(self, index: int) -> QRect:
        """Return the rectangle of a cell in the viewport."""

    @abstractmethod
    def index_at(self, position: QPointF) -> int | None:
        """Return the cell at a position of the viewport, or None."""

    @abstractmethod
    def place(self, index: int) -> CellIndex:
        """Return the row and column of a cell."""

    @abstractmethod
    def press(self, index: int) -> None:
        """Do what Enter does at a cell."""

    @abstractmethod
    def go_to(self, index: int) -> None:
        """Move the keyboard to a cell."""

    def is_alive(self) -> bool:
        """Return whether the widget has not been deleted."""
        return shiboken6.isValid(self) and self.object() is not None

    def can_be_used(self) -> bool:
        """Return whether the widget is visible and enabled, and no modal dialog blocks it."""
        dialog = QGuiApplication.modalWindow()
        is_free = dialog is None or dialog is self._widget.window().windowHandle()
        return is_free and self._widget.isVisible() and self._widget.isEnabled()

    def has(self, index: int) -> bool:
        """Return whether there is a cell of this number."""
        return 0 <= index < self.childCount()

    def cell_rect(self, index: int) -> QRect:
        """Return the rectangle of a cell on the screen."""
        origin = self._widget.viewport().mapToGlobal(QRect().topLeft())
        return self.rect_in_view(index).translated(origin)

    def childCount(self) -> int:
        """Return the number of cells; 0 after the widget was deleted."""
        return self.count() if self.is_alive() else 0

    def child(self, index: int, /) -> QAccessibleInterface:
        """Return the interface of a cell, made on request."""
        if not self.has(index):
            return None  # type: ignore[return-value]
        if index not in self._cells:
            if len(self._cells) >= MOST_KEPT:
                # The oldest cell: a dict keeps the order of insertion.
                self._drop(self._cells.pop(next(iter(self._cells))))
            self._cells[index] = PanelCell(self, index)
        return self._cells[index]

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        """Return the number of a cell of this panel, else -1."""
        is_ours = isinstance(child, PanelCell) and self._cells.get(child.index) is child
        return child.index if isinstance(child, PanelCell) and is_ours else -1

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface:
        """Return the cell at a position of the screen."""
        index = self.index_at(self._widget.viewport().mapFromGlobal(QPointF(x, y)))
        return self.child(-1 if index is None else index)

    def focusChild(self) -> QAccessibleInterface:
        """Return the cell that the keyboard is at, while the widget has the focus."""
        index = self.current() if self._widget.hasFocus() else None
        return self.child(-1 if index is None else index)

    def release(self) -> None:
        """Delete the cells that were handed out, before the widget is deleted.

        Qt deletes the panel itself a moment later, so that Python must keep it until then.
        """
        cells, self._cells = self._cells, {}
        for cell in cells.values():
            self._drop(cell)

    @staticmethod
    def _drop(cell: PanelCell) -> None:
        if shiboken6.isValid(cell):
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(cell))


_Maker = Callable[[QAbstractScrollArea], CellPanel]
_makers: dict[type, _Maker] = {}
_panels: list[CellPanel] = []


def install(kind: type[QAbstractScrollArea], make: _Maker) -> None:
    """Make these panels the interface of all widgets of a kind; no panel is made before one is requested."""
    if not _makers:
        QAccessible.installFactory(_interface_for)
    _makers[kind] = make


def tell_focus(widget: QAbstractScrollArea, index: int) -> None:
    """Report that the keyboard is now at a cell."""
    if QAccessible.isActive() and widget.hasFocus():
        _tell(widget, index, QAccessible.Event.Focus)


def tell_current(widget: QAbstractScrollArea) -> None:
    """Report the cell of the keyboard again after the widget got the focus: Qt then names only the widget."""
    if QAccessible.isActive():
        QTimer.singleShot(0, widget, lambda: _tell_current(widget))


def _tell_current(widget: QAbstractScrollArea) -> None:
    panel = QAccessible.queryAccessibleInterface(widget)
    index = panel.current() if isinstance(panel, CellPanel) else None
    if index is not None:
        tell_focus(widget, index)


def tell_names(widget: QAbstractScrollArea, indexes: list[int]) -> None:
    """Report that the names of these cells have changed."""
    if QAccessible.isActive():
        for index in indexes:
            _tell(widget, index, QAccessible.Event.NameChanged)


def _tell(widget: QAbstractScrollArea, index: int, kind: QAccessible.Event) -> None:
    event = QAccessibleEvent(widget, kind)
    event.setChild(index)
    QAccessible.updateAccessibility(event)


def _interface_for(_class_name: str, target: QObject) -> QAccessibleInterface | None:
    """Return a panel for the object; None lets Qt look further. Qt calls this factory for every object.

    Qt calls it again when it meets the class of the object again, and then deletes the earlier interface: therefore
    each result is a new panel. Python must keep it for as long as Qt does.
    """
    make = next((make for kind, make in _makers.items() if isinstance(target, kind)), None)
    if make is None or not isinstance(target, QAbstractScrollArea):
        return None
    panel = make(target)
    target.destroyed.connect(panel.release)
    for old in [known for known in _panels if not shiboken6.isValid(known)]:
        old.release()
        _panels.remove(old)
    _panels.append(panel)
    return panel
