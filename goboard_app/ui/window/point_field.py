"""PointField: type the name of a point, and the keyboard point goes there."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from goboard_app.go.point import BoardSize, parse_point
from goboard_app.ui.look.look import Look
from goboard_app.ui.look.parts import set_style

translate = QCoreApplication.translate


class PointField(QLineEdit):
    """A small field over the message line, hidden until it is asked for.

    Signals: `chosen(Point)`; `left()` when the field was left, with or without a point.
    """

    chosen = Signal(object)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = parent
        self._size = BoardSize(19, 19)
        self.setPlaceholderText(translate("point field", "Point, such as D4"))
        self.setAccessibleName(translate("point field", "Go to a point"))
        self.setFixedSize(look.px(190), look.px(36))
        self.hide()
        self.returnPressed.connect(self._on_return)
        self.textEdited.connect(self._on_edited)
        self.installEventFilter(self)

    def ask(self, size: BoardSize) -> None:
        """Show the field for a board of this size, empty, in the middle of its parent."""
        self._size = size
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
        try:
            point = parse_point(self.text(), self._size)
        except ValueError:
            set_style(self, bad="true")
            return
        self._leave()
        self.chosen.emit(point)

    @Slot()
    def _on_edited(self) -> None:
        set_style(self, bad="false")

    def _leave(self) -> None:
        self.hide()
        self.left.emit()
