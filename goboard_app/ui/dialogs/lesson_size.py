"""LessonSizeDialog: how large the first board of a new lesson is."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QWidget

from goboard_app.app.texts.format import board_size, translate
from goboard_app.app.texts.lessons import how_large
from goboard_app.go.board import BoardSize
from goboard_app.lessons.lesson import SIZES
from goboard_app.ui.dialogs.board_choice import parse_size
from goboard_app.ui.look.flow import FlowRow
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Button, column_layout, label, row_layout
from goboard_app.ui.look.sheet import DialogBase

_USUAL = BoardSize(9, 9)


class LessonSizeDialog(DialogBase):
    """Chips for the usual sizes, and a field for any other."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chips = {size: Button(look, board_size(size), kind="chip") for size in SIZES}
        self.other = Button(look, translate("table", "Other"), kind="chip")
        self.field = QLineEdit()
        self.begin = Button(look, translate("table", "Begin"), kind="primary")
        self.cancel = Button(look, translate("table", "Cancel"))
        self._group = QButtonGroup(self)
        self._build(look)
        self._connect()

    def _build(self, look: Look) -> None:
        title = translate("table", "New lesson")
        self.setWindowTitle(title)
        self.setMinimumWidth(look.px(500))
        for number, chip in enumerate((*self.chips.values(), self.other)):
            chip.setCheckable(True)
            # Enter begins the lesson, whichever size has the keyboard.
            chip.setAutoDefault(False)
            chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self._group.addButton(chip, number)
        self.chips[_USUAL].setChecked(True)
        name = translate("new game", "Columns × rows")
        self.field.setPlaceholderText("11 × 11")
        self.field.setAccessibleName(name)
        self.field.setToolTip(name)
        self.field.setMaximumWidth(look.px(150))
        self.field.hide()
        self.begin.setDefault(True)
        sentence = how_large()
        layout = column_layout(
            label(title, "title"),
            label(sentence, "panel", wraps=True),
            FlowRow(*self.chips.values(), self.other),
            self.field,
            8,
            row_layout(None, self.cancel, self.begin),
            spacing=10,
        )
        layout.setContentsMargins(24, 22, 24, 18)
        self.setLayout(layout)

    def _connect(self) -> None:
        self._group.idToggled.connect(self._on_toggled)
        self.field.textChanged.connect(self._refresh)
        self.begin.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)

    @property
    def size_chosen(self) -> BoardSize | None:
        """The size, or None while the field holds none."""
        if not self.other.isChecked():
            return SIZES[self._group.checkedId()]
        try:
            return parse_size(self.field.text())
        except ValueError:
            return None

    def ask(self) -> BoardSize | None:
        """Show the dialog and wait; the size, None where it was given up."""
        self.chips[_USUAL].setFocus()
        is_given = bool(self.exec())
        return self.size_chosen if is_given else None

    @Slot(int, bool)
    def _on_toggled(self, _number: int, is_on: bool) -> None:
        if not is_on:
            return
        self.field.setVisible(self.other.isChecked())
        if self.other.isChecked():
            self.field.setFocus()
        self._refresh()
        self.fit_soon()

    @Slot()
    def _refresh(self) -> None:
        self.begin.setEnabled(self.size_chosen is not None)
