"""LessonPage: the board of a lesson, what is said to an answer, and the words beside it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from goboard_app.go.board import Point
from goboard_app.ui.look.look import Look
from goboard_app.ui.panels.lesson_panel import LessonPanel
from goboard_app.ui.window.answer_page import AnswerPage


class LessonPage(AnswerPage):
    """Plain keys do what the buttons do: N, B, H, A and P; digits go to the field for a number."""

    panel: LessonPanel

    def __init__(
        self, look: Look, describe: Callable[[Point], str], parent: QWidget | None = None
    ) -> None:
        self.panel = panel = LessonPanel(look)
        keys = {
            Qt.Key.Key_N: panel.forward,
            Qt.Key.Key_B: panel.back,
            Qt.Key.Key_H: panel.hint,
            Qt.Key.Key_A: panel.again,
            Qt.Key.Key_P: panel.passing,
        }
        super().__init__(look, describe, panel, keys, parent)

    def take_keyboard(self) -> None:
        """Give the keyboard to what is answered with."""
        if self.panel.number.isVisible():
            self.panel.number.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the buttons do; digits are typed into the field."""
        if event.text().isdecimal() and self.panel.number.isVisible():
            event.accept()
            self.panel.number.setFocus(Qt.FocusReason.OtherFocusReason)
            self.panel.number.setText(event.text())
        else:
            super().keyPressEvent(event)
