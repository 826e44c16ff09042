"""YearChart: bars for the years, with the games that have a position and those that went on with a move."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from goboard_app.app.texts import library as texts
from goboard_app.library.positions import YearBar, YearCounts, bars_of
from goboard_app.ui.widgets.accessible import announce
from goboard_app.ui.widgets.look import Look

_HEIGHT = 46
_TEXT_PX = 12


class YearChart(QWidget):
    """A small chart of the years; the arrow keys and the pointer name a bar in the line above."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = ""
        self._at: int | None = None
        self.bars: Sequence[YearBar] = ()
        self.setMouseTracking(True)
        # Qt gives a place in the order of Tab only to widgets that can have the focus.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.changed.connect(self._on_look)
        self._on_look()

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return QSize(self._look.px(240), self._look.px(_HEIGHT))

    def show_years(self, title: str, position: YearCounts, move: YearCounts) -> None:
        """Show how often a move was played in each year, and how often the position came up."""
        self._title, self._at = title, None
        self.bars = bars_of(position, move)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if self.bars else Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(title)
        self.setAccessibleDescription(texts.years_summary(self.bars))
        self.update()

    @property
    def text(self) -> str:
        """The line above the bars: the title, or the years of the named bar with their numbers."""
        return self._title if self._at is None else texts.year_bar(self.bars[self._at])

    def _point_at(self, bar: int | None) -> None:
        if bar != self._at:
            self._at = bar
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Name the bar under the pointer."""
        share = event.position().x() / max(self.width(), 1)
        self._point_at(min(max(int(share * len(self.bars)), 0), len(self.bars) - 1) if self.bars else None)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: D102 - Qt's own
        super().leaveEvent(event)
        if not self.hasFocus():
            self._point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next bar with an arrow key, and announce it."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None or not self.bars:
            super().keyPressEvent(event)
            return
        before = (-1 if step > 0 else len(self.bars)) if self._at is None else self._at
        self._point_at(min(max(before + step, 0), len(self.bars) - 1))
        announce(self, self.text)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusOutEvent(event)
        self._point_at(None)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the line of text with the first and the last year, and the bars."""
        if not self.bars:
            return
        theme = self._look.theme
        painter = QPainter(self)
        font = self.font()
        font.setPixelSize(self._look.px(_TEXT_PX))
        painter.setFont(font)
        height = QFontMetricsF(font).height()
        painter.setPen(QColor(theme.muted))
        line = QRectF(0, 0, self.width(), height)
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft, self.text)
        painter.drawText(line, Qt.AlignmentFlag.AlignRight, texts.year_span(self.bars))
        self._paint_bars(painter, QRectF(0, height + 2, self.width(), self.height() - height - 4))
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.accent), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))

    def _paint_bars(self, painter: QPainter, room: QRectF) -> None:
        theme = self._look.theme
        most = max((bar.total for bar in self.bars), default=0) or max(bar.times for bar in self.bars)
        width = room.width() / len(self.bars)
        painter.setPen(QPen(QColor(theme.hairline), 1))
        painter.drawLine(QPointF(room.left(), room.bottom() + 0.5), QPointF(room.right(), room.bottom() + 0.5))
        for number, bar in enumerate(self.bars):
            left = room.left() + number * width
            for count, is_filled in ((bar.times, True), (bar.total, False)):
                if count:
                    # A bar with one game among hundreds is still to be seen.
                    height = max(1.0, room.height() * min(count / most, 1.0))
                    bar_rect = QRectF(left + 0.5, room.bottom() - height, max(width - 1, 1.0), height)
                    if is_filled:
                        painter.fillRect(bar_rect, QColor(theme.accent))
                    else:
                        # No second colour contrasts with both the ground and the first one, in every theme.
                        painter.setPen(QPen(QColor(theme.field_edge), 1))
                        painter.setBrush(Qt.BrushStyle.NoBrush)
                        painter.drawRect(bar_rect.adjusted(0, 0.5, -0.5, -0.5))
            if number == self._at:
                painter.setPen(QPen(QColor(theme.text), 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(QRectF(left, room.top() - 1, width - 1, room.height() + 1))

    @Slot()
    def _on_look(self) -> None:
        self.setFixedHeight(self._look.px(_HEIGHT))
        self.update()
