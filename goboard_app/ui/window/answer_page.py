"""AnswerPage: a page whose board is answered on, and whose buttons have plain keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from goboard_app.go.point import Point
from goboard_app.ui.board.board_view import BoardView
from goboard_app.ui.look.look import Look
from goboard_app.ui.window.side_by_side import SideBySide

translate = QCoreApplication.translate


class AnswerPage(SideBySide):
    """Signals: `point_chosen(Point)`, `left()`; Escape leaves.

    `keys` are the plain keys, each with the button that it clicks.
    """

    point_chosen = Signal(object)
    left = Signal()

    def __init__(
        self,
        look: Look,
        describe: Callable[[Point], str],
        inside: QVBoxLayout,
        keys: Mapping[Qt.Key, QPushButton],
        parent: QWidget | None = None,
    ) -> None:
        board = BoardView(look.theme, describe, translate("board", "Go board"))
        super().__init__(look, board, inside, parent)
        self._keys = dict(keys)
        self.board.point_clicked.connect(self._on_clicked)

    @Slot(object, object)
    def _on_clicked(self, point: Point) -> None:
        self.point_chosen.emit(point)

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
        return self._keys.get(Qt.Key(event.key()))
