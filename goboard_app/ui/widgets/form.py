"""Forms: rows of a title, an editor and a note, described as data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Never, Protocol, cast

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal, SignalInstance, Slot
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGridLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QWidget,
)

from goboard_app.ui.widgets.parts import label, row_layout, set_style

Options = Iterable[tuple[str, object]]
"""The texts of a combo box with their values."""

_PLACE = Qt.AlignmentFlag(0)
"""The alignment of a widget that takes all of its cell."""

_NOTHING: Mapping[str, Never] = MappingProxyType({})

_section = partial(label, role="section", tone="muted")


class _Editor(Protocol):
    """An editor of a class of ours."""

    changed: SignalInstance


@dataclass(frozen=True, slots=True, eq=False)
class Row:
    """A row of a form: a value with the editor that shows it.

    `title` is shown beside or above the editor, and is its accessible name unless `spoken` is given. `shown` returns
    whether the row is shown. `fault` returns why the value is not possible, '' if it is; `meaning` returns the note
    below a value without fault. `content` is placed in the row instead of the editor, which is a part of it.
    """

    key: str
    editor: QWidget
    title: str = ""
    shown: Callable[[], bool] | None = None
    fault: Callable[[], str] = str
    meaning: Callable[[], str] = str
    content: QLayout | None = None
    spoken: str = ""


class Form(QObject):
    """The rows of a dialog. Signal: `changed()` after a value has changed and the rows were refreshed.

    `make_title` returns the label of a title. A title or a note is made when it is first asked for.
    """

    changed = Signal()

    def __init__(
        self,
        parent: QObject,
        rows: Iterable[Row],
        values: Mapping[str, object] = _NOTHING,
        make_title: Callable[[str], QLabel] = _section,
    ) -> None:
        """Show the values in the rows of the same keys; a row without one keeps the value of its editor."""
        super().__init__(parent)
        self._rows = {row.key: row for row in rows}
        self._make_title = make_title
        self._titles: dict[str, QLabel] = {}
        self._lines: dict[str, QWidget] = {}
        self.notes: dict[str, QLabel] = {}
        for row in self._rows.values():
            if row.spoken or row.title:
                row.editor.setAccessibleName(row.spoken or row.title)
            if row.key in values:
                # A dialog may be connected to the editor, and is not complete yet.
                with QSignalBlocker(row.editor):
                    show_value(row.editor, values[row.key])
            _changes(row.editor).connect(self._on_changed)

    # Values

    def values(self) -> dict[str, object]:
        """Return the values of all rows whose editor is a combo box, a check box or a line edit."""
        values = {key: value_of(row.editor) for key, row in self._rows.items()}
        return {key: value for key, value in values.items() if value is not None}

    # Layout

    def title(self, key: str) -> QLabel:
        """Return the label with the title of a row."""
        if key not in self._titles:
            self._titles[key] = self._make_title(self._rows[key].title)
        return self._titles[key]

    def note(self, key: str) -> QLabel:
        """Return the label with the meaning of a value, or its fault."""
        if key not in self.notes:
            self.notes[key] = label(role="note", tone="muted", wraps=True)
        return self.notes[key]

    def lines(self, width: int) -> list[QWidget]:
        """Return all rows, each in a line of its own, with titles of at least this width in pixels.

        A QFormLayout is not used, because one long title would take room from every editor.
        """
        for key, row in self._rows.items():
            self.title(key).setMinimumWidth(width)
            layout = row_layout(self.title(key), spacing=10)
            if row.content is None:
                layout.addWidget(row.editor, 1)
            else:
                layout.addLayout(row.content, 1)
            self._lines[key] = QWidget()
            self._lines[key].setLayout(layout)
        return list(self._lines.values())

    def table(
        self, *keys: str, below: Mapping[str, QWidget] = _NOTHING, place: Qt.AlignmentFlag = _PLACE
    ) -> QGridLayout:
        """Return a table of rows: titles at `place`, editors beside them, and the notes made already below these.

        `below` has further widgets by the keys of rows: they come between an editor and its note, at the left.
        """
        table = QGridLayout()
        table.setColumnStretch(1, 1)
        line = 0
        for key in keys:
            row = self._rows[key]
            table.addWidget(self.title(key), line, 0, place)
            if row.content is None:
                table.addWidget(row.editor, line, 1)
            else:
                table.addLayout(row.content, line, 1)
            line += 1
            for widget, side in ((below.get(key), Qt.AlignmentFlag.AlignLeft), (self.notes.get(key), _PLACE)):
                if widget is not None:
                    table.addWidget(widget, line, 1, side)
                    line += 1
        return table

    # State

    def is_shown(self, key: str) -> bool:
        """Return whether a row is shown."""
        shown = self._rows[key].shown
        return shown is None or shown()

    @property
    def fault(self) -> str:
        """The first fault in the rows that are shown; '' if all values are possible."""
        faults = (row.fault() for key, row in self._rows.items() if self.is_shown(key))
        return next(filter(None, faults), "")

    def refresh(self) -> None:
        """Show and hide the rows, and show the fault or the meaning of each value in its note."""
        for key, row in self._rows.items():
            is_shown = self.is_shown(key)
            if row.shown is not None:
                for part in self._parts(row):
                    part.setVisible(is_shown)
            if key in self.notes:
                note = self.notes[key]
                fault = row.fault()
                show_fault(row.editor, note, fault, "" if fault else row.meaning())
                note.setVisible(is_shown and bool(note.text()))

    def _parts(self, row: Row) -> Iterable[QWidget]:
        if row.key in self._lines:
            return (self._lines[row.key],)
        return (row.editor, self._titles[row.key]) if row.key in self._titles else (row.editor,)

    @Slot()
    def _on_changed(self) -> None:
        self.refresh()
        self.changed.emit()


def offer(box: QComboBox, options: Options, chosen: object = None, usual: object = None) -> None:
    """Fill a combo box without a signal, and choose a value in it; if it is missing, the usual one or the first."""
    with QSignalBlocker(box):
        box.clear()
        for text, value in options:
            box.addItem(text, value)
        found = box.findData(chosen)
        box.setCurrentIndex(max(0, found if found >= 0 else box.findData(usual)))


def show_fault(editor: QWidget, note: QLabel, fault: str, meaning: str = "") -> None:
    """Mark an editor and its note for a fault, and show the fault; without one show the meaning of the value."""
    set_style(editor, bad="true" if fault else "false")
    set_style(note, tone="error" if fault else "muted")
    note.setText(fault or meaning)


def value_of(editor: QWidget) -> object:
    """Return the data of a combo box, the state of a check box or the text of a line edit; None for others."""
    if isinstance(editor, QComboBox):
        return cast(object, editor.currentData())
    if isinstance(editor, QAbstractButton):
        return editor.isChecked()
    return editor.text() if isinstance(editor, QLineEdit) else None


def show_value(editor: QWidget, value: object) -> None:
    """Show a value in a combo box, a check box or a line edit; a combo box ignores one that it does not offer."""
    if isinstance(editor, QComboBox):
        found = editor.findData(value)
        editor.setCurrentIndex(found if found >= 0 else editor.currentIndex())
    elif isinstance(editor, QAbstractButton):
        editor.setChecked(bool(value))
    elif isinstance(editor, QLineEdit):
        editor.setText(str(value))


def _changes(editor: QWidget) -> SignalInstance:
    """Return the signal of a change of the value."""
    if isinstance(editor, QComboBox):
        return editor.currentIndexChanged
    if isinstance(editor, QAbstractButton):
        return editor.toggled
    if isinstance(editor, QLineEdit):
        return editor.textChanged
    return cast(_Editor, editor).changed
