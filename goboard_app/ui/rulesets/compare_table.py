"""The table of the comparison as a widget, and the legend of its board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum, auto

from PySide6.QtCore import (
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QGridLayout, QTableView, QWidget

from goboard_app.app.texts import comparison as texts
from goboard_app.scoring.comparison import Comparison, ComparisonEntry
from goboard_app.ui.rulesets.compare_paint import (
    ComparisonColumn,
    ComparisonDelegate,
    ComparisonHeader,
    ComparisonModel,
)
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import Index, label, row_layout
from goboard_app.ui.widgets.stones import DARK_RING

# The widths that columns are narrowed to, in px at scale 1: the line, and the names in two steps.
_LEAST_PLACE, _SHORT_NAME, _LEAST_NAME = 64, 140, 96

# The side of a sign in px at scale 1, and its distance from the text in px.
_SIDE, _GAP = 22, 8


class ComparisonTable(QTableView):
    """A table as high as its rows, which can be selected with the keyboard and copied.

    Signal: `row_shown(QRect)` when the keyboard moves to a row, with its rectangle in the table.
    """

    row_shown = Signal(QRect)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.rows = ComparisonModel(self)
        self._delegate = ComparisonDelegate(look, self.rows, self)
        self.setModel(self.rows)
        self.setItemDelegate(self._delegate)
        self.setHorizontalHeader(ComparisonHeader(look, self))
        self._build()
        look.changed.connect(self.fit)

    def _build(self) -> None:
        self.setObjectName("ways")
        self.setAccessibleName(texts.page_title())
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        # Tab leaves the table instead of moving between its cells.
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)

    def show_comparison(self, comparison: Comparison, entries: Sequence[ComparisonEntry]) -> None:
        """Show these rows; the current row is reset."""
        self.clearSpans()
        self.rows.show_comparison(comparison, entries)
        for row in range(self.rows.rowCount()):
            if self.rows.heading_at(row):
                self.setSpan(row, 0, 1, len(ComparisonColumn))
        self.fit()

    @Slot()
    def fit(self) -> None:
        """Set the widths of the columns, and the height of the table to that of its rows."""
        height = self.horizontalHeader().sizeHint().height()
        for row in range(self.rows.rowCount()):
            self.setRowHeight(row, self._delegate.row_height(row))
            height += self.rowHeight(row)
        is_cut = self._fit_columns()
        bar = self.horizontalScrollBar().sizeHint().height() if is_cut else 0
        self.setFixedHeight(height + bar + 2)
        self.viewport().update()

    def _fit_columns(self) -> bool:
        """Distribute the width over the columns; return whether it is too small for the required ones.

        The line from Black to White and the names are narrowed first; then the line is hidden.
        """
        room = self.viewport().width()
        widths = [self._delegate.width_wanted(column) for column in ComparisonColumn]
        widths = _narrowed(widths, room, ComparisonColumn.PLACE, self._look.px(_LEAST_PLACE))
        widths = _narrowed(widths, room, ComparisonColumn.NAME, self._look.px(_SHORT_NAME))
        if sum(widths) > room:
            widths[ComparisonColumn.PLACE] = 0
        widths = _narrowed(widths, room, ComparisonColumn.NAME, self._look.px(_LEAST_NAME))
        is_cut = sum(widths) > room
        self.setColumnHidden(ComparisonColumn.PLACE, not widths[ComparisonColumn.PLACE])
        shown = [column for column in ComparisonColumn if widths[column]]
        share, rest = divmod(max(0, room - sum(widths)), len(shown))
        for column in shown:
            more = share + (rest if column is shown[-1] else 0)
            self.setColumnWidth(column, widths[column] + more)
        return is_cut

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return QSize(self._look.px(600), self.minimumHeight())

    def minimumSizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return QSize(self._look.px(280), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        # `fit` sets the height, which must not lead to another call.
        if event.oldSize().width() != event.size().width():
            self.fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the row of the chosen ruleset."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            chosen = (r for r in range(self.rows.rowCount()) if self.rows.is_chosen(r))
            self.setCurrentIndex(self.rows.index(next(chosen, 0), ComparisonColumn.NAME))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the selected rows; leave Escape to the page."""
        # Qt copies only the current cell.
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.selected_text())
            event.accept()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def selected_text(self) -> str:
        """Return the selected rows as lines, with tabs between the cells."""
        rows = sorted({index.row() for index in self.selectionModel().selectedRows()})
        entries = (self.rows.entry_at(row) for row in rows)
        return "\n".join("\t".join(texts.row_cells(e)) for e in entries if e is not None)

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: D102 - Qt's own
        super().currentChanged(current, previous)
        if current.isValid():
            self.row_shown.emit(self.visualRect(current))
        self.viewport().update()


def _narrowed(widths: list[int], room: int, column: ComparisonColumn, least: int) -> list[int]:
    """Return the widths with one column narrowed as far as needed, but not below `least`."""
    lacking = max(0, sum(widths) - room)
    narrowed = list(widths)
    narrowed[column] = max(min(least, widths[column]), widths[column] - lacking)
    return narrowed


class LegendMark(Enum):
    """The marks on the board of the comparison."""

    BLACK = auto()
    WHITE = auto()
    SEKI = auto()
    NEUTRAL = auto()


class LegendEntry(QWidget):
    """A mark of the legend with its text; hidden without a text."""

    def __init__(self, look: Look, mark: LegendMark, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.mark = mark
        self.text = label(role="panel", wraps=True)
        self._sign = _LegendSign(look, mark)
        layout = row_layout(self._sign, spacing=_GAP)
        layout.addWidget(self.text, 1)
        self.setLayout(layout)

    def width_wanted(self) -> int:
        """Return the width with the text in one line."""
        self.text.ensurePolished()
        text = self.text.fontMetrics().horizontalAdvance(self.text.text())
        return self._sign.width() + _GAP + text

    def show_text(self, text: str) -> None:
        """Show the meaning of the mark; '' hides the entry."""
        self.text.setText(text)
        self.setVisible(bool(text))


class Legend(QWidget):
    """The legend with all marks: Black's and White's side by side if they fit, the others below."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries = {mark: LegendEntry(look, mark, self) for mark in LegendMark}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(4)
        self._is_wide: bool | None = None
        self._place()

    def show_texts(self, texts: Mapping[LegendMark, str]) -> None:
        """Show the meaning of each mark; '' hides the entry."""
        for mark, text in texts.items():
            self.entries[mark].show_text(text)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        sides = [self.entries[LegendMark.BLACK], self.entries[LegendMark.WHITE]]
        wanted = 2 * max(entry.width_wanted() for entry in sides) + 16
        is_wide = wanted <= self.width()
        if is_wide is self._is_wide:
            return
        self._is_wide = is_wide
        for place, entry in enumerate(self.entries.values()):
            self._grid.removeWidget(entry)
            if place < 2 and is_wide:
                self._grid.addWidget(entry, 0, place)
            else:
                self._grid.addWidget(entry, place, 0, 1, 2)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, int(is_wide))


class _LegendSign(QWidget):
    """The sign of a mark, drawn as on the board."""

    def __init__(self, look: Look, mark: LegendMark) -> None:
        super().__init__()
        self._look = look
        self._mark = mark
        look.changed.connect(self._follow_look)
        self._follow_look()

    @Slot()
    def _follow_look(self) -> None:
        self.setFixedSize(QSize(self._look.px(_SIDE), self._look.px(_SIDE)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102 - Qt's own
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        room = QRectF(self.rect())
        middle, side = room.center(), room.width()
        if self._mark is LegendMark.BLACK:
            painter.setBrush(QColor(theme.territory_black_mark))
            painter.setPen(QPen(QColor(DARK_RING), 1.2) if theme.is_dark else Qt.PenStyle.NoPen)
            painter.drawRect(room.adjusted(side * 0.19, side * 0.19, -side * 0.19, -side * 0.19))
        elif self._mark is LegendMark.WHITE:
            painter.setBrush(QColor(theme.territory_white_mark))
            painter.setPen(QPen(QColor(theme.territory_white_edge), 1.3))
            reach = side * 0.42
            corners = [(0, -reach), (reach, 0), (0, reach), (-reach, 0)]
            painter.drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in corners]))
        elif self._mark is LegendMark.SEKI:
            self._paint_hatch(painter, room.adjusted(3, 3, -3, -3))
        else:
            painter.setPen(QPen(QColor(theme.text), 1.6))
            reach = side * 0.22
            for x in (-1, 1):
                off = QPointF(reach * x, reach)
                painter.drawLine(middle - off, middle + off)

    def _paint_hatch(self, painter: QPainter, room: QRectF) -> None:
        theme = self._look.theme
        painter.setPen(QPen(QColor(theme.line), 1.2))
        painter.setBrush(QColor(theme.wood_light))
        painter.drawRoundedRect(room, 4, 4)
        painter.setClipRect(room)
        step = room.width() / 3
        for part in range(1, 6):
            painter.drawLine(
                QPointF(room.left(), room.top() + part * step),
                QPointF(room.left() + part * step, room.top()),
            )
