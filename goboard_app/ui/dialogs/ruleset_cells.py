"""The cells of a ruleset below one another, beside those of another one where they differ."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.rulesets import (
    field_name,
    ruleset_name,
    value_elsewhere,
    value_name,
    value_sentence,
)
from goboard_app.rules.custom import Field, differing_fields
from goboard_app.rules.ruleset import Ruleset
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.middle import ScrollingPanel
from goboard_app.ui.look.parts import column_layout, hairline, label, row_layout


class CellTable(ScrollingPanel):
    """The cells of a ruleset below one another; arrows scroll where it has the keyboard."""

    def __init__(self, look: Look) -> None:
        self._rows = {field: CellRow(look, field) for field in Field}
        self._inside = QWidget()
        lines = [part for cell in self._rows.values() for part in (cell, hairline())][:-1]
        self._inside.setLayout(column_layout(*lines, None, spacing=0))
        super().__init__(self._inside)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(translate("rulesets page", "What these rules say"))
        # The style sheet of the program knows no scroll area that can have the focus.
        self.setStyleSheet(
            "CellTable { border: 2px solid transparent; border-radius: 7px; }"
            "CellTable:focus { border-color: palette(link); }"
        )

    def show_ruleset(self, ruleset: Ruleset | None, base: Ruleset | None) -> None:
        """Show the cells of one ruleset, those marked that are others in `base`."""
        self._inside.setVisible(ruleset is not None)
        if ruleset is None:
            return
        differing = differing_fields(ruleset, base) if base is not None else ()
        for field, cell in self._rows.items():
            cell.show_cell(ruleset, base if field in differing else None)
        self.verticalScrollBar().setValue(0)

    def cell(self, field: Field) -> CellRow:
        """The row of one field."""
        return self._rows[field]


class CellRow(QWidget):
    """One cell; where another ruleset says otherwise it has an amber ground, an underline and a
    sentence.
    """

    def __init__(self, look: Look, field: Field) -> None:
        super().__init__()
        self._look = look
        self._field = field
        self.differs = False
        self.title = label(field_name(field), "body", "muted", wraps=True)
        self.value = label(role="strong", wraps=True)
        self.sentence = label(role="note", wraps=True)
        self.other = label(role="note", tone="muted", wraps=True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignTop)
        layout = row_layout(spacing=14)
        layout.addWidget(self.title, 2)
        layout.addLayout(column_layout(self.value, self.sentence, self.other, spacing=2), 3)
        layout.setContentsMargins(12, 7, 12, 8)
        self.setLayout(layout)

    def show_cell(self, ruleset: Ruleset, other: Ruleset | None) -> None:
        """Show the cell of a ruleset; `other` is one that says otherwise, if any."""
        value = value_name(ruleset, self._field)
        self.differs = other is not None
        self.value.setText(value)
        self.value.setStyleSheet("text-decoration: underline;" if self.differs else "")
        for widget in (self.sentence, self.other):
            widget.setVisible(self.differs)
        spoken = f"{self.title.text()}: {value}."
        if other is not None:
            self.sentence.setText(value_sentence(ruleset, self._field))
            self.other.setText(value_elsewhere(ruleset_name(other), value_name(other, self._field)))
            spoken = f"{spoken} {self.sentence.text()} {self.other.text()}"
        self.setAccessibleName(spoken)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102 - Qt's own
        if self.differs:
            QPainter(self).fillRect(self.rect(), QColor(self._look.theme.unclear_soft))
        super().paintEvent(event)
