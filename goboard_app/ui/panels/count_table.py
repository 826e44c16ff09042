"""CountTable: the breakdown of a count, Black's and White's numbers in two columns."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from goboard_app.app.texts.counting import CountRow, RowKind, count_rows
from goboard_app.app.texts.numbers import color_name
from goboard_app.go.color import Color
from goboard_app.scoring.count import Count
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Card, StoneLabel, hairline, label

translate = QCoreApplication.translate


class CountTable(Card):
    """Shows a Count line by line; the last line is the sum."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._look = look
        self.rows: tuple[CountRow, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(14, 12, 14, 12)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(0, 1)
        self._cells: list[QWidget] = []
        self._numbers: dict[tuple[RowKind, int], QLabel] = {}
        self._build_head()

    def _build_head(self) -> None:
        self._grid.addWidget(label(translate("count", "Points"), "section", "muted"), 0, 0)
        for place, color in ((1, Color.BLACK), (2, Color.WHITE)):
            stone = StoneLabel(self._look, color, color_name(color), 18)
            self._grid.addWidget(stone, 0, place, Qt.AlignmentFlag.AlignRight)

    def show_count(self, count: Count) -> None:
        """Show another count; only the texts change where the lines are the same ones."""
        rows = count_rows(count)
        if [r.kind for r in rows] == [r.kind for r in self.rows]:
            self._write(rows)
        else:
            self._rebuild(rows)
        self.rows = rows
        black, white = color_name(Color.BLACK), color_name(Color.WHITE)
        spoken = (f"{row.label}: {black} {row.black}, {white} {row.white}" for row in rows)
        self.setAccessibleName(". ".join(spoken))

    def _rebuild(self, rows: tuple[CountRow, ...]) -> None:
        for cell in self._cells:
            self._grid.removeWidget(cell)
            cell.hide()
            cell.deleteLater()
        self._cells = []
        line = 1
        for row in rows:
            if row.kind is RowKind.TOTAL:
                self._add(hairline(), line, 0, 3)
                line += 1
            role = "strong" if row.kind is RowKind.TOTAL else "panel"
            name = label(row.label, role, wraps=True)
            self._add(name, line, 0)
            for place, text in ((1, row.black), (2, row.white)):
                number = label(text, role)
                number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self._numbers[row.kind, place] = number
                self._add(number, line, place)
            line += 1

    def _write(self, rows: tuple[CountRow, ...]) -> None:
        for row in rows:
            for place, text in ((1, row.black), (2, row.white)):
                self._numbers[row.kind, place].setText(text)

    def _add(self, widget: QWidget, line: int, place: int, span: int = 1) -> None:
        self._cells.append(widget)
        self._grid.addWidget(widget, line, place, 1, span)
