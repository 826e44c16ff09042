"""LegendEntry: a mark of the board and what it means."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import label, row_layout

_SIDE, _GAP = 22, 8
_RING = "#A89F92"


class LegendMark(Enum):
    """The marks that the board of the comparison shows."""

    BLACK = auto()
    WHITE = auto()
    SEKI = auto()
    NEUTRAL = auto()


class LegendEntry(QWidget):
    """One mark with its text; hidden while there is nothing to say."""

    def __init__(self, look: Look, mark: LegendMark, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.mark = mark
        self.text = label(role="panel", wraps=True)
        self._sign = _Sign(look, mark)
        layout = row_layout(self._sign, spacing=_GAP)
        layout.addWidget(self.text, 1)
        self.setLayout(layout)

    def width_wanted(self) -> int:
        """How wide it is with its text in one line."""
        self.text.ensurePolished()
        text = self.text.fontMetrics().horizontalAdvance(self.text.text())
        return self._sign.width() + _GAP + text

    def show_text(self, text: str) -> None:
        """Say what the mark means here; without a text it is not there."""
        self.text.setText(text)
        self.setVisible(bool(text))


class Legend(QWidget):
    """All marks: Black's and White's side by side where they fit, the others below."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries = {mark: LegendEntry(look, mark, self) for mark in LegendMark}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(4)
        self._is_wide: bool | None = None
        self._place()

    def show_texts(self, texts: Mapping[LegendMark, str]) -> None:
        """Say what each mark means here; one without a text is not there."""
        for mark, text in texts.items():
            self.entries[mark].show_text(text)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        sides = [self.entries[LegendMark.BLACK], self.entries[LegendMark.WHITE]]
        wanted = 2 * max(entry.width_wanted() for entry in sides) + 16
        is_wide = wanted <= self.width()
        if is_wide is self._is_wide:
            return
        self._is_wide = is_wide
        for place, entry in enumerate(self.entries.values()):
            self._grid.removeWidget(entry)
            if place < 2 and is_wide:
                self._grid.addWidget(entry, 0, place)
            else:
                self._grid.addWidget(entry, place, 0, 1, 2)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, int(is_wide))


class _Sign(QWidget):
    """The mark itself, drawn as the board draws it."""

    def __init__(self, look: Look, mark: LegendMark) -> None:
        super().__init__()
        self._look = look
        self._mark = mark
        look.changed.connect(self._follow_look)
        self._follow_look()

    @Slot()
    def _follow_look(self) -> None:
        self.setFixedSize(QSize(self._look.px(_SIDE), self._look.px(_SIDE)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102 - Qt's own
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        room = QRectF(self.rect())
        middle, side = room.center(), room.width()
        if self._mark is LegendMark.BLACK:
            painter.setBrush(QColor(theme.territory_black_mark))
            painter.setPen(QPen(QColor(_RING), 1.2) if theme.is_dark else Qt.PenStyle.NoPen)
            painter.drawRect(room.adjusted(side * 0.19, side * 0.19, -side * 0.19, -side * 0.19))
        elif self._mark is LegendMark.WHITE:
            painter.setBrush(QColor(theme.territory_white_mark))
            painter.setPen(QPen(QColor(theme.territory_white_edge), 1.3))
            reach = side * 0.42
            corners = [(0, -reach), (reach, 0), (0, reach), (-reach, 0)]
            painter.drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in corners]))
        elif self._mark is LegendMark.SEKI:
            self._paint_hatch(painter, room.adjusted(3, 3, -3, -3))
        else:
            painter.setPen(QPen(QColor(theme.text), 1.6))
            reach = side * 0.22
            for x in (-1, 1):
                off = QPointF(reach * x, reach)
                painter.drawLine(middle - off, middle + off)

    def _paint_hatch(self, painter: QPainter, room: QRectF) -> None:
        theme = self._look.theme
        painter.setPen(QPen(QColor(theme.line), 1.2))
        painter.setBrush(QColor(theme.wood_light))
        painter.drawRoundedRect(room, 4, 4)
        painter.setClipRect(room)
        step = room.width() / 3
        for part in range(1, 6):
            painter.drawLine(
                QPointF(room.left(), room.top() + part * step),
                QPointF(room.left() + part * step, room.top()),
            )
