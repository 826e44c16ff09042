"""PositionList: the positions of a lesson, shown, ordered and taken out by mouse and keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.lessons import row_text, spoken_position
from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree
from goboard_app.ui.look.look import Look, Thumbnail
from goboard_app.ui.panels.position_paint import PositionDelegate, SmallPositions

_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
_ROW = "application/x-goboard-position"
_CONTROL = Qt.KeyboardModifier.ControlModifier
_OF_WINDOW = frozenset(
    {
        *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Left, Qt.Key.Key_Right),
        Qt.Key.Key_Space,
    }
)
"""Keys that go through the lesson and its games, wherever one is."""


@dataclass(frozen=True, slots=True)
class PositionRow:
    """One position: where it stands, what is said, and whether something is asked."""

    tree: GameTree
    node: Node
    text: str
    has_task: bool = False


class PositionModel(QAbstractListModel):
    """The rows. Signal: `dropped(int, int)` with a row and the row that it was dropped before."""

    dropped = Signal(int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[PositionRow, ...] = ()
        self.shown: int | None = None

    def show_rows(self, rows: Sequence[PositionRow], shown: int | None) -> None:
        """Show these rows; `shown` is the one on the board, if any."""
        if len(rows) != len(self.rows):
            self.beginResetModel()
            self.rows, self.shown = tuple(rows), shown
            self.endResetModel()
        else:
            self.rows, self.shown = tuple(rows), shown
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        """One for each position."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """Texts to show, to read aloud, and in full."""
        if not index.isValid():
            return None
        number, row = index.row(), self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row_text(row.text)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken_position(number + 1, row.text, row.has_task, number == self.shown)
        return row.text if role == Qt.ItemDataRole.ToolTipRole else None

    # Dragging

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Rows can be dragged between others."""
        more = Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else Qt.ItemFlag.ItemIsDropEnabled
        return super().flags(index) | more

    def supportedDropActions(self) -> Qt.DropAction:
        """Positions are moved, not copied."""
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        """Rows of this very list alone."""
        return [_ROW]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The row that is dragged."""
        mime = QMimeData()
        mime.setData(_ROW, str(indexes[0].row()).encode("ascii"))
        return mime

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: _Index
    ) -> bool:
        """Tell what was dropped where; the list follows once the games have moved."""
        if action is Qt.DropAction.MoveAction and data.hasFormat(_ROW):
            to = len(self.rows) if row < 0 else row
            self.dropped.emit(int(bytes(data.data(_ROW).data())), to)
        # The view would take the row out that it thinks was moved.
        return False


class PositionList(QListView):
    """Signals: `chosen(int)` for a click or Enter, `moved(int, int)` with a row and the row to put
    it before, `taken_out(int)` for Delete.
    """

    chosen = Signal(int)
    moved = Signal(int, int)
    taken_out = Signal(int)

    def __init__(self, look: Look, thumbnail: Thumbnail) -> None:
        super().__init__()
        self.positions = PositionModel(self)
        self._delegate = PositionDelegate(look, SmallPositions(look, thumbnail, self), self)
        self.setModel(self.positions)
        self.setItemDelegate(self._delegate)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(translate("table", "Positions of the lesson"))
        self.clicked.connect(self._on_clicked)
        self.positions.dropped.connect(self.moved)
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def show_rows(self, rows: Sequence[PositionRow], shown: int | None) -> None:
        """Show these positions and bring the one on the board into sight when it is another."""
        was, count = self.positions.shown, self.positions.rowCount()
        self.positions.show_rows(rows, shown)
        if shown is not None and (shown != was or len(rows) != count):
            self.setCurrentIndex(self.positions.index(shown))

    def set_board(self, side: int) -> None:
        """Draw the boards so wide."""
        if self._delegate.set_board(side):
            self.scheduleDelayedItemsLayout()
            self.viewport().update()

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        # A row: the panel takes for least what its parts would like to have.
        return QSize(200, self.sizeHintForRow(0) + 4 if self.positions.rows else 60)

    def event(self, event: QEvent) -> bool:
        """Keep the keys of the list from the rows of the menu that have them as well."""
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and _is_ours(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show, order and take out; what walks through the record is left to the window."""
        row = self.currentIndex().row()
        step = _step_of(event)
        if event.key() in _OF_WINDOW:
            # What scrolls around the list would take them on their way.
            QCoreApplication.sendEvent(self.window(), event)
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            self.chosen.emit(row)
        elif event.key() == Qt.Key.Key_Delete and row >= 0:
            self.taken_out.emit(row)
        elif step and row >= 0:
            self._move(row, step)
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def _move(self, row: int, step: int) -> None:
        to = row - 1 if step < 0 else row + 2
        if 0 <= to <= self.positions.rowCount():
            self.moved.emit(row, to)

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        self.chosen.emit(index.row())


def _is_ours(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Delete or _step_of(event) != 0


def _step_of(event: QKeyEvent) -> int:
    """Where Ctrl and an arrow move a row to: up, down, or nowhere."""
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier != _CONTROL:
        return 0
    return {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
