"""Small fields that ask where to go: the name of a point, the number of a move."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.app.texts.record import move_wanted
from goboard_app.go.board import BoardSize, Point, parse_point
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import set_style


class AskingField(QLineEdit):
    """A small field over the board, hidden until it is asked for.

    Signals: `chosen(object)` with what was typed, as `read` understands it; `left()` when the field
    was left, with or without an answer.
    """

    chosen = Signal(object)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget, name: str) -> None:
        super().__init__(parent)
        self._room = parent
        self.setAccessibleName(name)
        self.setFixedSize(look.px(210), look.px(36))
        self.hide()
        self.returnPressed.connect(self._on_return)
        self.textEdited.connect(self._on_edited)
        self.installEventFilter(self)

    @abstractmethod
    def read(self, text: str) -> object | None:
        """What a text means; None where it means nothing."""

    def open(self) -> None:
        """Show the field, empty, in the middle of its parent."""
        self.clear()
        set_style(self, bad="false")
        room = self._room.size()
        self.move((room.width() - self.width()) // 2, (room.height() - self.height()) // 2)
        self.show()
        self.raise_()
        self.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102 - Qt's own
        is_escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if event.type() == QEvent.Type.KeyPress and is_escape:
            self._leave()
            return True
        if event.type() == QEvent.Type.FocusOut and self.isVisible():
            self._leave()
        return False

    @Slot()
    def _on_return(self) -> None:
        answer = self.read(self.text())
        if answer is None:
            set_style(self, bad="true")
            return
        self._leave()
        self.chosen.emit(answer)

    @Slot()
    def _on_edited(self) -> None:
        set_style(self, bad="false")

    def _leave(self) -> None:
        self.hide()
        self.left.emit()


class PointField(AskingField):
    """Asks for a point of a board. Signal: `chosen(Point)`."""

    def __init__(self, look: Look, parent: QWidget, name: str = "") -> None:
        super().__init__(look, parent, name or translate("point field", "Go to a point"))
        self._size = BoardSize(19, 19)
        self.setPlaceholderText(translate("point field", "Point, such as D4"))

    def ask(self, size: BoardSize) -> None:
        """Ask for a point of a board of this size."""
        self._size = size
        self.open()

    def read(self, text: str) -> Point | None:
        """The point of that name."""
        try:
            return parse_point(text, self._size)
        except ValueError:
            return None


class MoveNumberField(AskingField):
    """Asks for the number of a move. Signal: `chosen(int)`."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent, translate("point field", "Go to a move"))
        self._last = 0

    def ask(self, last: int) -> None:
        """Ask for a number up to that of the last move; 0 is the start."""
        self._last = last
        self.setPlaceholderText(move_wanted(last))
        self.open()

    def read(self, text: str) -> int | None:
        """The number, if there is a move with it."""
        plain = text.strip()
        number = int(plain) if plain.isdecimal() and len(plain) < 10 else -1
        return number if 0 <= number <= self._last else None
