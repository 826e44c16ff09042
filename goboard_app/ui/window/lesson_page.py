"""LessonPage: the board of a lesson, what is said to an answer, and the words beside it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from goboard_app.go.point import Point
from goboard_app.ui.board.board_view import BoardView
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import column
from goboard_app.ui.panels.lesson_panel import LessonPanel
from goboard_app.ui.window.side_by_side import SideBySide

translate = QCoreApplication.translate


class LessonPage(SideBySide):
    """Signals: `point_chosen(Point)`, `left()`.

    Plain keys do what the buttons do: N, B, H, A and P, and Escape leaves; digits go to the field
    for a number.
    """

    point_chosen = Signal(object)
    left = Signal()

    def __init__(
        self, look: Look, describe: Callable[[Point], str], parent: QWidget | None = None
    ) -> None:
        self.panel = LessonPanel(look)
        board = BoardView(look.theme, describe, translate("board", "Go board"))
        super().__init__(look, board, column(self.panel), parent)
        self._connect()

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
