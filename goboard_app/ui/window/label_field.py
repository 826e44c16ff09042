"""LabelField: the text of a label, typed where it is to stand on the board."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from goboard_app.app.texts.format import translate
from goboard_app.go.board import Point
from goboard_app.ui.look.look import Look

_WIDTH, _HEIGHT = 170, 36


class LabelField(QLineEdit):
    """A small field over the board, hidden until it is asked for.

    Signals: `given(Point, str)` when Enter was pressed; `left()` when the field was left.
    """

    given = Signal(object, str)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = parent
        self._point: Point | None = None
        self.setPlaceholderText(translate("marks", "Text on this point"))
        self.setAccessibleName(translate("marks", "Text on this point"))
        self.setFixedSize(look.px(_WIDTH), look.px(_HEIGHT))
        self.hide()

    def ask(self, point: Point, place: QPoint, text: str) -> None:
        """Show the field below a place of its parent, with the text that stands there."""
        self._point = point
        self.setText(text)
        self.selectAll()
        left = min(max(0, place.x() - self.width() // 2), self._room.width() - self.width())
        top = min(place.y() + self.height() // 2, self._room.height() - self.height())
        self.move(left, top)
        self.show()
        self.raise_()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102 - Qt's own
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # The board behind would take it as a click on the keyboard point.
            event.accept()
            self._give()
        elif event.key() == Qt.Key.Key_Escape:
            event.accept()
            self._leave()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: D102 - Qt's own
        super().focusOutEvent(event)
        if self.isVisible() and event.reason() != Qt.FocusReason.PopupFocusReason:
            self._leave()

    def _give(self) -> None:
        point, text = self._point, self.text()
        self._leave()
        if point is not None:
            self.given.emit(point, text)

    def _leave(self) -> None:
        self.hide()
        self.left.emit()
