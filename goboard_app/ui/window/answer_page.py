"""AnswerPage: a page whose board is answered on, and whose buttons have plain keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.lessons import last_task_done
from goboard_app.go.board import Point
from goboard_app.ui.board.board_view import BoardView
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import column_layout
from goboard_app.ui.panels.answer_panel import AnswerPanel
from goboard_app.ui.window.areas import to_next_area
from goboard_app.ui.window.side_by_side import SideBySide


class AnswerPage(SideBySide):
    """Signals: `point_chosen(Point)`, `left()`, `unlock_asked()`; `locked(bool)`. Escape leaves.

    `keys` are the plain keys, each with the button that it clicks. While the page is locked nobody
    leaves it, and before a class Escape ends that first.
    """

    point_chosen = Signal(object)
    left = Signal()
    unlock_asked = Signal()
    locked = Signal(bool)
    panel: AnswerPanel

    def __init__(
        self,
        look: Look,
        describe: Callable[[Point], str],
        panel: AnswerPanel,
        keys: Mapping[Qt.Key, QPushButton],
        parent: QWidget | None = None,
    ) -> None:
        board = BoardView(look.theme, describe, translate("board", "Go board"))
        super().__init__(look, board, column_layout(panel), parent)
        self.panel = panel
        self._keys = dict(keys)
        self.board.point_clicked.connect(self._on_clicked)
        self.message.said.connect(panel.offer_words)
        panel.leave.clicked.connect(self._leave)
        panel.unlock.clicked.connect(self.unlock_asked)

    @property
    def is_locked(self) -> bool:
        """Whether one can only answer here."""
        return self.panel.is_locked

    def set_locked(self, is_locked: bool) -> None:
        """Let nobody leave from now on, or let everybody again."""
        self.panel.set_locked(is_locked)
        self.locked.emit(is_locked)
        self.board.setFocus()

    @Slot()
    def say_locked(self) -> None:
        """Say quietly why nothing happens."""
        text = translate("lock", "Locked")
        self.message.say_briefly(text, "lock")
        self.board.announce(text)

    def say_end(self) -> None:
        """Say that nothing comes after this, as nobody can leave."""
        text = last_task_done()
        self.message.say(text, icon="check")
        self.board.announce(text)

    def _show_class(self, scale: float) -> None:
        self.panel.show_class(self.is_presenting, scale)

    def _wanted_width(self) -> int:
        # On a narrow screen, and in some languages, the buttons say how wide the words are.
        return max(super()._wanted_width(), self._inside.minimumSize().width())

    @Slot()
    def _leave(self) -> None:
        if self.is_locked:
            self.say_locked()
        else:
            self.left.emit()

    @Slot(object, object)
    def _on_clicked(self, point: Point) -> None:
        self.point_chosen.emit(point)

    @Slot()
    def next_area(self) -> None:
        """Give the focus to the next part of the page: the board, then those of the panel."""
        to_next_area([[self.board], *self.panel.areas()])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what the buttons do."""
        button = self._button_of(event)
        if event.key() == Qt.Key.Key_Escape and not self._ends_presentation:
            event.accept()
            self._leave()
        elif button is not None:
            event.accept()
            if button.isVisible() and button.isEnabled():
                button.click()
        else:
            super().keyPressEvent(event)

    @property
    def _ends_presentation(self) -> bool:
        """Whether Escape is for the window, which ends the presentation."""
        return self.is_presenting and not self.is_locked

    def _button_of(self, event: QKeyEvent) -> QPushButton | None:
        if event.modifiers() != Qt.KeyboardModifier.NoModifier:
            return None
        return self._keys.get(Qt.Key(event.key()))
