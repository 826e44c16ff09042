"""MovesCard: the moves of the line as a list."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QContextMenuEvent, QFont, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from goboard_app.app.texts.format import color_name, translate
from goboard_app.app.texts.play import move_text
from goboard_app.go.board import Color
from goboard_app.record.inherited import number_at
from goboard_app.record.node import Node
from goboard_app.record.properties import move_of, moving_nodes
from goboard_app.record.tree import GameTree
from goboard_app.session.session import GameSession
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    NO_INDEX,
    Card,
    Index,
    StepButtons,
    column_layout,
    label,
    own_viewport,
    row_layout,
)
from goboard_app.ui.widgets.touch import Finger, ask_menu

ROW_PX = 25

_RIGHT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


class MoveRow(NamedTuple):
    """One move of the line."""

    number: int
    color: Color
    text: str
    node: Node


class MovesModel(QAbstractListModel):
    """The moves of one line, for list views; the text of a row is computed when it is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._nodes: list[Node] = []
        self._line: tuple[Node, ...] = ()
        self._tree: GameTree | None = None
        self._row_of: dict[Node, int] = {}

    def show_line(self, line: tuple[Node, ...], session: GameSession) -> bool:
        """Show another line; return whether it differs from the one before."""
        if line is self._line:
            return False
        if line == self._line:
            self._line = line
            return False
        self.beginResetModel()
        self._line, self._tree = line, session.tree
        self._nodes = moving_nodes(line, session.tree.size)
        self._row_of = dict(zip(self._nodes, range(len(self._nodes)), strict=True))
        self.endResetModel()
        return True

    def row_of(self, node: Node) -> int:
        """Return the row of the move at or before a node of the line; -1 before the first move."""
        before: Node | None = node
        while before is not None and before not in self._row_of:
            before = before.parent
        return -1 if before is None else self._row_of[before]

    def row_at(self, number: int) -> MoveRow:
        """Return the move in a row."""
        node, tree = self._nodes[number], self._tree
        assert tree is not None
        move = move_of(node, tree.size)
        assert move is not None
        return MoveRow(number_at(tree, node), move.color, move_text(move, tree.size), node)

    def rowCount(  # noqa: D102, N802 - Qt's own
        self,
        parent: Index = NO_INDEX,  # noqa: B008
    ) -> int:
        return 0 if parent.isValid() else len(self._nodes)

    def data(  # noqa: D102 - Qt's own
        self, index: Index, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role == Qt.ItemDataRole.UserRole:
            return self.row_at(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            row = self.row_at(index.row())
            return f"{row.number} {color_name(row.color)} {row.text}"
        return None


class _MoveDelegate(QStyledItemDelegate):
    """A delegate that paints number, stone and point of a move."""

    def __init__(self, look: Look, parent: QListView) -> None:
        super().__init__(parent)
        self._look = look
        self.parent_list = parent

    def sizeHint(  # noqa: D102, N802 - Qt's own
        self, option: QStyleOptionViewItem, index: Index
    ) -> QSize:
        return QSize(120, self._look.height(ROW_PX))

    def paint(  # noqa: D102 - Qt's own
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> None:
        row_layout = index.data(Qt.ItemDataRole.UserRole)
        is_current = self.parent_list.currentIndex() == index
        is_last = index.row() == index.model().rowCount() - 1
        painter.save()
        if is_current and not is_last:
            self._paint_ground(painter, option.rect)
        self._paint_number(painter, option, row_layout)
        self._paint_move(painter, option, row_layout, is_current)
        if is_current and is_last:
            self._paint_note(painter, option)
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRect) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.theme.accent_soft))
        painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), 5, 5)

    def _paint_number(self, painter: QPainter, option: QStyleOptionViewItem, row: MoveRow) -> None:
        rect, px = option.rect, self._look.px
        painter.setFont(option.font)
        painter.setPen(QColor(self._look.theme.muted))
        place = QRect(rect.left(), rect.top(), px(30), rect.height())
        painter.drawText(place, _RIGHT, str(row.number))

    def _paint_move(self, painter: QPainter, option: QStyleOptionViewItem, row: MoveRow, is_current: bool) -> None:
        rect, px = option.rect, self._look.px
        stone = self._look.stone(row.color, 14, painter.device().devicePixelRatioF())
        side = round(stone.height() / stone.devicePixelRatio())
        painter.drawPixmap(rect.left() + px(42), rect.top() + (rect.height() - side) // 2, stone)
        font = QFont(option.font)
        font.setWeight(QFont.Weight.DemiBold if is_current else QFont.Weight.Medium)
        painter.setFont(font)
        painter.setPen(QColor(self._look.theme.text))
        painter.drawText(rect.adjusted(px(70), 0, 0, 0), _LEFT, row.text)

    def _paint_note(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        painter.setFont(option.font)
        painter.setPen(QColor(self._look.theme.muted))
        rect = option.rect.adjusted(0, 0, -self._look.px(8), 0)
        painter.drawText(rect, _RIGHT, translate("panel", "last move"))


class _MoveList(QListView):
    """A list that keeps the current move visible when its height changes.

    Signal: `menu_asked(QModelIndex, QPoint)` with a move and the position on the screen.
    """

    menu_asked = Signal(QModelIndex, QPoint)

    def __init__(self) -> None:
        super().__init__()
        self._finger = Finger(self)
        self._finger.held.connect(ask_menu(own_viewport(self)))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        self._finger.move(event)
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        if not self._finger.release(event):
            super().mouseReleaseEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pass on the left button only: the others must not change the chosen row."""
        self._finger.press(event)
        if event.button() == Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
        else:
            event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Request the menu of the move under the mouse, or of the current move for the keyboard."""
        index, place = self.indexAt(event.pos()), event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            index = self.currentIndex()
            place = self.viewport().mapToGlobal(self.visualRect(index).center())
        event.accept()
        if index.isValid():
            self.menu_asked.emit(index, place)

    def show_current(self) -> None:
        """Scroll to the current move, or to the top before the first one."""
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())
        else:
            self.scrollToTop()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        if event.size().height() != event.oldSize().height():
            self.show_current()


class MovesCard(Card):
    """The list of moves with the four step buttons.

    Signals: `node_chosen(Node)` when a move is clicked; `stepped(str)` with 'first', 'back', 'forward' or 'last';
    `menu_asked(Node, QPoint)` for the menu of a move, with the position on the screen.
    """

    node_chosen = Signal(object)
    menu_asked = Signal(object, object)
    stepped = Signal(str)

    def __init__(self, look: Look, rows_shown: int = 5, parent: QWidget | None = None) -> None:
        super().__init__("plain", parent)
        self._look = look
        self._rows_shown = rows_shown
        self._grows = False
        self.model = MovesModel(self)
        self.list = _MoveList()
        self._steps = StepButtons(look, self)
        self.buttons = self._steps.buttons
        self._build()
        self._connect()

    def _build(self) -> None:
        self.list.setModel(self.model)
        self.list.setItemDelegate(_MoveDelegate(self._look, self.list))
        # Qt then asks for the height of one row only.
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setAccessibleName(translate("panel", "Moves"))
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        title = label(translate("panel", "Moves"), "section", "muted")
        head = row_layout(title, None, *self.buttons.values(), spacing=5)
        self.setLayout(column_layout(head, self.list, spacing=4))
        self.layout().setContentsMargins(14, 14, 14, 8)  # type: ignore[union-attr]
        self.set_rows_shown(self._rows_shown)

    def _connect(self) -> None:
        self.list.clicked.connect(self._on_clicked)
        self.list.activated.connect(self._on_clicked)
        self.list.menu_asked.connect(self._on_menu)
        self._look.changed.connect(self._on_look)
        self._steps.stepped.connect(self.stepped)

    def set_rows_shown(self, rows: int, grows: bool = False) -> None:
        """Set the height to this number of moves; with `grows` the list also takes spare height."""
        self._rows_shown, self._grows = rows, grows
        height = self._look.height(ROW_PX) * rows + 2
        bars = Qt.ScrollBarPolicy
        self.list.setVerticalScrollBarPolicy(bars.ScrollBarAsNeeded if grows else bars.ScrollBarAlwaysOff)
        self.list.setMinimumHeight(height)
        # QWIDGETSIZE_MAX of Qt.
        self.list.setMaximumHeight(16_777_215 if grows else height)

    def refresh(self, session: GameSession) -> None:
        """Show the line of the cursor and the current move."""
        line = session.line
        self.model.show_line(line, session)
        place = self.model.row_of(session.cursor)
        self.list.setCurrentIndex(self.model.index(place) if place >= 0 else QModelIndex())
        self.list.show_current()
        at_start, at_end = session.cursor.parent is None, line[-1] is session.cursor
        self._steps.enable(back=not at_start, forward=not at_end)

    @Slot()
    def _on_look(self) -> None:
        self.set_rows_shown(self._rows_shown, self._grows)
        self.list.doItemsLayout()

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        self.node_chosen.emit(self.model.row_at(index.row()).node)

    @Slot(QModelIndex, QPoint)
    def _on_menu(self, index: QModelIndex, place: QPoint) -> None:
        self.menu_asked.emit(self.model.row_at(index.row()).node, place)
