"""The model of the comparison table, and the painting of its cells and headers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractTableModel,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from goboard_app.app.texts import comparison as texts
from goboard_app.app.texts.count import count_result
from goboard_app.app.texts.format import color_name, comma_list
from goboard_app.app.texts.rulesets import ruleset_name
from goboard_app.go.board import Color
from goboard_app.scoring.comparison import ComparedCell, Comparison, ComparisonEntry
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import NO_INDEX, Index
from goboard_app.ui.widgets.stones import DARK_RING
from goboard_app.ui.widgets.tips import tip_text

# The heights of an entry, of a heading and of the header, in px at scale 1.
_ROW, _HEADING, _HEAD = 35, 32, 30
# The indent of names, the padding of cells and the size of stones, in px at scale 1.
_INDENT, _PAD, _STONE = 14, 7, 18
_TEXT_PX = 13.5
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
# The margins in points at the end of the line and nearest to its middle, and the place of the latter.
_MOST, _LEAST, _NEAREST = 10.0, 0.5, 0.26


class ComparisonColumn(IntEnum):
    """The columns from left to right."""

    NAME = 0
    BLACK = 1
    WHITE = 2
    TOTALS = 3
    RESULT = 4
    PLACE = 5


CELL_OF = {
    ComparisonColumn.BLACK: ComparedCell.BLACK,
    ComparisonColumn.WHITE: ComparedCell.WHITE,
    ComparisonColumn.TOTALS: ComparedCell.TOTALS,
    ComparisonColumn.RESULT: ComparedCell.RESULT,
}


class ComparisonModel(QAbstractTableModel):
    """The model of a comparison: its rows, with the headings of the families of rulesets between them.

    `entry_at` and `heading_at` distinguish the two kinds of row.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._comparison: Comparison | None = None
        self._rows: list[ComparisonEntry | str] = []

    def show_comparison(self, comparison: Comparison, entries: Sequence[ComparisonEntry]) -> None:
        """Show these rows of a comparison."""
        self.beginResetModel()
        self._comparison = comparison
        self._rows = []
        family = None
        for entry in entries:
            if entry.row.way.scoring is not family:
                family = entry.row.way.scoring
                self._rows.append(texts.heading(family))
            self._rows.append(entry)
        self.endResetModel()

    def entry_at(self, row: int) -> ComparisonEntry | None:
        """Return the entry of a row; None for a heading."""
        found = self._rows[row] if 0 <= row < len(self._rows) else None
        return found if isinstance(found, ComparisonEntry) else None

    def heading_at(self, row: int) -> str:
        """Return the heading of a row; '' for an entry."""
        found = self._rows[row]
        return found if isinstance(found, str) else ""

    def is_chosen(self, row: int) -> bool:
        """Return whether this row is that of the chosen ruleset."""
        entry = self.entry_at(row)
        return entry is not None and self._comparison is not None and entry.row.way == self._comparison.chosen.way

    def differs(self, row: int, column: int) -> bool:
        """Return whether a cell differs from that of the chosen ruleset."""
        entry, cell = self.entry_at(row), CELL_OF.get(ComparisonColumn(column))
        if entry is None or cell is None or self._comparison is None:
            return False
        return cell in self._comparison.differing(entry.row)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of entries and headings."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(ComparisonColumn)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let entries be selected, but not headings."""
        if self.entry_at(index.row()) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """Return the text of a cell, to show, for screen readers, or for the tool tip."""
        entry = self.entry_at(index.row())
        column = ComparisonColumn(index.column())
        if entry is None:
            is_text = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
            return self.heading_at(index.row()) if is_text and column is ComparisonColumn.NAME else None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._shown(entry, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(entry, index.row(), column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip_text(self._tip(entry, column))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        """Return the header of a column."""
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            ComparisonColumn.NAME: "",
            ComparisonColumn.BLACK: color_name(Color.BLACK),
            ComparisonColumn.WHITE: color_name(Color.WHITE),
            ComparisonColumn.TOTALS: texts.with_komi(),
            ComparisonColumn.RESULT: texts.result_title(),
            ComparisonColumn.PLACE: f"{color_name(Color.BLACK)} \N{EN DASH} {color_name(Color.WHITE)}",
        }[ComparisonColumn(section)]

    def _shown(self, entry: ComparisonEntry, column: ComparisonColumn) -> str:
        cells = texts.row_cells(entry)
        return "" if column is ComparisonColumn.PLACE else cells[column]

    def _spoken(self, entry: ComparisonEntry, row: int, column: ComparisonColumn) -> str:
        if column is ComparisonColumn.NAME:
            alike = texts.alike_sentence(entry)
            chosen = texts.chosen_word() if self.is_chosen(row) else ""
            name = texts.way_name(entry.row.way)
            return comma_list(*(part for part in (name, chosen, alike) if part))
        text = {
            ComparisonColumn.BLACK: texts.sum_spoken(entry.row, Color.BLACK),
            ComparisonColumn.WHITE: texts.sum_spoken(entry.row, Color.WHITE),
            ComparisonColumn.TOTALS: f"{texts.with_komi()} {texts.totals_text(entry.row)}",
            ComparisonColumn.RESULT: count_result(entry.row.count),
            ComparisonColumn.PLACE: texts.place_spoken(entry.row),
        }[column]
        return comma_list(text, texts.differs_word()) if self.differs(row, column) else text

    def _tip(self, entry: ComparisonEntry, column: ComparisonColumn) -> str:
        if column is ComparisonColumn.NAME:
            name = texts.way_name(entry.row.way)
            return "\n".join(t for t in (name, texts.alike_sentence(entry)) if t)
        if column in (ComparisonColumn.BLACK, ComparisonColumn.WHITE):
            color = Color.BLACK if column is ComparisonColumn.BLACK else Color.WHITE
            return texts.sum_spoken(entry.row, color)
        return count_result(entry.row.count)


def place_on_line(margin: float) -> float:
    """Return the place of a margin between Black (-1) and White (+1): ½ to 10 points, by square root.

    Half a point is far enough from the middle to be distinguished from a draw.
    """
    size = min(max(abs(margin), 0.0), _MOST)
    if size == 0:
        return 0.0
    low, high = math.sqrt(_LEAST), math.sqrt(_MOST)
    part = max(0.0, (math.sqrt(size) - low) / (high - low))
    place = _NEAREST + (1 - _NEAREST) * part
    return -place if margin > 0 else place


class ComparisonDelegate(QStyledItemDelegate):
    """The delegate that paints the cells of a ComparisonModel, and computes the size that they need."""

    def __init__(self, look: Look, rows: ComparisonModel, view: QTableView) -> None:
        super().__init__(view)
        self._look = look
        self._rows = rows
        self._view = view

    def row_height(self, row: int) -> int:
        """Return the height of a row."""
        return self._look.px(_ROW if self._rows.entry_at(row) is not None else _HEADING)

    def width_wanted(self, column: int) -> int:
        """Return the width of a column with its longest text."""
        px = self._look.px
        if column == ComparisonColumn.PLACE:
            return px(112)
        texts = [str(self._rows.headerData(column, Qt.Orientation.Horizontal) or "")]
        for row in range(self._rows.rowCount()):
            if self._rows.entry_at(row) is not None:
                texts.append(str(self._rows.index(row, column).data()))
        metrics = QFontMetrics(self._font(is_strong=column in (ComparisonColumn.NAME, ComparisonColumn.RESULT)))
        width = max(metrics.horizontalAdvance(text) for text in texts)
        if column == ComparisonColumn.NAME:
            return width + px(_INDENT + _PAD)
        stone = (
            px(_STONE + 6) if column in (ComparisonColumn.BLACK, ComparisonColumn.WHITE, ComparisonColumn.RESULT) else 0
        )
        head = metrics.horizontalAdvance(texts[0]) + stone
        return max(width + (stone if column == ComparisonColumn.RESULT else 0), head) + 2 * px(_PAD)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: D102 - Qt's own
        return QSize(self.width_wanted(index.column()), self.row_height(index.row()))

    def paint(  # noqa: D102 - Qt's own
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        entry = self._rows.entry_at(index.row())
        rect: QRect = option.rect
        if entry is None:
            self._paint_heading(painter, rect, self._rows.heading_at(index.row()))
        else:
            self._paint_ground(painter, rect, option, index)
            self._paint_cell(painter, rect, entry, index)
        painter.restore()

    # Backgrounds

    def _paint_heading(self, painter: QPainter, rect: QRect, text: str) -> None:
        theme = self._look.theme
        painter.setFont(self._font(is_strong=True, size=12.5))
        painter.setPen(QColor(theme.muted))
        room = rect.adjusted(self._look.px(_INDENT), self._look.px(6), 0, 0)
        shown = QFontMetrics(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, _LEFT, shown)
        painter.setPen(QPen(QColor(theme.hairline), 1.5))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    def _paint_ground(self, painter: QPainter, rect: QRect, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the tint and bar of the chosen row, the background of selected rows, and the focus ring."""
        theme = self._look.theme
        row = index.row()
        whole = self._row_rect(rect).adjusted(0, 2, 0, -2)
        painter.setPen(QPen(QColor(theme.hairline), 1))
        painter.drawLine(
            # Half a pixel keeps a line of one pixel sharp under antialiasing.
            QPointF(rect.left(), rect.bottom() + 0.5),
            QPointF(rect.right() + 1, rect.bottom() + 0.5),
        )
        # Each cell paints its part of the row's background.
        painter.setClipRect(rect)
        painter.setPen(Qt.PenStyle.NoPen)
        is_chosen = self._rows.is_chosen(row)
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_chosen or is_selected:
            painter.setBrush(QColor(theme.accent_soft if is_chosen else theme.sunk))
            painter.drawRoundedRect(whole, 6, 6)
        if is_chosen:
            painter.setBrush(QColor(theme.accent))
            bar = QRectF(whole.left(), whole.top() + 6, 4, whole.height() - 12)
            painter.drawRoundedRect(bar, 2, 2)
        if self._view.hasFocus() and self._view.currentIndex().row() == row:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), 6, 6)
        painter.setClipping(False)

    def _row_rect(self, rect: QRect) -> QRectF:
        """Return the rectangle of the whole row of a cell."""
        header = self._view.horizontalHeader()
        left = -header.offset()
        return QRectF(left, rect.top(), header.length(), rect.height())

    # Cells

    def _paint_cell(self, painter: QPainter, rect: QRect, entry: ComparisonEntry, index: Index) -> None:
        column = ComparisonColumn(index.column())
        if column is ComparisonColumn.NAME:
            self._paint_name(painter, rect, entry)
        elif column is ComparisonColumn.PLACE:
            self._paint_place(painter, rect, float(entry.row.margin))
        else:
            is_result = column is ComparisonColumn.RESULT
            painter.setFont(self._font(is_strong=is_result))
            winner = entry.row.winner if is_result else None
            differs = self._rows.differs(index.row(), column)
            self._paint_text(painter, rect, str(index.data()), winner, differs)

    def _paint_name(self, painter: QPainter, rect: QRect, entry: ComparisonEntry) -> None:
        theme = self._look.theme
        room = rect.adjusted(self._look.px(_INDENT), 0, -2, 0)
        more = texts.alike_count(entry)
        note = self._font(is_strong=False, size=12.5)
        side = QFontMetrics(note).horizontalAdvance(f"  {more}") if more else 0
        painter.setFont(self._font(is_strong=True))
        metrics = QFontMetrics(painter.font())
        name = metrics.elidedText(ruleset_name(entry.row.way.ruleset), Qt.TextElideMode.ElideRight, room.width() - side)
        painter.setPen(QColor(theme.text))
        painter.drawText(room, _LEFT, name)
        if more:
            painter.setFont(note)
            painter.setPen(QColor(theme.muted))
            room.setLeft(room.left() + metrics.horizontalAdvance(name))
            painter.drawText(room, _LEFT, f"  {more}")

    def _paint_text(self, painter: QPainter, rect: QRect, text: str, winner: Color | None, differs: bool) -> None:
        theme, px = self._look.theme, self._look.px
        metrics = QFontMetrics(painter.font())
        left = rect.left() + px(_PAD)
        if winner is not None:
            self._paint_stone(painter, winner, left, rect)
        stone = px(_STONE + 6) if winner is not None else 0
        width = metrics.horizontalAdvance(text)
        if differs:
            ground = QRectF(left - px(6), rect.top() + 6, stone + width + px(12), rect.height() - 11)
            # The background covers the stone, so that it is painted once more.
            self._paint_difference(painter, ground)
            if winner is not None:
                self._paint_stone(painter, winner, left, rect)
        painter.setPen(QColor(theme.text))
        painter.drawText(rect.adjusted(px(_PAD) + stone, 0, 0, 0), _LEFT, text)

    def _paint_stone(self, painter: QPainter, color: Color, left: int, rect: QRect) -> None:
        ratio = self._view.devicePixelRatioF()
        pixmap = self._look.stone(color, _STONE, ratio)
        top = rect.top() + (rect.height() - pixmap.height() / ratio) / 2
        painter.drawPixmap(QPointF(left, top), pixmap)

    def _paint_difference(self, painter: QPainter, ground: QRectF) -> None:
        """Paint an amber background and an underline, so that a difference shows without colour, too."""
        theme = self._look.theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.unclear_soft))
        painter.drawRoundedRect(ground, 5, 5)
        painter.setPen(QPen(QColor(theme.unclear), 1.5))
        low = ground.bottom() - 2.5
        painter.drawLine(QPointF(ground.left() + 5, low), QPointF(ground.right() - 5, low))

    def _paint_place(self, painter: QPainter, rect: QRect, margin: float) -> None:
        """Paint the margin on a line: a square for Black, a diamond for White, a circle for a draw."""
        theme, px = self._look.theme, self._look.px
        room = QRectF(rect).adjusted(px(_PAD), 0, -px(_PAD), 0)
        middle = room.center()
        painter.setPen(QPen(QColor(theme.field_edge), 1))
        painter.drawLine(QPointF(room.left(), middle.y()), QPointF(room.right(), middle.y()))
        tick = px(6)
        painter.drawLine(middle - QPointF(0, tick), middle + QPointF(0, tick))
        half = px(5.5)
        at = middle + QPointF(place_on_line(margin) * (room.width() / 2 - half), 0)
        if margin == 0:
            painter.setBrush(QColor(theme.panel))
            painter.setPen(QPen(QColor(theme.text), 1.5))
            painter.drawEllipse(at, half - 1, half - 1)
        elif margin > 0:
            painter.setBrush(QColor(theme.territory_black_mark))
            painter.setPen(QPen(QColor(DARK_RING), 1.2) if theme.is_dark else Qt.PenStyle.NoPen)
            painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half))
        else:
            wide = half * 1.3
            painter.setBrush(QColor(theme.territory_white_mark))
            painter.setPen(QPen(QColor(theme.territory_white_edge), 1.5))
            corners = [QPointF(0, -wide), QPointF(wide, 0), QPointF(0, wide), QPointF(-wide, 0)]
            painter.drawPolygon(QPolygonF([at + corner for corner in corners]))

    def _font(self, is_strong: bool, size: float = _TEXT_PX) -> QFont:
        font = QFont(self._view.font())
        font.setPixelSize(self._look.px(size))
        font.setWeight(QFont.Weight.DemiBold if is_strong else QFont.Weight.Normal)
        return font


class ComparisonHeader(QHeaderView):
    """The header of the table, with stones beside Black and White, and both sides above the line."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setHighlightSections(False)
        self.setSectionsClickable(False)

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return QSize(super().sizeHint().width(), self._look.px(_HEAD))

    def paintSection(self, painter: QPainter, rect: QRect, index: int) -> None:  # noqa: D102
        painter.save()
        font = QFont(self.font())
        font.setPixelSize(self._look.px(12.5))
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(QColor(self._look.theme.muted))
        pad = self._look.px(_PAD)
        room = rect.adjusted(pad, 0, -pad, 0)
        if index == ComparisonColumn.PLACE:
            self._paint_ends(painter, room)
        else:
            if index in (ComparisonColumn.BLACK, ComparisonColumn.WHITE):
                self._paint_stone(painter, room, index == ComparisonColumn.BLACK, at_end=False)
                room.setLeft(room.left() + self._look.px(24))
            role = Qt.ItemDataRole.DisplayRole
            text = self.model().headerData(index, Qt.Orientation.Horizontal, role)
            painter.drawText(room, _LEFT, str(text or ""))
        painter.restore()

    def _paint_ends(self, painter: QPainter, room: QRect) -> None:
        """Label the ends of the line with the names of the colours, or with stones if they do not fit."""
        black, white = color_name(Color.BLACK), color_name(Color.WHITE)
        if painter.fontMetrics().horizontalAdvance(f"{black}   {white}") <= room.width():
            painter.drawText(room, _LEFT, black)
            painter.drawText(room, _RIGHT, white)
        else:
            self._paint_stone(painter, room, True, at_end=False)
            self._paint_stone(painter, room, False, at_end=True)

    def _paint_stone(self, painter: QPainter, room: QRect, is_black: bool, at_end: bool) -> None:
        color = Color.BLACK if is_black else Color.WHITE
        pixmap = self._look.stone(color, 16, self.devicePixelRatioF())
        side = pixmap.height() / pixmap.devicePixelRatio()
        left = room.right() + 1 - side if at_end else room.left()
        painter.drawPixmap(QPointF(left, room.top() + (room.height() - side) / 2), pixmap)
