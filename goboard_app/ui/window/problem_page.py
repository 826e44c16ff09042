"""ProblemPage: the board of a problem, what a move comes to, and the question beside it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from goboard_app.go.point import Point
from goboard_app.ui.board.board_view import BoardView
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import column
from goboard_app.ui.panels.problem_panel import ProblemPanel
from goboard_app.ui.window.side_by_side import SideBySide

translate = QCoreApplication.translate


class ProblemPage(SideBySide):
    """Signals: `point_chosen(Point)`, `left()`.

    Plain keys do what the buttons do: N and B go on and back, Backspace takes back, S shows the
    solution, T, M and C turn, mirror and swap, H hints, P passes; Escape leaves.
    """

    point_chosen = Signal(object)
    left = Signal()

    def __init__(
        self, look: Look, describe: Callable[[Point], str], parent: QWidget | None = None
    ) -> None:
        self.panel = ProblemPanel(look)
        board = BoardView(look.theme, describe, translate("board", "Go board"))
        super().__init__(look, board, column(self.panel), parent)
        self.board.point_clicked.connect(self._on_clicked)
        self.panel.leave.clicked.connect(self.left)

    @Slot(object, object)
    def _on_clicked(self, point: Point) -> None:
        self.point_chosen.emit(point)

    @Slot()
    def next_area(self) -> None:
        """Give the focus to the next part of the page."""
        areas: list[QWidget] = [self.board, *self.panel.areas()]
        here = next((i for i, area in enumerate(areas) if area.hasFocus()), -1)
        areas[(here + 1) % len(areas)].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the buttons do."""
        button = self._button_of(event)
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
            self.left.emit()
        elif button is not None:
            event.accept()
            if button.isVisible() and button.isEnabled():
                button.click()
        else:
            super().keyPressEvent(event)

    def _button_of(self, event: QKeyEvent) -> QPushButton | None:
        if event.modifiers() != Qt.KeyboardModifier.NoModifier:
            return None
        panel, keys = self.panel, Qt.Key
        return {
            keys.Key_N: panel.forward,
            keys.Key_B: panel.back,
            keys.Key_Backspace: panel.take_back,
            keys.Key_S: panel.solution,
            keys.Key_T: panel.turn,
            keys.Key_M: panel.mirror,
            keys.Key_C: panel.swap,
            keys.Key_H: panel.hint,
            keys.Key_P: panel.passing,
        }.get(Qt.Key(event.key()))
