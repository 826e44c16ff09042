"""Accessibility of what we show in ways of our own: announcements, and the cells of what is
painted.

All that is announced comes through the Announcer of its window: features tell what somebody did,
and the lines of a page what they show now. Often both say the same, and a line may say something
else again before anybody could have heard it.

Points of a board and nodes of a tree are cells of a panel. PySide has no QAccessibleTableInterface,
so a panel cannot say by itself how many rows it has; each cell tells its row and column.
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

_FOR_NOW_MS = LATE_MS + 200
MOST_KEPT = 1000
"""So many cells are kept at a time; assistive technology that goes on asks for them anew."""


class Announcer(QObject):
    """Gathers what is told in one turn of the event loop, and says it as one announcement.

    What was done comes first, then what the lines show; a sentence that both say is said once. The
    announcement interrupts what is being read aloud where one of its parts is to.
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
        """Have something said that was done, or that is asked."""
        self._told.append(text)
        self._note(source, assertive)

    def show(self, line: QWidget, text: str, assertive: bool = False) -> None:
        """Have said what a line shows now, unless it soon shows something else."""
        # What both say stands, also where it was replaced in between.
        gone, now = (*self._withdrawn, *_sentences(self._for_now)), _sentences(text)
        self._withdrawn = [sentence for sentence in gone if sentence not in now]
        self._for_now = ""
        self._later.stop()
        self._shown[line] = text
        self._note(line, assertive)

    def show_for_now(self, line: QWidget, text: str) -> None:
        """The same of a text that waits for something better, which then alone is heard."""
        self.show(line, text)
        self._for_now = text
        self._soon.stop()
        self._later.set(_FOR_NOW_MS)

    def withdraw(self, text: str) -> None:
        """Leave out what is heard in another way: the keyboard has come to it."""
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
        if text and shiboken6.isValid(source):
            _send(source, text, assertive)


def once(texts: Iterable[str], withdrawn: Iterable[str] = ()) -> str:
    """The texts one after the other, without the sentences that an earlier one has said already,
    and without `withdrawn` ones.
    """
    said: list[str] = []
    known = {_key(sentence) for sentence in withdrawn}
    for text in texts:
        new = [sentence for sentence in _sentences(text) if _key(sentence) not in known]
        known |= {_key(sentence) for sentence in new}
        said += new
    return " ".join(said)


def _sentences(text: str) -> list[str]:
    return [part for part in re.split(r"(?<=[.!?…])\s+|(?<=[。！？])\s*", text.strip()) if part]


def _key(sentence: str) -> str:
    return sentence.rstrip(".。")


def _send(source: QWidget, text: str, assertive: bool) -> None:
    event = QAccessibleAnnouncementEvent(source, text)
    if assertive:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


def announcer_of(widget: QWidget) -> Announcer | None:
    """What speaks for the window of a widget; None where nobody listens."""
    if not QAccessible.isActive():
        return None
    window = widget.window()
    found = window.findChild(Announcer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found or Announcer(window)


def announce(widget: QWidget, text: str, assertive: bool = False) -> None:
    """Say a text through the screen reader, if one listens."""
    if text and (announcer := announcer_of(widget)) is not None:
        announcer.tell(widget, text, assertive)


def describe_choice(combo: QWidget) -> None:
    """Have a combo box told by its name too: on Linux Qt tells what is chosen in its place."""
    if sys.platform.startswith("linux"):
        combo.setAccessibleDescription(combo.accessibleName())


class Place(NamedTuple):
    """The row and column of a cell, from 0."""

    row: int
    column: int


class CellAction(QAccessibleActionInterface):
    """What can be done at a cell: press it, or bring the keyboard to it."""

    def __init__(self, panel: CellPanel, index: int) -> None:
        super().__init__()
        self._panel, self._index = panel, index

    def actionNames(self) -> list[str]:
        """Press and set focus, by the names that Qt has for them."""
        return [
            QAccessibleActionInterface.pressAction(),
            QAccessibleActionInterface.setFocusAction(),
        ]

    def doAction(self, name: str, /) -> None:
        """Do as a hand on the keyboard does, where that could reach the cell."""
        if not (self._panel.has(self._index) and self._panel.can_be_used()):
            return
        if name == QAccessibleActionInterface.pressAction():
            self._panel.press(self._index)
        elif name == QAccessibleActionInterface.setFocusAction():
            self._panel.go_to(self._index)

    def keyBindingsForAction(self, _name: str, /) -> list[str]:
        """The keys act on the cell that has the focus; none is this cell's own."""
        return []


class CellPlace(QAccessibleTableCellInterface):
    """Where a cell stands in its table."""

    def __init__(self, panel: CellPanel, index: int) -> None:
        super().__init__()
        self._panel, self._index = panel, index

    def rowIndex(self) -> int:
        """The row, from 0."""
        return self._panel.place(self._index).row if self._panel.has(self._index) else -1

    def columnIndex(self) -> int:
        """The column, from 0."""
        return self._panel.place(self._index).column if self._panel.has(self._index) else -1

    def rowExtent(self) -> int:
        """One row."""
        return 1

    def columnExtent(self) -> int:
        """One column."""
        return 1

    def isSelected(self) -> bool:
        """Whether the keyboard is here."""
        return self._panel.has(self._index) and self._panel.current() == self._index

    def columnHeaderCells(self) -> list[QAccessibleInterface]:
        """The names of the cells say it."""
        return []

    def rowHeaderCells(self) -> list[QAccessibleInterface]:
        """The names of the cells say it."""
        return []

    def table(self) -> QAccessibleInterface:
        """The panel."""
        return self._panel


class PanelCell(QAccessibleInterface):
    """One place of a panel, called what the panel says of it."""

    def __init__(self, panel: CellPanel, index: int) -> None:
        super().__init__()
        self._panel = panel
        self.index = index
        self._action = CellAction(panel, index)
        self._place = CellPlace(panel, index)

    def isValid(self) -> bool:
        """Whether the panel is still there and has this place."""
        return self._panel.has(self.index)

    def interface_cast(self, kind: QAccessible.InterfaceType, /) -> int:
        """What else the cell is: something to press, and in a table a cell of it.

        PySide says that this returns an int. It takes an object for its address, None too: only a
        VoidPtr is a null pointer (https://doc.qt.io/qtforpython-6/shiboken6/shibokenmodule.html).
        """
        found: object = shiboken6.VoidPtr(0)
        if kind == QAccessible.InterfaceType.ActionInterface:
            found = self._action
        elif kind == QAccessible.InterfaceType.TableCellInterface and self._panel.is_table:
            found = self._place
        return cast(int, found)

    def object(self) -> QObject:
        """Cells are no objects of their own."""
        return None  # type: ignore[return-value]

    def parent(self) -> QAccessibleInterface:
        """The panel."""
        return self._panel

    def role(self) -> QAccessible.Role:
        """A cell of a table, or an item of a tree."""
        role = QAccessible.Role
        return role.Cell if self._panel.is_table else role.TreeItem

    def text(self, kind: QAccessible.Text, /) -> str:
        """The words for the place, as its name; what more there is to say, as its description."""
        if not self.isValid():
            return ""
        if kind == QAccessible.Text.Description:
            return self._panel.detail(self.index)
        return self._panel.describe(self.index) if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str, /) -> None:
        """Cells cannot be renamed."""

    def rect(self) -> QRect:
        """Where the cell lies on the screen."""
        return self._panel.cell_rect(self.index) if self.isValid() else QRect()

    def state(self) -> QAccessible.State:
        """Focusable; focused and selected where the keyboard is; off the screen where not shown."""
        state = QAccessible.State()
        state.offscreen = self.isValid() and not self._panel.is_shown(self.index)
        state.focusable = state.selectable = True
        state.focused = state.selected = self.isValid() and self._panel.current() == self.index
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
        """The window of the panel."""
        return self._panel.window()

    def foregroundColor(self) -> QColor:
        """Nothing special."""
        return QColor()

    def backgroundColor(self) -> QColor:
        """Nothing special."""
        return QColor()


class CellPanel(QAccessibleWidget):
    """A widget with cells, which are numbered from 0, made when asked for, and kept for a while."""

    is_table = True

    def __init__(self, widget: QAbstractScrollArea, role: QAccessible.Role) -> None:
        super().__init__(widget, role)
        self._widget = widget
        self._cells: dict[int, PanelCell] = {}

    @abstractmethod
    def count(self) -> int:
        """How many cells there are."""

    @abstractmethod
    def describe(self, index: int) -> str:
        """The words for a cell."""

    @abstractmethod
    def detail(self, index: int) -> str:
        """What more is said of it."""

    @abstractmethod
    def current(self) -> int | None:
        """Which cell the keyboard is at."""

    @abstractmethod
    def is_shown(self, index: int) -> bool:
        """Whether a cell can be seen."""

    @abstractmethod
    def rect_in_view(self, index: int) -> QRect:
        """Where a cell lies in the viewport."""

    @abstractmethod
    def index_at(self, position: QPointF) -> int | None:
        """The cell at a place of the viewport."""

    @abstractmethod
    def place(self, index: int) -> Place:
        """Its row and column."""

    @abstractmethod
    def press(self, index: int) -> None:
        """Do what Enter does at a cell."""

    @abstractmethod
    def go_to(self, index: int) -> None:
        """Bring the keyboard to a cell."""

    def is_alive(self) -> bool:
        """Whether the widget has not been deleted."""
        return shiboken6.isValid(self._widget)

    def can_be_used(self) -> bool:
        """Whether the widget is on the screen, and no dialog stands before it."""
        dialog = QGuiApplication.modalWindow()
        is_free = dialog is None or dialog is self._widget.window().windowHandle()
        return is_free and self._widget.isVisible() and self._widget.isEnabled()

    def has(self, index: int) -> bool:
        """Whether there is such a cell."""
        return 0 <= index < self.childCount()

    def cell_rect(self, index: int) -> QRect:
        """Where a cell lies on the screen."""
        origin = self._widget.viewport().mapToGlobal(QRect().topLeft())
        return self.rect_in_view(index).translated(origin)

    def childCount(self) -> int:
        """As many as there are cells."""
        return self.count() if self.is_alive() else 0

    def child(self, index: int, /) -> QAccessibleInterface:
        """The cell with this number."""
        if not self.has(index):
            return None  # type: ignore[return-value]
        if index not in self._cells:
            if len(self._cells) >= MOST_KEPT:
                self._drop(self._cells.pop(next(iter(self._cells))))
            self._cells[index] = PanelCell(self, index)
        return self._cells[index]

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        """The number of a cell of this panel, else -1."""
        is_ours = isinstance(child, PanelCell) and self._cells.get(child.index) is child
        return child.index if isinstance(child, PanelCell) and is_ours else -1

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface:
        """The cell at a place of the screen."""
        index = self.index_at(self._widget.viewport().mapFromGlobal(QPointF(x, y)))
        return self.child(-1 if index is None else index)

    def focusChild(self) -> QAccessibleInterface:
        """The cell of the keyboard while the widget has the focus."""
        index = self.current() if self._widget.hasFocus() else None
        return self.child(-1 if index is None else index)

    def release(self) -> None:
        """Let go of the cells that were handed out; the widget is about to go.

        Qt deletes the panel itself a moment later, so Python must hold it until then.
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
    """Have widgets of a kind read by such panels; costs nothing until somebody asks for one."""
    if not _makers:
        QAccessible.installFactory(_interface_for)
    _makers[kind] = make


def tell_focus(widget: QAbstractScrollArea, index: int) -> None:
    """Say that the keyboard is at a cell now."""
    if QAccessible.isActive() and widget.hasFocus():
        _tell(widget, index, QAccessible.Event.Focus)


def tell_current(widget: QAbstractScrollArea) -> None:
    """Say once more where the keyboard is when the focus has come: Qt then names the widget."""
    if QAccessible.isActive():
        QTimer.singleShot(0, widget, lambda: _tell_current(widget))


def _tell_current(widget: QAbstractScrollArea) -> None:
    panel = QAccessible.queryAccessibleInterface(widget)
    index = panel.current() if isinstance(panel, CellPanel) else None
    if index is not None:
        tell_focus(widget, index)


def tell_names(widget: QAbstractScrollArea, indexes: list[int]) -> None:
    """Say that these cells are called otherwise now."""
    if QAccessible.isActive():
        for index in indexes:
            _tell(widget, index, QAccessible.Event.NameChanged)


def _tell(widget: QAbstractScrollArea, index: int, kind: QAccessible.Event) -> None:
    event = QAccessibleEvent(widget, kind)
    event.setChild(index)
    QAccessible.updateAccessibility(event)


def _interface_for(_class_name: str, target: QObject) -> QAccessibleInterface | None:
    """The factory that Qt calls for every object; None lets Qt look further.

    Qt asks again when it sees the object's class anew, and then deletes what it got before: so each
    answer is a panel of its own. Python must hold it for as long as Qt does.
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
