"""RunningTable: the numbers of a counting story as they stand after a step."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from goboard_app.app.texts.format import color_name, translate
from goboard_app.app.texts.story import StoryRow
from goboard_app.go.board import Color
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Card, StoneLabel, hairline, label, set_style


class RunningTable(Card):
    """Both sides' numbers line by line; a number that changed in the step is heavier."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._look = look
        self.rows: tuple[StoryRow, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(14, 10, 14, 10)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(0, 1)
        self._cells: list[QWidget] = []
        self._numbers: list[tuple[QLabel, QLabel, QLabel]] = []
        self._grid.addWidget(label(translate("count", "Points"), "section", "muted"), 0, 0)
        for place, color in ((1, Color.BLACK), (2, Color.WHITE)):
            stone = StoneLabel(look, color, color_name(color), 18)
            self._grid.addWidget(stone, 0, place, Qt.AlignmentFlag.AlignRight)

    def show_rows(self, rows: Sequence[StoryRow]) -> None:
        """Show these lines."""
        if [r.is_sum for r in rows] != [r.is_sum for r in self.rows]:
            self._rebuild(rows)
        self.rows = tuple(rows)
        for row, (name, black, white) in zip(rows, self._numbers, strict=True):
            name.setText(row.label)
            for cell, text, color in (
                (black, row.black, Color.BLACK),
                (white, row.white, Color.WHITE),
            ):
                cell.setText(text)
                is_strong = row.is_sum or color in row.is_new
                set_style(cell, role="strong" if is_strong else "panel")
        self.setAccessibleName(". ".join(map(_spoken, rows)))

    def _rebuild(self, rows: Sequence[StoryRow]) -> None:
        for cell in self._cells:
            self._grid.removeWidget(cell)
            cell.hide()
            cell.deleteLater()
        self._cells, self._numbers = [], []
        line = 1
        for row in rows:
            if row.is_sum:
                self._add(hairline(), line, 0, 3)
                line += 1
            name = label(role="strong" if row.is_sum else "panel", wraps=True)
            self._add(name, line, 0)
            cells = label(), label()
            for place, cell in enumerate(cells, 1):
                cell.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self._add(cell, line, place)
            self._numbers.append((name, *cells))
            line += 1

    def _add(self, widget: QWidget, line: int, place: int, span: int = 1) -> None:
        self._cells.append(widget)
        self._grid.addWidget(widget, line, place, 1, span)


def _spoken(row: StoryRow) -> str:
    """A line for those who listen; a side without a number is not spoken of."""
    sides = ((Color.BLACK, row.black), (Color.WHITE, row.white))
    return f"{row.label}: " + ", ".join(f"{color_name(c)} {text}" for c, text in sides if text)
