"""ProblemPage: the board of a problem, what a move comes to, and the question beside it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from goboard_app.go.board import Point
from goboard_app.ui.look.look import Look
from goboard_app.ui.panels.problem_panel import ProblemPanel
from goboard_app.ui.window.answer_page import AnswerPage


class ProblemPage(AnswerPage):
    """Plain keys do what the buttons do.

    N and B go on and back, Backspace takes back, S shows the solution, T, M and C turn, mirror and
    swap, H hints, P passes.
    """

    panel: ProblemPanel

    def __init__(
        self, look: Look, describe: Callable[[Point], str], parent: QWidget | None = None
    ) -> None:
        self.panel = panel = ProblemPanel(look)
        keys = {
            Qt.Key.Key_N: panel.forward,
            Qt.Key.Key_B: panel.back,
            Qt.Key.Key_Backspace: panel.take_back,
            Qt.Key.Key_S: panel.solution,
            Qt.Key.Key_T: panel.turn,
            Qt.Key.Key_M: panel.mirror,
            Qt.Key.Key_C: panel.swap,
            Qt.Key.Key_H: panel.hint,
            Qt.Key.Key_P: panel.passing,
        }
        super().__init__(look, describe, panel, keys, parent)
