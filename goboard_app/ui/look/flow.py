"""FlowLayout: widgets beside one another that go on in the next line where they do not fit."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Lays its widgets out like the words of a text; its height follows from its width."""

    def __init__(self, *widgets: QWidget, spacing: int = 6) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)
        for widget in widgets:
            self.addWidget(widget)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: D102 - Qt's own
        self._items.append(item)

    def count(self) -> int:  # noqa: D102 - Qt's own
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: D102 - Qt's own
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: D102 - Qt's own
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: D102 - Qt's own
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: D102 - Qt's own
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: D102 - Qt's own
        return self._lay_out(QRect(0, 0, width, 0), is_dry=True)

    def setGeometry(self, rect: QRect) -> None:  # noqa: D102 - Qt's own
        super().setGeometry(rect)
        self._lay_out(rect, is_dry=False)

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        return self.minimumSize()

    def minimumSize(self) -> QSize:  # noqa: D102 - Qt's own
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _lay_out(self, rect: QRect, is_dry: bool) -> int:
        """Place the widgets, or only find out how high they would be; return the height."""
        x, y, line_height = rect.x(), rect.y(), 0
        for item in self._items:
            size = item.sizeHint()
            if x > rect.x() and x + size.width() > rect.x() + rect.width():
                x, y, line_height = rect.x(), y + line_height + self.spacing(), 0
            if not is_dry:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self.spacing()
            line_height = max(line_height, size.height())
        return y + line_height - rect.y()
