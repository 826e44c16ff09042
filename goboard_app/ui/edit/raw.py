"""RawPropertiesDialog: the properties of a node as they are in the file, changed by hand."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSignalBlocker, Qt, Slot
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLineEdit, QPlainTextEdit, QTableView, QWidget

from goboard_app.app.texts import edit as texts
from goboard_app.app.texts.format import comma_list, translate
from goboard_app.go.board import BoardSize
from goboard_app.record.node import Node
from goboard_app.session.editing.raw_properties import RawDraft, RawRow, field_text, typed_raw
from goboard_app.ui.widgets.accessible import announce
from goboard_app.ui.widgets.dialog import DialogBase
from goboard_app.ui.widgets.form import show_fault
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Button, Card, Index, column_layout, label, row_layout

# Laying out a million characters takes a second.
_MOST_SHOWN = 20_000
_MOST_IN_TABLE = 200


class _Column(IntEnum):
    IDENT = 0
    VALUE = 1


class RawPropertiesDialog(DialogBase):
    """The rows of a node in a table, and two fields for the selected one; `answer` is the draft, None if cancelled.

    What is wrong with the selected row is said below its fields. Only a row that could not be read back as the same
    keeps the dialog open.
    """

    manual_page = "review"

    def __init__(self, look: Look, node: Node, size: BoardSize, place: str, parent: QWidget | None = None) -> None:
        """Make the dialog for a node of a game on a board of this size; `place` names its position."""
        super().__init__(parent)
        self._look, self._size = look, size
        self.answer: RawDraft | None = None
        self.draft = RawDraft.of(node)
        self.table = QTableView()
        self._rows = _Rows(self, look)
        self.table.setModel(self._rows)
        self.ident = QLineEdit()
        self.value = QPlainTextEdit()
        self.note = label(role="note", wraps=True)
        self.add_property = Button(look, translate("raw", "Add a property"))
        self.add_value = Button(look, translate("raw", "Add a value"))
        self.remove = Button(look, translate("raw", "Remove"))
        self.accept_button = Button(look, translate("raw", "Change"), kind="primary")
        self.cancel_button = Button(look, translate("raw", "Cancel"))
        # The text of the value field before the next change.
        self._shown = ""
        self._build(place)
        self._connect()
        self._select(0)

    @property
    def row(self) -> int:
        """The number of the selected row; -1 if there is none."""
        return self.table.currentIndex().row()

    def _build(self, place: str) -> None:
        px = self._look.px
        title = translate("raw", "Properties of this position")
        self.setWindowTitle(title)
        self.setMinimumWidth(px(620))
        self._build_table(title)
        self.ident.setAccessibleName(translate("raw", "Property"))
        self.ident.setFixedWidth(px(120))
        self.value.setAccessibleName(translate("raw", "Value"))
        self.value.setTabChangesFocus(True)
        self.value.setFixedHeight(px(96))
        for button in (self.add_property, self.add_value, self.remove):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            # Enter is for the button at the foot.
            button.setAutoDefault(False)
        fields = row_layout(
            column_layout(label(self.ident.accessibleName(), "section", "muted"), self.ident, None, spacing=4),
            spacing=10,
        )
        framed = Card("plain")
        framed.setLayout(column_layout(self.value, margin=4))
        column = column_layout(label(self.value.accessibleName(), "section", "muted"), framed, spacing=4)
        fields.addLayout(column, 1)
        frame = Card("plain")
        frame.setLayout(column_layout(self.table, margin=4))
        self.lay_out(
            label(title, "title", wraps=True),
            label(place, "note", "muted", wraps=True),
            frame,
            row_layout(self.add_property, self.add_value, self.remove, None, spacing=8),
            fields,
            self.note,
            4,
            self.button_row(self.accept_button, self.cancel_button),
            stretched=frame,
            spacing=8,
        )

    def _build_table(self, title: str) -> None:
        table = self.table
        table.setAccessibleName(title)
        table.setObjectName("repairs")
        table.setFrameShape(QTableView.Shape.NoFrame)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setMinimumHeight(self._look.px(190))
        table.verticalHeader().hide()
        table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        table.horizontalHeader().setHighlightSections(False)
        table.horizontalHeader().setSectionResizeMode(_Column.IDENT, QHeaderView.ResizeMode.Fixed)
        table.horizontalHeader().resizeSection(_Column.IDENT, self._look.px(120))
        table.horizontalHeader().setSectionResizeMode(_Column.VALUE, QHeaderView.ResizeMode.Stretch)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        # Tab moves on to the buttons, not from cell to cell.
        table.setTabKeyNavigation(False)

    def _connect(self) -> None:
        self.table.selectionModel().currentRowChanged.connect(self._on_row)
        self.ident.textEdited.connect(self._on_ident)
        self.value.textChanged.connect(self._on_value)
        self.add_property.clicked.connect(self._on_add_property)
        self.add_value.clicked.connect(self._on_add_value)
        self.remove.clicked.connect(self._on_remove)

    def ask(self) -> RawDraft | None:
        """Run the dialog and return the draft, or None."""
        self.run()
        return self.answer

    def note_of(self, number: int) -> tuple[str, bool]:
        """Return what is wrong with a row, or a remark about it, and whether it cannot be written so."""
        fault = self.draft.fault(number)
        if fault is not None:
            return texts.raw_fault(fault), True
        note = self.draft.note(number, self._size)
        return ("" if note is None else texts.raw_note(note)), False

    # The selected row

    def _select(self, number: int) -> None:
        number = min(number, len(self.draft.rows) - 1)
        self.table.setCurrentIndex(self._rows.index(number, 0) if number >= 0 else QModelIndex())
        self._show_row()

    @Slot()
    def _on_row(self) -> None:
        self._show_row()

    def _show_row(self) -> None:
        """Fill the fields from the selected row."""
        number = self.row
        row = self.draft.rows[number] if number >= 0 else RawRow("", "")
        is_short = len(row.raw) <= _MOST_SHOWN
        with QSignalBlocker(self.ident), QSignalBlocker(self.value):
            self.ident.setText(row.ident)
            self.value.setPlainText(field_text(row.raw[:_MOST_SHOWN]))
        self._shown = self.value.toPlainText()
        self.value.setReadOnly(not is_short)
        for widget in (self.ident, self.value, self.add_value, self.remove):
            widget.setEnabled(number >= 0)
        self._show_note()

    def _show_note(self) -> None:
        number = self.row
        text, is_fault = self.note_of(number) if number >= 0 else ("", False)
        if self.value.isReadOnly():
            text = texts.too_long_to_edit()
        is_about_ident = is_fault and self.draft.fault(number) in texts.FAULTS_OF_IDENT
        other = self.value if is_about_ident else self.ident
        show_fault(other, self.note, "")
        show_fault(self.ident if is_about_ident else self.value, self.note, text if is_fault else "", text)
        self.note.setAccessibleName(text)

    # Changes

    @Slot(str)
    def _on_ident(self, ident: str) -> None:
        self._take(self.draft.with_ident(self.row, ident))

    @Slot()
    def _on_value(self) -> None:
        number, now = self.row, self.value.toPlainText()
        if number < 0 or now == self._shown:
            return
        raw = typed_raw(self.draft.rows[number].raw, self._shown, now)
        self._shown = now
        self._take(self.draft.with_raw(number, raw))

    def _take(self, draft: RawDraft) -> None:
        """Take a draft with the same number of rows."""
        self.draft = draft
        self._rows.renew()
        self._show_note()

    @Slot()
    def _on_add_property(self) -> None:
        self._rearrange(self.draft.with_property(), len(self.draft.rows))
        self.ident.setFocus()

    @Slot()
    def _on_add_value(self) -> None:
        number = self.row
        self._rearrange(self.draft.with_value(number), number + 1)
        self.value.setFocus()

    @Slot()
    def _on_remove(self) -> None:
        number = self.row
        self._rearrange(self.draft.without(number), number)

    def _rearrange(self, draft: RawDraft, selected: int) -> None:
        self._rows.beginResetModel()
        self.draft = draft
        self._rows.endResetModel()
        self._select(selected)

    @Slot()
    def accept(self) -> None:  # noqa: D102 - Qt's own
        found = self.draft.first_fault()
        if found is None:
            self.answer = self.draft
            super().accept()
            return
        number, fault = found
        self._select(number)
        is_about_ident = fault in texts.FAULTS_OF_IDENT
        field = self.ident if is_about_ident else self.value
        show_fault(field, self.note, texts.raw_fault(fault))
        self.note.setAccessibleName(texts.raw_fault(fault))
        announce(self, texts.raw_fault(fault), assertive=True)
        field.setFocus()


class _Rows(QAbstractTableModel):
    """The rows of the draft of a dialog, each with its identifier and the beginning of its value."""

    def __init__(self, dialog: RawPropertiesDialog, look: Look) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self._look = look

    def renew(self) -> None:
        """Show the rows again, after one of them changed."""
        count = self.rowCount()
        if count:
            self.dataChanged.emit(self.index(0, 0), self.index(count - 1, len(_Column) - 1))

    def rowCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008, D102, N802 - Qt's own
        return len(self._dialog.draft.rows)

    def columnCount(self, _parent: Index = QModelIndex()) -> int:  # noqa: B008, D102, N802 - Qt's own
        return len(_Column)

    def headerData(  # noqa: D102, N802 - Qt's own
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return translate("raw", "Property") if section == _Column.IDENT else translate("raw", "Value")
        return None

    def data(  # noqa: D102 - Qt's own
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if not index.isValid() or index.row() >= self.rowCount():
            return None
        row = self._dialog.draft.rows[index.row()]
        is_value = index.column() == _Column.VALUE
        value = _one_line(row)
        if role == Qt.ItemDataRole.DisplayRole:
            return value if is_value else (row.ident if row.begins else "")
        note, is_fault = self._dialog.note_of(index.row())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return comma_list(*filter(None, (value if is_value else row.ident, note)))
        if role == Qt.ItemDataRole.ForegroundRole and is_fault:
            return QColor(self._look.theme.error)
        if role == Qt.ItemDataRole.FontRole and not is_value:
            font = QFont(self._dialog.font())
            font.setWeight(QFont.Weight.DemiBold)
            return font
        return None


def _one_line(row: RawRow) -> str:
    text = field_text(row.raw[: _MOST_IN_TABLE + 1]).replace("\n", "\N{DOWNWARDS ARROW WITH CORNER LEFTWARDS}")
    return text if len(row.raw) <= _MOST_IN_TABLE else text[:_MOST_IN_TABLE] + "…"
