"""PlanPage: the plan of lessons, with the list of lessons at the left and the chosen one at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from goboard_app.app.texts import problems as texts
from goboard_app.app.texts.format import translate
from goboard_app.lessons.teaching_plan import LinkKind, PlanLesson, PlanLink, PlanRow, PlanSection
from goboard_app.ui.shell.page import to_next_area
from goboard_app.ui.widgets.look import Look
from goboard_app.ui.widgets.parts import (
    Button,
    Card,
    FlowRow,
    Index,
    ScrollingPanel,
    column_layout,
    label,
    paint_ground,
    row_layout,
)
from goboard_app.ui.widgets.tips import set_tip

# In px at scale 1.
_LIST_WIDTH, _ROW, _TICK = 330, 40, 22
_LEAST_LIST = 150
_HELD = Qt.ItemDataRole.UserRole
_ALT = Qt.KeyboardModifier.AltModifier
_ICONS = {
    LinkKind.LESSON: "book",
    LinkKind.PROBLEMS: "eye",
    LinkKind.GAME: "play",
    LinkKind.PRINT: "table",
    LinkKind.OWN: "open",
    LinkKind.OPEN: "open",
}


class _RowDelegate(QStyledItemDelegate):
    """The delegate that paints a tick, or an empty ring, and the title of a lesson."""

    def __init__(self, look: Look, parent: QListWidget) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: D102 - Qt's own
        return QSize(self._look.px(120), self._look.px(_ROW))

    def tick_room(self, rect: QRectF) -> QRectF:
        """Return the part of a row in which a click ticks the lesson."""
        return QRectF(rect.left(), rect.top(), self._look.px(_TICK) + 24, rect.height())

    def paint(  # noqa: D102 - Qt's own
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        look, theme, state = self._look, self._look.theme, option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QRectF(option.rect).adjusted(2, 1, -2, -1)
        is_chosen = bool(state & QStyle.StateFlag.State_Selected)
        is_here = is_chosen and bool(state & QStyle.StateFlag.State_HasFocus)
        paint_ground(painter, theme, ground, theme.accent_soft if is_chosen else None, is_chosen, is_here)
        middle, radius = self.tick_room(ground).center() + QPointF(2, 0), look.px(_TICK) / 2 - 1
        is_held = bool(index.data(_HELD))
        painter.setPen(Qt.PenStyle.NoPen if is_held else QPen(QColor(theme.field_edge), 1.4))
        painter.setBrush(QColor(theme.agreed_soft) if is_held else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, radius, radius)
        if is_held:
            tick = look.icon_pixmap("check", "agreed", 14, painter.device().devicePixelRatioF())
            side = tick.width() / tick.devicePixelRatio() / 2
            painter.drawPixmap(middle - QPointF(side, side), tick)
        font = QFont(option.font)
        font.setWeight(QFont.Weight.DemiBold if is_chosen else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        room = ground.adjusted(self.tick_room(ground).width() + 4, 0, -10, 0)
        text = painter.fontMetrics().elidedText(str(index.data()), Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
        painter.restore()


class PlanList(QListWidget):
    """The lessons in their order.

    Signals: `moved(int, int)` with a row and the row to put it before, by dragging, or Alt and an arrow; `ticked(int)`
    for a click on the ring of a row, or the space bar; `removed()` for Delete.
    """

    moved = Signal(int, int)
    ticked = Signal(int)
    removed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setAccessibleName(translate("plan", "Plan of lessons"))
        self._delegate = _RowDelegate(look, self)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.model().rowsMoved.connect(self._on_dropped)
        look.changed.connect(self.doItemsLayout)

    @Slot(QModelIndex, int, int, QModelIndex, int)
    def _on_dropped(self, _from: QModelIndex, row: int, _last: int, _to: QModelIndex, before: int) -> None:
        # The list is filled again for it, which must not happen while the view still handles the drop.
        QTimer.singleShot(0, self, lambda: self.moved.emit(row, before))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102 - Qt's own
        index = self.indexAt(event.position().toPoint())
        room = self._delegate.tick_room(QRectF(self.visualRect(index)))
        if index.isValid() and event.button() is Qt.MouseButton.LeftButton and room.contains(event.position()):
            event.accept()
            self.setCurrentIndex(index)
            self.ticked.emit(index.row())
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move, tick or remove the current lesson."""
        row, key = self.currentRow(), event.key()
        # A lesson is put before a row, so a step down passes over the next one.
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 2}.get(Qt.Key(key), 0)
        if row >= 0 and step and event.modifiers() & _ALT:
            self.moved.emit(row, row + step)
        elif row >= 0 and key == Qt.Key.Key_Space:
            self.ticked.emit(row)
        elif row >= 0 and key == Qt.Key.Key_Delete:
            self.removed.emit()
        else:
            super().keyPressEvent(event)
            return
        event.accept()


class ShownLesson(NamedTuple):
    """A row of the plan with its lesson."""

    row: PlanRow
    lesson: PlanLesson


class PlanPage(QWidget):
    """The page of the plan. The caller connects the buttons.

    Signals: `moved(str, str)` with the key of a lesson and that of the one to put it before, '' for the end;
    `ticked(str)`; `opened(PlanLink)`; `left()` for Escape.
    """

    leads_to_start = True
    """The row "Start page" of the menu is enabled on this page."""

    manual_page = "teaching"

    moved = Signal(str, str)
    ticked = Signal(str)
    opened = Signal(object)
    left = Signal()

    def __init__(self, look: Look, named: Callable[[PlanLink], str]) -> None:
        super().__init__()
        self.setObjectName("page")
        # A subclass of QWidget has a background from the style sheet only with this attribute.
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._look, self._named = look, named
        self._shown: Sequence[ShownLesson] = ()
        self.list = PlanList(look)
        self.up = Button(look, icon="chevron_up", kind="square")
        self.down = Button(look, icon="chevron_down", kind="square")
        self.new = Button(look, translate("plan", "New"), "plus")
        self.copy = Button(look, translate("menu", "Copy"))
        self.leave = Button(look, translate("lesson", "Start page"), kind="link")
        self.title = label(role="page", wraps=True)
        self.minutes = label(role="message", tone="muted")
        self.held = QCheckBox()
        self.change = Button(look, translate("start", "Change…"))
        self.print_button = Button(look, translate("export", "Print…"))
        self.remove = Button(look, translate("engines", "Remove…"))
        self.put_back = Button(look, translate("plan", "Put back as it was…"))
        self.empty = label(texts.empty_plan(), "message", wraps=True)
        self.links: list[Button] = []
        self._parts: QWidget | None = None
        self.print_menu = QMenu(self)
        self.print_one = self.print_menu.addAction(texts.this_lesson())
        self.print_all = self.print_menu.addAction(texts.whole_plan())
        self._build()
        self._connect()

    def _build(self) -> None:
        for button, text in (
            (self.up, translate("collection", "Move up (Alt+Up)")),
            (self.down, translate("collection", "Move down (Alt+Down)")),
        ):
            set_tip(button, text)
            button.setAccessibleName(text)
        px = self._look.px
        self.list.setMinimumSize(px(150), px(_LEAST_LIST))
        acts = FlowRow(self.up, self.down, self.new, self.copy, spacing=8)
        side = Card("plain")
        note = label(texts.plan_note(), "note", "muted", wraps=True)
        heading = label(translate("plan", "Plan of lessons"), "title", wraps=True)
        side.setLayout(column_layout(heading, self.list, acts, note, self.leave, spacing=10, margin=16))
        side.setMaximumWidth(px(_LIST_WIDTH))
        self._column = column_layout(spacing=8)
        body = QWidget()
        body.setLayout(self._column)
        self.body = ScrollingPanel(body, takes_focus=False)
        head = row_layout(self.minutes, None, self.held, spacing=14)
        head.setContentsMargins(0, 0, 0, 10)
        foot = FlowRow(self.change, self.print_button, self.remove, self.put_back, spacing=8)
        main = Card("plain")
        inside = column_layout(self.title, spacing=10, margin=18)
        inside.addLayout(head)
        inside.addWidget(self.empty)
        inside.addWidget(self.body, 1)
        inside.addWidget(foot)
        main.setLayout(inside)
        layout = row_layout(side, main, spacing=14, margin=14)
        layout.setStretch(0, 1)
        layout.setStretch(1, 3)
        self.setLayout(layout)

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(self._show_lesson)
        self.list.moved.connect(self._on_moved)
        self.list.ticked.connect(self._on_ticked)
        self.list.removed.connect(self.remove.click)
        self.up.clicked.connect(lambda: self._on_moved(self.list.currentRow(), self.list.currentRow() - 1))
        self.down.clicked.connect(lambda: self._on_moved(self.list.currentRow(), self.list.currentRow() + 2))
        # Not `toggled`, which `_show_lesson` causes too.
        self.held.clicked.connect(lambda: self._on_ticked(self.list.currentRow()))
        self.print_button.clicked.connect(self._on_print)

    @property
    def key(self) -> str:
        """The key of the chosen lesson; '' without one."""
        shown = self.chosen
        return "" if shown is None else shown.lesson.key

    @property
    def chosen(self) -> ShownLesson | None:
        """The chosen lesson."""
        row = self.list.currentRow()
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def show_plan(self, shown: Sequence[ShownLesson], key: str) -> None:
        """Show these lessons, and choose the one with this key, or else one near the place of the one before."""
        place = self.list.currentRow()
        self._shown = shown
        # Filling the list would show each lesson in turn.
        self.list.blockSignals(True)
        self.list.clear()
        for number, (row, lesson) in enumerate(shown, 1):
            text = texts.lesson_title(number, lesson.title)
            item = QListWidgetItem(text)
            item.setData(_HELD, bool(row.held))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, texts.spoken_lesson(text, bool(row.held)))
            self.list.addItem(item)
        near = max(0, min(place, len(shown) - 1))
        found = next((number for number, each in enumerate(shown) if each.lesson.key == key), near)
        self.list.setCurrentRow(found if shown else -1)
        self.list.blockSignals(False)
        self._show_lesson()

    @Slot()
    def _show_lesson(self) -> None:
        shown, row = self.chosen, self.list.currentRow()
        if self._parts is not None:
            self._column.removeWidget(self._parts)
            # Until `deleteLater` takes effect the old parts would stay visible.
            self._parts.hide()
            self._parts.deleteLater()
        self._parts, self.links = None, []
        for widget in (self.title, self.minutes, self.held, self.change, self.print_button, self.remove):
            widget.setVisible(shown is not None)
        self.empty.setVisible(shown is None)
        self.copy.setEnabled(shown is not None)
        self.up.setEnabled(row > 0)
        self.down.setEnabled(0 <= row < len(self._shown) - 1)
        if shown is None:
            return
        lesson = shown.lesson
        self.title.setText(texts.lesson_title(row + 1, lesson.title))
        self.minutes.setText(texts.minutes_text(lesson.minutes) if lesson.minutes else "")
        self.held.setText(texts.held_text(shown.row.held))
        self.held.setChecked(bool(shown.row.held))
        self._parts = QWidget()
        self._parts.setLayout(column_layout(*map(self._section, lesson.sections), None, spacing=18))
        self._column.addWidget(self._parts)
        # Qt would show it in the next turn of the event loop.
        self._parts.show()
        # New widgets come last in the order of Tab.
        for before, after in pairwise((self.held, *self.links)):
            QWidget.setTabOrder(before, after)
        self.body.verticalScrollBar().setValue(0)

    def _section(self, section: PlanSection) -> QWidget:
        parts: list[QWidget] = [label(texts.plan_heading(section.part, section.minutes), "strong")]
        if section.text:
            parts.append(label(section.text, "panel", wraps=True))
        links = [self._link(link) for link in section.links]
        self.links += links
        if links:
            parts.append(FlowRow(*links, spacing=8))
        widget = QWidget()
        widget.setLayout(column_layout(*parts, spacing=7))
        return widget

    def _link(self, link: PlanLink) -> Button:
        button = Button(self._look, self._named(link), _ICONS[link.kind])
        button.clicked.connect(lambda: self.opened.emit(link))
        return button

    @Slot(int, int)
    def _on_moved(self, row: int, before: int) -> None:
        if 0 <= row < len(self._shown) and 0 <= before <= len(self._shown):
            key = self._shown[before].lesson.key if before < len(self._shown) else ""
            self.moved.emit(self._shown[row].lesson.key, key)

    @Slot(int)
    def _on_ticked(self, row: int) -> None:
        self.ticked.emit(self._shown[row].lesson.key)

    @Slot()
    def _on_print(self) -> None:
        self.print_menu.popup(self.print_button.mapToGlobal(self.print_button.rect().bottomLeft()))

    @Slot()
    def next_area(self) -> None:
        """Move the focus to the next part: the list, what the lesson opens, the buttons."""
        to_next_area([[self.list], self.links, [self.change, self.put_back]])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the page with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self.left.emit()
        else:
            super().keyPressEvent(event)
