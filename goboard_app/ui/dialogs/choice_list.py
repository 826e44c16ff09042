"""ChoiceList: a list in a dialog, with headings, a bar at the chosen row, and a soft selection."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from goboard_app.ui.look.look import Look

_Index = QModelIndex | QPersistentModelIndex

_IS_HEADING = Qt.ItemDataRole.UserRole
_IS_CHOSEN = Qt.ItemDataRole.UserRole + 1
_INDENT = 14


class ChoiceList(QListWidget):
    """Rows of text; headings cannot be selected, and arrows step over them."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setItemDelegate(_Delegate(look, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setUniformItemSizes(False)
        look.changed.connect(self.doItemsLayout)

    def add_heading(self, text: str) -> None:
        """A row that only says what the rows below it are."""
        item = QListWidgetItem(text)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setData(_IS_HEADING, True)
        self.addItem(item)

    def add_row(self, text: str, spoken: str = "", is_chosen: bool = False) -> None:
        """A row that may be selected; the chosen one has a bar, and `spoken` says it in words."""
        item = QListWidgetItem(text)
        item.setData(_IS_CHOSEN, is_chosen)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken or text)
        self.addItem(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The first arrow takes the first row, where Qt would step over it."""
        item = self.currentItem()
        if event.key() == Qt.Key.Key_Down and item is not None and not self.selectedItems():
            item.setSelected(True)
        else:
            super().keyPressEvent(event)

    def width_wanted(self) -> int:
        """How wide the rows are, with the bar for scrolling."""
        return self.sizeHintForColumn(0) + 2 * _INDENT


class _Delegate(QStyledItemDelegate):
    """Paints what the style sheet cannot say of single rows."""

    def __init__(self, look: Look, parent: QListWidget) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:  # noqa: D102 - Qt's own
        hint = super().sizeHint(option, index)
        height = 34 if index.data(_IS_HEADING) else 32
        return QSize(hint.width() + 2 * _INDENT, self._look.px(height))

    def paint(  # noqa: D102 - Qt's own
        self, painter: QPainter, option: QStyleOptionViewItem, index: _Index
    ) -> None:
        theme = self._look.theme
        rect = QRectF(option.rect)
        state = option.state
        is_heading = bool(index.data(_IS_HEADING))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = rect.adjusted(2, 1, -2, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        if state & QStyle.StateFlag.State_Selected:
            painter.setBrush(QColor(theme.accent_soft))
            painter.drawRoundedRect(ground, 6, 6)
        if index.data(_IS_CHOSEN):
            painter.setBrush(QColor(theme.accent))
            bar = QRectF(ground.left() + 3, ground.top() + 6, 4, ground.height() - 12)
            painter.drawRoundedRect(bar, 2, 2)
        is_selected = bool(state & QStyle.StateFlag.State_Selected)
        if state & QStyle.StateFlag.State_HasFocus and is_selected:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.drawRoundedRect(ground.adjusted(1, 1, -1, -1), 6, 6)
        font = QFont(option.font)
        font.setWeight(QFont.Weight.DemiBold if is_heading else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(QColor(theme.muted if is_heading else theme.text))
        place = Qt.AlignmentFlag.AlignBottom if is_heading else Qt.AlignmentFlag.AlignVCenter
        room = rect.adjusted(_INDENT, 0, -_INDENT, -5 if is_heading else 0)
        painter.drawText(room, int(place | Qt.AlignmentFlag.AlignLeft), str(index.data()))
        painter.restore()
