"""The problems of a collection as small boards, marked as solved, missed or next."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from goboard_app.app.texts import problems as texts
from goboard_app.app.texts.format import translate
from goboard_app.lessons.attempt import paint_question
from goboard_app.lessons.problem import Problem
from goboard_app.lessons.schedule import Cards
from goboard_app.ui.shell.page import PageRecord, to_next_area
from goboard_app.ui.widgets.look import Look, Thumbnail
from goboard_app.ui.widgets.parts import Button, FlowRow, column_layout, label, paint_ground, row_layout, set_ground
from goboard_app.ui.widgets.tips import tip_text

Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
_MOST_KEPT = 500
"""The number of pictures that are kept in memory; more than fit on a screen."""
# The side of a small board, and the size of the item around it, in px at scale 1.
_BOARD, _WIDE, _HIGH = 116, 140, 158
# The side of the sign for the last result, in px at scale 1.
_SIGN = 18


class ProblemStatus(Enum):
    """The last result of a problem."""

    NEW = auto()
    SOLVED = auto()
    MISSED = auto()


class ProblemsModel(QAbstractListModel):
    """The model of the problems in their order.

    `next` is the number of the first problem that is not known, None without one.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.problems: Sequence[Problem] = ()
        self._cards = Cards()
        self.next: int | None = None

    def show_problems(self, problems: Sequence[Problem], cards: Cards) -> None:
        """Show these problems with the results in `cards`."""
        self.beginResetModel()
        self.problems, self._cards = problems, cards
        todo = (n for n, each in enumerate(problems) if not cards.known([each.key]))
        self.next = next(todo, None)
        self.endResetModel()

    def standing(self, number: int) -> ProblemStatus:
        """Return the last result of a problem."""
        card = self._cards.of(self.problems[number].key)
        if card is None:
            return ProblemStatus.NEW
        return ProblemStatus.MISSED if card.was_missed else ProblemStatus.SOLVED

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of problems."""
        return 0 if parent.isValid() else len(self.problems)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        """Return the text of a problem for screen readers and the tool tip."""
        number = index.row()
        told = texts.grid_item(
            self.problems[number],
            number + 1,
            self.standing(number) is ProblemStatus.SOLVED,
            self.standing(number) is ProblemStatus.MISSED,
            number == self.next,
        )
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return told
        return tip_text(told) if role == Qt.ItemDataRole.ToolTipRole else None


class _Boards(QStyledItemDelegate):
    """The delegate that paints a small board with its number below, and a sign for the last result."""

    def __init__(self, look: Look, model: ProblemsModel, thumbnail: Thumbnail, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model
        self._thumbnail = thumbnail
        self._made: dict[str, QPixmap] = {}
        # The pictures depend on the theme and the scale.
        look.changed.connect(self._made.clear)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: D102 - Qt's own
        return QSize(self._look.px(_WIDE), self._look.px(_HIGH))

    def paint(  # noqa: D102 - Qt's own
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> None:
        number, px, theme = index.row(), self._look.px, self._look.theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QRectF(option.rect).adjusted(3, 3, -3, -3)
        is_next = number == self._model.next
        is_here = bool(option.state & QStyle.StateFlag.State_Selected)
        paint_ground(painter, theme, ground, theme.accent_soft if is_next else None, False, is_here)
        board = self._board(number)
        size = board.deviceIndependentSize()
        left = ground.center().x() - size.width() / 2
        top = ground.top() + px(6) + (px(_BOARD) - size.height()) / 2
        painter.drawPixmap(QPointF(left, top), board)
        foot = QRectF(ground.left(), ground.bottom() - px(30), ground.width(), px(26))
        self._paint_foot(painter, option.font, foot, number)
        painter.restore()

    def _board(self, number: int) -> QPixmap:
        problem = self._model.problems[number]
        if problem.key not in self._made:
            if len(self._made) >= _MOST_KEPT:
                self._made.clear()
            picture = paint_question(problem)
            self._made[problem.key] = self._thumbnail(picture, self._look.px(_BOARD))
        return self._made[problem.key]

    def _paint_foot(self, painter: QPainter, font: QFont, foot: QRectF, number: int) -> None:
        look, standing, side = self._look, self._model.standing(number), self._look.px(_SIGN)
        bold = QFont(font)
        bold.setWeight(QFont.Weight.DemiBold)
        painter.setFont(bold)
        painter.setPen(look.theme.text)
        text = str(number + 1)
        if number == self._model.next:
            text = f"{text}  {texts.next_word()}"
        signs = {
            ProblemStatus.SOLVED: ("check", "agreed"),
            ProblemStatus.MISSED: ("close", "error"),
            ProblemStatus.NEW: None,
        }
        sign = signs[standing]
        room = foot.adjusted(0, 0, -side - 4, 0) if sign is not None else foot
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
        if sign is not None:
            wide = painter.fontMetrics().horizontalAdvance(text)
            left = room.center().x() + wide / 2 + 6
            place = QRect(round(left), round(foot.center().y() - side / 2), side, side)
            look.icon(*sign).paint(painter, place)


class _BoardList(QListView):
    """A list of boards in rows. Signal: `opened(int)` for Enter or a click."""

    opened = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        # One size for all items spares the view from measuring each of them.
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.clicked.connect(self._on_clicked)

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        self.opened.emit(index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the current board with Enter; leave Escape to the page."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            event.accept()
            self.opened.emit(self.currentIndex().row())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


class ProblemGrid(QWidget):
    """The page with the small boards of a collection.

    Signals: `chosen(int)` with the number of a problem; `left()`, `more_asked(QWidget)`. `record` is the file that
    holds all the problems; None if there are several files, or none.
    """

    leads_to_start = True
    """The row "Start page" of the menu is enabled on this page."""

    chosen = Signal(int)
    left = Signal()
    more_asked = Signal(QWidget)

    def __init__(self, look: Look, thumbnail: Thumbnail, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_ground(self, "page")
        self.record: PageRecord | None = None
        self.model = ProblemsModel(self)
        self.title = label(role="page", wraps=True)
        self.note = label(role="message", tone="muted", wraps=True)
        self.list = _BoardList()
        self.list.setModel(self.model)
        self.list.setItemDelegate(_Boards(look, self.model, thumbnail, self.list))
        self.begin = Button(look, "", "play", "primary")
        self.more = Button(look, icon="more", kind="square")
        self.more.setAccessibleName(translate("lesson", "More"))
        self.leave = Button(look, translate("problem", "All problems"), kind="link")
        column = column_layout(self.title, self.note, FlowRow(self.begin), spacing=10)
        column.addWidget(self.list, 1)
        column.addLayout(row_layout(self.leave, None, self.more))
        column.setContentsMargins(28, 22, 28, 14)
        self.setLayout(column)
        self.list.opened.connect(self.chosen)
        self.begin.clicked.connect(self._on_begin)
        self.leave.clicked.connect(self.left)
        self.more.clicked.connect(lambda: self.more_asked.emit(self.more))

    def show_problems(self, title: str, note: str, problems: Sequence[Problem], cards: Cards) -> None:
        """Show a collection, and scroll the next problem into view."""
        self.title.setText(title)
        self.note.setText(note)
        self.list.setAccessibleName(title)
        self.model.show_problems(problems, cards)
        self.more.setVisible(self.record is not None)
        here = self.model.next
        again, on = translate("problem", "Begin again"), translate("problem", "Go on")
        started = any(self.model.standing(n) is not ProblemStatus.NEW for n in range(len(problems)))
        begin = on if started else translate("problem", "Begin")
        self.begin.setText(again if here is None else begin)
        if problems:
            index = self.model.index(here or 0)
            self.list.setCurrentIndex(index)
            self.list.scrollTo(index, QListView.ScrollHint.PositionAtCenter)
        self.list.setFocus()

    @Slot()
    def _on_begin(self) -> None:
        self.chosen.emit(self.model.next or 0)

    @Slot()
    def next_area(self) -> None:
        """Move the focus to the next area: the boards, then the buttons."""
        to_next_area([[self.list], [self.begin, self.leave, self.more]])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the page with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self.left.emit()
        else:
            super().keyPressEvent(event)
