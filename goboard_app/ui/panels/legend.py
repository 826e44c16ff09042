"""LegendEntry: a mark of the board and what it means."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import label, row

_SIDE = 22
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
        is_sentence = mark is LegendMark.SEKI
        self.text = label(role="panel", wraps=is_sentence)
        layout = row(_Sign(look, mark), spacing=8)
        layout.addWidget(self.text, int(is_sentence))
        self.setLayout(layout)

    def show_text(self, text: str) -> None:
        """Say what the mark means here; without a text it is not there."""
        self.text.setText(text)
        self.setVisible(bool(text))


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
