"""TreeCanvas: the tree of a record, drawn as far as it is in sight; it follows the cursor."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Signal, Slot
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QSizePolicy, QWidget

from goboard_app.session.session import GameSession
from goboard_app.session.tree_model import DrawnTree
from goboard_app.ui.look.look import Look
from goboard_app.ui.panels.tree_judging import TreeJudging
from goboard_app.ui.panels.tree_paint import COLUMN, ROW, TreePainter

_LEAST_ROWS = 3
_MARGIN_ROWS, _MARGIN_COLUMNS = 2.6, 1.2
_REACH = 15


class TreeCanvas(QAbstractScrollArea):
    """Draws a DrawnTree, and scrolls as little as possible for its cursor to be in sight.

    Signal: `moved()` when other nodes are in sight, or the same elsewhere.
    """

    moved = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._painter = TreePainter(look)
        self._session: GameSession | None = None
        self.tree: DrawnTree | None = None
        self.judging = TreeJudging(self)
        self.judging.found.connect(self.viewport().update)
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.viewport().setAutoFillBackground(False)
        look.changed.connect(self._on_look)
        self._on_look()

    def refresh(self, session: GameSession) -> None:
        """Follow the session, and scroll as far as needed for its cursor to be in sight."""
        self._session = session
        before = self._cursor_on_screen()
        if self.tree is None:
            self.tree = DrawnTree(session.tree)
        is_other = self.tree.shape.tree is not session.tree
        if self.tree.refresh(session):
            self._lay_out(None if is_other else before)
        self._fit_bars()
        self.judging.follow(session, self.tree)
        self.show_cursor()
        self.viewport().update()
        self.moved.emit()

    def _cursor_on_screen(self) -> QPoint | None:
        tree = self.tree
        place = None if tree is None else tree.layout.place_of(tree.cursor)
        return None if place is None else self._middle_of(*place) - self._offset()

    def _lay_out(self, before: QPoint | None) -> None:
        """Take the new size of the paper; what was under the eye stays there."""
        self._fit_bars()
        tree = self.tree
        place = None if tree is None else tree.layout.place_of(tree.cursor)
        if before is not None and place is not None and self.viewport().rect().contains(before):
            self._scroll(self._middle_of(*place) - before)

    def _fit_bars(self) -> None:
        if self.tree is None:
            return
        wide, high = self._painter.size_of(self.tree)
        room = self.viewport().size()
        for bar, most, page, step in (
            (self.horizontalScrollBar(), wide, room.width(), COLUMN),
            (self.verticalScrollBar(), high, room.height(), ROW),
        ):
            bar.setRange(0, max(0, most - page))
            bar.setPageStep(page)
            bar.setSingleStep(self._look.px(step))

    def _offset(self) -> QPoint:
        return QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def _scroll(self, to: QPoint) -> None:
        self.horizontalScrollBar().setValue(to.x())
        self.verticalScrollBar().setValue(to.y())

    def show_cursor(self) -> None:
        """Scroll as little as possible for the cursor to be in sight, with what is next to it."""
        tree = self.tree
        place = None if tree is None else tree.layout.place_of(tree.cursor)
        if place is None:
            return
        middle, room, at = self._middle_of(*place), self.viewport().size(), self._offset()
        across = round(self._look.px(COLUMN) * _MARGIN_COLUMNS)
        down = round(self._look.px(ROW) * _MARGIN_ROWS)
        x = scrolled_to(at.x(), room.width(), middle.x(), across)
        y = scrolled_to(at.y(), room.height(), middle.y(), down)
        self._scroll(QPoint(x, y))

    def _middle_of(self, column: int, row: int) -> QPoint:
        """The middle of a place on the paper."""
        paper = self._painter.paper
        return QPoint(paper.x(column), paper.y(row))

    def place_at(self, point: QPoint) -> tuple[int, int]:
        """The column and row at a point of the viewport."""
        return self._painter.paper.place_at(point + self._offset())

    def rect_of(self, number: int) -> QRect:
        """Where a node is drawn in the viewport; empty where it is folded away."""
        place = None if self.tree is None else self.tree.layout.place_of(number)
        if place is None:
            return QRect()
        reach = self._look.px(_REACH)
        middle = self._middle_of(*place) - self._offset()
        return QRect(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)

    def number_at(self, point: QPoint) -> int | None:
        """The node that is drawn at a point of the viewport."""
        if self.tree is None:
            return None
        number = self.tree.layout.number_at(*self.place_at(point))
        return number if number is not None and self.rect_of(number).contains(point) else None

    def in_sight(self) -> list[int]:
        """The nodes that are drawn, the topmost ones last."""
        if self.tree is None:
            return []
        rect = self.viewport().rect()
        left, top = self.place_at(rect.topLeft())
        right, bottom = self.place_at(rect.bottomRight())
        numbers: list[int] = []
        for strand in self.tree.layout.window(left, top, right, bottom):
            if left <= strand.column <= right:
                first, last = max(strand.row, top), min(strand.last_row, bottom)
                numbers += (strand.first + row - strand.row for row in range(first, last + 1))
        numbers.reverse()
        return numbers

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102 - Qt's own
        painter = QPainter(self.viewport())
        if self.tree is not None:
            offset = self._offset()
            painter.translate(-offset)
            rect = event.rect().translated(offset)
            forbidden, dpr = self.judging.forbidden, self.devicePixelRatioF()
            self._painter.paint(painter, rect, self.tree, forbidden, self.font(), dpr)
            painter.resetTransform()
            self.judging.ask(self.in_sight())
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.palette().link().color(), 2))
            painter.drawRoundedRect(self.viewport().rect().adjusted(1, 1, -1, -1), 5, 5)

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: D102, N802 - Qt's own
        self.viewport().update()
        self.moved.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._fit_bars()
        self.show_cursor()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: D102 - Qt's own
        super().hideEvent(event)
        self.judging.stop()
        self.moved.emit()

    @Slot()
    def _on_look(self) -> None:
        self.setMinimumHeight(self._look.px(ROW) * _LEAST_ROWS)
        self._fit_bars()
        self.show_cursor()
        self.viewport().update()


def scrolled_to(value: int, room: int, middle: int, margin: int) -> int:
    """Where to scroll so that a place keeps `margin` from both ends; `value` where it does.

    `value` is where the view begins now and `room` how much it shows. A margin that does not fit
    twice is made smaller. What is far out of sight comes into the middle, so that one sees what is
    around it.
    """
    margin = min(margin, room // 2)
    if not value - room // 2 <= middle <= value + room * 3 // 2:
        return middle - room // 2
    if middle - margin < value:
        return middle - margin
    if middle + margin > value + room:
        return middle + margin - room
    return value
