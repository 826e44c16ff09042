"""The side panel of the lesson editor, with title, list of positions, comment and marks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QMimeData,
    QModelIndex,
    QObject,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QAction, QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPixmap, QResizeEvent, QTextLayout
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QLineEdit,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from goboard_app.app.controller import GameController
from goboard_app.app.texts import lessons as texts
from goboard_app.app.texts.format import board_size, translate
from goboard_app.lessons.attempt import paint_position
from goboard_app.lessons.convention import LessonFinding
from goboard_app.lessons.lesson import SIZES, task_fault
from goboard_app.record.node import Node
from goboard_app.record.tree import GameTree
from goboard_app.session.picture import BoardPicture
from goboard_app.session.session import Change
from goboard_app.ui.widgets.comment_card import CommentCard
from goboard_app.ui.widgets.look import Look, Thumbnail
from goboard_app.ui.widgets.mark_chips import MarkChips
from goboard_app.ui.widgets.parts import (
    NO_INDEX,
    Button,
    Card,
    FlowRow,
    Index,
    ScrollingPanel,
    column_layout,
    label,
    paint_ground,
    paint_number,
    row_layout,
    set_plain_rows,
)
from goboard_app.ui.widgets.tips import name_with_tip, set_tip, tip_text

SMALL, USUAL, LARGE = 62, 92, 140
"""The widths of a small board, in px at scale 1, for a low, a usual and a wide panel."""

# The height of a row beyond that of its board, in px at scale 1.
_ROOM = 12
# The number of pictures that are kept in memory.
_KEPT = 200
_MOST_SAID = 2000
"""The number of characters that are laid out; more do not fit in a row, and a very long text takes long."""

_ROW = "application/x-goboard-position"
_CONTROL = Qt.KeyboardModifier.ControlModifier
_OF_WINDOW = frozenset(
    {
        *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Left, Qt.Key.Key_Right),
        Qt.Key.Key_Space,
    }
)
"""Keys that step through the lesson and its games, wherever the focus is."""

# The width from which edits and comment are side by side, in px at scale 1.
_SIDE_BY_SIDE = 620
# The least height of the list, in px at scale 1.
_LEAST_LIST = 100
# The height of a line of the note, in px at scale 1.
_LINE = 16


class SmallPositions(QObject):
    """The pictures of positions, drawn when a row is first visible and when its position changes."""

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._thumbnail = thumbnail
        self._kept: dict[Node, tuple[int, BoardPicture, QPixmap]] = {}
        look.changed.connect(self._kept.clear)

    def clear(self) -> None:
        """Discard all pictures, so that they are drawn again."""
        self._kept.clear()

    def of_node(self, tree: GameTree, node: Node, side: int) -> QPixmap:
        """Return the picture of a node in its current state, `side` px wide at scale 1."""
        revision, before, drawn = self._kept.get(node, (-1, None, None))
        # An unchanged revision saves making the picture only to compare it.
        if drawn is not None and revision == tree.revision:
            return drawn
        picture = paint_position(tree, node)
        if drawn is None or picture != before:
            drawn = self._thumbnail(picture, self._look.px(side))
        # The entry moves to the end, so that the first entry is the least recently used one.
        self._kept.pop(node, None)
        self._kept[node] = tree.revision, picture, drawn
        if len(self._kept) > _KEPT:
            del self._kept[next(iter(self._kept))]
        return drawn


class PositionDelegate(QStyledItemDelegate):
    """The delegate that paints the number, the board and the first words of a position.

    The position that is shown has a bar and a background.
    """

    def __init__(self, look: Look, boards: SmallPositions, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._boards = boards
        self._side = USUAL

    def set_board(self, side: int) -> bool:
        """Set the width of the boards; return whether it changed."""
        if side == self._side:
            return False
        self._side = side
        self._boards.clear()
        return True

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: D102 - Qt's own
        return QSize(self._look.px(200), self._look.px(self._side + _ROOM))

    def paint(  # noqa: D102 - Qt's own
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        model = cast("PositionModel", index.model())
        row = model.rows[index.row()]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QRectF(option.rect).adjusted(2, 1, -2, -1)
        self._paint_ground(painter, option, ground, index.row() == model.shown)
        left = self._paint_number(painter, option.font, ground, index.row(), len(model.rows))
        left = self._paint_board(painter, ground, left, row)
        self._paint_text(painter, option.font, ground, left, row)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, ground: QRectF, is_shown: bool) -> None:
        theme, state = self._look.theme, option.state
        is_pointed = bool(state & QStyle.StateFlag.State_MouseOver)
        fill = theme.accent_soft if is_shown else theme.sunk if is_pointed else None
        is_here = bool(state & QStyle.StateFlag.State_HasFocus)
        paint_ground(painter, theme, ground, fill, is_shown, is_here)

    def _paint_number(self, painter: QPainter, font: QFont, ground: QRectF, row: int, count: int) -> float:
        """Paint the number at the left; return the x coordinate after it."""
        large = QFont(font)
        large.setPixelSize(self._look.px(17))
        large.setWeight(QFont.Weight.DemiBold)
        return paint_number(painter, large, self._look.theme.text, ground, row + 1, count)

    def _paint_board(self, painter: QPainter, ground: QRectF, left: float, row: PositionRow) -> float:
        side = self._look.px(self._side)
        top = ground.top() + (ground.height() - side) / 2
        painter.drawPixmap(QPointF(left, top), self._boards.of_node(row.tree, row.node, self._side))
        return left + side + 11

    def _paint_text(self, painter: QPainter, font: QFont, ground: QRectF, left: float, row: PositionRow) -> None:
        theme, metrics = self._look.theme, QFontMetricsF(font)
        width = ground.right() - left - 10
        most = int(ground.height() / metrics.lineSpacing()) - 1
        lines = _lines(texts.row_text(row.text[:_MOST_SAID]), font, width, max(1, most))
        painter.setFont(font)
        painter.setPen(QColor(theme.text if row.text else theme.muted))
        high = metrics.lineSpacing() * (len(lines) + 1)
        top = ground.top() + (ground.height() - high) / 2
        for line in lines:
            painter.drawText(QPointF(left, top + metrics.ascent()), line)
            top += metrics.lineSpacing()
        tone = theme.error if row.fault is not None else theme.accent if row.has_task else theme.muted
        painter.setPen(QColor(tone))
        tag = metrics.elidedText(row.tag, Qt.TextElideMode.ElideRight, width)
        painter.drawText(QPointF(left, top + metrics.ascent()), tag)


def _lines(text: str, font: QFont, width: float, most: int) -> list[str]:
    """Return the text in at most `most` lines of this width, the last one elided if more follows."""
    layout, found, start = QTextLayout(text, font), list[str](), 0
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        if len(found) == most - 1:
            metrics = QFontMetricsF(font)
            found.append(metrics.elidedText(text[start:], Qt.TextElideMode.ElideRight, width))
            break
        found.append(text[start : start + line.textLength()].rstrip())
        start += line.textLength()
    layout.endLayout()
    return found


@dataclass(frozen=True, slots=True)
class PositionRow:
    """A row of the list: the tree and node of a position, its text, and True if it has a task."""

    tree: GameTree
    node: Node
    text: str
    has_task: bool = False

    @property
    def fault(self) -> LessonFinding | None:
        """Why the task cannot be asked; None if it can, and without a task. Found when the row is first seen."""
        return task_fault(self.tree, self.node) if self.has_task else None

    @property
    def tag(self) -> str:
        """The kind of the position in words."""
        return texts.position_tag(self.has_task, self.fault)


class PositionModel(QAbstractListModel):
    """The model of the positions. Signal: `dropped(int, int)` with a row and the row it was dropped before."""

    dropped = Signal(int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[PositionRow, ...] = ()
        self.shown: int | None = None

    def show_rows(self, rows: Sequence[PositionRow], shown: int | None) -> None:
        """Show these rows; `shown` is the row of the position on the board, if any."""
        # Without a reset the view keeps its current row and the place it is scrolled to.
        if len(rows) != len(self.rows):
            self.beginResetModel()
            self.rows, self.shown = tuple(rows), shown
            self.endResetModel()
        else:
            self.rows, self.shown = tuple(rows), shown
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of positions."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """Return the text of a row, to show, for screen readers, or in full for the tool tip."""
        if not index.isValid():
            return None
        number, row = index.row(), self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return texts.row_text(row.text)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return texts.spoken_position(number + 1, row.text, row.tag, number == self.shown)
        return tip_text(row.text) if role == Qt.ItemDataRole.ToolTipRole else None

    # Dragging

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let rows be dragged, and dropped between others."""
        more = Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else Qt.ItemFlag.ItemIsDropEnabled
        return super().flags(index) | more

    def supportedDropActions(self) -> Qt.DropAction:
        """Allow moves only, no copies."""
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:
        """Return the private type, so that only rows of a list of positions can be dropped."""
        return [_ROW]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Return the number of the dragged row as data."""
        mime = QMimeData()
        mime.setData(_ROW, str(indexes[0].row()).encode("ascii"))
        return mime

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        """Emit `dropped`; the list follows when the games have moved."""
        if action is Qt.DropAction.MoveAction and data.hasFormat(_ROW):
            # -1 is a drop on the free space below the rows.
            to = len(self.rows) if row < 0 else row
            self.dropped.emit(int(bytes(data.data(_ROW).data())), to)
        # True would let the view remove the row that it takes for moved.
        return False


class PositionList(QListView):
    """The list of positions.

    Signals: `chosen(int)` for a click or Enter, `moved(int, int)` with a row and the row to put it before,
    `taken_out(int)` for Delete.
    """

    chosen = Signal(int)
    moved = Signal(int, int)
    taken_out = Signal(int)

    def __init__(self, look: Look, thumbnail: Thumbnail) -> None:
        super().__init__()
        self.positions = PositionModel(self)
        self._delegate = PositionDelegate(look, SmallPositions(look, thumbnail, self), self)
        self.setModel(self.positions)
        self.setItemDelegate(self._delegate)
        set_plain_rows(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setAccessibleName(translate("table", "Positions of the lesson"))
        self.clicked.connect(self._on_clicked)
        self.positions.dropped.connect(self.moved)
        # The height of the rows depends on the scale.
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def show_rows(self, rows: Sequence[PositionRow], shown: int | None) -> None:
        """Show these positions, and make the one on the board the current row if it changed."""
        was, count = self.positions.shown, self.positions.rowCount()
        self.positions.show_rows(rows, shown)
        if shown is not None and (shown != was or len(rows) != count):
            self.setCurrentIndex(self.positions.index(shown))

    def set_board(self, side: int) -> None:
        """Set the width of the boards."""
        if self._delegate.set_board(side):
            self.scheduleDelayedItemsLayout()
            self.viewport().update()

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        # The height of one row: the panel uses the size hints of its parts as their minimum.
        return QSize(200, self.sizeHintForRow(0) + 4 if self.positions.rows else 60)

    def event(self, event: QEvent) -> bool:
        """Accept the keys of the list before the menu commands that have the same shortcuts."""
        # A key whose ShortcutOverride is accepted reaches the widget as a key press.
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and _is_ours(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show, move or take out the current row; send the keys that step through the record to the window."""
        row = self.currentIndex().row()
        step = _step_of(event)
        if event.key() in _OF_WINDOW:
            # Propagated normally, they would be taken by the scroll area around the list.
            QCoreApplication.sendEvent(self.window(), event)
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            self.chosen.emit(row)
        elif event.key() == Qt.Key.Key_Delete and row >= 0:
            self.taken_out.emit(row)
        elif step and row >= 0:
            self._move(row, step)
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def _move(self, row: int, step: int) -> None:
        to = row - 1 if step < 0 else row + 2
        if 0 <= to <= self.positions.rowCount():
            self.moved.emit(row, to)

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        self.chosen.emit(index.row())


def _is_ours(event: QKeyEvent) -> bool:
    return event.key() == Qt.Key.Key_Delete or _step_of(event) != 0


def _step_of(event: QKeyEvent) -> int:
    """Return the direction in which Ctrl and an arrow move a row: -1, 1, or 0 for other keys."""
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier != _CONTROL:
        return 0
    return {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)


class TitleField(QLineEdit):
    """A line edit without a frame. Signal: `left()` for Enter, and for Escape, which restores the text."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.given = ""
        self.setProperty("kind", "bare")

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102 - Qt's own
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self.setText(self.given)
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            # The focus moves away, and that commits the text.
            self.left.emit()
        else:
            super().keyPressEvent(event)


class TablePanel(QWidget):
    """The side panel of the lesson editor: title, positions, temporary edits, comment and marks.

    Signals: `title_given(str)` when the title was edited, `size_chosen(BoardSize)` for a new position of that size;
    `list` and the buttons have signals of their own.
    """

    manual_page = "teaching"

    title_given = Signal(str)
    size_chosen = Signal(object)

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._is_compact = False
        self.title = TitleField()
        self.place = label(role="note", tone="muted")
        self.previous = Button(look, icon="chevron_up", kind="square")
        self.next = Button(look, icon="chevron_down", kind="square")
        self.list = PositionList(look, thumbnail)
        self.empty = label(texts.no_positions_text(), "panel", "muted", wraps=True)
        self.add = Button(look, translate("table", "Add this board"))
        self.new = Button(look, translate("table", "New position"))
        self.sizes = Button(look, icon="chevron_down", kind="square")
        self.sizes_menu = QMenu(self)
        self.take_out = Button(look, translate("table", "Take out"))
        self.puts_back = QCheckBox(translate("table", "Put back when I go on"))
        # The mouse leaves the focus on the board, as with the buttons.
        self.puts_back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.as_prepared = Button(look, translate("table", "As prepared"), kind="link")
        self.keep = Button(look, translate("table", "Keep it"), kind="link")
        self.said = label(role="note", tone="muted", wraps=True)
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.comment_card = CommentCard(look, words_only=True)
        self.marks = MarkChips(look)
        self.acts: dict[str, Button] = {
            "set_up": Button(look, translate("table", "Set up…")),
            "write_task": Button(look, translate("table", "Task…")),
            "lock": Button(look, translate("table", "Pupils answer")),
        }
        self._build()
        self._connect()
        look.changed.connect(self._follow_look)

    def _build(self) -> None:
        self._name_parts()
        self._follow_look()
        head = row_layout(spacing=6)
        head.addWidget(self.title, 1)
        for widget in (self.place, self.previous, self.next):
            head.addWidget(widget)
        new = QWidget()
        new.setLayout(row_layout(self.new, self.sizes, spacing=2))
        for size in SIZES:
            self.sizes_menu.addAction(board_size(size)).setData(size)
        self._list_card = Card("plain")
        self._list_card.setLayout(column_layout(self.empty, self.list, margin=4))
        self._list_card.setMinimumHeight(self._look.px(_LEAST_LIST))
        self._talk_card = Card("quiet")
        switch = FlowRow(self.puts_back, self.as_prepared, self.keep, spacing=4)
        talk = column_layout(switch, self.said, spacing=2)
        talk.setContentsMargins(12, 6, 6, 8)
        self._talk_card.setLayout(talk)
        self._middle = ScrollingPanel(
            head,
            self._list_card,
            FlowRow(self.add, new, self.take_out, spacing=3),
            self._talk_card,
            self.comment_card,
        )
        self._middle.set_stretch(self._list_card, 3)
        self._middle.set_stretch(self.comment_card, 2)
        layout = column_layout(spacing=8)
        layout.addWidget(self._middle, 1)
        layout.addWidget(self.marks)
        layout.addWidget(FlowRow(*self.acts.values()))
        self.setLayout(layout)
        self.empty.setContentsMargins(8, 8, 8, 8)

    def _name_parts(self) -> None:
        """Set the names and tips of the parts, for screen readers and the mouse."""
        self.title.setPlaceholderText(translate("table", "Title of the lesson"))
        self.title.setAccessibleName(translate("table", "Title of the lesson"))
        for widget, tip in (
            (self.previous, translate("table", "Previous position (PgUp)")),
            (self.next, translate("table", "Next position (PgDown)")),
            (self.sizes, translate("table", "New position of another size")),
        ):
            name_with_tip(widget, tip)
        tip = translate("table", "The board as it stands, with its marks, as a new position")
        set_tip(self.add, tip)
        set_tip(self.new, translate("table", "An empty board of the same size, to be set up"))
        set_tip(self.take_out, translate("table", "Remove this position (Del)"))
        set_tip(self.puts_back, texts.put_back_meaning())
        set_tip(self.as_prepared, translate("table", "Take what you showed here off now"))
        set_tip(self.keep, translate("table", "Make what you showed part of the lesson"))

    @Slot()
    def _follow_look(self) -> None:
        # Room for two lines is kept, so that the parts above do not move with each message.
        self.said.setMinimumHeight((1 if self._is_compact else 2) * self._look.px(_LINE))

    def _connect(self) -> None:
        self.title.editingFinished.connect(self.take_title)
        self.sizes.clicked.connect(self._on_sizes)
        self.sizes_menu.triggered.connect(self._on_size)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        is_wide = self.width() >= self._look.px(_SIDE_BY_SIDE)
        self._middle.set_beside(*((self._talk_card, self.comment_card) if is_wide else ()))
        self._fit_boards()

    def set_compact(self, is_compact: bool) -> None:
        """Show smaller boards in a low window."""
        self._is_compact = is_compact
        self._fit_boards()
        self._follow_look()

    def _fit_boards(self) -> None:
        is_large = not self._is_compact and self.width() >= self._look.px(_SIDE_BY_SIDE)
        self.list.set_board(SMALL if self._is_compact else LARGE if is_large else USUAL)

    def show_title(self, title: str) -> None:
        """Show the title of the lesson, unless it is being edited."""
        self.title.given = title
        if not self.title.hasFocus():
            self.title.setText(title)
            # A title that is too long shows its beginning.
            self.title.setCursorPosition(0)
            set_tip(self.title, title)

    def show_positions(self, rows: Sequence[PositionRow], shown: int | None) -> None:
        """Show the list; `shown` is the number of the position on the board, from 0."""
        self.list.show_rows(rows, shown)
        self.list.setVisible(bool(rows))
        self.empty.setVisible(not rows)
        count = len(rows)
        here = texts.short_place(None if shown is None else shown + 1, count)
        self.place.setText(here if count else "")
        self.previous.setEnabled(bool(shown))
        self.next.setEnabled(count > 0 and shown != count - 1)
        self.take_out.setEnabled(shown is not None)

    def show_talk(self, text: str, can_put_back: bool, can_keep: bool) -> None:
        """Show the text about the temporary edits, and enable the buttons for them."""
        self.said.setText(text)
        self.as_prepared.setEnabled(can_put_back)
        self.keep.setEnabled(can_keep)

    def refresh(self, controller: GameController, change: Change) -> None:
        """Show the comment at the cursor."""
        self.comment_card.refresh(controller.session, change)

    @Slot()
    def take_title(self) -> None:
        """Emit the edited title if it changed."""
        # The title becomes the property GN, which is one line of SimpleText in FF[4].
        text = " ".join(self.title.text().split())
        if text != self.title.given:
            self.title.given = text
            self.title_given.emit(text)

    @Slot()
    def _on_sizes(self) -> None:
        self.sizes_menu.popup(self.sizes.mapToGlobal(QPoint(0, self.sizes.height())))

    @Slot(QAction)
    def _on_size(self, action: QAction) -> None:
        self.size_chosen.emit(action.data())
