"""WaysTable: one marked board under every ruleset, a row each, in families."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from goboard_app.app.texts import comparison as texts
from goboard_app.scoring.comparison import Comparison, ComparisonEntry
from goboard_app.ui.look.look import Look
from goboard_app.ui.panels.ways_model import Column, WaysModel
from goboard_app.ui.panels.ways_paint import WaysDelegate, WaysHeader

_Index = QModelIndex | QPersistentModelIndex

_LEAST_PLACE, _SHORT_NAME, _LEAST_NAME = 64, 140, 96


class WaysTable(QTableView):
    """Shows a WaysModel as high as it is; rows can be chosen by keys and copied.

    Signal: `row_shown(QRect)` when the keyboard came to a row: its place in the table.
    """

    row_shown = Signal(QRect)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.rows = WaysModel(self)
        self._delegate = WaysDelegate(look, self.rows, self)
        self.setModel(self.rows)
        self.setItemDelegate(self._delegate)
        self.setHorizontalHeader(WaysHeader(look, self))
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
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)

    def show_comparison(self, comparison: Comparison, entries: Sequence[ComparisonEntry]) -> None:
        """Show these rows; the row that was chosen by keys is forgotten."""
        self.clearSpans()
        self.rows.show_comparison(comparison, entries)
        for row in range(self.rows.rowCount()):
            if self.rows.heading_at(row):
                self.setSpan(row, 0, 1, len(Column))
        self.fit()

    @Slot()
    def fit(self) -> None:
        """Give every column its width and the table the height of its rows."""
        height = self.horizontalHeader().sizeHint().height()
        for row in range(self.rows.rowCount()):
            self.setRowHeight(row, self._delegate.row_height(row))
            height += self.rowHeight(row)
        is_cut = self._fit_columns()
        bar = self.horizontalScrollBar().sizeHint().height() if is_cut else 0
        self.setFixedHeight(height + bar + 2)
        self.viewport().update()

    def _fit_columns(self) -> bool:
        """Share the width out; whether it is too little for what must be read.

        The line from Black to White and the names give way first; then the line goes.
        """
        room = self.viewport().width()
        widths = [self._delegate.width_wanted(column) for column in Column]
        widths = _narrowed(widths, room, Column.PLACE, self._look.px(_LEAST_PLACE))
        widths = _narrowed(widths, room, Column.NAME, self._look.px(_SHORT_NAME))
        if sum(widths) > room:
            widths[Column.PLACE] = 0
        widths = _narrowed(widths, room, Column.NAME, self._look.px(_LEAST_NAME))
        is_cut = sum(widths) > room
        self.setColumnHidden(Column.PLACE, not widths[Column.PLACE])
        shown = [column for column in Column if widths[column]]
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
        if event.oldSize().width() != event.size().width():
            self.fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Come to the chosen ruleset first."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            chosen = (r for r in range(self.rows.rowCount()) if self.rows.is_chosen(r))
            self.setCurrentIndex(self.rows.index(next(chosen, 0), Column.NAME))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the chosen rows; Escape is the page's."""
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.selected_text())
            event.accept()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def selected_text(self) -> str:
        """The chosen rows as lines of cells with tabs between them."""
        rows = sorted({index.row() for index in self.selectionModel().selectedRows()})
        entries = (self.rows.entry_at(row) for row in rows)
        return "\n".join("\t".join(texts.row_cells(e)) for e in entries if e is not None)

    def currentChanged(self, current: _Index, previous: _Index) -> None:  # noqa: D102 - Qt's own
        super().currentChanged(current, previous)
        if current.isValid():
            self.row_shown.emit(self.visualRect(current))
        self.viewport().update()


def _narrowed(widths: list[int], room: int, column: Column, least: int) -> list[int]:
    """The widths with one column made narrower, as far as need be and it bears."""
    lacking = max(0, sum(widths) - room)
    narrowed = list(widths)
    narrowed[column] = max(min(least, widths[column]), widths[column] - lacking)
    return narrowed
