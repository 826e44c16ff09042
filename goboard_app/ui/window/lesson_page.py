"""LessonPage: the board of a lesson, what is said to an answer, and the words beside it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from goboard_app.go.point import Point
from goboard_app.ui.board.board_view import BoardView
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import column, row
from goboard_app.ui.panels.lesson_panel import LessonPanel
from goboard_app.ui.window.game_page import panel_width
from goboard_app.ui.window.message_line import MessageLine

translate = QCoreApplication.translate

_LEAST_BOARD = 300
_MORE = 20
_MARGINS, _TIGHT_MARGINS = (18, 16, 18, 10), (14, 10, 14, 6)
_TIGHT_HEIGHT = 680


class LessonPage(QWidget):
    """Signals: `point_chosen(Point)`, `left()`.

    Plain keys do what the buttons do: N, B, H, A and P, and Escape leaves; digits go to the field
    for a number.
    """

    point_chosen = Signal(object)
    left = Signal()

    def __init__(
        self, look: Look, describe: Callable[[Point], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.board = BoardView(look.theme, describe, translate("board", "Go board"))
        self.message = MessageLine(look)
        self.panel = LessonPanel(look)
        self._build()
        self._connect()

    def _build(self) -> None:
        table = QWidget()
        table.setObjectName("page")
        table.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        left = column(spacing=0)
        left.addWidget(self.board, 1)
        left.addWidget(self.message)
        table.setLayout(left)
        side = QWidget()
        side.setObjectName("panel")
        side.setProperty("side", "right")
        side.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._inside = column(self.panel)
        side.setLayout(self._inside)
        self._table, self._side = table, side
        self._row = row(spacing=0)
        self._row.addWidget(table, 1)
        self._row.addWidget(side)
        self.setLayout(self._row)

    def _connect(self) -> None:
        self.board.point_clicked.connect(self._on_clicked)
        self.panel.leave.clicked.connect(self.left)

    @Slot(object, object)
    def _on_clicked(self, point: Point) -> None:
        self.point_chosen.emit(point)

    def take_keyboard(self) -> None:
        """Give the keyboard to what is answered with."""
        if self.panel.number.isVisible():
            self.panel.number.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def next_area(self) -> None:
        """Give the focus to the next part of the page."""
        areas: list[QWidget] = [self.board, *self.panel.areas()]
        here = next((i for i, area in enumerate(areas) if area.hasFocus()), -1)
        areas[(here + 1) % len(areas)].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the buttons do; digits are typed into the field."""
        button = self._button_of(event)
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self.left.emit()
        elif button is not None:
            event.accept()
            if button.isVisible() and button.isEnabled():
                button.click()
        elif event.text().isdecimal() and self.panel.number.isVisible():
            event.accept()
            self.panel.number.setFocus(Qt.FocusReason.OtherFocusReason)
            self.panel.number.setText(event.text())
        else:
            super().keyPressEvent(event)

    def _button_of(self, event: QKeyEvent) -> QPushButton | None:
        if event.modifiers() != Qt.KeyboardModifier.NoModifier:
            return None
        panel, keys = self.panel, Qt.Key
        return {
            keys.Key_N: panel.forward,
            keys.Key_B: panel.back,
            keys.Key_H: panel.hint,
            keys.Key_A: panel.again,
            keys.Key_P: panel.passing,
        }.get(Qt.Key(event.key()))

    # Layout

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Words beside the board, or below it in a window that is taller than wide."""
        px, is_tall = self._look.px, self.height() > self.width() * 1.05
        directions = QBoxLayout.Direction
        self._row.setDirection(directions.TopToBottom if is_tall else directions.LeftToRight)
        margins = _TIGHT_MARGINS if self.height() < px(_TIGHT_HEIGHT) else _MARGINS
        self._inside.setContentsMargins(*margins)
        if is_tall:
            self._side.setFixedWidth(self.width())
            self._table.setMaximumHeight(self.height() * 6 // 10)
            return
        self._table.setMaximumHeight(16_777_215)
        room = max(1, self.width() - _LEAST_BOARD)
        self._side.setFixedWidth(min(px(panel_width(self.width()) + _MORE), room))
