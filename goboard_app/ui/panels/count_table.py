"""CountTable: the breakdown of a count, Black's and White's numbers in two columns."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from goboard_app.app.texts.count import CountRow, RowKind, count_rows
from goboard_app.app.texts.format import color_name, translate
from goboard_app.go.board import Color
from goboard_app.scoring.count import Count
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import Card, StoneLabel, hairline, label, set_style

ON_BOARD = frozenset({RowKind.STONES, RowKind.TERRITORY, RowKind.DEAD, RowKind.TAX})
"""Lines that have points on the board to show."""

# How far the ground of a line reaches beyond its texts.
_EDGE, _LINE_EDGE = 6, 3


class CountLine(QFrame):
    """The ground of a line of the breakdown, below its texts: it says when it is asked about.

    Signals: `entered(RowKind)` when the pointer or the keyboard came to it, `exited(RowKind)` when
    neither is there any more.
    """

    entered = Signal(object)
    exited = Signal(object)

    def __init__(self, kind: RowKind, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self.setProperty("asked", "off")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: D102 - Qt's own
        super().enterEvent(event)
        self.entered.emit(self.kind)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: D102 - Qt's own
        super().leaveEvent(event)
        if not self.hasFocus():
            self.exited.emit(self.kind)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusInEvent(event)
        self.entered.emit(self.kind)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusOutEvent(event)
        if not self.underMouse():
            self.exited.emit(self.kind)


class CountTable(Card):
    """Shows a Count line by line; the last line is the sum.

    Signal: `line_asked(RowKind | None)` when the pointer or the keyboard came to a line that has
    points on the board, and when it left.
    """

    line_asked = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._look = look
        self.rows: tuple[CountRow, ...] = ()
        self.lines: dict[RowKind, CountLine] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(14 - _EDGE, 12 - _LINE_EDGE, 14 - _EDGE, 12 - _LINE_EDGE)
        self._grid.setHorizontalSpacing(18 - _EDGE)
        self._grid.setVerticalSpacing(8 - 2 * _LINE_EDGE)
        self._grid.setColumnStretch(0, 1)
        self._cells: list[QWidget] = []
        self._numbers: dict[tuple[RowKind, int], QLabel] = {}
        self._build_head()

    def _build_head(self) -> None:
        title = label(translate("count", "Points"), "section", "muted")
        title.setContentsMargins(_EDGE, _LINE_EDGE, 0, _LINE_EDGE)
        self._grid.addWidget(title, 0, 0)
        for place, color in ((1, Color.BLACK), (2, Color.WHITE)):
            stone = StoneLabel(self._look, color, color_name(color), 18)
            stone.setContentsMargins(0, 0, _EDGE, 0)
            self._grid.addWidget(stone, 0, place, Qt.AlignmentFlag.AlignRight)

    def show_count(self, count: Count) -> None:
        """Show another count; only the texts change where the lines are the same ones."""
        rows = count_rows(count)
        if [r.kind for r in rows] == [r.kind for r in self.rows]:
            self._write(rows)
        else:
            self._rebuild(rows)
        self.rows = rows
        spoken = {row.kind: _spoken(row) for row in rows}
        self.setAccessibleName(". ".join(spoken.values()))
        for kind, line in self.lines.items():
            line.setAccessibleName(spoken[kind])

    def mark_lines(self, kinds: Iterable[RowKind]) -> None:
        """Mark the lines that the point asked about stands in, or the line asked about."""
        marked = set(kinds)
        for kind, line in self.lines.items():
            set_style(line, asked="on" if kind in marked else "off")

    def _rebuild(self, rows: tuple[CountRow, ...]) -> None:
        for cell in self._cells:
            self._grid.removeWidget(cell)
            cell.hide()
            cell.deleteLater()
        self._cells = []
        self.lines = {}
        place = 1
        for row in rows:
            if row.kind is RowKind.TOTAL:
                self._add(hairline(), place, 0, 3)
                place += 1
            if row.kind in ON_BOARD:
                self._add_line(row.kind, place)
            self._add_texts(row, place)
            place += 1

    def _add_line(self, kind: RowKind, place: int) -> None:
        line = CountLine(kind, self)
        line.entered.connect(self.line_asked)
        line.exited.connect(self._on_exited)
        self.lines[kind] = line
        self._add(line, place, 0, 3)

    def _add_texts(self, row: CountRow, place: int) -> None:
        role = "strong" if row.kind is RowKind.TOTAL else "panel"
        self._add(label(row.label, role, wraps=True), place, 0)
        for column, text in ((1, row.black), (2, row.white)):
            number = label(text, role)
            number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._numbers[row.kind, column] = number
            self._add(number, place, column)

    def _write(self, rows: tuple[CountRow, ...]) -> None:
        for row in rows:
            for place, text in ((1, row.black), (2, row.white)):
                self._numbers[row.kind, place].setText(text)

    def _add(self, widget: QWidget, line: int, place: int, span: int = 1) -> None:
        if isinstance(widget, QLabel):
            # The pointer is on the line, whatever text lies there.
            widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            left, right = (_EDGE, 0) if place == 0 else (0, _EDGE)
            widget.setContentsMargins(left, _LINE_EDGE, right, _LINE_EDGE)
        self._cells.append(widget)
        self._grid.addWidget(widget, line, place, 1, span)

    def _on_exited(self, _kind: RowKind) -> None:
        self.line_asked.emit(None)


def _spoken(row: CountRow) -> str:
    black, white = color_name(Color.BLACK), color_name(Color.WHITE)
    return f"{row.label}: {black} {row.black}, {white} {row.white}"
