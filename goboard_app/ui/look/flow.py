"""FlowRow: widgets beside one another that go on in the next line where they do not fit."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget


class FlowRow(QWidget):
    """Places its widgets like the words of a text; its height follows from its width.

    It is a widget and no layout of Qt's: layouts written in Python hand items to and fro between
    the two languages, and PySide has been seen to crash over who owns them.
    """

    def __init__(self, *widgets: QWidget, spacing: int = 6) -> None:
        super().__init__()
        self._widgets = widgets
        self._spacing = spacing
        for widget in widgets:
            widget.setParent(self)
            widget.installEventFilter(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:  # noqa: D102 - Qt's own
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: D102 - Qt's own
        return self._place(width, is_dry=True)

    def sizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        wide = sum(_size(w).width() + self._spacing for w in self._shown()) - self._spacing
        width = self.width() if self.testAttribute(Qt.WidgetAttribute.WA_Resized) else wide
        return QSize(max(0, wide), self.heightForWidth(max(1, width)))

    def minimumSizeHint(self) -> QSize:  # noqa: D102 - Qt's own
        widths = [_size(widget).width() for widget in self._shown()]
        return QSize(max(widths, default=0), self.heightForWidth(max(1, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102 - Qt's own
        super().resizeEvent(event)
        self._place(self.width(), is_dry=False)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def event(self, event: QEvent) -> bool:  # noqa: D102 - Qt's own
        if event.type() == QEvent.Type.LayoutRequest:
            self._place(self.width(), is_dry=False)
            self.updateGeometry()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102 - Qt's own
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._place(self.width(), is_dry=False)
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def _shown(self) -> list[QWidget]:
        return [widget for widget in self._widgets if not widget.isHidden()]

    def _place(self, width: int, is_dry: bool) -> int:
        """Place the widgets, or only find out how high they would be; return the height."""
        y = 0
        for line in self._lines(width):
            height = max(_size(widget).height() for widget in line)
            x = 0
            for widget in line:
                size = _size(widget)
                if not is_dry:
                    top = y + (height - size.height()) // 2
                    widget.setGeometry(QRect(QPoint(x, top), size))
                x += size.width() + self._spacing
            y += height + self._spacing
        return max(0, y - self._spacing)

    def _lines(self, width: int) -> list[list[QWidget]]:
        """The widgets of each line; what is hidden takes no room."""
        lines: list[list[QWidget]] = []
        x = 0
        for widget in self._shown():
            wide = _size(widget).width()
            if not lines or x + wide > width:
                lines.append([])
                x = 0
            lines[-1].append(widget)
            x += wide + self._spacing
        return lines


def _size(widget: QWidget) -> QSize:
    return widget.sizeHint().expandedTo(widget.minimumSize())
