"""The list of what a search found: where, and the words around it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from goboard_app.app.texts.search import HitText
from goboard_app.ui.look.look import Look

_Index = QModelIndex | QPersistentModelIndex
_ROW = 50
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class HitsModel(QAbstractListModel):
    """As many rows as there are hits; what a row says is asked for when it is seen."""

    def __init__(self, tell: Callable[[int], HitText], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tell = tell
        self._count = 0
        self._texts: dict[int, HitText] = {}

    def rowCount(  # noqa: D102, N802 - Qt's own
        self,
        parent: _Index = QModelIndex(),  # noqa: B008
    ) -> int:
        return 0 if parent.isValid() else self._count

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.told_at(index.row()).spoken
        return None

    def told_at(self, row: int) -> HitText:
        """What the row says."""
        if row not in self._texts:
            self._texts[row] = self._tell(row)
        return self._texts[row]

    def clear(self) -> None:
        """Nothing was found, or not yet."""
        self.beginResetModel()
        self._count = 0
        self._texts.clear()
        self.endResetModel()

    def add(self, count: int) -> None:
        """So many hits more."""
        self.beginInsertRows(QModelIndex(), self._count, self._count + count - 1)
        self._count += count
        self.endInsertRows()

    def tell_anew(self) -> None:
        """Ask again what the rows say: the record was changed."""
        self._texts.clear()
        if self._count:
            self.dataChanged.emit(self.index(0), self.index(self._count - 1))


class HitsList(QListView):
    """The rows. Signals: `reached(int)` with the row that was clicked or that the keys came to;
    `opened()` for Enter.
    """

    reached = Signal(int)
    opened = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(self._on_clicked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Going up and down shows each hit at once."""
        before = self.currentIndex().row()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            self.opened.emit()
            return
        super().keyPressEvent(event)
        if self.currentIndex().row() != before:
            self.reached.emit(self.currentIndex().row())

    def keyboardSearch(self, search: str) -> None:  # noqa: N802 - Qt's own
        """Look for no row by letters: every one of ten thousand would have to say what it is."""

    def show_row(self, row: int) -> None:
        """Mark a row and bring it into sight."""
        index = self.model().index(row, 0)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def _on_clicked(self, index: QModelIndex) -> None:
        self.reached.emit(index.row())


class HitsDelegate(QStyledItemDelegate):
    """Where it is on one line, and on the next the words with the hit in them."""

    def __init__(self, look: Look, model: HitsModel, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:  # noqa: D102
        return QSize(self._look.px(160), self._look.px(_ROW))

    def paint(  # noqa: D102 - Qt's own
        self, painter: QPainter, option: QStyleOptionViewItem, index: _Index
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QRectF(option.rect).adjusted(1, 1, -1, -1)
        self._paint_ground(painter, option, ground)
        told = self._model.told_at(index.row())
        room = ground.adjusted(10, 4, -8, -4)
        where, words = QRectF(room), QRectF(room)
        where.setHeight(room.height() / 2)
        words.setTop(where.bottom())
        painter.setFont(option.font)
        painter.setPen(QColor(self._look.theme.muted))
        metrics = QFontMetricsF(option.font)
        line = metrics.elidedText(told.where, Qt.TextElideMode.ElideRight, where.width())
        painter.drawText(where, _LEFT, line)
        self._paint_words(painter, option.font, words, told)
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, ground: QRectF
    ) -> None:
        theme = self._look.theme
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_soft))
            painter.drawRoundedRect(ground, 6, 6)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.accent), 2))
            painter.drawRoundedRect(ground.adjusted(1, 1, -1, -1), 6, 6)

    def _paint_words(self, painter: QPainter, font: QFont, room: QRectF, told: HitText) -> None:
        theme = self._look.theme
        strong = QFont(font)
        strong.setWeight(QFont.Weight.DemiBold)
        left = room.left()
        for text, used, color in (
            (told.before, font, theme.text),
            (told.hit, strong, theme.accent),
            (told.after, font, theme.text),
        ):
            metrics = QFontMetricsF(used)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.right() - left)
            painter.setFont(used)
            painter.setPen(QColor(color))
            painter.drawText(QRectF(left, room.top(), room.width(), room.height()), _LEFT, shown)
            left += metrics.horizontalAdvance(shown)
            if shown != text:
                break
