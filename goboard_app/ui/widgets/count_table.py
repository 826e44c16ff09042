"""The breakdown of a count in two columns, and the card that explains a point."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QWidget

from goboard_app.app.texts.comparison import card_spoken
from goboard_app.app.texts.count import CountRow, RowKind, count_rows
from goboard_app.app.texts.explain import asking_hint
from goboard_app.app.texts.format import color_name, comma_list, dotted, labelled, translate
from goboard_app.go.board import Color
from goboard_app.scoring.count import Count
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Card,
    StoneLabel,
    column_layout,
    hairline,
    label,
    row_layout,
    set_style,
)
from goboard_app.ui.widgets.word_label import WordLabel

ON_BOARD = frozenset({RowKind.STONES, RowKind.TERRITORY, RowKind.DEAD, RowKind.TAX})
"""The kinds of lines that have points on the board."""

# The margin of the background of a line around its texts.
_EDGE, _LINE_EDGE = 6, 3

_NOTE_LINES = 3
_CARD_LINES = 3


class CountLine(QFrame):
    """The background of a line of the breakdown, behind its texts; it reports pointer and keyboard.

    Signals: `entered(RowKind)` when the pointer or the keyboard comes to it, `exited(RowKind)` when neither is there
    any more.
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
    """A table of a count, line by line; the last line is the sum.

    Signal: `line_asked(RowKind | None)` when the pointer or the keyboard comes to a line that has points on the board,
    and None when it leaves.
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
        """Show another count; if the lines are the same, only their texts change."""
        rows = count_rows(count)
        if [r.kind for r in rows] == [r.kind for r in self.rows]:
            self._write(rows)
        else:
            self._rebuild(rows)
        self.rows = rows
        spoken = {row.kind: _spoken(row) for row in rows}
        self.setAccessibleName(dotted(*spoken.values()))
        for kind, line in self.lines.items():
            line.setAccessibleName(spoken[kind])

    def mark_lines(self, kinds: Iterable[RowKind]) -> None:
        """Highlight these lines: those that contain the requested point, or the requested line."""
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
            # The line behind gets the pointer, whatever text lies over it.
            widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            left, right = (_EDGE, 0) if place == 0 else (0, _EDGE)
            widget.setContentsMargins(left, _LINE_EDGE, right, _LINE_EDGE)
        self._cells.append(widget)
        self._grid.addWidget(widget, line, place, 1, span)

    def _on_exited(self, _kind: RowKind) -> None:
        self.line_asked.emit(None)


def _spoken(row: CountRow) -> str:
    black, white = color_name(Color.BLACK), color_name(Color.WHITE)
    return labelled(row.label, comma_list(f"{black} {row.black}", f"{white} {row.white}"))


class PointNote(WordLabel):
    """One text of constant height, that of the longest text."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "note", "muted", parent)
        self.setText(asking_hint())
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str) -> None:
        """Show the explanation of a point; without a text, the hint how to ask."""
        self.setText(text or asking_hint())

    def heightForWidth(self, width: int) -> int:  # noqa: D102 - Qt's own
        return self.sizeHint().height()

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return QSize(super().sizeHint().width(), self.fontMetrics().lineSpacing() * _NOTE_LINES)

    def minimumSizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return QSize(80, self.sizeHint().height())


class PointCard(Card):
    """The explanation of a point, and its value under the rulesets.

    `texts` holds all texts shown, and is empty while no point is explained.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._look = look
        self.texts: tuple[str, ...] = ()
        self.title = label(role="title")
        self.what = WordLabel(look, "panel", "muted")
        self.hint = label(asking_hint(), "note", "muted", wraps=True)
        self._lines = [label(role="panel", wraps=True) for _ in range(_CARD_LINES)]
        self._build()

    def _build(self) -> None:
        head = row_layout(self.title, spacing=8)
        head.addWidget(self.what, 1)
        for line in self._lines:
            line.setTextFormat(Qt.TextFormat.RichText)
        layout = column_layout(head, *self._lines, self.hint, spacing=5)
        layout.setContentsMargins(14, 10, 14, 10)
        self.setLayout(layout)
        self.forget()

    def show_point(self, name: str, what: str, lines: Sequence[tuple[str, str]]) -> None:
        """Show the kind of a point, and each value with the rulesets that give it."""
        self.texts = (name, what, *(text for line in lines for text in line))
        self.title.setText(name)
        self.what.setText(what)
        for place, line in enumerate(self._lines):
            line.setText(_line_text(*lines[place]) if place < len(lines) else "")
            line.setVisible(place < len(lines))
        self.title.setVisible(True)
        self.what.setVisible(True)
        self.setAccessibleName(card_spoken(name, what, lines))

    def forget(self) -> None:
        """Show only the hint how to ask."""
        self.texts = ()
        for widget in (self.title, self.what, *self._lines):
            widget.setVisible(False)
        self.setAccessibleName(asking_hint())


def _line_text(worth: str, names: str) -> str:
    """Return the line as rich text, with the value in bold before the names."""
    return f"<b>{escape(worth)}</b>\N{NO-BREAK SPACE}\N{NO-BREAK SPACE} {escape(names)}"
